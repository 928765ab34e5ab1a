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
   *[other] { $count } verdeckte Blocks
}
group-name = { $side }: { $blocks }
area-open = wählbar
area-by-sea = über See erreichbar
area-blocks = { $count ->
    [one] ein Block kann handeln
   *[other] { $count } Blocks können handeln
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
    [major] Haupthafen: { $seas }
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
fighter-acted = fertig
fighter-ready = am Zug
fighter-waits = wartet
fighter-loyalty = Loyalität { $loyalty }
do-retreat = Zurück nach { $area }
dice-say = Würfel: { $dice }
brief-shot = trifft zu { $chance } %
brief-charge = { $block } fällt zu { $chance } %
brief-treachery = gelingt zu { $chance } %
odds-ask = Chancen
odds-asking = Rechnet
odds-none = Hier gibt es nichts zu berechnen.

# die Hand
hand-name = Deine Karten
card-points = { $points } Aktionspunkte
block-worth = Stärke { $strength }, feuert { $fires }
card-laid = Du hast { $card } verdeckt gelegt. Die andere Seite wählt noch.
recruits = Aus dem Pool rekrutieren
beside-map = Neben der Karte
put-back = Zurückstellen

# was vor einem Spieler liegt
cards-held = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
card-now = spielt in dieser Runde { $card }
card-chosen = hat gewählt
pool-count = Pool { $count }
office-king = König
office-pretender = Thronbewerber
office-empty = noch niemand

# die Leiste
score-name = Feldzug und Runde
score-campaign = Feldzug { $campaign }
score-turn = Runde { $turn } von { $turns }
score-nobles = Adel { $count }
score-first = { $side } handelt zuerst
score-points = { $points } AP
phase-deal = Austeilen
phase-choosing = Karten
phase-answering = Neu geben
phase-acting = Aktionen
phase-moving = Aktionen
phase-declaring = Haupttreffen
phase-choosing_battle = Schlachten
phase-treason_asked = Verrat
phase-battle = Schlacht
phase-shooting = Schlacht
phase-turning = Verrat
phase-suffering = Treffer
phase-regrouping = Umgruppieren
phase-entering = Mündig
phase-judging = Gericht
phase-losing = Nachschub
phase-going_home = Politische Runde
phase-trimming = Politische Runde
phase-over = Ende

# neben der Karte
pile-pool = Pool
pile-minor = Minderjährige
pile-captive = Gefangen in Middlesex
pile-beside = Dienen der anderen Seite
pile-down = Aus in diesem Feldzug
pile-dead = Tot
pile-played = Gespielte Karten
list-areas = Wer steht wo
legend = Grenzen
border-yellow = Gelb, ganze Linie: { $limit } Blocks
border-blue = Blau, lange Striche: { $limit } Blocks
border-red = Rot, kurze Striche: { $limit } Blocks, und Halt

# die gewählte Handlung als Frage, und das Verb der Antwort
and-take = Wo wird { $block } rekrutiert?
and-sail = Wohin segelt { $block }?
and-battle = Was tut { $block }?
and-charge = Auf wen stürmt { $block }?
and-turn = Wen verführt { $block }?
and-regrouping = Wohin geht { $block }?
and-entering = Wo wird { $block } mündig?
and-going_home = Wohin geht { $block }?
ask-choosing = In dieser Runde { $card } spielen?
ask-claim = Hand zeigen und neues Geben verlangen?
ask-acting = { $block } in { $area } rekrutieren?
ask-take = { $block } bewegen?
ask-muster = Heerschau in { $area }?
ask-strike = Pest in { $area }?
ask-moving = { $block } nach { $area }?
ask-sail = { $block } über See nach { $area }?
ask-end-acting = Aktionen beenden?
ask-end-regrouping = Umgruppieren beenden?
ask-stop = Bleibt { $block } hier?
ask-declare = Haupttreffen gegen { $area } über { $behind }?
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
ask-entering = { $block } wird in { $area } mündig?
ask-execute = { $block } hinrichten?
ask-spare = { $block } verschonen?
ask-losing = Verliert { $block } einen Step?
ask-going_home = { $block } nach { $area }?
ask-trimming = { $block } in den Pool?
do-choosing = Verdeckt spielen
do-acting = Rekrutieren
do-take = Aufnehmen
do-muster = Hier Heerschau halten
do-strike = Zuschlagen
do-moving = Ziehen
do-sail = Segeln
do-end-acting = Aktionen beenden
do-end-regrouping = Beenden
do-declare = Ansagen
do-choosing_battle = Hier kämpfen
do-treason_asked = Verrat würfeln
do-battle = Zurückweichen
do-suffering = Treffer nehmen
do-regrouping = Umgruppieren
do-entering = Einsetzen
do-losing = Step verlieren
do-going_home = Heimkehren
do-trimming = In den Pool
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
