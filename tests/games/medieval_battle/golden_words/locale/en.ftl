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
option-map-built = You build it in turns
option-dismounting = Dismounting
option-dismounting-on = Cavalry may dismount
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
    [you] Your army:
    [red] Red's army:
   *[yellow] Yellow's army:
} { $HC } heavy cavalry, { $LC } light cavalry, { $MA } mounted archers, { $HI } heavy infantry, { $LI } light infantry, { $PK } pikemen, { $LB } longbowmen, { $AR } archers.
deployed = { $who ->
    [you] You deploy
    [red] Red deploys
   *[yellow] Yellow deploys
} { $unit } on { $hex }.
held-back = { $who ->
    [you] You hold back the rest of your army.
    [red] Red holds back the rest of the army.
   *[yellow] Yellow holds back the rest of the army.
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
    [red] Red's
   *[yellow] Yellow's
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
    [you] You do not attack again:
    [red] Red does not attack again:
   *[yellow] Yellow does not attack again:
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
    [red] Red's baggage
   *[yellow] Yellow's baggage
} on { $to } is no longer fortified.
baggage-destroyed = { $who ->
    [you] Your baggage
    [red] Red's baggage
   *[yellow] Yellow's baggage
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
    [you] You let
    [red] Red lets
   *[yellow] Yellow lets
} nobody else enter.
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
end-spent = No markers and no movement points are left: Red { $red }, Yellow { $yellow }.
end-passes = Both have passed: Red { $red }, Yellow { $yellow }.
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
    [red] Red is to move.
   *[yellow] Yellow is to move.
}
prompt-wait-both = Both are choosing their armies.
prompt-wait-army = Your army is chosen. Waiting for your opponent.
prompt-build-letter = Which side of the outer modules do you play on?
prompt-build-inner = Lay an inner module.
prompt-build-outer = Lay the next outer module.
prompt-build-filler = Lay the next filler.
prompt-mounted = Recruit your cavalry.
prompt-on-foot = Recruit your foot soldiers.
prompt-baggage = Place your baggage.
prompt-deploy = { $left ->
    [one] Deploy your last unit, or hold it back.
   *[other] Deploy a unit, or hold back the remaining { $left }.
}
prompt-turn = Your turn: move, attack or shoot with one unit, rally, or pass.
prompt-turn-last = Your opponent has passed. If you pass too, the battle ends.
prompt-ending = How does the move of { $unit } on { $hex } end?
prompt-answering = { $enemy } attacks { $unit } on { $hex }. Stand or retreat?
prompt-pursuing = { $unit } has taken { $hex }. Attack again?
prompt-entering = Bring in waiting units beside your baggage, or finish the rally.

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
thing-stand = Stand
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
preview-points = Movement points: { $before } → { $after }
preview-dismount = Becomes { $unit }
preview-merge = Two damaged units become a full one
preview-leave = Costs 1 point. The unit can come back in a later rally.
preview-rally = All your units get their points back. Markers left: { $left }
preview-may-retreat = { $count ->
    [one] The enemy can stand, or retreat in one way.
   *[other] The enemy can stand, or retreat in { $count } ways.
}
preview-baggage-turned = The baggage is turned over
preview-baggage-destroyed = The baggage is destroyed: 3 points
preview-card = Card: { $lost }:{ $killed }
factor-knights = { $sign }two knights against one
factor-height = { $sign }higher ground
factor-bad-ground = { $sign }bad ground for cavalry
factor-forest = { $sign }target in forest
preview-result = Result: { $lost }:{ $killed }
preview-shot = Result: the target loses { $killed }
preview-last-pass = This is the second pass: the battle ends { $red }:{ $yellow }. { $winner ->
    [you] You win{ $decided ->
        [value] , as your army on the map is worth more.
       *[other] .
    }
    [they] Your opponent wins{ $decided ->
        [value] , as their army on the map is worth more.
       *[other] .
    }
   *[nobody] It is a draw.
}

# refusals
why-over = The battle is over. [{ $rule }]
why-not-your-turn = It isn't your turn. [{ $rule }]
why-piece = This piece can't be laid now. [{ $rule }]
why-build = Lay a piece of the map first. [{ $rule }]
why-army-chosen = Your army is chosen. [{ $rule }]
why-recruit = An army costs exactly { $points } points: cavalry first, then foot. [{ $rule }]
why-longbowmen = An army on this map has at most { $most } longbowmen. [{ $rule }]
why-counters = There are only { $most } of these. [{ $rule }]
why-deploy = Choose a unit to deploy and a hex, or hold back the rest. [{ $rule }]
why-baggage-first = The baggage is deployed first. [{ $rule }]
why-not-waiting = You have no such unit left to deploy. [{ $rule }]
why-off-map = This hex is not on the map. Only an attacked unit can leave it. [{ $rule }]
why-occupied = There is a unit on this hex. [{ $rule }]
why-near-flag = Too close to a flag: the distance must be at least 3. [{ $rule }]
why-near-baggage = Too close to the enemy baggage: the distance must be at least 3. [{ $rule }]
why-baggage-ground = Baggage can only be on plains. [{ $rule }]
why-mountain = Cavalry can't enter or attack a mountain. [{ $rule }]
why-no-marker = You have no time marker left. [{ $rule }]
why-action = Choose one of your units and what it does, rally, or pass. [{ $rule }]
why-no-unit = There is no unit on this hex. [{ $rule }]
why-not-yours = This unit is not yours. [{ $rule }]
why-no-dismount = This unit can't dismount now. [{ $rule }]
why-no-points = This unit has no movement points left. [{ $rule }]
why-cannot-act = This unit can't do anything now. [{ $rule }]
why-no-enemy = There is no enemy on this hex. [{ $rule }]
why-no-way-back = The unit can't go out and back with its points. [{ $rule }]
why-too-far = Out of reach: the unit has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}. [{ $rule }]
why-zone = Out of reach: a unit that enters an enemy zone of control must stop. [{ $rule }]
why-no-merge = Only two units of one kind with one knight each can merge. [{ $rule }]
why-cross-zone = A unit in an enemy zone of control can't be crossed. [{ $rule }]
why-cross-points = The crossed unit needs a movement point. [{ $rule }]
why-cross = This move across your own units isn't possible, or there is a cheaper way. [{ $rule }]
why-baggage-attacks = Baggage can't attack or shoot. [{ $rule }]
why-not-beside = Only a neighboring enemy can be attacked. [{ $rule }]
why-attack-cost = Entering that hex costs { $cost }, but the unit has { $points }. [{ $rule }]
why-other-zone = After entering an enemy zone you can only attack a unit whose zone it is. [{ $rule }]
why-no-shooter = This unit can't shoot. [{ $rule }]
why-out-of-range = Out of range: this unit shoots { $range ->
    [one] 1 hex
   *[other] { $range } hexes
} far. [{ $rule }]
why-no-sight = The line of sight is blocked. [{ $rule }]
why-ending = Choose how this move ends. [{ $rule }]
why-no-leave = The unit can't leave the map here. [{ $rule }]
why-answer = Stand, retreat by one hex, or leave the map. [{ $rule }]
why-one-hex = A retreat leads to a neighboring hex. [{ $rule }]
why-retreat-zone = This hex is in a zone of control of the attacker's side. [{ $rule }]
why-retreat-points = The unit lacks the points to enter this hex. [{ $rule }]
why-pursuing = Attack again from here, or stop. [{ $rule }]
why-enter = Choose a waiting unit and a hex beside your baggage, or finish. [{ $rule }]
why-on-the-way = This unit is still on its way back. [{ $rule }]
why-not-beside-baggage = Units enter beside the baggage. [{ $rule }]

# what is said of a battlefield before anybody plays on it

check-whole = { $count } hexes, no gap and no overlap
check-riders = { $lost ->
    [0] Cavalry reaches every hex that is open to it
    [one] Cavalry cannot reach one hex
   *[other] Cavalry cannot reach { $lost } hexes
}
check-wagons = { $lost ->
    [0] Baggage reaches every plain
    [one] Baggage cannot reach one plain
   *[other] Baggage cannot reach { $lost } plains
}
check-flags = Flags are worth { $flags } points in all; { $winning } win
check-room = { $count } hexes to deploy on, { $plain } of them plain for baggage; at least { $least } on each outer module
check-cover = { $bare ->
    [0] Forests on every side
   *[other] Little forest on { $modules }: a matter of taste
}
