# Vetternkrieg in English.

title = The Cousins’ War
tagline = Three regions, hidden dice. Do you believe your cousin?
duration = Half an hour
kind = Cards and bluff
side-lancaster = Lancaster
side-york = York

option-twists = Twists of War
option-twists-off = off
option-twists-on = on: a special rule every round
option-edition = Cards
option-edition-standard = Standard: partly as printed, partly reconstructed

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
} { $source ->
    [supply] from the supply
    [reserve] from the reserve
    [north] from North
    [central] from Central
    [south] from South
    [field] from the battlefield
    [lancaster] from Lancaster’s half
   *[york] from York’s half
} { $target ->
    [supply] to the supply
    [reserve] to the reserve
    [north] to North
    [central] to Central
    [south] to South
    [field] to the battlefield
    [lancaster] to Lancaster’s half
   *[york] to York’s half
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
} is dealt { $count } cards.
dealt-own = Your hand: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
chose = { $who ->
    [lancaster] Lancaster
   *[york] York
} has chosen.
gave-own = You give away { $card }.
received = You receive { $card }.
swapped = Both players have swapped a card.
laid-own = You play { $card } face down.
turned-up = Revealed: { $lancaster } (Lancaster), { $york } (York).
field = The battlefield is { $card } ({ $region }), chosen by { $who ->
    [you] you
    [lancaster] Lancaster
   *[york] York
}.
mustered = { $who ->
    [you] Your starting troops
    [lancaster] Lancaster’s starting troops
   *[york] York’s starting troops
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
} { $card }: { $count } to the reserve.
played-deploy = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card }: { $count } to the battlefield.
played-move = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card }: { $count ->
    [1] 1 troop moves
   *[other] { $count } troops move
} to { $region }.
played-place = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } to place troops: { $region }.
played-remove = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } to remove troops: { $region }.
played-main = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } for its event: { $what }.
played-secondary = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } for its secondary event: { $what }.
played-nothing = { $who ->
    [you] You play
    [lancaster] Lancaster plays
   *[york] York plays
} { $card } without effect.
attempt = { $who ->
    [you] Your next attempt
    [lancaster] Lancaster’s next attempt
   *[york] York’s next attempt
}: { $region }.
stopped = { $who ->
    [you] You stop
    [lancaster] Lancaster stops
   *[york] York stops
} here.
place-high = Roll { $die } against { $there }: the troop stays ({ $region }).
place-equal = Roll { $die } against { $there }: the troop goes back to the reserve ({ $region }).
place-low = Roll { $die } against { $there }: the troop goes to the supply ({ $region }).
remove-high = Roll { $die } against { $there }: failed ({ $region }). { $who ->
    [you] Your troops
    [lancaster] Lancaster’s troops
   *[york] York’s troops
} stay.
remove-equal = Roll { $die } against { $there }: { $who ->
    [you] one of your troops
    [lancaster] one of Lancaster’s troops
   *[york] one of York’s troops
} goes to the reserve ({ $region }).
remove-low = Roll { $die } against { $there }: { $who ->
    [you] one of your troops
    [lancaster] one of Lancaster’s troops
   *[york] one of York’s troops
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
} the secondary event: { $what }.
declined = { $who ->
    [you] You don’t
    [lancaster] Lancaster doesn’t
   *[york] York doesn’t
} use the secondary event.

# phase 5
battle = The battle of { $card }: Lancaster { $lancaster }, York { $york }.
attacker = { $who ->
    [you] You attack
    [lancaster] Lancaster attacks
   *[york] York attacks
}.
threw-own = You roll { $dice } (hidden).
threw = { $who ->
    [you] You roll
    [lancaster] Lancaster rolls
   *[york] York rolls
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
} the claim.
doubted = { $who ->
    [you] You doubt
    [lancaster] Lancaster doubts
   *[york] York doubts
} the claim. The dice: { $dice }.
claim-true = The claim is true.
claim-false = The claim was a lie.
last-card = { $who ->
    [you] You spend
    [lancaster] Lancaster spends
   *[york] York spends
} { $card }. The dice are now { $dice }.
held = { $who ->
    [you] You keep
    [lancaster] Lancaster keeps
   *[york] York keeps
} the last card.
threw-open = { $who ->
    [you] You roll
    [lancaster] Lancaster rolls
   *[york] York rolls
} { $dice } in the open.
compared = Attack: { $attacker }. Defense: { $defender }.
compared-equal = Attack: { $attacker }. Defense: { $defender }. It’s a tie.
lost = { $who ->
    [you] You lose
    [lancaster] Lancaster loses
   *[york] York loses
} { $count }{ $french ->
    [0] .
   *[other] , { $french } of them French.
}
unfought = At most one player has troops on the battlefield, so there is no battle.
battle-won = { $who ->
    [you] You win
    [lancaster] Lancaster wins
   *[york] York wins
} the battle of { $card } (battles won: { $battles }).
settled = { $who ->
    [you] Your survivors
    [lancaster] Lancaster’s survivors
   *[york] York’s survivors
}: { $count } go to { $region }{ $rest ->
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
    [you] You control all three regions and win
    [lancaster] Lancaster controls all three regions and wins
   *[york] York controls all three regions and wins
} immediately.
won-by-regions = { $who ->
    [you] You win
    [lancaster] Lancaster wins
   *[york] York wins
} by { $high ->
    [1] 1 region
   *[other] { $high } regions
} to { $low }.
won-by-battles = The regions are tied. { $who ->
    [you] You win
    [lancaster] Lancaster wins
   *[york] York wins
} by { $high } battles to { $low }.

# prompts
prompt-swap = Which card will you give to your opponent?
prompt-lay = Which battlefield will you play?
prompt-lay-event = You have no battlefield. Which event will you play instead?
prompt-muster = Where will your starting troops come from?
prompt-play = { $left ->
    [1] Play your fourth card. The fifth stays in your hand.
   *[other] Play a card ({ $left } to go).
}
prompt-attempt = { $use ->
    [place] Where will you try to place the next troop?
   *[remove] Where will you try to remove the next troop?
} { $left ->
    [1] One attempt
   *[other] { $left } attempts
} left.
prompt-offer = Do you want to use the secondary event of { $card }?
prompt-claim = You rolled { $dice }. What will you claim?
prompt-answer = Your opponent claims { $claim }. Do you believe it?
prompt-caught = Caught: { $dice } instead of { $claim }. Will you spend your last card?
prompt-reply = You rolled { $dice } and need to beat { $result }. Will you spend your last card?
prompt-settle = Where will your survivors go ({ $count })?
prompt-keep = Will you keep { $card } for the next round?
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $phase ->
    [swap] is choosing a card to give away.
    [lay] is choosing a battlefield.
    [muster] is choosing the starting troops.
    [play] is playing a card.
    [attempt] is deciding whether to try again.
    [offer] can use the secondary event.
    [claim] has rolled and is about to claim.
    [answer] is deciding whether to believe or doubt.
    [caught] has been caught and can still change the dice.
    [reply] can change the dice with the last card.
    [settle] is sending the survivors home.
   *[keep] is deciding whether to keep the last card.
}
prompt-wait-both = Both players are choosing in secret.
prompt-chance = Drawing cards and rolling dice…
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
    [gain] Gain troops
    [deploy] To the battlefield
    [move] Move troops
    [place] Try to place
    [remove] Try to remove
   *[nothing] No effect
}
choice-region = { $region ->
    [north] North
    [central] Central
   *[south] South
}
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
    [supply] to the supply
    [reserve] to the reserve
    [north] to North
    [central] to Central
    [south] to South
    [field] to the battlefield
    [lancaster] to Lancaster
   *[york] to York
}
choice-done = Done
choice-muster = { $muster } from the supply
choice-stop = Stop
choice-decline = Don’t use it
choice-answer = { $answer ->
    [believe] Believe
   *[doubt] Doubt
}
choice-hold = Keep the card
choice-reserve = All to the reserve
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
thing-last = Spend the card for { $each }

# previews
preview-field = { $year }, { $region }: Lancaster starts with { $lancaster } troops, York with { $york }.
preview-muster = { $supply ->
    [0] { $reserve } from the reserve
   *[other] { $reserve ->
        [0] { $supply } from the supply
       *[other] { $supply } from the supply, { $reserve } from the reserve
    }
}.
preview-change = { $place ->
    [r_supply] Red supply
    [r_reserve] Red reserve
    [r_north] Red in North
    [r_central] Red in Central
    [r_south] Red in South
    [r_field] Red on the battlefield
    [w_supply] White supply
    [w_reserve] White reserve
    [w_north] White in North
    [w_central] White in Central
    [w_south] White in South
    [w_field] White on the battlefield
    [f_supply] French in the supply
    [f_lancaster] French with Lancaster
   *[f_york] French with York
}: { $before } → { $after }.
preview-place = Out of six rolls, the troop stays on { $high }, goes to the reserve on { $equal } and to the supply on { $low }.
preview-remove = Out of six rolls, the troop goes to the supply on { $low }, to the reserve on { $equal }, and stays on { $high }.
preview-true = This is true.
preview-lie = This is a lie.
preview-mended = Result: { $result }. The claim is now true, and no one loses a troop.
preview-not-mended = Result: { $result }. The claim is still false, and you lose 1 troop.
preview-win = Result: { $result }. The attacker loses { $lost }.
preview-lose = Result: { $result }. You lose { $lost }.
preview-tie = Result: { $result }. A tie; no one loses a troop.

# refusals
why-over = The match is over. [{ $rule }]
why-wait = { $who ->
    [lancaster] It’s Lancaster’s turn.
   *[york] It’s York’s turn.
} [{ $rule }]
why-chance = Cards are being drawn or dice rolled. [{ $rule }]
why-chosen = You have already chosen. [{ $rule }]
why-no-last-card = You have no cards left. [{ $rule }]
why-nothing-there = You can’t do anything with that now. [{ $rule }]
why-no-pass = You can’t pass. Use the card. [{ $rule }]
why-no-retreat = You can’t leave the battle. [{ $rule }]
why-not-held = You don’t have { $card }. [{ $rule }]
why-must-lay-battlefield = { $card } is an event, but you have a battlefield card and must play it. [{ $rule }]
why-marked = { $card } is marked this round. Play an event without a mark. [{ $rule }]
why-choose-dice = Choose what the dice should show. [{ $rule }]
why-twist = The twist { $twist } doesn’t allow that this round. [{ $rule }]
why-battlefield = A battlefield card has no event. Use its command points. [{ $rule }]
why-not-fewer = { $card }: you need fewer troops on the battlefield than your opponent. [{ $rule }]
why-not-possible = { $card }: this event would have no effect now. [{ $rule }]
why-not-own-secondary = That secondary event belongs to your opponent. [{ $rule }]
why-own-secondary-closed = Your secondary event is not open now, or would have no effect. [{ $rule }]
why-supply-empty = You have no troops in the supply. [{ $rule }]
why-reserve-empty = Your reserve is empty. [{ $rule }]
why-nobody-to-move = You have no troops in any region. [{ $rule }]
why-nobody-to-remove = Your opponent has no troops in any region. [{ $rule }]
why-nobody-there = Your opponent has no troops there: { $region }. [{ $rule }]
why-nobody-near = You have no troops next to { $region }. [{ $rule }]
why-closed = You have already succeeded there with this card: { $region }. [{ $rule }]
why-too-far = { $region } is neither the region of the battle nor next to it. [{ $rule }]
why-too-many = There aren’t that many. [{ $rule }]
why-card-first = First choose a card and how to use it. [{ $rule }]
why-no-change = The dice already show that. [{ $rule }]
why-out-of-reach = This card changes at most { $points } different dice, by 1 each. [{ $rule }]
why-not-yet = You can spend your last card only when you have been caught, or after your open roll. [{ $rule }]
why-no-claim = Claim a single number, a pair or three of a kind. [{ $rule }]
why-stop-first = You must try at least once. [{ $rule }]

# the coach
coach-honest = Your best true claim is { $claim }. { $better } of { $all } throws would beat it.
coach-holding = { $ways } of { $all } throws hold { $claim }.
coach-lead = { $region }: you control it, { $count ->
    [one] by a single troop
   *[other] by { $count } troops
}.
coach-short = { $region } is the closest: { $needed ->
    [one] one troop more there gives you control
   *[other] { $needed } troops more there give you control
}.
coach-field = The battle in { $region }: { $own } of yours against { $theirs }. Troops go there only by cards.
coach-aim = You control { $own } of { $regions } regions, your opponent { $theirs }. All of them win at once; after round { $rounds } the majority wins.
coach-give = It is worth { $points } { $points ->
    [one] command point
   *[other] command points
} to your opponent; you keep the better ones.
coach-lay = If { $region } becomes the battlefield, you start with { $own ->
    [one] one troop
   *[other] { $own } troops
}, your opponent with { $theirs }.
coach-muster = { $supply ->
    [0] All starting troops come from your reserve of { $reserve }.
   *[other] { $supply } from the supply, so your reserve of { $reserve } stays for later.
}
coach-takes = { $region } becomes yours: you lead by { $after ->
    [one] one troop
   *[other] { $after } troops
}.
coach-denies = Your opponent no longer controls { $region }.
coach-leads = Your lead in { $region } grows from { $before } to { $after }.
coach-nears = In { $region } you catch up: { $before ->
    [one] one troop
   *[other] { $before } troops
} behind before, { $after } after.
coach-fights = The battlefield: { $before } → { $own } of yours, against { $theirs }.
coach-reserve = Your reserve grows from { $before } to { $after }; troops wait there for any card.
coach-place = { $good } of { $faces } rolls keep the troop in { $region }.
coach-remove = { $good } of { $faces } rolls remove a troop from { $region }.
coach-would-take = A success gives you control of { $region }.
coach-would-deny = A success takes control of { $region } from your opponent.
coach-stop = Another attempt would risk more than it promises.
coach-decline = Every way to use it would help your opponent more than you.
coach-nothing = No other use of a card helps you more here.
coach-true = It is true: if your opponent doubts, they lose a troop. { $better } of { $all } throws beat it.
coach-bluff = A bluff: { $ways } of { $all } throws hold it, so it could be true. { $better } of { $all } beat it.
coach-doubt = { $ways } of { $all } throws hold { $claim }; a lie costs your opponent a troop.
coach-believe = { $ways } of { $all } throws hold { $claim }, and { $better } of { $all } beat it.
coach-last-card = Your dice then show { $result }.
coach-hold = The last card would not change enough to be worth spending.
coach-keep = You go on with a card of { $points } { $points ->
    [one] command point
   *[other] command points
}.
coach-discard = A new card is likely to be better than { $points } { $points ->
    [one] command point
   *[other] command points
}.
coach-if-doubted = If your opponent doubts, you lose a troop, unless your last card can mend it.
coach-if-true = If { $claim } is true, you lose a troop; { $ways } of { $all } throws hold it.
coach-must-beat = You then have to beat it: { $better } of { $all } throws do.
coach-loses = You give up { $region }: { $needed ->
    [one] your opponent is level with you there
   *[other] you no longer lead there
}.
coach-thin = In { $region } you lead by a single troop: one of theirs is enough to end your control.
coach-outnumbered = On the battlefield { $house ->
    [lancaster] Lancaster
   *[york] York
} has { $count ->
    [one] one troop
   *[other] { $count } troops
} more than you.
