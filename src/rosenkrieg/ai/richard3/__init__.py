"""What the computer players know of Richard III."""
