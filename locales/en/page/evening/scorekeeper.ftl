### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Table { $table } from above
scorekeeper-back = Back
scorekeeper-more = More
scorekeeper-moreTitle = More at this table
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } entry was refused
       *[other] { $n } entries were refused
    }
scorekeeper-strips-look = See entries
scorekeeper-strips-late = The organiser is waiting for word from this table. Please enter the rounds played so far.
scorekeeper-strips-lateOthers = At least half of the other tables have finished. The organiser is waiting for this one.
scorekeeper-strips-announced = The organiser: { $text }
scorekeeper-strips-organiserChecks = The organiser checks it. Go on.
scorekeeper-strips-seen = Got it
scorekeeper-strips-minutes =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
scorekeeper-strips-up = Time is up
scorekeeper-strips-soon =
    { $n ->
        [one] { $n } minute left. The round played when time is up is the last.
       *[other] { $n } minutes left. The round played when time is up is the last.
    }
scorekeeper-strips-last = Time is up, so this round is the last. Finish it and enter it.
scorekeeper-strips-level = Time is up and the score is tied. Play one more round.
scorekeeper-keeper-title = Who keeps the score?
scorekeeper-keeper-next = Who takes over the score?
scorekeeper-keeper-text = The scorekeeper enters every round on that phone. The others see it at once.
scorekeeper-keeper-me = { $name }, on this phone
scorekeeper-keeper-noPhone = { $name }, no phone
scorekeeper-keeper-nobody = If nobody can, write the rounds on paper. Call the organiser, who then enters them.
scorekeeper-keeper-phones = Who has no phone here?
scorekeeper-keeper-iHaveNone = I have no phone: { $name }
scorekeeper-present-title = Are all four here?
scorekeeper-present-yes = All four are here
scorekeeper-present-no = A player is missing: call the organiser
scorekeeper-lead-title = Who leads first?
scorekeeper-lead-lot = Take one tile each from the tiles lying face down. The player with the highest number leads. If they are equal, a double wins. Without a double, the larger sum wins.
scorekeeper-round-title = { $name } leads
scorekeeper-round-shuffles = { $name } shuffles.
scorekeeper-round-next = { $name }, on the right, leads the next round.
scorekeeper-round-wonBy = Who won the round?
scorekeeper-round-tied = Tied block: no points
scorekeeper-round-annulled = Annulled round: no points
scorekeeper-round-otherLead = Another player leads
scorekeeper-round-last = Round { $n }: { $names } { $points }
scorekeeper-round-lastTied = Round { $n }: tied block
scorekeeper-round-lastAnnulled = Round { $n }: annulled
scorekeeper-round-show = Show the score to everyone now
scorekeeper-round-takeBack = Take round { $n } back
scorekeeper-round-correct = Correct round { $n }
scorekeeper-round-stop = No round is being played: stop at { $score }
scorekeeper-entry-points = Points for { $names }
scorekeeper-entry-help = Add up all tiles that both losers still hold.
scorekeeper-entry-field = Points, 1 to { $most }
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
scorekeeper-entry-wrong = A round is worth 1 to { $most } points.
scorekeeper-entry-enter =
    { $n ->
        [one] Enter { $n } point
       *[other] Enter { $n } points
    }
scorekeeper-entry-enterNothing = Enter
scorekeeper-entry-surely =
    { $n ->
        [one] Yes, enter { $n } point
       *[other] Yes, enter { $n } points
    }
scorekeeper-entry-becomes = { $before } becomes { $after }
scorekeeper-entry-wins = { $before } becomes { $after }, a win
scorekeeper-entry-blocker = Which pair made the block?
scorekeeper-entry-blockerHelp = Their column gets the zero.
scorekeeper-entry-high =
    { $n ->
        [one] Really { $n } point?
       *[other] Really { $n } points?
    }
scorekeeper-entry-highHelp = Few rounds score that much. Add the tiles up again.
scorekeeper-entry-twice = The same again?
scorekeeper-entry-twiceHelp = You entered this a moment ago: { $round }. Is it another round?
scorekeeper-entry-tied = A tied block?
scorekeeper-entry-tiedHelp = Neither pair scores in this round.
scorekeeper-entry-annulled = Annul this round?
scorekeeper-entry-sure = Yes, enter it
scorekeeper-entry-unsure = No, change it
scorekeeper-entry-correcting = Round { $n }: who won it?
scorekeeper-takeBack-title = Take round { $n } back?
scorekeeper-takeBack-text = This removes it from the sheet. The log keeps the change.
scorekeeper-takeBack-yes = Take it back
scorekeeper-takeBack-no = Cancel
scorekeeper-otherLead-title = Who leads round { $n }?
scorekeeper-otherLead-text = It should be { $name }.
scorekeeper-otherLead-should = { $name }, the right leader
scorekeeper-otherLead-entered = { $name }, as entered
scorekeeper-alert-title = Is this an error?
scorekeeper-alert-recorded = The sheet shows for round { $n }: { $round }.
scorekeeper-alert-deny = No error: keep it
scorekeeper-alert-confirm = Error: wait for the organiser
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = tied block
scorekeeper-alert-annulled = annulled
scorekeeper-held-title = Wait for the organiser
scorekeeper-held-text = The organiser must resolve this before you enter more rounds:
scorekeeper-held-goOn = We agreed: continue
scorekeeper-stop-title = Stop here?
scorekeeper-stop-text = Time is up and the last round is entered. The leading pair wins with this score.
scorekeeper-stop-yes = Stop at { $score }
scorekeeper-stop-no = We are still playing
scorekeeper-over-title = Match over?
scorekeeper-over-record = { $reached }. We record { $recorded }.
scorekeeper-over-recordAsIs = We record { $recorded }.
scorekeeper-over-wins = { $names } win the match.
scorekeeper-over-lot = The score is tied. The organiser decided by lot.
scorekeeper-over-absent = The other pair did not come.
scorekeeper-over-expelled = A player of the other pair was expelled.
scorekeeper-over-stopped = The match was stopped before its end.
scorekeeper-over-stoppedBy =
    .time = The match stopped when time was up.
    .organiser = The organiser stopped the match.
scorekeeper-over-send = Send to the organiser
scorekeeper-over-correct = Wrong: correct round { $n }
scorekeeper-sent-title = Sent to the organiser
scorekeeper-sent-kept = Saved on this phone
scorekeeper-sent-keptText = You have no connection now. Tell the organiser the result. The phone sends it later.
scorekeeper-sent-waitsForPair = A player of the other pair must first agree on a phone: { $names }.
scorekeeper-sent-agreed = { $name } agrees.
scorekeeper-sent-waits = The organiser confirms it next.
scorekeeper-sent-begun = The organiser has started match { $match } here
scorekeeper-agree-title = Is this right?
scorekeeper-agree-text = { $name } has sent the result of the match.
scorekeeper-agree-yes = We agree
scorekeeper-agree-no = We object
scorekeeper-done-title = Match { $match } is confirmed
scorekeeper-watching-title = { $name } keeps the score
scorekeeper-watching-nobody = No scorekeeper yet
scorekeeper-watching-noPhone = { $name } has not joined with a phone. Take over, or keep the score on paper for the organiser to enter.
scorekeeper-watching-leads = Round { $n }: { $name } leads.
scorekeeper-watching-takeOver = Take over
scorekeeper-watching-takeOverAsk = Take over the score from { $name }? That phone can then only read.
scorekeeper-watching-takeOverYes = Yes, take over
scorekeeper-watching-held = Your table waits for the organiser.
scorekeeper-watching-suspended = The organiser has stopped you from keeping the score in this match.
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
scorekeeper-sheet-onlyEnd = Only the final score is known. The rounds are on paper.
scorekeeper-sheet-empty = No rounds yet.
scorekeeper-sheet-object = Object to round { $n }
scorekeeper-sheet-objectShort = Object
scorekeeper-sheet-what = What is wrong?
scorekeeper-sheet-send = Send objection
scorekeeper-sheet-objected = You have objected to round { $n }. The scorekeeper answers it.
scorekeeper-call-title = Call the organiser
scorekeeper-call-text = What is it about?
scorekeeper-call-state =
    .open = Organiser called: { $reason }. Not on the way yet.
    .on-the-way = Organiser called: { $reason }. On the way to you.
    .done = Organiser called: { $reason }. Done.
scorekeeper-pencil-open = Hand over to …
scorekeeper-pencil-title = Who keeps the score next?
scorekeeper-pencil-text = That phone then keeps the score. On this one you can follow it.
scorekeeper-pencil-nobody = No other phone at this table can keep the score now. Call the organiser.
scorekeeper-show-title = Show to the table
scorekeeper-refused-title = Refused entries
scorekeeper-refused-text = You made these entries on this phone, but the sheet shows something else. Check the sheet, and enter again what is missing.
scorekeeper-refused-tried = You entered: { $what }
scorekeeper-refused-recorded = The sheet shows: { $what }
scorekeeper-refused-nothing = nothing
scorekeeper-refused-dismiss = Got it
scorekeeper-refused-acts-keeper = { $name } keeps the score
scorekeeper-refused-acts-present = all four are here
scorekeeper-refused-acts-lead = { $name } leads round { $n }
scorekeeper-refused-acts-round = round { $n }, { $round }
scorekeeper-refused-acts-change = round { $n }, { $now } instead of { $old }
scorekeeper-refused-acts-takeBack = round { $n }, { $old }, taken back
scorekeeper-refused-acts-finish = the result of the match
scorekeeper-refused-acts-agree = agreement to the result
scorekeeper-refused-acts-stop = the match is stopped
scorekeeper-refused-acts-answer = your answer to an alert
scorekeeper-refused-acts-object = an objection to round { $n }: { $text }
scorekeeper-refused-acts-call = a call to the organiser
scorekeeper-refused-acts-other = something else
scorekeeper-refused-at = Match { $match }, table { $table }: { $what }
scorekeeper-said-round = { $names } { $n }.
scorekeeper-said-tied = Tied block, no points.
scorekeeper-said-annulled = Annulled, no points.
scorekeeper-said-now = Now { $a } to { $b }.
scorekeeper-said-leads = { $name } leads.
scorekeeper-said-changed = Round { $n } was corrected.
scorekeeper-said-takenBack = Round { $n } was taken back.
scorekeeper-said-keeps = { $name } keeps the score.
scorekeeper-said-over = Match over. { $names } win. We record { $a } to { $b }.
scorekeeper-said-agreeAsked = Please check and agree to the result.
scorekeeper-said-agreed = { $name } agrees to the result.
scorekeeper-said-confirmed = The organiser has confirmed the match.
scorekeeper-said-begun = Match { $match } has started. You sit at table { $table }.
scorekeeper-said-begunResting = Match { $match } has started. You sit out.
scorekeeper-said-alert = Is there an error? Please answer.
scorekeeper-said-held = Wait for the organiser.
scorekeeper-said-released = You can enter rounds again.
scorekeeper-said-onTheWay = The organiser is on the way.
scorekeeper-said-attended = The organiser has finished your call.
scorekeeper-said-closed = The club night is over.
scorekeeper-said-soon = Five minutes left.
scorekeeper-said-up = Time is up. This is the last round.
