"""How the nets in the package were made. Not part of the package."""
