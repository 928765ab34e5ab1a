# Worte des Bretts, neben denen des Spiels.

board-name = Brett, neun mal neun Felder
board-extra = Karten
square-name = { $square }, { $rose ->
    [red] rote Rose
    [white] weiße Rose
   *[none] leer
}{ $crown ->
    [yes] , Krone
   *[no] {""}
}{ $effect ->
    [place] , zu besetzen mit { $card }
    [flip] , umdrehbar mit { $card } und einem Helden
   *[none] {""}
}
card-name = { $direction ->
    [N] Nord
    [NE] Nordost
    [E] Ost
    [SE] Südost
    [S] Süd
    [SW] Südwest
    [W] West
   *[NW] Nordwest
} { $length }
card-state = { $effect ->
    [place] { $card }, nach { $square }{ $gain }
    [flip] { $card } mit einem Helden, nach { $square }{ $gain }
    [edge] { $card }, führt vom Brett
    [own] { $card }, führt auf deine eigene Rose auf { $square }
   *[no_hero] { $card }, führt auf die Rose deines Gegners auf { $square }, keine Helden mehr
}
dead-edge = vom Brett
dead-own = eigene Rose
dead-no_hero = kein Held
hand-name = Deine Karten
rival-hand-name = Karten von { $side }
rival-ways = Wohin kann { $side } ziehen?
stock-name = Karte nachziehen, { $count } im Stapel
stock-draw = Nachziehen
stock-heading = Stapel ({ $count })
discard-heading = Ablage ({ $count })
where-stock = im Stapel
where-discard = in der Ablage
where-red = bei Lancaster
where-white = bei York
heroes-left = { $left } von { $all } Helden
score-name = Punkte
score-says = Lancaster { $red }, York { $white }
score-pool = { $count ->
    [one] noch ein Stein
   *[other] noch { $count } Steine
}
ask-place = Rose auf { $square } setzen?
ask-flip = Rose auf { $square } umdrehen?
ask-draw = Karte nachziehen?
thing-square = Feld { $name }
