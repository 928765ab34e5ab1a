"""Learns Rosenkönig by self-play; see docs/training.md."""
