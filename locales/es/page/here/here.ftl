### The page: who is here now, and what a search for opponents says besides.

title = Ahora aquí
people =
    { $n ->
        [one] Solo estás tú aquí.
        [many] Hay { $n } de personas aquí.
       *[other] Hay { $n } personas aquí.
    }
waits =
    { $count ->
        [one] Espera { LIST($names) }, para una partida de { $players }
        [many] Esperan { LIST($names) }, para una partida de { $players }
       *[other] Esperan { LIST($names) }, para una partida de { $players }
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
few = La partida empieza en cuanto haya bastantes personas para este juego.
others = Otros esperan otro juego
guest = Las partidas puntuables son para personas con cuenta.
casual = Jugar sin clasificación
