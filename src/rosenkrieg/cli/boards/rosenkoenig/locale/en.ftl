# Rosenkönig in the terminal. Every key begins with cli-, so that none hides a word of the game.

cli-signs =
    Cards: (N2) can’t be played now, N2* turns a rose with a hero.
    Board: choice 3 leads to (3); a number with a star next to a rose turns it.
    why d4 and why SE3 tell you why you can’t use that square or card.
cli-rosenkoenig-common = Stock { $stock }  Discard { $discard }  Stones { $pool }
cli-rosenkoenig-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-rosenkoenig-seat = Heroes { $heroes }  Territories { $territories }
