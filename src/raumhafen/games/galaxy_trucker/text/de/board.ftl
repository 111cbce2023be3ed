## Das Brett im Browser

gt-parts = Teile des Tisches
gt-tab-ship = Mein Schiff
gt-tab-yard = Werft
gt-tab-card = Karte
gt-tab-fleet = Die anderen
gt-round-of = Flug { $at } von { $of }
gt-summary = Letzter Flug
gt-summary-go = Zur Werft
gt-summary-title = Der letzte Flug, Zeile für Zeile
gt-check = Vor dem Start werden die Schiffe geprüft.
gt-out = Dieser Flug ist für dich zu Ende
gt-out-lapped = Wer führt, hat dich überrundet: Deine Rakete verlässt die Strecke. Was dein Schiff trägt, wird zum halben Wert verkauft, und für die Ankunft gibt es kein Geld. Den Rest des Fluges siehst du im Zeitraffer.
gt-out-engines = Freier Weltraum, und kein Motor bringt dich hindurch: Deine Rakete verlässt die Strecke. Was dein Schiff trägt, wird zum halben Wert verkauft, und für die Ankunft gibt es kein Geld. Den Rest des Fluges siehst du im Zeitraffer.
gt-out-crew = Kein Mensch ist mehr an Bord, der fliegen könnte: Deine Rakete verlässt die Strecke. Was dein Schiff trägt, wird zum halben Wert verkauft, und für die Ankunft gibt es kein Geld. Den Rest des Fluges siehst du im Zeitraffer.
gt-no-card = Zurzeit liegt keine Karte offen.

## Schiff

gt-ship = Schiff
gt-ship-of = Das Schiff von { $name }
gt-cell = Spalte { $column }, Reihe { $row }
gt-cell-empty = leer
gt-cell-lit = Dieses Feld kannst du wählen
gt-cell-poor = Dieses Feld kannst du wählen, aber so gedreht passt das Teil dort nicht
gt-trace = Wurf { $roll }, in Gefahr: { $cell }
gt-faults = Fehler des Schiffs
gt-load-humans = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}
gt-load-batteries = { $count } von { $room } Energiesteinen
gt-lost = { $count ->
    [one] 1 Teil verloren
   *[other] { $count } Teile verloren
}
gt-finished = Start { $order }
gt-looks = sieht { $stack } an
gt-gave-up = aufgegeben

## Werft

gt-yard = Werft
gt-heap = { $count ->
    [0] Der Haufen ist leer
    [one] Ein Teil aufdecken: 1 liegt noch im Haufen
   *[other] Ein Teil aufdecken: { $count } liegen noch im Haufen
}
gt-open-none = Zurückgelegte Teile liegen hier offen aus.
gt-dims = Unpassendes abdunkeln
gt-dims-why = Teile, deren Verbindungen an keinem freien Feld deines Schiffs passen, treten zurück; nehmen darfst du sie trotzdem.
gt-open-misfit = { $tile }. Passt gerade nirgends
gt-connectors = vorn { $front }, rechts { $right }, hinten { $rear }, links { $left }
gt-connector-0 = glatt
gt-connector-1 = einfach
gt-connector-2 = doppelt
gt-connector-3 = universal
gt-orders = Startnummern
gt-order = Mit Startnummer { $order } fertig sein
gt-order-taken = Startnummer { $order }: { $name }
gt-order-why = Das Schiff fertigstellen und von diesem Platz starten
gt-order-again = Noch einmal tippen, um mit Startnummer { $order } fertig zu sein
gt-finish-sure = Mit Startnummer { $order } fertig sein?
gt-finish-means = Dann fliegt dein Schiff, wie es ist: Weiterbauen geht nicht mehr.
gt-finish-faults = { $count ->
    [one] Es hat noch einen Fehler, dafür muss ein Teil herunter.
   *[other] Es hat noch { $count } Fehler, dafür müssen Teile herunter.
}
gt-finish-yes = Fertig
gt-finish-no = Weiterbauen
gt-stacks = Kartenstapel zum Ansehen
gt-stack = { $count ->
    [one] Stapel { $stack }: 1 Karte
   *[other] Stapel { $stack }: { $count } Karten
}
gt-flip = { $state } Sanduhr umdrehen.
gt-sand-set = Sanduhr auf { $spot }
gt-sand-running = Der Sand läuft auf { $spot }.
gt-sand-empty = Der Sand auf { $spot } ist durch.
gt-sand-stopped = Die Zeit ist um!
gt-sand-actions = { $used } von { $of } Aktionen verbraucht
gt-sand-out = leer
gt-step-actions = { $used } von { $of } Aktionen dieses Schritts verbraucht; er endet, wenn alle fertig sind oder die Frist abläuft
gt-hours = { $hours } Std. { $minutes } Min.

## Wettläufe

gt-race-tile = { $name } war bei diesem Teil einen Wimpernschlag schneller. Es gibt noch genug andere.
gt-race-gone = Jemand war bei diesem Teil einen Wimpernschlag schneller. Es gibt noch genug andere.
gt-race-stack = { $name } sieht Stapel { $stack } gerade an. Gleich liegt er wieder da.
gt-race-order = { $name } war bei Startnummer { $order } einen Wimpernschlag schneller. Nimm eine andere.

## Das Teil auf der Hand

gt-hand = { $quarters ->
    [0] Auf der Hand: { $tile }. Antippen dreht es.
    [1] Auf der Hand: { $tile }, eine Vierteldrehung im Uhrzeigersinn. Antippen dreht es.
    [2] Auf der Hand: { $tile }, auf den Kopf gestellt. Antippen dreht es.
   *[3] Auf der Hand: { $tile }, eine Vierteldrehung gegen den Uhrzeigersinn. Antippen dreht es.
}
gt-hand-how = Wähle ein leuchtendes Feld. Drehen: Q und E, Mausrad oder das Teil antippen.
gt-hand-spot = Dreh es richtig herum, dann leg es.
gt-hand-empty = Deine Hand ist frei
gt-hand-take = Nimm ein Teil vom Haufen oder ein offenes.
gt-hand-loose = Das letzte Teil kannst du noch einmal aufnehmen, bis du das nächste nimmst.
gt-hand-finished = Dein Schiff ist fertig.
gt-turn-on = Im Uhrzeigersinn drehen
gt-turn-back = Gegen den Uhrzeigersinn drehen
gt-turn-keys = Drehen: Q, E, Mausrad oder antippen
gt-place = Legen
gt-put-back = Zurücklegen
gt-aside = Ablage: Diese Teile kannst nur du nehmen
gt-aside-short = Ablage
gt-aside-tile = Ablage { $place }: { $tile }
gt-aside-free = Ablage { $place } ist frei

## Flug

gt-track = Flugplan. { $order }
gt-leads = { $name } führt
gt-behind = { $days ->
    [one] { $name } 1 Tag zurück
   *[other] { $name } { $days } Tage zurück
}
gt-card-count = { $at ->
    [0] Vor euch liegen { $of } Karten
   *[other] Karte { $at } von { $of }
}
gt-volley = Würfe dieser Karte
gt-scene = { $danger } von { $side }: { $first } und { $second } sind { $roll }
gt-explosion = Explosion
gt-fate-open = im Anflug
gt-fate-none = fliegt vorbei
gt-fate-bounce = { $name }: prallt an { $cell } ab
gt-fate-shot-down = { $name }: vor { $cell } abgeschossen
gt-fate-defended = { $name }: bei { $cell } abgewehrt
gt-fate-struck = { $lost ->
    [0] { $name }: trifft { $cell }
    [one] { $name }: trifft { $cell }, 1 Teil verloren
   *[other] { $name }: trifft { $cell }, { $lost } Teile verloren
}
gt-planet = Planet { $number }
gt-power = { $count ->
    [0] Keinen Energiestein einsetzen
    [one] Eine Doppelkanone versorgen
   *[other] { $count } Doppelkanonen versorgen
}
gt-power-both = { $front } nach vorn und { $other } zur Seite versorgen
gt-part = { $tiles } von { $of } Teilen
gt-weakest = { $criterion }
gt-strength = Stärke { $strength }
gt-strength-won = Stärke { $strength }: Du gewinnst
gt-strength-drawn = Stärke { $strength }: unentschieden, nichts geschieht
gt-strength-lost = Stärke { $strength }: zu schwach
gt-crew-humans = 2 Besatzungsmitglieder
gt-crew-purple = 1 Besatzungsmitglied; wenn das Schiff überhaupt schießt, Kanonen +{ $bonus }
gt-crew-brown = 1 Besatzungsmitglied; wenn das Schiff überhaupt Schub hat, Motoren +{ $bonus }
gt-rivals-cannons = Kanonenstärken, ohne und mit Energiesteinen
gt-rivals-engines = Motorstärken, ohne und mit Energiesteinen
gt-rivals-crew = Besatzungen
gt-give-up-means = Keine Gefahr mehr, aber kein Lohn für die Ankunft und halbe Preise für Waren
gt-stay-how = Die Flagge unten kann das vor jeder Karte für dich sagen
gt-goods-waiting = Waren zum Verstauen
gt-goods-of = { $colour }: { $count }
gt-goods-how = Zieh eine Ware auf eine leuchtende Ladefläche, oder wähle erst die Ware und dann die Ladefläche. Auch von Ladefläche zu Ladefläche lässt sich ziehen, solange noch nichts Neues verladen ist. Wer nur auf die Ladefläche tippt, sieht alles, was dort möglich ist.
gt-value-cannon = Kanonenstärke
gt-value-engine = Motorstärke
gt-value-battery = Energiesteine
gt-value-crew = Besatzung
gt-value-exposed = Offene Verbindungen
gt-value-lost = Verlorene Teile
gt-value-goods = Wert der Waren
gt-value-fault = Fehler
gt-value-credits = Credits

## Fragen, die den Tisch kennen

gt-ask-hand = { $tile }: Wohin damit?
gt-ask-turn = Wie herum liegt es auf { $cell }?
gt-ask-mend = Dein Schiff wurde kostenlos repariert. Bau ohne neue Fehler weiter oder nimm wieder eine Startnummer.
gt-ask-stack = Du siehst Stapel { $stack } an.
gt-ask-crew = Wer zieht in die Kabine auf { $cell }?{ $more ->
    [0] {""}
    [one] {" "}Danach darf höchstens noch 1 Kabine wählen.
   *[other] {" "}Danach dürfen höchstens noch { $more } Kabinen wählen.
}
gt-ask-shield = Gefahr: { $danger }, von { $side } auf { $cell }{ $coming ->
    [0] .
   *[other] ; danach noch { $coming }.
} Schaltest du den Schild ein?
gt-ask-shoot = Gefahr: { $danger }, von { $side } auf { $cell }{ $coming ->
    [0] .
   *[other] ; danach noch { $coming }.
} Schießt du mit einer Doppelkanone?
gt-ask-battery = { $left ->
    [one] Noch 1 Energiestein ist zu bezahlen. Von welchem Teil nimmst du ihn?
   *[other] Noch { $left } Energiesteine sind zu bezahlen. Von welchem Teil nimmst du den nächsten?
}
gt-ask-lose-crew = { $left ->
    [one] Noch 1 Besatzungsmitglied muss von Bord. Wen verlierst du?
   *[other] Noch { $left } Besatzungsmitglieder müssen von Bord. Wen verlierst du als Nächstes?
}
gt-ask-lose-goods = { $left ->
    [one] Noch 1 Ware geht verloren, die wertvollste zuerst. Von welcher Ladefläche?
   *[other] Noch { $left } Waren gehen verloren, die wertvollsten zuerst. Von welcher Ladefläche die nächste?
}
gt-ask-fix = { $left ->
    [one] Dein Schiff hat 1 Fehler. Welches Teil nimmst du ab?
   *[other] Dein Schiff hat { $left } Fehler. Welches Teil nimmst du als Nächstes ab?
}
gt-ask-load = { $left ->
    [one] Noch 1 Ware wartet. Wohin damit?
   *[other] Noch { $left } Waren warten. Wohin damit?
}
gt-ask-cannons = Stärke { $strength } steht gegen dich. Wie viele Doppelkanonen versorgst du?
gt-seat-facts = { $tiles } Teile, Kanonen { $cannons }, Motoren { $engines }, Besatzung { $crew }, Energiesteine { $batteries }, Waren im Wert von { $goods }.

## Die Abrechnung eines Flugs

gt-books = Alle Flüge, Zeile für Zeile
gt-ledger-line = Posten
gt-ledger-team = Team { $number }
gt-ledger-earned = Unterwegs verdient
gt-ledger-bonus = Platz im Ziel
gt-ledger-beauty = Wenigste offene Verbindungen
gt-ledger-goods = Verkaufte Waren
gt-ledger-losses = Verlorene Teile
gt-ledger-sum = Dieser Flug
gt-ledger-rest = Erlassen oder zurückgegeben
gt-ledger-credits = Credits insgesamt
gt-own-credits = Du besitzt { $credits } Credits.
gt-ending = Der letzte Flug ist vorbei
gt-ending-first = Gewonnen, und niemand hat mehr verdient!
gt-ending-place = { $place }. Platz, mit Gewinn
gt-ending-empty = Diesmal ohne Credits
gt-ending-winners = { $count ->
    [one] Wer mindestens 1 Credit hat, hat gewonnen: { $names }.
   *[other] Wer mindestens 1 Credit hat, hat gewonnen: { $names }. Wer am meisten hat, steht vorn.
}
gt-ending-poor = { $count ->
    [one] { $names } kommt diesmal ohne Credit nach Hause. Beim nächsten Flug läuft es besser!
   *[other] { $names } kommen diesmal ohne Credit nach Hause. Beim nächsten Flug läuft es besser!
}
gt-ending-nobody = Mit mindestens 1 Credit hätte man gewonnen; diesmal hat niemand einen. Beim nächsten Flug läuft es besser!

## Einführung

gt-lesson-ship = Das ist dein Schiff. Es beginnt mit einer Kabine in der Mitte; alles, was du baust, muss mit ihr zusammenhängen. Die Zahlen am Rand nennen später die Würfel.
gt-lesson-take = Deck ein Teil vom Haufen auf oder nimm eines, das daneben offen liegt.
gt-lesson-place = Dreh das Teil mit Q und E, dem Mausrad oder durch Antippen und wähl ein leuchtendes Feld. Wo der Rahmen durchgezogen ist, passt es; wo er gestrichelt ist, wäre es ein Fehler. Gefällt dir das Teil nicht, leg es zurück: Dann dürfen alle es nehmen.
gt-lesson-place-touch = Tipp das Teil an, um es zu drehen, und zieh es dann auf ein leuchtendes Feld, oder tipp das Feld zweimal an. Wo der Rahmen durchgezogen ist, passt es; wo er gestrichelt ist, wäre es ein Fehler. Gefällt dir das Teil nicht, leg es zurück: Dann dürfen alle es nehmen.
gt-lesson-connectors = Verbindungen müssen passen: ein Balken auf einen, zwei auf zwei, drei passen überall. Eine Verbindung darf nicht auf eine glatte Seite treffen. Fehler tragen ein Ausrufezeichen.
gt-lesson-kinds = Du brauchst Motoren, um voranzukommen, Kanonen gegen Piraten und große Meteoriten, Kabinen für die Besatzung, Batterien mit Energiesteinen für alles mit einem Blitz und Ladeflächen für Waren. Vor einer Kanone und hinter einem Motor muss das Feld frei bleiben.
gt-lesson-finish = Ist dein Schiff fertig? Nimm eine Startnummer: Wer zuerst fertig ist, startet meist vorn.
gt-lesson-fix = Zwei Teile passen nicht zusammen. Wähl, welches wegkommt. Im Probeflug kostet das nichts, und du darfst weiterbauen; später gilt es als verloren.
gt-lesson-flight = Los geht’s! Wer am weitesten vorn ist, führt. Nun wird eine Karte nach der anderen aufgedeckt.
gt-lesson-engines = Doppelmotoren laufen nur mit Energiesteinen. Die Knöpfe zeigen, wie stark du wärst.
gt-lesson-cannons = Bist du stärker als der Gegner, gewinnst du; bei gleicher Stärke geschieht nichts. Die Tabelle zeigt die Stärke aller, ohne und mit Energiesteinen.
gt-lesson-planets = Wer führt, wählt zuerst. Landen bringt Waren, kostet aber Tage.
gt-lesson-load = Tipp eine Ware an, dann eine Ladefläche. Rote Waren brauchen ein Speziallager. Was keinen Platz findet, ist verloren.
gt-lesson-shield = Die gestrichelte Linie zeigt, was kommt und welches Teil es trifft. Ein Schild kostet einen Energiestein.
gt-lesson-meteors = Zwei Würfel nennen die Reihe oder Spalte. Kleine Meteoriten prallen an glatten Seiten oder am Schild ab. Große müssen abgeschossen werden: Die Kanone muss auf sie zeigen. Unter der Karte siehst du jeden Wurf und was er angerichtet hat.
gt-lesson-zone = In der Kampfzone trifft es Zeile für Zeile nur das jeweils schwächste Schiff.
gt-lesson-end = Das war dein erster Flug! Platz, Aussehen, Waren und Verluste werden Zeile für Zeile zusammengezählt. Im ganzen Spiel läuft die Sanduhr, Aliens kommen an Bord, und du darfst Karten ansehen, bevor du fliegst.
