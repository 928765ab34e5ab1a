# Vetternkrieg in English.

title = Vetternkrieg
tagline = Secret cards, three regions, and a bluff every round.
duration = 30 minutes
kind = Cards and bluff
side-lancaster = Lancaster
side-york = York

option-twists = Twists of war
option-twists-off = without
option-twists-on = with: each round has a rule of its own
option-edition = Deck
option-edition-standard = Standard: cards partly as printed, partly reconstructed

# Names come from the deck, in both languages; here the English one is picked.
named = { $id ->
    [none] { $de }
   *[other] { $en }
}
region = { $region ->
    [north] North
    [central] Central
   *[south] South
}
combination = { $size ->
    [1] a { $face }
    [2] a pair of { $face }s
   *[3] three { $face }s
}
shift = { $count } { $colour ->
    [r] red
    [w] white
   *[f] French
}, { $source ->
    [supply] supply
    [reserve] reserve
    [north] North
    [central] Central
    [south] South
    [field] battlefield
    [lancaster] Lancaster’s half
   *[york] York’s half
} → { $target ->
    [supply] supply
    [reserve] reserve
    [north] North
    [central] Central
    [south] South
    [field] battlefield
    [lancaster] Lancaster’s half
   *[york] York’s half
}
both = { $one }; { $two }

# log: phases 1 to 3
round = Round { $round }.
twist-turned = Twist: { $twist }.
reserve-changed = { $who ->
    [you] Your reserve
    [lancaster] Lancaster’s reserve
   *[york] York’s reserve
} grows by { $count }.
dealt = { $who ->
    [lancaster] Lancaster
   *[york] York
} gets { $count } cards.
dealt-own = Your hand: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
chose = { $who ->
    [lancaster] Lancaster
   *[york] York
} has chosen.
gave-own = You give { $card } away.
received = You receive { $card }.
swapped = Both have swapped a card.
laid-own = You lay { $card } face down.
turned-up = Turned up: Lancaster { $lancaster }, York { $york }.
field = The battlefield is { $card } ({ $region }), laid by { $who ->
    [you] you
    [lancaster] Lancaster
   *[york] York
}.
mustered = { $who ->
    [you] You muster
    [lancaster] Lancaster musters
   *[york] York musters
}: { $supply ->
    [0] { $reserve } from the reserve
   *[other] { $reserve ->
        [0] { $supply } from the supply
       *[other] { $supply } from the supply, { $reserve } from the reserve
    }
}.

# phase 4
played-gain = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card }: { $count } into the reserve.
played-deploy = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card }: { $count } onto the battlefield.
played-move = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card }: { $count ->
    [1] 1 moves
   *[other] { $count } move
} to { $region }.
played-place = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } to place: { $region }.
played-remove = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } to remove: { $region }.
played-main = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } as an event: { $what }.
played-secondary = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } for its secondary event: { $what }.
played-nothing = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card }, and nothing can be done.
attempt = { $who ->
    [you] Your next attempt
    [lancaster] Lancaster’s next attempt
   *[york] York’s next attempt
}: { $region }.
stopped = { $who ->
    [you] You leave
    [lancaster] Lancaster leaves
   *[york] York leaves
} it at that.
place-high = { $die } against { $there }: the troop stays ({ $region }).
place-equal = { $die } against { $there }: back to the reserve ({ $region }).
place-low = { $die } against { $there }: into the supply ({ $region }).
remove-high = { $die } against { $there }: failed ({ $region }, { $who ->
    [you] your troops stay
    [lancaster] Lancaster stays
   *[york] York stays
}).
remove-equal = { $die } against { $there }: { $who ->
    [you] a troop of yours
    [lancaster] a troop of Lancaster
   *[york] a troop of York
} goes to the reserve ({ $region }).
remove-low = { $die } against { $there }: { $who ->
    [you] a troop of yours
    [lancaster] a troop of Lancaster
   *[york] a troop of York
} goes to the supply ({ $region }).
offered = { $who ->
    [you] You may
    [lancaster] Lancaster may
   *[york] York may
} use the secondary event: { $card }.
secondary = { $who ->
    [you] You use
    [lancaster] Lancaster uses
   *[york] York uses
} it: { $what }.
declined = { $who ->
    [you] You do
    [lancaster] Lancaster does
   *[york] York does
} without it.

# phase 5
battle = The battle of { $card }: Lancaster { $lancaster }, York { $york }.
attacker = { $who ->
    [you] You attack
    [lancaster] Lancaster attacks
   *[york] York attacks
}.
threw-own = You throw { $dice }, hidden.
threw = { $who ->
    [you] You throw
    [lancaster] Lancaster throws
   *[york] York throws
} hidden dice.
claimed = { $who ->
    [you] You claim
    [lancaster] Lancaster claims
   *[york] York claims
} { $claim }.
believed = { $who ->
    [you] You believe
    [lancaster] Lancaster believes
   *[york] York believes
} it.
doubted = { $who ->
    [you] You doubt
    [lancaster] Lancaster doubts
   *[york] York doubts
} it. The dice: { $dice }.
claim-true = The claim is true.
claim-false = The claim was a lie.
last-card = { $who ->
    [you] You spend
    [lancaster] Lancaster spends
   *[york] York spends
} { $card }. The dice now: { $dice }.
held = { $who ->
    [you] You hold on to
    [lancaster] Lancaster holds on to
   *[york] York holds on to
} the last card.
threw-open = { $who ->
    [you] You throw
    [lancaster] Lancaster throws
   *[york] York throws
} { $dice } openly.
compared = Attack: { $attacker }. Defence: { $defender }.
compared-equal = Attack: { $attacker }. Defence: { $defender }. A tie.
lost = { $who ->
    [you] You lose
    [lancaster] Lancaster loses
   *[york] York loses
} { $count }{ $french ->
    [0] .
   *[other] , { $french } of them French.
}
unfought = At most one side has troops on the battlefield: there is no fight.
battle-won = { $who ->
    [you] You win
    [lancaster] Lancaster wins
   *[york] York wins
} the battle of { $card } (battles won: { $battles }).
settled = { $who ->
    [you] Your survivors
    [lancaster] Lancaster’s survivors
   *[york] York’s survivors
}: { $count } to { $region }{ $rest ->
    [0] .
   *[other] , { $rest } to the reserve.
}
settled-reserve = { $who ->
    [you] Your survivors
    [lancaster] Lancaster’s survivors
   *[york] York’s survivors
}: { $rest ->
    [1] 1
   *[other] all { $rest }
} to the reserve.

# phases 6 and 7
kept-own = You keep your last card.
discarded-own = You discard your last card.
kept = { $who ->
    [lancaster] Lancaster
   *[york] York
} keeps a card.
discarded = { $who ->
    [lancaster] Lancaster
   *[york] York
} discards a card face down.
won-england = { $who ->
    [you] You hold all three regions and win
    [lancaster] Lancaster holds all three regions and wins
   *[york] York holds all three regions and wins
} at once.
won-by-regions = { $who ->
    [you] You win
    [lancaster] Lancaster wins
   *[york] York wins
} with { $high ->
    [1] 1 region
   *[other] { $high } regions
} to { $low }.
won-by-battles = Equally many regions. { $who ->
    [you] You win
    [lancaster] Lancaster wins
   *[york] York wins
} with { $high } battles to { $low }.

# prompts
prompt-swap = Which card do you give to the other side?
prompt-lay = Which battlefield do you lay?
prompt-lay-event = No battlefield: which event do you lay down?
prompt-muster = Where do your starting troops come from?
prompt-play = { $left ->
    [1] Play your fourth card; the fifth stays in your hand.
   *[other] Play a card, { $left } to go.
}
prompt-attempt = { $use ->
    [place] Where do you try to place next?
   *[remove] Where do you try to remove next?
} { $left } left.
prompt-offer = Do you use the secondary event of { $card }?
prompt-claim = You have { $dice }. What do you claim?
prompt-answer = The claim is { $claim }. Do you believe it?
prompt-caught = Caught: { $dice } instead of { $claim }. Do you spend your last card?
prompt-reply = You have { $dice } against { $result }. Do you spend your last card?
prompt-settle = Where do your survivors go ({ $count })?
prompt-keep = Do you keep { $card } for the next round?
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $phase ->
    [swap] is still choosing a card to give.
    [lay] is still choosing a card to lay.
    [muster] musters the starting troops.
    [play] is playing a card.
    [attempt] is thinking about another attempt.
    [offer] may use the secondary event.
    [claim] has thrown hidden dice and is about to claim.
    [answer] is thinking: believe or doubt?
    [caught] is caught and may still change the dice.
    [reply] may change the dice with the last card.
    [settle] is sending the survivors home.
   *[keep] is still choosing: keep the last card or not.
}
prompt-wait-both = Both choose in secret.
prompt-chance = Cards and dice are coming.
prompt-over = The match is over.

# things to touch
choice-card = { $card ->
    [st_albans] St Albans
    [wakefield] Wakefield
    [mortimers_cross] Mortimer’s Cross
    [towton] Towton
    [hexham] Hexham
    [barnet] Barnet
    [bosworth] Bosworth
    [E1] Joint Forces
    [E2] French Treachery
    [E3] Warwick the Kingmaker
    [E4] Earl of Northumberland
    [E5] Duke of Norfolk
    [E6] Margaret of Anjou
    [E7] Help from France
    [E8] Treaty of Picquigny
    [E9] Jasper Tudor
    [E10] Lord Hastings
   *[other] { $card }
}
choice-use = { $use ->
    [main] Main event
    [secondary] Secondary event
    [gain] Supply → reserve
    [deploy] Reserve → battlefield
    [move] Move troops
    [place] Try to place
    [remove] Try to remove
   *[nothing] without use
}
choice-region = { $region ->
    [north] North
    [central] Central
   *[south] South
}
choice-count = Number: { $count }
choice-from_north = { $from_north } from North
choice-from_central = { $from_central } from Central
choice-from_south = { $from_south } from South
choice-take = { $take ->
    [r_supply] Red from the supply
    [r_reserve] Red from the reserve
    [r_north] Red from North
    [r_central] Red from Central
    [r_south] Red from South
    [r_field] Red from the battlefield
    [w_supply] White from the supply
    [w_reserve] White from the reserve
    [w_north] White from North
    [w_central] White from Central
    [w_south] White from South
    [w_field] White from the battlefield
    [f_supply] French from the supply
    [f_lancaster] French with Lancaster
   *[f_york] French with York
}
choice-put = { $put ->
    [supply] into the supply
    [reserve] into the reserve
    [north] to North
    [central] to Central
    [south] to South
    [field] onto the battlefield
    [lancaster] to Lancaster
   *[york] to York
}
choice-done = Done
choice-muster = { $muster } from the supply
choice-stop = Stop
choice-decline = Do without
choice-claim = Claim { $claim }
choice-answer = { $answer ->
    [believe] Believe
   *[doubt] Doubt
}
choice-last = Last card: dice to { $last }
choice-hold = Keep the card
choice-reserve = All into the reserve
choice-keep = Keep
choice-discard = Discard
choice-twist = { $twist ->
    [T1] Cunning Plans
    [T2] Jura Belli
    [T3] Hard Winter
    [T4] Truce
    [T5] Morning Mist
    [T6] Muster of Arms
   *[other] { $twist }
}

# the same for page and terminal: thing-<kind>; $name is the name, $each letter by letter
thing-card = { choice-card }
thing-use = { choice-use }
thing-region = { choice-region }
thing-from_north = { choice-from_north }
thing-from_central = { choice-from_central }
thing-from_south = { choice-from_south }
thing-take = { choice-take }
thing-put = { choice-put }
thing-done = { choice-done }
thing-muster = { choice-muster }
thing-stop = { choice-stop }
thing-decline = { choice-decline }
thing-answer = { choice-answer }
thing-hold = { choice-hold }
thing-reserve = { choice-reserve }
thing-keep = { choice-keep }
thing-discard = { choice-discard }
thing-twist = { choice-twist }
thing-count = { $name ->
    [1] 1 troop
   *[other] { $name } troops
}
thing-claim = { $name ->
    [1] A one
    [2] A two
    [3] A three
    [4] A four
    [5] A five
    [6] A six
    [11] Pair of ones
    [22] Pair of twos
    [33] Pair of threes
    [44] Pair of fours
    [55] Pair of fives
    [66] Pair of sixes
    [111] Three ones
    [222] Three twos
    [333] Three threes
    [444] Three fours
    [555] Three fives
   *[666] Three sixes
}
thing-last = Give the card for { $each }

# previews
preview-field = { $year }, { $region }: Lancaster begins with { $lancaster }, York with { $york }.
preview-muster = { $supply ->
    [0] { $reserve } from the reserve
   *[other] { $reserve ->
        [0] { $supply } from the supply
       *[other] { $supply } from the supply, { $reserve } from the reserve
    }
}.
preview-change = { $place ->
    [r_supply] Supply red
    [r_reserve] Reserve red
    [r_north] North red
    [r_central] Central red
    [r_south] South red
    [r_field] Battlefield red
    [w_supply] Supply white
    [w_reserve] Reserve white
    [w_north] North white
    [w_central] Central white
    [w_south] South white
    [w_field] Battlefield white
    [f_supply] French in the supply
    [f_lancaster] French with Lancaster
   *[f_york] French with York
} { $before } → { $after }.
preview-place = Of six throws: { $high } stay, { $equal } to the reserve, { $low } to the supply.
preview-remove = Of six throws: { $low } to the supply, { $equal } to the reserve, { $high } fail.
preview-true = That is true.
preview-lie = That is a lie.
preview-mended = Result: { $result }. The claim is true then, nobody loses a troop.
preview-not-mended = Result: { $result }. The claim stays false, you lose 1 troop.
preview-win = Result: { $result }. The attacker loses { $lost }.
preview-lose = Result: { $result }. You lose { $lost }.
preview-tie = Result: { $result }. A tie, nobody loses.

# refusals
why-over = The match is over. [{ $rule }]
why-wait = { $who ->
    [lancaster] Lancaster is to act.
   *[york] York is to act.
} [{ $rule }]
why-chance = Cards or dice come first. [{ $rule }]
why-chosen = You have chosen already. [{ $rule }]
why-no-last-card = You have no card left. [{ $rule }]
why-nothing-there = Nothing can be done with that now. [{ $rule }]
why-no-pass = There is no passing: use the card. [{ $rule }]
why-no-retreat = There is no way out of the battle. [{ $rule }]
why-not-held = You do not hold { $card }. [{ $rule }]
why-must-lay-battlefield = { $card } is an event, and you hold a battlefield. [{ $rule }]
why-marked = { $card } is marked in this round; lay an event without a mark. [{ $rule }]
why-choose-dice = Choose what the dice shall show. [{ $rule }]
why-twist = The twist { $twist } forbids that in this round. [{ $rule }]
why-battlefield = A battlefield has no event; use its command points. [{ $rule }]
why-not-fewer = { $card }: you must have fewer troops on the battlefield than the other side. [{ $rule }]
why-not-possible = { $card }: the event can do nothing now. [{ $rule }]
why-not-own-secondary = The secondary event is the other side’s. [{ $rule }]
why-own-secondary-closed = Your secondary event is not open, or not possible. [{ $rule }]
why-supply-empty = No troop of yours is in the supply. [{ $rule }]
why-reserve-empty = Your reserve is empty. [{ $rule }]
why-nobody-to-move = You have no troop in any region. [{ $rule }]
why-nobody-to-remove = The other side has no troop in any region. [{ $rule }]
why-nobody-there = The other side has no troop there: { $region }. [{ $rule }]
why-nobody-near = No troop of yours stands next to { $region }. [{ $rule }]
why-closed = An attempt with this card has succeeded here: { $region }. [{ $rule }]
why-too-far = { $region } is not the battle region, nor next to it. [{ $rule }]
why-too-many = There are not that many. [{ $rule }]
why-card-first = Choose a card and its use first. [{ $rule }]
why-no-change = The dice lie like that already. [{ $rule }]
why-out-of-reach = The card changes at most { $points } different dice by 1 each. [{ $rule }]
why-not-yet = The last card helps only when you are caught, or after your open throw. [{ $rule }]
why-no-claim = Claim a number, a pair or three of a kind. [{ $rule }]
why-stop-first = You must make one attempt. [{ $rule }]
