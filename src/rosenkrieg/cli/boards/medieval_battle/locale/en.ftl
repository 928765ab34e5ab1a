# Medieval Battle in the terminal. Every key begins with cli-, so that none hides a word of the game.

cli-signs =
    Ground: · plain, ♣ forest, ∩ hill, ▲ mountain, ⚑ flag (⚑R held by Red, ⚑y by Yellow).
    Units: capitals are Red, small letters Yellow. LB2- are longbowmen with 2 movement
    points who have lost a knight. HC, LC heavy and light cavalry, MA mounted archers,
    HI, LI heavy and light infantry, PK pikemen, LB longbowmen, AR archers, BG baggage.
    The number in ∩12: choice 12. A row begins with the name of its first hex;
    3,-2 names a hex, 0,0 2,0 a unit and where it goes.
cli-battle-side = { $points } of { $winning } points, value { $value }, time markers { $markers }
cli-battle-away = Off the map:
cli-battle-on-map = The other numbers are on the map.
cli-battle-flags = Flags: { $flags }
cli-battle-nobody = nobody
cli-battle-unit = { $unit } on { $hex }, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}, { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}
