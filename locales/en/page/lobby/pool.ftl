### The page that looks for opponents.

pool-find = Find opponents
pool-title = Looking for opponents
pool-people =
    { $n ->
        [one] You are waiting for others
       *[other] { $n } people are waiting, with you
    }
pool-intro =
    { $n ->
        [one] The match begins as soon as { $n } person is here.
       *[other] The match begins as soon as { $n } people want to play this game.
    }
pool-rated = It is rated: people with similar ratings meet. The longer you wait, the more people suit you.
pool-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
pool-nobody = Nobody has come yet. Wait a little longer, or play against bots.
pool-bots = Play against bots
pool-stop = Stop looking
pool-account = Sign in or create an account
