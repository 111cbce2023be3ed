## Help pages

help-usage = Usage: { $line }
help-about =
    Space board games for people, bots and research.
    Begin with: raumhafen play space-base
help-commands = Commands
help-general = Everywhere
help-arguments = Arguments
help-options = Options
help-command-place = COMMAND
help-options-place = [OPTIONS]
help-lang = Language: en or de (also by the variable RAUMHAFEN_LANG)
help-help = Show this page
help-cmd-games = List the games and their options
help-cmd-play =
    Play against bots, or several people at one keyboard
    The options of a game (see “raumhafen games”) are given by name, as in --variant light-speed.
help-cmd-simulate = Let bots play many games and count who wins
help-cmd-replay = Step through a saved game, or verify it
help-cmd-analyse = Judge the answers of a saved game: what was given away, and what was better
help-cmd-rules = Read the rules of a game
help-cmd-bench = Measure how fast a game runs on this machine
help-cmd-serve = Start the web platform
help-cmd-backup = Save the platform’s data into a file
help-cmd-restore = Bring back the platform’s data from a file
help-cmd-verify = Check every stored game of the platform
help-cmd-admin =
    Ban people, close tables, remove chat, read reports
    ACTION is ban or unban (SUBJECT: a name or an id), close (a table), unsay (a line of chat), reports, or settle (a report).
help-cmd-upgrade = Let running games of older rules go on by the present ones
help-web-host = Address to listen on
help-web-port = Port to listen on
help-web-data = Folder for everything that is stored
help-web-database = Another database than the one in the data folder
help-web-redis = Redis for several processes that share their tables
help-web-origin = Further addresses from which the page may be opened
help-web-secure = The page is reached by HTTPS
help-web-proxy = Address of a proxy that is trusted
help-web-public_url = The address people use, for links in notices
help-web-webhook = Address that is called when it is somebody’s turn
help-web-smtp = Mail server for notices
help-web-mail_from = Sender of these mails
help-web-mail_seconds = Seconds for which notices are gathered into one mail
help-web-push = Let browsers be told of turns while no page is open
help-web-push_seconds = Seconds for which notices are gathered into one push message
help-web-push_origin = Push services of your own, which may be in your network and without HTTPS
help-web-metrics_token = Whoever sends it as Authorization: Bearer may read /metrics; without it only this machine
help-web-tables_each = Tables that one person may have open at the same time
help-web-bot_workers = How many processes think for bots
help-web-away_seconds = Seconds without an answer or an open page before the others may let a bot stand in
help-web-bot_delay = Seconds a bot waits at least, so that people can follow
help-web-rate_limits = Limit how often one address may ask
help-web-log_level = How much is logged: debug, info, warning, error
help-web-open_browser = Open the page in a browser
help-web-file = The file
help-web-action = What to do
help-web-subject = With whom or what
help-game = A game, as listed by “raumhafen games”
help-play-game = A game, as listed by “raumhafen games”; not needed with --resume
help-bench-game = A game; without one, all of them
help-json = Print one JSON object
help-seed = Same seed and same answers give the same game
help-seats = How many sit at the table
help-bots = Your opponents: random, greedy, search (search:2s thinks two seconds), expert
help-hot-seat = Several people take turns at this keyboard
help-names = What the people (and bots) are called
help-resume = Go on with a saved game
help-agents = Who plays: random, greedy, search:0.2s, search:500, expert:0.2s, greedy:science …; one for each seat
help-games = How many games
help-sim-seed = First seed; later games count on from it
help-workers = How many processes
help-ray = Play on the Ray cluster at this address; “local” starts one on this machine
help-out = Write one row for each seat of each game into this Parquet file, or, without the ending .parquet, into a folder of parts
help-sim-resume = Go on with the folder of parts that an earlier run has left
help-file = A saved game
help-verify = Play everything again and compare with the positions that the file claims
help-web-check = Only say what would happen to each game, and change nothing
help-at = Begin after this many answers
help-rule = A chapter or rule, such as SB8 or SB8.4
help-uncited = List the rules that no test cites
rules-later = { $rule }  comes with part { $part } of the game
help-tests = Where the tests are
help-seconds = How long to measure each game

## Refusals of the command line

error-admin-action = There is no action “{ $action }”. Known: { $known }.
error-admin-subject = Please say with whom or what: raumhafen admin { $action } SUBJECT
error-admin-person = Nobody has the name or the id “{ $who }”.
error-admin-table = There is no table { $table }.
error-admin-line = There is no line of chat { $line }.
error-admin-report = There is no open report { $report }.
error-cli-lang = There is no language “{ $lang }”. Choose from: { $known }.
error-cli-command = There is no command “{ $command }”. Did you mean “{ $guess }”?
error-cli-option = There is no option “{ $name }”. Did you mean “{ $guess }”?
error-cli-no-value = “{ $name }” wants a value; see “{ $page }”.
error-cli-missing = { $name } is missing; see “{ $page }”.
error-cli-missing-game = Which game? Choose from: { $games }.
error-cli-value = That is no good value for “{ $name }”; see “{ $page }”.
error-cli-choice = “{ $value }” is no value of { $name }. Did you mean “{ $guess }”? Choose from: { $known }.
error-cli-usage = This command line cannot be read; see “{ $page }”.
error-too-many-bots = { $bots ->
    [one] One bot needs more than { $seats } seats; raise --seats.
   *[other] { $bots } bots need more than { $seats } seats; raise --seats or name fewer bots.
}
error-file = { $file } cannot be used: { $reason }.
error-file-missing = There is no such file or folder: { $file }.
error-no-web = The web platform is not installed ({ $missing } is missing). Install it with: pip install "raumhafen[web]"
error-no-ray = Ray is not installed. Install it with: pip install "raumhafen[cluster]"
error-cluster-away = There is no Ray cluster at “{ $address }”: { $reason }
error-cluster-lost = A part of the games was lost too often: { $reason } What is done is kept; --resume goes on.
error-cluster-build = A node of the cluster plays other rules. Here: { $here }. There: { $there }.
error-series-there = { $file } holds a series of games already. Go on with --resume, or name another folder.
error-series-other = { $file } tells of another series: game, rules, bots, number of games, seed and options must be the same.
error-resume-folder = --resume needs --out with a folder (a name that does not end in .parquet).
error-replay-damaged = This replay is damaged.
error-no-tests = There are no tests here; name their folder with --tests.
error-rule-unknown = There is no rule “{ $rule }”. Did you mean “{ $guess }”?
error-card-unknown = There is no card “{ $name }”. Did you mean “{ $guess }”?
error-no-cards = This game has no cards to look up.
error-seat-unknown = Nobody here is called “{ $name }”. Did you mean “{ $guess }”?
error-option-number = There is no option { $number }; the last one is { $last }.

## Playing

play-title = { $game } · seed { $seed }
play-prompt = >
play-commands = h hint · u undo · r redo · s save · l log · b board · m market · c card · w standing answer · ? rule and help · q quit
play-how = Type the number of an option, its code, or a command.
play-help =
    Answer with a number or a code. Commands:
      h            what a strong bot would do
      u, r         take back, repeat
      s [FILE]     save
      l [N]        the last N events
      b [N]        the board of seat N
      m            what is on offer
      c NAME       what a card says
      w [KIND]     standing answers
      ? [RULE]     the rule of the question, or another one
      q            leave (offers to save)
play-thinking = Thinking …
play-curtain = Now { $seat } answers in secret. Press Enter when nobody else is looking.
play-undone = Taken back.
play-saved = Saved as { $file }. Go on with: raumhafen play --resume { $file }
play-save-first = Save the game first? [Y/n]
play-input-ended = The input has ended; the game is not finished.
play-standing = Standing answer: { $answer }.
play-standing-none = No standing answer any more.
play-won = { $count ->
    [one] { $seat } wins.
   *[other] Shared victory: { $seat }.
}
answer-yes = y yes

command-hint = h hint
command-undo = u undo
command-redo = r redo
command-save = s save
command-log = l log
command-board = b board
command-market = m market
command-card = c card
command-standing = w standing
command-rule = ? rule help
command-quit = q quit exit

## Lists and results

games-seats = { $min } to { $max } seats
bench-game = game
bench-decisions = decisions/s
bench-copy = copy
bench-view = view
bench-code = code
bench-rate = { $number }
bench-micro = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
bench-interpreted = interpreted
bench-compiled = compiled

replay-begin = { $answers } answers. Enter: next · b: back · t: next turn · v: view the table · a number: jump · q: quit
replay-help = Enter: next · b: back · t: next turn · v: view the table · a number: jump · q: quit
replay-revised = changes a hidden answer
replay-verified = The replay is sound: { $answers } answers, { $digests ->
    [one] 1 position
   *[other] { $digests } positions
} compared.
step-next = n next
step-back = b back
step-turn = t turn
step-board = v view
step-quit = q quit exit

## Hints

tip-best = A strong bot would choose: { $option }
tip-clear = It is clearly ahead of all else ({ $samples } tries). Expected share of the win:
tip-slight = It is slightly ahead ({ $samples } tries). Expected share of the win:
tip-even = It is a close call ({ $samples } tries). Expected share of the win:
tip-share = { $percent } %
tip-agrees = The quick heuristic of the game agrees.
tip-differs = The quick heuristic of the game would choose: { $option }
error-no-hint = There are no hints for this game yet.

## Simulation

simulate-progress = Playing
simulate-so-far = { $done } of { $total } games, about { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
   *[other] { $hours } h { $minutes } min
} left
simulate-kept = { $done } of { $total } games are kept; --resume goes on.
simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s; a game has { $decisions } decisions and { $turns } turns on average.
simulate-agent = agent
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-points = points
simulate-count = { NUMBER($count, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-written = Written to { $file }.
simulate-errors = { $count ->
    [one] 1 game broke down: { $first }
   *[other] { $count } games broke down; the first: { $first }
}

## Analysis

analyse-progress = Judging answer { $at } of { $length } …
analyse-first = The beginning.
analyse-last = The end.
analyse-inaccuracy = { $name } gave away a little ({ $percent } % instead of { $best } %): “{ $played }”. Better: “{ $better }”.
analyse-mistake = { $name } made a mistake ({ $percent } % instead of { $best } %): “{ $played }”. Better: “{ $better }”.
analyse-blunder = { $name } gave away a lot ({ $percent } % instead of { $best } %): “{ $played }”. Better: “{ $better }”.
analyse-end = { $marked ->
    [one] 1 of { $judged } answers that were weighed has cost at least 5 percentage points.
   *[other] { $marked } of { $judged } answers that were weighed have cost at least 5 percentage points.
}
