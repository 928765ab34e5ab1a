# Worte des Bretts, neben denen des Spiels.

board-name = Karte von England, Schlachtfeld, Reserven und Vorrat
board-extra = Karten
track-name = Runde { $round } von { $rounds }
track-round = Runde { $round }
phases-name = Stand der Runde
phase = { $name ->
    [deal] Karten
    [swap] Tausch
    [lay] Feldwahl
    [play] Befehle
    [battle] Schlacht
   *[keep] Ende
}
exchange = { $name ->
    [throw] Wurf
    [claim] Ansage
    [answer] Glauben?
    [caught] Aufdecken
   *[reply] Gegenwurf
}

# Orte
reserve = Reserve
supply = Vorrat
france = Frankreich
place = { $place ->
    [reserve-r] Reserve von Lancaster
    [reserve-w] Reserve von York
    [supply-r] Vorrat von Lancaster
    [supply-w] Vorrat von York
    [supply-f] Franzosen im Vorrat
    [half-r] Schlachtfeld, Hälfte von Lancaster
   *[half-w] Schlachtfeld, Hälfte von York
}
place-name = { $place }: { $count }{ $legal ->
    [yes] , wählbar
   *[no] {""}
}
half-count = { $own } und { $french } Franzosen
region-name = { region }: Lancaster { $lancaster }, York { $york }{ $controller ->
    [red] , Lancaster kontrolliert
    [white] , York kontrolliert
   *[none] , niemand kontrolliert
}{ $fought ->
    [yes] , Region der Schlacht von { $battle }
   *[no] {""}
}{ $legal ->
    [yes] , wählbar
   *[no] {""}
}
field-name = Schlachtfeld
field-laid = { $house ->
    [lancaster] gelegt von Lancaster
   *[york] gelegt von York
}
field-none = Wird in dieser Runde noch gewählt.
field-choosing = Beide legen verdeckt eine Karte.
committed = { $house ->
    [lancaster] Lancaster hat gewählt
   *[york] York hat gewählt
}
choosing = { $house ->
    [lancaster] Lancaster wählt
   *[york] York wählt
}
role-attacks = greift an
role-defends = verteidigt
dice-own = Deine Würfel hinter dem Schirm: { $dice }
dice-hidden = Drei Würfel hinter dem Schirm
dice-open = Würfel offen: { $dice }
dice-now = Die Würfel zeigen dann { $dice }.

# Karten
hand-name = Deine Karten
hand-empty = Keine Karte auf der Hand.
hand-whole = Alles lesen
hand-short = Kürzer
points = { $count ->
    [one] 1 Befehlspunkt
   *[other] { $count } Befehlspunkte
}
main-event = Ereignis:
secondary-event = Nebenereignis:
starting = Anfangstruppen: Lancaster { $lancaster }, York { $york }.
round-mark = { $mark ->
    [red] Runde { $round }: Nebenereignis offen für Lancaster.
    [white] Runde { $round }: Nebenereignis offen für York.
   *[outlined] Runde { $round }: Nebenereignis offen für beide Häuser.
}
card-given = geht an den Gegner
card-laid = liegt verdeckt
card-received = erhalten
card-kept = behalten
card-hidden = verdeckte Karte
card-you-gave = Diese Karte hast du hergegeben.
card-known-kept = Diese Karte wurde behalten.
rival-hand-name = { $house ->
    [lancaster] Karten von Lancaster
   *[york] Karten von York
}: { $count }
played-name = { $house ->
    [lancaster] Von Lancaster in dieser Runde offen gelegt
   *[york] Von York in dieser Runde offen gelegt
}
effect-place = { $place ->
    [supply] Vorrat
    [reserve] Reserve
    [north] Norden
    [central] Mitte
    [south] Süden
    [regions] Regionen
    [battle_region] { $form ->
        [brief] Schlachtregion
       *[full] Schlachtfeld-Region
    }
    [own_half] { $form ->
        [brief] Feld
       *[full] eigene Hälfte
    }
    [other_half] { $form ->
        [brief] Gegnerfeld
       *[full] Hälfte des Gegners
    }
   *[field] Feld
}
effect-or = /
effect-then = {"; dann "}
effect-step = { $range ->
    [up] bis { $count }
   *[just] { $count ->
        [all] alle
       *[other] { $count }
    }
}{ $troops ->
    [own] { $form ->
        [brief] {""}
       *[full] {" "}eigene
    }
    [enemy] {" "}gegnerische
    [any] {" "}beliebige
   *[french] { $count ->
        [1] {" "}Franzose
       *[other] {" "}Franzosen
    }
}: { $from } → { $to }{ $limit ->
    [one-from] {" "}(aus einer)
    [one-to] {" "}(in eine)
    [each] {" "}(je { $each })
   *[none] {""}
}
effect-fewer = Hast du weniger auf dem Feld: { $effect }
twist-forbids = { $use ->
    [gain] Mit Befehlspunkten holt niemand Truppen in die Reserve; Ereignisse dürfen es.
    [deploy] Mit Befehlspunkten schickt niemand Truppen aufs Schlachtfeld; Ereignisse dürfen es.
    [move] Mit Befehlspunkten bewegt niemand Truppen; Ereignisse dürfen es.
    [place] Mit Befehlspunkten platziert niemand Truppen; Ereignisse dürfen es.
    [remove] Mit Befehlspunkten vertreibt niemand Truppen; Ereignisse dürfen es.
   *[last_card] In der Schlacht spielt niemand seine letzte Karte.
}
twist-own-rose = Zeigt dein Ereignis bei dieser Runde deine Rose, darfst du sein Nebenereignis ausführen statt Hauptereignis oder Befehlspunkten.
twist-losses = Rote und weiße Verluste der Schlacht gehen in die Reserve statt in den Vorrat.
twist-reveal = Sofort für jedes Haus: { $count } eigene, { $from } → { $to }.
mark-whole = Nachempfunden: Die ganze Karte ist von uns.
mark-part = Nachempfunden sind: { $values }.
mark-value = { $value ->
    [name] Name
    [date] Datum
    [region] Region
    [lancaster] Truppen von Lancaster
    [york] Truppen von York
    [cp] Befehlspunkte
    [rounds] Runden
    [main] Ereignis
    [secondary] Nebenereignis
    [effect] Wirkung
   *[all] alle Werte
}
mark-legend = nachempfunden: Diese Werte stehen nicht in den Quellen, wir haben sie ergänzt. Durchgezogener Kreis: die ganze Karte.
rounds-legend = Runden mit Rose öffnen das Nebenereignis diesem Haus, umrandete Zahlen beiden; immer dem Gegner dessen, der die Karte spielt.
twists-title = Wendungen des Krieges
twist-where = { $where ->
    [now] gilt jetzt
    [ahead] kann noch kommen
   *[gone] vorbei
}
events-title = Ereignisse
battlefields-title = Schlachtfelder
card-where = { $where ->
    [field] auf dem Tisch
    [hand] auf deiner Hand
    [discard] in dieser Runde offen gelegt
    [won-lancaster] Sieg von Lancaster
    [won-york] Sieg von York
   *[unknown] verdeckt
}
badges-name = Regionen: { $regions }, gewonnene Schlachten: { $battles }
badge-regions = Kontrollierte Regionen: { $regions }
badge-battles = Gewonnene Schlachten: { $battles }

# Auswahl
choices-name = Auswahl
uses-name = { $card }: wofür?
order-gain = Truppen holen
order-gain-note = { $points }: Vorrat → Reserve
order-deploy = Aufs Schlachtfeld
order-deploy-note = bis { $points } aus der Reserve
order-move = Bewegen
order-move-note = bis { $points } in eine Region
order-place = Platzieren
order-place-note = { $points ->
    [one] 1 Versuch, Reserve → Region
   *[other] { $points } Versuche, Reserve → Region
}
order-remove = Vertreiben
order-remove-note = { $points ->
    [one] 1 Versuch gegen den Gegner
   *[other] { $points } Versuche gegen den Gegner
}
muster = { $supply ->
    [0] { $reserve } aus der Reserve
   *[other] { $reserve ->
        [0] { $supply } aus dem Vorrat
       *[other] { $supply } aus dem Vorrat, { $reserve } aus der Reserve
    }
}
claim-name = Ansage
claim-kind = { $size ->
    [1] Einzelne
    [2] Paar
   *[3] Drei gleiche
}
claim-true-name = { $shown }: { $claim }, stimmt
claim-lie-name = { $shown }: { $claim }, gelogen
claim-legend = ✓ wahr, alles andere gelogen. Geglaubtes gilt wie angesagt.
screen-note = Nur du siehst diesen Wurf.
answer-name = Glauben oder zweifeln
answer-odds = So etwas steckt in { $ways } von 216 Würfen.
answer-note = { $answer ->
    [believe] Die Ansage gilt, du würfelst dagegen.
   *[doubt] Bleibt es gelogen, verliert der Gegner 1 Truppe; stimmt es, verlierst du 1.
}
turn-name = Würfel drehen, höchstens { $points }
turn-note = { $points ->
    [one] Dreht einen Würfel um 1.
   *[other] Dreht bis zu { $points } Würfel um je 1.
}
turn-against = { $phase ->
    [caught] Angesagt war { $what }.
   *[reply] Zu schlagen: { $what }.
}
last-card-note = letzte Karte, dreht { $points ->
    [one] einen Würfel
   *[other] bis zu { $points } Würfel
} um 1
choice-more = dazu: { $take } { $put }
offer-use = Nutzen
turn-mends = Die Ansage kann noch wahr werden.
turn-vain = Wahr wird die Ansage damit nicht mehr.
blow-doubted = { $who ->
    [you] Du zweifelst
    [lancaster] Lancaster zweifelt
   *[york] York zweifelt
}:
blow-last-card = { $card }:
blow-threw-open = { $who ->
    [you] Du würfelst
    [lancaster] Lancaster würfelt
   *[york] York würfelt
}:
turn-up = +1: Würfel { $number }, der { $face } zeigt
turn-down = −1: Würfel { $number }, der { $face } zeigt

# Fragen
ask-swap = { $card } hergeben?
ask-lay = { $card } legen?
ask-play = { $card }: { $what }?
ask-claim = Ansagen: { $claim }?
ask-answer = { $answer ->
    [believe] Die Ansage glauben?
   *[doubt] Die Ansage anzweifeln?
}
ask-other = { $what }?
ask-more = Fertig, oder noch mehr?
ask-from = { $region ->
    [north] Wie viele aus dem Norden?
    [central] Wie viele aus der Mitte?
   *[south] Wie viele aus dem Süden?
}
ask-use = Wofür nutzt du die Karte?
ask-region = { $use ->
    [place] Wo versuchst du zu platzieren?
    [remove] Wo versuchst du zu vertreiben?
    [move] In welche Region ziehst du?
   *[other] In welche Region?
}
ask-take = Welche Truppen?
ask-put = Wohin?
ask-count = Wie viele?
do-swap = Hergeben
do-lay = Verdeckt legen
do-claim = „{ $claim }“ ansagen
do-play = Ausspielen
do-last = Karte opfern
do-attempt = Versuchen
curve-name = Gehaltene Regionen
