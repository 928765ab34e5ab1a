"""Medieval Battle; see game.py."""
