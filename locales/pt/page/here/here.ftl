### The page: who is here now, and what a search for opponents says besides.

title = Agora aqui
people =
    { $n ->
        [one] Só você está aqui.
        [many] Há { $n } de pessoas aqui.
       *[other] Há { $n } pessoas aqui.
    }
waits =
    { $count ->
        [one] { LIST($names) } espera, para uma partida de { $players }
        [many] { LIST($names) } esperam, para uma partida de { $players }
       *[other] { LIST($names) } esperam, para uma partida de { $players }
    }
somebody = Alguém
play = Jogar
plays = { LIST($names) }
watch = Assistir
delayed = Vale rating: você vê tudo 15 segundos depois.
rated = Valendo rating
tournament = Torneio
starts = Começa em { $time }
runs = Já começou.
look = Ver
nobody = Ninguém espera adversários agora. Os robôs jogam com você na hora.
few = A partida começa assim que houver gente bastante para este jogo.
others = Outros esperam outro jogo
guest = As partidas valendo rating são para pessoas com conta.
casual = Jogar sem rating
