### The page: who is here now, and what a search for opponents says besides.

title = Agora aqui
people =
    { $n ->
        [one] Só você está aqui.
        [many] Há { $n } de pessoas aqui.
       *[other] Há { $n } pessoas aqui.
    }
waits =
    { $players ->
        [0]
            { $count ->
                [one] { LIST($names) } espera, com qualquer número de jogadores
                [many] { LIST($names) } esperam, com qualquer número de jogadores
               *[other] { LIST($names) } esperam, com qualquer número de jogadores
            }
       *[other]
            { $count ->
                [one] { LIST($names) } espera, para uma partida de { $players }
                [many] { LIST($names) } esperam, para uma partida de { $players }
               *[other] { LIST($names) } esperam, para uma partida de { $players }
            }
    }
games = { SEQUENCE($games, between: " · ") }
moreGames =
    { $n ->
        [one] mais { $n } jogo
        [many] mais { $n } de jogos
       *[other] mais { $n } jogos
    }
somebody = Alguém
play = Jogar
plays = { LIST($names) }
watch = Assistir
delayed = Vale rating: você vê tudo 15 segundos depois.
rated = Valendo rating
tournament = Torneio
starts = Começa: { $time }
runs = Já começou.
look = Ver
nobody = Ninguém espera adversários agora. Os robôs jogam com você na hora.
bots = Jogar com robôs
allTables = Todas as mesas abertas
allMatches = Todas as partidas ao vivo
allTournaments = Todos os torneios
