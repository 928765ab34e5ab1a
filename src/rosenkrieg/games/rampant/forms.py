"""How the texts of each kind of action look; `notation` writes and reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rosenkrieg.core.contract import Form
from rosenkrieg.games.rampant import actions as a

_NAME: Final = "[A-Za-z0-9_.-]{1,40}"
_NUMBER: Final = r"\d{1,3}"

FORMS: Final[Mapping[type, Form]] = {
    a.Yes: Form("yes", "yes"),
    a.No: Form("no", "no"),
    a.PickKind: Form("kind:forest", f"kind:{_NAME}"),
    a.Form: Form("raid", "raid|battle"),
    a.Choose: Form("attack", "attack|defend"),
    a.Name: Form("name:f0-1", f"name:{_NAME}"),
    a.Declare: Form("points:26", f"points:{_NUMBER}"),
    a.Propose: Form("scenario:LR-A", f"scenario:{_NAME}"),
    a.Piece: Form("piece:wood", f"piece:{_NAME}"),
    a.Place: Form("at:12,9", r"at:\d{1,2},\d{1,2}"),
    a.Remove: Form("remove", "remove"),
    a.PickBoast: Form("boast:first_blow", f"boast:{_NAME}"),
    a.Tell: Form("glory:5", f"(fielded|glory|heroes|done):{_NUMBER}"),
    a.Concede: Form("concede", "concede"),
    a.TakeRolled: Form("rolled", "rolled"),
    a.Rolled: Form("roll:4", f"roll:{_NUMBER}"),
}
