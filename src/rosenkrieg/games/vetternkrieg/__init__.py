"""Vetternkrieg, with the twists of war: secret cards, three regions, a bluff a round."""
