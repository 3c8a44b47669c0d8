### A table: speech.

say-closed =
    { PERSON($who) ->
        [you] Você fecha a carroça.
       *[other] { $who } fecha a carroça.
    }
say-played =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] Você { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
               *[other]
                    { $drawn ->
                        [0] { $who } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                       *[other] { $who } +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                    }
            }
       *[other]
            { PERSON($who) ->
                [you] Você joga { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
               *[other]
                    { KIND($at) ->
                        [first] { $who } sai com { TILE($tile, form: "definite") }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] { $who } joga { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] { $who } compra { say-tiles } e joga { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                            }
                    }
            }
    }
say-made =
    { $speech ->
        [short] { lattice-joint }+{ $n }.
       *[other]
            { $joint ->
                [none]
                    { PERSON($who) ->
                        [you] Você marca { say-points }.
                       *[other] { $who } marca { say-points }.
                    }
               *[other] { lattice-joint }{ say-points }.
            }{ $lost ->
                [0] { "" }
               *[other]
                    { " " }A compra tira { $lost ->
                        [0] nenhum ponto
                       *[other]
                            { $lost ->
                                [one] { $lost } ponto
                                [many] { $lost } de pontos
                               *[other] { $lost } pontos
                            }
                    }.
            }
    }
say-points =
    { $n ->
        [0] nenhum ponto
       *[other]
            { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }
    }
# What the chosen tile would score at one of its places.
say-scoresAt = { CAPITAL(PLACE($where)) }: { say-points }.
say-endsShort =
    { COUNT($ends) ->
        [0] { "" }
       *[other] { SEQUENCE($ends) }.
    }
# $without lists numbers that the player cannot have; empty unless everything is spoken.
say-passed =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] Você passa.
               *[other] { $who } passa.
            }
       *[other]
            { PERSON($who) ->
                [you] Você passa.{ say-without }
               *[other]
                    { $drawn ->
                        [0] { $who } passa.{ say-without }
                       *[other] { $who } compra { say-tiles } e passa.{ say-without }
                    }
            }
    }
say-tiles =
    { $drawn ->
        [one] { $drawn } peça
        [many] { $drawn } de peças
       *[other] { $drawn } peças
    }
say-without =
    { COUNT($without) ->
        [0] { "" }
       *[other] { " " }Sem { SEQUENCE($without, as: "word", form: "suit", between: " nem ") }.
    }
say-waits =
    { $toes ->
        [true]
            Antes, mais { $missing ->
                [0] nenhum dedo
               *[other]
                    { $missing ->
                        [one] { $missing } dedo
                        [many] { $missing } de dedos
                       *[other] { $missing } dedos
                    }
            } n{ TILE($tile, form: "definite") }.
       *[false] { CAPITAL(TILE($tile, form: "definite")) } precisa ser coberta.
    }
say-marked =
    { PERSON($who) ->
        [you] Seu trem agora está aberto para todos.
       *[other] O trem de { $who } agora está aberto para todos.
    }
say-unmarked = O trem fecha de novo.
say-dealtHub = A rodada { $round } começa com { TILE($tile, form: "definite") }.
say-everyoneDraws = Ninguém tem { TILE($tile, form: "definite") }: todos compram.
say-drawForLead = Sua vez. Ninguém tem { TILE($tile, form: "definite") }: compre.
say-drew = Você compra { TILE($tile, form: "definite") }.
say-yourTurn =
    { $fits ->
        [one] Sua vez. { CAPITAL(WORD($fits, form: "counted")) } peça encaixa.
        [many] Sua vez. { CAPITAL(WORD($fits, form: "counted")) } de peças encaixam.
       *[other] Sua vez. { CAPITAL(WORD($fits, form: "counted")) } peças encaixam.
    }
say-yourTurnDraw = Sua vez. Nada encaixa: compre.
say-yourTurnPass = Sua vez. Nada encaixa: passe.
say-yourLead = Sua vez. Você sai com qualquer peça.
say-yourLeadWith = Sua vez. Você sai com { TILE($tile, form: "definite") }.
say-yourLeadDouble = Sua vez. Você sai com uma carroça.
say-onlyFits =
    { $n ->
        [0] Sua vez. Só { TILE($tile, form: "definite") } encaixa: a jogada é feita agora.
       *[other]
            { $n ->
                [one] Sua vez. Só { TILE($tile, form: "definite") } encaixa: a jogada é feita em { $n } segundo.
                [many] Sua vez. Só { TILE($tile, form: "definite") } encaixa: a jogada é feita em { $n } de segundos.
               *[other] Sua vez. Só { TILE($tile, form: "definite") } encaixa: a jogada é feita em { $n } segundos.
            }
    }
say-chooseEnd =
    { COUNT($ends) ->
        [2] { CAPITAL(TILE($tile, form: "definite")) } encaixa nas duas pontas. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
       *[other] { CAPITAL(TILE($tile, form: "definite")) } encaixa em vários lugares. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
    }
say-chooseHalf = As duas metades encaixam ({ TILE($tile) }). Qual fica aberta, { EITHER($halves, as: "word") }?
say-goOn =
    { $choice ->
        [both] Você pode jogar outra carroça, fechar a carroça ou terminar a vez.
        [double] Você pode jogar outra carroça ou terminar a vez.
        [close] Você pode fechar a carroça ou terminar a vez.
       *[done] Você pode terminar a vez.
    }
say-chosen = Escolhida: { TILE($tile) }. Aperte de novo para jogar, Escape para devolver.
say-cancelled = { CAPITAL(TILE($tile, form: "definite")) } fica na sua mão.
say-seconds =
    { $n ->
        [0] nenhum segundo.
       *[other]
            { $n ->
                [one] { $n } segundo.
                [many] { $n } de segundos.
               *[other] { $n } segundos.
            }
    }
say-dropped =
    { $n ->
        [0] { $who } perdeu a conexão; nenhum segundo.
       *[other]
            { $n ->
                [one] { $who } perdeu a conexão; { $n } segundo.
                [many] { $who } perdeu a conexão; { $n } de segundos.
               *[other] { $who } perdeu a conexão; { $n } segundos.
            }
    }
say-back = { $who } voltou.
say-held =
    { PERSON($who) ->
        [you] Um robô joga por você.
       *[other] Um robô joga por { $who }.
    }
say-seated =
    { PERSON($who) ->
        [you] Você se senta.
       *[other] { $who } se senta.
    }
say-renamed = { $before } agora é { $name }.
say-left =
    { PERSON($who) ->
        [you] Você se levanta.
       *[other] { $who } se levanta.
    }
say-ready =
    { PERSON($who) ->
        [you] Você quer continuar.
       *[other] { $who } quer continuar.
    }
say-matchBegan = A partida começa.
say-lot =
    { PERSON($who) ->
        [you] Cada um tira uma peça. A sua, { TILE($tile, form: "definite") }, é a mais alta.
       *[other] Cada um tira uma peça. A mais alta, { TILE($tile, form: "definite") }, é de { $who }.
    }
say-dealt = Rodada { $round }.
say-mixed =
    { $inTurn ->
        [true] As peças estão viradas para baixo. Cada um pega na sua vez.
       *[false] As peças estão viradas para baixo. Todos pegam ao mesmo tempo.
    }
say-mixedAgain =
    { PERSON($who) ->
        [you] Você manda embaralhar de novo e pega por último.
       *[other] { $who } manda embaralhar de novo e pega por último.
    }
say-took =
    { $tile ->
        [none] Você pega uma peça; faltam { $left }.
       *[other] Você pega { TILE($tile, form: "definite") }; faltam { $left }.
    }
say-tookAll =
    { PERSON($who) ->
        [you] Você já tem todas as suas peças.
       *[other] { $who } já tem todas as peças.
    }
say-yourTaking =
    Pegue { $n ->
        [0] nenhuma peça
       *[other]
            { $n ->
                [one] { $n } peça
                [many] { $n } de peças
               *[other] { $n } peças
            }
    }.{ $mayMix ->
        [true] { " " }Antes, você pode mandar embaralhar de novo.
       *[false] { "" }
    }
say-lifted = Você levanta as suas peças: { SEQUENCE($tiles, as: "tile") }.
say-mayDeclare = Antes da saída dá para anunciar a carroça de seis.
say-youMayDeclare = Você tem a carroça de seis. Pode anunciar antes da saída.
say-declared =
    { PERSON($who) ->
        [you] Você anuncia a carroça de seis e sai com ela.
       *[other] { $who } anuncia a carroça de seis e sai com ela.
    }
say-thrownBack = Um jogador tem carroças demais ou peças demais de um número. As peças são distribuídas de novo.
say-credited =
    { $n ->
        [one] A mesa ficou sem conexão, então o relógio recebe { $n } segundo de volta.
        [many] A mesa ficou sem conexão, então o relógio recebe { $n } de segundos de volta.
       *[other] A mesa ficou sem conexão, então o relógio recebe { $n } segundos de volta.
    }
say-lost = Conexão perdida. Tentando de novo.
say-connected =
    { $missed ->
        [0] Conectado. Você não perdeu nenhuma jogada.
       *[other]
            Conectado. Você perdeu { $missed ->
                [one] { WORD($missed, form: "counted") } jogada
                [many] { WORD($missed, form: "counted") } de jogadas
               *[other] { WORD($missed, form: "counted") } jogadas
            }: { $news }
    }
say-connectedAnew = Conectado. A mesa está atualizada.
answer-endsEqual = As duas pontas são { $n }.
answer-ends = Pontas: { LIST($ends, as: "end", form: "open") }.
# After the ends, where their sum scores.
answer-sum = A soma é { $n }.

answer-noEnds = Nenhuma peça jogada ainda.
answer-hand =
    { COUNT($held) ->
        [0] Você não tem peças.
       *[other]
            { COUNT($fits) ->
                [0]
                    Você tem { COUNT($held) ->
                        [0] nenhuma peça
                       *[other]
                            { COUNT($held) ->
                                [one] { COUNT($held) } peça
                                [many] { COUNT($held) } de peças
                               *[other] { COUNT($held) } peças
                            }
                    }: { SEQUENCE($held, as: "tile") }.
               *[other]
                    Você tem { COUNT($held) ->
                        [0] nenhuma peça
                       *[other]
                            { COUNT($held) ->
                                [one] { COUNT($held) } peça
                                [many] { COUNT($held) } de peças
                               *[other] { COUNT($held) } peças
                            }
                    }: { SEQUENCE($held, as: "tile") }. Encaixa: { SEQUENCE($fits, as: "tile") }.
            }
    }
answer-row =
    { KIND($where) ->
        [first] Da esquerda para a direita: { SEQUENCE($tiles, as: "laid") }.
       *[other] { CAPITAL(PLACE($where)) }: { SEQUENCE($tiles, as: "laid") }.
    }
answer-number = Peças de { WORD($n) } na mesa: { $out } de { $all }. Você tem { WORD($held, form: "counted") }.
answer-numberSeen = Peças de { WORD($n) } na mesa: { $out } de { $all }.
answer-whichNumber = Qual número?
answer-noPlays = Nenhuma jogada ainda.
answer-counts = { SEQUENCE($counts) }.
answer-count =
    { PERSON($who) ->
        [you] Você { $n }
       *[other] { $who } { $n }
    }
answer-score =
    { $target ->
        [none] { CAPITAL(SEQUENCE($scores)) }. Rodada { $round }.
       *[other] { CAPITAL(SEQUENCE($scores)) }, até { $target }. Rodada { $round }.
    }
answer-partyScore = { $names } { $score }
answer-clock =
    { PERSON($who) ->
        [you] Você tem { $time }.
       *[other] { $who } tem { $time }.
    }
answer-reserve = De reserva: { $time }.
answer-noClock = Nenhum relógio está correndo.
answer-nothingSaid = Nenhum anúncio ainda.
answer-zenOn = Só as peças: o pano, as pontas, sua mão e o relógio.
answer-zenOff = Mostrando tudo.
answer-soundOn = Som ligado.
answer-soundOff = Som desligado.
answer-notUnderstood = “{ $text }” não é um comando. Tente 65 r, pass, draw, ends, n 6, score, hand ou line.
say-ends =
    { COUNT($ends) ->
        [0] { "" }
        [1] Ponta { LIST($ends) }.
       *[other] Pontas { LIST($ends) }.
    }
say-arms = Pontas: { SEQUENCE($ends, as: "end", form: "told") }.
