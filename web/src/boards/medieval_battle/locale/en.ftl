# Words of the board, beside those of the game.

board-name = Battlefield
board-extra = Combat cards
chapter = { $name ->
    [map] The map
    [armies] The armies
    [deployment] Deployment
   *[battle] The battle
}
hex-name = hex { $hex }
hex-unit = { $side } { $unit }, { $knights ->
    [one] one knight
   *[other] { $knights } knights
}, { $points ->
    [one] one point
   *[other] { $points } points
}
hex-flag = { $points ->
    [one] flag
   *[other] flag worth { $points } points
}{ $holder ->
    [none] , not held
   *[other] , held by { $holder }
}
hex-legal = can be chosen
hex-target = can be attacked
ground-plain = plain
ground-forest = forest
ground-hill = hill
ground-mountain = mountain
ground-none = no module yet
overlays-name = What the map shows
overlay-reach = Reach
overlay-zones = Zones
overlay-threats = Threats
overlay-sight = Sight
map-near = Larger hexes
score-name = Points and time markers
score-winning = { $points } to win
markers-left = { $left } of { $all } time markers left
rival-ready = Your opponent has chosen an army.
rival-recruits = Your opponent is recruiting.
away-name = Units of { $side } off the map
away-held = in reserve, can enter when you rally
away-back = off the map at module { $place }, { $rallies ->
    [0] can enter at the next rally
    [one] has to wait for one rally
   *[other] has to wait for { $rallies } rallies
}
away-in = { $rallies ->
    [0] ready
   *[other] in { $rallies }
}
recruit-mounted = Your cavalry
recruit-foot = Your foot soldiers
recruit-budget = { $spent } of { $all } points
recruit-facts = cost { $cost } · movement { $movement }{ $range ->
    [0] {""}
   *[other] { " " }· range { $range }
}
recruit-more = One more: { $unit }
recruit-less = One fewer: { $unit }
recruit-counters = There are only { $most } of these.
recruit-points = Not enough points left.
recruit-secret = Your opponent sees your army only when you’ve both chosen.
recruit-exactly = You must spend all points: { $left } to go.
recruit-cavalry = With this cavalry you can’t spend exactly all points.
recruit-few = Choose more cavalry: all foot soldiers together cost { $most } points.
recruit-next = On to the foot soldiers
recruit-done = Choose this army
unit-facts = { $knights ->
    [one] one knight
   *[other] { $knights } knights
}, { $points } of { $most } points
strikes-name = Possible attacks and their losses, yours : theirs
strike-attack = { $unit }
strike-shoot = Shoot: { $unit }
strike-card = from the card alone
track-says = Result: you lose { $lost }, your opponent { $killed }
track-card = card
track-result = result
cards-melee = Attack: losses, attacker to defender
cards-ranged = Shooting: losses of the target
cards-ours = These values are reconstructed. If you own the game, you can use the printed ones as your own edition.
ask-unit = { $unit }: where to?
ask-attack = { $unit }: attack { $enemy }?
ask-shoot = { $unit }: shoot at { $enemy }?
ask-move = { $unit }: move to { $hex }?
ask-deploy = { $unit }: deploy on { $hex }?
ask-retreat = { $unit }: retreat to { $hex }?
ask-pass = Pass?
ask-rally = Spend a time marker and rally?
ask-done = Done? The rest stays in reserve.
ask-stand = Stand and fight?
ask-stop = End the move here?
ask-leave = Retreat off the map?
ask-dismount = Dismount?
ask-other = { $what }?
verb-attack = Attack
verb-shoot = Shoot
verb-move = Move
verb-deploy = Deploy
verb-retreat = Retreat
verb-pass = Pass
verb-rally = Rally
verb-stand = Stand firm
verb-stop = Stop
verb-leave = Leave the map
verb-dismount = Dismount
do-retreat = Retreat to { $hex }
laid-all = { $count } pieces of the map are laid.
sight-clear = Clear line of sight to { $hex }.
sight-far = { $hex } is out of range.
sight-blocked = No line of sight to { $hex }: { $what }.
strike-from = from { $hex }, { $points ->
    [one] one point
   *[other] { $points } points
} left
deploy-legal = you can deploy here
deploy-flags = too close to a flag
deploy-baggage = too close to the enemy baggage
deploy-done = “Done” is final: the rest stays in reserve.
ask-move-attack = { $unit }: move to { $hex } and attack { $enemy }?
ask-move-shoot = { $unit }: move to { $hex } and shoot at { $enemy }?
build-name = Modules you can lay
build-letter = Side { $name }
build-module = Module { $name }
build-turn = Turn
build-reverse = Turn around
ask-letter = Use side { $name } of the outer modules?
ask-lay = Lay module { $name } like this?
verb-lay = Lay
tool-map = Map editor
map-title = Battlefield
map-code = Code or link of a battlefield
map-yours = From your code
map-unknown = The server isn’t responding.
map-fault = This battlefield can’t be played:
edit-modules = Modules
edit-outer = Outer modules
edit-inner = Inner modules
edit-filler = Filler modules
edit-outer-one = outer module
edit-inner-one = inner module
edit-filler-one = filler module
edit-slot = { $what }: { $id } is laid
edit-empty = { $what }: empty place
edit-laid = laid
edit-own = your own
edit-new = Paint your own
edit-change = Change
edit-remove = Remove
edit-paint = Change module { $id }
edit-drop = Remove module { $id }
edit-standard = Standard
edit-large = Large
edit-side = Other side
edit-take = Take away
edit-undo = Undo
edit-cancel = Cancel
edit-checks = Checks
edit-count = { $count } of { $all } laid
edit-open = The checks run once all places are filled. They only warn and never forbid.
edit-stray = Not on this map: { $parts }. Their places stay empty. [R8, R9]
edit-share = Share and play
edit-link = Link to a match on this map
edit-file-only = With modules of your own, the code isn’t enough: send the file, too.
edit-print = Print
edit-save = Save as file
edit-file = battlefield.toml
edit-read = Open a file
edit-play = Play on this map
paint-name = Module { $id }
paint-tools = Brush
paint-ground = Ground
paint-one = One hex
paint-near = With neighbors
paint-fill = Fill
paint-mirror = Mirror
paint-save = Save module
print-plan = battlefield
print-note = Modules at 20 mm per hex, counters at 16 mm: print at 100 %.
