## Das Spielbrett im Browser

sk-map = Karte der Galaxis
sk-zoom = Größe der Karte
sk-zoom-all = Ganze Galaxis zeigen
sk-zoom-home = Meine Heimatwelt zeigen
sk-parts = Teile des Spielbretts
sk-tab-map = Karte
sk-tab-act = Handeln
sk-tab-empire = Reich
sk-tab-research = Forschung
sk-tab-politics = Politik
sk-round = Runde { $round } von { $limit }
sk-target = Sieg mit { $points } Punkten
sk-set-up = Aufbau
sk-phases = Phasen der Runde
sk-phase-politics = Politik
sk-phase-economy = Ökonomie
sk-phase-movement = Bewegung
sk-phase-battles = Kampf
sk-phase-closing = Schluss

## Worte der Karte

sk-face-down = Verdecktes System
sk-amount = { $amount } { $resource }
sk-points-ground = { $points } BK
sk-points-space = { $points } WK
sk-colony-of = Kolonie von { $name }, Stufe { $level }
sk-blocked = blockiert
sk-fleets-of = { $count ->
    [one] eine Flotte
   *[other] { $count } Flotten
} ({ $name })
sk-neutral-fleets = { $count } × { $kind } (neutral)
sk-neutral = Neutral
sk-unit-defence = Verteidigungsgebäude
sk-mark-route = hat hier eine Handelsroute
sk-mark-gate = hat hier ein künstliches Tor
sk-mark-blockade = blockiert dieses System
sk-mark-control = kontrolliert dieses System
sk-inspector = Was hier liegt
sk-may-hold = In diesem Ring liegen noch verdeckt:
sk-pieces = Einheiten
sk-cargo-of = An Bord von Flotte { $fleet }, nur dir bekannt:
sk-strengths = Stärke im Weltraum
sk-sites = Bauplätze
sk-free-sites = { $count ->
    [one] Ein freier Bauplatz
   *[other] { $count } freie Bauplätze
}
sk-garrison = Verteidigung
sk-garrison-unknown = Eine Garnison unbekannter Größe
sk-garrison-none = Keine Garnison
sk-only-you = Nur du weißt das.
sk-unsettled = Hier hat sich niemand niedergelassen.
sk-damage = Bombardiert: { $pips } { $pips ->
    [one] Schadenspunkt
   *[other] Schadenspunkte
}
sk-open-card = Offenes Ereignis: { $card }
sk-stage = Anomalie der Stufe { $stage }
sk-link = Quantentunnel nach { $system }
sk-conquered = Wurde { $name } im Krieg abgenommen
sk-events = Ereignisse des Planeten
sk-events-active = { $active } aktiv, { $due } anstehend
sk-events-threat = Bedrohung: { $pips }
sk-events-done = Hier geschieht nichts mehr.
sk-kind-develop = Optionen der Planeten
sk-kind-force = Erzwungene Entwicklung

## Was man tun kann

sk-assistant = Ratgeber
sk-menu = Was du tun kannst
sk-acted = { $acted } von 2 Aktionen
sk-help-politics = Wechsle die Regierung, lass das Kabinett arbeiten oder passe.
sk-help-economy = Forsche, baue, wachse und kaufe, zwei Aktionen je Zug, bis du passt. Kapazität verfällt.
sk-help-movement = Bewege Schiffe und Flotten, zwei je Zug. Tippe auf der Karte eine Einheit an, dann ihr Ziel.
sk-help-battles = Flotten und Armeen, die sich treffen, kämpfen.
sk-help-closing = Investoren, Meilensteine und Siegpunkte werden gezählt.
sk-waits-for = Gewartet wird auf { $names }.
sk-watch = Schau, was geschieht.
sk-nothing-asked = Jetzt ist nichts zu entscheiden.
sk-forget = Wenn du jetzt passt, bleibt liegen:
sk-forget-actions = { $count ->
    [one] eine politische Aktion
   *[other] { $count } politische Aktionen
}
sk-forget-grow = { $count ->
    [one] eine Kolonie, die wachsen könnte
   *[other] { $count } Kolonien, die wachsen könnten
}
sk-forget-research = { $count ->
    [one] eine Technologie, die du erforschen könntest
   *[other] { $count } Technologien, die du erforschen könntest
}
sk-forget-ground = { $points } Bodenkapazität
sk-forget-space = { $points } Weltraumkapazität
sk-forget-unit = { $unit } in { $system } hat sich nicht bewegt
sk-kind-people = Bevölkerungsmehrheiten
sk-kind-govern = Regierungswechsel
sk-kind-cabinet = Kabinett
sk-kind-convert = Politische Aktionen umwandeln
sk-kind-research = Forschung
sk-kind-build = Bauen
sk-kind-upgrade = Aufwerten
sk-kind-grow = Wachstum
sk-kind-buy = Einheiten
sk-kind-equip = Ausrüstung
sk-kind-lower = Kapazität zurücklegen
sk-kind-trade = Handel mit dem Vorrat
sk-kind-fly = Zivile Schiffe
sk-kind-study = Anomalien erforschen
sk-kind-move = Flotten
sk-kind-blockade = Blockaden
sk-kind-lift = Blockaden aufheben
sk-kind-distant = Ferner Krieg
sk-kind-sell = Verkaufen
sk-withheld = Jetzt nicht zu haben
sk-needs = Braucht { $tech }
sk-short-of = { $amount } { $resource } zu wenig
sk-short-ground = { $points } Bodenkapazität zu wenig
sk-short-space = { $points } Weltraumkapazität zu wenig
sk-no-place = Jetzt nicht möglich; antippen, um zu erfahren, warum
sk-points-left = Noch { $points }: { $capacity }
sk-open-research = Alle Technologien zeigen
sk-grow-to = { $system } auf Stufe { $level }
sk-act-fly = { $ship } aus { $system } bewegen
sk-act-study = { $system } erforschen: { $ship }
sk-act-move = Flotte { $fleet } aus { $system } bewegen
sk-strike-who = { $count ->
    [one] Deine Einheit handelt: { $unit }
   *[other] { $count } Einheiten handeln: { $unit }
}
sk-strike-dice = { $dice ->
    [one] ein Würfel je Einheit, trifft ab { $need }
   *[other] { $dice } Würfel je Einheit, treffen ab { $need }
}, { $damage } { $kind ->
    [energy] Energieschaden
   *[other] Schaden
}
sk-strike-chance = { $percent } % Chance, dass etwas fällt
sk-percent = { $percent } %
sk-unit-dice = { $dice ->
    [one] ein Würfel, trifft ab { $hit }, { $damage } Schaden
   *[other] { $dice } Würfel, treffen ab { $hit }, { $damage } Schaden
}
sk-hit-destroys = { $damage } Schaden: zerstört
sk-hit-leaves = { $damage } Schaden: Hülle { $hull } bleibt
sk-odds-battle = Wenn beide Seiten ab Runde { $round } weiterkämpfen
sk-fleet-limit = Flotten: höchstens { $most }
sk-act-target = { $unit }, Hülle { $hull }
sk-act-site = Bauplatz { $slot }: { $building }
sk-fleet-number = Flotte { $fleet }

## Staatskasse und Summen

sk-treasury = Staatskasse
sk-capacity-ground = Boden
sk-capacity-space = Weltraum
sk-state-size = Staatsgröße
sk-votes = Stimmen
sk-open-sum = { $what }: Rechnung zeigen
sk-sum-of = Woher es kommt: { $what }
sk-sum-wait = Wird zusammengezählt …
sk-sum-total = Zusammen
sk-sum-none = Zusammen { $total }; eine Rechnung dazu gibt es jetzt nicht.

## Forschung, Reich, Politik

sk-research-legend = Du hast { $amount } Forschung. Hervorgehobene Technologien kannst du jetzt erforschen; die Preise gelten jetzt für dich.
sk-field-known = { $known } von { $all } bekannt
sk-tech-known = Du kennst sie.
sk-tech-open = Jetzt für { $price } Forschung zu haben.
sk-tech-dear = Kostet { $price } Forschung, mehr als du hast.
sk-tech-closed = Kostet { $price } Forschung und baut auf anderen auf, die dir fehlen.
sk-tech-needs = Baut auf: { $techs }.
sk-tech-cheaper = Günstiger, weil jemand sie schon kennt; aufgedruckt sind { $printed } Forschung.
sk-colonies = { $count } von { $most } Planeten, die dein Staat regieren kann
sk-column-system = System
sk-column-level = Stufe
sk-column-buildings = Gebäude
sk-column-garrison = Garnison
sk-units = Schiffe und Flotten
sk-fleet-values = Eine Flotte von dir: Hülle { $hull }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, trifft ab { $hit }, { $damage } Schaden, kostet { $price } AWE, Unterhalt { $upkeep }; höchstens { $most } davon.
sk-government-now = Regierung: { $government }.
sk-government-next = Nächste Runde: { $government }.
sk-governments = Regierungen
sk-political-actions = Politische Aktionen
sk-points = Siegpunkte
sk-planets = Planeten
sk-techs = Technologien
sk-fleets = Flotten
sk-passed = gepasst
sk-seat-line = Volk: { $people } · Regierung: { $government } · Heimatwelt: { $home }
sk-seat-words = { $points } Siegpunkte, { $planets } Planeten, { $techs } Technologien; { $account }

## Schlachten

sk-battle = Schlacht
sk-battle-space = Raumschlacht
sk-battle-ground = Bodenschlacht
sk-battle-round = Kampfrunde { $round }
sk-side-attacker = Angreifer
sk-side-defender = Verteidiger
sk-hull = Hülle
sk-hits = { $count ->
    [one] Ein Treffer zu verteilen
   *[other] { $count } Treffer zu verteilen
}
sk-armour = Panzerung { $armour }
sk-no-units = Keine Einheiten
sk-fortress = Festung: { $points }
sk-initiative = Initiative { $step }

## Die geführten Runden

sk-lesson-goal = Willkommen! Du führst ein Volk zwischen den Sternen. Wer zuerst sechs Siegpunkte hat, gewinnt dieses kurze Spiel: mit wachsenden Kolonien, ganzen Forschungsfeldern, Entdeckungen, Investoren und Eroberungen. Die Karte zeigt die Galaxis; das meiste liegt noch verdeckt.
sk-lesson-first-tech = Du beginnst mit einer Technologie deiner Wahl. Hervorgehobene sind jetzt zu haben. Für das erste Spiel eignen sich Interstellarer Handel oder Ausgebaute Wirtschaft: Sie helfen deinem Einkommen.
sk-lesson-treasury = Unten steht deine Staatskasse: Nahrung für Wachstum und Gebäude, AWE für Schiffe, Forschung für Technologien, Kultur für die Politik. Die kleine Zahl ist dein Einkommen; tippe eine Zahl an, und sie zeigt ihre Rechnung.
sk-lesson-assistant = Der Ratgeber nennt, was du in dieser Phase tun kannst, mit Preisen. Du hast zwei Aktionen, dann sind die anderen dran, bis alle gepasst haben. Er erinnert dich auch an das, was beim Passen liegen bliebe.
sk-lesson-research = Erforsche etwas: Öffne die Übersicht der Technologien oder wähle eine aus der Liste.
sk-lesson-build = Baue nun: Jedes Gebäude steht auf einem Bauplatz einer Kolonie und bringt jede Runde mehr von seinem Rohstoff.
sk-lesson-place = Wo soll es stehen? Hervorgehobene Systeme auf der Karte kannst du antippen.
sk-lesson-pass = Wer gepasst hat, ist in dieser Phase fertig. Nun beginnt die Bewegung-Phase: Schiffe und Flotten bewegen sich, zwei je Zug.
sk-lesson-fly = Dein Forschungsschiff entdeckt die Galaxis. Tippe das hervorgehobene System an, in dem es wartet.
sk-lesson-step = Tippe nun an, wohin es fliegt. Ein verdecktes System wird beim Betreten aufgedeckt; Planeten, Anomalien und Gefahren warten dort.
sk-lesson-chapters = Jede Runde außer der ersten beginnt mit der Politik. Ihr Blatt hat fünf Kapitel; das erste ist die Diplomatie: Verträge, Kriege und der Hohe Rat, mit Preis, Wirkung und dem Grund, wenn etwas nicht geht. Wen du noch nicht entdeckt hast, mit dem kannst du nicht reden: Schiffe oder Kolonien von euch beiden müssen im selben oder in benachbarten Systemen sein.
sk-lesson-government = Regierung: Eine bessere lenkt mehr Planeten und handelt günstiger. Zu ihr gehören Politiken, die du einführst, und Ziele, die Siegpunkte bringen.
sk-lesson-agents = Agenten: Charaktere reisen an Bord deiner Forschungsschiffe. Agenten bauen Netzwerke auf und spionieren, Diplomaten sprechen für dich, die Polizei hält Wache. Jeder Charakter führt eine Institutionsaktion je Runde ohne politische Aktion aus.
sk-lesson-advisors = Berater: Du suchst sie, spielst sie für ihren Preis aus und wertest sie zweimal auf. Jeder hat eine eigene Fähigkeit und verlangt Unterhalt.
sk-lesson-market = Markt: Karten des Schwarzmarkts werden versteigert, alle bieten geheim. Der Untergrund verkauft seine Dienste gegen AWE.
sk-lesson-politics = Das meiste kostet politische Aktionen: Manche gelten nur für Verträge, Institutionen, Gesetze oder die Regierung, freie für alles davon. Der Ratgeber nennt, was du jetzt tun kannst, auch im Kabinett. Passen ist keine Schande.
sk-lesson-council = Ihr habt einander entdeckt: Nun kann der Hohe Rat tagen, einmal je Runde. Wer ihn einberuft, schlägt ein Gesetz vor, die anderen dürfen es auch, und dann wird geheim abgestimmt. Weitere Stimmen kosten Kultur.
sk-lesson-treaty = Auch Verträge sind jetzt möglich. Biete einen an, zum Beispiel einen Handelsvertrag: Dann könnt ihr in der Ökonomie-Phase Rohstoffe tauschen. Der Bot antwortet sofort. Eine Ablehnung kostet keine Aktion.
sk-lesson-share = Die Kultur, die ein Vertrag kostet, könnt ihr teilen. Wie viel soll der andere zahlen? Je weniger, desto eher sagt er Ja.
sk-lesson-offer = Jemand macht dir ein Angebot: einen Vertrag oder einen Tausch. Nimm an oder lehne ab; bei einem Vertrag ist auch ein Gegenangebot möglich. Antworten kannst du auch, wenn du nicht am Zug bist.
sk-lesson-law = Der Hohe Rat tagt. Wähle das Gesetz, das du vorschlägst, oder keines.
sk-lesson-vote = Stimme nun ab: Bist du für das Gesetz oder dagegen? Niemand sieht deine Stimme, bevor alle abgestimmt haben.
sk-lesson-colony = Zwei Planeten sind besser als einer. Kaufe ein Kolonieschiff, flieg es zu einem Planeten, den du gefunden hast, und gründe dort in der nächsten Ökonomie-Phase eine Kolonie.
sk-lesson-found = Dein Kolonieschiff kann siedeln: Tippe den Planeten an.
sk-lesson-battle = Eine Schlacht: Das Feld auf der Karte zeigt beide Seiten. Wähle, wer getroffen wird; den Rest tun die Würfel.
sk-lesson-free = Nun kennst du die Runde: Politik, Ökonomie, Bewegung, Kampf, Schluss. Ein Tipp hilft dir, wenn du nicht weiterweißt. Viel Glück!

## Optionen planetarer Ereignisse

sk-act-option = { $option }: { $words }
sk-option-words = { $price } → { $reward }

## Investoren, Aufträge, Ferne Kriege, Karten

sk-tab-affairs = Ereignisse
sk-investors = Investoren
sk-request-open = Gesuch offen
sk-request-done = Gesuch erfüllt
sk-milestone-open = Meilenstein offen
sk-milestone-done = Meilenstein erreicht
sk-request-now = In dieser Runde erfüllt von:
sk-jobs = Aufträge, offen für alle
sk-no-jobs = Kein Auftrag liegt offen.
sk-distant = Ferner Krieg
sk-no-distant = Kein Ferner Krieg liegt offen.
sk-away = hat eine Armee aus { $system } geschickt: { $war }
sk-away-mine = Deine Armee in der Ferne, nur dir bekannt: { $units }
sk-hand = Deine Ereigniskarten: { $count }
sk-hand-of = Ereigniskarten: { $count }
sk-no-hand = Keine Ereigniskarten.
sk-decks = Karten in den Stapeln
sk-deck-loot-1 = Beute I
sk-deck-loot-2 = Beute II
sk-deck-loot-3 = Beute III
sk-reader = Was die Technologie bewirkt
sk-reader-help = Zeige auf eine Technologie oder tippe sie an, um zu lesen, was sie bewirkt.
sk-price = { $price } Forschung

## Endstand

sk-scores = Siegpunkte
sk-score-colonies = Kolonien der Stufen III und IV
sk-score-captured = Eroberte Planeten
sk-score-kept = Forschung, Entdeckungen, Investoren, Ereignisse
sk-score-total = Siegpunkte
sk-score-planets = Planeten
sk-score-levels = Stufen aller Planeten
sk-score-techs = Technologien
sk-score-routes = Handelsrouten
sk-score-fleets = Flotten
sk-score-cards = Ereigniskarten
sk-score-income = Einkommen aller Rohstoffe

## Auf der Bühne

sk-stage-lost-title = Du hast einen Planeten verloren
sk-stage-lost = { $name } hat { $system } erobert.

## Chancen vor einem Angriff

sk-odds = Siegchance
sk-odds-ask = { $count ->
    [one] Siegchance für eine Flotte zeigen
   *[other] Siegchance für { $count } Flotten zeigen
}
sk-odds-ground = Siegchance einer Landung zeigen
sk-odds-wait = Wird ausgerechnet …
sk-odds-none = Hier gibt es jetzt nichts zu erkämpfen.

## Was ein Reich sonst noch hat

sk-claims = Planetenansprüche: { $count }
sk-equipment = Ausrüstung ziviler Schiffe: { $list }
sk-guards = Wachen: { $list }
sk-networks = Netzwerke: { $list }
sk-aid = Entwicklungshilfe: { $count }-mal
sk-skipped = Seit { $count } Einkommen größer als die Staatsgröße: Jedes zweite wird ausgesetzt
