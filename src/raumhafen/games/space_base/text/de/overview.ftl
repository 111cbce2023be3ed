## Die Seite mit der Übersicht

overview-base = Deine Basis hat zwölf Sektoren
overview-base-text = In jedem Sektor ist ein Schiff stationiert. Seine blaue Hälfte wirkt in deinem eigenen Zug; ist es entsandt, wirkt seine rote Hälfte in den Zügen der anderen (SB4.2, SB8.1).
overview-roll = Zwei Würfel gelten für alle
overview-roll-text = Alle entscheiden verdeckt: die beiden Würfel einzeln oder ihre Summe. Bei 3 und 5 sind das die Sektoren 3 und 5 oder der Sektor 8 (SB7.1, SB7.2).
overview-pay = Sektoren zahlen aus
overview-pay-text = Wer am Zug ist, erhält, was im Sektor blau ist, alle anderen, was auf ihren dort entsandten Schiffen rot ist. Pfeile lassen auch den Nachbarsektor zahlen (SB8.1, SB8.4).
overview-buy = Eine Karte kaufen
overview-buy-text = In deinem Zug darfst du eine Karte kaufen, und ein Kauf kostet immer alle deine Credits. Das neue Schiff wird in seinem Sektor stationiert; das alte wird entsandt und zahlt von nun an in den Zügen der anderen (SB12.1, SB12.2, SB4.2).
overview-colony = Kolonien und das Ende
overview-colony-text = Eine Kolonie bringt auf einmal viele Punkte und sperrt ihren Sektor. Hat jemand 40 Punkte, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte (SB13.2, SB15.1, SB15.2).
sign-cube = Ladungsmarker: bezahlt eine Fähigkeit
sign-arrow = Der Nachbarsektor zahlt auch
sign-claim = Ein Schiff nehmen, ohne zu zahlen
sign-cart = Eine Karte außer der Reihe kaufen
sign-reroll = Neu würfeln
sign-dice = Einen Würfel festlegen oder die Summe verschieben
sign-swap = Tauschen
sign-double = Ein Sektor zahlt doppelt
sign-lock = Von einer Kolonie gesperrt
