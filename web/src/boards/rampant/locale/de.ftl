# Worte des Bretts und des Schlachthelfers.

board-name = Karte der Reiche und Stand der Schlacht
board-shows = Zeigen
board-map = Karte
board-table = Tisch
map-name = Karte der Reiche. Pfeiltasten gehen von Territorium zu Territorium, Enter wählt.
land-is = { $name }, { $kind }
land-home = { $name }, Stammland ({ $kind })
land-is-home = Stammland
land-free = Freies Territorium { $number }
land-contested = umkämpft
land-latest = zuletzt gewonnen
rival-lands = Territorien: { $name }
badge-lands = { $count ->
    [one] Territorium
   *[other] Territorien
}
badge-glory = Ruhm
badge-spies = { $count ->
    [one] Spion
   *[other] Spione
}
battle-of = Schlacht { $number } von { $battles }

# Schritte
steps-name = Fortschritt der Schlacht
step-of = Schritt { $step } von 12: { $name }
step-count = Schritt { $step } von 12
step-0 = Gründung
step-1 = Treffen
step-2 = Geheime Wahl
step-3 = Umkämpftes Territorium
step-4 = Warbands
step-5 = Szenario
step-6 = Gelände
step-7 = Boasts
step-8 = Schlacht
step-9 = Bestätigung
step-10 = Territoriumswurf
step-11 = Gewinn
step-12 = Abschluss

# Fakten
fact-chosen = hat gewählt
fact-raids = überfällt
fact-raided = wird überfallen
fact-lands = { $count ->
    [one] ein Territorium
   *[other] { $count } Territorien
}
fact-points = { $points } Punkte
fact-attacker = Angreifer im Szenario: { $name }.
fact-glory = Ruhm
source-scenario = Szenario
source-heroes = Helden
source-boast = Boasts
source-underdog = Ausgleich
source-spy = gefasste Spione
source-lands = Territorien
last-roll = { $what }: { $name }
throw-founding = Gründungswurf
throw-caught = Wurf für den Spion
throw-exchange = Austauschwurf
throw-attacker = Wurf um den Angriff
throw-scenario = Szenariowurf
throw-position = Positionswurf
throw-answer = Antwort auf das Gelände
throw-strength = Stärkewurf
throw-leader = Wurf für den Anführer
throw-boast = Wurf für ein Boast
throw-territory = Territoriumswurf
throw-event = Ereigniswurf
throw-unrest = Wurf gegen Unruhen
throw-inheritance = Erbschaftswurf

# Antworten
about-attack = Es geht um ein Territorium deines Gegners.
about-defend = Du kannst um einen Austausch würfeln.
about-raid = Wenig Einsatz, kleine Schlacht.
about-battle = Die volle Schlacht mit Einsatz.
say-exchange-choice-yes = Würfeln
say-exchange-choice-no = Nicht würfeln
say-exchange-pick-no = Kein Austausch
say-spy-choice-yes = Spion einsetzen
say-spy-choice-no = Keinen Spion
say-cancel-choice-yes = Spion aufheben
say-cancel-choice-no = Zulassen
say-propose-choice-no = Szenario auswürfeln
say-accept-choice-yes = Einverstanden
say-accept-choice-no = Lieber würfeln
say-road-choice-yes = Neu würfeln
say-road-choice-no = Dabei bleiben
say-leave-out-choice-yes = Weglassen
say-leave-out-choice-no = Auswürfeln
say-piece-choice-no = Kein Teil
say-again-choice-yes = Noch einmal würfeln
say-again-choice-no = Wurf behalten
say-keep-choice-yes = Teil bleibt liegen
say-keep-choice-no = Nicht einsetzen
say-shift-choice-no = Liegen lassen
say-shift-choice-remove = Teil entfernen
say-boasting-no = Fertig gewählt
say-confirming-yes = Stimmt
say-confirming-no = Stimmt nicht
say-confirming-concede = Schlacht aufgeben
say-disputed-yes = { $name } hat recht
say-disputed-no = Bei meiner Meldung bleiben
say-disputed-help = Spielleitung fragen
say-monastery-choice-yes = Neu würfeln lassen
say-monastery-choice-no = Dabei bleiben
say-list-choice-no = Fertig
gain-rolled = ausgewürfelt
gain-contested = umkämpft
points-name = Punkte
boasts-enter = { $count ->
    [0] Ohne Boasts antreten
    [one] Mit diesem Boast antreten
   *[other] Mit diesen { $count } antreten
}
boasts-all = { $all }.
ask-name = { $name } wählen?
ask-name-naming = Um { $name } kämpfen?
ask-name-offer-choice = { $name } anbieten?
ask-name-spy-choice = Den Spion gegen { $name } einsetzen?
ask-name-exchange-pick = Steht stattdessen { $name } auf dem Spiel?
ask-name-gain-choice = { $name } nehmen?
ask-at = Hierhin legen, { $x } Zoll von links, { $y } Zoll von der Kante des Angreifers?
verb-at = Hier hinlegen

# Würfel
die-face = Eine { $face }
roll-one = Was zeigt der Würfel?
roll-two = Zwei Würfel, zusammengezählt
roll-d66 = Zwei Würfel: zuerst die Zehner, dann die Einer
roll-first = Erster Würfel
roll-second = Zweiter Würfel
roll-tens = Zehner
roll-ones = Einer
roll-attacks = { $name } greift an
roll-again = { $value } gilt hier nicht. Würfelt noch einmal und tragt den neuen Wurf ein.

# Gelände
plan-name = Der Tisch von oben
plan-empty = Noch liegt kein Teil.
plan-piece = { $piece } bei { $x } und { $y } Zoll
plan-spot = { $x } Zoll von links, { $y } Zoll von der unteren Kante
plan-tap = { $count ->
    [one] Ein Platz ist frei: tipp ihn auf dem Tisch an.
   *[other] { $count } Plätze sind frei: tipp einen auf dem Tisch an.
}

# Meldung
report-line = Zeile
report-fielded = Punkte im Feld
report-glory = Ruhm aus dem Szenario
report-heroes = Getötete Helden
report-less = { $name }: { $what } weniger
report-more = { $name }: { $what } mehr
report-done = geschafft
report-failed = misslungen
report-sum = { $one } { $first } : { $second } { $two } vor Ausgleich und Territorien
report-send = Meldung abschicken
report-total = Ruhm
report-of = Meldung: { $name }
report-before = vorher
report-order = Zuerst { $one }, dann { $two }.
report-disputed = Die Meldung ist bestritten. Trag ein, wie es aus deiner Sicht war.
report-differs = Eure Meldungen gehen auseinander. Was orange ist, passt nicht zusammen.
report-own = Deine Zahlen
report-own-same = Deine eigenen Zahlen sind dieselben.
report-own-differs = Deine Zahlen weichen von dieser Meldung ab. Was orange ist, passt nicht zusammen.
report-send-own = Meine eigene Meldung abschicken
