### The page: who is here now, on the home page and while you look for opponents.

now-title = Ahora aquí
now-people =
    { $n ->
        [one] Solo estás tú aquí.
        [many] Hay { $n } de personas aquí.
       *[other] Hay { $n } personas aquí.
    }
now-waits =
    { $count ->
        [one] Espera { LIST($names) }, para una partida de { $players }
        [many] Esperan { LIST($names) }, para una partida de { $players }
       *[other] Esperan { LIST($names) }, para una partida de { $players }
    }
now-somebody = Alguien
now-play = Jugar
now-plays = { LIST($names) }
now-watch = Mirar
now-delayed = Puntuable: lo ves 15 segundos después.
now-rated = Puntuable
now-tournament = Torneo
now-starts = Empieza el { $time }
now-runs = Ya ha empezado.
now-look = Ver
now-nobody = Ahora nadie espera rivales. Los bots juegan contigo enseguida.
