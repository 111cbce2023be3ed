## Gründe für ein Ziel

reason-sells = { $count ->
    [one] { $place } will, was du an Bord hast: { $good } bringt { $credits } Credits.
   *[other] { $place } will { $count } der Waren, die du an Bord hast, darunter { $good }: Heute bringen sie { $credits } Credits.
}
reason-wants-nothing = { $place } will nichts von dem, was du an Bord hast.
reason-stranger = Der Kultur von { $place } ist noch niemand begegnet: Ein Erstkontakt bringt ihre Karte, mit Credits und erster Wahl.
reason-arrives = { $passenger } steigt dort aus und zahlt { $credits } Credits.
reason-mission = Der Auftrag „{ $mission }“ führt nach { $place }.
reason-load-there = Dort gibt es { $good }; { $place } zahlt dafür heute { $credits } Credits.
reason-in-reach = { $place } ist in Reichweite: { $mp } deiner Bewegungspunkte.
reason-this-turn = { $place } ist etwa einen Zug entfernt.
reason-turns = { $place } ist etwa { $turns } Züge entfernt{ $percent ->
    [0] {""}
   *[other] {" "}({ $percent } % Chance, noch in diesem Zug anzukommen)
}.
reason-no-goal = Auf diesem Weg kommt kein lohnendes Ziel näher.
reason-stay = Das Schiff bleibt bei { $space } im All: Dort wird nicht gehandelt.
reason-stay-trading = Das Schiff bleibt bei { $space } und kann handeln, so viel es will.

## Gründe unterwegs

reason-hazard = { $space } prüft { $skill }: { $percent } % Chance, vorbeizukommen.
reason-pirate = Piraten bei { $space }: { $percent } % Chance, sie mit der besten Waffe zu schlagen.
reason-speed = Du fliegst mit { $mp } Bewegungspunkten.
reason-flame = { $mp } → { $after } Bewegungspunkte; { $place } ist { $way } entfernt: { $percent } % Chance anzukommen.
reason-boost = Ein weiterer Würfel zu { $mp } Bewegungspunkten; { $place } ist { $way } entfernt: { $percent } % Chance anzukommen, { $before } % ohne ihn.
reason-fly-on = Du fliegst mit { $mp } Bewegungspunkten weiter.
reason-land = { $mp ->
    [0] Du landest bei { $space }.
   *[other] Du landest bei { $space }; { $mp } Bewegungspunkte verfallen.
}
reason-value = Der Wert { $value } führt nach { $space }; von dort sind es etwa { $rest } Bewegungspunkte bis { $place }.
reason-way-back = Der Wert { $value } zeigt dorthin, woher du kommst: Dein Zug wäre zu Ende.
reason-neighbour = Du behältst deine Würfel, aber wer links von dir sitzt, wählt den Ausgang und meint es mit deinem Weg nach { $place } nicht gut.
reason-chance-gate = Du behältst deine Würfel; der Effektwürfel bestimmt das Teleportal, ob es auf dem Weg nach { $place } hilft oder nicht.
reason-no-gate = Kein Teleportal hat den Wert { $value }: Du bleibst, wo du bist.
reason-exit = { $seat } fliegt über { $space } weiter, in Richtung { $place }.
reason-check = { $skill }: { $percent } % Chance zu bestehen ({ $before } % ohne Hilfe).
reason-turn-ends = Dein Zug ist sofort zu Ende; { $mp } Bewegungspunkte verfallen.
reason-lower = { $skill } fällt von { $before } auf { $after }, und du fliegst mit { $mp } Bewegungspunkten weiter.
reason-odds = { $skill }: { $percent } % Chance auf den Sieg.

## Gründe beim Handeln

reason-sell = { $good } bringt hier { $credits } Credits.
reason-buyer = { $place } zahlt { $credits } Credits für { $good }, etwa { $turns } Züge entfernt.
reason-no-buyer = Keine andere Kultur, die du kennst, will { $good }.
reason-price = Das kostet { $credits } Credits; { $left } bleiben.
reason-price-card = Das kostet { $credits } Credits, davon { $card } von der Karte; { $left } eigene bleiben.
reason-takes-room = { $size ->
    [0] Das braucht keinen Frachtraum.
   *[other] Das belegt { $size } vom Frachtraum; { $room } bleiben frei.
}
reason-fare = { $passenger } zahlt { $credits } Credits in { $place }, etwa { $turns } Züge entfernt.
reason-fare-unknown = { $passenger } zahlt { $credits } Credits an einem Ort, den noch niemand gefunden hat.
reason-completes = „{ $mission }“ ist erfüllt: Ruhm und Belohnung sind etwa { $credits } Credits wert.
reason-leave = Du beendest den Handel mit { $credits } Credits und { $room } freiem Frachtraum.

## Gründe, die in der Antwort selbst liegen

reason-verb-done = Es geschieht nichts weiter.
reason-verb-pilot = { $pilot } bringt eine Fähigkeit mit und eine Heimatkultur mit Rabatten.
reason-verb-gauge = { $gauge } beginnt eine Stufe höher.
reason-verb-fly = Du brichst auf; wohin, zeigen die Würfel.
reason-verb-switch-off = Ohne den Antrieb kannst du auf Feldern anhalten, die er überspringt.
reason-verb-autopilot = Ein Würfel ist sicher eine 4, die beiden anderen werden geworfen.
reason-verb-jump-start = Du beginnst mit einem Sprung zu einem anderen Teleportal.
reason-verb-assign = Der Würfel zählt weiter für die Geschwindigkeit und tut zusätzlich seine Arbeit.
reason-verb-reroll = Neue Würfel, im Schnitt je 3,5.
reason-verb-mulligan = Ein neuer Würfel, im Schnitt 3,5.
reason-verb-probe = Du siehst dir Verdecktes an, bevor du fliegst.
reason-verb-peek = Nur du lernst die Kultur von { $system } kennen.
reason-verb-swap = Die beiden tauschen die Plätze.
reason-verb-under = Die Karte kommt unter den Stapel und so bald nicht wieder.
reason-verb-shift = Der Markt von { $system } bewegt sich: andere Preise für alle.
reason-verb-chart = Das verbraucht deine Navigationskarten.
reason-verb-ignore = Du fliegst weiter, als wäre es nicht da.
reason-verb-lose = { $good } ist weg.
reason-verb-take = Du bekommst { $good }.
reason-verb-choose = Die Karte tut, was dort steht.
reason-verb-swap-mission = Du bekommst einen anderen Auftrag, zufällig gezogen.
reason-verb-jump = Du bist sofort dort, wie weit es auch ist.
reason-verb-drill = Ein Bohrmarker mehr: Er zählt für Aufträge und Ruhm.
reason-verb-jettison = { $item } ist weg und macht Platz.
reason-verb-eject = { $passenger } ist für immer fort, und du bekommst so viel Schande, wie der höhere von zwei Würfeln zeigt.
reason-verb-jam = Ihr tauscht eure Aufträge.
reason-verb-buy = { $ware } wirkt ab sofort.
reason-verb-equip = { $equipment } wirkt ab sofort.
reason-verb-deed = Mit dem Vertrag kannst du später bei { $orbital } einen Raumhafen bauen.
reason-verb-intel = Die Karte kannst du einmal einsetzen, wenn sie dir am meisten hilft.
reason-verb-reward = Die Belohnung wirkt sofort.
reason-verb-load = { $passenger } kommt mit und zahlt bei der Ankunft.
reason-verb-set-down = { $passenger } ist am Ziel und zahlt.
reason-verb-unload = { $item } macht Platz, und andere können es nehmen.
reason-verb-drop-off = { $passenger } bleibt zurück und wartet auf ein anderes Schiff.
reason-verb-train = Auf der höheren Stufe weist dein Pilot einen Würfel mehr zu, hat eine bessere Fähigkeit und bringt mehr Ruhm.
reason-verb-second-mission = Zwei Aufträge zugleich: mehr Ruhm und Belohnungen auf denselben Wegen.
reason-verb-customs = In diesem Zug zahlst du keine Gebühren.
reason-verb-market-top = Der Markt bekommt die Preise, die du wählst.
reason-verb-build = Ein Raumhafen bringt Gebühren von Gästen und am Ende Ruhm.
reason-verb-from-card = { $tens ->
    [0] Du zahlst mit eigenen Credits und behältst die der Karte.
   *[other] Credits der Karte gelten nur für Waren, Ausrüstung und Technologien an diesem Ort.
}
reason-verb-keep = Die Belohnung wirkt ab sofort für dich.
reason-verb-trade-in = 50 Credits sofort statt der Belohnung.

## Zahlen eines Platzes

figure-credits = Credits
figure-fame = Ruhm
figure-room = Freier Frachtraum
figure-laser = Laser
figure-shield = Schild
