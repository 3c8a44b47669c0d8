### Club evenings: common.

common-table = Mesa { $n }
common-match = Partida { $n }
common-matchOf = Partida { $n } de { $all }
common-matchAtTable = Partida { $match }, mesa { $table }
common-round = Rodada { $n }
common-names = { LIST($names) }
common-players =
    { $n ->
        [0] nenhum jogador
       *[other]
            { $n ->
                [one] { $n } jogador
                [many] { $n } de jogadores
               *[other] { $n } jogadores
            }
    }
common-matches =
    { $n ->
        [0] nenhuma partida
       *[other]
            { $n ->
                [one] { $n } partida
                [many] { $n } de partidas
               *[other] { $n } partidas
            }
    }
common-minutes =
    { $n ->
        [0] nenhum minuto
       *[other]
            { $n ->
                [one] { $n } minuto
                [many] { $n } de minutos
               *[other] { $n } minutos
            }
    }
common-ago =
    { $n ->
        [0] agora mesmo
       *[other] há { $n } min
    }
common-versus = { $first } contra { $second }
common-states =
    .waiting = Aguardando
    .playing = Jogando
    .calls = Chama você
    .late = Sem notícias
    .to-confirm = A confirmar
    .done = Concluída
common-silentFor =
    { $n ->
        [one] Sem notícias há { $n } minuto
        [many] Sem notícias há { $n } de minutos
       *[other] Sem notícias há { $n } minutos
    }
common-othersDone = Outras mesas esperam
common-seats-top = Em cima
common-seats-left = À esquerda
common-seats-bottom = Embaixo
common-seats-right = À direita
common-needs-sight = Visão
common-needs-movement = Movimento
common-needs-hearing = Audição ou fala
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = A mesa { $n } chama o organizador
common-callReasons-score = O placar
common-callReasons-rule = Uma regra
common-callReasons-conduct = A conduta
common-callReasons-health = Um jogador está passando mal
common-callReasons-other = Outra coisa
common-callStates =
    .open = Aberto
    .on-the-way = A caminho
    .done = Resolvido
common-alertCause =
    .high =
        { $points ->
            [0] Rodada { $number }: nenhum ponto para { $pair }. É mais que o normal.
           *[other]
                { $points ->
                    [one] Rodada { $number }: { $points } ponto para { $pair }. É mais que o normal.
                    [many] Rodada { $number }: { $points } de pontos para { $pair }. É mais que o normal.
                   *[other] Rodada { $number }: { $points } pontos para { $pair }. É mais que o normal.
                }
        }
    .twice = A rodada { $number } é igual à anterior: { $score }.
    .objection =
        { $text ->
            [none] Um jogador contesta a rodada { $number }.
           *[other] { $by } contesta a rodada { $number }: “{ $text }”
        }
    .wrong-lead = { $leads } saiu na rodada { $number }. Era a vez de { $should }.
    .corrected-end = A partida acabou quando a rodada { $number } foi corrigida.
    .conflict =
        { $recorded ->
            [none] Outro celular tem uma rodada { $number } que não está na súmula: { $entered }.
           *[other] Dois celulares não concordam na rodada { $number }. A súmula diz { $recorded }, o outro celular diz { $entered }.
        }
    .other-end = A súmula diz { $recorded }, mas as rodadas do celular somam { $entered }.
    .other-sheet = Há duas súmulas para esta mesa. A registrada diz { $recorded }, a outra diz { $score }.
    .late-rounds = { LIST($names) } anotou rodadas sem conexão quando outro jogador já anotava: { LIST($rounds) }. Elas não estão na súmula.
common-lateRound = rodada { $number }, { $score }
common-keys-points = pontos de partida
common-keys-wins = vitórias
common-keys-effectiveness = saldo
common-keys-difference = diferença de pontos
common-keys-plus = pontos pró
common-keys-meetings = confrontos entre eles
common-keys-progress = até onde chegaram
common-keys-group = lugar no grupo
common-keys-number = número
common-standings-title = Classificação
common-standings-final = Classificação final
common-standings-after = Classificação depois da partida { $n }
common-standings-none = Nenhuma partida foi confirmada ainda. Os jogadores estão na ordem dos números.
common-standings-place = Posição
common-standings-name = Nome
common-standings-played = Partidas
common-standings-points = Pontos de partida
common-standings-wins = Vitórias
common-standings-effectiveness = Saldo
common-standings-plus = Pró
common-standings-minus = Contra
common-standings-penalties = Penalidades
common-standings-money = Ganho
common-standings-prize = Prêmio
common-standings-decided = À frente em
common-standings-byNumber = por número
common-standings-byNumberHelp = Empate em tudo. O número menor vem antes.
common-standings-notPlayed = ainda sem partidas
common-link-loading = Carregando a noite do clube
common-link-live = Conectado
common-link-reconnecting = A conexão caiu. Estamos tentando de novo. O que você anota fica aqui e é enviado depois.
common-link-offline = Sem conexão. Continue normalmente: o que você anota fica aqui e é enviado depois.
common-link-alone = Esta noite do clube está só neste aparelho.
common-link-gone = Você não pode abrir esta noite do clube agora. Ela foi apagada, ou o organizador retirou este aparelho.
common-link-outdated = O servidor tem uma versão mais nova desta página. Recarregue: o que você anotou fica neste aparelho.
common-serverLink-reconnecting = A conexão caiu. Estamos tentando de novo. Enquanto isso, só uma anotação pode esperar aqui: ela aparece depois de enviada.
common-serverLink-offline = Sem conexão. Só uma anotação pode esperar aqui: ela aparece depois de enviada. Escreva as outras no papel.
common-storage-refused = Este navegador não consegue salvar o que você anota. Abra a noite do clube em uma janela normal, não em uma anônima.
common-storage-full = Este aparelho está cheio. Apague alguma coisa para que ele possa salvar o que você anota.
common-storage-newer = Uma versão mais nova desta página está aberta neste aparelho. Recarregue esta.
common-storage-unreadable = Este aparelho não consegue ler nem salvar os dados. Recarregue a página.
common-storage-failed = Este aparelho não consegue ler nem salvar os dados. Recarregue a página.
common-unsent =
    { $n ->
        [0] Tudo enviado
       *[other]
            { $n ->
                [one] { $n } anotação ainda não enviada
                [many] { $n } de anotações ainda não enviadas
               *[other] { $n } anotações ainda não enviadas
            }
    }
common-refused = O aparelho do organizador recusou uma anotação sua. { $why }
common-seen = Entendi
common-resting = Descansam: { $names }.
common-fills = Só completam a mesa: { $names }.
common-schedule-match = Partida
common-schedule-resting = Descansam
common-empty-title = Não dá para mostrar esta noite do clube
common-empty-text = Este aparelho ainda não tem dados desta noite do clube. Eles chegam quando houver conexão.
common-empty-server = Este navegador mostra as noites do clube só enquanto alcança o servidor. A página carrega assim que o servidor responder.
