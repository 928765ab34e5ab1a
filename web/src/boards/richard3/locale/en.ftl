# Words of the board, beside those of the game.

board-name = Map of England and Wales, 33 areas
board-extra = Forces
map-keys = Use the arrow keys to move between areas, Enter to choose, L to jump to the next area where you can act, plus and minus to zoom, and 0 to see the whole map.
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
    [lancaster] exile of Lancaster (supplies { $limit })
   *[york] exile of York (supplies { $limit })
}

# an area laid open
fact-supply = { $exile ->
    [none] supplies { $supply } blocks
   *[other] exile, supplies { $supply } blocks
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
stands-seen = known to your opponent
stands-unseen = hidden from your opponent

# the battle
battle-title = Battle in { $area }
battle-roles = { $attacker } attacks, { $defender } defends.
battle-round = Round { $round } of 4
battle-map = Show map
battle-show = Back to the battle
battle-attacks = attacks
battle-defends = defends
battle-front = { $side }’s front
battle-reserve = { $count ->
    [one] Reserve
   *[other] { $count } in reserve
}
battle-reserve-when = arrives in round 2
battle-order = Order of action
battle-nobody = no one
battle-who = Which block acts?
fighter-turned = changed sides
fighter-acted = has acted
fighter-ready = to act
fighter-waits = waits
fighter-loyalty = loyalty { $loyalty }
do-retreat = Retreat to { $area }
dice-say = Dice: { $dice }
brief-shot = hits: { $chance } %
brief-charge = { $block } eliminated: { $chance } %
brief-treachery = succeeds: { $chance } %
odds-ask = Odds
odds-attack-ask = Attack odds
odds-asking = Calculating…
odds-none = There is nothing to calculate here.

# the hand
hand-name = Your cards
card-points = { $points } action points
block-worth = strength { $strength }, fires { $fires }
card-laid = You have chosen { $card }. Your opponent is still choosing.
recruits = Recruit from the pool
beside-map = Off the map
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
office-empty = vacant

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
phase-entering = Coming of age
phase-judging = Judgment
phase-losing = Supply
phase-going_home = Political turn
phase-trimming = Political turn
phase-over = End

# beside the map
pile-pool = Pool
pile-minor = Minors
pile-captive = Captive in Middlesex
pile-beside = In your opponent’s service
pile-down = Out until the next campaign
pile-dead = Dead
pile-played = Cards played
list-areas = All areas and their blocks
legend = Borders
border-yellow = Yellow, solid line: { $limit } blocks
border-blue = Blue, long dashes: { $limit } blocks
border-red = Red, short dashes: { $limit } blocks, which must then stop

# the chosen action as a question, and the verb that answers it
and-take = Where do you recruit { $block }?
and-sail = Where does { $block } sail?
and-battle = What does { $block } do?
and-charge = Who does { $block } charge?
and-turn = Who does { $block } try to win over?
and-regrouping = Where does { $block } go?
and-entering = Where does { $block } enter?
and-going_home = Where does { $block } go?
ask-choosing = Play { $card } this turn?
ask-claim = Show your hand and ask for a new deal?
ask-acting = Recruit { $block } in { $area }?
ask-take = Move { $block }?
ask-muster = Call the muster in { $area }?
ask-strike = Play Plague on { $area }?
ask-moving = Move { $block } to { $area }?
ask-sail = Ship { $block } to { $area }?
ask-end-acting = End your actions?
ask-end-regrouping = Finish regrouping?
ask-stop = Leave { $block } here?
ask-declare = Main attack on { $area } across the border with { $behind }?
ask-choosing_battle = Fight the battle in { $area } next?
ask-treason_asked = Use the Treason card on { $block }?
ask-wait = Save the Treason card for another battle?
ask-fire = Fire with { $block }?
ask-charge = Charge { $target } with { $block }?
ask-turn = Treachery roll by { $block } against { $target }?
ask-pass = Pass with { $block }?
ask-perish = Eliminate { $block }?
ask-battle = Retreat { $block } to { $area }?
ask-suffering = Let { $block } take the hits?
ask-regrouping = Regroup { $block } to { $area }?
ask-entering = Bring { $block } into play in { $area }?
ask-execute = Execute { $block }?
ask-spare = Spare { $block }?
ask-losing = Take a step from { $block }?
ask-going_home = Send { $block } to { $area }?
ask-trimming = Send { $block } to the pool?
do-choosing = Play face down
do-acting = Recruit
do-take = Choose
do-muster = Call the muster here
do-strike = Strike
do-moving = Move
do-sail = Sail
do-end-acting = End actions
do-end-regrouping = Done
do-declare = Declare
do-choosing_battle = Fight here
do-treason_asked = Make the treachery roll
do-battle = Retreat
do-suffering = Take the hits
do-regrouping = Regroup
do-entering = Bring into play
do-losing = Take the step
do-going_home = Send home
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

# chapters of the log, and groups that move as one
chapter-battle = Battle in { $area }
chapter-supply = Supply
chapter-political = Political turn
blocks = { $count } blocks
blocks-with = { $count } blocks

# the report of a battle
report-rounds = { $rounds ->
    [one] After one round.
   *[other] After { $rounds } rounds.
}
report-steps = { $before } → { $after }
report-unhurt = unhurt
report-dead = dead
report-out = out for this campaign
report-retreated = retreats to { $area }
report-turned = changed sides
report-unseen = No block was seen here.
report-close = Continue
die-hits = hit
battle-keys = Keys: F fire, C charge, T treachery roll, R retreat, P pass, 1 to 9 choose, Enter confirms, M map

# the whole story of an area
story-holds = Held by
story-free = no one
story-blocks = { $count ->
    [one] { $side } (1 block)
   *[other] { $side } ({ $count } blocks)
}
story-supply = Supply
story-town = Town
story-port = Port
story-shields = Home of
story-borders = Borders
story-namesake = The noble called { $name } is at home in { $area }, not here.
callout-supply = { $count }, supplies { $supply }
callout-exile = exile, { $count } of { $supply }

# what goes on by itself
along-title = Take along by land:
along-all = All
along-ways = Where the group can go
along-fit = { $fit } of { $all }
along-left = { $left ->
    [one] one stays behind
   *[other] { $left } stay behind
}
all-home = Send everyone to their first home
