# Seasons of Rampant in English; names come from the edition.

named = { $id ->
    [none] { $de }
   *[other] { $en }
}

# warbands: warnings
warband-points = The warband has { $points } points; your realm can field { $most }.
warband-leaders = { $count ->
    [0] No unit has the leader.
   *[other] { $count } units have a leader; one is usual.
}
warband-type = { $unit }: { $count } units for { $points } points. Up to four units or 12 points of one type are usual.
warband-unit = { $unit }: a unit usually costs up to 10 points.
warband-books = The warband mixes units of both rule books.

# What cannot be entered
refused-begun = This season has already begun.
refused-not-begun = The season has not begun yet.
refused-same-rules = These are the rules the season already has.
refused-ended = The season has ended.
refused-goes-on = The season has not ended yet.
refused-full = A season has room for { $most } realms, and all places are taken.
refused-late = Realms can join until half-time. That has passed.
refused-name-taken = There is already a realm called { $name }.
refused-name = A name needs 1 to { $most } characters.
refused-note = A note needs 1 to { $most } characters.
refused-no-realm = There is no such realm in this season.
refused-retired = { $realm } has already dropped out.
refused-not-yours = Only { $realm } or the organizer can enter this.
refused-not-theirs = Only the two realms of the battle or the organizer can enter this.
refused-organizer = Only the organizer can do this.
refused-round = Pick round { $round } or a later one.
refused-no-territory = There is no such territory in this season.
refused-proposal = This proposal is no longer open.
refused-same = A battle needs two different realms.
refused-not-founded = { $realm } has not been founded yet or has dropped out.
refused-away = { $realm } is away until the end of round { $round }.
refused-limit = { $realm } has already fought all { $most } battles.
refused-a-round = { $realm } already has { $most } battles this round.
refused-open-pair = These two already have an open battle.
refused-meetings = These two have already met { $most } times this season.
refused-no-battle = There is no such battle in this season.
refused-answered = This has already been answered.
refused-waits = The battle is waiting for { $who } now.
refused-waits-dice = A roll is due first.
refused-illegal = That is not possible here.
refused-die = These dice cannot show that here.
refused-no-roll = No roll is due here right now.
refused-not-open = This battle is over.
refused-disputed = After { $most } reports the organizer decides. Confirm the last one or ask them.
refused-told = { $what ->
    [fielded] A warband can field at most { $most } points.
    [glory] A scenario gives at most { $most } glory.
    [heroes] At most { $most } heroes can have been killed.
   *[other] Check the numbers: some of them can’t be right.
}
refused-allies = A battle has at most { $most } allies, each of them another realm than the leading ones.
refused-no-report = This battle is not waiting for a report.
refused-numbers = Check the numbers: some of them can’t be right.
refused-fought = This battle has already been fought.
refused-reason = Please give a reason.
refused-home = A home land never changes hands.
refused-value = This value does not fit.
refused-correction = The ledger would not hold together after this correction.
refused-together = Only the organizer can correct this, or both players of the battle together.
refused-depends = Later battles depend on this. Ask the organizer to correct it.
refused-remove = This entry can’t be removed. Let the realm drop out instead.
refused-date = Pick a day that is not in the future.
refused-entry = There is no such entry in the ledger.
refused-stirred = You have already added to the dice.
refused-roster = This warband can’t be read.

# The chronicle
told-begun = The season { $name } begins.
told-joined = { $player ->
    [none] { $realm } joins the season.
   *[other] { $realm } joins the season, led by { $player }.
}
told-proposed = { $realm } challenges { $other }.
told-declined = { $realm } and { $other } do not meet.
told-met = { $realm } and { $other } take the field.
told-ally = { $realm } fights beside { $leader }.
told-void = { $reason ->
    [none] The battle is void.
   *[other] The battle is void: { $reason }
}
told-ruled = { $reason ->
    [none] The organizer enters the result.
   *[other] The organizer enters the result: { $reason }
}
told-forfeit = { $realm } did not turn up and forfeits the battle.
told-retired = { $realm } drops out of the season.
told-taken-over = { $player ->
    [none] { $realm } has a new ruler.
   *[other] { $player } takes over { $realm }.
}
told-absent = { $realm } is away until the end of round { $round }.
told-rule = { $what ->
    [limit] New rule: { $value ->
            [0] a realm may fight any number of battles.
           *[other] a realm may fight { $value } battles.
        }
    [territories] New rule: { $value ->
            [0] no number of territories ends the season.
           *[other] { $value } territories end the season.
        }
    [rounds] New rule: { $value ->
            [0] the season has no rounds.
           *[other] the season has { $value } rounds.
        }
    [battles_a_round] New rule: { $value ->
            [0] a realm may open any number of battles in a round.
           *[other] a realm may open { $value } battles in a round.
        }
    [meetings] New rule: { $value ->
            [0] a pair may meet any number of times.
           *[other] a pair may meet { $value } times.
        }
    [confirm_hours] New rule: { $value ->
            [0] reports wait until they are confirmed.
           *[other] a report counts after { $value } hours without an answer.
        }
    [late] New rule: { $value ->
            [0] no realm may join late.
           *[other] realms may join until half-time.
        }
    [approve] New rule: { $value ->
            [0] the final standings need no approval.
           *[other] the organizer approves the final standings.
        }
    [help] New rule: { $value ->
            [0] the smaller realm gets no extra points.
           *[other] the smaller realm gets extra warband points.
        }
   *[days] New rule: a round has { $value } days.
}
told-round = Round { $round } begins.
told-ended = The season ends.
told-approved = The organizer approves the final standings.
told-named = { $name } is the name of a territory from now on: { $kind }.
told-note = { $realm ->
    [none] { $text }
   *[other] { $realm }: { $text }
}
told-owner = { $realm ->
    [none] By decree: { $kind } belongs to nobody any more. { $reason }
   *[other] By decree: { $kind } goes to { $realm }. { $reason }
}
told-grant = By decree: { $realm } gets { $kind }. { $reason }
told-spies = By decree: { $realm } has { $value } spies. { $reason }
told-glory-decreed = By decree: { $realm } has { $value } glory. { $reason }
told-corrected = The ledger is corrected: { $reason }
told-warbands = { $first } fields { $points } points, { $second } { $others }.
told-earned = { $reason ->
    [none] { $realm } earns { $glory } glory.
   *[other] { $realm } earns { $glory } glory: { $reason }
}
refused-secret = Secret choices can be corrected once they have been revealed.
