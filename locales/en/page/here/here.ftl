### The page: who is here now, and what a search for opponents says besides.

title = Here now
people =
    { $n ->
        [one] You are the only one here.
       *[other] { $n } people are here.
    }
# Who waits, `$count` of them, for a match of `$players` people.
waits =
    { $count ->
        [one] { LIST($names) } waits, for a match of { $players }
       *[other] { LIST($names) } wait, for a match of { $players }
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
few = The match begins as soon as enough people want to play this game.
others = Others wait for another game
guest = Rated matches are for people with an account.
casual = Play without a rating
