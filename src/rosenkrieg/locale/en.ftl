# Words of the shell: the page around the games.

# bar
nav-home = Home
nav-main = Main menu
nav-games = Games
nav-lobby = Open matches
nav-matches = My matches
nav-season = Season
nav-rules = Rules
nav-verify = Verify the dice
nav-settings = Settings
nav-about = About Rosenkrieg
nav-menu = Menu
nav-skip = Skip to content
nav-language = Language
close = Close
cancel = Cancel

# start page
start-title = Two roses, one crown, five games.
start-lead = Medieval games for two: against a friend, at the same table, or against the computer.
start-all-rules = All rules
start-club = Club season
start-club-note = Up to twelve realms, battles with real miniatures, one map and one chronicle for everyone.
start-club-sample = Sample season
start-club-begin = Create a season
start-merit-link = No account needed. Your seat is a link that works on your phone and your PC.
start-merit-dice = Every roll can be verified after the match.
start-merit-why = If you can’t make a move, the page tells you which rule forbids it.
start-merit-keys = Fully usable with mouse, touch, keyboard or screen reader.
start-merit-home = Free and open source. You can run it on your own computer, too.
way-computer = Against the computer
way-computer-note = several levels, starts right away
way-screen = On this screen
way-screen-note = two players, one device
way-link = By link
way-link-note = send the link and play
way-watch = Watch
way-watch-note = a sample match of { $game }
way-learn = New here? Learn { $game }
way-learn-known = Learn { $game }
way-learn-note = short lessons on the board
tile-computer = { $game }: play against the computer
tile-screen = { $game }: two players on this screen
tile-link = { $game }: invite someone
tile-watch = { $game }: watch a sample match
tile-learn = Learn { $game }
quick-computer = Computer
quick-screen = Two players
quick-link = Invite
quick-watch = Watch

# new match
new-title = New match: { $game }
new-way = How do you want to play?
new-unknown = This server doesn’t offer that game.
new-level = Opponent
new-side = Your side
new-lot = Random
new-name = Your name
new-name-of = Name of { $side }
new-open = List it under open matches
new-open-note = Instead of sending a link: the first player to join takes the seat.
new-hints = Hints allowed
new-hints-note = Both of you may ask the computer for a move.
new-more = Clock and options
new-clock = Clock
new-clock-none = no clock
new-clock-blitz = 5 minutes + 3 seconds per move
new-clock-calm = 15 minutes + 10 seconds per move
new-clock-days = 3 days per move + 7 days in reserve
new-bring = Use your own file
new-brought = { $file } is valid and ready to play.
new-begin-computer = Start match
new-begin-screen = Start match
new-begin-link = Create invite link
bot-random = Jester
bot-random-note = plays whatever comes to mind
bot-peasant = Peasant
bot-peasant-note = sees what pays off right now, but often takes less
bot-archer = Archer
bot-archer-note = mostly takes what pays off right now
bot-greedy = Mercenary
bot-greedy-note = grabs whatever pays off right now
bot-page = Page
bot-page-note = tries out a few moves
bot-squire = Squire
bot-squire-note = thinks ahead a little
bot-knight = Knight
bot-knight-note = thinks ahead
bot-duke = Duke
bot-duke-note = thinks ahead thoroughly
bot-king = King
bot-king-note = thinks longer than the duke
bot-kingmaker = Kingmaker
bot-kingmaker-note = thinks longest

# open matches
lobby-empty = No open matches right now. Invite someone!
lobby-by = { $name } is waiting
lobby-somebody = Someone
lobby-take = Join
lobby-own = Your invitation
lobby-quicker = Someone else was faster.
lobby-no-clock = no clock
lobby-live = { $minutes } minutes + { $increment } seconds per move
lobby-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}

# my matches
mine-empty = You haven’t played in this browser yet.
mine-note = This list is kept in this browser only.
carry-title = Play on another device
carry-note = Open this link on your other device, or scan the code there. It works once, for ten minutes. It opens your seats, so show it to no one else.
carry-link = Link to your seats
carry-make = Create link
carry-again = Create another link
carry-until = Works once, until { $time }. It opens your seats.
carry-used = This link has been used or has expired. Create another one on your other device.
mine-left = { $time } left
mine-left-rival = { $name } has { $time }
carry-arrived = { $count ->
    [one] One match is now in this list.
   *[other] { $count } matches are now in this list.
}
mine-due = Your turn
mine-others = In progress
mine-done = Finished
begin-invite = Invite a friend
mine-screen = on this screen
mine-bot = against the computer
mine-link = by link
mine-against = against { $name }
mine-gone = no longer available
mine-over = finished
mine-won = won
mine-rematch = Rematch accepted
mine-lost = lost
mine-drawn = drawn
mine-waiting = waiting for an opponent
mine-going = in progress
mine-forget = Remove { $game } from the list

# invitation
welcome-title = { $name } has invited you to a match of { $game }.
welcome-title-nobody = You’ve been invited to a match of { $game }.
welcome-side = You play { $side }.
welcome-note = You don’t need an account. This link is your seat, so keep it.
welcome-rules = New to { $game }? Read the rules
terms-title = Your match
terms-live = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} + { $seconds } seconds per move
terms-days = { $days } days per move + { $reserve } days in reserve
terms-hints = Hints
terms-hints-on = allowed for both
terms-own = their own file
share-nearby = This address only works in your own network: anyone on the same Wi-Fi can open it. To play with someone elsewhere, run the site on a server that can be reached from the internet.
share-local = This address only works on this computer. To play with someone on another device, stop the server and start it with “make play ARGS='--host 0.0.0.0'”, then open the page by this computer’s network name or address.
welcome-sit = Join the match
waiting-title = { $game }: waiting for your opponent
waiting-sits = is here
waiting-empty = still free
waiting-link = Link for your opponent
waiting-text = Play { $game } with me!
waiting-note = Send this link to your opponent. The match starts as soon as they open it.
waiting-other = The match starts as soon as the other seat is taken.
waiting-withdraw = Cancel the invitation

# match
match-you = You
match-seat = Seat: { $side }
match-your-turn = Your turn
match-to-move = to move
match-thinks = is thinking
match-not-taken = hasn’t joined yet
match-program = A program is playing here
match-away = away
match-vacation = on vacation until { $day }
match-on-vacation = { $name } is on vacation until { $day }.
match-present = { $name } is here
match-watching = You are watching
match-connecting = Connecting…
connect-sockets = The server answers, but live connections don’t get through. The person who runs the site can find the cause with `rosenkrieg doctor`. Often a proxy doesn’t pass on the Upgrade header; a company network can block live connections, too.
connect-server = The server can’t be reached. Check your connection; we’ll keep trying.
match-lost = Connection lost. Reconnecting…
match-waiting = One moment…
match-paused = Paused. The clocks are stopped.
match-shown = Here is what happened.
match-step = Step { $step } of { $all }
match-skip = Skip
match-repeat = Show last turn
match-pause = Pause
match-go-on = Resume
match-timeline = The last turn, step by step
match-log = Log
match-chat = Chat
match-rules = Rules
match-list = Moves
match-more = More
match-do-this = { $what }?
match-confirm = Confirm
match-show-rule = Show rule
match-hint-says = The computer would play this.
refused = That didn’t work. Please try again.
refused-no_hint = Hints are off in this match.
refused-no_odds = There is no battle to calculate odds for.
refused-too_fast = Please wait a moment before asking again.
refused-stale_version = The position has changed. Take another look.
refused-not_now = That isn’t possible right now.
refused-unavailable = The server couldn’t save your move. Please try again in a moment.
refused-declined = Declined.
panel-ways = { $count } options
panel-wait = It’s your opponent’s turn.
panel-done = Done
view-yes = yes
view-no = no
# fields of a view that nobody needs to read
field-viewer = { "" }
field-actors = { "" }
field-edition = { "" }
field-outcome = { "" }
tool-hint = Hint
tool-take-back = Undo
tool-ask-take-back = Ask to undo
no-take-back-over = The match is over.
no-take-back-nothing = There is nothing to undo yet.
no-take-back-chance = Can’t undo: dice or cards have been drawn since.
no-take-back-other = Can’t undo: your opponent has moved since.
no-take-back-shown = Can’t undo: it revealed hidden information.
no-take-back-dice = Can’t undo: this match has no spare dice left.
no-take-back-now = Can’t undo while the match is paused.
tool-draw = Offer draw
tool-draw-short = Offer draw
tool-pause = Offer a pause
tool-pause-short = Pause
tool-resume = Resume
tool-share = Share
tool-turn = Flip board
tool-sound = Sound
tool-confirm = Confirm moves
tool-resign = Resign
orders-title = Standing orders
orders-note = Your standing orders are carried out right away, even while you’re away. Your opponent can’t see them. You still make every other decision yourself.
orders-suggested = Suggested orders
orders-ask = Always ask me
orders-give = Save orders
orders-did = By your standing orders: { $what }
orders-marked = By your standing orders
orders-active = { $count ->
    [one] One standing order is active
   *[other] { $count } standing orders are active
}
resign-title = Resign this match?
resign-note = Your opponent will win immediately.
resign-yes = Resign
resign-no = Keep playing
tool-ask-resume = Ask to resume
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-draw-mine = You offered a draw.
offer-draw-theirs = { $name } offers a draw.
offer-take_back-mine = You asked to undo your last move.
offer-take_back-theirs = { $name } would like to undo their last move.
offer-pause-mine = You asked for a pause.
offer-pause-theirs = { $name } asks for a pause.
offer-resume-mine = You asked to resume.
offer-resume-theirs = { $name } asks to resume.
offer-rematch-mine = You asked for a rematch.
offer-rematch-theirs = { $name } asks for a rematch.
offer-draw-declined = { $name } declined the draw.
offer-take_back-declined = { $name } declined the undo.
offer-pause-declined = { $name } declined the pause.
offer-resume-declined = { $name } isn’t ready to resume yet.
offer-rematch-declined = { $name } declined the rematch.
chat-empty = No messages yet.
chat-label = Write a message
chat-mute = Mute others
chat-muted = Messages from others are hidden in this match. Only you know this.
chat-send = Send
chat-watcher = Spectator
clock-left = { $time } left
clock-spoken = { $seconds } seconds left.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
curtain-title = It’s { $name }’s turn.
curtain-note = Hand over the device. The curtain hides what only one of you may see.
curtain-open = I am { $name }
result-won = You win.
result-other = { $side } wins.
result-draw = Draw.
result-resigned = { $side } resigned.
result-time = { $side } ran out of time.
result-withdrawn = The invitation was withdrawn.
result-agreed = Agreed by both players.
result-rematch = Rematch
result-to-rematch = Go to rematch
result-replay = Replay
result-verify = Verify the dice

# sharing
share-title = Share
share-copy = Copy
share-copied = Copied
share-send = Send
share-qr = Scan with your phone
watch-title = Watch a match of { $game }
watch-begin = Two computer players meet. The coach says why they move as they do; pause whenever you like.
share-watch = Spectator link
share-watch-text = Watch us play { $game }.
share-own = Your seat ({ $side }) on another device
share-own-text = My seat in the match.
share-own-note = Anyone with this link can play in your place. Don’t share it.
share-renew = Did someone else get your link?
share-renew-note = A new link replaces the old one. The old link will stop working everywhere, including your own other devices.
share-renew-do = Create a new link for { $side }

share-seal = Seal for the dice and cards of this match, published before it started:

# replay
replay-title = Replay of { $game }
replay-cannot = This match can’t be replayed here.
replay-gone = The link may be incomplete.
replay-unreachable = The server isn’t responding. Please try again in a moment.
replay-no-positions = The match isn’t over yet, or this server doesn’t show positions.
replay-table = Back to the match
replay-first = Start
replay-previous = Previous move
replay-next = Next move
replay-last = End
replay-play = Play
replay-pause = Stop
replay-slider = Move
replay-at = Move { $turn }
replay-where = Move { $turn } of { $all }
replay-curve = Points during the match
replay-curve-says = { $first } { $a }, { $second } { $b }
replay-new = New match
replay-lay-open = Show everything, including hidden pieces
replay-save = Download
replay-share = Link to this position
replay-share-text = Take a look at this match.
replay-open = Open a saved match
replay-open-note = Replay a saved match here, and play on from any of its moves.
replay-open-where = To get the file, replay a match and choose “Download”.
replay-other = Choose another file

# analysis
study-title = Analysis
study-working = Analyzing the match: { $done } of { $all }
study-failed = This match can’t be analyzed.
study-chance = Chance of winning
study-chance-says = Chance of winning: { $first } { $a }, { $second } { $b }
study-unseen = A hidden move
study-gave = { $side } gives away { $size }
study-lucky = Luck for { $side }: { $size }
study-better = Better:
study-played = Played:
study-here-none = Go to a decision to compare the move played with the best one.
study-here-fine = Nothing better is known.
study-here-untold = This decision can’t be judged: what the player knew stays secret, or its worth shows only later.
study-see-played = Show the move played
study-see-better = Show the better move
study-even = No single move decided this match.
study-shares = How it came about, from { $side }’s point of view
study-start = Chance at the start
study-decisions = Decisions: { $side }
study-luck = Luck and hidden cards or pieces
study-result = Result
study-given = Given away for a decision, on average: { $side } { $size }
study-margin = Given away: about { $size }, give or take { $error }.
study-nothing = The match ended before anyone had a choice. There is nothing to analyze.
study-some = None of the decisions that could be judged decided this match. Some couldn’t be judged: what the player knew stays secret, or their worth shows only later.
study-key-shift = Shift
study-key-move = one move back or forward
study-key-turn = to the turning point before or after
study-key-variation = from the better move to the one played, and back
study-key-try = play on from here
study-go = Analyze
study-note = Estimated by the computer. The band around the curve shows how far off it may be.

# playing on from a position
fork-title = Play on from here
fork-note = This starts a new match from this position with new dice and cards. The old match stays as it is.
fork-computer = Computer
fork-screen = Two players here
fork-link = By link
fork-begin = Play on

# what a record proves, in the terminal and on the page
proof-proven = Proven: no one could influence the dice and cards, not even the server.
proof-consistent = Consistent, but not proven: no check failed. But the file alone can’t show that no one influenced the dice and cards.
proof-not-proven = Not proven: this file contradicts what you kept from the start of the match.
proof-chain = { $moves ->
    [one] Form, digest and chain: 1 move, and everything fits together.
   *[other] Form, digest and chain: { $moves } moves, and everything fits together.
}
proof-rules = Rules (version { $version }): every move was legal, and the result follows from them.
proof-rules-later = Whether each list of possible results was right and every move was legal. Only the rules of the game can show that.
proof-hidden = { $count ->
    [one] 1 move is hidden in this file, so the order of the draws can’t be checked.
   *[other] { $count } moves are hidden in this file, so the order of the draws can’t be checked.
}
proof-stand-ins = { $count ->
    [one] 1 result stays secret forever under the rules. It can’t be checked.
   *[other] { $count } results stay secret forever under the rules. They can’t be checked.
}
proof-draws = Dice and cards: { $checked } of { $draws } results follow from keys that were fixed by the seal.
proof-draws-some = Dice and cards: only { $checked } of { $draws } results could be checked.
proof-no-draws = There are no dice or cards to check.
proof-dictated = { $count ->
    [one] 1 random result whose origin isn’t in this file.
   *[other] { $count } random results whose origin isn’t in this file.
}
proof-seed = { $checked } of { $draws } results follow from the seed { $seed }. Anyone who knew the seed knew them in advance.
proof-skips = { $count ->
    [one] 1 draw was thrown away when something was undone. If you never agreed to that, someone may have been choosing results.
   *[other] { $count } draws were thrown away when something was undone. If you never agreed to that, someone may have been choosing results.
}
proof-start = { $count ->
    [0] The match continues another one from move { $move }.
    [one] The match continues another one from move { $move }. 1 result before that isn’t covered.
   *[other] The match continues another one from move { $move }. { $count } results before that aren’t covered.
}
proof-root-same = The seal is the one you kept from before the match.
proof-root-other = The seal is not the one you kept from before the match.
proof-root-unknown = Whether this seal was published before the match. Compare it with the one you were shown: { $root }
proof-entropy-same = Your random value went into every draw.
proof-entropy-other = Your random value is missing, or it was replaced by another one.
proof-entropy-late = { $count ->
    [one] The first draw was made before your random value counted. The server and your opponent together could have influenced it.
   *[other] The first { $count } draws were made before your random value counted. The server and your opponent together could have influenced them.
}
proof-entropy-unknown = Whether your own random value went into the draws. It wasn’t kept here.
proof-commit-other = A commitment that you kept is missing, or it was replaced by another one.
proof-bot = One seat is a computer player. It contributes no random value.
proof-other-bound = Neither of you could choose a random value after seeing the other’s.
proof-other-free = Your opponent’s random value may have been chosen after yours was known. The server and your opponent together could have influenced the results.
proof-other-late = Your opponent’s random value was opened only during the match, or never. The server and your opponent together could have chosen the moment.
proof-unfinished = The match isn’t finished in this file. What came later may have been cut off.
proof-claimed-end = { $reason ->
    [resigned] That someone resigned. We only have the server’s word for it.
    [agreed] That both players agreed to a draw. We only have the server’s word for it.
   *[time] That someone ran out of time. We only have the server’s word for it.
}
proof-names = Who played. The names are the ones the server gives.

# checking the dice
verify-lead = Open a saved match. Your browser checks its seal, dice and cards by itself, without asking the server.
verify-open = Open a match
verify-drop = Choose a file or drop it here
verify-busy = Checking…
verify-seal-holds = The seal holds.
verify-consistent = Consistent, but not proven.
verify-not-proven = Not proven.
verify-plain-seal-holds = In other words: the server used the keys it sealed before the match, and your random value counted in every draw. That alone doesn’t prove the dice and cards fair: each result was drawn from a list of possible results in this file, and a wrong list could dictate the result. Your browser doesn’t know the rules, so it can’t check the lists. The command below can.
verify-plain-consistent = In other words: nothing your browser could check is wrong, but the file doesn’t show that no one influenced the dice and cards. The points with a question mark say why.
verify-plain-not-proven = In other words: this file contradicts what this browser kept from the start of the match. Don’t rely on its results.
verify-refused = There is a problem with this match.
verify-of = { $game } · { $reader } · match { $match }
verify-reader = { $reader ->
    [watch] as spectators see it
    [all] everything revealed
   *[other] as one player sees it ({ $reader })
}
verify-show-draws = Show { $count } checked results
verify-draw = No.
verify-result = Result
verify-out-of = out of
verify-key = Key
verify-not-over = This match isn’t over yet.
verify-how = How it works
verify-how-seal = Before the match, the server creates a secret key for every result and publishes one seal for all of them.
verify-how-add = Each player’s browser adds a random value that the server did not know in advance.
verify-how-draw = Each result is drawn from a list of possible results, by its key and these values.
verify-how-open = After the match, the keys are published. Each key must match the seal and produce exactly the result you saw.
verify-kept = What this browser kept from before the match
verify-kept-root = Seal
verify-kept-entropy = Random value ({ $side })
verify-kept-commit = Commitment ({ $side })
verify-kept-nothing = This browser kept nothing of this match, so the command can’t compare it with anything from before the match.
verify-beyond = What isn’t checked here
verify-beyond-text = Only the rules of the game can show that the lists of possible results were right, that every move was legal and that the right player won. Save the match and check it with the program on your own computer:
verify-bad-length = Expected at most { $most } characters.
verify-bad-json = Expected a saved match, but this is a different kind of file.
verify-bad-format = Expected the format { $expected }, got { $got }.
verify-bad-form = The file isn’t written exactly the way Rosenkrieg writes it.
verify-bad-digest = The checksum of the file is wrong.
verify-bad-chain-length = Expected { $expected } hashes in the chain, got { $got }.
verify-bad-proofs = Expected { $expected } proofs, got { $got }.
verify-bad-head = The start of the file doesn’t match its chain.
verify-bad-proof = Move { $move }: the proof doesn’t match.
verify-bad-link = Move { $move } doesn’t match the chain.
verify-bad-sealed = The seal is incomplete.
verify-bad-dice = The file contradicts itself about the dice.
verify-bad-contributions = The file contradicts itself about the players’ random values.
verify-bad-entropy = A player’s random value is malformed.
verify-bad-root = Move { $move }: the key doesn’t match the seal.
verify-bad-key = Move { $move }: there is a key for it, but no such move.
verify-bad-list = Move { $move }: the list of possible results is invalid.
verify-bad-result = Move { $move }: the key gives { $expected }, but the file says { $got }.
verify-bad-no-key = Move { $move }: the key is missing.
verify-bad-order = Move { $move }: expected result no. { $expected }, got { $got }.

# rules
rules-title = Rules: { $game }
rules-none = Our rules page for this game is coming soon.
rules-not-told = Rule { $rule } isn’t explained here yet.
rules-version = Rules version { $version }
replay-rules-earlier = Played under rules version { $version }. New matches use version { $newest }.
rules-version-earlier = This match began under rules version { $version } and keeps it to the end. New matches, and the rules below, use version { $newest }.
rules-whole = All the rules on one page
rules-contents = Contents
rules-numbers = Rules:
rules-print = Print
picture-step = Step { $number } of { $all }.
picture-back = Back
picture-next = Next

# settings
settings-theme = Colors
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Same as device
settings-motion-still = None
settings-pace = Playback of your opponent’s turn
settings-pace-off = Off
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-pace-note = Plays the turn step by step. Click anywhere or press Escape to skip ahead; press H to see it again.
settings-sound = Sound
settings-sound-note = Soft sounds for moves and when it’s your turn.
settings-confirm = Confirm moves
settings-confirm-note = Shows what a move will change before you confirm it with a second click.
settings-single = Play forced moves automatically
settings-single-note = When there is only one legal move, it is played after a moment. You can undo it.
settings-turn = Turn the board toward me
settings-turn-note = Your side is at the bottom. Arrows and cards turn with the board.
settings-pass = On a shared screen, turn the board toward the player to move
settings-name = Your player name
settings-keys = Keyboard shortcuts
settings-key-card = pick the card or option with that number
settings-key-confirm = confirm your choice
settings-key-back = go one step back
settings-key-legal = on the board: go to the next place you can choose
settings-key-again = show the last turn again
settings-key-pause = while a turn is shown: pause or resume
settings-key-step = while a turn is shown: one step back or forward
settings-key-space = Space
settings-kept = Settings are saved in this browser only.

# about
about-title = About Rosenkrieg
about-lead = Five two-player games of medieval war: with rules that explain every move and computer opponents that see only what you would see in their place.
about-seat = Your seat is a link
about-seat-text = There are no accounts. When you start a match, each seat gets a link. It opens the match on any device, now or days later.
about-dice = Dice you can verify
about-dice-text = Every result is sealed before the match, and both players add randomness of their own. After the match, anyone can check that nothing was rigged.
about-data = What we store
about-data-text = The server stores the match, the names you type and the chat. Settings and your list of matches stay in your browser. There is no tracking, and nothing goes to third parties.
about-names = Names and pictures
about-names-text = The names of the games belong to their owners and are used here only to say which game is meant. Boards, pieces and texts were made for this project. If you like a game, buy it: nothing beats the real thing on the table.
about-host = Run it yourself
about-host-text = One command starts the site on your machine; one file holds all its data.
about-bots = Write bots
about-bots-text = Bots connect the same way this page does. Rules and computer players are available as a Python package.

# errors
error-title = Something went wrong.
error-page = This page couldn’t be loaded. Reload it once you are back online.
error-unreachable = The server isn’t responding. Please try again in a moment.
error-retry = Try again
error-no-match = The link may be incomplete.
error-refused = The server couldn’t process that. Please try again in a moment.
error-bad_edition = This file can’t be used. Problems found:
error-bad_options = These options don’t work together. Problems found:
error-bad_record = This file isn’t a complete, unchanged match. Problem found:
error-too_fast = Too many requests. Please wait a moment.
error-too_large = The file is too large.
error-too_slow = This match is too long to open here.
error-busy = The server is busy. Please try again in a moment.
closed-4000 = This page no longer matches the server. Please reload it.
closed-4001 = This match doesn’t exist.
closed-4003 = This link no longer works.
closed-4010 = Your seat now has a new link, so this one no longer works.
missing-title = Page not found
missing-note = This page doesn’t exist, or no longer does.

# learning
nav-learn = Learn
learn-intro = Short tasks on the real board. You move, the board answers. There is hardly anything to read.
learn-where-you-were = Continue where you left off
learn-start = Start
learn-again = Review
learn-go-on = Continue: { $lesson }
learn-play = Play now
learn-done = done
learn-minutes = { $minutes } min
learn-lessons = { $count ->
    [one] one lesson
   *[other] { $count } lessons
 }
learn-progress = { $done } of { $all }
learn-none = There are no lessons yet.
lesson-course = Learn { $game }
lesson-number = Lesson { $number } of { $all }
lesson-leave = Back to all lessons
lesson-restart = Start over
lesson-rule = Read the rule
lesson-task = { $all ->
    [one] Your task
   *[other] Task { $number } of { $all }
 }
lesson-look = Take a look
lesson-right = Right
lesson-wrong = Not yet
lesson-again = Try again
lesson-go-on = Next
lesson-solution = Show me
lesson-done = Lesson done
lesson-upcoming = Up next: { $lesson }
lesson-next-lesson = Next lesson
lesson-course-done = That was the last lesson. You’re ready for a match.
lesson-all = All lessons

# puzzles
nav-puzzles = Puzzles
puzzle-intro = Positions from played matches. One move is clearly the best: find it.
puzzle-task = { $side } to move. Find the best move.
puzzle-not = Tempting, but not the best:
puzzle-look = Before you confirm a move, read what it brings.
puzzle-gives = That lowers your chance of winning by at least { $points } { $points ->
    [one] percentage point
   *[other] percentage points
  }. There’s a better move.
puzzle-chances = Your chance of winning is { $best } %. With the next best move it would be { $second } %.
puzzle-number = Puzzle { $number }
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-solved = { $done } of { $all } solved
puzzle-streak = Streak: { $count }
puzzle-best-streak = Best streak: { $count }
puzzle-streak-note = The streak counts puzzles solved in a row with your first move and without the solution.
puzzle-start = Start solving
puzzle-go-on = Next puzzle
puzzle-again = Solve again
puzzle-choose = All puzzles of { $game }
puzzle-is-solved = solved
puzzle-leave = Back to all puzzles
puzzle-all-solved = You’ve solved every puzzle of this game.
puzzle-list = Choose a puzzle
puzzle-none = There are no puzzles yet.
puzzle-every = All puzzles
puzzle-daily = Puzzle of the day

# notices
notices-button = Notify me
notices-match = Notifications for { $game }
notices-title = Notifications
notices-for-all = Get a message when it’s your turn, in every match you play in this browser.
notices-for-match = Get a message when it’s your turn in { $game }.
notices-none = This site doesn’t send notifications.
notices-push = This browser
notices-mail = Email
notices-webhook = Webhook
notices-hook = Webhook of Discord, Slack, ntfy or another service
notices-add = Add
notices-add-push = Notify me in this browser
notices-remove = Remove
notices-on = On
notices-off = Off
notices-unconfirmed = Please open the link we sent you.
notices-when = When to notify
notices-every = How often
notices-every-0 = Right away
notices-every-60 = At most once an hour
notices-every-1440 = At most once a day
notices-quiet = Quiet hours
notices-from = From
notices-to = To
notices-away = No messages until (inclusive)
notices-reminder = Remind me before my time runs out
notices-reminder-note = even at night and on days without messages
notices-note = The address is stored apart from your matches. It is deleted when your matches are, or with one click in each message.
notices-bad = That address can’t be used.
notices-silent = That address didn’t accept our message.
notices-often = Too many addresses. Please try again later.
notices-ask-confirm = Do you want notifications about your matches at this address?
notices-do-confirm = Confirm
notices-ask-stop = Do you want to delete your address and stop all notifications?
notices-do-stop = Delete address
notices-confirmed = Confirmed. You’ll hear from us when it’s your turn.
notices-stopped = Your address has been deleted.
notices-gone = This link is no longer valid.

# imprint, privacy, and what a player can have deleted
legal-imprint = Imprint
legal-privacy = Privacy
vacation-title = Vacation
vacation-note =
    { $count ->
        [one] Your clock stands still while you’re away. Your opponent sees until when.
       *[other] Your clocks stand still in { $count } matches while you’re away. Your opponents see until when.
    } You have 30 days a year in each match, and you can make moves meanwhile.
vacation-until = Away until (inclusive)
vacation-start = Stop the clock
vacation-end = I’m back
vacation-left = { $days ->
    [one] 1 day left.
   *[other] { $days } days left.
}
vacation-begun = On vacation until { $day }. Your clock stands still.
vacation-over = Welcome back. Your clock runs again when it’s your turn.
vacation-long = You don’t have that many days left. Choose an earlier day.
erase-title = Delete my name and messages
erase-note = Removes your name and everything you wrote in the chat of this match from the server, for good. Your moves stay.
erase-do = Delete name and chat of { $side }
erase-done = Your name and your messages have been deleted.

# the coach in a match against the computer
coaching-title = Coach
coaching-all = Everything
coaching-warnings = Warnings
coaching-off = Off
coaching-now = What matters now
coaching-suggests = Suggestion
coaching-show = Show it
coaching-answer = What can your opponent answer?
coaching-thinks = One moment…
coaching-waits = Your opponent is to move.
coaching-watches = The coach speaks up before a blunder.
coaching-warns = Before you play: this gives a lot away.
coaching-better = Better: { $what }
coaching-anyway = Play anyway
coaching-over = The match is over. The analysis shows which moves turned it.
tool-coach = Coach
new-coach = Play with the coach
new-coach-note = Tells you what matters and why, and warns you before a blunder. You can switch it off at any time.
