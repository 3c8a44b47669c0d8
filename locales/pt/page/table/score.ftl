### A table: score.

round-sheet = Rodada { $n }
round-out =
    { PERSON($who) ->
        [you] Você bate.
       *[other] { $who } bate.
    }
round-blocked =
    { PERSON($who) ->
        [you] Jogo fechado por você.
       *[other] Jogo fechado por { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Peixe: jogo fechado por você.
       *[other] Peixe: jogo fechado por { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam { $n }: tudo o que os adversários têm.
        [several] { CAPITAL($party) } marcam { $n }: tudo o que os adversários têm.
       *[other] { CAPITAL($party) } marca { $n }: tudo o que os adversários têm.
    }
round-outPays-table =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam { $n }: todas as peças que sobram, também as do parceiro.
        [several] { CAPITAL($party) } marcam { $n }: todas as peças que sobram, também as do parceiro.
       *[other] { CAPITAL($party) } marca { $n }: todas as peças que sobram, também as do parceiro.
    }
round-outPays-own = Quem perdeu a rodada marca o que tem.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } têm menos pontos, { $own }, e ganham o jogo fechado.
            [several] { CAPITAL($party) } têm menos pontos, { $own }, e ganham o jogo fechado.
           *[other] { CAPITAL($party) } tem menos pontos, { $own }, e ganha o jogo fechado.
        }
    .lowest-side =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } têm menos pontos na soma, { $own }, e ganham o jogo fechado.
            [several] { CAPITAL($party) } têm menos pontos na soma, { $own }, e ganham o jogo fechado.
           *[other] { CAPITAL($party) } tem menos pontos na soma, { $own }, e ganha o jogo fechado.
        }
    .side-of-lowest-player = O jogo fechado é da dupla de quem tem menos pontos: { $party }.
    .blocker-vs-next = Entre quem fechou e o seguinte ganha quem tem menos pontos: { $party }.
    .fewest-tiles =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } têm menos peças.
            [several] { CAPITAL($party) } têm menos peças.
           *[other] { CAPITAL($party) } tem menos peças.
        }
round-wins =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } ganham a rodada.
        [several] { CAPITAL($party) } ganham a rodada.
       *[other] { CAPITAL($party) } ganha a rodada.
    }
round-roundPoint =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } ganham a rodada: um ponto.
        [several] { CAPITAL($party) } ganham a rodada: um ponto.
       *[other] { CAPITAL($party) } ganha a rodada: um ponto.
    }
round-inARow =
    { PERSON($party) ->
        [yours]
            { CAPITAL($party) } têm { $n ->
                [one] { $n } rodada ganha
                [many] { $n } de rodadas ganhas em seguida
               *[other] { $n } rodadas ganhas em seguida
            }.
        [several]
            { CAPITAL($party) } têm { $n ->
                [one] { $n } rodada ganha
                [many] { $n } de rodadas ganhas em seguida
               *[other] { $n } rodadas ganhas em seguida
            }.
       *[other]
            { CAPITAL($party) } tem { $n ->
                [one] { $n } rodada ganha
                [many] { $n } de rodadas ganhas em seguida
               *[other] { $n } rodadas ganhas em seguida
            }.
    }
round-bonus =
    .capicua =
        { $n ->
            [0] Capicúa, a última peça encaixa nas duas pontas: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Capicúa, a última peça encaixa nas duas pontas: { $party }, mais { $n } ponto.
                    [many] Capicúa, a última peça encaixa nas duas pontas: { $party }, mais { $n } de pontos.
                   *[other] Capicúa, a última peça encaixa nas duas pontas: { $party }, mais { $n } pontos.
                }
        }
    .capicu =
        { $n ->
            [0] Capicú, a última peça encaixa nas duas pontas: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Capicú, a última peça encaixa nas duas pontas: { $party }, mais { $n } ponto.
                    [many] Capicú, a última peça encaixa nas duas pontas: { $party }, mais { $n } de pontos.
                   *[other] Capicú, a última peça encaixa nas duas pontas: { $party }, mais { $n } pontos.
                }
        }
    .chuchazo =
        { $n ->
            [0] Batida com a carroça de branco: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Batida com a carroça de branco: { $party }, mais { $n } ponto.
                    [many] Batida com a carroça de branco: { $party }, mais { $n } de pontos.
                   *[other] Batida com a carroça de branco: { $party }, mais { $n } pontos.
                }
        }
    .pass-all-three =
        { $n ->
            [0] Os outros três passaram: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Os outros três passaram: { $party }, mais { $n } ponto.
                    [many] Os outros três passaram: { $party }, mais { $n } de pontos.
                   *[other] Os outros três passaram: { $party }, mais { $n } pontos.
                }
        }
    .round-1 =
        { $n ->
            [0] A primeira rodada: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] A primeira rodada: { $party }, mais { $n } ponto.
                    [many] A primeira rodada: { $party }, mais { $n } de pontos.
                   *[other] A primeira rodada: { $party }, mais { $n } pontos.
                }
        }
    .round-2 =
        { $n ->
            [0] A segunda rodada: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] A segunda rodada: { $party }, mais { $n } ponto.
                    [many] A segunda rodada: { $party }, mais { $n } de pontos.
                   *[other] A segunda rodada: { $party }, mais { $n } pontos.
                }
        }
    .round-3 =
        { $n ->
            [0] A terceira rodada: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] A terceira rodada: { $party }, mais { $n } ponto.
                    [many] A terceira rodada: { $party }, mais { $n } de pontos.
                   *[other] A terceira rodada: { $party }, mais { $n } pontos.
                }
        }
    .round-4 =
        { $n ->
            [0] A quarta rodada: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] A quarta rodada: { $party }, mais { $n } ponto.
                    [many] A quarta rodada: { $party }, mais { $n } de pontos.
                   *[other] A quarta rodada: { $party }, mais { $n } pontos.
                }
        }
    .out =
        { $n ->
            [0] Por bater: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Por bater: { $party }, mais { $n } ponto.
                    [many] Por bater: { $party }, mais { $n } de pontos.
                   *[other] Por bater: { $party }, mais { $n } pontos.
                }
        }
round-tieGiven =
    .blocker-loses = Empate: perde quem fechou.
    .blocker-wins = Empate: ganha quem fechou.
    .leader-wins = Empate: ganha quem saiu.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: tudo o que os outros têm.
            [several] { CAPITAL($party) } marcam { $n }: tudo o que os outros têm.
           *[other] { CAPITAL($party) } marca { $n }: tudo o que os outros têm.
        }
    .table =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: todas as peças que sobram.
            [several] { CAPITAL($party) } marcam { $n }: todas as peças que sobram.
           *[other] { CAPITAL($party) } marca { $n }: todas as peças que sobram.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: o que os outros têm menos o próprio.
            [several] { CAPITAL($party) } marcam { $n }: o que os outros têm menos o próprio.
           *[other] { CAPITAL($party) } marca { $n }: o que os outros têm menos o próprio.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: o que cada um dos outros tem a mais.
            [several] { CAPITAL($party) } marcam { $n }: o que cada um dos outros tem a mais.
           *[other] { CAPITAL($party) } marca { $n }: o que cada um dos outros tem a mais.
        }
round-losersPay =
    .own = Todos menos o mais leve marcam o que têm.
    .own-all = Peixe para todos: cada um marca o que tem.
    .difference = O lado mais pesado marca a diferença.
    .highest-pays-table =
        { PERSON($party) ->
            [yours] Peixe para um: com mais pontos, { $party } marcam a mesa toda, { $n }.
            [several] Peixe para um: com mais pontos, { $party } marcam a mesa toda, { $n }.
           *[other] Peixe para um: com mais pontos, { $party } marca a mesa toda, { $n }.
        }
round-tie-void = Os mais leves empatam: ninguém marca.
round-tie-eggs =
    { $n ->
        [0] Os mais leves empatam: nenhum ponto em ovos para a próxima rodada.
       *[other]
            { $n ->
                [one] Os mais leves empatam: { $n } ponto em ovos para a próxima rodada.
                [many] Os mais leves empatam: { $n } de pontos em ovos para a próxima rodada.
               *[other] Os mais leves empatam: { $n } pontos em ovos para a próxima rodada.
            }
    }
round-tie-carry =
    { $n ->
        [0] Os mais pesados empatam. Para a próxima rodada: nenhum ponto.
       *[other]
            { $n ->
                [one] Os mais pesados empatam. Para a próxima rodada: { $n } ponto.
                [many] Os mais pesados empatam. Para a próxima rodada: { $n } de pontos.
               *[other] Os mais pesados empatam. Para a próxima rodada: { $n } pontos.
            }
    }
round-tie-other = Empate: ninguém marca.
round-made = No jogo: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Pontos que passariam de { $target } não valem.
round-writes =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam { $n }.
        [several] { CAPITAL($party) } marcam { $n }.
       *[other] { CAPITAL($party) } marca { $n }.
    }
round-opens =
    { PERSON($party) ->
        [yours]
            { $remembered ->
                [0] { CAPITAL($party) } abrem a conta com { $n }, por chegar a { $openAt } numa rodada.
               *[other]
                    { CAPITAL($party) } abrem a conta: { $n }, com { $remembered ->
                        [0] nenhum guardado
                       *[other]
                            { $remembered ->
                                [one] { $remembered } guardado
                                [many] { $remembered } de guardados
                               *[other] { $remembered } guardados
                            }
                    }.
            }
        [several]
            { $remembered ->
                [0] { CAPITAL($party) } abrem a conta com { $n }, por chegar a { $openAt } numa rodada.
               *[other]
                    { CAPITAL($party) } abrem a conta: { $n }, com { $remembered ->
                        [0] nenhum guardado
                       *[other]
                            { $remembered ->
                                [one] { $remembered } guardado
                                [many] { $remembered } de guardados
                               *[other] { $remembered } guardados
                            }
                    }.
            }
       *[other]
            { $remembered ->
                [0] { CAPITAL($party) } abre a conta com { $n }, por chegar a { $openAt } numa rodada.
               *[other]
                    { CAPITAL($party) } abre a conta: { $n }, com { $remembered ->
                        [0] nenhum guardado
                       *[other]
                            { $remembered ->
                                [one] { $remembered } guardado
                                [many] { $remembered } de guardados
                               *[other] { $remembered } guardados
                            }
                    }.
            }
    }
round-remembers =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } guardam { $n }: menos de { $openAt } não abre a conta.
        [several] { CAPITAL($party) } guardam { $n }: menos de { $openAt } não abre a conta.
       *[other] { CAPITAL($party) } guarda { $n }: menos de { $openAt } não abre a conta.
    }
round-notWritten =
    { $n ->
        [0] Sem marcar, nenhum ponto ({ $party }): menos de { $openAt } não abre a conta.
       *[other]
            { $n ->
                [one] Sem marcar, { $n } ponto ({ $party }): menos de { $openAt } não abre a conta.
                [many] Sem marcar, { $n } de pontos ({ $party }): menos de { $openAt } não abre a conta.
               *[other] Sem marcar, { $n } pontos ({ $party }): menos de { $openAt } não abre a conta.
            }
    }
round-cleared =
    { $n ->
        [0] Guardado que se apaga, nenhum ponto: { $party }.
       *[other]
            { $n ->
                [one] Guardado que se apaga, { $n } ponto: { $party }.
                [many] Guardado que se apaga, { $n } de pontos: { $party }.
               *[other] Guardado que se apaga, { $n } pontos: { $party }.
            }
    }
round-received =
    { $n ->
        [0] O que esperava, nenhum ponto, vai para { $party }.
       *[other]
            { $n ->
                [one] O que esperava, { $n } ponto, vai para { $party }.
                [many] O que esperava, { $n } de pontos, vai para { $party }.
               *[other] O que esperava, { $n } pontos, vai para { $party }.
            }
    }
round-capped = De { $credit } só se marcam { $n }, porque ninguém passa de { $cap }.
round-waiting =
    { $n ->
        [0] Esperando na mesa: nenhum ponto.
       *[other]
            { $n ->
                [one] Esperando na mesa: { $n } ponto.
                [many] Esperando na mesa: { $n } de pontos.
               *[other] Esperando na mesa: { $n } pontos.
            }
    }
round-hands = Peças na mão
round-noTiles = sem peças
round-special = Com estas regras { DIGITS($tile) } conta { $n }.
round-sum = Todas as peças juntas: { $n }
round-before = Antes
round-this = Esta rodada
round-thisFish = Esta rodada, peixe
round-total = Total
round-next-seat =
    { PERSON($who) ->
        [you] Na próxima rodada você sai{ $why }.
       *[other] Na próxima rodada { $who } sai{ $why }.
    }
round-next-tile = Na próxima rodada sai quem tem a peça que decide.
round-next-lot = A saída da próxima rodada é sorteada.
round-next-side = A próxima saída é de { $party }.
round-why-wentOut = , porque bateu
round-why-won = , porque ganhou o jogo fechado
round-why-blocked = , porque fechou o jogo
round-why-rotate = , porque a saída passa ao próximo lugar
round-why-lightest = , com menos pontos que todos
round-why-again = { " " }de novo, porque ninguém ganhou
round-ready = Continuar
round-youAreReady = Esperando os outros
round-nextIn = A próxima rodada começa em { $n } s, ou quando todos quiserem continuar.
round-waitingFor = Esperando: { $names }.

match-won =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } ganham a partida.
        [several] { CAPITAL($party) } ganham a partida.
       *[other] { CAPITAL($party) } ganha a partida.
    }
match-goat =
    { PERSON($party) ->
        [you] Partida perdida, a meta foi alcançada: { $party }.
        [yours] Partida perdida, a meta foi alcançada: { $party }.
       *[other] Bode: { $party }.
    }
match-lost = Partida perdida: { $party }.
match-drawn = A partida termina empatada.
match-reached =
    { $n ->
        [0] nenhum ponto; a meta era { $target }.
       *[other]
            { $n ->
                [one] { $n } ponto; a meta era { $target }.
                [many] { $n } de pontos; a meta era { $target }.
               *[other] { $n } pontos; a meta era { $target }.
            }
    }
match-rounds =
    { $lowest ->
        [true] Rodadas combinadas: { $n }. Ganha o total mais baixo.
       *[false] Rodadas combinadas: { $n }. Ganha o total mais alto.
    }
match-instant =
    .six-in-a-row = Seis rodadas ganhas seguidas.
    .out-with-0-0 = Bater com 0-0 ganha a partida: bode careca.
    .out-with-6-6-if-a-loser-holds-over-25 = Bater com 6-6 enquanto um adversário tem mais de 25 ganha a partida.
    .announced-6-6 = O 6-6 foi anunciado, e por isso esta rodada decide a partida.
match-eliminated =
    { PERSON($who) ->
        [you] Seu tempo acabou.
       *[other] O tempo de { $who } acabou.
    }
match-stopped = A partida foi interrompida.
match-nobodyWins = Ninguém ganha e nada vale para a classificação.
match-rating = Pontos de classificação
match-rematch = Outra partida
match-rematchAsked = Outra partida: esperando os outros
match-copyRecord = Copiar o registro DGN
match-copied = Registro copiado.
match-notCopied = O navegador não deixou copiar. O registro está abaixo: copie você mesmo.
match-noRecord = Não deu para obter o registro. Tente de novo.
match-record = Registro da partida
match-home = Início

sheet-title = Súmula
sheet-round = Rodada
sheet-empty = Nenhuma rodada foi marcada ainda.
sheet-outcome-out = batida
sheet-outcome-blocked = fechado
sheet-outcome-fish = peixe
sheet-match = A partida
sheet-waits = Esperam na mesa
sheet-rows-made =
    .fives = No jogo, cincos
    .fives-threes = No jogo, cincos e três
    .headings = Pontas iguais
    .triominoes = Peças jogadas
    .face-sum = Peças jogadas
sheet-rows-paid = Peças compradas
sheet-rows-hands = Das mãos
sheet-rows-tiles = Peças na mão
sheet-rows-won = Ganha
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Batida de branco
    .pass-all-three = Os três passam
    .round-1 = 1ª rodada
    .round-2 = 2ª rodada
    .round-3 = 3ª rodada
    .round-4 = 4ª rodada
    .out = Batida
sheet-rows-remembered = Guardados
sheet-rows-lost = { $n }, não marcados
sheet-rows-wiped =
    { $n ->
        [0] apagado, nenhum guardado
       *[other]
            { $n ->
                [one] apagado, { $n } guardado
                [many] apagado, { $n } de guardados
               *[other] apagado, { $n } guardados
            }
    }
sheet-rows-eggs = Ovos
sheet-rows-carried = Esperavam na mesa
sheet-rows-inARow = Seguidas
sheet-rows-unwritten-row = A sequência acaba
sheet-rows-unwritten-cap = Acima de { $cap }, não se marca
sheet-rows-unwritten-exact = Passa da meta, não vale
sheet-inARowNote = Os totais contam rodadas ganhas seguidas.
sheet-titles-won = ganha
sheet-titles-lost = perde
sheet-titles-goat = bode
sheet-titles-baldGoat = bode careca
sheet-titles-sixLove = seis seguidas
sheet-titles-tie = empate
