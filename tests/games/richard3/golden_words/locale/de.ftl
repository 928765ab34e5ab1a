# Richard III auf Deutsch. Parameter: docs/contract.md, "Words".

title = Richard III
tagline = Verdeckte Blocks, gebrochene Eide: Wer zuletzt die Krone trägt, gewinnt.
duration = Drei Stunden
kind = Krieg
side-lancaster = Lancaster
side-york = York
option-setup = Welcher Teil der Kriege
option-setup-1460 = Die Rosenkriege, 1460: drei Feldzüge
option-setup-1470 = Der Königsmacher, 1470: ein Feldzug
option-setup-1483 = Richard III, 1483: ein Feldzug

# Dauerbefehle
order-fire = Feuern
order-fire-ask = Frag mich
order-fire-always = Wer bleibt, feuert immer
order-treachery = Verratswürfe
order-treachery-ask = Frag mich
order-treachery-easy = Nur gegen einen Würfel werfen
order-treachery-never = Nie werfen
order-charge = Sturm eines Titelerben
order-charge-ask = Frag mich
order-charge-never = Nie stürmen
order-retreat = Rückzug
order-retreat-ask = Frag mich
order-retreat-weaker = Weichen, wenn deutlich schwächer
order-retreat-never = Nie freiwillig weichen
order-retreat-always = Weichen, sobald es geht
order-refuge = Wohin zurückziehen
order-refuge-ask = Frag mich
order-refuge-friends = Zu Freunden mit Vorrat
order-hits = Treffer unter Gleichen
order-hits-ask = Frag mich
order-hits-cheapest = Der entbehrlichste Block
order-hits-fighters = Der schlechteste Schütze
order-regroup = Umgruppieren
order-regroup-ask = Frag mich
order-regroup-stay = Am Ort des Sieges bleiben
order-battles = Die nächste Schlacht
order-battles-ask = Frag mich
order-battles-surest = Wo wir am meisten überlegen sind
order-forced = Nur eine Möglichkeit
order-forced-ask = Frag mich
order-forced-play = Spielen

# Dinge
a-block = ein Block
two-areas = { $one } und { $two }
the-sea = die See
the-card = Die Verratskarte
seven-cards = { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }, { $card7 }

# Protokoll: Karten
dealt = Du hast { $cards }.
dealt-to = { $who ->
    [you] Du hast deine Karten.
    [lancaster] Lancaster hat sieben Karten.
   *[york] York hat sieben Karten.
}
chose = { $who ->
    [you] Du hast gewählt.
    [lancaster] Lancaster hat gewählt.
   *[york] York hat gewählt.
}
shown = Lancaster spielt { $lancaster }, York spielt { $york }. { $first ->
    [you] Du bist zuerst am Zug.
    [lancaster] Lancaster ist zuerst am Zug.
   *[york] York ist zuerst am Zug.
}
claimed = { $who ->
    [you] Du zeigst { $cards } und verlangst neue Karten.
    [lancaster] Lancaster zeigt { $cards } und verlangt neue Karten.
   *[york] York zeigt { $cards } und verlangt neue Karten.
}
kept = { $who ->
    [you] Du behältst deine Karten.
    [lancaster] Lancaster behält seine Karten.
   *[york] York behält seine Karten.
}
exchanged = { $who ->
    [you] Auch du tauschst deine Karten.
    [lancaster] Auch Lancaster tauscht seine Karten.
   *[york] Auch York tauscht seine Karten.
}

# Protokoll: Aktionen
moved = { $who ->
    [you] Du: { $block } zieht von { $from } nach { $area }.
    [lancaster] Lancaster: { $block } zieht von { $from } nach { $area }.
   *[york] York: { $block } zieht von { $from } nach { $area }.
}
moved-to-attack = { $who ->
    [you] Du: { $block } zieht von { $from } in die Schlacht in { $area }.
    [lancaster] Lancaster: { $block } zieht von { $from } in die Schlacht in { $area }.
   *[york] York: { $block } zieht von { $from } in die Schlacht in { $area }.
}
marched = { $who ->
    [you] Du: { $block } zieht von { $from } über { $via } nach { $area }.
    [lancaster] Lancaster: { $block } zieht von { $from } über { $via } nach { $area }.
   *[york] York: { $block } zieht von { $from } über { $via } nach { $area }.
}
marched-to-attack = { $who ->
    [you] Du: { $block } zieht von { $from } über { $via } in die Schlacht in { $area }.
    [lancaster] Lancaster: { $block } zieht von { $from } über { $via } in die Schlacht in { $area }.
   *[york] York: { $block } zieht von { $from } über { $via } in die Schlacht in { $area }.
}
sailed = { $who ->
    [you] Du: { $block } segelt von { $from } nach { $area }.
    [lancaster] Lancaster: { $block } segelt von { $from } nach { $area }.
   *[york] York: { $block } segelt von { $from } nach { $area }.
}
sailed-to-attack = { $who ->
    [you] Du: { $block } segelt von { $from } in die Schlacht in { $area }.
    [lancaster] Lancaster: { $block } segelt von { $from } in die Schlacht in { $area }.
   *[york] York: { $block } segelt von { $from } in die Schlacht in { $area }.
}
recruited = { $who ->
    [you] Du: { $block } tritt in { $area } an.
    [lancaster] Lancaster: { $block } tritt in { $area } an.
   *[york] York: { $block } tritt in { $area } an.
}
mustered = { $who ->
    [you] Du rufst zur Heerschau in { $area }.
    [lancaster] Lancaster ruft zur Heerschau in { $area }.
   *[york] York ruft zur Heerschau in { $area }.
}
plague-strikes = { $who ->
    [you] Deine Pest trifft { $area }.
    [lancaster] Die Pest von Lancaster trifft { $area }.
   *[york] Die Pest von York trifft { $area }.
}
ended-actions = { $who ->
    [you] Du beendest deine Aktionen.
    [lancaster] Lancaster beendet seine Aktionen.
   *[york] York beendet seine Aktionen.
}
declared = { $who ->
    [you] Dein Haupttreffen gegen { $area } kommt über { $over }.
    [lancaster] Das Haupttreffen von Lancaster gegen { $area } kommt über { $over }.
   *[york] Das Haupttreffen von York gegen { $area } kommt über { $over }.
}

# Protokoll: Schlachten
battle-begins = { $who ->
    [you] Du greifst { $area } an.
    [lancaster] Lancaster greift { $area } an.
   *[york] York greift { $area } an.
}
waited = { $who ->
    [you] Du hebst dir den Verrat auf.
    [lancaster] Lancaster hebt sich den Verrat auf.
   *[york] York hebt sich den Verrat auf.
}
round-begins = Schlachtrunde { $round }.
reserves-arrive = { $who ->
    [you] Deine Reserven treffen ein: { $count }.
    [lancaster] Reserven von Lancaster treffen ein: { $count }.
   *[york] Reserven von York treffen ein: { $count }.
}
roles-change = { $who ->
    [you] Du hältst das Feld und verteidigst es von nun an.
    [lancaster] Lancaster hält das Feld und verteidigt es von nun an.
   *[york] York hält das Feld und verteidigt es von nun an.
}
fired = { $block } feuert { $dice }: Treffer { $hits }.
charged = { $block } stürmt gegen { $target }, { $dice }: Treffer { $hits }.
replied = { $block } schlägt gegen { $target } zurück, { $dice }: Treffer { $hits }.
turned = { $block } würfelt { $dice } gegen { $target }: Seitenwechsel!
stood-firm = { $block } würfelt { $dice } gegen { $target }, vergebens.
weakened = { $block } hat noch { $left }.
died = { $block } ist tot.
fell = { $block } scheidet für diesen Feldzug aus.
retreated = { $who ->
    [you] Du: { $block } weicht nach { $area } zurück.
    [lancaster] Lancaster: { $block } weicht nach { $area } zurück.
   *[york] York: { $block } weicht nach { $area } zurück.
}
passed = { $who ->
    [you] Du: { $block } passt.
    [lancaster] Lancaster: { $block } passt.
   *[york] York: { $block } passt.
}
won-battle = { $who ->
    [you] Du behauptest { $area }.
    [lancaster] Lancaster behauptet { $area }.
   *[york] York behauptet { $area }.
}
regrouped = { $who ->
    [you] Du: { $block } gruppiert sich nach { $area } um.
    [lancaster] Lancaster: { $block } gruppiert sich nach { $area } um.
   *[york] York: { $block } gruppiert sich nach { $area } um.
}
regrouped-enough = { $who ->
    [you] Deine Umgruppierung ist beendet.
    [lancaster] Die Umgruppierung von Lancaster ist beendet.
   *[york] Die Umgruppierung von York ist beendet.
}
freed = { $block } ist frei.

# Protokoll: Nachschub und Politik
king-is-dead = König { $block } ist tot.
crowned = { $block } ist König ({ $area }).
crowned-minor = { $block } ist König, obwohl noch unmündig.
new-pretender = { $block } ist Thronbewerber.
came-of-age = { $who ->
    [you] Dein Titelerbe { $block } wird in { $area } mündig.
    [lancaster] { $block } von Lancaster wird in { $area } mündig.
   *[york] { $block } von York wird in { $area } mündig.
}
executed = { $who ->
    [you] Du lässt { $block } hinrichten ({ $area }).
    [lancaster] Lancaster lässt { $block } hinrichten ({ $area }).
   *[york] York lässt { $block } hinrichten ({ $area }).
}
spared = { $who ->
    [you] Du verschonst { $block }.
    [lancaster] Lancaster verschont { $block }.
   *[york] York verschont { $block }.
}
lost-step = { $who ->
    [you] Du verlierst einen Step in { $area }: zu viele zu versorgen.
    [lancaster] Lancaster verliert einen Step in { $area }: zu viele zu versorgen.
   *[york] York verliert einen Step in { $area }: zu viele zu versorgen.
}
turn-begins = Feldzug { $campaign }, Spielrunde { $turn }.
campaign-begins = Feldzug { $campaign } beginnt; alle Karten werden gemischt.
counted = Adlige für Lancaster { $lancaster }, für York { $york }.
usurped = { $who ->
    [you] Du ergreifst die Macht: { $block } ist König.
    [lancaster] Lancaster ergreift die Macht: { $block } ist König.
   *[york] York ergreift die Macht: { $block } ist König.
}
went-home = { $who ->
    [you] Du: { $block } geht von { $from } nach { $area }.
    [lancaster] Lancaster: { $block } geht von { $from } nach { $area }.
   *[york] York: { $block } geht von { $from } nach { $area }.
}
stayed-home = { $who ->
    [you] Du: { $block } bleibt in { $from }.
    [lancaster] Lancaster: { $block } bleibt in { $area }.
   *[york] York: { $block } bleibt in { $area }.
}
left-exile = { $who ->
    [you] Du schickst { $block } aus { $area } in den Pool.
    [lancaster] Lancaster schickt { $block } aus { $area } in den Pool.
   *[york] York schickt { $block } aus { $area } in den Pool.
}
end-heirs = { $who ->
    [you] Das andere Haus hat keine Titelerben mehr: du gewinnst. Titelerben: Lancaster { $lancaster }, York { $york }.
    [lancaster] Das andere Haus hat keine Titelerben mehr: Lancaster gewinnt. Titelerben: Lancaster { $lancaster }, York { $york }.
   *[york] Das andere Haus hat keine Titelerben mehr: York gewinnt. Titelerben: Lancaster { $lancaster }, York { $york }.
}
end-king = { $who ->
    [you] Die Kriege sind vorbei und du trägst die Krone. Adlige: Lancaster { $lancaster }, York { $york }.
    [lancaster] Die Kriege sind vorbei und Lancaster trägt die Krone. Adlige: Lancaster { $lancaster }, York { $york }.
   *[york] Die Kriege sind vorbei und York trägt die Krone. Adlige: Lancaster { $lancaster }, York { $york }.
}

# Was gefragt ist
prompt-over = Die Partie ist zu Ende.
prompt-chance = Karten und Würfel.
prompt-both = Beide Seiten wählen eine Karte.
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $what ->
    [choosing] wählt noch eine Karte.
    [answering] sieht dein Blatt und behält seines oder tauscht.
    [acting] führt seine Aktionen aus.
    [declaring] bestimmt sein Haupttreffen.
    [choosing_battle] wählt die nächste Schlacht.
    [treason_asked] überlegt, wen die Verratskarte umdreht.
    [battle] ist in der Schlacht am Zug.
    [suffering] bestimmt, wer die Treffer nimmt.
    [regrouping] gruppiert nach der Schlacht um.
    [entering] bestimmt, wo ein Titelerbe mündig wird.
    [judging] richtet über einen Titelerben.
    [losing] hat zu viele zu versorgen und verliert Steps.
    [going_home] bringt seine Blocks heim.
    [trimming] hat zu viele im Exil.
   *[other] überlegt.
}
prompt-choosing = Wähle eine Karte für diese Runde.
prompt-choosing-poor = Wähle eine Karte, oder decke dein schwaches Blatt für neue Karten auf.
prompt-answering = Die andere Seite zeigt ein schwaches Blatt. Behältst du deine Karten, oder tauschst du auch?
prompt-acting = { $card }, noch { $points } AP: { $may ->
    [march] Eine Gruppe zieht bis zu drei Gebiete weit.
    [pirates] Wer segelt, auch zum Angriff?
    [group] Eine Gruppe zieht, oder ein Seetransport.
   *[all] ziehen, segeln oder rekrutieren.
}
prompt-acting-spent = Keine AP mehr. Aus aktivierten Gebieten darfst du noch ziehen.
prompt-plague = Welche feindliche Stadt trifft die Pest?
prompt-plague-none = Die Pest findet keine Stadt, in der nur Feinde stehen. Beende deine Aktionen.
prompt-plague-over = Die Pest hat gewütet. Beende deine Aktionen.
prompt-muster = Wo hältst du Heerschau?
prompt-mustering = Wer kommt zur Heerschau nach { $area }?
prompt-moving = Wohin zieht { $block }?
prompt-declaring = Über welche Grenze kommt dein Haupttreffen gegen { $area }?
prompt-choosing-battle = Welche Schlacht wird als nächste geschlagen?
prompt-treason-asked = Wen soll deine Verratskarte umdrehen, oder wartest du?
prompt-battle = { $area }, Schlachtrunde { $round }: Welcher Block handelt, und wie?
prompt-battle-last = { $area }, Schlachtrunde { $round }: Deine Angreifer müssen zurückweichen.
prompt-suffering = Treffer: { $hits }. Welcher deiner stärksten Blocks nimmt sie hin?
prompt-regrouping = Du behauptest { $area }. Gruppiere um, oder lass es dabei.
prompt-entering = Ein Titelerbe wird mündig. Wo?
prompt-judging = { $block }, Titelerbe des Feindes, dient dir. Hinrichten oder verschonen?
prompt-losing = Zu viele in { $area }: { $count ->
    [one] Ein Block verliert einen Step. Welcher?
   *[other] { $count } Blocks verlieren einen Step. Welche?
}
prompt-going-home = Der Feldzug ist vorbei. Bringe deine Blocks heim, einen nach dem anderen.
prompt-trimming = Zu viele in { $area }: { $count ->
    [one] Ein Block geht in den Pool. Welcher?
   *[other] { $count } Blocks gehen in den Pool. Welche?
}

# Was daraus wird
preview-action = { $points } AP, beliebig gemischt: ein Gebiet ziehen, einen Block segeln lassen, einen rekrutieren.
preview-force-march = Ein Ereignis geht vor. Eine Gruppe zieht bis zu drei Gebiete weit; niemand segelt oder wird rekrutiert.
preview-muster = Ein Ereignis geht vor. Beliebige deiner Blocks ziehen zu Lande in ein Gebiet, das nicht feindlich ist.
preview-piracy = Ein Ereignis geht vor. Zwei Blocks segeln und dürfen dabei angreifen.
preview-plague = Ein Ereignis geht vor. In einer Stadt mit nur feindlichen Blocks verliert jeder einen Step.
preview-surprise = Ein Ereignis geht vor. Eine Gruppe zieht, über jede Grenze ein Block mehr; oder ein Seetransport.
preview-treason = Ein Ereignis geht vor. Eine Gruppe zieht, oder ein Seetransport; dazu ein Verratswurf vor einer Schlacht.
preview-claim = Alle sehen deine Karten; dann wird neu gegeben. Das geht einmal je Feldzug.
preview-shot = { $dice } Würfel, Treffer bis { $power }{ $bonus ->
    [0] {""}
   *[other] , Heimbonus +{ $bonus } eingerechnet
}; mindestens ein Treffer zu { $chance } %.
preview-hits = { $hits ->
    [0] Kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}: { $chance } %.
preview-strongest = { $block } (Stärke { $strength }) nimmt die Treffer und fällt zu { $chance } %.
preview-strongest-of = Einer von { $count } Blocks der Stärke { $strength } nimmt die Treffer, nach Wahl des Besitzers; er fällt zu { $chance } %.
preview-front-falls = Die ganze Front fällt zu { $chance } %.
preview-charge = { $block } fällt zu { $chance } %; sonst schlägt der Block zurück.
preview-reply = Der Titelerbe verliert dadurch { $hits ->
    [one] 1 Step
   *[other] { $hits } Steps
}: { $chance } %.
preview-heir-falls = { $block } fällt durch den Gegenschlag zu { $chance } %.
preview-treachery = { $dice } Würfel, alle müssen gerade sein: { $chance } %.
preview-attack = Das ist ein Angriff; der Zug endet dort.
preview-main = In der Front { $front }, in Reserve bis Runde 2: { $reserve }.
preview-border = Danach noch frei auf dieser Grenze: { $left } von { $limit }.
preview-points = Danach übrige AP: { $points }.
preview-free-trip = Der zweite Block der Fahrt segelt umsonst.
preview-lost-points = Verfallende AP: { $points }.

# Aussichten einer Schlacht
decimal = { $whole },{ $tenth }
odds-field = { $who ->
    [you] Du behauptest das Feld: { $chance } % (± { $margin }).
    [lancaster] Lancaster behauptet das Feld: { $chance } % (± { $margin }).
   *[york] York behauptet das Feld: { $chance } % (± { $margin }).
}
odds-losses = { $who ->
    [you] Steps, die du im Mittel verlierst: { $amount } (± { $margin }).
    [lancaster] Steps, die Lancaster im Mittel verliert: { $amount } (± { $margin }).
   *[york] Steps, die York im Mittel verliert: { $amount } (± { $margin }).
}
odds-retreats = { $who ->
    [you] Blocks von dir, die im Mittel zurückweichen: { $amount } (± { $margin }).
    [lancaster] Blocks von Lancaster, die im Mittel zurückweichen: { $amount } (± { $margin }).
   *[york] Blocks von York, die im Mittel zurückweichen: { $amount } (± { $margin }).
}
odds-falls = { $block } fällt: { $chance } % (± { $margin }).
odds-war = { $who ->
    [you] Du gewinnst mit dieser Schlacht den Krieg: { $chance } % (± { $margin }).
    [lancaster] Lancaster gewinnt mit dieser Schlacht den Krieg: { $chance } % (± { $margin }).
   *[york] York gewinnt mit dieser Schlacht den Krieg: { $chance } % (± { $margin }).
}
odds-tries = Die Schlacht wurde { $tries }-mal durchgespielt, nach dem, was du weißt; ± gilt in 95 von 100 Fällen.

# Was nicht geht
why-over = Die Partie ist zu Ende. [{ $rule }]
why-not-your-turn = Du bist nicht am Zug. [{ $rule }]
why-not-held = Diese Karte hast du nicht. [{ $rule }]
why-no-claim = Neue Karten gibt es nur in der ersten Runde eines Feldzugs mit höchstens 13 AP, und nur einmal. [{ $rule }]
why-choose-card = Wähle erst eine Karte. [{ $rule }]
why-answer = Sage, ob du deine Karten behältst oder tauschst. [{ $rule }]
why-plague = Die Pest trifft ein Stadtgebiet, in dem nur feindliche Blocks stehen. [{ $rule }]
why-muster = Nenne ein verbündetes oder vakantes Gebiet, das einer deiner Blocks erreicht. [{ $rule }]
why-card-played = Deine Karte für diese Runde ist gespielt. [{ $rule }]
why-block-first = Wähle erst einen deiner Blocks. [{ $rule }]
why-not-yours = Dieser Block kämpft nicht für dich. [{ $rule }]
why-one-step = Nimm erst den Block, dann Schritt für Schritt. [{ $rule }]
why-moved = Ein Block zieht einmal je Runde, frisch rekrutiert gar nicht. [{ $rule }]
why-pinned = Das Haupttreffen des Feindes bindet die Blocks, die hier noch stehen. [{ $rule }]
why-not-to-muster = Mit dieser Karte führt jeder Zug ins Heerschaugebiet, in ein oder zwei Schritten. [{ $rule }]
why-no-points = Dafür sind keine AP mehr übrig. [{ $rule }]
why-sea-only = Diese Karte gilt nur für Seetransporte. [{ $rule }]
why-land-only = Diese Karte gilt nur für Bewegung zu Lande. [{ $rule }]
why-no-way = Diesem Block steht kein Weg offen: Grenzen sind voll oder versperrt. [{ $rule }]
why-minor = Er ist minderjährig und wird mündig, wenn ein Titelerbe seines Hauses gestorben ist. [{ $rule }]
why-face-down = Dieser Block ist bis zum nächsten Feldzug aus dem Spiel. [{ $rule }]
why-dead = Dieser Block ist tot. [{ $rule }]
why-beside = Er dient der anderen Seite; ein Verratswurf kann ihn gewinnen. [{ $rule }]
why-captive = Er ist in Middlesex gefangen. [{ $rule }]
why-event = Die AP einer Ereigniskarte gelten nur für das Ereignis. [{ $rule }]
why-recruit-there = Dort lässt sich dieser Block nicht rekrutieren. [{ $rule }]
why-finish-move = Beende erst den Zug dieses Blocks. [{ $rule }]
why-enemy-exile = Niemand betritt ein Exil des Gegners. [{ $rule }]
why-land-or-sea = Wer zu Lande gezogen ist, segelt in dieser Runde nicht. [{ $rule }]
why-never-sails = Schotten, Waliser, Rebellen und Stadtaufgebote segeln nie. [{ $rule }]
why-no-coast = Hier ist kein Meer. [{ $rule }]
why-no-voyage = Dorthin ist jetzt kein Seetransport möglich. [{ $rule }]
why-other-sea = Ein Seetransport bleibt in einer Meereszone. [{ $rule }]
why-no-sea-attack = Seetransporte führen nur in verbündete oder vakante Gebiete. [{ $rule }]
why-no-neighbour = Diese Gebiete haben keine gemeinsame Grenze. [{ $rule }]
why-back = Ein Block geht nicht gleich wieder zurück. [{ $rule }]
why-border-full = Über diese Grenze dürfen in einer Runde nur { $limit } Blocks. [{ $rule }]
why-enemy-border = Über diese Grenze ist der Feind eingedrungen. [{ $rule }]
why-too-many-borders = Der Angriff nutzt schon so viele Grenzen, wie er darf. [{ $rule }]
why-declare = Nenne eine Grenze, über die deine Blocks eingedrungen sind. [{ $rule }]
why-battle = Wähle ein umkämpftes Gebiet. [{ $rule }]
why-target = Umgedreht werden kann nur ein feindlicher Block mit Loyalitätswürfeln in der Front, kein Anführer. [{ $rule }]
why-fighter-first = Wähle einen deiner Blocks in dieser Schlacht, dann, was er tut. [{ $rule }]
why-no-fighter = Dieser Block ist in dieser Schlacht jetzt nicht dabei. [{ $rule }]
why-not-its-letter = Dieser Block ist nicht an der Reihe: A vor B vor C vor D, Verteidiger zuerst, einmal je Runde. [{ $rule }]
why-must-retreat = In Schlachtrunde 4 müssen Angreifer zurückweichen. [{ $rule }]
why-no-retreat-yet = In Schlachtrunde 1 weicht niemand zurück. [{ $rule }]
why-no-retreat-there = Zurückweichen kann man nur in verbündete oder vakante Nachbargebiete, bis zum Grenzlimit und nicht über Grenzen des Feindes. [{ $rule }]
why-no-charge = Nur der älteste Titelerbe einer Front stürmt, gegen einen Block der feindlichen Front. [{ $rule }]
why-no-roll = Das dürfen nur König, Thronbewerber und Warwick, einmal je Schlacht, gegen Loyalitätswürfel. [{ $rule }]
why-turned-already = Wer in dieser Schlacht übergelaufen ist, wird in ihr nicht zurückgewonnen. [{ $rule }]
why-not-warwick = Gegen Northumberland und Westmoreland darf Warwick nicht würfeln. [{ $rule }]
why-strongest = Der stärkste Block der Front nimmt die Treffer hin. [{ $rule }]
why-regroup = Umgruppiert wird aus diesem Gebiet in verbündete oder vakante Nachbargebiete, bis zum Grenzlimit. [{ $rule }]
why-enter = Ein Thronfolger kommt in einem offenen Krongebiet ins Spiel, ein anderer Titelerbe im eigenen Exil. [{ $rule }]
why-judge = Entscheide über den Titelerben, der dir dient. [{ $rule }]
why-lose = Wähle einen Block eines überfüllten Gebiets, der noch keinen Step verloren hat. [{ $rule }]
why-home = Ein Block geht in ein offenes Heimatgebiet; Titelerben des Thronbewerbers gehen ins Exil. [{ $rule }]
why-trim = Wähle einen Block eines überfüllten Exils. [{ $rule }]

# Dinge zum Anfassen: thing-<Art>; $name ist der Name aus area-, block- oder card-
thing-area = { $name }
thing-block = { $name }
thing-card = { $name }
thing-claim = Neue Karten verlangen
thing-keep = Karten behalten
thing-exchange = Auch tauschen
thing-sail = Segeln
thing-sea = Über die See
thing-stop = Hier bleiben
thing-end = Fertig
thing-wait = Verrat aufheben
thing-fire = Feuern
thing-charge = Stürmen
thing-turn = Zum Verrat verleiten
thing-pass = Passen
thing-perish = Untergehen
thing-execute = Hinrichten
thing-spare = Verschonen
thing-pool = In den Pool

# names of areas
area-ireland = Irland
area-isle_of_man = Isle of Man
area-scotland = Schottland
area-northumbria = Northumbria
area-cumbria = Cumbria
area-north_yorks = North Yorks
area-east_yorks = East Yorks
area-south_yorks = South Yorks
area-lancaster = Lancaster
area-caernarvon = Caernarvon
area-chester = Chester
area-derby = Derby
area-lincoln = Lincoln
area-pembroke = Pembroke
area-powys = Powys
area-hereford = Hereford
area-warwick = Warwick
area-leicester = Leicester
area-rutland = Rutland
area-east_anglia = East Anglia
area-glamorgan = Glamorgan
area-gloucester = Gloucester
area-oxford = Oxford
area-middlesex = Middlesex
area-essex = Essex
area-somerset = Somerset
area-wilts = Wilts
area-sussex = Sussex
area-kent = Kent
area-cornwall = Cornwall
area-dorset = Dorset
area-france = Frankreich
area-calais = Calais
area-pool = Pool
area-minor = Minderjährige
area-beside = neben dem Plan
area-dead = tot
area-down = verdeckt
area-captive = Gefangenschaft

# names of blocks
block-y-york = York
block-y-march = March
block-y-rutland = Rutland
block-y-clarence = Clarence
block-y-gloucester = Gloucester
block-y-essex = Essex
block-y-hastings = Hastings
block-y-herbert = Herbert
block-y-worcester = Worcester
block-y-suffolk = Suffolk
block-y-norfolk = Norfolk
block-y-buckingham = Buckingham
block-y-exeter = Exeter
block-y-rivers = Rivers
block-y-northumberland = Northumberland
block-y-shrewsbury = Shrewsbury
block-y-stanley = Stanley
block-y-arundel = Arundel
block-y-warwick = Warwick
block-y-kent = Kent
block-y-salisbury = Salisbury
block-y-westmoreland = Westmoreland
block-y-irish_mercenary = Irischer Block
block-y-burgundian_mercenary = Burgundischer Block
block-y-calais_mercenary = Calais-Block
block-y-canterbury_church = Kirche Canterbury
block-y-york_church = Kirche York
block-y-london_levy = Aufgebot London
block-y-norwich_levy = Aufgebot Norwich
block-y-salisbury_levy = Aufgebot Salisbury
block-y-bombard = Bombarde
block-l-henry_vi = Henry VI
block-l-prince_edward = Prinz Edward
block-l-exeter = Exeter
block-l-somerset = Somerset
block-l-richmond = Richmond
block-l-westmoreland = Westmoreland
block-l-northumberland = Northumberland
block-l-shrewsbury = Shrewsbury
block-l-stanley = Stanley
block-l-warwick = Warwick
block-l-kent = Kent
block-l-salisbury = Salisbury
block-l-oxford = Oxford
block-l-pembroke = Pembroke
block-l-devon = Devon
block-l-beaumont = Beaumont
block-l-buckingham = Buckingham
block-l-clarence = Clarence
block-l-rivers = Rivers
block-l-clifford = Clifford
block-l-wiltshire = Wiltshire
block-l-scots_mercenary = Schottischer Block
block-l-welsh_mercenary = Walisischer Block
block-l-french_mercenary = Französischer Block
block-l-canterbury_church = Kirche Canterbury
block-l-york_church = Kirche York
block-l-bombard = Bombarde
block-l-coventry_levy = Aufgebot Coventry
block-l-bristol_levy = Aufgebot Bristol
block-l-newcastle_levy = Aufgebot Newcastle
block-l-york_levy = Aufgebot York
block-rebel = Rebellen-Block

# cards
card-force_march = Gewaltmarsch
card-muster = Heerschau
card-piracy = Piraterie
card-plague = Pest
card-surprise = Überraschung
card-treason = Verrat
card-action_4 = Aktion 4
card-action_3 = Aktion 3
card-action_2 = Aktion 2
