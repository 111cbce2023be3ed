## Wirkungen von Karten: Auswahl, Stufen, verlorene Gebäude

ask-card-choice = Welche Wirkung wählst du?
ask-raise-colony = Welche Kolonie steigt um eine Stufe?
ask-lost-slot = Welches Gebäude geht mit dem Bauplatz verloren?
ask-lost-building = Welches Gebäude geht verloren?
action-choice = Wirkung { $choice }
event-point = { $seat } erhält { $amount ->
    [one] einen Siegpunkt
   *[other] { $amount } Siegpunkte
}.
event-card-roll = { $seat } würfelt eine { $face }.
event-shrinks = Der Planet von { $seat } in { $system } fällt auf Stufe { $level }.
event-destroyed = { $seat } verliert in { $system }: { $site }.
event-destroyed-secretly = { $seat } verliert ein Verteidigungsgebäude, niemand sieht, wo.

## Planetare Ereignisse

option-planetary_events = Planetare Ereignisse
option-planetary_events-true = An: Kolonien ziehen Karten mit Optionen und Bedrohungen
option-planetary_events-false = Aus: nur gewöhnliche Kolonien
ask-planet-card = Folgt deine neue Kolonie den Ereignissen ihres Planeten?
ask-planet-option = Welche Option erfüllst du?
action-develop = Eine Option von { $system } erfüllen
action-force = Entwicklung von { $system } erzwingen
action-option = Option { $option }
event-card-due = { $seat } zieht { $event }; die Karte gilt ab der nächsten Runde.
event-card-active = { $system }: { $event } gilt.
event-option = { $seat } erfüllt Option { $option } von { $event }.
event-forced = { $seat } erzwingt die Entwicklung von { $system }; das nächste Einkommen dort entfällt.
event-threat = { $system }: Die Bedrohung von { $event } tritt ein.
event-card-battle = Die Armee von { $seat } in { $system } kämpft um eine Option.

## Investoren und Bankrott

event-request = { $seat } erfüllt das Gesuch von { $investor }.
event-milestone = { $seat } erreicht den Meilenstein von { $investor }: ein Siegpunkt.
ask-offer = Ein bankrotter Spieler muss verkaufen: Übernimmst du es zum aufgedruckten Preis?
event-offers = { $seat } muss in { $system } verkaufen: { $object }.
event-sells-to = { $seat } verkauft an { $other_seat }: { $object }.
