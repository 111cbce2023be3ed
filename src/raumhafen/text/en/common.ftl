## Seats

seat = Seat { $number }
seat-names = Sol Vega Rigel Altair Deneb Mira

## Refusals of the engine

error-action-arity = “{ $kind }” wants { $wanted ->
    [0] nothing after its name
    [one] one value after its name
   *[other] { $wanted } values after its name
}.
error-action-value = “{ $value }” is no { $param } of “{ $kind }”.
error-action-number = There is no action with the number { $number }.
error-action-unknown = “{ $code }” is neither an option nor a command.
error-option-unknown = This game has no option “{ $name }”.
error-option-value = “{ $value }” is no value of the option “{ $name }”.
error-no-explanation = There is no explanation of { $what }.
error-seats = { $seats ->
    [one] One seat does not fit: this game is for { $min } to { $max }.
   *[other] { $seats } seats do not fit: this game is for { $min } to { $max }.
}
error-standing-unknown = There is no standing answer “{ $kind }”.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to repeat.
error-nothing-to-revise = { $seat } has no hidden answer to change.
error-chance = Chance has { $outcomes } outcomes; { $outcome } is none of them.
error-game-over = The game is over.
error-no-such-seat = There is no such seat: { $seat }.
error-only-a-draft = A draft is not kept by itself: send it, too.
error-not-asked = { $seat } is not asked anything now.
error-no-aside-now = Not now: something is being resolved.
error-no-such-aside = { $seat } cannot do this out of turn.
error-not-an-option = That is not among the options.
error-replay-game = This replay is of another game: “{ $game }”.
error-replay-rules = This replay was made with version { $version } of the rules, which is not the present one.
error-replay-digest = Line { $line } of the replay does not lead to the position it claims.
error-replay-line = Line { $line } of the replay cannot be used ({ $reason }).
error-replay-header = This is no Raumhafen replay (line { $line }).
error-replay-epoch = What happened before was played by older rules; the recording can be opened from position { $at } on.
error-replay-chance = chance had another hand in it
error-upgrade-differs = The present rules lead to another position.
error-upgrade-nothing-kept = No position of this game was kept.
error-upgrade-numbers = Its position was kept by version { $version } of the rules, with numbers of actions that mean others now.
error-upgrade-question = Nobody would be asked anything.
error-upgrade-law = It would break a law of the game: { $law }.
error-upgrade-strange = The present rules cannot read it ({ $reason }).
error-game-unknown = There is no game “{ $game }”. Did you mean “{ $guess }”?
error-agent-unknown = There is no bot “{ $name }”. Did you mean “{ $guess }”?
error-agent-no-style = The bots of this game have no styles, so “{ $style }” means nothing here.
error-agent-style = There is no style “{ $style }” in this game. It knows: { $styles }.
error-agent-no-budget = The bot “{ $name }” does not think ahead, so it takes no budget.
error-agent-no-judgement = The bot “{ $name }” has learned nothing about this game yet. “search” thinks ahead here.
error-agent-budget = “{ $agent }” has no usable budget. Write, for example, “{ $guess }”.

## Reasons, in every game

reason-more = { $what }: { $before } → { $after }.
reason-less = { $what }: { $before } → { $after }.
reason-quiet = It changes none of your numbers at once.
