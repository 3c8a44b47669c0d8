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
round-out =
    { PERSON($who) ->
        [you]
            { $yours ->
                [true] You go out: your round.
               *[false] You go out.
            }
       *[other] { $who } goes out.
    }
round-partnerOut =
    { $yours ->
        [true] Your partner goes out: your round.
       *[false] Your partner goes out.
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
        [other] { CAPITAL($party) } scores { $n }: everything the opponents hold.
       *[several] { CAPITAL($party) } score { $n }: everything the opponents hold.
    }
round-outPays-table =
    { PERSON($party) ->
        [other] { CAPITAL($party) } scores { $n }: all tiles left, including the partner’s.
       *[several] { CAPITAL($party) } score { $n }: all tiles left, including the partner’s.
    }
round-outPays-own = The losers take what they hold.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [other] { CAPITAL($party) } has the fewest pips, { $own }, and wins the block.
           *[several] { CAPITAL($party) } have the fewest pips, { $own }, and win the block.
        }
    .lowest-side =
        { PERSON($party) ->
            [other] { CAPITAL($party) } has the fewest pips together, { $own }, and wins the block.
           *[several] { CAPITAL($party) } have the fewest pips together, { $own }, and win the block.
        }
    .side-of-lowest-player = The single hand with the fewest pips wins the block: { $party }.
    .blocker-vs-next = The blocker and the next player compare hands. The lighter hand wins: { $party }.
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
            [one] Capicúa, the last tile fits both ends: { $party }, { $n } extra point.
           *[other] Capicúa, the last tile fits both ends: { $party }, { $n } extra points.
        }
    .capicu =
        { $n ->
            [one] Capicú, the last tile fits both ends: { $party }, { $n } extra point.
           *[other] Capicú, the last tile fits both ends: { $party }, { $n } extra points.
        }
    .chuchazo =
        { $n ->
            [one] Out with the double blank: { $party }, { $n } extra point.
           *[other] Out with the double blank: { $party }, { $n } extra points.
        }
    .pass-all-three =
        { $n ->
            [one] All three other players had to pass: { $party }, { $n } extra point.
           *[other] All three other players had to pass: { $party }, { $n } extra points.
        }
    .round-1 =
        { $n ->
            [one] The first round: { $party }, { $n } extra point.
           *[other] The first round: { $party }, { $n } extra points.
        }
    .round-2 =
        { $n ->
            [one] The second round: { $party }, { $n } extra point.
           *[other] The second round: { $party }, { $n } extra points.
        }
    .round-3 =
        { $n ->
            [one] The third round: { $party }, { $n } extra point.
           *[other] The third round: { $party }, { $n } extra points.
        }
    .round-4 =
        { $n ->
            [one] The fourth round: { $party }, { $n } extra point.
           *[other] The fourth round: { $party }, { $n } extra points.
        }
    .out =
        { $n ->
            [one] For going out: { $party }, { $n } extra point.
           *[other] For going out: { $party }, { $n } extra points.
        }
round-tieGiven =
    .blocker-loses = Equal hands: the player who blocked loses.
    .blocker-wins = Equal hands: the player who blocked wins.
    .leader-wins = Equal hands: the player who led wins.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: everything the others hold.
           *[several] { CAPITAL($party) } score { $n }: everything the others hold.
        }
    .table =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: all tiles left.
           *[several] { CAPITAL($party) } score { $n }: all tiles left.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: the others’ hands minus the winner’s.
           *[several] { CAPITAL($party) } score { $n }: the others’ hands minus the winner’s.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [other] { CAPITAL($party) } scores { $n }: how much more each other hand holds, added up.
           *[several] { CAPITAL($party) } score { $n }: how much more each other hand holds, added up.
        }
round-losersPay =
    .own = Everyone but the lightest hand takes what they hold.
    .own-all = Fish for all: everyone takes what they hold.
    .difference = The heavier side takes the difference.
    .highest-pays-table =
        { PERSON($party) ->
            [other] Fish for one: { $party } holds the most and takes all hands, { $n }.
           *[several] Fish for one: { $party } hold the most and take all hands, { $n }.
        }
round-tie-void = The lightest hands are equal: nobody scores.
round-tie-eggs =
    { $n ->
        [one] The lightest hands are equal: { $n } point waits as eggs for the next round.
       *[other] The lightest hands are equal: { $n } points wait as eggs for the next round.
    }
round-tie-carry =
    { $n ->
        [one] The heaviest hands are equal: { $n } point carries over to the next round.
       *[other] The heaviest hands are equal: { $n } points carry over to the next round.
    }
round-tie-other = The hands are equal: nobody scores.
round-made = Scored in play: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = A score that would pass { $target } does not count.
round-writes =
    { PERSON($party) ->
        [other] { CAPITAL($party) } scores { $n }.
       *[several] { CAPITAL($party) } score { $n }.
    }
# Where points are bad.
# Where points are bad.
# Where points are bad.
round-takes =
    { PERSON($party) ->
        [other]
            { $n ->
                [0] { CAPITAL($party) } takes no points.
               *[other] { CAPITAL($party) } takes { $n }.
            }
       *[several]
            { $n ->
                [0] { CAPITAL($party) } take no points.
               *[other] { CAPITAL($party) } take { $n }.
            }
    }
round-opens =
    { PERSON($party) ->
        [other]
            { $remembered ->
                [0] { CAPITAL($party) } opens the account with { $n }: it takes { $openAt } in one round.
               *[other] { CAPITAL($party) } opens the account with { $n }, including { $remembered } remembered.
            }
       *[several]
            { $remembered ->
                [0] { CAPITAL($party) } open the account with { $n }: it takes { $openAt } in one round.
               *[other] { CAPITAL($party) } open the account with { $n }, including { $remembered } remembered.
            }
    }
round-remembers =
    { PERSON($party) ->
        [other] { CAPITAL($party) } remembers { $n }: it takes { $openAt } in one round to open the account.
       *[several] { CAPITAL($party) } remember { $n }: it takes { $openAt } in one round to open the account.
    }
round-notWritten =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) } scores 0, not { $n }: it takes { $openAt } in one round to open the account.
       *[several]
            { CAPITAL($party) } score 0, not { $n }: it takes { $openAt } in one round to open the account.
    }
round-cleared =
    { PERSON($party) ->
        [you] Your { $n } remembered points are cleared.
       *[other] The { $n } remembered points of { $party } are cleared.
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
round-capped = Only { $n } of { $credit } count: no score goes above { $cap }.
round-waiting =
    { $n ->
        [one] { $n } point waits on the table.
       *[other] { $n } points wait on the table.
    }
round-brief = This round: { SEQUENCE($made) }.
round-taken = Points against: { SEQUENCE($made) }.
# What is said after a round: the points of all sides.
# What is said after a round: the points of all sides.
# What is said after a round: the points of all sides.
round-totals = In all: { SEQUENCE($totals) }.
round-next-seat =
    { PERSON($who) ->
        [you] You lead the next round{ $why }.
       *[other] { $who } leads the next round{ $why }.
    }
round-next-tile = The player with the deciding tile leads the next round.
round-next-lot = A lot decides who leads the next round.
round-next-side = The winning side leads the next round: { $party }.
round-why-wentOut = { " " }after going out
round-why-won = { " " }after winning the block
round-why-blocked = { " " }after closing the line
round-why-rotate = : the lead moves to the next seat
round-why-lightest = , with the lightest hand
round-why-again = { " " }again: nobody won

match-headline =
    { PERSON($party) ->
        [other] { CAPITAL($party) } wins
       *[several] { CAPITAL($party) } win
    }
# Before a sentence about one of the rounds.
# Before a sentence about one of the rounds.
# Before a sentence about one of the rounds.
match-count =
    { $n ->
        [one] { $n } round.
       *[other] { $n } rounds.
    }
match-openedByYou = In the last one, your { DIGITS($tile) } opened the way for { $name }.
match-openedForYou = In the last one, { $name } opened the way for you with { DIGITS($tile) }.
match-behind =
    { PERSON($party) ->
        [you] You were { $n } points behind after round { $round }.
        [other] { CAPITAL($party) } was { $n } points behind after round { $round }.
       *[several] { CAPITAL($party) } were { $n } points behind after round { $round }.
    }
match-ahead =
    { PERSON($party) ->
        [you] You were { $n } points ahead after round { $round }.
        [other] { CAPITAL($party) } was { $n } points ahead after round { $round }.
       *[several] { CAPITAL($party) } were { $n } points ahead after round { $round }.
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
match-rating = Club points
match-rematch = Another match
match-rematchAsked = Another match: waiting for the others
match-look = Look it through
match-replay = Replay
# `$change` has a sign: “Ana: rating 1512 (+12)”.
match-ratingAfter = { $name }: rating { $after } ({ $change })
match-unrated = This match does not change ratings.
# Why a rated match counts otherwise than its points say.
match-left = { $name } left, so the match counts as lost for { $name }.
match-partner = It does not count for { $name }, whose partner left.
match-tooEarly = It ended before everyone had played, so it does not change ratings.
# “Ana: club points 12”.
match-clubPoints = { $name }: club points { $n }
match-result = The result
match-download = Download the record
match-copyRecord = Copy DGN record
match-copied = Record copied.
match-notCopied = Your browser blocked the copy. The record is below: copy it yourself.
match-noRecord = We could not load the record. Try again.
match-record = The record of the match
match-won =
    { PERSON($party) ->
        [other] { CAPITAL($party) } wins the match.
       *[several] { CAPITAL($party) } win the match.
    }
match-goesTo =
    { PERSON($party) ->
        [other] This time { $party } wins the match.
       *[several] This time { $party } win the match.
    }
match-goat =
    { PERSON($party) ->
        [you] You are the goat this time. Me-e-eh.
        [yours] The goats this time: { $party }. Me-e-eh.
        [several] The goats: { $party }. Me-e-eh.
       *[other] The goat: { $party }. Me-e-eh.
    }
match-donkey =
    { PERSON($party) ->
        [you] You are the donkey this time. Hee-haw.
        [yours] The donkeys this time: { $party }. Hee-haw.
        [several] The donkeys: { $party }. Hee-haw.
       *[other] The donkey: { $party }. Hee-haw.
    }
match-lost =
    { PERSON($party) ->
        [you] You lost the match.
       *[other] { CAPITAL($party) } lost the match.
    }
match-drawn = The match is a tie.
match-reached = { $n } points; the target was { $target }.
match-exactly = Exactly { $target } points.
# The last tile of the match.
# The last tile of the match.
# The last tile of the match.
match-last =
    .capicua = Capicúa to finish.
    .capicu = Capicú to finish.
    .chuchazo = Chuchazo to finish: out with the double blank.
# Opponents without a single point.
# Opponents without a single point.
# Opponents without a single point.
match-shutOut = A shut-out: not one point for the others.
match-rounds =
    { $n ->
        [one]
            The match had { $n } round; the { $lowest ->
                [true] lowest
               *[false] highest
            } total wins.
       *[other]
            The match had { $n } rounds; the { $lowest ->
                [true] lowest
               *[false] highest
            } total wins.
    }
match-instant =
    .six-in-a-row = Six rounds won in a row: six love.
    .out-with-0-0 = Going out with 0-0 wins the match: a bald goat.
    .out-with-6-6-if-a-loser-holds-over-25 = Going out with 6-6 while an opponent holds more than 25 wins the match.
    .announced-6-6 = 6-6 was announced, so this round decides the match.
match-eliminated =
    { PERSON($who) ->
        [you] Your time ran out.
       *[other] { $who }’s time ran out.
    }
match-gaveUp =
    { PERSON($who) ->
        [you] You give up.
       *[other] { $who } gives up.
    }
match-stopped = The match was stopped.
match-nobodyWins = Nobody wins. Ratings stay the same.

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
