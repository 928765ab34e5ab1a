# Rosenkönig auf Deutsch.

title = Rosenkönig
tagline = Offene Karten, eine Krone. Die größten zusammenhängenden Gebiete gewinnen.
duration = Zehn Minuten
kind = Duell
side-red = Lancaster
side-white = York

option-starter = Startspieler
option-starter-red = Lancaster (rot), wie üblich
option-starter-white = York (weiß)
option-reshuffle = Ablage neu mischen
option-reshuffle-at_once = sobald der Stapel leer ist
option-reshuffle-on_draw = wenn jemand vom leeren Stapel nachzieht

card = { $direction ->
    [NE] NO
    [E] O
    [SE] SO
   *[other] { $direction }
} { $length }

# Verlauf
dealt = { $who ->
    [you] Du beginnst mit { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
    [red] Lancaster beginnt mit { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
   *[white] York beginnt mit { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
}
placed = { $who ->
    [you] Du besetzt { $square } mit { $card }.
    [red] Lancaster besetzt { $square } mit { $card }.
   *[white] York besetzt { $square } mit { $card }.
}
flipped = { $who ->
    [you] Du drehst die Rose auf { $square } mit einem Helden und { $card } um.
    [red] Lancaster dreht die Rose auf { $square } mit einem Helden und { $card } um.
   *[white] York dreht die Rose auf { $square } mit einem Helden und { $card } um.
}
drew = { $who ->
    [you] Du nimmst { $card } auf.
    [red] Lancaster nimmt { $card } auf.
   *[white] York nimmt { $card } auf.
}
skipped = { $who ->
    [you] Du hast keinen erlaubten Zug und setzt aus.
    [red] Lancaster hat keinen erlaubten Zug und setzt aus.
   *[white] York hat keinen erlaubten Zug und setzt aus.
}
reshuffled = Die Ablage wird zu einem neuen Stapel mit { $count } Karten gemischt.
end-blocked = Keine der beiden Seiten hat noch einen erlaubten Zug.
end-stones = Der letzte Stein ist gesetzt.
won-by-points = { $who ->
    [you] Du gewinnst mit { $high } : { $low }.
    [red] Lancaster gewinnt mit { $high } : { $low }.
   *[white] York gewinnt mit { $high } : { $low }.
}
won-by-territory = { $who ->
    [you] Je { $high } Punkte: Du gewinnst mit dem größeren Gebiet.
    [red] Je { $high } Punkte: Lancaster gewinnt mit dem größeren Gebiet.
   *[white] Je { $high } Punkte: York gewinnt mit dem größeren Gebiet.
}
won-by-roses = { $who ->
    [you] Je { $high } Punkte, gleich große Gebiete: Du gewinnst mit mehr Rosen.
    [red] Je { $high } Punkte, gleich große Gebiete: Lancaster gewinnt mit mehr Rosen.
   *[white] Je { $high } Punkte, gleich große Gebiete: York gewinnt mit mehr Rosen.
}
drawn = { $red } : { $white }, gleich große Gebiete, gleich viele Rosen. Unentschieden.

# Fragen
prompt-play-or-draw = Spiel eine Karte oder zieh nach.
prompt-play = Spiel eine Karte.
prompt-must-flip = Held nötig: Welche Rose drehst du um?
prompt-must-draw = Deine Hand ist leer. Zieh eine Karte nach.
prompt-only-draw = Keine Karte passt. Zieh eine nach.
prompt-wait = { $who ->
    [red] Lancaster ist am Zug.
   *[white] York ist am Zug.
}
prompt-cards = Die Karten werden ausgeteilt …
prompt-over = Die Partie ist zu Ende.

# Handlungen
do-place = Setzen
do-flip = Umdrehen
do-draw = Nachziehen

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
thing-stock = Karte nachziehen

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
preview-draw = Eine der { $count } Karten im Stapel, alle gleich wahrscheinlich.

# Absagen
why-over = Die Partie ist zu Ende. [{ $rule }]
why-not-your-turn = { $who ->
    [red] Lancaster ist am Zug.
   *[white] York ist am Zug.
} [{ $rule }]
why-cards = Die Karten werden noch ausgeteilt. [{ $rule }]
why-hand-full = Mit fünf Karten auf der Hand kannst du nicht nachziehen. [{ $rule }]
why-not-held = { $card } hast du nicht auf der Hand. [{ $rule }]
why-edge = { $card } führt vom Brett. [{ $rule }]
why-own = { $card } führt nach { $square }, und dort liegt schon eine deiner Rosen. [{ $rule }]
why-no-hero = { $card } führt auf die Rose deines Gegners auf { $square }, und du hast keinen Helden mehr. [{ $rule }]
why-no-card-leads-there = Keine deiner Karten führt nach { $square }. [{ $rule }]
why-nothing-there = Wähle eine deiner Karten, den Stapel oder ein Feld. [{ $rule }]

# der Trainer
coach-beginning = Ein Gebiet zählt so viel wie seine Größe zum Quadrat: { $size } Rosen, die sich berühren, bringen { $together } Punkte, einzeln { $apart }.
coach-gap-card = { $count ->
    [2] Zwei deiner Gebiete trennt nur ein Feld.
   *[other] { $count } deiner Gebiete trennt nur ein Feld.
} { $card } führt nach { $square }: Aus { $parts } würden { $worth }.
coach-gap = { $count ->
    [2] Zwei deiner Gebiete trennt nur ein Feld.
   *[other] { $count } deiner Gebiete trennt nur ein Feld.
} Eine Rose auf { $square } würde aus { $parts } { $worth } machen, aber gerade führt keine deiner Karten dorthin.
coach-their-gap = { $house ->
    [red] Lancaster
   *[white] York
} hat eine Lücke auf { $square }: Eine Rose dort würde aus { $parts } { $worth } machen.
coach-grow = Dein größtes Gebiet zählt { $worth }; mit einer Rose mehr daneben zählt es { $more }.
coach-late = { $pool ->
    [one] Ein Stein ist übrig.
   *[other] { $pool } Steine sind übrig.
} { $heroes ->
    [0] Du hast keine Helden mehr.
    [one] Du hast noch einen Helden: Setze ihn vor dem Ende ein.
   *[other] Du hast noch { $heroes } Helden: Setze sie vor dem Ende ein.
}
coach-heroes = Du hast { $own ->
    [0] keine Helden mehr
    [one] einen Helden
   *[other] { $own } Helden
}, dein Gegner { $theirs ->
    [0] keinen
    [one] einen
   *[other] { $theirs }
}. Am meisten bringen sie spät, wenn die Gebiete groß sind.
coach-joins = { $count ->
    [2] Verbindet zwei Gebiete
   *[other] Verbindet { $count } Gebiete
}: Aus { $parts } werden { $worth }.
coach-grows = Dein Gebiet neben { $square } wächst: Aus { $sum } werden { $worth }.
coach-starts = Ein neues Gebiet auf { $square }: zählt vorerst { $worth }.
coach-denies = { $house ->
    [red] Lancaster
   *[white] York
} kann { $parts } dann nicht mehr zu { $worth } verbinden.
coach-splits = { $house ->
    [red] Lancasters
   *[white] Yorks
} Gebiet zerfällt: Aus { $before } werden { $parts }.
coach-shrinks = { $house ->
    [red] Lancasters
   *[white] Yorks
} Gebiet schrumpft: Aus { $before } werden { $parts }.
coach-blocks = { $house ->
    [red] Lancaster
   *[white] York
} kann danach keine Karte spielen.
coach-draw-none = Keine deiner { $count } Karten ist spielbar.
coach-draw = { $gain ->
    [one] Deine beste Karte bringt nur einen Punkt.
   *[other] Deine beste Karte bringt { $gain } Punkte.
} Mit { $count } Karten auf der Hand gibt dir eine weitere mehr Felder zur Auswahl.
coach-answer = { $house ->
    [red] Lancaster
   *[white] York
} kann mit { $card } auf { $square } antworten: { $they-before } → { $they-after }, du { $you-before } → { $you-after }.
coach-answer-hero = { $house ->
    [red] Lancaster
   *[white] York
} kann { $square } mit { $card } und einem Helden umdrehen: { $they-before } → { $they-after }, du { $you-before } → { $you-after }.
coach-gap-closed = Damit ist deine Lücke auf { $square } zu: { $parts } bleiben { $sum } und werden nie { $worth }.
coach-spends = { $gain ->
    [one] Das kostet einen Helden für einen Punkt.
   *[other] Das kostet einen Helden für { $gain } Punkte.
} { $left ->
    [0] Es ist dein letzter.
    [one] Ein Held bleibt dir dann.
   *[other] { $left } Helden bleiben dir dann.
}
