"""What a site says of itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SiteProblem = Literal["database", "disk", "mail"]


class NoticeWays(Struct, frozen=True):
    """How this site can tell people who are away that it is their turn.

    `push` is the public key that browsers subscribe with; null if the site sends no push messages.
    """

    mail: bool = False
    push: str | None = None
    webhooks: bool = False


class SiteFacts(Struct, frozen=True):
    """What a site says of itself, and of the request that asks.

    `address` is where the request seems to come from. `forwarded` says whether a proxy named that
    address and was believed; "ignored" means that the server does not know this proxy. `nearby` are
    addresses of the site in the local network; only a browser on the same machine is told them.
    `url` is where links in messages lead; empty if the host gave none.
    """

    version: str
    time: float
    address: str
    forwarded: Literal["none", "believed", "ignored"]
    problems: list[SiteProblem]
    notices: NoticeWays
    nearby: list[str] = []
    imprint: bool = False
    privacy: bool = False
    url: str = ""
