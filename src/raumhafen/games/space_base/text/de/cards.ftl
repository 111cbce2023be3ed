## Spiel

space-base-title = Space Base
space-base-tagline = Führe deine Raumbasis, entsende deine Schiffe und kassiere bei jedem Wurf: bei deinem eigenen und bei allen anderen.

## Werte

resource-credits = Credits
resource-income = Einkommen
resource-vp = Siegpunkte
resource-charge = Ladungsmarker

## Kartenseiten

side-station = Stationsseite
side-deployed = Entsendeseite

## Erträge

reward-credits = { $amount ->
    [one] +1 Credit
   *[other] +{ $amount } Credits
}
reward-income = +{ $amount } Einkommen
reward-vp = { $amount ->
    [one] +1 Siegpunkt
   *[other] +{ $amount } Siegpunkte
}
reward-arrow-left = Auch der Sektor links daneben zahlt
reward-arrow-right = Auch der Sektor rechts daneben zahlt
reward-arrow-both = Auch der Sektor links oder rechts daneben zahlt, nach deiner Wahl
reward-claim = { $count ->
    [one] Beanspruche bis zu 1 Schiff der Stufe { $level }
   *[other] Beanspruche bis zu { $count } Schiffe der Stufe { $level }
}
reward-charge = +1 Ladungsmarker auf diese Karte

## Ladungsfelder

charge-single = 1 Ladungsfeld: Sein Ladungsmarker reicht für eine Nutzung
charge-linked = { $squares } verbundene Ladungsfelder: Erst alle zusammen reichen für eine Nutzung
charge-unlinked = { $squares } einzelne Ladungsfelder: Jeder Ladungsmarker reicht für eine Nutzung

## Fähigkeiten: in wessen Zug

effect-color-blue = In deinem Zug
effect-color-red = In fremden Zügen
effect-color-green = In jedem Zug

## Fähigkeiten: Wirkungen

effect-gain = { $resource ->
    [income] Erhalte { $amount } Einkommen
    [vp] { $amount ->
        [one] Erhalte 1 Siegpunkt
       *[other] Erhalte { $amount } Siegpunkte
    }
   *[credits] { $amount ->
        [one] Erhalte 1 Credit
       *[other] Erhalte { $amount } Credits
    }
}
effect-dice-shift = { $max ->
    [1] Wenn du die Summe nimmst: Rücke 1 Sektor nach rechts
   *[other] Wenn du die Summe nimmst: Rücke bis zu { $max } Sektoren nach rechts
}
effect-buy-card = { $count ->
    [one] Du darfst 1 weitere Karte zum genauen Preis kaufen
   *[other] Du darfst bis zu { $count } weitere Karten zum genauen Preis kaufen
}
effect-buy-and-place = { $count ->
    [one] Du darfst 1 weiteres Schiff zum genauen Preis kaufen und in einem beliebigen offenen Sektor von { $first } bis { $last } anlegen
   *[other] Du darfst bis zu { $count } weitere Schiffe zum genauen Preis kaufen und jedes in einem beliebigen offenen Sektor von { $first } bis { $last } anlegen
}
effect-claim-cards = { $count ->
    [one] Beanspruche bis zu 1 Schiff der Stufe { $level }
   *[other] Beanspruche bis zu { $count } Schiffe der Stufe { $level }
}
effect-swap-sectors = Vertausche alle Karten der Sektoren { $first } und { $last }
effect-reroll-dice = { $max ->
    [1] Würfle nach dem Wurf 1 Würfel neu
   *[other] Würfle nach dem Wurf bis zu { $max } Würfel neu
}
effect-set-die = Lege 1 Würfel auf eine Zahl deiner Wahl, statt ihn zu werfen
effect-opponents-lose-vp = { $amount ->
    [one] Alle anderen verlieren 1 Siegpunkt
   *[other] Alle anderen verlieren { $amount } Siegpunkte
}
effect-place-charge = Lege 1 Ladungsmarker auf eine andere deiner Karten
effect-move-charge = Versetze 1 Ladungsmarker zwischen zwei anderen deiner Karten
effect-exchange-card = Dieses Schiff tauscht den Platz mit einem anderen deiner stationierten Schiffe
effect-win-game = Du gewinnst sofort das Spiel
effect-double-station = Ein Sektor, der dir in diesem Zug etwas bringt, zahlt doppelt
effect-double-deployed = Ein Sektor, dessen entsandte Schiffe dir in diesem Zug etwas bringen, zahlt doppelt

## Kolonien

colony-vp = { $amount ->
    [one] 1 Siegpunkt beim Kauf
   *[other] { $amount } Siegpunkte beim Kauf
}
colony-closes-sector = Sperrt ihren Sektor: Dort kann keine Karte mehr angelegt werden

## Schiffsklassen

class-asimov-exploration-carrier = Erkundungsträger der Asimov-Klasse
class-bowie-cargo-vessel = Frachtschiff der Bowie-Klasse
class-bradbury-carrier = Trägerschiff der Bradbury-Klasse
class-burroughs-command-ship = Kommandoschiff der Burroughs-Klasse
class-campbell-command-cruiser = Kommandokreuzer der Campbell-Klasse
class-clarke-mining-vessel = Bergbauschiff der Clarke-Klasse
class-clement-dreadnaught = Schlachtschiff der Clement-Klasse
class-fate-cargo-vessel = Frachtschiff der Fate-Klasse
class-frazetta-carrier = Trägerschiff der Frazetta-Klasse
class-gernsback-destroyer = Zerstörer der Gernsback-Klasse
class-giger-carrier = Trägerschiff der Giger-Klasse
class-gunn-cargo-carrier = Frachtträger der Gunn-Klasse
class-gunn-cargo-cruiser = Frachtkreuzer der Gunn-Klasse
class-harryhausen-mining-vessel = Bergbauschiff der Harryhausen-Klasse
class-heinlein-command-cruiser = Kommandokreuzer der Heinlein-Klasse
class-herbert-mining-vessel = Bergbauschiff der Herbert-Klasse
class-knight-cargo-vessel = Frachtschiff der Knight-Klasse
class-lucas-gun-carriage = Geschützträger der Lucas-Klasse
class-merritt-cargo-tug = Frachtschlepper der Merritt-Klasse
class-modified-bradbury-carrier = Modifiziertes Trägerschiff der Bradbury-Klasse
class-modified-merritt-cargo-tug = Modifizierter Frachtschlepper der Merritt-Klasse
class-modified-pohl-tug = Modifizierter Schlepper der Pohl-Klasse
class-moore-fast-tanker = Schnelltanker der Moore-Klasse
class-norton-cargo-tug = Frachtschlepper der Norton-Klasse
class-paul-cargo-vessel = Frachtschiff der Paul-Klasse
class-roddenbury-hypernet-gate = Hypernetz-Tor der Roddenbury-Klasse
class-russel-tanker = Tanker der Russel-Klasse
class-scott-mining-vessel = Bergbauschiff der Scott-Klasse
class-silverberg-command-tug = Kommandoschlepper der Silverberg-Klasse
class-sturgeon-defender-tug = Geleitschlepper der Sturgeon-Klasse
class-tolkien-cargo-carrier = Frachtträger der Tolkien-Klasse
class-tucker-cargo-train = Frachtzug der Tucker-Klasse
class-verne-hypernet-gate = Hypernetz-Tor der Verne-Klasse
class-wells-star-cruiser = Sternenkreuzer der Wells-Klasse
class-williamson-command-ship = Kommandoschiff der Williamson-Klasse

## Kolonieklassen

class-cameron-star-settlement = Sternensiedlung der Cameron-Klasse
class-kubrick-star-settlement = Sternensiedlung der Kubrick-Klasse
class-serling-star-settlement = Serling-Sternensiedlung
