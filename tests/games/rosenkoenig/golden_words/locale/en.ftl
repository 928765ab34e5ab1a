# Rosenkönig in English. Parameters: docs/contract.md, "Texts".

title = Rosenkönig
tagline = Open cards, one crown: whose land holds together, wins.
duration = Ten minutes
kind = Duel
side-red = Lancaster
side-white = York

option-starter = Who begins
option-starter-red = Lancaster (red), as the leaflet says
option-starter-white = York (white)
option-reshuffle = When the discard becomes the new stock
option-reshuffle-at_once = as soon as the stock is used up
option-reshuffle-on_draw = when somebody wants to draw

card = { $direction } { $length }

# log
dealt = { $who ->
    [you] You hold { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
    [red] Lancaster holds { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
   *[white] York holds { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
}
placed = { $who ->
    [you] You take { $square } with { $card }.
    [red] Lancaster takes { $square } with { $card }.
   *[white] York takes { $square } with { $card }.
}
flipped = { $who ->
    [you] Your hero turns { $square } with { $card }.
    [red] A hero of Lancaster turns { $square } with { $card }.
   *[white] A hero of York turns { $square } with { $card }.
}
drew = { $who ->
    [you] You draw { $card }.
    [red] Lancaster draws { $card }.
   *[white] York draws { $card }.
}
skipped = { $who ->
    [you] You cannot do anything and are skipped.
    [red] Lancaster cannot do anything and is skipped.
   *[white] York cannot do anything and is skipped.
}
reshuffled = The discard is shuffled: { $count } cards in the stock.
end-blocked = Neither side can do anything any more.
end-stones = The last stone is placed.
won-by-points = { $who ->
    [you] You win { $high } to { $low }.
    [red] Lancaster wins { $high } to { $low }.
   *[white] York wins { $high } to { $low }.
}
won-by-territory = { $who ->
    [you] { $high } points each: you win with the largest territory.
    [red] { $high } points each: Lancaster wins with the largest territory.
   *[white] { $high } points each: York wins with the largest territory.
}
won-by-roses = { $who ->
    [you] { $high } points and equal territories: you win with more roses.
    [red] { $high } points and equal territories: Lancaster wins with more roses.
   *[white] { $high } points and equal territories: York wins with more roses.
}
drawn = { $red } to { $white }: nobody has more of anything. A draw.

# prompts
prompt-play-or-draw = Play a card or draw one?
prompt-play = Which card do you play?
prompt-must-flip = Only a hero helps: which rose do you turn?
prompt-must-draw = Your hand is empty: draw a card.
prompt-only-draw = None of your cards can be played: draw one.
prompt-wait = { $who ->
    [red] Lancaster is to move.
   *[white] York is to move.
}
prompt-cards = The cards are coming.
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
    [0] Costs your last hero.
   *[other] Costs a hero, { $left } left.
}
preview-points = You { $you-before } → { $you-after }, { $house ->
    [red] Lancaster
   *[white] York
} { $they-before } → { $they-after }.
preview-draw = One of { $count } cards in the stock, all equally likely.

# refusals
why-over = The match is over. [{ $rule }]
why-not-your-turn = { $who ->
    [red] It is Lancaster's turn.
   *[white] It is York's turn.
} [{ $rule }]
why-cards = The cards are still coming. [{ $rule }]
why-hand-full = With five cards in hand you may not draw. [{ $rule }]
why-not-held = You do not hold { $card }. [{ $rule }]
why-edge = { $card } leads off the board. [{ $rule }]
why-own = { $card } leads to { $square }, where a rose of your own lies. [{ $rule }]
why-no-hero = { $card } leads to a rose of the other side on { $square }, and you have no hero left. [{ $rule }]
why-no-card-leads-there = None of your cards leads to { $square }. [{ $rule }]
why-nothing-there = Choose a card of yours, the stock, or a square. [{ $rule }]
