# Richard III auf Deutsch. Parameter: docs/contract.md, "Words".

title = Richard III
tagline = Verdeckte Blöcke, die nur du lesen kannst. Am Stück gespielt oder über Tage.
duration = Drei Stunden
kind = Blockspiel
side-lancaster = Lancaster
side-york = York
option-setup = Welcher Teil der Kriege
option-setup-1460 = Die Rosenkriege, 1460: drei Feldzüge
option-setup-1470 = Der Königsmacher, 1470: ein Feldzug
option-setup-1483 = Richard III, 1483: ein Feldzug
option-setup-1470-even = Der Königsmacher, 1470, ausgeglichen: ein Feldzug
option-setup-1483-even = Richard III, 1483, ausgeglichen: ein Feldzug
option-setup-1470-note = York ist klar im Vorteil: Zwischen zwei Rittern des Computers gewann York 57 von 60 Partien. Die ausgeglichene Variante gibt beiden eine Chance.
option-setup-1483-note = York ist klar im Vorteil: Zwischen zwei Rittern des Computers gewann York 39 von 40 Partien. Die ausgeglichene Variante gibt beiden eine Chance.
option-setup-1470-even-note = Hausvariante: Stanley beginnt auf der Seite von Lancaster, Pembroke steht auf dem Plan, und York muss fünf Adlige erst anwerben.
option-setup-1483-even-note = Hausvariante: Stanley und Northumberland beginnen auf der Seite von Lancaster, Shrewsbury und die Waliser stehen auf dem Plan, und York muss drei Adlige erst anwerben.

# Daueranweisungen
order-fire = Feuern
order-fire-ask = Frag mich
order-fire-always = Blöcke, die bleiben, feuern immer
order-treachery = Verratswürfe
order-treachery-ask = Frag mich
order-treachery-easy = Nur gegen einen einzelnen Würfel
order-treachery-never = Nie werfen
order-charge = Titelerben stürmen
order-charge-ask = Frag mich
order-charge-never = Nie stürmen
order-retreat = Rückzug
order-retreat-ask = Frag mich
order-retreat-weaker = Zurückziehen, wenn deutlich schwächer
order-retreat-never = Nie freiwillig zurückziehen
order-retreat-always = Zurückziehen, sobald es geht
order-refuge = Ziel des Rückzugs
order-refuge-ask = Frag mich
order-refuge-friends = Zu eigenen Blöcken, die versorgt sind
order-hits = Treffer bei gleich starken Blöcken
order-hits-ask = Frag mich
order-hits-cheapest = Der am wenigsten wertvolle Block
order-hits-fighters = Der Block, der am schlechtesten feuert
order-regroup = Umgruppieren
order-regroup-ask = Frag mich
order-regroup-stay = Dort bleiben, wo ich gewonnen habe
order-battles = Reihenfolge der Schlachten
order-battles-ask = Frag mich
order-battles-surest = Wo ich am deutlichsten überlegen bin
order-forced = Nur eine Möglichkeit
order-forced-ask = Frag mich
order-forced-play = Für mich ausführen

# Dinge
a-block = 1 Block
two-areas = { $one } und { $two }
the-sea = die See
the-card = Die Verratskarte
seven-cards = { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }, { $card7 }

# Protokoll: Karten
dealt = Deine Hand: { $cards }.
dealt-to = { $who ->
    [you] Du hast sieben Karten bekommen.
    [lancaster] Lancaster hat sieben Karten bekommen.
   *[york] York hat sieben Karten bekommen.
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
    [you] Du ziehst mit { $block } aus { $from } nach { $area }.
    [lancaster] Lancaster zieht mit { $block } aus { $from } nach { $area }.
   *[york] York zieht mit { $block } aus { $from } nach { $area }.
}
moved-to-attack = { $who ->
    [you] Du greifst mit { $block } aus { $from } in { $area } an.
    [lancaster] Lancaster greift mit { $block } aus { $from } in { $area } an.
   *[york] York greift mit { $block } aus { $from } in { $area } an.
}
marched = { $who ->
    [you] Du ziehst mit { $block } aus { $from } über { $via } nach { $area }.
    [lancaster] Lancaster zieht mit { $block } aus { $from } über { $via } nach { $area }.
   *[york] York zieht mit { $block } aus { $from } über { $via } nach { $area }.
}
marched-to-attack = { $who ->
    [you] Du greifst mit { $block } aus { $from } über { $via } in { $area } an.
    [lancaster] Lancaster greift mit { $block } aus { $from } über { $via } in { $area } an.
   *[york] York greift mit { $block } aus { $from } über { $via } in { $area } an.
}
sailed = { $who ->
    [you] Du segelst mit { $block } aus { $from } nach { $area }.
    [lancaster] Lancaster segelt mit { $block } aus { $from } nach { $area }.
   *[york] York segelt mit { $block } aus { $from } nach { $area }.
}
sailed-to-attack = { $who ->
    [you] Du segelst mit { $block } aus { $from } zum Angriff nach { $area }.
    [lancaster] Lancaster segelt mit { $block } aus { $from } zum Angriff nach { $area }.
   *[york] York segelt mit { $block } aus { $from } zum Angriff nach { $area }.
}
recruited = { $who ->
    [you] Du rekrutierst { $block } in { $area }.
    [lancaster] Lancaster rekrutiert { $block } in { $area }.
   *[york] York rekrutiert { $block } in { $area }.
}
mustered = { $who ->
    [you] Du rufst zur Heerschau in { $area }.
    [lancaster] Lancaster ruft zur Heerschau in { $area }.
   *[york] York ruft zur Heerschau in { $area }.
}
plague-strikes = { $who ->
    [you] Du spielst die Pest auf { $area }.
    [lancaster] Lancaster spielt die Pest auf { $area }.
   *[york] York spielt die Pest auf { $area }.
}
ended-actions = { $who ->
    [you] Du beendest deine Aktionen.
    [lancaster] Lancaster beendet seine Aktionen.
   *[york] York beendet seine Aktionen.
}
declared = { $who ->
    [you] Dein Hauptangriff auf { $area } kommt über die Grenze zu { $over }.
    [lancaster] Der Hauptangriff von Lancaster auf { $area } kommt über die Grenze zu { $over }.
   *[york] Der Hauptangriff von York auf { $area } kommt über die Grenze zu { $over }.
}

# Protokoll: Schlachten
battle-begins = { $who ->
    [you] Du greifst { $area } an.
    [lancaster] Lancaster greift { $area } an.
   *[york] York greift { $area } an.
}
waited = { $who ->
    [you] Du hebst dir die Verratskarte auf.
    [lancaster] Lancaster hebt sich die Verratskarte auf.
   *[york] York hebt sich die Verratskarte auf.
}
round-begins = Schlachtrunde { $round }.
reserves-arrive = { $who ->
    [you] Deine Reserven treffen ein: { $count }.
    [lancaster] Reserven von Lancaster treffen ein: { $count }.
   *[york] Reserven von York treffen ein: { $count }.
}
roles-change = { $who ->
    [you] Du hältst jetzt das Schlachtfeld und wirst zum Verteidiger.
    [lancaster] Lancaster hält jetzt das Schlachtfeld und wird zum Verteidiger.
   *[york] York hält jetzt das Schlachtfeld und wird zum Verteidiger.
}
fired = { $block } feuert: { $dice }, { $hits } Treffer.
charged = { $block } stürmt gegen { $target }: { $dice }, { $hits } Treffer.
replied = { $block } schlägt gegen { $target } zurück: { $dice }, { $hits } Treffer.
turned = { $block } würfelt { $dice } auf Verrat: { $target } wechselt die Seite.
stood-firm = { $block } würfelt { $dice } auf Verrat: { $target } bleibt treu.
weakened = { $block } hat noch Stärke { $left }.
died = { $block } ist tot.
fell = { $block } ist für diesen Feldzug ausgeschieden.
retreated = { $who ->
    [you] Du ziehst { $block } nach { $area } zurück.
    [lancaster] Lancaster zieht { $block } nach { $area } zurück.
   *[york] York zieht { $block } nach { $area } zurück.
}
passed = { $who ->
    [you] Du passt mit { $block }.
    [lancaster] Lancaster passt mit { $block }.
   *[york] York passt mit { $block }.
}
won-battle = { $who ->
    [you] Du gewinnst die Schlacht in { $area }.
    [lancaster] Lancaster gewinnt die Schlacht in { $area }.
   *[york] York gewinnt die Schlacht in { $area }.
}
regrouped = { $who ->
    [you] Du gruppierst { $block } nach { $area } um.
    [lancaster] Lancaster gruppiert { $block } nach { $area } um.
   *[york] York gruppiert { $block } nach { $area } um.
}
regrouped-enough = { $who ->
    [you] Du beendest das Umgruppieren.
    [lancaster] Lancaster beendet das Umgruppieren.
   *[york] York beendet das Umgruppieren.
}
freed = { $block } ist frei.

# Protokoll: Nachschub und Politik
king-is-dead = König { $block } ist tot.
crowned = { $block } wird in { $area } zum König gekrönt.
crowned-minor = { $block } wird König, obwohl noch minderjährig.
king-gives-way = { $block } steht in der Erbfolge höher und ist sofort König.
new-pretender = { $block } wird Thronbewerber.
came-of-age = { $who ->
    [you] Dein Titelerbe { $block } wird in { $area } volljährig.
    [lancaster] Lancasters Titelerbe { $block } wird in { $area } volljährig.
   *[york] Yorks Titelerbe { $block } wird in { $area } volljährig.
}
executed = { $who ->
    [you] Du lässt { $block } in { $area } hinrichten.
    [lancaster] Lancaster lässt { $block } in { $area } hinrichten.
   *[york] York lässt { $block } in { $area } hinrichten.
}
spared = { $who ->
    [you] Du verschonst { $block }.
    [lancaster] Lancaster verschont { $block }.
   *[york] York verschont { $block }.
}
lost-step = { $who ->
    [you] Du verlierst einen Step in { $area }: zu viele Blöcke zu versorgen.
    [lancaster] Lancaster verliert einen Step in { $area }: zu viele Blöcke zu versorgen.
   *[york] York verliert einen Step in { $area }: zu viele Blöcke zu versorgen.
}
turn-begins = Feldzug { $campaign }, Runde { $turn }.
campaign-begins = Feldzug { $campaign } beginnt. Alle Karten werden neu gemischt.
counted = { $verdict ->
    [lancaster] Lancaster behält den Thron: { $lancaster } Adlige gegen { $york }.
    [york] York behält den Thron: { $york } Adlige gegen { $lancaster }.
    [tie] Der König bleibt: Gleichstand, je { $lancaster } Adlige.
   *[usurped] Adlige: Lancaster { $lancaster }, York { $york }.
}
usurped = { $who ->
    [you] Du usurpierst den Thron: { $block } ist König.
    [lancaster] Lancaster usurpiert den Thron: { $block } ist König.
   *[york] York usurpiert den Thron: { $block } ist König.
}
went-home = { $who ->
    [you] Du schickst { $block } aus { $from } { $area ->
        [Pool] in den Pool
       *[other] nach { $area }
    }.
    [lancaster] Lancaster schickt { $block } aus { $from } { $area ->
        [Pool] in den Pool
       *[other] nach { $area }
    }.
   *[york] York schickt { $block } aus { $from } { $area ->
        [Pool] in den Pool
       *[other] nach { $area }
    }.
}
stayed-home = { $who ->
    [you] Dein Block { $block } bleibt zu Hause in { $from }.
    [lancaster] Lancasters Block { $block } bleibt zu Hause in { $area }.
   *[york] Yorks Block { $block } bleibt zu Hause in { $area }.
}
left-exile = { $who ->
    [you] Du schickst { $block } aus { $area } in den Pool.
    [lancaster] Lancaster schickt { $block } aus { $area } in den Pool.
   *[york] York schickt { $block } aus { $area } in den Pool.
}
end-heirs = { $who ->
    [you] Dein Gegner hat keine Titelerben mehr: Du gewinnst. Titelerben: Lancaster { $lancaster }, York { $york }.
    [lancaster] York hat keine Titelerben mehr: Lancaster gewinnt. Titelerben: Lancaster { $lancaster }, York { $york }.
   *[york] Lancaster hat keine Titelerben mehr: York gewinnt. Titelerben: Lancaster { $lancaster }, York { $york }.
}
end-king = { $who ->
    [you] Die Kriege sind vorbei, und der Thron gehört dir: Du gewinnst. Adlige: Lancaster { $lancaster }, York { $york }.
    [lancaster] Die Kriege sind vorbei, und der Thron gehört Lancaster: Lancaster gewinnt. Adlige: Lancaster { $lancaster }, York { $york }.
   *[york] Die Kriege sind vorbei, und der Thron gehört York: York gewinnt. Adlige: Lancaster { $lancaster }, York { $york }.
}

# Was gefragt ist
prompt-over = Die Partie ist zu Ende.
prompt-chance = Karten und Würfel werden gezogen …
prompt-both = Beide wählen eine Karte.
prompt-wait = { $who ->
    [lancaster] Lancaster
   *[york] York
} { $what ->
    [choosing] wählt eine Karte.
    [answering] entscheidet, ob die Hand bleibt oder getauscht wird.
    [acting] führt seine Aktionen aus.
    [declaring] bestimmt seinen Hauptangriff.
    [choosing_battle] wählt die nächste Schlacht.
    [treason_asked] wählt ein Ziel für die Verratskarte.
    [battle] ist in der Schlacht am Zug.
    [suffering] bestimmt, wer die Treffer nimmt.
    [regrouping] gruppiert nach der Schlacht um.
    [entering] bestimmt, wo ein Titelerbe ins Spiel kommt.
    [judging] entscheidet über einen Titelerben.
    [losing] hat zu viele Blöcke zu versorgen und verliert Steps.
    [going_home] schickt seine Blöcke nach Hause.
    [trimming] hat zu viele Blöcke im Exil.
   *[other] überlegt.
}
prompt-choosing = Wähle eine Karte für diese Runde.
prompt-choosing-poor = Wähle eine Karte, oder zeig dein schwaches Blatt und bekomm neue Karten.
prompt-answering = Dein Gegner zeigt ein schwaches Blatt. Behältst du deine Karten oder tauschst du auch?
prompt-acting = { $card }, noch { $points } AP: { $may ->
    [march] Zieh mit einer Gruppe bis zu drei Gebiete weit.
    [pirates] Wähle zwei Blöcke, die segeln; sie dürfen angreifen.
    [group] Zieh mit einer Gruppe oder mach eine Seebewegung.
   *[all] ziehen, segeln oder rekrutieren.
}
prompt-acting-spent = Keine AP mehr. Aus aktivierten Gebieten kannst du noch ziehen.
prompt-plague = Welche feindliche Stadt trifft die Pest?
prompt-plague-none = Es gibt keine Stadt, in der nur feindliche Blöcke stehen. Beende deine Aktionen.
prompt-plague-over = Die Pest hat zugeschlagen. Beende deine Aktionen.
prompt-muster = Wo rufst du zur Heerschau?
prompt-mustering = Welche Blöcke kommen zur Heerschau nach { $area }?
prompt-moving = Wohin zieht { $block }?
prompt-declaring = Über welche Grenze kommt dein Hauptangriff auf { $area }?
prompt-choosing-battle = Welche Schlacht schlägst du als nächste?
prompt-treason-asked = Wer ist das Ziel deiner Verratskarte? Du kannst sie auch aufheben.
prompt-battle = { $area }, Schlachtrunde { $round }: Wähle einen Block und seine Aktion.
prompt-battle-last = { $area }, Schlachtrunde { $round }: Deine Angreifer müssen sich zurückziehen.
prompt-suffering = { $hits } Treffer. Welcher deiner stärksten Blöcke nimmt sie?
prompt-regrouping = Du hast { $area } gewonnen. Gruppiere um oder beende die Schlacht.
prompt-entering = Ein Titelerbe wird volljährig. Wo kommt er ins Spiel?
prompt-judging = { $block }, ein feindlicher Titelerbe, dient dir. Hinrichten oder verschonen?
prompt-losing = Zu viele Blöcke in { $area }: { $count ->
    [one] Ein Block verliert einen Step. Welcher?
   *[other] { $count } Blöcke verlieren einen Step. Welche?
}
prompt-going-home = Der Feldzug ist vorbei. Schick deine Blöcke nach Hause.
prompt-trimming = Zu viele Blöcke in { $area }: { $count ->
    [one] Ein Block geht in den Pool. Welcher?
   *[other] { $count } Blöcke gehen in den Pool. Welche?
}

# Was daraus wird
preview-action = { $points } AP, beliebig gemischt: eine Gruppe ein Gebiet weit ziehen, einen Block segeln lassen oder einen rekrutieren.
preview-force-march = Ereignisse sind zuerst dran. Eine Gruppe zieht bis zu drei Gebiete weit; keine Seebewegung, kein Rekrutieren.
preview-muster = Ereignisse sind zuerst dran. Beliebig viele deiner Blöcke ziehen zu Lande in ein Gebiet, das nicht feindlich ist.
preview-piracy = Ereignisse sind zuerst dran. Zwei Blöcke segeln und dürfen dabei angreifen.
preview-plague = Ereignisse sind zuerst dran. In einer Stadt, in der nur feindliche Blöcke stehen, verliert jeder einen Step.
preview-surprise = Ereignisse sind zuerst dran. Eine Gruppe zieht, über jede Grenze ein Block mehr; oder eine Seebewegung.
preview-treason = Ereignisse sind zuerst dran. Eine Gruppe zieht, oder eine Seebewegung; dazu ein Verratswurf vor einer Schlacht.
preview-claim = Beide sehen deine Karten, dann wird neu ausgeteilt. Das geht einmal je Feldzug.
preview-shot = { $dice } Würfel, Treffer bis { $power }{ $bonus ->
    [0] {""}
   *[other] {" "}(Heimbonus +{ $bonus } eingerechnet)
}; mindestens ein Treffer: { $chance } %.
preview-hits = { $hits ->
    [0] Kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}: { $chance } %.
preview-strongest = { $block } (Stärke { $strength }) nimmt die Treffer; scheidet aus: { $chance } %.
preview-strongest-of = Einer von { $count } Blöcken der Stärke { $strength } nimmt die Treffer, nach Wahl des Besitzers; scheidet aus: { $chance } %.
preview-front-falls = Die ganze Front scheidet aus: { $chance } %.
preview-charge = { $block } scheidet aus: { $chance } %; sonst schlägt der Block zurück.
preview-reply = Dein Titelerbe verliert { $hits ->
    [one] 1 Step
   *[other] { $hits } Steps
}: { $chance } %.
preview-heir-falls = { $block } scheidet durch den Gegenschlag aus: { $chance } %.
preview-treachery = { $dice } Würfel, alle müssen gerade sein: { $chance } %.
preview-attack = Das ist ein Angriff; der Zug des Blocks endet dort.
preview-main = In der Front: { $front }; in Reserve bis Runde 2: { $reserve }.
preview-border = Danach noch frei an dieser Grenze: { $left } von { $limit }.
preview-points = Danach übrige AP: { $points }.
preview-free-trip = Der zweite Block dieser Fahrt segelt kostenlos.
preview-lost-points = Verfallende AP: { $points }.

# Aussichten einer Schlacht
decimal = { $whole },{ $tenth }
odds-attack = Der Angriff auf { $area }, wie es jetzt steht:
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
    [you] Blöcke, die du im Mittel zurückziehst: { $amount } (± { $margin }).
    [lancaster] Blöcke, die Lancaster im Mittel zurückzieht: { $amount } (± { $margin }).
   *[york] Blöcke, die York im Mittel zurückzieht: { $amount } (± { $margin }).
}
odds-falls = { $block } scheidet aus: { $chance } % (± { $margin }).
odds-war = { $who ->
    [you] Du gewinnst mit dieser Schlacht den Krieg: { $chance } % (± { $margin }).
    [lancaster] Lancaster gewinnt mit dieser Schlacht den Krieg: { $chance } % (± { $margin }).
   *[york] York gewinnt mit dieser Schlacht den Krieg: { $chance } % (± { $margin }).
}
odds-tries = { $tries }-mal simuliert nach dem, was du weißt. In 95 von 100 Fällen liegt der wahre Wert innerhalb von ±.

# Was nicht geht
why-over = Die Partie ist zu Ende. [{ $rule }]
why-not-your-turn = Du bist nicht am Zug. [{ $rule }]
why-not-held = Diese Karte hast du nicht. [{ $rule }]
why-no-claim = Neue Karten bekommst du nur in der ersten Runde eines Feldzugs, mit höchstens 13 AP und nur einmal. [{ $rule }]
why-choose-card = Wähle zuerst eine Karte. [{ $rule }]
why-answer = Entscheide, ob du deine Karten behältst oder tauschst. [{ $rule }]
why-plague = Die Pest trifft ein Stadtgebiet, in dem nur feindliche Blöcke stehen. [{ $rule }]
why-muster = Wähle ein eigenes oder leeres Gebiet, das einer deiner Blöcke erreichen kann. [{ $rule }]
why-card-played = Du hast deine Karte für diese Runde schon gespielt. [{ $rule }]
why-block-first = Wähle zuerst einen deiner Blöcke. [{ $rule }]
why-not-yours = Dieser Block kämpft nicht für dich. [{ $rule }]
why-one-step = Wähle zuerst den Block, dann zieh ihn Schritt für Schritt. [{ $rule }]
why-moved = Ein Block zieht nur einmal je Runde, frisch rekrutiert gar nicht. [{ $rule }]
why-pinned = Der Hauptangriff des Feindes bindet die Blöcke, die hier stehen. [{ $rule }]
why-not-to-muster = Mit dieser Karte müssen Blöcke das Gebiet der Heerschau in ein oder zwei Schritten erreichen. [{ $rule }]
why-no-points = Dafür reichen deine AP nicht. [{ $rule }]
why-sea-only = Diese Karte erlaubt nur Seebewegungen. [{ $rule }]
why-land-only = Diese Karte erlaubt nur Bewegungen zu Lande. [{ $rule }]
why-no-way = Dieser Block kann nicht ziehen: Alle Grenzen sind voll oder versperrt. [{ $rule }]
why-minor = Dieser Erbe ist minderjährig und wird volljährig, wenn ein Titelerbe seines Hauses stirbt. [{ $rule }]
why-face-down = Dieser Block ist bis zum nächsten Feldzug aus dem Spiel. [{ $rule }]
why-dead = Dieser Block ist tot. [{ $rule }]
why-beside = Dieser Adlige dient deinem Gegner; ein Verratswurf kann ihn gewinnen. [{ $rule }]
why-captive = Dieser Block ist in Middlesex gefangen. [{ $rule }]
why-event = Die AP einer Ereigniskarte gelten nur für das Ereignis. [{ $rule }]
why-recruit-there = Dort lässt sich dieser Block nicht rekrutieren. [{ $rule }]
why-finish-move = Zieh zuerst diesen Block zu Ende. [{ $rule }]
why-enemy-exile = Ein Exil des Gegners kannst du nicht betreten. [{ $rule }]
why-land-or-sea = Ein Block, der zu Lande gezogen ist, kann in dieser Runde nicht segeln. [{ $rule }]
why-never-sails = Schotten, Waliser, Rebellen und Stadtaufgebote können nicht segeln. [{ $rule }]
why-no-coast = Dieses Gebiet hat keine Küste. [{ $rule }]
why-no-voyage = Dorthin ist jetzt keine Seebewegung möglich. [{ $rule }]
why-other-sea = Eine Seebewegung muss in einer Meereszone bleiben. [{ $rule }]
why-no-sea-attack = Seebewegungen führen nur in eigene oder leere Gebiete. [{ $rule }]
why-no-neighbour = Diese Gebiete haben keine gemeinsame Grenze. [{ $rule }]
why-back = Ein Block darf nicht gleich wieder zurück, woher er kam. [{ $rule }]
why-border-full = Über diese Grenze dürfen je Runde nur { $limit } Blöcke ziehen. [{ $rule }]
why-enemy-border = Über diese Grenze ist der Feind gekommen. [{ $rule }]
why-too-many-borders = Dieser Angriff nutzt schon alle Grenzen, die er nutzen darf. [{ $rule }]
why-declare = Wähle eine Grenze, über die deine Blöcke gekommen sind. [{ $rule }]
why-battle = Wähle ein umkämpftes Gebiet. [{ $rule }]
why-target = Wähle einen feindlichen Block in der Front, der Loyalitätswürfel hat und kein Anführer ist. [{ $rule }]
why-fighter-first = Wähle zuerst einen deiner Blöcke in dieser Schlacht, dann seine Aktion. [{ $rule }]
why-no-fighter = Dieser Block kann in dieser Schlacht jetzt nichts tun. [{ $rule }]
why-not-its-letter = Dieser Block ist nicht an der Reihe: A vor B vor C vor D, Verteidiger zuerst, einmal je Runde. [{ $rule }]
why-must-retreat = In Schlachtrunde 4 müssen sich Angreifer zurückziehen. [{ $rule }]
why-no-retreat-yet = In Schlachtrunde 1 kannst du dich nicht zurückziehen. [{ $rule }]
why-no-retreat-there = Zurückziehen kannst du dich nur in eigene oder leere Nachbargebiete, bis zum Grenzlimit und nicht über Grenzen des Feindes. [{ $rule }]
why-no-charge = Nur der ranghöchste Titelerbe einer Front kann stürmen, und nur gegen einen Block der feindlichen Front. [{ $rule }]
why-no-roll = Das dürfen nur König, Thronbewerber und Warwick, einmal je Schlacht und nur gegen einen Block mit Loyalitätswürfeln. [{ $rule }]
why-turned-already = Ein Block, der in dieser Schlacht die Seite gewechselt hat, lässt sich in ihr nicht zurückgewinnen. [{ $rule }]
why-not-warwick = Gegen Northumberland und Westmoreland darf Warwick nicht würfeln. [{ $rule }]
why-strongest = Dein stärkster Block in der Front nimmt die Treffer. [{ $rule }]
why-regroup = Umgruppieren kannst du nur in eigene oder leere Nachbargebiete, bis zum Grenzlimit. [{ $rule }]
why-enter = Ein Thronfolger kommt in einem eigenen oder leeren Krongebiet ins Spiel, ein Erbe des Thronbewerbers in einem eigenen Exil. [{ $rule }]
why-judge = Entscheide, was mit dem Titelerben geschieht, der dir dient. [{ $rule }]
why-lose = Wähle in einem überfüllten Gebiet einen Block, der noch keinen Step verloren hat. [{ $rule }]
why-home = Schick den Block in ein eigenes oder leeres Heimatgebiet; Titelerben des Thronbewerbers gehen ins Exil. [{ $rule }]
why-trim = Wähle einen Block eines überfüllten Exils. [{ $rule }]

# Dinge zum Anfassen: thing-<Art>; $name ist der Name aus area-, block- oder card-
thing-area = { $name }
thing-block = { $name }
thing-card = { $name }
thing-claim = Neue Karten verlangen
thing-keep = Karten behalten
thing-exchange = Auch tauschen
thing-sail = Segeln
thing-sea = Über See
thing-stop = Hier bleiben
thing-end = Fertig
thing-wait = Verratskarte aufheben
thing-fire = Feuern
thing-charge = Stürmen
thing-turn = Verratswurf
thing-pass = Passen
thing-perish = Ausscheiden
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

# der Trainer
coach-hand = Deine { $cards } Karten haben { $points } Punkte, für { $turns ->
    [one] die letzte Runde
   *[other] { $turns } Runden
} dieses Feldzugs.
coach-hungry = { $area } versorgt { $limit } Blöcke: In der Nachschubphase { $count ->
    [one] verliert dort einer von dir
   *[other] verlieren dort { $count } von dir
} einen Step.
coach-exposed = Dein Titelerbe { $block } (Stärke { $strength }) in { $area } steht neben { $count } feindlichen Blöcken.
coach-target = In { $area } { $theirs ->
    [one] steht ein einzelner feindlicher Block
   *[other] stehen { $theirs } feindliche Blöcke
} neben { $own } von dir.
coach-count = { $left ->
    [0] Nach dieser Runde
    [one] Nach einer weiteren Runde
   *[other] Nach { $left } weiteren Runden
} werden Titelerben, Adlige und Kirchen gezählt: Du hast { $own }, dein Gegner höchstens { $theirs }. { $role ->
    [king] Bei Gleichstand bleibst du König.
   *[pretender] Du brauchst mehr als dein Gegner, um König zu werden.
}
coach-heirs = Lebende Titelerben: { $own } von dir, { $theirs } von deinem Gegner. Ohne Titelerben ist der Krieg verloren.
coach-losing = Lass Blöcke Steps verlieren, die du entbehren kannst; ein Block der Stärke eins scheidet aus.
coach-going-home = Schick deine Blöcke dorthin, wo sie gut verteidigen und sich nicht drängen; Gebiete deines Gegners sind zu.
coach-exile = Deine Titelerben gehen ins Exil; Adlige und Kirchen gehen nach Hause, wo sie weiter zählen.
coach-trimming = Überzählige im Exil gehen in den Pool und kommen für je einen Punkt wieder.
coach-judging = Der Titelerbe dient dir als Adliger, aber ein Verratswurf kann ihn zurückgewinnen.

coach-event = { $card }: Ereignisse kommen vor einfachen Karten. { $points ->
    [0] Mehr als die Wirkung hat die Karte nicht.
    [one] Ihr einziger Punkt gilt nur für das Ereignis.
   *[other] Ihre { $points } Punkte gelten nur für das Ereignis.
}
coach-points = { $points } Punkte: Jeder zieht eine Gruppe, lässt einen Block segeln oder rekrutiert einen.
coach-first = { $sure ->
    [yes] Du bist zuerst dran: Keine Karte, die du nicht kennst, kommt davor.
   *[no] Du bist wahrscheinlich zuerst dran: Nur { $before } von { $unseen } Karten, die du nicht kennst, kommen davor.
}
coach-second = { $sure ->
    [yes] Du bist als Zweiter dran und siehst erst die Züge deines Gegners: Jede Karte, die du nicht kennst, kommt davor.
   *[no] Du bist wahrscheinlich als Zweiter dran und siehst erst die Züge deines Gegners: { $before } von { $unseen } Karten, die du nicht kennst, kommen davor.
}
coach-keeps-better = Deine höheren Karten bleiben für wichtigere Runden.
coach-keep = Deine Hand hat { $points } Punkte; sieben Karten haben etwa { $usual }.
coach-new-hand = Deine Hand hat { $points } Punkte; eine neue hat etwa { $usual }.
coach-relieves = Das entlastet { $area }; dort werden nur { $limit } Blöcke versorgt.
coach-saves-heir = Dein Titelerbe { $block } steht neben { $count } feindlichen Blöcken und sollte weg oder Hilfe bekommen.
coach-comes-over = { $block } zählt in { $area } nicht; in England und Wales zählt jeder Adlige.
coach-can-attack = { $block } (Stärke { $strength }) steht neben { $area } mit { $count ->
    [one] einem feindlichen Block
   *[other] { $count } feindlichen Blöcken
}.
coach-brings-up = { $block } (Stärke { $strength }): Hier steht kein Feind daneben, der Block nützt anderswo mehr.
coach-free-move = { $area } ist schon aktiviert: Ein weiterer Block von dort zieht kostenlos.
coach-attacks = Angriff auf { $area }: { $own ->
    [one] dein erster Block
   *[other] { $own } von dir
} gegen { $theirs ->
    [one] einen feindlichen Block
   *[other] { $theirs } feindliche Blöcke
}.
coach-london = Middlesex zu halten bringt einen mehr bei der Zählung.
coach-follow = { $count ->
    [one] Ein Block von dir daneben kann folgen
   *[other] { $count } Blöcke von dir daneben können folgen
}.
coach-counts = { $block } zählt in { $area }, wenn es um den Thron geht.
coach-at-home = { $block } ist in { $area } zu Hause und feuert dort in der Verteidigung besser.
coach-safe = Neben { $area } steht kein Feind: { $block } ist dort vorerst sicher.
coach-threatens = Von dort bedrohst du { $area } ({ $count ->
    [one] ein feindlicher Block
   *[other] { $count } feindliche Blöcke
}).
coach-joins-host = Dort { $count ->
    [one] steht schon ein Block
   *[other] stehen schon { $count } Blöcke
} von dir: { $area }.
coach-recruits = { $block } kommt mit voller Stärke { $strength }{ $hidden ->
    [yes] , und dein Gegner sieht nicht, wer es ist.
   *[no] .
}
coach-muster = Deine Blöcke sammeln sich in { $area }; dort { $count ->
    [0] steht noch keiner von dir
    [one] steht einer von dir
   *[other] stehen { $count } von dir
}.
coach-plague = In { $area } verliert { $count ->
    [one] der eine Block
   *[other] jeder der { $count } Blöcke
} einen Step.
coach-end = Nichts anderes ist in dieser Runde das Risiko wert.
coach-spent = Alle Punkte sind ausgegeben.
coach-stay = Die Blöcke halten das Gebiet, das sie gewonnen haben.
coach-main = Front { $front }, Reserve { $reserve }. Die Front bindet { $pinned ->
    [one] einen Verteidiger
   *[other] { $pinned } Verteidiger
}; Reserven binden niemanden.
coach-execute = Dein Gegner kann { $block } nie mehr zurückgewinnen.
coach-spare = { $block } zählt für dich weiter als Adliger.
coach-loses-step = { $block } { $left ->
    [0] scheidet aus
   *[other] hat danach noch Stärke { $left }
}.
coach-spares-heirs = Das schont { $count ->
    [one] deinen Titelerben
   *[other] deine { $count } Titelerben
} dort.
coach-leave = { $block } wartet im Pool und kommt für einen Punkt wieder.
coach-to-pool = { $block } wartet im Pool und kommt überall wieder, wo der Block zu Hause ist.
coach-to-exile = { $area } versorgt { $limit } Blöcke; dort { $count ->
    [0] ist noch keiner von dir
    [one] ist einer von dir
   *[other] sind { $count } von dir
}.

coach-may-be-second = Bist du doch als Zweiter dran, können angegriffene Blöcke gebunden sein.
coach-shows-hand = Dein Gegner sieht alle { $cards } Karten.
coach-hidden = { $count ->
    [one] Einen Block
   *[other] { $count } Blöcke
} in { $area } kennst du nicht.
coach-border = { $left ->
    [0] Danach ist die Grenze voll: Hier kann niemand folgen.
    [one] Über diese Grenze kann in dieser Runde noch ein Block.
   *[other] Über diese Grenze können in dieser Runde noch { $left } Blöcke, von { $limit }.
}{ $red ->
    [yes] { " " }Sie ist rot: Dahinter endet der Zug.
   *[no] { "" }
}
coach-too-many = { $area } versorgt { $limit } Blöcke: { $count ->
    [one] einer
   *[other] { $count }
} zu viel, und jeder kostet einen Step.
coach-heir-near = Dein Titelerbe { $block } steht dort neben { $count } feindlichen Blöcken, { $own ->
    [one] allein
   *[other] zusammen { $own } Blöcke von dir
}.
coach-enemies-near = Neben { $area } stehen { $count } feindliche Blöcke, { $own ->
    [one] und { $block } wäre allein
   *[other] gegen { $own } von dir
}.
coach-points-lost = { $points ->
    [one] Ein Punkt verfällt
   *[other] { $points } Punkte verfallen
}.
coach-reserves-late = Reserven kämpfen nicht vor Runde zwei.
coach-heir-dies = Stirbt dein Titelerbe { $block }, dann für immer, und dein Haus hat einen weniger.
coach-dies-for-good = Stirbt { $block }, dann für immer.
coach-out-for-campaign = { $block } ist dann für diesen Feldzug ausgeschieden.
coach-minor-comes = Dafür wird der nächste Titelerbe deines Gegners volljährig.
coach-may-turn-back = Dein Gegner kann { $block } mit einem Verratswurf zurückgewinnen.
coach-pool-costs = Im Pool zählt der Block nicht, bis er rekrutiert ist.

coach-hits = Du kannst { $own } Treffer je Schlachtrunde erwarten ({ $steps } Steps in der Front), dein Gegner { $theirs } ({ $enemies }).
coach-suffering = Die Treffer gehen an deine stärksten Blöcke; unter gleichen wählst du.
coach-reserves = In Reserve: { $own } von dir, { $theirs } von deinem Gegner.
coach-rounds = Noch { $left ->
    [one] eine Schlachtrunde
   *[other] { $left } Schlachtrunden
}; in der letzten müssen { $attacker ->
    [you] deine Angreifer
   *[they] die Angreifer
} sich zurückziehen.
coach-wait = Die Karte gilt noch für eine spätere Schlacht dieser Runde.
coach-fight-next = { $area }: { $own ->
    [one] ein Block
   *[other] { $own } Blöcke
} von dir gegen { $theirs }.
coach-fire = { $dice ->
    [one] Ein Würfel, der
   *[other] { $dice } Würfel, jeder
} trifft bis { $power }: { $chance } % für mindestens einen Treffer, und niemand schlägt dafür zurück.
coach-fire-at = { $count ->
    [one] { $block } nimmt die Treffer und fällt
   *[other] Einer von { $count } gleich starken Blöcken nimmt die Treffer und fällt
} mit { $chance } % (Stärke { $strength }).
coach-charge = Der Sturmangriff sucht sich sein Ziel aus: { $block } fällt mit { $chance } %.
coach-charge-heir = { $block } ist ein Titelerbe: tot für immer.
coach-treachery = { $chance } %, dass { $block } mit Stärke { $strength } die Seite wechselt.
coach-must-leave = In der letzten Schlachtrunde müssen Angreifer weg.
coach-outgunned = Du kannst { $own } Treffer je Schlachtrunde erwarten, dein Gegner { $theirs }.
coach-saves = So entkommt { $heir ->
    [yes] dein Titelerbe { $block }
   *[no] { $block }
} mit Stärke { $strength }.
coach-quiet = Neben { $area } steht kein Feind.
coach-spares-heir = Das schont deinen Titelerben.
coach-comes-back = Fällt { $block }, ist der Block im nächsten Feldzug wieder da.
coach-fires-worst = { $block } trifft nur bis { $power }, die anderen besser.

coach-strikes-back = Überlebt { $target }, schlägt der Block auf { $block } zurück: { $chance } % für mindestens einen Treffer.
coach-heir-may-fall = { $chance } %, dass dein Titelerbe { $block } fällt, für immer.
coach-heir-in-line = Dein Titelerbe { $block } ist dein stärkster Block (Stärke { $strength }) und nimmt die nächsten Treffer; { $count ->
    [one] ein feindlicher Block ist
   *[other] { $count } feindliche Blöcke sind
} noch dran.
coach-treason-once = Der Wurf der Karte ist dann verbraucht.
