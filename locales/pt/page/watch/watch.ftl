### The page with the matches that everyone may watch.

title = Partidas ao vivo
intro = Qualquer pessoa pode assistir às partidas que valem rating. Você vê as jogadas e os pontos { $n } segundos depois.
none = Nenhuma partida que vale rating está em andamento.
total =
    { $n ->
        [one] { $n } partida
        [many] { $n } partidas
       *[other] { $n } partidas
    }
since = Desde { $time }
# The players, while the points are not known.
names = { LIST($names) }
# The people of a side, and their points.
side = { LIST($names) }: { $points }
watch = Assistir
more = Ver mais
home = Jogar
