"""What the search player of Richard III knows: battles to come, and what a position is worth."""
