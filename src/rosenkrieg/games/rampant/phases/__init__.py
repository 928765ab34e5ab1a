"""The steps of a battle, one module each, in their order."""
