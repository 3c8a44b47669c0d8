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
common-points =
    { $n ->
        [0] nenhum ponto
       *[other]
            { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
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
    .late = Demora a informar
    .to-confirm = A confirmar
    .done = Concluída
common-seats-top = Em cima
common-seats-left = À esquerda
common-seats-bottom = Embaixo
common-seats-right = À direita
common-needs-sight = Visão
common-needs-movement = Movimento
common-needs-hearing = Audição ou fala
common-courtesies =
    .partner-writes = quem anota é o parceiro
    .partner-shuffles = quem embaralha é o parceiro
    .may-rearrange = pode tocar e reordenar as próprias peças
    .neighbour-sets = põe a peça virada para cima e diz as duas pontas; quem está à direita a coloca no lugar
    .all-say-ends = todos dizem as duas pontas em voz alta depois de cada jogada sua
    .may-ask-count = pode perguntar quantas peças de um número já saíram; quem está à direita responde
    .neighbour-stands = quem está à direita põe as peças de pé sem olhar e, no fim, vira as que sobraram
    .neighbour-places = aponta a peça e diz a ponta; quem está à direita a coloca
    .knocks-to-pass = passa com duas batidas na mesa diante de quem está à direita
    .others-knock = os outros passam com duas batidas no meio da mesa
    .sheet-shown = a súmula lhe é mostrada depois de cada rodada e sempre que tocar a mesa
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = A mesa { $n } chama o organizador
common-callReasons-score = O placar
common-callReasons-rule = Uma regra
common-callReasons-conduct = A conduta
common-callReasons-health = Alguém não está bem
common-callReasons-other = Outra coisa
common-callStates =
    .open = Aberto
    .on-the-way = A caminho
    .done = Resolvido
common-alertCause =
    .high =
        { $points ->
            [0] Rodada { $number }: nenhum ponto para { $pair }. É mais do que o normal.
           *[other]
                { $points ->
                    [one] Rodada { $number }: { $points } ponto para { $pair }. É mais do que o normal.
                    [many] Rodada { $number }: { $points } de pontos para { $pair }. É mais do que o normal.
                   *[other] Rodada { $number }: { $points } pontos para { $pair }. É mais do que o normal.
                }
        }
    .twice = A rodada { $number } é igual à anterior: { $score }.
    .objection =
        { $text ->
            [none] Há uma contestação da rodada { $number }.
           *[other] { $by } contesta a rodada { $number }: “{ $text }”
        }
    .wrong-lead = Na rodada { $number } sai { $leads }. A vez de sair é de { $should }.
    .corrected-end = A partida acabou com a correção da rodada { $number }.
    .conflict =
        { $recorded ->
            [none] Outro celular informa uma rodada { $number } que não está na súmula: { $entered }.
           *[other] A rodada { $number } chegou de duas formas: consta { $recorded }, outro celular diz { $entered }.
        }
    .other-end = A súmula diz { $recorded }, mas as rodadas do celular somam { $entered }.
common-keys-points = pontos de partida
common-keys-wins = vitórias
common-keys-effectiveness = saldo
common-keys-plus = pontos pró
common-keys-meetings = confrontos entre eles
common-keys-number = número
common-standings-title = Classificação
common-standings-final = Classificação final
common-standings-after = Classificação depois da partida { $n }
common-standings-none = Nada foi jogado ainda, então todos estão na ordem dos números.
common-standings-place = Posição
common-standings-number = N.º
common-standings-name = Nome
common-standings-played = Jogos
common-standings-points = Pontos de partida
common-standings-wins = Vitórias
common-standings-effectiveness = Saldo
common-standings-plus = Pró
common-standings-minus = Contra
common-standings-penalties = Penalidades
common-standings-money = Ganho
common-standings-prize = Prêmio
common-standings-decided = O que decidiu
common-standings-byNumber = por número
common-standings-byNumberHelp = Iguais em tudo menos no número.
common-link-loading = Carregando a noite
common-link-live = Conectado
common-link-reconnecting = A conexão caiu e está voltando. O que você escrever fica guardado aqui e é enviado depois.
common-link-offline = Sem conexão. Continue normalmente: o que você escrever fica guardado aqui e é enviado depois.
common-link-alone = Esta noite está só neste aparelho.
common-link-gone = Esta noite não está mais aqui, ou este aparelho foi retirado dela.
common-link-outdated = O servidor tem uma versão mais nova desta página. Recarregue-a: o que você anotou fica neste aparelho.
common-storage-refused = Este navegador não guarda nada, então não dá para anotar aqui. Abra a noite em uma janela que não seja anônima.
common-storage-full = Não há mais espaço neste aparelho. Apague algo, senão o que é anotado não pode ser guardado.
common-storage-newer = Neste aparelho está aberta uma versão mais nova da página. Recarregue esta.
common-storage-unreadable = O que está guardado neste aparelho não pode ser lido nem escrito. Recarregue a página.
common-storage-failed = O que está guardado neste aparelho não pode ser lido nem escrito. Recarregue a página.
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
common-refused = Uma anotação não foi aceita quando chegou. { $why }
common-seen = Entendi
common-resting = Descansam: { $names }.
common-fills = Só completam a mesa: { $names }.
common-schedule-match = Partida
common-schedule-resting = Descansam
common-empty-title = A noite não pode ser mostrada
common-empty-text = Este aparelho ainda não sabe nada desta noite. Ela aparece quando houver conexão.
