# Worte des Spielbretts, neben denen des Spiels.

board-name = Schlachtfeld
board-extra = Kampfkarten
chapter = { $name ->
    [map] Die Karte
    [armies] Die Heere
    [deployment] Aufstellung
   *[battle] Die Schlacht
}
hex-name = Feld { $hex }
hex-unit = { $side }, { $unit }, { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hex-flag = { $points ->
    [one] Flagge
   *[other] Flagge für { $points } Punkte
}{ $holder ->
    [none] , frei
   *[other] , gehalten von { $holder }
}
hex-legal = wählbar
hex-target = angreifbar
ground-plain = Ebene
ground-forest = Wald
ground-hill = Hügel
ground-mountain = Berg
ground-none = noch kein Modul
overlays-name = Was die Karte zeigt
overlay-reach = Reichweite
overlay-zones = Zonen
overlay-threats = Bedrohung
overlay-sight = Sicht
map-near = Größere Felder
score-name = Punkte und Zeitmarker
score-winning = Ziel: { $points }
markers-left = noch { $left } von { $all } Zeitmarkern
rival-ready = Dein Gegner hat seine Armee gewählt.
rival-recruits = Dein Gegner rekrutiert.
away-name = Einheiten von { $side } außerhalb der Karte
away-held = in Reserve, kann beim Sammeln ins Spiel kommen
away-back = außerhalb bei Modul { $place }, { $rallies ->
    [0] kann beim nächsten Sammeln ins Spiel kommen
    [one] kann beim übernächsten Sammeln ins Spiel kommen
   *[other] kann erst ins Spiel kommen, wenn du vorher { $rallies } Mal gesammelt hast
}
away-in = { $rallies ->
    [0] bereit
   *[other] in { $rallies }
}
recruit-mounted = Deine Kavallerie
recruit-foot = Deine Fußtruppen
recruit-budget = { $spent } von { $all } Punkten
recruit-facts = Kosten { $cost } · Bewegung { $movement }{ $range ->
    [0] {""}
   *[other] { " " }· Schussweite { $range }
}
recruit-more = Mehr: { $unit }
recruit-less = Weniger: { $unit }
recruit-counters = Davon gibt es nur { $most }.
recruit-points = Dafür reichen die Punkte nicht.
recruit-secret = Dein Gegner sieht deine Armee erst, wenn ihr beide gewählt habt.
recruit-exactly = Du musst alle Punkte ausgeben: noch { $left }.
recruit-cavalry = Mit dieser Kavallerie gehen die Punkte nicht genau auf.
recruit-few = Wähle mehr Kavallerie: Alle Fußtruppen zusammen kosten { $most } Punkte.
recruit-next = Weiter zu den Fußtruppen
recruit-done = Diese Armee wählen
unit-facts = { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
}, { $points } von { $most } Punkten
strikes-name = Mögliche Angriffe und ihre Verluste, du : Gegner
strike-attack = { $unit }
strike-shoot = Schießen: { $unit }
strike-card = nur nach der Karte
track-says = Ergebnis: du verlierst { $lost }, der Gegner { $killed }
track-card = Karte
track-result = Ergebnis
cards-melee = Angriff: Verluste, Angreifer zu Verteidiger
cards-ranged = Beschuss: Verluste des Ziels
cards-ours = Diese Werte sind rekonstruiert. Wenn du das Spiel besitzt, kannst du die gedruckten als eigene Ausgabe verwenden.
ask-unit = { $unit }: wohin?
ask-attack = { $unit }: { $enemy } angreifen?
ask-shoot = { $unit }: auf { $enemy } schießen?
ask-move = { $unit }: nach { $hex } ziehen?
ask-deploy = { $unit }: auf { $hex } aufstellen?
ask-retreat = { $unit }: nach { $hex } zurückziehen?
ask-pass = Passen?
ask-rally = Einen Zeitmarker ausgeben und sammeln?
ask-done = Fertig? Der Rest bleibt in Reserve.
ask-stand = Standhalten und kämpfen?
ask-stop = Den Zug hier beenden?
ask-leave = Von der Karte zurückziehen?
ask-dismount = Absitzen?
ask-other = { $what }?
verb-attack = Angreifen
verb-shoot = Schießen
verb-move = Ziehen
verb-deploy = Aufstellen
verb-retreat = Zurückziehen
verb-pass = Passen
verb-rally = Sammeln
verb-stand = Standhalten
verb-stop = Beenden
verb-leave = Karte verlassen
verb-dismount = Absitzen
do-retreat = Zurück nach { $hex }
laid-all = { $count } Teile der Karte liegen.
sight-clear = Freie Sicht auf { $hex }.
sight-far = { $hex } ist außer Reichweite.
sight-blocked = Keine Sicht auf { $hex }: { $what }.
strike-from = von { $hex } aus, danach { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
deploy-legal = hier kannst du aufstellen
deploy-flags = zu nah an einer Flagge
deploy-baggage = zu nah am gegnerischen Tross
deploy-done = „Fertig“ ist endgültig: Der Rest bleibt in Reserve.
ask-move-attack = { $unit }: nach { $hex } ziehen und { $enemy } angreifen?
ask-move-shoot = { $unit }: nach { $hex } ziehen und auf { $enemy } schießen?
build-name = Module zum Legen
build-letter = Seite { $name }
build-module = Modul { $name }
build-turn = Drehen
build-reverse = Umdrehen
ask-letter = Seite { $name } der Außenmodule nehmen?
ask-lay = Modul { $name } so legen?
verb-lay = Legen
tool-map = Karteneditor
map-title = Schlachtfeld
map-code = Code oder Link eines Schlachtfelds
map-yours = Nach deinem Code
map-unknown = Der Server antwortet nicht.
map-fault = Auf diesem Schlachtfeld kann man nicht spielen:
edit-modules = Module
edit-outer = Außenmodule
edit-inner = Innenmodule
edit-filler = Ergänzungsmodule
edit-outer-one = Außenmodul
edit-inner-one = Innenmodul
edit-filler-one = Ergänzungsmodul
edit-slot = { $what }: { $id } liegt hier
edit-empty = { $what }: freier Platz
edit-laid = liegt
edit-own = deins
edit-new = Eigenes malen
edit-change = Ändern
edit-remove = Entfernen
edit-paint = Modul { $id } ändern
edit-drop = Modul { $id } entfernen
edit-standard = Standard
edit-large = Groß
edit-side = Andere Seite
edit-take = Wegnehmen
edit-undo = Rückgängig
edit-cancel = Abbrechen
edit-checks = Prüfung
edit-count = { $count } von { $all } gelegt
edit-open = Die Prüfung läuft, sobald alle Plätze belegt sind. Sie warnt nur und verbietet nichts.
edit-stray = Gibt es auf dieser Karte nicht: { $parts }. Diese Plätze bleiben leer. [R8, R9]
edit-share = Teilen und spielen
edit-link = Link zu einer Partie auf dieser Karte
edit-file-only = Mit eigenen Modulen reicht der Code nicht: Schick die Datei mit.
edit-print = Drucken
edit-save = Als Datei speichern
edit-file = schlachtfeld.toml
edit-read = Datei öffnen
edit-play = Auf dieser Karte spielen
paint-name = Modul { $id }
paint-tools = Pinsel
paint-ground = Gelände
paint-one = Ein Feld
paint-near = Mit Nachbarn
paint-fill = Füllen
paint-mirror = Spiegeln
paint-save = Modul speichern
print-plan = Schlachtfeld
print-note = Module mit 20 mm pro Feld, Marker mit 16 mm: bei 100 % drucken.
