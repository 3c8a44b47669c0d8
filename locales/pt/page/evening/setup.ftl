### Club evenings: setup.

setup-title = Preparar uma noite
setup-intro = Você organiza e é o jogador número 1.
setup-format-title = Jogadores e distribuição
setup-format-size = Quantos jogam
setup-format-fewer = Um a menos
setup-format-more = Um a mais
setup-format-help = De 4 a 7 jogam numa mesa, em rodízio; 8, 12 e 16 jogam todos com todos; qualquer outro número é distribuído por igual.
setup-format-kind = Distribuição
setup-format-kinds-published = A publicada
setup-format-kinds-balanced = Equilibrada
setup-format-kindEffects-published = A das regras impressas.
setup-format-kindEffects-balanced = A mais igual que este número permite.
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
setup-format-restsNone = Ninguém descansa.
setup-format-restsAll = Cada um descansa { setup-format-times }.
setup-format-restsSome = Cada um descansa de { $least } a { setup-format-times }.
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } dupla { setup-format-times }
        [many] { $many } de duplas { setup-format-times }
       *[other] { $many } duplas { setup-format-times }
    }
setup-format-partnersAll = Cada dois são parceiros { setup-format-times }.
setup-format-partners = Parceiros: { LIST($counts) }.
setup-format-opponentsAll = Cada dois são adversários { setup-format-times }.
setup-format-opponents = Adversários: { LIST($counts) }.
setup-format-why =
    .odd-pairs = Não dá para ser exatamente igual: o número de duplas é ímpar ({ $pairs }), e numa mesa cabem duas. Por isso uma dupla joga de novo, só para completar uma mesa.
    .as-published = Na distribuição impressa alguns adversários se encontram mais do que outros. A equilibrada é exatamente igual.
setup-format-length = Quantas partidas
setup-format-whole = Todas, { $n }
setup-format-short = Menos
setup-format-shortCount = Quantas
setup-format-shortHelp = Uma noite curta acaba depois dessas partidas da mesma distribuição.
setup-format-working = Calculando a distribuição
setup-format-failed = Não foi possível calcular a distribuição.
setup-people-title = Quem joga
setup-people-help = Dá para colar uma lista de uma vez, um nome por linha. Para ordenar, arraste as linhas, aperte as setas ou segure Alt e aperte uma tecla de seta.
setup-people-organiser = Você, que organiza
setup-people-name = Nome do jogador { $n }
setup-people-up = Subir { $name }
setup-people-down = Descer { $name }
setup-people-moved = { $name } agora é o número { $n }.
setup-people-unnamed = jogador { $n }
setup-people-more = Mais sobre { $name }
setup-people-needs = Do que esta pessoa precisa
setup-people-needsHelp = Só você e essa pessoa veem.
setup-people-draw = Sortear os números
setup-people-drawn = Os números foram sorteados. Você continua com o 1.
setup-keepers-title = Quem anota
setup-keepers-who = Quem tem celular e anota com ele? Você sempre pode.
setup-keepers-oneTable = Há uma mesa só, então quem anota é você, também quando descansa.
setup-keepers-covered = Em cada mesa de cada partida há alguém que anota com o celular.
setup-keepers-without =
    { $tables ->
        [one] Em { $tables } mesa ninguém anota com o celular. Lá se anota no papel, ou você anota.
        [many] Em { $tables } de mesas ninguém anota com o celular. Lá se anota no papel, ou você anota.
       *[other] Em { $tables } mesas ninguém anota com o celular. Lá se anota no papel, ou você anota.
    }
setup-keepers-list = Em quais mesas
setup-keepers-at =
    { COUNT($tables) ->
        [one] Partida { $match }: mesa { LIST($tables) }
        [many] Partida { $match }: mesas { LIST($tables) }
       *[other] Partida { $match }: mesas { LIST($tables) }
    }
setup-keepers-renumber = Mudar números para que haja alguém em cada mesa
setup-keepers-renumbered = Os números mudaram. Você continua com o 1.
setup-keepers-needed = Em cada mesa haverá alguém se anotarem os números { LIST($numbers) }.
setup-conditions-title = Condições
setup-conditions-name = Nome da noite
setup-conditions-place = Onde
setup-conditions-country = País
setup-conditions-city = Cidade
setup-conditions-organisation = Clube ou casa, se houver
setup-conditions-date = Dia
setup-conditions-target = Até quanto vai a partida
setup-conditions-limit = Minutos por partida; vazio, sem limite
setup-conditions-penalties = Há penalidades
setup-conditions-penaltiesHelp = Diminuem o saldo de um jogador e nada mais.
setup-stakes-title = Apostas
setup-stakes-stake = Aposta por unidade; 0, sem apostas
setup-stakes-unit = Contada em
setup-stakes-unitLike = fichas
setup-stakes-help = Vencer vale 3 unidades se os outros não têm nada, 2 se têm até metade da meta e 1 se têm mais. O que uma dupla ganha a outra perde.
setup-stakes-prize = Prêmio adicional
setup-stakes-prizes-none = Nenhum
setup-stakes-prizes-stakes = Apostas dos outros
setup-stakes-prizes-losses = O que os outros perderam
setup-stakes-prizes-winnings = O que os outros ganharam
setup-stakes-effects-none = Joga-se só pelas apostas.
setup-stakes-effects-stakes = No fim, do terceiro lugar em diante cada um paga ao vencedor essas apostas.
setup-stakes-effects-losses = No fim, do terceiro lugar em diante cada um paga de novo ao vencedor o que perdeu.
setup-stakes-effects-winnings = No fim, do terceiro lugar em diante cada um entrega ao vencedor o que ganhou.
setup-stakes-times = Quantas apostas
setup-stakes-law = O programa faz as contas e não movimenta dinheiro. O que a lei local diz sobre apostas é com você.
setup-repeat-title = A partida em que uma dupla só completa a mesa
setup-repeat-kinds-settle = Os quatro jogam por dinheiro
setup-repeat-kinds-void = Ninguém joga por dinheiro
setup-options-title = Como se faz no seu clube
setup-options-countersign = Alguém da outra dupla concorda com o fim
setup-options-countersignHelp = Antes que você confirme uma partida, alguém que não anotou concorda no próprio celular.
setup-options-blockers = O fechado empatado é escrito para a dupla que fechou
setup-options-blockersHelp = Senão o zero fica com a dupla que saiu. O placar nunca muda por isso.
setup-open-title = Pronto
setup-open-create = Abrir a noite
setup-open-opening = Abrindo a noite
setup-open-failed = Não foi possível abrir a noite. O que você escreveu continua aqui. Tente de novo.
setup-open-file = Abrir uma noite de um arquivo
setup-open-fileHelp = Uma noite salva continua de onde parou.
setup-open-unread = Este arquivo não pôde ser lido.
