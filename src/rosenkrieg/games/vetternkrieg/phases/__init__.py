"""The seven phases of a round, a file each, in the order of the rulebook."""
