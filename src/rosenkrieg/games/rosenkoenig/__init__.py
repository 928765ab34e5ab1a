"""Rosenkönig: a duel of roses around one crown."""
