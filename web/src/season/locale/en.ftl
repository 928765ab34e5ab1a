# Words of the pages of a season.

season-title = Club season
season-lead = Realms, battles on your real table, one ledger for everyone: instead of a spreadsheet.
season-sample = Look at the sample season
season-sample-note = This is a sample season. You can look around but not enter anything.
season-create-own = Create your own season
season-mine = Your seasons
season-forget = Take { $name } off this list
season-new = New season
season-name = Name of the season
season-name-like = Borderlands 1461
season-options = Change the season rules
season-options-zero = 0 switches a limit off.
season-option-rounds = Rounds
season-option-days = Days per round
season-option-battles-a-round = Battles per realm and round
season-option-limit = Battles per realm in all
season-option-meetings = Meetings of the same pair
season-option-territories = Ends when a realm has so many lands
season-option-confirm-hours = Hours until a report counts as confirmed
season-option-late = Late joiners
season-option-late-note = Realms can join until half-time.
season-option-approve = Approval by the organizer
season-option-approve-note = The final standings count once the organizer approves them.
season-option-help = Help at the table
season-option-help-note = The smaller realm gets extra points.
season-create = Create season
season-create-note = You then get a link for yourself and one for each realm.
season-import = Season from a file
season-import-note = A saved season continues here with all its entries. Everyone gets new links.
season-import-choose = Choose file
season-fault = That didn’t work. Nothing was changed.
season-fault-bad_campaign = This file contains no season. Nothing was changed.
season-fault-unreachable = Can’t reach the server. Try again in a moment.
season-fault-stale_version = Another entry came in between. Look at the consequences again.
season-fault-too_fast = Too many requests. Please wait a moment and try again.
season-fault-busy = The server is busy. Please try again in a moment.
season-fault-too_large = This file is too large. Nothing was changed.
season-fault-too_slow = Reading this file takes too long, so it was given up. Nothing was changed.
season-fault-season_full = This season has no room for further entries.
season-fault-bad_token = This link no longer works.
season-fault-read_only = Nothing can be entered in the sample season.
season-none = There is no such season.
season-unreachable = The season can’t be loaded right now.
season-link-gone = This link no longer works. You see the season as a guest; the organizer can give you a new link.
season-about = { $realms ->
    [one] One realm
   *[other] { $realms } realms
}, { $battles ->
    [0] no battle yet
    [one] one battle
   *[other] { $battles } battles
}
season-round = Round { $round } of { $rounds }
season-round-open = Round { $round }
season-over = season over
season-over-approved = season over and approved
season-hand = View as
season-pages = Pages of the season
season-map = Map
season-ledger = Ledger
season-print = Print
season-warband = Warband
season-warbands = Warbands
season-manage = Organizer
season-dice = Dice
season-end = End the season
season-approve = Approve the final standings
hand-organizer = Organizer
hand-realm = your realm
hand-public = Guest

# realms
realms = Realms
realms-count = { $count } realms
realms-fewer = One realm fewer
realms-more = One realm more
realms-same = Two realms have the same name.
realm-name = Name of realm { $number }
realm-player = Player of realm { $number }
realm = Realm
player = Who plays it?
nobody = no one
land = Land
lands = Lands
points = Points
points-count = { $count } points
col-lands = Lands
col-battles = Battles
col-glory = Glory
rank = Place
moved = Change
moved-up = up { $count }
moved-down = down { $count }
standings = Standings
lands-a-battle = { $lands } lands per battle
amended = Corrected after approval
standings-then = Standings at that time
curve = How it came to this
curve-rank = Place
curve-territories = Lands
curve-glory = Glory
curve-empty = A curve starts here after the first battle.
curve-said = { $what } of the realms over { $count } standings

# map
key-contested = contested
key-latest = gained last
key-free = free land
key-home = Arms: home land
map-picture = Save picture
land-new = a new land
land-name = Name of the land
land-rename = Rename
land-move = Move on the map
place-stop = Don’t move it
your-lands = Your lands
realm-facts = { $glory } glory, { $spies ->
    [one] one spy
   *[other] { $spies } spies
}
realm-waiting = In the next battle: { $what }
effect-good_harvest = good harvest
effect-failed_harvest = failed harvest
effect-knight = knight
effect-comet = comet
effect-plague = plague

# battles
open-battles = Open battles
battle-title = Battle { $number }
battle-between = { $one } against { $two }
battle-allied = { $one } with { $two }
battle-numbered = { $number }: { $one } against { $two }
battle-none = There is no such battle.
battle-void = Void
battle-no-result = No result
battle-drawn-title = Draw { $first } to { $second }
battle-won-title = { $name } { $high } to { $low }
battle-lines = { $count ->
    [one] One line from the ledger
   *[other] { $count } lines from the ledger
}
founding-of = Founding: { $name }
founding-note = Choose a home land, roll two lands
founded = { $name } has been founded.
your-turn = your turn
is-disputed = disputed
disputed-note = Your reports differ. The land stays locked until you agree or the organizer decides.
waits-for = waiting for { $who }
waits-for-long = Waiting for { $who }
waits-note = There is nothing for you to do. The page shows when it goes on.
back-to-season = Back to the season
answer-for = Answer for
answer-as = You answer for { $name }.
confirm = Confirm
confirm-roll = Enter roll { $face }
back = Back
prompt-roll-any-boast = Roll for the next boast.
roll-here = Roll here
roll-note = Rolled at the table? Tap the number. The ledger notes where the roll came from.
kept-here = Entered
kept-here-note = Your entry is sent as soon as the network is back.
kept-unsent = Not sent yet
kept-change = Change
dispute-ask-text = { $name } asks the organizer to decide.
note-add = Something for the chronicle
note-save = Add to the chronicle
reason = Reason
reason-like = Checked the notes from the table
act-rule = Set the result
act-forfeit = Did not turn up
act-forfeit-note = Who failed to turn up twice? That realm loses 1 to 3.
act-dispute = Dispute
act-close = Close the battle
act-close-note = What is missing gets its default.
act-void = Declare it void
act-void-note = The battle doesn’t count. Locked land is freed, spies stay spent.

# meetings
meetings = Meetings
meet-proposed = { $one } challenges { $two }
meet-opponent = Against whom?
meet-first = First realm
meet-second = Second realm
meet-propose = Propose a meeting
meet-open = Open a battle
meet-accept = Accept
meet-decline = Decline
meet-withdraw = Withdraw
meet-allies = Allies
meet-allies-note = With three or four players only the leading realm of each side stakes, gains and counts. The organizer enters the allies’ glory afterwards.
meet-ally = Beside { $name }
meet-no-ally = none
meet-quick = Quick battle
meet-quick-note = A few dice decide instead of the table.

# what to do
todo-next = Your next step
todo-decide = What you decide
todo-battle = To the battle
todo-found = To the founding
todo-nothing = Nothing to do right now.
todo-nothing-note = Propose a meeting if you want to play.
todo-nothing-organizer = Nothing is waiting for you.
todo-challenged = { $name } challenges you.
todo-challenged-note = If you accept, a battle opens.
todo-conflicts = { $count ->
    [one] One conflict in the ledger
   *[other] { $count } conflicts in the ledger
}
todo-approve = The final standings wait for your approval
wish-of = { $name } wants to correct: { $reason }
wish-accept = Correct it
wish-refuse = Decline

# chronicle
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-first = Read from the beginning
chronicle-newest = Newest first
chronicle-whole = Read the whole chronicle
chronicle-all = Read all { $count }
story-raid = { $way ->
    [0] { $one } came by night and raided { $two }.
    [1] { $one } was too small for an open battle, so it raided { $two }.
   *[other] { $one } went plundering at { $two }’s expense.
}
story-two = { $way ->
    [0] { $one } and { $two } both put something at stake: { $first } and { $second }.
    [1] { $first } and { $second } were the prizes when { $one } met { $two }.
   *[other] Two lands were contested, { $first } and { $second }.
}
story-one = { $way ->
    [0] { $one } attacked, { $two } held { $land }.
    [1] It was about { $land }, a land of { $two }; { $one } wanted it.
   *[other] { $one } marched on { $two }, and { $land } was the prize.
}
story-none = { $way ->
    [0] { $one } and { $two } met with no land at stake.
    [1] No land was contested when { $one } met { $two }.
   *[other] { $one } against { $two }, for glory alone.
}
story-scenario = { $way ->
    [0] They played “{ $scenario }”.
    [1] The dice wanted “{ $scenario }”.
   *[other] The task was “{ $scenario }”.
}
story-won = { $how ->
    [clear] { $way ->
        [0] { $winner } left no doubt and won { $high } to { $low }.
        [1] In the end it was clear: { $high } to { $low } for { $winner }.
       *[other] { $loser } had no answer; { $winner } won { $high } to { $low }.
    }
    [close] { $way ->
        [0] It was close: { $high } to { $low } for { $winner }.
        [1] A single point of glory decided it for { $winner }, { $high } to { $low }.
       *[other] It was open to the very end, then { $winner } had it { $high } to { $low }.
    }
   *[plain] { $way ->
        [0] { $winner } won { $high } to { $low }.
        [1] { $high } to { $low }, and { $winner } kept the field.
       *[other] { $loser } kept up for a long time, but { $winner } won { $high } to { $low }.
    }
}
story-drawn = { $way ->
    [0] When evening came, no one had won: { $first } to { $second }.
    [1] A draw, { $first } to { $second }.
   *[other] { $first } here, { $second } there: a draw.
}
story-taken = { $way ->
    [0] Afterwards the flag of { $realm } flew over { $land }.
    [1] { $land } now belongs to { $realm }.
   *[other] { $realm } took { $land } home.
}
story-found = { $way ->
    [0] Instead of the contested land, { $realm } took a new one: { $land }.
    [1] { $realm } gained { $land }, which had been on no map before.
   *[other] The dice brought { $realm } a new land, { $land }.
}
story-kept = { $way ->
    [0] No land changed hands.
    [1] The map stayed as it was.
   *[other] No one gained any land.
}
story-event = Then came an event: { $event }.
story-void = The battle was declared void.
story-no-result = The two could not agree; the battle had no result.

# network
net-waiting = { $count ->
    [one] One entry is waiting.
   *[other] { $count } entries are waiting.
}
net-waiting-note = Without a network it stays here and is sent later. Nothing gets lost.
net-send = Send now
net-arrived = { $count ->
    [one] The waiting entry has arrived.
   *[other] { $count } waiting entries have arrived.
}
net-stale = No network. You see the last state known here.
net-refused-note = The entry stays here until you decide.
net-again = Send again
net-look = Look at the battle
net-form-note = What you entered is still in the form: change it and send it again.
net-drop = Discard

# entries before they are sent
entry-battle = Battle { $number }: { $what }
entry-founding = Founding of { $name }: { $what }
entry-roll = Roll { $face }
entry-roll-here = Roll of the server
entry-report = Report from the table
entry-boasts = Boasts
entry-rule = Decision of the organizer
entry-void = void
entry-forfeit = did not turn up
entry-close = closed
entry-dispute = Dispute a report
entry-note = Line for the chronicle
entry-place = Land { $name }
entry-accept = Accept a meeting
entry-decline = Decline a meeting
entry-meet = Open a battle
entry-propose = Propose a meeting with { $name }
entry-roster = Warband of { $name }
entry-unused = unused

# ledger
entries = Entries
entries-note = { $count ->
    [one] One entry.
   *[other] { $count } entries.
} Ownership, glory and standings are computed from them, never set by hand.
entries-all = All
entries-more = Show earlier entries
entries-touched = Affected
author-server = Server
author-time = Deadline
source-of-server = server
source-of-table = table
source-of-organizer = organizer
source-of-time = deadline
version-old = You are reading an earlier version ({ $version }). Nothing can be changed here.
version-now = Back to today’s version
version-read = Read the version before
correct = Correct
correct-entry = Correct entry { $number }
correct-title = Correct an entry
correct-change = Change
correct-remove = Remove
correct-look = See the consequences
correct-look-note = Nothing is changed yet.
follows = What the correction would cause
follows-nothing = Ownership and results stay as they are.
follows-battles = Results
follows-lands = Lands
follows-conflicts = { $count ->
    [one] One entry would no longer fit
   *[other] { $count } entries would no longer fit
}
follows-conflicts-note = Until they are solved, the default counts. You can solve them in the ledger afterwards.
follows-solved = { $count ->
    [one] This solves one conflict.
   *[other] This solves { $count } conflicts.
}
after = Afterwards
after-note = compared with today
accept-title = Write this correction into the ledger?
accept-note = The old version stays readable.
accept-wish-note = The other player of the battle or the organizer has to agree.
accept = Accept
accept-wish = Propose
accept-not = Don’t accept
correction-done = Corrected. The old version stays readable.
correction-wished = Proposed. Someone has to agree now.
correction-removed = removed
corrections = Corrections
corrections-none = Nothing has been corrected yet.
status-none = did not exist
status-open = open
status-closed = draw
status-void = void
status-no-result = no result
status-beyond = no longer counts
win-for = win for { $name }
conflicts = Conflicts
conflicts-open = { $count } open
conflict-in = { $number }, { $one } against { $two }:
conflict-illegal = no longer fits
conflict-wrong = wrong hand
conflict-stake = land gone
conflict-gain = gain doesn’t fit
conflict-spy = no spy left
conflict-roll = roll impossible
conflict-unused = unused
conflict-unused-roll = roll unused
conflict-beyond = after the end
conflict-raid = no raid any more
conflict-points = points don’t fit
conflict-decree = decree outdated
conflict-illegal-long = This answer is no longer possible. The default counts.
conflict-wrong-long = The realm that answered is no longer the one being asked. The default counts.
conflict-stake-long = The land that was named no longer belongs to the realm or is contested already. Without a solution nothing is at stake.
conflict-gain-long = The land that was picked is not there to be gained. Without a solution nothing is gained.
conflict-spy-long = The spy that was used was no longer there. It doesn’t count.
conflict-roll-long = The dice can’t show this here. Roll again or enter the correct roll.
conflict-unused-long = This entry is no longer asked for. It stays, but doesn’t count.
conflict-unused-roll-long = This roll is no longer needed. It stays visible.
conflict-beyond-long = The battle now lies behind the end or the limit and doesn’t count.
conflict-raid-long = The sizes no longer allow a raid. It stays a raid.
conflict-points-long = The reported points exceed what the realm can field now.
conflict-decree-long = What the decree replaced was something else by then.
solve-change = Change the entry
solve-change-note = enter the answer that fits
solve-remove = Remove the entry
solve-remove-note = it is asked again
solve-void = Battle void
solve-void-note = doesn’t count, dice stay visible
solve-void-reason = Result of a correction
solve-decree = Decree
solve-decree-note = set the owner, with a reason
body-begun = The season begins.
body-joined = A realm joins.
body-proposed = A meeting is proposed.
body-declined = A meeting is declined.
body-met = The battle begins.
body-closed = The battle is closed.
body-voided = The battle is void.
body-ruled = The organizer sets the result.
body-forfeited = A realm did not turn up.
body-decreed = Decree of the organizer
body-retired = A realm drops out.
body-takenover = A realm is taken over.
body-absent = A realm is away.
body-nextround = The next round begins.
body-ended = The season is over.
body-approved = The final standings are approved.
body-placed = A land gets a name.
body-noted = Line for the chronicle
body-listed = Warband entered
question-home-choice = Home land
question-kind-choice = Open borderland
question-roll = Roll
question-form-choice = Raid or battle
question-spy-choice = Spy
question-cancel-choice = Cancel the spy
question-choosing = Secret choice
question-naming = Contested
question-exchange-choice = Exchange
question-exchange-pick = Exchange
question-offer-choice = Offer
question-list-choice = Properties
question-declare-choice = Points
question-propose-choice = Scenario
question-accept-choice = Scenario
question-road-choice = High road
question-leave-out-choice = Terrain
question-piece-choice = Terrain piece
question-again-choice = Hill country
question-place-choice = Position
question-keep-choice = Moor
question-shift-choice = Shift
question-boasting = Boasts
question-reporting = Report
question-confirming = Confirmation
question-monastery-choice = Monastery
question-unrest-choice = Unrest
question-gain-choice = Gain

# a battle that was forgotten
forgotten = Enter a forgotten battle
forgotten-note = It is entered where it belongs. You then see what follows before anything changes.
forgotten-stop = Cancel
forgotten-place = Where does it belong?
forgotten-end = at the end, after everything else
forgotten-before = before { $number }: { $one } against { $two }
forgotten-round = at the end of round { $round }
forgotten-day = Day of the battle
forgotten-how = What do you enter?
forgotten-brief = Only the result
forgotten-brief-note = What was at stake, the report, the rolls afterwards. What is left out gets its default.
forgotten-whole = Every answer
forgotten-whole-note = All twelve steps, as if you were playing it now.
forgotten-begin = Next
forgotten-given = { $count ->
    [0] nothing entered yet
    [one] one answer
   *[other] { $count } answers
}
forgotten-skip = Don’t know
forgotten-look-note = You can stop here: whatever is still missing gets its default, and without a report the battle has no result.
battle-delete = Delete the battle
battle-delete-of = Delete the battle: { $number }
battle-delete-note = Everything that belongs to it goes too: answers, rolls, reports, notes and names. The old version stays readable.
land-unknown = a land that is not on the map today
answer-at = at { $place } inches
correct-not-asked = Nothing asks for this answer at its place any more, so it can only be removed.
correct-boasts = Boasts of { $name }
correct-boast = Boast { $number } was done
correction-more = { $count ->
    [one] and one more entry
   *[other] and { $count } more entries
}

# warband
warband-of = Warband: { $name }
warband-name = Name of the warband
warband-notes = Notes on the battles
warband-save = Save
warband-old = Someone else has saved this warband meanwhile. Save to keep yours, or load theirs.
warband-load = Load theirs
unit = Unit
unit-add = Unit
unit-add-do = Add
unit-remove = Remove { $name }
unit-name = Its own name
unit-character = Character
unit-extra = Upgrade
unit-losses = Losses
unit-note = Note
unit-leader = Leader
book-LR = Lion Rampant
book-DR = Dragon Rampant

# organizer
links = Links
links-note = The person with the link plays the realm. If one gets lost, issue a new one; the old one then stops working. Links are shown only here, after you issued them.
link-show = Show link
link-renew = New link
link-mine = Play it here
link-of = Link for { $name }
link-text = { $season }: your link for { $name }
link-public = Link for spectators
link-public-text = { $season }: map, standings and chronicle
rounds = Rounds
round-next = Next round
round-done = The next round has begun.
end-done = The season is over.
approve-done = The final standings are approved.
join = Add
join-name = New realm
join-done = The realm has joined. Its link is above.
take-over = Hand a realm to someone else
take-over-do = Hand over
take-over-done = Handed over. The new link is above.
player-new = Who plays it now?
realm-new-name = New name, if wanted
absent = A realm is away
absent-until = Until the end of round
absent-do = Enter
absent-done = Entered. Until then no one can challenge this realm.
retire = A realm drops out
retire-note = Its open battles become void; its place of today stays.
retire-done = { $name } has dropped out.
decree = Decree
decree-note = Set owners, spies or glory by hand. The decree and its reason are in the ledger.
decree-what = What?
decree-owner = Owner of a land
decree-grant = New land
decree-spies = Spies
decree-glory = Glory
decree-value = Becomes
decree-do = Decree
decree-done = The decree is in the ledger.
files = Files and picture
export = Save the season
csv = Standings as a table (CSV)
picture = Your own picture behind the map
picture-note = PNG, JPEG or WebP, up to 2 MB. You can move lands on it.
picture-wrong = Choose a PNG, JPEG or WebP picture of up to 2 MB.
picture-done = The picture is behind the map.
picture-remove = Remove the picture

# print
print = Print
print-sheets = Sheets
print-realm = Realm
print-warband = Warband
print-scenario = Scenario
print-plan = Table plan
print-battle = Battle
print-no-battle = no open battle
print-no-scenario = No scenario yet
print-no-warband = No warband has been entered yet.
print-realm-facts = { $lands ->
        [one] 1 land
       *[other] { $lands } lands
    }, { $glory } glory, { $spies ->
        [one] 1 spy
       *[other] { $spies } spies
    }, { $battles ->
        [one] 1 battle
       *[other] { $battles } battles
    }
print-effect = What it brings
print-losses = Losses
print-role = Role
print-attacker = Attacker
print-defender = Defender
print-stake = At stake
print-source = Territory table: our completion of the rules, see the rules page.
print-scale = 50 mm. One inch on the plan is 3.25 mm.

# Rules, editions, allies
season-rules = Rules of the season
rules-note = What has been played stays as it is. The new rules apply from now on and are noted in the chronicle.
rules-do = Change the rules
rules-done = The new rules apply from now on.
season-edition = Use your club’s own tables
season-edition-note = Territories, events, scenarios, boasts and values can come from a file of your own. Save the usual tables, change them, and choose the file here.
season-edition-choose = Choose a file with tables (TOML)
season-edition-with = This season uses the tables of { $file }.
season-edition-standard = Use the usual tables
season-edition-save = Save the usual tables
season-fault-bad_edition = These tables can’t be used:
earn = Glory for allies
earn-note = In a battle of three or four, only the leading realm of each side stakes and gains land. The others get their heroes and boasts here; in a free-for-all, everybody does.
earn-battle = In which battle?
earn-no-battle = None of these
earn-do = Give glory
earn-done = The glory is in the ledger.
earn-glory = Glory
body-earned = An ally gets glory.
body-regulated = The rules of the season change.
wish-mine = You asked for a correction: { $reason }
wish-agree = Agree
wish-withdraw = Withdraw
report-prompt = What happened at the table?
lacking = Missing answers
lacking-default = Until it is answered, the default counts.
lacking-long = There are too many answers to list. Enter it with a decree.
lacking-note = { $count ->
    [one] One answer is missing in this battle; the default counts until it is given.
   *[other] { $count } answers are missing in this battle; the defaults count until they are given.
}
lacking-answer = Answer it in the ledger
prompt-attacker = Both roll, and the higher roll attacks. Who is it?
own-realm = Link, absence, dropping out
own-absent = Away until the end of round
own-link-done = This is your new link. The old one no longer works.
own-retire = Drop out
own-retire-sure = Yes, drop out
