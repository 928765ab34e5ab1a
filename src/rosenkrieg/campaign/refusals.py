"""What is said to a command or a file that cannot be."""

from __future__ import annotations

from rosenkrieg.core.contract import Message
from rosenkrieg.core.errors import GameError


class Refused(GameError):
    """A command that cannot be carried out; nothing has changed.

    `words` say the same to people, in their language.
    """

    def __init__(self, text: str, words: Message | None = None) -> None:
        super().__init__(text)
        self.words = words


class BadCampaign(GameError):
    """A file that is no campaign."""


def not_the_organizer(author: str) -> Refused:
    """Only the organizer may do this."""
    return Refused(f"expected the organizer, got {author!r:.40}", Message("refused-organizer"))


def no_reason() -> Refused:
    """A correction comes with a reason."""
    return Refused("expected a reason, got none", Message("refused-reason"))


def not_together() -> Refused:
    """Someone else must agree."""
    return Refused("expected someone else to agree", Message("refused-together"))


def still_secret() -> Refused:
    """What was chosen in secret is corrected when it is shown."""
    return Refused("expected something open, not a secret choice", Message("refused-secret"))


def no_such_entry(id: str) -> Refused:
    """An entry that is not in the ledger."""
    return Refused(f"expected an entry of the ledger, got {id!r:.80}", Message("refused-entry"))


def disputed_enough(most: int) -> Refused:
    """After so many reports the two do not agree by themselves. [Q27]"""
    return Refused(
        f"expected the organizer to decide after {most} reports",
        Message("refused-disputed", {"most": most}),
    )
