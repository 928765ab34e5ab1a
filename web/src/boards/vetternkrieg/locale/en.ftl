# Words of the board, beside those of the game.

board-name = Map of England, battlefield, reserves and supply
board-extra = Cards
track-name = Round { $round } of { $rounds }
track-round = Round { $round }
phases-name = State of the round
phase = { $name ->
    [deal] Deal
    [swap] Swap
    [lay] Field
    [play] Orders
    [battle] Battle
   *[keep] End
}
exchange = { $name ->
    [throw] Throw
    [claim] Claim
    [answer] Believe?
    [caught] Uncover
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
    [red] , Lancaster controls it
    [white] , York controls it
   *[none] , nobody controls it
}{ $fought ->
    [yes] , region of the battle of { $battle }
   *[no] {""}
}{ $legal ->
    [yes] , can be chosen
   *[no] {""}
}
field-name = Battlefield
field-laid = { $house ->
    [lancaster] laid by Lancaster
   *[york] laid by York
}
field-none = Still to be chosen in this round.
field-choosing = Both lay a card face down.
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
dice-now = The dice will show { $dice }.

# cards
hand-name = Your cards
hand-empty = No card in hand.
hand-whole = Read all
hand-short = Shorter
points = { $count ->
    [one] 1 command point
   *[other] { $count } command points
}
main-event = Event:
secondary-event = Secondary event:
starting = Starting troops: Lancaster { $lancaster }, York { $york }.
round-mark = { $mark ->
    [red] Round { $round }: secondary event open to Lancaster.
    [white] Round { $round }: secondary event open to York.
   *[outlined] Round { $round }: secondary event open to both houses.
}
card-given = goes to the opponent
card-laid = lies face down
card-received = received
card-kept = kept
card-hidden = hidden card
card-you-gave = You gave this card away.
card-known-kept = This card was kept.
rival-hand-name = { $house ->
    [lancaster] Lancaster’s cards
   *[york] York’s cards
}: { $count }
played-name = { $house ->
    [lancaster] Shown by Lancaster in this round
   *[york] Shown by York in this round
}
effect-place = { $place ->
    [supply] supply
    [reserve] reserve
    [north] North
    [central] Central
    [south] South
    [regions] regions
    [battle_region] battle region
    [own_half] { $form ->
        [brief] field
       *[full] own half
    }
    [other_half] { $form ->
        [brief] their field
       *[full] opponent’s half
    }
   *[field] field
}
effect-or = /
effect-then = {"; then "}
effect-step = { $range ->
    [up] up to { $count }
   *[just] { $count ->
        [all] all
       *[other] { $count }
    }
}{ $troops ->
    [own] { $form ->
        [brief] {""}
       *[full] {" "}own
    }
    [enemy] {" "}enemy
    [any] {" "}of any side
   *[french] {" "}French
}: { $from } → { $to }{ $limit ->
    [one-from] {" "}(from one)
    [one-to] {" "}(into one)
    [each] {" "}({ $each } each)
   *[none] {""}
}
effect-fewer = If you have fewer on the field: { $effect }
twist-forbids = { $use ->
    [gain] Nobody gains troops with command points; events may.
    [deploy] Nobody sends troops to the battlefield with command points; events may.
    [move] Nobody moves troops with command points; events may.
    [place] Nobody places troops with command points; events may.
    [remove] Nobody removes troops with command points; events may.
   *[last_card] Nobody plays a last card in the battle.
}
twist-own-rose = If your event shows your rose at this round, you may carry out its secondary event instead of main event or command points.
twist-losses = Red and white losses of the battle go to the reserve instead of the supply.
twist-reveal = At once for each house: { $count } own, { $from } → { $to }.
mark-whole = Reconstructed: the whole card is ours.
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
mark-legend = reconstructed: the sources do not tell these values, so we filled them in. A solid circle: the whole card.
rounds-legend = Rounds with a rose open the secondary event to that house, outlined numbers to both; always to the opponent of whoever plays the card.
twists-title = Twists of war
twist-where = { $where ->
    [now] holds now
    [ahead] may still come
   *[gone] over
}
events-title = Events
battlefields-title = Battlefields
card-where = { $where ->
    [field] on the table
    [hand] in your hand
    [discard] shown in this round
    [won-lancaster] won by Lancaster
    [won-york] won by York
   *[unknown] face down
}
badges-name = Regions: { $regions }, battles won: { $battles }
badge-regions = Regions controlled: { $regions }
badge-battles = Battles won: { $battles }

# choosing
choices-name = Choices
uses-name = { $card }: what for?
order-gain = Gain troops
order-gain-note = { $points }: supply → reserve
order-deploy = To the battlefield
order-deploy-note = up to { $points } from the reserve
order-move = Move
order-move-note = up to { $points } into a region
order-place = Place
order-place-note = { $points ->
    [one] 1 attempt, reserve → region
   *[other] { $points } attempts, reserve → region
}
order-remove = Remove
order-remove-note = { $points ->
    [one] 1 attempt against the other
   *[other] { $points } attempts against the other
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
   *[3] Three alike
}
claim-true-name = { $shown }: { $claim }, true
claim-lie-name = { $shown }: { $claim }, a lie
claim-legend = ✓ true, anything else a lie. What is believed counts as claimed.
screen-note = You alone see this throw.
answer-name = Believe or doubt
answer-odds = { $ways } of 216 throws have it.
answer-note = { $answer ->
    [believe] The claim stands, you throw against it.
   *[doubt] If it stays a lie, the opponent loses 1 troop; if it is true, you lose 1.
}
turn-name = Turn dice, at most { $points }
turn-note = { $points ->
    [one] Turns one die by 1.
   *[other] Turns up to { $points } dice by 1 each.
}
turn-against = { $phase ->
    [caught] Claimed was { $what }.
   *[reply] To beat: { $what }.
}
last-card-note = last card, turns { $points ->
    [one] one die
   *[other] up to { $points } dice
} by 1
choice-more = also: { $take } { $put }
offer-use = Use it
turn-mends = The claim can still come true.
turn-vain = The claim cannot come true with it.
blow-doubted = { $who ->
    [you] You doubt
    [lancaster] Lancaster doubts
   *[york] York doubts
}:
blow-last-card = { $card }:
blow-threw-open = { $who ->
    [you] You throw
    [lancaster] Lancaster throws
   *[york] York throws
}:
turn-up = +1: die { $number }, which shows { $face }
turn-down = −1: die { $number }, which shows { $face }

# questions
ask-swap = Give { $card } away?
ask-lay = Lay { $card }?
ask-play = { $card }: { $what }?
ask-claim = Claim: { $claim }?
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
ask-use = What do you use the card for?
ask-region = { $use ->
    [place] Where do you try to place?
    [remove] Where do you try to remove?
    [move] Into which region do you move?
   *[other] Which region?
}
ask-take = Which troops?
ask-put = Where to?
ask-count = How many?
do-swap = Give away
do-lay = Lay face down
do-claim = Claim “{ $claim }”
do-play = Play
do-last = Give the card
do-attempt = Try
curve-name = Regions held
