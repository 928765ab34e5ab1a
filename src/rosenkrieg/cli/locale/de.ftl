# Wörter des Terminals. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort eines Spiels verdeckt.

cli-you = (du)
cli-bye = Auf Wiedersehen.
cli-ask-help = ? für Hilfe
cli-thinks = { $side } denkt nach …
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
cli-confirm = Enter: bestätigen, zurück: neu wählen
cli-no-such-number = { $count ->
    [1] Es gibt nur eine Möglichkeit, Nummer 1.
   *[other] Wähle eine Nummer von 1 bis { $count }.
}
cli-not-understood = „{ $text }“ verstehe ich nicht. Gib eine Nummer ein, einen Zug wie { $example } oder ? für Hilfe.
cli-instead = Das geht nur so: { $actions }.
cli-hint = Tipp: { $action } ({ $words })
cli-coach = Trainer: { $what }
cli-no-hint = Für dieses Spiel gibt es keine Tipps.
cli-no-hint-here = In dieser Partie gibt es keine Tipps.
cli-why-what = „{ $text }“ gibt es hier nicht. Nenne etwas, das auf dem Tisch liegt.
cli-allowed = Das ist erlaubt.

# Zurücknehmen
cli-back-own = Rückgängig gemacht: dein letzter Zug.
cli-back-side = Rückgängig gemacht: der letzte Zug von { $side }.
cli-back-answers = { $count ->
    [one] Auch die Antwort von { $side } ist rückgängig gemacht.
   *[other] Auch { $count } Züge von { $side } sind rückgängig gemacht.
}
cli-back-chance = { $count ->
    [one] Ebenso ein Zufallsergebnis; es wird neu gezogen und kann anders ausfallen.
   *[other] Ebenso { $count } Zufallsergebnisse; sie werden neu gezogen und können anders ausfallen.
}
cli-back-agreed = Wollt ihr das beide rückgängig machen? (j/n)

# Gehen, speichern
cli-really-quit = Die Partie läuft noch. Trotzdem beenden? (j/n)
cli-really-resign = Aufgeben? (j/n)
cli-overwrite = Diese Datei gibt es schon. Überschreiben? (j/n)
cli-saved = Gespeichert: { $file }
cli-not-saved = { $file } lässt sich nicht speichern: { $problem }
cli-save-offer =
    Partie speichern? j speichert sie als { $file }.
    speichern DATEI: andere Datei, zurück: rückgängig, Enter: beenden.

# Sprachen
cli-languages = Verfügbare Sprachen: { $languages }.

# Zu zweit an einem Bildschirm
cli-curtain = { $side } ist am Zug. Der andere schaut weg. { $side }, drück Enter.
cli-curtain-only = Enter zeigt den Tisch, zurück macht den letzten Zug rückgängig, ende beendet.

# Hilfe und Regeln
cli-help =
    Gib die Nummer einer Möglichkeit ein oder einen Zug wie { $example }; Enter bestätigt.
      ?            diese Hilfe              tipp         Zug des Computers
      warum DING   warum etwas nicht geht   zurück       einen Schritt zurück, dann
                                                         letzten Zug rückgängig
      verlauf      alles bisher             ansicht      alles, was du siehst
      regeln       die Regeln, zum          sprache en   auf Englisch umstellen
                   Beispiel regeln 3
      speichern F  Partie in Datei F        aufgeben     Partie aufgeben
      ende         beenden
cli-no-rules = Zu diesem Spiel gibt es keine Regelseite. warum DING nennt die Regel, um die es geht.
cli-rules-ask = regeln 3 zeigt einen Abschnitt, regeln { $rule } den Abschnitt mit dieser Regel.
cli-no-such-section = Einen Abschnitt „{ $text }“ gibt es nicht.

# verify
cli-verify-head = { $title }: { $first } gegen { $second }.
cli-verify-good = Geprüft:
cli-verify-bad = Falsch:
cli-verify-open = Das beweist diese Datei nicht:

# editions
cli-editions-good = { $file } ist eine gültige Ausgabe von { $game }.
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
cli-version = Version ausgeben.
cli-install-completion = Vervollständigung mit Tab in deiner Shell einrichten.
cli-show-completion = Das Skript zur Vervollständigung in deiner Shell ausgeben.
cli-about = Spiele vom mittelalterlichen Krieg für zwei: spielen, simulieren, prüfen. Ohne Befehl startet die Seite.
cli-about-serve =
    Die Seite starten: gegen den Computer, an einem Bildschirm oder per Link spielen.

    Jede Option ist auch eine Umgebungsvariable (ROSENKRIEG_BASE_PATH für --base-path) und eine Zeile in der TOML-Datei von --config (base-path = "/rosen"). Die Option geht vor der Umgebung, die Umgebung vor der Datei.
cli-serve-set = Was --set ändern kann, mit den üblichen Werten (Raten: pro Sekunde/auf einmal):
cli-set-sockets = Offene Websockets insgesamt.
cli-set-sockets-per-address = Offene Websockets einer Adresse.
cli-set-sockets-per-room = Offene Websockets an einer Partie.
cli-set-connections-per-address = Offene Verbindungen einer Adresse, die keine Websockets sind.
cli-set-questions-per-address = Tipps und Chancen einer Adresse, die gerade berechnet werden.
cli-set-rooms = Partien im Speicher.
cli-set-join-seconds = Sekunden für die erste Nachricht über einen Websocket.
cli-set-frames = Nachrichten über einen Websocket. Schnellere Programme werden gebremst.
cli-set-unheard-messages = Nachrichten, die ein zu schnelles Programm senden darf, ohne Antworten abzuwarten; bei mehr endet die Verbindung.
cli-set-frames-per-address = Nachrichten über alle Websockets einer Adresse.
cli-set-bytes = Bytes langer Antworten, etwa Wiederholungen, an eine Adresse.
cli-set-work = Millisekunden Rechenzeit für eine Adresse.
cli-set-requests = HTTP-Anfragen einer Adresse.
cli-set-creations = Partien, die eine Adresse anlegt.
cli-set-claims = Offene Plätze, die eine Adresse belegt.
cli-set-records = Aufzeichnungen und Optionen einer Adresse, die geprüft werden.
cli-set-chats = Chat-Nachrichten einer Adresse.
cli-set-hints = Tipps an einen Platz.
cli-set-coach = Ratschläge und Warnungen des Trainers an einem Platz.
cli-set-choices = Erlaubte Züge in einer Nachricht; sind es mehr, nur die nächsten Schritte.
cli-set-unread-messages = Nachrichten, die auf einen langsamen Leser warten, bevor er getrennt wird.
cli-set-unread-bytes = Bytes, die auf einen langsamen Leser warten, bevor er getrennt wird.
cli-set-studies-per-address = Analysen beendeter Partien, die für eine Adresse laufen.
cli-set-requests-at-once = Anfragen einer Adresse, die gleichzeitig beantwortet werden; weitere warten.
cli-set-thinking-seconds = Sekunden, nach denen ein Computergegner als hängend gilt.
cli-set-database-seconds = Sekunden, die die Datenbank zum Antworten hat.
cli-set-bot-seconds = Sekunden, nach denen ein eigener Computergegner verloren hat.
cli-set-bot-megabytes = Speicher, den jeder Prozess eines eigenen Computergegners belegen darf, in MB.
cli-set-bot-pause = Sekunden zwischen den Zügen zweier Computergegner.
cli-set-idle-seconds = Sekunden, die eine Partie ohne Besucher im Speicher bleibt.
cli-set-presence-seconds = Sekunden, in denen Kommen und Gehen gesammelt wird.
cli-set-sweep-seconds = Sekunden zwischen zwei Prüfungen auf abgelaufene Uhren.
cli-set-beat-seconds = Sekunden zwischen zwei Vermerken, dass der Server läuft.
cli-arg-config = Eine TOML-Datei mit Einstellungen.
cli-arg-url = Die Adresse, die man öffnet, etwa https://games.example/rosen; nötig für Links in Benachrichtigungen.
cli-arg-bot = Ein eigener Computergegner, der Plätze belegen darf, MODUL:KLASSE oder cmd:BEFEHL, etwa GAME/collector=collector:Bot; mehrfach möglich.
cli-arg-base-path = Pfad der Seite, etwa /rosen für https://games.example/rosen; ohne Angabe die Wurzel.
cli-arg-mail-server = Mailserver für Benachrichtigungen, etwa smtp://name:passwort@host:587; das Passwort gehört in die Datei oder die Umgebung.
cli-arg-mail-from = Absender dieser Mails.
cli-arg-webhooks = Welche Webhooks benachrichtigt werden dürfen: keine, öffentliche Adressen oder auch das eigene Netz.
cli-arg-forget-days = Tage, nach denen nie begonnene Partien und unbenutzte Adressen gelöscht werden.
cli-arg-keep-days = Tage nach dem letzten Zug, nach denen eine Partie mit Namen und Chat gelöscht wird; 0 behält sie.
cli-arg-chat-days = Tage, nach denen der Chat gelöscht wird; 0 behält ihn.
cli-arg-imprint = Eine Markdown-Datei mit deinem Impressum.
cli-arg-privacy = Eine Markdown-Datei mit deiner Datenschutzerklärung.
cli-arg-set = Eine Grenze ändern; mehrfach möglich. In der Datei: eine Tabelle [set].
cli-about-play = Im Terminal spielen, gegen den Computer oder zu zweit an einem Bildschirm.
cli-about-games = Die Spiele mit ihren Seiten, Optionen und Computergegnern auflisten.
cli-about-simulate = Viele Partien zwischen Computergegnern spielen und die Ergebnisse zusammenfassen.
cli-about-arena = Zwei Computergegner gegeneinander antreten lassen: Punkte und Elo-Abstand mit 95-%-Intervallen.

    Mehr als zwei spielen jeder gegen jeden; daraus wird eine Rangliste.
cli-about-ladder = Jeden Computergegner gegen die beiden nächststärkeren antreten lassen: Rangliste mit 95-%-Intervallen.
cli-about-equilibrium =
    Ausgeben, wie viel ein perfekter Gegner gegen das gespeicherte Gleichgewicht der Schlacht gewinnt.

    Gemessen wird mit der besten Antwort, in Truppen je Schlacht, über alle Lagen einer Schlacht: Truppen beider Seiten und Befehlspunkte der letzten Karten.
cli-about-puzzles =
    Rätsel lösen, auflisten, herstellen oder beweisen: Stellungen aus gespielten Partien, in denen ein Zug deutlich der beste ist.
    `make` lässt Computergegner spielen oder liest Aufzeichnungen und schreibt, was es findet, in einen Ordner;
    jedes Rätsel beweist der stärkste Computergegner mit zehnfacher Bedenkzeit.
cli-about-handovers =
    Zählen, wie oft Spieler aufeinander warten, mit und ohne Daueranweisungen.

    Beide Seiten nutzen die vorgeschlagenen Anweisungen, außer denen, die du nennst.
cli-about-season = Ganze Saisons von Rampant spielen und ausgeben, wie ausgewogen sie sind, oder die Datei einer Saison prüfen und zeigen: check (Kette, Einträge und Würfel), show (Stand), story (Chronik), csv (Stand als Tabelle).
cli-about-perft = Zählen, auf wie viele Arten sich 1 bis DEPTH Züge spielen lassen; Zufallsergebnisse zählen als Züge.
cli-about-bench =
    Auf einem Kern messen, was in einer Sekunde Rechenzeit geschieht: Zufallspartien, Ansichten, Suche; dazu eine Kennzahl.

    Die Kennzahl zählt die Züge fester Zufallspartien und fasst zusammen, was die Computergegner in festen Stellungen wählen. Sie ändert sich, wenn Regeln oder Computergegner anders entscheiden, nicht wenn sie schneller werden. Mit `server` wird die Seite gemessen.
cli-about-verify =
    Eine Aufzeichnung nachspielen, ihre Kette und ihre Würfel prüfen und sagen, was das beweist.

    Eine Datei allein kann erfunden sein. Gib an, was du vom Beginn der Partie aufgehoben hast, dann wird die Prüfung zum Beweis. Widerspricht die Datei dem, endet der Befehl mit Status 1.
cli-about-selftest =
    Regeln, Würfel, Aufzeichnungen, Computergegner und Server auf diesem Rechner prüfen.

    Jede Zeile sagt, was geprüft wurde. Die letzte lautet „selftest: ok“ oder nennt, was fehlgeschlagen ist; dann ist der Exit-Status 1. Dauert weniger als eine Minute.
cli-about-editions =
    Die Ausgaben der Spiele auflisten, eine als Vorlage ausgeben oder eine eigene prüfen.

    Eine Datei wird Eintrag für Eintrag geprüft: Alle Fehler werden genannt, und der Rückgabewert ist 2.
cli-about-backup = Alle Partien in eine Datei schreiben; der Server darf dabei weiterlaufen.
cli-about-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-about-worker = Computerzüge für Server berechnen, die sich eine PostgreSQL-Datenbank teilen.
cli-about-doctor =
    Eine laufende Seite wie ein Browser abfragen und sagen, was nicht stimmt.

    Geprüft werden Adresse, Zertifikat, Seite und Dateien, Uhr, Proxy, Websockets, lange Anfragen, Datenbank, Platte und Mail. Am besten dort aufrufen, wo deine Spieler sind. Endet mit Status 1, wenn etwas nicht stimmt.
cli-arg-doctor-url = Die Adresse, die man öffnet, etwa https://games.example/rosen.
cli-arg-ca = Eine Datei mit Zertifikaten, denen zusätzlich vertraut wird.
cli-nearby = Von anderen Geräten in deinem Netz: { $address }
cli-doctor-good = gut    
cli-doctor-bad = FALSCH
cli-doctor-well = Alles funktioniert.
cli-doctor-ill = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
}
cli-doctor-reached = { $host } antwortet auf Port { $port }.
cli-doctor-no-name = { $host } hat keine Adresse. Prüfe den Namen und seinen DNS-Eintrag.
cli-doctor-no-answer = Unter { $host }, Port { $port }, antwortet nichts: { $reason }. Läuft der Proxy, und lässt die Firewall Besucher durch?
cli-doctor-no-tls = { $host } Port { $port } spricht kein TLS. Richte ein Zertifikat ein oder benutze http://.
cli-doctor-certificate = Browser werden das Zertifikat ablehnen: { $reason }.
cli-doctor-broken = Die Verbindung bricht ab: { $reason }.
cli-doctor-no-server = Der Proxy antwortet { $status }: Er erreicht Rosenkrieg nicht. Läuft der Server auf dem Port, den der Proxy benutzt?
cli-doctor-redirect = Die Adresse leitet weiter zu { $to }. Prüfe diese Adresse.
cli-doctor-other-server = Etwas anderes antwortet (Status { $status }). Prüfe den Pfad und den Abschnitt im Proxy; unter einem Pfad braucht Rosenkrieg --base-path.
cli-doctor-health = Rosenkrieg { $version } läuft.
cli-doctor-base = Die Seite glaubt, sie liege unter { $got }, geöffnet hast du aber { $wanted }. Starte den Server mit --base-path { $wanted }.
cli-doctor-no-page = Die Seite lädt nicht (Status { $status }). Ist sie gebaut? Siehe `make web`.
cli-doctor-no-files = Die Datei { $file } der Seite lädt nicht (Status { $status }). Der Proxy muss alles unterhalb des Pfads weiterreichen.
cli-doctor-policy = Der Header Content-Security-Policy fehlt oder kommt doppelt. Der Proxy sollte ihn nicht verändern.
cli-doctor-other-url = Links in Mails führen zu { $got }, geöffnet hast du aber { $wanted }. Starte den Server mit --url { $wanted }.
cli-doctor-page = Die Seite und ihre Dateien lassen sich laden.
cli-doctor-no-facts = /api/site antwortet nicht (Status { $status }). Ist das eine ältere Version?
cli-doctor-clock = Die Uhren stimmen überein.
cli-doctor-off = Die Uhren weichen um { $seconds } Sekunden ab. Richte auf dem Server (oder hier) einen Zeitabgleich ein.
cli-doctor-proxy-unknown = Der Server ignoriert den Header X-Forwarded-For deines Proxys, darum gelten für alle Besucher zusammen dieselben Limits. Starte ihn mit --proxies { $address }.
cli-doctor-proxy-known = Der Proxy ist bekannt; du kommst von { $address }.
cli-doctor-proxy-silent = Der Server sieht jeden Besucher als { $address }. Der Proxy muss X-Forwarded-For senden, und der Server braucht --proxies.
cli-doctor-no-proxy = Du kommst von { $address }.
cli-doctor-problem-database = Der Server kann keine Züge speichern. Prüfe die Datenbank und ihr Protokoll.
cli-doctor-problem-disk = Die Platte der Datenbank ist fast voll.
cli-doctor-problem-mail = Mails lassen sich nicht verschicken. Prüfe --mail-server und das Protokoll.
cli-doctor-no-problem = Datenbank, Platte und Mail sind in Ordnung.
cli-doctor-sockets = Websockets funktionieren.
cli-doctor-sockets-silent = Websockets öffnen sich, aber nichts kommt durch. Schalte im Proxy das Puffern ab.
cli-doctor-sockets-refused = Websockets werden abgelehnt (Status { $status }). Der Server ist voll, oder du hast zu oft angefragt; versuch es in einer Minute noch einmal.
cli-doctor-no-upgrade = Websockets kommen nicht durch (Status { $status }). Der Proxy muss die Header Upgrade und Connection weiterreichen und HTTP/1.1 benutzen.
cli-doctor-host-header = Websockets werden abgelehnt, weil der Proxy die geöffnete Adresse verbirgt. Er muss den Header Host ({ $host }) weiterreichen; oder starte den Server mit --origin.
cli-doctor-bodies = Lange Anfragen kommen durch.
cli-doctor-short-bodies = Lange Anfragen werden abgelehnt ({ $reason }): Aufzeichnungen und Ausgaben brauchen bis zu 4 MB. In nginx: client_max_body_size 4m.
cli-arg-host = Adresse der Seite; 0.0.0.0 für alle.
cli-arg-port = 0 wählt einen freien Port.
cli-arg-database = sqlite:///DATEI oder postgresql://...; ohne Angabe eine Datei in --data.
cli-arg-worker-database = postgresql://...
cli-arg-data = Ordner der Datenbank; ohne Angabe der Datenordner des Benutzers.
cli-arg-signature = Nur die Kennzahlen ausgeben, für den Text eines Commits.
cli-arg-commit = Eine Festlegung, die du vom Beginn der Partie aufgehoben hast, deine oder die deines Gegners; mehrfach möglich.
cli-arg-entropy = Der Zufallswert, den du beigetragen hast; mehrfach möglich.
cli-arg-root = Das Siegel, das du vom Beginn der Partie aufgehoben hast.
cli-arg-thinkers = Anzahl der Prozesse für Computergegner.
cli-arg-serve-thinkers = Anzahl der Prozesse für Computergegner; 0 überlässt sie `rosenkrieg worker`.
cli-arg-proxies = Proxys, deren weitergereichten Headern vertraut wird.
cli-arg-origin = Eine weitere Adresse, von der Seiten sich verbinden dürfen, etwa https://games.example; auch mehrmals.
cli-arg-contact = Wohin man Sicherheitslücken meldet (mailto:... oder https://...); steht in /.well-known/security.txt.
cli-arg-processes = Wie viele Server sich eine PostgreSQL-Datenbank teilen; für bench server.
cli-arg-bench-database = Für bench server: sqlite:///DATEI oder postgresql://...; sonst eine vorübergehende Datei.
cli-arg-metrics-port = /metrics auf diesem Port anbieten, nur für diesen Rechner; ohne Angabe aus.
cli-arg-log = Format des Protokolls.
cli-arg-game = Ein Kürzel aus der Liste, die `games` ausgibt.
cli-arg-equilibrium-game = Das Spiel, dessen Schlacht gelöst ist.
cli-arg-editions-game = Das Spiel, für das eine Datei geprüft wird.
cli-arg-as = Deine Seite; ohne Angabe die erste.
cli-arg-against = Ein Computergegner, `MODUL:NAME`, `cmd:BEFEHL`, oder `human` für einen Menschen an diesem Bildschirm; ohne Angabe der mittlere aus der Liste, die `games` ausgibt.
cli-arg-doing = `solve` zum Lösen im Terminal, `list`, `make`, oder `prove`, um die mitgelieferten noch einmal zu beweisen.
cli-arg-puzzles-n = Anzahl der Rätsel, die entstehen sollen.
cli-arg-puzzles-seed = Derselbe Startwert ergibt dieselben Rätsel.
cli-arg-out = Ordner für die Rätsel.
cli-arg-record = Rätsel aus dieser Aufzeichnung machen; mehrfach möglich.
cli-arg-times = Das Wievielfache seiner üblichen Bedenkzeit der stärkste Computergegner für einen Beweis bekommt.
cli-arg-seed = Derselbe Startwert ergibt dieselben Partien.
cli-arg-play-seed = Derselbe Startwert ergibt dieselben Karten und Würfel; ohne Angabe zufällig.
cli-arg-language = Ohne Angabe die Sprache aus LC_ALL oder LANG.
cli-arg-option = Eine Option des Spiels, auch mehrmals; VALUE @FILE liest den Wert aus einer Datei.
cli-arg-order = Eine Daueranweisung des Spiels, auch mehrmals.
cli-arg-fast = Sofort handeln, ohne Vorschau und Bestätigung.
cli-arg-guided = Mit Trainer spielen: worauf es ankommt, was zu tun ist und warum, und eine Warnung vor groben Fehlern.
cli-arg-ascii = Nur mit ASCII-Zeichen zeichnen.
cli-arg-json = JSON ausgeben.
cli-arg-n = Anzahl der Partien.
cli-arg-arena-n = Anzahl der Partiepaare: zweimal derselbe Startwert mit vertauschten Seiten.
cli-arg-limit = Sekunden, die ein Programm (`cmd:BEFEHL`) für jede Antwort hat.
cli-arg-bots = Die Spieler auf dem ersten und dem zweiten Platz.
cli-arg-records = Ordner, in den die Aufzeichnung jeder Partie geschrieben wird.
cli-arg-jobs = Anzahl der Prozesse, die sich die Arbeit teilen; ohne Angabe einer bei `simulate`, sonst einer je Kern.
cli-arg-ray = Die Arbeit auf die Rechner dieses Ray-Clusters verteilen: HOST:PORT oder `auto` für einen auf diesem Rechner.
cli-arg-a = Ein Computergegner, `MODUL:NAME` oder `cmd:BEFEHL`.
cli-arg-b = Ein anderer oder derselbe.
cli-arg-more = Weitere Spieler; dann spielen alle gegeneinander.
cli-arg-journal = Datei, in die jedes fertige Paar geschrieben wird; ein neuer Lauf mit derselben Datei setzt dort fort. Bei mehr als zwei Spielern ein Ordner.
cli-arg-simulate-journal = Datei, in die jede fertige Partie geschrieben wird; ein neuer Lauf mit derselben Datei setzt dort fort.
cli-arg-players = Computergegner, der schwächste zuerst; ohne Angabe alle des Spiels.
cli-arg-ladder-n = Anzahl der Partiepaare in jeder Begegnung.
cli-arg-ladder-journal = Fertige Paare in Dateien dieses Ordners schreiben; ein späterer Lauf mit demselben Ordner macht dort weiter.
cli-arg-picture = Die Rangliste als SVG in diese Datei zeichnen.
cli-arg-sprt = Aufhören, sobald klar ist, ob A um ELO1 statt um ELO0 stärker ist.
cli-arg-troops = Heere bis zu dieser Größe, 1 bis 10.
cli-arg-compute = Neu lösen und das Ergebnis beurteilen; dauert Minuten.
cli-arg-write = Neu lösen und das Ergebnis speichern.
cli-arg-what = simulate spielt Saisons mit schnellen Schlachten, bench misst, wie schnell eine lange neu berechnet ist; die anderen lesen eine Datei.
cli-arg-season-file = Eine Saison, wie die Website sie exportiert.
cli-arg-raiding = Wie oft ein Reich raubt, wo es darf, 0 bis 1.
cli-arg-rules = Ohne Grenzen (free) oder mit den Runden und Grenzen eines Vereins (club).
cli-arg-head = Das Kettenende, das du aufbewahrt hast; Status 1, wenn es nicht zur Datei gehört.
cli-arg-season-n = Anzahl der Saisons.
cli-arg-realms = Anzahl der Reiche, 2 bis 12.
cli-arg-depth = Anzahl der Züge, Zufall mitgezählt.
cli-arg-games = Ohne Angabe alle Spiele.
cli-arg-player = Messen, wie lange dieser Computergegner über eine Entscheidung nachdenkt; auch mehrmals.
cli-arg-file = Eine Sicherungsdatei.
cli-arg-verify-file = Eine Aufzeichnungsdatei.
cli-arg-words = Ohne Angabe werden die Ausgaben aufgelistet.

# rosenkrieg games
cli-games-head = { $key }: { $title } (Regelversion { $version })
cli-games-kind = Art
cli-games-duration = Dauer
cli-games-sides = Seiten
cli-games-players = Spieler
cli-games-options = Optionen

# rosenkrieg season
cli-season-checked = { $corrections ->
    [one] { $rows } Zeilen, 1 Korrektur: Die Kette hält, und jeder Eintrag passt.
   *[other] { $rows } Zeilen, { $corrections } Korrekturen: Die Kette hält, und jeder Eintrag passt.
}
cli-season-rolls = Würfe: { $sealed } des Servers stimmen mit ihren Schlüsseln überein, { $table } wurden am Tisch gewürfelt, { $imported } kamen mit einer Datei.
cli-season-before = { $count } Würfe des Servers fielen, bevor jemand etwas zu den Würfeln beigetragen hatte: Diese musst du dem Server glauben.
cli-season-hidden = { $count } geheime Entscheidungen sind noch nicht aufgedeckt.
cli-season-unused = { $count } Ziehungen führten zu keinem Wurf.
cli-season-head = Ende der Kette: { $head }
cli-season-kept = { $kept ->
    [known] Dein aufbewahrtes Kettenende gehört zu dieser Datei: Davor wurde nichts verändert.
    [unknown] Dein aufbewahrtes Kettenende gehört NICHT zu dieser Datei.
   *[none] Bewahre das Ende der Kette auf: Damit erkennst du später, ob etwas verändert wurde.
}
cli-season-title = { $state ->
    [approved] { $name }: beendet und bestätigt
    [ended] { $name }: beendet, noch nicht bestätigt
   *[open] { $name }: Runde { $round }
}
cli-season-column-realm = Reich
cli-season-column-lands = Territorien
cli-season-column-glory = Ruhm
cli-season-column-battles = Schlachten
cli-season-open = Offene Schlachten: { $count }. Konflikte im Buch: { $conflicts }.
