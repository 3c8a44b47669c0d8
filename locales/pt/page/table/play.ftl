### A table: play.

lattice-choose = Em qual lugar?
lattice-chooseCell =
    { $n ->
        [0] { CAPITAL(TILE($tile, form: "definite")) } não encaixa em lugar nenhum.
       *[other]
            { $n ->
                [one] { CAPITAL(TILE($tile, form: "definite")) } encaixa em { $n } lugar.
                [many] { CAPITAL(TILE($tile, form: "definite")) } encaixa em { $n } de lugares.
               *[other] { CAPITAL(TILE($tile, form: "definite")) } encaixa em { $n } lugares.
            }
    }
lattice-playCell = Jogar { PLACE($where) }: lida a partir da ponta, { TILE($tile) }{ ends-scores }
lattice-oneTurn = Só encaixa virada assim.
lattice-cells =
    { COUNT($places) ->
        [0] Agora nenhuma peça sua encaixa.
       *[other]
            Suas peças encaixam em { COUNT($places) ->
                [0] nenhum lugar
               *[other]
                    { COUNT($places) ->
                        [one] { COUNT($places) } lugar
                        [many] { COUNT($places) } de lugares
                       *[other] { COUNT($places) } lugares
                    }
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
# Onde fica um triângulo, depois da peça a que se junta.
lattice-told = { CAPITAL(PLACE($where)) }.
lattice-joint =
    { $joint ->
        [none] { "" }
       *[other]
            { $joint ->
                [bridge] Ponte
                [hexagon] Hexágono
                [double-hexagon] Hexágono duplo
                [triple-hexagon] Hexágono triplo
               *[triple] Saída com tripla
            }:{ " " }
    }
lattice-costs =
    { $n ->
        [0] Isso não custa nada.
       *[other]
            { $n ->
                [one] Isso custa { $n } ponto.
                [many] Isso custa { $n } de pontos.
               *[other] Isso custa { $n } pontos.
            }
    }
lattice-mayDraw = Ou compre.
lattice-step = Triângulos: ir ao próximo lugar nessa direção
lattice-turn = Triângulos: virar a peça
lattice-walkHelp = As setas para os lados vão de peça em peça; para cima e para baixo, de fileira em fileira. Escape volta para as suas peças.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = ainda sem peça
ends-play = Jogar { PLACE($where) }, { WORD($n) }{ ends-scores }
# What the tile would score there; 0 for nothing, or if you do not want to know.
ends-scores =
    { $points ->
        [0] { "" }
       *[other] , dá { $points }
    }
ends-waits =
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
            } em { DIGITS($tile) }
       *[false] Antes, cubra { DIGITS($tile) }
    }
ends-half = { $n } fica aberto
ends-close = Fechar a carroça
ends-done = Pronto
ends-drawFrom =
    { $cost ->
        [0] Comprar, restam { $n }
       *[other] Comprar (−{ $cost }), restam { $n }
    }
ends-pass = Passar
ends-cancel = Cancelar

hand-empty = Você não tem peças.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }{ hand-scores }, { $place } de { $of }
hand-pips =
    { $sum ->
        [0] { WORD($sum, form: "pips") } ponto
        [one] { WORD($sum, form: "pips") } ponto
        [many] { WORD($sum, form: "pips") } de pontos
       *[other] { WORD($sum, form: "pips") } pontos
    }
hand-fits =
    { $fits ->
        [none] { "" }
        [lead] , pode sair
        [cells]
            { COUNT($where) ->
                [one] , encaixa em { COUNT($where) } lugar
                [many] , encaixa em { COUNT($where) } de lugares
               *[other] , encaixa em { COUNT($where) } lugares
            }
       *[ends] , encaixa { LIST($where, as: "place") }
    }
# $varies says that it would score less at another end.
hand-scores =
    { $points ->
        [0] { "" }
       *[other]
            { $varies ->
                [true] , dá até { $points }
               *[false] , dá { $points }
            }
    }
hand-back = Peças à esquerda
hand-forward = Peças à direita

sum-none = Nenhum ponto ainda.
sum-ends = Soma das pontas: { $n }
sum-equal = As pontas são iguais
sum-differ = As pontas são diferentes

status-yourTurn = Sua vez
status-titleYourTurn = Sua vez · { $rules }
status-youLead = Você sai
status-youLeadWith = Você sai com { DIGITS($tile) }
status-nothingDraw = Nada encaixa: compre
status-nothingPass = Nada encaixa: passe
status-fits =
    { $n ->
        [one] Uma peça encaixa{ status-oneScores }
        [many] { $n } de peças encaixam{ status-someScore }
       *[other] { $n } peças encaixam{ status-someScore }
    }
status-oneScores =
    { $scoring ->
        [0] { "" }
       *[other] { " " }e dá pontos
    }
status-someScore =
    { $scoring ->
        [0] { "" }
        [one] , uma dá pontos
        [many] , { $scoring } dão pontos
       *[other] , { $scoring } dão pontos
    }
status-lacksOne = Nenhum { $a }
status-lacksTwo = Nem { $a } nem { $b }
status-turnOf = Vez de { $name }
status-chooseEnd = Em qual ponta?
status-chooseTrain = Em qual trem?
status-cover = Cubra { DIGITS($tile) }
status-drawForLead = Ninguém tem { DIGITS($tile) }: compre
status-chooseHalf = Qual metade fica aberta?
status-goOn = Outra carroça ou pronto?
status-closeOrDone = Fechar a carroça ou pronto?
status-tapAgain = Toque de novo para jogar
status-drop = Solte no lugar marcado
status-forced = Só { DIGITS($tile) } encaixa: jogada em { $n } s
status-forcedDraw = Nada encaixa: compra em { $n } s
status-forcedPass = Nada encaixa: passo em { $n } s
status-watching = Você está assistindo
status-watchingLater = Você está assistindo com { $n } segundos de atraso
status-taking =
    { $n ->
        [0] Pegue nenhuma peça
       *[other]
            { $n ->
                [one] Pegue { $n } peça
                [many] Pegue { $n } de peças
               *[other] Pegue { $n } peças
            }
    }
status-takingOf = { $name } pega peças
status-taken = Você já tem as suas peças
status-unlifted = Suas peças ainda estão viradas para baixo
status-dealing = Distribuindo as peças
status-between = A rodada acabou
status-over = A partida acabou
status-stopped = A partida foi interrompida
status-waiting = Esperando os jogadores
status-frozen = O servidor não consegue salvar jogadas agora. Os relógios estão parados, e suas peças estão seguras.
status-reconnecting = Reconectando, { $n } s.
status-clockRuns = Seu relógio continua: { $clock }.
status-connecting = Conectando à mesa
status-closed = A conexão com esta mesa foi encerrada.
status-reload = Recarregar a página

refused-notYourTurn = Ainda não: é a vez de { $who }.
refused-noRound = Não há rodada em andamento agora.
refused-botSitsHere = { $name } já está nesta mesa. Escolha outro robô.
refused-notAway = { $who } continua com conexão.
refused-inGrace =
    { $n ->
        [0] O tempo de { $who } para voltar acabou.
       *[other]
            { $n ->
                [one] { $who } ainda tem { $n } segundo para voltar.
                [many] { $who } ainda tem { $n } de segundos para voltar.
               *[other] { $who } ainda tem { $n } segundos para voltar.
            }
    }
refused-notHeld = Você não tem { TILE($tile, form: "definite") }.
refused-mustLead = Nesta rodada você tem de sair com { TILE($tile, form: "definite") }.
refused-mustLeadDouble = Nesta rodada você tem de sair com uma carroça.
refused-wrongPlace = { CAPITAL(TILE($tile, form: "definite")) } não pode ir aí.
refused-doesNotFit =
    { COUNT($ends) ->
        [0] { CAPITAL(TILE($tile, form: "definite")) } não encaixa.
        [1] { CAPITAL(TILE($tile, form: "definite")) } não encaixa. A ponta aberta é { LIST($ends) }.
       *[other] { CAPITAL(TILE($tile, form: "definite")) } não encaixa. As pontas abertas são { LIST($ends) }.
    }
refused-rightOnEqualEnds = As duas pontas são { $n }: jogue na direita.
refused-mustPlay =
    { KIND($where) ->
        [first] Você sai: pode jogar { TILE($tile, form: "definite") }.
       *[other] Você tem de jogar: { TILE($tile, form: "definite") } encaixa { PLACE($where) }.
    }
refused-whichHalf = As duas metades encaixam ({ TILE($tile) }). Escolha qual fica aberta: { EITHER($halves) }.
refused-onlyDoubles = Nesta vez você só pode acrescentar carroças.
refused-mustDraw = Você não pode passar: compre do monte.
refused-nothingToDraw = Não há o que comprar.
refused-beforeLead =
    { $n ->
        [0] O tempo para anunciar 6-6 está acabando.
       *[other]
            { $n ->
                [one] Espere { $n } segundo: ainda dá para anunciar 6-6.
                [many] Espere { $n } de segundos: ainda dá para anunciar 6-6.
               *[other] Espere { $n } segundos: ainda dá para anunciar 6-6.
            }
    }
refused-frozen = O servidor não consegue salvar jogadas agora. Tente de novo daqui a pouco.

plays-title = Jogadas
plays-empty = Nenhuma jogada ainda.
plays-passed = passo
plays-declared = anuncia 6-6
plays-drew = compra { $n }
plays-closed = fecha
plays-made = { lattice-joint }+{ $n }
plays-at = { PLACE($where) }
plays-by-forced = forçada
plays-by-clock = tempo esgotado

keys-title = Teclas

command-label = Comando
