## Wahlmöglichkeiten am Tisch

option-variant = Start
option-variant-standard = Standard: eine Startkarte für alle
option-variant-light-speed = Lichtgeschwindigkeit: Auswahl aus sechs Schiffen
option-round_limit = Rundengrenze
option-round_limit-0 = Keine
option-round_limit-200 = 200 Runden

## Dauerantworten

standing-turn = In diesem Zug keine Fähigkeiten mehr
standing-own = Keine Fähigkeiten, bis mein nächster eigener Zug beginnt
standing-change = Keine Fähigkeiten, bis eine nutzbar wird, die es jetzt nicht ist
standing-better = Würfel für mich wählen, wenn eine Wahl in allem besser ist

## Fragen

ask-light-speed-buy = Welches deiner Schiffe kaufst du zum genauen Preis?
ask-ability = Nutzt du eine Fähigkeit?
ask-set-die = Legst du vor dem Wurf einen Würfel fest?
ask-reroll = Würfelst du neu?
ask-allocate = Nimmst du die Würfel einzeln oder ihre Summe?
ask-shift = Verschiebst du die Summe nach rechts?
ask-arrow = Der Pfeil zeigt nach beiden Seiten. Welcher Nachbarsektor zahlt auch?
ask-double = Welcher Sektor zahlt doppelt?
ask-claim = Welches Schiff beanspruchst du, ohne zu bezahlen?
ask-buy = Welche Karte kaufst du? Sie kostet dich alle Credits.
ask-ability-buy = Welche weitere Karte kaufst du zum genauen Preis?
ask-placed-buy = Welches Schiff kaufst du zum genauen Preis, um es nach deiner Wahl anzulegen?
ask-place = In welchem Sektor legst du das Schiff an?
ask-charge-target = Auf welche Karte legst du einen Ladungsmarker?
ask-cube-source = Von welcher Karte versetzt du einen Ladungsmarker?
ask-cube-target = Auf welche Karte kommt der Ladungsmarker?
ask-exchange-target = Mit dem Schiff welches Sektors soll dieses den Platz tauschen?

## Aktionen

action-split = Die Würfel einzeln nehmen
action-sum = Die Summe nehmen
action-buy = Die Karte auf Platz { $slot } kaufen
action-done = Fertig
action-done-at-light-speed-buy = Keine weiteren Schiffe kaufen
action-done-at-ability = Keine Fähigkeit (mehr) nutzen
action-done-at-set-die = Einfach würfeln
action-done-at-reroll = Den Wurf behalten
action-done-at-shift = Bei diesem Sektor bleiben
action-done-at-double = Nichts verdoppeln
action-done-at-claim = Nichts mehr beanspruchen
action-done-at-buy = Nichts kaufen und die Credits behalten
action-done-at-ability-buy = Keine weitere Karte kaufen
action-done-at-placed-buy = Kein Schiff kaufen
action-done-at-place = Doch nicht kaufen
action-done-at-charge-target = Keinen Ladungsmarker legen
action-done-at-cube-source = Keinen Ladungsmarker versetzen
action-done-at-cube-target = Den Ladungsmarker liegen lassen
action-done-at-exchange-target = Die Karte doch nicht nutzen
action-use = { $card } nutzen
action-set = Einen Würfel mit { $card } auf { $face } festlegen
action-reroll = { $dice ->
    [first] Den ersten Würfel mit { $card } neu würfeln
    [second] Den zweiten Würfel mit { $card } neu würfeln
   *[both] Beide Würfel mit { $card } neu würfeln
}
action-shift = { $by ->
    [one] Mit { $card } um 1 Sektor verschieben
   *[other] Mit { $card } um { $by } Sektoren verschieben
}
action-left = Der Sektor links
action-right = Der Sektor rechts
action-double = Sektor { $sector } verdoppeln
action-claim = Das Schiff auf Platz { $slot } beanspruchen
action-place = In Sektor { $sector } anlegen
action-charge = Den Ladungsmarker auf { $card } legen
action-from = Den Ladungsmarker von { $card } nehmen
action-to = Den Ladungsmarker auf { $card } versetzen
action-exchange = Mit dem Schiff in Sektor { $sector } tauschen
action-take = Schiff { $hand } deiner Auswahl kaufen

## Was geschehen ist

event-start-card = { $seat } zieht { $card } als Startkarte, bezahlt sie und legt sie an.
event-light-speed-buy = { $seat } startet mit { $card }.
event-roll-off = { $seat } würfelt um den Start: zusammen { $total }.
event-start-player = { $seat } beginnt.
event-turn = Runde { $round }: { $seat } ist am Zug.
event-set-die = { $seat } legt einen Würfel auf { $face } fest.
event-roll = { $seat } würfelt { $a } und { $b }.
event-split = { $seat } nimmt die Würfel einzeln.
event-sum = { $seat } nimmt die Summe.
event-shift = { $seat } verschiebt die Summe mit { $card } um { $by } auf Sektor { $sector }.
event-double = { $seat } verdoppelt mit { $card } den Sektor { $sector }.
event-reward = Sektor { $sector } zahlt { $seat }{ $credits ->
    [0] {""}
    [one] {" "}+1 Credit
   *[other] {" "}+{ $credits } Credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } Einkommen
}{ $vp ->
    [0] {""}
    [one] {" "}+1 Siegpunkt
   *[other] {" "}+{ $vp } Siegpunkte
}.
event-charge = { $seat } legt einen Ladungsmarker auf { $card }.
event-use = { $seat } nutzt { $card }.
event-gain = { $card } bringt { $seat }{ $credits ->
    [0] {""}
    [one] {" "}+1 Credit
   *[other] {" "}+{ $credits } Credits
}{ $income ->
    [0] {""}
   *[other] {" "}+{ $income } Einkommen
}{ $vp ->
    [0] {""}
    [one] {" "}+1 Siegpunkt
   *[other] {" "}+{ $vp } Siegpunkte
}.
event-buy = { $paid ->
    [one] { $seat } kauft { $card } für den letzten Credit.
   *[other] { $seat } kauft { $card } und gibt dafür alle { $paid } Credits aus.
}
event-ability-buy = { $cost ->
    [one] { $seat } kauft { $card } zum genauen Preis von 1 Credit.
   *[other] { $seat } kauft { $card } zum genauen Preis von { $cost } Credits.
}
event-claim = { $seat } beansprucht { $card }, ohne zu bezahlen.
event-deployed = { $seat } entsendet { $card } aus Sektor { $sector }.
event-colony = { $vp ->
    [one] { $card } bringt { $seat } 1 Siegpunkt und sperrt den Sektor.
   *[other] { $card } bringt { $seat } { $vp } Siegpunkte und sperrt den Sektor.
}
event-move-cube = { $seat } versetzt einen Ladungsmarker von { $card } auf { $to }.
event-exchange = { $seat } tauscht { $card } mit dem stationierten Schiff in Sektor { $sector }.
event-swap = { $seat } tauscht die Sektoren { $a } und { $b }.
event-lose-vp = { $vp ->
    [0] { $seat } hat keine Siegpunkte zu verlieren.
    [one] { $seat } verliert 1 Siegpunkt.
   *[other] { $seat } verliert { $vp } Siegpunkte.
}
event-refill = { $card } kommt in die Werft.
event-income = { $credits ->
    [one] Das Einkommen füllt die Credits von { $seat } auf 1 auf.
   *[other] Das Einkommen füllt die Credits von { $seat } auf { $credits } auf.
}
event-end-triggered = { $seat } hat { $vp } Siegpunkte: Das Spiel endet mit dieser Runde.
event-win-game = { $seat } gewinnt mit { $card } auf der Stelle.
event-game-over = Das Spiel ist aus. { $seat } hat die meisten Siegpunkte.

## Warum nicht

illegal-not-your-card = { $card } liegt nicht auf deinem Tableau.
illegal-not-charged = { $card } ist nicht geladen: { $cubes } von { $need } Ladungsmarkern.
illegal-wrong-turn = Die Fähigkeit von { $card } wirkt in diesem Zug nicht.
illegal-wrong-phase = Die Fähigkeit von { $card } wird nicht in dieser Phase genutzt.
illegal-already-placed = { $card } hat in dieser Phase schon einen Ladungsmarker gelegt.
illegal-already-dropped = Du hast dich in dieser Phase gegen einen Tausch mit { $card } entschieden.
illegal-no-effect = { $card } könnte jetzt nichts bewirken.
illegal-empty-slot = Platz { $slot } ist leer.
illegal-too-expensive = { $card } kostet { $cost }, du hast aber nur { $has }.
illegal-closed-sector = { $card } gehört in Sektor { $sector }, den eine deiner Kolonien sperrt.
illegal-claim-level = { $card } ist von einer Stufe, die du nicht (mehr) beanspruchen darfst.
