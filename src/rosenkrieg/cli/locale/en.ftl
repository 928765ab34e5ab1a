# Words of the terminal. Every key begins with cli-, so that none hides a word of a game.

cli-you = (you)
cli-bye = Goodbye.
cli-ask-help = ? for help
cli-thinks = { $side } is thinking…
cli-over = The match is over.
cli-won = { $reason ->
    [resigned] { $loser } resigns. { $winner } wins.
    [time] { $loser } has run out of time. { $winner } wins.
   *[other] { $winner } wins.
}
cli-drawn = { $reason ->
    [agreed] Draw by agreement.
   *[other] Draw.
}

# choosing
cli-confirm = Enter: confirm, back: choose again
cli-no-such-number = { $count ->
    [1] There is only one choice, number 1.
   *[other] Choose a number from 1 to { $count }.
}
cli-not-understood = Can’t understand “{ $text }”. Type a number, an action such as { $example }, or ? for help.
cli-instead = You can only do that as: { $actions }.
cli-hint = Hint: { $action } ({ $words })
cli-coach = Coach: { $what }
cli-no-hint = There are no hints for this game.
cli-no-hint-here = Hints are off in this match.
cli-why-what = Can’t find “{ $text }” here. Name something on the table.
cli-allowed = That is allowed.

# taking back
cli-back-own = Undone: your last action.
cli-back-side = Undone: { $side }’s last action.
cli-back-answers = { $count ->
    [one] { $side }’s reply is undone, too.
   *[other] { $count } actions of { $side } are undone, too.
}
cli-back-chance = { $count ->
    [one] One chance result is undone as well; it will be drawn again and may be different.
   *[other] { $count } chance results are undone as well; they will be drawn again and may be different.
}
cli-back-agreed = Do you both agree to undo it? (y/n)

# leaving, saving
cli-really-quit = The match is not over. Leave anyway? (y/n)
cli-really-resign = Resign? (y/n)
cli-overwrite = That file already exists. Overwrite it? (y/n)
cli-saved = Saved: { $file }
cli-not-saved = Could not save { $file }: { $problem }
cli-save-offer =
    Save the record? y saves it as { $file }.
    save FILE: another file, back: undo, Enter: leave.

# languages
cli-languages = Available languages: { $languages }.

# two people at one screen
cli-curtain = It’s { $side }’s turn. The other player looks away. { $side }, press Enter.
cli-curtain-only = Press Enter to see the table, or type back to undo the last action or quit to leave.

# help and rules
cli-help =
    Type the number of a choice or an action such as { $example }; Enter confirms it.
      ?            this help                hint         what the computer would do
      why THING    why you can’t do it      back         one step back, then undo
                                                         your last action
      log          everything so far        view         everything you can see
      rules        the rules, for example   language de  switch to German
                   rules 3
      save FILE    save the record          resign       resign the match
      quit         leave
cli-no-rules = There is no rules page for this game. why THING tells you which rule applies.
cli-rules-ask = rules 3 shows a section, rules { $rule } the section with that rule.
cli-no-such-section = There is no section called “{ $text }”.

# verify
cli-verify-head = { $title }: { $first } against { $second }.
cli-verify-good = Checked:
cli-verify-bad = Wrong:
cli-verify-open = Not proven by this file:

# editions
cli-editions-good = { $file } is a valid edition of { $game }.
cli-editions-bad = { $count ->
    [one] { $file }: 1 problem
   *[other] { $file }: { $count } problems
}

# --help
cli-usage = Usage: { $what }
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-usual = (default: { $value })
cli-version = Print the version.
cli-install-completion = Set up Tab completion in your shell.
cli-show-completion = Print the completion script of your shell.
cli-about = Two-player games of medieval war: play, simulate and verify them. Without a command, serve the site.
cli-about-serve =
    Serve the site: play against the computer, on one screen, or by link.

    Every option is also an environment variable (ROSENKRIEG_BASE_PATH for --base-path) and a line in the TOML file of --config (base-path = "/rosen"). A flag wins over the environment, the environment over the file.
cli-serve-set = What --set can change, with the usual values (rates: per second/at once):
cli-set-sockets = Open websockets, all together.
cli-set-sockets-per-address = Open websockets of one address.
cli-set-sockets-per-room = Open websockets at one match.
cli-set-connections-per-address = Open connections of one address that are no websockets.
cli-set-questions-per-address = Hints and odds of one address that are being computed.
cli-set-rooms = Matches in memory.
cli-set-join-seconds = Seconds for the first message over a websocket.
cli-set-frames = Messages over one websocket. Quicker clients are slowed down.
cli-set-unheard-messages = Messages one client may send without waiting for answers once it is too quick; with more its connection ends.
cli-set-frames-per-address = Messages over all websockets of one address.
cli-set-bytes = Bytes of long answers, such as replays, to one address.
cli-set-work = Milliseconds of processor time for one address.
cli-set-requests = HTTP requests of one address.
cli-set-creations = Matches that one address creates.
cli-set-claims = Open seats that one address takes.
cli-set-records = Records and options of one address that are checked.
cli-set-chats = Chat messages of one address.
cli-set-hints = Hints to one seat.
cli-set-coach = Advice and warnings of the coach at one seat.
cli-set-choices = Legal actions in one message; of more, only the next steps are listed.
cli-set-unread-messages = Messages that wait for a slow reader before the connection is closed.
cli-set-unread-bytes = Bytes that wait for a slow reader before the connection is closed.
cli-set-studies-per-address = Studies of finished matches that one address has under way.
cli-set-requests-at-once = Requests of one address that are answered at the same time; others wait.
cli-set-thinking-seconds = Seconds after which a bot counts as hung.
cli-set-database-seconds = Seconds the database has to answer.
cli-set-bot-seconds = Seconds after which a bot of your own has lost.
cli-set-bot-megabytes = Memory that each process of a bot of your own may use, in MB.
cli-set-bot-pause = Seconds between the moves of two bots.
cli-set-idle-seconds = Seconds a match without visitors stays in memory.
cli-set-presence-seconds = Seconds in which comings and goings are collected.
cli-set-sweep-seconds = Seconds between two looks for clocks that have run out.
cli-set-beat-seconds = Seconds between two notes that the server is up.
cli-arg-config = A TOML file of settings.
cli-arg-url = The address people open, such as https://games.example/rosen; needed for links in notifications.
cli-arg-bot = A bot of your own that may take seats, MODULE:CLASS or cmd:COMMAND, such as GAME/collector=collector:Bot; can be repeated.
cli-arg-base-path = Path of the site, such as /rosen for https://games.example/rosen; by default the root.
cli-arg-mail-server = Mail server for notifications, such as smtp://user:password@host:587; keep the password in the file or the environment.
cli-arg-mail-from = Sender of those mails.
cli-arg-webhooks = Which webhooks may get notifications: none, public addresses, or also your own network.
cli-arg-forget-days = Days after which matches that never began, and unused addresses, are deleted.
cli-arg-keep-days = Days after which a match is deleted, with names and chat, counted from its last move; 0 keeps it.
cli-arg-chat-days = Days after which chat is deleted; 0 keeps it.
cli-arg-imprint = A Markdown file with your imprint.
cli-arg-privacy = A Markdown file with your privacy notice.
cli-arg-set = Change a limit; can be repeated. In the file: a table [set].
cli-about-play = Play in the terminal, against the computer or on one screen.
cli-about-games = List the games with their sides, options and computer players.
cli-about-simulate = Play many matches between computer players and summarize the results.
cli-about-arena = Match two computer players: score and Elo difference with 95 % intervals.

    More than two all meet each other, which gives a rating list.
cli-about-ladder = Match each computer player against the next two above it: a rating list with 95 % intervals.
cli-about-equilibrium =
    Print how much a perfect opponent gains against the stored battle equilibrium.

    A best response measures the gain in troops per battle, over every combination of troops on both sides and command points of the last cards.
cli-about-puzzles =
    Solve, list, make or prove puzzles: positions of played matches in which one move is clearly the best.
    `make` plays matches between computer players, or reads records, and writes what it finds into a folder;
    each puzzle is proven by the strongest player at ten times its time.
cli-about-handovers =
    Count how often players wait for each other, with standing orders and without.

    Both sides use the suggested orders, except for the ones you name.
cli-about-season = Play whole seasons of Rampant and print how balanced they are, or check and show the file of a season: check (chain, entries and dice), show (standings), story (chronicle), csv (standings as a table).
cli-about-perft = Count the ways to play 1 to DEPTH moves; chance results count as moves.
cli-about-bench =
    Measure on one core what a second of CPU time brings: random matches, views, searches; and a signature.

    The signature counts the moves of fixed random matches and sums up what the computer players choose in fixed positions. It changes when the rules or the players behave differently, not when they get faster. With `server`, measure the site.
cli-about-verify =
    Replay a record, check its chain and its dice, and say what that proves.

    A file alone can be made up. Pass what you kept from the start of the match, and the check becomes a proof. If the file contradicts it, the command ends with status 1.
cli-about-selftest =
    Check rules, dice, records, computer players and the site on this machine.

    Each line says what was checked. The last line is “selftest: ok”, or names what failed; the exit status is then 1. Takes less than a minute.
cli-about-editions =
    List the editions of the games, print one as a template, or check your own.

    A file is checked entry by entry: every problem is printed, and the exit status is 2.
cli-about-backup = Write all matches to a file; the server can keep running.
cli-about-restore = Fill an empty database from a backup.
cli-about-worker = Compute bot moves for servers that share a PostgreSQL database.
cli-about-doctor =
    Query a running site the way a browser would, and say what is wrong.

    It checks the address, the certificate, the page and its files, the clock, the proxy, websockets, long requests, the database, the disk and mail. Run it where your players are. Ends with status 1 if something is wrong.
cli-arg-doctor-url = The address people open, such as https://games.example/rosen.
cli-arg-ca = A file of certificates to trust besides the usual ones.
cli-nearby = From other devices on your network: { $address }
cli-doctor-good = ok 
cli-doctor-bad = BAD
cli-doctor-well = Everything works.
cli-doctor-ill = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
cli-doctor-reached = { $host } answers on port { $port }.
cli-doctor-no-name = { $host } has no address. Check the name and its DNS entry.
cli-doctor-no-answer = Nothing answers at { $host }, port { $port }: { $reason }. Is the proxy running, and does the firewall let visitors in?
cli-doctor-no-tls = { $host } port { $port } does not speak TLS. Set up a certificate, or use http://.
cli-doctor-certificate = Browsers will reject the certificate: { $reason }.
cli-doctor-broken = The connection breaks off: { $reason }.
cli-doctor-no-server = The proxy answers { $status }: it cannot reach Rosenkrieg. Is the server running on the port that the proxy uses?
cli-doctor-redirect = The address redirects to { $to }. Run the check with that address.
cli-doctor-other-server = Something else answers (status { $status }). Check the path and the proxy’s location block; below a path, Rosenkrieg needs --base-path.
cli-doctor-health = Rosenkrieg { $version } is running.
cli-doctor-base = The page thinks it is at { $got }, but you opened { $wanted }. Start the server with --base-path { $wanted }.
cli-doctor-no-page = The page does not load (status { $status }). Was it built? See `make web`.
cli-doctor-no-files = The page’s file { $file } does not load (status { $status }). The proxy must pass on everything below the path.
cli-doctor-policy = The Content-Security-Policy header is missing or sent twice. The proxy should leave it alone.
cli-doctor-other-url = Links in mails lead to { $got }, but you opened { $wanted }. Start the server with --url { $wanted }.
cli-doctor-page = The page and its files load.
cli-doctor-no-facts = /api/site does not answer (status { $status }). Is this an older version?
cli-doctor-clock = The clocks agree.
cli-doctor-off = The clocks differ by { $seconds } seconds. Set up time synchronization on the server (or here).
cli-doctor-proxy-unknown = The server ignores your proxy’s X-Forwarded-For header, so all visitors share one set of limits. Start it with --proxies { $address }.
cli-doctor-proxy-known = The proxy is known; you come from { $address }.
cli-doctor-proxy-silent = The server sees every visitor as { $address }. The proxy must send X-Forwarded-For, and the server needs --proxies.
cli-doctor-no-proxy = You come from { $address }.
cli-doctor-problem-database = The server cannot store moves. Check the database and its log.
cli-doctor-problem-disk = The disk of the database is nearly full.
cli-doctor-problem-mail = Mail cannot be sent. Check --mail-server and its log.
cli-doctor-no-problem = Database, disk and mail are fine.
cli-doctor-sockets = Websockets work.
cli-doctor-sockets-silent = Websockets open, but nothing comes through. Turn off buffering in the proxy.
cli-doctor-sockets-refused = Websockets are refused (status { $status }). The server is full, or you asked too often; try again in a minute.
cli-doctor-no-upgrade = Websockets do not get through (status { $status }). The proxy must pass on the Upgrade and Connection headers and use HTTP/1.1.
cli-doctor-host-header = Websockets are refused because the proxy hides the address you opened. It must pass on the Host header ({ $host }); or start the server with --origin.
cli-doctor-bodies = Long requests get through.
cli-doctor-short-bodies = Long requests are refused ({ $reason }): records and editions need up to 4 MB. In nginx: client_max_body_size 4m.
cli-arg-host = Address to listen on; 0.0.0.0 for all.
cli-arg-port = 0 picks a free port.
cli-arg-database = sqlite:///FILE or postgresql://...; by default a file in --data.
cli-arg-worker-database = postgresql://...
cli-arg-data = Folder of the database; by default the user’s data folder.
cli-arg-signature = Print the signatures alone, to put them into a commit.
cli-arg-commit = A commitment you kept from the start of the match, yours or your opponent’s; can be repeated.
cli-arg-entropy = The random value you added; can be repeated.
cli-arg-root = The seal you kept from the start of the match.
cli-arg-thinkers = Number of processes for bots.
cli-arg-serve-thinkers = Number of processes for bots; 0 leaves them to `rosenkrieg worker`.
cli-arg-proxies = Proxies whose forwarded headers are trusted.
cli-arg-origin = Another address pages may connect from, such as https://games.example; can be repeated.
cli-arg-contact = Where to report security holes (mailto:... or https://...); shown in /.well-known/security.txt.
cli-arg-processes = How many servers share one PostgreSQL database; for bench server.
cli-arg-bench-database = For bench server: sqlite:///FILE or postgresql://...; by default a temporary file.
cli-arg-metrics-port = Serve /metrics on this port, to this machine only; off by default.
cli-arg-log = Log format.
cli-arg-game = A key from the list that `games` prints.
cli-arg-equilibrium-game = The game whose battle is solved.
cli-arg-editions-game = The game to check a file for.
cli-arg-as = Your side; the first one by default.
cli-arg-against = A computer player, `MODULE:NAME`, `cmd:COMMAND`, or `human` for a person at this screen; by default the one in the middle of the list that `games` prints.
cli-arg-doing = `solve` in the terminal, `list`, `make`, or `prove` those that are shipped again.
cli-arg-puzzles-n = Number of puzzles to make.
cli-arg-puzzles-seed = The same seed gives the same puzzles.
cli-arg-out = Folder for the puzzles.
cli-arg-record = Make puzzles of this record instead; can be repeated.
cli-arg-times = How many times its usual time the strongest player gets for a proof.
cli-arg-seed = The same seed gives the same matches.
cli-arg-play-seed = The same seed gives the same cards and dice; random by default.
cli-arg-language = By default the language of LC_ALL or LANG.
cli-arg-option = An option of the game, can be repeated; VALUE @FILE reads the value from a file.
cli-arg-order = A standing order of the game, can be repeated.
cli-arg-fast = Act at once, without preview or confirmation.
cli-arg-guided = Play with the coach: what matters, what to do and why, and a warning before a blunder.
cli-arg-ascii = Draw with ASCII characters only.
cli-arg-json = Print JSON.
cli-arg-n = Number of matches.
cli-arg-arena-n = Number of pairs of matches: the same seed twice, with sides swapped.
cli-arg-limit = Seconds that a program (`cmd:COMMAND`) has for each answer.
cli-arg-bots = The players in the first and the second seat.
cli-arg-records = Write the record of each match to this folder.
cli-arg-jobs = Number of processes to share the work; by default one for `simulate`, otherwise one per core.
cli-arg-ray = Share the work with the machines of this Ray cluster: HOST:PORT, or `auto` for one on this machine.
cli-arg-a = A computer player, `MODULE:NAME` or `cmd:COMMAND`.
cli-arg-b = Another one, or the same.
cli-arg-more = More players; then all meet each other.
cli-arg-journal = Write each finished pair to this file; a later run with the same file continues from there. With more than two players it is a folder.
cli-arg-simulate-journal = Write each finished match to this file; a later run with the same file continues from there.
cli-arg-players = Computer players, weakest first; all of the game by default.
cli-arg-ladder-n = Number of pairs of matches in each meeting.
cli-arg-ladder-journal = Write finished pairs to files in this folder; a later run with the same folder continues from there.
cli-arg-picture = Draw the ladder into this SVG file.
cli-arg-sprt = Stop as soon as it is clear whether A is stronger by ELO1 rather than ELO0.
cli-arg-troops = Armies up to this size, 1 to 10.
cli-arg-compute = Solve again and judge the result; takes minutes.
cli-arg-write = Solve again and store the result.
cli-arg-what = simulate plays seasons with quick battles, bench measures how fast a long one is computed again; the others read a file.
cli-arg-season-file = A season as the site exports it.
cli-arg-raiding = How often a realm raids where it may, 0 to 1.
cli-arg-rules = Without limits (free), or with the rounds and limits of a club (club).
cli-arg-head = The head of the chain that you kept; status 1 if the record does not contain it.
cli-arg-season-n = Number of seasons.
cli-arg-realms = Number of realms, 2 to 12.
cli-arg-depth = Number of moves, chance included.
cli-arg-games = All games by default.
cli-arg-player = Measure how long this computer player thinks per decision; can be repeated.
cli-arg-file = A backup file.
cli-arg-verify-file = A record file.
cli-arg-words = Without any, list the editions.

# rosenkrieg games
cli-games-head = { $key }: { $title } (rules version { $version })
cli-games-kind = kind
cli-games-duration = length
cli-games-sides = sides
cli-games-players = players
cli-games-options = options

# rosenkrieg season
cli-season-checked = { $corrections ->
    [one] { $rows } rows, 1 correction: the chain holds and every entry fits.
   *[other] { $rows } rows, { $corrections } corrections: the chain holds and every entry fits.
}
cli-season-rolls = Rolls: { $sealed } by the server match their keys, { $table } were rolled at the table, { $imported } came with a file.
cli-season-before = { $count } of the server’s rolls were made before anyone had added to the dice; for these, you have to trust the server.
cli-season-hidden = { $count } secret choices are not revealed yet.
cli-season-unused = { $count } draws led to no roll.
cli-season-head = Head of the chain: { $head }
cli-season-kept = { $kept ->
    [known] The head you kept is part of this record: nothing before it was changed.
    [unknown] The head you kept is NOT part of this record.
   *[none] Keep the head: with it you can tell later whether anything was changed.
}
cli-season-title = { $state ->
    [approved] { $name }: ended and approved
    [ended] { $name }: ended, not yet approved
   *[open] { $name }: round { $round }
}
cli-season-column-realm = Realm
cli-season-column-lands = Territories
cli-season-column-glory = Glory
cli-season-column-battles = Battles
cli-season-open = Open battles: { $count }. Conflicts in the ledger: { $conflicts }.
