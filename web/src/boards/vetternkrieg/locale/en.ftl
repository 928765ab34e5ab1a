# Words of the board, beside those of the game.

board-name = Map of England, battlefield, reserves and supply
board-extra = Cards
track-name = Round { $round } of { $rounds }
track-round = Round { $round }
phases-name = Phases of the round
phase = { $name ->
    [deal] Deal
    [swap] Swap
    [lay] Field
    [play] Play
    [battle] Battle
   *[keep] End
}
exchange = { $name ->
    [throw] Roll
    [claim] Claim
    [answer] Believe?
    [caught] Reveal
   *[reply] Reply
}

# places
reserve = Reserve
supply = Supply
france = France
place = { $place ->
    [reserve-r] Lancaster’s reserve
    [reserve-w] York’s reserve
    [supply-r] Lancaster’s supply
    [supply-w] York’s supply
    [supply-f] French in the supply
    [half-r] Battlefield, Lancaster’s half
   *[half-w] Battlefield, York’s half
}
place-name = { $place }: { $count }{ $legal ->
    [yes] , can be chosen
   *[no] {""}
}
half-count = { $own } and { $french } French
region-name = { region }: Lancaster { $lancaster }, York { $york }{ $controller ->
    [red] , controlled by Lancaster
    [white] , controlled by York
   *[none] , controlled by no one
}{ $fought ->
    [yes] , region of the battle of { $battle }
   *[no] {""}
}{ $legal ->
    [yes] , can be chosen
   *[no] {""}
}
field-name = Battlefield
field-laid = { $house ->
    [lancaster] played by Lancaster
   *[york] played by York
}
field-none = Not chosen yet this round.
field-choosing = Both players are choosing a card.
committed = { $house ->
    [lancaster] Lancaster has chosen
   *[york] York has chosen
}
choosing = { $house ->
    [lancaster] Lancaster is choosing
   *[york] York is choosing
}
role-attacks = attacks
role-defends = defends
dice-own = Your dice behind the screen: { $dice }
dice-hidden = Three dice behind the screen
dice-open = Open dice: { $dice }
dice-now = The dice will then show { $dice }.

# cards
hand-name = Your cards
hand-empty = You have no cards.
points = { $count ->
    [one] 1 command point
   *[other] { $count } command points
}
main-event = Event:
secondary-event = Secondary event:
starting = Starting troops: { $lancaster } Lancaster, { $york } York.
round-mark = { $mark ->
    [red] Round { $round }: secondary event open to Lancaster.
    [white] Round { $round }: secondary event open to York.
   *[outlined] Round { $round }: secondary event open to both houses.
}
card-given = goes to your opponent
card-laid = face down
card-received = received
card-kept = kept
card-hidden = hidden card
card-you-gave = You gave this card to your opponent.
card-known-kept = This card was kept from the last round.
rival-hand-name = { $house ->
    [lancaster] Lancaster’s cards
   *[york] York’s cards
}: { $count }
played-name = { $house ->
    [lancaster] Played by Lancaster this round
   *[york] Played by York this round
}
effect-from = { $place ->
    [supply] from the supply
    [reserve] from the reserve
    [north] from North
    [central] from Central
    [south] from South
    [regions] from the regions
    [battle_region] from the region of the battle
    [own_half] { $voice ->
        [you] from your half of the battlefield
       *[other] from their half of the battlefield
    }
    [other_half] { $voice ->
        [you] from your opponent’s half of the battlefield
       *[other] from the other half of the battlefield
    }
   *[field] from the battlefield
}
effect-to = { $place ->
    [supply] to the supply
    [reserve] to the reserve
    [north] to North
    [central] to Central
    [south] to South
    [regions] to the regions
    [battle_region] to the region of the battle
    [own_half] { $voice ->
        [you] to your half of the battlefield
       *[other] to their half of the battlefield
    }
    [other_half] { $voice ->
        [you] to your opponent’s half of the battlefield
       *[other] to the other half of the battlefield
    }
   *[field] to the battlefield
}
effect-troops = { $range ->
    [up] up to { $count }
   *[just] { $count ->
        [all] all
       *[other] { $count }
    }
} { $troops ->
    [own] { $voice ->
        [you] of your troops
       *[other] of their own troops
    }
    [enemy] { $voice ->
        [you] of your opponent’s troops
       *[other] troops of the other house
    }
    [any] { $count ->
        [1] troop of either house
       *[other] troops of either house
    }
   *[french] { $count ->
        [1] French troop
       *[other] French troops
    }
}
effect-sentence = { $voice ->
    [you] Move { $what } { $from } { $to }
    [lancaster] Lancaster may then move { $what } { $from } { $to }
   *[york] York may then move { $what } { $from } { $to }
}{ $limit ->
    [one-from] , all from one region.
    [one-to] , all into one region.
    [each] , { $each } into each.
   *[none] .
}
effect-fewer = If you have fewer troops on the battlefield: { $effect }
price-none = Round { $round } opens no secondary event.
price-own = In round { $round } this card shows your own rose. It opens nothing for your opponent.
played-title = Played this round
swap-note = Both give each other a card, face down.
twist-forbids = { $use ->
    [gain] No one can gain troops with command points, only with events.
    [deploy] No one can send troops to the battlefield with command points, only with events.
    [move] No one can move troops with command points, only with events.
    [place] No one can place troops with command points, only with events.
    [remove] No one can remove troops with command points, only with events.
   *[last_card] No one can use their last card in battle.
}
twist-own-rose = If your event shows your rose for this round, you can use its secondary event instead of its main event or command points.
twist-losses = Red and white losses of the battle go to the reserve instead of the supply.
twist-reveal = Each house immediately moves { $count } of its own troops { $from } { $to }.
mark-whole = Reconstructed: this whole card is our own.
mark-part = Reconstructed: { $values }.
mark-value = { $value ->
    [name] name
    [date] date
    [region] region
    [lancaster] Lancaster’s troops
    [york] York’s troops
    [cp] command points
    [rounds] rounds
    [main] event
    [secondary] secondary event
    [effect] effect
   *[all] all values
}
mark-legend = Reconstructed: published sources don’t give these values, so we filled them in. A solid circle marks a card that is entirely ours.
rounds-legend = A rose opens the secondary event to that house in that round, an outlined number to both houses, but always to the opponent of the player who plays the card.
twists-title = Twists of War
twist-where = { $where ->
    [now] in effect now
    [ahead] may still come
   *[gone] used
}
events-title = Events
battlefields-title = Battlefields
card-where = { $where ->
    [field] on the table
    [hand] in your hand
    [discard] played this round
    [won-lancaster] won by Lancaster
    [won-york] won by York
   *[unknown] face down
}
badges-name = Regions: { $regions }, battles won: { $battles }
badge-regions = Regions controlled: { $regions }
badge-battles = Battles won: { $battles }

# choosing
choices-name = Choices
uses-name = What will you use { $card } for?
order-gain = Gain troops
order-gain-note = { $points } from the supply to the reserve
order-deploy = To the battlefield
order-deploy-note = up to { $points } from the reserve
order-move = Move
order-move-note = up to { $points } to one region
order-place = Place
order-place-note = { $points ->
    [one] 1 attempt, from the reserve to a region
   *[other] { $points } attempts, from the reserve to regions
}
order-remove = Remove
order-remove-note = { $points ->
    [one] 1 attempt against enemy troops
   *[other] { $points } attempts against enemy troops
}
muster = { $supply ->
    [0] { $reserve } from the reserve
   *[other] { $reserve ->
        [0] { $supply } from the supply
       *[other] { $supply } from the supply, { $reserve } from the reserve
    }
}
claim-name = Claim
claim-kind = { $size ->
    [1] Single
    [2] Pair
   *[3] Three of a kind
}
claim-true-name = { $shown }: { $claim } (true)
claim-lie-name = { $shown }: { $claim } (a lie)
claim-legend = ✓ true; everything else is a lie. A claim that is believed counts as if it were true.
screen-note = Only you can see this roll.
answer-name = Believe or doubt
answer-odds = { $ways } of 216 possible rolls contain this.
answer-note = { $answer ->
    [believe] The claim counts, and you roll against it.
   *[doubt] If it is a lie, your opponent loses 1 troop; if it is true, you lose 1.
}
turn-name = Change dice, at most { $points }
turn-note = { $points ->
    [one] Changes one die by 1.
   *[other] Changes up to { $points } dice by 1 each.
}
turn-against = { $phase ->
    [caught] The claim was { $what }.
   *[reply] You need to beat { $what }.
}
last-card-note = last card: changes { $points ->
    [one] one die
   *[other] up to { $points } dice
} by 1
choice-more = also: { $take } { $put }
offer-use = Use it
turn-mends = This can still make the claim true.
turn-vain = This can’t make the claim true.
blow-doubted = { $who ->
    [you] You doubt
    [lancaster] Lancaster doubts
   *[york] York doubts
}:
blow-last-card = { $card }:
blow-threw-open = { $who ->
    [you] You roll
    [lancaster] Lancaster rolls
   *[york] York rolls
}:
turn-up = +1: die { $number }, which shows { $face }
turn-down = −1: die { $number }, which shows { $face }

# questions
ask-swap = Give away { $card }?
ask-lay = Play { $card }?
ask-play = { $card }: { $what }?
ask-claim = Claim { $claim }?
ask-answer = { $answer ->
    [believe] Believe the claim?
   *[doubt] Doubt the claim?
}
ask-other = { $what }?
ask-more = Done, or more?
ask-from = { $region ->
    [north] How many from North?
    [central] How many from Central?
   *[south] How many from South?
}
ask-use = What will you use the card for?
ask-region = { $use ->
    [place] Where will you try to place a troop?
    [remove] Where will you try to remove a troop?
    [move] Which region will you move to?
   *[other] Which region?
}
ask-take = Which troops?
ask-put = Where to?
ask-count = How many?
do-swap = Give away
do-lay = Play face down
do-claim = Claim “{ $claim }”
do-play = Play
do-last = Spend the card
do-attempt = Try
curve-name = Regions controlled
chapter-battle = The battle of { $card }

# the battle as a stage
stage-claims = { $name } claims this
stage-claimed = { $name }’s last claim
stage-behind = Only you can see this roll.
stage-hidden = { $name } looks at the dice and chooses a claim.
stage-throws = Three dice are rolled behind the screen.
stage-waits = { $who ->
    [you] You are waiting for the claim.
   *[other] { $who } is waiting for the claim.
}
stage-answers = { $who ->
    [you] Do you believe it?
   *[other] Will { $who } believe it?
}
stage-believes = { $who ->
    [you] You believe it.
   *[other] { $who } believes it.
}
stage-doubts = { $who ->
    [you] You doubt it.
   *[other] { $who } doubts it.
}
stage-true = The claim is true.
stage-lie = It was a lie.
stage-mended = It was a lie. The last card turned a die.
stage-standing = { $region }: Lancaster { $lancaster }, York { $york }
stage-map = Show the map
stage-show = Back to the battle
recap-claim = { $answer ->
    [believe] { $side } claimed it and was believed.
   *[doubt] { $side } claimed it and was doubted.
}
recap-nobody = No losses
recap-secret = Whether a believed claim was true stays behind the screen. No one will ever know.
