# Worte des Bretts, neben denen des Spiels.

board-name = Karte von England, Schlachtfeld, Reserven und Vorrat
board-extra = Karten
track-name = Runde { $round } von { $rounds }
track-round = Runde { $round }
phases-name = Phasen der Runde
phase = { $name ->
    [deal] Karten
    [swap] Tausch
    [lay] Feld
    [play] Spielen
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
    [red] , kontrolliert von Lancaster
    [white] , kontrolliert von York
   *[none] , von niemandem kontrolliert
}{ $fought ->
    [yes] , Region der Schlacht von { $battle }
   *[no] {""}
}{ $legal ->
    [yes] , wählbar
   *[no] {""}
}
field-name = Schlachtfeld
field-laid = { $house ->
    [lancaster] gespielt von Lancaster
   *[york] gespielt von York
}
field-none = In dieser Runde noch nicht bestimmt.
field-choosing = Beide wählen eine Karte.
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
hand-empty = Du hast keine Karten.
points = { $count ->
    [one] 1 Befehlspunkt
   *[other] { $count } Befehlspunkte
}
main-event = Ereignis:
secondary-event = Nebenereignis:
starting = Starttruppen: { $lancaster } Lancaster, { $york } York.
round-mark = { $mark ->
    [red] Runde { $round }: Nebenereignis offen für Lancaster.
    [white] Runde { $round }: Nebenereignis offen für York.
   *[outlined] Runde { $round }: Nebenereignis offen für beide Häuser.
}
card-given = geht an deinen Gegner
card-laid = verdeckt
card-received = erhalten
card-kept = behalten
card-hidden = verdeckte Karte
card-you-gave = Diese Karte hast du deinem Gegner gegeben.
card-known-kept = Diese Karte wurde aus der letzten Runde behalten.
rival-hand-name = { $house ->
    [lancaster] Karten von Lancaster
   *[york] Karten von York
}: { $count }
played-name = { $house ->
    [lancaster] Von Lancaster in dieser Runde gespielt
   *[york] Von York in dieser Runde gespielt
}
effect-from = { $place ->
    [supply] aus dem Vorrat
    [reserve] aus der Reserve
    [north] aus dem Norden
    [central] aus der Mitte
    [south] aus dem Süden
    [regions] aus den Regionen
    [battle_region] aus der Region der Schlacht
    [own_half] { $voice ->
        [you] von deiner Hälfte des Schlachtfelds
       *[other] von der eigenen Hälfte des Schlachtfelds
    }
    [other_half] { $voice ->
        [you] von der Hälfte deines Gegners
       *[other] von der anderen Hälfte des Schlachtfelds
    }
   *[field] vom Schlachtfeld
}
effect-to = { $place ->
    [supply] in den Vorrat
    [reserve] in die Reserve
    [north] in den Norden
    [central] in die Mitte
    [south] in den Süden
    [regions] in die Regionen
    [battle_region] in die Region der Schlacht
    [own_half] { $voice ->
        [you] auf deine Hälfte des Schlachtfelds
       *[other] auf die eigene Hälfte des Schlachtfelds
    }
    [other_half] { $voice ->
        [you] auf die Hälfte deines Gegners
       *[other] auf die andere Hälfte des Schlachtfelds
    }
   *[field] aufs Schlachtfeld
}
effect-troops = { $range ->
    [up] bis zu { $count }
   *[just] { $count ->
        [all] alle
       *[other] { $count }
    }
} { $troops ->
    [own] { $count ->
        [all] { $voice ->
            [you] deine Truppen
           *[other] eigenen Truppen
        }
       *[other] { $voice ->
            [you] deiner Truppen
           *[other] eigene Truppen
        }
    }
    [enemy] { $count ->
        [1] gegnerische Truppe
        [all] gegnerischen Truppen
       *[other] gegnerische Truppen
    }
    [any] { $count ->
        [1] beliebige Truppe
        [all] Truppen
       *[other] beliebige Truppen
    }
   *[french] { $count ->
        [1] Franzosen
       *[other] Franzosen
    }
}
effect-sentence = { $voice ->
    [you] Bring { $what } { $from } { $to }
    [lancaster] Lancaster darf danach { $what } { $from } { $to } bringen
   *[york] York darf danach { $what } { $from } { $to } bringen
}{ $limit ->
    [one-from] , alle aus einer Region.
    [one-to] , alle in eine Region.
    [each] , je { $each }.
   *[none] .
}
effect-fewer = Hast du weniger Truppen auf dem Schlachtfeld: { $effect }
price-none = Runde { $round } öffnet kein Nebenereignis.
price-own = In Runde { $round } zeigt die Karte deine eigene Rose. Sie öffnet deinem Gegner nichts.
played-title = In dieser Runde gespielt
swap-note = Beide geben einander verdeckt eine Karte.
twist-forbids = { $use ->
    [gain] Mit Befehlspunkten darf niemand Truppen holen, nur mit Ereignissen.
    [deploy] Mit Befehlspunkten darf niemand Truppen aufs Schlachtfeld schicken, nur mit Ereignissen.
    [move] Mit Befehlspunkten darf niemand Truppen bewegen, nur mit Ereignissen.
    [place] Mit Befehlspunkten darf niemand Truppen platzieren, nur mit Ereignissen.
    [remove] Mit Befehlspunkten darf niemand Truppen vertreiben, nur mit Ereignissen.
   *[last_card] In der Schlacht darf niemand seine letzte Karte einsetzen.
}
twist-own-rose = Zeigt dein Ereignis für diese Runde deine Rose, darfst du sein Nebenereignis nutzen statt des Hauptereignisses oder der Befehlspunkte.
twist-losses = Rote und weiße Verluste der Schlacht gehen in die Reserve statt in den Vorrat.
twist-reveal = Sofort bringt jedes Haus { $count } eigene Truppen { $from } { $to }.
mark-whole = Rekonstruiert: Die ganze Karte stammt von uns.
mark-part = Rekonstruiert: { $values }.
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
mark-legend = Rekonstruiert: Veröffentlichte Quellen nennen diese Werte nicht, wir haben sie ergänzt. Ein durchgezogener Kreis heißt: Die ganze Karte stammt von uns.
rounds-legend = Eine Rose öffnet das Nebenereignis in dieser Runde für dieses Haus, eine umrandete Zahl für beide, aber immer nur für den Gegner des Spielers, der die Karte spielt.
twists-title = Wendungen des Krieges
twist-where = { $where ->
    [now] gilt jetzt
    [ahead] kann noch kommen
   *[gone] verbraucht
}
events-title = Ereignisse
battlefields-title = Schlachtfelder
card-where = { $where ->
    [field] auf dem Tisch
    [hand] auf deiner Hand
    [discard] in dieser Runde gespielt
    [won-lancaster] gewonnen von Lancaster
    [won-york] gewonnen von York
   *[unknown] verdeckt
}
badges-name = Regionen: { $regions }, gewonnene Schlachten: { $battles }
badge-regions = Kontrollierte Regionen: { $regions }
badge-battles = Gewonnene Schlachten: { $battles }

# Auswahl
choices-name = Auswahl
uses-name = Wofür nutzt du { $card }?
order-gain = Truppen holen
order-gain-note = { $points } aus dem Vorrat in die Reserve
order-deploy = Aufs Schlachtfeld
order-deploy-note = bis zu { $points } aus der Reserve
order-move = Bewegen
order-move-note = bis zu { $points } in eine Region
order-place = Platzieren
order-place-note = { $points ->
    [one] 1 Versuch, aus der Reserve in eine Region
   *[other] { $points } Versuche, aus der Reserve in Regionen
}
order-remove = Vertreiben
order-remove-note = { $points ->
    [one] 1 Versuch gegen Truppen des Gegners
   *[other] { $points } Versuche gegen Truppen des Gegners
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
    [1] Einzelne Zahl
    [2] Paar
   *[3] Drilling
}
claim-true-name = { $shown }: { $claim } (stimmt)
claim-lie-name = { $shown }: { $claim } (gelogen)
claim-legend = ✓ stimmt, alles andere ist gelogen. Eine geglaubte Ansage zählt, als wäre sie wahr.
screen-note = Nur du siehst diesen Wurf.
answer-name = Glauben oder zweifeln
answer-odds = { $ways } von 216 möglichen Würfen enthalten das.
answer-note = { $answer ->
    [believe] Die Ansage gilt, und du würfelst dagegen.
   *[doubt] Ist sie gelogen, verliert dein Gegner 1 Truppe; stimmt sie, verlierst du 1.
}
turn-name = Würfel drehen, höchstens { $points }
turn-note = { $points ->
    [one] Dreht einen Würfel um 1.
   *[other] Dreht bis zu { $points } Würfel um je 1.
}
turn-against = { $phase ->
    [caught] Die Ansage war { $what }.
   *[reply] Du musst { $what } schlagen.
}
last-card-note = letzte Karte: dreht { $points ->
    [one] einen Würfel
   *[other] bis zu { $points } Würfel
} um 1
choice-more = dazu: { $take } { $put }
offer-use = Nutzen
turn-mends = Damit kann die Ansage noch stimmen.
turn-vain = Damit stimmt die Ansage nicht mehr.
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
ask-swap = { $card } abgeben?
ask-lay = { $card } spielen?
ask-play = { $card }: { $what }?
ask-claim = { $claim } ansagen?
ask-answer = { $answer ->
    [believe] Die Ansage glauben?
   *[doubt] Die Ansage anzweifeln?
}
ask-other = { $what }?
ask-more = Fertig oder noch mehr?
ask-from = { $region ->
    [north] Wie viele aus dem Norden?
    [central] Wie viele aus der Mitte?
   *[south] Wie viele aus dem Süden?
}
ask-use = Wofür nutzt du die Karte?
ask-region = { $use ->
    [place] Wo versuchst du eine Truppe zu platzieren?
    [remove] Wo versuchst du eine Truppe zu vertreiben?
    [move] In welche Region ziehst du?
   *[other] In welche Region?
}
ask-take = Welche Truppen?
ask-put = Wohin?
ask-count = Wie viele?
do-swap = Abgeben
do-lay = Verdeckt spielen
do-claim = „{ $claim }“ ansagen
do-play = Spielen
do-last = Karte opfern
do-attempt = Versuchen
curve-name = Kontrollierte Regionen
chapter-battle = Die Schlacht von { $card }

# die Schlacht als Bühne
stage-claims = { $name } sagt an
stage-claimed = so hat { $name } zuletzt angesagt
stage-behind = Diesen Wurf siehst nur du.
stage-hidden = { $name } sieht die Würfel und überlegt sich eine Ansage.
stage-throws = Hinter dem Schirm fallen drei Würfel.
stage-waits = { $who ->
    [you] Du wartest auf die Ansage.
   *[other] { $who } wartet auf die Ansage.
}
stage-answers = { $who ->
    [you] Glaubst du das?
   *[other] Glaubt { $who } das?
}
stage-believes = { $who ->
    [you] Du glaubst es.
   *[other] { $who } glaubt es.
}
stage-doubts = { $who ->
    [you] Du zweifelst.
   *[other] { $who } zweifelt.
}
stage-true = Die Ansage stimmt.
stage-lie = Das war gelogen.
stage-mended = Das war gelogen. Die letzte Karte hat einen Würfel gedreht.
stage-standing = { $region }: Lancaster { $lancaster }, York { $york }
stage-map = Karte zeigen
stage-show = Zurück zur Schlacht
recap-claim = { $answer ->
    [believe] Ansage von { $side }, geglaubt.
   *[doubt] Ansage von { $side }, angezweifelt.
}
recap-nobody = Keine Verluste
recap-secret = Ob eine geglaubte Ansage stimmte, bleibt hinter dem Schirm. Das erfährt niemand.
