### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Table { $table } from above
scorekeeper-back = Back
scorekeeper-tools = At hand
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } entry was not taken
       *[other] { $n } entries were not taken
    }
scorekeeper-strips-look = Look at it
scorekeeper-strips-late = The organiser is waiting for this table. Please enter the rounds played so far.
scorekeeper-strips-announced = The organiser: { $text }
scorekeeper-strips-seen = Seen
scorekeeper-strips-minutes =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
scorekeeper-strips-up = Time is up
scorekeeper-strips-soon =
    { $n ->
        [one] { $n } minute left. Then the round being played is the last.
       *[other] { $n } minutes left. Then the round being played is the last.
    }
scorekeeper-strips-last = Time is up: this is the last round. Play it to its end and enter it.
scorekeeper-strips-level = Time is up and the score is level: play one more round.
scorekeeper-keeper-title = Who keeps the score?
scorekeeper-keeper-text = That phone enters every round. The others see it at once.
scorekeeper-keeper-me = { $name }, on this phone
scorekeeper-keeper-noPhone = { $name }, no phone
scorekeeper-keeper-nobody = Nobody? Then write the rounds on paper, and the organiser enters them. Call the organiser to say so.
scorekeeper-present-title = Are all four here?
scorekeeper-present-yes = All four are here
scorekeeper-present-no = Somebody is missing: call the organiser
scorekeeper-lead-title = Who leads first?
scorekeeper-lead-lot = By lot: the tiles lie face down and everybody takes one. The highest number leads. If that is equal, a double of it leads; then the higher sum.
scorekeeper-lead-then = After that the lead moves to the right with every round, whoever won.
scorekeeper-round-title = { $name } leads
scorekeeper-round-shuffles = { $name } shuffles.
scorekeeper-round-next = { $name } leads the round after, on the right.
scorekeeper-round-wonBy = Who won the round?
scorekeeper-round-tied = Blocked and equal: no points
scorekeeper-round-otherLead = Somebody else leads
scorekeeper-round-last = Round { $n }: { $names } { $points }
scorekeeper-round-lastTied = Round { $n }: blocked and equal
scorekeeper-round-show = Show the score to everybody now
scorekeeper-round-takeBack = Take it back
scorekeeper-round-correct = Correct it
scorekeeper-round-stop = No round is being played: stop at { $score }
scorekeeper-entry-points = How many points for { $names }?
scorekeeper-entry-help = All tiles left with both losers, added up.
scorekeeper-entry-field = Points, 1 to 118
scorekeeper-entry-keys = Keypad
scorekeeper-entry-tiles = Tap the tiles left
scorekeeper-entry-digit = { $n }
scorekeeper-entry-erase = Delete the last digit
scorekeeper-entry-sum =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
scorekeeper-entry-clear = Start over
scorekeeper-entry-tooFew = Each loser holds at least one tile.
scorekeeper-entry-tooMany = Two hands hold at most fourteen tiles.
scorekeeper-entry-wrong = A round is worth 1 to 118 points.
scorekeeper-entry-enter =
    { $n ->
        [one] Enter { $n } point
       *[other] Enter { $n } points
    }
scorekeeper-entry-enterNothing = Enter
scorekeeper-entry-blocker = Which pair made the block?
scorekeeper-entry-blockerHelp = The zero is written in its column.
scorekeeper-entry-high =
    { $n ->
        [one] Really { $n } point?
       *[other] Really { $n } points?
    }
scorekeeper-entry-highHelp = That is more than most rounds bring. Add the tiles up once more.
scorekeeper-entry-twice = The same again?
scorekeeper-entry-twiceHelp = This was entered a moment ago: { $round }. Is it another round?
scorekeeper-entry-sure = Yes, enter it
scorekeeper-entry-unsure = No, change it
scorekeeper-entry-correcting = Round { $n }: who won it?
scorekeeper-takeBack-title = Take round { $n } back?
scorekeeper-takeBack-text = It is removed from the sheet; the change stays in the log.
scorekeeper-takeBack-yes = Take it back
scorekeeper-takeBack-no = Leave it
scorekeeper-otherLead-title = Who leads round { $n }?
scorekeeper-otherLead-text = It should be { $name }.
scorekeeper-otherLead-should = { $name }, as it should be
scorekeeper-otherLead-entered = { $name }, as entered
scorekeeper-alert-title = Is this an error?
scorekeeper-alert-recorded = Round { $n } stands as: { $round }.
scorekeeper-alert-deny = No error: it stays as it is
scorekeeper-alert-confirm = An error: wait for the organiser
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = blocked and equal
scorekeeper-held-title = The organiser is needed
scorekeeper-held-text = Nothing is entered until the organiser has settled this:
scorekeeper-held-goOn = It is settled at the table: go on
scorekeeper-stop-title = Stop here?
scorekeeper-stop-text = Time is up and the last round is in. The pair that leads wins with this score.
scorekeeper-stop-yes = Stop at { $score }
scorekeeper-stop-no = A round is still being played
scorekeeper-over-title = Match over?
scorekeeper-over-record = { $reached }, we record { $recorded }.
scorekeeper-over-recordAsIs = We record { $recorded }.
scorekeeper-over-wins = { $names } win the match.
scorekeeper-over-lot = The score is level; the organiser decided by lot.
scorekeeper-over-stopped = The match was stopped by time.
scorekeeper-over-send = Send it to the organiser
scorekeeper-over-correct = Something is wrong: correct round { $n }
scorekeeper-sent-title = Sent to the organiser
scorekeeper-sent-kept = Kept on this phone
scorekeeper-sent-keptText = There is no connection now. Tell the organiser the result; it is sent later.
scorekeeper-sent-waitsForPair = One of the other pair agrees on a phone first: { $names }.
scorekeeper-sent-agreed = { $name } agrees.
scorekeeper-sent-waits = The organiser confirms it next.
scorekeeper-sent-begun = The organiser has begun match { $match } here
scorekeeper-agree-title = Is this right?
scorekeeper-agree-text = { $name } has sent the end of the match.
scorekeeper-agree-yes = We agree
scorekeeper-agree-no = We object
scorekeeper-done-title = Match { $match } is confirmed
scorekeeper-watching-title = { $name } keeps the score
scorekeeper-watching-nobody = Nobody keeps the score yet
scorekeeper-watching-noPhone = No phone of { $name } has joined. Take over, or write on paper and the organiser enters it.
scorekeeper-watching-leads = Round { $n }: { $name } leads.
scorekeeper-watching-takeOver = Take over
scorekeeper-watching-takeOverAsk = Take the score over from { $name }? That phone can then only read.
scorekeeper-watching-takeOverYes = Yes, this phone keeps the score
scorekeeper-watching-held = Entry waits for the organiser.
scorekeeper-watching-suspended = The organiser has asked you to keep the score no longer in this match. Another phone goes on.
scorekeeper-watching-over = The match is over here.
scorekeeper-sheet-title = Rounds
scorekeeper-sheet-caption = Rounds of match { $match }, table { $table }
scorekeeper-sheet-round = Round
scorekeeper-sheet-leads = Leads
scorekeeper-sheet-cell =
    { $n ->
        [one] { $n } point, now { $sum }
       *[other] { $n } points, now { $sum }
    }
scorekeeper-sheet-onlyEnd = Only the end is known; the rounds were kept on paper.
scorekeeper-sheet-empty = No round has been entered yet.
scorekeeper-sheet-object = Object to round { $n }
scorekeeper-sheet-objectShort = Object
scorekeeper-sheet-what = What is wrong?
scorekeeper-sheet-send = Send the objection
scorekeeper-sheet-objected = You object to round { $n }. The scorekeeper is asked.
scorekeeper-call-title = Call the organiser
scorekeeper-call-text = What is it about?
scorekeeper-call-state =
    .open = Organiser called: { $reason }. Not on the way yet.
    .on-the-way = Organiser called: { $reason }. On the way to you.
    .done = Organiser called: { $reason }. Done.
scorekeeper-pencil-open = Hand the pencil to …
scorekeeper-pencil-title = Hand the pencil to
scorekeeper-pencil-text = That phone then keeps the score, and this one follows.
scorekeeper-pencil-nobody = Nobody else at this table can keep the score now. Call the organiser.
scorekeeper-show-title = Show to the table
scorekeeper-refused-title = Entries that were not taken
scorekeeper-refused-text = They were made on this phone, and something else stands. Look at the sheet and enter again what is missing.
scorekeeper-refused-none = Nothing is left to look at.
scorekeeper-refused-tried = Told here: { $what }
scorekeeper-refused-recorded = Stands: { $what }
scorekeeper-refused-nothing = nothing
scorekeeper-refused-dismiss = I have seen this
scorekeeper-refused-acts-keeper = { $name } keeps the score
scorekeeper-refused-acts-present = all four are here
scorekeeper-refused-acts-lead = { $name } leads round { $n }
scorekeeper-refused-acts-round = round { $n }, { $round }
scorekeeper-refused-acts-change = round { $n }, { $now } instead of { $old }
scorekeeper-refused-acts-takeBack = round { $n }, { $old }, taken back
scorekeeper-refused-acts-finish = the end of the match
scorekeeper-refused-acts-agree = agreement to the end
scorekeeper-refused-acts-stop = the match is stopped
scorekeeper-refused-acts-answer = an answer to a question of an error
scorekeeper-refused-acts-object = an objection to round { $n }: { $text }
scorekeeper-refused-acts-call = a call to the organiser
scorekeeper-refused-acts-other = something else
scorekeeper-refused-at = Match { $match }, table { $table }: { $what }
scorekeeper-said-round = { $names } { $n }.
scorekeeper-said-tied = Blocked and equal, no points.
scorekeeper-said-now = Now { $a } to { $b }.
scorekeeper-said-leads = { $name } leads.
scorekeeper-said-changed = Round { $n } was corrected.
scorekeeper-said-takenBack = Round { $n } was taken back.
scorekeeper-said-keeps = { $name } keeps the score.
scorekeeper-said-over = Match over. { $names } win. We record { $a } to { $b }.
scorekeeper-said-agreeAsked = The end of the match waits for you to agree.
scorekeeper-said-agreed = { $name } agrees to the end.
scorekeeper-said-confirmed = The organiser has confirmed the match.
scorekeeper-said-begun = Match { $match } has begun. You sit at table { $table }.
scorekeeper-said-begunResting = Match { $match } has begun. You sit out.
scorekeeper-said-alert = Is there an error? You are asked.
scorekeeper-said-held = Entry waits for the organiser.
scorekeeper-said-released = Entry goes on.
scorekeeper-said-onTheWay = The organiser is on the way.
scorekeeper-said-attended = The call to the organiser is done.
scorekeeper-said-closed = The evening is over.
scorekeeper-said-soon = Five minutes left.
scorekeeper-said-up = Time is up. This is the last round.
