"""What the computer players know of Rosenkönig."""
