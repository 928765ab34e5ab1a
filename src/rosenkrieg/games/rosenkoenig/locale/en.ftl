# Rosenkönig in English. Parameters: docs/contract.md, "Texts".

title = Rosenkönig
tagline = Open hands, one crown. The largest connected territories win.
duration = Ten minutes
kind = Duel
side-red = Lancaster
side-white = York

option-starter = Starting player
option-starter-red = Lancaster (red), the usual rule
option-starter-white = York (white)
option-reshuffle = Reshuffle the discard pile
option-reshuffle-at_once = as soon as the stock is empty
option-reshuffle-on_draw = when a player draws from an empty stock

card = { $direction } { $length }

# log
dealt = { $who ->
    [you] You start with { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
    [red] Lancaster starts with { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
   *[white] York starts with { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
}
placed = { $who ->
    [you] You take { $square } with { $card }.
    [red] Lancaster takes { $square } with { $card }.
   *[white] York takes { $square } with { $card }.
}
flipped = { $who ->
    [you] You turn the rose on { $square } with a hero and { $card }.
    [red] Lancaster turns the rose on { $square } with a hero and { $card }.
   *[white] York turns the rose on { $square } with a hero and { $card }.
}
drew = { $who ->
    [you] You draw { $card }.
    [red] Lancaster draws { $card }.
   *[white] York draws { $card }.
}
skipped = { $who ->
    [you] You have no legal move and are skipped.
    [red] Lancaster has no legal move and is skipped.
   *[white] York has no legal move and is skipped.
}
reshuffled = The discard pile is shuffled into a new stock of { $count } cards.
end-blocked = Neither player has a legal move.
end-stones = The last stone has been placed.
won-by-points = { $who ->
    [you] You win { $high } to { $low }.
    [red] Lancaster wins { $high } to { $low }.
   *[white] York wins { $high } to { $low }.
}
won-by-territory = { $who ->
    [you] { $high } points each: you win with the larger territory.
    [red] { $high } points each: Lancaster wins with the larger territory.
   *[white] { $high } points each: York wins with the larger territory.
}
won-by-roses = { $who ->
    [you] { $high } points each and equal territories: you win with more roses.
    [red] { $high } points each and equal territories: Lancaster wins with more roses.
   *[white] { $high } points each and equal territories: York wins with more roses.
}
drawn = { $red } to { $white }, with equal territories and equal roses. Draw.

# prompts
prompt-play-or-draw = Play a card or draw one.
prompt-play = Play a card.
prompt-must-flip = Hero needed: which rose do you turn?
prompt-must-draw = Your hand is empty. Draw a card.
prompt-only-draw = No playable card. Draw one.
prompt-wait = { $who ->
    [red] Lancaster is to move.
   *[white] York is to move.
}
prompt-cards = Dealing cards…
prompt-over = The match is over.

# actions
do-place = Place
do-flip = Turn
do-draw = Draw

# things to touch: thing-<kind>
thing-card = { $name ->
    [N1] N 1
    [N2] N 2
    [N3] N 3
    [NE1] NE 1
    [NE2] NE 2
    [NE3] NE 3
    [E1] E 1
    [E2] E 2
    [E3] E 3
    [SE1] SE 1
    [SE2] SE 2
    [SE3] SE 3
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
thing-stock = Draw a card

# previews
preview-hero = { $left ->
    [0] Uses your last hero.
   *[other] Uses a hero; { $left } left.
}
preview-points = You { $you-before } → { $you-after }, { $house ->
    [red] Lancaster
   *[white] York
} { $they-before } → { $they-after }.
preview-draw = One of the { $count } cards in the stock, all equally likely.

# refusals
why-over = The match is over. [{ $rule }]
why-not-your-turn = { $who ->
    [red] It is Lancaster’s turn.
   *[white] It is York’s turn.
} [{ $rule }]
why-cards = The cards are still being dealt. [{ $rule }]
why-hand-full = You can’t draw with five cards in hand. [{ $rule }]
why-not-held = You don’t have { $card }. [{ $rule }]
why-edge = { $card } leads off the board. [{ $rule }]
why-own = { $card } leads to { $square }, which already has one of your roses. [{ $rule }]
why-no-hero = { $card } leads to your opponent’s rose on { $square }, and you have no heroes left. [{ $rule }]
why-no-card-leads-there = None of your cards leads to { $square }. [{ $rule }]
why-nothing-there = Choose one of your cards, the stock or a square. [{ $rule }]

# the coach
coach-beginning = Territories are worth the square of their size: { $size } roses that touch make { $together } points, apart they make { $apart }.
coach-gap-card = { $count ->
    [2] Two of your territories lie one rose apart.
   *[other] { $count } of your territories lie one rose apart.
} { $card } leads to { $square }: { $parts } would become { $worth }.
coach-gap = { $count ->
    [2] Two of your territories lie one rose apart.
   *[other] { $count } of your territories lie one rose apart.
} A rose on { $square } would turn { $parts } into { $worth }, but none of your cards leads there now.
coach-their-gap = { $house ->
    [red] Lancaster
   *[white] York
} has a gap on { $square }: a rose there would turn { $parts } into { $worth }.
coach-grow = Your largest territory is worth { $worth }; one more rose beside it makes { $more }.
coach-late = { $pool ->
    [one] One stone is left.
   *[other] { $pool } stones are left.
} { $heroes ->
    [0] You have no heroes left.
    [one] You still have a hero: use it before the end.
   *[other] You still have { $heroes } heroes: use them before the end.
}
coach-heroes = You have { $own ->
    [0] no heroes
    [one] one hero
   *[other] { $own } heroes
}, your opponent has { $theirs ->
    [0] none
   *[other] { $theirs }
}. They are worth most late, when territories are large.
coach-joins = { $count ->
    [2] Joins two territories
   *[other] Joins { $count } territories
}: { $parts } become { $worth }.
coach-grows = Your territory beside { $square } grows: { $sum } become { $worth }.
coach-starts = A new territory on { $square }: worth { $worth } for now.
coach-denies = It keeps { $house ->
    [red] Lancaster
   *[white] York
} from joining { $parts } into { $worth }.
coach-splits = { $house ->
    [red] Lancaster’s
   *[white] York’s
} territory falls apart: { $before } become { $parts }.
coach-shrinks = { $house ->
    [red] Lancaster’s
   *[white] York’s
} territory shrinks: { $before } become { $parts }.
coach-blocks = { $house ->
    [red] Lancaster
   *[white] York
} then has no card to play.
coach-draw-none = None of your { $count } cards can be played.
coach-draw = { $gain ->
    [one] Your best card gains only one point.
   *[other] Your best card gains { $gain } points.
} With { $count } cards in hand, another one gives you more squares to choose from.
coach-answer = { $house ->
    [red] Lancaster
   *[white] York
} can answer with { $card } on { $square }: { $they-before } → { $they-after }, you { $you-before } → { $you-after }.
coach-answer-hero = { $house ->
    [red] Lancaster
   *[white] York
} can turn { $square } with { $card } and a hero: { $they-before } → { $they-after }, you { $you-before } → { $you-after }.
coach-gap-closed = That closes your gap on { $square }: { $parts } stay { $sum } and never become { $worth }.
coach-spends = { $gain ->
    [one] It spends a hero for one point.
   *[other] It spends a hero for { $gain } points.
} { $left ->
    [0] It is your last one.
    [one] One hero is left then.
   *[other] { $left } heroes are left then.
}
