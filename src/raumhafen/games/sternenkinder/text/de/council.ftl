
# Der Hohe Rat (A9)

ask-law = Welches Gesetz schlägst du vor?
ask-law-target = Worum geht es in deinem Gesetz?
ask-law-surplus = Du hältst mehr Gesetze, als deine Regierung erlaubt. Welches legst du ab?
ask-law-side = Stimmst du für das Gesetz oder dagegen?

action-initiative = Initiative: ein Gesetz ziehen
action-recall = Ein gescheitertes Gesetz in den Stapel zurücklegen: { $law }
action-council = Den Hohen Rat einberufen und ein Gesetz vorschlagen
action-plead = Ein Auge vom Souverän der See entfernen
action-law = { $law }
action-no-at-law = Kein Gesetz in dieser Runde
action-research-at-law-target = { $tech }
action-yes-at-law-side = Für das Gesetz
action-no-at-law-side = Gegen das Gesetz

event-law-drawn = { $seat } zieht ein Gesetz.
event-law-drawn-own = Du hast gezogen: { $law }.
event-law-discarded = { $seat } legt ab: { $law }.
event-law-recalled = { $seat } legt ein gescheitertes Gesetz in den Stapel zurück: { $law }.
event-pleads = { $seat } entfernt ein Auge vom Souverän der See; { $amount } bleiben.
event-council = { $seat } beruft den Hohen Rat ein.
event-law-proposed = { $seat } schlägt vor: { $law }.
event-law-proposed-player = { $seat } schlägt vor: { $law }, für { $other_seat }.
event-law-proposed-system = { $seat } schlägt vor: { $law }, in { $system }.
event-law-proposed-tech = { $seat } schlägt vor: { $law }, für { $tech }.
event-law-vote = Der Rat stimmt über ein Gesetz von { $seat } ab: { $law }.
event-law-lapses = Ein Vorschlag von { $seat } entfällt, denn das Gesetz ist nicht mehr im Spiel: { $law }.
event-ballot-yes = { $seat } stimmt mit { $amount } dafür (in Gold { $gold }).
event-ballot-no = { $seat } stimmt mit { $amount } dagegen (in Gold { $gold }).
event-law-adopted = Angenommen mit { $yes } zu { $no }: { $law }.
event-law-fails = Gescheitert mit { $yes } zu { $no }: { $law }.
event-contest = { $law }: { $seat } belegt mit { $amount } Platz { $rank }.

## Dauerantworten

standing-offers = In dieser Runde jedes Vertragsangebot ablehnen
standing-votes = In dieser Runde an keiner Abstimmung über Gesetze teilnehmen
standing-arrests = In dieser Runde niemanden festnehmen
standing-auctions = In dieser Runde bei keiner Versteigerung bieten
