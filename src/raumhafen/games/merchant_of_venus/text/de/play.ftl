merchant-of-venus-title = Merchant of Venus
merchant-of-venus-tagline = Erkunde den Sternhaufen, triff seine Kulturen und handle dich zu Ruhm und Reichtum.

## Wahlmöglichkeiten am Tisch

option-rounds = Länge
option-rounds-30 = 30 Runden
option-rounds-20 = 20 Runden
option-rounds-15 = 15 Runden
option-home_systems = Heimatsysteme der Kulturen
option-home_systems-random = Zufällig und verdeckt
option-home_systems-beginner = Fest und bekannt, für den Einstieg
option-pilots = Piloten
option-pilots-chosen = In Sitzreihenfolge gewählt
option-pilots-dealt = Zufällig verteilt
option-teleportals = Teleportale
option-teleportals-cards = Durch Begegnungskarten entdeckt
option-teleportals-fixed = Alle sechs von Anfang an auf dem Plan
option-encounters = Begegnungen
option-encounters-cards = Karten
option-encounters-tokens = Marker wie im klassischen Spiel

## Fragen

ask-pilot = Wer steuert dein Schiff?
ask-gauge = Welche Anzeige beginnt bei 2? Die andere beginnt bei 1.
ask-depart = Bleibst du hier, oder in welche Richtung fliegst du los?
ask-speed = Was tust du noch, bevor du losfliegst?
ask-flux = In welchem System verschiebst du den Markt?
ask-probe = Welche verdeckte Erstkontaktkarte siehst du dir an?
ask-probe-swap = Tauschst du die beiden Erstkontaktkarten?
ask-probe-card = Wohin kommt die oberste Begegnungskarte?
ask-step = Wohin fliegst du?
ask-navigation = Welchen Navigationswert nutzt du?
ask-exit = Du lenkst ein fremdes Schiff: Welchen Ausgang nimmt es?
ask-land = Landest du hier?
ask-drill = Legst du einen Bohrmarker?
ask-before-check = Was setzt du vor dem Wurf ein?
ask-hazard-failed = Die Prüfung ist misslungen. Beendest du deinen Zug, oder senkst du die Anzeige?
ask-fight = Womit bekämpfst du den Piraten?
ask-lose-good = Welche Ware nimmt der Pirat?
ask-card-option = Welche Möglichkeit wählst du?
ask-shift = Welchen Markt verschiebst du?
ask-lose-any-good = Welche Ware verlierst du?
ask-take-good = Welche Ware nimmst du?
ask-buy-gauge = Kaufst du eine günstige Stufe?
ask-peek = Welche Erstkontaktkarte siehst du dir an?
ask-swap-mission = Tauschst du einen Auftrag aus?
ask-jump = Springst du zu einem Teleportal?
ask-make-room = Wirfst du etwas über Bord, um Platz zu schaffen?
ask-shuttle = Was tut dein Shuttle?
ask-late-die = Weist du vor dem Zugende noch einen Würfel dem Marktfluss zu?
ask-jam = Tauschst du mit dem Störsender einen Auftrag?
ask-mission-good = Welche Ware gibst du für den Auftrag ab?
ask-reward = Behältst du die Belohnung, oder tauschst du sie gegen 50 Credits?
ask-business = Was tust du hier?
ask-payment = Wie viel zahlst du von deiner Erstkontaktkarte?

## Aktionen

action-done = Fertig
action-done-at-speed = Losfliegen
action-done-at-probe-swap = So lassen
action-done-at-probe-card = Zurück nach oben
action-done-at-navigation = Keinen Würfel zuweisen
action-done-at-land = Vorbeifliegen
action-done-at-drill = Keinen legen
action-done-at-before-check = Würfeln
action-done-at-hazard-failed = Den Zug beenden
action-done-at-shift = Keine (weitere) Marktbewegung
action-done-at-buy-gauge = Nichts kaufen
action-done-at-swap-mission = Aufträge behalten
action-done-at-jump = Nicht springen
action-done-at-make-room = Nichts über Bord werfen
action-done-at-shuttle = Shuttle zurückrufen
action-done-at-late-die = Keinen Würfel zuweisen
action-done-at-jam = Nicht stören
action-done-at-business = Geschäfte beenden
action-pilot = Fliegen mit: { $pilot }
action-gauge = { $gauge }
action-stay = Hier bleiben
action-fly = Losfliegen
action-head = Kurs auf { $space }
action-switch-off = { $drive ->
    [relic] Reliktantrieb für diesen Zug abschalten
   *[drive] Antrieb für diesen Zug abschalten
}
action-autopilot = Einen Würfel auf 4 setzen
action-jump-start = Mit einem Sprung beginnen
action-assign = Würfel { $die } zuweisen: { $slot }
action-reroll = Würfel neu werfen (Auswahl { $dice })
action-mulligan = Würfel { $die } neu werfen
action-flame = Starke Flamme zünden: +10 Bewegung
action-probe = Datensonde starten
action-peek = Ansehen: { $system }
action-swap = Tauschen
action-under = Unter den Stapel
action-shift = Marktbewegung: { $system }
action-go = Weiter nach { $line }
action-land = Landen
action-read = Den Wert { $value } nutzen
action-chart = Navigationskarten nutzen: Wert { $value }
action-ignore = Das Teleportal nicht beachten
action-lower = Anzeige senken und weiterfliegen
action-almanac = Almanach nutzen: Wert +1
action-forecast = Prognose nutzen: ohne Wurf bestehen
action-fight = Kämpfen mit: { $skill }
action-lose = Abgeben: { $good }
action-take = Nehmen: { $good }
action-choose = Möglichkeit { $option }
action-swap-mission = Auftrag { $slot } austauschen
action-jump = Zu Teleportal { $teleportal } springen
action-drill = Bohrmarker legen
action-jettison = Über Bord werfen: { $item }
action-eject = Über Bord werfen: { $passenger }
action-jam = Deinen Auftrag { $own } gegen Auftrag { $other } von { $seat } tauschen
action-buy = Kaufen: { $ware }
action-equip = Kaufen: { $equipment }
action-deed = Raumhafenvertrag kaufen: { $orbital }
action-intel = Aufklärungskarte kaufen: { $card }
action-reward = Belohnung kaufen: { $card }
action-sell = Verkaufen: { $good }
action-load = An Bord nehmen: { $passenger }
action-set-down = Am Ziel absetzen: { $passenger }
action-unload = Hier abladen: { $item }
action-drop-off = Zurücklassen: { $passenger }
action-train = { $card ->
    [side-a] Pilot auf Stufe 3 ausbilden, Seite A
    [side-b] Pilot auf Stufe 3 ausbilden, Seite B
   *[level] Pilot auf Stufe 2 ausbilden
}
action-second-mission = Zweitauftrag nehmen
action-complete = Auftrag { $slot } erfüllen
action-customs = Zollcodes nutzen: keine Gebühren in diesem Zug
action-market-top = Marktmarker { $token } nach oben legen
action-build = Händler-Raumhafen bauen
action-from-card = { $tens ->
    [0] Alles bar bezahlen
   *[other] { $tens } × 10 Credits von der Karte
}
action-keep = Behalten
action-trade-in = Gegen 50 Credits eintauschen

## Was geschehen ist

event-start-player = { $seat } beginnt.
event-pilot = { $seat } fliegt mit: { $pilot }.
event-gauge = { $seat } beginnt mit 2 auf dieser Anzeige: { $gauge }.
event-challenge = Die Herausforderung dieses Solospiels: { $card }.
event-round = Runde { $round } beginnt.
event-turn = Runde { $round }: { $seat } ist am Zug.
event-mining = { $seat } erhält { $amount } Credits für einen Bohrmarker.
event-passenger = Ein neuer Passagier wartet: { $passenger }.
event-stay = { $seat } bleibt: { $space }.
event-head = { $seat } nimmt Kurs auf { $space }.
event-roll = { $seat } würfelt { $a }, { $b } und { $c }.
event-die = { $seat } würfelt eine { $die }.
event-assign = { $seat } weist eine { $die } zu: { $slot }.
event-flame = { $seat } zündet eine Starke Flamme.
event-probe = { $seat } startet eine Datensonde.
event-speed = { $mp ->
    [one] { $seat } hat 1 Bewegungspunkt.
   *[other] { $seat } hat { $mp } Bewegungspunkte.
}
event-step = { $seat } fliegt weiter: { $space } (Rest { $mp }).
event-mp-lost = { $mp ->
    [one] { $seat } kann den letzten Bewegungspunkt nicht nutzen; er verfällt.
   *[other] { $seat } kann { $mp } Bewegungspunkte nicht nutzen; sie verfallen.
}
event-exit = { $seat } nimmt den Ausgang: { $space }.
event-jump = { $seat } springt zu Teleportal { $number }.
event-effect-die = Der Effektwürfel von { $seat } zeigt { $die }.
event-landed = { $seat } landet: { $space }.
event-drill = { $seat } legt einen Bohrmarker: { $space }.
event-salvage = { $seat } birgt { $amount } Credits.
event-check-passed = { $seat } besteht eine Prüfung ({ $skill }): { $die } gegen { $value }.
event-check-failed = { $seat } scheitert an einer Prüfung ({ $skill }): { $die } gegen { $value }.
event-gauge-lowered = { $seat } senkt eine Anzeige um 1 und fliegt weiter: { $gauge }.
event-gauge-rises = Eine Anzeige von { $seat } steigt auf { $value }: { $gauge }.
event-gauge-falls = Eine Anzeige von { $seat } fällt auf { $value }: { $gauge }.
event-gauge-bought = { $seat } lässt für { $price } Credits eine Anzeige erhöhen: { $gauge }.
event-turn-ends = Der Zug von { $seat } endet sofort: { $space }.
event-fight-won = { $seat } setzt sich gegen den Piraten durch ({ $skill }): Würfel { $die }, gesamt { $total } gegen { $value }.
event-fight-lost = { $seat } unterliegt dem Piraten ({ $skill }): Würfel { $die }, gesamt { $total } gegen { $value }.
event-fight-hopeless = { $seat } hat keine Bewegungspunkte mehr und unterliegt dem Piraten ohne Wurf: { $pirate }.
event-pirate-marker = { $count ->
    [one] Unter dem Piraten liegt jetzt 1 Schandemarker: { $pirate }.
   *[other] Unter dem Piraten liegen jetzt { $count } Schandemarker: { $pirate }.
}
event-pirate-beaten = { $seat } zerstört: { $pirate }; ein Asteroid bleibt.
event-bounty = { $seat } erhält { $amount } Credits Kopfgeld, und die Marker des Piraten werden zu { $fame } Ruhm.
event-toll = { $seat } zahlt dem Piraten { $amount } Credits.
event-lose-good = { $seat } gibt ab: { $good }.
event-encounter = { $seat } begegnet: { $card }.
event-reshuffle = Der Ablagestapel der Begegnungen wird gemischt.
event-token = Feld { $space } ist jetzt: { $token }.
event-pirate = Es ist { $pirate }.
event-title = { $seat } trägt den Titel { $card }.
event-intel-used = { $seat } nutzt: { $card }.
event-credits = { $seat } erhält { $amount } Credits.
event-paid = { $seat } zahlt { $amount } Credits.
event-fame = { $seat } gewinnt { $amount } Ruhm.
event-infamy = { $seat } erhält { $amount } Schande.
event-infamy-removed = { $amount ->
    [0] { $seat } hat keine Schande, die wegfallen könnte.
   *[other] { $seat } wird { $amount } Schande los.
}
event-mp = { $mp ->
    [one] { $seat } hat jetzt 1 Bewegungspunkt.
   *[other] { $seat } hat jetzt { $mp } Bewegungspunkte.
}
event-take-good = { $seat } nimmt an Bord: { $good }.
event-peek = { $seat } sieht eine Erstkontaktkarte an: { $region }.
event-seen = Heimat in { $region }: { $culture }.
event-swapped = Die Erstkontaktkarten tauschen den Platz: { $region } und { $other }.
event-top-card = Die oberste Begegnungskarte ist { $card }.
event-under-deck = { $seat } legt die oberste Begegnungskarte unter den Stapel.
event-contact = { $seat } knüpft den Erstkontakt ({ $region }): { $culture }. Auf der Karte liegen { $credits } Credits.
event-buy = { $seat } kauft für { $price } Credits: { $what }.
event-from-card = { $seat } zahlt { $amount } Credits des Preises von der Erstkontaktkarte.
event-sell = { $seat } verkauft für { $price } Credits: { $good }.
event-fee = { $seat } zahlt { $owner_seat } eine Gebühr von { $amount } Credits.
event-port-income = Die Bank zahlt { $seat } { $amount } Credits für den eigenen Raumhafen.
event-shift = Marktbewegung: { $region }.
event-production = { $count ->
    [one] Ein Marker kommt auf den Markt ({ $region }): { $good }.
   *[other] { $count } Marker kommen auf den Markt ({ $region }): { $good }.
}
event-load = Bei { $seat } steigt ein: { $passenger }.
event-set-down = { $seat } setzt für { $fare } Credits ab: { $passenger }.
event-zen = Die Zen-Lackierung würfelt { $a } und { $b } und bringt { $seat } { $amount } Credits.
event-drop-off = { $seat } lässt zurück: { $passenger }.
event-unload = { $seat } lädt ab: { $item }.
event-jettison = { $seat } wirft über Bord: { $item }.
event-eject = { $seat } wirft über Bord: { $passenger }, würfelt { $a } und { $b } und erhält { $infamy } Schande.
event-train = Der Pilot von { $seat } erreicht für { $price } Credits Stufe { $level }.
event-mission = { $seat } erhält den Auftrag { $mission }.
event-second-mission = { $seat } zahlt { $price } Credits für einen Zweitauftrag und gewinnt { $fame } Ruhm.
event-mission-done = { $seat } erfüllt den Auftrag { $mission }.
event-mission-returned = { $seat } gibt den Auftrag { $mission } zurück.
event-reward = { $seat } zieht die Belohnung { $reward }.
event-reward-used = { $seat } nutzt: { $reward }.
event-trade-in = { $seat } tauscht { $reward } gegen { $amount } Credits ein.
event-jam = { $seat } stört { $other_seat }, nimmt den Auftrag { $mission } und gibt dafür { $given }.
event-build = { $price ->
    [0] { $seat } baut einen Händler-Raumhafen, durch einen Vertrag vorausbezahlt: { $space }.
   *[other] { $seat } baut für { $price } Credits einen Händler-Raumhafen: { $space }.
}
event-ports-sold = { $count ->
    [one] { $seat } verkauft einen Händler-Raumhafen für { $amount } Credits.
   *[other] { $seat } verkauft { $count } Händler-Raumhäfen für { $amount } Credits.
}
event-deeds-refunded = { $seat } erhält für ungenutzte Verträge { $amount } Credits zurück.
event-spoiler = Der Spoiler von { $seat } würfelt { $die }: so viel Ruhm.
event-fuzzy = Die Plüschwürfel von { $seat } zeigen { $a } und { $b }: Ihre Summe ist Ruhm.
event-fuzzy-double = Die Plüschwürfel von { $seat } zeigen { $a } und { $b }: Ihre Summe ist Ruhm, und der Pasch verdoppelt, was Ruhm einbringt.
event-score = { $seat } hat { $fame } Ruhm und schließt mit { $credits } Credits ab.
event-game-over = Das Spiel ist nach Runde { $round } zu Ende.

## Warum nicht

illegal-closed = Ein Händler-Raumhafen sperrt den Weg nach { $line }.
illegal-way-back = Von { $line } kommst du gerade.
illegal-too-far = { $line } kostet mehr als deine restlichen { $mp } Bewegungspunkte.
illegal-no-line = Von hier führt kein Schritt nach { $line }.
illegal-no-buys = Du hast keine Kaufaktion mehr.
illegal-no-sells = Du hast keine Verkaufsaktion mehr für { $good }.
illegal-too-expensive = Es kostet { $price } (Gebühr { $fee }), und du hast { $has }.
illegal-not-sold-here = Das wird dir hier nicht verkauft.
illegal-not-in-market = Nicht auf diesem Markt: { $item }.
illegal-owned = Davon darfst du nur eins besitzen: { $item }.
illegal-no-room = Kein Platz für: { $item }.
illegal-not-aboard = Nicht an Bord: { $good }.
illegal-no-buyer = Hier kauft niemand: { $good }.
illegal-build = Du kannst hier und jetzt keinen Händler-Raumhafen bauen.
