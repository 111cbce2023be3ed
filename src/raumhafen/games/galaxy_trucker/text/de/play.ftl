## Einstellungen eines Tisches

option-building = Bauen
option-building-turns = Reihum: ein Teil nach dem anderen
option-building-real-time = In Echtzeit: alle zugleich gegen die Sanduhr
option-building-days = Über Tage: in Schritten mit Frist
option-learning = Probeflug
option-learning-off = Keiner
option-learning-keep = Zuerst, und die Credits bleiben
option-learning-return = Zuerst, und die Credits werden zurückgegeben
option-round_1 = Erste Etappe
option-round_1-I = Etappe I
option-round_1-II = Etappe II
option-round_1-III = Etappe III
option-round_1-IIIa = Etappe IIIa
option-round_1-none = Keine
option-round_2 = Zweite Etappe
option-round_2-I = Etappe I
option-round_2-II = Etappe II
option-round_2-III = Etappe III
option-round_2-IIIa = Etappe IIIa
option-round_2-none = Keine
option-round_3 = Dritte Etappe
option-round_3-I = Etappe I
option-round_3-II = Etappe II
option-round_3-III = Etappe III
option-round_3-IIIa = Etappe IIIa
option-round_3-none = Keine
option-round_4 = Vierte Etappe
option-round_4-I = Etappe I
option-round_4-II = Etappe II
option-round_4-III = Etappe III
option-round_4-IIIa = Etappe IIIa
option-round_4-none = Keine
option-prognostic = Reihenfolge der Karten
option-prognostic-false = Gemischt
option-prognostic-true = Wie in den Prognosestapeln, ungemischt
option-teams = Teams
option-teams-none = Alle für sich
option-teams-basic = Zwei gegen zwei, geflogen wird das Schiff des Partners
option-teams-advanced = Zwei gegen zwei, mit Platzwechsel schon beim Bauen
option-build_check = Beim Bauen
option-build_check-lenient = Fehler sind erlaubt und werden vor dem Start behoben
option-build_check-strict = Fehlerhaftes Anlegen wird abgelehnt
option-inspection = Kontrolle vor dem Start
option-inspection-automatic = Jedes Schiff wird geprüft
option-inspection-manual = Die anderen müssen Fehler anzeigen
option-seconds = Sanduhr (Echtzeit)
option-seconds-45 = 45 Sekunden
option-seconds-60 = 60 Sekunden
option-seconds-75 = 75 Sekunden
option-seconds-90 = 90 Sekunden
option-seconds-120 = 2 Minuten
option-seconds-180 = 3 Minuten
option-sand_actions = Sanduhr (reihum, über Tage)
option-sand_actions-8 = 8 Aktionen
option-sand_actions-12 = 12 Aktionen
option-sand_actions-16 = 16 Aktionen
option-sand_actions-20 = 20 Aktionen
option-sand_actions-30 = 30 Aktionen
option-sand_actions-40 = 40 Aktionen
option-step_hours = Frist (über Tage)
option-step_hours-12 = 12 Stunden
option-step_hours-24 = 1 Tag
option-step_hours-48 = 2 Tage
option-step_hours-72 = 3 Tage
option-step_hours-168 = 1 Woche

## Dauerantworten

standing-flight = In diesem Flug vor jeder Karte weiterfliegen
standing-unhurt = Weiterfliegen, bis mein Schiff ein Teil oder Besatzung verliert

## Fragen

ask-build = Was machst du in der Werft?
ask-watch = Dein Schiff ist fertig. Möchtest du einen Stapel ansehen oder dich um die Sanduhr kümmern?
ask-order = Die Zeit ist um. Welche Startnummer nimmst du?
ask-clock = Was macht die Sanduhr?
ask-fix = Dein Schiff hat Fehler. Welches Teil nimmst du ab?
ask-part = Dein Schiff bricht auseinander. Welches Stück fliegt weiter?
ask-crew = Wer zieht in diese Kabine ein?
ask-give-up = Fliegst du weiter?
ask-engines = Wie viele Doppelmotoren versorgst du mit Energie?
ask-cannons = Wie viele Doppelkanonen versorgst du mit Energie?
ask-battery = Von welchem Teil nimmst du einen Energiestein?
ask-land = Landest du?
ask-ship = Lässt du gegen Bezahlung Besatzung auf dem verlassenen Schiff?
ask-station = Legst du an der Station an?
ask-load = Wie verstaust du die Waren?
ask-reward = Du hast gewonnen. Nimmst du die Belohnung?
ask-lose-crew = Wen verlierst du?
ask-lose-goods = Welche Ware verlierst du?
ask-shield = Schaltest du den Schild ein?
ask-shoot = Schießt du mit einer Doppelkanone?

## Aktionen

action-take-pile = Ein verdecktes Teil nehmen
action-take-open = { $tile } nehmen
action-take-aside = Das beiseitegelegte Teil von Platz { $place } nehmen
action-take-back = Das letzte Teil wieder aufnehmen
action-place = Auf { $cell } anlegen
action-turn = { $quarters ->
    [0] Wie aufgedruckt
    [1] Eine Vierteldrehung im Uhrzeigersinn
    [2] Eine halbe Drehung
   *[3] Eine Vierteldrehung gegen den Uhrzeigersinn
}
action-put-back = Das Teil offen zurücklegen
action-set-aside = Das Teil beiseitelegen
action-look = Stapel { $stack } ansehen
action-release = Den Stapel zurücklegen
action-flip = Die Sanduhr umdrehen
action-finish = Fertig, mit Startnummer { $order }
action-finish-at-order = Startnummer { $order } nehmen
action-wait = Diesmal nichts tun
action-rest = Vorerst nichts
action-standing = { $flip ->
    [on] Die Sanduhr für mich umdrehen, sobald ich darf
   *[off] Die Sanduhr den anderen überlassen
}
action-sand-out = Der Sand ist durchgelaufen
action-step-over = Der Schritt endet
action-deal = Die übrigen Startnummern verteilen
action-fix = Das Teil auf { $cell } abnehmen
action-part = Das Stück mit { $cell } behalten
action-crew = { $kind ->
    [purple] Ein lila Alien nach { $cell }
    [brown] Ein braunes Alien nach { $cell }
   *[humans] Zwei Menschen nach { $cell }
}
action-stay = Weiterfliegen
action-give-up = Den Flug abbrechen
action-challenge = Fehler bei Schiff { $ship } anzeigen
action-engines = { $powered ->
    [0] Keinen versorgen
    [one] Einen Doppelmotor versorgen
   *[other] { $powered } Doppelmotoren versorgen
}
action-cannons = { $front } nach vorn und { $other } andere versorgen
action-land = Auf Planet { $planet } landen
action-pass = Vorbeifliegen
action-accept = Annehmen
action-accept-at-ship = Die Besatzung abgeben
action-accept-at-station = Anlegen und laden
action-accept-at-reward = Die Belohnung nehmen
action-decline = Auf die Belohnung verzichten
action-shield = Den Schild für einen Energiestein einschalten
action-shoot = Für einen Energiestein schießen
action-suffer = Einschlagen lassen
action-battery = Von { $cell }
action-lose-crew = Aus { $cell }
action-lose-goods = Aus { $cell }
action-lift = Eine Ware ({ $colour }) aus { $cell } nehmen
action-stow = Eine Ware ({ $colour }) in { $cell } verstauen
action-done = Fertig: den Rest wegwerfen

## Was geschehen ist

event-round = { $round } beginnt.
event-take-pile = { $seat } deckt auf: { $tile }.
event-take-open = { $seat } nimmt: { $tile }.
event-take-aside = { $seat } nimmt von den beiseitegelegten Teilen: { $tile }.
event-take-back = { $seat } nimmt wieder auf: { $tile }.
event-put-back = { $seat } legt zurück: { $tile }.
event-place = { $seat } legt auf { $cell } an: { $tile }.
event-set-aside = { $seat } legt beiseite: { $tile }.
event-look = { $seat } sieht Stapel { $stack } an.
event-flip = { $seat } dreht die Sanduhr auf { $spot }.
event-clock-flip = Niemand dreht um: Die Sanduhr springt von selbst auf { $spot }.
event-sand-out = Der Sand auf { $spot } ist durchgelaufen.
event-step = Ein Bauschritt ist zu Ende.
event-time-out = Die Zeit ist um! Hände weg von den Teilen.
event-finish = { $seat } nimmt Startnummer { $order }.
event-change-places = Die Partner tauschen die Plätze.
event-tile-lost = { $seat } verliert auf { $cell }: { $tile }.
event-alien-aboard = { $seat } nimmt ein { $alien } an Bord.
event-alien-left = Das Alien ({ $alien }) von { $seat } bekommt keine Luft mehr und geht.
event-card = { $seat } deckt auf: { $card }.
event-challenge = { $seat } zeigt einen Fehler am Schiff von { $other_seat } an.
event-fine = Das Schiff von { $seat } ist fehlerhaft: 1 Credit an die Bank.
event-give-up = { $seat } bricht den Flug ab.
event-days-gained = { $days ->
    [one] { $seat } gewinnt 1 Flugtag.
   *[other] { $seat } gewinnt { $days } Flugtage.
}
event-days-lost = { $days ->
    [one] { $seat } verliert 1 Flugtag.
   *[other] { $seat } verliert { $days } Flugtage.
}
event-engines = { $seat } hat Motorstärke { $strength }.
event-cannons = { $seat } hat Kanonenstärke { $strength }.
event-batteries = { $count ->
    [one] { $seat } zahlt 1 Energiestein.
   *[other] { $seat } zahlt { $count } Energiesteine.
}
event-batteries-lost = { $count ->
    [one] { $seat } verliert statt Waren 1 Energiestein.
   *[other] { $seat } verliert statt Waren { $count } Energiesteine.
}
event-land = { $seat } landet auf Planet { $planet }.
event-accept = { $seat } nimmt an.
event-goods = { $cubes ->
    [0] Die Bank hat nichts mehr für { $seat }.
    [one] { $seat } erhält 1 Ware.
   *[other] { $seat } erhält { $cubes } Waren.
}
event-cube-lost = { $seat } verliert eine Ware ({ $colour }).
event-crew-lost = { $count ->
    [0] { $seat } hat keine Besatzung mehr zu verlieren.
    [one] { $seat } verliert 1 Besatzungsmitglied.
   *[other] { $seat } verliert { $count } Besatzungsmitglieder.
}
event-credits = { $credits ->
    [one] { $seat } bekommt 1 Credit.
   *[other] { $seat } bekommt { $credits } Credits.
}
event-won = { $seat } gewinnt den Kampf.
event-beaten = { $seat } unterliegt.
event-declined = { $seat } verzichtet auf die Belohnung.
event-weakest = Es trifft { $seat }: { $criterion }.
event-danger = Wurf { $roll }: { $danger } von { $side }.
event-bounce = { $seat }: { $danger } prallt an { $cell } ab.
event-shot-down = { $seat }: { $danger } wird vor { $cell } abgeschossen.
event-defended = { $seat }: { $danger } wird bei { $cell } abgewehrt.
event-struck = { $seat }: { $danger } trifft { $cell }.
event-sabotage = Saboteure sind an Bord von { $seat }.
event-sabotage-miss = { $seat }: Die Saboteure versuchen es auf { $cell } und finden dort nichts.
event-explosion = { $seat }: Explosion auf { $cell }!
event-settled = { $seat }: { $bonus } für die Ankunft, { $beauty } für die Schönheit, { $goods } für Waren, { $losses } für Verluste.
event-game-over = Der letzte Flug ist vorbei; alle Credits werden aufgedeckt. Wer mindestens 1 Credit hat, hat gewonnen.
event-final-credits = { $credits ->
    [0] Rang { $place }: { $seat } kommt ohne Credit nach Hause. Beim nächsten Flug läuft es besser!
    [one] Rang { $place }: { $seat } hat 1 Credit und damit gewonnen.
   *[other] Rang { $place }: { $seat } hat { $credits } Credits und damit gewonnen.
}
result-first = Vorn: { $seat }. Wer mindestens 1 Credit hat, hat gewonnen.

## Ablehnungen

illegal-not-now = Das geht jetzt nicht.
illegal-hand-full = Du hast die Hand nicht frei.
illegal-hand-empty = Du hast kein Teil in der Hand.
illegal-gone = Jemand war schneller: Es ist weg.
illegal-pile-empty = Es gibt keine verdeckten Teile mehr.
illegal-bad-cell = { $cell } ist auf diesem Plan nicht markiert.
illegal-occupied = Auf { $cell } liegt schon ein Teil.
illegal-not-adjacent = { $cell } berührt dein Schiff nicht.
illegal-illegal = So wäre das Teil falsch angelegt.
illegal-welded = Das Teil ist festgeschweißt und bleibt, wo es ist.
illegal-aside-full = Beide Ablageplätze sind belegt.
illegal-aside-only = Ein beiseitegelegtes Teil kann nur noch eingebaut werden.
illegal-no-tile-yet = Erst etwas bauen, dann darfst du hineinsehen.
illegal-stack-busy = Diesen Stapel sieht gerade jemand anders an.
illegal-sand-running = Der Sand läuft noch.
illegal-not-finished = Auf START darf nur umdrehen, wer schon eine Startnummer hat.
illegal-number-taken = Startnummer { $order } ist vergeben.
illegal-no-such-number = Eine Startnummer { $order } gibt es an diesem Tisch nicht.
illegal-no-sand = Du hast alle Aktionen dieses Schritts verbraucht.
error-no-rounds = Bitte mindestens eine Etappe wählen.
error-team-seats = Teams brauchen vier Plätze.
