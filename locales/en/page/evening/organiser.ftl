### Club evenings: organiser.

organiser-notAllowed = Only the organiser of this evening can open this page.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [one] { $matches } match, none begun
       *[other] { $matches } matches, none begun
    }
organiser-phases-playing =
    { $tables ->
        [one] Match { $n } of { $all }, { $done } of { $tables } table confirmed
       *[other] Match { $n } of { $all }, { $done } of { $tables } tables confirmed
    }
organiser-phases-between = Match { $n } of { $all } is done
organiser-phases-played =
    { $matches ->
        [one] { $matches } match, all played
       *[other] { $matches } matches, all played
    }
organiser-phases-closed = Closed
organiser-parts-title = Parts of the evening
organiser-parts-tables = Tables
organiser-parts-standings = Standings
organiser-parts-seating = Seating
organiser-parts-people = People
organiser-parts-penalties = Penalties
organiser-parts-money = Money
organiser-parts-evening = Evening
organiser-wanted-title = What calls you
organiser-wanted-call = Table { $table } calls you. { $by }: { $reason }.
organiser-wanted-alert = Table { $table }. { $cause }
organiser-wanted-over = Table { $table } is over and to be confirmed.
organiser-wanted-late = Table { $table } has not reported for long.
organiser-tables-title = Tables
organiser-next-last = The last match
organiser-next-begin = Begin match { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Still to be confirmed: table { LIST($tables) }.
       *[other] Still to be confirmed: tables { LIST($tables) }.
    }
organiser-next-seatsShown = Everybody sees where to sit.
organiser-next-played = Every match has been played and confirmed.
organiser-next-toClose = Close the evening
organiser-next-closed = The evening is closed. Nothing can be entered any more.
organiser-calls-title = Calls
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = On my way
organiser-calls-goTo = On my way to table { $table }
organiser-calls-done = Done
organiser-calls-doneAt = Done at table { $table }
organiser-alerts-title = To look into
organiser-alerts-open = Nobody has answered yet
organiser-alerts-waits = The scorekeeper says there is an error; entry waits for you
organiser-alerts-settle = Settle
organiser-alerts-dismiss = No error
organiser-alerts-sheet = Sheet
organiser-settle-how = How does it end?
organiser-settle-ways-correct = Correct the rounds
organiser-settle-ways-stop = Stop it as it stands
organiser-settle-ways-annul = Annul it and play again
organiser-settle-suspends = In each case { $name } no longer keeps the score in this match. If there was no error, close this and press “No error”.
organiser-settle-correct = Write this on the sheet
organiser-settle-stopAhead = The pair that leads wins with the score as it is: { $score }.
organiser-settle-stopLevel = It is level. Let them play one more round, or let a lot decide.
organiser-settle-stop = Stop the match
organiser-settle-annulled = Everything entered for this match is void, and the table plays it again.
organiser-settle-annul = Annul and play again
organiser-confirm-title = To confirm
organiser-confirm-confirm = Confirm
organiser-confirm-confirmTable = Confirm table { $table }
organiser-confirm-look = Sheet
organiser-confirm-waits = An alert of this table has to be settled first.
organiser-confirm-notAgreed = The other pair has not agreed to the end yet.
organiser-confirm-notSent = The scorekeeper has not sent the end yet.
organiser-confirm-confirmed = Table { $table } is confirmed: { $winners } won { $score }.
organiser-confirm-undo = Undo
organiser-ended-target = { $winners } won.
organiser-ended-stopped = Stopped: { $winners } won, being ahead.
organiser-ended-lot = Stopped while level: the lot named { $winners }.
organiser-card-nothing = Nothing heard yet
organiser-card-heard = Heard { $ago }
organiser-card-nobody = nobody keeps the score yet
organiser-card-keeper = { $name } keeps the score
organiser-card-left =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
organiser-card-timeUp = the time is up
organiser-card-filler = One pair only fills the table; nothing is entered for it.
organiser-card-open = Open
organiser-sheet-title = Score sheet
organiser-sheet-round = Round
organiser-sheet-led = { $name } led
organiser-sheet-empty = No round has been entered.
organiser-sheet-onlyEnd = Only the end is known.
organiser-sheet-recorded = Recorded
organiser-sheet-leads = { $name } leads round { $n }.
organiser-window-unknown = This table has not begun.
organiser-window-confirmed = Confirmed.
organiser-window-enter = Enter the sheet
organiser-window-correct = Correct the sheet
organiser-window-save = Save the sheet
organiser-window-filled = The sheet is saved.
organiser-window-stop = Stop the match
organiser-window-stopAhead = The pair that leads wins with the score as it is.
organiser-window-stopLevel = It is level. Let them play one more round, or let a lot decide.
organiser-window-stopNow = Stop it now
organiser-window-stopByLot = Stop it by lot
organiser-window-stopped = The match is stopped.
organiser-window-keeper = Scorekeeper
organiser-window-noKeeper = Nobody keeps the score here yet.
organiser-window-keeps = { $name } keeps the score.
organiser-window-writesFor = { $name } writes for { $keeper }.
organiser-window-newKeeper = Who keeps the score
organiser-window-name = Name
organiser-window-named = { $name } now keeps the score.
organiser-window-minutes = More time
organiser-window-given =
    { $n ->
        [0] Nothing beyond the limit so far.
       *[other]
            { $n ->
                [one] { $n } minute beyond the limit.
               *[other] { $n } minutes beyond the limit.
            }
    }
organiser-window-more =
    { $n ->
        [one] { $n } more minute
       *[other] { $n } more minutes
    }
organiser-form-kind = What is known
organiser-form-kinds-rounds = Every round
organiser-form-kinds-final = Only the end
organiser-form-rounds = Rounds
organiser-form-round = Round
organiser-form-gain = Round { $n }, { $pair }
organiser-form-roundsHelp = One pair scores 1 to { $most } in a round. Write 0 for a tied fish.
organiser-form-first = Who led first
organiser-form-unknown = Not known
organiser-form-blocker = Who made the fish
organiser-form-leaders = As the lead was
organiser-form-finalHelp = As it was counted; anything above { $target } is recorded as { $target }.
organiser-form-stopped = Stopped before anybody had { $target }
organiser-form-lot = The lot named
organiser-form-why = Why it is changed
organiser-form-whyFree = Why it is changed, if you like
organiser-form-stood = It stood { $score }.
organiser-form-now = Now { $score }.
organiser-form-unreadEnd = Write both scores as numbers.
organiser-form-unreadRound = Round { $n } cannot be read: only one pair scores, and scores are numbers.
organiser-announce-title = Announcement
organiser-announce-label = Tell all devices
organiser-announce-send = Announce
organiser-announce-sent = Announced.
organiser-announce-before = { $n } announced so far
organiser-results-title = Results
organiser-results-none = No match has begun.
organiser-results-table = Table
organiser-results-pairs = Pairs
organiser-results-score = Score
organiser-results-nothing = nothing yet
organiser-results-running = in play
organiser-results-stopped = stopped
organiser-results-open = Open
organiser-print = Print
organiser-seating-title = Seating
organiser-seating-current = Match { $n }, now
organiser-seating-next = Match { $n }, next
organiser-seating-whole = The whole evening
organiser-people-title = People
organiser-people-join = How others join
organiser-people-joinHelp = They read this picture with a phone, or open the page and type the letters. No account is needed.
organiser-people-spelled = Letters to join: { $code }
organiser-people-copy = Copy the address
organiser-people-qr = Picture to read with a phone: the address to join
organiser-people-haveJoined =
    { $n ->
        [one] { $n } of { $all } has joined.
       *[other] { $n } of { $all } have joined.
    }
organiser-people-alone = This evening is on this device alone, so nobody else can join.
organiser-people-list =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
organiser-people-needsHelp = Only you and that person see what somebody needs. Their device shows it once you confirm the device.
organiser-people-notJoined = not joined
organiser-people-online = joined
organiser-people-away = joined, not connected
organiser-people-name = Name
organiser-people-needs = What this person needs
organiser-people-save = Save
organiser-people-saved = Saved.
organiser-people-free = The phone is lost: let another join
organiser-people-freed = That device stays out until you let it in again. Another one can now join as { $name }.
organiser-people-notFreed = That did not reach the server. Try again when there is a connection.
organiser-devices-help = Once you confirm this device, it shows its player what you entered about their needs.
organiser-devices-confirm = This is really { $name }’s device
organiser-devices-isConfirmed = Confirmed as the device of { $name }.
organiser-devices-takeBack = Take the confirmation back
organiser-devices-confirmed = The device is confirmed.
organiser-devices-unconfirmed = The device is not confirmed any more.
organiser-devices-outTitle = Devices that you let go
organiser-devices-out = Device of { $name }, since { $time }
organiser-devices-organisersOut = Device of an organiser, since { $time }
organiser-devices-admit = Let in again
organiser-devices-admitted = That device may join again with the letters.
organiser-devices-failed = That did not reach the server. Try again when there is a connection.
organiser-newCode-draw = Draw a new code
organiser-newCode-sure = Draw new letters? Then nobody can join with { $code } any more. Everyone who has joined stays.
organiser-newCode-go = Draw it
organiser-newCode-keep = Leave it
organiser-newCode-drawn = The new letters are { $code }.
organiser-lineup-title = Change the line-up
organiser-lineup-what = What changes
organiser-lineup-kinds-late = Somebody comes late
organiser-lineup-kinds-leaves = Somebody leaves
organiser-lineup-kinds-substitute = Somebody plays on for another
organiser-lineup-effects-late = The newcomer gets the next number. The matches that are left are seated anew; what was played stays.
organiser-lineup-effects-leaves = The matches that are left are seated anew without this player; what was played stays.
organiser-lineup-effects-substitute = The newcomer gets a number of their own and takes the seats that are left; what was played stays with whoever played it. To let the results go on under one number, change the name in the list instead.
organiser-lineup-leaver = Who leaves
organiser-lineup-newName = Name of the newcomer
organiser-lineup-from = From which match on
organiser-lineup-show = Show the new seating
organiser-lineup-working = Working out the seating
organiser-lineup-failed = The seating could not be worked out. What stood before still holds.
organiser-lineup-proposed = The new seating
organiser-lineup-take = Take this seating
organiser-lineup-taken = The new seating holds.
organiser-lineup-leave = Leave it as it was
organiser-penalties-title = Penalties
organiser-penalties-enter = Enter a sanction
organiser-penalties-player = Player
organiser-penalties-usual = Usual in this club
organiser-penalties-choose = Choose one
organiser-penalties-reason = Reason
organiser-penalties-match = In which match
organiser-penalties-noMatch = In none
organiser-penalties-round = Round, if known
organiser-penalties-amount = Penalty
organiser-penalties-amountHelp = It lowers the effectiveness of this player and nothing else. 0 is a sanction without a penalty.
organiser-penalties-off = Penalties are off in this evening, so sanctions have no amount.
organiser-penalties-needed = What is needed at this table is never punished:
organiser-penalties-maybe = This may be what somebody needs, and that is never punished:
organiser-penalties-sounds =
    .partner-writes = partner.*(writ|wrote|score|enter)
    .partner-shuffles = partner.*(shuffl|mix)|(shuffl|mix).*partner
    .may-rearrange = touch|rearrang|sort|mov(e|ed|ing)\b.*tile
    .neighbour-sets = neighbou?r.*(set|laid|plac|play)|face up
    .all-say-ends = (sa(y|id)|nam(e|ed|ing)|call).*\bends?\b
    .may-ask-count = ask|how many|count
    .neighbour-stands = neighbou?r.*(stand|stood|turn|took|tiles)
    .neighbour-places = point(s|ed|ing)? (at|to)
    .knocks-to-pass = knock
    .others-knock = knock
    .sheet-shown = show.*sheet|sheet.*show
organiser-penalties-penalise = Enter the penalty
organiser-penalties-sanction = Enter the sanction
organiser-penalties-entered = Entered for { $name }.
organiser-penalties-list = Entered so far
organiser-penalties-none = Nothing has been entered.
organiser-penalties-penalty = penalty { $n }
organiser-penalties-warned = sanction without a penalty
organiser-penalties-withdraw = Withdraw
organiser-penalties-why = Why it is withdrawn
organiser-penalties-keep = Keep it
organiser-money-title = Money
organiser-money-stake =
    { $unit ->
        [none] The stake is { $n }.
       *[other] The stake is { $n } { $unit }.
    }
organiser-money-prizes-stakes = The winner also takes stakes from everybody but the runner-up.
organiser-money-prizes-losses = The winner also takes from everybody but the runner-up what they lost.
organiser-money-prizes-winnings = The winner also takes from everybody but the runner-up what they won.
organiser-money-soFar = As it stands now.
organiser-money-prizeLater = The prize is settled at the end.
organiser-money-final = Final.
organiser-money-total = In all
organiser-money-level = At the top nothing but their numbers parts { $names } from another.
organiser-money-share = Share the prize
organiser-money-shareHelp = Those who are equal at the top split it, and none of them pays.
organiser-money-law = The program keeps accounts and moves no money. What local law says about stakes is yours to mind.
organiser-close-title = Close the evening
organiser-close-ready = Every match has been played.
organiser-close-left =
    { $n ->
        [one] { $n } match has not been played to its end.
       *[other] { $n } matches have not been played to their end.
    }
organiser-close-close = Close the evening
organiser-close-ask = Close the evening?
organiser-close-effect = Everybody then sees the final order and the winnings. Nothing can be entered any more.
organiser-close-closeNow = Close it now
organiser-close-notYet = Not yet
organiser-close-closed = Closed at { $time }.
organiser-files-title = Take it along
organiser-files-fileHelp = The file holds the whole evening. It can be kept, mailed, and opened on another device.
organiser-files-whole = With what people need
organiser-files-wholeHelp = Only for your own keeping: others should not read it.
organiser-files-save = Save as a file
organiser-files-failed = The file could not be written. Try again.
organiser-files-sheets = Sheets to print
organiser-files-paper = Paper
organiser-files-large = Large print
organiser-files-kinds-seating = Seating
organiser-files-kinds-schedule = Seating of the evening
organiser-files-kinds-tables = Table cards
organiser-files-kinds-score = Score sheets
organiser-files-kinds-players = Player cards
organiser-files-kinds-results = Results
organiser-files-kinds-standings = Standings
organiser-files-kinds-money = Money
organiser-files-kinds-log = Log
organiser-files-kinds-procedure = The game at the table
organiser-files-tables = Tables for other programs
organiser-files-confirmedOnly = A match counts in them once you have confirmed it.
organiser-board-title = Public board
organiser-board-help = For a screen in the room: who sits where, how every table stands, and the standings. Nothing can be entered there.
organiser-board-open = Open the board
organiser-conditions-title = Conditions
organiser-conditions-place = Place
organiser-conditions-date = Day
organiser-conditions-players = Players
organiser-conditions-seating = Seating
organiser-conditions-matches = Matches
organiser-conditions-target = Played to
organiser-conditions-time = Time for a match
organiser-conditions-countersign = The other pair agrees to the end
organiser-conditions-yes = yes
organiser-conditions-change = Change the conditions
organiser-conditions-name = Name of the evening
organiser-conditions-limit = Minutes for a match; empty for no limit
organiser-conditions-penalties = Penalties are given
organiser-conditions-save = Save the conditions
organiser-conditions-saved = Saved.
organiser-log-title = Corrections
organiser-log-none = Nothing has been corrected.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = nothing
organiser-log-why = Reason: { $text }
organiser-log-sanction = Sanction of { $name }
organiser-log-scorer = { $at }, scorekeeper
organiser-log-round = { $at }, round { $n }
organiser-log-stopped = stopped
organiser-log-lot = by lot
organiser-log-annulled = annulled
