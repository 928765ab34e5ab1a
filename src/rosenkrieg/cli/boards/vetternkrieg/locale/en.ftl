# The Cousins’ War in the terminal. Every key begins with cli-, so that none hides a word of the game.

cli-signs =
    Table: ♔ controls the region, 2+1 are two own troops and a French one. A number
    in parentheses shows where a choice leads or what it takes.
    Cards: command points (CP), name, rounds, main event. A rose opens the secondary
    event to its house (● Lancaster, ☼ York) in that round, ○ to both, but always to
    the opponent of the player who plays the card. [☼2]: this round.
    why north and why Norfolk tell you why you can’t use that region or card.
cli-vetternkrieg-round = Round { $round } of { $rounds }:
cli-vetternkrieg-phase = { $phase ->
    [twist] twist.
    [deal] deal.
    [swap] swap cards.
    [lay] choose the battlefield.
    [muster] starting troops.
    [play] play cards.
    [attempt] attempts.
    [roll] attempts.
    [offer] secondary event.
    [throw] battle, hidden roll.
    [claim] battle, claim.
    [answer] battle, believe or doubt.
    [caught] battle, caught.
    [defend] battle, reply.
    [reply] battle, reply.
    [settle] survivors.
    [keep] last cards.
   *[over] end.
}
cli-vetternkrieg-chosen = { $who ->
    [you] You have chosen.
    [lancaster] Lancaster has chosen.
   *[york] York has chosen.
}
cli-vetternkrieg-twist = Twist { $name }: { $says }
cli-vetternkrieg-forbids = { $use ->
    [gain] No gaining troops with CP.
    [deploy] No sending troops to the field with CP.
    [move] No moving troops with CP.
    [place] No placing troops with CP.
    [remove] No removing troops with CP.
   *[last_card] No last cards in battle.
}
cli-vetternkrieg-own-rose = Your own rose opens the secondary event to you.
cli-vetternkrieg-losses = Losses in battle go to the reserve.
cli-vetternkrieg-reveal = Each house: { $count }, { $source } → { $target }.
cli-vetternkrieg-place = { $place ->
    [north] North
    [central] Central
    [south] South
    [reserve] Reserve
    [supply] Supply
    [field] Field
    [cards] Cards
   *[won] Won
}
cli-vetternkrieg-tally = Cards { $cards }, won { $won }
cli-vetternkrieg-french = French
cli-vetternkrieg-field = Battlefield { $card } ({ $date }, { $region }, start { $troops }), { $who ->
    [you] yours
    [lancaster] Lancaster’s
   *[york] York’s
}
cli-vetternkrieg-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
cli-vetternkrieg-attack = Attack { $exchange }: { $who ->
    [you] by you.
    [lancaster] by Lancaster.
   *[york] by York.
}
cli-vetternkrieg-dice = { $where ->
    [own] Behind your screen { $dice }.
    [hidden] Behind the screen { $dice }.
   *[open] Shown { $dice }.
}
cli-vetternkrieg-claimed = Claimed: { $claim }.
cli-vetternkrieg-counts = What counts: { $result }.
cli-vetternkrieg-thrown = Reply { $dice }.
cli-vetternkrieg-spent = { $who ->
    [you] Your last card is spent.
    [lancaster] Lancaster’s last card is spent.
   *[york] York’s last card is spent.
}
cli-vetternkrieg-played = { $house ->
    [lancaster] Played by Lancaster
   *[york] Played by York
} this round: { $cards }
cli-vetternkrieg-battles = { $house ->
    [lancaster] Won by Lancaster
   *[york] Won by York
}: { $cards }
cli-vetternkrieg-gave = You gave away: { $card }
cli-vetternkrieg-received = You received: { $card }
cli-vetternkrieg-kept = { $house ->
    [lancaster] Lancaster
   *[york] York
} kept a card from the last round, one of: { $cards }
cli-vetternkrieg-aside = Set aside: { $cards }
cli-vetternkrieg-rest = { $count ->
    [one] 1 card is not in play this round.
   *[other] { $count } cards are not in play this round.
}
cli-vetternkrieg-twists-left = Twists to come: { $cards }
cli-vetternkrieg-hand = Hand: { $cards }
cli-vetternkrieg-card = { $points } CP { $name }
cli-vetternkrieg-battle = { $date }, { $region }, { $troops }
cli-vetternkrieg-second = secondary event: { $effect }
cli-vetternkrieg-spot = { $place ->
    [supply] supply
    [reserve] reserve
    [north] North
    [central] Central
    [south] South
    [regions] regions
    [battle_region] battle region
    [own_half] field
    [other_half] their field
   *[field] field
}
cli-vetternkrieg-then = { $one }; then { $two }
cli-vetternkrieg-step = { $range ->
    [up] up to { $count }
   *[just] { $count ->
        [all] all
       *[other] { $count }
    }
}{ $troops ->
    [own] {""}
    [enemy] {" "}enemy
    [any] {" "}of any side
   *[french] {" "}French
}: { $source } → { $target }{ $limit ->
    [one-from] {" "}(from one)
    [one-to] {" "}(into one)
    [each] {" "}({ $each } each)
   *[none] {""}
}
cli-vetternkrieg-fewer = if outnumbered { $effect }
cli-vetternkrieg-use = { $use ->
    [main] Main event, { $effect }
    [secondary] Secondary event, { $effect }
    [gain] Gain troops: { $points } from the supply into the reserve
    [deploy] To the battlefield: { $points ->
        [1] 1
       *[other] up to { $points }
    } from the reserve
    [move] Move: { $points ->
        [1] 1
       *[other] up to { $points }
    } into a region
    [place] Place: { $points ->
        [1] 1 attempt
       *[other] up to { $points } attempts
    }, from the reserve into a region
    [remove] Remove: { $points ->
        [1] 1 attempt
       *[other] up to { $points } attempts
    } against troops of the opponent
   *[nothing] Play it without effect
}
cli-vetternkrieg-true = { $claim } (true)
cli-vetternkrieg-muster = { $supply ->
    [0] { $reserve } from the reserve
   *[other] { $reserve ->
        [0] { $supply } from the supply
       *[other] { $supply } from the supply, { $reserve } from the reserve
    }
}
cli-vetternkrieg-starting = Starting troops
cli-vetternkrieg-word = { $word }
