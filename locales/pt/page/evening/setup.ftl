### Club evenings: setup.

setup-title = Preparar uma noite do clube
setup-intro = Você é o organizador e o jogador 1.
setup-format-title = Jogadores e lugares
setup-format-size = Quantos jogadores
setup-format-fewer = Um a menos
setup-format-more = Um a mais
setup-format-help = De 4 a 7 jogadores usam uma mesa e se revezam. Com 8, 12 ou 16, todos jogam com todos. Com qualquer outro número, os lugares são divididos por igual.
setup-format-kind = Distribuição
setup-format-kinds-published = Publicada
setup-format-kinds-balanced = Equilibrada
setup-format-kindEffects-published = A distribuição das regras impressas.
setup-format-kindEffects-balanced = A mais igual possível para este número de jogadores.
setup-format-summary =
    { $matches ->
        [0] nenhuma partida
       *[other]
            { $matches ->
                [one] { $matches } partida
                [many] { $matches } de partidas
               *[other] { $matches } partidas
            }
    } em { $tables ->
        [0] nenhuma mesa
       *[other]
            { $tables ->
                [one] { $tables } mesa
                [many] { $tables } de mesas
               *[other] { $tables } mesas
            }
    }.
setup-format-times =
    { $times ->
        [0] nenhuma vez
        [one] { $times } vez
        [many] { $times } de vezes
       *[other] { $times } vezes
    }
setup-format-restsNone = Todos jogam todas as partidas.
setup-format-restsAll = Cada jogador descansa { setup-format-times }.
setup-format-restsSome = Cada jogador descansa de { $least } a { setup-format-times }.
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } dupla { setup-format-times }
        [many] { $many } de duplas { setup-format-times }
       *[other] { $many } duplas { setup-format-times }
    }
setup-format-partnersAll = Dois jogadores quaisquer são parceiros { setup-format-times }.
setup-format-partners = Parceiros: { LIST($counts) }.
setup-format-opponentsAll = Dois jogadores quaisquer são adversários { setup-format-times }.
setup-format-opponents = Adversários: { LIST($counts) }.
setup-format-why =
    .odd-pairs = Não dá para ser exatamente igual: há { $pairs } duplas, um número ímpar, e cabem duas em cada mesa. Por isso uma dupla joga de novo, só para completar uma mesa.
    .as-published = Na distribuição impressa, alguns adversários se encontram mais que outros. A equilibrada é exatamente igual.
setup-format-length = Partidas a jogar
setup-format-whole = Todas as { $n }
setup-format-short = Menos
setup-format-shortCount = Quantas
setup-format-shortHelp = Vocês jogam esse número de partidas da mesma distribuição.
setup-format-working = Calculando a distribuição
setup-format-failed = Não conseguimos calcular a distribuição.
setup-people-title = Escalação
setup-people-help = Você pode colar vários nomes de uma vez, um por linha. Para mudar a ordem, arraste as linhas, aperte as setas ou segure Alt e aperte uma tecla de seta.
setup-people-organiser = Você, o organizador
setup-people-name = Nome do jogador { $n }
setup-people-up = Subir { $name }
setup-people-down = Descer { $name }
setup-people-moved = { $name } agora é o número { $n }.
setup-people-unnamed = jogador { $n }
setup-people-more = Mais sobre { $name }
setup-people-needs = Do que esta pessoa precisa
setup-people-needsHelp = Só você e essa pessoa veem.
setup-people-draw = Sortear os números
setup-people-drawn = Os números foram sorteados. Você continua sendo o número 1.
setup-keepers-title = Quem anota
setup-keepers-who = Quais jogadores anotam no celular? Você sempre pode.
setup-keepers-oneTable = Há uma mesa só, então você anota, mesmo quando descansa.
setup-keepers-covered = Em todas as partidas, cada mesa tem um jogador que anota no celular.
setup-keepers-without =
    { $tables ->
        [one] Em { $tables } mesa não há anotador com celular. Anotem no papel lá, ou anote você.
        [many] Em { $tables } de mesas não há anotador com celular. Anotem no papel lá, ou anote você.
       *[other] Em { $tables } mesas não há anotador com celular. Anotem no papel lá, ou anote você.
    }
setup-keepers-list = Em quais mesas
setup-keepers-at =
    { COUNT($tables) ->
        [one] Partida { $match }: mesa { LIST($tables) }
        [many] Partida { $match }: mesas { LIST($tables) }
       *[other] Partida { $match }: mesas { LIST($tables) }
    }
setup-keepers-renumber = Resolver mudando os números
setup-keepers-renumbered = Os números mudaram. Você continua sendo o número 1.
setup-keepers-needed = Cada mesa terá um anotador se anotarem os números { LIST($numbers) }.
setup-conditions-title = Condições
setup-conditions-name = Nome da noite do clube
setup-conditions-place = Onde
setup-conditions-country = País
setup-conditions-city = Cidade
setup-conditions-organisation = Clube ou casa, se houver
setup-conditions-date = Data
setup-conditions-target = As partidas vão até
setup-conditions-limit = Minutos por partida; deixe vazio para não ter limite
setup-conditions-penalties = Usar penalidades
setup-conditions-penaltiesHelp = Elas diminuem o saldo do jogador.
setup-stakes-title = Apostas
setup-stakes-stake = Aposta por unidade; 0 para nenhuma
setup-stakes-unit = Apostas em
setup-stakes-unitLike = fichas
setup-stakes-help = Quem ganha recebe 3 unidades se os perdedores têm 0, 2 se têm até metade da meta, 1 se têm mais. Os perdedores pagam o mesmo.
setup-stakes-prize = Prêmio adicional
setup-stakes-prizes-none = Nenhum
setup-stakes-prizes-stakes = Apostas dos outros
setup-stakes-prizes-losses = O que os outros perderam
setup-stakes-prizes-winnings = O que os outros ganharam
setup-stakes-effects-none = Vocês jogam só pelas apostas.
setup-stakes-effects-stakes = No fim, do terceiro lugar para baixo, cada um paga ao vencedor esse número de apostas.
setup-stakes-effects-losses = No fim, do terceiro lugar para baixo, cada um paga ao vencedor mais uma vez o que perdeu.
setup-stakes-effects-winnings = No fim, do terceiro lugar para baixo, cada um paga ao vencedor o que ganhou.
setup-stakes-times = Quantas apostas
setup-stakes-law = Este programa só faz as contas. Sobre apostas, siga a lei do seu lugar.
setup-repeat-title = Se uma dupla só completa a mesa
setup-repeat-kinds-settle = Os quatro jogam por dinheiro
setup-repeat-kinds-void = A partida não tem apostas
setup-options-title = Regras do seu clube
setup-options-countersign = A outra dupla concorda com o resultado
setup-options-countersignHelp = Antes de você confirmar uma partida, um jogador da dupla que não anotou concorda no celular.
setup-options-blockers = Anotar o jogo fechado empatado para a dupla que fechou
setup-options-blockersHelp = Se estiver desligado, o zero fica com a dupla que saiu. O placar é o mesmo.
setup-open-title = Pronto
setup-open-create = Criar noite do clube
setup-open-opening = Criando a noite do clube
setup-open-failed = Não conseguimos criar a noite do clube. O que você digitou continua aqui. Tente de novo.
setup-open-file = Abrir uma noite do clube salva
setup-open-fileHelp = A noite continua de onde você salvou.
setup-open-unread = Não conseguimos ler este arquivo.
