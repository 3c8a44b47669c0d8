### The page with the matches that everyone may watch.

title = Partidas en vivo
intro = Las partidas puntuables las puede mirar cualquiera. Ves las jugadas y los tantos { $n } segundos después.
none = Ahora no se juega ninguna partida puntuable.
total =
    { $n ->
        [one] { $n } partida
        [many] { $n } partidas
       *[other] { $n } partidas
    }
since = Desde las { $time }
# The players, while the points are not known.
names = { LIST($names) }
# The people of a side, and their points.
side = { LIST($names) }: { $points }
watch = Mirar
more = Ver más
home = Jugar
