# Rampant in English.

title = Rampant
tagline = A season of territories, built around your Lion Rampant and Dragon Rampant battles.
duration = An evening, or a season
kind = Campaign
side-lion = Lion
side-dragon = Dragon

option-battles = Battles
option-battles-1 = one
option-battles-3 = three
option-battles-6 = six
option-battles-12 = twelve
option-realms = Realms
option-realms-standard = ready to play
option-realms-rolled = founded with dice
option-battle = The battle itself
option-battle-quick = quick, with a few dice
option-battle-table = at your table; you enter the result
option-dice = Dice
option-dice-server = rolled by the server
option-dice-table = rolled at the table; you enter them
option-help = Help for the smaller realm
option-help-off = none
option-help-on = two points for every two territories fewer (rounded up), at most six
option-edition = Territory table
option-edition-standard = Standard: our additions to the rules

# Names come from the edition, in both languages; here the English one is picked.
named = { $id ->
    [none] { $de }
   *[other] { $en }
}
scenario-name = { $id ->
    [none] { $de }
   *[other] { $en } ({ $id })
}
side = { $who ->
    [you] You
    [lion] Lion
   *[dragon] Dragon
}
piece = { $piece ->
    [wood] wood
    [hill] hill
    [rough] rough ground
    [ruin] ruin
    [marsh] marsh
    [building] building
    [hedge] hedge
   *[other] { $piece }
}
special = { $special ->
    [event] an event
   *[spy] a spy
}
event = { $event ->
    [comet] Comet: neither realm uses any properties in its next battle, and gets no points from them either
    [plague] Plague: neither realm gets points from territories in its next battle
    [unrest] Unrest: the larger realm may lose a territory
    [failed_harvest] Failed harvest: both realms field two points fewer in their next battle
    [bad_weather] Bad weather: in the next battle between these two, the defender places all terrain
    [quiet] Quiet season: nothing happens
    [fair_weather] Fair weather: in the next battle between these two, terrain stays where it is placed
    [good_harvest] Good harvest: the realm entitled to the gain has two points more in its next battle
    [knight] Wandering knight: the smaller realm has three points more in its next battle
    [truce] Truce: in the next battle between these two, both defend and no one can raid
   *[inheritance] Inheritance: the smaller realm gets one more territory
}

# log
home = { $who ->
    [You] Your home land: { $kind }.
   *[other] Home land of { $who }: { $kind }.
}
borderland = { $who ->
    [You] Your open borderland becomes: { $kind }.
   *[other] The open borderland of { $who } becomes: { $kind }.
}
met-raid = { $who ->
    [You] You choose
   *[other] { $who } chooses
} to raid.
met-battle = { $who ->
    [You] You choose
   *[other] { $who } chooses
} to fight a battle.
has-chosen = { $who ->
    [You] You have
   *[other] { $who } has
} chosen.
chose = { $who ->
    [You] You choose
   *[other] { $who } chooses
} to { $choice ->
    [attack] attack
   *[defend] defend
}.
staked = { $who ->
    [You] At stake for you
   *[other] At stake for { $who }
}: { $kind }.
spy-used = { $who ->
    [You] You use a spy
   *[other] { $who } uses a spy
}{ $window ->
    [W1] : the other realm is to choose first, and openly.
    [W3] : the scenario is to be rolled again.
    [W4] : the exchange is to be rolled again.
   *[other] .
}
spy-silences = { $who ->
    [You] You use a spy
   *[other] { $who } uses a spy
}: { $kind } doesn’t count in this battle.
spy-canceled = { $who ->
    [You] You cancel that with a spy of your own.
   *[other] { $who } cancels that with a spy of their own.
}
spy-gained = { $who ->
    [You] You gain a spy and now have
   *[other] { $who } gains a spy and now has
} { $count ->
    [one] one
   *[other] { $count }
}.
no-exchange = { $who ->
    [You] You don’t
   *[other] { $who } doesn’t
} roll for an exchange.
exchanged = { $who ->
    [You] You put this at stake instead
   *[other] { $who } puts this at stake instead
}: { $kind }.
kept-stake = { $who ->
    [You] You leave
   *[other] { $who } leaves
} the stake as it is.
offered = { $who ->
    [You] You offer
   *[other] { $who } offers
} { $kind }.
listed = { $who ->
    [You] In this raid, you use
   *[other] In this raid, { $who } uses
}: { $kind }.
warbands = Warbands: Lion { $lion } points, Dragon { $dragon }.
declared = { $who ->
    [You] You field
   *[other] { $who } fields
} { $points } points.
proposed = { $who ->
    [You] You propose
   *[other] { $who } proposes
} { $scenario } as the scenario.
agreed = { $who ->
    [You] You agree
   *[other] { $who } agrees
}. The scenario is { $scenario }.
not-agreed = { $who ->
    [You] You decline
   *[other] { $who } declines
}: the scenario is rolled instead of { $scenario }.
road = { $who ->
    [You] You use
   *[other] { $who } uses
} the high road: the scenario is rolled again.
leave-out-yes = { $who ->
    [You] You would
   *[other] { $who } would
} set up the terrain freely.
leave-out-no = { $who ->
    [You] You want
   *[other] { $who } wants
} to roll for the terrain.
left-out = The terrain is set up freely, without rolling.
picked = { $who ->
    [You] You place
   *[other] { $who } places
} next: { $piece }.
no-piece = { $who ->
    [You] You place
   *[other] { $who } places
} no piece here.
hills = { $who ->
    [You] You use
   *[other] { $who } uses
} the hill country: the position is rolled again.
placed = { $who ->
    [You] You place
   *[other] { $who } places
}: { $piece } at { $x }″ / { $y }″.
moor = { $who ->
    [You] You use
   *[other] { $who } uses
} the moor: the piece stays where it is.
shifted = { $who ->
    [You] You shift
   *[other] { $who } shifts
}: { $piece } to { $x }″ / { $y }″.
removed = { $who ->
    [You] You remove
   *[other] { $who } removes
}: { $piece }.
boast-picked = You choose { $boast }.
boasts = { $who ->
    [You] You have
   *[other] { $who } has
} chosen { $count ->
    [0] no boasts.
    [1] one boast:
   *[other] { $count } boasts:
}
boast-shown = { $boast } (worth { $value }).
told-fielded = { $who ->
    [You] You report:
   *[other] { $who } reports:
} { $about ->
    [You] you
   *[other] { $about }
} fielded { $number } points.
told-glory = { $who ->
    [You] You report:
   *[other] { $who } reports:
} { $about ->
    [You] you get
   *[other] { $about } gets
} { $number } glory from the scenario.
told-heroes = { $who ->
    [You] You report:
   *[other] { $who } reports:
} { $about ->
    [You] you
   *[other] { $about }
} killed { $number ->
    [0] no leaders or heroes
    [one] one leader or hero
   *[other] { $number } leaders or heroes
}.
told-done = { $who ->
    [You] You report:
   *[other] { $who } reports:
} “{ $boast }” ({ $about }): { $number ->
    [0] failed
   *[other] done
}.
confirmed = { $who ->
    [You] You confirm
   *[other] { $who } confirms
} the report.
disputed = { $who ->
    [You] You dispute
   *[other] { $who } disputes
} the report.
conceded = { $who ->
    [You] You concede
   *[other] { $who } concedes
} the battle.
no-result = You couldn’t agree on a report: the battle has no result.
monastery = { $who ->
    [You] You use
   *[other] { $who } uses
} the monastery: the { $what ->
    [event] event
   *[territory] territory
} is rolled again.
unrest-tests = { $who ->
    [You] Unrest in your realm
   *[other] Unrest in the realm of { $who }
}: { $kind } is tested.
gained = { $who ->
    [You] You gain
   *[other] { $who } gains
}: { $kind }.
taken = { $who ->
    [You] You take a territory from your opponent
   *[other] { $who } takes a territory
}: { $kind }.
glory = { $who ->
    [You] You get
   *[other] { $who } gets
} { $sum } glory (scenario { $scenario }, heroes { $heroes }, boasts { $boast }, underdog { $underdog }, caught spies { $spy }, territories { $lands }).
battle-won = { $who ->
    [You] You win
   *[other] { $who } wins
} the battle.
battle-drawn = A draw, and both realms are the same size: no one gains anything.
battle-drawn-small = { $who ->
    [You] A draw. Yours is the smaller realm, so you get the gain.
   *[other] A draw. { $who } is the smaller realm and gets the gain.
}
standing = Territories: Lion { $lion }, Dragon { $dragon }. Glory: { $lion-glory } : { $dragon-glory }.
battle = Battle { $number }.
won = { $who ->
    [You] You win
   *[other] { $who } wins
} the campaign by { $decided ->
    [territories] territories
    [glory] glory
   *[points] warband points
}.
drawn = The campaign is a draw.

# rolls
rolled-founding = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face }: { $kind }.
rolled-caught = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } for the spy: { $caught ->
    [yes] caught, one glory for the opponent
   *[no] not caught
}.
rolled-exchange = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } for the exchange; { $needed } or more was needed.
rolled-attacker = { $attacker ->
    [You] Rolled: you are the attacker in the scenario.
   *[other] Rolled: { $attacker } is the attacker in the scenario.
}
rolled-scenario = Scenario roll { $face }: { $scenario }.
rolled-position = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } for the { $piece }.
rolled-answer = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } in answer.
rolled-strength = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } + { $bonus } = strength { $total }.
rolled-leader = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face }: the enemy leader { $killed ->
    [yes] is killed
   *[no] survives
}.
rolled-boast = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } for “{ $boast }”: { $done ->
    [yes] done
   *[no] failed
}.
rolled-territory = Territory roll { $face }: { $what }.
rolled-event = Event roll { $face }. { $event }.
rolled-unrest = { $who ->
    [You] You roll
   *[other] { $who } rolls
} { $face } for { $kind }: it { $lost ->
    [yes] is lost
   *[no] stays
}.
rolled-inheritance = { $who ->
    [You] You inherit
   *[other] { $who } inherits
}: { $kind } (rolled { $face }).

# questions
prompt-over = The campaign is over.
prompt-dice = One moment, dice are being rolled…
prompt-both = Both realms are choosing.
prompt-wait = { $who ->
    [lion] The Lion
   *[dragon] The Dragon
} is deciding.
prompt-home-choice = Choose your home land.
prompt-kind-choice = What do you turn the open borderland into?
prompt-roll = { $what ->
    [founding] Roll two dice for a territory (first the tens).
    [caught] Roll a die for the spy.
    [exchange] Roll a die for the exchange.
    [attacker] Each rolls a die; who attacks? 1: who is asked first, 2: the other.
    [scenario] Roll two dice for the scenario (first the tens).
    [position] Roll a die for the position.
    [answer] Roll a die in answer.
    [strength] Roll two dice for your strength and enter the sum.
    [leader] Roll a die for the enemy leader.
    [territory] Roll two dice for the territory (first the tens).
    [event] Roll two dice for the event and enter the sum.
    [unrest] Roll a die against unrest.
   *[inheritance] Roll two dice for the inheritance (first the tens).
}
prompt-roll-boast = Roll a die for your boast: { $about }.
prompt-form-choice = Your opponent has at least twice as many territories. Raid, or battle?
prompt-spy-choice = Use a spy? { $window ->
    [W1] Your opponent would have to choose first, and openly.
    [W2] Name the territory whose property it should silence.
    [W3] The scenario would be rolled again.
   *[W4] The exchange would be rolled again.
}
prompt-cancel-choice = Use a spy of your own to cancel your opponent’s?
prompt-choosing = Attack or defend?
prompt-naming-theirs = Which of your opponent’s territories are you fighting for?
prompt-naming-own = Which of your territories do you stake?
prompt-exchange-choice = Roll to exchange the contested territory?
prompt-exchange-pick = Which territory takes its place?
prompt-offer-choice = Which territory do you offer?
prompt-list-choice = Which properties count in this raid? { $left } still possible.
prompt-declare-choice = How many points do you field?
prompt-propose-choice = Propose a scenario, or have it rolled.
prompt-accept-choice = Your opponent proposes { $scenario }. Do you agree?
prompt-road-choice = High road: roll the scenario again?
prompt-leave-out-choice = Skip rolling for terrain? You must both agree.
prompt-piece-choice = { $sort ->
    [forest] Great forest: place an extra wood?
    [mandatory] Choose a mandatory piece.
   *[optional] Choose an optional piece, or go without.
}
prompt-again-choice = { $die } for the { $piece }. Hill country: roll again?
prompt-place-choice = Place the { $piece } in the band of a { $die }.
prompt-keep-choice = Your opponent rolled a { $die } against your { $piece }. Use the moor?
prompt-shift-choice = { $die }: you may { $die ->
    [6] remove the { $piece }
   *[other] shift the { $piece } by up to 6″
}.
prompt-boasting = { $count ->
    [0] Choose boasts and quests, or go without.
   *[other] { $count } chosen. One more, or done?
}
prompt-confirming = Is the report right?
prompt-report-fielded = { $about ->
    [You] How many points did you field?
   *[other] How many points did { $about } field?
}
prompt-report-glory = { $about ->
    [You] How much glory do you get from the scenario?
   *[other] How much glory does { $about } get from the scenario?
}
prompt-report-heroes = { $about ->
    [You] How many enemy leaders and heroes did you kill?
   *[other] How many enemy leaders and heroes did { $about } kill?
}
prompt-report-done = { $about ->
    [You] Did you achieve “{ $boast }”?
   *[other] Did { $about } achieve “{ $boast }”?
}
prompt-monastery-choice = Monastery: roll the { $what ->
    [event] event again? { $event }.
   *[territory] territory again?
}
prompt-unrest-choice = Unrest: which territory is tested?
prompt-gain-choice = Take the contested territory, or the rolled one?

# previews
preview-property = { $kind }: { $text }
preview-sizes = Your territories: { $mine } → { $mine-after }. Your opponent’s: { $theirs } → { $theirs-after }.
preview-points = { $points } points in the field. Your opponent gets { $glory } glory for it.
preview-scenario = { $scenario }: { $aim }
preview-boast = { $text } Worth { $value } glory if you succeed, { $fail } if not.
preview-choice = { $choice ->
    [attack] Against a defender you name one of their territories and stake none of yours.
   *[defend] Against an attacker you can roll to exchange the contested territory.
}
preview-concede = Your opponent gets 5 glory from the scenario; you get none.
preview-exchange = Succeeds on { $needed } or more: { $chances } in 6.

# refusals
why-over = The campaign is over.
why-chosen = You’ve made your choice. Your opponent is still choosing.
why-dice = Dice are being rolled.
why-wait = { $who ->
    [lion] The Lion decides
   *[dragon] The Dragon decides
} now.
why-points = You can field any number of points from the smaller warband’s up to your own.
why-scenario = { $scenario } can only be proposed by the player asked first, once.
why-band = The piece must lie in the band of a { $die } and may not touch another one.
why-shift = A piece can be shifted by up to 6″ and may not touch another one.
why-piece = That piece is no longer available.
why-face = The dice can’t show that here. If it has to be rerolled, enter the last roll.
why-gain = You can’t decline both territories.
why-form = To raid, your opponent must have at least twice as many territories, and you can choose only once.
why-rolled = The rolled territory is available only after the battle.
why-choice = Attack or defense is chosen only once, and not in a raid.
why-not-now = That isn’t being asked right now.
why-not-staked = Your opponent didn’t stake { $kind }.
why-spy = A spy can’t be used on { $kind } now.
why-other-realm = { $kind } belongs to the wrong realm for this.
why-list = { $kind } adds points, has no property that counts in a raid, or is listed already.
why-locked = { $kind } is at stake in another battle.
why-home = { $kind } is the home land. It can’t be contested while the realm has another territory, and it is never lost.
why-unrest = { $kind } isn’t tested: silver mines come first, and contested territories are safe.
why-offer = { $kind } can’t be offered: it must be one of the territories whose property counts.
why-fort = { $kind } can’t be contested while the realm has another territory besides its home land.
why-already = { $kind } is contested already.
why-kind = { $kind } can’t be chosen: it is unique or adds more than one point.
why-boast-twice = You’ve already chosen { $boast }.
why-boast-book = { $boast } belongs to the other rule book.

# things
thing-kind = { $name }
thing-form = { $name }
form-raid = Raid
form-battle = Battle
thing-answer = { $name }
answer-yes = Yes
answer-no = No
thing-choice = { $name }
choice-attack = Attack
choice-defend = Defend
thing-territory = { $name }
thing-points = { $name } points
thing-scenario = { $name }
thing-terrain = { $name }
terrain-wood = Wood
terrain-hill = Hill
terrain-rough = Rough ground
terrain-ruin = Ruin
terrain-marsh = Marsh
terrain-building = Building
terrain-hedge = Hedge
thing-at = At { $name } inches
thing-remove = Remove the piece
thing-boast = { $name }
thing-fielded = { $name } points fielded
thing-glory = { $name } glory
thing-heroes = { $name } killed
thing-done = { $name ->
    [0] Failed
   *[other] Done
}
thing-concede = Concede the battle
thing-rolled = The rolled territory
thing-roll = Rolled { $name }

kind-village = Village
kind-farmland = Farmland
kind-market_town = Market town
kind-silver_mine = Silver mine
kind-harbour = Harbour
kind-castle = Castle
kind-forest = Great forest
kind-hills = Hill country
kind-moor = Moor
kind-bridge = River crossing
kind-highroad = High road
kind-watchtower = Watchtower
kind-monastery = Monastery
kind-tavern = Tavern at the crossroads
kind-tilt_yard = Tilt yard
kind-stud_farm = Stud farm
kind-armoury = Armoury
kind-archery_butts = Archery butts
kind-shrine = Shrine of the old ones
kind-wizards_tower = Wizard’s tower
kind-barrow = Barrow field
kind-border_fort = Border fort
kind-royal_road_toll = Royal toll
kind-winners_choice = Open borderland
scenario-DR-A = Gory Bloodbath on the Plains of Doom (DR-A)
scenario-DR-B = The Treasure (DR-B)
scenario-DR-C = The Breakthrough (DR-C)
scenario-DR-D = The Ruin (DR-D)
scenario-DR-E = The Monster (DR-E)
scenario-DR-F = The Crystals (DR-F)
scenario-LR-A = Bloodbath (LR-A)
scenario-LR-B = Defending the Indefensible (LR-B)
scenario-LR-C = The Fugitive (LR-C)
scenario-LR-D = A Gentle Stroll (LR-D)
scenario-LR-E = Hold on Tight (LR-E)
scenario-LR-F = Sausages with Mustard (LR-F)
scenario-LR-G = The Convoy (LR-G)
scenario-LR-H = The Messenger (LR-H)
scenario-LR-I = A Taxing Afternoon (LR-I)
scenario-LR-J = Meeting the Neighbors (LR-J)
scenario-LR-K = Hammer and Anvil (LR-K)
scenario-LR-L = Bloodfeud (LR-L)
boast-first_blow = First blow (1)
boast-make_them_run = Make them run (1)
boast-challenge = The challenge (1)
boast-three_in_a_turn = Three in a turn (1)
boast-mighty_blow = Mighty blow (2)
boast-named_unit = The named unit (2)
boast-burn_homes = Their homes shall burn (2)
boast-cleave_in_half = Cleave in half (3)
boast-slay_leader = Slay the leader (3)
boast-three_battered = Three battered (3)
boast-steady = Steady (3)
boast-no_magic = No magic (3)

# the coach
coach-warbands = Your warband has { $own } points, your opponent’s { $theirs }. More points help in the battle; too many more give them glory.
coach-strength = You will add { $own } to your two dice, your opponent { $theirs } to theirs. The stronger side gets the scenario’s glory.
coach-prize = You fight for { $kind }.
coach-stake = Your { $kind } is at stake.
coach-realms = You hold { $own } territories, your opponent { $theirs }; { $battles ->
    [0] this is one battle of a season.
    [one] there is only this battle.
   *[other] this is battle { $number } of { $battles }.
}
coach-raid = In a raid both sides field { $points } points, however large the realms are.
coach-battle = In a battle your territories count; a raid would be fought with { $points } points each.
coach-attack = As attacker you field { $attack } points, as defender { $defend }. A lone attacker puts none of their own land at stake.
coach-defend = As defender you field { $defend } points, as attacker { $attack }. A defender under attack fights with a bonus.
coach-worth = { $kind }: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} for the warband, { $quick ->
    [0] nothing
   *[other] { $quick }
} for the quick battle.
coach-stakes-least = Put at stake what you would miss least.
coach-gains = After that you hold { $own } territories, your opponent { $theirs }.
coach-declare = With { $points } points you add { $own } to your dice, your opponent { $theirs }.
coach-underdog = Your opponent gets { $glory } glory for fighting a larger warband.
coach-scenario = { $scenario }: { $more ->
    [0] helps neither side.
   *[other] the attacker adds { $more } to the dice, and { $attacker ->
        [you] you attack
       *[they] your opponent attacks
    }.
}
coach-exchange = { $good } of { $faces } rolls let you put another territory at stake.
coach-boast = { $boast }: about { $good } of { $faces } rolls succeed; then it is worth { $value } glory.
coach-boast-fails = If it fails, it counts { $fail }.
coach-no-boast = Another boast would cost more than it promises: a failed one counts { $fail }.
coach-terrain = In a quick battle terrain changes nothing: any place will do.
coach-yes = It costs little and can only help you here.
coach-no = Keep it: it would help you more later.
coach-if-attack = If your opponent attacks too, each of you stakes a territory.
coach-if-defend = If your opponent attacks, one of your territories is at stake.
coach-may-lose = If you lose the battle, you lose { $kind }.
puzzles-none = Dice decide the battles, and hardly any decision has one move that is clearly the best. So there are no puzzles.
