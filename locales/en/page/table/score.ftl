### A table: score.

round-sheet = Round { $n }
round-out =
    { PERSON($who) ->
        [you] You go out.
       *[other] { $who } goes out.
    }
round-blocked =
    { PERSON($who) ->
        [you] Blocked by you.
       *[other] Blocked by { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Fish, closed by you.
       *[other] Fish, closed by { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [other] { CAPITAL($party) } scores { $n }: all that the opponents hold.
       *[several] { CAPITAL($party) } score { $n }: all that the opponents hold.
    }
round-outPays-table =
    { PERSON($party) ->
        [other] { CAPITAL($party) } scores { $n }: all tiles left, the partner’s too.
       *[several] { CAPITAL($party) } score { $n }: all tiles left, the partner’s too.
    }
round-outPays-own = Whoever lost the round writes what they hold.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [other] { CAPITAL($party) } has the fewest pips, { $own }, and so wins the block.
           *[several] { CAPITAL($party) } have the fewest pips, { $own }, and so win the block.
        }
    .lowest-side =
        { PERSON($party) ->
            [other] { CAPITAL($party) } has the fewest pips together, { $own }, and so wins the block.
           *[several] { CAPITAL($party) } have the fewest pips together, { $own }, and so win the block.
        }
    .side-of-lowest-player = The single hand with the fewest pips wins the block: { $party }.
    .blocker-vs-next = Of whoever blocked and the next seat the lighter hand wins: { $party }.
    .fewest-tiles =
        { PERSON($party) ->
            [other] { CAPITAL($party) } has the fewest tiles.
           *[several] { CAPITAL($party) } have the fewest tiles.
        }
round-wins =
    { PERSON($party) ->
        [other] { CAPITAL($party) } wins the round.
       *[several] { CAPITAL($party) } win the round.
    }
round-roundPoint =
    { PERSON($party) ->
        [other] { CAPITAL($party) } wins the round: one point.
       *[several] { CAPITAL($party) } win the round: one point.
    }
round-inARow =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) } has won { $n ->
                [one] { $n } round
               *[other] { $n } rounds
            } in a row.
       *[several]
            { CAPITAL($party) } have won { $n ->
                [one] { $n } round
               *[other] { $n } rounds
            } in a row.
    }
round-bonus =
    .capicua =
        { $n ->
            [one] Capicúa, the last tile fits both ends: { $party }, { $n } point more.
           *[other] Capicúa, the last tile fits both ends: { $party }, { $n } points more.
        }
    .capicu =
        { $n ->
            [one] Capicú, the last tile fits both ends: { $party }, { $n } point more.
           *[other] Capicú, the last tile fits both ends: { $party }, { $n } points more.
        }
    .chuchazo =
        { $n ->
            [one] Out with the double blank: { $party }, { $n } point more.
           *[other] Out with the double blank: { $party }, { $n } points more.
        }
    .pass-all-three =
        { $n ->
            [one] All three others had to pass: { $party }, { $n } point more.
           *[other] All three others had to pass: { $party }, { $n } points more.
        }
    .round-1 =
        { $n ->
            [one] The first round: { $party }, { $n } point more.
           *[other] The first round: { $party }, { $n } points more.
        }
    .round-2 =
        { $n ->
            [one] The second round: { $party }, { $n } point more.
           *[other] The second round: { $party }, { $n } points more.
        }
    .round-3 =
        { $n ->
            [one] The third round: { $party }, { $n } point more.
           *[other] The third round: { $party }, { $n } points more.
        }
    .round-4 =
        { $n ->
            [one] The fourth round: { $party }, { $n } point more.
           *[other] The fourth round: { $party }, { $n } points more.
        }
    .out =
        { $n ->
            [one] For going out: { $party }, { $n } point more.
           *[other] For going out: { $party }, { $n } points more.
        }
round-tieGiven =
    .blocker-loses = Equal hands: whoever blocked loses.
    .blocker-wins = Equal hands: whoever blocked wins.
    .leader-wins = Equal hands: whoever led wins.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: all that the others hold.
           *[several] { CAPITAL($party) } score { $n }: all that the others hold.
        }
    .table =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: all tiles left.
           *[several] { CAPITAL($party) } score { $n }: all tiles left.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: what the others hold less their own hand.
           *[several] { CAPITAL($party) } score { $n }: what the others hold less their own hand.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: how much more each other hand counts.
           *[several] { CAPITAL($party) } score { $n }: how much more each other hand counts.
        }
round-losersPay =
    .own = All but the lightest write what they hold.
    .own-all = Fish for all: everybody writes what they hold.
    .difference = The heavier side writes the difference.
    .highest-pays-table =
        { PERSON($party) ->
            [other] Fish for one: { $party } with the most points writes the whole table, { $n }.
           *[several] Fish for one: { $party } with the most points write the whole table, { $n }.
        }
round-tie-void = The lightest hands are equal: nobody scores.
round-tie-eggs =
    { $n ->
        [one] The lightest hands are equal: { $n } point wait as eggs for the next round.
       *[other] The lightest hands are equal: { $n } points wait as eggs for the next round.
    }
round-tie-carry =
    { $n ->
        [one] The heaviest hands are equal: { $n } point go over to the next round.
       *[other] The heaviest hands are equal: { $n } points go over to the next round.
    }
round-tie-other = The hands are equal: nobody scores.
round-made = Made in play: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = A score that would pass { $target } is void.
round-writes =
    { PERSON($party) ->
        [other] { CAPITAL($party) } writes { $n }.
       *[several] { CAPITAL($party) } write { $n }.
    }
round-opens =
    { PERSON($party) ->
        [other]
            { $remembered ->
                [0] { CAPITAL($party) } opens the account with { $n }, since { $openAt } or more came in one round.
               *[other] { CAPITAL($party) } opens the account: { $n }, the { $remembered } remembered among them.
            }
       *[several]
            { $remembered ->
                [0] { CAPITAL($party) } open the account with { $n }, since { $openAt } or more came in one round.
               *[other] { CAPITAL($party) } open the account: { $n }, the { $remembered } remembered among them.
            }
    }
round-remembers =
    { PERSON($party) ->
        [other] { CAPITAL($party) } remembers { $n }: less than { $openAt } opens no account.
       *[several] { CAPITAL($party) } remember { $n }: less than { $openAt } opens no account.
    }
round-notWritten =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) } writes nothing for { $n ->
                [one] { $n } point
               *[other] { $n } points
            }: less than { $openAt } opens no account.
       *[several]
            { CAPITAL($party) } write nothing for { $n ->
                [one] { $n } point
               *[other] { $n } points
            }: less than { $openAt } opens no account.
    }
round-cleared =
    { PERSON($party) ->
        [you] Your { $n } remembered points are wiped.
       *[other] The { $n } remembered points of { $party } are wiped.
    }
round-received =
    { PERSON($party) ->
        [you]
            The { $n ->
                [one] { $n } point
               *[other] { $n } points
            } that waited go to you.
       *[other]
            The { $n ->
                [one] { $n } point
               *[other] { $n } points
            } that waited go to { $party }.
    }
round-capped = Of { $credit } only { $n } are written, since nobody has more than { $cap }.
round-waiting =
    { $n ->
        [one] { $n } point wait on the table.
       *[other] { $n } points wait on the table.
    }
round-hands = Hands
round-noTiles = no tiles
round-special = { DIGITS($tile) } counts { $n } by these rules.
round-sum = All hands together: { $n }
round-before = Before
round-this = This round
round-thisFish = This round, a fish
round-total = Total
round-next-seat =
    { PERSON($who) ->
        [you] You lead the next round{ $why }.
       *[other] { $who } leads the next round{ $why }.
    }
round-next-tile = The next round is led by whoever holds the deciding tile.
round-next-lot = The lead of the next round is drawn by lot.
round-next-side = The next lead belongs to { $party }.
round-why-wentOut = , having gone out
round-why-won = , having won the block
round-why-blocked = , having closed the line
round-why-rotate = , since the lead goes on to the next seat
round-why-lightest = , holding the lightest hand
round-why-again = { " " }again, since nobody won
round-ready = Ready
round-youAreReady = You are ready
round-nextIn = The next round begins in { $n } s, or when all are ready.
round-waitingFor = Not ready yet: { $names }.

match-won =
    { PERSON($party) ->
        [other] { CAPITAL($party) } wins the match.
       *[several] { CAPITAL($party) } win the match.
    }
match-goat =
    { PERSON($party) ->
        [several] The goats: { $party }.
        [other] The goat: { $party }.
       *[yours] The match is lost: { $party } reached the target.
    }
match-lost = The match is lost: { $party }.
match-drawn = The match is a tie.
match-reached = { $n } points; the target was { $target }.
match-rounds =
    { $n ->
        [one]
            { $n } round was agreed on; the { $lowest ->
                [true] lowest
               *[false] highest
            } total wins.
       *[other]
            { $n } rounds were agreed on; the { $lowest ->
                [true] lowest
               *[false] highest
            } total wins.
    }
match-instant =
    .six-in-a-row = Six rounds won in a row: six love.
    .out-with-0-0 = Going out with 0-0 wins the match: a bald goat.
    .out-with-6-6-if-a-loser-holds-over-25 = Going out with 6-6 while an opponent holds more than 25 wins the match.
    .announced-6-6 = 6-6 was announced, and so this round decides the match.
match-eliminated =
    { PERSON($who) ->
        [you] Your time ran out.
       *[other] { $who }’s time ran out.
    }
match-stopped = The match was stopped.
match-nobodyWins = Nobody wins, and nothing is rated.
match-rating = Rating points
match-rematch = Rematch
match-rematchAsked = Rematch: waiting for the others
match-copyRecord = Copy DGN record
match-copied = The record is copied.
match-notCopied = The browser did not let us copy. The record is below: copy it yourself.
match-noRecord = The record could not be fetched. Try again.
match-record = The record of the match
match-home = Start page

sheet-title = Score sheet
sheet-round = Round
sheet-empty = No round has been written yet.
sheet-outcome-out = out
sheet-outcome-blocked = block
sheet-outcome-fish = fish
sheet-match = The match
sheet-waits = Waits on the table
sheet-rows-made =
    .fives = In play, fives
    .fives-threes = In play, fives and threes
    .headings = Headings
    .triominoes = Tiles laid
    .face-sum = Tiles laid
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
sheet-rows-lost = { $n } not written
sheet-rows-wiped = { $n } remembered, wiped
sheet-rows-eggs = Eggs
sheet-rows-carried = Waited on the table
sheet-rows-inARow = In a row
sheet-rows-unwritten-row = The row ends
sheet-rows-unwritten-cap = Beyond { $cap }, not written
sheet-rows-unwritten-exact = Beyond the target, void
sheet-inARowNote = The totals count rounds won in a row.
sheet-titles-won = won
sheet-titles-lost = lost
sheet-titles-goat = goat
sheet-titles-baldGoat = bald goat
sheet-titles-sixLove = six love
sheet-titles-tie = tie
