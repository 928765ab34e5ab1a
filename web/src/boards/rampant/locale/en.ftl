# Words of the board and of the battle assistant.

board-name = Map of the realms and state of the battle
board-shows = Show
board-map = Map
board-table = Table
map-name = Map of the realms. Arrow keys go from land to land, Enter picks one.
land-is = { $name }, { $kind }
land-home = { $name }, home land ({ $kind })
land-is-home = home land
land-free = Free land { $number }
land-contested = contested
land-latest = gained last
rival-lands = Lands: { $name }
badge-lands = { $count ->
    [one] land
   *[other] lands
}
badge-glory = glory
badge-spies = { $count ->
    [one] spy
   *[other] spies
}
battle-of = Battle { $number } of { $battles }

# steps
steps-name = Progress of the battle
step-of = Step { $step } of 12: { $name }
step-count = Step { $step } of 12
step-0 = Founding
step-1 = Meeting
step-2 = Secret choice
step-3 = Contested land
step-4 = Warbands
step-5 = Scenario
step-6 = Terrain
step-7 = Boasts
step-8 = Battle
step-9 = Confirmation
step-10 = Territory roll
step-11 = Gain
step-12 = Close

# facts
fact-chosen = has chosen
fact-raids = raids
fact-raided = is raided
fact-lands = { $count ->
    [one] one land
   *[other] { $count } lands
}
fact-points = { $points } points
fact-attacker = Attacker in the scenario: { $name }.
fact-glory = Glory
source-scenario = Scenario
source-heroes = Heroes
source-boast = Boasts
source-underdog = Underdog
source-spy = Spies caught
source-lands = Lands
last-roll = { $what }: { $name }
throw-founding = Founding roll
throw-caught = Roll for the spy
throw-exchange = Exchange roll
throw-attacker = Roll for the attack
throw-scenario = Scenario roll
throw-position = Position roll
throw-answer = Answer to the terrain
throw-strength = Strength roll
throw-leader = Roll for the leader
throw-boast = Roll for a boast
throw-territory = Territory roll
throw-event = Event roll
throw-unrest = Roll against unrest
throw-inheritance = Inheritance roll

# answers
about-attack = The land at stake is your opponent’s.
about-defend = You may roll to exchange it.
about-raid = Little at stake, a small battle.
about-battle = The full battle with its stakes.
say-exchange-choice-yes = Roll
say-exchange-choice-no = Don’t roll
say-exchange-pick-no = No exchange
say-spy-choice-yes = Use a spy
say-spy-choice-no = No spy
say-cancel-choice-yes = Cancel their spy
say-cancel-choice-no = Let it pass
say-propose-choice-no = Roll for the scenario
say-accept-choice-yes = Agreed
say-accept-choice-no = Roll instead
say-road-choice-yes = Roll again
say-road-choice-no = Keep it
say-leave-out-choice-yes = Leave it out
say-leave-out-choice-no = Roll for it
say-piece-choice-no = No piece
say-again-choice-yes = Roll again
say-again-choice-no = Keep the roll
say-keep-choice-yes = Keep the piece
say-keep-choice-no = Don’t use it
say-shift-choice-no = Leave it
say-shift-choice-remove = Remove the piece
say-boasting-no = Done choosing
say-confirming-yes = That’s right
say-confirming-no = That’s wrong
say-confirming-concede = Concede the battle
say-disputed-yes = { $name } is right
say-disputed-no = Stay with my report
say-disputed-help = Ask the organizer
say-monastery-choice-yes = Have it rolled again
say-monastery-choice-no = Keep it
say-list-choice-no = Done
gain-rolled = rolled
gain-contested = contested
points-name = Points
boasts-enter = { $count ->
    [0] Fight without boasts
    [one] Fight with this boast
   *[other] Fight with these { $count }
}
boasts-all = { $all }.
ask-name = Pick { $name }?
ask-name-naming = Fight for { $name }?
ask-name-offer-choice = Offer { $name }?
ask-name-spy-choice = Use the spy against { $name }?
ask-name-exchange-pick = Put { $name } at stake instead?
ask-name-gain-choice = Take { $name }?
ask-at = Place it here, { $x } inches from the left, { $y } inches from the attacker’s edge?
verb-at = Place it here

# dice
die-face = A { $face }
roll-one = What does the die show?
roll-two = Two dice, added up
roll-d66 = Two dice: first the tens, then the ones
roll-first = First die
roll-second = Second die
roll-tens = Tens
roll-ones = Ones
roll-attacks = { $name } attacks
roll-again = { $value } doesn’t count here. Roll again and enter the new roll.

# terrain
plan-name = The table from above
plan-empty = No piece yet.
plan-piece = { $piece } at { $x } and { $y } inches
plan-spot = { $x } inches from the left, { $y } inches from the lower edge
plan-tap = { $count ->
    [one] One spot is free: tap it on the table.
   *[other] { $count } spots are free: tap one on the table.
}

# report
report-line = Line
report-fielded = Points in the field
report-glory = Glory from the scenario
report-heroes = Heroes killed
report-less = { $name }: { $what }, one less
report-more = { $name }: { $what }, one more
report-done = done
report-failed = failed
report-sum = { $one } { $first } : { $second } { $two } before underdog and lands
report-send = Send report
report-total = Glory
report-of = Report: { $name }
report-before = before
report-order = First { $one }, then { $two }.
report-disputed = The report is disputed. Enter what you saw.
report-differs = Your reports differ. What is orange doesn’t match.
report-own = Your numbers
report-own-same = Your own numbers are the same.
report-own-differs = Your numbers differ from this report. What is orange doesn’t match.
report-send-own = Send my own report
