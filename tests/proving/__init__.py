"""The proving game: small, real, never shipped, with every hard thing a game can have at once."""
