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
                   allowed, e.g. why d4                  back the last action
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

# Rosenkönig beside the board
cli-rosenkoenig-common = Stock { $stock }  Discard { $discard }  Stones { $pool }
cli-rosenkoenig-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-rosenkoenig-seat = Heroes { $heroes }  Territories { $territories }

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
