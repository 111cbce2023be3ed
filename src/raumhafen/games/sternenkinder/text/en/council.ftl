
# The High Council (A9)

ask-law = Which law do you propose?
ask-law-target = What is your law about?
ask-law-surplus = You hold more laws than your government may. Which one do you discard?
ask-law-side = Do you vote for the law or against it?

action-initiative = Initiative: draw a law
action-recall = Put a failed law back into the deck: { $law }
action-council = Call the High Council and propose a law
action-plead = Remove a pip from Sovereign of the Sea
action-law = { $law }
action-no-at-law = No law in this round
action-research-at-law-target = { $tech }
action-yes-at-law-side = For the law
action-no-at-law-side = Against the law

event-law-drawn = { $seat } draws a law.
event-law-drawn-own = You have drawn: { $law }.
event-law-discarded = { $seat } discards: { $law }.
event-law-recalled = { $seat } puts a failed law back into the deck: { $law }.
event-pleads = { $seat } removes a pip from Sovereign of the Sea; { $amount } are left.
event-council = { $seat } calls the High Council.
event-law-proposed = { $seat } proposes: { $law }.
event-law-proposed-player = { $seat } proposes: { $law }, for { $other_seat }.
event-law-proposed-system = { $seat } proposes: { $law }, in { $system }.
event-law-proposed-tech = { $seat } proposes: { $law }, for { $tech }.
event-law-vote = The council votes on a law of { $seat }: { $law }.
event-law-lapses = A proposal of { $seat } lapses, since the law has left the game: { $law }.
event-ballot-yes = { $seat } votes for it with { $amount } ({ $gold } in gold).
event-ballot-no = { $seat } votes against it with { $amount } ({ $gold } in gold).
event-law-adopted = Adopted with { $yes } to { $no }: { $law }.
event-law-fails = Failed with { $yes } to { $no }: { $law }.
event-contest = { $law }: { $seat } takes place { $rank } with { $amount }.

## Standing answers

standing-offers = Refuse every offer of a treaty in this round
standing-votes = Stay out of every vote about laws in this round
standing-arrests = Arrest nobody in this round
standing-auctions = Bid in no auction of this round
