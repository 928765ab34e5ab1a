# Medieval Battle auf Deutsch.

title = Medieval Battle
tagline = Reine Taktik ohne Glück: Gelände, Kavallerie, Piken und Bögen.
duration = Eine Stunde
kind = Taktische Schlacht
side-red = Rot
side-yellow = Gelb

option-size = Schlachtfeld
option-size-standard = Standard: 20 Punkte, 5 zum Sieg
option-size-large = Groß: 30 Punkte, 6 zum Sieg
option-map = Karte
option-map-default = Vorgegebene Karte
option-map-random = Zufällig
option-map-built = Ihr legt sie abwechselnd
option-dismounting = Absitzen
option-dismounting-on = Kavallerie kann absitzen
option-dismounting-off = Kavallerie bleibt zu Pferd
option-edition = Ausgabe
option-edition-standard = Standard: Karten und Module teils nachempfunden

# Namen der Einheiten und der Orte außerhalb des Spielfelds
unit-HC = Schwere Kavallerie
unit-LC = Leichte Kavallerie
unit-MA = Berittene Bogenschützen
unit-HI = Schwere Infanterie
unit-LI = Leichte Infanterie
unit-PK = Pikeniere
unit-LB = Langbogenschützen
unit-AR = Bogenschützen
unit-BG = Tross
from-held = Reserve
from-X = Modul X
from-Y = Modul Y
from-Z = Modul Z
from-U = Modul U
from-V = Modul V

# Verlauf: vor der Schlacht
laid = { $who ->
    [you] Du legst { $piece }.
    [red] Rot legt { $piece }.
    [yellow] Gelb legt { $piece }.
   *[chance] Kartenteil { $piece } wird gezogen.
}
chose-mounted = Du hast deine Kavallerie ausgewählt.
has-recruited = { $who ->
    [you] Deine Armee steht fest.
    [red] Rot hat eine Armee ausgewählt.
   *[yellow] Gelb hat eine Armee ausgewählt.
}
army = { $who ->
    [you] Deine Armee
    [red] Die Armee von Rot
   *[yellow] Die Armee von Gelb
}{ $HC ->
    [0] { "" }
   *[other] { " · " }{ $HC } × Schwere Kavallerie
}{ $LC ->
    [0] { "" }
   *[other] { " · " }{ $LC } × Leichte Kavallerie
}{ $MA ->
    [0] { "" }
   *[other] { " · " }{ $MA } × Berittene Bogenschützen
}{ $HI ->
    [0] { "" }
   *[other] { " · " }{ $HI } × Schwere Infanterie
}{ $LI ->
    [0] { "" }
   *[other] { " · " }{ $LI } × Leichte Infanterie
}{ $PK ->
    [0] { "" }
   *[other] { " · " }{ $PK } × Pikeniere
}{ $LB ->
    [0] { "" }
   *[other] { " · " }{ $LB } × Langbogenschützen
}{ $AR ->
    [0] { "" }
   *[other] { " · " }{ $AR } × Bogenschützen
}
deployed = { $who ->
    [you] Du stellst auf:
    [red] Rot stellt auf:
   *[yellow] Gelb stellt auf:
} { $unit } auf { $hex }.
held-back = { $who ->
    [you] Du hältst den Rest deiner Armee zurück.
    [red] Rot hält den Rest der Armee zurück.
   *[yellow] Gelb hält den Rest der Armee zurück.
}

# Verlauf: die Schlacht
moved = { $who ->
    [you] Du ziehst:
    [red] Rot zieht:
   *[yellow] Gelb zieht:
} { $unit } von { $hex } nach { $to }.
moved-across = { $who ->
    [you] Du ziehst:
    [red] Rot zieht:
   *[yellow] Gelb zieht:
} { $unit } von { $hex } über { $over } nach { $to }.
went-out-and-back = { $who ->
    [you] Du ziehst:
    [red] Rot zieht:
   *[yellow] Gelb zieht:
} { $unit } von { $hex } hin und zurück.
merged = { $who ->
    [you] Du legst zusammen:
    [red] Rot legt zusammen:
   *[yellow] Gelb legt zusammen:
} { $unit } von { $hex } mit der Einheit auf { $to }.
merged-across = { $who ->
    [you] Du legst zusammen:
    [red] Rot legt zusammen:
   *[yellow] Gelb legt zusammen:
} { $unit } von { $hex } über { $over } mit der Einheit auf { $to }.
dismounted = { $who ->
    [you] Du lässt absitzen:
    [red] Rot lässt absitzen:
   *[yellow] Gelb lässt absitzen:
} { $unit } auf { $hex }.
ended-move = { $who ->
    [you] Dein Zug
    [red] Der Zug von Rot
   *[yellow] Der Zug von Gelb
} endet: { $unit } auf { $hex }.
attacked = { $who ->
    [you] Du greifst an:
    [red] Rot greift an:
   *[yellow] Gelb greift an:
} { $unit } ({ $hex }) gegen { $enemy } ({ $to }).
stood = { $who ->
    [you] Du hältst stand:
    [red] Rot hält stand:
   *[yellow] Gelb hält stand:
} { $unit } auf { $hex }.
retreated = { $who ->
    [you] Du ziehst dich zurück:
    [red] Rot zieht sich zurück:
   *[yellow] Gelb zieht sich zurück:
} { $unit } von { $hex } nach { $to }.
left = { $who ->
    [you] Du verlässt das Schlachtfeld:
    [red] Rot verlässt das Schlachtfeld:
   *[yellow] Gelb verlässt das Schlachtfeld:
} { $unit } von { $hex }.
stopped = { $who ->
    [you] Du greifst nicht weiter an:
    [red] Rot greift nicht weiter an:
   *[yellow] Gelb greift nicht weiter an:
} { $unit } auf { $hex }.
fought = { $unit } ({ $hex }) gegen { $enemy } ({ $to }): Der Angreifer verliert { $lost ->
    [0] niemanden
    [one] 1 Ritter
   *[other] { $lost } Ritter
}, der Verteidiger { $dead ->
    [yes] ist vernichtet
   *[no] verliert { $killed ->
        [0] niemanden
        [one] 1 Ritter
       *[other] { $killed } Ritter
    }
}.
shot = { $who ->
    [you] Du schießt:
    [red] Rot schießt:
   *[yellow] Gelb schießt:
} { $unit } ({ $hex }) auf { $enemy } ({ $to }): { $dead ->
    [yes] vernichtet.
   *[no] { $killed ->
        [0] kein Verlust.
        [one] 1 Ritter verloren.
       *[other] { $killed } Ritter verloren.
    }
}
shot-at-baggage = { $who ->
    [you] Du schießt:
    [red] Rot schießt:
   *[yellow] Gelb schießt:
} { $unit } ({ $hex }) auf { $enemy } ({ $to }).
baggage-turned = { $who ->
    [you] Dein Tross
    [red] Der Tross von Rot
   *[yellow] Der Tross von Gelb
} auf { $to } ist nicht mehr befestigt.
baggage-destroyed = { $who ->
    [you] Dein Tross
    [red] Der Tross von Rot
   *[yellow] Der Tross von Gelb
} auf { $to } ist zerstört.
rallied = { $who ->
    [you] Du sammelst
    [red] Rot sammelt
   *[yellow] Gelb sammelt
} die Truppen: { $left ->
    [0] Kein Zeitmarker ist übrig.
    [one] 1 Zeitmarker ist übrig.
   *[other] { $left } Zeitmarker sind übrig.
}
entered = { $who ->
    [you] Du bringst ins Spiel:
    [red] Rot bringt ins Spiel:
   *[yellow] Gelb bringt ins Spiel:
} { $unit } auf { $hex } ({ $from }).
no-more-enter = { $who ->
    [you] Du bringst
    [red] Rot bringt
   *[yellow] Gelb bringt
} keine weiteren Einheiten ins Spiel.
passed = { $who ->
    [you] Du passt.
    [red] Rot passt.
   *[yellow] Gelb passt.
}
took-flag = { $who ->
    [you] Du eroberst
    [red] Rot erobert
   *[yellow] Gelb erobert
} die Flagge auf { $hex } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
end-points = Die Schlacht ist entschieden: Rot { $red }, Gelb { $yellow }.
end-spent = Keine Zeitmarker und keine Bewegungspunkte mehr: Rot { $red }, Gelb { $yellow }.
end-passes = Beide haben gepasst: Rot { $red }, Gelb { $yellow }.
won-by-points = { $who ->
    [you] Du gewinnst
    [red] Rot gewinnt
   *[yellow] Gelb gewinnt
} nach Punkten.
won-by-value = { $who ->
    [you] Du gewinnst
    [red] Rot gewinnt
   *[yellow] Gelb gewinnt
}: gleich viele Punkte, aber die wertvollere Armee auf dem Feld.
drawn = Gleich viele Punkte und gleich starke Armeen: unentschieden.

# Aufforderungen
prompt-over = Die Schlacht ist vorbei.
prompt-chance = Die Karte wird gelegt.
prompt-wait = { $who ->
    [red] Rot ist am Zug.
   *[yellow] Gelb ist am Zug.
}
prompt-wait-both = Beide wählen ihre Armee.
prompt-wait-army = Deine Armee steht fest. Warten auf deinen Gegner.
prompt-build-letter = Auf welcher Seite der Außenmodule spielt ihr?
prompt-build-inner = Lege ein Innenmodul.
prompt-build-outer = Lege das nächste Außenmodul.
prompt-build-filler = Lege das nächste Ergänzungsmodul.
prompt-mounted = Rekrutiere deine Kavallerie.
prompt-on-foot = Rekrutiere deine Fußtruppen.
prompt-baggage = Stell deinen Tross auf.
prompt-deploy = { $left ->
    [one] Stell deine letzte Einheit auf oder halte sie zurück.
   *[other] Stell eine Einheit auf oder halte die restlichen { $left } zurück.
}
prompt-turn = Du bist am Zug: Zieh, greif an oder schieß mit einer Einheit, sammle deine Truppen oder passe.
prompt-turn-last = Dein Gegner hat gepasst. Passt du auch, endet die Schlacht.
prompt-ending = { $unit } auf { $hex }: Wie endet der Zug?
prompt-answering = { $unit } auf { $hex } wird angegriffen ({ $enemy }). Standhalten oder zurückziehen?
prompt-pursuing = { $unit } hat { $hex } eingenommen. Noch einmal angreifen?
prompt-entering = Bring wartende Einheiten neben deinem Tross ins Spiel oder beende das Sammeln.

# was man berühren kann: thing-<Art>; $name ist der Name oder sein Wort
thing-letter = Seite { $name }
thing-module = Modul { $name }
thing-turn = { $name ->
    [0] Nicht gedreht
   *[other] { $name } × 60° gedreht
}
thing-way = { $name }
way-forward = Vorwärts
way-reversed = Umgekehrt
thing-HC = { $name } × Schwere Kavallerie
thing-LC = { $name } × Leichte Kavallerie
thing-MA = { $name } × Berittene Bogenschützen
thing-HI = { $name } × Schwere Infanterie
thing-LI = { $name } × Leichte Infanterie
thing-PK = { $name } × Pikeniere
thing-LB = { $name } × Langbogenschützen
thing-AR = { $name } × Bogenschützen
thing-unit = { $name }
thing-knights = { $name ->
    [one] 1 Ritter
   *[other] { $name } Ritter
}
thing-from = { $name }
thing-hex = { $name }
thing-over = Über { $name }
thing-attack = Angreifen
thing-shoot = Schießen
thing-dismount = Absitzen
thing-rally = Sammeln
thing-pass = Passen
thing-stop = Hier bleiben
thing-stand = Standhalten
thing-leave = Das Schlachtfeld verlassen
thing-done = Fertig

# Vorschau
preview-army = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} für { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}
preview-points = Bewegungspunkte: { $before } → { $after }.
preview-dismount = Wird zu: { $unit }.
preview-merge = Aus zwei angeschlagenen Einheiten wird eine volle.
preview-leave = Kostet 1 Punkt. Die Einheit kann beim Sammeln zurückkehren.
preview-rally = Alle deine Einheiten erhalten ihre Punkte zurück. Übrige Zeitmarker: { $left }
preview-may-retreat = { $count ->
    [one] Dein Gegner kann standhalten oder sich zurückziehen.
   *[other] Dein Gegner kann standhalten oder sich zurückziehen ({ $count } Möglichkeiten).
}
preview-baggage-turned = Der Tross wird umgedreht.
preview-baggage-destroyed = Der Tross wird zerstört: 3 Punkte.
preview-card = Karte { $lost }:{ $killed }
factor-knights = { $sign }zwei Ritter gegen einen
factor-height = { $sign }höherer Standort
factor-bad-ground = { $sign }schlechtes Gelände für Kavallerie
factor-forest = { $sign }Ziel im Wald
preview-result = ergibt { $lost }:{ $killed }.
preview-shot = das Ziel verliert { $killed }.
preview-last-pass = Das ist der zweite Pass: Die Schlacht endet { $red }:{ $yellow }. { $winner ->
    [you] Du gewinnst{ $decided ->
        [value] , denn deine Armee auf dem Feld ist mehr wert.
       *[other] .
    }
    [they] Dein Gegner gewinnt{ $decided ->
        [value] , denn seine Armee auf dem Feld ist mehr wert.
       *[other] .
    }
   *[nobody] Unentschieden.
}

# Ablehnungen
why-over = Die Schlacht ist vorbei. [{ $rule }]
why-not-your-turn = Du bist nicht am Zug. [{ $rule }]
why-piece = Dieses Teil kann jetzt nicht gelegt werden. [{ $rule }]
why-build = Lege zuerst ein Kartenteil. [{ $rule }]
why-army-chosen = Deine Armee steht fest. [{ $rule }]
why-recruit = Eine Armee kostet genau { $points } Punkte: erst die Kavallerie, dann die Fußtruppen. [{ $rule }]
why-longbowmen = Auf dieser Karte darf eine Armee höchstens { $most ->
    [one] eine Einheit
   *[other] { $most } Einheiten
} Langbogenschützen haben. [{ $rule }]
why-counters = Davon gibt es nur { $most }. [{ $rule }]
why-deploy = Wähle eine Einheit und ein Feld oder halte den Rest zurück. [{ $rule }]
why-baggage-first = Zuerst wird der Tross aufgestellt. [{ $rule }]
why-not-waiting = Eine solche Einheit hast du nicht mehr. [{ $rule }]
why-off-map = Dieses Feld liegt außerhalb. Nur eine angegriffene Einheit kann das Schlachtfeld verlassen. [{ $rule }]
why-occupied = Auf diesem Feld steht eine Einheit. [{ $rule }]
why-near-flag = Zu nah an einer Flagge: Der Abstand muss mindestens 3 sein. [{ $rule }]
why-near-baggage = Zu nah am Tross des Gegners: Der Abstand muss mindestens 3 sein. [{ $rule }]
why-baggage-ground = Der Tross kann nur in der Ebene stehen. [{ $rule }]
why-mountain = Kavallerie kann Berge weder betreten noch angreifen. [{ $rule }]
why-no-marker = Du hast keinen Zeitmarker mehr. [{ $rule }]
why-action = Wähle eine deiner Einheiten und was sie tut, sammle oder passe. [{ $rule }]
why-no-unit = Auf diesem Feld steht keine Einheit. [{ $rule }]
why-not-yours = Diese Einheit gehört dir nicht. [{ $rule }]
why-no-dismount = Diese Einheit kann jetzt nicht absitzen. [{ $rule }]
why-no-points = Diese Einheit hat keine Bewegungspunkte mehr. [{ $rule }]
why-cannot-act = Diese Einheit kann jetzt nichts tun. [{ $rule }]
why-no-enemy = Auf diesem Feld steht kein Gegner. [{ $rule }]
why-no-way-back = Für hin und zurück reichen die Punkte dieser Einheit nicht. [{ $rule }]
why-too-far = Nicht erreichbar: Die Einheit hat { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}. [{ $rule }]
why-zone = Nicht erreichbar: Wer eine gegnerische Kontrollzone betritt, muss anhalten. [{ $rule }]
why-no-merge = Zusammenlegen kann man nur zwei Einheiten einer Art mit je einem Ritter. [{ $rule }]
why-cross-zone = Über eine Einheit in einer gegnerischen Kontrollzone kann man nicht hinwegziehen. [{ $rule }]
why-cross-points = Die überquerte Einheit braucht einen Bewegungspunkt. [{ $rule }]
why-cross = So kann die Einheit nicht über eigene Einheiten ziehen, oder es geht mit weniger Punkten. [{ $rule }]
why-baggage-attacks = Der Tross kann weder angreifen noch schießen. [{ $rule }]
why-not-beside = Angreifen kann man nur einen Gegner auf einem Nachbarfeld. [{ $rule }]
why-attack-cost = Das Feld zu betreten kostet { $cost }, die Einheit hat aber { $points }. [{ $rule }]
why-other-zone = Nach dem Betreten einer Kontrollzone kannst du nur eine Einheit angreifen, der die Zone gehört. [{ $rule }]
why-no-shooter = Diese Einheit kann nicht schießen. [{ $rule }]
why-out-of-range = Zu weit: Diese Einheit schießt { $range ->
    [one] 1 Feld
   *[other] { $range } Felder
} weit. [{ $rule }]
why-no-sight = Die Sichtlinie ist versperrt. [{ $rule }]
why-ending = Wähle, wie dieser Zug endet. [{ $rule }]
why-no-leave = Hier kann die Einheit das Schlachtfeld nicht verlassen. [{ $rule }]
why-answer = Halte stand, zieh dich um ein Feld zurück oder verlasse das Schlachtfeld. [{ $rule }]
why-one-hex = Der Rückzug führt auf ein Nachbarfeld. [{ $rule }]
why-retreat-zone = Dieses Feld liegt in einer Kontrollzone des Angreifers. [{ $rule }]
why-retreat-points = Der Einheit fehlen die Punkte für dieses Feld. [{ $rule }]
why-pursuing = Greif von hier noch einmal an oder bleib stehen. [{ $rule }]
why-enter = Wähle eine wartende Einheit und ein Feld neben deinem Tross, oder beende das Sammeln. [{ $rule }]
why-on-the-way = Diese Einheit ist noch auf dem Rückweg. [{ $rule }]
why-not-beside-baggage = Einheiten treten neben dem Tross ein. [{ $rule }]

# was über ein Schlachtfeld zu sagen ist, bevor jemand darauf spielt

check-whole = { $count } Felder, keine Lücken, keine Überschneidungen
check-riders = { $lost ->
    [0] Kavallerie erreicht jedes Feld, das sie betreten kann
    [one] Ein Feld ist für Kavallerie unerreichbar
   *[other] { $lost } Felder sind für Kavallerie unerreichbar
}
check-wagons = { $lost ->
    [0] Der Tross erreicht jede Ebene
    [one] Eine Ebene ist für den Tross unerreichbar
   *[other] { $lost } Ebenen sind für den Tross unerreichbar
}
check-flags = Die Flaggen bringen zusammen { $flags } Punkte; { $winning } reichen zum Sieg
check-room = { $count } Felder zum Aufstellen, davon { $plain } Ebenen für den Tross; auf jedem Außenmodul mindestens { $least }
check-cover = { $bare ->
    [0] Wald auf allen Seiten
   *[other] Wenig Wald auf { $modules }: Geschmackssache
}

# der Trainer
coach-flags = Alle Flaggen zusammen sind { $flags } Punkte wert; { $winning } Punkte gewinnen die Schlacht.
coach-ground = Bisher sind { $plain } von { $hexes } Feldern Ebene; dort kommen alle am schnellsten voran.
coach-terrain = Berge sperren die Kavallerie aus. Wer auf Hügeln und Bergen steht, kämpft und schießt besser nach unten; Wald schützt vor Pfeilen.
coach-budget = { $spent ->
    [0] Deine Armee kostet genau { $points } Punkte: erst die Kavallerie, dann das Fußvolk.
   *[other] Deine Kavallerie kostet { $spent } von { $points } Punkten; { $left } bleiben für das Fußvolk.
}
coach-open = { $plain } von { $hexes } Feldern sind Ebene: gutes Gelände für Kavallerie.
coach-rough = Nur { $plain } von { $hexes } Feldern sind Ebene: Fußvolk und Bogenschützen nutzen die Deckung.
coach-pikes = Pikeniere halten Angriffe auf: Leichte Kavallerie, die sie angreift, verliert { $lost } und tötet { $killed }.
coach-baggage = Über deinen Tross kommen Reserven und geflohene Einheiten ins Feld. Wird er zerstört, bekommt dein Gegner { $points } Punkte.
coach-way = Die Flagge auf { $to } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}) ist { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} entfernt, am nächsten steht: { $unit } auf { $hex }.
coach-holding-back = { $units ->
    [one] Eine Einheit ist noch aufzustellen
   *[other] { $units } Einheiten sind noch aufzustellen
}. Was du zurückhältst, kann beim Sammeln neben deinem Tross ins Feld kommen.
coach-passed = Dein Gegner hat gepasst. Passt du auch, endet die Schlacht { $own }:{ $theirs }: { $winner ->
    [you] Du gewinnst.
    [they] Dein Gegner gewinnt.
   *[nobody] unentschieden.
}
coach-threatened = { $baggage ->
    [yes] Gefahr: { $enemy } (Feld { $from }) kommt an deinen Tross auf { $hex } heran.
   *[no] Gefahr für { $unit } auf { $hex }: { $shot ->
        [yes] Schuss
       *[no] Angriff
    } durch { $enemy } von { $from } (du verlierst { $killed }, dein Gegner { $lost }).
}
coach-can-take = Die Flagge auf { $to } kannst du jetzt erobern, mit { $unit } von { $hex }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-can-strike = { $baggage ->
    [yes] Den gegnerischen Tross auf { $hex } kannst du erreichen: { $enemy } auf { $from }.
   *[no] { $shot ->
        [yes] Möglicher Schuss
       *[no] Möglicher Angriff
    }: { $enemy } ({ $from }) gegen { $unit } auf { $hex } (du verlierst { $lost }, dein Gegner { $killed }).
}
coach-answering = Standhalten heißt sofort kämpfen. Ein Rückzug kostet Punkte, aber keine Ritter, und der Angreifer nimmt das Feld.
coach-entering = Wartende Einheiten können jetzt neben deinem Tross ins Feld kommen, mit allen Punkten.
coach-stage = Punkte: { $own } für dich, { $theirs } für deinen Gegner; { $winning } gewinnen. Sammeln kannst du { $markers ->
    [0] nicht mehr
    [one] noch einmal
   *[other] noch { $markers }-mal
}.

coach-piece = { $first ->
    [yes] Diese Seite der äußeren Module hat
   *[no] Das Teil bringt
} { $plain }-mal Ebene, { $forest }-mal Wald, { $hill }-mal Hügel und { $mountain }-mal Berg.
coach-riders = { $count ->
    [one] Eine berittene Einheit
   *[other] { $count } berittene Einheiten
} mit bis zu { $points } Bewegungspunkten: als Erste an den Flaggen.
coach-no-riders = Ohne Kavallerie bleiben alle Punkte für das Fußvolk, das überall hinkommt, auch auf Berge.
coach-mounted-bows = { $count ->
    [one] Eine davon schießt
   *[other] { $count } davon schießen
} vom Sattel aus: Das Ziel verliert Ritter, der Schütze nie.
coach-foot = { $count ->
    [one] Eine Einheit
   *[other] { $count } Einheiten
} zu Fuß für die Flaggen; gegen Kavallerie hilft ihnen unwegsames Gelände.
coach-bows = { $count ->
    [one] Eine Einheit schießt
   *[other] { $count } Einheiten schießen
}: Das Ziel kann einen Ritter verlieren, der Schütze nie.
coach-hold-back = Der Rest bleibt vorerst in Sicherheit und kommt beim Sammeln neben deinem Tross ins Feld.
coach-baggage-there = Auf { $hex } können bis zu { $count } Einheiten daneben ins Feld kommen.
coach-deploy-flag = { $unit } auf { $hex }: { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} bis zur Flagge auf { $to } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
coach-in-forest = Der Wald schützt vor Pfeilen, und Kavallerie greift dort schlecht an.
coach-on-height = { $mountain ->
    [yes] Auf dem Berg kann Kavallerie sie nicht angreifen, und sie kämpft besser nach unten.
   *[no] Die Höhe hilft im Kampf und beim Schießen.
}
coach-guards-baggage = Sie schützt deinen Tross, direkt daneben.
coach-enough = Keine wartende Einheit wird jetzt im Feld gebraucht.
coach-enters = { $unit } ({ $knights ->
    [one] { $knights } Ritter
   *[other] { $knights } Ritter
}): wieder im Feld, mit allen Bewegungspunkten.
coach-from-flag = Von dort { $distance ->
    [one] ist es ein Feld
   *[other] sind es { $distance } Felder
} bis zur Flagge auf { $to }.
coach-rally = Deine Einheiten bekommen { $points ->
    [one] einen Bewegungspunkt
   *[other] { $points } Bewegungspunkte
} zurück.
coach-may-enter = { $count ->
    [one] Eine wartende Einheit kann
   *[other] { $count } wartende Einheiten können
} neben deinem Tross ins Feld kommen.
coach-fortifies = Dein Tross ist wieder befestigt: Er übersteht noch einen Angriff.
coach-last-pass = Die Schlacht endet { $own }:{ $theirs }: { $winner ->
    [you] Du gewinnst.
    [they] Dein Gegner gewinnt.
   *[nobody] unentschieden.
}
coach-factors = { $knights ->
    [own] , zwei Ritter gegen einen
    [theirs] , ein Ritter gegen zwei
   *[none] { "" }
}{ $height ->
    [own] , von oben
    [theirs] , bergauf
   *[none] { "" }
}{ $ground ->
    [own] , schlechtes Gelände für ihre Kavallerie
    [theirs] , gegen Deckung
   *[none] { "" }
}
coach-fight = Kommt es zum Kampf mit { $enemy } auf { $to }: Du verlierst { $lost }, dein Gegner { $killed }{ $factors }. { $dead ->
    [yes] Die Einheit wird zerstört, und du nimmst ihr Feld.
   *[no] { "" }
}
coach-shot = Der Schuss auf { $enemy } ({ $to }): Dein Gegner verliert { $killed }{ $factors }, du niemanden. { $dead ->
    [yes] Die Einheit wird zerstört.
   *[no] { "" }
}
coach-clears = Das räumt die Flagge auf { $to }: Danach steht deine Einheit dort.
coach-presses = Das setzt die Einheit auf der Flagge ({ $to }) unter Druck.
coach-drives-off = Zieht sich die Einheit zurück, nimmst du { $hex } umsonst und darfst noch einmal angreifen.
coach-baggage-turned = Der Tross ist nicht mehr befestigt: Der nächste Angriff auf ihn bringt { $points } Punkte.
coach-baggage-destroyed = Das zerstört den gegnerischen Tross: { $points } Punkte, und keine Einheit kommt dort mehr ins Feld.
coach-stand = Hältst du stand: Du verlierst { $lost }, dein Gegner { $killed } ({ $enemy }).
coach-keeps-flag = Überlebt die Einheit, kommt dein Gegner nicht auf die Flagge ({ $to }).
coach-wins = Das gewinnt die Schlacht: Du hast { $own } Punkte.
coach-leaves = Die Einheit ist außerhalb des Felds in Sicherheit und kann beim Sammeln zurückkehren.
coach-on-foot = Abgesessen ({ $unit }) leidet sie nicht mehr unter schlechtem Gelände und kann auf Berge.
coach-merges = Aus zwei angeschlagenen Einheiten wird auf { $hex } eine volle.
coach-takes-flag = Erobert die Flagge auf { $to }{ $holder ->
    [theirs] { " " }von deinem Gegner
   *[open] { "" }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $own }.
coach-covers-flag = Steht auf deiner Flagge ({ $to }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): Dein Gegner muss sie erst vertreiben.
coach-can-then = { $now ->
    [yes] Von dort möglich:
   *[no] Im nächsten Zug möglich:
} { $baggage ->
    [yes] ein Schlag gegen den Tross auf { $hex }.
   *[no] { $shot ->
        [yes] Schuss auf
       *[no] Angriff auf
    } { $unit } ({ $hex }); du verlierst { $lost }, dein Gegner { $killed }.
}
coach-out-of-range = Außer Schussweite: { $enemy } auf { $from }{ $count ->
    [0] . Kein Gegner kann der Einheit dort schaden.
   *[other] .
}
coach-out-of-reach = Außer Reichweite: { $enemy } auf { $from }{ $count ->
    [0] . Kein Gegner kann der Einheit dort schaden.
   *[other] .
}
coach-climbs = { $hex } liegt höher: im Kampf und beim Schießen eine Spalte besser.
coach-nears-flag = Die Flagge auf { $to } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}) ist nur noch { $after ->
    [one] ein Feld
   *[other] { $after } Felder
} entfernt statt { $before }.
coach-stop = Hier zu enden kostet nichts; die Angriffe von diesem Feld bringen nichts ein.
coach-avoids = Du vermeidest einen Kampf, in dem du { $lost } verlierst und dein Gegner { $killed }{ $dead ->
    [yes] { " " }und deine Einheit zerstört wird.
   *[no] .
}

coach-without-baggage = Wird dein Tross zerstört, kommen wartende Einheiten nie mehr ins Feld.
coach-markers = { $left ->
    [0] Das war dein letztes Sammeln: Von jetzt an kommen keine Punkte zurück.
    [one] Danach kannst du noch einmal sammeln.
   *[other] Danach kannst du noch { $left }-mal sammeln.
}
coach-pass = Passt dein Gegner auch, endet die Schlacht { $own }:{ $theirs }: { $winner ->
    [you] Du gewinnst.
    [they] Dein Gegner gewinnt.
   *[nobody] unentschieden.
}
coach-costs = { $dead ->
    [yes] Kommt es zum Kampf, wird deine Einheit zerstört.
   *[no] Kommt es zum Kampf, kostet dich der Angriff { $lost ->
        [one] einen Ritter
       *[other] { $lost } Ritter
    }.
}
coach-slow = Zu Fuß hat die Einheit weniger Bewegungspunkte, und aufsitzen kann sie nicht mehr.
coach-loses = Damit ist die Schlacht verloren.
coach-can-be-struck = Dann möglich: { $shot ->
    [yes] Schuss
   *[no] Angriff
} durch { $enemy } ({ $from }) auf { $unit } ({ $hex }); { $dead ->
    [yes] die Einheit würde zerstört.
   *[no] du verlierst { $killed }, dein Gegner { $lost }.
}
coach-baggage-open = Dann ist dein Tross auf { $hex } erreichbar für { $enemy } ({ $from }).
coach-flag-open = Die Flagge auf { $to } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}) ist dann offen für { $unit } ({ $hex }).
