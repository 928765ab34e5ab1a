# Richard III in the terminal. Every key begins with cli-, so that none hides a word of the game.

cli-signs =
    ● Lancaster, ☼ York. Exeter 3: a block of strength 3; (Exeter 3)
    has moved; 2×? are two hidden blocks; ♛ the King.
    Areas: ♔ crown, ■ city, † cathedral, ≈ major port.
    The number in [3]Kent: choice 3. In battle: ▸ can act, A3 fires before B and
    hits on 3 or less; blocks in parentheses have acted.
    why Kent and why Warwick tell you why you can’t use that area or block.
cli-richard3-date = Campaign { $campaign }, turn { $turn } of { $turns }
cli-richard3-phase = { $phase ->
    [deal] Dealing
    [choosing] Choosing cards
    [answering] A new deal?
    [acting] Actions
    [moving] Actions
    [declaring] Main attack
    [choosing_battle] Battles
    [battle] Battle
    [treason_asked] Treason
    [shooting] Battle
    [turning] Battle
    [suffering] Hits
    [regrouping] Regrouping
    [entering] Supply, succession
    [judging] Supply, judgment
    [losing] Supply
    [going_home] Political turn, going home
    [trimming] Political turn, exiles
   *[over] The end
}
cli-richard3-points = { $points } AP left
cli-richard3-king = King { $name }
cli-richard3-pretender = Pretender { $name }
cli-richard3-chosen = has chosen
cli-richard3-nobles = Nobles { $count }
cli-richard3-nobles-most = Nobles ≤ { $count }
cli-richard3-in-pool = Pool { $count }
cli-richard3-hand = Cards:
cli-richard3-hand-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-richard3-captive = { $name } is captive.
cli-richard3-active = Activated: { $areas }.
cli-richard3-muster = Muster: { $area }.
cli-richard3-borders = Borders: { $borders }.
cli-richard3-attacks = Attacks: { $areas }.
cli-richard3-wales = Wales
cli-richard3-england = England
cli-richard3-overseas = Exile areas and islands
cli-richard3-pool = Pool
cli-richard3-moved = moved { $count }
cli-richard3-battle = Battle of { $area }, round { $round } of 4
cli-richard3-hits = Hits { $count }
cli-richard3-rolled = Treachery tried: { $offices }
cli-richard3-office-king = King
cli-richard3-office-pretender = Pretender
cli-richard3-office-warwick = Warwick
cli-richard3-attacks-here = attacks
cli-richard3-defends-here = defends
cli-richard3-reserve = reserve { $count }
cli-richard3-retreat = Retreat to { $area }
cli-richard3-left-out = { $count ->
    [one] 1 more area: view
   *[other] { $count } more areas: view
}
cli-richard3-above = Numbers in [ ] are shown above.
cli-richard3-choice = Chosen:
cli-richard3-played = Played:
cli-richard3-shown = Shown:
cli-richard3-pool-list = In the pool:
cli-richard3-captive-list = Captive:
cli-richard3-minor-list = Minors:
cli-richard3-beside-list = Off the board:
cli-richard3-down-list = Out until the next campaign:
cli-richard3-dead-list = Dead:
cli-richard3-worn = Last seen weakened:
cli-richard3-secret-steps = { $count ->
    [one] 1 step was lost in secret.
   *[other] { $count } steps were lost in secret.
}
cli-richard3-entry = { $side } attacks { $area } from here: { $behind }{ $main ->
    [true] {" "}(main attack)
   *[false] {""}
}.
cli-richard3-border-used = Border { $border }: { $used } of { $limit } blocks.
cli-richard3-supply = { $kind ->
    [exile] exile, supplies { $count }
   *[land] supplies { $count }
}
cli-richard3-loyalty = (loyalty { $dice })
cli-richard3-short-irish_mercenary = Irish
cli-richard3-short-burgundian_mercenary = Burgundians
cli-richard3-short-calais_mercenary = Calais Merc.
cli-richard3-short-scots_mercenary = Scots
cli-richard3-short-welsh_mercenary = Welsh
cli-richard3-short-french_mercenary = French
cli-richard3-short-canterbury_church = Canterb. Ch.
cli-richard3-short-york_church = York Ch.
cli-richard3-short-london_levy = London L.
cli-richard3-short-norwich_levy = Norwich L.
cli-richard3-short-salisbury_levy = Salisbury L.
cli-richard3-short-coventry_levy = Coventry L.
cli-richard3-short-bristol_levy = Bristol L.
cli-richard3-short-newcastle_levy = Newcastle L.
cli-richard3-short-york_levy = York L.
cli-richard3-short-prince_edward = Pr. Edward
cli-richard3-short-northumberland = Northumb.
cli-richard3-short-westmoreland = Westmorel.
cli-richard3-short-rebel = Rebel
