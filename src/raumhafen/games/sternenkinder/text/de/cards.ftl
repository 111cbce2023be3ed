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
text-war-weariness-less = Kriegsmüdigkeit −{ $n }
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
    [one] Eine Karte des Schwarzmarkts; ohne Politik stattdessen 4 Rohstoffe nach Wahl
   *[other] { $n } Karten des Schwarzmarkts; ohne Politik stattdessen je 4 Rohstoffe nach Wahl
}
text-draw-advisors = { $n ->
    [one] Ziehe einen Berater
   *[other] Ziehe { $n } Berater
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
text-modify-ia-illegal-cost = Deine illegalen Institutionsaktionen kosten { $by } Kultur (mit Politik)
text-modify-ia-illegal-cost-against-you = Illegale Institutionsaktionen gegen dich kosten { $by } Kultur (mit Politik)
text-modify-militia-here = Miliz dieses Planeten { $by }
text-modify-policy-cost = Politiken kosten { $by } Kultur (mit Politik)
text-modify-ship-civil-strategic-move = Bewegung ziviler Schiffe { $by }
text-modify-ship-colony-cost = Kolonieschiffe kosten { $by } Nahrung
text-modify-ship-cost = Flotten kosten { $by } AWE
text-modify-ship-military-upkeep = Unterhalt von Flotten { $by } AWE
text-modify-ship-research-strategic-move = Bewegung von Forschungsschiffen { $by }
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
text-flag-buy-advisors = Du darfst Berater kaufen
text-flag-counts-as-route = Gilt für die Bewegung als Handelsroute: ein System weiter, einmal je Runde
text-flag-fires-known-missile = Kämpft als Flotte ihres Planeten
text-flag-gates-adjacent = Alle deine Tore sind einander benachbart
text-flag-planetary-shield = Kämpft als Flotte seines Planeten
text-flag-removes-danger = Das System ist nicht mehr gefährlich
text-flag-route-bonus-every-entry = Jede Handelsroute, auf die eine Einheit zieht, bringt sie ein System weiter, nicht nur die erste
text-flag-sabotage-ignores-immunity = Sabotage missachtet Immunität (mit Politik)
text-flag-secrecy = Deine Technologien zählen für andere nicht; für 3 Forschung mehr veröffentlichst du eine (mit Politik)
text-flag-space-wonders = Eine Logokratie darf Weltraumwunder bauen (mit Politik)

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
text-note-when-closing-phase = in jeder Schluss-Phase
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
    [one] Habe ein eigenes Gesetz in Kraft
   *[other] Habe { $n } eigene Gesetze in Kraft
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
text-growth = In jeder Schluss-Phase eine Flotte mehr, bis zu { $n }
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

text-size = Staatsgröße { $n ->
    [99] ∞
   *[other] { $n }
}
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
text-contest-sum-military-hull = Wettbewerb um die Flotten mit der meisten Hülle; jeder Platz erhält auch die Belohnungen der niedrigeren
text-contest-count-routes-and-trade-treaties = Wettbewerb um die meisten Handelsrouten und Handelsverträge; jeder Platz erhält auch die Belohnungen der niedrigeren
text-place = Platz { $n }:
text-modify-tech-cost-known = Technologien, die schon jemand erforscht hat, kosten { $by } Forschung
text-modify-tech-cost-chosen = Die genannte Technologie kostet { $by } Forschung
text-modify-militia-per-level = Miliz je Koloniestufe { $by }
text-set-war-declare-cost = Eine Kriegserklärung darf { $n } Kultur kosten
text-set-ia-build-network-illegal = Netzwerke aufzubauen ist legal
text-keyword-law-always = Darf immer vorgeschlagen werden, wird nicht auf der Hand gehalten und zuerst abgestimmt; eines je Runde
text-keyword-law-multiple = Darf noch einmal angenommen werden, solange es gilt; seine Wirkung tritt erneut ein
text-keyword-law-competition = Zwei Schluss-Phasen nach der Annahme werden die Plätze vergeben, dann verlässt es das Spiel
text-note-where-any-colony = der genannten Kolonie
text-note-when-on-kill = wann immer du eine feindliche Einheit zerstörst
text-note-when-on-kill-outlaw = wann immer du eine neutrale Einheit oder eine eines sanktionierten Spielers zerstörst
text-note-per-own-network = je eigenem Netzwerk
text-note-per-adoption = je Annahme
text-note-target-least-vp = wer die wenigsten Siegpunkte hat
text-note-target-rich-player = jeder Spieler mit mehr als 20 AWE

# Charaktere und Botschaften (A8)
text-character-agent = Ein Agent je Schiff: Institutionsaktionen der Agenten
text-character-diplomat = Ein Diplomat je Schiff: Institutionsaktionen der Diplomaten
text-character-police = Eine Polizeieinheit je Schiff: Institutionsaktionen der Polizei
text-note-per-own-law = für jedes deiner geltenden Gesetze
text-note-per-culture-income-10 = für je volle 10 Kultur Einkommen
text-keyword-diplomatic-immunity = Diplomatische Immunität: Wer es im Frieden zerstört, steigt eine Sanktionsstufe
text-modify-ia-illegal-cost-all = Illegale Institutionsaktionen kosten { $by } Kultur
# Regierungen, Politiken, Ziele und Wunder

text-flag-branches = Du darfst Filialen auf Planeten anderer eröffnen
text-flag-builds-wonders = Du darfst Weltraumwunder bauen
text-flag-cannot-declare-war = Du kannst keinen Krieg erklären, aber einem beitreten
text-flag-endless-expansion = Technologien für die Staatsgröße gelten als erforscht; das Galaktische Zentrum bringt jede Runde einen Siegpunkt
text-flag-free-policy-of-this-government = Eine Politik dieser Regierung, kostenlos
text-flag-influence = Du kannst deinen Einfluss auf andere Welten erhöhen
text-flag-lends-money = Andere können sich bei dir AWE leihen und zahlen Zinsen
text-flag-may-found-federation = Du kannst eine Föderation gründen, deren Mitglieder gemeinsam siegen
text-flag-own-military-is-mercenary = Deine Flotten gelten als Söldner (mit Schiffen, in einem späteren Teil des Spiels)
text-flag-policy-cost-refunded = Die Kosten der Politik kommen zurück
text-flag-utopia-upkeep = Der Unterhalt jeder Flotte ist um 1 AWE höher
text-flag-war-goal-rewards-doubled = Belohnungen für erfüllte Kriegsziele verdoppeln sich
text-have-active-policies = { $n } aktive Politiken
text-modify-culture-cost-except-ia = Alle Kosten an Kultur: { $by }
text-note-per-law-in-force = je geltendem Gesetz
text-note-per-own-colony = je eigener Kolonie
text-note-per-own-research-building = je eigenem Forschungsgebäude
text-note-per-own-starbase = je eigener Sternenbasis, im einfachen Kampf je Raketenbasis
text-request-policy-introduced = Eine Politik einführen
text-policy-just-war = Einmal je Runde für 7 Kultur: ein Kriegsgrund mit freien Zielen. Im Krieg bezahlst du Flotten und ihren Unterhalt mit Kultur, wo AWE fehlen.
text-policy-war-booty = 2 AWE für jede zerstörte Militäreinheit, 2 Nahrung für eine zivile; verdoppelt im Krieg und gegen Neutrale. Eine eroberte Kolonie eines Kriegsgegners bringt eine Technologie, und über die Kopfgelder hast du mehr Stimmen.
text-policy-war-code = Kapazitätsgebäude kosten 1 AWE weniger und geben 2 Kultur je Stufe; im Krieg gibt jedes 1 Kultur und je 1 Boden- und Weltraumkapazität mehr.
text-policy-surveillance = Auf jedem deiner Planeten gilt eine Polizei als anwesend; im Krieg zählt eine Garnison als zwei weitere.
text-policy-flagship = Eine zusätzliche Flotte ohne Unterhalt; wer sie zerstört, bekommt einen Siegpunkt. Eine neue kostet 10 AWE.
text-policy-legion = Am Ende jeder Ökonomie-Phase stellen Kapazitätsgebäude je Stufe eine Infanterie und zwei Sternenbasen (Raketenbasen) eine Flotte. Deine Miliz kämpft als Infanterie.
text-policy-indoctrination = Die ersten zwei Augen Kriegsmüdigkeit je Krieg zählen nicht, vom Rest nur jedes zweite.
text-policy-slavery = 1 AWE je Stufe deiner Planeten; Raketenbasen kosten die Hälfte. Deine Miliz kämpft für den Angreifer, und deine Sanktionsstufe steigt.
text-policy-dividend = In jeder Schluss-Phase im Frieden steigt der Zähler, bis 6; jedes Auge gibt je Runde 1 von jedem Rohstoff. Krieg setzt ihn auf 0.
text-policy-participation = Bei Abstimmungen zählt jede Kolonie eine Stufe höher; Stufe III und IV geben 1 und 2 Stimmen mehr.
text-policy-constitution = Das Kabinett kostet 1 Kultur weniger je Politik von Demokratie und Föderation, und jedes Kulturgebäude gibt je solcher Politik 1 Kultur.
text-policy-new-clouds = Schluss-Phase: Zahle je Mitglied 10 von jedem Rohstoff; jedes Mitglied bekommt einen Siegpunkt.
text-policy-fusion = Die Mitglieder teilen Einkommen und Unterhalt gleichmäßig; jedes Rohstoffgebäude gibt 1 mehr je Mitglied, neben einem Zentrum doppelt.
text-policy-united-fleets = Einheiten kosten je anderem Mitglied die Hälfte mehr, dafür bekommt jedes eine Kopie. Mitglieder nutzen Kapazität und Bauplätze gemeinsam.
text-policy-tech-parity = Mitglieder teilen ihre Technologien, als wären sie erforscht.
text-policy-tax = Jede Quelle von AWE-Einkommen gibt 1 AWE mehr.
text-policy-fund = Ökonomie-Phase: 3 AWE für ein Auge, zweimal je Runde und später öfter. Jedes Auge erhöht den Bonus deiner Regierung um 1, auf Stufe II dein AWE-Einkommen.
text-policy-partner-seele = Söldner kosten 1 AWE weniger Unterhalt und werden in der Ökonomie-Phase gekauft.
text-policy-partner-tor = Sofort 2 Handelsrouten und eine Flotte. Routen anderer zählen wie deine.
text-policy-flash-contracts = Söldner können für 1 AWE je System Entfernung zu einer deiner Flotten stoßen.
text-policy-stock = Schluss-Phase: Ändere den Börsenwert um bis zu 3, zwischen −12 und 12. Er ist AWE-Einkommen oder Unterhalt aller.
text-policy-real-estate = Einmal je Runde: Biete mehr als den Preis für ein Rohstoffgebäude eines anderen; er verkauft oder zahlt mehr.
text-policy-monetary-rule = Einmal je Runde in der Ökonomie-Phase: 30 AWE für einen Siegpunkt.
text-policy-partner-form = Von 3 Rohstoffen für ein Gebäude kommt 1 zurück. Jeder Planet der Stufe IV ist einen Siegpunkt mehr wert.
text-policy-mobility = Handelsrouten kosten 2 AWE weniger und keine Kapazität.
text-policy-equality = 2 Nahrung je Stufe deiner Kolonien.
text-policy-civil-society = In jeder Ökonomie-Phase eine zivile Einheit, kostenlos und ohne Kapazität.
text-policy-harmony = Jeder deiner Planeten hat einen Bauplatz mehr.
text-policy-refuge = Einmal je Runde für eine Regierungsaktion: Eine deiner Kolonien steigt um eine Stufe.
text-policy-beacon = Je 6 Koloniestufen anderer in Reichweite deines Einflusses ein Siegpunkt.
text-policy-education = Deine Flotten gelten als Forschungsschiffe, wo es nützt; der Schaden, den sie in Schlachten anrichten, bringt ebenso viel Forschung, und Wunder dürfen zwei Stufen je Runde wachsen.
text-policy-experiment = Eine Anomalie hat Stufe I, sobald ein Schiff sie untersucht. Drei erforschte Anomalien sind ein Siegpunkt.
text-policy-free-research = Forschungsgebäude geben 2 Forschung mehr und kosten 1 Nahrung weniger Unterhalt.
text-policy-partner-welle = 1 Forschung je Forschungsschiff, höchstens 4, und 1 Forschung je entdecktem System.
text-policy-symposium = Alle Stufen eines Wunders deiner Wahl kosten die Hälfte, außer Forschung.
text-policy-holism = 1 Forschung je zwei Technologien.
text-policy-hyperfocus = Einmalig: Ein Forschungsgebiet kostet die Hälfte; bis es vollständig ist, kosten alle anderen 3 Forschung mehr.
text-policy-transmutation = Forschung wird 2:1 in Nahrung und AWE getauscht. Nahrungs- und AWE-Gebäude geben 2 mehr.
text-goal-order = 3 neutrale Flotten zerstören: Ein beliebiges Gesetz tritt sofort als deines in Kraft.
text-goal-rival = Rivalen-Zähler 3: seine ganze Kultur, mindestens 7 Rohstoffe, und ein Siegpunkt.
text-goal-arms = 5 Weltraumkapazität produzieren: doppelt so viele Rohstoffe nach Wahl und 1 AWE je Stufe der Kapazitätsgebäude.
text-goal-judge = 30 Kultur in der Politik-Phase zahlen: Ein beliebiges Gesetz tritt sofort als deines in Kraft.
text-goal-favourite = Ein Vertrag und Frieden mit jedem Spieler: 5 Kultur je Vertrag.
text-goal-law = 3 eigene Gesetze in Kraft: ein Siegpunkt.
text-goal-market = 5 Stufen von AWE-Gebäuden: fünf weitere Quellen von 1 AWE.
text-goal-investment = Am Ende einer Ökonomie-Phase 10 AWE oder mehr zahlen: Nach der nächsten kommt es vervielfacht zurück.
text-goal-network = Am Ende der Politik ein Handelsvertrag mit jedem Spieler: 4 AWE je Vertrag und AWE bei jedem Austausch.
text-goal-triaria = 30 AWE Einkommen: ein Siegpunkt.
text-goal-economy = 9 Stufen von Rohstoffgebäuden: 3 Nahrung je Stufe.
text-goal-refuge = 3 Kolonien: sofort zwei Koloniestufen.
text-goal-unknown = 3 Kolonieschiffe über den Rand der Karte schicken: ein Siegpunkt.
text-goal-feed = 5 Nahrung je Spieler zahlen, mindestens 20: Alle Kolonien aller Spieler steigen um eine Stufe.
text-goal-mankind = Aus jedem Gebiet eine Technologie, die nur du hast, allen schenken: ein Siegpunkt.
text-goal-map = Bekannte Wege von deiner Heimatwelt zum Zentrum und zu allen Heimatwelten sowie alle ihre Nachbarn: Entdecke so viele Systeme, wie Spieler dabei sind.
text-goal-leader = In jedem Gebiet mehr Technologien als jeder andere: 5 Forschung je anderem Spieler.
text-goal-standard = Ein Forschungsgebiet vor allen anderen vollenden: je Technologie daraus 2 Rohstoffe außer Forschung.
text-wonder-stellar-swarm = Auf einem eigenen Planeten oder neben einer Supernova, je Stufe 30 AWE, 15 Forschung und 6 Weltraumkapazität: 12, dann 25, dann 50 AWE je Runde; Stufe 3: 3 Siegpunkte.
text-wonder-replication-yard = In einem kontrollierten Asteroidenfeld, je Stufe 20 AWE, 10 Forschung und 4 Weltraumkapazität: 3, dann 6, dann 12 Weltraumkapazität, und Flotten kosten 1, 2, 4 AWE weniger; Stufe 3: 3 Siegpunkte.
text-wonder-void-habitat = In einem kontrollierten Nebel, je Stufe 20 Nahrung, 20 Forschung und 6 Bodenkapazität: 4, dann 8 Stimmen und Bodenkapazität, 1, dann 3 von jedem Rohstoff; Stufe 2: 3 Siegpunkte.
