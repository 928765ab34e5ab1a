# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Log lines, prompts, previews and refusals, as Red, White and a spectator read them."""

from __future__ import annotations

import re

import pytest

from rosenkrieg.core.contract import FIRST, SECOND, Viewer
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.locale import game_package, source
from tests.games.rosenkoenig.table import (
    READERS,
    SEAT,
    dealt,
    last_lines,
    legal,
    log_lines,
    match_at,
    play,
    say,
)

DEAD = "N2 N3 NE2 NE3 E1"
NEARLY_FULL = """
    6 rwrwrW...
    5 rrrwwwrrr
    4 wwwrrrwww
    3 rrrwwwrrr
    2 wwwrrrwww
    1 rwrwrwrwr
"""


def blocked(picture: str) -> Match:
    """A game that ends blocked in the corner i9, with these further roses."""
    match = match_at(f"9 ........R\n{picture}", red="N1 NE1 E2 E3", white=DEAD)
    return play(match, "+SE1")


def read(match: Match, language: str) -> dict[str, list[str]]:
    """What each reader finds in the log about the last move."""
    return {name: last_lines(match, viewer, language) for name, viewer in READERS.items()}


def same(*lines: str) -> dict[str, list[str]]:
    return {reader: list(lines) for reader in READERS}


def prompted(match: Match, viewer: Viewer, language: str = "en") -> str:
    return say([match.prompt(viewer)], language)[0]


def preview(match: Match, text: str, language: str = "en") -> list[str]:
    seat = match.actors[0]
    action = GAME.decode_action(text, seat)
    return say(GAME.preview(match.view(seat), action), language)


def refusal(match: Match, side: str, *path: str) -> tuple[str, str]:
    """A refusal in German and in English."""
    message = match.why_not(SEAT[side], path)
    assert message is not None
    assert message.refs == (f"rule:{message.params['rule']}",)
    return say([message], "de")[0], say([message], "en")[0]


# the log


def test_the_deal_is_told_when_a_hand_is_complete() -> None:
    match = dealt()
    assert log_lines(match, FIRST, "de") == [
        "Du beginnst mit SO 1, S 2, W 1, NW 1, NW 2.",
        "York beginnt mit NO 1, NO 2, O 1, SO 2, S 1.",
    ]
    assert log_lines(match, SECOND, "en") == [
        "Lancaster starts with SE 1, S 2, W 1, NW 1, NW 2.",
        "You start with NE 1, NE 2, E 1, SE 2, S 1.",
    ]
    assert log_lines(match, None, "en") == [
        "Lancaster starts with SE 1, S 2, W 1, NW 1, NW 2.",
        "York starts with NE 1, NE 2, E 1, SE 2, S 1.",
    ]


def test_a_placement_is_told() -> None:
    match = play(dealt(), "NW2")
    assert read(match, "de") == {
        "red": ["Du besetzt c7 mit NW 2."],
        "white": ["Lancaster besetzt c7 mit NW 2."],
        "watch": ["Lancaster besetzt c7 mit NW 2."],
    }
    play(match, "SE2")
    assert read(match, "en") == {
        "red": ["York takes e5 with SE 2."],
        "white": ["You take e5 with SE 2."],
        "watch": ["York takes e5 with SE 2."],
    }


def test_a_flip_is_told() -> None:
    match = play(match_at("5 ....Rw...", red="E1"), "E1*")
    assert read(match, "de") == {
        "red": ["Du drehst die Rose auf f5 mit einem Helden und O 1 um."],
        "white": ["Lancaster dreht die Rose auf f5 mit einem Helden und O 1 um."],
        "watch": ["Lancaster dreht die Rose auf f5 mit einem Helden und O 1 um."],
    }
    match = play(match_at("5 ....Wr...", white="E1", turn="white"), "E1*")
    assert read(match, "en") == {
        "red": ["York turns the rose on f5 with a hero and E 1."],
        "white": ["You turn the rose on f5 with a hero and E 1."],
        "watch": ["York turns the rose on f5 with a hero and E 1."],
    }


def test_a_draw_is_told_with_its_card() -> None:
    match = play(match_at("5 ....R....", red="N1", white="S1"), "+")
    assert read(match, "de") == same()
    play(match, "SE2")
    assert read(match, "de") == {
        "red": ["Du nimmst SO 2 auf."],
        "white": ["Lancaster nimmt SO 2 auf."],
        "watch": ["Lancaster nimmt SO 2 auf."],
    }
    assert read(match, "en")["red"] == ["You draw SE 2."]
    assert read(match, "en")["watch"] == ["Lancaster draws SE 2."]


def test_a_skip_is_told_after_every_action_of_the_other() -> None:
    match = match_at("8 .......R.", red="NE1 S1 S2 SW1 W1", white=DEAD)
    play(match, "NE1")
    assert read(match, "de") == {
        "red": ["Du besetzt i9 mit NO 1.", "York hat keinen erlaubten Zug und setzt aus."],
        "white": ["Lancaster besetzt i9 mit NO 1.", "Du hast keinen erlaubten Zug und setzt aus."],
        "watch": ["Lancaster besetzt i9 mit NO 1.", "York hat keinen erlaubten Zug und setzt aus."],
    }
    play(match, "+SW2")
    assert read(match, "en") == {
        "red": ["You draw SW 2.", "York has no legal move and is skipped."],
        "white": ["Lancaster draws SW 2.", "You have no legal move and are skipped."],
        "watch": ["Lancaster draws SW 2.", "York has no legal move and is skipped."],
    }
    play(match, "S1 SW1")
    assert read(match, "en")["watch"] == ["Lancaster takes h7 with SW 1."]  # York can act


def test_a_reshuffle_at_once_is_told_after_the_draw() -> None:
    match = match_at("5 ....R....", red="N1", white="S1", stock="NE2")
    play(match, "+NE2")
    assert read(match, "de")["white"] == [
        "Lancaster nimmt NO 2 auf.",
        "Die Ablage wird zu einem neuen Stapel mit 21 Karten gemischt.",
    ]


def test_a_reshuffle_on_draw_is_told_before_the_draw() -> None:
    match = match_at("5 ....R....", red="N1", white="S1", stock="NE2", reshuffle="on_draw")
    play(match, "+NE2 +")
    assert read(match, "en") == same("The discard pile is shuffled into a new stock of 21 cards.")
    play(match, "E1")
    assert read(match, "en")["white"] == ["You draw E 1."]


def test_a_win_by_points_is_told() -> None:
    match = play(match_at(NEARLY_FULL, red="E1"), "E1")
    assert read(match, "de") == {
        "red": [
            "Du besetzt g6 mit O 1.",
            "Der letzte Stein ist gesetzt.",
            "Du gewinnst mit 89 : 87.",
        ],
        "white": [
            "Lancaster besetzt g6 mit O 1.",
            "Der letzte Stein ist gesetzt.",
            "Lancaster gewinnt mit 89 : 87.",
        ],
        "watch": [
            "Lancaster besetzt g6 mit O 1.",
            "Der letzte Stein ist gesetzt.",
            "Lancaster gewinnt mit 89 : 87.",
        ],
    }
    match = play(match_at(NEARLY_FULL, white="N1", turn="white"), "N1")
    assert read(match, "en")["white"][1:] == [
        "The last stone has been placed.",
        "You win 98 to 82.",
    ]
    assert read(match, "en")["red"][2] == "York wins 98 to 82."


def test_a_win_by_the_largest_territory_is_told() -> None:
    match = blocked("7 rrrr.....\n5 www.ww...\n3 ww.......")
    assert read(match, "de") == {
        "red": [
            "Du nimmst SO 1 auf.",
            "Keine der beiden Seiten hat noch einen erlaubten Zug.",
            "Je 17 Punkte: Du gewinnst mit dem größeren Gebiet.",
        ],
        "white": [
            "Lancaster nimmt SO 1 auf.",
            "Keine der beiden Seiten hat noch einen erlaubten Zug.",
            "Je 17 Punkte: Lancaster gewinnt mit dem größeren Gebiet.",
        ],
        "watch": [
            "Lancaster nimmt SO 1 auf.",
            "Keine der beiden Seiten hat noch einen erlaubten Zug.",
            "Je 17 Punkte: Lancaster gewinnt mit dem größeren Gebiet.",
        ],
    }
    match = blocked("7 www......\n6 w........\n5 rrr.rr...\n3 r.r.r....\n1 w........")
    assert read(match, "en")["white"][1:] == [
        "Neither player has a legal move.",
        "17 points each: you win with the larger territory.",
    ]
    assert read(match, "de")["red"][2] == "Je 17 Punkte: York gewinnt mit dem größeren Gebiet."


def test_a_win_by_roses_is_told() -> None:
    match = blocked("7 rrrr.rr..\n6 .......rr\n5 rr.rr....\n3 wwww.wwww\n1 w........")
    assert read(match, "en")["red"][1:] == [
        "Neither player has a legal move.",
        "33 points each and equal territories: you win with more roses.",
    ]
    assert read(match, "de")["white"][1:] == [
        "Keine der beiden Seiten hat noch einen erlaubten Zug.",
        "Je 33 Punkte, gleich große Gebiete: Lancaster gewinnt mit mehr Rosen.",
    ]


def test_a_draw_in_everything_is_told() -> None:
    match = play(dealt("SE3 E1 E2 E3 NE1", "SE1 S1 S2 S3 SW1"), "SE3 SE1 +NE2 +SW2")
    assert read(match, "de")["red"] == [
        "York nimmt SW 2 auf.",
        "Keine der beiden Seiten hat noch einen erlaubten Zug.",
        "1 : 1, gleich große Gebiete, gleich viele Rosen. Unentschieden.",
    ]
    assert read(match, "en")["watch"][2] == "1 to 1, with equal territories and equal roses. Draw."


def test_log_lines_point_at_cards_and_squares() -> None:
    match = play(dealt(), "NW2")
    (line,) = match.narrate(10, None)
    assert line.refs == ("card:NW2", "square:c7")


# prompts


def test_prompts_of_a_turn() -> None:
    match = dealt()
    assert prompted(match, FIRST) == "Play a card."
    assert prompted(match, FIRST, "de") == "Spiel eine Karte."
    assert prompted(match, SECOND, "de") == "Lancaster ist am Zug."
    assert prompted(match, None) == "Lancaster is to move."
    play(match, "NW2 S1")
    assert prompted(match, FIRST) == "Play a card or draw one."
    assert prompted(match, FIRST, "de") == "Spiel eine Karte oder zieh nach."


def test_R40_the_prompt_says_that_an_empty_hand_must_draw() -> None:
    match = match_at("5 ....R....", white="S1")
    assert prompted(match, FIRST) == "Your hand is empty. Draw a card."
    assert prompted(match, FIRST, "de") == "Deine Hand ist leer. Zieh eine Karte nach."


def test_R39_the_prompt_says_that_only_a_hero_helps() -> None:
    match = match_at("9 .......wR\n8 .......ww", red="N1 NE1 E1 S1 SW1", white="W1")
    assert prompted(match, FIRST) == "Hero needed: which rose do you turn?"
    assert prompted(match, FIRST, "de") == "Held nötig: Welche Rose drehst du um?"


def test_the_prompt_does_not_offer_a_play_when_only_a_draw_is_left() -> None:
    match = match_at("9 ........R", red="N1 NE1 E1", white="W1")
    assert legal(match) == "+"
    assert match.prompt(FIRST).key != "prompt-play-or-draw"


def test_prompts_while_chance_acts_and_at_the_end() -> None:
    match = play(match_at("5 ....R....", red="N1", white="S1"), "+")
    assert prompted(match, FIRST, "de") == "Die Karten werden ausgeteilt …"
    assert prompted(Match(GAME), None) == "Dealing cards…"
    match = play(match_at(NEARLY_FULL, red="E1"), "E1")
    assert prompted(match, SECOND, "de") == "Die Partie ist zu Ende."


# previews


def test_the_preview_of_a_placement_says_what_it_scores() -> None:
    match = match_at("5 .rr.Wrr..", red="W1 E3", white="S1")
    assert preview(match, "W1") == ["You 8 → 13, York 1 → 1."]
    assert preview(match, "W1", "de") == ["Du 8 → 13, York 1 → 1."]
    assert preview(match, "E3", "de") == ["Du 8 → 13, York 1 → 1."]


def test_the_preview_of_a_flip_says_what_it_costs() -> None:
    picture = "5 .rr.Rwrw."
    expected = {
        4: ("Kostet einen Helden, 3 bleiben.", "Uses a hero; 3 left."),
        2: ("Kostet einen Helden, einer bleibt.", "Uses a hero; 1 left."),
        1: ("Kostet deinen letzten Helden.", "Uses your last hero."),
    }
    for heroes, (german, english) in expected.items():
        match = match_at(picture, red="E1", white="S1", heroes=(heroes, 4))
        assert preview(match, "E1*", "de") == [german, "Du 6 → 13, York 2 → 1."]
        assert preview(match, "E1*") == [english, "You 6 → 13, York 2 → 1."]


def test_the_preview_speaks_of_the_other_house() -> None:
    match = match_at("5 ....Wr...", white="E1", turn="white")
    assert preview(match, "E1*", "de")[1] == "Du 1 → 4, Lancaster 1 → 0."


def test_the_preview_of_a_draw_says_how_many_cards_may_come() -> None:
    match = match_at("5 ....R....", red="N1", white="S1")
    assert preview(match, "+") == ["One of the 22 cards in the stock, all equally likely."]
    match = match_at("5 ....R....", red="N1", white="S1", stock="", reshuffle="on_draw")
    assert preview(match, "+", "de") == [
        "Eine der 22 Karten im Stapel, alle gleich wahrscheinlich."
    ]


def test_the_preview_comes_true() -> None:
    match = match_at("5 .rr.Rwrw.\n4 ..wrw....", red="E1 S1 N1 E2", white="S3", heroes=(2, 4))
    for text in ("E1*", "N1"):
        promised = GAME.preview(match.view(FIRST), GAME.decode_action(text))[-1].params
        after = GAME.apply(match.state, FIRST, GAME.decode_action(text))
        now = GAME.view(match.state, None).scores
        then = GAME.view(after, None).scores
        assert (promised["you-before"], promised["they-before"]) == now
        assert (promised["you-after"], promised["they-after"]) == then


# refusals


def refusing(**things: object) -> Match:
    """Red to move near the edge, with cards of every kind."""
    return match_at(
        """
        9 ........w
        8 .......rR
        7 ........w
        """,
        red="N1 E1 S1 W1 SW2",
        white="N2",
        **things,
    )


def test_R21_why_not_off_the_board() -> None:
    assert refusal(refusing(), "red", "card:E1") == (
        "O 1 führt vom Brett. [R21]",
        "E 1 leads off the board. [R21]",
    )


def test_R36_why_not_onto_an_own_rose() -> None:
    expected = (
        "W 1 führt nach h8, und dort liegt schon eine deiner Rosen. [R36]",
        "W 1 leads to h8, which already has one of your roses. [R36]",
    )
    assert refusal(refusing(), "red", "card:W1") == expected
    assert refusal(refusing(), "red", "square:h8") == expected


def test_R34_why_not_without_a_hero() -> None:
    expected = (
        "N 1 führt auf die Rose deines Gegners auf i9, und du hast keinen Helden mehr. [R34]",
        "N 1 leads to your opponent’s rose on i9, and you have no heroes left. [R34]",
    )
    match = refusing(heroes=(0, 4))
    assert refusal(match, "red", "card:N1") == expected
    assert refusal(match, "red", "square:i9") == expected


def test_R25_why_not_draw_with_five_cards() -> None:
    assert refusal(refusing(), "red", "stock") == (
        "Mit fünf Karten auf der Hand kannst du nicht nachziehen. [R25]",
        "You can’t draw with five cards in hand. [R25]",
    )


def test_R08_why_not_a_card_of_somebody_else() -> None:
    for card in ("N2", "NE3"):  # White's, and one of the stock
        direction = card.replace("NE", "NO")[:-1]
        assert refusal(refusing(), "red", f"card:{card}") == (
            f"{direction} {card[-1]} hast du nicht auf der Hand. [R08]",
            f"You don’t have {card[:-1]} {card[-1]}. [R08]",
        )


def test_R18_why_not_a_square_no_card_leads_to() -> None:
    for square in ("e5", "i8", "h7"):  # far off, under the crown, beside it
        assert refusal(refusing(), "red", f"square:{square}") == (
            f"Keine deiner Karten führt nach {square}. [R18]",
            f"None of your cards leads to {square}. [R18]",
        )


def test_R12_why_not_out_of_turn() -> None:
    expected = ("Lancaster ist am Zug. [R12]", "It is Lancaster’s turn. [R12]")
    assert refusal(refusing(), "white", "card:N2") == expected
    match = match_at("5 ....R....", red="N1", white="S1", turn="white")
    assert refusal(match, "red", "stock") == ("York ist am Zug. [R12]", "It is York’s turn. [R12]")


def test_who_waits_for_a_card_is_not_told_that_it_is_his_turn() -> None:
    match = play(match_at("5 ....R....", red="N1", white="S1", turn="white"), "+")
    assert match.why_not(SECOND, ("card:S1",)).key != "why-not-your-turn"


def test_R43_why_not_after_the_end() -> None:
    match = play(match_at(NEARLY_FULL, red="E1", white="E2"), "E1")
    for side in ("red", "white"):
        assert refusal(match, side, "stock") == (
            "Die Partie ist zu Ende. [R43]",
            "The match is over. [R43]",
        )


@pytest.mark.parametrize(
    "path", [("",), ("hero",), ("card:N4",), ("square:z9",), ("stock:N1",), ("rose:e5",)]
)
def test_R13_why_not_anything_else(path: tuple[str, ...]) -> None:
    assert refusal(refusing(), "red", *path) == (
        "Wähle eine deiner Karten, den Stapel oder ein Feld. [R13]",
        "Choose one of your cards, the stock or a square. [R13]",
    )


def test_what_is_legal_is_not_refused() -> None:
    match = match_at("5 ....Rw...", red="N1 E1", white="S1")
    for path in ("card:N1", "card:E1", "stock", "square:e6", "square:f5"):
        assert match.why_not(FIRST, (path,)) is None


# catalogues


def test_both_languages_have_the_same_keys() -> None:
    german, english = (_keys(language) for language in ("de", "en"))
    assert german == english
    for option in GAME.info.options:
        assert f"option-{option.name}" in german
        for value in option.values:
            assert f"option-{option.name}-{value}" in german


def _keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", source(game_package("rosenkoenig"), language), re.M))
