### Club evenings: reasons.

reasons-refusals =
    .not-open = Esta noite do clube ainda não foi criada.
    .closed = A noite do clube está encerrada: você não pode anotar mais nada.
    .file = Não dá para ler a linha { $line } do arquivo. Em inglês: { $detail }
    .started = A primeira partida já começou, então você não pode mais mudar a preparação.
    .not-organiser = Só o organizador pode fazer isso.
    .not-at-table = Só os jogadores da mesa { $table } podem fazer isso.
    .not-keeper =
        { $keeper ->
            [none] A mesa { $table } ainda não tem anotador. Escolha um primeiro.
           *[other] Só { $keeper }, que anota na mesa { $table }, pode anotar isso.
        }
    .suspended = { $player } não pode mais anotar nesta partida. Escolha outro jogador.
    .not-begun = A partida { $number } ainda não começou.
    .not-drawn = A partida { $number } ainda não foi sorteada.
    .in-progress = A partida { $number } está em jogo. Mude isto quando os resultados dela estiverem confirmados.
    .not-next = A próxima é a partida { $next }.
    .not-delivered =
        { COUNT($tables) ->
            [one] Antes de começar a próxima partida, confirme a mesa { LIST($tables) }.
            [many] Antes de começar a próxima partida, confirme as mesas { LIST($tables) }.
           *[other] Antes de começar a próxima partida, confirme as mesas { LIST($tables) }.
        }
    .all-played = Todas as partidas já foram jogadas.
    .confirmed = A partida { $match } da mesa { $table } está confirmada. Agora só o organizador pode mudar.
    .not-over = A partida da mesa { $table } ainda não acabou.
    .not-agreed = A outra dupla da mesa { $table } ainda não concordou com o resultado.
    .waiting = O anotador informou um erro. Espere o organizador antes de anotar mais.
    .gap = Faltam rodadas anteriores. Anote primeiro a rodada { $next }.
    .stands-otherwise = Isto mudou nesse meio-tempo. Confira de novo antes de mudar.
    .not-last = Aqui você só pode mudar a última rodada. O organizador pode mudar as outras.
    .no-reason = Isto já estava confirmado. Escreva o motivo da mudança.
    .not-time = O tempo ainda não acabou. Até lá, só o organizador pode interromper a partida.
    .too-late = É tarde demais para desfazer isso.
    .called = Você já chamou o organizador a esta mesa.
    .objected = Você já contestou esta rodada.
    .too-many =
        { $max ->
            [one] Em uma mesa você só pode anotar isto { $max } vez. Peça ao organizador para anotar o resto.
            [many] Em uma mesa você só pode anotar isto { $max } de vezes. Peça ao organizador para anotar o resto.
           *[other] Em uma mesa você só pode anotar isto { $max } vezes. Peça ao organizador para anotar o resto.
        }
    .no-room = Nesta noite do clube não cabem mais anotações de jogadores. Peça ao organizador para anotar o resto.
    .own-result = Sua dupla anotou o resultado, então a outra dupla da mesa { $table } tem de concordar.
    .in-another = Você está em outra noite do clube. Saia dela primeiro.
    .regulation-not-online = As mesas on-line seguem as regras de duplas do clube, e esta noite tem outro regulamento.
    .names-alike = Os nomes dos jogadores { $first } e { $second } se confundem: { $name } e { $other }. Mude um dos dois.
    .nothing = Isso já está resolvido, ou essa rodada não existe.
    .bad-text =
        { $bad ->
            [empty] Escreva algo.
            [too-long] Use no máximo { $max } caracteres.
            [hidden] O texto tem caracteres invisíveis. Digite de novo.
           *[stacked] Uma letra tem sinais demais. Tire alguns.
        }
    .not-understood = O servidor não consegue ler esta anotação, então ela não foi salva. Recarregue a página e anote de novo.
reasons-notRead = O servidor não consegue ler. Peça ao organizador para anotar.
reasons-requests =
    .not-member = Só membros podem criar noites neste clube. Entre primeiro.
    .bad-file = Não dá para ler a linha { $line } do arquivo. Em inglês: { $detail }
    .names-alike = Os nomes dos jogadores { $first } e { $second } se confundem: { $name } e { $other }. Mude um dos dois.
    .game-does-not-fit = Este jogo não marca os pontos das rodadas como as súmulas. Escolha o jogo de clube em duplas.
    .regulation-not-online = As mesas on-line seguem as regras de duplas do clube. Tire o regulamento ou jogue em mesas reais.
    .elsewhere = Você está em outra noite do clube, “{ $name }”. Saia dela primeiro.
    .barred = O organizador retirou este aparelho. Peça a ele para liberar o aparelho e tente de novo.
    .not-organiser = Só o organizador desta noite do clube pode fazer isso.
    .wrong-code = Estas não são as letras desta noite do clube. Compare com as do organizador.
    .no-such-player = Este nome não está na lista. Escolha outro.
    .name-taken = Outro aparelho está com este nome. O organizador pode liberar.
    .closed = A noite do clube está encerrada.
    .last-organiser = Uma noite do clube precisa de um organizador. Antes de sair, crie um link para outro aparelho ou encerre a noite.
    .link-over = Este link não funciona mais. Peça um novo ao organizador.
    .too-many-links =
        { $max ->
            [one] Uma noite do clube tem no máximo { $max } link sem uso. Cancele esse primeiro.
            [many] Uma noite do clube tem no máximo { $max } de links sem uso. Cancele um primeiro.
           *[other] Uma noite do clube tem no máximo { $max } links sem uso. Cancele um primeiro.
        }
reasons-evenings =
    .no-seating = Não há distribuição de lugares publicada para { $players } jogadores. Escolha a equilibrada.
    .unseated = A partida { $number } tem uma mesa sem jogadores.
    .no-match = Não há partida { $number }. As partidas vão da 1 à { $matches }.
    .no-table = A partida { $match } não tem mesa { $table }. A última é a mesa { $tables }.
    .no-player = Não há jogador { $player }. Os números vão de 1 a { $players }.
    .seated-twice = { $player } estaria em duas mesas na partida { $match }.
    .other-players = Outros jogadores jogam a partida { $match } na mesa { $table }: { LIST($pairing) }.
    .nothing-to-annul = A súmula da partida { $match }, mesa { $table }, está vazia.
    .penalties-off = As penalidades estão desligadas nesta noite do clube. Ligue-as ou anote uma sanção sem valor.
    .penalty-too-high = Uma penalidade de { $amount } é alta demais. A maior é { $most }.
    .expelled-when = A partir de qual partida { $player } está expulso? Escolha a partida.
    .no-walkover = Aqui as duplas mudam, então não há W.O. na mesa { $table }. Acomode quem veio.
    .no-round = Não há rodada { $round }. As rodadas vão de 1 a { $most }.
    .text =
        { $why ->
            [too-long]
                Escreva { $told ->
                    [reason] o motivo
                    [corrected] o que foi corrigido
                    [before] a anotação anterior
                   *[since] a anotação nova
                } com no máximo { $max } caracteres.
            [too-many-lines]
                { $max ->
                    [one]
                        Escreva { $told ->
                            [reason] o motivo
                            [corrected] o que foi corrigido
                            [before] a anotação anterior
                           *[since] a anotação nova
                        } em { $max } linha.
                    [many]
                        Escreva { $told ->
                            [reason] o motivo
                            [corrected] o que foi corrigido
                            [before] a anotação anterior
                           *[since] a anotação nova
                        } em no máximo { $max } de linhas.
                   *[other]
                        Escreva { $told ->
                            [reason] o motivo
                            [corrected] o que foi corrigido
                            [before] a anotação anterior
                           *[since] a anotação nova
                        } em no máximo { $max } linhas.
                }
           *[hidden]
                Há caracteres invisíveis: { $told ->
                    [reason] o motivo
                    [corrected] o que foi corrigido
                    [before] a anotação anterior
                   *[since] a anotação nova
                }. Digite de novo.
        }
    .too-many =
        { $what ->
            [tables] Uma noite do clube tem no máximo { $most } mesas em todas as partidas.
            [rounds] Uma noite do clube tem no máximo { $most } rodadas em todas as súmulas.
            [sanctions] Uma noite do clube tem no máximo { $most } sanções e penalidades.
            [annulled] Uma noite do clube tem no máximo { $most } súmulas anuladas.
            [log-lines] Uma noite do clube tem no máximo { $most } correções no registro.
            [notes] Uma noite do clube tem no máximo { $most } notas no registro.
           *[log-chars] Uma noite do clube tem no máximo { $most } caracteres no registro.
        }
    .begun = A partida { $match } já começou, então os lugares ficam. Mude só as partidas seguintes.
    .settled = Você não pode mais mudar o número de jogadores, os lugares, o regulamento, a meta nem o número de partidas.
    .parted = Na partida { $match }, { $player } ficaria longe do parceiro. Duplas fixas jogam juntas.
    .team-mates = Na partida { $match }, a equipe { $team } jogaria contra si mesma.
    .bye = { $player } não folga na partida { $number }. Só folga uma dupla sem adversários.
reasons-sheets =
    .not-here = { $player } não senta nesta mesa.
    .impossible = Uma rodada vale de 1 a { $most } pontos, ou 0 para as duas duplas num jogo fechado empatado.
    .over = A partida acabou em { $first } : { $second }. Remova as rodadas seguintes.
    .too-many-rounds = Uma súmula tem no máximo { $most } rodadas. Anote só o placar final.
    .both-reached = Só uma dupla pode ter { $target }. A partida acaba quando a primeira chega lá.
    .too-high = { $score } é alto demais. Com a última rodada uma dupla chega no máximo a { $most }.
    .not-finished = Nenhuma dupla tem { $target }. Se a partida foi interrompida, escolha isso.
    .level = O placar está empatado em { $score } : { $score }. Deixe jogar mais uma rodada ou decida por sorteio.
    .not-level = { $first } : { $second } não é empate, então você não pode decidir por sorteio.
    .was-played = A súmula tem um placar, então as duas duplas vieram.
reasons-setups =
    .players = Uma noite do clube tem de { $playersMin } a { $playersMax } jogadores, não { $players }.
    .name-twice = Os jogadores { $first } e { $second } se chamam “{ $name }”. Dê outro nome a um deles.
    .not-published = Não há distribuição de lugares publicada para { $players } jogadores. Escolha a equilibrada.
    .odd-players = Duplas fixas precisam de um número par de jogadores. Agora são { $players }.
    .team-size = Com { $players } jogadores não há equipes de { $team_pairs } duplas. São ao menos duas equipes iguais, de no máximo { $teamPairsMax } duplas.
    .few-for-groups = Os grupos precisam de pelo menos quatro duplas ou equipes. Há { $sides }.
    .groups = Com { $sides } duplas ou equipes pode haver de { $least } a { $most } grupos, não { $groups }.
    .qualify = De cada grupo não podem passar { $qualify }. Escolha de 1 a { $most }.
    .no-team = Não há equipe { $team }. Há { $teams }.
    .too-many-to-rotate = Com troca de parceiros jogam no máximo { $rotatingPlayersMax }. Com { $players }, escolha duplas fixas.
    .matches-of-knock-out = O mata-mata de { $players } jogadores tem { $matches } partidas.
    .warning = O aviso vem no mínimo um minuto depois do começo.
    .prize-of-pairs = Duplas fixas não têm prêmio adicional.
    .target = Uma partida vai no mínimo até { $targetMin } e no máximo até { $targetMax } pontos.
    .stakes-at-many-tables =
        { $prize ->
            [true] O prêmio adicional é para 4 a 7 jogadores numa mesa só.
           *[false] As apostas são para 4 a 7 jogadores numa mesa só.
        }
    .stake = A aposta é um número inteiro de 0 a { $amountMax }.
    .prize-stakes = Um prêmio adicional vale de 1 a { $most } apostas.
    .needs = Você escolheu necessidades demais para o jogador { $player }.
    .limit = O limite de tempo vai de 1 a { $limitMinutesMax } minutos.
    .matches = Uma noite do clube tem de 1 a { $matchesMax } partidas.
reasons-rules =
    .bonus = Bônus demais: { $bonus }. O máximo em uma rodada é { $bonusMax }.
    .win-points = Uma vitória vale no máximo { $winPointsMax } pontos de partida.
    .order = Diga ao menos uma coisa que decide as posições.
    .key-twice = Cada coisa decide as posições uma vez.
    .walkover-points = Um W.O. vale no máximo { $winPointsMax } pontos de partida.
    .walkover-penalty = Uma penalidade de { $penalty } por W.O. é alta demais. A maior é { $most }.
reasons-names =
    .empty =
        { $kind ->
            [evening] Dê um nome à noite do clube.
            [place] Dê um nome a cada lugar que preencher.
            [unit] Dê um nome à unidade das apostas.
            [regulation] Dê um nome ao regulamento.
            [team] Dê um nome à equipe { $team }.
           *[player]
                Escreva o nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                }.
        }
    .too-long =
        { $kind ->
            [evening] O nome da noite do clube tem no máximo { $eveningNameCharsMax } caracteres.
            [place] O nome de um lugar tem no máximo { $eveningNameCharsMax } caracteres.
            [unit] A unidade da aposta tem no máximo { $eveningNameCharsMax } caracteres.
            [regulation] Escreva um nome mais curto para o regulamento: no máximo { $eveningNameCharsMax } caracteres.
            [team] Escreva um nome mais curto para a equipe { $team }: no máximo { $eveningNameCharsMax } caracteres.
           *[player]
                O nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tem no máximo { $eveningNameCharsMax } caracteres.
        }
    .hidden =
        { $kind ->
            [evening] O nome da noite do clube tem caracteres invisíveis. Digite de novo.
            [place] O nome do lugar tem caracteres invisíveis. Digite de novo.
            [unit] A unidade da aposta tem caracteres invisíveis. Digite de novo.
            [regulation] O nome do regulamento tem caracteres invisíveis. Digite de novo.
            [team] O nome da equipe { $team } tem caracteres invisíveis. Digite de novo.
           *[player]
                O nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tem caracteres invisíveis. Digite de novo.
        }
    .stacked =
        { $kind ->
            [evening] O nome da noite do clube tem sinais demais numa letra. Tire alguns.
            [place] O nome do lugar tem sinais demais numa letra. Tire alguns.
            [unit] A unidade da aposta tem sinais demais numa letra. Tire alguns.
            [regulation] O nome do regulamento tem marcas demais em uma letra. Tire algumas.
            [team] O nome da equipe { $team } tem sinais demais em uma letra. Tire alguns.
           *[player]
                O nome do jogador { $kind ->
                    [player] { $player }
                   *[other] { "" }
                } tem sinais demais numa letra. Tire alguns.
        }
