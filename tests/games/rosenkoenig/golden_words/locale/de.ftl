# Rosenkönig auf Deutsch.

title = Rosenkönig
tagline = Offene Karten, eine Krone: Wer sein Land zusammenhält, gewinnt.
duration = Zehn Minuten
kind = Duell
side-red = Lancaster
side-white = York

option-starter = Wer beginnt
option-starter-red = Lancaster (rot), wie es im Heft steht
option-starter-white = York (weiß)
option-reshuffle = Wann die Ablage zum neuen Stapel wird
option-reshuffle-at_once = sobald der Stapel aufgebraucht ist
option-reshuffle-on_draw = wenn jemand ziehen will

card = { $direction ->
    [NE] NO
    [E] O
    [SE] SO
   *[other] { $direction }
} { $length }

# Verlauf
dealt = { $who ->
    [you] Du hast { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
    [red] Lancaster hat { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
   *[white] York hat { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
}
placed = { $who ->
    [you] Du besetzt { $square } mit { $card }.
    [red] Lancaster besetzt { $square } mit { $card }.
   *[white] York besetzt { $square } mit { $card }.
}
flipped = { $who ->
    [you] Dein Held dreht { $square } um, mit { $card }.
    [red] Ein Held von Lancaster dreht { $square } um, mit { $card }.
   *[white] Ein Held von York dreht { $square } um, mit { $card }.
}
drew = { $who ->
    [you] Du ziehst { $card }.
    [red] Lancaster zieht { $card }.
   *[white] York zieht { $card }.
}
skipped = { $who ->
    [you] Du kannst nichts tun und setzt aus.
    [red] Lancaster kann nichts tun und setzt aus.
   *[white] York kann nichts tun und setzt aus.
}
reshuffled = Die Ablage wird gemischt: { $count } Karten im Stapel.
end-blocked = Keine Seite kann noch etwas tun.
end-stones = Der letzte Stein liegt.
won-by-points = { $who ->
    [you] Du gewinnst { $high } : { $low }.
    [red] Lancaster gewinnt { $high } : { $low }.
   *[white] York gewinnt { $high } : { $low }.
}
won-by-territory = { $who ->
    [you] Je { $high } Punkte: Du gewinnst mit dem größten Gebiet.
    [red] Je { $high } Punkte: Lancaster gewinnt mit dem größten Gebiet.
   *[white] Je { $high } Punkte: York gewinnt mit dem größten Gebiet.
}
won-by-roses = { $who ->
    [you] Je { $high } Punkte, gleich große Gebiete: Du gewinnst mit mehr Rosen.
    [red] Je { $high } Punkte, gleich große Gebiete: Lancaster gewinnt mit mehr Rosen.
   *[white] Je { $high } Punkte, gleich große Gebiete: York gewinnt mit mehr Rosen.
}
drawn = { $red } : { $white }, und keiner hat von etwas mehr. Unentschieden.

# Fragen
prompt-play-or-draw = Karte spielen oder ziehen?
prompt-play = Welche Karte spielst du?
prompt-must-flip = Nur ein Held hilft: Welche Rose drehst du um?
prompt-must-draw = Deine Hand ist leer: Zieh eine Karte.
prompt-only-draw = Keine deiner Karten passt: Zieh eine Karte.
prompt-wait = { $who ->
    [red] Lancaster ist am Zug.
   *[white] York ist am Zug.
}
prompt-cards = Die Karten kommen.
prompt-over = Die Partie ist zu Ende.

# Handlungen
do-place = Setzen
do-flip = Umdrehen
do-draw = Ziehen

# Dinge zum Anfassen: thing-<Art>
thing-card = { $name ->
    [N1] N 1
    [N2] N 2
    [N3] N 3
    [NE1] NO 1
    [NE2] NO 2
    [NE3] NO 3
    [E1] O 1
    [E2] O 2
    [E3] O 3
    [SE1] SO 1
    [SE2] SO 2
    [SE3] SO 3
    [S1] S 1
    [S2] S 2
    [S3] S 3
    [SW1] SW 1
    [SW2] SW 2
    [SW3] SW 3
    [W1] W 1
    [W2] W 2
    [W3] W 3
    [NW1] NW 1
    [NW2] NW 2
   *[NW3] NW 3
}
thing-stock = Karte ziehen

# Vorschau
preview-hero = { $left ->
    [0] Kostet deinen letzten Helden.
    [1] Kostet einen Helden, einer bleibt.
   *[other] Kostet einen Helden, { $left } bleiben.
}
preview-points = Du { $you-before } → { $you-after }, { $house ->
    [red] Lancaster
   *[white] York
} { $they-before } → { $they-after }.
preview-draw = Eine von { $count } Karten im Stapel, alle gleich wahrscheinlich.

# Absagen
why-over = Die Partie ist zu Ende. [{ $rule }]
why-not-your-turn = { $who ->
    [red] Lancaster ist am Zug.
   *[white] York ist am Zug.
} [{ $rule }]
why-cards = Die Karten kommen noch. [{ $rule }]
why-hand-full = Mit fünf Karten auf der Hand darfst du nicht ziehen. [{ $rule }]
why-not-held = Du hast { $card } nicht. [{ $rule }]
why-edge = { $card } führt vom Brett. [{ $rule }]
why-own = { $card } führt nach { $square }, und dort liegt schon deine Rose. [{ $rule }]
why-no-hero = { $card } führt auf eine fremde Rose auf { $square }, und du hast keinen Helden mehr. [{ $rule }]
why-no-card-leads-there = Keine deiner Karten führt nach { $square }. [{ $rule }]
why-nothing-there = Wähle eine deiner Karten, den Stapel oder ein Feld. [{ $rule }]
