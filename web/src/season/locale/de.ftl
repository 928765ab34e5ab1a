# Worte der Seiten einer Saison.

season-title = Saison im Verein
season-lead = Reiche, Schlachten am echten Tisch, ein Hauptbuch für alle: statt einer Tabelle im Rechner.
season-sample = Beispielsaison ansehen
season-sample-note = Das ist eine Beispielsaison. Du kannst dich umsehen, aber nichts eintragen.
season-create-own = Eigene Saison anlegen
season-mine = Deine Saisons
season-forget = { $name } aus dieser Liste nehmen
season-new = Neue Saison
season-name = Name der Saison
season-name-like = Grenzland 1461
season-options = Saisonregeln ändern
season-options-zero = 0 hebt eine Grenze auf.
season-option-rounds = Runden
season-option-days = Tage je Runde
season-option-battles-a-round = Schlachten je Reich und Runde
season-option-limit = Schlachten je Reich insgesamt
season-option-meetings = Treffen desselben Paars
season-option-territories = Ende, wenn ein Reich so viele Territorien hat
season-option-confirm-hours = Stunden, bis eine Meldung als bestätigt gilt
season-option-late = Späteinsteiger
season-option-late-note = Bis zur Halbzeit können Reiche dazukommen.
season-option-approve = Abschluss durch die Spielleitung
season-option-approve-note = Der Endstand gilt, wenn die Spielleitung ihn bestätigt.
season-option-help = Ausgleich am Tisch
season-option-help-note = Das kleinere Reich bekommt zusätzliche Punkte.
season-create = Saison anlegen
season-create-note = Danach bekommst du einen Link für dich und einen für jedes Reich.
season-import = Saison aus einer Datei
season-import-note = Eine gespeicherte Saison geht hier mit allen Einträgen weiter. Alle bekommen neue Links.
season-import-choose = Datei wählen
season-fault = Das hat nicht geklappt. Nichts wurde geändert.
season-fault-bad_campaign = Diese Datei enthält keine Saison. Nichts wurde geändert.
season-fault-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
season-fault-stale_version = Inzwischen kam ein anderer Eintrag dazwischen. Sieh dir die Folgen noch einmal an.
season-fault-too_fast = Zu viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.
season-fault-busy = Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
season-fault-too_large = Diese Datei ist zu groß. Nichts wurde geändert.
season-fault-too_slow = Diese Datei zu lesen dauert zu lange, deshalb wurde abgebrochen. Nichts wurde geändert.
season-fault-season_full = In dieser Saison ist kein Platz für weitere Einträge.
season-fault-bad_token = Dieser Link gilt nicht mehr.
season-fault-read_only = In der Beispielsaison lässt sich nichts eintragen.
season-none = Diese Saison gibt es nicht.
season-unreachable = Die Saison lässt sich gerade nicht laden.
season-link-gone = Dieser Link gilt nicht mehr. Du siehst die Saison als Gast; die Spielleitung kann dir einen neuen Link geben.
season-about = { $realms ->
    [one] Ein Reich
   *[other] { $realms } Reiche
}, { $battles ->
    [0] noch keine Schlacht
    [one] eine Schlacht
   *[other] { $battles } Schlachten
}
season-round = Runde { $round } von { $rounds }
season-round-open = Runde { $round }
season-over = Saison beendet
season-over-approved = Saison beendet und bestätigt
season-hand = Ansehen als
season-pages = Seiten der Saison
season-map = Karte
season-ledger = Hauptbuch
season-print = Drucken
season-warband = Warband
season-warbands = Warbands
season-manage = Spielleitung
season-dice = Würfel
season-end = Saison beenden
season-approve = Endstand bestätigen
hand-organizer = Spielleitung
hand-realm = eigenes Reich
hand-public = Gast

# Reiche
realms = Reiche
realms-count = { $count } Reiche
realms-fewer = Ein Reich weniger
realms-more = Ein Reich mehr
realms-same = Zwei Reiche heißen gleich.
realm-name = Name von Reich { $number }
realm-player = Spielerin oder Spieler von Reich { $number }
realm = Reich
player = Wer spielt es?
nobody = niemand
land = Territorium
lands = Territorien
points = Punkte
points-count = { $count } Punkte
col-lands = Terri{"\u00AD"}torien
col-battles = Schlach{"\u00AD"}ten
col-glory = Ruhm
rank = Platz
moved = Veränderung
moved-up = { $count } hoch
moved-down = { $count } runter
standings = Stand
lands-a-battle = { $lands } Territorien je Schlacht
amended = Nach der Bestätigung berichtigt
standings-then = Stand von damals
curve = Wie es dazu kam
curve-rank = Platz
curve-territories = Territorien
curve-glory = Ruhm
curve-empty = Nach der ersten Schlacht beginnt hier eine Kurve.
curve-said = { $what } der Reiche nach { $count } Ständen

# Karte
key-contested = umkämpft
key-latest = zuletzt gewonnen
key-free = freies Territorium
key-home = Wappen: Stammland
map-picture = Bild speichern
land-new = ein neues Territorium
land-name = Name des Territoriums
land-rename = Umbenennen
land-move = Auf der Karte verlegen
place-stop = Nicht verlegen
your-lands = Deine Territorien
realm-facts = { $glory } Ruhm, { $spies ->
    [one] ein Spion
   *[other] { $spies } Spione
}
realm-waiting = In der nächsten Schlacht: { $what }
effect-good_harvest = gute Ernte
effect-failed_harvest = Missernte
effect-knight = Ritter
effect-comet = Komet
effect-plague = Pest

# Schlachten
open-battles = Offene Schlachten
battle-title = Schlacht { $number }
battle-between = { $one } gegen { $two }
battle-allied = { $one } mit { $two }
battle-numbered = { $number }: { $one } gegen { $two }
battle-none = Diese Schlacht gibt es nicht.
battle-void = Ungültig
battle-no-result = Ohne Ergebnis
battle-drawn-title = Unentschieden { $first } : { $second }
battle-won-title = { $name } { $high } : { $low }
battle-lines = { $count ->
    [one] Eine Zeile aus dem Hauptbuch
   *[other] { $count } Zeilen aus dem Hauptbuch
}
founding-of = Gründung: { $name }
founding-note = Stammland wählen, zwei Territorien auswürfeln
founded = { $name } ist gegründet.
your-turn = du bist dran
is-disputed = strittig
disputed-note = Eure Meldungen gehen auseinander. Bis ihr euch einig seid oder die Spielleitung entscheidet, bleibt das Territorium gesperrt.
waits-for = wartet auf { $who }
waits-for-long = Warten auf { $who }
waits-note = Du musst nichts tun. Die Seite zeigt, wenn es weitergeht.
back-to-season = Zurück zur Saison
answer-for = Antworten für
answer-as = Du antwortest für { $name }.
confirm = Bestätigen
confirm-roll = Wurf { $face } eintragen
back = Zurück
prompt-roll-any-boast = Würfle für das nächste Boast.
roll-here = Hier würfeln
roll-note = Am Tisch gewürfelt? Tipp die Zahl an. Das Hauptbuch merkt sich, woher der Wurf kam.
kept-here = Eingetragen
kept-here-note = Dein Eintrag wird gesendet, sobald wieder Netz da ist.
kept-unsent = Noch nicht gesendet
kept-change = Ändern
dispute-ask-text = { $name } bittet die Spielleitung um eine Entscheidung.
note-add = Etwas für die Chronik
note-save = In die Chronik
reason = Begründung
reason-like = Am Zettel nachgesehen
act-rule = Ergebnis festlegen
act-forfeit = Nicht erschienen
act-forfeit-note = Wer ist zweimal nicht erschienen? Dieses Reich verliert 1 : 3.
act-dispute = Bestreiten
act-close = Schlacht schließen
act-close-note = Was noch fehlt, bekommt die Vorgabe.
act-void = Für ungültig erklären
act-void-note = Die Schlacht zählt nicht. Gesperrte Territorien werden frei, eingesetzte Spione bleiben verbraucht.

# Treffen
meetings = Treffen
meet-proposed = { $one } fordert { $two } heraus
meet-opponent = Gegen wen?
meet-first = Erstes Reich
meet-second = Zweites Reich
meet-propose = Treffen vorschlagen
meet-open = Schlacht eröffnen
meet-accept = Annehmen
meet-decline = Ablehnen
meet-withdraw = Zurückziehen
meet-allies = Verbündete
meet-allies-note = Zu dritt oder viert: Nur das führende Reich jeder Seite setzt ein, gewinnt und zählt. Ruhm der Verbündeten trägt die Spielleitung danach ein.
meet-ally = An der Seite von { $name }
meet-no-ally = niemand
meet-quick = Schnelle Schlacht
meet-quick-note = Statt am Tisch entscheiden ein paar Würfel.

# Was zu tun ist
todo-next = Dein nächster Schritt
todo-decide = Was du entscheidest
todo-battle = Zur Schlacht
todo-found = Zur Gründung
todo-nothing = Gerade ist nichts zu tun.
todo-nothing-note = Schlag ein Treffen vor, wenn du spielen willst.
todo-nothing-organizer = Nichts wartet auf dich.
todo-challenged = { $name } fordert dich heraus.
todo-challenged-note = Nimmst du an, öffnet sich eine Schlacht.
todo-conflicts = { $count ->
    [one] Ein Konflikt im Hauptbuch
   *[other] { $count } Konflikte im Hauptbuch
}
todo-approve = Der Endstand wartet auf deine Bestätigung
wish-of = { $name } möchte berichtigen: { $reason }
wish-accept = Berichtigen
wish-refuse = Ablehnen

# Chronik
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
chronicle-first = Von Anfang an lesen
chronicle-newest = Neuestes zuerst
chronicle-whole = Die ganze Chronik lesen
chronicle-all = Alle { $count } lesen
story-raid = { $way ->
    [0] { $one } kam bei Nacht und überfiel { $two }.
    [1] Für einen offenen Kampf war { $one } zu klein, also wurde es ein Raubzug gegen { $two }.
   *[other] { $one } raubte bei { $two }.
}
story-two = { $way ->
    [0] { $one } und { $two } setzten beide etwas ein: { $first } und { $second } standen auf dem Spiel.
    [1] Um { $first } und { $second } ging es, als { $one } auf { $two } traf.
   *[other] Zwei Territorien waren umkämpft, { $first } und { $second }.
}
story-one = { $way ->
    [0] { $one } griff an, { $two } hielt { $land }.
    [1] Um { $land } ging es, ein Territorium von { $two }; { $one } wollte es haben.
   *[other] { $one } zog gegen { $two }, und { $land } war der Preis.
}
story-none = { $way ->
    [0] { $one } und { $two } trafen sich, ohne dass ein Territorium auf dem Spiel stand.
    [1] Kein Territorium war umkämpft, als { $one } und { $two } sich trafen.
   *[other] { $one } gegen { $two }, allein um den Ruhm.
}
story-scenario = { $way ->
    [0] Gespielt wurde „{ $scenario }“.
    [1] Die Würfel wollten „{ $scenario }“.
   *[other] „{ $scenario }“ hieß die Aufgabe.
}
story-won = { $how ->
    [clear] { $way ->
        [0] { $winner } ließ nichts anbrennen und siegte { $high } : { $low }.
        [1] Am Ende war es deutlich: { $high } : { $low } für { $winner }.
       *[other] { $loser } hatte dem nichts entgegenzusetzen; { $winner } gewann { $high } : { $low }.
    }
    [close] { $way ->
        [0] Es war knapp: { $high } : { $low } für { $winner }.
        [1] Ein einziger Ruhmpunkt entschied für { $winner }, { $high } : { $low }.
       *[other] Bis zuletzt war alles offen, dann hatte { $winner } { $high } : { $low } die Nase vorn.
    }
   *[plain] { $way ->
        [0] { $winner } siegte { $high } : { $low }.
        [1] { $high } : { $low }, { $winner } behielt das Feld.
       *[other] { $loser } hielt lange mit, aber { $winner } gewann { $high } : { $low }.
    }
}
story-drawn = { $way ->
    [0] Als der Abend kam, hatte niemand gewonnen: { $first } : { $second }.
    [1] Unentschieden, { $first } : { $second }.
   *[other] { $first } hier, { $second } dort: ein Unentschieden.
}
story-taken = { $way ->
    [0] Danach wehte über { $land } die Fahne von { $realm }.
    [1] { $land } gehört nun zu { $realm }.
   *[other] { $realm } nahm { $land } mit nach Hause.
}
story-found = { $way ->
    [0] Statt des umkämpften nahm { $realm } ein neues Territorium: { $land }.
    [1] { $realm } bekam { $land } dazu, das vorher auf keiner Karte stand.
   *[other] Die Würfel brachten { $realm } ein neues Territorium, { $land }.
}
story-kept = { $way ->
    [0] Kein Territorium wechselte den Besitzer.
    [1] Auf der Karte blieb alles, wie es war.
   *[other] Ein Territorium gewann niemand.
}
story-event = Danach das Ereignis: { $event }.
story-void = Die Schlacht wurde für ungültig erklärt.
story-no-result = Die beiden wurden sich nicht einig; die Schlacht blieb ohne Ergebnis.

# Netz
net-waiting = { $count ->
    [one] Ein Eintrag wartet.
   *[other] { $count } Einträge warten.
}
net-waiting-note = Ohne Netz bleibt er hier und wird später gesendet. Verloren geht nichts.
net-send = Jetzt senden
net-arrived = { $count ->
    [one] Der wartende Eintrag ist angekommen.
   *[other] { $count } wartende Einträge sind angekommen.
}
net-stale = Kein Netz. Du siehst den letzten bekannten Stand.
net-refused-note = Der Eintrag bleibt hier, bis du entscheidest.
net-again = Noch einmal senden
net-look = Schlacht ansehen
net-form-note = Deine Eingabe steht noch im Formular: Ändere sie und sende sie noch einmal.
net-drop = Verwerfen

# Einträge, bevor sie gesendet sind
entry-battle = Schlacht { $number }: { $what }
entry-founding = Gründung von { $name }: { $what }
entry-roll = Wurf { $face }
entry-roll-here = Wurf des Servers
entry-report = Meldung vom Tisch
entry-boasts = Boasts
entry-rule = Entscheidung der Spielleitung
entry-void = ungültig
entry-forfeit = nicht erschienen
entry-close = geschlossen
entry-dispute = Meldung bestreiten
entry-note = Eintrag in die Chronik
entry-place = Territorium { $name }
entry-accept = Treffen annehmen
entry-decline = Treffen ablehnen
entry-meet = Schlacht eröffnen
entry-propose = Treffen mit { $name } vorschlagen
entry-roster = Warband von { $name }
entry-unused = ungenutzt

# Hauptbuch
entries = Einträge
entries-note = { $count ->
    [one] Ein Eintrag.
   *[other] { $count } Einträge.
} Besitz, Ruhm und Stand werden daraus errechnet, nie von Hand gesetzt.
entries-all = Alle
entries-more = Frühere Einträge zeigen
entries-touched = Betroffene
author-server = Server
author-time = Frist
source-of-server = Server
source-of-table = Tisch
source-of-organizer = Spielleitung
source-of-time = Frist
version-old = Du liest eine frühere Fassung ({ $version }). Hier lässt sich nichts ändern.
version-now = Zur heutigen Fassung
version-read = Fassung davor lesen
correct = Berichtigen
correct-entry = Eintrag { $number } berichtigen
correct-title = Eintrag berichtigen
correct-change = Ändern
correct-remove = Entfernen
correct-look = Folgen ansehen
correct-look-note = Noch wird nichts geändert.
follows = Was die Berichtigung auslöst
follows-nothing = Besitz und Ergebnisse bleiben, wie sie sind.
follows-battles = Ergebnisse
follows-lands = Territorien
follows-conflicts = { $count ->
    [one] Ein Eintrag passt dann nicht mehr
   *[other] { $count } Einträge passen dann nicht mehr
}
follows-conflicts-note = Bis zur Lösung gilt dafür die Vorgabe. Lösen könnt ihr sie danach im Hauptbuch.
follows-solved = { $count ->
    [one] Ein Konflikt löst sich damit.
   *[other] { $count } Konflikte lösen sich damit.
}
after = Danach
after-note = gegenüber heute
accept-title = Berichtigung so ins Hauptbuch schreiben?
accept-note = Die alte Fassung bleibt lesbar.
accept-wish-note = Der andere Spieler der Schlacht oder die Spielleitung muss zustimmen.
accept = Annehmen
accept-wish = Vorschlagen
accept-not = Nicht annehmen
correction-done = Berichtigt. Die alte Fassung bleibt lesbar.
correction-wished = Vorgeschlagen. Jetzt muss jemand zustimmen.
correction-removed = entfernt
corrections = Berichtigungen
corrections-none = Noch wurde nichts berichtigt.
status-none = gab es nicht
status-open = offen
status-closed = unentschieden
status-void = ungültig
status-no-result = ohne Ergebnis
status-beyond = zählt nicht mehr
win-for = Sieg für { $name }
conflicts = Konflikte
conflicts-open = { $count } offen
conflict-in = { $number }, { $one } gegen { $two }:
conflict-illegal = passt nicht mehr
conflict-wrong = falsche Hand
conflict-stake = Territorium nicht mehr da
conflict-gain = Gewinn passt nicht
conflict-spy = kein Spion mehr
conflict-roll = Wurf unmöglich
conflict-unused = ungenutzt
conflict-unused-roll = Wurf ungenutzt
conflict-beyond = nach dem Ende
conflict-raid = kein Raubzug mehr
conflict-points = Punkte passen nicht
conflict-decree = Erlass überholt
conflict-illegal-long = Diese Antwort ist so nicht mehr möglich. Es gilt die Vorgabe.
conflict-wrong-long = Geantwortet hat ein Reich, das jetzt nicht mehr gefragt ist. Es gilt die Vorgabe.
conflict-stake-long = Das genannte Territorium gehört dem Reich nicht mehr oder ist schon umkämpft. Ohne Lösung steht nichts auf dem Spiel.
conflict-gain-long = Das gewählte Territorium ist hier nicht zu gewinnen. Ohne Lösung gibt es keinen Gewinn.
conflict-spy-long = Der eingesetzte Spion war nicht mehr da. Er zählt nicht.
conflict-roll-long = Dieses Würfelergebnis kann es hier nicht geben. Würfelt neu oder tragt den richtigen Wurf ein.
conflict-unused-long = Nach diesem Eintrag wird nicht mehr gefragt. Er bleibt stehen und zählt nicht.
conflict-unused-roll-long = Dieser Wurf wird nicht mehr gebraucht. Er bleibt sichtbar.
conflict-beyond-long = Die Schlacht liegt jetzt hinter dem Ende oder der Grenze und zählt nicht.
conflict-raid-long = Das Größenverhältnis für einen Raubzug stimmt nicht mehr. Er bleibt ein Raubzug.
conflict-points-long = Die gemeldeten Punkte übersteigen jetzt, was das Reich aufstellen kann.
conflict-decree-long = Was der Erlass ersetzt hat, war inzwischen etwas anderes.
solve-change = Eintrag ändern
solve-change-note = die passende Antwort eintragen
solve-remove = Eintrag entfernen
solve-remove-note = es wird neu gefragt
solve-void = Schlacht ungültig
solve-void-note = zählt nicht, Würfel bleiben sichtbar
solve-void-reason = Folge einer Berichtigung
solve-decree = Erlass
solve-decree-note = Besitz setzen, mit Begründung
body-begun = Die Saison beginnt.
body-joined = Ein Reich kommt dazu.
body-proposed = Ein Treffen wird vorgeschlagen.
body-declined = Ein Treffen wird abgelehnt.
body-met = Die Schlacht beginnt.
body-closed = Die Schlacht ist abgeschlossen.
body-voided = Die Schlacht ist ungültig.
body-ruled = Die Spielleitung legt das Ergebnis fest.
body-forfeited = Ein Reich ist nicht erschienen.
body-decreed = Erlass der Spielleitung
body-retired = Ein Reich scheidet aus.
body-takenover = Ein Reich wird übernommen.
body-absent = Ein Reich setzt aus.
body-nextround = Die nächste Runde beginnt.
body-ended = Die Saison ist beendet.
body-approved = Der Endstand ist bestätigt.
body-placed = Ein Territorium bekommt einen Namen.
body-noted = Eintrag in die Chronik
body-listed = Warband eingetragen
question-home-choice = Stammland
question-kind-choice = Freies Grenzland
question-roll = Wurf
question-form-choice = Raubzug oder Schlacht
question-spy-choice = Spion
question-cancel-choice = Spion aufheben
question-choosing = Geheime Wahl
question-naming = Umkämpft
question-exchange-choice = Austausch
question-exchange-pick = Austausch
question-offer-choice = Angebot
question-list-choice = Eigenschaften
question-declare-choice = Punkte
question-propose-choice = Szenario
question-accept-choice = Szenario
question-road-choice = Heerstraße
question-leave-out-choice = Gelände
question-piece-choice = Geländeteil
question-again-choice = Hügelland
question-place-choice = Lage
question-keep-choice = Moor
question-shift-choice = Verschieben
question-boasting = Boasts
question-reporting = Meldung
question-confirming = Bestätigung
question-monastery-choice = Kloster
question-unrest-choice = Unruhen
question-gain-choice = Gewinn

# Vergessene Schlacht
forgotten = Vergessene Schlacht eintragen
forgotten-note = Sie kommt an die Stelle, an die sie gehört. Du siehst, was daraus folgt, bevor sich etwas ändert.
forgotten-stop = Abbrechen
forgotten-place = Wo gehört sie hin?
forgotten-end = ans Ende, nach allem anderen
forgotten-before = vor { $number }: { $one } gegen { $two }
forgotten-round = ans Ende von Runde { $round }
forgotten-day = Tag der Schlacht
forgotten-how = Was trägst du ein?
forgotten-brief = Nur das Ergebnis
forgotten-brief-note = Was auf dem Spiel stand, die Meldung, die Würfe danach. Für alles andere gilt die Vorgabe.
forgotten-whole = Jede Antwort
forgotten-whole-note = Alle zwölf Schritte, als würdet ihr sie jetzt spielen.
forgotten-begin = Weiter
forgotten-given = { $count ->
    [0] noch nichts eingetragen
    [one] eine Antwort
   *[other] { $count } Antworten
}
forgotten-skip = Weiß ich nicht
forgotten-look-note = Du kannst hier aufhören: Was noch fehlt, bekommt seine Vorgabe, und ohne Meldung hat die Schlacht kein Ergebnis.
battle-delete = Schlacht löschen
battle-delete-of = Schlacht löschen: { $number }
battle-delete-note = Alles, was dazugehört, geht mit: Antworten, Würfe, Meldungen, Notizen und Namen. Die alte Fassung bleibt lesbar.
land-unknown = ein Territorium, das heute nicht auf der Karte ist
answer-at = bei { $place } Zoll
correct-not-asked = An dieser Stelle wird nicht mehr danach gefragt. Der Eintrag lässt sich nur entfernen.
correct-boasts = Boasts von { $name }
correct-boast = Boast { $number } ist gelungen
correction-more = { $count ->
    [one] und ein weiterer Eintrag
   *[other] und { $count } weitere Einträge
}

# Warband
warband-of = Warband: { $name }
warband-name = Name der Warband
warband-notes = Notizen zu den Schlachten
warband-save = Speichern
warband-old = Jemand anderes hat diese Warband inzwischen gespeichert. Speichere, um deine zu behalten, oder lade die andere.
warband-load = Andere laden
unit = Einheit
unit-add = Einheit
unit-add-do = Dazunehmen
unit-remove = { $name } entfernen
unit-name = Eigener Name
unit-character = Charakter
unit-extra = Aufwertung
unit-losses = Verluste
unit-note = Notiz
unit-leader = Anführer
book-LR = Lion Rampant
book-DR = Dragon Rampant

# Spielleitung
links = Links
links-note = Wer den Link hat, spielt das Reich. Geht einer verloren, gib einen neuen aus; der alte gilt dann nicht mehr. Links stehen nur hier, nachdem du sie ausgegeben hast.
link-show = Link zeigen
link-renew = Neuer Link
link-mine = Hier mitspielen
link-of = Link für { $name }
link-text = { $season }: dein Link für { $name }
link-public = Link zum Zuschauen
link-public-text = { $season }: Karte, Stand und Chronik
rounds = Runden
round-next = Nächste Runde
round-done = Die nächste Runde hat begonnen.
end-done = Die Saison ist beendet.
approve-done = Der Endstand ist bestätigt.
join = Aufnehmen
join-name = Neues Reich
join-done = Das Reich ist aufgenommen. Sein Link steht oben.
take-over = Ein Reich an jemand anderen übergeben
take-over-do = Übergeben
take-over-done = Übergeben. Der neue Link steht oben.
player-new = Wer spielt es jetzt?
realm-new-name = Neuer Name, wenn gewünscht
absent = Ein Reich setzt aus
absent-until = Bis Ende von Runde
absent-do = Eintragen
absent-done = Eingetragen. Bis dahin kann niemand das Reich herausfordern.
retire = Ein Reich scheidet aus
retire-note = Offene Schlachten werden ungültig, sein Platz von heute bleibt.
retire-done = { $name } ist ausgeschieden.
decree = Erlass
decree-note = Besitz, Spione oder Ruhm von Hand setzen. Der Erlass steht mit Begründung im Hauptbuch.
decree-what = Was?
decree-owner = Besitzer eines Territoriums
decree-grant = Neues Territorium
decree-spies = Spione
decree-glory = Ruhm
decree-value = Wird zu
decree-do = Erlassen
decree-done = Der Erlass steht im Hauptbuch.
files = Dateien und Bild
export = Saison speichern
csv = Stand als Tabelle (CSV)
picture = Eigenes Bild hinter der Karte
picture-note = PNG, JPEG oder WebP, höchstens 2 MB. Territorien lassen sich darauf verlegen.
picture-wrong = Nötig ist ein Bild als PNG, JPEG oder WebP mit höchstens 2 MB.
picture-done = Das Bild liegt hinter der Karte.
picture-remove = Bild entfernen

# Drucken
print = Drucken
print-sheets = Blätter
print-realm = Reich
print-warband = Warband
print-scenario = Szenario
print-plan = Tischplan
print-battle = Schlacht
print-no-battle = keine offene Schlacht
print-no-scenario = Noch kein Szenario
print-no-warband = Noch ist keine Warband eingetragen.
print-realm-facts = { $lands ->
        [one] 1 Territorium
       *[other] { $lands } Territorien
    }, { $glory } Ruhm, { $spies ->
        [one] 1 Spion
       *[other] { $spies } Spione
    }, { $battles ->
        [one] 1 Schlacht
       *[other] { $battles } Schlachten
    }
print-effect = Was es bringt
print-losses = Verluste
print-role = Rolle
print-attacker = Angreifer
print-defender = Verteidiger
print-stake = Auf dem Spiel
print-source = Territoriumstabelle: unsere Ergänzung der Regeln, siehe Regelseite.
print-scale = 50 mm. Ein Zoll auf dem Plan sind 3,25 mm.

# Regeln, Editionen, Verbündete
season-rules = Regeln der Saison
rules-note = Was gespielt ist, bleibt. Die neuen Regeln gelten ab jetzt und stehen in der Chronik.
rules-do = Regeln ändern
rules-done = Die neuen Regeln gelten ab jetzt.
season-edition = Eigene Tabellen des Vereins verwenden
season-edition-note = Territorien, Ereignisse, Szenarien, Boasts und Werte können aus einer eigenen Datei kommen. Speichere die üblichen Tabellen, ändere sie und wähle die Datei hier aus.
season-edition-choose = Datei mit Tabellen wählen (TOML)
season-edition-with = Diese Saison verwendet die Tabellen aus { $file }.
season-edition-standard = Übliche Tabellen verwenden
season-edition-save = Übliche Tabellen speichern
season-fault-bad_edition = Diese Tabellen lassen sich nicht verwenden:
earn = Ruhm für Verbündete
earn-note = In einer Schlacht zu dritt oder viert setzt und gewinnt nur das führende Reich jeder Seite ein Territorium. Die anderen bekommen hier ihre Helden und Boasts, bei jedem gegen jeden alle.
earn-battle = In welcher Schlacht?
earn-no-battle = In keiner davon
earn-do = Ruhm geben
earn-done = Der Ruhm steht im Hauptbuch.
earn-glory = Ruhm
body-earned = Ein Verbündeter bekommt Ruhm.
body-regulated = Die Regeln der Saison ändern sich.
wish-mine = Du hast um eine Berichtigung gebeten: { $reason }
wish-agree = Zustimmen
wish-withdraw = Zurückziehen
report-prompt = Wie ging die Schlacht aus?
lacking = Fehlende Antworten
lacking-default = Bis jemand antwortet, gilt die Vorgabe.
lacking-long = Es gibt zu viele Antworten für eine Liste. Trage es mit einem Erlass ein.
lacking-note = { $count ->
    [one] In dieser Schlacht fehlt eine Antwort; bis dahin gilt die Vorgabe.
   *[other] In dieser Schlacht fehlen { $count } Antworten; bis dahin gelten die Vorgaben.
}
lacking-answer = Im Hauptbuch beantworten
prompt-attacker = Beide würfeln, und wer höher würfelt, greift an. Wer ist es?
own-realm = Link, Aussetzen, Ausscheiden
own-absent = Ich setze aus bis Ende von Runde
own-link-done = Das ist dein neuer Link. Der alte gilt nicht mehr.
own-retire = Ausscheiden
own-retire-sure = Ja, ausscheiden
