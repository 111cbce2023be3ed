## Krieg: Fragen

ask-cargo = Welche Bodeneinheiten lädt die Flotte ein oder aus? Nur du weißt es.
ask-battle = Welche Schlacht kommt als Nächstes?
ask-foe = Gegen wen kämpfst du zuerst?
ask-join-war = Zieht diese Armee in den Krieg deines Teampartners? Sonst kämpft sie in dem, der offen liegt.
ask-deed = Was greifst du hier an?
ask-retreat = Wie viele deiner Flotten ziehen sich zurück?
ask-refuge = Wohin ziehen sie sich zurück?
ask-hit-target = Welche Flotte wird getroffen?
ask-bombard = Bombardieren deine Flotten den Planeten?
ask-bomb = Was zerstört dieser Treffer?
ask-land = Landen deine Bodeneinheiten? Nur du weißt, ob du welche hast.
ask-strike = Was tun diese Bodeneinheiten?
ask-kosme-call = Deine Heimatwelt ist blockiert: Rufst du eine Kosme-Flotte?
ask-kosme-place = Wo erscheint die Kosme-Flotte?
ask-verdict = Ein Spieler hat seinen letzten Planeten verloren: Soll das Spiel enden?

## Krieg: Aktionen

action-move = Flotte { $fleet } bewegen
action-load = Einladen: { $unit }
action-unload = Ausladen: { $unit }
action-blockade = { $system } blockieren
action-lift = Die Blockade von { $system } aufheben
action-distant = Die Armee von { $system } in den Fernen Krieg schicken
action-foe = { $seat }
action-foe-neutral = Die neutralen Flotten
action-deed = { $deed }
action-surrender = Kapitulieren
action-target = Flotte { $target } dieser Schlacht
action-bomb = { $bomb }
action-strike = { $count } × { $strike }
action-order = { $order }
action-verdict = { $verdict }

## Krieg: was geschieht

event-neutral = In { $system } erscheinen { $amount } neutrale Flotten: { $fleets }.
event-battle = Schlacht in { $system }: { $attackers } Flotten greifen an.
event-volley = Treffer des Angreifers: { $attacker }, des Verteidigers: { $defender }.
event-fleet-destroyed = In { $system } zerstört: { $unit }.
event-civil-lost = { $seat } verliert in { $system } eine zivile Einheit ohne Flotte.
event-retreats = { $amount ->
    [one] { $seat } zieht sich mit einer Flotte nach { $system } zurück.
   *[other] { $seat } zieht sich mit { $amount } Flotten nach { $system } zurück.
}
event-no-refuge = { $amount ->
    [one] { $seat } kann nirgendwohin: Eine Flotte wird zerstört.
   *[other] { $seat } kann nirgendwohin: { $amount } Flotten werden zerstört.
}
event-surrenders = { $seat } kapituliert.
event-neutral-beaten = { $seat } hat die neutralen Flotten in { $system } besiegt.
event-attacks = { $seat } greift in { $system } an: { $deed }.
event-bombards = { $seat } bombardiert den Planeten in { $system }.
event-razed = In { $system } zerstört: { $site }.
event-falls = { $amount } × { $unit } fällt.
event-lowered = Die Kolonie in { $system } sinkt auf Stufe { $level }.
event-colony-destroyed = { $seat } hat die Kolonie in { $system } zerstört.
event-no-landing = { $seat } landet keine Truppen in { $system }.
event-landing = { $seat } landet Truppen in { $system }.
event-ground-round = Runde { $round } der Bodenschlacht.
event-strike = { $party }: { $amount } × { $unit } – { $strike }.
event-repelled = { $seat } hält den Planeten in { $system }.
event-conquered = { $seat } erobert den Planeten von { $other_seat } in { $system }.
event-last-planet = { $seat } hat den letzten Planeten verloren: Alle stimmen über das Spielende ab.
event-verdict = Abstimmung: { $end } für das Ende, { $on } für das Weiterspielen.
event-out = { $seat } scheidet aus dem Spiel aus.
event-cargo = { $seat } hatte Zeit, eine Flotte zu beladen und zu entladen.
event-blockade = { $seat } blockiert { $system }.
event-blockade-ends = Die Blockade von { $system } durch { $seat } endet.
event-kosme = { $seat } ruft eine Kosme-Flotte nach { $system }.
event-centre = { $seat } hält das Galaktische Zentrum: 1 Siegpunkt.
event-distant-open = Ein Ferner Krieg liegt offen: { $war }.
event-distant = { $seat } schickt die Armee von { $system } in einen Fernen Krieg: { $war }.
event-distant-battle = { $seat } kämpft im Fernen Krieg: { $war }.
event-distant-won = { $seat } gewinnt den Fernen Krieg: { $war }.
event-distant-lost = { $seat } verliert den Fernen Krieg: { $war }.

## Krieg: Namen

fleets-pirates = Piraten
fleets-pirate-base = Piratenbasis
fleets-gav = GAV
fleets-kosme = Kosme
fleets-cult = Kult
thing-fleet = Flotte
thing-mercenary = Söldnerflotte
thing-defence = Verteidigungsgebäude
thing-militia = { ground-unit-militia }
site-troops = eine Einheit der Garnison
site-colony = die Kolonie selbst
order-no = Nein
order-bombard = Bombardieren
order-land = Landen
order-call = Rufen
deed-spare = Nichts weiter
deed-route = Die Handelsroute zerstören
deed-gate = Das Tor zerstören
deed-planet = Den Planeten angreifen
party-attacker = Angreifer
party-defender = Verteidiger
verdict-end = Das Spiel endet
verdict-go-on = Das Spiel geht weiter
strike-militia = Angriff auf: { ground-unit-militia }
strike-infantry = Angriff auf: { ground-unit-infantry }
strike-heavy-infantry = Angriff auf: { ground-unit-heavy-infantry }
strike-tank = Angriff auf: { ground-unit-tank }
strike-artillery = Angriff auf: { ground-unit-artillery }
strike-war-drones = Angriff auf: { ground-unit-war-drones }
strike-air-force = Angriff auf: { ground-unit-air-force }
strike-anti-orbital-gun = Angriff auf: { ground-unit-anti-orbital-gun }
strike-fortress = Angriff auf die Festung
strike-building = Angriff auf ein Gebäude
strike-repair = ein Fahrzeug reparieren
strike-board = an Bord gehen
strike-recon-militia = Aufklärungsflug für: { ground-unit-militia }
strike-recon-infantry = Aufklärungsflug für: { ground-unit-infantry }
strike-recon-heavy-infantry = Aufklärungsflug für: { ground-unit-heavy-infantry }
strike-recon-tank = Aufklärungsflug für: { ground-unit-tank }
strike-recon-artillery = Aufklärungsflug für: { ground-unit-artillery }
strike-recon-war-drones = Aufklärungsflug für: { ground-unit-war-drones }
strike-recon-air-force = Aufklärungsflug für: { ground-unit-air-force }
strike-recon-anti-orbital-gun = Aufklärungsflug für: { ground-unit-anti-orbital-gun }
share-fleet = Flotte
share-fleets-total = Alle Flotten zusammen

## Krieg: Aussichten vor einem Angriff

odds-win = Siegchance: { $percent } %
odds-own-fleets = { $count ->
    [one] Deine Flotte: im Mittel { $whole },{ $tenths } Verluste
   *[other] Deine { $count } Flotten: im Mittel { $whole },{ $tenths } Verluste
}
odds-foe-fleets = { $count ->
    [0] Keine Flotte des Verteidigers: im Mittel { $whole },{ $tenths } Verluste
    [one] Flotte des Verteidigers: im Mittel { $whole },{ $tenths } Verluste
   *[other] { $count } Flotten des Verteidigers: im Mittel { $whole },{ $tenths } Verluste
}
odds-defence = Verborgen: { $least } bis { $most } Verteidigungsgebäude, jede Möglichkeit zählt mit
odds-own-units = { $count ->
    [one] Deine Bodeneinheit: im Mittel { $whole },{ $tenths } Verluste
   *[other] Deine { $count } Bodeneinheiten: im Mittel { $whole },{ $tenths } Verluste
}
odds-foe-militia = Verteidiger mit { $count } Miliz: im Mittel { $whole },{ $tenths } Verluste
odds-garrison = Verborgen: eine Garnison von { $least } bis { $most } Einheiten, jede Möglichkeit zählt mit
