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
sk-does-armament = Ihr teilt Boden- und Raumkapazität: Jeder darf in den Kapazitätsgebäuden des anderen produzieren.
sk-does-federation-invite = Der Gast tritt deiner Föderation bei: Siegpunkte und Siegziel werden addiert, ihr gewinnt gemeinsam. Kostet 3 Kultur je Siegpunkt des Gastes.
sk-does-cancel = Der Vertrag gilt noch bis zum Ende der Runde. Eine Aktion beendet mehrere Verträge mit demselben Partner.
sk-does-war = Beide Seiten dürfen Einheiten und Kolonien der anderen angreifen; Verbündete des Angegriffenen werden hineingezogen, Verträge zwischen euch enden. Ohne Kriegsgrund wählst du, was du zahlst, und der andere kann den Krieg für das Anderthalbfache verhindern.
sk-does-armistice = Du darfst Rohstoffe dazu anbieten. Bei Annahme herrscht in dieser und den nächsten beiden Runden Frieden, und die Kriegsziele werden ausgewertet.
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
sk-lack-no-federation = Nur eine Föderation lädt ein, nur wer in keiner ist, und höchstens die Hälfte aller Spieler.
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
