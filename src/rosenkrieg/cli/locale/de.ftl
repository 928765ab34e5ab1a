# Wörter des Terminals. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort eines Spiels verdeckt.

cli-you = (du)
cli-bye = Auf Wiedersehen.
cli-ask-help = ? für Hilfe
cli-thinks = { $side } überlegt.
cli-over = Die Partie ist zu Ende.
cli-won = { $reason ->
    [resigned] { $loser } gibt auf. { $winner } gewinnt.
    [time] { $loser } hat die Zeit überschritten. { $winner } gewinnt.
   *[other] { $winner } gewinnt.
}
cli-drawn = { $reason ->
    [agreed] Unentschieden vereinbart.
   *[other] Unentschieden.
}

# Wählen
cli-confirm = Enter: ausführen, zurück: neu wählen
cli-no-such-number = { $count ->
    [1] Es gibt nur eine Möglichkeit, Nummer 1.
   *[other] Wähle eine Nummer von 1 bis { $count }.
}
cli-not-understood = „{ $text }“ ist nicht zu verstehen. Tippe eine Nummer, einen Zug wie { $example } oder ? für Hilfe.
cli-instead = Das geht nur so: { $actions }.
cli-hint = Tipp: { $action } ({ $words })
cli-no-hint = Niemand hier kennt dieses Spiel gut genug für einen Tipp.
cli-why-what = Warum was? „{ $text }“ ist hier unbekannt; nenne etwas, das auf dem Tisch liegt.
cli-allowed = Das ist erlaubt.

# Zurücknehmen
cli-nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
cli-back-own = Zurückgenommen: dein letzter Zug.
cli-back-side = Zurückgenommen: der letzte Zug von { $side }.
cli-back-answers = { $count ->
    [one] Die Antwort von { $side } ist damit auch zurückgenommen.
   *[other] Damit sind auch { $count } Züge von { $side } zurückgenommen.
}
cli-back-chance = { $count ->
    [one] Ein Zufallsergebnis ebenso; es wird neu gezogen und kann anders ausfallen.
   *[other] { $count } Zufallsergebnisse ebenso; sie werden neu gezogen und können anders ausfallen.
}
cli-back-agreed = Wollt ihr es beide zurücknehmen? (j/n)

# Gehen, speichern
cli-really-quit = Die Partie ist nicht zu Ende. Trotzdem gehen? (j/n)
cli-really-resign = Aufgeben? (j/n)
cli-overwrite = Diese Datei gibt es schon. Überschreiben? (j/n)
cli-saved = Gespeichert: { $file }
cli-not-saved = Nicht gespeichert: { $file }: { $problem }
cli-save-offer =
    Partie speichern? j speichert sie als { $file }.
    speichern DATEI: anderswo, zurück: zurücknehmen, Enter: gehen.

# Sprachen
cli-languages = Wähle eine Sprache: { $languages }.

# Zu zweit an einem Bildschirm
cli-curtain = { $side } ist dran. Der andere schaut weg. { $side }, drück Enter.
cli-curtain-only = Enter zeigt den Tisch; zurück nimmt den letzten Zug zurück, ende beendet.

# Hilfe und Regeln
cli-help =
    Tippe die Nummer einer Möglichkeit oder einen Zug wie { $example }; Enter bestätigt.
      ?            diese Hilfe              tipp         was der Computer täte
      warum DING   warum etwas nicht geht,  zurück       einen Schritt zurück; dann:
                   z. B. warum d4                        letzten Zug zurücknehmen
      verlauf      alles, was geschah       ansicht      alles, was offen liegt
      regeln       die Regeln, Abschnitt    sprache en   Englisch sprechen
                   um Abschnitt: regeln 3
      speichern F  Partie in die Datei F    aufgeben     die Partie aufgeben
      ende         gehen
cli-no-rules = Die Regeln dieses Spiels stehen hier nicht. warum DING nennt die Regel, um die es geht.
cli-rules-ask = regeln 3 zeigt einen Abschnitt, regeln { $rule } den, der von dieser Regel handelt.
cli-no-such-section = Kein Abschnitt der Regeln heißt „{ $text }“.
cli-signs-rosenkoenig =
    Karten: (N2) ist jetzt nicht spielbar, N2* dreht mit einem Helden eine Rose um.
    Brett: Möglichkeit 3 führt nach (3); Nummer und Stern neben einer Rose drehen
    sie um.

# Rosenkönig neben dem Brett
cli-rosenkoenig-common = Stapel { $stock }  Ablage { $discard }  Steine { $pool }
cli-rosenkoenig-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cli-rosenkoenig-seat = Helden { $heroes }  Gebiete { $territories }

# verify
cli-verify-head = { $title }: { $first } gegen { $second }.
cli-verify-checked = Geprüft:
cli-verify-unchecked = Was das nicht zeigen kann:
cli-verify-unfinished = Die Partie ist nicht zu Ende.
cli-verify-chain = { $moves ->
    [one] Form, Prüfsumme und Kette: 1 Zug, nichts wurde seit dem Schreiben geändert.
   *[other] Form, Prüfsumme und Kette: { $moves } Züge, nichts wurde seit dem Schreiben geändert.
}
cli-verify-rules = Regeln (Version { $version }): Jeder Zug war erlaubt, und das Ergebnis folgt daraus.
cli-verify-seed = Zufall: { $count } von { $total } Ergebnissen folgen aus der Startzahl { $seed }.
cli-verify-sealed = Zufall: { $count } von { $total } Ergebnissen folgen aus Schlüsseln, die durch die Wurzel festlagen.
cli-verify-skips = { $count ->
    [one] 1 Ziehung wurde verworfen, als etwas zurückgenommen wurde.
   *[other] { $count } Ziehungen wurden verworfen, als etwas zurückgenommen wurde.
}
cli-verify-hidden = { $count ->
    [one] Regeln und Ergebnis: 1 Zug ist dem Leser ({ $reader }) dieser Aufzeichnung verborgen.
   *[other] Regeln und Ergebnis: { $count } Züge sind dem Leser ({ $reader }) dieser Aufzeichnung verborgen.
}
cli-verify-stand-ins = { $count ->
    [one] 1 Ergebnis, das nach den Regeln für immer geheim bleibt.
   *[other] { $count } Ergebnisse, die nach den Regeln für immer geheim bleiben.
}
cli-verify-dictated = { $count ->
    [one] Zufall: 1 Ergebnis, dessen Herkunft nicht in der Aufzeichnung steht.
   *[other] Zufall: { $count } Ergebnisse, deren Herkunft nicht in der Aufzeichnung steht.
}
cli-verify-seed-known = Wer die Startzahl während der Partie kannte; der kannte den Zufall.
cli-verify-root = Ob die Wurzel vor der Partie bekannt gemacht war; vergleiche sie mit der, die dir gezeigt wurde: { $root }
cli-verify-fork = Den Zufall vor Zug { $move }: Dort wurde eine andere Partie fortgesetzt.

# editions
cli-editions-good = { $file } ist eine gute Ausgabe von { $game }.
cli-editions-bad = { $count ->
    [one] { $file }: ein Fehler
   *[other] { $file }: { $count } Fehler
}
