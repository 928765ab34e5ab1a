"""The phases of a turn and of the political turn, in the order of the rulebook."""
