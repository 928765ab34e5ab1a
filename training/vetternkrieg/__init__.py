"""Measuring and training the computer players of Vetternkrieg."""
