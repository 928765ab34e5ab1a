# Rampant im Terminal. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort des Spiels verdeckt.

cli-signs =
    ♔ Stammland, ⚔ umkämpftes Territorium. Beim Gelände steht sein Ort auf dem Tisch:
    Zoll von links und von der Kante des Angreifers. Tippe die Nummer deiner Wahl.
cli-campaign-battle = { $of ->
    [0] { $number }. Schlacht
   *[other] { $number }. Schlacht von { $of }
}
cli-campaign-raid = { $side } plündert
cli-campaign-attacks = { $side } greift an
cli-campaign-points = Punkte { $lion } : { $dragon }
cli-campaign-strength = Stärke { $lion } : { $dragon }
cli-campaign-realm = { $points } Punkte, Ruhm { $glory }, { $spies ->
    [0] keine Spione
    [one] 1 Spion
   *[other] { $spies } Spione
}
cli-campaign-enough = Fertig
cli-campaign-home = Stammland
cli-campaign-stake = umkämpft
cli-campaign-rests = ruht in dieser Schlacht
cli-campaign-locked = anderswo umkämpft
