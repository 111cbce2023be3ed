## Kartentexte: was eine Wirkung tut

text-gain = Erhalte { $amount } { $resource }
text-lose = Verliere { $amount } { $resource }
text-income = Einkommen: { $amount } { $resource }
text-upkeep = Unterhalt: { $amount } { $resource }
text-capacity = { $amount } { $resource }
text-any = Rohstoffe nach Wahl
text-chosen = seines Rohstoffs
text-actions = Jede Runde: { $amount } × { $action }
text-slots-build = Weitere Bauplätze: { $amount }
text-slots-policy = Weitere Plätze für Politiken: { $amount }
text-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
text-state-size = Staatsgröße +{ $n }
text-votes = { $n ->
    [one] 1 weitere Stimme
   *[other] { $n } weitere Stimmen
}
text-colony-level = { $n ->
    [one] Die Kolonie steigt um eine Stufe
   *[other] Die Kolonie steigt um { $n } Stufen
}
text-colony-level-less = { $n ->
    [one] Die Kolonie fällt um eine Stufe
   *[other] Die Kolonie fällt um { $n } Stufen
}
text-network = Ein Netzwerk der Stufe { $n }
text-guard = { $n ->
    [one] Eine Wache
   *[other] { $n } Wachen
}
text-damage = { $n } Schaden
text-move = { $n ->
    [one] Darf ein System weiter ziehen
   *[other] Darf { $n } Systeme weiter ziehen
}
text-war-weariness-less = Kriegsmüdigkeit −{ $n } (späterer Teil des Spiels)
text-unlock = Schaltet frei: { $names }
text-unlock-later = In einem späteren Teil des Spiels: { $names }
text-gift = Kostenlos: { $n } × { $name }
text-draw-loot-1 = { $n ->
    [one] Ziehe eine Beutekarte der Stufe I
   *[other] Ziehe { $n } Beutekarten der Stufe I
}
text-draw-loot-2 = { $n ->
    [one] Ziehe eine Beutekarte der Stufe II
   *[other] Ziehe { $n } Beutekarten der Stufe II
}
text-draw-anomaly = { $n ->
    [one] Ziehe eine Anomaliekarte
   *[other] Ziehe { $n } Anomaliekarten
}
text-draw-black-market = { $n ->
    [one] Eine Karte des Schwarzmarkts; bis er öffnet, stattdessen 4 Rohstoffe nach Wahl
   *[other] { $n } Karten des Schwarzmarkts; bis er öffnet, stattdessen je 4 Rohstoffe nach Wahl
}
text-draw-advisors = { $n ->
    [one] Ziehe einen Berater (späterer Teil des Spiels)
   *[other] Ziehe { $n } Berater (späterer Teil des Spiels)
}
text-tech = { $n ->
    [one] Eine Technologie, die du jetzt erforschen dürftest, kostenlos
   *[other] { $n } Technologien, die du jetzt erforschen dürftest, kostenlos
}
text-destroy-one-building-here = Ein Gebäude hier geht verloren
text-destroy-one-unit-on-1 = Würfle: Bei einer 1 wird die Einheit zerstört
text-spawn = Neutrale Flotten erscheinen: { $n } × { $faction }
text-link = Ein Quantentunnel verbindet dieses System mit einem entdeckten sicheren
text-reveal = { $n ->
    [one] Decke ein System auf
   *[other] Decke { $n } Systeme auf
}
text-rule-drift = Der Sturm treibt die Einheit in ein Nachbarsystem
text-choose = Wähle eins:
text-branch = Wirkung { $n }
text-roll = Würfle:
text-faces = Bei { $low } bis { $high }

## Kartentexte: Zahlen, die sich ändern

text-modify-building-capacity-upkeep = Unterhalt von Kapazitätsgebäuden { $by }
text-modify-building-resource-upkeep = Unterhalt von Rohstoffgebäuden { $by }
text-modify-building-research-income = Forschungsgebäude bringen { $by }
text-modify-building-resource-income = Rohstoffgebäude bringen { $by }
text-modify-building-resource-income-here = Rohstoffgebäude dieses Planeten bringen { $by }
text-modify-building-yield-here = Rohstoff- und Kapazitätsgebäude dieses Planeten bringen { $by }
text-modify-colony-growth-cost = Wachstum von Kolonien kostet { $by } Nahrung
text-modify-explore-draw = In Systemen, die nicht gefährlich sind, ziehst du { $by } Karte und wählst eine
text-modify-equipment-cost = Ausrüstung kostet { $by } AWE
text-modify-ia-illegal-cost = Deine illegalen Institutionsaktionen kosten { $by } Kultur (späterer Teil des Spiels)
text-modify-ia-illegal-cost-against-you = Illegale Institutionsaktionen gegen dich kosten { $by } Kultur (späterer Teil des Spiels)
text-modify-militia-here = Miliz dieses Planeten { $by }
text-modify-policy-cost = Politiken kosten { $by } Kultur (späterer Teil des Spiels)
text-modify-ship-civil-strategic-move = Zivile Schiffe ziehen { $by } weit
text-modify-ship-colony-cost = Kolonieschiffe kosten { $by } Nahrung
text-modify-ship-cost = Flotten kosten { $by } AWE
text-modify-ship-military-upkeep = Unterhalt von Flotten { $by } AWE
text-modify-ship-research-strategic-move = Forschungsschiffe ziehen { $by } weit
text-modify-ship-strategic-move = Bewegung { $by }
text-modify-trade-ratio = Handelsverhältnisse mit dem Vorrat { $by }
text-modify-treaty-cost = Verträge kosten { $by } Kultur
text-set-building-research-upkeep-min = Der Unterhalt von Forschungsgebäuden darf auf { $n } sinken
text-set-colony-max-level-here = Dieser Planet darf Stufe IV erreichen
text-set-militia-profile = Die Miliz kämpft als { $unit }
text-set-militia-profile-here = Die Miliz dieses Planeten kämpft als { $unit }
text-set-route-income-factor = Verbundene Kolonien bringen das { $n }-Fache ihrer Stufe an AWE
text-set-ship-strategic-move = Bewegung { $n }
text-set-vote-cost = Gekaufte Stimmen kosten je { $n } Kultur
text-set-war-prevent-factor = Kriege gegen dich sind leichter zu verhindern

## Kartentexte: dauerhafte Vorteile

text-flag-absorbs-attacks-first = Fängt Treffer am Boden vor allen anderen Einheiten ab
text-flag-advanced-blueprints = Fortschrittliche Schiffe (späterer Teil des Spiels)
text-flag-buy-advisors = Du darfst Berater kaufen (späterer Teil des Spiels)
text-flag-counts-as-route = Gilt für die Bewegung als Handelsroute: ein System weiter, einmal je Runde
text-flag-fires-known-missile = Kämpft als Flotte ihres Planeten
text-flag-gates-adjacent = Alle deine Tore sind einander benachbart
text-flag-planetary-shield = Kämpft als Flotte seines Planeten
text-flag-removes-danger = Das System ist nicht mehr gefährlich
text-flag-route-bonus-every-entry = Jede Handelsroute, auf die eine Einheit zieht, bringt sie ein System weiter, nicht nur die erste
text-flag-sabotage-ignores-immunity = Sabotage missachtet Immunität (späterer Teil des Spiels)
text-flag-secrecy = Geheimhaltung (späterer Teil des Spiels)
text-flag-space-wonders = Du darfst Weltraumwunder bauen (späterer Teil des Spiels)

## Kartentexte: wovon eine Wirkung abhängt

text-note-at-least = nicht unter { $n }
text-note-at-most = höchstens { $n } Forschung teuer
text-note-at-war = solange du im Krieg bist
text-note-cost = für { $amount } { $resource }
text-note-decision = nur eine der so markierten
text-note-duration-next-round = in der nächsten Runde
text-note-duration-round = in dieser Runde
text-note-keep = { $n ->
    [one] behalte eine
   *[other] behalte { $n }
}
text-note-food-building = ein Nahrungsgebäude: { $n }
text-note-max-level = höchstens bis Stufe { $n }
text-note-ongoing = solange du die Karte behältst
text-note-optional = wenn du möchtest
text-note-cap = höchstens { $n }
text-note-per-equipped-unit = je Schiff, das damit ausgerüstet ist
text-note-when-on-colony-founded = wenn eine Kolonie gegründet wird
text-note-per-building-level = je Stufe
text-note-per-own-embassy = je eigener Botschaft
text-note-per-own-treaty = je eigenem Vertrag
text-note-repeatable = einmal je Runde
text-note-target-all-players = für alle Spieler
text-note-target-each-unit = an jeder Einheit
text-note-target-enemy-side = des Gegners
text-note-target-largest-unit = an der größten Einheit
text-note-target-one-unit = an einer Einheit
text-note-target-smallest-unit = an der kleinsten Einheit
text-note-target-this-fleet = die Einheit, die die Karte zog
text-note-when-closing-phase = in jeder Schlussphase
text-note-when-on-delivery = wenn die Fracht abgeliefert wird
text-note-when-setup = zu Beginn
text-note-where-any-system = in bekannten Systemen deiner Wahl
text-note-where-every-planet = auf allen Planeten
text-note-where-here = hier
text-note-where-home = auf deiner Heimatwelt
text-note-where-legal = wo es stehen darf
text-note-where-own-colony = eine deiner Kolonien
text-note-where-own-network = eines deiner Netzwerke
text-note-where-own-planet = auf einem deiner Planeten
text-note-with = mit { $name }

## Kartentexte: Bedingungen

text-pay = Zahle { $amount } { $resource }
text-pay-action = Gib eine ungenutzte politische Aktion auf
text-pay-aid = Zahle { $use } Kultur mal die Zahl dieser Nutzung und { $point } Kultur je eigenem Siegpunkt
text-pay-cards = { $n ->
    [one] Lege eine Ereigniskarte deiner Hand unter ihren Stapel
   *[other] Lege { $n } Ereigniskarten deiner Hand unter ihre Stapel
}
text-unit-here = Habe hier { $n } × { $name }
text-building-here = Habe hier: { $name }
text-known = Kenne { $name }
text-beat = Deine Armee hier besiegt { $n } × { $name }
text-have-asteroid-routes = Habe { $n } Handelsrouten auf Asteroiden
text-have-building-here = Habe hier { $n } Gebäude
text-have-colony-4-with-buildings = Habe eine Kolonie der Stufe IV mit { $n } Gebäuden
text-have-connected-colonies = Habe { $n } verbundene Kolonien
text-have-connected-here = Diese Kolonie ist durch Handelsrouten mit deiner Heimatwelt verbunden
text-have-guard-here = { $n ->
    [one] Habe hier eine Wache
   *[other] Habe hier { $n } Wachen
}
text-have-homeworlds-adjacent = { $n ->
    [one] Habe eine Einheit neben einer fremden Heimatwelt
   *[other] Habe Einheiten neben { $n } fremden Heimatwelten
}
text-have-last-system-discovered = Entdecke das letzte System der Karte
text-have-military-hull-here = Habe hier Flotten mit { $n } Hülle
text-have-own-anomaly-cards = Habe { $n } Anomaliekarten auf der Hand
text-have-own-culture-income = Habe ein Einkommen von { $n } Kultur
text-have-own-laws = { $n ->
    [one] Habe ein eigenes Gesetz in Kraft (späterer Teil des Spiels)
   *[other] Habe { $n } eigene Gesetze in Kraft (späterer Teil des Spiels)
}
text-have-own-routes = Habe { $n } Handelsrouten
text-have-own-techs = Kenne { $n } Technologien
text-have-own-treaties = Habe { $n } Verträge
text-have-resource-building-here = Habe hier { $n } Rohstoffgebäude
text-have-titans = Habe einen Titanen; fünf deiner Flotten in einem System gelten als einer

## Kartentexte: Teile von Karten

text-colour-blue = Blau: Du behältst die Karte
text-colour-red = Rot: Die Karte kommt unter ihren Stapel
text-colour-grey = Grau: Die Karte bleibt liegen, wo sie gezogen wurde
text-colour-anomaly = Anomalie: Forschungsschiffe erforschen sie; wer die letzte Stufe hinzufügt, behält die Karte
text-stages = { $n ->
    [one] Eine Stufe zu erforschen
   *[other] { $n } Stufen zu erforschen
}
text-job = Auftrag für den, der ihn zuerst erfüllt:
text-growth = In jeder Schlussphase eine Flotte mehr, bis zu { $n }
text-on-defeat = Wer sie besiegt:
text-option = Option { $letter }
text-reward = Belohnung:
text-threat = Bedrohung nach { $pips } Runden, aufgehalten durch { $options }:
text-enemies = Gegner:
text-count = { $n } × { $name }
text-victory = Ein Sieg bringt:
text-first = Bonus für den ersten Forscher:
text-request = Gesuch, für alle, die es zuerst erfüllen:
text-request-anomaly-cards-2 = Habe zwei Anomaliekarten auf der Hand
text-request-colony-connected = Verbinde eine Kolonie durch Handelsrouten mit deiner Heimatwelt
text-request-colony-raised-to-2 = Hebe eine Kolonie auf Stufe II
text-request-military-unit-in-centre = Bewege eine Flotte ins Galaktische Zentrum
text-milestone = Meilenstein:

## Kartentexte: Flotten, Gebäude und Einheiten

text-simple-fleets = { $n ->
    [one] Du darfst eine Flotte mehr haben
   *[other] Du darfst { $n } Flotten mehr haben
}
text-simple-fleets-factor = Du darfst { $n }-mal so viele Flotten haben, höchstens { $most }
text-simple-dice = { $n ->
    [one] Flotten werfen einen Würfel mehr
   *[other] Flotten werfen { $n } Würfel mehr
}
text-simple-hit = Flotten treffen um { $n } leichter
text-simple-damage = Flotten richten { $n } mehr Schaden an
text-simple-hull = Flotten haben { $n } mehr Hülle
text-simple-upkeep = Flotten kosten { $n } AWE mehr Unterhalt
text-simple-defence = Jedes Verteidigungsgebäude kämpft als Flotte seines Planeten
text-simple-fleet-cost = Flotten kosten { $n } AWE mehr
text-building-hull = Hülle { $n }
text-building-shield = Schild { $n }
text-most-per-colony = Höchstens { $n } je Kolonie
text-most-per-player = Höchstens { $n } je Spieler
text-most-per-system = Höchstens { $n } je System
text-dangerous = Kostet in gefährlichen Systemen { $amount } AWE
text-needs-slot = Braucht einen Bauplatz
text-initiative = Initiative { $n }
text-armour = Panzerung { $n }
text-shot-infantry = Gegen Infanterie: { $dice } × Würfel, trifft ab { $hit }, { $damage } Schaden
text-shot-vehicle = Gegen Fahrzeuge: { $dice } × Würfel, trifft ab { $hit }, { $damage } Schaden
text-shot-air-force = Gegen Luftwaffe: { $dice } × Würfel, trifft ab { $hit }, { $damage } Schaden
text-shot-ship = Gegen Flotten: { $dice } × Würfel, trifft ab { $hit }, { $damage } Schaden

## Kartentexte: Schiffe, Flotten, Ausrüstung und Schlüsselworte

text-ship-research = Entdeckt Systeme und erforscht Anomalien; wo es steht, können Handelsrouten und Tore gebaut werden
text-ship-colony = Wird vor den Käufen zu einer Kolonie der Stufe I, auf einem entdeckten Planeten ohne Kolonie
text-ship-move = { $n ->
    [one] Zieht ein System je Runde
   *[other] Zieht { $n } Systeme je Runde
}
text-ship-upkeep = Unterhalt: { $amount } { $resource } für je { $per } Schiffe
text-ship-equipment = { $n ->
    [one] Ein Platz für Ausrüstung: { $names }
   *[other] { $n } Plätze für Ausrüstung: { $names }
}
text-fleet-values = Hülle { $hull }; { $dice } × Würfel, trifft ab { $hit }, { $damage } Schaden
text-fleet-move = { $n ->
    [one] Zieht ein System je Runde und trägt bis zu { $cargo } Bodeneinheiten
   *[other] Zieht { $n } Systeme je Runde und trägt bis zu { $cargo } Bodeneinheiten
}
text-fleet-techs = Technologien bestimmen, wie viele du haben darfst, und machen alle besser und teurer
text-fleet-mercenary = Höchstens eine; Technologien ändern sie nicht, und sie braucht keine Weltraumkapazität
text-component-ships = Für: { $names }
text-keyword-later = { $name } { $n } (späterer Teil des Spiels)
text-trait = { $n ->
    [one] { $name }: { $words }
   *[other] { $name } { $n }: { $words }
}
text-keyword-civil = kämpft nicht; ohne Flotte geht es in einer Schlacht verloren
text-keyword-small = zwei davon brauchen einen Punkt Kapazität
text-keyword-frontline = schützt Einheiten im Rücken, solange eine der Frontlinie steht
text-keyword-back = kann erst angegriffen werden, wenn die Frontlinie gefallen ist
text-keyword-range = trifft auch Einheiten, die die Frontlinie schützt
text-keyword-scatter = übergeht den Schwarm des Ziels
text-keyword-swarm = ist um 1 schwerer zu treffen
text-keyword-recon-flight = legt statt anzugreifen so viele Augen auf eine Art von Einheiten, je +1 auf Treffer in dieser Runde; wer fliegt, kann nur von Luftwaffe und Geschützen angegriffen werden
text-keyword-rolling-barrage = überschüssiger Schaden geht auf Einheiten gleichen Namens über
text-keyword-ground-repair = gibt statt anzugreifen einem Fahrzeug einen Punkt Panzerung zurück
text-keyword-infantry = wird als Infanterie beschossen
text-keyword-vehicle = wird als Fahrzeug beschossen
text-keyword-air-force = wird als Luftwaffe beschossen; kann angreifen, wer auf Aufklärungsflug ist
text-keyword-building-unit = bleibt auf seinem Planeten, höchstens eines dort, und hält ihn nicht allein
text-keyword-job = liegt offen für alle; wer ihn zuerst erfüllt, erhält die Belohnung und die Karte
text-keyword-anomaly = Forschungsschiffe erforschen sie Stufe um Stufe; wer die letzte hinzufügt, führt die Karte aus und behält sie

## Kartentexte: Regierungen und Kabinett

text-size = Staatsgröße { $n }
text-trade-all = Handel mit dem Vorrat { $ratio } : 1
text-trade-both = Handel { $resource } und AWE { $ratio } : 1
text-trade = { $from } gegen { $to }: { $ratio } : 1
text-cabinet-commission = 3 Kultur für eine freie politische Aktion in dieser Runde, höchstens zweimal; 1 Kultur wandelt eine politische Aktion in eine andere Art um
text-cabinet-expedition = 5 Kultur und drei Ereigniskarten, ein Planetenanspruch oder Forschung: Ein Forschungsschiff des äußersten Rings findet jenseits davon einen Planeten
text-cabinet-trade-investment = 5 Kultur: Ein Handelsverhältnis wird dauerhaft um 1 besser, höchstens 2 : 1
text-flag-no-new-treaties = Keine neuen Verträge
text-flag-no-votes = Keine Stimmen
text-flag-open-casus-belli = Jeder hat einen Kriegsgrund
text-flag-no-blockade-in-peace = Keine Blockaden im Frieden
text-win = Wer es vorgeschlagen hat, gewinnt das Spiel sofort
text-contest-income-culture = Wettbewerb um das höchste Kultureinkommen; jeder Platz erhält auch die Belohnungen der niedrigeren
text-contest-count-technologies = Wettbewerb um die meisten Technologien; jeder Platz erhält auch die Belohnungen der niedrigeren
text-contest-sum-military-hull = Wettbewerb um die meiste Hülle der Flotten; jeder Platz erhält auch die Belohnungen der niedrigeren
text-contest-count-routes-and-trade-treaties = Wettbewerb um die meisten Handelsrouten und Handelsverträge; jeder Platz erhält auch die Belohnungen der niedrigeren
text-place = Platz { $n }:
text-modify-tech-cost-known = Technologien, die schon jemand erforscht hat, kosten { $by } R
text-modify-tech-cost-chosen = Die genannte Technologie kostet { $by } R
text-modify-militia-per-level = Miliz je Koloniestufe { $by }
text-set-war-declare-cost = Eine Kriegserklärung darf { $n } Kultur kosten
text-set-ia-build-network-illegal = Netzwerke aufzubauen ist legal (späterer Teil des Spiels)
text-keyword-law-always = Darf immer vorgeschlagen werden, wird nicht auf der Hand gehalten und zuerst abgestimmt; eines je Runde
text-keyword-law-multiple = Darf noch einmal angenommen werden, solange es gilt; seine Wirkung tritt erneut ein
text-keyword-law-competition = Zwei Schluss-Phasen nach der Annahme werden alle Spieler gereiht, dann verlässt es das Spiel
text-note-where-any-colony = der genannten Kolonie
text-note-when-on-kill = wann immer du eine feindliche Einheit zerstörst
text-note-when-on-kill-outlaw = wann immer du eine neutrale Einheit oder eine eines sanktionierten Spielers zerstörst
text-note-per-own-network = je eigenem Netzwerk
text-note-per-adoption = je Annahme
text-note-target-least-vp = wer die wenigsten Siegpunkte hat
text-note-target-rich-player = jeder Spieler mit mehr als 20 AWE
