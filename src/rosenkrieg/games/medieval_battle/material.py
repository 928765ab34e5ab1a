"""What every edition has alike: the units by name, kinds of ground, numbers of the book."""

from __future__ import annotations

from typing import Final

SIDES: Final = ("red", "yellow")

MOUNTED: Final = ("HC", "LC", "MA")
ON_FOOT: Final = ("HI", "LI", "PK", "LB", "AR")
KINDS: Final = (*MOUNTED, *ON_FOOT, "BG")
KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
BAGGAGE: Final = KIND["BG"]
LONGBOWMEN: Final = KIND["LB"]
FIGHTERS: Final = range(BAGGAGE)
"""The kinds that are recruited."""

# how a kind moves [P1]
FOOT: Final = 0
HORSE: Final = 1
CART: Final = 2
GAIT: Final = (HORSE,) * len(MOUNTED) + (FOOT,) * len(ON_FOOT) + (CART,)

# ground [R10-R13]
PLAIN: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
GROUNDS: Final = ("plain", "forest", "hill", "mountain")
LETTERS: Final = ".fhm"
LEVEL: Final = (0, 0, 1, 2)
"""How high each kind of ground lies. [R10-R12]"""
COST: Final = (1, 2, 2, 2)
"""Points to enter it. [R13]"""

SIZES: Final = ("standard", "large")

MARKERS: Final = 5  # [R5]
FROM_FLAGS: Final = 3  # [R21, Q1]
FROM_BAGGAGE: Final = 3  # [R21, Q1]
FOR_BAGGAGE: Final = 3  # [R90]
ON_FOOT_POINTS: Final = (0, 0, 1, 1, 2, 2)
"""Points after dismounting, by points before. [R84]"""
MOST_POINTS: Final = len(ON_FOOT_POINTS) - 1
