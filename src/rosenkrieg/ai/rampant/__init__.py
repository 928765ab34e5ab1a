"""What is known of Rampant, and its computer players."""
