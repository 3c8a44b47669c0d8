### The page with the matches that everyone may watch.

watch-title = Partije uživo
watch-intro = Partije za rejting može gledati svatko. Poteze i bodove vidite { $n } sekundi kasnije.
watch-none = Trenutačno se ne igra nijedna partija za rejting.
watch-total =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    }
watch-since = Od { $time }
# The players, while the points are not known.
watch-names = { LIST($names) }
# The people of a side, and their points.
watch-side = { LIST($names) }: { $points }
watch-watch = Gledaj
watch-more = Prikaži još
watch-home = Igraj
