# Das Blatt der Politik

sk-asked = Du bist gefragt
sk-kind-treaty = Verträge
sk-kind-cancel = Verträge beenden
sk-kind-war = Krieg erklären
sk-kind-armistice = Waffenstillstand
sk-kind-recall = Gescheiterte Gesetze

sk-deeds = Was du tun kannst
sk-deeds-later = Politische Aktionen gibt es wieder in der Politik-Phase der nächsten Runde.
sk-deeds-treaties = Verträge
sk-deeds-war = Krieg und Frieden
sk-deeds-council = Hoher Rat
sk-deed-free = keine Kultur
sk-deed-able = jetzt möglich
sk-deed-alliance = { treaty-alliance }
sk-deed-trade = { treaty-trade }
sk-deed-intelligence = { treaty-intelligence }
sk-deed-armament = { treaty-armament }
sk-deed-federation-invite = { treaty-federation-invite }
sk-deed-cancel = { treaty-end-treaty }
sk-deed-war = { treaty-war }
sk-deed-armistice = { treaty-armistice }
sk-deed-hire = { treaty-mercenaries }
sk-deed-dismiss = Söldner entlassen
sk-deed-council = Gesetzesvorschlag
sk-deed-initiative = Gesetzesinitiative
sk-deed-recall = Gescheitertes Gesetz zurücklegen
sk-deed-plead = Den Souverän besänftigen

sk-does-alliance = Wer einem von euch den Krieg erklärt, ist mit beiden im Krieg. Ihr könnt einander weder den Krieg erklären noch überfallen.
sk-does-trade = In jeder Ökonomie-Phase darf jeder von euch einen Tausch vorschlagen: einen Rohstoff gegen beliebige andere. Mit demselben Partner sind mehrere möglich.
sk-does-intelligence = Jeder behandelt die Netzwerke des anderen wie eigene. Kostet 1 Kultur für jedes Netzwerk, das ihr zusammen besitzt.
sk-does-armament = Ihr teilt Boden- und Weltraumkapazität: Jeder darf in den Kapazitätsgebäuden des anderen produzieren.
sk-does-federation-invite = Der Gast tritt deiner Föderation bei: Siegpunkte und Siegziel werden addiert, ihr gewinnt gemeinsam. Kostet 3 Kultur je Siegpunkt des Gastes.
sk-does-cancel = Der Vertrag gilt noch bis zum Ende der Runde. Eine Aktion beendet mehrere Verträge mit demselben Partner.
sk-does-war = Beide Seiten dürfen Einheiten und Kolonien der anderen angreifen; Verbündete des Angegriffenen werden hineingezogen, Verträge zwischen euch enden. Ohne Kriegsgrund wählst du, was du zahlst, und der andere kann den Krieg für das Anderthalbfache verhindern.
sk-does-armistice = Du darfst Rohstoffe, Systeme und Einheiten dazu anbieten; der andere darf ein Gegenangebot machen; abgelehnt kostet er keine Aktion. Bei Annahme herrscht in dieser und den nächsten beiden Runden Frieden, und die Kriegsziele werden ausgewertet.
sk-does-hire = Eine Söldnerflotte ohne Technologie und Kapazität; ihr Unterhalt ist verdoppelt.
sk-does-dismiss = Die Söldnerflotte zieht ab, und mit ihr der Unterhalt.
sk-does-council = Beruft den Hohen Rat ein, einmal je Runde: Du schlägst ein Gesetz vor, alle anderen dürfen es auch, dann wird geheim abgestimmt.
sk-does-initiative = Zieht ein Gesetz vom Stapel auf deine Hand.
sk-does-recall = Ein gescheitertes Gesetz geht zurück in den Stapel.
sk-does-plead = Entfernt ein Auge vom Souverän der See; ohne Augen kann er wieder vorgeschlagen werden.

sk-lack-turn = Nur in deinem eigenen Zug, als erste Aktion.
sk-lack-unknown = Ihr habt einander noch nicht entdeckt.
sk-lack-at-war = Ihr seid im Krieg.
sk-lack-sanctions = Sanktionen verbieten dir neue Verträge.
sk-lack-their-sanctions = Sanktionen verbieten { $name } neue Verträge.
sk-lack-no-federation = Nur eine Föderation lädt ein, nur wer in keiner ist und mit keinem Mitglied im Krieg liegt, und höchstens die Hälfte aller Spieler.
sk-lack-concluded = Diesen Vertrag habt ihr schon.
sk-lack-refused = In dieser Phase schon abgelehnt.
sk-lack-culture = { $missing ->
    [0] Niemand kann die Kultur zahlen.
   *[other] Dir fehlen { $missing } Kultur.
}
sk-lack-awe = Dir fehlen { $missing } AWE.
sk-lack-treaty-action = Du hast weder eine Vertragsaktion noch eine freie Aktion übrig.
sk-lack-law-action = Du hast weder eine Gesetzesaktion noch eine freie Aktion übrig.
sk-lack-government-action = Du hast weder eine Regierungsaktion noch eine freie Aktion übrig.
sk-lack-federal = Eine Föderation erklärt keinen Krieg.
sk-lack-kleptocracy = Einer Kleptokratie erklärt niemand den Krieg.
sk-lack-bound = Ein Bündnis oder eine Föderation bindet euch.
sk-lack-peace = Der vereinbarte Friede gilt noch.
sk-lack-fleets = Mehr Flotten kannst du nicht haben.
sk-lack-place = Keiner deiner Planeten kann sie aufnehmen.
sk-lack-deck = Der Gesetzesstapel ist leer.
sk-lack-met = Der Rat hat in dieser Runde schon getagt.
sk-lack-undiscovered = Jemand ist noch von niemandem entdeckt.
sk-lack-no-law = Du hast kein Gesetz, das du vorschlagen könntest.
sk-lack-governs = Regiert schon oder ab der nächsten Runde.
sk-lack-tech = Braucht { $tech }.
sk-lack-character = Du hast kein Schiff mit dem Charakter dafür.
sk-lack-institution-action = Die Charaktere haben gehandelt, und du hast weder eine Institutionsaktion noch eine freie übrig.
sk-lack-reach = Nichts ist in Reichweite, oder dir fehlt Kultur.

sk-offers = Angebote
sk-no-offers = Kein Angebot ist offen.
sk-offer-in = { $name } bietet dir an: { $matter }
sk-offer-out = Du bietest { $other } an: { $matter }
sk-offer-others = { $name } bietet { $other } an: { $matter }
sk-offer-exchange = { $name } gibt { $gives } und verlangt { $wants }.
sk-offer-nothing = nichts
sk-offer-all-mine = Du zahlst die ganze Kultur.
sk-offer-all = { $name } zahlt die ganze Kultur.
sk-offer-mine = Du zahlst { $amount }.
sk-offer-share = { $name } zahlt { $amount }.
sk-offer-agreed = Vereinbart: wird im Zug von { $name } geschlossen.
sk-offer-asks-you = Es wartet auf deine Antwort.
sk-offer-countered = Ein Gegenangebot: Es wartet auf deine Antwort.
sk-offer-waits = Es wartet auf die Antwort von { $name }.
sk-offer-unable = Es lässt sich jetzt nicht ausführen: Jemand kann nicht zahlen, oder etwas ist dazwischengekommen.
sk-offer-later = Du kannst antworten, sobald die laufende Aktion fertig ist.
sk-answer-accept = Annehmen
sk-answer-refuse = Ablehnen
sk-answer-withdraw = Zurückziehen
sk-answer-counter-offerer = Gegenangebot: Ich zahle nichts
sk-answer-counter-half = Gegenangebot: je zur Hälfte
sk-answer-counter-partner = Gegenangebot: Ich zahle alles
sk-ahead = Jetzt für deinen nächsten Zug anbieten
sk-ahead-offerer = Ich zahle alles
sk-ahead-half = je zur Hälfte
sk-ahead-partner = der andere zahlt alles

sk-ties = Verträge und Kriege
sk-ties-picture = Verträge und Kriege als Linien zwischen den Spielern; darunter stehen sie als Liste.
sk-no-ties = Niemand ist mit jemandem verbunden, und niemand ist im Krieg.
sk-tie = { $name } und { $other }: { $tie }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
sk-tie-ended = bis zum Ende der Runde
sk-tie-war = Krieg
sk-tie-federation = Föderation
sk-tie-alliance = { treaty-alliance }
sk-tie-trade = { treaty-trade }
sk-tie-intelligence = { treaty-intelligence }
sk-tie-armament = { treaty-armament }
sk-tie-peace = vereinbarter Friede
sk-casus = { $name } hat einen Kriegsgrund gegen { $other }.
sk-strangers = Von niemandem entdeckt: { $names }.
sk-war-of = Krieg: { $attackers } gegen { $defenders }
sk-war-balance = Siege der Angreifer abzüglich derer der Verteidiger: { $balance }.
sk-weariness = { $name }: Kriegsmüdigkeit { $weary }
sk-goal = { $goal } { $about } ({ $name })
sk-goal-blockade = Blockade brechen in
sk-goal-recapture = Rückeroberung von
sk-goal-colony = Kolonie nehmen in
sk-goal-victory = Sieg
sk-goal-revenge = Vergeltung an einer Kolonie mindestens der Stufe
sk-goal-agent = Agenten vertreiben aus
sk-goal-done = erreicht
sk-goal-open = offen

sk-chamber = Hoher Rat
sk-voted-now = Zur Abstimmung
sk-ballot-secret = Abgestimmt wird geheim, aufgedeckt zugleich; bei Gleichstand scheitert das Gesetz.
sk-council-met = Der Rat hat in dieser Runde schon getagt.
sk-council-rests = Der Rat ist in dieser Runde noch nicht einberufen.
sk-gold-why = Goldene Stimmen zählen nicht. Gewinnt deine Seite, bringen je zwei davon einen Rohstoff deiner Wahl.
sk-votes-seat = Spieler
sk-votes-left = Übrig
sk-laws-held = Gesetze auf der Hand
sk-vote-price = Eine Stimme mehr kostet dich { $amount }, für eine Abstimmung.
sk-sovereign = { $pips ->
    [one] Auf dem Souverän der See liegt ein Auge.
   *[other] Auf dem Souverän der See liegen { $pips } Augen.
}
sk-law-hand = Deine Gesetze, die nur du kennst
sk-laws = Geltende Gesetze
sk-no-laws = Kein Gesetz gilt.
sk-laws-failed = Gescheiterte Gesetze
sk-law-deck = { $count ->
    [one] Ein Gesetz liegt noch im Stapel.
   *[other] { $count } Gesetze liegen noch im Stapel.
}
sk-law-about = { $law }: { $target }
sk-law-by = Vorgeschlagen von { $name }
sk-law-pips = { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
}

sk-chapters = Kapitel der Politik
sk-chapter-talks = Diplomatie
sk-chapter-government = Regierung
sk-chapter-agents = Agenten
sk-chapter-advisors = Berater
sk-chapter-market = Markt

sk-no-political-actions = Keine politische Aktion ist übrig.
sk-lack-phase = Nur in der Politik-Phase.
sk-government-brings = Was sie bringt
sk-rules-now = Regiert jetzt
sk-rules-next = Ab der nächsten Runde
sk-abilities = Was die Regierung erreicht hat
sk-policies = Politiken
sk-policy-places = { $count } von { $places } Plätzen
sk-policies-active = Im Spiel
sk-policies-resting = Ruhend
sk-policies-open = Einführbar
sk-no-policies = Keine Politik ist im Spiel.
sk-policy-bound = gebunden
sk-policy-bound-why = Sie ruht, solange eine Regierung einer anderen Familie herrscht.
sk-policy-used = in dieser Runde genutzt
sk-policy-rests = Sie ruht und kostet nichts: Sie ist an eine andere Regierung gebunden oder hatte keinen Platz.
sk-regime-goals = Ziele der Regierung
sk-goals-help = Jedes kann einmal erreicht werden, von jedem mit passender Regierung. Jedes zweite Ziel ist ein Siegpunkt.
sk-goals-others = Ziele anderer Regierungen
sk-goal-taken = Erreicht von { $name }
sk-goal-pay = Dafür bezahlen
sk-progress = { $name }: { $done } von { $most }
sk-wonders = Weltraumwunder
sk-wonders-help = Eine Logokratie baut sie, eine Stufe je Runde.
sk-wonder-stage = Stufe { $stage } von { $stages }
sk-wonder-build = Eine Stufe bauen
sk-reigns = Die Regierungen der anderen
sk-reign-policies = Politiken: { $list }
sk-reign-resting = Ruhend: { $list }
sk-reign-goals = Erreichte Ziele: { $list }
sk-rival = Rivale: { $name }, Zähler { $pips }
sk-count-dividend = Friedensdividende: { $n }
sk-count-fund = Fonds: { $n }
sk-count-stock = Börsenwert: { $n }
sk-count-influence = Einfluss: { $n }
sk-count-experiments = Durch Experimente erforschte Anomalien: { $n }
sk-focus = Forschung im Blick: { $field }
sk-federates = Föderation: { $names }
sk-branches = Filialen: { $list }
sk-lent = Hat { $name } { $amount } AWE geliehen
sk-owed = Schuldet { $name } { $amount } AWE

sk-crews = Deine Charaktere
sk-crews-of = Charaktere von { $name }
sk-crews-others = Charaktere der anderen
sk-no-crews = Keines deiner Forschungsschiffe trägt einen Charakter. Sie kommen in der Ökonomie-Phase an Bord.
sk-no-crews-of = Keine Charaktere.
sk-crew-ship = Schiff { $ship }
sk-crew-show = Reichweite auf der Karte zeigen
sk-crew-ready = kann handeln
sk-crew-acted = hat gehandelt
sk-crew-reach = { $level ->
    [0] Handelt nur im eigenen System.
   *[other] Netzwerk der Stufe { $level }: handelt in { $count } Systemen.
}
sk-goods-bronze = Schmuggelware (Bronze)
sk-goods-gold = Schmuggelware (Gold)
sk-outposts = Netzwerke, Wachen, Botschaften, Minen
sk-no-outposts = Niemand hat so etwas errichtet.
sk-outpost-network = Netzwerk
sk-outpost-guard = Wache
sk-outpost-embassy = Botschaft
sk-outpost-mine = Mine
sk-outpost-smuggling = Schmuggel
sk-outpost-branch = Filiale
sk-outpost-wonder = Weltraumwunder
sk-outpost-level = { $what } { $level }
sk-seen = Was du aufgeklärt hast
sk-seen-garrison = { $name }, Garnison in { $system }: { $units }
sk-seen-cargo = { $name }, an Bord von Flotte { $fleet }: { $units }
sk-seen-nothing = { $name } hat weder Garnisonen noch Truppen an Bord.
sk-shadows = Was in dieser Runde geschehen ist
sk-no-shadows = Noch nichts.
sk-ia-done = { $name }: { $ia } in { $system }
sk-cubes = { $count ->
    [one] Ein Würfel von { $name } liegt auf { $card }, gelegt von { $other }.
   *[other] { $count } Würfel von { $name } liegen auf { $card }, gelegt von { $other }.
}
sk-watches = { $name } sieht die Armeen und Flotten von { $other }.
sk-shortage = Schmuggel nimmt { $name } { $points } Kapazität.

sk-ia-help = Jeder Charakter handelt einmal je Runde von sich aus, einer in jedem Zug; mehr kostet eine Institutionsaktion oder eine freie. Illegales ist teurer, wo andere Wachen oder Polizei haben, und sie dürfen festnehmen.
sk-ia-from = ab { $amount }
sk-ia-by-target = je nach Ziel
sk-ia-embassy-price = 6 Nahrung, 3 BK
sk-ia-illegal = illegal
sk-ia-provokes = Kriegsgrund
sk-ia-network = braucht ein Netzwerk der Stufe { $level }
sk-ia-reaction = Eine Reaktion: Du wirst gefragt, sobald sie möglich ist.
sk-ia-recruit = Eine neutrale oder fremde Einheit hier oder nebenan schließt sich dir an, für ihren doppelten Preis.
sk-ia-bribe = Auf einer Heimatwelt: Eine Fähigkeit eines Beraters ihres Besitzers wirkt in dieser Runde für dich, zum halben Preis ihrer Stufe.
sk-ia-assassinate = Auf einem Planeten eines Spielers, verdeckte Gebote: Ist deines höher, verschwindet einer seiner Berater.
sk-ia-embassy = Eine Botschaft auf einem fremden Planeten: AWE für deine Verträge und Gesetze, und Stimmen.
sk-ia-dialogue = Kultur nach der Stufe eines fremden Planeten, 1 für den Besitzer; mit Botschaft das Doppelte.
sk-ia-pressure = Auf einer Heimatwelt: ein Würfel des Besitzers auf die Kriegskarte oder einen Vertrag. Drei davon erzwingen den Vertrag oder geben einen Kriegsgrund.
sk-ia-support = Gib dem Spieler am Zug, auf dessen Planet dein Diplomat ist, politische Aktionen oder Karten.
sk-ia-influence = Auf einer Heimatwelt: ein Würfel des Besitzers auf ein Gesetz. Für jeden gibst du eine seiner Stimmen dazu ab.
sk-ia-recon = Du siehst bis zum Ende der Runde alle Armeen und Flotten eines Spielers.
sk-ia-build-network = Ein Netzwerk der Stufe 1, oder eine Stufe mehr, bis 3. Charaktere in seinem System handeln so weit entfernt, wie es Stufen hat.
sk-ia-smuggle = Auf einem eigenen Planeten lädt das Schiff Schmuggelware, die du auf fremden verkaufst.
sk-ia-dive = Das Schiff gelangt von deinem Netzwerk zu einem anderen oder in ein Nachbarsystem.
sk-ia-steal = Nimm einem Spieler Rohstoffe für je 1 Kultur, oder eine Karte für 5.
sk-ia-escape = Eine Flotte kommt, wo dein Agent ist: Das Schiff oder ein Netzwerk entkommt.
sk-ia-mine = Eine verborgene Mine der Stärke 1 bis 3 in einem Asteroidenfeld oder auf einer Handelsroute. Du zahlst, wenn sie gezündet wird.
sk-ia-corrupt = Du gewinnst, so viel die Rohstoffgebäude eines fremden Planeten an Stufen haben; der Besitzer verliert nichts.
sk-ia-probe = Kultur nach der Stufe des Netzwerks unter dem Schiff.
sk-ia-sabotage = Zerstört eine zivile Einheit, eine Wache oder ein Gebäude.
sk-ia-rebellion = Die Miliz eines fremden Planeten kämpft sofort für dich.
sk-ia-disrupt = Beschädigt zivile Einheiten, oder Einheiten in einem Nebel.
sk-ia-espionage = Du erhältst eine Technologie, deren Voraussetzungen du hast; ihr Besitzer verliert Forschung.
sk-ia-terror = Eine fremde Kolonie verliert eine Stufe.
sk-ia-subvert = Ein Spieler im Krieg wird kriegsmüder; oder eine Einheit, die du aufgeklärt hast, wird zerstört.
sk-ia-uncover = Ein fremdes Netzwerk verliert eine Stufe.
sk-ia-forge = Ein anderer wird für deine illegale Aktion beschuldigt, wo deine Polizei ist.
sk-ia-arrest = Wo deine Polizei oder Wache ist, geschieht Illegales: Beide bieten verdeckt Kultur.
sk-ia-patrol = Schiff und Einheiten gelangen von einer deiner Wachen zu einer anderen.
sk-ia-guard = Eine Wache der Stufe 1, oder eine Stufe mehr, bis 6.

sk-trigger-ia = { $name } handelt in { $system }: { $ia }.
sk-trigger-own = Du handelst in { $system }: { $ia }.
sk-trigger-mine = { $name } kommt in { $system } an deiner Mine der Stärke { $level } vorbei.
sk-trigger-escape = Eine Flotte von { $name } ist in { $system }, wo dein Agent ist.
sk-trigger-contraband = Ein Schiff von { $name } mit Schmuggelware ist in { $system }.
sk-ask-arrest = Du hältst dort Wache. Versuchst du eine Festnahme?
sk-ask-mine-fire = Zündest du sie?
sk-ask-escape = Führst du deinen Fluchtplan aus?
sk-ask-interception = Beschlagnahmst du sie?
sk-truce = Über einen Waffenstillstand von { $name } mit { $other } wird verhandelt. { $name } gäbe: { $what }.
sk-truce-system = Planet in { $system }
sk-truce-unit = { $unit } in { $system }
sk-trigger-armistice-gift = Dein Angebot an { $name } für einen Waffenstillstand bisher: { $what }.
sk-trigger-armistice-thing = Dein Angebot an { $name } für einen Waffenstillstand bisher: { $what }.
sk-trigger-armistice-answer = { $name } bietet dir einen Waffenstillstand an und gibt dir: { $what }.
sk-trigger-armistice-wish = Was { $name } dir für einen Waffenstillstand geben soll, bisher: { $what }.
sk-trigger-armistice-counter = { $name } macht ein Gegenangebot: Für den Waffenstillstand gibst du: { $what }.
sk-trigger-war-share = Euer gemeinsamer Krieg kostet { $amount } Kultur. Bisher zugesagt: { $said }.
sk-ask-armistice-gift = Wie viel { $resource } bietest du?
sk-ask-armistice-thing = Welche Systeme und Einheiten legst du dazu, eines nach dem anderen?
sk-ask-armistice-answer = Nimmst du an? Dann herrscht in dieser und den nächsten beiden Runden Frieden.
sk-ask-armistice-wish = Wie viel { $resource } willst du? Deine Mengen gelten anstelle der angebotenen Rohstoffe.
sk-ask-armistice-counter = Nimmst du an? Dann herrscht in dieser und den nächsten beiden Runden Frieden.
sk-ask-war-share = Wie viel zahlst du? Noch offen: { $rest }; dein gleicher Teil: { $part }. Wird nicht alles zugesagt, zahlen alle den gleichen Teil.
sk-latest-ia = Letzte Institutionsaktion: { $name }, { $ia }, { $system }.
sk-bid-give = { $amount } wählen
sk-bid-range = { $least } bis { $most }
sk-bid-less = { $n } weniger
sk-bid-more = { $n } mehr
