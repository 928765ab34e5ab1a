# Words of the shell: the page around the games.

# bar
nav-home = To the start page
nav-main = Main menu
nav-games = Games
nav-lobby = Open matches
nav-matches = My matches
nav-rules = Rules
nav-verify = Check the dice
nav-settings = Settings
nav-about = About Rosenkrieg
nav-menu = Menu
nav-skip = Skip to content
nav-language = Language
language-de = Deutsch
language-en = English
close = Close
cancel = Cancel

# games
game-rosenkoenig = Rosenkönig
game-rosenkoenig-tagline = Open cards, one crown: whose land holds together, wins.
game-rosenkoenig-duration = Ten minutes
game-rosenkoenig-kind = duel
game-vetternkrieg = The Cousins’ War
game-vetternkrieg-tagline = Three regions, hidden dice. Do you believe your cousin?
game-vetternkrieg-duration = Half an hour
game-vetternkrieg-kind = bluff
game-richard3 = Richard III
game-richard3-tagline = Blocks whose faces only you can see. Over days, turn by turn, if you like.
game-richard3-duration = Three hours
game-richard3-kind = a great war
game-medieval_battle = Medieval Battle
game-medieval_battle-tagline = No chance: terrain, riders, pikes and bows decide.
game-medieval_battle-duration = An hour
game-medieval_battle-kind = no luck
game-rampant = Rampant Campaign
game-rampant-tagline = For the club: realms, battles and glory around your miniatures.
game-rampant-duration = A season
game-rampant-kind = with miniatures

# start page
start-title = Two roses, one crown, five games.
start-lead = Medieval games for two: against a friend, at the same table, or against the computer.
start-soon = coming
start-all-rules = All rules
start-merit-link = No account. Your seat is the link, on phone and PC.
start-merit-dice = Every throw can be checked after the match.
start-merit-why = If a move is not possible, the page says which rule forbids it.
start-merit-keys = Mouse, finger, keyboard, screen reader: everything works everywhere.
start-merit-home = Free and open source. Runs on your own machine too.
way-computer = Against the computer
way-computer-note = at once, several levels
way-screen = At this screen
way-screen-note = the two of you
way-link = With a link
way-link-note = send, click, play
way-watch = Watch
way-watch-note = a sample match of { $game }
tile-computer = { $game }: play alone
tile-screen = { $game }: two players here
tile-link = { $game }: invite somebody
tile-watch = { $game }: look at a sample

# new match
new-title = New match of { $game }
new-way = How you play
new-soon = This game is coming.
new-level = Opponent
new-side = Your side
new-lot = Draw lots
new-name = Your name
new-name-of = Name for { $side }
new-open = Offer it among the open matches
new-open-note = Instead of a link: whoever clicks first sits down.
new-more = Clock and rules
new-clock = Clock
new-clock-none = no clock
new-clock-blitz = 5 minutes, 3 seconds more each move
new-clock-calm = 15 minutes, 10 seconds more each move
new-clock-days = 3 days a move, 7 days in reserve
new-bring = A file of your own for it
new-brought = { $file } is checked: you can play with it.
new-begin-computer = Begin the match
new-begin-screen = Begin the match
new-begin-link = Make the link
bot-random = Jester
bot-random-note = plays whatever comes to mind
bot-greedy = Mercenary
bot-greedy-note = takes what pays most right now
bot-squire = Squire
bot-squire-note = thinks a few moves ahead
bot-knight = Knight
bot-knight-note = plans and lies in wait
bot-duke = Duke
bot-duke-note = forgives no mistake

# open matches
lobby-empty = Nobody is waiting right now. Invite somebody.
lobby-invite = Offer a match
lobby-by = { $name } is waiting
lobby-somebody = Somebody
lobby-take = Join
lobby-own = Your invitation
lobby-quicker = Somebody was quicker.
lobby-no-clock = no clock
lobby-live = { $minutes } minutes, { $increment } seconds more each move
lobby-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}

# my matches
mine-empty = No match in this browser yet.
mine-start = Choose a game
mine-note = This list is kept in this browser only. On another device, open a match by its link.
mine-screen = at this screen
mine-bot = against the computer
mine-link = with a link
mine-against = against { $name }
mine-gone = no longer there
mine-over = over
mine-won = won
mine-lost = lost
mine-drawn = drawn
mine-waiting = waiting
mine-going = going on
mine-forget = Take { $game } off the list

# invitation
welcome-title = { $name } invites you to { $game }.
welcome-title-nobody = You are invited to { $game }.
welcome-side = You play { $side }.
welcome-note = No account needed. This link is your seat, keep it.
welcome-rules = What is { $game }? The rules
welcome-sit = Sit down
waiting-title = { $game }: the table is set.
waiting-sits = is seated
waiting-empty = still free
waiting-link = Link for the other player
waiting-text = Play { $game } with me.
waiting-note = Whoever opens this link sits opposite you. The match begins by itself.
waiting-other = It begins as soon as the other seat is taken.
waiting-withdraw = Withdraw the invitation

# match
match-you = You
match-your-turn = Your turn
match-to-move = to move
match-thinks = is thinking
match-not-taken = not here yet
match-away = away
match-present = { $name } is here
match-watching = You are watching
match-connecting = Connecting.
match-lost = Connection lost, coming back
match-waiting = It goes on in a moment.
match-paused = Paused. The clocks stand still.
match-log = Log
match-chat = Chat
match-rules = Rules
match-list = Moves
match-more = More
match-do-this = { $what }?
match-confirm = Do it
match-show-rule = Show the rule
match-hint-says = This is what the computer would do.
refused = That did not work just now. Try again.
refused-no_hint = There are no hints here.
refused-no_odds = There is no battle to foretell.
refused-too_fast = Slowly. Ask again in a moment.
refused-stale_version = The table has changed meanwhile.
refused-not_now = Not possible right now.
refused-unavailable = The server could not store that. Try again in a moment.
refused-declined = Declined.
panel-ways = { $count } ways
panel-wait = It is the other side’s turn.
panel-done = Done
view-yes = yes
view-no = no
# fields of a view that nobody needs to read
field-viewer = { "" }
field-actors = { "" }
field-edition = { "" }
field-outcome = { "" }
tool-hint = Hint
tool-take-back = Take back
tool-ask-take-back = Ask to take back
no-take-back-over = The match is over.
no-take-back-nothing = There is nothing to take back yet.
no-take-back-chance = Chance has decided since then, so it stays.
no-take-back-other = The other side has acted since then.
no-take-back-shown = It showed something that was hidden, so it stays.
no-take-back-dice = The dice sealed for this match would not last.
no-take-back-now = Nothing can be taken back while nothing is played.
tool-draw = Offer a draw
tool-pause = Offer a pause
tool-resume = Go on
tool-share = Share
tool-turn = Turn the board
tool-sound-on = Sound on
tool-sound-off = Sound off
tool-resign = Resign
orders-title = Standing orders
orders-note = What you order here is done for you at once, also while you are away. Nobody else learns of it. Everything else stays yours to decide.
orders-suggested = As suggested
orders-ask = Ask me everything
orders-give = Give these orders
orders-active = { $count ->
    [one] A standing order is in force
   *[other] { $count } standing orders are in force
}
resign-title = Resign the match?
resign-note = The other side then wins at once.
resign-yes = Resign
resign-no = Play on
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-draw-mine = You offer a draw.
offer-draw-theirs = { $name } offers a draw.
offer-take_back-mine = You ask to take back.
offer-take_back-theirs = { $name } would like to take the last move back.
offer-pause-mine = You offer a pause.
offer-pause-theirs = { $name } would like a pause.
offer-resume-mine = You would like to go on.
offer-resume-theirs = { $name } would like to go on.
offer-rematch-mine = You offer a rematch.
offer-rematch-theirs = { $name } would like a rematch.
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Say
chat-watcher = Spectator
clock-left = { $time } left
clock-spoken = { $seconds } seconds left.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
curtain-title = { $name } is to move.
curtain-note = Pass the device. Behind the curtain lies what only one side may see.
curtain-open = I am { $name }
result-won = You win.
result-other = { $side } wins.
result-draw = A draw.
result-resigned = { $side } resigned.
result-time = { $side } ran out of time.
result-withdrawn = The invitation was withdrawn.
result-agreed = Both agreed.
result-rematch = Rematch
result-to-rematch = To the rematch
result-replay = Replay
result-verify = Check the dice

# sharing
share-title = Share
share-copy = Copy
share-copied = Copied
share-send = Send
share-qr = Open with the camera
share-watch = Link to watch
share-watch-text = Watch us play { $game }.
share-own = Your seat ({ $side }), for your other device
share-own-text = My seat at the table.
share-own-note = Whoever has the link of your seat plays for you. Do not pass it on.
share-renew = Has the link got into the wrong hands?
share-renew-note = A new link replaces the old one, which then opens nothing any more, on your other devices either.
share-renew-do = New link for { $side }

share-seal = Seal over the chance of this match, published before it began:

# replay
replay-title = { $game }, replayed
replay-cannot = This match cannot be replayed here.
replay-gone = Perhaps the link is not complete.
replay-unreachable = The server does not answer. Try again in a moment.
replay-no-positions = It is not over yet, or this server does not show positions.
replay-table = To the table
replay-first = Beginning
replay-previous = One move back
replay-next = One move on
replay-last = End
replay-play = Play
replay-pause = Stop
replay-slider = Move
replay-at = Move { $turn }
replay-where = Move { $turn } of { $all }
replay-curve = Points over the match
replay-curve-says = { $first } { $a }, { $second } { $b }
replay-turns = Turning points
replay-new = New match
replay-save = Save
replay-share = Link to this position
replay-share-text = Have a look at this match.
replay-open = Open a match from a file
replay-open-note = A saved match can be replayed here, and you can play on from any of its moves.
replay-open-where = You get the file with “Save” when you replay a match.
replay-other = Another file

# playing on from a position
fork-title = Play on from here
fork-note = A new match begins from this position, with new chance. The old one stays as it is.
fork-computer = Computer
fork-screen = Two of you here
fork-link = With a link
fork-begin = Play on

# checking the dice
verify-lead = Open the file of a match. Everything is checked in this browser, without asking the server.
verify-open = Open a match
verify-drop = Choose a file or drop it here
verify-busy = Checking.
verify-holds = The match stands the test.
verify-plain-sealed = This means: nobody has changed anything since the match. And cards and dice were locked away before the first move; nobody could steer them, the server neither.
verify-plain-unseen = This means: nobody has changed anything since the match. And cards and dice fit the seal below; if that seal was the one before the first move, nobody could steer them, the server neither.
verify-plain-form = This means: nobody has changed anything since the match. Of cards and dice this file tells nothing that could be checked.
verify-refused = Something is wrong with this match.
verify-of = { $game } · { $reader } · match { $match }
verify-reader = { $reader ->
    [watch] as spectators see it
    [all] all open
   *[other] as one side sees it ({ $reader })
}
verify-form = The file is complete and unchanged.
verify-chain = { $moves } moves hang together without a gap.
verify-hidden = { $hidden } moves are hidden from this reader. They are fixed without being told.
verify-draws = { $checked } of { $draws } results of chance checked: each was fixed before the match and follows from its key.
verify-unsealed = { $draws } results of chance without a seal. Nothing can be said of them here.
verify-root-same = The seal is the one that this browser saw at the beginning.
verify-root-other = The seal is not the one that this browser saw at the beginning.
verify-root-unknown = This browser did not see the seal before the match. Compare it with the other player’s.
verify-entropy-same = What this browser added to the dice is in it.
verify-entropy-other = This browser added nothing to the dice, or the seat was taken already.
verify-show-draws = Look at { $count } checked results
verify-draw = No.
verify-result = Result
verify-out-of = out of
verify-key = Key
verify-not-over = This match is not over yet.
verify-how = How it works
verify-how-seal = Before the match the server fixes a key for every result and publishes one seal over all of them.
verify-how-add = Each side adds something random of its own that the server did not know before.
verify-how-draw = Every result follows from its key and what the sides added. Nobody can steer it any more.
verify-how-open = Afterwards the keys are opened. Each must fit the seal and give exactly the result that came up.
verify-beyond = What is not checked here
verify-beyond-text = Whether every move was legal, whether chance drew from the right possibilities and whether the outcome is right takes the rules. The program checks that:
verify-bad-length = Expected at most { $most } characters.
verify-bad-json = Expected the file of a match. This file is none.
verify-bad-format = Expected the format { $expected }, got { $got }.
verify-bad-form = The file does not have exactly the form it was written in.
verify-bad-digest = The checksum of the whole file is wrong.
verify-bad-chain-length = Expected { $expected } links of the chain, got { $got }.
verify-bad-proofs = Expected { $expected } proofs, got { $got }.
verify-bad-head = The head of the file does not fit the chain.
verify-bad-proof = Move { $move }: its proof does not fit.
verify-bad-link = Move { $move }: it does not fit into the chain.
verify-bad-sealed = The seal is not complete.
verify-bad-entropy = What a side added to the dice does not have the right form.
verify-bad-root = Move { $move }: its key does not belong to the seal.
verify-bad-key = Move { $move }: the key belongs to no move.
verify-bad-list = Move { $move }: its list of possibilities is faulty.
verify-bad-result = Move { $move }: the key gives { $expected }, the file says { $got }.
verify-bad-no-key = Move { $move }: its key is missing.
verify-bad-order = Move { $move }: expected result no. { $expected }, got { $got }.

# rules
rules-title = Rules: { $game }
rules-none = The rules of this game in our own words are coming.
rules-not-told = Rule { $rule } stands in the leaflet; it is not told here yet.
rules-whole = All the rules on one page

# settings
settings-theme = Colours
settings-theme-system = like the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-system = like the device
settings-motion-still = none
settings-sound = Sound
settings-sound-note = Quiet sounds for moves and when it is your turn.
settings-confirm = Confirm moves
settings-confirm-note = First show what a move changes, then play it with a second click.
settings-turn = Turn the board towards me
settings-turn-note = Your side lies below. Cards and board turn together.
settings-pass = At one screen, turn the board to whoever is to move
settings-name = Your name at the table
settings-kept = Settings are kept in this browser only.

# about
about-title = About Rosenkrieg
about-lead = Five games of medieval war for two, on one table: with rules that explain every move, and computer players that see only what their seat may see.
about-seat = Your seat is a link
about-seat-text = There are no accounts. Whoever begins a match gets a link for each seat. It opens the match on any device, at once or days later.
about-dice = Chance can be checked
about-dice-text = Every result is fixed under a seal before the match, and both sides have a hand in it. After the match anybody can work out that nothing was steered.
about-data = What is kept
about-data-text = The server knows the match, the names you type and the chat. Settings and your list of matches are kept in your browser. Nothing is sent to others, nothing is counted.
about-names = Names and pictures
about-names-text = The names of the games belong to their owners and only say which game is meant. Boards, pieces and texts are made for this project. If you like a game, buy the box: it is better with the real thing on the table.
about-host = Run it yourself
about-host-text = One command starts the site on your machine, one file holds all its data.
about-bots = Write bots
about-bots-text = Programs play through the same door as this page. Rules and computer players come as a Python package.

# errors
error-title = Something went wrong.
error-page = This page could not be loaded. Load it again when the connection is back.
error-unreachable = The server does not answer. Try again in a moment.
error-retry = Try again
error-no-match = Perhaps the link is not complete.
error-refused = The server did not take that. Try again in a moment.
error-bad_edition = This file cannot be played with. This is what is wrong with it:
error-bad_options = It cannot be played like this. This is what is wrong:
error-bad_record = This file is not a complete, unchanged match. The check says:
error-too_fast = That was often in a row. Wait a moment.
error-too_large = The file is too large.
error-too_slow = This match is too long to be read here.
error-busy = There is much to do just now. Try again in a moment.
closed-4000 = The server did not understand the page. Load it again.
closed-4001 = There is no such match.
closed-4003 = This link is no longer good.
closed-4010 = Your seat was taken over with a new link.
missing-title = Nothing here.
missing-note = There is no such page, or not any more.
