# Wörter des Terminals. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort eines Spiels verdeckt.

cli-you = (du)
cli-bye = Auf Wiedersehen.
cli-ask-help = ? für Hilfe
cli-thinks = { $side } überlegt.
cli-over = Die Partie ist zu Ende.
cli-won = { $reason ->
    [resigned] { $loser } gibt auf. { $winner } gewinnt.
    [time] { $loser } hat die Zeit überschritten. { $winner } gewinnt.
   *[other] { $winner } gewinnt.
}
cli-drawn = { $reason ->
    [agreed] Unentschieden vereinbart.
   *[other] Unentschieden.
}

# Wählen
cli-confirm = Enter: ausführen, zurück: neu wählen
cli-no-such-number = { $count ->
    [1] Es gibt nur eine Möglichkeit, Nummer 1.
   *[other] Wähle eine Nummer von 1 bis { $count }.
}
cli-not-understood = „{ $text }“ ist nicht zu verstehen. Tippe eine Nummer, einen Zug wie { $example } oder ? für Hilfe.
cli-instead = Das geht nur so: { $actions }.
cli-hint = Tipp: { $action } ({ $words })
cli-no-hint = Niemand hier kennt dieses Spiel gut genug für einen Tipp.
cli-why-what = Warum was? „{ $text }“ ist hier unbekannt; nenne etwas, das auf dem Tisch liegt.
cli-allowed = Das ist erlaubt.

# Zurücknehmen
cli-nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
cli-back-own = Zurückgenommen: dein letzter Zug.
cli-back-side = Zurückgenommen: der letzte Zug von { $side }.
cli-back-answers = { $count ->
    [one] Die Antwort von { $side } ist damit auch zurückgenommen.
   *[other] Damit sind auch { $count } Züge von { $side } zurückgenommen.
}
cli-back-chance = { $count ->
    [one] Ein Zufallsergebnis ebenso; es wird neu gezogen und kann anders ausfallen.
   *[other] { $count } Zufallsergebnisse ebenso; sie werden neu gezogen und können anders ausfallen.
}
cli-back-agreed = Wollt ihr es beide zurücknehmen? (j/n)

# Gehen, speichern
cli-really-quit = Die Partie ist nicht zu Ende. Trotzdem gehen? (j/n)
cli-really-resign = Aufgeben? (j/n)
cli-overwrite = Diese Datei gibt es schon. Überschreiben? (j/n)
cli-saved = Gespeichert: { $file }
cli-not-saved = Nicht gespeichert: { $file }: { $problem }
cli-save-offer =
    Partie speichern? j speichert sie als { $file }.
    speichern DATEI: anderswo, zurück: zurücknehmen, Enter: gehen.

# Sprachen
cli-languages = Wähle eine Sprache: { $languages }.

# Zu zweit an einem Bildschirm
cli-curtain = { $side } ist dran. Der andere schaut weg. { $side }, drück Enter.
cli-curtain-only = Enter zeigt den Tisch; zurück nimmt den letzten Zug zurück, ende beendet.

# Hilfe und Regeln
cli-help =
    Tippe die Nummer einer Möglichkeit oder einen Zug wie { $example }; Enter bestätigt.
      ?            diese Hilfe              tipp         was der Computer täte
      warum DING   warum etwas nicht geht   zurück       einen Schritt zurück; dann:
                                                         letzten Zug zurücknehmen
      verlauf      alles, was geschah       ansicht      alles, was offen liegt
      regeln       die Regeln, Abschnitt    sprache en   Englisch sprechen
                   um Abschnitt: regeln 3
      speichern F  Partie in die Datei F    aufgeben     die Partie aufgeben
      ende         gehen
cli-no-rules = Die Regeln dieses Spiels stehen hier nicht. warum DING nennt die Regel, um die es geht.
cli-rules-ask = regeln 3 zeigt einen Abschnitt, regeln { $rule } den, der von dieser Regel handelt.
cli-no-such-section = Kein Abschnitt der Regeln heißt „{ $text }“.
cli-signs-rosenkoenig =
    Karten: (N2) ist jetzt nicht spielbar, N2* dreht mit einem Helden eine Rose um.
    Brett: Möglichkeit 3 führt nach (3); Nummer und Stern neben einer Rose drehen
    sie um.
    warum d4 und warum SO3 sagen, warum Feld oder Karte nicht geht.
cli-signs-vetternkrieg =
    Tisch: ♔ hält die Region, 2+1 sind zwei eigene Truppen und ein Franzose. Eine
    Nummer in Klammern zeigt, wohin eine Möglichkeit führt oder was sie nimmt.
    Karten: Befehlspunkte (BP), Name, Runden, Hauptereignis. Eine Rose mit einer
    Rundenzahl öffnet das Nebenereignis ihrem Haus (● Lancaster, ☼ York), ○ beiden,
    immer dem Gegner dessen, der die Karte spielt. [☼2]: in dieser Runde.
    warum norden und warum Norfolk sagen, warum Region oder Karte nicht geht.

# Rosenkönig neben dem Brett
cli-rosenkoenig-common = Stapel { $stock }  Ablage { $discard }  Steine { $pool }
cli-rosenkoenig-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-rosenkoenig-seat = Helden { $heroes }  Gebiete { $territories }

# Vetternkrieg: Tisch, Karten und Auswahl
cli-vetternkrieg-round = Runde { $round } von { $rounds }:
cli-vetternkrieg-phase = { $phase ->
    [twist] Wendung.
    [deal] Karten geben.
    [swap] Karten tauschen.
    [lay] Schlachtfeld wählen.
    [muster] Erste Truppen.
    [play] Karten ausspielen.
    [attempt] Versuche.
    [roll] Versuche.
    [offer] Nebenereignis.
    [throw] Schlacht, verdeckter Wurf.
    [claim] Schlacht, Ansage.
    [answer] Schlacht, glauben oder zweifeln.
    [caught] Schlacht, ertappt.
    [defend] Schlacht, Gegenwurf.
    [reply] Schlacht, Gegenwurf.
    [settle] Überlebende.
    [keep] Letzte Karten.
   *[over] Ende.
}
cli-vetternkrieg-chosen = { $who ->
    [you] Du hast gewählt.
    [lancaster] Lancaster hat gewählt.
   *[york] York hat gewählt.
}
cli-vetternkrieg-twist = Wendung { $name }: { $says }
cli-vetternkrieg-forbids = { $use ->
    [gain] Mit BP holt niemand Truppen in die Reserve.
    [deploy] Mit BP schickt niemand Truppen aufs Schlachtfeld.
    [move] Mit BP bewegt niemand Truppen.
    [place] Mit BP platziert niemand Truppen.
    [remove] Mit BP vertreibt niemand Truppen.
   *[last_card] Niemand opfert seine letzte Karte.
}
cli-vetternkrieg-own-rose = Deine Rose öffnet dir dein Nebenereignis.
cli-vetternkrieg-losses = Verluste der Schlacht gehen in die Reserve.
cli-vetternkrieg-reveal = Jedes Haus: { $count }, { $source } → { $target }.
cli-vetternkrieg-place = { $place ->
    [north] Norden
    [central] Mitte
    [south] Süden
    [reserve] Reserve
    [supply] Vorrat
    [field] Feld
    [cards] Karten
   *[won] Siege
}
cli-vetternkrieg-tally = Karten { $cards }, Siege { $won }
cli-vetternkrieg-french = Franzosen
cli-vetternkrieg-field = Schlachtfeld { $card } ({ $date }, { $region }, Anfang { $troops }), { $who ->
    [you] von dir
    [lancaster] von Lancaster
   *[york] von York
}
cli-vetternkrieg-day = { $day }.{ $month }.{ $year }
cli-vetternkrieg-attack = { $exchange }. Angriff: { $who ->
    [you] von dir.
    [lancaster] von Lancaster.
   *[york] von York.
}
cli-vetternkrieg-dice = { $where ->
    [own] Hinter deinem Schirm { $dice }.
    [hidden] Hinter dem Schirm { $dice }.
   *[open] Aufgedeckt { $dice }.
}
cli-vetternkrieg-claimed = Angesagt: { $claim }.
cli-vetternkrieg-counts = Es gilt: { $result }.
cli-vetternkrieg-thrown = Gegenwurf { $dice }.
cli-vetternkrieg-spent = { $who ->
    [you] Deine letzte Karte ist geopfert.
    [lancaster] Lancasters letzte Karte ist geopfert.
   *[york] Yorks letzte Karte ist geopfert.
}
cli-vetternkrieg-played = In dieser Runde von { $house ->
    [lancaster] Lancaster
   *[york] York
} gespielt: { $cards }
cli-vetternkrieg-battles = Siege von { $house ->
    [lancaster] Lancaster
   *[york] York
}: { $cards }
cli-vetternkrieg-gave = Von dir weggegeben: { $card }
cli-vetternkrieg-received = Von dir erhalten: { $card }
cli-vetternkrieg-kept = { $house ->
    [lancaster] Lancaster
   *[york] York
} behielt eine Karte der Vorrunde, eine von: { $cards }
cli-vetternkrieg-aside = Abgelegt: { $cards }
cli-vetternkrieg-rest = { $count ->
    [one] 1 Karte ist in dieser Runde nicht im Spiel.
   *[other] { $count } Karten sind in dieser Runde nicht im Spiel.
}
cli-vetternkrieg-twists-left = Kommende Wendungen: { $cards }
cli-vetternkrieg-hand = Hand: { $cards }
cli-vetternkrieg-card = { $points } BP { $name }
cli-vetternkrieg-battle = { $date }, { $region }, { $troops }
cli-vetternkrieg-second = Nebenereignis: { $effect }
cli-vetternkrieg-spot = { $place ->
    [supply] Vorrat
    [reserve] Reserve
    [north] Norden
    [central] Mitte
    [south] Süden
    [regions] Regionen
    [battle_region] Schlachtregion
    [own_half] Feld
    [other_half] Gegnerfeld
   *[field] Feld
}
cli-vetternkrieg-then = { $one }; dann { $two }
cli-vetternkrieg-step = { $range ->
    [up] bis { $count }
   *[just] { $count ->
        [all] alle
       *[other] { $count }
    }
}{ $troops ->
    [own] {""}
    [enemy] {" "}gegnerische
    [any] {" "}beliebige
   *[french] { $count ->
        [1] {" "}Franzose
       *[other] {" "}Franzosen
    }
}: { $source } → { $target }{ $limit ->
    [one-from] {" "}(aus einer)
    [one-to] {" "}(in eine)
    [each] {" "}(je { $each })
   *[none] {""}
}
cli-vetternkrieg-fewer = in Unterzahl { $effect }
cli-vetternkrieg-use = { $use ->
    [main] Hauptereignis, { $effect }
    [secondary] Nebenereignis, { $effect }
    [gain] Truppen holen: { $points } aus dem Vorrat in die Reserve
    [deploy] Aufs Schlachtfeld: { $points ->
        [1] 1
       *[other] bis { $points }
    } aus der Reserve
    [move] Bewegen: { $points ->
        [1] 1
       *[other] bis { $points }
    } in eine Region
    [place] Platzieren: { $points ->
        [1] 1 Versuch
       *[other] bis { $points } Versuche
    }, aus der Reserve in eine Region
    [remove] Vertreiben: { $points ->
        [1] 1 Versuch
       *[other] bis { $points } Versuche
    } gegen Truppen des Gegners
   *[nothing] Ohne Wirkung ausspielen
}
cli-vetternkrieg-true = { $claim } (stimmt)
cli-vetternkrieg-muster = { $supply ->
    [0] { $reserve } aus der Reserve
   *[other] { $reserve ->
        [0] { $supply } aus dem Vorrat
       *[other] { $supply } aus dem Vorrat, { $reserve } aus der Reserve
    }
}
cli-vetternkrieg-starting = Erste Truppen
cli-vetternkrieg-word = { $word ->
    [give] gib
    [lay] lege
    [muster] stelle
    [gain] hole
    [deploy] schicke
    [move] bewege
    [place] platziere
    [remove] vertreibe
    [main] haupt
    [secondary] neben
    [nothing] nichts
    [try] versuche
    [stop] genug
    [event] nutze
    [decline] verzichte
    [claim] sage
    [believe] glaube
    [doubt] zweifle
    [last] opfere
    [hold] halte
    [settle] sende
    [keep] behalte
    [discard] wirf
    [north] norden
    [central] mitte
    [south] süden
    [supply] vorrat
    [field] feld
   *[other] { $word }
}

# Richard III
cli-signs-richard3 =
    ● Lancaster, ☼ York. Exeter 3: ein Block der Stärke 3; (Exeter 3)
    ist gezogen; 2×? sind zwei Unbekannte; ♛ der König.
    Gebiete: ♔ Krone, ■ Stadt, † Kathedrale, ≈ großer Hafen.
    Die Zahl in [3]Kent: Möglichkeit 3. In der Schlacht: ▸ darf handeln, A3 feuert
    vor B und trifft bis 3; in Klammern steht, wer schon gehandelt hat.
    warum Kent und warum Warwick sagen, warum Gebiet oder Block nicht geht.
cli-richard3-date = Feldzug { $campaign }, Runde { $turn } von { $turns }
cli-richard3-phase = { $phase ->
    [deal] Karten geben
    [choosing] Karten wählen
    [answering] Neue Karten?
    [acting] Aktionen
    [moving] Aktionen
    [declaring] Haupttreffen
    [choosing_battle] Schlachten
    [battle] Schlacht
    [treason_asked] Verrat
    [shooting] Schlacht
    [turning] Schlacht
    [suffering] Treffer
    [regrouping] Umgruppieren
    [entering] Nachschub, Thronfolge
    [judging] Nachschub, Gericht
    [losing] Nachschub
    [going_home] Politische Runde, Heimkehr
    [trimming] Politische Runde, Exile
   *[over] Ende
}
cli-richard3-points = noch { $points } AP
cli-richard3-king = König { $name }
cli-richard3-pretender = Thronbewerber { $name }
cli-richard3-chosen = hat gewählt
cli-richard3-nobles = Adlige { $count }
cli-richard3-nobles-most = Adlige ≤ { $count }
cli-richard3-in-pool = Pool { $count }
cli-richard3-hand = Karten:
cli-richard3-hand-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cli-richard3-captive = { $name } ist gefangen.
cli-richard3-active = Aktiviert: { $areas }.
cli-richard3-muster = Heerschau: { $area }.
cli-richard3-borders = Grenzen: { $borders }.
cli-richard3-attacks = Angriffe: { $areas }.
cli-richard3-wales = Wales
cli-richard3-england = England
cli-richard3-overseas = Exile und Inseln
cli-richard3-pool = Pool
cli-richard3-moved = gezogen { $count }
cli-richard3-battle = Schlacht in { $area }, Runde { $round } von 4
cli-richard3-hits = Treffer { $count }
cli-richard3-rolled = Verrat versucht: { $offices }
cli-richard3-office-king = König
cli-richard3-office-pretender = Thronbewerber
cli-richard3-office-warwick = Warwick
cli-richard3-attacks-here = greift an
cli-richard3-defends-here = verteidigt
cli-richard3-reserve = Reserve { $count }
cli-richard3-retreat = Rückzug nach { $area }
cli-richard3-left-out = { $count ->
    [one] 1 weiteres Gebiet: ansicht
   *[other] { $count } weitere Gebiete: ansicht
}
cli-richard3-above = Nummern in [ ] stehen oben.
cli-richard3-choice = Gewählt:
cli-richard3-played = Gespielt:
cli-richard3-shown = Aufgedeckt:
cli-richard3-pool-list = Im Pool:
cli-richard3-captive-list = Gefangen:
cli-richard3-minor-list = Minderjährig:
cli-richard3-beside-list = Neben dem Plan:
cli-richard3-down-list = Bis zum nächsten Feldzug aus dem Spiel:
cli-richard3-dead-list = Tot:
cli-richard3-worn = Zuletzt geschwächt gesehen:
cli-richard3-secret-steps = { $count ->
    [one] 1 Step wurde verdeckt verloren.
   *[other] { $count } Steps wurden verdeckt verloren.
}
cli-richard3-entry = { $side } greift { $area } von dieser Seite an: { $behind }{ $main ->
    [true] {" "}(Haupttreffen)
   *[false] {""}
}.
cli-richard3-border-used = Grenze { $border }: { $used } von { $limit } Blocks.
cli-richard3-supply = { $kind ->
    [exile] Exil für { $count }
   *[land] versorgt { $count }
}
cli-richard3-loyalty = (Loyalität { $dice })
cli-richard3-short-irish_mercenary = Iren
cli-richard3-short-burgundian_mercenary = Burgunder
cli-richard3-short-calais_mercenary = Calais-Bl.
cli-richard3-short-scots_mercenary = Schotten
cli-richard3-short-welsh_mercenary = Waliser
cli-richard3-short-french_mercenary = Franzosen
cli-richard3-short-canterbury_church = K. Canterbury
cli-richard3-short-york_church = K. York
cli-richard3-short-london_levy = A. London
cli-richard3-short-norwich_levy = A. Norwich
cli-richard3-short-salisbury_levy = A. Salisbury
cli-richard3-short-coventry_levy = A. Coventry
cli-richard3-short-bristol_levy = A. Bristol
cli-richard3-short-newcastle_levy = A. Newcastle
cli-richard3-short-york_levy = A. York
cli-richard3-short-prince_edward = Pr. Edward
cli-richard3-short-northumberland = Northumb.
cli-richard3-short-westmoreland = Westmorel.
cli-richard3-short-rebel = Rebellen

# verify
cli-verify-head = { $title }: { $first } gegen { $second }.
cli-verify-checked = Geprüft:
cli-verify-unchecked = Was das nicht zeigen kann:
cli-verify-unfinished = Die Partie ist nicht zu Ende.
cli-verify-chain = { $moves ->
    [one] Form, Prüfsumme und Kette: 1 Zug, nichts wurde seit dem Schreiben geändert.
   *[other] Form, Prüfsumme und Kette: { $moves } Züge, nichts wurde seit dem Schreiben geändert.
}
cli-verify-rules = Regeln (Version { $version }): Jeder Zug war erlaubt, und das Ergebnis folgt daraus.
cli-verify-seed = Zufall: { $count } von { $total } Ergebnissen folgen aus der Startzahl { $seed }.
cli-verify-sealed = Zufall: { $count } von { $total } Ergebnissen folgen aus Schlüsseln, die durch die Wurzel festlagen.
cli-verify-skips = { $count ->
    [one] 1 Ziehung wurde verworfen, als etwas zurückgenommen wurde.
   *[other] { $count } Ziehungen wurden verworfen, als etwas zurückgenommen wurde.
}
cli-verify-hidden = { $count ->
    [one] Regeln und Ergebnis: 1 Zug ist dem Leser ({ $reader }) dieser Aufzeichnung verborgen.
   *[other] Regeln und Ergebnis: { $count } Züge sind dem Leser ({ $reader }) dieser Aufzeichnung verborgen.
}
cli-verify-stand-ins = { $count ->
    [one] 1 Ergebnis, das nach den Regeln für immer geheim bleibt.
   *[other] { $count } Ergebnisse, die nach den Regeln für immer geheim bleiben.
}
cli-verify-dictated = { $count ->
    [one] Zufall: 1 Ergebnis, dessen Herkunft nicht in der Aufzeichnung steht.
   *[other] Zufall: { $count } Ergebnisse, deren Herkunft nicht in der Aufzeichnung steht.
}
cli-verify-seed-known = Wer die Startzahl während der Partie kannte; der kannte den Zufall.
cli-verify-root = Ob die Wurzel vor der Partie bekannt gemacht war; vergleiche sie mit der, die dir gezeigt wurde: { $root }
cli-verify-fork = Den Zufall vor Zug { $move }: Dort wurde eine andere Partie fortgesetzt.

# editions
cli-editions-good = { $file } ist eine gute Ausgabe von { $game }.
cli-editions-bad = { $count ->
    [one] { $file }: ein Fehler
   *[other] { $file }: { $count } Fehler
}

# --help
cli-usage = Aufruf: { $what }
cli-commands = Befehle:
cli-arguments = Argumente:
cli-options = Optionen:
cli-usual = (Vorgabe: { $value })
cli-about = Spiele vom mittelalterlichen Krieg für zwei: spielen, durchrechnen, prüfen. Ohne Befehl läuft die Seite.
cli-about-serve = Die Seite betreiben: gegen den Computer, an einem Bildschirm oder per Link spielen.
cli-about-play = Im Terminal spielen, gegen den Computer oder zu zweit an einem Bildschirm.
cli-about-games = Die Spiele, ihre Seiten, Optionen und Computerspieler auflisten.
cli-about-simulate = Viele Partien zwischen Computerspielern austragen und zählen, was dabei herauskam.
cli-about-arena = Zwei Computerspieler gegeneinander antreten lassen: Punkte und Elo-Abstand mit 95-%-Intervallen.
cli-about-equilibrium =
    Sagen, wie viel ein vollkommener Gegner gegen das gespeicherte Gleichgewicht der Schlacht gewinnt.

    Gemessen wird mit der besten Antwort, in Truppen je Schlacht, über alle Lagen einer Schlacht: Truppen beider Seiten und Befehlspunkte der letzten Karten.
cli-about-handovers =
    Zählen, wie oft der Zug an die andere Seite übergeht, mit Dauerbefehlen und ohne.

    Beide Seiten haben die vorgeschlagenen Befehle, außer denen, die genannt sind.
cli-about-perft = Zählen, auf wie viele Arten sich 1 bis DEPTH Züge spielen lassen; Ergebnisse des Zufalls zählen als Züge.
cli-about-bench =
    Zufallspartien auf einem Kern messen: Züge und Partien je Sekunde, und eine Kennzahl.

    Die Kennzahl zählt die Züge einer festen Menge von Zufallspartien. Sie ändert sich, wenn die Regeln anders entscheiden, und bleibt, wenn sie nur schneller werden. Mit `server` wird die Seite gemessen.
cli-about-verify = Eine Aufzeichnung nachspielen, ihre Kette und ihre Würfel prüfen und sagen, was geprüft wurde.
cli-about-editions =
    Die Ausgaben der Spiele auflisten, eine als Vorlage ausgeben oder eine eigene prüfen.

    Eine Datei wird Eintrag für Eintrag geprüft: Alle Fehler werden genannt, und der Rückgabewert ist 2.
cli-about-backup = Alle Partien in eine Datei schreiben; der Server darf dabei weiterlaufen.
cli-about-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-about-worker = Für Server denken, die sich eine PostgreSQL-Datenbank teilen.
cli-arg-host = Wo die Seite zu erreichen ist; 0.0.0.0 für alle.
cli-arg-port = Mit 0 ein freier.
cli-arg-database = sqlite:///DATEI oder postgresql://...; sonst eine Datei in --data.
cli-arg-worker-database = postgresql://...
cli-arg-data = Der Ordner der Datenbank; sonst der eigene des Benutzers.
cli-arg-thinkers = Prozesse, in denen die Computer denken.
cli-arg-serve-thinkers = Prozesse, in denen die Computer denken; 0 überlässt es `rosenkrieg worker`.
cli-arg-proxies = Proxys, deren Angaben über den Absender geglaubt wird.
cli-arg-log = Wie das Protokoll aussieht.
cli-arg-game = Ein Kürzel aus der Liste von `games`.
cli-arg-equilibrium-game = Das Spiel, dessen Schlacht gelöst ist.
cli-arg-editions-game = Das Spiel, für das eine Datei geprüft wird.
cli-arg-as = Welche Seite; sonst die erste.
cli-arg-against = Ein Computerspieler, oder `human` für einen Menschen an diesem Bildschirm; sonst der mittlere aus der Liste von `games`.
cli-arg-seed = Gleicher Startwert, gleiche Partien.
cli-arg-play-seed = Gleicher Startwert, gleiche Karten und Würfel; sonst jedes Mal ein anderer.
cli-arg-language = Sonst wie LC_ALL oder LANG es sagen.
cli-arg-option = Eine Option des Spiels, so oft wie nötig; VALUE @FILE ist der Text einer Datei.
cli-arg-order = Ein Dauerbefehl des Spiels, so oft wie nötig.
cli-arg-fast = Sofort handeln, ohne Vorschau und Rückfrage.
cli-arg-ascii = Nur mit einfachen Buchstaben und Zeichen zeichnen.
cli-arg-json = JSON ausgeben.
cli-arg-n = Wie viele Partien.
cli-arg-arena-n = Wie viele Paare von Partien: zweimal derselbe Startwert mit vertauschten Plätzen.
cli-arg-bots = Die Spieler auf dem ersten und dem zweiten Platz.
cli-arg-records = Dorthin die Aufzeichnung jeder Partie schreiben.
cli-arg-jobs = Prozesse, die sich die Arbeit teilen.
cli-arg-a = Ein Computerspieler.
cli-arg-b = Ein anderer oder derselbe.
cli-arg-journal = Dort jedes fertige Paar vermerken; ein neuer Lauf mit derselben Datei macht danach weiter.
cli-arg-troops = Heere bis zu dieser Größe, 1 bis 4.
cli-arg-compute = Neu lösen und das beurteilen; dauert Minuten.
cli-arg-write = Neu lösen und das Ergebnis speichern.
cli-arg-depth = Züge, die des Zufalls eingerechnet.
cli-arg-games = Sonst alle Spiele.
cli-arg-player = Wie lange dieser Computerspieler über eine Entscheidung nachdenkt, so oft wie nötig.
cli-arg-file = Die Datei einer Sicherung.
cli-arg-verify-file = Die Datei einer Aufzeichnung.
cli-arg-words = Sonst eine Liste.
