### The page with the matches that everyone may watch.

watch-title = Partidas en vivo
watch-intro = Las partidas puntuables las puede mirar cualquiera. Ves las jugadas y los tantos { $n } segundos después.
watch-none = Ahora no se juega ninguna partida puntuable.
watch-total =
    { $n ->
        [one] { $n } partida
        [many] { $n } partidas
       *[other] { $n } partidas
    }
watch-since = Desde las { $time }
# The players, while the points are not known.
watch-names = { LIST($names) }
# The people of a side, and their points.
watch-side = { LIST($names) }: { $points }
watch-watch = Mirar
watch-more = Ver más
watch-home = Jugar
