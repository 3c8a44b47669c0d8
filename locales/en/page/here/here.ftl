### The page: who is here now, and what a search for opponents says besides.

title = Here now
people =
    { $n ->
        [one] You are the only one here.
       *[other] { $n } people are here.
    }
# Who waits, `$count` of them, for a match of `$players` people; 0 is any number.
waits =
    { $players ->
        [0]
            { $count ->
                [one] { LIST($names) } waits, for any number of players
               *[other] { LIST($names) } wait, for any number of players
            }
       *[other]
            { $count ->
                [one] { LIST($names) } waits, for a match of { $players }
               *[other] { LIST($names) } wait, for a match of { $players }
            }
    }
# The games that people wait for; the last may say how many more there are.
games = { SEQUENCE($games, between: " · ") }
moreGames =
    { $n ->
        [one] { $n } other game
       *[other] { $n } other games
    }
# Stands for a person who hides, or has no name.
somebody = Someone
play = Play
plays = { LIST($names) }
watch = Watch
delayed = Rated: you see it 15 seconds later.
rated = Rated
tournament = Tournament
starts = Starts { $time }
runs = It has begun.
look = Look
nobody = Nobody waits for opponents at the moment. Bots play with you at once.
bots = Play with bots
allTables = All open tables
allMatches = All live matches
allTournaments = All tournaments
