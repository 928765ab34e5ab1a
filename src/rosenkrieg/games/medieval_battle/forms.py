"""How the texts of each kind of action look; `notation` writes and reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rosenkrieg.core.contract import Form
from rosenkrieg.games.medieval_battle import actions as a

_HEX: Final = r"-?\d+,-?\d+"
_PIECE: Final = "[A-Za-z0-9]{1,13}"

FORMS: Final[Mapping[type, Form]] = {
    a.Lay: Form("lay:A", f"lay:{_PIECE}"),
    a.Recruit: Form("recruit:2,1,0", r"recruit:\d(,\d)*"),
    a.Deploy: Form("deploy:BG:3,-2", f"deploy:[A-Z]+:{_HEX}"),
    a.Done: Form("done", "done"),
    a.Move: Form("move:0,0:2,0", f"(move|dismount):{_HEX}(:{_HEX})+"),
    a.Attack: Form("attack:0,0:1,0", f"attack:{_HEX}(:{_HEX})?"),
    a.Shoot: Form("shoot:0,0:2,0", f"shoot:{_HEX}(:{_HEX})?"),
    a.Rally: Form("rally", "rally"),
    a.Pass: Form("pass", "pass"),
    a.Dismount: Form("dismount", "dismount"),
    a.Stop: Form("stop", "stop"),
    a.Stand: Form("stand", "stand"),
    a.Retreat: Form("retreat:1,0", f"retreat:{_HEX}"),
    a.Leave: Form("leave", "leave"),
    a.Enter: Form("enter:held.HC2:1,0", rf"enter:[A-Za-z]+\.[A-Z]+[12]:{_HEX}"),
}
