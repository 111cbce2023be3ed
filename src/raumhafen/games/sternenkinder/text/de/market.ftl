# Untergrund und Schwarzmarkt (A11, A12)

ask-auction-bid = Was bietest du verdeckt? Nur das höchste Gebot zahlt; mit 0 hältst du dich heraus und zahlst keine Gebühr.
ask-top-ware = Versteigerst du die Karte sofort? Sonst kommt sie in die Auslage.
ask-ware-victim = Von wem?
ask-sleeper-cell = In welchem System entsteht das Netzwerk?
ask-missing-files = Die Akten welches Gesetzes verschwinden?
ask-seen-player = Wen siehst du dir an?
ask-four-winds = Welche Flotte zieht ein System weiter?
ask-witness-network = Kooperation der Zeugen: Welches Netzwerk wächst für 1 AWE um eine Stufe?
ask-mask-edict = Maskenedikt: Wo erscheinen für 4 AWE Piraten?
ask-escape-ship = Eine deiner Einheiten wird zerstört. Nutzt du das Fluchtschiff, damit sie stattdessen auf deiner Heimatwelt steht?
ask-underground-detail = Worum geht es bei dem Dienst?
ask-pirates-course = Wohin ziehen die angeheuerten Piraten?

action-auction = Versteigern: { $ware }
action-auction-event = Versteigern: { $card }
action-draw-ware = Oberste Karte des Schwarzmarkts ziehen
action-play = Ausspielen: { $ware }
action-ware = { $ware }
action-hand-ware = { $other_seat } geben: { $ware }
action-underground = { $service }
action-pirates = Angeheuerte Piraten in { $system }
action-yes-at-top-ware = Versteigern
action-no-at-top-ware = In die Auslage
action-no-at-witness-network = Keines
action-no-at-mask-edict = Nirgends
action-yes-at-escape-ship = Retten
action-no-at-escape-ship = Karte behalten
action-no-at-underground-detail = Ohne es zu vertuschen
action-yes-at-underground-detail = Vertuschen, niemand wird beschuldigt
action-foe-at-underground-detail = { $seat }
action-end-at-battle = Die Piraten in Ruhe lassen

event-ware-shown = Auf dem Schwarzmarkt liegt eine neue Karte aus: { $ware }.
event-ware-received = { $seat } erhält eine Karte des Schwarzmarkts: { $ware }.
event-ware-drawn = { $seat } zieht eine Karte des Schwarzmarkts: { $ware }.
event-auction = { $seat } eröffnet eine Versteigerung, geboten wird { $resource }: { $ware }.
event-bid = { $seat } hat { $amount } geboten.
event-auction-won = { $seat } gewinnt die Versteigerung für { $amount } { $resource }: { $ware }.
event-unsold = Niemand gewinnt die Versteigerung: { $ware }.
event-ware-played = { $seat } spielt eine Karte des Schwarzmarkts: { $ware }.
event-ware-activated = { $seat } aktiviert eine Karte des Schwarzmarkts: { $ware }.
event-hands-ware = { $seat } gibt { $other_seat } eine Karte des Schwarzmarkts: { $ware }.
event-steals-ware = { $seat } stiehlt { $other_seat } eine Karte des Schwarzmarkts: { $ware }.
event-robs = { $seat } nimmt { $other_seat } { $amount } { $resource } ab.
event-repealed = { $seat } lässt die Akten eines Gesetzes verschwinden: { $law }.
event-sees-hand = { $seat } sieht bis zum Ende der Runde die Hand von { $other_seat }.
event-rescued = Eine Einheit von { $seat } entkommt nach { $system }.
event-underground = { $seat } zahlt { $amount } AWE im Untergrund: { $service }.
event-secret-route = Eine Einheit von { $seat } taucht auf geheimen Routen in { $system } auf.
event-pirates-hired = { $seat } bezahlt die Piraten in { $system } für diese Runde.
event-pirates-due = { $seat } ruft Piraten: Sie liegen unter den beiden obersten Karten der Asteroiden.
event-pirates-move = Piraten im Sold von { $seat } kommen nach { $system }.
event-witnesses = Ein Schiff von { $seat } in { $system } hat in dieser Runde einen Agenten.
event-witness-ship = Ein Forschungsschiff von { $seat } erscheint in { $system }.

illegal-no-political-action = Du hast keine politische Aktion mehr.
illegal-acted = Du hast in diesem Zug schon eine politische Aktion genutzt.
illegal-ware = Diese Karte liegt weder aus, noch gehört sie dir.
illegal-ware-works = Diese Karte wirkt von selbst, oder du wirst gefragt, wenn es so weit ist.
illegal-ware-used = Diese Karte hast du in dieser Runde schon aktiviert.
illegal-ware-time = Diese Karte kann jetzt nichts bewirken.
illegal-service = Es gibt nichts, wofür du diesen Dienst nutzen könntest, oder du kannst ihn nicht bezahlen.
illegal-own-underground = Wer die Kläne führt, kann ihre Dienste nicht nutzen.

sk-lack-political-action = Du hast keine politische Aktion mehr.
sk-lack-service = Es gibt nichts, wofür du ihn nutzen könntest, oder dir fehlen AWE.
sk-lack-clan = Wer die Kläne führt, kann ihre Dienste nicht nutzen.
sk-kind-auction = Versteigerungen des Schwarzmarkts
sk-kind-auction-event = Ereigniskarten versteigern
sk-kind-draw-ware = Stapel des Schwarzmarkts
sk-kind-play = Karten des Schwarzmarkts
sk-kind-hand-ware = Karten des Schwarzmarkts geben
sk-kind-underground = Untergrund
sk-kind-pirates = Angeheuerte Piraten

text-market-pure-metal-leverage = Solange der Vorrang für Reinmetall gilt, kosten deine Flotten 1 AWE weniger, mindestens 1.
text-market-three-eyes = Einmal je Runde in der Politik-Phase: Sieh bis zum Ende der Runde alle Flotten und Armeen eines Spielers und die Hand eines Spielers.
text-market-mask-edict = Piraten lassen dich in Ruhe. Schluss-Phase: Für 4 AWE erscheint eine Piratenflotte in einem leeren System.
text-market-infiltration-commando = Sabotage und Spionage kosten dich 2 Kultur weniger.
text-market-witness-cooperation = Zu Beginn der Politik-Phase: Eines deiner Netzwerke wächst für 1 AWE um eine Stufe.
text-market-four-winds = Einmal je Runde in der Bewegung-Phase: Eine Flotte, die noch nicht gezogen ist, zieht ein System weiter.
text-market-grim-carnival = Einmal je Runde in der Politik-Phase: Nimm einem Spieler 2 Kultur ab.
text-market-layer-d = Einkommen von 1 AWE für jede deiner Kolonien; Unterhalt von 1 Kultur.
text-market-syndicate-support = Diebstahl bringt dir 2 Rohstoffe für jede Kultur.
text-market-forged-votes = Einmalig, in der Politik-Phase: 5 Stimmen mehr in dieser Runde.
text-market-letter-of-marque = Einmalig: Deine Überfälle erhöhen in dieser Runde keine Sanktionen.
text-market-stolen-blueprints = Einmalig: eine militärische Technologie, die höchstens 9 kostet.
text-market-sleeper-cell = Einmalig: ein Netzwerk der Stufe 2 in einem beliebigen entdeckten System.
text-market-ghost-cargo = Einmalig: 8 Rohstoffe deiner Wahl.
text-market-forbidden-genes = Einmalig: Eine deiner Kolonien steigt um eine Stufe; du verlierst 2 Kultur.
text-market-reserve-yard = Eine Bodenkapazität und eine Weltraumkapazität mehr.
text-market-slush-fund = Einkommen von 2 AWE; Unterhalt von 1 Kultur.
text-market-crown-witness = Einmalig: Deine Sanktionen sinken um eine Stufe.
text-market-war-profiteer = Einmalig: 2 Kriegsmüdigkeit weniger und 4 AWE.
text-market-mercenary-captain = Einmalig: zwei Flotten auf deiner Heimatwelt; 5 AWE für jede, die nicht passt.
text-market-secret-lab = Einkommen von 2 Forschung; Unterhalt von 1 AWE.
text-market-weather-chart = Einmalig: Decke 3 Systeme deiner Wahl auf.
text-market-missing-files = Einmalig: Ein geltendes Gesetz verlässt das Spiel.
text-market-escape-ship = Reaktion: Eine deiner Einheiten, die zerstört wird, steht stattdessen auf deiner Heimatwelt; der Gegner hat nichts davon.
text-market-piercing-ammo = In der ersten Runde einer Schlacht treffen deine Flotten um 1 leichter.
text-market-art-theft = Einmalig: Nimm einem Spieler 6 Kultur ab.
text-underground-contract-killing = 9 AWE: Zerstöre ein Schiff mit einem Charakter. Für bis zu 6 AWE mehr (abzüglich deines Netzwerks dort) wird ein anderer für einen toten Diplomaten beschuldigt.
text-underground-secret-routes = 5 AWE je Hüllenpunkt, abzüglich deines Netzwerks dort: Eine Flotte oder zivile Einheit kommt in ein benachbartes entdecktes System und zieht in dieser Runde nicht mehr.
text-underground-hire-pirates = 3 AWE: Führe in dieser Runde eine Piratenflotte, oder Piraten liegen unter den beiden obersten Karten der Asteroiden.
text-underground-smuggler-network = 3 AWE: Netzwerke der Stufe 1 auf einem deiner Planeten und in einem sicheren System ohne andere.
text-underground-hire-witnesses = 6 AWE, abzüglich deines Netzwerks dort: Ein ziviles Schiff hat in dieser Runde einen Agenten, oder ein Forschungsschiff erscheint bei einem deiner Netzwerke.

# Das Kapitel des Marktes

sk-sale = Gerade im Angebot
sk-sale-by = { $name } hat die Versteigerung begonnen
sk-sale-own = { $name } verkauft und erhält den Preis
sk-sale-fee = wer mitbietet, zahlt { $amount } Gebühr
sk-sale-no-fee = für dich ohne Gebühr
sk-sale-drawn = Vom Stapel gezogen
sk-market-display = Auslage des Schwarzmarkts
sk-market-help = Eine politische Aktion beliebiger Art beginnt eine Versteigerung. Alle bieten geheim; nur das höchste Gebot zahlt und bekommt die Karte.
sk-ware-bid = Gebote in { $resource }
sk-ware-once = wirkt einmal
sk-ware-keep = wirkt von selbst, solange man sie hat
sk-ware-activate = einmal je Runde
sk-ware-play = Ausspielen
sk-ware-auction = Versteigern
sk-top-ware = Oberste Karte des Stapels
sk-top-ware-does = { $count ->
    [0] Wird offen gezogen: Du versteigerst sie sofort, oder sie kommt in die Auslage. Keine unbekannte Karte ist übrig.
    [one] Wird offen gezogen: Du versteigerst sie sofort, oder sie kommt in die Auslage. Eine Karte ist übrig.
   *[other] Wird offen gezogen: Du versteigerst sie sofort, oder sie kommt in die Auslage. { $count } Karten sind übrig.
}
sk-wares-own = Deine Karten
sk-wares-of = Karten von { $name }
sk-no-wares = Keine Karte des Schwarzmarkts.
sk-wares-others = Karten der anderen
sk-no-wares-others = Sonst hat niemand eine Karte.
sk-underground-help = Eine politische Aktion beliebiger Art und AWE. Niemand wird dafür festgenommen; Netzwerke machen manches billiger.
sk-ware-lasting = { $name } in dieser Runde: { $list }
sk-pirates-of = Piraten in { $system } stehen in dieser Runde im Sold von { $name }.
sk-pirates-due = { $count ->
    [one] Piraten sind die oberste Karte der Asteroiden.
   *[other] Piraten sind unter den { $count } obersten Karten der Asteroiden.
}
sk-sees-hand = { $name } sieht in dieser Runde die Hand von { $other }.
sk-trigger-auction = { $name } versteigert { $ware } gegen { $resource }.
sk-trigger-auction-own = Du versteigerst { $ware } gegen { $resource }.
sk-trigger-drawn = Du hast { $ware } gezogen.
sk-ask-auction-bid = Dein geheimes Gebot? 0 hält sich heraus.
sk-lack-market-deck = Der Stapel des Schwarzmarkts ist leer.
sk-lack-ware-works = Wirkt von selbst, oder du wirst gefragt, wenn es so weit ist.
sk-lack-ware-used = In dieser Runde schon aktiviert.
sk-lack-ware-time = Kann jetzt nichts bewirken.
