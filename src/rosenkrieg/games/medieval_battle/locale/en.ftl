# Medieval Battle in English. Parameters: docs/contract.md, "Texts".

title = Medieval Battle
tagline = Pure tactics, no luck: terrain, cavalry, pikes and bows.
duration = One hour
kind = Tactical battle
side-red = Red
side-yellow = Yellow

option-size = Battlefield
option-size-standard = Standard: 20 points, 5 to win
option-size-large = Large: 30 points, 6 to win
option-map = Map
option-map-default = Default map
option-map-random = Random
option-map-built = You take turns laying it
option-dismounting = Dismounting
option-dismounting-on = Cavalry can dismount
option-dismounting-off = Cavalry stays mounted
option-edition = Edition
option-edition-standard = Standard: cards and modules partly reconstructed

# names of units, and of places off the map
unit-HC = Heavy cavalry
unit-LC = Light cavalry
unit-MA = Mounted archers
unit-HI = Heavy infantry
unit-LI = Light infantry
unit-PK = Pikemen
unit-LB = Longbowmen
unit-AR = Archers
unit-BG = Baggage
from-held = Reserve
from-X = Module X
from-Y = Module Y
from-Z = Module Z
from-U = Module U
from-V = Module V

# log: before the battle
laid = { $who ->
    [you] You lay { $piece }.
    [red] Red lays { $piece }.
    [yellow] Yellow lays { $piece }.
   *[chance] Map piece { $piece } is drawn.
}
chose-mounted = You have chosen your cavalry.
has-recruited = { $who ->
    [you] Your army is chosen.
    [red] Red has chosen an army.
   *[yellow] Yellow has chosen an army.
}
army = { $who ->
    [you] Your army
    [red] Red’s army
   *[yellow] Yellow’s army
}{ $HC ->
    [0] { "" }
   *[other] { " · " }{ $HC } × heavy cavalry
}{ $LC ->
    [0] { "" }
   *[other] { " · " }{ $LC } × light cavalry
}{ $MA ->
    [0] { "" }
   *[other] { " · " }{ $MA } × mounted archers
}{ $HI ->
    [0] { "" }
   *[other] { " · " }{ $HI } × heavy infantry
}{ $LI ->
    [0] { "" }
   *[other] { " · " }{ $LI } × light infantry
}{ $PK ->
    [0] { "" }
   *[other] { " · " }{ $PK } × pikemen
}{ $LB ->
    [0] { "" }
   *[other] { " · " }{ $LB } × longbowmen
}{ $AR ->
    [0] { "" }
   *[other] { " · " }{ $AR } × archers
}
deployed = { $who ->
    [you] You deploy
    [red] Red deploys
   *[yellow] Yellow deploys
} { $unit } on { $hex }.
held-back = { $who ->
    [you] You hold back the rest of your army.
    [red] Red holds back the rest of its army.
   *[yellow] Yellow holds back the rest of its army.
}

# log: the battle
moved = { $who ->
    [you] You move
    [red] Red moves
   *[yellow] Yellow moves
} { $unit } from { $hex } to { $to }.
moved-across = { $who ->
    [you] You move
    [red] Red moves
   *[yellow] Yellow moves
} { $unit } from { $hex } across { $over } to { $to }.
went-out-and-back = { $who ->
    [you] You move
    [red] Red moves
   *[yellow] Yellow moves
} { $unit } from { $hex } and back.
merged = { $who ->
    [you] You merge
    [red] Red merges
   *[yellow] Yellow merges
} { $unit } from { $hex } with the unit on { $to }.
merged-across = { $who ->
    [you] You merge
    [red] Red merges
   *[yellow] Yellow merges
} { $unit } from { $hex } across { $over } with the unit on { $to }.
dismounted = { $who ->
    [you] You dismount
    [red] Red dismounts
   *[yellow] Yellow dismounts
} { $unit } on { $hex }.
ended-move = { $who ->
    [you] Your
    [red] Red’s
   *[yellow] Yellow’s
} move ends: { $unit } on { $hex }.
attacked = { $who ->
    [you] You attack
    [red] Red attacks
   *[yellow] Yellow attacks
} with { $unit } from { $hex }: { $enemy } on { $to }.
stood = { $who ->
    [you] You stand
    [red] Red stands
   *[yellow] Yellow stands
} firm: { $unit } on { $hex }.
retreated = { $who ->
    [you] You retreat
    [red] Red retreats
   *[yellow] Yellow retreats
}: { $unit } from { $hex } to { $to }.
left = { $who ->
    [you] You retreat
    [red] Red retreats
   *[yellow] Yellow retreats
} off the map: { $unit } from { $hex }.
stopped = { $who ->
    [you] You don’t attack again:
    [red] Red doesn’t attack again:
   *[yellow] Yellow doesn’t attack again:
} { $unit } on { $hex }.
fought = { $unit } ({ $hex }) against { $enemy } ({ $to }): the attacker loses { $lost ->
    [0] nobody
    [one] 1 knight
   *[other] { $lost } knights
}, the defender { $dead ->
    [yes] is destroyed
   *[no] loses { $killed ->
        [0] nobody
        [one] 1 knight
       *[other] { $killed } knights
    }
}.
shot = { $who ->
    [you] You shoot
    [red] Red shoots
   *[yellow] Yellow shoots
} with { $unit } from { $hex } at { $enemy } on { $to }: { $dead ->
    [yes] destroyed.
   *[no] { $killed ->
        [0] no loss.
        [one] 1 knight lost.
       *[other] { $killed } knights lost.
    }
}
shot-at-baggage = { $who ->
    [you] You shoot
    [red] Red shoots
   *[yellow] Yellow shoots
} with { $unit } from { $hex } at { $enemy } on { $to }.
baggage-turned = { $who ->
    [you] Your baggage
    [red] Red’s baggage
   *[yellow] Yellow’s baggage
} on { $to } is no longer fortified.
baggage-destroyed = { $who ->
    [you] Your baggage
    [red] Red’s baggage
   *[yellow] Yellow’s baggage
} on { $to } is destroyed.
rallied = { $who ->
    [you] You rally
    [red] Red rallies
   *[yellow] Yellow rallies
}: { $left ->
    [0] no time marker is left.
    [one] 1 time marker is left.
   *[other] { $left } time markers are left.
}
entered = { $who ->
    [you] You bring in
    [red] Red brings in
   *[yellow] Yellow brings in
} { $unit } on { $hex } ({ $from }).
no-more-enter = { $who ->
    [you] You bring
    [red] Red brings
   *[yellow] Yellow brings
} in no more units.
passed = { $who ->
    [you] You pass.
    [red] Red passes.
   *[yellow] Yellow passes.
}
took-flag = { $who ->
    [you] You take
    [red] Red takes
   *[yellow] Yellow takes
} the flag on { $hex } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
end-points = The battle is decided: Red { $red }, Yellow { $yellow }.
end-spent = No time markers or movement points are left: Red { $red }, Yellow { $yellow }.
end-passes = Both players have passed: Red { $red }, Yellow { $yellow }.
won-by-points = { $who ->
    [you] You win
    [red] Red wins
   *[yellow] Yellow wins
} on points.
won-by-value = { $who ->
    [you] You win
    [red] Red wins
   *[yellow] Yellow wins
}: equal points, but the army on the map is worth more.
drawn = Equal points and equal armies: a draw.

# prompts
prompt-over = The battle is over.
prompt-chance = The map is being laid.
prompt-wait = { $who ->
    [red] It’s Red’s turn.
   *[yellow] It’s Yellow’s turn.
}
prompt-wait-both = Both players are choosing their armies.
prompt-wait-army = Your army is chosen. Waiting for your opponent.
prompt-build-letter = Which side of the outer modules do you play on?
prompt-build-inner = Lay an inner module.
prompt-build-outer = Lay the next outer module.
prompt-build-filler = Lay the next filler module.
prompt-mounted = Recruit your cavalry.
prompt-on-foot = Recruit your foot soldiers.
prompt-baggage = Place your baggage.
prompt-deploy = { $left ->
    [one] Deploy your last unit, or hold it back.
   *[other] Deploy a unit, or hold back the remaining { $left }.
}
prompt-turn = Your turn: move, attack or shoot with one unit, rally, or pass.
prompt-turn-last = Your opponent has passed. If you pass too, the battle ends.
prompt-ending = { $unit } on { $hex }: how does the move end?
prompt-answering = { $enemy } attacks { $unit } on { $hex }. Stand firm or retreat?
prompt-pursuing = { $unit } has taken { $hex }. Attack again?
prompt-entering = Bring in waiting units next to your baggage, or finish rallying.

# things to touch: thing-<kind>; $name is the name, or its words
thing-letter = Side { $name }
thing-module = Module { $name }
thing-turn = { $name ->
    [0] Not turned
   *[other] Turned { $name } × 60°
}
thing-way = { $name }
way-forward = Forward
way-reversed = Reversed
thing-HC = { $name } heavy cavalry
thing-LC = { $name } light cavalry
thing-MA = { $name } mounted archers
thing-HI = { $name } heavy infantry
thing-LI = { $name } light infantry
thing-PK = { $name } pikemen
thing-LB = { $name } longbowmen
thing-AR = { $name } archers
thing-unit = { $name }
thing-knights = { $name ->
    [one] 1 knight
   *[other] { $name } knights
}
thing-from = { $name }
thing-hex = { $name }
thing-over = Across { $name }
thing-attack = Attack
thing-shoot = Shoot
thing-dismount = Dismount
thing-rally = Rally
thing-pass = Pass
thing-stop = Stop here
thing-stand = Stand firm
thing-leave = Retreat off the map
thing-done = Done

# previews
preview-army = { $units ->
    [one] 1 unit
   *[other] { $units } units
} for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
preview-points = Movement points: { $before } → { $after }.
preview-dismount = Becomes { $unit }.
preview-merge = Two damaged units become a full one.
preview-leave = Costs 1 point. The unit can come back when you rally later.
preview-rally = All your units get their points back. Time markers left: { $left }
preview-may-retreat = { $count ->
    [one] Your opponent can stand firm or retreat.
   *[other] Your opponent can stand firm or retreat ({ $count } options).
}
preview-baggage-turned = The baggage is turned over.
preview-baggage-destroyed = The baggage is destroyed: 3 points.
preview-card = Card { $lost }:{ $killed }
factor-knights = { $sign }two knights against one
factor-height = { $sign }higher ground
factor-bad-ground = { $sign }bad ground for cavalry
factor-forest = { $sign }target in forest
preview-result = gives { $lost }:{ $killed }.
preview-shot = the target loses { $killed }.
preview-last-pass = This is the second pass: the battle ends { $red }:{ $yellow }. { $winner ->
    [you] You win{ $decided ->
        [value] , because your army on the map is worth more.
       *[other] .
    }
    [they] Your opponent wins{ $decided ->
        [value] , because their army on the map is worth more.
       *[other] .
    }
   *[nobody] It’s a draw.
}

# refusals
why-over = The battle is over. [{ $rule }]
why-not-your-turn = It isn’t your turn. [{ $rule }]
why-piece = This piece can’t be laid now. [{ $rule }]
why-build = Lay a piece of the map first. [{ $rule }]
why-army-chosen = You have already chosen your army. [{ $rule }]
why-recruit = An army costs exactly { $points } points: cavalry first, then foot soldiers. [{ $rule }]
why-longbowmen = On this map, an army can have at most { $most } longbowmen. [{ $rule }]
why-counters = There are only { $most } of these. [{ $rule }]
why-deploy = Choose a unit to deploy and a hex, or hold back the rest. [{ $rule }]
why-baggage-first = Deploy the baggage first. [{ $rule }]
why-not-waiting = You have no more units of that kind to deploy. [{ $rule }]
why-off-map = This hex is off the map. Only a unit under attack can leave the map. [{ $rule }]
why-occupied = There is a unit on this hex. [{ $rule }]
why-near-flag = Too close to a flag: it must be at least 3 hexes away. [{ $rule }]
why-near-baggage = Too close to the enemy baggage: it must be at least 3 hexes away. [{ $rule }]
why-baggage-ground = Baggage can only stand on plains. [{ $rule }]
why-mountain = Cavalry can’t enter or attack a mountain. [{ $rule }]
why-no-marker = You have no time marker left. [{ $rule }]
why-action = Choose one of your units and what it does, rally, or pass. [{ $rule }]
why-no-unit = There is no unit on this hex. [{ $rule }]
why-not-yours = This unit isn’t yours. [{ $rule }]
why-no-dismount = This unit can’t dismount now. [{ $rule }]
why-no-points = This unit has no movement points left. [{ $rule }]
why-cannot-act = This unit can’t do anything now. [{ $rule }]
why-no-enemy = There is no enemy on this hex. [{ $rule }]
why-no-way-back = The unit doesn’t have enough points to go out and back. [{ $rule }]
why-too-far = Out of reach: the unit has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}. [{ $rule }]
why-zone = Out of reach: a unit that enters an enemy zone of control must stop. [{ $rule }]
why-no-merge = Only two units of the same kind with one knight each can merge. [{ $rule }]
why-cross-zone = You can’t cross a unit in an enemy zone of control. [{ $rule }]
why-cross-points = The unit you cross needs a movement point. [{ $rule }]
why-cross = This unit can’t cross your own units that way, or there is a cheaper way. [{ $rule }]
why-baggage-attacks = Baggage can’t attack or shoot. [{ $rule }]
why-not-beside = You can only attack an enemy on a neighboring hex. [{ $rule }]
why-attack-cost = Entering that hex costs { $cost }, but the unit has only { $points }. [{ $rule }]
why-other-zone = After entering an enemy zone of control, you can only attack a unit whose zone it is. [{ $rule }]
why-no-shooter = This unit can’t shoot. [{ $rule }]
why-out-of-range = Out of range: this unit shoots { $range ->
    [one] 1 hex
   *[other] { $range } hexes
} far. [{ $rule }]
why-no-sight = The line of sight is blocked. [{ $rule }]
why-ending = Choose how this move ends. [{ $rule }]
why-no-leave = The unit can’t leave the map here. [{ $rule }]
why-answer = Stand firm, retreat one hex, or leave the map. [{ $rule }]
why-one-hex = A unit retreats to a neighboring hex. [{ $rule }]
why-retreat-zone = This hex is in an enemy zone of control. [{ $rule }]
why-retreat-points = The unit doesn’t have enough points to enter this hex. [{ $rule }]
why-pursuing = Attack again from here, or stop. [{ $rule }]
why-enter = Choose a waiting unit and a hex next to your baggage, or finish rallying. [{ $rule }]
why-on-the-way = This unit is still on its way back. [{ $rule }]
why-not-beside-baggage = Units enter next to the baggage. [{ $rule }]

# what is said of a battlefield before anybody plays on it

check-whole = { $count } hexes, no gaps, no overlaps
check-riders = { $lost ->
    [0] Cavalry can reach every hex open to it
    [one] Cavalry can’t reach one hex
   *[other] Cavalry can’t reach { $lost } hexes
}
check-wagons = { $lost ->
    [0] Baggage can reach every plain
    [one] Baggage can’t reach one plain
   *[other] Baggage can’t reach { $lost } plains
}
check-flags = Flags are worth { $flags } points in all; { $winning } win the battle
check-room = { $count } hexes to deploy on, { $plain } of them plains for the baggage; at least { $least } on each outer module
check-cover = { $bare ->
    [0] Forest on every side
   *[other] Little forest on { $modules }: a matter of taste
}

# the coach
coach-flags = The flags are worth { $flags } points in all; { $winning } points win the battle.
coach-ground = So far { $plain } of { $hexes } hexes are plains, where everyone moves fastest.
coach-terrain = Mountains stop cavalry. Units on hills and mountains strike and shoot better at lower ones; forest protects from arrows.
coach-budget = { $spent ->
    [0] Your army costs exactly { $points } points: cavalry first, then foot soldiers.
   *[other] Your cavalry costs { $spent } of { $points } points; { $left } are left for foot soldiers.
}
coach-open = { $plain } of { $hexes } hexes are plains: good ground for cavalry.
coach-rough = Only { $plain } of { $hexes } hexes are plains: foot soldiers and archers profit from cover.
coach-pikes = Pikemen stop charges: light cavalry that attacks them loses { $lost } and kills { $killed }.
coach-baggage = Your baggage brings in reserves and units that have fled. If it is destroyed, your opponent gets { $points } points.
coach-way = The flag on { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} away from your { $unit } on { $hex }.
coach-holding-back = { $units ->
    [one] One unit is left to deploy
   *[other] { $units } units are left to deploy
}. What you hold back can come in next to your baggage when you rally.
coach-passed = Your opponent has passed. If you pass too, the battle ends { $own }:{ $theirs }: { $winner ->
    [you] you win.
    [they] your opponent wins.
   *[nobody] a draw.
}
coach-threatened = { $baggage ->
    [yes] Danger: { $enemy } on { $from } can reach your baggage on { $hex }.
   *[no] Danger: { $enemy } on { $from } can { $shot ->
        [yes] shoot at
       *[no] attack
    } your { $unit } on { $hex } (you lose { $killed }, they lose { $lost }).
}
coach-can-take = Your { $unit } on { $hex } can take the flag on { $to } now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-can-strike = { $baggage ->
    [yes] Your { $enemy } on { $from } can reach the enemy baggage on { $hex }.
   *[no] Your { $enemy } on { $from } can { $shot ->
        [yes] shoot at
       *[no] attack
    } { $unit } on { $hex } (you lose { $lost }, they lose { $killed }).
}
coach-answering = Standing means a fight at once. Retreating costs points but no knights, and the attacker takes the hex.
coach-entering = Units that wait can come in next to your baggage now, with all their points.
coach-stage = Points: { $own } for you, { $theirs } for your opponent; { $winning } win. You can rally { $markers ->
    [0] no more
    [one] one more time
   *[other] { $markers } more times
}.

coach-piece = { $first ->
    [yes] This side of the outer modules has
   *[no] The piece brings
} { $plain } plains, { $forest } forests, { $hill } hills and { $mountain } mountains.
coach-riders = { $count ->
    [one] One mounted unit
   *[other] { $count } mounted units
} with up to { $points } movement points: first at the flags.
coach-no-riders = No cavalry leaves all points for foot soldiers, who go everywhere, mountains too.
coach-mounted-bows = { $count ->
    [one] One of them shoots
   *[other] { $count } of them shoot
} from the saddle: the target loses knights, the shooter never does.
coach-foot = { $count ->
    [one] One unit
   *[other] { $count } units
} on foot hold the flags, and rough ground helps them against cavalry.
coach-bows = { $count ->
    [one] One unit shoots
   *[other] { $count } units shoot
}: the target can lose a knight, the shooter never does.
coach-hold-back = The rest stays safe for now and comes in next to your baggage when you rally.
coach-baggage-there = On { $hex } up to { $count } units can come in next to it.
coach-deploy-flag = { $unit } on { $hex }: { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} to the flag on { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
coach-in-forest = The forest protects it from arrows, and cavalry attacks it badly there.
coach-on-height = { $mountain ->
    [yes] Cavalry can’t attack it on the mountain, and it strikes better downhill.
   *[no] Height helps it in fights and when shooting.
}
coach-guards-baggage = It guards your baggage, right next to it.
coach-enough = Nothing that waits is needed on the map now.
coach-enters = { $unit } ({ $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
}) is back on the map with all its movement points.
coach-from-flag = From there it is { $distance ->
    [one] one hex
   *[other] { $distance } hexes
} to the flag on { $to }.
coach-rally = Your units get { $points ->
    [one] one movement point
   *[other] { $points } movement points
} back.
coach-may-enter = { $count ->
    [one] One waiting unit
   *[other] { $count } waiting units
} can come in next to your baggage.
coach-fortifies = Your baggage is fortified again: it withstands one more attack.
coach-last-pass = The battle ends { $own }:{ $theirs }: { $winner ->
    [you] you win.
    [they] your opponent wins.
   *[nobody] a draw.
}
coach-factors = { $knights ->
    [own] , two knights against one
    [theirs] , one knight against two
   *[none] { "" }
}{ $height ->
    [own] , from higher ground
    [theirs] , uphill
   *[none] { "" }
}{ $ground ->
    [own] , on bad ground for their cavalry
    [theirs] , against cover
   *[none] { "" }
}
coach-fight = Against { $enemy } on { $to }: you lose { $lost }, they lose { $killed }{ $factors }. { $dead ->
    [yes] That destroys the unit, and you take its hex.
   *[no] { "" }
}
coach-shot = The shot at { $enemy } on { $to }: they lose { $killed }{ $factors }, you lose nobody. { $dead ->
    [yes] That destroys the unit.
   *[no] { "" }
}
coach-clears = It clears the flag on { $to }: your unit then stands on it.
coach-presses = It puts pressure on the unit that holds the flag on { $to }.
coach-drives-off = If the unit retreats instead, you take { $hex } for free and may attack again.
coach-baggage-turned = The baggage is no longer fortified: the next attack on it brings { $points } points.
coach-baggage-destroyed = That destroys the enemy baggage: { $points } points, and none of their units can come in any more.
coach-stand = If you stand: you lose { $lost }, { $enemy } loses { $killed }.
coach-keeps-flag = A unit that survives keeps the enemy off the flag on { $to }.
coach-wins = That wins the battle: you have { $own } points.
coach-leaves = The unit is safe off the map and can come back when you rally.
coach-on-foot = As { $unit } it no longer suffers from bad ground and can enter mountains.
coach-merges = Two damaged units become a full one on { $hex }.
coach-takes-flag = Takes the flag on { $to }{ $holder ->
    [theirs] { " " }from your opponent
   *[open] { "" }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $own } in all.
coach-covers-flag = Stands on your flag on { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}): your opponent has to drive it off first.
coach-can-then = { $now ->
    [yes] From there it can
   *[no] Next turn it can
} { $baggage ->
    [yes] strike the enemy baggage on { $hex }.
   *[no] { $shot ->
        [yes] shoot at
       *[no] attack
    } { $unit } on { $hex }: you lose { $lost }, they lose { $killed }.
}
coach-out-of-range = Out of range of { $enemy } on { $from }{ $count ->
    [0] ; no enemy can hurt it there.
   *[other] .
}
coach-out-of-reach = Out of reach of { $enemy } on { $from }{ $count ->
    [0] ; no enemy can hurt it there.
   *[other] .
}
coach-climbs = { $hex } is higher ground: one column better in fights and shots.
coach-nears-flag = The flag on { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) is { $after ->
    [one] one hex
   *[other] { $after } hexes
} away instead of { $before }.
coach-stop = Stopping here costs nothing; the attacks from this hex gain nothing.
coach-avoids = You avoid a fight in which you lose { $lost } and they lose { $killed }{ $dead ->
    [yes] { " " }and your unit is destroyed.
   *[no] .
}

coach-without-baggage = If your baggage is destroyed, units that wait never come in.
coach-markers = { $left ->
    [0] That was your last rally: from now on no points come back.
    [one] You can rally one more time after that.
   *[other] You can rally { $left } more times after that.
}
coach-pass = If your opponent passes too, the battle ends { $own }:{ $theirs }: { $winner ->
    [you] you win.
    [they] your opponent wins.
   *[nobody] a draw.
}
coach-costs = { $dead ->
    [yes] If they stand, your unit is destroyed.
   *[no] If they stand, the attack costs you { $lost ->
        [one] one knight
       *[other] { $lost } knights
    }.
}
coach-slow = On foot the unit has fewer movement points, and it can’t mount again.
coach-loses = That loses the battle.
coach-can-be-struck = { $enemy } on { $from } can then { $shot ->
    [yes] shoot at
   *[no] attack
} your { $unit } on { $hex }: { $dead ->
    [yes] it would be destroyed.
   *[no] you lose { $killed }, they lose { $lost }.
}
coach-baggage-open = { $enemy } on { $from } can then reach your baggage on { $hex }.
coach-flag-open = The flag on { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) is then open to { $unit } on { $hex }.
