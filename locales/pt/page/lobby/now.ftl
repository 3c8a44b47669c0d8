### The page: who is here now, on the home page and while you look for opponents.

now-title = Agora aqui
now-people =
    { $n ->
        [one] Só você está aqui.
        [many] Há { $n } de pessoas aqui.
       *[other] Há { $n } pessoas aqui.
    }
now-waits =
    { $count ->
        [one] { LIST($names) } espera, para uma partida de { $players }
        [many] { LIST($names) } esperam, para uma partida de { $players }
       *[other] { LIST($names) } esperam, para uma partida de { $players }
    }
now-somebody = Alguém
now-play = Jogar
now-plays = { LIST($names) }
now-watch = Assistir
now-delayed = Vale rating: você vê tudo 15 segundos depois.
now-rated = Valendo rating
now-tournament = Torneio
now-starts = Começa em { $time }
now-runs = Já começou.
now-look = Ver
now-nobody = Ninguém espera adversários agora. Os robôs jogam com você na hora.
