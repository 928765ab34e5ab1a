"""The phases of the proving game, one file each."""
