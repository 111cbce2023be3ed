## Frame

web-home = Raumhafen, to the first page
web-skip = Skip to the content
web-menu = Menu
web-navigation = Pages
web-lobby = Lobby
web-my-games = My games
web-rules = Rules
web-ratings = Ratings
web-settings = Settings
web-about = About
web-sign-in = Sign in
web-footer = Independent implementation of the rules, with its own texts and drawings.
web-loading = Loading …
web-loading-table = The table is being set …
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-choice-gone = What you had picked is gone: somebody else was faster.
web-save = Save
web-send = Send
web-copy = Copy
web-copied = Copied
web-you = you
web-guest-name = Guest

## Refusals

web-error-offline = The server cannot be reached. Please check your connection and try again.
web-error-unknown = The server answered with an error ({ $status }).
web-error-refused = The server does not allow that.
web-error-signed-out = You are signed out. Please choose a name and open the table again.
web-error-not-yours = This table is private. You need its invite link.
web-error-no-table = There is no such table.
web-error-old-rules = The rules of this game have changed since it began, so this table cannot be opened any more.
web-lost = There is nothing here
web-lost-text = This address leads nowhere. Perhaps the link is incomplete.

## First page

web-welcome = Space board games, ready to play
web-welcome-text = Raumhafen is a spaceport for board games: play at once against bots, with friends by link, or all at one screen. Free, open, and without an account.
web-play-now = Play now against a bot
web-learn = Learn the game
web-with-friends = New table
web-seats-range = { $min } to { $max } players
web-point-bots = Bots of three strengths take any seat, at once and at a human pace.
web-point-friends = Invite friends by link: live with clocks, or a few moves a day.
web-point-undo = Take back, ask for a hint, and see what every choice yields.
web-point-replay = Every game can be replayed, explained and played on from any move.
web-point-keys = All of it works by keyboard, by screen reader and on a phone.
web-point-open = Every line of the log names its rule, in English and in German.

## Lobby and tables

web-lobby-open = Tables that wait for players
web-lobby-none = No open table at the moment. Set up a new one, and friends can join by link.
web-lobby-running = Games to watch
web-mine-your-move = It is your move
web-mine-running = Under way
web-mine-old = Stopped by new rules
web-mine-finished = Finished
web-mine-none = You have not played yet.
web-mine-none-start = Start your first game
web-card-round = Round { $round }
web-card-points = Points so far
web-your-move = Your move
web-private = private
web-free-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
web-open-continue = Go to the table
web-open-join = Join
web-open-watch = Watch
web-open-result = Look at the game
web-old-running = Closed by new rules of the game; this is how it stood
web-old-finished = Played by older rules: only its recording can be downloaded
web-old-download = Recording
web-remove = Remove
web-remove-title = Remove { $game }?
web-remove-finished = The game disappears from your list. Its recording stays and can still be opened by its link.
web-remove-left = You have left this game, and a bot plays in your seat. The table disappears from your list; by its link you can still come back.
web-remove-guest = The table disappears from your list. The others keep it in theirs.
web-remove-host = You opened this table. You can remove it from your own list, or close it for everybody; then its recording is gone, too.
web-remove-alone = The table is closed for good, and its recording with it. Download the recording first if you want to keep it.
web-remove-mine = Remove from my list
web-remove-all = Close for everybody
web-remove-close = Close the table
web-upload = Open a replay
web-upload-why = A file from here or from the command line is checked move by move and then shown.
web-upload-file = Replay file
web-uploads = Replays you have uploaded
web-upload-one = { $game }, { $length ->
    [one] one move
   *[other] { $length } moves
}, { $date }
web-upload-remove = Delete
web-upload-remove-this = Delete { $recording }
web-upload-remove-title = Delete this replay?
web-upload-remove-why = It is deleted from the server, and its link leads nowhere any more. The file on your device stays.

web-new-table = New table
web-game = Game
web-seats = Seats
web-your-name = Your name
web-who-sits = Who plays?
web-hot-seat = Several people at this screen (hot seat)
web-seat-number = Seat { $seat }
web-kind-me = Me
web-kind-open = Free for somebody else
web-agent-random = Bot: random
web-agent-greedy = Bot: solid
web-agent-search = Bot: strong
web-agent-expert = Bot: expert
web-pace = Pace
web-pace-none = No clock
web-pace-live = Live, with a clock
web-pace-days = Over days
web-pace-minutes = Minutes each
web-pace-day-count = Days a move
web-pace-live-short = { $minutes } min
web-pace-days-short = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
web-private-why = Private: only by invite link
web-bot-pace = Bots take their time, so that you can follow
web-create = Open the table

web-room-waiting = { $free ->
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
web-room-full = Everybody is here.
web-seat-free = free
web-join = Sit down here
web-invite = Invite link
web-invite-why = Whoever opens this link can sit down. Nobody needs an account.
web-start = Start the game
web-start-fill = { $free ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $free } free seats
}
web-start-owner = The person who opened the table starts the game.
web-leave = Leave
web-held = A bot holds your seat.
web-take-back = Take it back
web-stand-in = Let a bot play
web-stand-in-now = { $name } is away, and the table is waiting.
web-stand-in-later = { $name } is away. { $minutes ->
    [one] In a minute
   *[other] In { $minutes } minutes
} you can let a bot play.
web-stand-in-title = A bot for { $name }?
web-stand-in-why = A bot plays for { $name } until { $name } comes back and takes the seat over again. The game goes on at once.
web-stand-in-wait = Wait a little longer

## At the table

web-table-of = { $game }: table
web-board = Board
web-dock = Question, moves and log
web-prompt = What is asked
web-actions = Legal moves
web-actions-list = Legal moves as a list ({ $count })
web-asides = Out of turn
web-asides-count = Out of turn ({ $count })
web-asides-addressed = Somebody waits for your answer
web-asides-draft = Not sent yet:
web-asides-discard = Discard
web-which = What exactly?
web-tools = Tools
web-watching = You are watching. The table waits for { $names }.
web-waiting-for = Waiting for { $names }
web-answer-hidden = Your answer stays hidden until everybody has answered. Waiting for { $names }
web-revise = Change my answer
web-type-code = Or type a code:
web-line-lost = Connection lost. Nothing is lost: your move is sent as soon as the line is back.
web-line-connecting = Connecting …
web-seat-open = { $name }, { $status }. { $facts } Show the board
web-seat-ready = not asked
web-seat-thinking = is thinking
web-seat-to-move = is to move
web-seat-nothing = There is nothing more to show about this seat.
web-away = away
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-clock-hours = { $hours } h
web-toast-turn = It is your move at another table: { $game }
web-toast-held = The others were waiting, so a bot is playing for you: { $game }
web-toast-go = Go there
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undo = { $name } takes back a move.
web-log-ask-undo = { $name } would like to take back a move.
web-since-last-move = since your last move
web-auto = (automatic)
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-empty-spectators = Here spectators talk among themselves; the players read it after the game.
web-chat-say = Say something
web-spectators = watching
web-undo-what = Undo: { $what }
web-undo-ask = Ask the others to undo: { $what }
web-redo = Redo what was taken back
web-reset = Take back the whole turn, as far as it goes
web-consent = { $name } would like to take back a move. Do you agree?
web-consent-yes = Agree
web-consent-no = Refuse
web-consent-waiting = The others are asked whether you may take it back.
web-hint = Hint
web-hint-ask = Hint: what would a strong bot do?
web-hint-thinking = A strong bot is thinking about your position …
web-hint-would = A strong bot would choose: { $action }
web-hint-chances = Estimated chances of winning
web-hint-options = Chance of winning with each answer
web-hint-why = What speaks for it
web-forecast = Forecast
web-standing = Standing answers
web-standing-why = Answers that are given for you until you withdraw them. Nobody else can see them.
web-standing-withdraw = Withdraw
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Fit
web-race = Before the race
web-race-why = Everybody acts at once, against the hourglass. Read in peace: it starts when all are ready.
web-race-ready = Ready
web-race-you = You are ready.
web-race-waits = Waiting for { $names }
web-race-latest = It starts in { $time } at the latest.
web-race-seats = Who is ready
web-race-is-ready = is ready
web-race-is-not = is not ready yet
web-race-go = Go!
web-curtain = { $name }, it is your turn
web-curtain-back = { $name }, the screen is yours
web-hand-over = Hand the screen to { $name }
web-curtain-why = Please hand over the screen before you look. Answers may be hidden from the others.
web-curtain-ready = I am { $name }: show the table
web-curtain-without = Always hand over without a curtain
web-curtain-wish = Hide the screen while it goes to the next player
web-seat-name = Name of player { $seat }
web-log-left = { $name } leaves; a bot plays on.
web-log-back = { $name } is back.
web-generic-moves = Legal moves
web-generic-none = You are not asked at the moment.
web-generic-position = Position

web-tool-undo = Undo
web-tool-redo = Redo
web-tool-reset = Turn
web-tool-hint = Hint
web-tool-standing = Always
web-tool-keyboard = Keys
web-standing-open = Always: your standing answers
web-keyboard-open = Keys: play by keyboard
web-waiting-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
web-pace-increment = More for each decision
web-pace-increment-seconds = { $seconds } s
web-log-newest = newest ↓
web-log-unfold = { $count ->
    [one] 1 step before
   *[other] { $count } steps before
}
web-log-fold = fold
web-leave-title = Leave the table?
web-leave-others = The game goes on without you: a bot plays your seat until you come back. You find the table under "My games".
web-leave-alone = Nobody else waits here. The table stays as it is, and you find it under "My games".
web-leave-stay = Stay here
web-keyboard = Keyboard
web-key-pick = pick a legal move
web-key-move = walk through the list of moves
web-key-confirm = confirm the picked move
web-key-cancel = let go of the picked move
web-key-actions = go to the list of moves
web-key-code = type a code, such as buy:3
web-key-hint = hint
web-key-undo = take back
web-key-redo = repeat
web-key-log = log
web-key-chat = chat
web-key-zoom = larger, smaller, fit
web-key-help = this help

web-coach = Tutorial
web-coach-fold = Fold the tutorial away
web-coach-unfold = Show the tutorial again
web-coach-complete = That was every lesson. Play on as long as you like; "Hint" and the rules stay with you.
web-coach-done = Done
web-coach-next = Next
web-coach-skip = End the tutorial
web-coach-task = Your turn: make your choice on the board
web-coach-free = Your move: go on as you like. I will speak up when there is something new.
web-coach-wait = Watch the others for a moment. I will speak up when there is something new.

## After the game

web-game-over = The game is over.
web-ending = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-ending-won = { $count ->
    [one] { $names } wins. Congratulations!
   *[other] { $names } share the win. Congratulations!
}
web-ending-rule = How the game was decided:
web-ending-show = Show the result
web-ending-look = Look at the board
web-place = Place
web-player = Player
web-points = Points
web-rematch = Rematch
web-chart-points = Points, turn by turn
web-chart-chances = Estimated chances of winning, turn by turn
web-chart-label = { $title }. At the end: { $summary }

## Replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-watch = Replay
web-replay-download = Download
web-replay-controls = Replay controls
web-replay-position = Move { $at } of { $length }
web-replay-epoch = What happened before was played by older rules of the game and can only be read in the file.
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-replay-turn = Turn
web-replay-view = Seen by
web-replay-all = all eyes
web-replay-link = Link to this move
web-replay-play-on = Play on from here
web-replay-quiet = Nothing visible happened with this move.
web-turn-of = Round { $round }: { $name }
web-turn-first = Beginning
web-turn-epoch = New rules
web-turn-last = End
web-turn = Turn { $turn }

## Rules

web-rule-open = Rule { $rule }
web-rule-title = Rule { $rule }
web-rule-none = This rule is not in the book.
web-rule-all = All rules
web-rules-win = How do I win?
web-rules-overview = Overview
web-rules-signs = What the signs mean
web-rules-contents = Contents
web-win-space-base = Collect victory points, the violet stars: ships pay some when their sector comes up, colonies give many at once but close their sector. When somebody has 40, the round is played to its end; then the most points win.
web-win-galaxy-trucker = Earn cosmic credits: deliver goods, arrive early, have the best-looking ship, loot on the way, and lose little. After the last flight everybody with at least one credit has won; who has most has won a little more.
web-win-merchant-of-venus = Have the most at the end: credits and what fame is worth. Find cultures, buy goods where they are made, sell them where they are wanted, carry passengers, fulfil missions and build spaceports.
web-win-sternenkinder = Be the first with the victory points that the table plays to: by growing colonies, whole fields of research, discoveries, investors and conquests.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}

## Ratings

web-ratings-why = Rated are games among people. The figure is a careful estimate: it grows with the number of games.
web-ratings-none = Nobody has played a rated game yet.
web-rating = Rating
web-rating-games = Games
web-rating-detail = Estimate { $mu }, uncertainty { $sigma }

## Settings

web-set-lang = Language
web-set-lang-en = English
web-set-lang-de = Deutsch
web-set-theme = Appearance
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-theme-system = Like the system
web-set-motion = Motion
web-set-motion-system = Like the system
web-set-motion-full = Show
web-set-motion-reduced = Reduce
web-set-stage = What happens between my moves
web-set-stage-off = At once
web-set-stage-quick = Quick
web-set-stage-normal = Normal
web-set-stage-slow = Slow
web-set-colours = Colours of the seats
web-set-colours-okabe-ito = Safe for colour-blind eyes
web-set-colours-contrast = Stronger contrast
web-set-confirm = Confirm moves
web-set-confirm-auto = When they cannot be taken back
web-set-confirm-always = Always
web-set-confirm-never = Never
web-set-signals = Sounds and notifications
web-set-sound = A sound when it is my move
web-set-stage-sounds = Sounds of what happens at the table
web-set-notices = A notification of the browser when it is my move
web-push = Tell this browser even while no page is open
web-push-why = The message goes encrypted through your browser’s push service. It names the game and how many are waiting, nothing else.
web-push-on = This browser is told when it is your move. Signing out here ends that.
web-push-denied = Your browser does not allow notifications from this page, so nothing can be shown. You can change that in your browser’s settings for this page.
web-push-failed = Your browser got no answer from its push service. Nothing has changed.
web-push-insecure = Browsers allow this only on pages with HTTPS.
web-push-missing = This browser cannot do that. On an iPhone or iPad, add this page to the home screen first.

## Account

web-account = Account
web-account-guest = You play as guest “{ $name }”.
web-account-signed-in = You are signed in as “{ $name }”.
web-account-name = Name
web-account-name-why = That is what the others see at the table.
web-account-play = Play as guest
web-account-named = The name is saved.
web-account-login = Sign in
web-account-register = Create an account
web-account-why = An account keeps your games, ratings and settings on every device. The password has at least 8 characters. What you have begun as a guest comes along.
web-account-welcome = Welcome!
web-account-logout = Sign out
web-account-bye = You are signed out.
web-account-password = Change the password
web-account-password-why = On other devices you will have to sign in again.
web-account-password-done = The new password is saved.
web-password-now = Present password
web-password-new = New password
web-account-delete = Delete the account
web-account-delete-why = Name, ratings, settings, uploaded recordings and everything you have said in chats are deleted.
web-account-delete-title = Delete your account?
web-account-delete-what = Your name, ratings, settings, uploaded recordings and everything you have said in chats are deleted, and nobody can bring them back. Finished games stay for those who played with you, without your name. In games that are still running a bot takes your seat; games against bots alone are closed.
web-account-delete-now = Delete for ever
web-account-deleted = Your account is deleted. Thank you for playing!
web-former-player = Former member { $seat }
web-former-speaker = Former member
web-password = Password

## About

web-about-title = About Raumhafen
web-about-what = Raumhafen brings space board games to one table: the same rules serve the browser, the bots, the command line and research.
web-about-independent = Independent
web-about-independent-text = This is an independent implementation of the rules of the games, without affiliation with their publishers or authors. The names of the games are used only to say what is played. All texts and drawings are our own.
web-about-fair = Fair
web-about-fair-text = Dice and cards come from a generator whose starting value is part of every replay. Bots see no more than a player in their seat would see. Nothing is tracked, and nothing is loaded from other servers.
web-about-licence = Licence
web-about-licence-text = Free software under the MIT licence. The typefaces Inter and Exo 2 are under the SIL Open Font License.

## People

web-rated = rated
web-rated-table = This game is rated: no hints.
web-rated-why = Rated: the result changes the ratings of those who play, and nobody gets hints.
web-unrated-why = Not rated: play as you like, with hints.
web-rated-wish = Rated: for people with an account, without hints
web-person-open = { $name }: mute, block or report
web-person-mute = Mute
web-person-mute-why = You will not read what this person says any more.
web-person-block = Block
web-person-block-why = You will not read this person any more, and neither of you can join a table of the other.
web-person-report = Report
web-person-report-why = What is wrong with it?
web-person-reported = Thank you. The people who run this server will look at it.
web-ignored = Muted and blocked people
web-ignored-muted = muted
web-ignored-blocked = blocked
web-ignored-forgive = Undo
web-mail = Mail
web-mail-why = For news when it is your move, and for a new password. The address counts once you have opened the link that we send there. An empty field removes it.
web-mail-now = Your address: { $mail }
web-mail-address = Mail address
web-mail-sent = We have sent a link. Please look into your mailbox.
web-mail-removed = The address is removed.
web-mail-confirmed = Your mail address is confirmed.
web-recover = Forgotten your password?
web-recover-why = If your account has a mail address, we send a link there.
web-recover-ask = Send a link
web-recover-sent = If an account has this address, a link is on its way.

## The stage

web-stage = What happens
web-stage-watching = See what happens …
web-stage-coming = { $count ->
    [one] 1 more scene
   *[other] { $count } more scenes
}
web-stage-next = Next
web-stage-skip = Skip
web-stage-how = A tap on the board or Escape skips.
web-stage-speed = Speed
web-stage-go-on = Go on

## Study of a recording

web-study = Study
web-study-start = Analyse
web-study-stop = Pause
web-study-progress = { $percent } analysed, { $marked ->
    [0] nothing given away so far
    [one] one answer that gave something away
   *[other] { $marked } answers that gave something away
}
web-study-thinking = A strong bot is thinking about this position …
web-study-moves = Moves
web-study-inaccuracy = A little given away.
web-study-mistake = A mistake.
web-study-blunder = A lot given away.
web-study-better = Better was: { $action } ({ $best } instead of { $chance } to win)
web-study-fine = Nothing better was found; { $chance } to win.
web-chart-standings = How everybody stood
