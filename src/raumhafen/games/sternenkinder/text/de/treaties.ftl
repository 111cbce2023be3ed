# Verträge und Angebote (A5)

option-politics = Politik
option-politics-false = Ohne
option-politics-true = Mit Verträgen, Kriegen, Hohem Rat, Agenten und Schwarzmarkt

ask-treaty-share = Wie viel der Kultur soll der Partner zahlen?
ask-treaty-answer = Nimmst du den Vertrag an? Eine Zahl ist ein Gegenangebot: die Kultur, die du zahlen würdest.
ask-treaty-counter = Nimmst du das Gegenangebot an?
ask-give-what = Welchen Rohstoff gibst du?
ask-give-much = Wie viel davon gibst du?
ask-want-much = Wie viel möchtest du, ein Rohstoff nach dem anderen (Nahrung, AWE, Forschung, Kultur)?
ask-barter-answer = Bist du mit dem Tausch einverstanden?

action-treaty = { $other_seat } anbieten: { $treaty }
action-amount-at-treaty-share = Der Partner zahlt { $amount } Kultur
action-amount-at-treaty-answer = Gegenangebot: Ich zahle { $amount } Kultur
action-cancel = Mit { $other_seat } beenden: { $treaty }
action-hire = Die Söldnerflotte anwerben
action-dismiss = Die Söldnerflotte entlassen
action-exchange = { $other_seat } einen Tausch vorschlagen
action-give = { $resource }
action-propose = { $other_seat } für meinen nächsten Zug anbieten: { $treaty } ({ $payer })
action-counter = Gegenangebot an { $other_seat }: { $treaty } ({ $payer })
action-accept = Von { $other_seat } annehmen: { $matter }
action-refuse = Gegenüber { $other_seat } ablehnen: { $matter }
action-withdraw = Gegenüber { $other_seat } zurückziehen: { $matter }
action-term = { $term }: { $amount } { $resource } mehr
action-send = Den Tausch an { $other_seat } schicken

payer-offerer = der Anbietende zahlt
payer-half = je zur Hälfte
payer-partner = der Partner zahlt
term-give = Geben
term-want = Verlangen
matter-alliance = Bündnis
matter-federation-invite = Einladung in die Föderation
matter-intelligence = Geheimdienstabkommen
matter-trade = Handelsvertrag
matter-armament = Rüstungskooperation
matter-exchange = Tausch

event-meets = { $seat } und { $other_seat } entdecken einander.
event-treaty-offered = { $seat } bietet { $other_seat } an: { $treaty }; { $other_seat } würde davon { $amount } Kultur zahlen.
event-treaty-proposed = { $seat } bietet { $other_seat } im Voraus an: { $treaty }; { $other_seat } würde davon { $amount } Kultur zahlen.
event-treaty-countered = { $seat } macht { $other_seat } ein Gegenangebot und würde { $amount } Kultur zahlen: { $treaty }.
event-treaty-agreed = { $seat } ist sich mit { $other_seat } einig: { $treaty }.
event-treaty-made = { $seat } und { $other_seat } schließen: { $treaty } ({ $other_seat } zahlt { $amount } Kultur).
event-treaty-refused = { $seat } lehnt gegenüber { $other_seat } ab: { $treaty }.
event-treaty-ended = { $seat } beendet mit { $other_seat } für { $amount } Kultur: { $treaty }.
event-offer-refused = { $seat } lehnt gegenüber { $other_seat } ab: { $matter }.
event-offer-withdrawn = { $seat } zieht gegenüber { $other_seat } ein Angebot zurück: { $matter }.
event-hires = { $seat } wirbt für { $amount } AWE Söldner an.
event-dismisses = { $seat } entlässt die Söldner in { $system }.
event-exchange-offered = { $seat } bietet { $other_seat } einen Tausch an: gibt{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food } Nahrung
 }{ $give_awe ->
    [0] {""}
   *[other] {" "}{ $give_awe } AWE
 }{ $give_research ->
    [0] {""}
   *[other] {" "}{ $give_research } Forschung
 }{ $give_culture ->
    [0] {""}
   *[other] {" "}{ $give_culture } Kultur
 } und verlangt{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food } Nahrung
 }{ $want_awe ->
    [0] {""}
   *[other] {" "}{ $want_awe } AWE
 }{ $want_research ->
    [0] {""}
   *[other] {" "}{ $want_research } Forschung
 }{ $want_culture ->
    [0] {""}
   *[other] {" "}{ $want_culture } Kultur
 }.
event-exchange-refused = { $seat } lehnt den Tausch mit { $other_seat } ab.
event-exchange = { $seat } und { $other_seat } tauschen{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food } Nahrung
 }{ $give_awe ->
    [0] {""}
   *[other] {" "}{ $give_awe } AWE
 }{ $give_research ->
    [0] {""}
   *[other] {" "}{ $give_research } Forschung
 }{ $give_culture ->
    [0] {""}
   *[other] {" "}{ $give_culture } Kultur
 } gegen{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food } Nahrung
 }{ $want_awe ->
    [0] {""}
   *[other] {" "}{ $want_awe } AWE
 }{ $want_research ->
    [0] {""}
   *[other] {" "}{ $want_research } Forschung
 }{ $want_culture ->
    [0] {""}
   *[other] {" "}{ $want_culture } Kultur
 }.

illegal-no-politics = An diesem Tisch gibt es keine Verträge.
illegal-no-such-treaty = Dieser Vertrag kann jetzt nicht angeboten werden: unbekannt, ausgeschieden, schon geschlossen, schon angeboten, in dieser Phase abgelehnt oder zu teuer.
illegal-no-such-offer = Es gibt kein solches Angebot, auf das du jetzt antworten könntest.
illegal-no-exchange = Ein Tausch braucht einen Handelsvertrag, der in dieser Ökonomie-Phase noch nicht genutzt wurde.
illegal-not-out-of-turn = Das geht nicht außer der Reihe.

ask-war-price = Wie viel Kultur gibst du für die Kriegserklärung aus?
ask-war-prevent = Verhinderst du den Krieg für diese Runde, zum Anderthalbfachen des gezahlten Preises?
ask-war-goal = Welches Ziel hat dein Krieg? Ein System ist eine zu nehmende Kolonie, eine Zahl so viele Siege, ein Schiff eines, das abziehen soll.
ask-war-join = Schließt du dich dem Krieg deines Verbündeten an?
ask-war-share = Wie viel vom Unterhalt eures gemeinsamen Krieges zahlst du? Die erste Antwort ist dein gleicher Teil; wird nicht alles zugesagt, gelten gleiche Teile.
ask-armistice-gift = Wie viel bietest du für den Waffenstillstand, ein Rohstoff nach dem anderen (Nahrung, AWE, Forschung, Kultur)?
ask-armistice-thing = Welche Systeme und Einheiten legst du zum Waffenstillstand dazu, eines nach dem anderen?
ask-armistice-answer = Nimmst du den Waffenstillstand an?
ask-armistice-wish = Wie viel willst du für den Waffenstillstand, ein Rohstoff nach dem anderen (Nahrung, AWE, Forschung, Kultur)? Es gilt anstelle der angebotenen Rohstoffe.
ask-armistice-counter = Nimmst du das Gegenangebot an?

action-war = { $other_seat } den Krieg erklären
action-armistice = { $other_seat } einen Waffenstillstand anbieten
action-amount-at-war-price = { $amount } Kultur
action-amount-at-war-share = { $amount } Kultur
action-amount-at-war-goal = { $amount ->
    [one] Ein Sieg mehr als Niederlagen
   *[other] { $amount } Siege mehr als Niederlagen
}
action-ship-at-war-goal = Schiff { $ship } zieht ab
action-end-at-war-goal = Das ist alles
action-send-at-armistice-answer = Ein Gegenangebot machen
action-at-at-armistice-thing = Den Planeten in { $system } geben
action-move-at-armistice-thing = Flotte { $fleet } geben
action-ship-at-armistice-thing = Schiff { $ship } geben
action-end-at-armistice-thing = Das Angebot machen

share-war = Kriegsmüdigkeit

event-war-announced = { $seat } kündigt { $other_seat } den Krieg an und gibt { $amount } Kultur dafür aus.
event-war-prevented = { $seat } verhindert den Krieg von { $other_seat } für { $amount } Kultur.
event-joins-war = { $seat } schließt sich dem Krieg von { $other_seat } an.
event-war = { $seat } ist mit { $other_seat } im Krieg.
event-goal = { $seat } erreicht ein Ziel des Krieges mit { $other_seat }.
event-war-ends = Der Krieg von { $seat } mit { $other_seat } ist vorbei.
event-leaves-war = { $seat } scheidet aus dem Krieg aus.
event-war-upkeep = Der gemeinsame Krieg von { $seat } kostet { $amount } Kultur.
event-war-share = { $seat } will davon { $amount } Kultur zahlen.
event-war-equal = Es gibt keine Einigung: { $seat } und alle Verbündeten zahlen gleiche Teile.
event-armistice-offered = { $seat } bietet { $other_seat } einen Waffenstillstand an und gibt{ $amount ->
    [0] {" "}keine Rohstoffe
   *[other] {""}
 }{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food } Nahrung
 }{ $give_awe ->
    [0] {""}
   *[other] {" "}{ $give_awe } AWE
 }{ $give_research ->
    [0] {""}
   *[other] {" "}{ $give_research } Forschung
 }{ $give_culture ->
    [0] {""}
   *[other] {" "}{ $give_culture } Kultur
 }.
event-armistice-system = { $seat } legt den Planeten in { $system } dazu.
event-armistice-unit = { $seat } legt { $kind ->
    [fleet] eine Flotte
   *[ship] ein ziviles Schiff
 } in { $system } dazu.
event-ceded = { $seat } gibt den Planeten in { $system } an { $other_seat } ab.
event-armistice-countered = { $seat } macht { $other_seat } ein Gegenangebot zum Waffenstillstand und will{ $amount ->
    [0] {" "}keine Rohstoffe
   *[other] {""}
 }{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food } Nahrung
 }{ $want_awe ->
    [0] {""}
   *[other] {" "}{ $want_awe } AWE
 }{ $want_research ->
    [0] {""}
   *[other] {" "}{ $want_research } Forschung
 }{ $want_culture ->
    [0] {""}
   *[other] {" "}{ $want_culture } Kultur
 }.
event-armistice-refused = { $seat } lehnt den Waffenstillstand mit { $other_seat } ab.
event-armistice = { $seat } und { $other_seat } schließen einen Waffenstillstand.

# Überfälle und Sanktionen (A7), Krieg sofort (A6.5)

ask-raid = Überfällst du im Frieden Einheiten anderer? Das bringt Sanktionen und gibt allen einen Kriegsgrund.
ask-raid-foe = Wessen Einheiten überfällst du?
ask-war-now = Du hast einen Kriegsgrund. Erklärst du sofort den Krieg?
action-end-at-raid = Kein Überfall
action-at-at-raid = Überfall in { $system }
event-raid = { $seat } überfällt { $other_seat } in { $system }.
event-sanctions = { $level ->
    [0] Die Sanktionen gegen { $seat } sind aufgehoben.
    [1] Einfache Sanktionen gegen { $seat }.
    [2] Schwere Sanktionen gegen { $seat }.
   *[other] Sanktionen gegen { $seat } wegen eines Kapitalverbrechens.
}
