# Worte der Schale: die Seite um die Spiele herum.

# Leiste
nav-home = Zur Startseite
nav-main = Hauptmenü
nav-games = Spiele
nav-lobby = Offene Partien
nav-matches = Meine Partien
nav-season = Saison
nav-rules = Regeln
nav-verify = Würfel prüfen
nav-settings = Einstellungen
nav-about = Über Rosenkrieg
nav-menu = Menü
nav-skip = Zum Inhalt
nav-language = Sprache
close = Schließen
cancel = Abbrechen

# Startseite
start-title = Zwei Rosen, eine Krone, fünf Spiele.
start-lead = Mittelalterliche Spiele für zwei: gegen einen Freund, am selben Tisch oder gegen den Computer.
start-all-rules = Alle Regeln
start-club = Saison im Verein
start-club-note = Bis zu zwölf Reiche, Schlachten mit echten Miniaturen, eine Karte und eine Chronik für alle.
start-club-sample = Beispielsaison
start-club-begin = Saison anlegen
start-merit-link = Kein Konto nötig. Dein Platz ist ein Link, der auf Handy und PC funktioniert.
start-merit-dice = Jeder Wurf lässt sich nach der Partie nachprüfen.
start-merit-why = Ist ein Zug nicht erlaubt, siehst du, welche Regel ihn verbietet.
start-merit-keys = Maus, Touch, Tastatur, Screenreader: alles bedienbar.
start-merit-home = Frei und quelloffen. Läuft auch auf deinem eigenen Rechner.
way-computer = Gegen den Computer
way-computer-note = mehrere Stufen, sofort spielbar
way-screen = An diesem Bildschirm
way-screen-note = zu zweit an einem Gerät
way-link = Per Link
way-link-note = Link schicken und losspielen
way-watch = Zusehen
way-watch-note = eine Beispielpartie von { $game }
way-learn = Neu hier? Lern { $game }
way-learn-known = { $game } lernen
way-learn-note = kurze Lektionen auf dem Brett
tile-computer = { $game }: gegen den Computer spielen
tile-screen = { $game }: zu zweit an diesem Bildschirm spielen
tile-link = { $game }: jemanden einladen
tile-watch = { $game }: eine Beispielpartie ansehen
tile-learn = { $game } lernen
quick-computer = Computer
quick-screen = Zu zweit
quick-link = Einladen
quick-watch = Ansehen

# Neue Partie
new-title = Neue Partie: { $game }
new-way = Wie möchtest du spielen?
new-unknown = Dieses Spiel wird auf diesem Server nicht angeboten.
new-level = Gegner
new-side = Deine Seite
new-lot = Zufällig
new-name = Dein Name
new-name-of = Name von { $side }
new-open = Unter den offenen Partien anbieten
new-open-note = Statt einen Link zu schicken: Wer zuerst beitritt, bekommt den Platz.
new-hints = Tipps erlaubt
new-hints-note = Ihr dürft beide den Computer nach einem Zug fragen.
new-more = Uhr und Optionen
new-clock = Uhr
new-clock-none = ohne Uhr
new-clock-blitz = 5 Minuten + 3 Sekunden pro Zug
new-clock-calm = 15 Minuten + 10 Sekunden pro Zug
new-clock-days = 3 Tage pro Zug + 7 Tage Reserve
new-bring = Eigene Datei verwenden
new-brought = { $file } ist gültig und kann verwendet werden.
new-begin-computer = Partie starten
new-begin-screen = Partie starten
new-begin-link = Einladungslink erstellen
bot-random = Narr
bot-random-note = spielt, was ihm gerade einfällt
bot-peasant = Bauer
bot-peasant-note = sieht, was sofort etwas bringt, nimmt aber oft weniger
bot-archer = Schütze
bot-archer-note = nimmt meistens, was sofort am meisten bringt
bot-greedy = Söldner
bot-greedy-note = nimmt, was sofort am meisten bringt
bot-page = Page
bot-page-note = probiert ein paar Züge durch
bot-squire = Knappe
bot-squire-note = denkt ein wenig voraus
bot-knight = Ritter
bot-knight-note = denkt voraus
bot-duke = Herzog
bot-duke-note = denkt gründlich voraus
bot-king = König
bot-king-note = denkt länger nach als der Herzog
bot-kingmaker = Königsmacher
bot-kingmaker-note = denkt am längsten nach

# Offene Partien
lobby-empty = Zurzeit gibt es keine offenen Partien. Lade jemanden ein!
lobby-by = { $name } wartet
lobby-somebody = Jemand
lobby-take = Beitreten
lobby-own = Deine Einladung
lobby-quicker = Jemand war schneller.
lobby-no-clock = ohne Uhr
lobby-live = { $minutes } Minuten + { $increment } Sekunden pro Zug
lobby-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}

# Meine Partien
mine-empty = In diesem Browser hast du noch keine Partie gespielt.
mine-note = Diese Liste wird nur in diesem Browser gespeichert.
carry-title = Auf einem anderen Gerät weiterspielen
carry-note = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Er gilt einmal und nur zehn Minuten. Er öffnet deine Plätze: Zeig ihn sonst niemandem.
carry-link = Link zu deinen Plätzen
carry-make = Link erstellen
carry-again = Neuen Link erstellen
carry-until = Gilt einmal, bis { $time } Uhr. Er öffnet deine Plätze.
carry-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf deinem anderen Gerät einen neuen.
mine-left = noch { $time }
mine-left-rival = { $name } hat noch { $time }
carry-arrived = { $count ->
    [one] Eine Partie steht jetzt in dieser Liste.
   *[other] { $count } Partien stehen jetzt in dieser Liste.
}
mine-due = Du bist am Zug
mine-others = Laufende Partien
mine-done = Beendet
begin-invite = Jemanden einladen
mine-screen = an diesem Bildschirm
mine-bot = gegen den Computer
mine-link = per Link
mine-against = gegen { $name }
mine-gone = nicht mehr verfügbar
mine-over = beendet
mine-won = gewonnen
mine-rematch = Revanche angenommen
mine-lost = verloren
mine-drawn = unentschieden
mine-waiting = wartet auf einen Gegner
mine-going = läuft
mine-forget = { $game } aus der Liste entfernen

# Einladung
welcome-title = { $name } lädt dich zu einer Partie { $game } ein.
welcome-title-nobody = Du bist zu einer Partie { $game } eingeladen.
welcome-side = Du spielst { $side }.
welcome-note = Du brauchst kein Konto. Dieser Link ist dein Platz, bewahre ihn gut auf.
welcome-rules = Neu bei { $game }? Lies die Regeln
terms-title = Eure Partie
terms-live = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} + { $seconds } Sekunden pro Zug
terms-days = { $days } Tage pro Zug + { $reserve } Tage Reserve
terms-hints = Tipps
terms-hints-on = für beide erlaubt
terms-own = eine eigene Datei
share-nearby = Diese Adresse funktioniert nur in deinem Netz: Wer im selben WLAN ist, kann sie öffnen. Um mit jemandem anderswo zu spielen, muss die Seite auf einem Server laufen, der aus dem Internet erreichbar ist.
share-local = Diese Adresse funktioniert nur auf diesem Computer. Soll jemand von einem anderen Gerät mitspielen, beende den Server, starte ihn mit „make play ARGS='--host 0.0.0.0'“ und öffne die Seite unter dem Netzwerknamen oder der Adresse dieses Computers.
welcome-sit = Mitspielen
waiting-title = { $game }: Warten auf deinen Gegner
waiting-sits = ist da
waiting-empty = noch frei
waiting-link = Link für dein Gegenüber
waiting-text = Spiel mit mir { $game }!
waiting-note = Schick diesen Link an dein Gegenüber. Die Partie beginnt, sobald er geöffnet wird.
waiting-other = Es geht los, sobald der andere Platz besetzt ist.
waiting-withdraw = Einladung zurückziehen

# Partie
match-you = Du
match-seat = Platz: { $side }
match-your-turn = Du bist am Zug
match-to-move = am Zug
match-thinks = denkt nach
match-not-taken = noch nicht da
match-program = Hier spielt ein Programm
match-away = abwesend
match-vacation = im Urlaub bis { $day }
match-on-vacation = { $name } ist bis { $day } im Urlaub.
match-present = { $name } ist da
match-watching = Du siehst zu
match-connecting = Verbindung wird aufgebaut …
connect-sockets = Der Server antwortet, aber Live-Verbindungen kommen nicht durch. Wer die Seite betreibt, findet die Ursache mit `rosenkrieg doctor`. Oft reicht der Proxy den Header Upgrade nicht weiter; auch ein Firmennetz kann Live-Verbindungen sperren.
connect-server = Der Server ist nicht erreichbar. Prüfe deine Verbindung; wir versuchen es weiter.
match-lost = Verbindung unterbrochen, wird wiederhergestellt …
match-waiting = Einen Moment …
match-paused = Pause. Die Uhren sind angehalten.
match-shown = Das ist passiert.
match-step = Schritt { $step } von { $all }
match-skip = Überspringen
match-repeat = Letzten Zug zeigen
match-pause = Anhalten
match-go-on = Weiter
match-timeline = Der letzte Zug, Schritt für Schritt
match-log = Verlauf
match-chat = Chat
match-rules = Regeln
match-list = Züge
match-more = Mehr
match-do-this = { $what }?
match-confirm = Bestätigen
match-show-rule = Regel zeigen
match-hint-says = Das würde der Computer spielen.
refused = Das hat nicht geklappt. Bitte versuch es noch einmal.
refused-no_hint = In dieser Partie gibt es keine Tipps.
refused-no_odds = Gerade gibt es keine Schlacht, deren Chancen sich berechnen lassen.
refused-too_fast = Bitte warte einen Moment, bevor du wieder fragst.
refused-stale_version = Die Stellung hat sich geändert. Sieh noch einmal hin.
refused-not_now = Das geht gerade nicht.
refused-unavailable = Der Server konnte deinen Zug nicht speichern. Bitte versuch es gleich noch einmal.
refused-declined = Abgelehnt.
panel-ways = { $count } Möglichkeiten
panel-wait = Dein Gegner ist am Zug.
panel-done = Fertig
view-yes = ja
view-no = nein
# Felder einer Sicht, die niemand zu lesen braucht
field-viewer = { "" }
field-actors = { "" }
field-edition = { "" }
field-outcome = { "" }
tool-hint = Tipp
tool-take-back = Rückgängig
tool-ask-take-back = Um Rückgängig bitten
no-take-back-over = Die Partie ist vorbei.
no-take-back-nothing = Es gibt noch nichts, was du rückgängig machen kannst.
no-take-back-chance = Nicht mehr möglich: Danach wurde gewürfelt oder gezogen.
no-take-back-other = Nicht mehr möglich: Dein Gegner hat danach gezogen.
no-take-back-shown = Nicht mehr möglich: Dabei wurde etwas Verdecktes gezeigt.
no-take-back-dice = Nicht mehr möglich: Für diese Partie sind keine Würfel mehr übrig.
no-take-back-now = Solange die Partie pausiert, lässt sich nichts rückgängig machen.
tool-draw = Remis anbieten
tool-draw-short = Remis
tool-pause = Pause anbieten
tool-pause-short = Pause
tool-resume = Weiterspielen
tool-share = Teilen
tool-turn = Brett drehen
tool-sound = Ton
tool-confirm = Bestätigen
tool-resign = Aufgeben
orders-title = Daueranweisungen
orders-note = Daueranweisungen werden sofort ausgeführt, auch wenn du nicht da bist. Dein Gegner sieht sie nicht. Alles andere entscheidest du weiterhin selbst.
orders-suggested = Vorgeschlagene Anweisungen
orders-ask = Immer mich fragen
orders-give = Anweisungen speichern
orders-did = Nach deinen Daueranweisungen: { $what }
orders-marked = Nach deinen Daueranweisungen
orders-active = { $count ->
    [one] Eine Daueranweisung ist aktiv
   *[other] { $count } Daueranweisungen sind aktiv
}
resign-title = Diese Partie aufgeben?
resign-note = Dein Gegner gewinnt dann sofort.
resign-yes = Aufgeben
resign-no = Weiterspielen
tool-ask-resume = Weiterspielen vorschlagen
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
offer-draw-mine = Du hast Remis angeboten.
offer-draw-theirs = { $name } bietet Remis an.
offer-take_back-mine = Du hast darum gebeten, deinen letzten Zug rückgängig zu machen.
offer-take_back-theirs = { $name } möchte den letzten Zug rückgängig machen.
offer-pause-mine = Du hast um eine Pause gebeten.
offer-pause-theirs = { $name } möchte eine Pause.
offer-resume-mine = Du hast vorgeschlagen weiterzuspielen.
offer-resume-theirs = { $name } möchte weiterspielen.
offer-rematch-mine = Du hast um eine Revanche gebeten.
offer-rematch-theirs = { $name } möchte eine Revanche.
offer-draw-declined = { $name } lehnt das Remis ab.
offer-take_back-declined = { $name } möchte den Zug nicht rückgängig machen.
offer-pause-declined = { $name } möchte keine Pause.
offer-resume-declined = { $name } möchte noch nicht weiterspielen.
offer-rematch-declined = { $name } möchte keine Revanche.
chat-empty = Noch keine Nachrichten.
chat-label = Nachricht schreiben
chat-mute = Andere stummschalten
chat-muted = Nachrichten der anderen sind in dieser Partie ausgeblendet. Das weißt nur du.
chat-send = Senden
chat-watcher = Zuschauer
clock-left = Restzeit { $time }
clock-spoken = Noch { $seconds } Sekunden.
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes } min
curtain-title = { $name } ist am Zug.
curtain-note = Gib das Gerät weiter. Der Vorhang verbirgt, was nur einer von euch sehen darf.
curtain-open = Ich bin { $name }
result-won = Du gewinnst.
result-other = { $side } gewinnt.
result-draw = Unentschieden.
result-resigned = { $side } hat aufgegeben.
result-time = { $side } hat die Zeit überschritten.
result-withdrawn = Die Einladung wurde zurückgezogen.
result-agreed = Beide Spieler waren einverstanden.
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-replay = Nachspielen
result-verify = Würfel prüfen

# Teilen
share-title = Teilen
share-copy = Kopieren
share-copied = Kopiert
share-send = Senden
share-qr = Mit dem Handy scannen
watch-title = Eine Partie { $game } ansehen
watch-begin = Zwei Computergegner spielen gegeneinander. Der Trainer sagt, warum sie so ziehen; halte an, wann du willst.
share-watch = Link für Zuschauer
share-watch-text = Sieh uns bei { $game } zu.
share-own = Dein Platz ({ $side }) auf einem anderen Gerät
share-own-text = Mein Platz in der Partie.
share-own-note = Wer diesen Link hat, kann für dich spielen. Gib ihn nicht weiter.
share-renew = Hat jemand anders deinen Link?
share-renew-note = Ein neuer Link ersetzt den alten. Der alte funktioniert dann nirgends mehr, auch nicht auf deinen anderen Geräten.
share-renew-do = Neuen Link für { $side } erstellen

share-seal = Siegel für Würfel und Karten dieser Partie, veröffentlicht vor dem ersten Zug:

# Nachspielen
replay-title = { $game } nachspielen
replay-cannot = Diese Partie lässt sich hier nicht nachspielen.
replay-gone = Vielleicht ist der Link unvollständig.
replay-unreachable = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
replay-no-positions = Die Partie läuft noch, oder dieser Server zeigt keine Stellungen.
replay-table = Zurück zur Partie
replay-first = Anfang
replay-previous = Vorheriger Zug
replay-next = Nächster Zug
replay-last = Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-at = Zug { $turn }
replay-where = Zug { $turn } von { $all }
replay-curve = Punkte im Lauf der Partie
replay-curve-says = { $first } { $a }, { $second } { $b }
replay-new = Neue Partie
replay-lay-open = Alles zeigen, auch Verdecktes
replay-save = Herunterladen
replay-share = Link zu dieser Stellung
replay-share-text = Sieh dir diese Partie an.
replay-open = Gespeicherte Partie öffnen
replay-open-note = Hier kannst du eine gespeicherte Partie nachspielen und von jedem Zug aus weiterspielen.
replay-open-where = Die Datei bekommst du beim Nachspielen einer Partie über „Herunterladen“.
replay-other = Andere Datei wählen

# analysis
study-title = Analyse
study-working = Die Partie wird analysiert: { $done } von { $all }
study-failed = Diese Partie lässt sich nicht analysieren.
study-chance = Gewinnchance
study-chance-says = Gewinnchance: { $first } { $a }, { $second } { $b }
study-unseen = Ein verdeckter Zug
study-gave = { $side } verschenkt { $size }
study-lucky = Glück für { $side }: { $size }
study-better = Besser:
study-played = Gespielt:
study-here-none = Geh zu einer Entscheidung, um den gespielten Zug mit dem besten zu vergleichen.
study-here-fine = Ein besserer Zug ist nicht bekannt.
study-here-untold = Diese Entscheidung lässt sich nicht beurteilen: Was der Spieler wusste, bleibt geheim, oder ihr Wert zeigt sich erst später.
study-see-played = Gespielten Zug zeigen
study-see-better = Besseren Zug zeigen
study-even = Kein einzelner Zug hat diese Partie gedreht.
study-shares = Wie es dazu kam, aus Sicht von { $side }
study-start = Chance zu Beginn
study-decisions = Entscheidungen: { $side }
study-luck = Glück und Verdecktes
study-result = Ergebnis
study-given = Je Entscheidung im Mittel verschenkt: { $side } { $size }
study-margin = Verschenkt: etwa { $size }, auf { $error } genau.
study-nothing = Die Partie war zu Ende, bevor jemand eine Wahl hatte. Hier gibt es nichts zu analysieren.
study-some = Keine der Entscheidungen, die sich beurteilen lassen, hat diese Partie gedreht. Manche lassen sich nicht beurteilen: Was der Spieler wusste, bleibt geheim, oder ihr Wert zeigt sich erst später.
study-key-shift = Umschalt
study-key-move = einen Zug zurück oder vor
study-key-turn = zum Wendepunkt davor oder danach
study-key-variation = vom besseren Zug zum gespielten und zurück
study-key-try = ab hier weiterspielen
study-go = Analysieren
study-note = Vom Computer geschätzt. Das Band um die Kurve zeigt, wie weit er danebenliegen kann.

# Weiterspielen von einer Stellung aus
fork-title = Ab hier weiterspielen
fork-note = Aus dieser Stellung beginnt eine neue Partie mit neuen Würfeln und Karten. Die alte bleibt, wie sie ist.
fork-computer = Computer
fork-screen = Zu zweit hier
fork-link = Per Link
fork-begin = Weiterspielen

# was eine Aufzeichnung beweist, im Terminal und auf der Seite
proof-proven = Bewiesen: Niemand konnte Würfel und Karten beeinflussen, auch nicht der Server.
proof-consistent = Stimmig, aber nicht bewiesen: Keine Prüfung ist fehlgeschlagen. Dass niemand Würfel und Karten beeinflusst hat, zeigt die Datei allein aber nicht.
proof-not-proven = Nicht bewiesen: Diese Datei widerspricht dem, was du vom Beginn der Partie aufgehoben hast.
proof-chain = { $moves ->
    [one] Form, Prüfsumme und Kette: 1 Zug, und alles passt zusammen.
   *[other] Form, Prüfsumme und Kette: { $moves } Züge, und alles passt zusammen.
}
proof-rules = Regeln (Version { $version }): Jeder Zug war erlaubt, und das Ergebnis folgt daraus.
proof-rules-later = Ob jede Liste möglicher Ergebnisse stimmte und jeder Zug erlaubt war. Das zeigen nur die Regeln des Spiels.
proof-hidden = { $count ->
    [one] 1 Zug ist in dieser Datei verdeckt, darum lässt sich die Reihenfolge der Ziehungen nicht prüfen.
   *[other] { $count } Züge sind in dieser Datei verdeckt, darum lässt sich die Reihenfolge der Ziehungen nicht prüfen.
}
proof-stand-ins = { $count ->
    [one] 1 Ergebnis bleibt nach den Regeln für immer geheim. Es lässt sich nicht prüfen.
   *[other] { $count } Ergebnisse bleiben nach den Regeln für immer geheim. Sie lassen sich nicht prüfen.
}
proof-draws = Würfel und Karten: { $checked } von { $draws } Ergebnissen folgen aus Schlüsseln, die das Siegel festgelegt hat.
proof-draws-some = Würfel und Karten: Nur { $checked } von { $draws } Ergebnissen ließen sich prüfen.
proof-no-draws = Es gibt keine Würfel oder Karten zu prüfen.
proof-dictated = { $count ->
    [one] 1 Zufallsergebnis, dessen Herkunft nicht in dieser Datei steht.
   *[other] { $count } Zufallsergebnisse, deren Herkunft nicht in dieser Datei steht.
}
proof-seed = { $checked } von { $draws } Ergebnissen folgen aus der Startzahl { $seed }. Wer sie kannte, kannte die Ergebnisse im Voraus.
proof-skips = { $count ->
    [one] 1 Ziehung wurde verworfen, als etwas rückgängig gemacht wurde. Hast du dem nie zugestimmt, hat sich vielleicht jemand Ergebnisse ausgesucht.
   *[other] { $count } Ziehungen wurden verworfen, als etwas rückgängig gemacht wurde. Hast du dem nie zugestimmt, hat sich vielleicht jemand Ergebnisse ausgesucht.
}
proof-start = { $count ->
    [0] Die Partie setzt ab Zug { $move } eine andere fort.
    [one] Die Partie setzt ab Zug { $move } eine andere fort. 1 Ergebnis davor ist nicht abgedeckt.
   *[other] Die Partie setzt ab Zug { $move } eine andere fort. { $count } Ergebnisse davor sind nicht abgedeckt.
}
proof-root-same = Das Siegel ist das, das du von vor der Partie aufgehoben hast.
proof-root-other = Das Siegel ist nicht das, das du von vor der Partie aufgehoben hast.
proof-root-unknown = Ob dieses Siegel vor der Partie veröffentlicht war. Vergleiche es mit dem, das dir gezeigt wurde: { $root }
proof-entropy-same = Dein Zufallswert ging in jede Ziehung ein.
proof-entropy-other = Dein Zufallswert fehlt oder wurde durch einen anderen ersetzt.
proof-entropy-late = { $count ->
    [one] Die erste Ziehung geschah, bevor dein Zufallswert zählte. Server und Gegner zusammen hätten sie beeinflussen können.
   *[other] Die ersten { $count } Ziehungen geschahen, bevor dein Zufallswert zählte. Server und Gegner zusammen hätten sie beeinflussen können.
}
proof-entropy-unknown = Ob dein eigener Zufallswert in die Ziehungen einging. Er ist hier nicht aufgehoben.
proof-commit-other = Eine Festlegung, die du aufgehoben hast, fehlt oder wurde durch eine andere ersetzt.
proof-bot = Ein Platz gehört einem Computergegner. Er trägt keinen Zufallswert bei.
proof-other-bound = Keiner von euch konnte seinen Zufallswert wählen, nachdem er den des anderen gesehen hatte.
proof-other-free = Der Zufallswert deines Gegners wurde vielleicht erst gewählt, als deiner schon bekannt war. Server und Gegner zusammen hätten die Ergebnisse beeinflussen können.
proof-other-late = Der Zufallswert deines Gegners wurde erst während der Partie offengelegt, oder nie. Server und Gegner zusammen hätten den Zeitpunkt wählen können.
proof-unfinished = Die Partie ist in dieser Datei nicht zu Ende. Was danach kam, ist vielleicht abgeschnitten.
proof-claimed-end = { $reason ->
    [resigned] Dass jemand aufgegeben hat. Das sagt nur der Server.
    [agreed] Dass sich beide auf ein Unentschieden geeinigt haben. Das sagt nur der Server.
   *[time] Dass jemandes Zeit abgelaufen ist. Das sagt nur der Server.
}
proof-names = Wer gespielt hat. Die Namen sind die, die der Server nennt.

# Würfel prüfen
verify-lead = Öffne eine gespeicherte Partie. Dein Browser prüft Siegel, Würfel und Karten selbst, ohne den Server zu fragen.
verify-open = Partie öffnen
verify-drop = Datei wählen oder hierher ziehen
verify-busy = Wird geprüft …
verify-seal-holds = Das Siegel hält.
verify-consistent = Stimmig, aber nicht bewiesen.
verify-not-proven = Nicht bewiesen.
verify-plain-seal-holds = Das heißt: Der Server hat die Schlüssel verwendet, die er vor der Partie versiegelt hat, und dein Zufallswert ging in jede Ziehung ein. Dass Würfel und Karten fair waren, ist damit noch nicht bewiesen: Jedes Ergebnis kam aus einer Liste möglicher Ergebnisse in dieser Datei, und eine falsche Liste könnte das Ergebnis vorgeben. Dein Browser kennt die Regeln nicht und kann die Listen nicht prüfen. Der Befehl unten kann es.
verify-plain-consistent = Das heißt: Nichts, was dein Browser prüfen konnte, ist falsch, aber die Datei zeigt nicht, dass niemand Würfel und Karten beeinflusst hat. Die Punkte mit Fragezeichen sagen, warum.
verify-plain-not-proven = Das heißt: Diese Datei widerspricht dem, was dieser Browser vom Beginn der Partie aufgehoben hat. Verlass dich nicht auf ihre Ergebnisse.
verify-refused = Mit dieser Partie stimmt etwas nicht.
verify-of = { $game } · { $reader } · Partie { $match }
verify-reader = { $reader ->
    [watch] aus Sicht der Zuschauer
    [all] alles aufgedeckt
   *[other] aus Sicht eines Spielers ({ $reader })
}
verify-show-draws = { $count } geprüfte Ergebnisse zeigen
verify-draw = Nr.
verify-result = Ergebnis
verify-out-of = aus
verify-key = Schlüssel
verify-not-over = Diese Partie läuft noch.
verify-how = So funktioniert es
verify-how-seal = Vor der Partie erzeugt der Server für jedes Ergebnis einen geheimen Schlüssel und veröffentlicht ein Siegel für alle zusammen.
verify-how-add = Der Browser jedes Spielers steuert einen Zufallswert bei, den der Server vorher nicht kannte.
verify-how-draw = Jedes Ergebnis wird mit seinem Schlüssel und diesen Werten aus einer Liste möglicher Ergebnisse gezogen.
verify-how-open = Nach der Partie werden die Schlüssel veröffentlicht. Jeder muss zum Siegel passen und genau das Ergebnis liefern, das du gesehen hast.
verify-kept = Was dieser Browser von vor der Partie aufgehoben hat
verify-kept-root = Siegel
verify-kept-entropy = Zufallswert ({ $side })
verify-kept-commit = Festlegung ({ $side })
verify-kept-nothing = Dieser Browser hat von dieser Partie nichts aufgehoben. Darum kann der Befehl sie mit nichts von vor der Partie vergleichen.
verify-beyond = Was hier nicht geprüft wird
verify-beyond-text = Ob die Listen möglicher Ergebnisse stimmten, jeder Zug erlaubt war und der richtige Sieger feststeht, lässt sich nur mit den Regeln prüfen. Speichere die Partie und prüfe sie mit dem Programm auf deinem eigenen Rechner:
verify-bad-length = Erwartet waren höchstens { $most } Zeichen.
verify-bad-json = Erwartet war eine gespeicherte Partie, aber das ist eine andere Datei.
verify-bad-format = Erwartet war das Format { $expected }, gefunden: { $got }.
verify-bad-form = Die Datei ist nicht genau so geschrieben, wie Rosenkrieg sie schreibt.
verify-bad-digest = Die Prüfsumme der Datei stimmt nicht.
verify-bad-chain-length = Erwartet waren { $expected } Glieder der Kette, gefunden: { $got }.
verify-bad-proofs = Erwartet waren { $expected } Belege, gefunden: { $got }.
verify-bad-head = Der Anfang der Datei passt nicht zur Kette.
verify-bad-proof = Zug { $move }: Der Beleg passt nicht.
verify-bad-link = Zug { $move } passt nicht in die Kette.
verify-bad-sealed = Das Siegel ist unvollständig.
verify-bad-dice = Was die Datei über die Würfel sagt, widerspricht sich.
verify-bad-contributions = Was die Datei über die Zufallswerte der Spieler sagt, widerspricht sich.
verify-bad-entropy = Ein Zufallswert ist fehlerhaft.
verify-bad-root = Zug { $move }: Der Schlüssel passt nicht zum Siegel.
verify-bad-key = Zug { $move }: Zu diesem Schlüssel gibt es keinen Zug.
verify-bad-list = Zug { $move }: Die Liste der möglichen Ergebnisse ist fehlerhaft.
verify-bad-result = Zug { $move }: Aus dem Schlüssel folgt { $expected }, in der Datei steht { $got }.
verify-bad-no-key = Zug { $move }: Der Schlüssel fehlt.
verify-bad-order = Zug { $move }: Erwartet war Ergebnis Nr. { $expected }, gefunden: { $got }.

# Regeln
rules-title = Regeln: { $game }
rules-none = Unsere Regelseite zu diesem Spiel kommt bald.
rules-not-told = Regel { $rule } wird hier noch nicht erklärt.
rules-version = Regelversion { $version }
replay-rules-earlier = Gespielt nach Regelversion { $version }. Für neue Partien gilt Version { $newest }.
rules-version-earlier = Diese Partie hat unter Regelversion { $version } begonnen und wird bis zum Ende danach gespielt. Für neue Partien und den Regeltext unten gilt Version { $newest }.
rules-whole = Alle Regeln auf einer Seite
rules-contents = Inhalt
rules-numbers = Regeln:
rules-print = Drucken
picture-step = Schritt { $number } von { $all }.
picture-back = Zurück
picture-next = Weiter

# Einstellungen
settings-theme = Farben
settings-theme-system = wie auf dem Gerät eingestellt
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Animationen
settings-motion-system = wie auf dem Gerät eingestellt
settings-motion-still = keine
settings-pace = Zug des Gegners abspielen
settings-pace-off = aus
settings-pace-fast = schnell
settings-pace-normal = normal
settings-pace-slow = langsam
settings-pace-note = Der Zug läuft Schritt für Schritt ab. Ein Klick oder Escape springt zum Ende, H zeigt ihn noch einmal.
settings-sound = Ton
settings-sound-note = Leise Töne bei Zügen und wenn du am Zug bist.
settings-confirm = Züge bestätigen
settings-confirm-note = Zeigt erst, was ein Zug ändert. Ein zweiter Klick bestätigt ihn.
settings-single = Erzwungene Züge automatisch ausführen
settings-single-note = Gibt es nur einen erlaubten Zug, wird er nach einem Augenblick ausgeführt. Du kannst ihn rückgängig machen.
settings-turn = Brett zu mir drehen
settings-turn-note = Deine Seite ist unten. Pfeile und Karten drehen sich mit dem Brett.
settings-pass = An einem gemeinsamen Bildschirm das Brett zum Spieler am Zug drehen
settings-name = Dein Spielername
settings-keys = Tastenkürzel
settings-key-card = die Karte oder Auswahl mit dieser Nummer nehmen
settings-key-confirm = die Auswahl bestätigen
settings-key-back = einen Schritt zurück
settings-key-legal = auf dem Brett: zum nächsten wählbaren Ort
settings-key-again = den letzten Zug noch einmal zeigen
settings-key-pause = während ein Zug gezeigt wird: anhalten oder weiter
settings-key-step = während ein Zug gezeigt wird: einen Schritt zurück oder vor
settings-key-space = Leertaste
settings-kept = Einstellungen werden nur in diesem Browser gespeichert.

# Über
about-title = Über Rosenkrieg
about-lead = Fünf Spiele für zwei über Kriege des Mittelalters: mit Regeln, die jeden Zug erklären, und Computergegnern, die nur sehen, was du an ihrer Stelle sehen würdest.
about-seat = Dein Platz ist ein Link
about-seat-text = Es gibt keine Konten. Wenn du eine Partie startest, bekommt jeder Platz einen Link. Er öffnet die Partie auf jedem Gerät, sofort oder Tage später.
about-dice = Nachprüfbare Würfel
about-dice-text = Jedes Ergebnis wird vor der Partie versiegelt, und beide Spieler steuern Zufall bei. Nach der Partie kann jeder nachprüfen, dass nichts manipuliert wurde.
about-data = Was gespeichert wird
about-data-text = Der Server speichert die Partie, eingegebene Namen und den Chat. Einstellungen und deine Liste der Partien bleiben in deinem Browser. Es gibt kein Tracking, und nichts geht an Dritte.
about-names = Namen und Bilder
about-names-text = Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, welches Spiel gemeint ist. Bretter, Figuren und Texte sind für dieses Projekt entstanden. Wenn dir ein Spiel gefällt, kauf es dir: Am echten Tisch ist es noch schöner.
about-host = Selbst betreiben
about-host-text = Ein Befehl startet die Seite auf deinem Rechner, alle Daten liegen in einer Datei.
about-bots = Bots schreiben
about-bots-text = Bots verbinden sich genauso wie diese Seite. Regeln und Computergegner gibt es als Python-Paket.

# Fehler
error-title = Etwas ist schiefgegangen.
error-page = Diese Seite konnte nicht geladen werden. Lade sie neu, sobald du wieder online bist.
error-unreachable = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
error-retry = Noch einmal versuchen
error-no-match = Vielleicht ist der Link unvollständig.
error-refused = Der Server konnte das nicht verarbeiten. Bitte versuch es gleich noch einmal.
error-bad_edition = Diese Datei lässt sich nicht verwenden. Gefundene Fehler (auf Englisch):
error-bad_options = Diese Optionen passen nicht zusammen. Gefundene Fehler (auf Englisch):
error-bad_record = Diese Datei ist keine vollständige, unveränderte Partie. Gefundener Fehler (auf Englisch):
error-too_fast = Zu viele Anfragen. Bitte warte einen Moment.
error-too_large = Die Datei ist zu groß.
error-too_slow = Diese Partie ist zu lang, um sie hier zu öffnen.
error-busy = Der Server ist gerade ausgelastet. Bitte versuch es gleich noch einmal.
closed-4000 = Diese Seite passt nicht mehr zum Server. Bitte lade sie neu.
closed-4001 = Diese Partie gibt es nicht.
closed-4003 = Dieser Link ist nicht mehr gültig.
closed-4010 = Dein Platz hat einen neuen Link, dieser hier gilt nicht mehr.
missing-title = Seite nicht gefunden
missing-note = Diese Seite gibt es nicht oder nicht mehr.

# Lernen
nav-learn = Lernen
learn-intro = Kurze Aufgaben auf dem echten Brett. Du ziehst, das Brett antwortet. Lesen musst du fast nichts.
learn-where-you-were = Weiter, wo du aufgehört hast
learn-start = Anfangen
learn-again = Wiederholen
learn-go-on = Weiter: { $lesson }
learn-play = Gleich spielen
learn-done = geschafft
learn-minutes = { $minutes } Min.
learn-lessons = { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
 }
learn-progress = { $done } von { $all }
learn-none = Es gibt noch keine Lektionen.
lesson-course = { $game } lernen
lesson-number = Lektion { $number } von { $all }
lesson-leave = Zurück zu allen Lektionen
lesson-restart = Von vorn
lesson-rule = Regel dazu
lesson-task = { $all ->
    [one] Deine Aufgabe
   *[other] Aufgabe { $number } von { $all }
 }
lesson-look = Schau hin
lesson-right = Richtig
lesson-wrong = Noch nicht
lesson-again = Noch einmal
lesson-go-on = Weiter
lesson-solution = Zeig mir die Lösung
lesson-done = Lektion geschafft
lesson-upcoming = Als Nächstes: { $lesson }
lesson-next-lesson = Nächste Lektion
lesson-course-done = Das war die letzte Lektion. Jetzt kannst du spielen.
lesson-all = Alle Lektionen

# Rätsel
nav-puzzles = Rätsel
puzzle-intro = Stellungen aus gespielten Partien. Ein Zug ist deutlich der beste: Finde ihn.
puzzle-task = { $side } ist am Zug. Finde den besten Zug.
puzzle-not = Naheliegend, aber nicht das Beste:
puzzle-look = Lies vor dem Bestätigen, was ein Zug bringt.
puzzle-gives = Damit sinkt deine Gewinnchance um mindestens { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  }. Es gibt einen besseren Zug.
puzzle-chances = Deine Gewinnchance liegt bei { $best } %. Mit dem nächstbesten Zug wären es { $second } %.
puzzle-number = Rätsel { $number }
puzzle-grade-1 = Leicht
puzzle-grade-2 = Mittel
puzzle-grade-3 = Schwer
puzzle-solved = { $done } von { $all } gelöst
puzzle-streak = Serie: { $count }
puzzle-best-streak = Beste Serie: { $count }
puzzle-streak-note = Zur Serie zählen Rätsel, die du nacheinander mit dem ersten Zug und ohne Lösung schaffst.
puzzle-start = Rätsel lösen
puzzle-go-on = Nächstes Rätsel
puzzle-again = Noch einmal lösen
puzzle-choose = Alle Rätsel zu { $game }
puzzle-is-solved = gelöst
puzzle-leave = Zurück zu allen Rätseln
puzzle-all-solved = Du hast alle Rätsel dieses Spiels gelöst.
puzzle-list = Rätsel auswählen
puzzle-none = Es gibt noch keine Rätsel.
puzzle-every = Alle Rätsel
puzzle-daily = Rätsel des Tages

# Benachrichtigungen
notices-button = Benachrichtigen
notices-match = Benachrichtigungen für { $game }
notices-title = Benachrichtigungen
notices-for-all = Wir sagen dir Bescheid, wenn du am Zug bist, in jeder Partie aus diesem Browser.
notices-for-match = Wir sagen dir Bescheid, wenn du in { $game } am Zug bist.
notices-none = Diese Seite verschickt keine Benachrichtigungen.
notices-push = Dieser Browser
notices-mail = E-Mail
notices-webhook = Webhook
notices-hook = Webhook von Discord, Slack, ntfy oder einem anderen Dienst
notices-add = Hinzufügen
notices-add-push = In diesem Browser benachrichtigen
notices-remove = Entfernen
notices-on = An
notices-off = Aus
notices-unconfirmed = Bitte öffne den Link, den wir dir geschickt haben.
notices-when = Wann benachrichtigen
notices-every = Wie oft
notices-every-0 = Sofort
notices-every-60 = Höchstens einmal in der Stunde
notices-every-1440 = Höchstens einmal am Tag
notices-quiet = Ruhezeiten
notices-from = Von
notices-to = Bis
notices-away = Keine Nachrichten bis einschließlich
notices-reminder = Mich erinnern, bevor meine Zeit abläuft
notices-reminder-note = auch nachts und an Tagen ohne Nachrichten
notices-note = Die Adresse wird getrennt von deinen Partien gespeichert. Sie wird mit ihnen gelöscht, oder mit einem Klick in jeder Nachricht.
notices-bad = Diese Adresse lässt sich nicht verwenden.
notices-silent = Diese Adresse hat unsere Nachricht nicht angenommen.
notices-often = Zu viele Adressen. Bitte versuch es später noch einmal.
notices-ask-confirm = Möchtest du unter dieser Adresse Nachrichten aus deinen Partien bekommen?
notices-do-confirm = Bestätigen
notices-ask-stop = Möchtest du deine Adresse löschen und keine Nachrichten mehr bekommen?
notices-do-stop = Adresse löschen
notices-confirmed = Bestätigt. Du hörst von uns, wenn du am Zug bist.
notices-stopped = Deine Adresse ist gelöscht.
notices-gone = Dieser Link ist nicht mehr gültig.

# Impressum, Datenschutz, und was ein Spieler löschen lassen kann
legal-imprint = Impressum
legal-privacy = Datenschutz
vacation-title = Urlaub
vacation-note =
    { $count ->
        [one] Deine Uhr steht still, solange du weg bist. Dein Gegner sieht, bis wann.
       *[other] Deine Uhren stehen in { $count } Partien still, solange du weg bist. Deine Gegner sehen, bis wann.
    } Du hast 30 Tage im Jahr je Partie und kannst trotzdem Züge machen.
vacation-until = Abwesend bis einschließlich
vacation-start = Uhr anhalten
vacation-end = Ich bin zurück
vacation-left = { $days ->
    [one] Noch 1 Tag übrig.
   *[other] Noch { $days } Tage übrig.
}
vacation-begun = Im Urlaub bis { $day }. Deine Uhr steht still.
vacation-over = Willkommen zurück. Deine Uhr läuft wieder, wenn du am Zug bist.
vacation-long = So viele Tage hast du nicht mehr. Wähle einen früheren Tag.
erase-title = Meinen Namen und meine Nachrichten löschen
erase-note = Löscht deinen Namen und alles, was du im Chat dieser Partie geschrieben hast, endgültig vom Server. Deine Züge bleiben.
erase-do = Name und Chat von { $side } löschen
erase-done = Dein Name und deine Nachrichten sind gelöscht.

# der Trainer in einer Partie gegen den Computer
coaching-title = Trainer
coaching-all = Alles
coaching-warnings = Warnungen
coaching-off = Aus
coaching-now = Worauf es jetzt ankommt
coaching-suggests = Vorschlag
coaching-show = Zeigen
coaching-answer = Was kann dein Gegner antworten?
coaching-thinks = Einen Moment …
coaching-waits = Dein Gegner ist am Zug.
coaching-watches = Der Trainer meldet sich vor einem groben Fehler.
coaching-warns = Bevor du ziehst: Damit verschenkst du viel.
coaching-better = Besser: { $what }
coaching-anyway = Trotzdem spielen
coaching-over = Die Partie ist vorbei. Die Analyse zeigt, welche Züge sie gedreht haben.
tool-coach = Trainer
new-coach = Mit Trainer spielen
new-coach-note = Er sagt, worauf es ankommt und warum, und warnt vor groben Fehlern. Du kannst ihn jederzeit abschalten.
