# Words of the terminal. Every key begins with cli-, so that none hides a word of a game.

cli-you = (you)
cli-bye = Goodbye.
cli-ask-help = ? for help
cli-thinks = { $side } is thinking.
cli-over = The match is over.
cli-won = { $reason ->
    [resigned] { $loser } resigns. { $winner } wins.
    [time] { $loser } has run out of time. { $winner } wins.
   *[other] { $winner } wins.
}
cli-drawn = { $reason ->
    [agreed] A draw by agreement.
   *[other] A draw.
}

# choosing
cli-confirm = Enter: do it, back: choose again
cli-no-such-number = { $count ->
    [1] There is one choice only, number 1.
   *[other] Choose a number from 1 to { $count }.
}
cli-not-understood = “{ $text }” is not understood. Type a number, an action such as { $example }, or ? for help.
cli-instead = That can be done only as: { $actions }.
cli-hint = Hint: { $action } ({ $words })
cli-no-hint = Nobody here knows this game well enough for a hint.
cli-why-what = Why what? “{ $text }” is unknown here; name a thing on the table.
cli-allowed = That is allowed.

# taking back
cli-nothing-to-take-back = There is nothing to take back yet.
cli-back-own = Taken back: your last action.
cli-back-side = Taken back: the last action of { $side }.
cli-back-answers = { $count ->
    [one] The answer of { $side } is taken back with it.
   *[other] With it { $count } actions of { $side } are taken back.
}
cli-back-chance = { $count ->
    [one] So is one result of chance; it will be drawn anew and may come out differently.
   *[other] So are { $count } results of chance; they will be drawn anew and may come out differently.
}
cli-back-agreed = Do both of you agree to take it back? (y/n)

# leaving, saving
cli-really-quit = The match is not over. Leave all the same? (y/n)
cli-really-resign = Resign? (y/n)
cli-overwrite = That file exists. Write over it? (y/n)
cli-saved = Saved: { $file }
cli-not-saved = Not saved: { $file }: { $problem }
cli-save-offer =
    Save the record? y saves it as { $file }.
    save FILE: elsewhere, back: take back, Enter: leave.

# languages
cli-languages = Choose a language out of { $languages }.

# two people at one screen
cli-curtain = { $side } is next. The other looks away. { $side }, press Enter.
cli-curtain-only = Press Enter to see the table; back takes the last action back, quit leaves.

# help and rules
cli-help =
    Type the number of a choice or an action such as { $example }; Enter confirms it.
      ?            this help                hint         what the computer would do
      why THING    why something is not     back         one step back; then: take
                   allowed                               back the last action
      log          all that happened        view         all that lies open
      rules        the rules, section by    language de  speak German
                   section: rules 3
      save FILE    write the record         resign       give up
      quit         leave
cli-no-rules = The rules of this game are not written down here. why THING names the rule in question.
cli-rules-ask = rules 3 shows a section, rules { $rule } the one that tells of that rule.
cli-no-such-section = No section of the rules is called “{ $text }”.
cli-signs-rosenkoenig =
    Cards: (N2) cannot be played now, N2* turns a rose for a hero.
    Board: choice 3 leads to (3); with number and star beside a rose it is turned.
    why d4 and why SE3 tell why that square or card will not do.
cli-signs-vetternkrieg =
    Table: ♔ controls the region, 2+1 are two own troops and a French one. A number
    in brackets shows where a choice leads or what it takes.
    Cards: command points (CP), name, rounds, main event. A rose with the number of
    a round opens the secondary event to its house (● Lancaster, ☼ York), ○ to both,
    always to the opponent of whoever plays the card. [☼2]: in this round.
    why north and why Norfolk tell why that region or card will not do.

# Rosenkönig beside the board
cli-rosenkoenig-common = Stock { $stock }  Discard { $discard }  Stones { $pool }
cli-rosenkoenig-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-rosenkoenig-seat = Heroes { $heroes }  Territories { $territories }

# Vetternkrieg: table, cards and choices
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
    [throw] battle, hidden throw.
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
    [gain] Nobody gains troops with CP.
    [deploy] Nobody sends troops to the field with CP.
    [move] Nobody moves troops with CP.
    [place] Nobody places troops with CP.
    [remove] Nobody removes troops with CP.
   *[last_card] Nobody spends a last card.
}
cli-vetternkrieg-own-rose = Your rose opens your own secondary event to you.
cli-vetternkrieg-losses = Losses of the battle go to the reserve.
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
} in this round: { $cards }
cli-vetternkrieg-battles = { $house ->
    [lancaster] Won by Lancaster
   *[york] Won by York
}: { $cards }
cli-vetternkrieg-gave = You gave away: { $card }
cli-vetternkrieg-received = You received: { $card }
cli-vetternkrieg-kept = { $house ->
    [lancaster] Lancaster
   *[york] York
} kept a card of the round before, one of: { $cards }
cli-vetternkrieg-aside = Laid aside: { $cards }
cli-vetternkrieg-rest = { $count ->
    [one] 1 card is not in play in this round.
   *[other] { $count } cards are not in play in this round.
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

# Richard III
cli-signs-richard3 =
    ● Lancaster, ☼ York. Exeter 3: a block of strength 3; (Exeter 3)
    has moved; 2×? are two strangers; ♛ the King.
    Areas: ♔ crown, ■ city, † cathedral, ≈ major port.
    The number in [3]Kent: choice 3. In battle: ▸ may act, A3 fires before B and
    hits on 3 or less; in brackets who has acted.
    why Kent and why Warwick tell why that area or block will not do.
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
    [judging] Supply, judgement
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
cli-richard3-overseas = Exiles and islands
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
cli-richard3-above = Numbers in [ ] stand above.
cli-richard3-choice = Chosen:
cli-richard3-played = Played:
cli-richard3-shown = Shown:
cli-richard3-pool-list = In the pool:
cli-richard3-captive-list = Captive:
cli-richard3-minor-list = Minors:
cli-richard3-beside-list = Beside the board:
cli-richard3-down-list = Out until the next campaign:
cli-richard3-dead-list = Dead:
cli-richard3-worn = Last seen weakened:
cli-richard3-secret-steps = { $count ->
    [one] 1 step was lost in secret.
   *[other] { $count } steps were lost in secret.
}
cli-richard3-entry = { $side } attacks { $area } from this side: { $behind }{ $main ->
    [true] {" "}(main attack)
   *[false] {""}
}.
cli-richard3-border-used = Border { $border }: { $used } of { $limit } blocks.
cli-richard3-supply = { $kind ->
    [exile] exile for { $count }
   *[land] feeds { $count }
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

# verify
cli-verify-head = { $title }: { $first } against { $second }.
cli-verify-checked = Checked:
cli-verify-unchecked = What this cannot show:
cli-verify-unfinished = The match is not finished.
cli-verify-chain = { $moves ->
    [one] Form, digest and chain: 1 move, nothing changed since it was written.
   *[other] Form, digest and chain: { $moves } moves, nothing changed since it was written.
}
cli-verify-rules = Rules (version { $version }): every move was legal, and the result follows from them.
cli-verify-seed = Dice: { $count } of { $total } results of chance follow from the seed { $seed }.
cli-verify-sealed = Dice: { $count } of { $total } results of chance follow from keys that were fixed by the root.
cli-verify-skips = { $count ->
    [one] 1 draw was thrown away when something was taken back.
   *[other] { $count } draws were thrown away when something was taken back.
}
cli-verify-hidden = { $count ->
    [one] Rules and result: 1 move is hidden from the reader ({ $reader }) of this record.
   *[other] Rules and result: { $count } moves are hidden from the reader ({ $reader }) of this record.
}
cli-verify-stand-ins = { $count ->
    [one] 1 result that the rules keep secret for ever.
   *[other] { $count } results that the rules keep secret for ever.
}
cli-verify-dictated = { $count ->
    [one] Dice: 1 result of chance whose source is not in this record.
   *[other] Dice: { $count } results of chance whose source is not in this record.
}
cli-verify-seed-known = Who knew the seed during the match: whoever did, knew the dice.
cli-verify-root = Whether the root was published before the match; compare it with the one you were shown: { $root }
cli-verify-fork = The dice before move { $move }: the match went on from another one there.

# editions
cli-editions-good = { $file } is a good edition of { $game }.
cli-editions-bad = { $count ->
    [one] { $file }: one fault
   *[other] { $file }: { $count } faults
}

# --help
cli-usage = Usage: { $what }
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-usual = (default: { $value })
cli-about = Games of medieval war for two: play them, simulate them, check them. Without a command the site is served.
cli-about-serve = Serve the site: play against the computer, at one screen, or by sending a link.
cli-about-play = Play in the terminal against a computer player, or two at one screen.
cli-about-games = List the games, their sides, options and computer players.
cli-about-simulate = Play many games between computer players and count what came of them.
cli-about-arena = Let two computer players meet: score and Elo difference with their 95 % intervals.
cli-about-equilibrium =
    Say how much a perfect opponent gains against the stored equilibrium of the battle.

    The gain is measured by a best response, in troops a battle, over all stands of a battle: troops of both sides and command points of the last cards.
cli-about-handovers =
    Count how often the turn is handed over, with standing orders and without.

    Both seats have the suggested orders, but for those that are named.
cli-about-perft = Count the ways to play 1 to DEPTH moves; results of chance count as moves.
cli-about-bench =
    Measure random games on one core: moves and games a second, and a signature.

    The signature counts the moves of a fixed set of random games. It changes when the behaviour of the rules changes, and stays when only their speed does. With `server` the site is measured.
cli-about-verify = Replay a record, check its chain and its dice, and say what was checked.
cli-about-editions =
    List the editions of games, print one to start from, or check one's own.

    A file is checked entry by entry: all its faults are printed, and the exit status is 2.
cli-about-backup = Write all matches into a file; the server may go on meanwhile.
cli-about-restore = Fill an empty database from a backup.
cli-about-worker = Think for servers that share a PostgreSQL database.
cli-arg-host = Where to listen; 0.0.0.0 for everybody.
cli-arg-port = 0 takes a free one.
cli-arg-database = sqlite:///FILE or postgresql://...; a file in --data without.
cli-arg-worker-database = postgresql://...
cli-arg-data = The folder of the database; the user's own without.
cli-arg-thinkers = Processes in which computers think.
cli-arg-serve-thinkers = Processes in which computers think; 0 leaves it to `rosenkrieg worker`.
cli-arg-proxies = Proxies whose forwarded headers are believed.
cli-arg-log = How logs look.
cli-arg-game = A key that `games` lists.
cli-arg-equilibrium-game = The game whose battle is solved.
cli-arg-editions-game = The game that a file is checked for.
cli-arg-as = Which side; the first without.
cli-arg-against = A computer player, or `human` for a person at this screen; without, the one in the middle of those that `games` lists.
cli-arg-seed = The same seed, the same games.
cli-arg-play-seed = The same seed, the same cards and dice; another one each time without.
cli-arg-language = As LC_ALL or LANG say without.
cli-arg-option = An option of the game, as often as needed; VALUE @FILE is the text of a file.
cli-arg-order = A standing order of the game, as often as needed.
cli-arg-fast = Act at once, without preview and question.
cli-arg-ascii = Draw with plain letters and signs only.
cli-arg-json = Print JSON.
cli-arg-n = How many games.
cli-arg-arena-n = How many pairs of games: the same seed twice, with the seats exchanged.
cli-arg-bots = The players of the first and the second seat.
cli-arg-records = Write the record of each game there.
cli-arg-jobs = Processes that share the work.
cli-arg-a = A computer player.
cli-arg-b = Another one, or the same.
cli-arg-journal = Note each pair there when it is done; a run with the same FILE goes on after it.
cli-arg-troops = Hosts up to this size, 1 to 4.
cli-arg-compute = Solve anew and judge that; takes minutes.
cli-arg-write = Solve anew and store what comes of it.
cli-arg-depth = Moves, chance included.
cli-arg-games = All games without.
cli-arg-player = How long this computer player thinks about a decision, as often as needed.
cli-arg-file = The file of a backup.
cli-arg-verify-file = The file of a record.
cli-arg-words = A list without.
