"""What is known of Medieval Battle, and its computer players."""
