## Gründe beim Bauen

reason-pile = Niemand weiß, was es wird; { $left } Teile liegen noch verdeckt.
reason-open-poor = { $count ->
    [one] Das einzige offene Teil nützt deinem Schiff vermutlich weniger als ein neues.
   *[other] Von den { $count } offenen Teilen nützt deinem Schiff vermutlich keines mehr als ein neues.
}
reason-open-better = Unter den offenen Teilen nützt eines deinem Schiff mehr als die meisten neuen: { $kind }
reason-fits = { $kind }: passt am besten auf { $cell }. Bisher hast du davon { $have }.
reason-fits-nowhere = { $kind }: passt ohne Baufehler nirgends an dein Schiff. Bisher hast du davon { $have }.
reason-take-back = Du nimmst das lose Teil wieder auf und kannst es anderswo anbauen.
reason-joins = { $kind } auf { $cell }: Bisher hast du davon { $have }.
reason-fault = { $kind } kann auf { $cell } nicht ohne Baufehler liegen.
reason-put-back = Das Teil kommt offen zurück, und andere können es nehmen.
reason-set-aside = Du behältst das Teil für später; was beim Start noch beiseiteliegt, gilt als verloren.
reason-release = Du gibst die Karten zurück und baust weiter.
reason-flip = Die Zeit läuft weiter: Der Sand bringt das Ende des Bauens für alle näher.
reason-wait = Es ändert sich nichts.
reason-look = Du siehst, was bevorsteht; dieser Flug hat { $left } Karten.
reason-finish = { $empty ->
    [0] Du startest als Nummer { $number }; dein Schiff ist voll.
    [one] Du startest als Nummer { $number }; ein Feld bleibt leer.
   *[other] Du startest als Nummer { $number }; { $empty } Felder bleiben leer.
}
reason-standing = Das legt fest, ob die Sanduhr für dich umgedreht wird.

## Gründe im Flug

reason-humans = Zwei Menschen: zwei Köpfe mehr in der Besatzung.
reason-purple = Ein Alien statt zweier Menschen: +2 Kanonenstärke, wenn das Schiff Kanonen hat.
reason-brown = Ein Alien statt zweier Menschen: +2 Motorstärke, wenn das Schiff Motoren hat.
reason-lose-human = Ein Mensch verlässt { $cell }; { $left } bleiben an Bord.
reason-lose-alien = Das Alien verlässt { $cell } und nimmt seinen Bonus mit; { $left } bleiben an Bord.
reason-challenge = Verstößt das Schiff gegen eine Regel, muss es nachgebessert werden.
reason-give-up = { $goods ->
    [0] Der Flug ist für dich zu Ende, ohne Bonus für die Ankunft.
   *[other] Der Flug ist für dich zu Ende, ohne Bonus für die Ankunft; Waren im Wert von { $goods } bringen nur { $half }.
}
reason-stay = { $cards ->
    [one] Eine Karte kommt noch. Deine Besatzung: { $crew }, Wert deiner Waren: { $goods }.
   *[other] { $cards } Karten kommen noch. Deine Besatzung: { $crew }, Wert deiner Waren: { $goods }.
}
reason-stranded = Keine Motorstärke: Du musst sofort aufgeben.
reason-days-ahead = { $days ->
    [one] Du fliegst einen Tag voraus.
   *[other] Du fliegst { $days } Tage voraus.
}
reason-batteries = { $count ->
    [one] Das kostet einen Energiestein; { $left } bleiben.
   *[other] Das kostet { $count } Energiesteine; { $left } bleiben.
}
reason-no-battery = Das kostet keinen Energiestein; du behältst { $left }.
reason-weakest-days = Stärke { $strength }: Bisher ist niemand schwächer, und wer am schwächsten ist, verliert { $amount } Flugtage.
reason-weakest-crew = Stärke { $strength }: Bisher ist niemand schwächer, und wer am schwächsten ist, verliert { $amount } Besatzungsmitglieder.
reason-weakest-goods = Stärke { $strength }: Bisher ist niemand schwächer, und wer am schwächsten ist, verliert { $amount } Waren.
reason-weakest-shots = Stärke { $strength }: Bisher ist niemand schwächer, und wer am schwächsten ist, wird beschossen.
reason-not-weakest-days = Stärke { $strength }: Jemand ist schwächer, du verlierst also keine Flugtage.
reason-not-weakest-crew = Stärke { $strength }: Jemand ist schwächer, du verlierst also keine Besatzung.
reason-not-weakest-goods = Stärke { $strength }: Jemand ist schwächer, du verlierst also keine Waren.
reason-not-weakest-shots = Stärke { $strength }: Jemand ist schwächer, du wirst also nicht beschossen.
reason-win = Stärke { $strength } gegen { $enemy }: Du gewinnst{ $credits ->
    [0] {""}
   *[other] {" "}{ $credits } Credits
}{ $cubes ->
    [0] {""}
    [one] {" "}eine Ware
   *[other] {" "}{ $cubes } Waren
} für { $days ->
    [one] einen Flugtag
   *[other] { $days } Flugtage
}.
reason-draw = Stärke { $strength } gegen { $enemy }: unentschieden, nichts gewonnen und nichts verloren; der Gegner nimmt sich das nächste Schiff vor.
reason-defeat = Stärke { $strength } gegen { $enemy }: Du verlierst{ $goods ->
    [0] {""}
   *[other] {" "}{ $goods } Waren
}{ $crew ->
    [0] {""}
   *[other] {" "}{ $crew } Besatzungsmitglieder
}{ $shots ->
    [0] {""}
    [one] {","} und ein Schuss kommt auf dich zu
   *[other] {","} und { $shots } Schüsse kommen auf dich zu
}.
reason-pass = { $days ->
    [0] Du fliegst vorbei.
    [one] Du fliegst vorbei und sparst einen Flugtag.
   *[other] Du fliegst vorbei und sparst { $days } Flugtage.
}
reason-goods = { $cubes ->
    [0] Es gibt keine Waren.
    [one] Eine Ware; deine Ladung ist danach { $credits } Credits mehr wert.
   *[other] { $cubes } Waren; deine Ladung ist danach { $credits } Credits mehr wert.
}
reason-days = { $days ->
    [0] Es kostet keinen Flugtag.
    [one] Es kostet einen Flugtag.
   *[other] Es kostet { $days } Flugtage.
}
reason-wreck = { $credits } Credits für { $crew } Besatzungsmitglieder; { $left } bleiben an Bord.
reason-reward = Die Belohnung ist für dich { $credits } Credits wert.
reason-leave-goods = { $cubes ->
    [0] Nichts bleibt zurück.
    [one] Eine Ware im Wert von { $credits } bleibt zurück.
   *[other] { $cubes } Waren im Wert von { $credits } bleiben zurück.
}
reason-stow = Eine Ware ({ $colour }, { $credits } wert) kommt auf { $cell } an Bord.
reason-lift = Eine Ware ({ $colour }, { $credits } wert) verlässt { $cell } und macht Platz.
reason-saves = { $count ->
    [one] Das rettet das Teil auf { $cell }.
   *[other] Das rettet das Teil auf { $cell } und insgesamt { $count } Teile.
}
reason-struck = { $more ->
    [0] Auf { $cell } verlierst du: { $kind }. Sonst fällt nichts ab.
    [one] Auf { $cell } verlierst du: { $kind }. Ein weiteres Teil fällt mit ab.
   *[other] Auf { $cell } verlierst du: { $kind }. { $more } weitere Teile fallen mit ab.
}
reason-part = { $kept } Teile fliegen weiter, { $lost } gehen verloren.
reason-battery = { $left ->
    [0] Die Batterie auf { $cell } ist dann leer.
   *[other] Die Batterie auf { $cell } behält { $left }.
}
reason-lose-cube = Eine Ware ({ $colour }, { $credits } wert) verlässt { $cell }.

## Zahlen eines Schiffs

figure-engines = Motorstärke
figure-cannons = Kanonenstärke
figure-exposed = Offene Verbindungen
figure-crew = Besatzung
figure-batteries = Energiesteine
figure-goods = Waren an Bord, in Credits
figure-lost = Für verlorene Teile zu zahlen
figure-day = Flugtag
figure-holds = Platz für Waren
figure-faults = Baufehler
