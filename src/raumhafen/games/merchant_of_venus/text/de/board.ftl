## Der Spielplan im Browser

mv-parts = Teile des Tisches
mv-tab-place = Markt
mv-tab-prices = Preise
mv-tab-tasks = Ziele
mv-tab-cards = Karten
mv-tab-ship = Schiff
mv-news = Was gerade geschah
mv-none = Keine
mv-more = Hier außerdem möglich
mv-back-here = Wo ich bin

## Die Karte

mv-map = Karte des Sternhaufens
mv-zoom = Größe der Karte
mv-zoom-all = Den ganzen Sternhaufen zeigen
mv-zoom-ship = Mein Schiff zeigen
mv-search = Ort oder Ware finden
mv-unknown = unbekannte Kultur
mv-seen = { $culture }, noch nicht getroffen
mv-pin-mission = Ziel deines Auftrags: { $mission }
mv-pin-passenger = { $passenger } will hierher und zahlt { $fare }
mv-pin-waiting = Hier warten: { $names }
mv-pin-sale = { $good } bringt hier { $price }
mv-hazard = Gefahr ({ $skill }), { $color }
mv-reach = { $cost ->
    [one] 1 Bewegungspunkt, Chance { $chance }
   *[other] { $cost } Bewegungspunkte, Chance { $chance }
}
mv-cost = { $mp } BP
mv-fly = Dorthin fliegen
mv-open-place = Markt
mv-with-this-roll = mit diesem Wurf
mv-with-next-roll = Chance, mit dem nächsten Wurf hinzukommen
mv-here = Hier ist dein Schiff
mv-out-of-reach = Im Moment nicht erreichbar
mv-turns-away = { $turns ->
    [one] Ungefähr 1 Zug entfernt
   *[other] Ungefähr { $turns } Züge entfernt
}
mv-turns-left = { $turns ->
    [one] Danach noch ungefähr 1 Zug
   *[other] Danach noch ungefähr { $turns } Züge
}
mv-arrives-now = In diesem Zug erreichbar
mv-fly-towards = So weit wie möglich in Richtung { $region }
mv-goal = Ziel: { $region }
mv-goal-drop = Dieses Ziel aufgeben
mv-towards = Richtung { $region }
mv-neighbour-chooses = dann wählt den Ausgang, wer links von dir sitzt
mv-die-chooses = dann entscheidet ein Würfel über den Ausgang
mv-leads-to = führt nach { $space }
mv-closed-port = Gesperrt: Über { $space } steht ein Raumhafen
mv-closed-back = Gesperrt: Von dort kommst du gerade
mv-closed-value = Gesperrt: Kein Würfel führt nach { $space }
mv-leads-nowhere = führt nirgendwohin
mv-chance = Siegchance { $chance }

## Runden

mv-round = Runde { $round }
mv-round-of = Runde { $round } von { $rounds }
mv-round-mining = Bohrmarker zahlen
mv-round-passenger = ein Passagier kommt

## Fragen und Aktionen

mv-ask-step = Welchen Weg fliegst du? { $mp ->
    [one] 1 Bewegungspunkt ist übrig.
   *[other] { $mp } Bewegungspunkte sind übrig.
}
mv-ask-land = Landest du hier ({ $space }) oder fliegst du weiter? { $mp ->
    [one] 1 Bewegungspunkt ist übrig.
   *[other] { $mp } Bewegungspunkte sind übrig.
}
mv-ask-exit = Du steuerst das Schiff von { $name } bei { $space }: Welchen Ausgang nimmt es?
mv-ask-business = Geschäfte bei { $space }: noch { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
} und { $sells ->
    [one] 1 Verkauf
   *[other] { $sells } Verkäufe
}.
mv-ask-business-free = Geschäfte bei { $space }: Kaufe und verkaufe, so viel du willst.
mv-act-assign = Die { $value } legen auf: { $slot }
mv-act-reroll = Neu würfeln: { $dice }
mv-act-complete = Auftrag erfüllen: { $mission }
mv-act-swap-mission = Auftrag tauschen: { $mission }
mv-act-jam = { $own } gegen { $other } von { $name } tauschen
mv-act-from-card = { $amount } Credits von der Karte, den Rest bar
mv-act-split = { $card } von der Karte, { $cash } in bar
mv-act-all-card = Alle { $card } von der Karte
mv-act-all-cash = Alles bar
mv-act-market-top = Nach oben: { $states }
mv-on-table = Auf dem Tisch
mv-check-rolled = Prüfung ({ $skill }): Gewürfelt wurde { $die }, nötig war höchstens { $value }.
mv-check-ahead = Prüfung ({ $skill }): Sie gelingt mit höchstens { $value } ({ $chance }).
mv-check-with = dann genügt höchstens { $value }, bis zum Ende des Zuges
mv-shuttle-reach = { $lines ->
    [one] erreicht Städte und Häfen eine Linie weit
   *[other] erreicht Städte und Häfen bis zu { $lines } Linien weit
}
mv-fight-laser = Credits und Ruhm für seine Schandemarker, eine Belohnung, und der Pirat ist weg
mv-fight-shield = 2 Ruhm; der Pirat bleibt
mv-fight-pilot = Bewegungspunkte; der Pirat bleibt
mv-fight-lost = Verlierst du, nimmt er eine Ware seiner Art, sonst 20 Credits, und dein Flug endet.
mv-gauge-falls = { $skill } von { $from } auf { $to }
mv-bill = kostet { $price }; du hast { $cash } in bar.
mv-bill-fee = Dazu kommt die Gebühr von { $fee } in bar.
mv-bill-card = Deine Kontaktkarte kann bis zu { $card } zahlen; was auf ihr liegt, gilt nur hier und zählt am Ende nicht.
mv-bill-gauge = Eine Stufe mehr für eine Anzeige
mv-boost = ein Würfel mehr

## Schiff

mv-ship = Schiff
mv-credits = { $amount } Credits
mv-fame = { $amount } Ruhm
mv-infamy = { $amount } Schande
mv-fame-title = Ruhmmarker
mv-infamy-title = Schandemarker
mv-dice = Geschwindigkeitswürfel: { $dice }
mv-dice-thrown = Der letzte Wurf, von { $name }: { $dice }
mv-dice-none = noch nicht gewürfelt
mv-mp = { $mp } BP
mv-effect-die = Effektwürfel
mv-gauge = { $gauge }: { $value } von { $most }, eine Prüfung gelingt mit { $odds }
mv-hold = Frachtraum: { $room } von { $capacity } frei
mv-hold-short = Frachtraum, { $room } von { $capacity } frei
mv-skill = Können { $skill }
mv-pilot-level = Stufe { $level }, Können { $skill }, zuweisbare Würfel: { $dice }
mv-pilot-home = Heimatkultur: { $culture }.
mv-no-pilot = Noch kein Pilot
mv-value-credits = Credits
mv-value-fame = Ruhm minus Schande
mv-value-laser = Laseranzeige
mv-value-shield = Schildanzeige
mv-value-hold = Frachtraum: belegt und insgesamt
mv-value-person = Passagiere an Bord
mv-seat-facts = { $credits } Credits, { $fame } Ruhm, Laser { $laser }, Schild { $shield }, Frachtraum { $room } von { $capacity } frei, bei { $space }.
mv-cargo = Waren und Technologien
mv-contacts = Erstkontakte
mv-ports = Raumhäfen und Verträge
mv-deed = Vertrag: { $space }
mv-markers = { $count ->
    [one] 1 Marker übrig
   *[other] { $count } Marker übrig
}
mv-statistics = Bisher
mv-stat-contacts = Erstkontakte
mv-stat-pirates = Besiegte Piraten
mv-stat-delivered = Abgesetzte Passagiere
mv-stat-sold = Verkaufte Waren

## Märkte

mv-contact-by = Erstkontakt: { $name }
mv-card-credits = { $amount } auf der Karte
mv-seen-only-you = Du weißt, wer hier lebt: { $culture }. Getroffen hat sie noch niemand.
mv-unknown-text = Die Kultur dieses Systems hat noch niemand getroffen. Lande in einer Stadt oder auf einem Raumhafen, um den Erstkontakt zu knüpfen. { $count ->
    [one] 1 Kultur ist noch unbekannt:
   *[other] { $count } Kulturen sind noch unbekannt:
}
mv-base-text = Kein Markt, aber Passagiere, Ausbildung für Piloten, ein zweiter Auftrag und ausliegende Karten.
mv-anomaly-text = Gefährlicher Raum ohne jeden Markt.
mv-market-now = Der Markt jetzt
mv-market-next = Nach der nächsten Marktbewegung: { $states }
mv-market-later = Der Markt öffnet mit dem Erstkontakt.
mv-sold-out = Ausverkauft
mv-sells = Hier zu kaufen
mv-sell-all = Alle { $count } verkaufen
mv-several = × { $count }
mv-pay-card = Von deiner Karte zahlen ({ $amount } Credits), so weit sie reicht
mv-wants = Hier gesucht
mv-sites = Bauplätze
mv-site-free = frei
mv-port-of = Raumhafen von { $name }
mv-deed-of = Vertrag von { $name }
mv-passengers = Passagiere
mv-set-down = { $passenger } absetzen
mv-passenger-to = Ziel: { $to }, Fahrpreis { $fare }
mv-black-market = Schwarzmarkt, 2 Schande
mv-aboard = { $count } an Bord
mv-best-sale = bringt { $price }: { $region }
mv-equipment-laser = Eine Stufe mehr auf der Laseranzeige
mv-equipment-shield = Eine Stufe mehr auf der Schildanzeige
mv-equipment-cargo-hold = Zwei Punkte Frachtraum mehr
mv-equipment-yellow-drive = Überspringt gelbe Felder
mv-equipment-red-drive = Überspringt rote Felder
mv-equipment-combined-drive = Überspringt gelbe und rote Felder
mv-where = Wo kann ich das verkaufen?
mv-where-good = Wo kann ich { $good } verkaufen?
mv-price-cost = Preis beim Hersteller
mv-price-resale = darunter, was Käufer zahlen: schwach / aktiv / stark
mv-aboard-only = Nur was ich an Bord habe
mv-nothing-aboard = Du hast keine Waren an Bord.
mv-size = Größe { $size }
mv-made-in = Hergestellt von: { $culture }, { $region }.
mv-made-by = Hergestellt von: { $culture }, noch nicht getroffen.
mv-bought-by = Wer das kauft:
mv-in-stock = { $count } zu kaufen
mv-unknown-home = noch nicht getroffen

## Ziele und Karten

mv-missions = Aufträge
mv-mission-done = Erfüllt: { $mission }
mv-progress = ({ $done } von { $wanted } geschafft)
mv-passengers-aboard = Passagiere an Bord
mv-passengers-waiting = Wartende Passagiere
mv-passengers-hidden = { $count ->
    [one] 1 weiterer wartet bei einer Kultur, die noch niemand getroffen hat.
   *[other] { $count } weitere warten bei Kulturen, die noch niemand getroffen hat.
}
mv-nobody = Niemand ist an Bord.
mv-somewhere = { $culture }: Heimat noch unbekannt
mv-goal-credits-at-end = Credits einschließlich Ruhm
mv-goal-systems-discovered = Erstkontakte
mv-goal-missions-completed = Erfüllte Aufträge
mv-goal-spaceports = Eigene Raumhäfen
mv-goal-pirates-beaten = Besiegte Piraten
mv-challenge = Herausforderung
mv-held = Karten, die alle haben
mv-display = Ausliegend
mv-seen-cards = Begegnungskarten, die du gesehen hast
mv-discards = Abgelegte Begegnungen
mv-decks = Noch in den Stapeln: { $encounters } Begegnungen, { $missions } Aufträge, { $rewards } Belohnungen.

## Das Ende

mv-scores = Woher die Credits kommen
mv-score-markers = Ruhmmarker
mv-score-infamy = Schandemarker
mv-score-missions = Aufträge
mv-score-rewards = Belohnungen und Relikte
mv-score-pilot = Pilot
mv-score-titles = Titel
mv-score-dashboard = Frachträume, Ausbauten und Anzeigen
mv-score-technology = Technologien und Karten am Ende
mv-score-fame = Ruhm
mv-score-cash = Bargeld, Raumhäfen und Verträge
mv-score-fame-credits = Credits für Ruhm
mv-score-credits = Credits
mv-score-contacts = Erstkontakte
mv-score-sold = Verkaufte Waren
mv-score-delivered = Abgesetzte Passagiere

## Die geführte erste Handelsfahrt

mv-lesson-goal = Willkommen an Bord! Du treibst Handel in einem unbekannten Sternhaufen. Wer am Ende die meisten Credits hat, gewinnt, und auch Ruhm zählt als Credits. Beides verdienst du, indem du Kulturen findest, Waren kaufst, wo sie hergestellt werden, und verkaufst, wo sie gesucht sind, und mit Passagieren und Aufträgen.
mv-lesson-pilot = Wähle einen Piloten. Können hilft gegen Gefahren, und jeder Pilot wird durch Ausbildung besser. In der Heimat kauft ein Pilot billiger ein.
mv-lesson-gauge = Laser oder Schild? Eine Anzeige beginnt bei 2, die andere bei 1. Sie entscheiden Prüfungen an Gefahren und Kämpfe mit Piraten: Ein Wurf bis zur Höhe der Anzeige gelingt.
mv-lesson-ship = Das ist dein Schiff: Credits, Würfel, Anzeigen und der Frachtraum. Waren und Passagiere brauchen Platz darin. Dein Auftrag steht unter Ziele, und sein Ziel ist auf der Karte markiert.
mv-lesson-route = Jeder Flug beginnt mit einer Richtung, dann werden drei Würfel geworfen: Ihre Summe ist deine Reichweite. Zeige auf ein farbig hinterlegtes Feld, und die Karte zeigt den Weg, was er kostet und wie wahrscheinlich du ankommst. Grüne Linien kosten 2.
mv-lesson-route-touch = Jeder Flug beginnt mit einer Richtung, dann werden drei Würfel geworfen: Ihre Summe ist deine Reichweite. Tipp ein farbig hinterlegtes Feld an, und die Karte zeigt den Weg, was er kostet und wie wahrscheinlich du ankommst. Grüne Linien kosten 2.
mv-lesson-depart = Die { region-cw } liegt links von der Basis und ist ein gutes erstes Ziel. Zeige auf eine ihrer Städte oder wähle das leuchtende Feld auf dem Weg dorthin.
mv-lesson-depart-touch = Die { region-cw } liegt links von der Basis und ist ein gutes erstes Ziel. Tipp eine ihrer Städte an und dann noch einmal, um loszufliegen; oder nimm das leuchtende Feld auf dem Weg dorthin.
mv-lesson-speed = Die Würfel sind gefallen. Bevor du losfliegst, kannst du Würfel zuweisen: Ein Navigationswürfel bestimmt den Weg an Navigationsfeldern, eine 1 auf dem Zusatzschub gibt einen weiteren Würfel. Willst du nichts davon, flieg los.
mv-lesson-step = Eine Weggabelung: Wähle ein leuchtendes Feld oder zeige auf ein ferneres Ziel, und der Weg dorthin wird für dich geflogen. Alle Bewegungspunkte müssen verbraucht werden, außer du landest. Städte beenden den Flug immer.
mv-lesson-step-touch = Eine Weggabelung: Tipp ein leuchtendes Feld zweimal an oder ein ferneres Ziel, und der Weg dorthin wird für dich geflogen. Alle Bewegungspunkte müssen verbraucht werden, außer du landest. Städte beenden den Flug immer.
mv-lesson-land = Du darfst hier landen, dann endet dein Flug, oder mit den übrigen Punkten vorbeifliegen.
mv-lesson-navigation = An einem Navigationsfeld zeigt ein Würfel den Ausgang: Die Zahlen stehen neben den Linien. Ohne Würfel entscheidet für dich, wer links von dir sitzt!
mv-lesson-hazard = Die Prüfung ist misslungen. Entweder endet dein Zug hier, oder du senkst die Anzeige um eins und fliegst weiter.
mv-lesson-encounter = Eine Begegnung! Lies die Karte und wähle; der Tisch zeigt deine Chancen.
mv-lesson-contact = Erstkontakt! Die Kultur öffnet ihren Markt und legt Credits für dich auf ihre Karte, die du hier ausgeben kannst. Diesmal darfst du bis zu dreimal kaufen und verkaufen.
mv-lesson-buy = Kaufe etwas: Waren stehen unter „Hier zu kaufen“, mit ihrem Preis. In jeden Frachtraum passen zwei Waren der Größe 1. Das Kartenzeichen neben einer Ware zeigt, wer sie sucht.
mv-lesson-where = Waren im Frachtraum wollen verkauft werden. Unter „Preise“ nennt jede Ware ihre Käufer. Auch Kulturen, die du noch nicht getroffen hast, können dabei sein: Erkunden lohnt sich. Flieg weiter zu einem System, das deine Waren sucht; das Gebiet { region-ib } ist nicht weit.
mv-lesson-sell = Hier sucht jemand deine Waren! Der Preis hängt vom Markt ab: Stark zahlt am meisten, schwach am wenigsten. Verkaufe, was du hast.
mv-lesson-free = Das ist eine Handelsfahrt: erkunden, kaufen, fliegen, verkaufen. Mit dem Geld kommen Antriebe, die Felder überspringen, mehr Frachträume, Laser und Technologien. Ab hier bist du auf dich gestellt; die Glühbirne gibt Tipps, und jedes Fragezeichen öffnet seine Regel. Gute Geschäfte!
mv-trial-passed = Geschafft!
mv-trial-failed = Misslungen
