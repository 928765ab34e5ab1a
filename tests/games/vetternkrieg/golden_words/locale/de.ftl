# Vetternkrieg auf Deutsch.

title = Vetternkrieg
tagline = Karten im Geheimen, drei Regionen und jede Runde ein Bluff.
duration = 30 Minuten
kind = Karten und Bluff
side-lancaster = Lancaster
side-york = York

option-twists = Wendungen des Krieges
option-twists-off = ohne
option-twists-on = mit: Jede Runde gilt eine Sonderregel
option-edition = Kartensatz
option-edition-standard = Standard: teils gedruckte, teils nachempfundene Karten

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
}, { $source ->
    [supply] Vorrat
    [reserve] Reserve
    [north] Norden
    [central] Mitte
    [south] Süden
    [field] Schlachtfeld
    [lancaster] Lancasters Hälfte
   *[york] Yorks Hälfte
} → { $target ->
    [supply] Vorrat
    [reserve] Reserve
    [north] Norden
    [central] Mitte
    [south] Süden
    [field] Schlachtfeld
    [lancaster] Lancasters Hälfte
   *[york] Yorks Hälfte
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
gave-own = Du gibst { $card } her.
received = Du erhältst { $card }.
swapped = Beide haben eine Karte getauscht.
laid-own = Du legst verdeckt { $card }.
turned-up = Aufgedeckt: Lancaster { $lancaster }, York { $york }.
field = Schlachtfeld ist { $card } ({ $region }), gelegt von { $who ->
    [you] dir
    [lancaster] Lancaster
   *[york] York
}.
mustered = { $who ->
    [you] Du stellst
    [lancaster] Lancaster stellt
   *[york] York stellt
} auf: { $supply ->
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
    [1] 1 zieht
   *[other] { $count } ziehen
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
} { $card } als Ereignis: { $what }.
played-secondary = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card } als Nebenereignis: { $what }.
played-nothing = { $who ->
    [you] Du spielst
    [lancaster] Lancaster spielt
   *[york] York spielt
} { $card }, und nichts ist möglich.
attempt = { $who ->
    [you] Nächster Versuch von dir
    [lancaster] Nächster Versuch von Lancaster
   *[york] Nächster Versuch von York
}: { $region }.
stopped = { $who ->
    [you] Du lässt
    [lancaster] Lancaster lässt
   *[york] York lässt
} es dabei.
place-high = { $die } gegen { $there }: Die Truppe bleibt ({ $region }).
place-equal = { $die } gegen { $there }: zurück in die Reserve ({ $region }).
place-low = { $die } gegen { $there }: in den Vorrat ({ $region }).
remove-high = { $die } gegen { $there }: misslungen ({ $region }, { $who ->
    [you] deine Truppen bleiben
    [lancaster] Lancaster bleibt
   *[york] York bleibt
}).
remove-equal = { $die } gegen { $there }: { $who ->
    [you] Eine Truppe von dir
    [lancaster] Eine Truppe Lancasters
   *[york] Eine Truppe Yorks
} geht in die Reserve ({ $region }).
remove-low = { $die } gegen { $there }: { $who ->
    [you] Eine Truppe von dir
    [lancaster] Eine Truppe Lancasters
   *[york] Eine Truppe Yorks
} geht in den Vorrat ({ $region }).
offered = { $who ->
    [you] Du darfst
    [lancaster] Lancaster darf
   *[york] York darf
} das Nebenereignis nutzen: { $card }.
secondary = { $who ->
    [you] Du nutzt
    [lancaster] Lancaster nutzt
   *[york] York nutzt
} es: { $what }.
declined = { $who ->
    [you] Du verzichtest
    [lancaster] Lancaster verzichtet
   *[york] York verzichtet
}.

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
} es.
doubted = { $who ->
    [you] Du zweifelst
    [lancaster] Lancaster zweifelt
   *[york] York zweifelt
}. Die Würfel: { $dice }.
claim-true = Die Ansage stimmt.
claim-false = Die Ansage war gelogen.
last-card = { $who ->
    [you] Du opferst
    [lancaster] Lancaster opfert
   *[york] York opfert
} { $card }. Die Würfel jetzt: { $dice }.
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
unfought = Höchstens eine Seite hat Truppen auf dem Schlachtfeld: Es wird nicht gekämpft.
battle-won = { $who ->
    [you] Du gewinnst
    [lancaster] Lancaster gewinnt
   *[york] York gewinnt
} die Schlacht von { $card } (Siege: { $battles }).
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
    [you] Du hältst alle drei Regionen und gewinnst
    [lancaster] Lancaster hält alle drei Regionen und gewinnt
   *[york] York hält alle drei Regionen und gewinnt
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
} mit { $high } : { $low } Schlachten.

# Fragen
prompt-swap = Welche Karte gibst du dem Gegner?
prompt-lay = Welches Schlachtfeld legst du?
prompt-lay-event = Kein Schlachtfeld: Welches Ereignis legst du ab?
prompt-muster = Woher kommen deine ersten Truppen aufs Schlachtfeld?
prompt-play = { $left ->
    [1] Spiel deine vierte Karte; die fünfte bleibt auf der Hand.
   *[other] Spiel eine Karte, noch { $left }.
}
prompt-attempt = { $use ->
    [place] Wo versuchst du weiter zu platzieren?
   *[remove] Wo versuchst du weiter zu vertreiben?
} Noch { $left }.
prompt-offer = Nutzt du das Nebenereignis von { $card }?
prompt-claim = Du hast { $dice }. Was sagst du an?
prompt-answer = Angesagt: { $claim }. Glaubst du das?
prompt-caught = Ertappt: { $dice }, angesagt war { $claim }. Opferst du deine letzte Karte?
prompt-reply = Du hast { $dice } gegen { $result }. Opferst du deine letzte Karte?
prompt-settle = Wohin mit deinen Überlebenden ({ $count })?
prompt-keep = Behältst du { $card } für die nächste Runde?
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $phase ->
    [swap] wählt noch, welche Karte es hergibt.
    [lay] wählt noch, welche Karte es legt.
    [muster] stellt seine ersten Truppen auf.
    [play] spielt eine Karte aus.
    [attempt] überlegt, ob noch ein Versuch folgt.
    [offer] darf das Nebenereignis nutzen.
    [claim] hat verdeckt gewürfelt und sagt gleich an.
    [answer] überlegt: glauben oder zweifeln?
    [caught] ist ertappt und darf noch Würfel drehen.
    [reply] darf mit der letzten Karte Würfel drehen.
    [settle] schickt seine Überlebenden heim.
   *[keep] wählt noch, ob die letzte Karte bleibt.
}
prompt-wait-both = Beide wählen verdeckt.
prompt-chance = Karten und Würfel kommen.
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
    [gain] Vorrat → Reserve
    [deploy] Reserve → Schlachtfeld
    [move] Truppen bewegen
    [place] Platzieren versuchen
    [remove] Gegner vertreiben
   *[nothing] ohne Wirkung
}
choice-region = { $region ->
    [north] Norden
    [central] Mitte
   *[south] Süden
}
choice-count = Anzahl: { $count }
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
choice-decline = Verzichten
choice-claim = Ansage { $claim }
choice-answer = { $answer ->
    [believe] Glauben
   *[doubt] Anzweifeln
}
choice-last = Letzte Karte: Würfel auf { $last }
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
preview-field = { $year }, { $region }: Lancaster beginnt mit { $lancaster }, York mit { $york }.
preview-muster = { $supply ->
    [0] { $reserve } aus der Reserve
   *[other] { $reserve ->
        [0] { $supply } aus dem Vorrat
       *[other] { $supply } aus dem Vorrat, { $reserve } aus der Reserve
    }
}.
preview-change = { $place ->
    [r_supply] Vorrat rot
    [r_reserve] Reserve rot
    [r_north] Norden rot
    [r_central] Mitte rot
    [r_south] Süden rot
    [r_field] Schlachtfeld rot
    [w_supply] Vorrat weiß
    [w_reserve] Reserve weiß
    [w_north] Norden weiß
    [w_central] Mitte weiß
    [w_south] Süden weiß
    [w_field] Schlachtfeld weiß
    [f_supply] Franzosen im Vorrat
    [f_lancaster] Franzosen bei Lancaster
   *[f_york] Franzosen bei York
} { $before } → { $after }.
preview-place = Von sechs Würfen: { $high } bleiben, { $equal } in die Reserve, { $low } in den Vorrat.
preview-remove = Von sechs Würfen: { $low } in den Vorrat, { $equal } in die Reserve, { $high } misslingen.
preview-true = Das stimmt.
preview-lie = Das ist gelogen.
preview-mended = Ergebnis: { $result }. Die Ansage stimmt dann, niemand verliert eine Truppe.
preview-not-mended = Ergebnis: { $result }. Die Ansage bleibt falsch, du verlierst 1 Truppe.
preview-win = Ergebnis: { $result }. Der Angreifer verliert { $lost }.
preview-lose = Ergebnis: { $result }. Du verlierst { $lost }.
preview-tie = Ergebnis: { $result }. Gleichstand, niemand verliert.

# Absagen
why-over = Die Partie ist zu Ende. [{ $rule }]
why-wait = { $who ->
    [lancaster] Lancaster ist dran.
   *[york] York ist dran.
} [{ $rule }]
why-chance = Erst kommen Karten oder Würfel. [{ $rule }]
why-chosen = Du hast schon gewählt. [{ $rule }]
why-no-last-card = Du hast keine Karte mehr. [{ $rule }]
why-nothing-there = Damit kannst du jetzt nichts tun. [{ $rule }]
why-no-pass = Passen gibt es nicht: Nutze die Karte. [{ $rule }]
why-no-retreat = Aus der Schlacht gibt es kein Zurück. [{ $rule }]
why-not-held = { $card } hast du nicht auf der Hand. [{ $rule }]
why-must-lay-battlefield = { $card } ist ein Ereignis, und du hast ein Schlachtfeld. [{ $rule }]
why-marked = { $card } ist in dieser Runde markiert; lege ein Ereignis ohne Markierung. [{ $rule }]
why-choose-dice = Wähle, was die Würfel zeigen sollen. [{ $rule }]
why-twist = Die Wendung { $twist } verbietet das in dieser Runde. [{ $rule }]
why-battlefield = Ein Schlachtfeld hat kein Ereignis; nutze seine Befehlspunkte. [{ $rule }]
why-not-fewer = { $card }: Du musst auf dem Schlachtfeld weniger Truppen haben als der Gegner. [{ $rule }]
why-not-possible = { $card }: Das Ereignis kann gerade nichts bewirken. [{ $rule }]
why-not-own-secondary = Das Nebenereignis gehört dem Gegner. [{ $rule }]
why-own-secondary-closed = Dein Nebenereignis ist nicht offen oder nicht möglich. [{ $rule }]
why-supply-empty = Im Vorrat ist keine Truppe von dir. [{ $rule }]
why-reserve-empty = Deine Reserve ist leer. [{ $rule }]
why-nobody-to-move = Du hast in keiner Region eine Truppe. [{ $rule }]
why-nobody-to-remove = Der Gegner hat in keiner Region eine Truppe. [{ $rule }]
why-nobody-there = Der Gegner hat dort keine Truppe: { $region }. [{ $rule }]
why-nobody-near = Neben der Region { $region } steht keine Truppe von dir. [{ $rule }]
why-closed = Hier ist dir mit dieser Karte schon ein Versuch geglückt: { $region }. [{ $rule }]
why-too-far = Die Region { $region } ist weder die Schlachtfeld-Region noch grenzt sie daran. [{ $rule }]
why-too-many = So viele sind es nicht. [{ $rule }]
why-card-first = Wähle erst eine Karte und wie du sie nutzt. [{ $rule }]
why-no-change = So liegen die Würfel schon. [{ $rule }]
why-out-of-reach = Die Karte dreht höchstens { $points } verschiedene Würfel um je 1. [{ $rule }]
why-not-yet = Die letzte Karte hilft erst, wenn du ertappt bist oder offen gewürfelt hast. [{ $rule }]
why-no-claim = Sag eine Zahl, ein Paar oder drei gleiche an. [{ $rule }]
why-stop-first = Einen Versuch musst du machen. [{ $rule }]
