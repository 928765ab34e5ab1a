# Wörter des Bretts, neben denen des Spiels.

board-name = Karte von England und Wales, 33 Gebiete
board-extra = Heere
map-keys = Pfeiltasten führen von Gebiet zu Gebiet, Enter wählt, L springt zum nächsten Gebiet mit einer Wahl, Plus und Minus zoomen, 0 zeigt die ganze Karte.
zoom-name = Ausschnitt der Karte
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-reset = Ganze Karte
hidden-count = { $count ->
    [one] ein verdeckter Block
   *[other] { $count } verdeckte Blöcke
}
group-name = { $side }: { $blocks }
area-open = wählbar
area-by-sea = über See erreichbar
area-blocks = { $count ->
    [one] ein Block kann handeln
   *[other] { $count } Blöcke können handeln
}
area-battle = Schlacht
sea-irish_sea = Irische See
sea-north_sea = Nordsee
sea-english_channel = Ärmelkanal
exile-of = { $house ->
    [lancaster] Exil von Lancaster, { $limit }
   *[york] Exil von York, { $limit }
}

# ein aufgeschlagenes Gebiet
fact-supply = { $exile ->
    [none] versorgt { $supply }
   *[other] Exil für { $supply }
}
fact-crown = Krone
fact-city = { $house ->
    [lancaster] Stadt { $city } (Lancaster)
   *[york] Stadt { $city } (York)
}
fact-cathedral = Kathedrale { $name }
fact-port = { $kind ->
    [major] großer Hafen: { $seas }
   *[minor] kleiner Hafen: { $seas }
}
fact-shields = Heimat von { $names }
fact-moved = { $side }: { $count } gezogen
stands-moved = ist gezogen
stands-seen = dem Gegner bekannt
stands-unseen = verdeckt
stands-hidden = verdeckt, { $side }

# die Schlacht
battle-title = Schlacht in { $area }
battle-roles = { $attacker } greift an, { $defender } verteidigt.
battle-round = Runde { $round } von 4
battle-map = Karte zeigen
battle-show = Zur Schlacht
battle-attacks = greift an
battle-defends = verteidigt
battle-front = Front von { $side }
battle-reserve = { $count ->
    [one] Reserve
   *[other] { $count } in Reserve
}
battle-reserve-when = kommt in Runde 2
battle-order = Reihenfolge
battle-who = Welcher Block handelt?
fighter-turned = übergelaufen
fighter-acted = hat gehandelt
fighter-ready = ist an der Reihe
fighter-waits = wartet
fighter-loyalty = Treue { $loyalty }
do-retreat = Zurück nach { $area }
dice-say = Würfel: { $dice }
odds-ask = Chancen
odds-asking = Rechnet
odds-none = Hier gibt es nichts zu berechnen.

# die Hand
hand-name = Deine Karten
card-points = { $points } Aktionspunkte
block-worth = Stärke { $strength }, feuert { $fires }
card-laid = Du hast { $card } verdeckt gelegt. Die andere Seite wählt noch.
recruits = Aus dem Vorrat anwerben
beside-map = Neben der Karte
end-actions = Aktionen beenden
put-back = Zurückstellen

# was vor einem Spieler liegt
cards-held = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
card-now = spielt in diesem Zug { $card }
card-chosen = hat gewählt
pool-count = Vorrat { $count }
office-king = König
office-pretender = Thronanwärter
office-empty = noch niemand

# die Leiste
score-name = Feldzug und Zug
score-campaign = Feldzug { $campaign }
score-turn = Zug { $turn } von { $turns }
score-nobles = Adel { $count }
score-first = { $side } handelt zuerst
score-points = Aktionspunkte { $points }
nobles-hidden = verdeckt
phase-deal = Austeilen
phase-choosing = Karten
phase-answering = Neu geben
phase-acting = Aktionen
phase-moving = Aktionen
phase-declaring = Hauptangriff
phase-choosing_battle = Schlachten
phase-treason_asked = Verrat
phase-battle = Schlacht
phase-shooting = Schlacht
phase-turning = Verrat
phase-suffering = Treffer
phase-regrouping = Umgruppieren
phase-entering = Volljährig
phase-judging = Gericht
phase-losing = Versorgung
phase-going_home = Politischer Zug
phase-trimming = Politischer Zug
phase-over = Ende

# neben der Karte
pile-pool = Vorrat
pile-minor = Minderjährige
pile-captive = Gefangen in Middlesex
pile-beside = Dienen der anderen Seite
pile-down = Aus in diesem Feldzug
pile-dead = Tot
pile-played = Gespielte Karten
list-areas = Wer steht wo
legend = Grenzen
border-yellow = Offen, ganze Linie: { $limit } Blöcke
border-blue = Fluss, lange Striche: { $limit } Blöcke
border-red = Rau, kurze Striche: { $limit } Blöcke, und Halt

# die gewählte Handlung als Frage, und das Verb der Antwort
and-take = Wo wird { $block } angeworben?
and-sail = Wohin segelt { $block }?
and-battle = Was tut { $block }?
and-charge = Auf wen stürmt { $block }?
and-turn = Wen verführt { $block }?
and-regrouping = Wohin geht { $block }?
and-entering = Wo wird { $block } volljährig?
and-judging = Was wird aus { $block }?
and-going_home = Wohin geht { $block }?
ask-choosing = In diesem Zug { $card } spielen?
ask-claim = Hand zeigen und neues Geben verlangen?
ask-acting = { $block } in { $area } anwerben?
ask-take = { $block } bewegen?
ask-muster = In { $area } sammeln?
ask-strike = Pest in { $area }?
ask-moving = { $block } nach { $area }?
ask-sail = { $block } über See nach { $area }?
ask-stop = Bleibt { $block } hier?
ask-declare = Hauptangriff auf { $area } über { $behind }?
ask-choosing_battle = Schlacht in { $area } als Nächste?
ask-treason_asked = { $block } mit der Verratskarte versuchen?
ask-wait = Verrat für eine andere Schlacht aufheben?
ask-fire = Feuert { $block }?
ask-charge = Stürmt { $block } auf { $target }?
ask-turn = Verführt { $block } { $target } zum Verrat?
ask-pass = Passt { $block }?
ask-perish = Geht { $block } unter?
ask-battle = Weicht { $block } nach { $area } zurück?
ask-suffering = Nimmt { $block } die Treffer?
ask-regrouping = { $block } nach { $area } umgruppieren?
ask-entering = { $block } wird in { $area } volljährig?
ask-execute = { $block } hinrichten?
ask-spare = { $block } verschonen?
ask-losing = Verliert { $block } eine Stufe?
ask-going_home = { $block } nach { $area }?
ask-trimming = { $block } in den Vorrat?
do-choosing = Verdeckt spielen
do-acting = Anwerben
do-take = Aufnehmen
do-muster = Hier sammeln
do-strike = Zuschlagen
do-moving = Ziehen
do-sail = Segeln
do-declare = Ansagen
do-choosing_battle = Hier kämpfen
do-treason_asked = Verrat würfeln
do-battle = Zurückweichen
do-suffering = Treffer nehmen
do-regrouping = Umgruppieren
do-entering = Einsetzen
do-losing = Stufe verlieren
do-going_home = Heimkehren
do-trimming = In den Vorrat
do-this = { $what }

# Namen an den Wappen der Karte
arms-arundel = Arundel
arms-beaumont = Beaumont
arms-buckingham = Buckingham
arms-clifford = Clifford
arms-devon = Devon
arms-essex = Essex
arms-exeter = Exeter
arms-hastings = Hastings
arms-herbert = Herbert
arms-kent = Kent
arms-lancaster = Lancaster
arms-norfolk = Norfolk
arms-northumberland = Northumberland
arms-oxford = Oxford
arms-pembroke = Pembroke
arms-richmond = Richmond
arms-rivers = Rivers
arms-salisbury = Salisbury
arms-shrewsbury = Shrewsbury
arms-somerset = Somerset
arms-stanley = Stanley
arms-suffolk = Suffolk
arms-warwick = Warwick
arms-westmoreland = Westmoreland
arms-wiltshire = Wiltshire
arms-worcester = Worcester
arms-york = York
