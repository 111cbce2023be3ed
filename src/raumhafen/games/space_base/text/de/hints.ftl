## Gründe für eine Antwort

reason-station = { $card } kommt in Sektor { $sector } und bringt dort in deinen Zügen:{ $credits ->
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
}{ $cube ->
    [0] {""}
   *[other] {" "}+1 Ladungsmarker
}{ $arrow ->
    [0] {""}
   *[other] {" "}+ Ertrag eines Nachbarsektors
}{ $claim ->
    [0] {""}
   *[other] {" "}+1 Anspruch
}{ $nothing ->
    [0] {""}
   *[other] {" "}nichts
}.
reason-deploys = { $card } wird aus Sektor { $sector } entsandt und bringt in den Zügen der anderen:{ $credits ->
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
}{ $cube ->
    [0] {""}
   *[other] {" "}+1 Ladungsmarker
}{ $arrow ->
    [0] {""}
   *[other] {" "}+ Ertrag eines Nachbarsektors
}{ $claim ->
    [0] {""}
   *[other] {" "}+1 Anspruch
}{ $nothing ->
    [0] {""}
   *[other] {" "}nichts
}.
reason-pays-own = { $card } bringt in deinen Zügen:{ $credits ->
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
}{ $cube ->
    [0] {""}
   *[other] {" "}+1 Ladungsmarker
}{ $arrow ->
    [0] {""}
   *[other] {" "}+ Ertrag eines Nachbarsektors
}{ $claim ->
    [0] {""}
   *[other] {" "}+1 Anspruch
}{ $nothing ->
    [0] {""}
   *[other] {" "}nichts
}. Den Sektor wählst du danach.
reason-colony = { $vp ->
    [one] { $card } gibt sofort 1 Siegpunkt und sperrt Sektor { $sector } für immer.
   *[other] { $card } gibt sofort { $vp } Siegpunkte und sperrt Sektor { $sector } für immer.
}
reason-all-credits = Die Karte kostet { $cost }, aber ein Kauf verbraucht immer alle deine Credits: { $credits }.
reason-price = { $left ->
    [one] Die Karte kostet genau { $cost }; es bleibt dir 1 Credit.
   *[other] Die Karte kostet genau { $cost }; es bleiben dir { $left } Credits.
}
reason-free = Die Karte kostet dich nichts; ihr Preis wäre { $cost }.
reason-keep-credits = { $credits ->
    [one] Du behältst deinen Credit für eine teurere Karte; dein Einkommen von { $income } ist dir ohnehin sicher.
   *[other] Du behältst deine { $credits } Credits für eine teurere Karte; dein Einkommen von { $income } ist dir ohnehin sicher.
}
reason-keep-board = Deine Sektoren bleiben, wie sie sind.
reason-keep-cubes = Du behältst deine Ladungsmarker für einen besseren Augenblick.
reason-pays = { $count ->
    [one] Sektor { $sectors } bringt
   *[other] Die Sektoren { $sectors } bringen
}{ $credits ->
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
}{ $special ->
    [0] {""}
   *[other] {" "}+ Ladungsmarker oder Ansprüche
}{ $nothing ->
    [0] {""}
   *[other] {" "}nichts
}.
reason-spends = Das verbraucht Ladungsmarker von { $card }.
reason-better-roll = Die Würfel bringen damit im Schnitt etwa { $percent } % mehr als ohne.
reason-worse-roll = Die Würfel bringen damit im Schnitt etwa { $percent } % weniger als ohne.
reason-uses = { $cubes ->
    [one] Die Fähigkeit verbraucht einen Ladungsmarker von { $card }.
   *[other] Die Fähigkeit verbraucht { $cubes } Ladungsmarker von { $card }.
}
reason-cubes = { $card } hat dann { $cubes } der { $need } Ladungsmarker für eine Nutzung.
reason-ready = { $card } hat dann { $cubes } von { $need } Ladungsmarkern und lässt sich nutzen.
reason-exchange = { $card } und { $to } in Sektor { $sector } tauschen die Plätze.

## Zahlen eines Platzes

figure-credits = Credits
figure-income = Einkommen
figure-vp = Siegpunkte
figure-round-credits = Credits je Runde
figure-round-income = Einkommen je Runde
figure-round-vp = Siegpunkte je Runde
