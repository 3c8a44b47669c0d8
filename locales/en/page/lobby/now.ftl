### The page: who is here now, on the home page and while you look for opponents.

now-title = Here now
now-people =
    { $n ->
        [one] You are the only one here.
       *[other] { $n } people are here.
    }
# Who waits, `$count` of them, for a match of `$players` people.
now-waits =
    { $count ->
        [one] { LIST($names) } waits, for a match of { $players }
       *[other] { LIST($names) } wait, for a match of { $players }
    }
# Stands for a person who hides, or has no name.
now-somebody = Somebody
now-play = Play
now-plays = { LIST($names) }
now-watch = Watch
now-delayed = Rated: you see it 15 seconds later.
now-rated = Rated
now-tournament = Tournament
now-starts = Starts { $time }
now-runs = It has begun.
now-look = Look
now-nobody = Nobody waits for opponents at the moment. Bots play with you at once.
