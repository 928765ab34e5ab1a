# Saisons von Rampant auf Deutsch; Namen stehen in der Ausgabe.

named = { $id ->
    [none] { $en }
   *[other] { $de }
}

# Warbands: Hinweise
warband-points = Die Warband hat { $points } Punkte; dein Reich kann { $most } aufstellen.
warband-leaders = { $count ->
    [0] Keine Einheit hat den Anführer.
   *[other] { $count } Einheiten haben einen Anführer; üblich ist einer.
}
warband-type = { $unit }: { $count } Einheiten für { $points } Punkte. Üblich sind bis zu vier Einheiten oder 12 Punkte von einer Art.
warband-unit = { $unit }: Eine Einheit kostet üblicherweise bis zu 10 Punkte.
warband-books = Die Warband mischt Einheiten beider Regelbücher.

# Was sich nicht eintragen lässt
refused-begun = Diese Saison hat schon begonnen.
refused-not-begun = Die Saison hat noch nicht begonnen.
refused-same-rules = Diese Regeln hat die Saison schon.
refused-ended = Die Saison ist zu Ende.
refused-goes-on = Die Saison läuft noch.
refused-full = In eine Saison passen { $most } Reiche; alle Plätze sind vergeben.
refused-late = Reiche können bis zur Halbzeit beitreten. Die ist vorbei.
refused-name-taken = Ein Reich namens { $name } gibt es schon.
refused-name = Ein Name braucht 1 bis { $most } Zeichen.
refused-note = Eine Notiz braucht 1 bis { $most } Zeichen.
refused-no-realm = Dieses Reich gibt es in der Saison nicht.
refused-retired = { $realm } ist schon ausgeschieden.
refused-not-yours = Das können nur { $realm } oder die Spielleitung eintragen.
refused-not-theirs = Das können nur die beiden Reiche der Schlacht oder die Spielleitung eintragen.
refused-organizer = Das kann nur die Spielleitung.
refused-round = Wähle Runde { $round } oder eine spätere.
refused-no-territory = Dieses Territorium gibt es in der Saison nicht.
refused-proposal = Dieser Vorschlag ist nicht mehr offen.
refused-same = Eine Schlacht braucht zwei verschiedene Reiche.
refused-not-founded = { $realm } ist noch nicht gegründet oder schon ausgeschieden.
refused-away = { $realm } ist bis zum Ende von Runde { $round } abwesend.
refused-limit = { $realm } hat schon alle { $most } Schlachten geschlagen.
refused-a-round = { $realm } hat in dieser Runde schon { $most } Schlachten.
refused-open-pair = Diese beiden haben schon eine offene Schlacht.
refused-meetings = Diese beiden sind sich in dieser Saison schon { $most }-mal begegnet.
refused-no-battle = Diese Schlacht gibt es in der Saison nicht.
refused-answered = Das ist schon beantwortet.
refused-waits = Die Schlacht wartet jetzt auf { $who }.
refused-waits-dice = Zuerst wird gewürfelt.
refused-illegal = Das ist hier nicht möglich.
refused-die = Das kann dieser Wurf nicht zeigen.
refused-no-roll = Hier ist gerade kein Wurf fällig.
refused-not-open = Diese Schlacht ist vorbei.
refused-disputed = Nach { $most } Meldungen entscheidet die Spielleitung. Bestätige die letzte oder bitte sie darum.
refused-told = { $what ->
    [fielded] Eine Warband kann höchstens { $most } Punkte im Feld haben.
    [glory] Ein Szenario bringt höchstens { $most } Ruhm.
    [heroes] Höchstens { $most } Helden können gefallen sein.
   *[other] Prüfe die Zahlen: Einige können nicht stimmen.
}
refused-allies = Eine Schlacht hat höchstens { $most } Verbündete, jeder ein anderes Reich als die führenden.
refused-no-report = Diese Schlacht wartet nicht auf eine Meldung.
refused-numbers = Prüfe die Zahlen: Einige können nicht stimmen.
refused-fought = Diese Schlacht ist schon geschlagen.
refused-reason = Bitte gib einen Grund an.
refused-home = Ein Stammland wechselt nie den Besitzer.
refused-value = Dieser Wert passt nicht.
refused-correction = Mit dieser Korrektur ginge das Buch nicht mehr auf.
refused-together = Das kann nur die Spielleitung korrigieren, oder beide Spieler der Schlacht gemeinsam.
refused-depends = Spätere Schlachten hängen davon ab. Bitte die Spielleitung um die Korrektur.
refused-remove = Dieser Eintrag lässt sich nicht entfernen. Lass stattdessen das Reich ausscheiden.
refused-date = Wähl einen Tag, der nicht in der Zukunft liegt.
refused-entry = Diesen Eintrag gibt es im Buch nicht.
refused-stirred = Du hast schon etwas zu den Würfeln beigetragen.
refused-roster = Diese Warband lässt sich nicht lesen.

# Die Chronik
told-begun = Die Saison { $name } beginnt.
told-joined = { $player ->
    [none] { $realm } tritt der Saison bei.
   *[other] { $realm } tritt der Saison bei, geführt von { $player }.
}
told-proposed = { $realm } fordert { $other } heraus.
told-declined = { $realm } und { $other } treffen nicht aufeinander.
told-met = { $realm } und { $other } ziehen ins Feld.
told-ally = { $realm } kämpft an der Seite von { $leader }.
told-void = { $reason ->
    [none] Die Schlacht ist ungültig.
   *[other] Die Schlacht ist ungültig: { $reason }
}
told-ruled = { $reason ->
    [none] Die Spielleitung trägt das Ergebnis ein.
   *[other] Die Spielleitung trägt das Ergebnis ein: { $reason }
}
told-forfeit = { $realm } ist nicht erschienen und verliert die Schlacht kampflos.
told-retired = { $realm } scheidet aus der Saison aus.
told-taken-over = { $player ->
    [none] { $realm } wird neu besetzt.
   *[other] { $player } übernimmt { $realm }.
}
told-absent = { $realm } ist bis zum Ende von Runde { $round } abwesend.
told-rule = { $what ->
    [limit] Neue Regel: { $value ->
            [0] Ein Reich darf beliebig viele Schlachten schlagen.
           *[other] Ein Reich darf { $value } Schlachten schlagen.
        }
    [territories] Neue Regel: { $value ->
            [0] Keine Zahl von Territorien beendet die Saison.
           *[other] { $value } Territorien beenden die Saison.
        }
    [rounds] Neue Regel: { $value ->
            [0] Die Saison hat keine Runden.
           *[other] Die Saison hat { $value } Runden.
        }
    [battles_a_round] Neue Regel: { $value ->
            [0] Ein Reich darf beliebig viele Schlachten je Runde beginnen.
           *[other] Ein Reich darf { $value } Schlachten je Runde beginnen.
        }
    [meetings] Neue Regel: { $value ->
            [0] Zwei Reiche dürfen sich beliebig oft treffen.
           *[other] Zwei Reiche dürfen sich { $value }-mal treffen.
        }
    [confirm_hours] Neue Regel: { $value ->
            [0] Meldungen warten, bis sie bestätigt werden.
           *[other] Eine Meldung gilt nach { $value } Stunden ohne Antwort.
        }
    [late] Neue Regel: { $value ->
            [0] Kein Reich kommt später dazu.
           *[other] Reiche dürfen bis zur Halbzeit dazukommen.
        }
    [approve] Neue Regel: { $value ->
            [0] Der Endstand braucht keine Bestätigung.
           *[other] Die Spielleitung bestätigt den Endstand.
        }
    [help] Neue Regel: { $value ->
            [0] Das kleinere Reich bekommt keine Zusatzpunkte.
           *[other] Das kleinere Reich bekommt zusätzliche Warbandpunkte.
        }
   *[days] Neue Regel: Eine Runde hat { $value } Tage.
}
told-round = Runde { $round } beginnt.
told-ended = Die Saison endet.
told-approved = Die Spielleitung bestätigt den Endstand.
told-named = Ein Territorium heißt von nun an { $name }: { $kind }.
told-note = { $realm ->
    [none] { $text }
   *[other] { $realm }: { $text }
}
told-owner = { $realm ->
    [none] Beschluss: { $kind } gehört niemandem mehr. { $reason }
   *[other] Beschluss: { $kind } geht an { $realm }. { $reason }
}
told-grant = Beschluss: { $realm } erhält { $kind }. { $reason }
told-spies = Beschluss: { $realm } hat { $value } Spione. { $reason }
told-glory-decreed = Beschluss: { $realm } hat { $value } Ruhm. { $reason }
told-corrected = Das Buch wird korrigiert: { $reason }
told-warbands = { $first } stellt { $points } Punkte auf, { $second } { $others }.
told-earned = { $reason ->
    [none] { $realm } erhält { $glory } Ruhm.
   *[other] { $realm } erhält { $glory } Ruhm: { $reason }
}
refused-secret = Geheime Entscheidungen lassen sich erst korrigieren, wenn sie aufgedeckt sind.
