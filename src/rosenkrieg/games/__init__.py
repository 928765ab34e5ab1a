"""The games, one folder each. They import the core and nothing else of ours."""

from rosenkrieg.core.registry import announce

announce("rosenkoenig", "rosenkrieg.games.rosenkoenig.game")
announce("vetternkrieg", "rosenkrieg.games.vetternkrieg.game")
announce("richard3", "rosenkrieg.games.richard3.game")
announce("medieval_battle", "rosenkrieg.games.medieval_battle.game")
announce("rampant", "rosenkrieg.games.rampant.game")
