"""The small types that messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rosenkrieg.server.settings import NAME_LENGTH

SeatNumber = Literal[0, 1]
Id = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Entropy = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{0,64}$")]
Commit = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Thing = Annotated[str, Meta(max_length=200)]
Path = Annotated[tuple[Thing, ...], Meta(max_length=16)]
OrderName = Annotated[str, Meta(max_length=40)]
Action = Annotated[str, Meta(max_length=4000)]
