# Richard III in English. Parameters: docs/contract.md, "Words".

title = Richard III
tagline = Hidden blocks only you can read. Play in one sitting or over days.
duration = Three hours
kind = Block wargame
side-lancaster = Lancaster
side-york = York
option-setup = Which part of the wars
option-setup-1460 = The Wars of the Roses, 1460: three campaigns
option-setup-1470 = Kingmaker, 1470: one campaign
option-setup-1483 = Richard III, 1483: one campaign
option-setup-1470-even = Kingmaker, 1470, evened: one campaign
option-setup-1483-even = Richard III, 1483, evened: one campaign
option-setup-1470-note = York has the upper hand: between two knights of the computer, York won 57 of 60 matches. The evened variant gives both sides a chance.
option-setup-1483-note = York has the upper hand: between two knights of the computer, York won 39 of 40 matches. The evened variant gives both sides a chance.
option-setup-1470-even-note = House variant: Stanley starts on Lancaster’s side, Pembroke is on the map, and five of York’s nobles have to be recruited first.
option-setup-1483-even-note = House variant: Stanley and Northumberland start on Lancaster’s side, Shrewsbury and the Welsh are on the map, and three of York’s nobles have to be recruited first.

# standing orders
order-fire = Fire
order-fire-ask = Ask me
order-fire-always = Blocks that stay always fire
order-treachery = Treachery rolls
order-treachery-ask = Ask me
order-treachery-easy = Roll only against one die
order-treachery-never = Never roll
order-charge = Heir charges
order-charge-ask = Ask me
order-charge-never = Never charge
order-retreat = Retreat
order-retreat-ask = Ask me
order-retreat-weaker = Retreat when clearly weaker
order-retreat-never = Never retreat by choice
order-retreat-always = Retreat as soon as possible
order-refuge = Retreat destination
order-refuge-ask = Ask me
order-refuge-friends = Join friendly blocks that are in supply
order-hits = Hits on equally strong blocks
order-hits-ask = Ask me
order-hits-cheapest = The least valuable block
order-hits-fighters = The block that fires worst
order-regroup = Regrouping
order-regroup-ask = Ask me
order-regroup-stay = Stay where I won
order-battles = Order of battles
order-battles-ask = Ask me
order-battles-surest = Where I outnumber the enemy most
order-forced = Only one option
order-forced-ask = Ask me
order-forced-play = Play it for me

# things
a-block = a block
two-areas = { $one } and { $two }
the-sea = the sea
the-card = The Treason card
seven-cards = { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }, { $card7 }

# the log: cards
dealt = Your hand: { $cards }.
dealt-to = { $who ->
    [you] Your cards have been dealt.
    [lancaster] Lancaster has been dealt seven cards.
   *[york] York has been dealt seven cards.
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
    [you] You show { $cards } and ask for a new deal.
    [lancaster] Lancaster shows { $cards } and asks for a new deal.
   *[york] York shows { $cards } and asks for a new deal.
}
kept = { $who ->
    [you] You keep your hand.
    [lancaster] Lancaster keeps its hand.
   *[york] York keeps its hand.
}
exchanged = { $who ->
    [you] You exchange your hand, too.
    [lancaster] Lancaster exchanges its hand, too.
   *[york] York exchanges its hand, too.
}

# the log: actions
moved = { $who ->
    [you] You move { $block } from { $from } to { $area }.
    [lancaster] Lancaster moves { $block } from { $from } to { $area }.
   *[york] York moves { $block } from { $from } to { $area }.
}
moved-to-attack = { $who ->
    [you] You move { $block } from { $from } to attack { $area }.
    [lancaster] Lancaster moves { $block } from { $from } to attack { $area }.
   *[york] York moves { $block } from { $from } to attack { $area }.
}
marched = { $who ->
    [you] You move { $block } from { $from } through { $via } to { $area }.
    [lancaster] Lancaster moves { $block } from { $from } through { $via } to { $area }.
   *[york] York moves { $block } from { $from } through { $via } to { $area }.
}
marched-to-attack = { $who ->
    [you] You move { $block } from { $from } through { $via } to attack { $area }.
    [lancaster] Lancaster moves { $block } from { $from } through { $via } to attack { $area }.
   *[york] York moves { $block } from { $from } through { $via } to attack { $area }.
}
sailed = { $who ->
    [you] You ship { $block } from { $from } to { $area }.
    [lancaster] Lancaster ships { $block } from { $from } to { $area }.
   *[york] York ships { $block } from { $from } to { $area }.
}
sailed-to-attack = { $who ->
    [you] You ship { $block } from { $from } to attack { $area }.
    [lancaster] Lancaster ships { $block } from { $from } to attack { $area }.
   *[york] York ships { $block } from { $from } to attack { $area }.
}
recruited = { $who ->
    [you] You recruit { $block } in { $area }.
    [lancaster] Lancaster recruits { $block } in { $area }.
   *[york] York recruits { $block } in { $area }.
}
mustered = { $who ->
    [you] You call a muster in { $area }.
    [lancaster] Lancaster calls a muster in { $area }.
   *[york] York calls a muster in { $area }.
}
plague-strikes = { $who ->
    [you] You play Plague on { $area }.
    [lancaster] Lancaster plays Plague on { $area }.
   *[york] York plays Plague on { $area }.
}
ended-actions = { $who ->
    [you] You end your actions.
    [lancaster] Lancaster ends its actions.
   *[york] York ends its actions.
}
declared = { $who ->
    [you] Your main attack on { $area } comes across the border with { $over }.
    [lancaster] Lancaster’s main attack on { $area } comes across the border with { $over }.
   *[york] York’s main attack on { $area } comes across the border with { $over }.
}

# the log: battles
battle-begins = { $who ->
    [you] You attack { $area }.
    [lancaster] Lancaster attacks { $area }.
   *[york] York attacks { $area }.
}
waited = { $who ->
    [you] You save your Treason card for later.
    [lancaster] Lancaster saves its Treason card for later.
   *[york] York saves its Treason card for later.
}
round-begins = Battle round { $round }.
reserves-arrive = { $who ->
    [you] Your reserves arrive: { $count }.
    [lancaster] Lancaster’s reserves arrive: { $count }.
   *[york] York’s reserves arrive: { $count }.
}
roles-change = { $who ->
    [you] You now hold the battlefield and become the defender.
    [lancaster] Lancaster now holds the battlefield and becomes the defender.
   *[york] York now holds the battlefield and becomes the defender.
}
fired = { $block } fires: { $dice }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
charged = { $block } charges { $target }: { $dice }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
replied = { $block } strikes back at { $target }: { $dice }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
turned = { $block } rolls { $dice } for treachery: { $target } changes sides.
stood-firm = { $block } rolls { $dice } for treachery: { $target } stays loyal.
weakened = { $block } is reduced to { $left }.
died = { $block } is killed.
fell = { $block } is eliminated for the rest of this campaign.
retreated = { $who ->
    [you] You retreat { $block } to { $area }.
    [lancaster] Lancaster retreats { $block } to { $area }.
   *[york] York retreats { $block } to { $area }.
}
passed = { $who ->
    [you] You pass with { $block }.
    [lancaster] Lancaster passes with { $block }.
   *[york] York passes with { $block }.
}
won-battle = { $who ->
    [you] You win the battle of { $area }.
    [lancaster] Lancaster wins the battle of { $area }.
   *[york] York wins the battle of { $area }.
}
regrouped = { $who ->
    [you] You regroup { $block } to { $area }.
    [lancaster] Lancaster regroups { $block } to { $area }.
   *[york] York regroups { $block } to { $area }.
}
regrouped-enough = { $who ->
    [you] You finish regrouping.
    [lancaster] Lancaster finishes regrouping.
   *[york] York finishes regrouping.
}
freed = { $block } is set free.

# the log: supply and politics
king-is-dead = King { $block } is dead.
crowned = { $block } is crowned King in { $area }.
crowned-minor = { $block } becomes King, although still a minor.
king-gives-way = { $block } is senior and becomes King immediately.
new-pretender = { $block } becomes Pretender.
came-of-age = { $who ->
    [you] Your heir { $block } comes of age in { $area }.
    [lancaster] Lancaster’s heir { $block } comes of age in { $area }.
   *[york] York’s heir { $block } comes of age in { $area }.
}
executed = { $who ->
    [you] You execute { $block } in { $area }.
    [lancaster] Lancaster executes { $block } in { $area }.
   *[york] York executes { $block } in { $area }.
}
spared = { $who ->
    [you] You spare { $block }.
    [lancaster] Lancaster spares { $block }.
   *[york] York spares { $block }.
}
lost-step = { $who ->
    [you] You lose a step in { $area }: too many blocks to supply.
    [lancaster] Lancaster loses a step in { $area }: too many blocks to supply.
   *[york] York loses a step in { $area }: too many blocks to supply.
}
turn-begins = Campaign { $campaign }, turn { $turn }.
campaign-begins = Campaign { $campaign } begins. All cards are reshuffled.
counted = { $verdict ->
    [lancaster] Lancaster keeps the throne: { $lancaster } nobles against { $york }.
    [york] York keeps the throne: { $york } nobles against { $lancaster }.
    [tie] The King stays: a tie, { $lancaster } nobles each.
   *[usurped] Nobles: Lancaster { $lancaster }, York { $york }.
}
usurped = { $who ->
    [you] You usurp the throne: { $block } is King.
    [lancaster] Lancaster usurps the throne: { $block } is King.
   *[york] York usurps the throne: { $block } is King.
}
went-home = { $who ->
    [you] You send { $block } from { $from } to { $area }.
    [lancaster] Lancaster sends { $block } from { $from } to { $area }.
   *[york] York sends { $block } from { $from } to { $area }.
}
stayed-home = { $who ->
    [you] Your { $block } stays at home in { $from }.
    [lancaster] Lancaster’s { $block } stays at home in { $area }.
   *[york] York’s { $block } stays at home in { $area }.
}
left-exile = { $who ->
    [you] You send { $block } from { $area } to the pool.
    [lancaster] Lancaster sends { $block } from { $area } to the pool.
   *[york] York sends { $block } from { $area } to the pool.
}
end-heirs = { $who ->
    [you] Your opponent has no heirs left: you win. Heirs: Lancaster { $lancaster }, York { $york }.
    [lancaster] York has no heirs left: Lancaster wins. Heirs: Lancaster { $lancaster }, York { $york }.
   *[york] Lancaster has no heirs left: York wins. Heirs: Lancaster { $lancaster }, York { $york }.
}
end-king = { $who ->
    [you] The wars are over and you hold the throne: you win. Nobles: Lancaster { $lancaster }, York { $york }.
    [lancaster] The wars are over and Lancaster holds the throne: Lancaster wins. Nobles: Lancaster { $lancaster }, York { $york }.
   *[york] The wars are over and York holds the throne: York wins. Nobles: Lancaster { $lancaster }, York { $york }.
}

# what is asked
prompt-over = The match is over.
prompt-chance = Drawing cards and rolling dice…
prompt-both = Both players are choosing a card.
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $what ->
    [choosing] is choosing a card.
    [answering] is deciding whether to keep or exchange its hand.
    [acting] is taking its actions.
    [declaring] is naming its main attack.
    [choosing_battle] is choosing the next battle.
    [treason_asked] is choosing a target for the Treason card.
    [battle] is to act in the battle.
    [suffering] is choosing who takes the hits.
    [regrouping] is regrouping after the battle.
    [entering] is choosing where an heir comes of age.
    [judging] is deciding the fate of an heir.
    [losing] has too many blocks to supply and is losing steps.
    [going_home] is sending its blocks home.
    [trimming] has too many blocks in exile.
   *[other] is thinking.
}
prompt-choosing = Choose a card for this turn.
prompt-choosing-poor = Choose a card, or show your weak hand to get a new deal.
prompt-answering = Your opponent shows a weak hand. Do you keep your cards or exchange them too?
prompt-acting = { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
} left: { $may ->
    [march] move one group up to three areas.
    [pirates] choose two blocks to sail; they may attack.
    [group] move one group or make one sea move.
   *[all] move, sail or recruit.
}
prompt-acting-spent = No points left. You can still move blocks out of activated areas.
prompt-plague = Which enemy city does the Plague strike?
prompt-plague-none = There is no city with only enemy blocks. End your actions.
prompt-plague-over = The Plague has struck. End your actions.
prompt-muster = Where do you call the muster?
prompt-mustering = Which blocks join the muster in { $area }?
prompt-moving = Where does { $block } go?
prompt-declaring = Across which border does your main attack on { $area } come?
prompt-choosing-battle = Which battle do you fight next?
prompt-treason-asked = Who do you target with the Treason card? Or save it for a later battle.
prompt-battle = { $area }, round { $round }: choose a block and its action.
prompt-battle-last = { $area }, round { $round }: your attacking blocks must retreat.
prompt-suffering = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}. Which of your strongest blocks takes it?
prompt-regrouping = You have won { $area }. Regroup your blocks or end the battle.
prompt-entering = An heir comes of age. Where does the block enter?
prompt-judging = { $block }, an enemy heir, serves you. Execute or spare?
prompt-losing = Too many blocks in { $area }: { $count ->
    [one] one block loses a step. Which one?
   *[other] { $count } blocks lose a step. Which ones?
}
prompt-going-home = The campaign is over. Send your blocks home.
prompt-trimming = Too many blocks in { $area }: { $count ->
    [one] one block goes to the pool. Which one?
   *[other] { $count } blocks go to the pool. Which ones?
}

# what will come of it
preview-action = { $points } points in any mix: move a group one area, ship a block or recruit one.
preview-force-march = Events go first. One group moves up to three areas; no sea moves, no recruiting.
preview-muster = Events go first. Any of your blocks move by land to one area that isn’t enemy-held.
preview-piracy = Events go first. Two blocks make sea moves and may attack.
preview-plague = Events go first. In one city with only enemy blocks, each of them loses a step.
preview-surprise = Events go first. One group moves, with one extra block across every border; or one sea move.
preview-treason = Events go first. One group moves, or one sea move; plus a treachery roll before one battle.
preview-claim = Both players see your cards, then there is a new deal. Possible once per campaign.
preview-shot = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $power } or less{ $bonus ->
    [0] {""}
   *[other] {" "}(home bonus +{ $bonus } included)
}; at least one hit: { $chance } %.
preview-hits = { $hits ->
    [0] No hit
    [one] 1 hit
   *[other] { $hits } hits
}: { $chance } %.
preview-strongest = { $block } (strength { $strength }) takes the hits; eliminated: { $chance } %.
preview-strongest-of = One of { $count } blocks of strength { $strength } takes the hits, chosen by its owner; eliminated: { $chance } %.
preview-front-falls = All blocks in the front eliminated: { $chance } %.
preview-charge = { $block } eliminated: { $chance } %; otherwise it strikes back.
preview-reply = Your heir loses { $hits ->
    [one] 1 step
   *[other] { $hits } steps
}: { $chance } %.
preview-heir-falls = { $block } eliminated by the counterstrike: { $chance } %.
preview-treachery = { $dice ->
    [one] 1 die that must be even
   *[other] { $dice } dice that must all be even
}: { $chance } %.
preview-attack = This is an attack; the block’s move ends there.
preview-main = In the front: { $front }; in reserve until round 2: { $reserve }.
preview-border = Border capacity left afterwards: { $left } of { $limit }.
preview-points = Action points left: { $points }.
preview-free-trip = The second block on this trip sails for free.
preview-lost-points = Action points lost: { $points }.

# odds of a battle
decimal = { $whole }.{ $tenth }
odds-attack = The attack on { $area }, as things stand:
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
odds-falls = { $block } is eliminated: { $chance } % (± { $margin }).
odds-war = { $who ->
    [you] You win the war with this battle: { $chance } % (± { $margin }).
    [lancaster] Lancaster wins the war with this battle: { $chance } % (± { $margin }).
   *[york] York wins the war with this battle: { $chance } % (± { $margin }).
}
odds-tries = Simulated { $tries } times from what you know. The true value lies within ± in 95 of 100 cases.

# what is refused
why-over = The match is over. [{ $rule }]
why-not-your-turn = It is not your turn. [{ $rule }]
why-not-held = You don’t have this card. [{ $rule }]
why-no-claim = You can ask for a new deal only in the first turn of a campaign, with 13 points or less, and only once. [{ $rule }]
why-choose-card = Choose a card first. [{ $rule }]
why-answer = Choose whether to keep or exchange your hand. [{ $rule }]
why-plague = The Plague strikes one city area with only enemy blocks in it. [{ $rule }]
why-muster = Choose a friendly or vacant area that one of your blocks can reach. [{ $rule }]
why-card-played = You have already played your card for this turn. [{ $rule }]
why-block-first = Choose one of your blocks first. [{ $rule }]
why-not-yours = This block does not fight for you. [{ $rule }]
why-one-step = Choose the block first, then move it step by step. [{ $rule }]
why-moved = A block can move only once per turn, and not in the turn it was recruited. [{ $rule }]
why-pinned = The enemy’s main attack pins the blocks here. [{ $rule }]
why-not-to-muster = With this card, blocks must reach the muster area in one or two steps. [{ $rule }]
why-no-points = You don’t have enough action points. [{ $rule }]
why-sea-only = This card allows sea moves only. [{ $rule }]
why-land-only = This card allows land moves only. [{ $rule }]
why-no-way = This block can’t move: all borders are full or blocked. [{ $rule }]
why-minor = This heir is a minor and comes of age when an heir of the same house dies. [{ $rule }]
why-face-down = This block is out of play until the next campaign. [{ $rule }]
why-dead = This block is dead. [{ $rule }]
why-beside = This noble serves your opponent; a treachery roll can win the block over. [{ $rule }]
why-captive = This block is held captive in Middlesex. [{ $rule }]
why-event = The points of an event card can be used only for its event. [{ $rule }]
why-recruit-there = This block cannot be recruited there. [{ $rule }]
why-finish-move = Finish moving this block first. [{ $rule }]
why-enemy-exile = You can’t enter an enemy exile area. [{ $rule }]
why-land-or-sea = A block that has moved by land can’t sail this turn. [{ $rule }]
why-never-sails = Scots, Welsh, rebels and city levies can’t sail. [{ $rule }]
why-no-coast = This area has no coast. [{ $rule }]
why-no-voyage = No sea move is possible there now. [{ $rule }]
why-other-sea = A sea move must stay within one sea zone. [{ $rule }]
why-no-sea-attack = Sea moves can only go to friendly or vacant areas. [{ $rule }]
why-no-neighbour = These areas don’t share a border. [{ $rule }]
why-back = A block can’t go straight back the way it came. [{ $rule }]
why-border-full = Only { $limit } blocks can cross this border per turn. [{ $rule }]
why-enemy-border = The enemy entered across this border. [{ $rule }]
why-too-many-borders = This attack already uses as many borders as it can. [{ $rule }]
why-declare = Choose a border your blocks crossed to enter. [{ $rule }]
why-battle = Choose a contested area. [{ $rule }]
why-target = Choose an enemy block in the front that has loyalty dice and isn’t a leader. [{ $rule }]
why-fighter-first = Choose one of your blocks in this battle, then its action. [{ $rule }]
why-no-fighter = This block can’t act in this battle now. [{ $rule }]
why-not-its-letter = It isn’t this block’s turn: A before B before C before D, defenders first, once per round. [{ $rule }]
why-must-retreat = Attackers must retreat in round 4. [{ $rule }]
why-no-retreat-yet = You can’t retreat in round 1. [{ $rule }]
why-no-retreat-there = You can retreat only to friendly or vacant neighboring areas, within border limits, and not across enemy borders. [{ $rule }]
why-no-charge = Only the senior heir in a front can charge, and only an enemy block in the front. [{ $rule }]
why-no-roll = Only the King, the Pretender and Warwick can try this, once per battle, against a block with loyalty dice. [{ $rule }]
why-turned-already = A block that changed sides in this battle can’t be won back in it. [{ $rule }]
why-not-warwick = Warwick can’t roll against Northumberland or Westmoreland. [{ $rule }]
why-strongest = Your strongest block in the front takes the hits. [{ $rule }]
why-regroup = You can regroup only to friendly or vacant neighboring areas, within border limits. [{ $rule }]
why-enter = A royal heir enters in a friendly or vacant crown area, an heir of the Pretender in one of its own exile areas. [{ $rule }]
why-judge = Decide what happens to the heir who serves you. [{ $rule }]
why-lose = Choose a block that hasn’t lost a step yet, in an area with too many blocks. [{ $rule }]
why-home = Send the block to a friendly or vacant home area; the Pretender’s heirs go into exile. [{ $rule }]
why-trim = Choose a block in an exile area with too many blocks. [{ $rule }]

# things to touch: thing-<kind>; $name is the name out of area-, block- or card-
thing-area = { $name }
thing-block = { $name }
thing-card = { $name }
thing-claim = Ask for a new deal
thing-keep = Keep hand
thing-exchange = Exchange hand
thing-sail = Sail
thing-sea = By sea
thing-stop = Stay here
thing-end = Done
thing-wait = Save the Treason card
thing-fire = Fire
thing-charge = Charge
thing-turn = Treachery roll
thing-pass = Pass
thing-perish = Eliminate
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
area-beside = off the board
area-dead = dead
area-down = face down
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

# the coach
coach-hand = Your { $cards } cards have { $points } points, for { $turns ->
    [one] the last turn
   *[other] { $turns } turns
} of this campaign.
coach-hungry = { $area } feeds { $limit } blocks: in the supply phase { $count ->
    [one] one of yours loses
   *[other] { $count } of yours lose
} a step there.
coach-exposed = Your heir { $block } (strength { $strength }) in { $area } stands next to { $count } enemy blocks.
coach-target = In { $area } { $theirs ->
    [one] a single enemy block stands
   *[other] { $theirs } enemy blocks stand
} next to { $own } of yours.
coach-count = { $left ->
    [0] After this turn
    [one] After one more turn
   *[other] After { $left } more turns
} nobles, heirs and churches are counted: you have { $own }, your opponent at most { $theirs }. { $role ->
    [king] A tie keeps you King.
   *[pretender] You need more than your opponent to become King.
}
coach-heirs = Living heirs: { $own } of yours, { $theirs } of your opponent’s. Without heirs the war is lost.
coach-losing = Let blocks lose steps that you can spare; a block of strength one would be eliminated.
coach-going-home = Send your blocks where they defend well and don’t crowd each other; areas your opponent holds are closed.
coach-exile = Your heirs go into exile; nobles and churches go home, where they still count.
coach-trimming = Surplus exiles go to the pool and can be recruited again for a point each.
coach-judging = The heir serves you as a noble, but a treachery roll can win them back.

coach-event = { $card }: events act before plain cards. Its { $points ->
    [0] effect is all it has
    [one] single point serves
   *[other] { $points } points serve
} only the event.
coach-points = { $points } points: each moves a group, ships a block or recruits one.
coach-first = { $sure ->
    [yes] You act first: no card you haven’t seen comes before it.
   *[no] You probably act first: only { $before } of { $unseen } cards you haven’t seen come before it.
}
coach-second = { $sure ->
    [yes] You act second and see your opponent’s moves first: every card you haven’t seen comes before it.
   *[no] You probably act second and see your opponent’s moves first: { $before } of { $unseen } cards you haven’t seen come before it.
}
coach-keeps-better = It saves your higher cards for turns that matter more.
coach-keep = Your hand has { $points } points; seven cards have about { $usual }.
coach-new-hand = Your hand has { $points } points; a new one has about { $usual }.
coach-relieves = It relieves { $area }, which feeds only { $limit } blocks.
coach-saves-heir = Your heir { $block } stands next to { $count } enemy blocks and should get away or get help.
coach-comes-over = { $block } doesn’t count in { $area }; in England or Wales every noble does.
coach-can-attack = { $block } (strength { $strength }) stands next to { $area } with { $count ->
    [one] one enemy block
   *[other] { $count } enemy blocks
}.
coach-brings-up = No enemy stands next to { $block } (strength { $strength }): the block is of more use elsewhere.
coach-free-move = { $area } is already activated: another block from there moves at no cost.
coach-attacks = Attack on { $area }: { $own ->
    [one] your first block
   *[other] { $own } of yours
} against { $theirs ->
    [one] one enemy block
   *[other] { $theirs } enemy blocks
}.
coach-london = Holding Middlesex is worth one more in the count.
coach-follow = { $count ->
    [one] One block of yours next to it can follow
   *[other] { $count } blocks of yours next to it can follow
}.
coach-counts = { $block } counts in { $area } when the throne is decided.
coach-at-home = { $block } is at home in { $area } and fires better when defending it.
coach-safe = No enemy stands next to { $area }: { $block } is safe there for now.
coach-threatens = From there you threaten { $area } ({ $count ->
    [one] one enemy block
   *[other] { $count } enemy blocks
}).
coach-joins-host = It joins { $count ->
    [one] one block
   *[other] { $count } blocks
} of yours in { $area }.
coach-recruits = { $block } enters at full strength { $strength }{ $hidden ->
    [yes] , and your opponent doesn’t see who it is.
   *[no] .
}
coach-muster = Your blocks gather in { $area }, where { $count ->
    [0] none of yours stands yet
    [one] one of yours stands
   *[other] { $count } of yours stand
}.
coach-plague = Each of the { $count ->
    [one] one block
   *[other] { $count } blocks
} in { $area } loses a step.
coach-end = Nothing else is worth the risk this turn.
coach-spent = All points are spent.
coach-stay = The blocks hold the field they have won.
coach-main = Front { $front }, reserves { $reserve }. The front pins { $pinned ->
    [one] one defender
   *[other] { $pinned } defenders
}; reserves pin nobody.
coach-execute = { $block } can never be won back by your opponent.
coach-spare = { $block } keeps counting for you as a noble.
coach-loses-step = { $block } is left with { $left ->
    [0] nothing and is eliminated
   *[other] strength { $left }
}.
coach-spares-heirs = It spares { $count ->
    [one] your heir
   *[other] your { $count } heirs
} there.
coach-leave = { $block } waits in the pool and can be recruited for a point.
coach-to-pool = { $block } waits in the pool and can be recruited anywhere it is at home.
coach-to-exile = { $area } feeds { $limit } blocks; { $count ->
    [0] none of yours is
    [one] one of yours is
   *[other] { $count } of yours are
} there now.

coach-may-be-second = If you act second after all, blocks under attack may be pinned.
coach-shows-hand = Your opponent sees all { $cards } cards.
coach-hidden = { $count ->
    [one] One block
   *[other] { $count } blocks
} in { $area } you don’t know.
coach-border = { $left ->
    [0] The border is full after it: no one can follow here.
    [one] One more block can cross this border this turn.
   *[other] { $left } more blocks can cross this border this turn, of { $limit }.
}{ $red ->
    [yes] { " " }It is a red border: the move ends behind it.
   *[no] { "" }
}
coach-too-many = { $area } feeds { $limit } blocks: { $count ->
    [one] one
   *[other] { $count }
} too many, and each costs a step.
coach-heir-near = Your heir { $block } is next to { $count } enemy blocks there, with { $own ->
    [one] no one
   *[other] { $own } blocks in all
} to help.
coach-enemies-near = { $count } enemy blocks stand next to { $area }, { $own ->
    [one] and { $block } would be alone
   *[other] against { $own } of yours
}.
coach-points-lost = { $points ->
    [one] One point is lost
   *[other] { $points } points are lost
}.
coach-reserves-late = Reserves don’t fight before round two.
coach-heir-dies = If your heir { $block } dies, it is for good, and your house has one heir less.
coach-dies-for-good = If { $block } dies, it is for good.
coach-out-for-campaign = { $block } is then out for the rest of this campaign.
coach-minor-comes = Your opponent’s next heir comes of age for it.
coach-may-turn-back = Your opponent can win { $block } back with a treachery roll.
coach-pool-costs = In the pool it counts for nothing until it is recruited.

coach-hits = You can expect { $own } hits a round with { $steps } steps in the front, your opponent { $theirs } with { $enemies }.
coach-suffering = The hits go to your strongest blocks; you choose among equals.
coach-reserves = In reserve: { $own } of yours, { $theirs } of your opponent’s.
coach-rounds = { $left ->
    [one] One round
   *[other] { $left } rounds
} to go; in the last one { $attacker ->
    [you] your attackers must retreat.
   *[they] the attackers must retreat.
}
coach-wait = The card stays good for a later battle this turn.
coach-fight-next = { $area }: { $own ->
    [one] one block
   *[other] { $own } blocks
} of yours against { $theirs }.
coach-fire = { $dice ->
    [one] One die
   *[other] { $dice } dice
} that hit on { $power } or less: { $chance } % for at least one hit, and nobody strikes back for it.
coach-fire-at = { $count ->
    [one] { $block } takes the hits and falls
   *[other] One of { $count } equally strong blocks takes the hits and falls
} with { $chance } % (strength { $strength }).
coach-charge = The charge picks its target: { $block } falls with { $chance } %.
coach-charge-heir = { $block } is an heir: dead for good.
coach-treachery = { $chance } % that { $block } changes sides with strength { $strength }.
coach-must-leave = Attackers must leave in the last round.
coach-outgunned = You can expect { $own } hits a round, your opponent { $theirs }.
coach-saves = It saves { $heir ->
    [yes] your heir { $block }
   *[no] { $block }
} with strength { $strength }.
coach-quiet = No enemy stands next to { $area }.
coach-spares-heir = It spares your heir.
coach-comes-back = If { $block } falls, the block is back next campaign.
coach-fires-worst = { $block } hits only on { $power } or less, the others better.

coach-strikes-back = If { $target } survives, it strikes back at { $block }: { $chance } % for at least one hit.
coach-heir-may-fall = { $chance } % that your heir { $block } falls, for good.
coach-heir-in-line = Your heir { $block } is your strongest block (strength { $strength }) and takes the next hits; { $count ->
    [one] one enemy block has
   *[other] { $count } enemy blocks have
} yet to act.
coach-treason-once = The card’s roll is then used up.
