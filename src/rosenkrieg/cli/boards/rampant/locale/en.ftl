# Rampant in the terminal. Every key begins with cli-, so that none hides a word of the game.

cli-signs =
    ♔ home land, ⚔ territory at stake. Terrain stands with its place on the table:
    inches from the left and from the attacker’s edge. Type the number of a choice.
cli-campaign-battle = { $of ->
    [0] Battle { $number }
   *[other] Battle { $number } of { $of }
}
cli-campaign-raid = { $side } raids
cli-campaign-attacks = { $side } attacks
cli-campaign-points = points { $lion } : { $dragon }
cli-campaign-strength = strength { $lion } : { $dragon }
cli-campaign-realm = { $points } points, Glory { $glory }, { $spies ->
    [0] no spies
    [one] 1 spy
   *[other] { $spies } spies
}
cli-campaign-enough = Done
cli-campaign-home = home land
cli-campaign-stake = at stake
cli-campaign-rests = rests in this battle
cli-campaign-locked = at stake elsewhere
