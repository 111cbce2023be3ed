## Merchant of Venus am Terminal: Tabellenköpfe und kurze Zeilen

terminal-heading = Runde { $round } von { $of } · Würfel { $dice } · { $mp } BP
terminal-ship = { $seat } auf { $space }
terminal-pilot = Pilot: { $pilot }, Stufe { $level }
terminal-cargo = An Bord: { $list }
terminal-rewards = Belohnungen: { $list }
terminal-passenger = Passagier: { $passenger } nach { $where } für { $fare }
terminal-mission = Auftrag: { $mission } – { $where }{ $text } ({ $fame } Ruhm)
terminal-unknown = Noch keine Kultur ist entdeckt.
terminal-way = { $space } ({ $region }): { $cost } BP, { $percent } %
terminal-head-place = Ort
terminal-head-credits = Credits
terminal-head-fame = Ruhm
terminal-head-worth = Wert
terminal-head-laser = Laser
terminal-head-shield = Schild
terminal-head-room = Platz
terminal-head-system = System
terminal-head-sells = verkauft
terminal-head-pays = zahlt jetzt
terminal-legend = Wert = Credits, Raumhäfen und Ruhm, wenn das Spiel jetzt endete · Platz = freie / ganze Kapazität · ein Ort in Reichweite: seine Bewegungspunkte und die Aussicht, in diesem Zug anzukommen · ► wer am Zug ist
