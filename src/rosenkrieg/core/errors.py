"""What can go wrong, as one tree. Every message says what was expected and what came.

GameError
├── UnknownGame         no game is registered under that key
├── UnknownPlayer       no computer player of that name for that game
├── BadOptions          an option is unknown, or its value is not one of those offered
│   └── BadEdition      the data of an edition is broken; names the entry and the reason
├── BadOrders           a standing order is unknown, or its value is not one of those offered
├── BadRecord           a record is damaged or breaks the rules; names the first move at fault
├── BadEntropy          a seat's entropy is too long or has characters that are not allowed
└── IllegalAction       the action cannot be done
    ├── NotYourTurn     the seat has nothing to decide now
    ├── StaleVersion    the decision was made for an earlier position
    ├── MatchOver       nothing can be done any more
    └── NoTakeBack      the last action cannot be taken back

`assert` is for our own bugs, these are for input from outside.
"""


class GameError(Exception):
    """Something from outside was not as expected; the message is a line or more for people."""


class UnknownGame(GameError):
    """No game is registered under that key."""


class UnknownPlayer(GameError):
    """No computer player of that name exists for that game."""


class BadOptions(GameError):
    """An option is unknown, or its value is not one of those offered."""


class BadEdition(BadOptions):
    """The data of an edition is broken; the message has a line for each fault."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class BadOrders(GameError):
    """A standing order is unknown, or its value is not one of those offered."""


class BadRecord(GameError):
    """A record is damaged, or does not follow the rules."""


class BadEntropy(GameError):
    """A seat's entropy is too long or has characters that are not allowed."""


class IllegalAction(GameError):
    """The action cannot be done now."""


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide now."""


class StaleVersion(IllegalAction):
    """The decision was made for an earlier position."""


class MatchOver(IllegalAction):
    """Nothing can be done any more."""


class NoTakeBack(IllegalAction):
    """The last action cannot be taken back."""
