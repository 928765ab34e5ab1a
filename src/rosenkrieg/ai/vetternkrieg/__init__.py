"""What the computer players know of Vetternkrieg."""
