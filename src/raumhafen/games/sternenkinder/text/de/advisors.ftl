# Berater: gesucht, ins Spiel gebracht, aufgewertet, bestochen, getötet; das Veto (A10.11 bis A10.13, A8.31, A8.41)

ask-advisor-surplus = Welcher Berater kommt in die Auslage?
ask-advisor-replaced = Es ist kein Platz mehr frei. Welcher Berater geht?
ask-advisor-free = Welche Fähigkeit bekommst du umsonst?
ask-clan-card = Zahlst du 3 AWE für eine Karte vom Schwarzmarkt?
ask-pirate-place = Wo erscheinen die angeheuerten Piraten?
ask-hasty-fleet = Welche Flotte darf ein System weiter?
ask-veto = Legst du das Veto der Stimme der Okima ein? Du hast es nur einmal.
ask-attempt-bid = Wie viel Kultur bietest du für das Leben des Beraters?

action-seek = Berater suchen
action-advisor = Ins Spiel bringen: { $advisor }
action-advisor-at-advisor-surplus = In die Auslage: { $advisor }
action-advisor-at-advisor-replaced = Entlassen: { $advisor }
action-advisor-at-ia-detail = Ziel: { $advisor }
action-advisor-at-sale = Entlassen: { $advisor }
action-skill = { $advisor }: { $ability }
action-skill-at-ia-detail = Bestechen: { $advisor }, { $ability }
action-consult = Um Rat fragen: { $advisor }
action-watch = Veto, an oder aus: { $veto }
action-yes-at-veto = Verhindern
action-no-at-veto = Geschehen lassen
action-amount-at-attempt-bid = { $amount } Kultur

event-seeks = { $seat } sucht Berater.
event-advisor-drawn-own = Du ziehst einen Berater: { $advisor }.
event-advisor-shown = { $seat } legt einen Berater in die Auslage: { $advisor }.
event-advisor = { $seat } hat einen neuen Berater: { $advisor }.
event-advisor-gone = Ein Berater verlässt { $seat }: { $advisor }.
event-advisor-raised = Der Berater von { $seat } kann mehr: { $advisor }, { $ability }.
event-advisor-full = Der Berater von { $seat } ist voll aufgewertet: { $advisor }, { $ability }.
event-treaties-pay = Die Gräfin bringt { $seat } { $amount } Kultur für Verträge.
event-consults = { $seat } fragt um Rat: { $advisor }.
event-calm = { $seat } ist um { $amount } weniger kriegsmüde.
event-veto-asked = { $other_seat } wird gefragt, ob { $seat } handeln darf: { $veto }.
event-veto = { $seat } verhindert eine Aktion von { $other_seat }.
event-veto-watches = { $seat } will gefragt werden: { $veto }.
event-veto-ignores = { $seat } will nicht mehr gefragt werden: { $veto }.
event-bribe = { $seat } besticht einen Berater von { $other_seat }: { $advisor }, { $ability }.
event-assassinated = { $advisor } von { $other_seat } ist tot. { $seat } hat { $amount } Kultur geboten, gegen { $bid } Kultur und { $bonus } für Wachen.
event-survives = { $advisor } von { $other_seat } überlebt einen Anschlag. { $seat } hat { $amount } Kultur geboten, gegen { $bid } Kultur und { $bonus } für Wachen.

illegal-no-experts = Berater kommen nur zu einem Experten-Rat.
illegal-advisor-away = Dieser Berater ist weder auf deiner Hand noch in der Auslage.
illegal-no-skill = Das ist keine Fähigkeit der nächsten Stufe eines deiner Berater.
illegal-raised = Er wurde in dieser Politik-Phase schon aufgewertet.

ability-basic = Grundfähigkeit
ability-first-a = Stufe 1, erste Wahl
ability-first-b = Stufe 1, zweite Wahl
ability-second-a = Stufe 2, erste Wahl
ability-second-b = Stufe 2, zweite Wahl

veto-against = gegen dich
veto-war = Kriege
veto-law = Gesetze
veto-government = Regierungswechsel
veto-policy = Politiken
veto-advisor = Berater
veto-treaty = Verträge
veto-institution = Institutionsaktionen
veto-other = andere politische Aktionen

sk-kind-seek = Berater suchen
sk-kind-advisor = Berater
sk-kind-skill = Berater aufwerten
sk-kind-consult = Berater befragen
sk-kind-watch = Wann das Veto dich fragt

text-advisor-level-1 = Stufe 1, eins von beiden:
text-advisor-level-2 = Stufe 2, eins von beiden:
text-advisor-a = Erste Wahl
text-advisor-b = Zweite Wahl
text-rule-voice-okima = Du darfst eine politische Aktion oder eine Institutionsaktion eines anderen verhindern: Sie ist verbraucht, ihre Kosten werden nicht bezahlt, und in dieser Runde wird sie nicht wiederholt. Vorher sagst du, bei welchen Arten du gefragt werden willst.
text-modify-anomaly-stage = Stufen einer Anomalie je Untersuchung { $by }
text-modify-bid-fee = Gebühr bei Versteigerungen { $by } Kultur
text-modify-building-cost = Gebäude kosten { $by }
text-modify-fleet-strategic-move-one = Bewegung einer deiner Flotten { $by }
text-modify-ground-hit = Würfel deiner Bodeneinheiten { $by }
text-modify-loot-points = Beutepunkte je gewonnener Schlacht { $by } (späterer Teil des Spiels)
text-modify-mercenary-upkeep = Unterhalt von Söldnern { $by } AWE
text-modify-network-cost = Netzwerke kosten { $by } Kultur
text-modify-network-max-level = Höchste Stufe von Netzwerken { $by }
text-modify-policy-upkeep = Unterhalt jeder Politik { $by } Kultur
text-modify-route-cost = Handelsrouten kosten { $by } AWE
text-modify-ship-hit-first-round = Würfel deiner Flotten in der ersten Runde einer Schlacht { $by }
text-modify-ship-initiative = Initiative deiner Schiffe { $by } (späterer Teil des Spiels)
text-modify-ship-military-upkeep-total = Unterhalt aller Flotten zusammen { $by } AWE
text-modify-tech-cost = Technologien kosten { $by } Forschung
text-modify-underground-cost = Dienste des Untergrunds kosten { $by } AWE
text-modify-unit-ground-cost = Bodeneinheiten kosten { $by } Nahrung
text-modify-vote-cost = Gekaufte Stimmen kosten { $by } Kultur
text-note-limit-game = einmal im Spiel
text-note-limit-round = einmal je Runde
text-note-limit-twice-round = zweimal je Runde
text-note-per-own-connected-colony = je Kolonie, die mit deiner Heimatwelt verbunden ist
text-note-when-economy = in der Ökonomie-Phase
text-note-when-movement-start = in der Bewegung-Phase, bevor sie zieht
text-note-when-on-auction-won = immer wenn du eine Versteigerung gewinnst
text-note-when-on-battle-won = immer wenn du eine Schlacht gewinnst
text-note-when-on-explore = immer wenn du ein System entdeckst
text-note-when-on-illegal-ia = immer wenn dir eine illegale Institutionsaktion gelingt
text-note-when-on-law-passed = immer wenn ein Gesetz von dir angenommen wird
text-note-when-politics-start = zu Beginn der Politik-Phase
text-note-where-every-own-colony = auf jeder deiner Kolonien, ohne die Heimatwelt
text-note-where-own-system = in einem eigenen System
text-policy-council-grant = Ein Platz mehr für Berater; beide wirken gleichzeitig.

# Judikative Macht, das große Forum, Kläne und Seele (A16.5, A16.6, A22.14, A22.16)

ask-all-laws = Zerstörst du ein Gesetz, oder übernimmst du eins?
ask-claimed-law = Welches Gesetz?
ask-forum = Welchen Vertrag zwingst du diesem Spieler auf?
ask-clan-place = In welchem System erscheinen Schiff und Netzwerk?
ask-seele-milestone = Zahlst du Seele 20 Kultur für einen Siegpunkt?

action-choice-at-all-laws = { $choice ->
    [1] Ein Gesetz in Kraft zerstören
   *[other] Ein Gesetz eines anderen übernehmen
}
action-law-at-claimed-law = { $law }
action-policy-at-law-target = { $policy }
action-policy-at-enacted-target = { $policy }
action-treaty-at-forum = { $treaty } mit { $other_seat }
action-no-at-forum = Kein Vertrag
action-yes-at-seele-milestone = Zahlen
action-no-at-seele-milestone = Die Kultur behalten

event-special-law = { $seat } hält ein besonderes Gesetz: { $law }.
event-law-taken = { $seat } übernimmt ein Gesetz: { $law }.
event-law-destroyed = { $seat } zerstört ein Gesetz: { $law }.
event-law-proposed-policy = { $seat } schlägt ein Gesetz über { $policy } vor: { $law }.
illegal-policy-outlawed = Ein Gesetz hat diese Politik geächtet.

text-policy-judiciary = Wird ein Gesetz von dir angenommen: 1 Kultur je Goldstimme aller, ab fünf doppelt (höchstens 20 Kultur), ab zehn auch ein Siegpunkt. Du hältst drei besondere Gesetze.
text-goal-forum = Eine Botschaft auf jeder anderen Heimatwelt: Du zwingst jedem Spieler ohne Kosten einen Vertrag auf.
text-law-all-laws = Ein Gesetz in Kraft verlässt das Spiel, oder deine Marke ersetzt die eines anderen auf einem Gesetz.
text-law-humanitarian-law = Wer eine Kolonie bombardiert, einen Terroranschlag verübt oder eine Rebellion beginnt, steigt jedes Mal um eine Sanktionsstufe, und wer das Gesetz vorschlug, bekommt 2 Kultur.
text-law-outlaw-policy = Die genannte Politik ist für alle inaktiv und kostet keinen Unterhalt.
text-flag-free-advisor-upgrade = Einer deiner Berater steigt kostenlos um eine Stufe
text-have-advisor-level = Ein Berater der Stufe { $n }
text-have-networks-level-3 = { $n } Netzwerke der Stufe 3 oder höher
text-note-where-same-system = im selben System
text-request-advisor-in-play = Bring einen Berater ins Spiel
text-request-agent-ia-performed = Lass einen Agenten eine Institutionsaktion ausführen

# Einfluss (A18.11)

ask-incite = Wo lässt du die Miliz sich erheben? Einmal je Planet.
action-no-at-incite = Nirgends
event-incites = Der Einfluss von { $seat } lässt die Miliz von { $other_seat } in { $system } sich erheben.

# Planetare Ereignisse (B27.6.6)

ask-assistance = Wie viel vom Geforderten zahlst du für den Besitzer? (Nahrung, AWE, Forschung, Kultur nacheinander)
event-assists = { $seat } zahlt { $amount } { $resource } für die Option in { $system }.

# Kosme-Schutz (A13.10)

ask-protection-place = Wo erscheint die Kosme-Flotte?
action-protection = Kosme-Schutz erbitten
event-kosme-lost = { $seat } zahlt { $amount } Kultur für die verlorene Kosme-Flotte.
illegal-protected = Kosme schützt dich in dieser Runde schon, oder du hast keinen Platz für die Flotte.
sk-kind-protection = Kosme-Schutz
text-cabinet-kosme-protection = 10 Kultur: eine Kosme-Flotte auf einem eigenen Planeten oder bei einer eigenen Wache bis zur Schluss-Phase. Wird sie zerstört, zahlst du noch einmal.

# Das Kapitel der Berater

sk-advisors-own = Deine Berater
sk-advisors-of = Berater von { $name }
sk-no-advisors = Noch kein Berater.
sk-advisor-level = Stufe { $level } von 2
sk-advisor-upkeep = Unterhalt { $amount }
sk-advisor-points = { $points ->
    [one] voll aufgewertet: 1 Siegpunkt
   *[other] voll aufgewertet: { $points } Siegpunkte
}
sk-advisor-raised = in dieser Phase aufgewertet
sk-advisor-used = { $count ->
    [one] in dieser Runde einmal benutzt
   *[other] in dieser Runde { $count }-mal benutzt
}
sk-advisor-spent = für dieses Spiel verbraucht
sk-advisor-spent-by = verbraucht für { $name }
sk-advisor-choices = Eine von beiden ist wählbar
sk-advisor-later = Was später dazukommen kann
sk-advisors-offered = Berater im Angebot
sk-advisors-help = Die Auslage steht allen offen. Einen Berater auszuspielen kostet seinen Preis und eine Regierungsaktion; ist kein Platz frei, ersetzt er einen anderen.
sk-advisor-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Ein Berater ist noch im Stapel.
   *[other] { $count } Berater sind noch im Stapel.
}
sk-advisor-held = auf deiner Hand, nur du weißt es
sk-none-offered = In der Auslage liegt niemand.
sk-seek-does = Zieht zwei Berater: Einer bleibt auf deiner Hand, der andere kommt in die Auslage. Kostet eine Regierungsaktion.
sk-advisors-others = Berater der anderen, Bestechung
sk-no-advisors-others = Sonst hat niemand einen Berater.
sk-bribery-help = Dein Diplomat auf der Heimatwelt des Besitzers besticht einen Berater: Eine Fähigkeit wirkt in dieser Runde für dich statt für den Besitzer. Wachen und Polizei machen es teurer.
sk-bribe = Einen Berater bestechen
sk-bribe-price = Bestechung { $price }
sk-works-for = wirkt in dieser Runde für { $name }
sk-bribed = { $name } hat für diese Runde bestochen: { $advisor }, { $ability }.
sk-seen-advisors = { $name } hat auf der Hand: { $list }
sk-veto = Dein Veto
sk-veto-help = Einmal im Spiel verhinderst du eine Aktion eines anderen. Gefragt wirst du nur zu den Arten, die hier eingeschaltet sind; du kannst sie jederzeit ändern.
sk-vetoed = In dieser Runde verhindert: { $name }, { $deed }
sk-trigger-veto = { $name } ist dabei zu handeln: { $deed }.
sk-ask-veto = Verhinderst du das? Dein Veto hast du einmal.
sk-lack-vetoed = In dieser Runde durch ein Veto verhindert.
sk-lack-raised = In dieser Politik-Phase schon aufgewertet.
sk-lack-advisor-deck = Der Stapel der Berater ist leer.
sk-lack-food = Dir fehlen { $missing } Nahrung.
sk-lack-research = Dir fehlen { $missing } Forschung.
