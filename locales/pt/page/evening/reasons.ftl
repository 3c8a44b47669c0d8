### Club evenings: reasons.

reasons-refusals =
    .not-open = Ninguém abriu esta noite ainda.
    .closed = A noite está encerrada: não dá para anotar mais nada.
    .file = A linha { $line } do arquivo não pôde ser lida. Em inglês: { $detail }
    .started = A primeira partida já começou, então a noite fica como foi preparada.
    .not-organiser = Só o organizador pode fazer isso.
    .not-at-table = Só quem está na mesa { $table } pode fazer isso.
    .not-keeper =
        { $keeper ->
            [none] Na mesa { $table } ninguém anota ainda. Diga primeiro quem anota.
           *[other] Na mesa { $table } só escreve quem anota: { $keeper }.
        }
    .suspended = { $player } não anota mais nesta partida. Escolha outra pessoa.
    .not-begun = A partida { $number } ainda não começou.
    .not-next = Agora vem a partida { $next }.
    .not-delivered =
        { COUNT($tables) ->
            [one] A próxima partida começa quando todas as mesas estiverem confirmadas. Falta a mesa { LIST($tables) }.
            [many] A próxima partida começa quando todas as mesas estiverem confirmadas. Faltam as mesas { LIST($tables) }.
           *[other] A próxima partida começa quando todas as mesas estiverem confirmadas. Faltam as mesas { LIST($tables) }.
        }
    .all-played = Todas as partidas já foram jogadas.
    .confirmed = A partida { $match } da mesa { $table } está confirmada. Agora só o organizador pode mudá-la.
    .not-over = A partida da mesa { $table } ainda não acabou.
    .not-agreed = Na mesa { $table } ninguém da outra dupla concordou ainda com o fim.
    .waiting = Foi encontrado um erro nesta mesa. A anotação espera o organizador.
    .gap = Faltam rodadas antes desta. Agora vem a rodada { $next }.
    .stands-otherwise = Ali já consta outra coisa. Olhe de novo antes de mudar.
    .not-last = Aqui só a última rodada pode ser mudada. As outras, o organizador pode mudar.
    .no-reason = Escreva por que está mudando, pois já estava confirmado.
    .not-time = O tempo ainda não acabou. Até lá só o organizador pode interromper a partida.
    .too-late = É tarde demais para desfazer isso.
    .called = Você já chamou o organizador a esta mesa.
    .objected = Você já contestou esta rodada.
    .too-many =
        { $max ->
            [one] Em uma mesa você pode anotar isto { $max } vez. O resto quem anota é o organizador.
            [many] Em uma mesa você pode anotar isto { $max } de vezes. O resto quem anota é o organizador.
           *[other] Em uma mesa você pode anotar isto { $max } vezes. O resto quem anota é o organizador.
        }
    .no-room = Nesta noite não cabem mais anotações de jogadores. O resto quem anota é o organizador.
    .own-result = A dupla que anotou o fim não pode concordar com ele. Quem concorda é a outra dupla da mesa { $table }.
    .nothing = Isso já está resolvido, ou essa rodada não existe.
    .bad-text =
        { $bad ->
            [empty] Escreva algo.
            [too-long] Escreva mais curto, com no máximo { $max } caracteres.
            [hidden] O texto tem sinais que não aparecem. Escreva-o de novo.
           *[stacked] Uma letra tem sinais demais. Tire alguns.
        }
    .not-understood = O servidor não consegue ler esta anotação e não a guardou. Recarregue a página e anote outra vez.
reasons-notRead = O servidor não a lê. Diga ao organizador o que era.
reasons-requests =
    .not-member = Só os sócios abrem as noites deste clube. Entre primeiro no clube com seu e-mail.
    .bad-file = A linha { $line } do arquivo não pôde ser lida. Em inglês: { $detail }
    .elsewhere = Você já está em outra noite: “{ $name }”. Saia dela primeiro.
    .barred = O organizador retirou este aparelho. Peça que ele o deixe entrar de novo e tente outra vez.
    .not-organiser = Só o organizador desta noite pode fazer isso.
    .wrong-code = As letras não são as desta noite. Compare-as com as do organizador.
    .no-such-player = Não dá para entrar com esse nome. Escolha outro da lista.
    .name-taken = Outro aparelho está com esse nome. O organizador pode liberá-lo.
    .closed = A noite está encerrada.
    .last-organiser = Uma noite precisa de um organizador. Antes de sair, crie um link para outro aparelho ou encerre a noite.
    .link-over = Este link não vale mais. Peça outro ao organizador.
    .too-many-links =
        { $max ->
            [one] Uma noite tem no máximo { $max } link sem uso. Retire-o primeiro.
            [many] Uma noite tem no máximo { $max } de links sem uso. Retire um primeiro.
           *[other] Uma noite tem no máximo { $max } links sem uso. Retire um primeiro.
        }
reasons-evenings =
    .no-seating = Não há distribuição pronta para { $players } jogadores. Escolha uma equilibrada.
    .unseated = Na partida { $number } há uma mesa sem jogadores.
    .no-match = Não há partida { $number }. As partidas vão da 1 à { $matches }.
    .no-table = A partida { $match } não tem mesa { $table }. A última é a mesa { $tables }.
    .no-player = Não há jogador { $player }. Os números vão de 1 a { $players }.
    .seated-twice = { $player } estaria em duas mesas ao mesmo tempo na partida { $match }.
    .other-players = A partida { $match } da mesa { $table } é de outros: { LIST($pairing) }.
    .nothing-to-annul = Não há nada na súmula da partida { $match }, mesa { $table }.
    .penalties-off = Nesta noite não há penalidades. Ligue-as ou anote uma sanção sem valor.
    .penalty-too-high = Uma penalidade de { $amount } é alta demais. A maior é { $amountMax }.
    .no-round = Não há rodada { $round }. As rodadas vão de 1 a { $most }.
    .text =
        { $why ->
            [too-long]
                Escreva { $told ->
                    [reason] o motivo
                    [corrected] o que foi corrigido
                    [before] o que havia antes
                   *[since] o que há agora
                } com no máximo { $max } caracteres.
            [too-many-lines]
                { $max ->
                    [one]
                        Escreva { $told ->
                            [reason] o motivo
                            [corrected] o que foi corrigido
                            [before] o que havia antes
                           *[since] o que há agora
                        } em { $max } linha.
                    [many]
                        Escreva { $told ->
                            [reason] o motivo
                            [corrected] o que foi corrigido
                            [before] o que havia antes
                           *[since] o que há agora
                        } em no máximo { $max } de linhas.
                   *[other]
                        Escreva { $told ->
                            [reason] o motivo
                            [corrected] o que foi corrigido
                            [before] o que havia antes
                           *[since] o que há agora
                        } em no máximo { $max } linhas.
                }
           *[hidden]
                Há sinais que não aparecem no texto: { $told ->
                    [reason] o motivo
                    [corrected] o que foi corrigido
                    [before] o que havia antes
                   *[since] o que há agora
                }. Escreva-o de novo.
        }
    .too-many =
        { $what ->
            [tables] Uma noite tem no máximo { $most } mesas em todas as partidas.
            [rounds] Uma noite tem no máximo { $most } rodadas em todas as folhas.
            [sanctions] Uma noite tem no máximo { $most } sanções e penalidades.
            [annulled] Uma noite tem no máximo { $most } folhas anuladas.
            [log-lines] Uma noite tem no máximo { $most } correções no registro.
           *[log-chars] Uma noite tem no máximo { $most } caracteres no registro.
        }
    .begun = A partida { $match } já começou. As seguintes podem ser redistribuídas.
    .settled = O número de jogadores, a distribuição, a meta e o número de partidas ficam como estão.
reasons-sheets =
    .not-here = { $player } não está nesta mesa.
    .impossible = Uma rodada vale de 1 a { $roundPointsMax }, ou 0 para as duas duplas num fechado empatado.
    .over = A partida acabou em { $first } : { $second }. Não há mais rodadas.
    .too-many-rounds = Uma folha tem no máximo { $most } rodadas. Escreva em vez disso como a partida acabou.
    .both-reached = As duas duplas não podem ter { $target }: a partida acaba com a primeira que chega lá.
    .too-high = { $score } não pode ser. Com a última rodada uma dupla chega no máximo a { $most }.
    .not-finished = Nenhuma dupla tem { $target }. Diga que foi interrompida, se acabou assim.
    .level = Está empatado em { $score } : { $score }. Que joguem mais uma rodada ou que decida o sorteio.
    .not-level = { $first } : { $second } não é empate, então não há sorteio.
reasons-setups =
    .players = Uma noite tem de { $playersMin } a { $playersMax } jogadores, não { $players }.
    .name-twice = Os jogadores { $first } e { $second } têm o mesmo nome: “{ $name }”. Dê outro nome a um deles.
    .not-published = Não há distribuição publicada para { $players } jogadores. Escolha uma equilibrada.
    .target = Uma partida vai no mínimo até { $targetMin } e no máximo até { $targetMax }.
    .stakes-at-many-tables =
        { $prize ->
            [true] O prêmio adicional é para 4 a 7 jogadores numa mesa só.
           *[false] As apostas são para 4 a 7 jogadores numa mesa só.
        }
    .stake = A aposta é um número inteiro de 0 a { $amountMax }.
    .prize-stakes = Um prêmio adicional vale de 1 a { $most } apostas.
    .needs = O jogador { $player } tem mais necessidades do que existem.
    .limit = O limite de tempo vai de 1 a { $limitMinutesMax } minutos.
    .matches = Uma noite tem de 1 a { $matchesMax } partidas.
reasons-names =
    .empty =
        { $kind ->
            [evening] Escreva o nome da noite.
            [place] Escreva um nome em cada campo do lugar que preencher.
            [unit] Escreva em que se conta a aposta.
           *[player]
                Escreva o nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                }.
        }
    .too-long =
        { $kind ->
            [evening] O nome da noite tem no máximo { $eveningNameCharsMax } caracteres.
            [place] O nome de um lugar tem no máximo { $eveningNameCharsMax } caracteres.
            [unit] A unidade da aposta tem no máximo { $eveningNameCharsMax } caracteres.
           *[player]
                O nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tem no máximo { $eveningNameCharsMax } caracteres.
        }
    .hidden =
        { $kind ->
            [evening] O nome da noite tem sinais que não aparecem. Escreva-o de novo.
            [place] O nome do lugar tem sinais que não aparecem. Escreva-o de novo.
            [unit] A unidade da aposta tem sinais que não aparecem. Escreva-a de novo.
           *[player]
                O nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tem sinais que não aparecem. Escreva-o de novo.
        }
    .stacked =
        { $kind ->
            [evening] O nome da noite tem sinais demais numa letra. Escreva-o de novo.
            [place] O nome do lugar tem sinais demais numa letra. Escreva-o de novo.
            [unit] A unidade da aposta tem sinais demais numa letra. Escreva-a de novo.
           *[player]
                O nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tem sinais demais numa letra. Escreva-o de novo.
        }
