# Heckenkrieg auf Deutsch.

title = Heckenkrieg
tagline = Heimlich aufstellen, marschieren und beim Würfeln lügen.
duration = Fünf Minuten
kind = Probespiel
option-rounds = Wie viele Runden
option-edition = Ausgabe
order-card = Karten
order-card-ask = Frag mich
order-card-lowest = Die niedrigste spielen
order-march = Marschieren
order-march-ask = Frag mich
order-march-never = Stehen bleiben
order-answer = Behauptungen
order-answer-ask = Frag mich
order-answer-believe = Glauben
order-answer-doubt = Anzweifeln

# Verlauf
posted = { $who ->
    [red] Rot stellt einen Block auf.
   *[white] Weiß stellt einen Block auf.
}
posted-own = Du stellst { $block } in { $area } auf.
unveiled = Die Sichtschirme fallen.
weather = { $card ->
    [1] Die Wetterkarte ist eine 1: Regen.
   *[other] Die Wetterkarte ist eine { $card }: trocken.
}
drew = { $who ->
    [red] Rot zieht eine Karte.
   *[white] Weiß zieht eine Karte.
}
drew-own = Du ziehst eine { $card }.
chose = { $who ->
    [red] Rot hat gewählt.
   *[white] Weiß hat gewählt.
}
chose-own = Du wählst die { $card }.
cards = Rot spielt { $red }, Weiß spielt { $white }.
first = { $who ->
    [you] Du beginnst.
    [red] Rot beginnt.
   *[white] Weiß beginnt.
}
coin = { $who ->
    [you] Gleichstand; die Münze ist für dich.
    [red] Gleichstand; die Münze ist für Rot.
   *[white] Gleichstand; die Münze ist für Weiß.
}
marched = { $who ->
    [red] Ein Block von Rot zieht: { $start } nach { $goal }.
   *[white] Ein Block von Weiß zieht: { $start } nach { $goal }.
}
marched-named = { $who ->
    [you] { $block } zieht für dich: { $start } nach { $goal }.
    [red] { $block } zieht für Rot: { $start } nach { $goal }.
   *[white] { $block } zieht für Weiß: { $start } nach { $goal }.
}
passed = { $who ->
    [you] Du beendest deinen Zug.
    [red] Rot beendet den Zug.
   *[white] Weiß beendet den Zug.
}
battle = Schlacht bei { $area }: { $block } gegen { $enemies }.
threw = { $who ->
    [red] Rot würfelt verdeckt.
   *[white] Weiß würfelt verdeckt.
}
threw-own = Du würfelst eine { $die }.
claimed = { $who ->
    [you] Du sagst an:
    [red] Rot sagt an:
   *[white] Weiß sagt an:
} { $height ->
    [high] hoch.
   *[low] tief.
}
believed-high = { $who ->
    [you] Du glaubst es und bist geschlagen.
    [red] Rot glaubt es und ist geschlagen.
   *[white] Weiß glaubt es und ist geschlagen.
}
believed-low = { $who ->
    [you] Du glaubst es; der Angreifer zieht heim.
    [red] Rot glaubt es; der Angreifer zieht heim.
   *[white] Weiß glaubt es; der Angreifer zieht heim.
}
doubted = { $who ->
    [you] Du zweifelst. Der Würfel zeigt { $die }.
    [red] Rot zweifelt. Der Würfel zeigt { $die }.
   *[white] Weiß zweifelt. Der Würfel zeigt { $die }.
}
routed = { $left ->
    [0] Der Fluchtwürfel zeigt { $die }: { $block } ist verloren.
   *[other] Der Fluchtwürfel zeigt { $die }: { $block } bleibt mit { $left }.
}
end-rounds = Die letzte Runde ist vorbei.
end-destroyed = Eine Seite hat keine Blöcke mehr.
won = { $who ->
    [you] Du gewinnst, { $red } zu { $white }.
    [red] Rot gewinnt, { $red } zu { $white }.
   *[white] Weiß gewinnt, { $red } zu { $white }.
} { $decided ->
    [blocks] Kein Block ist übrig.
    [fields] Mehr Felder entscheiden.
   *[strength] Die Stärke entscheidet.
}
drawn = { $red } zu { $white }: unentschieden.

# Fragen
prompt-post = Stell einen Block auf; noch { $left }.
prompt-choose = Wähle eine Karte.
prompt-turn = Zieh, oder beende deinen Zug; { $points } Punkte.
prompt-claim = Dein Würfel zeigt { $die }. Sag hoch oder tief.
prompt-answer = { $height ->
    [high] Angesagt ist hoch.
   *[low] Angesagt ist tief.
} Glaubst du es?
prompt-wait = { $who ->
    [red] Rot ist am Zug.
   *[white] Weiß ist am Zug.
}
prompt-wait-both = Beide Seiten wählen.
prompt-chance = Der Zufall ist am Zug.
prompt-over = Die Partie ist zu Ende.

# Vorschau
preview-points = { $points } Punkte wert.
preview-cost = Punkte: { $before } → { $after }.
preview-battle = Eine Schlacht gegen { $count }.

# Absagen
why-over = Die Partie ist zu Ende. [{ $rule }]
why-wait = Du bist nicht am Zug. [{ $rule }]
why-posted-all = Alle deine Blöcke stehen. [{ $rule }]
why-chosen = Du hast gewählt. [{ $rule }]
why-not-yours = Das ist kein Block von dir. [{ $rule }]
why-not-here = Diesen Block gibt es nicht mehr. [{ $rule }]
why-posted = Dieser Block steht schon. [{ $rule }]
why-not-start = Dort beginnst du nicht. [{ $rule }]
why-camp = Niemand betritt das Lager der anderen Seite. [{ $rule }]
why-no-border = Dorthin führt keine Grenze. [{ $rule }]
why-no-card = Diese Karte hast du nicht. [{ $rule }]
why-nothing = Damit kannst du jetzt nichts tun. [{ $rule }]

# Seiten und Dinge
side-red = Rot
side-white = Weiß
thing-block = { $name }
thing-area = { $name }
thing-card = Karte { $name }
thing-claim = { $name ->
    [high] Hoch ansagen
   *[low] Niedrig ansagen
}
thing-answer = { $name ->
    [believe] Glauben
   *[doubt] Anzweifeln
}
thing-pass = Zug beenden
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

# was auf dem Tisch liegt
field-rounds = Runden
field-round = Runde
field-stack = Was gerade geschieht
field-type = Schritt
type-Posting = Aufstellen
type-Weather = Wetter
type-Drawing = Karten ziehen
type-Choosing = Karte wählen
type-Tied = Gleichstand
type-Turn = Zug
type-Throwing = Würfeln
type-Claiming = Ansagen
type-Answering = Antworten
type-Routing = Flucht
type-Over = Ende
field-points = Punkte
who-seat = Seite
who-attacker = Angreifer
field-area = Ort
field-block = Block
field-die = Würfel
field-height = Ansage
height-high = hoch
height-low = niedrig
field-chosen = Gewählt
field-beaten = Geschlagen
field-shown = Gezeigt
field-reason = Grund
both-posted = Aufgestellt
both-strengths = Stärken
both-pieces = Auf der Karte
field-id = Block oder Platz
field-slot = Platz
field-could_be = Könnte sein
both-camps = Lager
field-count = Anzahl
field-mine = Deine Blöcke
field-name = Name
field-strength = Stärke
field-hand = Deine Einsen, Zweien, Dreien
both-hands = Karten auf der Hand
field-choice = Deine Wahl
both-committed = Hat gewählt
field-deck = Karten im Stapel
field-discard = Abgelegte Einsen, Zweien, Dreien
field-weather = Wetterkarte
field-rolled = Letzter Wurf

# players
bot-page-boy = Page
bot-page-boy-note = nimmt das Erstbeste
