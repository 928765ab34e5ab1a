# Richard III im Terminal. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort des Spiels verdeckt.

cli-signs =
    ● Lancaster, ☼ York. Exeter 3: ein Block der Stärke 3; (Exeter 3)
    ist gezogen; 2×? sind zwei verdeckte Blöcke; ♛ der König.
    Gebiete: ♔ Krone, ■ Stadt, † Kathedrale, ≈ großer Hafen.
    Die Zahl in [3]Kent: Möglichkeit 3. In der Schlacht: ▸ kann handeln, A3 feuert
    vor B und trifft bis 3; Blöcke in Klammern haben schon gehandelt.
    warum Kent und warum Warwick sagen, warum Gebiet oder Block nicht geht.
cli-richard3-date = Feldzug { $campaign }, Runde { $turn } von { $turns }
cli-richard3-phase = { $phase ->
    [deal] Karten geben
    [choosing] Karten wählen
    [answering] Neue Karten?
    [acting] Aktionen
    [moving] Aktionen
    [declaring] Hauptangriff
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
cli-richard3-above = Die Nummern in [ ] stehen oben.
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
cli-richard3-entry = { $side } greift { $area } von hier an: { $behind }{ $main ->
    [true] {" "}(Hauptangriff)
   *[false] {""}
}.
cli-richard3-border-used = Grenze { $border }: { $used } von { $limit } Blöcke.
cli-richard3-supply = { $kind ->
    [exile] Exil, versorgt { $count }
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
