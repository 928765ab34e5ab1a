# Vetternkrieg im Terminal. Jeder Schlüssel beginnt mit cli-, damit keiner ein Wort des Spiels verdeckt.

cli-signs =
    Tisch: ♔ kontrolliert die Region, 2+1 sind zwei eigene Truppen und ein Franzose.
    Nummer in Klammern: wohin eine Möglichkeit führt oder was sie nimmt.
    Karten: Befehlspunkte (BP), Name, Runden, Hauptereignis. Eine Rose öffnet das
    Nebenereignis in dieser Runde ihrem Haus (● Lancaster, ☼ York), ○ beiden, aber
    immer dem Gegner des Spielers, der die Karte spielt. [☼2]: diese Runde.
    warum norden und warum Norfolk sagen, warum Region oder Karte nicht geht.
cli-vetternkrieg-round = Runde { $round } von { $rounds }:
cli-vetternkrieg-phase = { $phase ->
    [twist] Wendung.
    [deal] Karten austeilen.
    [swap] Karten tauschen.
    [lay] Schlachtfeld bestimmen.
    [muster] Starttruppen.
    [play] Karten spielen.
    [attempt] Versuche.
    [roll] Versuche.
    [offer] Nebenereignis.
    [throw] Schlacht, verdeckter Wurf.
    [claim] Schlacht, Ansage.
    [answer] Schlacht, glauben oder zweifeln.
    [caught] Schlacht, ertappt.
    [defend] Schlacht, Gegenwurf.
    [reply] Schlacht, Gegenwurf.
    [settle] Überlebende.
    [keep] Letzte Karten.
   *[over] Ende.
}
cli-vetternkrieg-chosen = { $who ->
    [you] Du hast gewählt.
    [lancaster] Lancaster hat gewählt.
   *[york] York hat gewählt.
}
cli-vetternkrieg-twist = Wendung { $name }: { $says }
cli-vetternkrieg-forbids = { $use ->
    [gain] Mit BP darf niemand Truppen holen.
    [deploy] Mit BP darf niemand Truppen aufs Schlachtfeld schicken.
    [move] Mit BP darf niemand Truppen bewegen.
    [place] Mit BP darf niemand Truppen platzieren.
    [remove] Mit BP darf niemand Truppen vertreiben.
   *[last_card] Keine letzten Karten in der Schlacht.
}
cli-vetternkrieg-own-rose = Deine eigene Rose öffnet dir das Nebenereignis.
cli-vetternkrieg-losses = Verluste in der Schlacht kommen in die Reserve.
cli-vetternkrieg-reveal = Jedes Haus: { $count }, { $source } → { $target }.
cli-vetternkrieg-place = { $place ->
    [north] Norden
    [central] Mitte
    [south] Süden
    [reserve] Reserve
    [supply] Vorrat
    [field] Feld
    [cards] Karten
   *[won] Siege
}
cli-vetternkrieg-tally = Karten { $cards }, Siege { $won }
cli-vetternkrieg-french = Franzosen
cli-vetternkrieg-field = Schlachtfeld { $card } ({ $date }, { $region }, Anfang { $troops }), { $who ->
    [you] von dir
    [lancaster] von Lancaster
   *[york] von York
}
cli-vetternkrieg-day = { $day }.{ $month }.{ $year }
cli-vetternkrieg-attack = { $exchange }. Angriff: { $who ->
    [you] von dir.
    [lancaster] von Lancaster.
   *[york] von York.
}
cli-vetternkrieg-dice = { $where ->
    [own] Hinter deinem Schirm { $dice }.
    [hidden] Hinter dem Schirm { $dice }.
   *[open] Aufgedeckt { $dice }.
}
cli-vetternkrieg-claimed = Angesagt: { $claim }.
cli-vetternkrieg-counts = Es gilt: { $result }.
cli-vetternkrieg-thrown = Gegenwurf { $dice }.
cli-vetternkrieg-spent = { $who ->
    [you] Deine letzte Karte ist geopfert.
    [lancaster] Lancasters letzte Karte ist geopfert.
   *[york] Yorks letzte Karte ist geopfert.
}
cli-vetternkrieg-played = In dieser Runde von { $house ->
    [lancaster] Lancaster
   *[york] York
} gespielt: { $cards }
cli-vetternkrieg-battles = Siege von { $house ->
    [lancaster] Lancaster
   *[york] York
}: { $cards }
cli-vetternkrieg-gave = Du hast abgegeben: { $card }
cli-vetternkrieg-received = Du hast bekommen: { $card }
cli-vetternkrieg-kept = { $house ->
    [lancaster] Lancaster
   *[york] York
} hat eine Karte aus der letzten Runde behalten, eine von: { $cards }
cli-vetternkrieg-aside = Abgelegt: { $cards }
cli-vetternkrieg-rest = { $count ->
    [one] 1 Karte ist in dieser Runde nicht im Spiel.
   *[other] { $count } Karten sind in dieser Runde nicht im Spiel.
}
cli-vetternkrieg-twists-left = Kommende Wendungen: { $cards }
cli-vetternkrieg-hand = Hand: { $cards }
cli-vetternkrieg-card = { $points } BP { $name }
cli-vetternkrieg-battle = { $date }, { $region }, { $troops }
cli-vetternkrieg-second = Nebenereignis: { $effect }
cli-vetternkrieg-spot = { $place ->
    [supply] Vorrat
    [reserve] Reserve
    [north] Norden
    [central] Mitte
    [south] Süden
    [regions] Regionen
    [battle_region] Schlachtregion
    [own_half] Feld
    [other_half] Gegnerfeld
   *[field] Feld
}
cli-vetternkrieg-then = { $one }; dann { $two }
cli-vetternkrieg-step = { $range ->
    [up] bis { $count }
   *[just] { $count ->
        [all] alle
       *[other] { $count }
    }
}{ $troops ->
    [own] {""}
    [enemy] {" "}gegnerische
    [any] {" "}beliebige
   *[french] { $count ->
        [1] {" "}Franzose
       *[other] {" "}Franzosen
    }
}: { $source } → { $target }{ $limit ->
    [one-from] {" "}(aus einer)
    [one-to] {" "}(in eine)
    [each] {" "}(je { $each })
   *[none] {""}
}
cli-vetternkrieg-fewer = in Unterzahl { $effect }
cli-vetternkrieg-use = { $use ->
    [main] Hauptereignis, { $effect }
    [secondary] Nebenereignis, { $effect }
    [gain] Truppen holen: { $points } aus dem Vorrat in die Reserve
    [deploy] Aufs Schlachtfeld: { $points ->
        [1] 1
       *[other] bis { $points }
    } aus der Reserve
    [move] Bewegen: { $points ->
        [1] 1
       *[other] bis { $points }
    } in eine Region
    [place] Platzieren: { $points ->
        [1] 1 Versuch
       *[other] bis { $points } Versuche
    }, aus der Reserve in eine Region
    [remove] Vertreiben: { $points ->
        [1] 1 Versuch
       *[other] bis { $points } Versuche
    } gegen Truppen des Gegners
   *[nothing] Ohne Wirkung ausspielen
}
cli-vetternkrieg-true = { $claim } (stimmt)
cli-vetternkrieg-muster = { $supply ->
    [0] { $reserve } aus der Reserve
   *[other] { $reserve ->
        [0] { $supply } aus dem Vorrat
       *[other] { $supply } aus dem Vorrat, { $reserve } aus der Reserve
    }
}
cli-vetternkrieg-starting = Starttruppen
cli-vetternkrieg-word = { $word ->
    [give] gib
    [lay] lege
    [muster] stelle
    [gain] hole
    [deploy] schicke
    [move] bewege
    [place] platziere
    [remove] vertreibe
    [main] haupt
    [secondary] neben
    [nothing] nichts
    [try] versuche
    [stop] genug
    [event] nutze
    [decline] verzichte
    [claim] sage
    [believe] glaube
    [doubt] zweifle
    [last] opfere
    [hold] halte
    [settle] sende
    [keep] behalte
    [discard] wirf
    [north] norden
    [central] mitte
    [south] süden
    [supply] vorrat
    [field] feld
   *[other] { $word }
}
