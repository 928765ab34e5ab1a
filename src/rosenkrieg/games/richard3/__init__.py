"""Richard III: The Wars of the Roses."""
