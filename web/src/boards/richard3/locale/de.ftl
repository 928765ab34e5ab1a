# Wörter des Bretts, neben denen des Spiels.

board-name = Karte von England und Wales, 33 Gebiete
board-extra = Truppen
map-keys = Mit den Pfeiltasten gehst du von Gebiet zu Gebiet, Enter wählt, L springt zum nächsten Gebiet, in dem du handeln kannst, Plus und Minus zoomen, 0 zeigt die ganze Karte.
zoom-name = Ausschnitt der Karte
zoom-in = Vergrößern
zoom-out = Verkleinern
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
    [lancaster] Exil von Lancaster (versorgt { $limit })
   *[york] Exil von York (versorgt { $limit })
}

# ein aufgeschlagenes Gebiet
fact-supply = { $exile ->
    [none] versorgt { $supply } Blöcke
   *[other] Exil, versorgt { $supply } Blöcke
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
stands-seen = deinem Gegner bekannt
stands-unseen = deinem Gegner unbekannt

# die Schlacht
battle-title = Schlacht in { $area }
battle-roles = { $attacker } greift an, { $defender } verteidigt.
battle-round = Runde { $round } von 4
battle-map = Karte zeigen
battle-show = Zurück zur Schlacht
battle-attacks = greift an
battle-defends = verteidigt
battle-front = Front von { $side }
battle-reserve = { $count ->
    [one] Reserve
   *[other] { $count } in Reserve
}
battle-reserve-when = kommt in Runde 2
battle-order = Reihenfolge
battle-nobody = niemand
battle-who = Welcher Block handelt?
fighter-turned = hat die Seite gewechselt
fighter-acted = hat gehandelt
fighter-ready = am Zug
fighter-waits = wartet
fighter-loyalty = Loyalität { $loyalty }
do-retreat = Rückzug nach { $area }
dice-say = Würfel: { $dice }
brief-shot = trifft: { $chance } %
brief-charge = { $block } scheidet aus: { $chance } %
brief-treachery = gelingt: { $chance } %
odds-ask = Chancen
odds-attack-ask = Angriffschancen
odds-asking = Wird berechnet …
odds-none = Hier gibt es nichts zu berechnen.

# die Hand
hand-name = Deine Karten
card-points = { $points } Aktionspunkte
block-worth = Stärke { $strength }, feuert { $fires }
card-laid = Du hast { $card } gewählt. Dein Gegner wählt noch.
recruits = Aus dem Pool rekrutieren
beside-map = Neben der Karte
put-back = Zurücklegen

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
office-empty = unbesetzt

# die Leiste
score-name = Feldzug und Runde
score-campaign = Feldzug { $campaign }
score-turn = Runde { $turn } von { $turns }
score-nobles = Adel { $count }
score-first = { $side } handelt zuerst
score-points = { $points } AP
phase-deal = Austeilen
phase-choosing = Karten
phase-answering = Neue Karten
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
phase-entering = Volljährigkeit
phase-judging = Gericht
phase-losing = Nachschub
phase-going_home = Politische Runde
phase-trimming = Politische Runde
phase-over = Ende

# neben der Karte
pile-pool = Pool
pile-minor = Minderjährige
pile-captive = Gefangen in Middlesex
pile-beside = Im Dienst deines Gegners
pile-down = Bis zum nächsten Feldzug aus dem Spiel
pile-dead = Tot
pile-played = Gespielte Karten
list-areas = Alle Gebiete und ihre Blöcke
legend = Grenzen
border-yellow = Gelb, durchgezogene Linie: { $limit } Blöcke
border-blue = Blau, lange Striche: { $limit } Blöcke
border-red = Rot, kurze Striche: { $limit } Blöcke, die dann stehen bleiben

# die gewählte Handlung als Frage, und das Verb der Antwort
and-take = Wo rekrutierst du { $block }?
and-sail = Wohin segelt { $block }?
and-battle = Was tut { $block }?
and-charge = Gegen wen stürmt { $block }?
and-turn = Wen soll { $block } auf deine Seite bringen?
and-regrouping = Wohin geht { $block }?
and-entering = Wo kommt { $block } ins Spiel?
and-going_home = Wohin geht { $block }?
ask-choosing = In dieser Runde { $card } spielen?
ask-claim = Hand zeigen und neue Karten verlangen?
ask-acting = { $block } in { $area } rekrutieren?
ask-take = { $block } bewegen?
ask-muster = Zur Heerschau nach { $area } rufen?
ask-strike = Die Pest auf { $area } spielen?
ask-moving = Mit { $block } nach { $area } ziehen?
ask-sail = Mit { $block } nach { $area } segeln?
ask-end-acting = Aktionen beenden?
ask-end-regrouping = Umgruppieren beenden?
ask-stop = { $block } hier stehen lassen?
ask-declare = Hauptangriff auf { $area } über die Grenze zu { $behind }?
ask-choosing_battle = Die Schlacht in { $area } als nächste schlagen?
ask-treason_asked = Die Verratskarte gegen { $block } einsetzen?
ask-wait = Die Verratskarte für eine andere Schlacht aufheben?
ask-fire = Mit { $block } feuern?
ask-charge = Mit { $block } gegen { $target } stürmen?
ask-turn = Verratswurf von { $block } gegen { $target }?
ask-pass = Mit { $block } passen?
ask-perish = { $block } ausscheiden lassen?
ask-battle = { $block } nach { $area } zurückziehen?
ask-suffering = { $block } die Treffer nehmen lassen?
ask-regrouping = { $block } nach { $area } umgruppieren?
ask-entering = { $block } in { $area } ins Spiel bringen?
ask-execute = { $block } hinrichten?
ask-spare = { $block } verschonen?
ask-losing = { $block } einen Step verlieren lassen?
ask-going_home = { $block } { $area ->
    [Pool] in den Pool
   *[other] nach { $area }
} schicken?
ask-trimming = { $block } in den Pool schicken?
do-choosing = Verdeckt spielen
do-acting = Rekrutieren
do-take = Wählen
do-muster = Hierher rufen
do-strike = Zuschlagen
do-moving = Ziehen
do-sail = Segeln
do-end-acting = Aktionen beenden
do-end-regrouping = Beenden
do-declare = Ansagen
do-choosing_battle = Hier kämpfen
do-treason_asked = Verratswurf machen
do-battle = Zurückziehen
do-suffering = Treffer nehmen
do-regrouping = Umgruppieren
do-entering = Ins Spiel bringen
do-losing = Step verlieren
do-going_home = Nach Hause schicken
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

# Kapitel des Protokolls, und Gruppen, die zusammen ziehen
chapter-battle = Schlacht in { $area }
chapter-supply = Nachschub
chapter-political = Politische Runde
blocks = { $count } Blöcke
blocks-with = { $count } Blöcken

# der Bericht einer Schlacht
report-rounds = { $rounds ->
    [one] Nach einer Runde.
   *[other] Nach { $rounds } Runden.
}
report-steps = { $before } → { $after }
report-unhurt = unverletzt
report-dead = tot
report-out = in diesem Feldzug nicht mehr dabei
report-retreated = zieht sich zurück nach { $area }
report-turned = hat die Seite gewechselt
report-unseen = Hier war kein Block zu sehen.
report-close = Weiter
die-hits = Treffer
battle-keys = Tasten: F feuern, C stürmen, T Verratswurf, R Rückzug, P passen, 1 bis 9 wählen, Enter bestätigt, M Karte

# die ganze Geschichte eines Gebiets
story-holds = Hält
story-free = niemand
story-blocks = { $count ->
    [one] { $side } (1 Block)
   *[other] { $side } ({ $count } Blöcke)
}
story-supply = Nachschub
story-town = Stadt
story-port = Hafen
story-shields = Heimat von
story-borders = Grenzen
story-namesake = Der Adlige { $name } ist in { $area } zu Hause, nicht hier.
callout-supply = { $count }, versorgt { $supply }
callout-exile = Exil, { $count } von { $supply }

# was von selbst weitergeht
along-title = Über Land mitnehmen:
along-all = Alle
along-ways = Wohin die Gruppe ziehen kann
along-fit = { $fit } von { $all }
along-left = { $left ->
    [one] einer bleibt zurück
   *[other] { $left } bleiben zurück
}
all-home = Alle in ihre erste Heimat schicken
