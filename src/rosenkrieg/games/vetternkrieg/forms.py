"""How the texts of each kind of action look; `notation` writes and reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rosenkrieg.core.contract import Form
from rosenkrieg.games.vetternkrieg import actions as a
from rosenkrieg.games.vetternkrieg.troops import REGIONS

_CARD: Final = a.ID_FORM.pattern
_REGION: Final = f"({'|'.join(REGIONS)})"
_SHIFT: Final = r"[a-z]:\w+>\w+(\*\d+)?"
_SHIFTS: Final = rf"{_SHIFT}(\+{_SHIFT})*"

FORMS: Final[Mapping[type, Form]] = {
    a.Give: Form("give:E4", f"give:{_CARD}"),
    a.Lay: Form("lay:wakefield", f"lay:{_CARD}"),
    a.Muster: Form("muster:1", r"muster:\d"),
    a.Gain: Form("E4/gain", f"{_CARD}/gain"),
    a.Deploy: Form("E4/deploy/2", rf"{_CARD}/deploy/\d"),
    a.March: Form("E4/move/central/2,0,1", rf"{_CARD}/move/{_REGION}/\d,\d,\d"),
    a.Place: Form("E4/place/north", f"{_CARD}/place/{_REGION}"),
    a.Remove: Form("E4/remove/north", f"{_CARD}/remove/{_REGION}"),
    a.MainEvent: Form("E4/main/r:reserve>north*2", f"{_CARD}/main/{_SHIFTS}"),
    a.OwnSecondary: Form("E4/secondary/r:reserve>north", f"{_CARD}/secondary/{_SHIFTS}"),
    a.Nothing: Form("E4/nothing", f"{_CARD}/nothing"),
    a.Attempt: Form("try:north", f"try:{_REGION}"),
    a.Stop: Form("stop", "stop"),
    a.Secondary: Form("event/r:reserve>north", f"event/{_SHIFTS}"),
    a.Decline: Form("decline", "decline"),
    a.Claim: Form("claim:55", r"claim:\d{1,3}"),
    a.Believe: Form("believe", "believe"),
    a.Doubt: Form("doubt", "doubt"),
    a.LastCard: Form("last:255", r"last:\d{3}"),
    a.Hold: Form("hold", "hold"),
    a.Settle: Form("settle:north*2", rf"settle:({_REGION}\*\d|reserve)"),
    a.Keep: Form("keep", "keep"),
    a.Discard: Form("discard", "discard"),
    a.TurnedUp: Form("twist:T1", f"twist:{_CARD}"),
    a.Dealt: Form("card:E4", f"card:{_CARD}"),
    a.Rolled: Form("die:4", "die:[1-6]"),
    a.Thrown: Form("throw:245", r"throw:(\d{3}|\?)"),
}
