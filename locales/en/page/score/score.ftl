### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Round { $n }
round-hands = Hands
round-noTiles = no tiles
round-special = { DIGITS($tile) } counts { $n } under these rules.
round-sum = All hands together: { $n }
round-before = Before
round-this = This round
round-thisFish = This round, a fish
round-total = Total
round-youHold = You hold { $n }.
round-inHand = in your hand
round-cloth = Show the line
round-ready = Ready
round-youAreReady = You are ready
round-nextIn = The next round begins in { $n } s, or when everyone is ready.
round-waitingFor = Not ready yet: { $names }.

match-headline =
    { PERSON($party) ->
        [other] { CAPITAL($party) } wins
       *[several] { CAPITAL($party) } win
    }
match-wentOut =
    { PERSON($who) ->
        [you] You went out in { $n } of { $of } rounds.
       *[other] { $who } went out in { $n } of { $of } rounds.
    }
match-best =
    { PERSON($party) ->
        [other]
            The best round of { $party } was number { $round }, with { $n ->
                [one] { $n } point
               *[other] { $n } points
            }.
        [several]
            The best round of { $party } was number { $round }, with { $n ->
                [one] { $n } point
               *[other] { $n } points
            }.
       *[you]
            Your best round was number { $round }, with { $n ->
                [one] { $n } point
               *[other] { $n } points
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) } kept { $n } of { $of } rounds free of points.
        [several] { CAPITAL($party) } kept { $n } of { $of } rounds free of points.
       *[you] You kept { $n } of { $of } rounds free of points.
    }
match-rating = Rating points
match-rematch = Another match
match-rematchAsked = Another match: waiting for the others
match-look = Look it through
match-result = The result
match-download = Download the record
match-copyRecord = Copy DGN record
match-copied = Record copied.
match-notCopied = Your browser blocked the copy. The record is below: copy it yourself.
match-noRecord = We could not load the record. Try again.
match-record = The record of the match

sheet-round = Round
sheet-empty = No round has been scored yet.
sheet-outcome-out = out
sheet-outcome-blocked = block
sheet-outcome-fish = fish
sheet-match = The match
sheet-waits = Waiting on the table
sheet-rows-made =
    .fives = In play, fives
    .fives-threes = In play, fives and threes
    .headings = Headings
    .triominoes = Tiles played
    .face-sum = Tiles played
sheet-rows-paid = Tiles drawn
sheet-rows-hands = From hands
sheet-rows-tiles = Tiles left
sheet-rows-won = Won
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Chuchazo
    .pass-all-three = All three pass
    .round-1 = 1st round
    .round-2 = 2nd round
    .round-3 = 3rd round
    .round-4 = 4th round
    .out = Going out
sheet-rows-remembered = Remembered
sheet-rows-lost = { $n } not scored
sheet-rows-wiped = { $n } remembered, cleared
sheet-rows-eggs = Eggs
sheet-rows-carried = Waited on the table
sheet-rows-inARow = In a row
sheet-rows-unwritten-row = Winning row broken
sheet-rows-unwritten-cap = Above { $cap }, not scored
sheet-rows-unwritten-exact = Above the target, not scored
sheet-inARowNote = The totals count rounds won in a row.
sheet-titles-won = won
sheet-titles-lost = lost
sheet-titles-goat = goat
sheet-titles-baldGoat = bald goat
sheet-titles-sixLove = six love
sheet-titles-tie = tie

# After the first round, for a person without a name.
askName-question = Shall the others know your name?
askName-label = Your name
askName-save = Save
askName-later = Not now
askName-saved = Others see you as { $name }.
