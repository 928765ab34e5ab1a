# Words of the board, beside those of the game.

board-name = Map of England and Wales, 33 areas
board-extra = Forces
map-keys = Arrow keys walk from area to area, Enter picks, L goes to the next area with a choice, plus and minus zoom, 0 shows the whole map.
zoom-name = View of the map
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole map
hidden-count = { $count ->
    [one] one hidden block
   *[other] { $count } hidden blocks
}
group-name = { $side }: { $blocks }
area-open = can be chosen
area-by-sea = can be reached by sea
area-blocks = { $count ->
    [one] one block can act
   *[other] { $count } blocks can act
}
area-battle = battle
sea-irish_sea = Irish Sea
sea-north_sea = North Sea
sea-english_channel = English Channel
exile-of = { $house ->
    [lancaster] exile of Lancaster, { $limit }
   *[york] exile of York, { $limit }
}

# an area laid open
fact-supply = { $exile ->
    [none] feeds { $supply }
   *[other] exile, holds { $supply }
}
fact-crown = crown
fact-city = { $house ->
    [lancaster] city of { $city } (Lancaster)
   *[york] city of { $city } (York)
}
fact-cathedral = cathedral of { $name }
fact-port = { $kind ->
    [major] major port: { $seas }
   *[minor] minor port: { $seas }
}
fact-shields = home of { $names }
fact-moved = { $side }: { $count } moved
stands-moved = has moved
stands-seen = seen by the enemy
stands-unseen = unseen
stands-hidden = hidden, { $side }

# the battle
battle-title = Battle in { $area }
battle-roles = { $attacker } attacks, { $defender } defends.
battle-round = Round { $round } of 4
battle-map = Show map
battle-show = Back to the battle
battle-attacks = attacks
battle-defends = defends
battle-front = Front of { $side }
battle-reserve = { $count ->
    [one] Reserve
   *[other] { $count } in reserve
}
battle-reserve-when = comes in round 2
battle-order = Order
battle-who = Which block acts?
fighter-turned = changed sides
fighter-acted = done
fighter-ready = is on
fighter-waits = waits
fighter-loyalty = loyalty { $loyalty }
do-retreat = Retreat to { $area }
dice-say = Dice: { $dice }
brief-shot = hits in { $chance } %
brief-charge = { $block } falls in { $chance } %
brief-treachery = succeeds in { $chance } %
odds-ask = Odds
odds-asking = Reckoning
odds-none = There is nothing to reckon here.

# the hand
hand-name = Your cards
card-points = { $points } action points
block-worth = strength { $strength }, fires { $fires }
card-laid = You have laid { $card } face down. The other side still chooses.
recruits = Recruit from the pool
beside-map = Beside the map
put-back = Put back

# what lies before a player
cards-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
card-now = plays { $card } this turn
card-chosen = has chosen
pool-count = pool { $count }
office-king = King
office-pretender = Pretender
office-empty = nobody yet

# the track
score-name = Campaign and turn
score-campaign = Campaign { $campaign }
score-turn = Turn { $turn } of { $turns }
score-nobles = Nobles { $count }
score-first = { $side } acts first
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
phase-deal = Dealing
phase-choosing = Cards
phase-answering = New deal
phase-acting = Actions
phase-moving = Actions
phase-declaring = Main attack
phase-choosing_battle = Battles
phase-treason_asked = Treason
phase-battle = Battle
phase-shooting = Battle
phase-turning = Treachery
phase-suffering = Hits
phase-regrouping = Regrouping
phase-entering = Of age
phase-judging = Judgement
phase-losing = Supply
phase-going_home = Political turn
phase-trimming = Political turn
phase-over = The end

# beside the map
pile-pool = Pool
pile-minor = Minors
pile-captive = Captive in Middlesex
pile-beside = Serve the other side
pile-down = Out of this campaign
pile-dead = Dead
pile-played = Cards played
list-areas = Who stands where
legend = Borders
border-yellow = Yellow, whole line: { $limit } blocks
border-blue = Blue, long strokes: { $limit } blocks
border-red = Red, short strokes: { $limit } blocks, and stop

# the chosen action as a question, and the verb that answers it
and-take = Where is { $block } recruited?
and-sail = Where does { $block } sail?
and-battle = What does { $block } do?
and-charge = Whom does { $block } charge?
and-turn = Whom does { $block } tempt?
and-regrouping = Where does { $block } go?
and-entering = Where does { $block } come of age?
and-going_home = Where does { $block } go?
ask-choosing = Play { $card } in this turn?
ask-claim = Show your hand and claim a new deal?
ask-acting = Recruit { $block } in { $area }?
ask-take = Move { $block }?
ask-muster = Muster in { $area }?
ask-strike = Plague in { $area }?
ask-moving = { $block } to { $area }?
ask-sail = { $block } by sea to { $area }?
ask-end-acting = End your actions?
ask-end-regrouping = End the regrouping?
ask-stop = Does { $block } stay here?
ask-declare = Main attack on { $area } over { $behind }?
ask-choosing_battle = Is the battle in { $area } next?
ask-treason_asked = Try to turn { $block } with the Treason card?
ask-wait = Save the Treason for another battle?
ask-fire = { $block } fires?
ask-charge = { $block } charges { $target }?
ask-turn = { $block } tempts { $target }?
ask-pass = { $block } passes?
ask-perish = { $block } perishes?
ask-battle = { $block } retreats to { $area }?
ask-suffering = { $block } takes the hits?
ask-regrouping = { $block } regroups to { $area }?
ask-entering = { $block } comes of age in { $area }?
ask-execute = Execute { $block }?
ask-spare = Spare { $block }?
ask-losing = { $block } loses a step?
ask-going_home = { $block } to { $area }?
ask-trimming = { $block } leaves for the pool?
do-choosing = Play face down
do-acting = Recruit
do-take = Take up
do-muster = Muster here
do-strike = Strike
do-moving = Move
do-sail = Sail
do-end-acting = End my actions
do-end-regrouping = Done
do-declare = Declare
do-choosing_battle = Fight here
do-treason_asked = Roll for Treason
do-battle = Retreat
do-suffering = Take the hits
do-regrouping = Regroup
do-entering = Enter
do-losing = Lose the step
do-going_home = Go home
do-trimming = To the pool
do-this = { $what }

# names at the shields on the map
arms-arundel = Arundel
arms-beaumont = Beaumont
arms-buckingham = Buckingham
arms-clifford = Clifford
arms-devon = Devon
arms-essex = Essex
arms-exeter = Exeter
arms-hastings = Hastings
arms-herbert = Herbert
arms-kent = Kent
arms-lancaster = Lancaster
arms-norfolk = Norfolk
arms-northumberland = Northumberland
arms-oxford = Oxford
arms-pembroke = Pembroke
arms-richmond = Richmond
arms-rivers = Rivers
arms-salisbury = Salisbury
arms-shrewsbury = Shrewsbury
arms-somerset = Somerset
arms-stanley = Stanley
arms-suffolk = Suffolk
arms-warwick = Warwick
arms-westmoreland = Westmoreland
arms-wiltshire = Wiltshire
arms-worcester = Worcester
arms-york = York
