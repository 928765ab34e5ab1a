# Rosenkönig im Terminal. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort des Spiels verdeckt.

cli-signs =
    Karten: (N2) ist jetzt nicht spielbar, N2* dreht eine Rose mit einem Helden.
    Brett: Möglichkeit 3 führt nach (3); eine Nummer mit Stern neben einer Rose
    dreht sie um.
    warum d4 und warum SO3 sagen, warum Feld oder Karte nicht geht.
cli-rosenkoenig-common = Stapel { $stock }  Ablage { $discard }  Steine { $pool }
cli-rosenkoenig-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-rosenkoenig-seat = Helden { $heroes }  Gebiete { $territories }
