## Der Spielplan im Browser

sb-parts = Teile des Tisches
sb-tab-base = Meine Basis
sb-tab-yard = Werft
sb-tab-colonies = Kolonien
sb-turn-of = Am Zug: { $name }
sb-round-phase = Runde { $round } · { $phase }
sb-phase-0 = Spielaufbau
sb-phase-1 = Fähigkeiten vor dem Wurf
sb-phase-2 = Wurf
sb-phase-3 = Würfelwahl
sb-phase-4 = Erträge
sb-phase-5 = Fähigkeiten nach den Erträgen
sb-phase-6 = Kauf
sb-phase-7 = Fähigkeiten nach dem Kauf
sb-phase-8 = Auffüllen
sb-phase-9 = Einkommen
sb-dice = Würfel: { $a } und { $b }, Summe { $sum }
sb-dice-none = Noch ist nicht gewürfelt
sb-split = Einzeln: { $a } und { $b }
sb-split-double = Einzeln: zweimal { $a }
sb-sum = Summe: { $sum }
sb-legend-blue = Blau zahlt in deinem Zug
sb-legend-red = Rot zahlt in fremden Zügen
sb-last-round = Das Ende naht: Diese Runde wird noch zu Ende gespielt.
sb-seat-facts = { $credits } Credits, { $income } Einkommen, { $vp } von { $target } Siegpunkten.
sb-sector = Sektor { $sector }
sb-sector-label = Sektor { $sector }, bei { $odds } aller Würfe möglich
sb-deployed = Entsandt:
sb-base-of = Die Basis von { $name }
sb-can-choose = Diesen Sektor kannst du wählen.
sb-can-take = Diese Karte kannst du nehmen.
sb-slot-empty = Leerer Platz der Werft
sb-level-deck = { $count ->
    [one] Stufe { $level }, noch 1 Schiff im Stapel
   *[other] Stufe { $level }, noch { $count } Schiffe im Stapel
}
sb-hand = Deine Schiffe zur Auswahl
sb-nothing = nichts
sb-yields-nothing = zahlt nichts
sb-cubes = { $amount ->
    [one] 1 Ladungsmarker
   *[other] { $amount } Ladungsmarker
}
sb-card-ship = { $name }, Stufe { $level }, kostet { $cost }, Sektor { $sector }.
sb-card-colony = Kolonie { $name }, kostet { $cost }, Sektor { $sector }.
sb-card-sides = Stationiert: { $station }. Entsandt: { $deployed }.
sb-card-short = Kosten { $cost }, Sektor { $sector }
sb-side-station = In deinem Zug: { $text }
sb-side-deployed = Später, sobald entsandt: { $text }

sb-scores = Woher die Punkte kommen
sb-score-colonies = Punkte aus Kolonien
sb-score-ships = Punkte aus Schiffen und Fähigkeiten
sb-score-total = Siegpunkte
sb-score-colony-count = Kolonien
sb-score-cards = Erworbene Karten
sb-score-turns = Gespielte Züge
sb-score-income = Einkommen am Ende
sb-score-credits = Übrige Credits

## Fragen und Züge

sb-ask-allocate-own = Du hast { $a } und { $b } gewürfelt. Sollen die Sektoren { $a } und { $b } zahlen oder Sektor { $sum }?
sb-ask-allocate-other = Gewürfelt sind { $a } und { $b }. Sollen deine entsandten Schiffe aus { $a } und { $b } zahlen oder die aus { $sum }?
sb-ask-allocate-own-double = Du hast einen Pasch: zweimal { $a }. Soll Sektor { $a } zweimal zahlen oder Sektor { $sum } einmal?
sb-ask-allocate-other-double = Gewürfelt ist ein Pasch: zweimal { $a }. Sollen deine entsandten Schiffe aus { $a } zweimal zahlen oder die aus { $sum } einmal?
sb-act-split = Einzelne Würfel: Sektoren { $a } und { $b }
sb-act-split-double = Einzelne Würfel: Sektor { $a } zweimal
sb-act-sum = Summe: Sektor { $sector }
sb-act-buy = { $card } kaufen (Kosten { $cost }, Sektor { $sector })
sb-act-claim = { $card } beanspruchen (Sektor { $sector })
sb-act-take = { $card } kaufen (Kosten { $cost }, Sektor { $sector })

## Einführung

sb-lesson-base = Das ist deine Basis: zwölf Sektoren, nummeriert wie die Ergebnisse zweier Würfel. In jedem ist ein Schiff stationiert. Seine blaue Seite zeigt, was der Sektor dir zahlt, wenn er in deinem eigenen Zug fällt; die Prozentzahl sagt, wie oft ein Wurf ihn möglich macht.
sb-lesson-deployed = Einer deiner Sektoren hat schon eine rote Hälfte. Kommt eine neue Karte in einen Sektor, wird das Schiff, das dort lag, entsandt. Entsandte Schiffe zahlen dir in fremden Zügen; so kann jeder Wurf am Tisch auch dir etwas bringen.
sb-lesson-yard = Das ist die Werft mit Schiffen in drei Stufen. Im goldenen Sechseck steht der Preis, oben rechts der Sektor, in den das Schiff kommt. Blau ist, was es stationiert zahlt, rot, was es zahlt, sobald ein späteres Schiff es verdrängt hat und es entsandt ist.
sb-lesson-goal = Du brauchst 40 Siegpunkte (die violetten Sterne). Manche Schiffe zahlen Punkte; Kolonien geben viele auf einmal, sperren aber ihren Sektor für immer. Hat jemand 40, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.
sb-lesson-own-roll = Du hast gewürfelt! Nimm die Würfel einzeln, dann zahlen zwei Sektoren; oder nimm die Summe, dann zahlt ein höherer. Auf den beiden Knöpfen steht, was jede Wahl einbringt. Zeig auf einen Knopf, und die Sektoren leuchten auf, die dann zahlen.
sb-lesson-own-roll-touch = Du hast gewürfelt! Nimm die Würfel einzeln, dann zahlen zwei Sektoren; oder nimm die Summe, dann zahlt ein höherer. Auf den beiden Knöpfen unten steht, was jede Wahl einbringt. Tipp an, was du willst.
sb-lesson-other-roll = Jemand anderes hat gewürfelt, und auch du hast etwas davon: dieselben Würfel, aber es zahlen deine roten Hälften. Wähle wieder zwischen einzelnen Würfeln und Summe. Alle wählen gleichzeitig, und niemand sieht die Wahl der anderen vor dem Ende.
sb-lesson-buy = Jetzt darfst du eine Karte kaufen. Die mit goldenem Rahmen kannst du dir leisten. Aber Vorsicht: Ein Kauf kostet all deine Credits, wie niedrig der Preis auch ist. Kauf also, was deine Credits gut nutzt, oder kauf nichts und spare.
sb-lesson-income = Am Ende deines Zuges zählt dein Einkommen: Hast du weniger Credits als Einkommen, werden sie darauf aufgefüllt. Ein wenig Einkommen am Anfang macht jeden späteren Zug stärker.
sb-lesson-ability = Du hast eine geladene Karte: Es liegen genug Ladungsmarker darauf. Du kannst ihre Fähigkeit jetzt nutzen oder für später aufheben. Beim Nutzen werden die Ladungsmarker verbraucht.
sb-lesson-arrow = Ein Pfeil lässt auch einen Nachbarsektor zahlen. Dieser zeigt in beide Richtungen, du darfst also wählen. Pfeile können wie eine Kette von Sektor zu Sektor führen.
sb-lesson-free = Das ist das ganze Spiel: würfeln, kassieren, kaufen und in jedem fremden Zug mitverdienen. Spiel nun frei weiter. Wenn du unsicher bist, gibt dir die Glühbirne einen Tipp, der Pfeil nimmt einen Zug zurück, und jedes „?“ zeigt die Regel.
sb-to-sector = In Sektor { $sector }
sb-claims = Schiffe im Wert von { $amount } zu beanspruchen
