# Medieval Battle im Terminal. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort des Spiels verdeckt.

cli-signs =
    Gelände: · Ebene, ♣ Wald, ∩ Hügel, ▲ Berg, ⚑ Flagge (⚑R hält Rot, ⚑y hält Gelb).
    Einheiten: große Buchstaben sind Rot, kleine Gelb. LB2- sind Langbogenschützen mit
    2 Bewegungspunkten, die einen Ritter verloren haben. HC, LC schwere und leichte
    Kavallerie, MA berittene Bogenschützen, HI, LI schwere und leichte Infanterie,
    PK Pikeniere, LB Langbogenschützen, AR Bogenschützen, BG Tross.
    Die Zahl in ∩12: Möglichkeit 12. Vor jeder Reihe steht der Name ihres ersten Felds;
    3,-2 nennt ein Feld, 0,0 2,0 eine Einheit und ihr Ziel.
cli-battle-side = { $points } von { $winning } Punkten, Wert { $value }, Zeitmarker { $markers }
cli-battle-away = Nicht auf der Karte:
cli-battle-on-map = Die anderen Nummern stehen auf der Karte.
cli-battle-flags = Flaggen: { $flags }
cli-battle-nobody = niemand
cli-battle-unit = { $unit } auf { $hex }, { $knights } Ritter, { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
