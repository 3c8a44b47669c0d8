### The page with the matches that everyone may watch.

watch-title = Partidas ao vivo
watch-intro = Qualquer pessoa pode assistir às partidas que valem rating. Você vê as jogadas e os pontos { $n } segundos depois.
watch-none = Nenhuma partida que vale rating está em andamento.
watch-total =
    { $n ->
        [one] { $n } partida
        [many] { $n } partidas
       *[other] { $n } partidas
    }
watch-since = Desde { $time }
# The players, while the points are not known.
watch-names = { LIST($names) }
# The people of a side, and their points.
watch-side = { LIST($names) }: { $points }
watch-watch = Assistir
watch-more = Ver mais
watch-home = Jogar
