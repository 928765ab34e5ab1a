# Hedge War in English.

title = Hedge War
tagline = Post in secret, march, and lie about your dice.
duration = Five minutes
kind = Proving game
option-rounds = How many rounds
option-edition = Edition
order-card = Cards
order-card-ask = Ask me
order-card-lowest = Play the lowest
order-march = Marching
order-march-ask = Ask me
order-march-never = Stay where you are
order-answer = Claims
order-answer-ask = Ask me
order-answer-believe = Believe them
order-answer-doubt = Doubt them

# log
posted = { $who ->
    [red] Red posts a block.
   *[white] White posts a block.
}
posted-own = You post { $block } in { $area }.
unveiled = The screens go away.
weather = { $card ->
    [1] The weather card is a 1: rain.
   *[other] The weather card is a { $card }: dry.
}
drew = { $who ->
    [red] Red draws a card.
   *[white] White draws a card.
}
drew-own = You draw a { $card }.
chose = { $who ->
    [red] Red has chosen.
   *[white] White has chosen.
}
chose-own = You choose the { $card }.
cards = Red plays { $red }, White plays { $white }.
first = { $who ->
    [you] You go first.
    [red] Red goes first.
   *[white] White goes first.
}
coin = { $who ->
    [you] A tie; the coin is for you.
    [red] A tie; the coin is for Red.
   *[white] A tie; the coin is for White.
}
marched = { $who ->
    [red] A block of Red marches: { $start } to { $goal }.
   *[white] A block of White marches: { $start } to { $goal }.
}
marched-named = { $who ->
    [you] Your { $block } marches: { $start } to { $goal }.
    [red] Red's { $block } marches: { $start } to { $goal }.
   *[white] White's { $block } marches: { $start } to { $goal }.
}
passed = { $who ->
    [you] You end your turn.
    [red] Red ends the turn.
   *[white] White ends the turn.
}
battle = Battle at { $area }: { $block } against { $enemies }.
threw = { $who ->
    [red] Red throws in secret.
   *[white] White throws in secret.
}
threw-own = You throw a { $die }.
claimed = { $who ->
    [you] You claim: { $height }.
    [red] Red claims: { $height }.
   *[white] White claims: { $height }.
}
believed-high = { $who ->
    [you] You believe it and are beaten.
    [red] Red believes it and is beaten.
   *[white] White believes it and is beaten.
}
believed-low = { $who ->
    [you] You believe it; the attacker goes home.
    [red] Red believes it; the attacker goes home.
   *[white] White believes it; the attacker goes home.
}
doubted = { $who ->
    [you] You doubt it. The die shows { $die }.
    [red] Red doubts it. The die shows { $die }.
   *[white] White doubts it. The die shows { $die }.
}
routed = { $left ->
    [0] The rout die shows { $die }: { $block } is gone.
   *[other] The rout die shows { $die }: { $block } is left with { $left }.
}
end-rounds = The last round is over.
end-destroyed = A side has no blocks any more.
won = { $who ->
    [you] You win, { $red } to { $white }.
    [red] Red wins, { $red } to { $white }.
   *[white] White wins, { $red } to { $white }.
} { $decided ->
    [blocks] No block is left.
    [fields] More fields decide.
   *[strength] Strength decides.
}
drawn = { $red } to { $white }: a draw.

# prompts
prompt-post = Post a block; { $left } left.
prompt-choose = Choose a card.
prompt-turn = March or end your turn; { $points } points.
prompt-claim = Your die shows { $die }. Claim high or low.
prompt-answer = The claim is { $height }. Do you believe it?
prompt-wait = { $who ->
    [red] Red is to act.
   *[white] White is to act.
}
prompt-wait-both = Both sides choose.
prompt-chance = Chance is to act.
prompt-over = The match is over.

# previews
preview-points = Worth { $points } points.
preview-cost = Points: { $before } → { $after }.
preview-battle = A battle against { $count }.

# refusals
why-over = The match is over. [{ $rule }]
why-wait = It is not your turn. [{ $rule }]
why-posted-all = All your blocks are posted. [{ $rule }]
why-chosen = You have chosen. [{ $rule }]
why-not-yours = That is no block of yours. [{ $rule }]
why-not-here = That block is gone. [{ $rule }]
why-posted = That block is posted already. [{ $rule }]
why-not-start = You do not start there. [{ $rule }]
why-camp = Nobody enters the camp of the other side. [{ $rule }]
why-no-border = No border leads there. [{ $rule }]
why-no-card = You do not hold that card. [{ $rule }]
why-nothing = Nothing can be done with that now. [{ $rule }]

# sides and things
side-red = Red
side-white = White
thing-block = { $name }
thing-area = { $name }
thing-card = Card { $name }
thing-claim = { $name ->
    [high] Claim high
   *[low] Claim low
}
thing-answer = { $name ->
    [believe] Believe
   *[doubt] Doubt
}
thing-pass = End the turn
block-anna = anna
block-bert = bert
block-cara = cara
block-dirk = dirk
block-edda = edda
block-finn = finn
block-gina = gina
block-hugo = hugo
block-ines = ines
block-jost = jost

# what lies on the table
field-rounds = Rounds
field-round = Round
field-stack = What is going on
field-type = Step
type-Posting = Posting
type-Weather = Weather
type-Drawing = Drawing cards
type-Choosing = Choosing a card
type-Tied = A tie
type-Turn = A turn
type-Throwing = Throwing
type-Claiming = Claiming
type-Answering = Answering
type-Routing = Rout
type-Over = The end
field-points = Points
who-seat = Side
who-attacker = Attacker
field-area = Place
field-block = Block
field-die = Die
field-height = Claim
height-high = high
height-low = low
field-chosen = Chosen
field-beaten = Beaten
field-shown = Shown
field-reason = Reason
both-posted = Posted
both-strengths = Strengths
both-pieces = On the map
field-id = Block or place
field-slot = Slot
field-could_be = Could be
both-camps = Camps
field-count = How many
field-mine = Your blocks
field-name = Name
field-strength = Strength
field-hand = Your ones, twos, threes
both-hands = Cards in hand
field-choice = Your choice
both-committed = Has chosen
field-deck = Cards in the deck
field-discard = Discarded ones, twos, threes
field-weather = Weather card
field-rolled = Latest throw

# players
bot-page-boy = Page boy
bot-page-boy-note = plays the first action in the list
