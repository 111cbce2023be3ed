## Galaxy Trucker im Terminal: Zeichen, Tabellenköpfe, kurze Zeilen

terminal-heading = Flug { $at } von { $of } · { $round } · { $phase }
terminal-ship = Schiff von { $seat }
terminal-credits = { $amount ->
    [one] 1 Credit
   *[other] { $amount } Credits
}
terminal-legend = Ränder eines Teils: │ ─ einfache Verbindung, ║ ═ doppelte, ╫ ╪ universelle, nichts = glatt. Hinter dem Kürzel: Pfeil = wohin Lauf, Düse oder Schild zeigt; Zahl = Batterien, Menschen oder Würfel; l b = lila oder braunes Alien. · freies Feld, ? gewähltes Feld. Die vier Ziffern eines Teils sind seine Verbindungen: vorn, rechts, hinten, links (0 glatt, 1 einfach, 2 doppelt, 3 universell). 2+1 = Stärke 2 und ein Doppelteil, das eine Batterie braucht. Batt. Batterien, offen = offene Verbindungen. ► wer gerade baut

terminal-tile-start_cabin = SK
terminal-tile-cabin = Ka
terminal-tile-cannon = Kn
terminal-tile-double_cannon = DK
terminal-tile-engine = Mo
terminal-tile-double_engine = DM
terminal-tile-battery2 = B2
terminal-tile-battery3 = B3
terminal-tile-cargo2 = L2
terminal-tile-cargo3 = L3
terminal-tile-special_cargo1 = S1
terminal-tile-special_cargo2 = S2
terminal-tile-structural = Vb
terminal-tile-life_support_purple = Ll
terminal-tile-life_support_brown = Lb
terminal-tile-shield = Sd
terminal-purple = l
terminal-brown = b

terminal-head-place = Platz
terminal-head-crew = Leute
terminal-head-engines = Motoren
terminal-head-cannons = Kanonen
terminal-head-batteries = Batt.
terminal-head-exposed = offen
terminal-head-lost = Verlust
terminal-building = baut
terminal-order = Start { $order }
terminal-day = Tag { $day }
terminal-gave-up = raus

terminal-goods = Waren: { $red } rot, { $yellow } gelb, { $green } grün, { $blue } blau
terminal-hand = In der Hand: { $tile }
terminal-aside = Beiseitegelegt: { $tiles }
terminal-loose = Das Teil auf { $cell } ist noch nicht verschweißt.
terminal-fault = Fehler auf { $cell }: { $fault }

terminal-sand-running = Sanduhr auf { $spot }, der Sand läuft.
terminal-sand-empty = Sanduhr auf { $spot }, der Sand ist durchgelaufen.
terminal-pile = Teile: { $count } verdeckt im Haufen, { $open } offen
terminal-seen = Im Stapel: { $card } [{ $id }]
terminal-no-card = Es liegt keine Karte offen; { $left ->
    [one] 1 Karte ist
   *[other] { $left } Karten sind
} noch übrig.
terminal-danger = { $danger } von { $side } auf { $seat }: Wurf { $roll }, Feld { $cell }
