### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Rodada { $n }
round-hands = Peças na mão
round-noTiles = sem peças
round-special = Nestas regras { DIGITS($tile) } vale { $n }.
round-sum = Todas as mãos juntas: { $n }
round-before = Antes
round-this = Esta rodada
round-thisFish = Esta rodada, jogo fechado
round-total = Total
round-youHold = Você tem { $n } na mão.
round-inHand = na sua mão
round-cloth = Ver a linha
round-ready = Continuar
round-youAreReady = Esperando os outros
round-nextIn = A próxima rodada começa em { $n } s, ou quando todos quiserem continuar.
round-waitingFor = Esperando: { $names }.
round-out =
    { PERSON($who) ->
        [you]
            { $yours ->
                [true] Você bate: a rodada é sua.
               *[false] Você bate.
            }
       *[other] { $who } bate.
    }
round-partnerOut =
    { $yours ->
        [true] Seu parceiro bate: a rodada é de vocês.
       *[false] Seu parceiro bate.
    }
round-blocked =
    { PERSON($who) ->
        [you] Jogo fechado por você.
       *[other] Jogo fechado por { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Jogo fechado por você.
       *[other] Jogo fechado por { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam { $n }: tudo o que os adversários têm na mão.
        [several] { CAPITAL($party) } marcam { $n }: tudo o que os adversários têm na mão.
       *[other] { CAPITAL($party) } marca { $n }: tudo o que os adversários têm na mão.
    }
round-outPays-table =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam { $n }: todas as peças que sobram, também as do parceiro.
        [several] { CAPITAL($party) } marcam { $n }: todas as peças que sobram, também as do parceiro.
       *[other] { CAPITAL($party) } marca { $n }: todas as peças que sobram, também as do parceiro.
    }
round-outPays-own = Quem perdeu marca o que tem na mão.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } têm menos pontos na mão, { $own }, e ganham o jogo fechado.
            [several] { CAPITAL($party) } têm menos pontos na mão, { $own }, e ganham o jogo fechado.
           *[other] { CAPITAL($party) } tem menos pontos na mão, { $own }, e ganha o jogo fechado.
        }
    .lowest-side =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } somam menos, { $own }, e ganham o jogo fechado.
            [several] { CAPITAL($party) } somam menos, { $own }, e ganham o jogo fechado.
           *[other] { CAPITAL($party) } soma menos, { $own }, e ganha o jogo fechado.
        }
    .side-of-lowest-player = O jogo fechado é da dupla de quem tem menos pontos na mão: { $party }.
    .blocker-vs-next = Entre quem fechou e o jogador seguinte, ganha quem tem menos pontos: { $party }.
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
            { CAPITAL($party) } ganharam { $n ->
                [one] { $n } rodada
                [many] { $n } de rodadas seguidas
               *[other] { $n } rodadas seguidas
            }.
        [several]
            { CAPITAL($party) } ganharam { $n ->
                [one] { $n } rodada
                [many] { $n } de rodadas seguidas
               *[other] { $n } rodadas seguidas
            }.
       *[other]
            { CAPITAL($party) } ganhou { $n ->
                [one] { $n } rodada
                [many] { $n } de rodadas seguidas
               *[other] { $n } rodadas seguidas
            }.
    }
round-bonus =
    .capicua =
        { $n ->
            [0] Capicua, a última peça encaixa nas duas pontas: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Capicua, a última peça encaixa nas duas pontas: { $party }, mais { $n } ponto.
                    [many] Capicua, a última peça encaixa nas duas pontas: { $party }, mais { $n } de pontos.
                   *[other] Capicua, a última peça encaixa nas duas pontas: { $party }, mais { $n } pontos.
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
            [0] Os outros três tiveram de passar: { $party }, mais nenhum ponto.
           *[other]
                { $n ->
                    [one] Os outros três tiveram de passar: { $party }, mais { $n } ponto.
                    [many] Os outros três tiveram de passar: { $party }, mais { $n } de pontos.
                   *[other] Os outros três tiveram de passar: { $party }, mais { $n } pontos.
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
            [yours] { CAPITAL($party) } marcam { $n }: tudo o que os outros têm na mão.
            [several] { CAPITAL($party) } marcam { $n }: tudo o que os outros têm na mão.
           *[other] { CAPITAL($party) } marca { $n }: tudo o que os outros têm na mão.
        }
    .table =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: todas as peças que sobram.
            [several] { CAPITAL($party) } marcam { $n }: todas as peças que sobram.
           *[other] { CAPITAL($party) } marca { $n }: todas as peças que sobram.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: o que os outros têm, menos a mão de quem ganhou.
            [several] { CAPITAL($party) } marcam { $n }: o que os outros têm, menos a mão de quem ganhou.
           *[other] { CAPITAL($party) } marca { $n }: o que os outros têm, menos a mão de quem ganhou.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [yours] { CAPITAL($party) } marcam { $n }: a soma das diferenças para cada um dos outros.
            [several] { CAPITAL($party) } marcam { $n }: a soma das diferenças para cada um dos outros.
           *[other] { CAPITAL($party) } marca { $n }: a soma das diferenças para cada um dos outros.
        }
round-losersPay =
    .own = Todos marcam o que têm na mão, menos a mão mais leve.
    .own-all = Jogo fechado, todos marcam: cada um marca o que tem na mão.
    .difference = Quem soma mais marca a diferença.
    .highest-pays-table =
        { PERSON($party) ->
            [yours] Jogo fechado, um só marca: { $party } têm mais pontos na mão e marcam tudo, { $n }.
            [several] Jogo fechado, um só marca: { $party } têm mais pontos na mão e marcam tudo, { $n }.
           *[other] Jogo fechado, um só marca: { $party } tem mais pontos na mão e marca tudo, { $n }.
        }
round-tie-void = As mãos mais leves empatam: ninguém marca.
round-tie-eggs =
    { $n ->
        [0] As mãos mais leves empatam: nenhum ponto em ovos para a próxima rodada.
       *[other]
            { $n ->
                [one] As mãos mais leves empatam: { $n } ponto espera como ovos a próxima rodada.
                [many] As mãos mais leves empatam: { $n } de pontos esperam como ovos a próxima rodada.
               *[other] As mãos mais leves empatam: { $n } pontos esperam como ovos a próxima rodada.
            }
    }
round-tie-carry =
    { $n ->
        [0] As mãos mais pesadas empatam: nenhum ponto acumula para a próxima rodada.
       *[other]
            { $n ->
                [one] As mãos mais pesadas empatam: { $n } ponto acumula para a próxima rodada.
                [many] As mãos mais pesadas empatam: { $n } de pontos acumulam para a próxima rodada.
               *[other] As mãos mais pesadas empatam: { $n } pontos acumulam para a próxima rodada.
            }
    }
round-tie-other = Empate: ninguém marca.
round-made = Marcado durante o jogo: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Pontos que passam de { $target } não contam.
round-writes =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam { $n }.
        [several] { CAPITAL($party) } marcam { $n }.
       *[other] { CAPITAL($party) } marca { $n }.
    }
# Onde os pontos são ruins.
# Onde os pontos são ruins.
# Onde os pontos são ruins.
round-takes =
    { PERSON($party) ->
        [yours]
            { $n ->
                [0] { CAPITAL($party) } não levam nenhum ponto.
               *[other] { CAPITAL($party) } levam { $n } contra.
            }
        [several]
            { $n ->
                [0] { CAPITAL($party) } não levam nenhum ponto.
               *[other] { CAPITAL($party) } levam { $n } contra.
            }
       *[other]
            { $n ->
                [0] { CAPITAL($party) } não leva nenhum ponto.
               *[other] { CAPITAL($party) } leva { $n } contra.
            }
    }
round-opens =
    { PERSON($party) ->
        [yours]
            { $remembered ->
                [0] { CAPITAL($party) } abrem a conta com { $n }: é preciso fazer { $openAt } numa rodada.
               *[other]
                    { CAPITAL($party) } abrem a conta com { $n }, incluindo { $remembered ->
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
                [0] { CAPITAL($party) } abrem a conta com { $n }: é preciso fazer { $openAt } numa rodada.
               *[other]
                    { CAPITAL($party) } abrem a conta com { $n }, incluindo { $remembered ->
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
                [0] { CAPITAL($party) } abre a conta com { $n }: é preciso fazer { $openAt } numa rodada.
               *[other]
                    { CAPITAL($party) } abre a conta com { $n }, incluindo { $remembered ->
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
        [yours] { CAPITAL($party) } guardam { $n }: para abrir a conta é preciso fazer { $openAt } numa rodada.
        [several] { CAPITAL($party) } guardam { $n }: para abrir a conta é preciso fazer { $openAt } numa rodada.
       *[other] { CAPITAL($party) } guarda { $n }: para abrir a conta é preciso fazer { $openAt } numa rodada.
    }
round-notWritten =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } marcam 0, e não { $n }: para abrir a conta é preciso fazer { $openAt } numa rodada.
        [several] { CAPITAL($party) } marcam 0, e não { $n }: para abrir a conta é preciso fazer { $openAt } numa rodada.
       *[other] { CAPITAL($party) } marca 0, e não { $n }: para abrir a conta é preciso fazer { $openAt } numa rodada.
    }
round-cleared =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } perdem os pontos guardados: { $n }.
        [several] { CAPITAL($party) } perdem os pontos guardados: { $n }.
       *[other] { CAPITAL($party) } perde os pontos guardados: { $n }.
    }
round-received = Os pontos que esperavam vão para { $party }: { $n }.
round-capped = Só { $n } de { $credit } contam: ninguém passa de { $cap }.
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
round-brief = Esta rodada: { SEQUENCE($made) }.
round-taken = Pontos contra: { SEQUENCE($made) }.
# O que se diz após uma rodada: os pontos de todos.
# O que se diz após uma rodada: os pontos de todos.
# O que se diz após uma rodada: os pontos de todos.
round-totals = No total: { SEQUENCE($totals) }.
round-next-seat =
    { PERSON($who) ->
        [you] Na próxima rodada você sai{ $why }.
       *[other] Na próxima rodada { $who } sai{ $why }.
    }
round-next-tile = Na próxima rodada sai quem tem a peça que decide.
round-next-lot = A saída da próxima rodada é sorteada.
round-next-side = Na próxima rodada sai a dupla que ganhou: { $party }.
round-why-wentOut = , porque bateu
round-why-won = , porque ganhou o jogo fechado
round-why-blocked = , porque fechou o jogo
round-why-rotate = : a saída passa ao próximo lugar
round-why-lightest = , com a mão mais leve
round-why-again = { " " }de novo: ninguém ganhou

match-headline =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } ganham
        [several] { CAPITAL($party) } ganham
       *[other] { CAPITAL($party) } ganha
    }
# Antes de uma frase sobre uma das rodadas.
# Antes de uma frase sobre uma das rodadas.
# Antes de uma frase sobre uma das rodadas.
match-count =
    { $n ->
        [one] { $n } rodada.
        [many] { $n } de rodadas.
       *[other] { $n } rodadas.
    }
match-openedByYou = Na última, a sua { DIGITS($tile) } abriu o caminho para { $name }.
match-openedForYou = Na última, { $name } abriu o caminho para você com { DIGITS($tile) }.
match-behind =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } estavam { $n } pontos atrás depois da rodada { $round }.
        [several] { CAPITAL($party) } estavam { $n } pontos atrás depois da rodada { $round }.
       *[other] { CAPITAL($party) } estava { $n } pontos atrás depois da rodada { $round }.
    }
match-ahead =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } estavam { $n } pontos à frente depois da rodada { $round }.
        [several] { CAPITAL($party) } estavam { $n } pontos à frente depois da rodada { $round }.
       *[other] { CAPITAL($party) } estava { $n } pontos à frente depois da rodada { $round }.
    }
match-wentOut =
    { PERSON($who) ->
        [you] Você bateu em { $n } de { $of } rodadas.
       *[other] { $who } bateu em { $n } de { $of } rodadas.
    }
match-best =
    { PERSON($party) ->
        [other]
            A melhor rodada de { $party } é a { $round }, com { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }.
        [several]
            A melhor rodada de { $party } é a { $round }, com { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }.
       *[you]
            Sua melhor rodada é a { $round }, com { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) } fica sem pontos em { $n } de { $of } rodadas.
        [several] { CAPITAL($party) } ficam sem pontos em { $n } de { $of } rodadas.
       *[you] Você fica sem pontos em { $n } de { $of } rodadas.
    }
match-rating = Pontos do clube
match-rematch = Outra partida
match-rematchAsked = Outra partida: esperando os outros
match-look = Rever a partida
match-replay = Reprise
# `$change` has a sign: “Ana: rating 1512 (+12)”.
match-ratingAfter = { $name }: classificação { $after } ({ $change })
match-unrated = Esta partida não muda a classificação.
match-left = { $name } saiu, e a partida conta como derrota para { $name }.
match-partner = Ela não conta para { $name }, porque quem fazia dupla saiu.
match-tooEarly = Ela terminou antes de todos jogarem, por isso não muda a classificação.
# “Ana: club points 12”.
match-clubPoints = { $name }: pontos do clube { $n }
match-result = O resultado
match-download = Baixar o registro
match-copyRecord = Copiar registro DGN
match-copied = Registro copiado.
match-notCopied = Seu navegador bloqueou a cópia. O registro está abaixo: copie você mesmo.
match-noRecord = Não conseguimos carregar o registro. Tente de novo.
match-record = Registro da partida
match-won =
    { PERSON($party) ->
        [yours] { CAPITAL($party) } ganham a partida.
        [several] { CAPITAL($party) } ganham a partida.
       *[other] { CAPITAL($party) } ganha a partida.
    }
match-goesTo =
    { PERSON($party) ->
        [several] Desta vez { $party } ganham a partida.
       *[other] Desta vez { $party } ganha a partida.
    }
match-goat =
    { PERSON($party) ->
        [you] Desta vez o bode é você. Béé.
        [yours] Desta vez os bodes são { $party }. Béé.
        [several] Os bodes: { $party }. Béé.
       *[other] O bode: { $party }. Béé.
    }
match-donkey =
    { PERSON($party) ->
        [you] Desta vez o burro é você. Hi-hó.
        [yours] Desta vez os burros são { $party }. Hi-hó.
        [several] Os burros: { $party }. Hi-hó.
       *[other] O burro: { $party }. Hi-hó.
    }
match-lost =
    { PERSON($party) ->
        [you] Você perdeu a partida.
        [yours] { CAPITAL($party) } perderam a partida.
        [several] { CAPITAL($party) } perderam a partida.
       *[other] { CAPITAL($party) } perdeu a partida.
    }
match-drawn = A partida terminou empatada.
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
match-exactly =
    { $target ->
        [one] Exatamente { $target } ponto.
        [many] Exatamente { $target } de pontos.
       *[other] Exatamente { $target } pontos.
    }
# A última peça da partida.
# A última peça da partida.
# A última peça da partida.
match-last =
    .capicua = E com capicua.
    .capicu = E com capicú.
    .chuchazo = E com chuchazo, a carroça de branco.
# Os adversários sem nenhum ponto.
# Os adversários sem nenhum ponto.
# Os adversários sem nenhum ponto.
match-shutOut = De zero: os adversários não marcaram nenhum ponto.
match-rounds =
    { $lowest ->
        [true] Rodadas combinadas: { $n }. Ganha o total mais baixo.
       *[false] Rodadas combinadas: { $n }. Ganha o total mais alto.
    }
match-instant =
    .six-in-a-row = Seis rodadas ganhas seguidas: seis a zero.
    .out-with-0-0 = Bater com 0-0 ganha a partida: bode careca.
    .out-with-6-6-if-a-loser-holds-over-25 = Bater com 6-6 enquanto um adversário tem mais de 25 ganha a partida.
    .announced-6-6 = O 6-6 foi anunciado: esta rodada decide a partida.
match-eliminated =
    { PERSON($who) ->
        [you] Seu tempo acabou.
       *[other] O tempo de { $who } acabou.
    }
match-gaveUp =
    { PERSON($who) ->
        [you] Você desiste.
       *[other] { $who } desiste.
    }
match-stopped = A partida foi interrompida.
match-nobodyWins = Ninguém ganha. A classificação não muda.

sheet-round = Rodada
sheet-empty = Nenhuma rodada foi marcada ainda.
sheet-outcome-out = batida
sheet-outcome-blocked = fechado
sheet-outcome-fish = jogo fechado
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
    .capicua = Capicua
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
        [0] nenhum guardado apagado
       *[other]
            { $n ->
                [one] { $n } guardado apagado
                [many] { $n } de guardados apagados
               *[other] { $n } guardados apagados
            }
    }
sheet-rows-eggs = Ovos
sheet-rows-carried = Esperavam na mesa
sheet-rows-inARow = Seguidas
sheet-rows-unwritten-row = Fim da sequência
sheet-rows-unwritten-cap = Acima de { $cap }, não conta
sheet-rows-unwritten-exact = Acima da meta, não conta
sheet-inARowNote = Os totais contam rodadas ganhas em sequência.
sheet-titles-won = ganhou
sheet-titles-lost = perdeu
sheet-titles-goat = bode
sheet-titles-baldGoat = bode careca
sheet-titles-sixLove = seis seguidas
sheet-titles-tie = empate

# After the first round, for a person without a name.
askName-question = Quer que os outros saibam seu nome?
askName-label = Seu nome
askName-save = Salvar
askName-later = Agora não
askName-saved = Os outros veem você como { $name }.
