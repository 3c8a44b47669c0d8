### Club evenings: setup.

setup-title = Organizar uma noite do clube
setup-usualName = Noite do clube, { $day }
setup-what = A noite do clube
setup-more = Mais: números, lugares, local, apostas, tempo
setup-deviceHelp = Esta noite do clube fica só neste aparelho. Você não precisa de rede e anota todos os resultados.
setup-onDevice = Fazer só neste aparelho
setup-restored = O que você digitou antes ainda está aqui. Só este aparelho tem isso.
setup-afresh = Recomeçar sem isso
setup-club-which = Clube
setup-club-name = Nome do clube
setup-club-usual = Nosso clube de dominó
setup-club-help = Você será o organizador, e todos da sua lista serão membros. Você pode mudar o nome depois.
setup-roster-title = Quem joga
setup-roster-you = Seu nome
setup-roster-youHelp = Você é o organizador e o jogador 1.
setup-roster-namedYou = { $name } (você)
setup-roster-guest = convidado
setup-roster-find = Procurar um membro
setup-roster-found =
    { $n ->
        [0] Nenhum membro encontrado
        [one] { $n } membro encontrado
       *[other] { $n } membros encontrados
    }
setup-roster-sameAsLast =
    { $n ->
        [one] Como da última vez: { $n } jogador
       *[other] Como da última vez: { $n } jogadores
    }
setup-roster-repeated =
    { $n ->
        [one] { $n } jogador está marcado, como da última vez.
       *[other] { $n } jogadores estão marcados, como da última vez.
    }
setup-roster-addGuest = Adicionar um convidado
setup-roster-addNames = Nomes dos jogadores, um por linha
setup-roster-addHelp = Você também pode colar uma lista, com ou sem e-mails.
setup-roster-add = Adicionar
setup-roster-added =
    { $n ->
        [0] Nenhum jogador adicionado.
        [one] { $n } jogador adicionado.
       *[other] { $n } jogadores adicionados.
    }
# A name was typed that is on the list. $numbered is that name with a number.
setup-farDay-question = A data é { $day }. Fica longe de hoje. Manter?
setup-farDay-keep = Manter esta data
setup-farDay-close = A data desta noite do clube é { $day }, longe de hoje. Se não estiver certa, mude-a antes nas condições: a noite conta na temporada dessa data.
setup-namesake-question = { $name } já está na lista. É outra pessoa?
setup-namesake-another = Sim, adicionar “{ $numbered }”
# The person keeps the name, because the club night has begun.
setup-namesake-two = Sim, são duas pessoas
setup-namesake-same = Não, é a mesma pessoa
# Several such names were typed.
setup-namesake-none =
    { $n ->
        [one] Já está na lista ({ $n })
       *[other] Todos os { $n } já estão na lista
    }
# Two names begin with the same first name, and one of them has no last name.
setup-namesake-firstName = { $name } e { $like } são a mesma pessoa?
setup-namesake-others = Não, são duas pessoas
setup-namesake-one = Sim, é a mesma pessoa
setup-roster-leftOut = Ficou de fora: { LIST($what) }.
setup-roster-leftNumbers =
    { $n ->
        [one] { $n } número de linha
       *[other] { $n } números de linha
    }
setup-roster-leftTelephones =
    { $n ->
        [one] { $n } telefone
       *[other] { $n } telefones
    }
setup-roster-leftEmails =
    { $n ->
        [one] { $n } e-mail
       *[other] { $n } e-mails
    }
setup-roster-leftOthers =
    { $n ->
        [one] { $n } outro dado
       *[other] { $n } outros dados
    }
setup-roster-removed = { $name } não joga.
setup-roster-full =
    { $max ->
        [one] No máximo { $max } pessoa pode jogar.
       *[other] No máximo { $max } pessoas podem jogar.
    }
setup-roster-rest = Os outros continuam no campo.
setup-roster-morePairs = Com duplas fixas podem ser { $max }.
setup-plan-title = Mesas e partidas
setup-plan-tooFew =
    { $n ->
        [one] Falta { $n } jogador: jogam pelo menos { $min }.
       *[other] Faltam { $n } jogadores: jogam pelo menos { $min }.
    }
setup-plan-tables =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    } em { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }.
setup-plan-resting =
    { $n ->
        [one] Em cada partida, { $n } descansa.
       *[other] Em cada partida, { $n } descansam.
    }
setup-plan-restingSome =
    { $n ->
        [one] Em cada partida, descansam de { $least } a { $n }.
       *[other] Em cada partida, descansam de { $least } a { $n }.
    }
setup-plan-matches = Partidas, de { $all } nesta distribuição de lugares
setup-plan-fewer = Uma partida a menos
setup-plan-more = Uma partida a mais
setup-plan-estimate =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    } × { $minutes } min: cerca de { $time } h.
setup-plan-ownEstimate =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    } × { $minutes } min, como nas suas últimas noites do clube: cerca de { $time } h.
setup-plan-noStakes = A aposta não conta: apostas são para uma só mesa, de 4 a 7 jogadores.
setup-plan-working = Calculando os lugares
setup-plan-failed = Não conseguimos calcular os lugares.
setup-format-title = Jogadores e lugares
setup-format-help = De 4 a 7 jogadores usam uma mesa e se revezam. Com 8, 12 ou 16, todos jogam com todos. Com qualquer outro número, os lugares são divididos por igual.
setup-format-kind = Distribuição dos lugares
setup-format-kinds-published = Publicada
setup-format-kinds-balanced = Equilibrada
setup-format-kindEffects-published = A distribuição das regras impressas.
setup-format-kindEffects-balanced = A mais igual possível para este número de jogadores.
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
setup-format-counts = Estas contas valem para todas as partidas desta distribuição de lugares.
setup-people-title = Escalação
setup-people-help = Para mudar a ordem, arraste as linhas, toque nas setas ou tecle Alt e uma seta.
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
        [one] Em algumas partidas, { $tables } mesa não tem anotador com celular.
       *[other] Em algumas partidas, { $tables } mesas não têm anotador com celular.
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
setup-keepers-needed =
    { $n ->
        [one] Cada mesa terá um anotador se o número { LIST($numbers) } anotar.
       *[other] Cada mesa terá um anotador se os números { LIST($numbers) } anotarem.
    }
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
setup-stakes-oneTable = Apostas são para uma só mesa, de 4 a 7 jogadores. Com 8 ou mais, não há apostas.
setup-stakes-stake = Aposta por unidade; 0 para nenhuma
setup-stakes-unit = Apostas em
setup-stakes-unitLike = fichas
setup-stakes-help = Quem ganha recebe uma unidade para cada ponto de partida da vitória. Os perdedores pagam o mesmo.
setup-stakes-prize = Prêmio adicional
setup-stakes-prizes-none = Nenhum
setup-stakes-prizes-stakes = Apostas dos outros
setup-stakes-prizes-losses = O que os outros perderam
setup-stakes-prizes-winnings = O que os outros ganharam
setup-stakes-effects-none = Vocês jogam só pelas apostas.
setup-stakes-effects-stakes = No fim, do terceiro lugar para baixo, cada um paga ao vencedor esse número de apostas.
setup-stakes-effects-losses = No fim, do terceiro lugar para baixo, cada um paga ao vencedor mais uma vez o que perdeu.
setup-stakes-effects-winnings = No fim, do terceiro lugar para baixo, cada um paga ao vencedor o mesmo que ele próprio ganhou.
setup-stakes-times = Quantas apostas
setup-stakes-law = Este programa só faz as contas. Sobre apostas, siga a lei do seu lugar.
setup-repeat-title = Se uma dupla só completa a mesa
setup-repeat-kinds-settle = Os quatro jogam por dinheiro
setup-repeat-kinds-void = A partida não tem apostas
setup-options-title = Regras do seu clube
setup-options-countersign = A outra dupla concorda com o resultado
setup-options-countersignHelp = Antes de você confirmar uma partida, um jogador da dupla que não anotou concorda no celular.
setup-options-blockers = No jogo fechado empatado, anotar o 0 para a dupla que fechou
setup-options-blockersHelp = Se estiver desligado, o zero fica com a dupla que saiu. O placar é o mesmo.
setup-online-title = Mesas on-line
setup-online-on = Jogar as mesas aqui, on-line
setup-online-help =
    { $n ->
        [one] Uma mesa abre para cada partida, e o resultado é anotado automaticamente. Um robô joga por quem faltar depois de { $n } minuto.
       *[other] Uma mesa abre para cada partida, e o resultado é anotado automaticamente. Um robô joga por quem faltar depois de { $n } minutos.
    }
setup-online-clock = Tempo por vez
setup-online-clocks =
    .none = Sem relógio
    .calm = 60 segundos
    .quick = 20 segundos
setup-online-tempo = Ritmo igual
setup-online-tempoHelp = Cada jogada aparece depois do mesmo tempo. Assim, o tempo de pensar não revela nada.
setup-open-title = Pronto
setup-open-begin = Começar
setup-open-later = Preparar agora, começar depois
setup-open-beginHelp = A partida 1 começa na hora. Depois você vê onde cada um senta e como os celulares entram.
setup-open-beginHere = A partida 1 começa na hora.
setup-open-opening = Criando a noite do clube
setup-open-failed = Não conseguimos criar a noite do clube. O que você digitou continua aqui. Tente de novo.
setup-open-file = Abrir uma noite do clube salva
setup-open-fileHelp = A noite continua de onde você salvou.
setup-open-unread = Não conseguimos ler este arquivo.
