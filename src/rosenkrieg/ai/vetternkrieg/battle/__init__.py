"""The equilibrium of Vetternkrieg's battle: how often to lie, and how often to doubt."""
