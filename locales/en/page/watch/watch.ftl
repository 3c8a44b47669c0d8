### The page with the matches that everyone may watch.

title = Live matches
intro = Everyone may watch rated matches. You see the moves and the points { $n } seconds late.
none = No rated match is being played now.
total =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
since = Since { $time }
# The players, while the points are not known.
names = { LIST($names) }
# The people of a side, and their points.
side = { LIST($names) }: { $points }
watch = Watch
more = Show more
home = Play yourself
