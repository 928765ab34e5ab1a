"""How the texts of each kind of action look; `notation` writes and reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rosenkrieg.core.contract import Form
from rosenkrieg.games.rosenkoenig import actions as a

_CARD: Final = "(N|S)?(E|W)?[123]"

FORMS: Final[Mapping[type, Form]] = {
    a.Place: Form("NW2", _CARD),
    a.Flip: Form("SE3*", rf"{_CARD}\*"),
    a.Draw: Form("+", r"\+"),
    a.Dealt: Form("S1", _CARD),
}
