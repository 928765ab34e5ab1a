# Worte der Schale: die Seite um die Spiele herum.

# Leiste
nav-home = Zur Startseite
nav-main = Hauptmenü
nav-games = Spiele
nav-lobby = Offene Partien
nav-matches = Meine Partien
nav-rules = Regeln
nav-verify = Würfel prüfen
nav-settings = Einstellungen
nav-about = Über Rosenkrieg
nav-menu = Menü
nav-skip = Zum Inhalt
nav-language = Sprache
language-de = Deutsch
language-en = English
close = Schließen
cancel = Abbrechen

# Spiele
game-rosenkoenig = Rosenkönig
game-rosenkoenig-tagline = Offene Karten, eine Krone: Wer sein Land zusammenhält, gewinnt.
game-rosenkoenig-duration = Zehn Minuten
game-rosenkoenig-kind = Duell
game-vetternkrieg = Vetternkrieg
game-vetternkrieg-tagline = Drei Regionen, verdeckte Würfel. Glaubst du deinem Vetter?
game-vetternkrieg-duration = Halbe Stunde
game-vetternkrieg-kind = Bluff
game-richard3 = Richard III
game-richard3-tagline = Blöcke, die nur du von vorn siehst. Auch über Tage, Zug um Zug.
game-richard3-duration = Drei Stunden
game-richard3-kind = großer Krieg
game-medieval_battle = Medieval Battle
game-medieval_battle-tagline = Kein Zufall: Gelände, Reiter, Piken und Bögen entscheiden.
game-medieval_battle-duration = Eine Stunde
game-medieval_battle-kind = ohne Glück
game-rampant = Rampant-Feldzug
game-rampant-tagline = Für den Verein: Reiche, Schlachten und Ruhm rund um eure Figuren.
game-rampant-duration = Eine Saison
game-rampant-kind = mit Miniaturen

# Startseite
start-title = Zwei Rosen, eine Krone, fünf Spiele.
start-lead = Mittelalterliche Spiele für zwei: gegen einen Freund, am selben Tisch oder gegen den Computer.
start-soon = kommt bald
start-all-rules = Alle Regeln
start-merit-link = Kein Konto. Dein Platz ist der Link, auf Handy und PC.
start-merit-dice = Jeder Würfel lässt sich nach der Partie nachprüfen.
start-merit-why = Geht ein Zug nicht, steht da, welche Regel es verbietet.
start-merit-keys = Maus, Finger, Tastatur, Vorlesen: alles geht überall.
start-merit-home = Frei und quelloffen. Läuft auch auf eurem Rechner.
way-computer = Gegen den Computer
way-computer-note = sofort, mehrere Stärken
way-screen = An diesem Bildschirm
way-screen-note = zu zweit
way-link = Mit einem Link
way-link-note = schicken, klicken, spielen
way-watch = Zusehen
way-watch-note = eine Beispielpartie { $game }
tile-computer = { $game }: allein spielen
tile-screen = { $game }: zu zweit hier spielen
tile-link = { $game }: jemanden einladen
tile-watch = { $game }: eine Beispielpartie ansehen

# Neue Partie
new-title = Neue Partie { $game }
new-way = Wie ihr spielt
new-soon = Dieses Spiel kommt bald.
new-level = Gegner
new-side = Deine Seite
new-lot = Das Los entscheidet
new-name = Dein Name
new-name-of = Name für { $side }
new-open = Unter den offenen Partien anbieten
new-open-note = Statt eines Links: Wer zuerst klickt, setzt sich.
new-more = Uhr und Spielregeln
new-clock = Uhr
new-clock-none = ohne Uhr
new-clock-blitz = 5 Minuten, 3 Sekunden je Zug dazu
new-clock-calm = 15 Minuten, 10 Sekunden je Zug dazu
new-clock-days = 3 Tage je Zug, 7 Tage Reserve
new-bring = Eigene Datei dafür
new-brought = { $file } ist geprüft: Damit lässt sich spielen.
new-begin-computer = Partie beginnen
new-begin-screen = Partie beginnen
new-begin-link = Link erzeugen
bot-random = Narr
bot-random-note = zieht, was ihm einfällt
bot-greedy = Söldner
bot-greedy-note = nimmt, was gerade am meisten bringt
bot-squire = Knappe
bot-squire-note = denkt ein paar Züge voraus
bot-knight = Ritter
bot-knight-note = plant und lauert
bot-duke = Herzog
bot-duke-note = verzeiht keinen Fehler

# Offene Partien
lobby-empty = Gerade wartet niemand. Lade jemanden ein.
lobby-invite = Eine Partie anbieten
lobby-by = { $name } wartet
lobby-somebody = Jemand
lobby-take = Mitspielen
lobby-own = Deine Einladung
lobby-quicker = Jemand war schneller.
lobby-no-clock = ohne Uhr
lobby-live = { $minutes } Minuten, { $increment } Sekunden je Zug dazu
lobby-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}

# Meine Partien
mine-empty = Noch keine Partie in diesem Browser.
mine-start = Ein Spiel wählen
mine-note = Diese Liste liegt nur in diesem Browser. Auf einem anderen Gerät öffnest du eine Partie mit ihrem Link.
mine-screen = an diesem Bildschirm
mine-bot = gegen den Computer
mine-link = mit einem Link
mine-against = gegen { $name }
mine-gone = nicht mehr da
mine-over = beendet
mine-won = gewonnen
mine-lost = verloren
mine-drawn = unentschieden
mine-waiting = wartet
mine-going = läuft
mine-forget = { $game } aus der Liste nehmen

# Einladung
welcome-title = { $name } lädt dich zu { $game } ein.
welcome-title-nobody = Du bist zu { $game } eingeladen.
welcome-side = Du spielst { $side }.
welcome-note = Kein Konto nötig. Dieser Link ist dein Platz, heb ihn auf.
welcome-rules = Was ist { $game }? Die Regeln
welcome-sit = Platz nehmen
waiting-title = { $game }: Der Tisch ist gedeckt.
waiting-sits = sitzt am Tisch
waiting-empty = noch frei
waiting-link = Link für dein Gegenüber
waiting-text = Spiel mit mir { $game }.
waiting-note = Wer diesen Link öffnet, sitzt dir gegenüber. Die Partie beginnt von selbst.
waiting-other = Gleich geht es los, sobald der andere Platz besetzt ist.
waiting-withdraw = Einladung zurückziehen

# Partie
match-you = Du
match-your-turn = Du bist am Zug
match-to-move = am Zug
match-thinks = denkt nach
match-not-taken = noch nicht da
match-away = gerade nicht da
match-present = { $name } ist da
match-watching = Du siehst zu
match-connecting = Verbindung wird aufgebaut.
match-lost = Verbindung weg, kommt wieder
match-waiting = Es geht gleich weiter.
match-paused = Pause. Die Uhren stehen.
match-log = Verlauf
match-chat = Plausch
match-rules = Regeln
match-list = Züge
match-more = Mehr
match-do-this = { $what }?
match-confirm = So machen
match-show-rule = Regel zeigen
match-hint-says = Das würde der Computer tun.
refused = Das ging gerade nicht. Versuch es noch einmal.
refused-no_hint = Hier gibt es keinen Tipp.
refused-no_odds = Es gibt keine Schlacht, deren Ausgang sich abschätzen ließe.
refused-too_fast = Langsam. Frag gleich noch einmal.
refused-stale_version = Der Tisch hat sich inzwischen geändert.
refused-not_now = Das geht gerade nicht.
refused-unavailable = Der Server konnte das nicht speichern. Versuch es gleich noch einmal.
refused-declined = Abgelehnt.
panel-ways = { $count } Möglichkeiten
panel-wait = Gerade ist die andere Seite dran.
panel-done = Fertig
view-yes = ja
view-no = nein
# Felder einer Sicht, die niemand zu lesen braucht
field-viewer = { "" }
field-actors = { "" }
field-edition = { "" }
field-outcome = { "" }
tool-hint = Tipp
tool-take-back = Zurücknehmen
tool-ask-take-back = Um Rücknahme bitten
no-take-back-over = Die Partie ist vorbei.
no-take-back-nothing = Noch gibt es nichts zurückzunehmen.
no-take-back-chance = Seither hat der Zufall entschieden, darum bleibt es dabei.
no-take-back-other = Die andere Seite hat seither gehandelt.
no-take-back-shown = Es hat etwas Verborgenes gezeigt, darum bleibt es dabei.
no-take-back-dice = Die versiegelten Würfel dieser Partie würden nicht reichen.
no-take-back-now = Solange nicht gespielt wird, wird nichts zurückgenommen.
tool-draw = Remis anbieten
tool-pause = Pause anbieten
tool-resume = Weiterspielen
tool-share = Teilen
tool-turn = Brett drehen
tool-sound-on = Ton an
tool-sound-off = Ton aus
tool-resign = Aufgeben
orders-title = Dauerbefehle
orders-note = Was du hier befiehlst, geschieht sofort, auch wenn du nicht da bist. Niemand sonst erfährt davon. Alles andere entscheidest du selbst.
orders-suggested = Wie vorgeschlagen
orders-ask = Alles mich fragen
orders-give = So befehlen
orders-active = { $count ->
    [one] Ein Dauerbefehl gilt
   *[other] { $count } Dauerbefehle gelten
}
resign-title = Partie aufgeben?
resign-note = Die andere Seite gewinnt dann sofort.
resign-yes = Aufgeben
resign-no = Weiterspielen
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
offer-draw-mine = Du bietest Remis an.
offer-draw-theirs = { $name } bietet Remis an.
offer-take_back-mine = Du bittest um Rücknahme.
offer-take_back-theirs = { $name } möchte den letzten Zug zurücknehmen.
offer-pause-mine = Du bietest eine Pause an.
offer-pause-theirs = { $name } möchte eine Pause.
offer-resume-mine = Du möchtest weiterspielen.
offer-resume-theirs = { $name } möchte weiterspielen.
offer-rematch-mine = Du bietest eine Revanche an.
offer-rematch-theirs = { $name } möchte eine Revanche.
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Sagen
chat-watcher = Zuschauer
clock-left = Restzeit { $time }
clock-spoken = Noch { $seconds } Sekunden.
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes } min
curtain-title = { $name } ist am Zug.
curtain-note = Gib das Gerät weiter. Hinter dem Vorhang liegt, was nur eine Seite sehen darf.
curtain-open = Ich bin { $name }
result-won = Du gewinnst.
result-other = { $side } gewinnt.
result-draw = Unentschieden.
result-resigned = { $side } hat aufgegeben.
result-time = Die Zeit von { $side } ist um.
result-withdrawn = Die Einladung wurde zurückgezogen.
result-agreed = Beide waren einverstanden.
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-replay = Nachspielen
result-verify = Würfel prüfen

# Teilen
share-title = Teilen
share-copy = Kopieren
share-copied = Kopiert
share-send = Senden
share-qr = Mit der Kamera öffnen
share-watch = Link zum Zusehen
share-watch-text = Sieh uns bei { $game } zu.
share-own = Dein Platz ({ $side }), für dein anderes Gerät
share-own-text = Mein Platz am Tisch.
share-own-note = Wer den Link deines Platzes hat, spielt für dich. Gib ihn nicht weiter.
share-renew = Link in fremde Hände geraten?
share-renew-note = Ein neuer Link ersetzt den alten. Der alte gilt dann auf keinem Gerät mehr, auch nicht auf deinen anderen.
share-renew-do = Neuer Link für { $side }

share-seal = Siegel über den Zufall dieser Partie, vor ihrem Beginn veröffentlicht:

# Nachspielen
replay-title = { $game } nachspielen
replay-cannot = Diese Partie lässt sich hier nicht nachspielen.
replay-gone = Vielleicht ist der Link nicht vollständig.
replay-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
replay-no-positions = Sie ist noch nicht zu Ende, oder dieser Server zeigt keine Stellungen.
replay-table = Zum Tisch
replay-first = Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-at = Zug { $turn }
replay-where = Zug { $turn } von { $all }
replay-curve = Punkte im Verlauf
replay-curve-says = { $first } { $a }, { $second } { $b }
replay-turns = Wendepunkte
replay-new = Neue Partie
replay-save = Sichern
replay-share = Link zu dieser Stellung
replay-share-text = Sieh dir diese Partie an.
replay-open = Partie aus einer Datei öffnen
replay-open-note = Eine gesicherte Partie lässt sich hier nachspielen, und von jedem Zug aus könnt ihr weiterspielen.
replay-open-where = Die Datei bekommst du beim Nachspielen einer Partie mit „Sichern“.
replay-other = Andere Datei

# Weiterspielen von einer Stellung aus
fork-title = Ab hier weiterspielen
fork-note = Von dieser Stellung aus beginnt eine neue Partie mit neuem Zufall. Die alte bleibt, wie sie ist.
fork-computer = Computer
fork-screen = Zu zweit hier
fork-link = Mit einem Link
fork-begin = Weiterspielen

# Würfel prüfen
verify-lead = Öffne die Datei einer Partie. Alles wird in diesem Browser geprüft, ohne den Server zu fragen.
verify-open = Partie öffnen
verify-drop = Datei wählen oder hierher ziehen
verify-busy = Wird geprüft.
verify-holds = Die Partie hält der Prüfung stand.
verify-plain-sealed = Das heißt: Seit der Partie hat niemand etwas daran geändert. Und Karten und Würfel standen unter Verschluss, bevor der erste Zug fiel; niemand konnte sie lenken, auch der Server nicht.
verify-plain-unseen = Das heißt: Seit der Partie hat niemand etwas daran geändert. Und Karten und Würfel passen zu dem Siegel unten; galt dieses Siegel schon vor dem ersten Zug, dann konnte sie niemand lenken, auch der Server nicht.
verify-plain-form = Das heißt: Seit der Partie hat niemand etwas daran geändert. Über Karten und Würfel sagt diese Datei nichts Prüfbares.
verify-refused = Mit dieser Partie stimmt etwas nicht.
verify-of = { $game } · { $reader } · Partie { $match }
verify-reader = { $reader ->
    [watch] wie Zuschauer sie sehen
    [all] ganz offen
   *[other] wie eine Seite sie sieht ({ $reader })
}
verify-form = Die Datei ist vollständig und unverändert.
verify-chain = { $moves } Züge hängen lückenlos aneinander.
verify-hidden = { $hidden } Züge sind für diesen Leser verdeckt. Sie liegen fest, ohne verraten zu sein.
verify-draws = { $checked } von { $draws } Ergebnissen des Zufalls geprüft: Jedes lag vor der Partie fest und folgt aus seinem Schlüssel.
verify-unsealed = { $draws } Ergebnisse des Zufalls ohne Siegel. Dazu lässt sich hier nichts sagen.
verify-root-same = Das Siegel ist dasselbe, das dieser Browser zu Beginn gesehen hat.
verify-root-other = Das Siegel ist ein anderes als das, das dieser Browser zu Beginn gesehen hat.
verify-root-unknown = Dieser Browser hat das Siegel vor der Partie nicht gesehen. Vergleiche es mit deinem Gegenüber.
verify-entropy-same = Was dieser Browser zum Zufall beigetragen hat, steht darin.
verify-entropy-other = Dieser Browser hat zum Zufall nichts beigetragen, oder der Platz war schon besetzt.
verify-show-draws = { $count } geprüfte Ergebnisse ansehen
verify-draw = Nr.
verify-result = Ergebnis
verify-out-of = aus
verify-key = Schlüssel
verify-not-over = Diese Partie ist noch nicht zu Ende.
verify-how = So geht das
verify-how-seal = Vor der Partie legt der Server für jedes Ergebnis einen Schlüssel fest und veröffentlicht ein Siegel über alle.
verify-how-add = Jede Seite gibt etwas eigenes Zufälliges dazu, das der Server vorher nicht kannte.
verify-how-draw = Jedes Ergebnis folgt aus seinem Schlüssel und diesen Beiträgen. Niemand kann es mehr lenken.
verify-how-open = Danach werden die Schlüssel geöffnet. Jeder muss zum Siegel passen und genau das Ergebnis liefern, das fiel.
verify-beyond = Was hier nicht geprüft wird
verify-beyond-text = Ob jeder Zug erlaubt war, ob der Zufall aus den richtigen Möglichkeiten zog und ob das Ergebnis stimmt, dazu braucht es die Regeln. Das prüft das Programm:
verify-bad-length = Erwartet sind höchstens { $most } Zeichen.
verify-bad-json = Erwartet ist die Datei einer Partie. Diese Datei ist keine.
verify-bad-format = Erwartet ist das Format { $expected }, gefunden: { $got }.
verify-bad-form = Die Datei hat nicht genau die Form, in der sie geschrieben wurde.
verify-bad-digest = Die Prüfsumme der ganzen Datei stimmt nicht.
verify-bad-chain-length = Erwartet sind { $expected } Glieder der Kette, gefunden: { $got }.
verify-bad-proofs = Erwartet sind { $expected } Belege, gefunden: { $got }.
verify-bad-head = Der Kopf der Datei passt nicht zur Kette.
verify-bad-proof = Zug { $move }: Der Beleg passt nicht.
verify-bad-link = Zug { $move }: Er passt nicht in die Kette.
verify-bad-sealed = Dem Siegel fehlen Angaben.
verify-bad-entropy = Ein Beitrag zum Zufall hat nicht die richtige Form.
verify-bad-root = Zug { $move }: Der Schlüssel gehört nicht zum Siegel.
verify-bad-key = Zug { $move }: Der Schlüssel gehört zu keinem Zug.
verify-bad-list = Zug { $move }: Die Liste der Möglichkeiten ist fehlerhaft.
verify-bad-result = Zug { $move }: Aus dem Schlüssel folgt { $expected }, in der Datei steht { $got }.
verify-bad-no-key = Zug { $move }: Der Schlüssel fehlt.
verify-bad-order = Zug { $move }: Erwartet ist Ergebnis Nr. { $expected }, gefunden: { $got }.

# Regeln
rules-title = Regeln: { $game }
rules-none = Die Regeln dieses Spiels in unseren Worten kommen bald.
rules-not-told = Die Regel { $rule } steht im Regelheft; hier ist sie noch nicht erzählt.
rules-whole = Alle Regeln auf einer Seite

# Einstellungen
settings-theme = Farben
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-still = keine
settings-sound = Ton
settings-sound-note = Leise Töne bei Zügen und wenn du dran bist.
settings-confirm = Züge bestätigen
settings-confirm-note = Erst zeigen, was ein Zug ändert, dann mit einem zweiten Klick ziehen.
settings-turn = Brett zu mir drehen
settings-turn-note = Deine Seite liegt unten. Karten und Brett drehen sich gemeinsam.
settings-pass = An einem Bildschirm das Brett zu dem drehen, der am Zug ist
settings-name = Dein Name am Tisch
settings-kept = Die Einstellungen liegen nur in diesem Browser.

# Über
about-title = Über Rosenkrieg
about-lead = Fünf Spiele vom mittelalterlichen Krieg für zwei, an einem Tisch: mit Regeln, die jeden Zug erklären, und Computergegnern, die nur sehen, was ihr Platz sehen darf.
about-seat = Dein Platz ist ein Link
about-seat-text = Es gibt keine Konten. Wer eine Partie beginnt, bekommt für jeden Platz einen Link. Er öffnet die Partie auf jedem Gerät, gleich oder Tage später.
about-dice = Der Zufall ist nachprüfbar
about-dice-text = Jedes Ergebnis liegt vor der Partie unter einem Siegel fest, und beide Seiten mischen mit. Nach der Partie kann jeder nachrechnen, dass nichts gelenkt wurde.
about-data = Was gespeichert wird
about-data-text = Der Server kennt die Partie, die Namen, die ihr eintippt, und den Plausch. Einstellungen und deine Liste der Partien liegen in deinem Browser. Nichts wird an andere geschickt, nichts wird gezählt.
about-names = Namen und Bilder
about-names-text = Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, welches Spiel gemeint ist. Bretter, Figuren und Texte sind für dieses Projekt gemacht. Wenn dir ein Spiel gefällt, kauf die Schachtel: Mit echten Steinen auf dem Tisch ist es noch schöner.
about-host = Selbst betreiben
about-host-text = Ein Befehl startet die Seite auf eurem Rechner, eine Datei hält alle Daten.
about-bots = Bots schreiben
about-bots-text = Programme spielen durch dieselbe Tür wie diese Seite. Regeln und Computergegner gibt es als Python-Paket.

# Fehler
error-title = Da ist etwas schiefgegangen.
error-page = Diese Seite ließ sich nicht laden. Lade sie neu, sobald die Verbindung wieder steht.
error-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
error-retry = Nochmal versuchen
error-no-match = Vielleicht ist der Link nicht vollständig.
error-refused = Das hat der Server nicht angenommen. Versuch es gleich noch einmal.
error-bad_edition = Mit dieser Datei lässt sich nicht spielen. Die Prüfung sagt (auf Englisch), was nicht stimmt:
error-bad_options = So lässt sich nicht spielen. Die Prüfung sagt (auf Englisch), was nicht stimmt:
error-bad_record = Diese Datei ist keine vollständige, unveränderte Partie. Die Prüfung sagt (auf Englisch):
error-too_fast = Das war oft hintereinander. Warte einen Augenblick.
error-too_large = Die Datei ist zu groß.
error-too_slow = Diese Partie ist zu lang, um sie hier zu lesen.
error-busy = Gerade ist viel los. Versuch es gleich noch einmal.
closed-4000 = Der Server hat die Seite nicht verstanden. Lade sie neu.
closed-4001 = Diese Partie gibt es nicht.
closed-4003 = Dieser Link gilt nicht mehr.
closed-4010 = Dein Platz wurde mit einem neuen Link übernommen.
missing-title = Hier ist nichts.
missing-note = Diese Seite gibt es nicht, oder nicht mehr.
