### The page with the matches that everyone may watch.

title = Partije uživo
intro = Partije za rejting može gledati svatko. Poteze i bodove vidite { $n } sekundi kasnije.
none = Trenutačno se ne igra nijedna partija za rejting.
total =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    }
since = Od { $time }
# The players, while the points are not known.
names = { LIST($names) }
# The people of a side, and their points.
side = { LIST($names) }: { $points }
watch = Gledaj
more = Prikaži još
home = Igraj
