"""The games, one folder each. They import the core and nothing else of ours."""

from rosenkrieg.core.registry import announce

announce("rosenkoenig", "rosenkrieg.games.rosenkoenig.rules")
announce("vetternkrieg", "rosenkrieg.games.vetternkrieg.rules")
announce("richard3", "rosenkrieg.games.richard3.rules")
