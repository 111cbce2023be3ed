## Was eine Kartenart tut

card-text-open_space = In Flugreihenfolge: Gib deine Motorstärke an und fliege so viele Tage voraus. Ganz ohne Antrieb musst du aufgeben.
card-text-planets = In Flugreihenfolge: Lande auf einem freien Planeten und lade seine Waren, oder fliege weiter.
card-text-abandoned_ship = In Flugreihenfolge: Wer als Erstes zugreift und genug Besatzung hat, gibt Besatzung ab und wird bezahlt.
card-text-abandoned_station = In Flugreihenfolge: Wer als Erstes zugreift und genug Besatzung hat, lädt die Waren.
card-text-meteor_swarm = Meteoriten kommen einer nach dem anderen. Ein Wurf bestimmt die Linie für alle Schiffe.
card-text-smugglers = In Flugreihenfolge: Wer schwächer ist, verliert Waren; wer stärker ist, gewinnt Waren und beendet den Kampf.
card-text-slavers = In Flugreihenfolge: Wer schwächer ist, verliert Besatzung; wer stärker ist, wird bezahlt und beendet den Kampf.
card-text-pirates = In Flugreihenfolge: Wer schwächer ist, wird danach beschossen; wer stärker ist, wird bezahlt und beendet den Kampf.
card-text-combat_zone = Zeile für Zeile trifft es ein Schiff, bei Gleichstand das weiter vorn.
card-text-stardust = Vom letzten bis zum führenden Schiff: Jede offene Verbindung kostet einen Tag.
card-text-epidemic = Jede besetzte Kabine, die mit einer anderen besetzten verbunden ist, verliert ein Besatzungsmitglied.
card-text-sabotage = Auf dem Schiff mit der kleinsten Besatzung explodiert vielleicht ein Teil: bis zu drei Versuche mit Spalte und Reihe.

## Ihre Zahlen

card-strength = Stärke { $amount }
card-crew-needed = Nötige Besatzung: { $amount }
card-crew-lost = { $amount ->
    [one] Kostet 1 Besatzungsmitglied
   *[other] Kostet { $amount } Besatzungsmitglieder
}
card-goods-lost = { $amount ->
    [one] Nimmt 1 Ware
   *[other] Nimmt { $amount } Waren
}
card-credits = { $amount ->
    [one] Zahlt 1 Credit
   *[other] Zahlt { $amount } Credits
}
card-days = { $amount ->
    [one] Kostet 1 Tag
   *[other] Kostet { $amount } Tage
}
card-goods = Waren: { $red } rot, { $yellow } gelb, { $green } grün, { $blue } blau
card-planet = Planet { $number }: { $red } rot, { $yellow } gelb, { $green } grün, { $blue } blau
card-small-meteor = Kleiner Meteorit von { $side }
card-big-meteor = Großer Meteorit von { $side }
card-small-shot = Kleiner Schuss von { $side }
card-big-shot = Großer Schuss von { $side }
card-line-days = { $amount ->
    [one] { $criterion }: 1 Tag zurück
   *[other] { $criterion }: { $amount } Tage zurück
}
card-line-crew = { $amount ->
    [one] { $criterion }: verliert 1 Besatzungsmitglied
   *[other] { $criterion }: verliert { $amount } Besatzungsmitglieder
}
card-line-goods = { $amount ->
    [one] { $criterion }: verliert 1 Ware
   *[other] { $criterion }: verliert { $amount } Waren
}
card-line-shots = { $criterion }: wird beschossen
