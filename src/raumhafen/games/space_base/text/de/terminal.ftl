## Space Base im Terminal: kurze Zeichen und Tabellenköpfe

terminal-credits = { $amount }c
terminal-income = { $amount }e
terminal-vp = { $amount }sp
terminal-claim = +{ $count }×S{ $level }
terminal-s = S
terminal-d = E
terminal-sector = Sektor { $sector }
terminal-into = in { $sector }
terminal-closed = gesperrt
terminal-legend = c Credits · e Einkommen · sp Siegpunkte · ← → Nachbarsektor zahlt auch · +2×S1 beansprucht Schiffe · ■ Ladungsmarker, □ leeres Ladungsfeld ([□□] verbunden) · S Stationsseite: eigene Züge · E Entsendeseite: fremde Züge · ✓ bezahlbar · × gesperrter Sektor · ► am Zug · ¹ Startperson

terminal-head-credits = Credits
terminal-head-income = Eink.
terminal-head-vp = SP
terminal-head-station = Stationiert
terminal-head-own = eigene Züge
terminal-head-deployed = Entsandt
terminal-head-other = fremde Züge

terminal-board = Tableau von { $seat }
terminal-dice = Würfel { $a } und { $b } (•), Summe { $sum } (Σ)
terminal-shipyard = Werft: Platz und Name, Kosten und Sektor, was beide Seiten zahlen
terminal-level = S{ $level }
    ({ $left })
terminal-colonies = Kolonien
terminal-printed = { $level ->
    [0] Kosten { $cost }, Sektor { $sector }
   *[other] Stufe { $level }, Kosten { $cost }, Sektor { $sector }
}

terminal-setup = Spielaufbau
terminal-heading = Runde { $round } · Zug von { $seat } · { $phase }
terminal-phase-1 = Fähigkeiten vor dem Wurf
terminal-phase-2 = Wurf
terminal-phase-3 = Würfelwahl
terminal-phase-4 = Erträge
terminal-phase-5 = Fähigkeiten nach den Erträgen
terminal-phase-6 = Kauf
terminal-phase-7 = Fähigkeiten nach dem Kauf
terminal-phase-8 = Auffüllen
terminal-phase-9 = Einkommen

## Optionen

terminal-split = Einzeln, { $a } und { $b }: { $gains }
terminal-sum = Summe, { $sum }: { $gains }
terminal-nothing = nichts
terminal-cubes = +{ $count } Ladungsmarker
terminal-buy = { $card } kaufen · { $facts }
terminal-claim-ship = { $card } beanspruchen · { $facts }
terminal-chosen = Gewählt: { $cards }; { $left }c übrig
terminal-stay = Bei Sektor { $sector } bleiben
terminal-to-sector = → Sektor { $sector }
terminal-where-station = (Sektor { $sector }, stationiert, Ladungsmarker: { $cubes })
terminal-where-deployed = (Sektor { $sector }, entsandt, Ladungsmarker: { $cubes })
