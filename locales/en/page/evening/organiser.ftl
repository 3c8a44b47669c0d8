### Club evenings: organiser.

organiser-notAllowed = Only the organiser of this club night can open this page.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [one] { $matches } match, none started
       *[other] { $matches } matches, none started
    }
organiser-phases-playing =
    { $tables ->
        [one] Match { $n } of { $all }, { $done } of { $tables } table confirmed
       *[other] Match { $n } of { $all }, { $done } of { $tables } tables confirmed
    }
organiser-phases-between = Match { $n } of { $all } is finished
organiser-phases-played =
    { $matches ->
        [one] { $matches } match, all played
       *[other] { $matches } matches, all played
    }
organiser-phases-closed = Closed
organiser-parts-title = Parts of the club night
organiser-parts-tables = Tables
organiser-parts-standings = Standings
organiser-parts-seating = Seating
organiser-parts-people = People
organiser-parts-penalties = Penalties
organiser-parts-money = Money
organiser-parts-evening = Club night
organiser-wanted-title = Waiting for you
organiser-needs-title = Needs you
organiser-needs-none = Nobody needs you now.
organiser-needs-calls = Table { $table } calls
organiser-needs-score = Table { $table }, { $score }
organiser-needs-beat = { $winners } beat { $losers }.
organiser-needs-silent = Table { $table }, no word
organiser-needs-others = Table { $table } is still playing
organiser-needs-keeps = { $name } keeps the score.
organiser-needs-keepsNone = Nobody keeps the score on a phone.
organiser-wanted-call = Table { $table } calls you. { $by }: { $reason }.
organiser-wanted-alert = Table { $table }. { $cause }
organiser-wanted-over = Table { $table } has finished. Confirm the result.
organiser-wanted-late = No word from table { $table } for a while.
organiser-wanted-lateOthers = Table { $table } is still playing. At least half of the others have finished.
organiser-tables-title = Tables
organiser-tables-named = Table { $table }, { $state }. { $first } { $firstScore }, { $second } { $secondScore }.
organiser-tables-press = Press a table for its sheet, for a correction, or to enter its rounds yourself.
organiser-tables-progress = Match { $n } of { $all }
organiser-next-last = The last match
organiser-next-begin = Start match { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Still to be confirmed: table { LIST($tables) }.
       *[other] Still to be confirmed: tables { LIST($tables) }.
    }
organiser-next-seatsShown = Everyone sees where to sit.
organiser-next-callOut = Call out who sits where: you find it under “Seating”.
organiser-next-played = All matches are played and confirmed.
organiser-next-toClose = Close the club night
organiser-next-closed = The club night is closed.
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = On my way
organiser-calls-goTo = On my way to table { $table }
organiser-calls-done = Done
organiser-calls-doneAt = Done at table { $table }
organiser-alerts-open = No answer from the scorekeeper yet
organiser-alerts-waits = The scorekeeper says there is an error. The table waits for you.
organiser-alerts-settle = Correct
organiser-alerts-dismiss = No error
organiser-alerts-keep = Keep the sheet
organiser-twoSheets-text = Nothing was overwritten. Choose the sheet that counts.
organiser-twoSheets-recorded = On the sheet now
organiser-twoSheets-entered = The other entry
organiser-twoSheets-finalOnly = Only the final score
organiser-twoSheets-keep = Keep { $score }
organiser-twoSheets-use = Use { $score }
organiser-settle-how = What do you do?
organiser-settle-ways-correct = Correct the rounds
organiser-settle-ways-stop = Stop it at this score
organiser-settle-ways-annul = Annul it and replay
organiser-settle-suspends = Also stop { $name } from keeping the score in this match
organiser-settle-takesOver = The phones at the table then ask who takes over.
organiser-settle-correct = Save the sheet
organiser-settle-stopAhead = The leading pair wins with this score: { $score }.
organiser-settle-stopLevel = The score is tied. Let them play one more round, or decide by lot.
organiser-settle-stop = Stop the match
organiser-settle-annulled = This cancels every entry for this match. The table then plays the match again.
organiser-settle-annul = Annul and replay
organiser-confirm-confirm = Confirm
organiser-confirm-confirmTable = Confirm table { $table }
organiser-confirm-look = See sheet
organiser-confirm-waits = Resolve the alert at this table first.
organiser-confirm-notAgreed = The other pair has not agreed to the result yet.
organiser-confirm-notSent = The scorekeeper has not sent the result yet.
organiser-confirm-confirmed = Table { $table } is confirmed: { $winners } won { $score }.
organiser-confirm-undo = Undo
organiser-ended-target = { $winners } won.
organiser-ended-stopped = Stopped: { $winners } were ahead and won.
organiser-ended-lot = Stopped at a tie: { $winners } won by lot.
organiser-ended-absent = { $winners } won: the other pair did not come.
organiser-ended-expelled = { $winners } won: a player of the other pair was expelled.
organiser-card-heard = Last entry { $ago }.
organiser-card-unheard = No entry yet.
organiser-card-left =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
organiser-card-timeUp = the time is up
organiser-card-filler = One pair only fills the table. The match does not count for it.
organiser-sheet-title = Score sheet
organiser-sheet-round = Round
organiser-sheet-led = { $name } led
organiser-sheet-annulled = annulled
organiser-sheet-empty = No rounds yet.
organiser-sheet-onlyEnd = Only the final score is known.
organiser-sheet-recorded = Recorded
organiser-sheet-leads = { $name } leads round { $n }.
organiser-window-unknown = This table has not started.
organiser-window-confirmed = Confirmed.
organiser-window-enter = Enter the sheet
organiser-window-correct = Correct the sheet
organiser-window-save = Save the sheet
organiser-window-filled = The sheet is saved.
organiser-window-stop = Stop the match
organiser-window-stopAhead = { $winners } win with { $score }.
organiser-window-stopLevel = The score is tied. Let them play one more round, or decide by lot.
organiser-window-stopNow = Stop it now
organiser-window-stopAsk = Stop the match at { $score }?
organiser-window-stopAt = Stop at { $score }
organiser-window-stopLotAt = Stop at { $score }, by lot
organiser-window-playOn = Play on
organiser-window-stopped = The match is stopped.
organiser-window-keeper = Scorekeeper
organiser-window-noKeeper = This table has no scorekeeper yet.
organiser-window-keeps = { $name } keeps the score.
organiser-window-writesFor = { $name } enters the score for { $keeper }.
organiser-window-newKeeper = New scorekeeper
organiser-window-name = Appoint
organiser-window-named = { $name } now keeps the score.
organiser-window-minutes = More time
organiser-window-given =
    { $n ->
        [0] No extra time so far.
       *[other]
            { $n ->
                [one] { $n } extra minute so far.
               *[other] { $n } extra minutes so far.
            }
    }
organiser-window-more =
    { $n ->
        [one] Add { $n } minute
       *[other] Add { $n } minutes
    }
organiser-window-annul = Annul and replay the match
organiser-window-annulled = The match is annulled. The phones at the table ask who keeps the score.
organiser-forfeit-absent = A pair did not come
organiser-forfeit-absentHelp = Press the pair that is not there. The other pair wins, as the regulation says.
organiser-forfeit-absentAsk = { $names } did not come. { $winners } win the match.
organiser-forfeit-expelled = Expel a player from this match
organiser-forfeit-expelledHelp = Press the pair of that player. It loses the match, as the regulation says.
organiser-forfeit-expelledAsk = { $names } lose the match by an expulsion. { $winners } win.
organiser-forfeit-yes = Enter it
organiser-forfeit-no = Go back
organiser-forfeit-entered = It is entered. Confirm the result.
organiser-form-kind = What you enter
organiser-form-kinds-rounds = Every round
organiser-form-kinds-final = Only the final score
organiser-form-rounds = Rounds
organiser-form-round = Round
organiser-form-gain = Round { $n }, { $pair }
organiser-form-roundsHelp = One pair scores 1 to { $most } in a round. Enter 0 for a tied block.
organiser-form-first = Who led first
organiser-form-annulled = Add an annulled round
organiser-form-unknown = Not known
organiser-form-blocker = Who blocked
organiser-form-leaders = Not known: use the pair that led
organiser-form-finalHelp = Enter the score as counted. We record anything above { $target } as { $target }.
organiser-form-stopped = Stopped before either pair had { $target }
organiser-form-lot = Winners by lot
organiser-form-lotHelp = Draw the lot here, or draw it by hand and choose the winners.
organiser-form-draw = Draw the lot
organiser-form-drawn = The lot: { $winners } win.
organiser-form-lotMissing = Draw the lot, or choose who won it.
organiser-form-why = Reason for the change
organiser-form-whyFree = Reason for the change, if you like
organiser-form-stood = It was { $score }.
organiser-form-now = It is now { $score }.
organiser-form-changed = The sheet has changed while you typed. It now has { $score }.
organiser-form-again = Start again from that sheet
organiser-form-unreadEnd = Enter both scores as numbers.
organiser-form-unreadRound = Check round { $n }. Only one pair scores, and a score is a number.
organiser-announce-title = Announcement
organiser-announce-open = Announce
organiser-announce-label = Message to everyone
organiser-announce-send = Send
organiser-announce-sent = Sent.
organiser-announce-before = { $n } sent so far
organiser-results-title = Results
organiser-results-none = No match has started.
organiser-results-table = Table
organiser-results-pairs = Pairs
organiser-results-score = Score
organiser-results-nothing = no score yet
organiser-results-running = in play
organiser-results-stopped = stopped
organiser-results-absent = walkover
organiser-results-expelled = expulsion
organiser-results-open = Open
organiser-print = Print
organiser-seating-title = Seating
organiser-seating-current = Match { $n }, now
organiser-seating-next = Match { $n }, next
organiser-seating-whole = All matches
organiser-people-title = People
organiser-people-join = How others join
organiser-people-joinHelp = They scan this picture with a phone, or open the page and type the letters. They need no account.
organiser-people-spelled = Letters to join: { $code }
organiser-people-copy = Copy address
organiser-people-qr = QR code: the address to join
organiser-people-haveJoined =
    { $n ->
        [one] { $n } of { $all } has joined.
       *[other] { $n } of { $all } have joined.
    }
organiser-people-alone = This club night is on this device only, so others cannot join.
organiser-people-list =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
organiser-people-needsHelp = Only you and that person see what they need. Their device shows it after you confirm the device.
organiser-people-notJoined = not joined
organiser-people-online = joined
organiser-people-away = joined, not connected
organiser-people-noPhone = plays without a phone
organiser-people-lacksPhone = Has no phone
organiser-people-name = Name
organiser-people-needs = What this person needs
organiser-people-save = Save
organiser-people-saved = Saved.
organiser-people-free = Replace a lost phone
organiser-people-freed = The old phone is out, until you let it in again. Another phone can now join as { $name }.
organiser-people-notFreed = We could not reach the server. Try again when you are connected.
organiser-guests-title = Guests
organiser-guests-help = These players are not on the club’s list. As members, you can choose them for the next club night.
organiser-guests-add = Make a member
organiser-guests-addNamed = Make { $name } a member
organiser-guests-added = { $name } is a member now.
organiser-guests-alike = { $other } is already on the list. Is { $name } the same person?
organiser-guests-same = Yes, the same person
organiser-guests-another = No, add another person
organiser-guests-failed = We could not add { $name }. Try again, or use the club’s page.
organiser-devices-help = After you confirm this device, its player sees on it what you entered about their needs.
organiser-devices-confirm = This is really { $name }’s device
organiser-devices-isConfirmed = Confirmed as { $name }’s device.
organiser-devices-takeBack = Undo confirmation
organiser-devices-confirmed = The device is confirmed.
organiser-devices-unconfirmed = The device is no longer confirmed.
organiser-devices-outTitle = Devices you removed
organiser-devices-out = Device of { $name }, since { $time }
organiser-devices-organisersOut = Device of an organiser, since { $time }
organiser-devices-admit = Let in again
organiser-devices-admitted = That device can join again with the letters.
organiser-devices-failed = We could not reach the server. Try again when you are connected.
organiser-newCode-draw = Change letters
organiser-newCode-sure = Change the letters? { $code } then stops working. Everyone who has joined stays.
organiser-newCode-go = Change
organiser-newCode-keep = Cancel
organiser-newCode-drawn = The new letters are { $code }.
organiser-lineup-title = Change the line-up
organiser-lineup-what = What changes
organiser-lineup-kinds-late = A player comes late
organiser-lineup-kinds-leaves = A player leaves
organiser-lineup-kinds-substitute = A substitute plays on
organiser-lineup-effects-late = The new player gets the next number. The remaining matches get new seats, and played matches stay.
organiser-lineup-effects-leaves = The remaining matches get new seats without this player. Played matches stay.
organiser-lineup-effects-substitute = The new player gets a new number and takes the remaining seats. All players keep the matches they played. To keep all results under one number, change the name in the list instead.
organiser-lineup-leaver = Who leaves
organiser-lineup-newName = Name of the new player
organiser-lineup-from = From which match
organiser-lineup-show = Show new seating
organiser-lineup-working = Working out the seating
organiser-lineup-failed = We could not work out the seating. The old one stays.
organiser-lineup-proposed = The new seating
organiser-lineup-take = Use this seating
organiser-lineup-taken = The new seating is in use.
organiser-lineup-leave = Keep the old
organiser-penalties-title = Penalties
organiser-penalties-enter = Enter a sanction
organiser-penalties-player = Player
organiser-penalties-usual = Usual in this club
organiser-penalties-choose = Choose one
organiser-penalties-reason = Reason
organiser-penalties-match = Match
organiser-penalties-noMatch = No match
organiser-penalties-round = Round, if known
organiser-penalties-amount = Penalty
organiser-penalties-amountHelp = It lowers this player’s effectiveness. With 0, the sanction is recorded, but nothing is subtracted.
organiser-penalties-pointsHelp = It lowers this player’s plus points and effectiveness. With 0, the sanction is recorded, but nothing is subtracted.
organiser-penalties-matchPointsHelp = It lowers this player’s match points. With 0, the sanction is recorded, but nothing is subtracted.
organiser-penalties-expel = Expelled from the club night, from this match on
organiser-penalties-expelHelp = The pair loses the matches that are left. End the match at its table yourself.
organiser-penalties-off = This club night has no penalties, so a sanction has no amount.
organiser-penalties-needed = Do not penalise what players at this table need:
organiser-penalties-maybe = A player may need this. Do not penalise it:
# These are regular expressions, not sentences. They are looked for in the reason of a sanction, without regard to capitals.
# Write the beginnings of words that say the same in your language. "|" means "or", ".*" means anything between.
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
organiser-penalties-penalise = Enter penalty
organiser-penalties-sanction = Enter sanction
organiser-penalties-entered = Entered for { $name }.
organiser-penalties-list = Entered so far
organiser-penalties-none = No sanctions yet.
organiser-penalties-penalty = penalty { $n }
organiser-penalties-warned = sanction without a penalty
organiser-penalties-expelled = expelled
organiser-penalties-withdraw = Withdraw
organiser-penalties-why = Reason for withdrawing it
organiser-penalties-keep = Keep it
organiser-money-title = Money
organiser-money-stake = The stake is { $amount }.
organiser-money-unit = { $amount } { $unit }
# An amount where the organiser has named no unit. $n is the number of $amount.
organiser-money-chips =
    { $n ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
organiser-money-prizes-stakes = Everyone but the runner-up also pays stakes to the winner.
organiser-money-prizes-losses = Everyone but the runner-up also pays the winner what they lost.
organiser-money-prizes-winnings = Everyone but the runner-up also pays the winner as much as they won themselves.
organiser-money-soFar = So far.
organiser-money-prizeLater = The prize is added at the end.
organiser-money-final = Final.
organiser-money-total = Total
organiser-money-payments = Who pays whom
organiser-money-payment = { $from } pays { $to }: { $amount }.
organiser-money-even = Nobody owes anything.
organiser-money-level = { $names } are tied for first in everything but their numbers.
organiser-money-share = Share the prize
organiser-money-shareHelp = The players tied for first split it, and none of them pays.
organiser-money-law = This program only keeps the accounts. You must follow your local law on stakes.
organiser-close-title = Close the club night
organiser-close-ready = All matches are played.
organiser-close-left =
    { $n ->
        [one] { $n } match is not finished.
       *[other] { $n } matches are not finished.
    }
organiser-close-close = Close the club night
organiser-close-ask = Close the club night?
organiser-close-effect = Everyone then sees the final standings.
organiser-close-effectMoney = Everyone then sees the final standings and the winnings.
organiser-close-later = You can open it again later if something is wrong.
organiser-close-season = Does it count for the season?
organiser-close-count = Close and count it
organiser-close-countNot = Close without counting it
organiser-close-closeNow = Close now
organiser-close-notYet = Not yet
organiser-close-closed = Closed at { $time }.
organiser-close-counts = It counts for the season.
organiser-close-countsNot = It does not count for the season.
organiser-close-share = Link to the winners and the final standings, for everyone
organiser-close-reopen = Open it again
organiser-close-reopenAsk = Open the club night again?
organiser-close-reopenEffect = You can then correct results, play on and close it again. Until then it does not count for the season.
organiser-close-reopenPeople = Players who are at another club night now stay there.
organiser-close-stay = Leave it closed
organiser-close-discard = Discard the club night
organiser-close-discardAsk = Discard the club night?
organiser-close-discardEffect = The players see that it was discarded. It is then in no list of the club.
organiser-close-discardNow = Discard it
organiser-close-discarded = You discarded this club night. It is in no list of the club.
organiser-files-title = Save and print
organiser-files-fileHelp = The file holds the whole club night. You can keep it, mail it, or open it on another device.
organiser-files-whole = Include the courtesies of the players
organiser-files-wholeHelp = Keep this file to yourself: it shows the courtesies of each player.
organiser-files-save = Save as file
organiser-files-failed = We could not save the file. Try again.
organiser-files-sheets = Sheets to print
organiser-files-paper = Paper
organiser-files-large = Large print
organiser-files-unprintable =
    { $count ->
        [one] One name cannot be printed whole.
       *[other] { $count } names cannot be printed whole.
    }
organiser-files-unprintableHelp = The sheets show what they can, or the number. Ask your host for these fonts, or print this page with your browser.
organiser-files-signs = Emoji and signs are left out of these names:
organiser-files-tonight = Print everything for tonight
organiser-files-tonightHelp = One file: seating for the wall and of all matches, table cards, score sheets and the game at the table.
organiser-files-kinds =
    .seating-poster = Seating for the wall
    .standings-poster = Standings for the wall
    .certificates = Certificates
    .seating = Seating
    .schedule = Seating of all matches
    .tables = Table cards
    .score = Score sheets
    .players = Player cards
    .results = Results
    .standings = Standings
    .money = Money
    .log = Log
    .procedure = The game at the table
    .regulation = Regulation
organiser-files-tables = Tables for other programs
organiser-files-confirmedOnly = They contain only the matches that you have confirmed.
organiser-board-title = Public board
organiser-board-help = For a screen in the room. It shows who sits where, the score at every table, and the standings.
organiser-board-open = Open board
organiser-conditions-title = Conditions
organiser-conditions-place = Place
organiser-conditions-date = Date
organiser-conditions-players = Players
organiser-conditions-seating = Seating
organiser-conditions-matches = Matches
organiser-conditions-target = Played to
organiser-conditions-time = Time for a match
organiser-conditions-countersign = The other pair agrees to the result
organiser-conditions-yes = yes
organiser-conditions-change = Change conditions
organiser-conditions-name = Name of the club night
organiser-conditions-limit = Minutes for a match; leave empty for no limit
organiser-conditions-penalties = Use penalties
organiser-conditions-save = Save conditions
organiser-conditions-saved = Saved.
organiser-matchCount-title = Change the number of matches
organiser-matchCount-label = Number of matches
organiser-matchCount-note = Matches that have begun stay. The others keep their seats.
organiser-matchCount-none = No match follows match { $n }.
organiser-online-when = You can change this while no match is played.
organiser-online-save = Save online tables
organiser-log-title = Corrections and notes
organiser-log-none = No corrections or notes yet.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = nothing
organiser-log-why = Reason: { $text }
organiser-log-online = This table was played online and entered its own rounds.
organiser-log-sanction = Sanction of { $name }
organiser-log-scorer = { $at }, scorekeeper
organiser-log-round = { $at }, round { $n }
organiser-log-stopped = stopped
organiser-log-absent = did not come
organiser-log-expelled = expelled
organiser-log-lot = by lot
organiser-log-annulled = annulled
organiser-note-label = Write a note
organiser-note-help = It keeps the time. Only organisers see it, on this page, in the file and on the printed log.
organiser-note-match = Match of the note
organiser-note-noMatch = No match
organiser-note-table = Table of the note
organiser-note-noTable = No table
organiser-note-round = Round, if known
organiser-note-write = Write it down
organiser-note-written = The note is in the log.
organiser-note-note = Note:
# $what is a match, a table or a round.
organiser-note-about = Note on { $what }:
