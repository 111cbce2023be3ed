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
