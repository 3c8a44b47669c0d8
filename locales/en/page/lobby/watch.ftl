### The page with the matches that everyone may watch.

watch-title = Live matches
watch-intro = Everyone may watch rated matches. You see the moves and the points { $n } seconds late.
watch-none = No rated match is being played now.
watch-total =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
watch-since = Since { $time }
# The players, while the points are not known.
watch-names = { LIST($names) }
# The people of a side, and their points.
watch-side = { LIST($names) }: { $points }
watch-watch = Watch
watch-more = Show more
watch-home = Play yourself
