"""Computer players: they get views, never states."""
