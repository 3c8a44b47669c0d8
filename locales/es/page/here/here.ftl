### The page: who is here now, and what a search for opponents says besides.

title = Ahora aquí
people =
    { $n ->
        [one] Solo estás tú aquí.
        [many] Hay { $n } de personas aquí.
       *[other] Hay { $n } personas aquí.
    }
waits =
    { $players ->
        [0]
            { $count ->
                [one] Espera { LIST($names) }, para cualquier número de jugadores
                [many] Esperan { LIST($names) }, para cualquier número de jugadores
               *[other] Esperan { LIST($names) }, para cualquier número de jugadores
            }
       *[other]
            { $count ->
                [one] Espera { LIST($names) }, para una partida de { $players }
                [many] Esperan { LIST($names) }, para una partida de { $players }
               *[other] Esperan { LIST($names) }, para una partida de { $players }
            }
    }
games = { SEQUENCE($games, between: " · ") }
moreGames =
    { $n ->
        [one] { $n } juego más
        [many] { $n } de juegos más
       *[other] { $n } juegos más
    }
somebody = Alguien
play = Jugar
plays = { LIST($names) }
watch = Mirar
delayed = Puntuable: lo ves 15 segundos después.
rated = Puntuable
tournament = Torneo
starts = Empieza el { $time }
runs = Ya ha empezado.
look = Ver
nobody = Ahora nadie espera rivales. Los bots juegan contigo enseguida.
bots = Jugar con bots
allTables = Todas las mesas abiertas
allMatches = Todas las partidas en vivo
allTournaments = Todos los torneos
