## Refusals of the server

error-bad-request = The server did not understand this request.
error-not-signed-in = Please choose a name or sign in first.
error-forbidden = This is not allowed.
error-not-found = There is nothing at this address.
error-method = This address does not take that kind of request.
error-too-large = This is too large.
error-media-type = The server cannot read this kind of file.
error-too-many-requests = That was too fast. Please wait a moment.
error-too-many-jobs = You have asked for a lot that is not done yet. Please wait a moment.
error-too-long = This took too long and was given up.
error-too-heavy = This needs more memory than anybody is given.
error-too-many-tables = You have { $tables } unfinished tables. Finish or close one of them first.
error-too-many-uploads = You keep { $uploads } recordings. Delete one of them first.
error-play-on-long = A new table can go on from one of the first { $lines } moves of a recording, not from a later one.
error-table-full = So much has happened at this table that nothing more can be taken back.
error-internal = Something went wrong on the server. Your game is safe; please try again.
error-storage = The server cannot store anything at the moment. What you see is what is stored; please try again.
error-csrf = The page was out of date. Please try again.
error-login = Name or password is wrong.
error-password = The password is wrong.
error-no-account = You play as a guest; there is no account.
error-name-taken = The name “{ $name }” is taken, or looks just like one that is.
error-banned = You have been banned from this server.
error-name-empty = Please choose a name.
error-mail-address = This is no mail address that we can write to.
error-mail-off = This server sends no mail.
error-mail-often = Enough mail for now. Please look into your mailbox, or try again later.
error-mail-taken = Another account has this mail address.
error-push-off = This server sends no push messages.
error-push-endpoint = This server does not send push messages to that address.
error-link = This link is not valid any more. Please ask for a new one.
error-settings = These settings cannot be kept.
error-language = There are no texts in this language.
error-no-client = The browser client is not built yet.
error-bad-message = The server did not understand this message.

## Refusals at a table

error-no-table = There is no such table, or it is private.
error-old-rules = This game began with version { $version } of the rules, which have changed since. It cannot be played on; its recording can still be downloaded.
error-table-broken = The record of this game is damaged. The operator of the server has to look at it.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-not-finished = The game is not over yet.
error-finished = The game is over. Its recording stays; you can remove it from your own list.
error-table-finished = This game is over.
error-race-ready = The race has not begun. Press “Ready” first: it starts for everybody at the same moment.
error-race-waits = The race has not begun. It starts for everybody at the same moment, after 3-2-1.
error-no-race = No race is about to begin here.
error-stale = The table has moved on since then. Have another look.
error-not-at-table = You are not sitting at this table.
error-not-your-seat = That is not your seat.
error-not-owner = Only the person who opened the table can do that.
error-seat-held = A bot holds your seat. Take it back first.
error-no-free-seat = There is no free seat left.
error-seats-open = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
error-seed = A deal that is known beforehand is for private tables alone with bots.
error-kinds = Please say for each of the { $seats } seats who sits there.
error-kind = Nobody of the kind “{ $kind }” can sit there.
error-agent = There is no bot “{ $agent }”.
error-no-code = The message names no action.
error-consent-pending = The others have already been asked.
error-no-consent-asked = Nobody has asked you to agree to anything.
error-hint-rated = This game is rated, so everybody plays without hints. Choose “not rated” for your next table if you want them.
error-rated-guest = Rated games are for people with an account. Sign in, or choose a table that is not rated.
error-rated-shared = A game at a shared screen cannot be rated: who knows two hands plays another game.
error-rated-alone = A rated game needs at least two seats for people.
error-stand-in-own = That is your own seat. To let a bot play it, leave the table.
error-stand-in-bot = A bot plays this seat already.
error-stand-in-here = { $name } is at the table.
error-stand-in-clock = The clock of this game decides when a bot stands in.
error-stand-in-not-awaited = Nobody is waiting for { $name } at the moment.
error-stand-in-early = { $name } has not been away for long. You can let a bot stand in after { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}.
error-blocked = You cannot join this table: you and somebody there do not play together.
error-reports = You have reported a lot lately. Please wait before you report more.
error-no-person = There is no such person (any more).
error-yourself = That is you.
error-no-line = There is no such line of chat (any more).
error-chat-room = You cannot write in this room.

## Refusals about replays

error-no-replay = There is no such replay.
error-not-your-replay = Only the person who uploaded a replay can delete it.
error-no-position = The replay has no such position.
error-replay-running = This replay can be downloaded when the game is over.
error-replay-long = This replay is too long: at most { $lines } lines.
error-replay-end = The log ends where the table does not: { $state }.

## Hints

hint-only = It is the only answer there is.
hint-obvious = Of { $options } answers this one stands to reason, so that a strong bot does not think about it for long; the chances of some others are beside it.
hint-ahead = { $percent ->
    [one] One percentage point ahead of the next best: { $action }
   *[other] { $percent } percentage points ahead of the next best: { $action }
}
hint-close = A close call; about as good: { $action }

## Notices and names

notice-turn-subject = Raumhafen: it is your move
notice-turn-body = It is your move in a game at Raumhafen.
notice-held-subject = Raumhafen: a bot is playing for you
notice-held-body = The others were waiting for you, so a bot is playing for you in a game at Raumhafen. Take your seat back whenever you like.
notice-many-subject = Raumhafen: news from { $count } games
push-turn-title = It is your move
push-turn-body = { $count ->
    [one] { $game }
   *[other] { $game }. { $count } games are waiting for you.
}
push-held-title = A bot is playing for you
push-held-body = { $game }: the others were waiting for you. Take your seat back whenever you like.
push-many-title = News from your games
push-many-body = { $count ->
    [0] A bot is playing for you in several games.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
mail-confirm-subject = Raumhafen: please confirm your mail address
mail-confirm-body = The account “{ $name }” wants to get mail from Raumhafen at this address. If that is you, please open this link within a day. If not, there is nothing to do.
mail-recover-subject = Raumhafen: a new password
mail-recover-body = Somebody has asked for a new password for the account “{ $name }”. If that was you, choose one with this link within an hour. If not, there is nothing to do.
guest-name = Guest { NUMBER($number, useGrouping: 0) }

## Commands for operators

serve-ready = Raumhafen is ready: { $url }
backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} written to { $path }.
restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} restored from { $path }.
restore-not-empty = The database is not empty. Nothing was restored.
restore-unreadable = { $path } is no backup of Raumhafen.
backup-unreadable = The database cannot be read, so there is no backup ({ $reason }).
verify-file = Database { $path }: { $reason }
verify-broken = The database is damaged or does not answer ({ $reason }).
verify-rows = It cannot be read after { $rows ->
    [0] its beginning
    [one] one row
   *[other] { $rows } rows
} ({ $reason }).
verify-record = Its entry cannot be read ({ $reason }).
verify-gap = Line { $line } is missing.
verify-version = The table says { $version ->
    [one] one line
   *[other] { $version } lines
}, the log has { $lines }.
verify-table = Table { $table }: { $reason }
verify-old = { $tables ->
    [one] One game of older rules is stored; it cannot be played again and was not checked.
   *[other] { $tables } games of older rules are stored; they cannot be played again and were not checked.
}
verify-done = { $tables ->
    [one] One game
   *[other] { $tables } games
} checked, { $faults ->
    [0] all as recorded
    [one] one fault
   *[other] { $faults } faults
}.
admin-banned = { $name } ({ $id }) is banned.
admin-unbanned = { $name } ({ $id }) is not banned any more.
admin-closed = Table { $table } is closed.
admin-unsaid = Line { $line } is removed.
admin-settled = Report { $report } is settled.
admin-report = Report { $number }, { $at } UTC, about { $name } ({ $about })
admin-report-from = { "  " }at table { $table }, by { $reporter }
admin-report-line = { "  " }line { $line }: { $said }
admin-report-text = { "  " }“{ $text }”
admin-reports = { $count ->
    [0] No open reports.
    [one] One open report.
   *[other] { $count } open reports.
}
upgrade-goes-on = Table { $table } ({ $game }, rules { $before }): goes on
upgrade-epoch = Table { $table } ({ $game }, rules { $before }): goes on from its present position. { $reason }
upgrade-closed = Table { $table } ({ $game }, rules { $before }): is closed with its standing. { $reason }
upgrade-checked = Would go on: { $goes_on }, from the present position: { $epoch }, be closed: { $closed }. Nothing was changed.
upgrade-done = Go on: { $goes_on }, from the present position: { $epoch }, closed: { $closed }.
error-upload-epoch = Part of this recording was played by older rules and cannot be checked, so it cannot be kept here.
error-play-on-epoch = This game began with older rules, so nobody can play on from it.
