# Vetternkrieg auf Deutsch.

title = Vetternkrieg
tagline = Drei Regionen, verdeckte Würfel. Glaubst du deinem Vetter?
duration = Halbe Stunde
kind = Karten und Bluff
side-lancaster = Lancaster
side-york = York

option-twists = Wendungen des Krieges
option-twists-off = aus
option-twists-on = an: jede Runde eine Sonderregel
option-edition = Karten
option-edition-standard = Standard: teils wie gedruckt, teils rekonstruiert

# Namen kommen aus dem Kartensatz, in beiden Sprachen; hier wird die deutsche gewählt.
named = { $id ->
    [none] { $en }
   *[other] { $de }
}
region = { $region ->
    [north] Norden
    [central] Mitte
   *[south] Süden
}
combination = { $size ->
    [1] eine { $face }
    [2] ein Paar { $face }er
   *[3] drei { $face }er
}
shift = { $count } { $colour ->
    [r] rote
    [w] weiße
   *[f] französische
} { $source ->
    [supply] aus dem Vorrat
    [reserve] aus der Reserve
    [north] aus dem Norden
    [central] aus der Mitte
    [south] aus dem Süden
    [field] vom Schlachtfeld
    [lancaster] von Lancasters Hälfte
   *[york] von Yorks Hälfte
} { $target ->
    [supply] in den Vorrat
    [reserve] in die Reserve
    [north] in den Norden
    [central] in die Mitte
    [south] in den Süden
    [field] aufs Schlachtfeld
    [lancaster] auf Lancasters Hälfte
   *[york] auf Yorks Hälfte
}
both = { $one }; { $two }

# Verlauf: Phasen 1 bis 3
round = Runde { $round }.
twist-turned = Wendung: { $twist }.
reserve-changed = { $who ->
    [you] Deine Reserve
    [lancaster] Lancasters Reserve
   *[york] Yorks Reserve
} wächst um { $count }.
dealt = { $who ->
    [lancaster] Lancaster
   *[york] York
} bekommt { $count } Karten.
dealt-own = Deine Hand: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
chose = { $who ->
    [lancaster] Lancaster
   *[york] York
} hat gewählt.
gave-own = Du gibst { $card } ab.
received = Du erhältst { $card }.
swapped = Beide haben eine Karte getauscht.
laid-own = Du spielst { $card } verdeckt.
turned-up = Aufgedeckt: { $lancaster } (Lancaster), { $york } (York).
field = Das Schlachtfeld ist { $card } ({ $region }), bestimmt von { $who ->
    [you] dir
    [lancaster] Lancaster
   *[york] York
}.
mustered = { $who ->
    [you] Deine Starttruppen
    [lancaster] Lancasters Starttruppen
   *[york] Yorks Starttruppen
}: { $supply ->
    [0] { $reserve } aus der Reserve
   *[other] { $reserve ->
        [0] { $supply } aus dem Vorrat
       *[other] { $supply } aus dem Vorrat, { $reserve } aus der Reserve
    }
}.

# Phase 4
played-gain = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card }: { $count } in die Reserve.
played-deploy = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card }: { $count } aufs Schlachtfeld.
played-move = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card }: { $count ->
    [1] 1 Truppe zieht
   *[other] { $count } Truppen ziehen
} in die Region { $region }.
played-place = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card } zum Platzieren: { $region }.
played-remove = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card } zum Vertreiben: { $region }.
played-main = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card } für das Ereignis: { $what }.
played-secondary = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card } für das Nebenereignis: { $what }.
played-nothing = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card } ohne Wirkung.
attempt = { $who ->
    [you] Dein nächster Versuch
    [lancaster] Lancasters nächster Versuch
   *[york] Yorks nächster Versuch
}: { $region }.
stopped = { $who ->
    [you] Du hörst
    [lancaster] Lancaster hört
   *[york] York hört
} hier auf.
place-high = Wurf { $die } gegen { $there }: Die Truppe bleibt ({ $region }).
place-equal = Wurf { $die } gegen { $there }: Die Truppe kommt zurück in die Reserve ({ $region }).
place-low = Wurf { $die } gegen { $there }: Die Truppe kommt in den Vorrat ({ $region }).
remove-high = Wurf { $die } gegen { $there }: misslungen ({ $region }). { $who ->
    [you] Deine Truppen
    [lancaster] Lancasters Truppen
   *[york] Yorks Truppen
} bleiben.
remove-equal = Wurf { $die } gegen { $there }: { $who ->
    [you] Eine deiner Truppen
    [lancaster] Eine von Lancasters Truppen
   *[york] Eine von Yorks Truppen
} kommt in die Reserve ({ $region }).
remove-low = Wurf { $die } gegen { $there }: { $who ->
    [you] Eine deiner Truppen
    [lancaster] Eine von Lancasters Truppen
   *[york] Eine von Yorks Truppen
} kommt in den Vorrat ({ $region }).
offered = { $who ->
    [you] Du darfst
    [lancaster] Lancaster darf
   *[york] York darf
} das Nebenereignis nutzen: { $card }.
secondary = { $who ->
    [you] Du nutzt
    [lancaster] Lancaster nutzt
   *[york] York nutzt
} das Nebenereignis: { $what }.
declined = { $who ->
    [you] Du verzichtest
    [lancaster] Lancaster verzichtet
   *[york] York verzichtet
} auf das Nebenereignis.

# Phase 5
battle = Die Schlacht von { $card }: Lancaster { $lancaster }, York { $york }.
attacker = { $who ->
    [you] Du greifst
    [lancaster] Lancaster greift
   *[york] York greift
} an.
threw-own = Du würfelst verdeckt { $dice }.
threw = { $who ->
    [you] Du würfelst
    [lancaster] Lancaster würfelt
   *[york] York würfelt
} verdeckt.
claimed = { $who ->
    [you] Du sagst an
    [lancaster] Lancaster sagt an
   *[york] York sagt an
}: { $claim }.
believed = { $who ->
    [you] Du glaubst
    [lancaster] Lancaster glaubt
   *[york] York glaubt
} die Ansage.
doubted = { $who ->
    [you] Du zweifelst
    [lancaster] Lancaster zweifelt
   *[york] York zweifelt
} die Ansage an. Die Würfel: { $dice }.
claim-true = Die Ansage stimmt.
claim-false = Die Ansage war gelogen.
last-card = { $who ->
    [you] Du opferst
    [lancaster] Lancaster opfert
   *[york] York opfert
} { $card }. Die Würfel zeigen jetzt { $dice }.
held = { $who ->
    [you] Du behältst
    [lancaster] Lancaster behält
   *[york] York behält
} die letzte Karte.
threw-open = { $who ->
    [you] Du würfelst
    [lancaster] Lancaster würfelt
   *[york] York würfelt
} offen { $dice }.
compared = Angriff: { $attacker }. Verteidigung: { $defender }.
compared-equal = Angriff: { $attacker }. Verteidigung: { $defender }. Gleichstand.
lost = { $who ->
    [you] Du verlierst
    [lancaster] Lancaster verliert
   *[york] York verliert
} { $count }{ $french ->
    [0] .
    [1] , davon 1 Franzose.
   *[other] , davon { $french } Franzosen.
}
unfought = Höchstens einer hat Truppen auf dem Schlachtfeld, darum gibt es keine Schlacht.
battle-won = { $who ->
    [you] Du gewinnst
    [lancaster] Lancaster gewinnt
   *[york] York gewinnt
} die Schlacht von { $card } (gewonnene Schlachten: { $battles }).
settled = { $who ->
    [you] Deine Überlebenden
    [lancaster] Lancasters Überlebende
   *[york] Yorks Überlebende
}: { $count } in die Region { $region }{ $rest ->
    [0] .
   *[other] , { $rest } in die Reserve.
}
settled-reserve = { $who ->
    [you] Deine Überlebenden
    [lancaster] Lancasters Überlebende
   *[york] Yorks Überlebende
}: { $rest ->
    [1] 1
   *[other] alle { $rest }
} in die Reserve.

# Phasen 6 und 7
kept-own = Du behältst deine letzte Karte.
discarded-own = Du wirfst deine letzte Karte ab.
kept = { $who ->
    [lancaster] Lancaster
   *[york] York
} behält eine Karte.
discarded = { $who ->
    [lancaster] Lancaster
   *[york] York
} wirft eine Karte verdeckt ab.
won-england = { $who ->
    [you] Du kontrollierst alle drei Regionen und gewinnst
    [lancaster] Lancaster kontrolliert alle drei Regionen und gewinnt
   *[york] York kontrolliert alle drei Regionen und gewinnt
} sofort.
won-by-regions = { $who ->
    [you] Du gewinnst
    [lancaster] Lancaster gewinnt
   *[york] York gewinnt
} mit { $high } : { $low } Regionen.
won-by-battles = Gleich viele Regionen. { $who ->
    [you] Du gewinnst
    [lancaster] Lancaster gewinnt
   *[york] York gewinnt
} mit { $high } : { $low } gewonnenen Schlachten.

# Fragen
prompt-swap = Welche Karte gibst du deinem Gegner?
prompt-lay = Welches Schlachtfeld spielst du?
prompt-lay-event = Du hast kein Schlachtfeld. Welches Ereignis spielst du stattdessen?
prompt-muster = Woher kommen deine Starttruppen?
prompt-play = { $left ->
    [1] Spiel deine vierte Karte. Die fünfte bleibt auf der Hand.
   *[other] Spiel eine Karte (noch { $left }).
}
prompt-attempt = { $use ->
    [place] Wo versuchst du die nächste Truppe zu platzieren?
   *[remove] Wo versuchst du die nächste Truppe zu vertreiben?
} Noch { $left ->
    [1] ein Versuch
   *[other] { $left } Versuche
}.
prompt-offer = Möchtest du das Nebenereignis von { $card } nutzen?
prompt-claim = Du hast { $dice } gewürfelt. Was sagst du an?
prompt-answer = Dein Gegner sagt { $claim } an. Glaubst du das?
prompt-caught = Ertappt: { $dice } statt { $claim }. Opferst du deine letzte Karte?
prompt-reply = Du hast { $dice } gewürfelt und musst { $result } schlagen. Opferst du deine letzte Karte?
prompt-settle = Wohin gehen deine Überlebenden ({ $count })?
prompt-keep = Behältst du { $card } für die nächste Runde?
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $phase ->
    [swap] wählt noch eine Karte zum Tauschen.
    [lay] wählt noch ein Schlachtfeld.
    [muster] wählt seine Starttruppen.
    [play] spielt eine Karte.
    [attempt] entscheidet, ob noch ein Versuch folgt.
    [offer] kann das Nebenereignis nutzen.
    [claim] hat gewürfelt und sagt gleich an.
    [answer] überlegt: glauben oder zweifeln?
    [caught] ist ertappt und kann noch Würfel drehen.
    [reply] kann mit der letzten Karte Würfel drehen.
    [settle] schickt seine Überlebenden nach Hause.
   *[keep] entscheidet, ob die letzte Karte bleibt.
}
prompt-wait-both = Beide wählen geheim.
prompt-chance = Karten und Würfel werden gezogen …
prompt-over = Die Partie ist zu Ende.

# Dinge zum Anfassen
choice-card = { $card ->
    [st_albans] St. Albans
    [wakefield] Wakefield
    [mortimers_cross] Mortimer’s Cross
    [towton] Towton
    [hexham] Hexham
    [barnet] Barnet
    [bosworth] Bosworth
    [E1] Vereinte Kräfte
    [E2] Französischer Verrat
    [E3] Warwick der Königsmacher
    [E4] Graf von Northumberland
    [E5] Herzog von Norfolk
    [E6] Margarete von Anjou
    [E7] Hilfe aus Frankreich
    [E8] Vertrag von Picquigny
    [E9] Jasper Tudor
    [E10] Lord Hastings
   *[other] { $card }
}
choice-use = { $use ->
    [main] Hauptereignis
    [secondary] Nebenereignis
    [gain] Truppen holen
    [deploy] Aufs Schlachtfeld
    [move] Truppen bewegen
    [place] Platzieren versuchen
    [remove] Vertreiben versuchen
   *[nothing] Ohne Wirkung
}
choice-region = { $region ->
    [north] Norden
    [central] Mitte
   *[south] Süden
}
choice-from_north = { $from_north } aus dem Norden
choice-from_central = { $from_central } aus der Mitte
choice-from_south = { $from_south } aus dem Süden
choice-take = { $take ->
    [r_supply] Rot aus dem Vorrat
    [r_reserve] Rot aus der Reserve
    [r_north] Rot aus dem Norden
    [r_central] Rot aus der Mitte
    [r_south] Rot aus dem Süden
    [r_field] Rot vom Schlachtfeld
    [w_supply] Weiß aus dem Vorrat
    [w_reserve] Weiß aus der Reserve
    [w_north] Weiß aus dem Norden
    [w_central] Weiß aus der Mitte
    [w_south] Weiß aus dem Süden
    [w_field] Weiß vom Schlachtfeld
    [f_supply] Franzosen aus dem Vorrat
    [f_lancaster] Franzosen bei Lancaster
   *[f_york] Franzosen bei York
}
choice-put = { $put ->
    [supply] in den Vorrat
    [reserve] in die Reserve
    [north] in den Norden
    [central] in die Mitte
    [south] in den Süden
    [field] aufs Schlachtfeld
    [lancaster] zu Lancaster
   *[york] zu York
}
choice-done = Fertig
choice-muster = { $muster } aus dem Vorrat
choice-stop = Aufhören
choice-decline = Nicht nutzen
choice-answer = { $answer ->
    [believe] Glauben
   *[doubt] Anzweifeln
}
choice-hold = Karte behalten
choice-reserve = Alle in die Reserve
choice-keep = Behalten
choice-discard = Abwerfen
choice-twist = { $twist ->
    [T1] Gewiefte Pläne
    [T2] Jura Belli
    [T3] Strenger Winter
    [T4] Waffenstillstand
    [T5] Morgennebel
    [T6] Heerschau
   *[other] { $twist }
}

# Dasselbe für Seite und Terminal: thing-<Art>; $name ist der Name, $each Zeichen für Zeichen
thing-card = { choice-card }
thing-use = { choice-use }
thing-region = { choice-region }
thing-from_north = { choice-from_north }
thing-from_central = { choice-from_central }
thing-from_south = { choice-from_south }
thing-take = { choice-take }
thing-put = { choice-put }
thing-done = { choice-done }
thing-muster = { choice-muster }
thing-stop = { choice-stop }
thing-decline = { choice-decline }
thing-answer = { choice-answer }
thing-hold = { choice-hold }
thing-reserve = { choice-reserve }
thing-keep = { choice-keep }
thing-discard = { choice-discard }
thing-twist = { choice-twist }
thing-count = { $name ->
    [1] 1 Truppe
   *[other] { $name } Truppen
}
thing-claim = { $name ->
    [1] Eine Eins
    [2] Eine Zwei
    [3] Eine Drei
    [4] Eine Vier
    [5] Eine Fünf
    [6] Eine Sechs
    [11] Paar Einsen
    [22] Paar Zweien
    [33] Paar Dreien
    [44] Paar Vieren
    [55] Paar Fünfen
    [66] Paar Sechsen
    [111] Drei Einsen
    [222] Drei Zweien
    [333] Drei Dreien
    [444] Drei Vieren
    [555] Drei Fünfen
   *[666] Drei Sechsen
}
thing-last = Karte opfern für { $each }

# Vorschau
preview-field = { $year }, { $region }: Lancaster beginnt mit { $lancaster } Truppen, York mit { $york }.
preview-muster = { $supply ->
    [0] { $reserve } aus der Reserve
   *[other] { $reserve ->
        [0] { $supply } aus dem Vorrat
       *[other] { $supply } aus dem Vorrat, { $reserve } aus der Reserve
    }
}.
preview-change = { $place ->
    [r_supply] Roter Vorrat
    [r_reserve] Rote Reserve
    [r_north] Rot im Norden
    [r_central] Rot in der Mitte
    [r_south] Rot im Süden
    [r_field] Rot auf dem Schlachtfeld
    [w_supply] Weißer Vorrat
    [w_reserve] Weiße Reserve
    [w_north] Weiß im Norden
    [w_central] Weiß in der Mitte
    [w_south] Weiß im Süden
    [w_field] Weiß auf dem Schlachtfeld
    [f_supply] Franzosen im Vorrat
    [f_lancaster] Franzosen bei Lancaster
   *[f_york] Franzosen bei York
}: { $before } → { $after }.
preview-place = Bei { $high } von sechs Würfen bleibt die Truppe, bei { $equal } kommt sie in die Reserve, bei { $low } in den Vorrat.
preview-remove = Bei { $low } von sechs Würfen kommt die Truppe in den Vorrat, bei { $equal } in die Reserve, bei { $high } bleibt sie.
preview-true = Das stimmt.
preview-lie = Das ist eine Lüge.
preview-mended = Ergebnis: { $result }. Damit stimmt die Ansage, niemand verliert eine Truppe.
preview-not-mended = Ergebnis: { $result }. Die Ansage bleibt falsch, du verlierst 1 Truppe.
preview-win = Ergebnis: { $result }. Der Angreifer verliert { $lost }.
preview-lose = Ergebnis: { $result }. Du verlierst { $lost }.
preview-tie = Ergebnis: { $result }. Gleichstand, niemand verliert eine Truppe.

# Absagen
why-over = Die Partie ist zu Ende. [{ $rule }]
why-wait = { $who ->
    [lancaster] Lancaster ist am Zug.
   *[york] York ist am Zug.
} [{ $rule }]
why-chance = Erst werden Karten gezogen oder Würfel geworfen. [{ $rule }]
why-chosen = Du hast schon gewählt. [{ $rule }]
why-no-last-card = Du hast keine Karten mehr. [{ $rule }]
why-nothing-there = Damit kannst du jetzt nichts tun. [{ $rule }]
why-no-pass = Du kannst nicht passen. Nutze die Karte. [{ $rule }]
why-no-retreat = Du kannst die Schlacht nicht verlassen. [{ $rule }]
why-not-held = { $card } hast du nicht auf der Hand. [{ $rule }]
why-must-lay-battlefield = { $card } ist ein Ereignis, aber du hast eine Schlachtfeldkarte und musst sie spielen. [{ $rule }]
why-marked = { $card } ist in dieser Runde markiert. Spiel ein Ereignis ohne Markierung. [{ $rule }]
why-choose-dice = Wähle, was die Würfel zeigen sollen. [{ $rule }]
why-twist = Die Wendung { $twist } erlaubt das in dieser Runde nicht. [{ $rule }]
why-battlefield = Eine Schlachtfeldkarte hat kein Ereignis. Nutze ihre Befehlspunkte. [{ $rule }]
why-not-fewer = { $card }: Du brauchst auf dem Schlachtfeld weniger Truppen als dein Gegner. [{ $rule }]
why-not-possible = { $card }: Dieses Ereignis hätte jetzt keine Wirkung. [{ $rule }]
why-not-own-secondary = Dieses Nebenereignis gehört deinem Gegner. [{ $rule }]
why-own-secondary-closed = Dein Nebenereignis ist gerade nicht offen oder hätte keine Wirkung. [{ $rule }]
why-supply-empty = Du hast keine Truppen im Vorrat. [{ $rule }]
why-reserve-empty = Deine Reserve ist leer. [{ $rule }]
why-nobody-to-move = Du hast in keiner Region Truppen. [{ $rule }]
why-nobody-to-remove = Dein Gegner hat in keiner Region Truppen. [{ $rule }]
why-nobody-there = Dort hat dein Gegner keine Truppen: { $region }. [{ $rule }]
why-nobody-near = Neben der Region { $region } hast du keine Truppen. [{ $rule }]
why-closed = Dort ist dir mit dieser Karte schon ein Versuch gelungen: { $region }. [{ $rule }]
why-too-far = { $region } ist weder die Region der Schlacht noch grenzt die Region daran. [{ $rule }]
why-too-many = So viele sind es nicht. [{ $rule }]
why-card-first = Wähle zuerst eine Karte und wie du sie nutzt. [{ $rule }]
why-no-change = Das zeigen die Würfel schon. [{ $rule }]
why-out-of-reach = Diese Karte ändert höchstens { $points } verschiedene Würfel um je 1. [{ $rule }]
why-not-yet = Deine letzte Karte kannst du nur opfern, wenn du ertappt wurdest oder nach deinem offenen Wurf. [{ $rule }]
why-no-claim = Sag eine einzelne Zahl, ein Paar oder einen Drilling an. [{ $rule }]
why-stop-first = Mindestens einen Versuch musst du machen. [{ $rule }]

# der Trainer
coach-honest = Deine beste wahre Ansage ist { $claim }. { $better } von { $all } Würfen schlagen sie.
coach-holding = { $ways } von { $all } Würfen enthalten { $claim }.
coach-lead = { $region }: Du kontrollierst die Region, { $count ->
    [one] mit einer Truppe mehr
   *[other] mit { $count } Truppen mehr
}.
coach-short = { $region } ist am nächsten: Mit { $needed ->
    [one] einer Truppe mehr dort
   *[other] { $needed } Truppen mehr dort
} kontrollierst du die Region.
coach-field = Die Schlacht ({ $region }): { $own } von dir gegen { $theirs }. Dorthin kommen Truppen nur durch Karten.
coach-aim = Du kontrollierst { $own } von { $regions } Regionen, dein Gegner { $theirs }. Wer alle hat, gewinnt sofort; nach Runde { $rounds } gewinnt die Mehrheit.
coach-give = Sie ist für deinen Gegner { $points } { $points ->
    [one] Kommandopunkt
   *[other] Kommandopunkte
} wert; die besseren behältst du.
coach-lay = Wird { $region } zum Schlachtfeld, beginnst du mit { $own ->
    [one] einer Truppe
   *[other] { $own } Truppen
}, dein Gegner mit { $theirs }.
coach-muster = { $supply ->
    [0] Alle Starttruppen kommen aus deiner Reserve von { $reserve }.
   *[other] { $supply } kommen aus dem Vorrat; deine Reserve von { $reserve } bleibt für später.
}
coach-takes = { $region } wird deins: Du führst mit { $after ->
    [one] einer Truppe
   *[other] { $after } Truppen
}.
coach-denies = Dein Gegner kontrolliert { $region } nicht mehr.
coach-leads = Dein Vorsprung ({ $region }) wächst von { $before } auf { $after }.
coach-nears = { $region }: Du holst auf, von { $before ->
    [one] einer Truppe
   *[other] { $before } Truppen
} Rückstand auf { $after }.
coach-fights = Auf dem Schlachtfeld: { $before } → { $own } von dir gegen { $theirs }.
coach-reserve = Deine Reserve wächst von { $before } auf { $after }; von dort kommen Truppen mit jeder Karte.
coach-place = Bei { $good } von { $faces } Würfen bleibt die Truppe dort ({ $region }).
coach-remove = Bei { $good } von { $faces } Würfen verschwindet dort eine Truppe ({ $region }).
coach-would-take = Gelingt es, kontrollierst du { $region }.
coach-would-deny = Gelingt es, verliert dein Gegner die Kontrolle ({ $region }).
coach-stop = Ein weiterer Versuch wäre riskanter, als er verspricht.
coach-decline = Jede Ausführung würde deinem Gegner mehr nützen als dir.
coach-nothing = Keine andere Verwendung nützt dir hier mehr.
coach-true = Sie ist wahr: Zweifelt dein Gegner, verliert er eine Truppe. { $better } von { $all } Würfen schlagen sie.
coach-bluff = Ein Bluff: { $ways } von { $all } Würfen enthalten das, es könnte also stimmen. { $better } von { $all } schlagen es.
coach-doubt = { $ways } von { $all } Würfen enthalten { $claim }; eine Lüge kostet deinen Gegner eine Truppe.
coach-believe = { $ways } von { $all } Würfen enthalten { $claim }, und { $better } von { $all } schlagen es.
coach-last-card = Deine Würfel zeigen dann { $result }.
coach-hold = Die letzte Karte würde zu wenig ändern.
coach-keep = Du gehst mit einer Karte von { $points } { $points ->
    [one] Kommandopunkt
   *[other] Kommandopunkten
} weiter.
coach-discard = Eine neue Karte ist wohl besser als { $points } { $points ->
    [one] Kommandopunkt
   *[other] Kommandopunkte
}.
coach-if-doubted = Zweifelt dein Gegner, verlierst du eine Truppe, wenn deine letzte Karte die Ansage nicht rettet.
coach-if-true = Stimmt { $claim }, verlierst du eine Truppe; { $ways } von { $all } Würfen enthalten es.
coach-must-beat = Danach musst du es schlagen: Das schaffen { $better } von { $all } Würfen.
coach-loses = Du gibst { $region } auf: { $needed ->
    [one] Dein Gegner ist dort gleich stark
   *[other] Du führst dort nicht mehr
}.
coach-thin = { $region }: Du führst nur mit einer Truppe; eine gegnerische genügt, und du verlierst die Kontrolle.
coach-outnumbered = Auf dem Schlachtfeld hat { $house ->
    [lancaster] Lancaster
   *[york] York
} { $count ->
    [one] eine Truppe
   *[other] { $count } Truppen
} mehr als du.
