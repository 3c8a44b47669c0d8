# Labels of house variants, for buttons: a few words each.

variants = Variantes da casa

variant-to =
    { $n ->
        [one] Até { $n } ponto
       *[other] Até { $n } pontos
    }
variant-hand =
    { $n ->
        [one] { $n } peça para cada um
       *[other] { $n } peças para cada um
    }
variant-hand-for-two =
    { $n ->
        [one] A dois, { $n } peça para cada um
       *[other] A dois, { $n } peças para cada um
    }
variant-fewer-tiles = Menos peças para cada um
variant-double =
    { $n ->
        [6] Jogo de duplo seis
        [9] Jogo de duplo nove
        [12] Jogo de duplo doze
        [15] Jogo de duplo quinze
       *[other] Jogo de duplo { $n }
    }
variant-max =
    { $n ->
        [one] Comprar no máximo { $n } peça
       *[other] Comprar no máximo { $n } peças
    }
variant-take =
    { $n ->
        [one] Comprar { $n } peça
       *[other] Comprar { $n } peças
    }
variant-reserve =
    { $n ->
        [one] A última peça não se compra
       *[other] As últimas { $n } peças não se compram
    }
variant-draw-on = Comprar até uma peça encaixar
variant-draw-all = Todas as peças podem ser compradas
variant-wild-blanks = Brancos coringas
variant-plain-blank = 0-0 vale 0
variant-blank = 0-0 sozinha na mão vale { $n }
variant-six-alone = 6-6 vale 50 só quando está sozinha
variant-heaviest-leads = Sem carroça sai a peça mais pesada
variant-lot-sum = No sorteio sai a maior soma
variant-redeal =
    { $n ->
        [one] Nova distribuição com { $n } carroça
       *[other] Nova distribuição com { $n } carroças
    }
variant-one-tile = Uma peça por vez
variant-no-closing = As carroças não se fecham
variant-winners-score = Marca quem ganha
variant-losers-score = Marca quem perde
variant-block-full = O jogo fechado paga todas as peças dos outros
variant-block-lightest = A mão mais leve ganha o jogo fechado
variant-tie-leader = Empate no jogo fechado: ganha a dupla que saiu
variant-eggs = Empate no jogo fechado: os pontos esperam
variant-eggs-once = Empate: os pontos iguais contam uma vez
variant-one-goat = Só perde quem tem mais pontos
variant-announce-any = Qualquer lado com conta aberta pode anunciar 6-6
variant-not-rounded = Sem arredondar
variant-out = Bater vale { $n }
variant-capicua = Bater nas duas pontas vale { $n }
variant-not-in-a-row = Seis vitórias, não seguidas
