### The page: open.

open-conflict = Estas duas não combinam: “{ $first }” e “{ $second }” Mude uma delas.
open-howMany = Quantos jogam
open-clock = Relógio
open-otherwise = como diz o link
open-title = Abrir uma mesa
open-rules = Regras
open-options = Regras da casa
open-optionsHelp = O que a sua mesa quer de outro jeito.
open-changed = mudada
open-changedCount =
    { $n ->
        [0] nenhuma mudança
       *[other]
            { $n ->
                [one] { $n } mudança
                [many] { $n } de mudanças
               *[other] { $n } mudanças
            }
    }
open-back = Voltar ao padrão
open-players = Jogadores
open-seats = Lugares, na ordem de jogo
open-seat = Lugar { $n }
open-partner = na sua dupla
open-me = Você
open-free = Livre, para quem vier
open-bots-random = Robô, fácil
open-bots-greedy = Robô, médio
open-bots-steady = Robô, forte
open-pace = Tempo por vez
open-noClock = Sem relógio
open-seconds =
    { $n ->
        [0] nenhum segundo
       *[other]
            { $n ->
                [one] { $n } segundo
                [many] { $n } de segundos
               *[other] { $n } segundos
            }
    }
open-tempo = Ritmo
open-tempos-open = Livre
open-tempos-even = Igual
open-tempoEffects-open = Cada jogada aparece assim que é feita.
open-tempoEffects-even = Nenhuma jogada aparece logo que a vez começa, e a forçada sai em 3 segundos: ninguém descobre nada pelo tempo de pensar.
open-tiles = Como as peças chegam aos jogadores
open-taking = Mãos
open-takings =
    .dealt = Distribuídas
    .together = Pegas ao mesmo tempo
    .in-turn = Pegas, cada um na sua vez
open-takingEffects =
    .dealt = Cada um recebe a sua mão.
    .together = As peças ficam viradas para baixo e todos pegam ao mesmo tempo. Depois de 20 segundos o resto é pego por eles.
    .in-turn = Quem sai pega primeiro, depois o seguinte, e assim por diante. Quem sai pode pedir para embaralhar de novo e então pega por último. Cada um tem 20 segundos.
open-lifting = Olhar as peças
open-liftings =
    .at-once = Na hora
    .in-stages = Por etapas
open-liftingEffects =
    .at-once = Cada um vê as suas peças assim que as tem.
    .in-stages = Quem sai e o seguinte olham na hora, o terceiro depois da primeira jogada, o quarto depois da segunda. Onde é preciso achar uma peça para sair, todos olham na hora.
open-boneyard = Compra
open-boneyards-next = A próxima peça
open-boneyards-pointed = A peça que se aponta
open-singleChoice = Uma só escolha
open-singleChoices-waits = Espera o jogador
open-singleChoices-moved = É feita em 3 segundos
open-handOrder = Ordem da mão
open-handOrders-free = À vontade
open-handOrders-fixed = Como foi pega
open-handOrderEffects-free = As peças podem ser movidas na mão.
open-handOrderEffects-fixed = As peças ficam onde estão. Quem precisa tocar nelas permite isso nas configurações.
open-agreement = O que fica combinado
open-copyRules = Copiar o link destas regras
open-create = Abrir a mesa
open-unknownRules = Este link pede regras que não existem aqui: { $rules }. Escolha outras abaixo.

agreement-sentence = { $name }: { $clauses }.
agreement-pairs = dois contra dois, parceiros frente a frente
agreement-shape =
    .line = as peças ficam em linha
    .cross = a primeira carroça é cruzada, com quatro braços
    .tree = em cada carroça se joga para todos os lados
    .trains = cada um tem seu trem, e um é público
    .chicken-foot = cada carroça espera seus dedos
    .triangles = as peças são triângulos e ficam lado a lado
agreement-bothSides = os braços da carroça cruzada se abrem quando seus dois lados estão cobertos
agreement-sumSeven = as metades que se tocam somam sete, e os matadores vão em qualquer lugar
agreement-wildBlanks = o branco encaixa em tudo
agreement-plays =
    .one = uma peça por vez
    .two-doubles = numa vez podem ser jogadas duas carroças, em pontas diferentes
    .double-run = na mesma vez podem ser acrescentadas carroças
    .cover-double = a carroça jogada tem de ser coberta
agreement-closeDouble = uma carroça pode ser fechada ao ser jogada
agreement-twoHands = dois jogadores com duas mãos de peças cada um, jogadas alternadamente
agreement-solo =
    { $n ->
        [0] nenhum jogador, cada um por si
       *[other]
            { $n ->
                [one] { $n } jogador, cada um por si
                [many] { $n } de jogadores, cada um por si
               *[other] { $n } jogadores, cada um por si
            }
    }
agreement-directions-clockwise = a vez anda no sentido horário
agreement-directions-counterclockwise = a vez anda no sentido anti-horário
agreement-hand =
    { $n ->
        [0] nenhuma peça para cada um
       *[other]
            { $n ->
                [one] { $n } peça para cada um
                [many] { $n } de peças para cada um
               *[other] { $n } peças para cada um
            }
    }
agreement-withoutBlank = sem o 0-0
agreement-asleep =
    { $n ->
        [one] { $n } peça dorme
        [many] { $n } de peças dormem
       *[other] { $n } peças dormem
    }
agreement-redealDoubles =
    { $doubles ->
        [0] distribui-se de novo se alguém recebe nenhuma carroça
       *[other]
            { $doubles ->
                [one] distribui-se de novo se alguém recebe { $doubles } carroça
                [many] distribui-se de novo se alguém recebe { $doubles } de carroças
               *[other] distribui-se de novo se alguém recebe { $doubles } carroças
            }
    }
agreement-redealDoublesOrSuit =
    distribui-se de novo se alguém recebe { $doubles ->
        [0] nenhuma carroça
       *[other]
            { $doubles ->
                [one] { $doubles } carroça
                [many] { $doubles } de carroças
               *[other] { $doubles } carroças
            }
    } ou { $suit ->
        [0] nenhuma peça
       *[other]
            { $suit ->
                [one] { $suit } peça
                [many] { $suit } de peças
               *[other] { $suit } peças
            }
    } de um número
agreement-firstLead-lot = a primeira saída é sorteada
agreement-firstLead-youngest = sai primeiro o mais novo, e se ninguém diz a idade há sorteio
agreement-firstLead-random = a primeira saída é sorteada
agreement-firstLead-only = sai primeiro o { $n }-{ $n }
agreement-firstLead-lowest = sai primeiro a menor carroça desde o 1-1, com o 0-0 depois do 6-6
agreement-firstLead-highest = sai primeiro a maior carroça
agreement-nextLead =
    .as-first = e assim em toda rodada
    .winner = depois quem ganhou a rodada anterior
    .rotate = depois cada jogador por sua vez
    .winning-side = depois qualquer um do lado que ganhou
    .descending-double = depois uma carroça menor a cada rodada
agreement-anyDouble = depois se sai com uma carroça, e quem não tem passa a saída adiante
agreement-afterBlock =
    .blocker = depois do jogo fechado sai quem fechou
    .winner = depois do jogo fechado sai quem o ganhou
    .lowest-hand = depois do jogo fechado sai quem tinha menos pontos
agreement-draw =
    .none = quem não pode jogar passa
    .until-playable = quem não pode jogar compra até uma peça encaixar
    .exactly =
        { $n ->
            [one] quem não pode jogar compra { $n } peça e passa se ela não encaixa
            [many] quem não pode jogar compra { $n } de peças e passa se nenhuma encaixa
           *[other] quem não pode jogar compra { $n } peças e passa se nenhuma encaixa
        }
agreement-reserve =
    { $n ->
        [one] { $n } peça do monte nunca é comprada
        [many] { $n } de peças do monte nunca são compradas
       *[other] { $n } peças do monte nunca são compradas
    }
agreement-out-opponents = bater vale o que os adversários têm
agreement-out-table = bater vale todas as peças que sobram, também as do parceiro
agreement-out-own = quando alguém bate, quem perde marca o que tem
agreement-sense =
    .round-points = quem ganha uma rodada marca um ponto
    .play-only = só se marca o que se faz durante o jogo
    .none = nada se marca: ganha quem primeiro fica sem peças
agreement-deadSuit = o jogo fecha assim que não sobra peça para nenhuma ponta
agreement-blockWinner =
    .lowest-player = o jogo fechado é de quem tem menos pontos
    .lowest-side = o jogo fechado é do lado com menos pontos
    .side-of-lowest-player = o jogo fechado é da dupla de quem tem menos pontos
    .blocker-vs-next = o jogo fechado é de quem tem menos pontos entre quem fechou e o seguinte
    .fewest-tiles = o jogo fechado é de quem tem menos peças
agreement-block =
    .opponents = que marca o que os outros têm
    .table = que marca todas as peças que sobram
    .opponents-minus-own = que marca o que os outros têm menos o seu
    .sum-of-differences = que marca o que cada outro tem a mais
    .own = todos os outros marcam o que têm
    .own-all = com o jogo fechado cada um marca o que tem
    .difference = o lado mais pesado marca a diferença
    .highest-pays-table = com o jogo fechado o mais pesado marca tudo
agreement-blockTie =
    .void = o jogo fechado com empate não vale nada
    .eggs = o jogo fechado com empate deixa ovos para a rodada seguinte
    .carry = o jogo fechado com empate acumula para a rodada seguinte
    .blocker-loses = o jogo fechado com empate é perdido por quem fechou
    .blocker-wins = o jogo fechado com empate é ganho por quem fechou
    .leader-wins = o jogo fechado com empate é ganho por quem saiu
agreement-special-only = o { $tiles } custa { $points } se for o único que sobra
agreement-special-held = o { $tiles } que sobra custa { $points }
agreement-bonus =
    .capicua = a capicúa, última peça que encaixa nas duas pontas, vale mais { $points }
    .capicu = o capicú, última peça que encaixa nas duas pontas, vale mais { $points }
    .chuchazo = bater com o 0-0 vale mais { $points }
    .pass-all-three = uma jogada depois da qual os outros três passam vale mais { $points }
    .round-1 = ganhar a primeira rodada vale mais { $points }
    .round-2 = ganhar a segunda rodada vale mais { $points }
    .round-3 = ganhar a terceira rodada vale mais { $points }
    .round-4 = ganhar a quarta rodada vale mais { $points }
    .out = bater vale mais { $points }
agreement-instant =
    .six-in-a-row = só contam rodadas ganhas em seguida, e seis delas dão a partida
    .out-with-0-0 = bater com o 0-0 ganha a partida
    .out-with-6-6-if-a-loser-holds-over-25 = bater com o 6-6 ganha a partida se um adversário tem mais de 25
    .announced-6-6 = um 6-6 anunciado ganha a partida com a rodada, e a perde com 25 ou mais na mão
agreement-rounds =
    { $n ->
        [0] a partida tem nenhuma rodada
       *[other]
            { $n ->
                [one] a partida tem { $n } rodada
                [many] a partida tem { $n } de rodadas
               *[other] a partida tem { $n } rodadas
            }
    }
agreement-account =
    { $n ->
        [0] a conta se abre com nenhum ponto numa rodada
       *[other]
            { $n ->
                [one] a conta se abre com { $n } ponto numa rodada
                [many] a conta se abre com { $n } de pontos numa rodada
               *[other] a conta se abre com { $n } pontos numa rodada
            }
    }
agreement-below-lost = menos que isso se perde
agreement-below-remembered = menos que isso fica guardado até abrir
agreement-target-wins = quem chega a { $n } ganha a partida
agreement-target-loses = quem chega a { $n } perde a partida
agreement-beyond-wins = quem passa de { $n } ganha a partida
agreement-beyond-loses = quem passa de { $n } perde a partida
agreement-exactly = ganha a partida quem chega a exatos { $n }; o que passaria disso não se marca
agreement-cap = nunca se marca mais de { $n }
