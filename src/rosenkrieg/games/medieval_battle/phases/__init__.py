"""The phases, in the order of the book."""
