# Rampant auf Deutsch.

title = Rampant
tagline = Eine Saison um Territorien, rund um eure Schlachten mit Lion Rampant und Dragon Rampant.
duration = Ein Abend oder eine Saison
kind = Feldzug
side-lion = Löwe
side-dragon = Drache

option-battles = Schlachten
option-battles-1 = eine
option-battles-3 = drei
option-battles-6 = sechs
option-battles-12 = zwölf
option-realms = Reiche
option-realms-standard = fertig zum Losspielen
option-realms-rolled = mit Würfeln gegründet
option-battle = Die Schlacht selbst
option-battle-quick = schnell, mit ein paar Würfeln
option-battle-table = an eurem Tisch; ihr tragt das Ergebnis ein
option-dice = Würfel
option-dice-server = würfelt der Server
option-dice-table = würfelt ihr am Tisch und tragt sie ein
option-help = Hilfe für das kleinere Reich
option-help-off = keine
option-help-on = zwei Punkte für je zwei Territorien Rückstand (aufgerundet), höchstens sechs
option-edition = Territoriumstabelle
option-edition-standard = Standard: unsere Ergänzung der Regeln

# Namen stehen in der Ausgabe, in beiden Sprachen; hier wird der deutsche genommen.
named = { $id ->
    [none] { $en }
   *[other] { $de }
}
scenario-name = { $id ->
    [none] { $en }
   *[other] { $de } ({ $id })
}
side = { $who ->
    [you] Du
    [lion] Löwe
   *[dragon] Drache
}
piece = { $piece ->
    [wood] Wald
    [hill] Hügel
    [rough] schwieriges Gelände
    [ruin] Ruine
    [marsh] Sumpf
    [building] Gebäude
    [hedge] Hecke
   *[other] { $piece }
}
special = { $special ->
    [event] ein Ereignis
   *[spy] ein Spion
}
event = { $event ->
    [comet] Komet: Beide Reiche nutzen in ihrer nächsten Schlacht keine Eigenschaft und bekommen auch keine Punkte aus ihnen
    [plague] Seuche: Beide Reiche bekommen in ihrer nächsten Schlacht keine Punkte aus Territorien
    [unrest] Unruhen: Das größere Reich kann ein Territorium verlieren
    [failed_harvest] Missernte: Beide Reiche führen in ihrer nächsten Schlacht zwei Punkte weniger ins Feld
    [bad_weather] Schlechtes Wetter: In der nächsten Schlacht zwischen beiden legt der Verteidiger das ganze Gelände
    [quiet] Ruhige Zeit: Nichts passiert
    [fair_weather] Schönes Wetter: In der nächsten Schlacht zwischen beiden bleibt Gelände liegen, wo es liegt
    [good_harvest] Gute Ernte: Wem der Gewinn zusteht, der hat in seiner nächsten Schlacht zwei Punkte mehr
    [knight] Fahrender Ritter: Das kleinere Reich hat in seiner nächsten Schlacht drei Punkte mehr
    [truce] Waffenruhe: In der nächsten Schlacht zwischen beiden verteidigen beide, und niemand darf rauben
   *[inheritance] Erbschaft: Das kleinere Reich bekommt ein Territorium dazu
}

# Verlauf
home = { $who ->
    [Du] Dein Stammland ist: { $kind }.
   *[other] Stammland von { $who }: { $kind }.
}
borderland = { $who ->
    [Du] Dein freies Grenzland wird: { $kind }.
   *[other] Das freie Grenzland von { $who } wird: { $kind }.
}
met-raid = { $who ->
    [Du] Du entscheidest dich
   *[other] { $who } entscheidet sich
} für einen Raubzug.
met-battle = { $who ->
    [Du] Du entscheidest dich
   *[other] { $who } entscheidet sich
} für die Schlacht.
has-chosen = { $who ->
    [Du] Du hast gewählt.
   *[other] { $who } hat gewählt.
}
chose = { $who ->
    [Du] Du wählst
   *[other] { $who } wählt
} { $choice ->
    [attack] den Angriff
   *[defend] die Verteidigung
}.
staked = { $who ->
    [Du] Bei dir ist umkämpft
   *[other] Bei { $who } ist umkämpft
}: { $kind }.
spy-used = { $who ->
    [Du] Du setzt einen Spion ein
   *[other] { $who } setzt einen Spion ein
}{ $window ->
    [W1] : Das andere Reich soll zuerst und offen wählen.
    [W3] : Das Szenario soll neu gewürfelt werden.
    [W4] : Der Austausch soll neu gewürfelt werden.
   *[other] .
}
spy-silences = { $who ->
    [Du] Du setzt einen Spion ein
   *[other] { $who } setzt einen Spion ein
}: { $kind } zählt in dieser Schlacht nicht.
spy-canceled = { $who ->
    [Du] Du hebst
   *[other] { $who } hebt
} das mit einem eigenen Spion auf.
spy-gained = { $who ->
    [Du] Du bekommst einen Spion dazu und hast
   *[other] { $who } bekommt einen Spion dazu und hat
} jetzt { $count ->
    [one] einen
   *[other] { $count }
}.
no-exchange = { $who ->
    [Du] Du verzichtest
   *[other] { $who } verzichtet
} auf den Austausch.
exchanged = { $who ->
    [Du] Du setzt stattdessen ein
   *[other] { $who } setzt stattdessen ein
}: { $kind }.
kept-stake = { $who ->
    [Du] Du lässt
   *[other] { $who } lässt
} das umkämpfte Territorium, wie es ist.
offered = { $who ->
    [Du] Du bietest an
   *[other] { $who } bietet an
}: { $kind }.
listed = { $who ->
    [Du] Du nutzt
   *[other] { $who } nutzt
} in diesem Raubzug: { $kind }.
warbands = Warbands: Löwe { $lion } Punkte, Drache { $dragon }.
declared = { $who ->
    [Du] Du führst
   *[other] { $who } führt
} { $points } Punkte ins Feld.
proposed = { $who ->
    [Du] Du schlägst
   *[other] { $who } schlägt
} als Szenario vor: { $scenario }.
agreed = { $who ->
    [Du] Du bist
   *[other] { $who } ist
} einverstanden. Das Szenario ist { $scenario }.
not-agreed = { $who ->
    [Du] Du lehnst
   *[other] { $who } lehnt
} ab: Statt { $scenario } wird gewürfelt.
road = { $who ->
    [Du] Du nutzt
   *[other] { $who } nutzt
} die Heerstraße: Das Szenario wird neu gewürfelt.
leave-out-yes = { $who ->
    [Du] Du würdest
   *[other] { $who } würde
} das Gelände frei aufbauen.
leave-out-no = { $who ->
    [Du] Du möchtest
   *[other] { $who } möchte
} das Gelände auswürfeln.
left-out = Das Gelände wird frei aufgebaut, ohne zu würfeln.
picked = { $who ->
    [Du] Du legst
   *[other] { $who } legt
} als Nächstes: { $piece }.
no-piece = { $who ->
    [Du] Du legst
   *[other] { $who } legt
} hier kein Teil.
hills = { $who ->
    [Du] Du nutzt
   *[other] { $who } nutzt
} das Hügelland: Die Position wird neu gewürfelt.
placed = { $who ->
    [Du] Du legst
   *[other] { $who } legt
}: { $piece } bei { $x }″ / { $y }″.
moor = { $who ->
    [Du] Du nutzt
   *[other] { $who } nutzt
} das Moor: Das Teil bleibt liegen.
shifted = { $who ->
    [Du] Du verschiebst
   *[other] { $who } verschiebt
}: { $piece } nach { $x }″ / { $y }″.
removed = { $who ->
    [Du] Du entfernst
   *[other] { $who } entfernt
}: { $piece }.
boast-picked = Du wählst { $boast }.
boasts = { $who ->
    [Du] Du hast
   *[other] { $who } hat
} { $count ->
    [0] keine Boasts gewählt.
    [1] einen Boast gewählt:
   *[other] { $count } Boasts gewählt:
}
boast-shown = { $boast } (Wert { $value }).
told-fielded = { $who ->
    [Du] Du meldest:
   *[other] { $who } meldet:
} { $about ->
    [Du] du hattest
   *[other] { $about } hatte
} { $number } Punkte im Feld.
told-glory = { $who ->
    [Du] Du meldest:
   *[other] { $who } meldet:
} { $about ->
    [Du] du bekommst
   *[other] { $about } bekommt
} { $number } Ruhm aus dem Szenario.
told-heroes = { $who ->
    [Du] Du meldest:
   *[other] { $who } meldet:
} { $about ->
    [Du] du hast
   *[other] { $about } hat
} { $number ->
    [0] keinen Anführer oder Helden
    [one] einen Anführer oder Helden
   *[other] { $number } Anführer oder Helden
} getötet.
told-done = { $who ->
    [Du] Du meldest:
   *[other] { $who } meldet:
} „{ $boast }“ ({ $about }): { $number ->
    [0] misslungen
   *[other] geschafft
}.
confirmed = { $who ->
    [Du] Du bestätigst
   *[other] { $who } bestätigt
} die Meldung.
disputed = { $who ->
    [Du] Du bestreitest
   *[other] { $who } bestreitet
} die Meldung.
conceded = { $who ->
    [Du] Du gibst
   *[other] { $who } gibt
} die Schlacht auf.
no-result = Ihr konntet euch nicht auf eine Meldung einigen: Die Schlacht hat kein Ergebnis.
monastery = { $who ->
    [Du] Du nutzt
   *[other] { $who } nutzt
} das Kloster: { $what ->
    [event] Das Ereignis
   *[territory] Das Territorium
} wird neu gewürfelt.
unrest-tests = { $who ->
    [Du] Deine Unruhen treffen
   *[other] Die Unruhen bei { $who } treffen
}: { $kind }.
gained = { $who ->
    [Du] Du gewinnst
   *[other] { $who } gewinnt
}: { $kind }.
taken = { $who ->
    [Du] Du nimmst deinem Gegner ein Territorium ab
   *[other] { $who } erobert ein Territorium
}: { $kind }.
glory = { $who ->
    [Du] Du bekommst
   *[other] { $who } bekommt
} { $sum } Ruhm (Szenario { $scenario }, Helden { $heroes }, Boasts { $boast }, Underdog { $underdog }, gefasste Spione { $spy }, Territorien { $lands }).
battle-won = { $who ->
    [Du] Du gewinnst
   *[other] { $who } gewinnt
} die Schlacht.
battle-drawn = Unentschieden, und beide Reiche sind gleich groß: Niemand gewinnt etwas.
battle-drawn-small = { $who ->
    [Du] Unentschieden. Du hast das kleinere Reich, der Gewinn steht dir zu.
   *[other] Unentschieden. { $who } hat das kleinere Reich und erhält den Gewinn.
}
standing = Territorien: Löwe { $lion }, Drache { $dragon }. Ruhm: { $lion-glory } : { $dragon-glory }.
battle = Schlacht { $number }.
won = { $who ->
    [Du] Du gewinnst
   *[other] { $who } gewinnt
} die Kampagne durch { $decided ->
    [territories] Territorien
    [glory] Ruhm
   *[points] Warbandpunkte
}.
drawn = Die Kampagne endet unentschieden.

# Würfe
rolled-founding = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face }: { $kind }.
rolled-caught = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } für den Spion: { $caught ->
    [yes] gefasst, ein Ruhm für den Gegner
   *[no] nicht gefasst
}.
rolled-exchange = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } für den Austausch; nötig war { $needed } oder mehr.
rolled-attacker = { $attacker ->
    [Du] Ausgewürfelt: Im Szenario greifst du an.
   *[other] Ausgewürfelt: Im Szenario greift { $attacker } an.
}
rolled-scenario = Szenariowurf { $face }: { $scenario }.
rolled-position = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } für das Gelände: { $piece }.
rolled-answer = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } als Antwort.
rolled-strength = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } + { $bonus } = Stärke { $total }.
rolled-leader = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face }: Der gegnerische Anführer { $killed ->
    [yes] fällt
   *[no] überlebt
}.
rolled-boast = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } für „{ $boast }“: { $done ->
    [yes] geschafft
   *[no] misslungen
}.
rolled-territory = Territoriumswurf { $face }: { $what }.
rolled-event = Ereigniswurf { $face }. { $event }.
rolled-unrest = { $who ->
    [Du] Du würfelst
   *[other] { $who } würfelt
} { $face } für { $kind }: { $lost ->
    [yes] Es geht verloren
   *[no] Es bleibt
}.
rolled-inheritance = { $who ->
    [Du] Du erbst
   *[other] { $who } erbt
}: { $kind } ({ $face } gewürfelt).

# Fragen
prompt-over = Die Kampagne ist vorbei.
prompt-dice = Einen Moment, es wird gewürfelt …
prompt-both = Beide Reiche wählen gerade.
prompt-wait = { $who ->
    [lion] Der Löwe
   *[dragon] Der Drache
} entscheidet.
prompt-home-choice = Wähle dein Stammland.
prompt-kind-choice = Wozu machst du das freie Grenzland?
prompt-roll = { $what ->
    [founding] Würfle mit zwei Würfeln ein Territorium aus (zuerst die Zehner).
    [caught] Würfle für den Spion.
    [exchange] Würfle für den Austausch.
    [attacker] Beide würfeln; wer greift an? 1: wer zuerst gefragt wird, 2: der andere.
    [scenario] Würfle mit zwei Würfeln das Szenario aus (zuerst die Zehner).
    [position] Würfle für die Position.
    [answer] Würfle als Antwort.
    [strength] Würfle mit zwei Würfeln für deine Stärke und trag die Summe ein.
    [leader] Würfle für den gegnerischen Anführer.
    [territory] Würfle mit zwei Würfeln das Territorium aus (zuerst die Zehner).
    [event] Würfle mit zwei Würfeln das Ereignis aus und trag die Summe ein.
    [unrest] Würfle gegen die Unruhen.
   *[inheritance] Würfle mit zwei Würfeln die Erbschaft aus (zuerst die Zehner).
}
prompt-roll-boast = Würfle für deinen Boast: { $about }.
prompt-form-choice = Dein Gegner hat mindestens doppelt so viele Territorien. Raubzug oder Schlacht?
prompt-spy-choice = Einen Spion einsetzen? { $window ->
    [W1] Dein Gegner müsste zuerst und offen wählen.
    [W2] Nenne das Territorium, dessen Eigenschaft er ausschaltet.
    [W3] Das Szenario würde neu gewürfelt.
   *[W4] Der Austausch würde neu gewürfelt.
}
prompt-cancel-choice = Willst du mit einem eigenen Spion den deines Gegners aufheben?
prompt-choosing = Angriff oder Verteidigung?
prompt-naming-theirs = Um welches Territorium deines Gegners kämpfst du?
prompt-naming-own = Welches deiner Territorien setzt du ein?
prompt-exchange-choice = Willst du würfeln, um das umkämpfte Territorium auszutauschen?
prompt-exchange-pick = Welches Territorium tritt an seine Stelle?
prompt-offer-choice = Welches Territorium bietest du an?
prompt-list-choice = Welche Eigenschaften zählen in diesem Raubzug? Noch { $left } möglich.
prompt-declare-choice = Mit wie vielen Punkten trittst du an?
prompt-propose-choice = Schlag ein Szenario vor, oder lass es auswürfeln.
prompt-accept-choice = Dein Gegner schlägt { $scenario } vor. Einverstanden?
prompt-road-choice = Heerstraße: Soll das Szenario neu gewürfelt werden?
prompt-leave-out-choice = Den Geländewurf weglassen? Dazu müsst ihr beide einverstanden sein.
prompt-piece-choice = { $sort ->
    [forest] Großer Wald: einen zusätzlichen Wald legen?
    [mandatory] Wähle ein Pflichtteil.
   *[optional] Wähle ein optionales Teil oder verzichte darauf.
}
prompt-again-choice = { $die } für { $piece }. Hügelland: noch einmal würfeln?
prompt-place-choice = Lege { $piece } in den Bereich der { $die }.
prompt-keep-choice = Dein Gegner hat eine { $die } gegen dein Teil gewürfelt ({ $piece }). Das Moor nutzen?
prompt-shift-choice = { $die }: Du darfst { $die ->
    [6] das Teil entfernen ({ $piece })
   *[other] das Teil um bis zu 6″ verschieben ({ $piece })
}.
prompt-boasting = { $count ->
    [0] Wähle Boasts und Quests oder verzichte darauf.
   *[other] { $count } gewählt. Noch einen, oder fertig?
}
prompt-confirming = Stimmt die Meldung?
prompt-report-fielded = { $about ->
    [Du] Wie viele Punkte hattest du im Feld?
   *[other] Wie viele Punkte hatte { $about } im Feld?
}
prompt-report-glory = { $about ->
    [Du] Wie viel Ruhm bekommst du aus dem Szenario?
   *[other] Wie viel Ruhm bekommt { $about } aus dem Szenario?
}
prompt-report-heroes = { $about ->
    [Du] Wie viele gegnerische Anführer und Helden hast du getötet?
   *[other] Wie viele gegnerische Anführer und Helden hat { $about } getötet?
}
prompt-report-done = { $about ->
    [Du] Hast du „{ $boast }“ geschafft?
   *[other] Hat { $about } „{ $boast }“ geschafft?
}
prompt-monastery-choice = Kloster: { $what ->
    [event] das Ereignis neu würfeln lassen? { $event }.
   *[territory] das Territorium neu würfeln lassen?
}
prompt-unrest-choice = Unruhen: Welches Territorium wird geprüft?
prompt-gain-choice = Nimmst du das umkämpfte Territorium oder das ausgewürfelte?

# Vorschau
preview-property = { $kind }: { $text }
preview-sizes = Deine Territorien: { $mine } → { $mine-after }. Die deines Gegners: { $theirs } → { $theirs-after }.
preview-points = { $points } Punkte im Feld. Dein Gegner bekommt dafür { $glory } Ruhm.
preview-scenario = { $scenario }: { $aim }
preview-boast = { $text } Gelingt es, bringt es { $value } Ruhm, sonst { $fail }.
preview-choice = { $choice ->
    [attack] Gegen einen Verteidiger nennst du eines seiner Territorien und setzt selbst keines ein.
   *[defend] Gegen einen Angreifer kannst du würfeln, um das umkämpfte Territorium auszutauschen.
}
preview-concede = Dein Gegner bekommt 5 Ruhm aus dem Szenario, du keinen.
preview-exchange = Gelingt bei { $needed } oder mehr: { $chances } von 6.

# warum nicht
why-over = Die Kampagne ist vorbei.
why-chosen = Du hast gewählt. Dein Gegner wählt noch.
why-dice = Es wird gerade gewürfelt.
why-wait = Jetzt entscheidet { $who ->
    [lion] der Löwe
   *[dragon] der Drache
}.
why-points = Du kannst von der Punktzahl der kleineren Warband bis zu deiner eigenen alles wählen.
why-scenario = { $scenario } kann nur vorschlagen, wer zuerst gefragt wird, und nur einmal.
why-band = Das Teil muss im Bereich der { $die } liegen und darf kein anderes berühren.
why-shift = Ein Teil lässt sich um bis zu 6″ verschieben und darf kein anderes berühren.
why-piece = Dieses Teil steht nicht mehr zur Wahl.
why-face = Das können die Würfel hier nicht zeigen. Muss neu gewürfelt werden, trag den letzten Wurf ein.
why-gain = Du kannst nicht auf beide Territorien verzichten.
why-form = Für einen Raubzug muss dein Gegner mindestens doppelt so viele Territorien haben, und gewählt wird nur einmal.
why-rolled = Das ausgewürfelte Territorium gibt es erst nach der Schlacht.
why-choice = Angriff oder Verteidigung wird einmal gewählt, und nicht bei einem Raubzug.
why-not-now = Danach wird gerade nicht gefragt.
why-not-staked = { $kind } hat dein Gegner nicht eingesetzt.
why-spy = Gegen { $kind } kannst du jetzt keinen Spion einsetzen.
why-other-realm = { $kind } gehört hier dem falschen Reich.
why-list = { $kind } bringt Punkte, hat keine Eigenschaft für einen Raubzug oder ist schon genannt.
why-locked = { $kind } ist in einer anderen Schlacht umkämpft.
why-home = { $kind } ist das Stammland. Es ist nicht umkämpft, solange das Reich ein anderes Territorium hat, und geht nie verloren.
why-unrest = { $kind } kommt nicht in Frage: Silberminen sind zuerst dran, und umkämpfte Territorien sind sicher.
why-offer = { $kind } kannst du nicht anbieten: Es muss ein Territorium sein, dessen Eigenschaft zählt.
why-fort = { $kind } kann nicht umkämpft werden, solange das Reich außer dem Stammland noch ein anderes hat.
why-already = { $kind } ist schon umkämpft.
why-kind = { $kind } geht nicht: Es ist einzigartig oder bringt mehr als einen Punkt.
why-boast-twice = „{ $boast }“ hast du schon gewählt.
why-boast-book = „{ $boast }“ gehört zum anderen Regelbuch.

# Dinge
thing-kind = { $name }
thing-form = { $name }
form-raid = Raubzug
form-battle = Schlacht
thing-answer = { $name }
answer-yes = Ja
answer-no = Nein
thing-choice = { $name }
choice-attack = Angriff
choice-defend = Verteidigung
thing-territory = { $name }
thing-points = { $name } Punkte
thing-scenario = { $name }
thing-terrain = { $name }
terrain-wood = Wald
terrain-hill = Hügel
terrain-rough = Schwieriges Gelände
terrain-ruin = Ruine
terrain-marsh = Sumpf
terrain-building = Gebäude
terrain-hedge = Hecke
thing-at = Bei { $name } Zoll
thing-remove = Das Teil entfernen
thing-boast = { $name }
thing-fielded = { $name } Punkte im Feld
thing-glory = { $name } Ruhm
thing-heroes = { $name } getötet
thing-done = { $name ->
    [0] Misslungen
   *[other] Geschafft
}
thing-concede = Die Schlacht aufgeben
thing-rolled = Das ausgewürfelte Territorium
thing-roll = { $name } gewürfelt

kind-village = Dorf
kind-farmland = Ackerland
kind-market_town = Marktflecken
kind-silver_mine = Silbermine
kind-harbour = Hafen
kind-castle = Burg
kind-forest = Großer Wald
kind-hills = Hügelland
kind-moor = Moor
kind-bridge = Flussübergang
kind-highroad = Heerstraße
kind-watchtower = Wachturm
kind-monastery = Kloster
kind-tavern = Schänke am Kreuzweg
kind-tilt_yard = Turnierplatz
kind-stud_farm = Gestüt
kind-armoury = Rüstkammer
kind-archery_butts = Schießplatz
kind-shrine = Schrein der Alten
kind-wizards_tower = Turm des Zauberers
kind-barrow = Hügelgräber
kind-border_fort = Grenzfeste
kind-royal_road_toll = Königlicher Zoll
kind-winners_choice = Freies Grenzland
scenario-DR-A = Blutbad auf der Ebene des Verderbens (DR-A)
scenario-DR-B = Der Schatz (DR-B)
scenario-DR-C = Durchbruch (DR-C)
scenario-DR-D = Die Ruine (DR-D)
scenario-DR-E = Das Ungeheuer (DR-E)
scenario-DR-F = Die Kristalle (DR-F)
scenario-LR-A = Blutbad (LR-A)
scenario-LR-B = Das Unhaltbare halten (LR-B)
scenario-LR-C = Der Flüchtling (LR-C)
scenario-LR-D = Ein gemütlicher Spaziergang (LR-D)
scenario-LR-E = Haltet stand (LR-E)
scenario-LR-F = Wurst mit Senf (LR-F)
scenario-LR-G = Der Tross (LR-G)
scenario-LR-H = Der Bote (LR-H)
scenario-LR-I = Steuertag (LR-I)
scenario-LR-J = Nachbarschaftsbesuch (LR-J)
scenario-LR-K = Hammer und Amboss (LR-K)
scenario-LR-L = Blutfehde (LR-L)
boast-first_blow = Erster Schlag (1)
boast-make_them_run = Sie sollen laufen (1)
boast-challenge = Herausforderung (1)
boast-three_in_a_turn = Drei auf einen Streich (1)
boast-mighty_blow = Gewaltiger Schlag (2)
boast-named_unit = Die genannte Einheit (2)
boast-burn_homes = Ihre Häuser sollen brennen (2)
boast-cleave_in_half = Mittendurch (3)
boast-slay_leader = Tod dem Anführer (3)
boast-three_battered = Drei angeschlagen (3)
boast-steady = Standhaft (3)
boast-no_magic = Ohne Magie (3)

# der Trainer
coach-warbands = Deine Warband hat { $own } Punkte, die deines Gegners { $theirs }. Mehr Punkte helfen im Kampf; zu viele mehr bringen ihm Ruhm.
coach-strength = Du zählst { $own } zu deinen zwei Würfeln, dein Gegner { $theirs } zu seinen. Die stärkere Seite bekommt den Ruhm des Szenarios.
coach-prize = Du kämpfst um: { $kind }.
coach-stake = Von dir steht auf dem Spiel: { $kind }.
coach-realms = Du hast { $own } Territorien, dein Gegner { $theirs }; { $battles ->
    [0] dies ist eine Schlacht einer Saison.
    [one] es gibt nur diese Schlacht.
   *[other] dies ist Schlacht { $number } von { $battles }.
}
coach-raid = Im Raubzug stellen beide { $points } Punkte, wie groß die Reiche auch sind.
coach-battle = In der Schlacht zählen deine Territorien; im Raubzug hätten beide { $points } Punkte.
coach-attack = Als Angreifer stellst du { $attack } Punkte, als Verteidiger { $defend }. Greifst nur du an, steht kein Territorium von dir auf dem Spiel.
coach-defend = Als Verteidiger stellst du { $defend } Punkte, als Angreifer { $attack }. Wer einen Angriff abwehrt, kämpft mit einem Bonus.
coach-worth = { $kind }: { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
} für die Warband, { $quick ->
    [0] nichts
   *[other] { $quick }
} für den schnellen Kampf.
coach-stakes-least = Setze ein, was du am leichtesten entbehrst.
coach-gains = Danach hast du { $own } Territorien, dein Gegner { $theirs }.
coach-declare = Mit { $points } Punkten zählst du { $own } zu deinen Würfeln, dein Gegner { $theirs }.
coach-underdog = Dein Gegner bekommt { $glory } Ruhm, weil er gegen die größere Warband kämpft.
coach-scenario = { $scenario }: { $more ->
    [0] hilft keiner Seite.
   *[other] Der Angreifer zählt { $more } zu den Würfeln, und { $attacker ->
        [you] du greifst an
       *[they] dein Gegner greift an
    }.
}
coach-exchange = Bei { $good } von { $faces } Würfen kannst du ein anderes Territorium einsetzen.
coach-boast = { $boast }: Etwa { $good } von { $faces } Würfen gelingen; dann bringt es { $value } Ruhm.
coach-boast-fails = Misslingt es, zählt es { $fail }.
coach-no-boast = Noch ein Boast kostet mehr, als es verspricht: Ein misslungenes zählt { $fail }.
coach-terrain = Im schnellen Kampf ändert das Gelände nichts: Jeder Platz ist recht.
coach-yes = Das kostet wenig und kann dir hier nur nützen.
coach-no = Heb es dir auf: Später nützt es dir mehr.
coach-if-attack = Greift auch dein Gegner an, setzt jeder von euch ein Territorium ein.
coach-if-defend = Greift dein Gegner an, steht eines deiner Territorien auf dem Spiel.
coach-may-lose = Verlierst du den Kampf, verlierst du { $kind }.
puzzles-none = Die Schlachten entscheiden Würfel, und kaum eine Entscheidung hat einen Zug, der deutlich der beste ist. Darum gibt es keine Rätsel.
