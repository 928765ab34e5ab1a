# Words of the board, beside those of the game.

board-name = Board, nine by nine squares
board-extra = Cards
square-name = { $square }, { $rose ->
    [red] red rose
    [white] white rose
   *[none] empty
}{ $crown ->
    [yes] , crown
   *[no] {""}
}{ $effect ->
    [place] , can be taken with { $card }
    [flip] , can be turned with { $card } and a hero
   *[none] {""}
}
card-name = { $direction ->
    [N] north
    [NE] northeast
    [E] east
    [SE] southeast
    [S] south
    [SW] southwest
    [W] west
   *[NW] northwest
} { $length }
card-state = { $effect ->
    [place] { $card }, to { $square }{ $gain }
    [flip] { $card } with a hero, to { $square }{ $gain }
    [edge] { $card }, off board
    [own] { $card }, leads to your own rose on { $square }
   *[no_hero] { $card }, leads to your opponent’s rose on { $square }, no heroes left
}
dead-edge = off board
dead-own = own rose
dead-no_hero = no hero
hand-name = Your cards
rival-hand-name = Cards of { $side }
rival-ways = Where can { $side } move?
stock-name = Draw a card, { $count } in the stock
stock-draw = Draw
stock-heading = Stock ({ $count })
discard-heading = Discard pile ({ $count })
where-stock = in the stock
where-discard = in the discard pile
where-red = held by Lancaster
where-white = held by York
heroes-left = { $left } of { $all } heroes
score-name = Points
score-says = Lancaster { $red }, York { $white }
score-pool = { $count ->
    [one] one stone left
   *[other] { $count } stones left
}
ask-place = Place a rose on { $square }?
ask-flip = Turn the rose on { $square }?
ask-draw = Draw a card?
thing-square = square { $name }
