# Richard III in English. Parameters: docs/contract.md, "Words".

title = Richard III
tagline = Hidden blocks, broken oaths: whoever wears the crown in the end, wins.
duration = Three hours
kind = War
side-lancaster = Lancaster
side-york = York
option-setup = Which part of the wars
option-setup-1460 = The Wars of the Roses, 1460: three campaigns
option-setup-1470 = Kingmaker, 1470: one campaign
option-setup-1483 = Richard III, 1483: one campaign

# standing orders
order-fire = Fire
order-fire-ask = Ask me
order-fire-always = Blocks that stay always fire
order-treachery = Treachery rolls
order-treachery-ask = Ask me
order-treachery-easy = Roll only against one die
order-treachery-never = Never roll
order-charge = An heir's charge
order-charge-ask = Ask me
order-charge-never = Never charge
order-retreat = Retreat
order-retreat-ask = Ask me
order-retreat-weaker = Leave when clearly weaker
order-retreat-never = Never leave by choice
order-retreat-always = Leave as soon as possible
order-refuge = Where to retreat
order-refuge-ask = Ask me
order-refuge-friends = To friends who have supply
order-hits = Hits among equals
order-hits-ask = Ask me
order-hits-cheapest = The least dear block
order-hits-fighters = The worst shot
order-regroup = Regrouping
order-regroup-ask = Ask me
order-regroup-stay = Stay where you won
order-battles = The next battle
order-battles-ask = Ask me
order-battles-surest = Where we outnumber them most
order-forced = Only one choice
order-forced-ask = Ask me
order-forced-play = Play it

# things
a-block = a block
two-areas = { $one } and { $two }
the-sea = the sea
the-card = The Treason card
seven-cards = { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }, { $card7 }

# the log: cards
dealt = You hold { $cards }.
dealt-to = { $who ->
    [you] You have your cards.
    [lancaster] Lancaster has seven cards.
   *[york] York has seven cards.
}
chose = { $who ->
    [you] You have chosen.
    [lancaster] Lancaster has chosen.
   *[york] York has chosen.
}
shown = Lancaster plays { $lancaster }, York plays { $york }. { $first ->
    [you] You act first.
    [lancaster] Lancaster acts first.
   *[york] York acts first.
}
claimed = { $who ->
    [you] You show { $cards } and claim a new deal.
    [lancaster] Lancaster shows { $cards } and claims a new deal.
   *[york] York shows { $cards } and claims a new deal.
}
kept = { $who ->
    [you] You keep your hand.
    [lancaster] Lancaster keeps its hand.
   *[york] York keeps its hand.
}
exchanged = { $who ->
    [you] You exchange your hand too.
    [lancaster] Lancaster exchanges its hand too.
   *[york] York exchanges its hand too.
}

# the log: actions
moved = { $who ->
    [you] You: { $block } moves from { $from } to { $area }.
    [lancaster] Lancaster: { $block } moves from { $from } to { $area }.
   *[york] York: { $block } moves from { $from } to { $area }.
}
moved-to-attack = { $who ->
    [you] You: { $block } moves from { $from } into battle in { $area }.
    [lancaster] Lancaster: { $block } moves from { $from } into battle in { $area }.
   *[york] York: { $block } moves from { $from } into battle in { $area }.
}
marched = { $who ->
    [you] You: { $block } moves from { $from } by way of { $via } to { $area }.
    [lancaster] Lancaster: { $block } moves from { $from } by way of { $via } to { $area }.
   *[york] York: { $block } moves from { $from } by way of { $via } to { $area }.
}
marched-to-attack = { $who ->
    [you] You: { $block } moves from { $from } by way of { $via } into battle in { $area }.
    [lancaster] Lancaster: { $block } moves from { $from } by way of { $via } into battle in { $area }.
   *[york] York: { $block } moves from { $from } by way of { $via } into battle in { $area }.
}
sailed = { $who ->
    [you] You: { $block } sails from { $from } to { $area }.
    [lancaster] Lancaster: { $block } sails from { $from } to { $area }.
   *[york] York: { $block } sails from { $from } to { $area }.
}
sailed-to-attack = { $who ->
    [you] You: { $block } sails from { $from } into battle in { $area }.
    [lancaster] Lancaster: { $block } sails from { $from } into battle in { $area }.
   *[york] York: { $block } sails from { $from } into battle in { $area }.
}
recruited = { $who ->
    [you] You recruit { $block } in { $area }.
    [lancaster] Lancaster recruits { $block } in { $area }.
   *[york] York recruits { $block } in { $area }.
}
mustered = { $who ->
    [you] You muster in { $area }.
    [lancaster] Lancaster musters in { $area }.
   *[york] York musters in { $area }.
}
plague-strikes = { $who ->
    [you] Your Plague strikes { $area }.
    [lancaster] The Plague of Lancaster strikes { $area }.
   *[york] The Plague of York strikes { $area }.
}
ended-actions = { $who ->
    [you] You end your actions.
    [lancaster] Lancaster ends its actions.
   *[york] York ends its actions.
}
declared = { $who ->
    [you] Your main attack on { $area } comes over { $over }.
    [lancaster] The main attack of Lancaster on { $area } comes over { $over }.
   *[york] The main attack of York on { $area } comes over { $over }.
}

# the log: battles
battle-begins = { $who ->
    [you] You attack { $area }.
    [lancaster] Lancaster attacks { $area }.
   *[york] York attacks { $area }.
}
waited = { $who ->
    [you] You keep your Treason for later.
    [lancaster] Lancaster keeps its Treason for later.
   *[york] York keeps its Treason for later.
}
round-begins = Round { $round }.
reserves-arrive = { $who ->
    [you] Your reserves arrive: { $count }.
    [lancaster] Reserves of Lancaster arrive: { $count }.
   *[york] Reserves of York arrive: { $count }.
}
roles-change = { $who ->
    [you] You hold the field and defend it from now on.
    [lancaster] Lancaster holds the field and defends it from now on.
   *[york] York holds the field and defends it from now on.
}
fired = { $block } fires { $dice }: hits { $hits }.
charged = { $block } charges { $target }, { $dice }: hits { $hits }.
replied = { $block } strikes back at { $target }, { $dice }: hits { $hits }.
turned = { $block } rolls { $dice } against { $target }, who changes sides.
stood-firm = { $block } rolls { $dice } against { $target }, who stands firm.
weakened = { $block } is down to { $left }.
died = { $block } is dead.
fell = { $block } is out of this campaign.
retreated = { $who ->
    [you] You: { $block } retreats to { $area }.
    [lancaster] Lancaster: { $block } retreats to { $area }.
   *[york] York: { $block } retreats to { $area }.
}
passed = { $who ->
    [you] You: { $block } passes.
    [lancaster] Lancaster: { $block } passes.
   *[york] York: { $block } passes.
}
won-battle = { $who ->
    [you] You hold { $area }.
    [lancaster] Lancaster holds { $area }.
   *[york] York holds { $area }.
}
regrouped = { $who ->
    [you] You regroup { $block } to { $area }.
    [lancaster] Lancaster regroups { $block } to { $area }.
   *[york] York regroups { $block } to { $area }.
}
regrouped-enough = { $who ->
    [you] You have regrouped.
    [lancaster] Lancaster has regrouped.
   *[york] York has regrouped.
}
freed = { $block } is free.

# the log: supply and politics
king-is-dead = King { $block } is dead.
crowned = { $block } is King ({ $area }).
crowned-minor = { $block } is King, though still a minor.
new-pretender = { $block } is Pretender.
came-of-age = { $who ->
    [you] Your heir { $block } comes of age in { $area }.
    [lancaster] { $block } of Lancaster comes of age in { $area }.
   *[york] { $block } of York comes of age in { $area }.
}
executed = { $who ->
    [you] You execute { $block } ({ $area }).
    [lancaster] Lancaster executes { $block } ({ $area }).
   *[york] York executes { $block } ({ $area }).
}
spared = { $who ->
    [you] You spare { $block }.
    [lancaster] Lancaster spares { $block }.
   *[york] York spares { $block }.
}
lost-step = { $who ->
    [you] You lose a step in { $area }: too many to supply.
    [lancaster] Lancaster loses a step in { $area }: too many to supply.
   *[york] York loses a step in { $area }: too many to supply.
}
turn-begins = Campaign { $campaign }, turn { $turn }.
campaign-begins = Campaign { $campaign } begins; all cards are shuffled.
counted = Nobles for Lancaster { $lancaster }, for York { $york }.
usurped = { $who ->
    [you] You take the throne: { $block } is King.
    [lancaster] Lancaster takes the throne: { $block } is King.
   *[york] York takes the throne: { $block } is King.
}
went-home = { $who ->
    [you] You: { $block } goes from { $from } to { $area }.
    [lancaster] Lancaster: { $block } goes from { $from } to { $area }.
   *[york] York: { $block } goes from { $from } to { $area }.
}
stayed-home = { $who ->
    [you] You: { $block } stays in { $from }.
    [lancaster] Lancaster: { $block } stays in { $area }.
   *[york] York: { $block } stays in { $area }.
}
left-exile = { $who ->
    [you] You send { $block } from { $area } to the pool.
    [lancaster] Lancaster sends { $block } from { $area } to the pool.
   *[york] York sends { $block } from { $area } to the pool.
}
end-heirs = { $who ->
    [you] The other house has no heirs left: you win. Heirs: Lancaster { $lancaster }, York { $york }.
    [lancaster] The other house has no heirs left: Lancaster wins. Heirs: Lancaster { $lancaster }, York { $york }.
   *[york] The other house has no heirs left: York wins. Heirs: Lancaster { $lancaster }, York { $york }.
}
end-king = { $who ->
    [you] The wars are over and you wear the crown. Nobles: Lancaster { $lancaster }, York { $york }.
    [lancaster] The wars are over and Lancaster wears the crown. Nobles: Lancaster { $lancaster }, York { $york }.
   *[york] The wars are over and York wears the crown. Nobles: Lancaster { $lancaster }, York { $york }.
}

# what is asked
prompt-over = The match is over.
prompt-chance = Cards and dice.
prompt-both = Both sides choose a card.
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $what ->
    [choosing] is still choosing a card.
    [answering] sees your hand and keeps its own or exchanges it.
    [acting] takes its actions.
    [declaring] names its main attack.
    [choosing_battle] picks the next battle.
    [treason_asked] considers whom the Treason card turns.
    [battle] is on in the battle.
    [suffering] says who takes the hits.
    [regrouping] regroups after the battle.
    [entering] says where an heir comes of age.
    [judging] judges an heir.
    [losing] has too many to supply and loses steps.
    [going_home] takes its blocks home.
    [trimming] has too many in exile.
   *[other] is thinking.
}
prompt-choosing = Choose a card for this turn.
prompt-choosing-poor = Choose a card, or show your poor hand for a new deal.
prompt-answering = The other side shows a poor hand. Keep your cards, or exchange them too?
prompt-acting = { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
} left: { $may ->
    [march] one group moves up to three areas.
    [pirates] who sails, even to attack?
    [group] one group moves, or one sea move.
   *[all] move, sail or recruit.
}
prompt-acting-spent = No points left. You may still move out of activated areas.
prompt-plague = Which enemy city does the Plague strike?
prompt-plague-none = The Plague finds no city with enemies alone in it. End your actions.
prompt-plague-over = The Plague has struck. End your actions.
prompt-muster = Where do you muster?
prompt-mustering = Who comes to the muster in { $area }?
prompt-moving = Where does { $block } go?
prompt-declaring = Over which border comes your main attack on { $area }?
prompt-choosing-battle = Which battle is fought next?
prompt-treason-asked = Whom does your Treason card try to turn, or do you wait?
prompt-battle = { $area }, round { $round }: which block acts, and how?
prompt-battle-last = { $area }, round { $round }: your attackers must retreat.
prompt-suffering = Hits to take: { $hits }. Which of your strongest blocks takes them?
prompt-regrouping = You hold { $area }. Regroup your blocks, or leave it at that.
prompt-entering = An heir comes of age. Where?
prompt-judging = { $block }, an heir of the enemy, serves you. Execute or spare him?
prompt-losing = Too many in { $area }: { $count ->
    [one] one block loses a step. Which?
   *[other] { $count } blocks lose a step. Which?
}
prompt-going-home = The campaign is over. Take your blocks home, one by one.
prompt-trimming = Too many in { $area }: { $count ->
    [one] one block goes to the pool. Which?
   *[other] { $count } blocks go to the pool. Which?
}

# what will come of it
preview-action = { $points } points, freely mixed: one moves an area, sails a block or recruits one.
preview-force-march = An event goes first. One group moves up to three areas; nobody sails or is recruited.
preview-muster = An event goes first. Any of your blocks move by land to one area that is not the enemy's.
preview-piracy = An event goes first. Two blocks sail, and may attack by it.
preview-plague = An event goes first. In a city with enemy blocks alone each of them loses a step.
preview-surprise = An event goes first. One group moves, one block more over every border; or one sea move.
preview-treason = An event goes first. One group moves, or one sea move; and a treachery roll before one battle.
preview-claim = Everybody sees your cards; then there is a new deal. Once a campaign.
preview-shot = { $dice } dice, each up to { $power } hits{ $bonus ->
    [0] {""}
   *[other] , home bonus +{ $bonus } included
}; at least one hit in { $chance } %.
preview-hits = { $hits ->
    [0] No hit
    [one] 1 hit
   *[other] { $hits } hits
}: { $chance } %.
preview-strongest = { $block } (strength { $strength }) takes the hits and falls in { $chance } %.
preview-strongest-of = One of { $count } blocks of strength { $strength } takes the hits, as its owner chooses; it falls in { $chance } %.
preview-front-falls = The whole front falls in { $chance } %.
preview-charge = { $block } falls in { $chance } %; otherwise it strikes back.
preview-reply = The heir loses { $hits ->
    [one] 1 step
   *[other] { $hits } steps
} by it: { $chance } %.
preview-heir-falls = { $block } falls by the reply in { $chance } %.
preview-treachery = { $dice } dice, all must be even: { $chance } %.
preview-attack = This is an attack; the move ends there.
preview-main = In the front { $front }, in reserve until round 2: { $reserve }.
preview-border = Room on this border afterwards: { $left } of { $limit }.
preview-points = Action points left afterwards: { $points }.
preview-free-trip = The second block of the trip sails free.
preview-lost-points = Action points that are lost: { $points }.

# odds of a battle
decimal = { $whole }.{ $tenth }
odds-field = { $who ->
    [you] You keep the field: { $chance } % (± { $margin }).
    [lancaster] Lancaster keeps the field: { $chance } % (± { $margin }).
   *[york] York keeps the field: { $chance } % (± { $margin }).
}
odds-losses = { $who ->
    [you] Steps you lose on average: { $amount } (± { $margin }).
    [lancaster] Steps Lancaster loses on average: { $amount } (± { $margin }).
   *[york] Steps York loses on average: { $amount } (± { $margin }).
}
odds-retreats = { $who ->
    [you] Blocks of yours that retreat on average: { $amount } (± { $margin }).
    [lancaster] Blocks of Lancaster that retreat on average: { $amount } (± { $margin }).
   *[york] Blocks of York that retreat on average: { $amount } (± { $margin }).
}
odds-falls = { $block } falls: { $chance } % (± { $margin }).
odds-war = { $who ->
    [you] You win the war with this battle: { $chance } % (± { $margin }).
    [lancaster] Lancaster wins the war with this battle: { $chance } % (± { $margin }).
   *[york] York wins the war with this battle: { $chance } % (± { $margin }).
}
odds-tries = The battle was played out { $tries } times from what you know; ± holds in 95 of 100 cases.

# what is refused
why-over = The match is over. [{ $rule }]
why-not-your-turn = It is not your turn. [{ $rule }]
why-not-held = You do not hold this card. [{ $rule }]
why-no-claim = Only 13 points or less in the first turn of a campaign allow a new deal, once. [{ $rule }]
why-choose-card = Choose a card first. [{ $rule }]
why-answer = Say whether you keep or exchange your hand. [{ $rule }]
why-plague = The Plague strikes one city area with enemy blocks alone. [{ $rule }]
why-muster = Name a friendly or vacant area that a block of yours can reach. [{ $rule }]
why-card-played = Your card for this turn is played. [{ $rule }]
why-block-first = Touch one of your blocks first. [{ $rule }]
why-not-yours = This block does not fight for you. [{ $rule }]
why-one-step = Take the block first, then go step by step. [{ $rule }]
why-moved = A block moves once a turn, and not when it was recruited. [{ $rule }]
why-pinned = The main attack of the enemy pins the blocks that still stand here. [{ $rule }]
why-not-to-muster = A move with this card leads to the area of the muster, in one or two steps. [{ $rule }]
why-no-points = No action points are left for this. [{ $rule }]
why-sea-only = This card serves for sea moves only. [{ $rule }]
why-land-only = This card serves for land moves only. [{ $rule }]
why-no-way = No way is open to this block: borders are full or barred. [{ $rule }]
why-minor = He is a minor and comes of age when an heir of his house has died. [{ $rule }]
why-face-down = This block is out until the next campaign. [{ $rule }]
why-dead = This block is dead. [{ $rule }]
why-beside = He serves the other side; a treachery roll can win him. [{ $rule }]
why-captive = He is a captive in Middlesex. [{ $rule }]
why-event = The points of an event card serve its event only. [{ $rule }]
why-recruit-there = This block cannot be recruited there. [{ $rule }]
why-finish-move = Finish the move of this block first. [{ $rule }]
why-enemy-exile = Nobody enters an exile of the enemy. [{ $rule }]
why-land-or-sea = Who has moved by land does not sail in this turn. [{ $rule }]
why-never-sails = Scots, Welsh, Rebel and city levies never sail. [{ $rule }]
why-no-coast = There is no sea here. [{ $rule }]
why-no-voyage = No sea move can be made to there now. [{ $rule }]
why-other-sea = A sea move stays in one sea zone. [{ $rule }]
why-no-sea-attack = Sea moves lead to friendly or vacant areas only. [{ $rule }]
why-no-neighbour = These areas have no common border. [{ $rule }]
why-back = A block does not step straight back. [{ $rule }]
why-border-full = Only { $limit } blocks may cross this border in a turn. [{ $rule }]
why-enemy-border = The enemy came in over this border. [{ $rule }]
why-too-many-borders = The attack already uses as many borders as it may. [{ $rule }]
why-declare = Name a border over which your blocks entered. [{ $rule }]
why-battle = Choose a contested area. [{ $rule }]
why-target = Only an enemy block with loyalty dice in the front can be turned, no leader. [{ $rule }]
why-fighter-first = Touch one of your blocks in this battle, then what it does. [{ $rule }]
why-no-fighter = This block has no turn in this battle now. [{ $rule }]
why-not-its-letter = This block is not on: A before B before C before D, defenders first, once a round. [{ $rule }]
why-must-retreat = In round 4 attackers must retreat. [{ $rule }]
why-no-retreat-yet = Nobody retreats in round 1. [{ $rule }]
why-no-retreat-there = Retreats lead to friendly or vacant neighbours, within the limits, not over borders of the enemy. [{ $rule }]
why-no-charge = Only the senior heir of a front charges, at a block of the enemy front. [{ $rule }]
why-no-roll = Only King, Pretender and Warwick may try this, once a battle, against loyalty dice. [{ $rule }]
why-turned-already = Who changed sides in this battle is not won back in it. [{ $rule }]
why-not-warwick = Warwick may not roll against Northumberland or Westmoreland. [{ $rule }]
why-strongest = The strongest block of the front takes the hits. [{ $rule }]
why-regroup = Regroup blocks of this area to friendly or vacant neighbours, within the limits. [{ $rule }]
why-enter = A royal heir enters in an open crown area, another in an own exile. [{ $rule }]
why-judge = Decide about the heir who serves you. [{ $rule }]
why-lose = Choose a block of an overfull area that has not lost a step yet. [{ $rule }]
why-home = A block goes to an open home of its own; heirs of the Pretender go to exile. [{ $rule }]
why-trim = Choose a block of an overfull exile. [{ $rule }]

# things to touch: thing-<kind>; $name is the name out of area-, block- or card-
thing-area = { $name }
thing-block = { $name }
thing-card = { $name }
thing-claim = Claim a new deal
thing-keep = Keep the hand
thing-exchange = Exchange too
thing-sail = Sail
thing-sea = Over the sea
thing-stop = Stay here
thing-end = Done
thing-wait = Save the Treason
thing-fire = Fire
thing-charge = Charge
thing-turn = Tempt to treachery
thing-pass = Pass
thing-perish = Perish
thing-execute = Execute
thing-spare = Spare
thing-pool = To the pool

# names of areas
area-ireland = Ireland
area-isle_of_man = Isle of Man
area-scotland = Scotland
area-northumbria = Northumbria
area-cumbria = Cumbria
area-north_yorks = North Yorks
area-east_yorks = East Yorks
area-south_yorks = South Yorks
area-lancaster = Lancaster
area-caernarvon = Caernarvon
area-chester = Chester
area-derby = Derby
area-lincoln = Lincoln
area-pembroke = Pembroke
area-powys = Powys
area-hereford = Hereford
area-warwick = Warwick
area-leicester = Leicester
area-rutland = Rutland
area-east_anglia = East Anglia
area-glamorgan = Glamorgan
area-gloucester = Gloucester
area-oxford = Oxford
area-middlesex = Middlesex
area-essex = Essex
area-somerset = Somerset
area-wilts = Wilts
area-sussex = Sussex
area-kent = Kent
area-cornwall = Cornwall
area-dorset = Dorset
area-france = France
area-calais = Calais
area-pool = the pool
area-minor = the minors
area-beside = beside the board
area-dead = dead
area-down = face-down
area-captive = captivity

# names of blocks
block-y-york = York
block-y-march = March
block-y-rutland = Rutland
block-y-clarence = Clarence
block-y-gloucester = Gloucester
block-y-essex = Essex
block-y-hastings = Hastings
block-y-herbert = Herbert
block-y-worcester = Worcester
block-y-suffolk = Suffolk
block-y-norfolk = Norfolk
block-y-buckingham = Buckingham
block-y-exeter = Exeter
block-y-rivers = Rivers
block-y-northumberland = Northumberland
block-y-shrewsbury = Shrewsbury
block-y-stanley = Stanley
block-y-arundel = Arundel
block-y-warwick = Warwick
block-y-kent = Kent
block-y-salisbury = Salisbury
block-y-westmoreland = Westmoreland
block-y-irish_mercenary = Irish Mercenary
block-y-burgundian_mercenary = Burgundian Mercenary
block-y-calais_mercenary = Calais Mercenary
block-y-canterbury_church = Canterbury Church
block-y-york_church = York Church
block-y-london_levy = London Levy
block-y-norwich_levy = Norwich Levy
block-y-salisbury_levy = Salisbury Levy
block-y-bombard = Bombard
block-l-henry_vi = Henry VI
block-l-prince_edward = Prince Edward
block-l-exeter = Exeter
block-l-somerset = Somerset
block-l-richmond = Richmond
block-l-westmoreland = Westmoreland
block-l-northumberland = Northumberland
block-l-shrewsbury = Shrewsbury
block-l-stanley = Stanley
block-l-warwick = Warwick
block-l-kent = Kent
block-l-salisbury = Salisbury
block-l-oxford = Oxford
block-l-pembroke = Pembroke
block-l-devon = Devon
block-l-beaumont = Beaumont
block-l-buckingham = Buckingham
block-l-clarence = Clarence
block-l-rivers = Rivers
block-l-clifford = Clifford
block-l-wiltshire = Wiltshire
block-l-scots_mercenary = Scots Mercenary
block-l-welsh_mercenary = Welsh Mercenary
block-l-french_mercenary = French Mercenary
block-l-canterbury_church = Canterbury Church
block-l-york_church = York Church
block-l-bombard = Bombard
block-l-coventry_levy = Coventry Levy
block-l-bristol_levy = Bristol Levy
block-l-newcastle_levy = Newcastle Levy
block-l-york_levy = York Levy
block-rebel = Rebel

# cards
card-force_march = Force March
card-muster = Muster
card-piracy = Piracy
card-plague = Plague
card-surprise = Surprise
card-treason = Treason
card-action_4 = Action 4
card-action_3 = Action 3
card-action_2 = Action 2
