"""How the texts of each kind of action look; `notation` writes and reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rosenkrieg.core.contract import Form
from rosenkrieg.games.richard3 import actions as a

_BLOCK: Final = "[a-z-]+[a-z_0-9]*"
_NAME: Final = "[a-z_0-9]+"

FORMS: Final[Mapping[type, Form]] = {
    a.PlayCard: Form("play:treason", f"play:{_NAME}"),
    a.Claim: Form("claim", "claim"),
    a.Keep: Form("keep", "keep"),
    a.Exchange: Form("exchange", "exchange"),
    a.Take: Form("take:y-warwick", f"take:{_BLOCK}"),
    a.Step: Form("step:kent", f"step:{_NAME}"),
    a.Sail: Form("sail:kent", f"sail:{_NAME}"),
    a.Stop: Form("stop", "stop"),
    a.Recruit: Form("recruit:y-norfolk:east_anglia", f"recruit:{_BLOCK}:{_NAME}"),
    a.Muster: Form("muster:kent", f"muster:{_NAME}"),
    a.Plague: Form("plague:kent", f"plague:{_NAME}"),
    a.End: Form("end", "end"),
    a.Declare: Form("main:essex:rutland", f"main:{_NAME}:{_NAME}"),
    a.Fight: Form("fight:essex", f"fight:{_NAME}"),
    a.PlayTreason: Form("treason:l-rivers", f"treason:{_BLOCK}"),
    a.Wait: Form("wait", "wait"),
    a.Fire: Form("fire:y-march", f"fire:{_BLOCK}"),
    a.Charge: Form("charge:y-march:l-rivers", f"charge:{_BLOCK}:{_BLOCK}"),
    a.Retreat: Form("retreat:y-march:kent", f"retreat:{_BLOCK}:{_NAME}"),
    a.Treachery: Form("turn:y-march:l-rivers", f"turn:{_BLOCK}:{_BLOCK}"),
    a.Pass: Form("pass:y-march", f"pass:{_BLOCK}"),
    a.Perish: Form("perish:y-march", f"perish:{_BLOCK}"),
    a.Suffer: Form("suffer:l-rivers", f"suffer:{_BLOCK}"),
    a.Regroup: Form("regroup:y-march:kent", f"regroup:{_BLOCK}:{_NAME}"),
    a.Enter: Form("enter:y-clarence:calais", f"enter:{_BLOCK}:{_NAME}"),
    a.Execute: Form("execute:l-clarence", f"execute:{_BLOCK}"),
    a.Spare: Form("spare:l-clarence", f"spare:{_BLOCK}"),
    a.Lose: Form("lose:y-march", f"lose:{_BLOCK}"),
    a.GoHome: Form("home:y-march:calais", f"home:{_BLOCK}:{_NAME}"),
    a.Leave: Form("leave:y-march", f"leave:{_BLOCK}"),
    a.Dealt: Form("action_3", f"{_NAME}"),
    a.Roll: Form("1-3-6", "[1-6](-[1-6])*"),
}
