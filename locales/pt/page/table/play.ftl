### A table: play.

lattice-choose = Em qual lugar?
lattice-chooseCell =
    { $n ->
        [0] { CAPITAL(TILE($tile, form: "definite")) } encaixa em nenhum lugar.
       *[other]
            { $n ->
                [one] { CAPITAL(TILE($tile, form: "definite")) } encaixa em { $n } lugar.
                [many] { CAPITAL(TILE($tile, form: "definite")) } encaixa em { $n } de lugares.
               *[other] { CAPITAL(TILE($tile, form: "definite")) } encaixa em { $n } lugares.
            }
    }
lattice-playCell = Jogar { PLACE($where) }: a partir da ponta, { TILE($tile) }
lattice-oneTurn = Só encaixa virada assim.
lattice-cells =
    { COUNT($places) ->
        [0] Agora nada encaixa.
       *[other]
            Algo encaixa em { COUNT($places) ->
                [0] nenhum lugar
               *[other]
                    { COUNT($places) ->
                        [one] { COUNT($places) } lugar
                        [many] { COUNT($places) } de lugares
                       *[other] { COUNT($places) } lugares
                    }
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
lattice-joints =
    .bridge = Ponte
    .hexagon = Hexágono
    .double-hexagon = Hexágono duplo
    .triple-hexagon = Hexágono triplo
    .triple = Saída com tripla
lattice-made =
    { $speech ->
        [short]
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
            }+{ $n }.
       *[other]
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
            }{ $n ->
                [0] nenhum ponto
               *[other]
                    { $n ->
                        [one] { $n } ponto
                        [many] { $n } de pontos
                       *[other] { $n } pontos
                    }
            }.{ $lost ->
                [0] { "" }
               *[other]
                    { " " }Por comprar, { $lost ->
                        [0] nenhum ponto
                       *[other]
                            { $lost ->
                                [one] { $lost } ponto
                                [many] { $lost } de pontos
                               *[other] { $lost } pontos
                            }
                    } a menos.
            }
    }
lattice-costs =
    { $n ->
        [0] Isso custa nenhum ponto.
       *[other]
            { $n ->
                [one] Isso custa { $n } ponto.
                [many] Isso custa { $n } de pontos.
               *[other] Isso custa { $n } pontos.
            }
    }
lattice-mayDraw = Ou compre.
lattice-step = Entre triângulos: ao lugar daquele lado
lattice-turn = Entre triângulos: virar a peça
lattice-walkHelp = As setas vão de peça em peça, e de fileira em fileira para cima e para baixo. Escape volta para as suas peças.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = ainda sem peças
ends-play = Jogar { PLACE($where) }, { WORD($n) }
ends-waits =
    { $toes ->
        [true]
            Primeiro, mais { $missing ->
                [0] nenhum dedo
               *[other]
                    { $missing ->
                        [one] { $missing } dedo
                        [many] { $missing } de dedos
                       *[other] { $missing } dedos
                    }
            } em { DIGITS($tile) }
       *[false] Primeiro é preciso cobrir { DIGITS($tile) }
    }
ends-sides =
    { $n ->
        [0] nenhum lugar
       *[other]
            { $n ->
                [one] { $n } lugar
                [many] { $n } de lugares
               *[other] { $n } lugares
            }
    }
ends-half = Fica aberto { $n }
ends-close = Fechar a carroça
ends-done = Pronto
ends-drawFrom = Comprar, monte: { $n }
ends-pass = Passo
ends-cancel = Cancelar

hand-empty = Você não tem peças.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }, { $place } de { $of }
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
hand-back = Peças à esquerda
hand-forward = Peças à direita

status-yourTurn = Sua vez
status-titleYourTurn = Sua vez · { $rules }
status-youLead = Você sai
status-youLeadWith = Você sai com { DIGITS($tile) }
status-nothingDraw = Nada encaixa: compre
status-nothingPass = Nada encaixa: passe
status-turnOf = Vez de { $name }
status-chooseEnd = Em qual ponta?
status-chooseTrain = Em qual trem?
status-cover = Cubra { DIGITS($tile) }
status-drawForLead = Ninguém tem { DIGITS($tile) }: compre
status-chooseHalf = Qual metade fica aberta?
status-goOn = Outra carroça ou pronto?
status-closeOrDone = Fechar a carroça ou pronto?
status-tapAgain = Toque de novo para jogar
status-forced = Só { DIGITS($tile) } encaixa: joga em { $n }
status-forcedDraw = Nada encaixa: compra em { $n }
status-forcedPass = Nada encaixa: passa em { $n }
status-watching = Você está assistindo
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
status-takingOf = { $name } pega as peças
status-taken = Você já tem as suas peças
status-unlifted = Suas peças estão viradas para baixo por enquanto
status-dealing = As peças são distribuídas
status-between = A rodada acabou
status-over = A partida acabou
status-stopped = A partida foi interrompida
status-waiting = Esperando as pessoas se sentarem
status-frozen = O servidor não consegue salvar jogadas agora. Os relógios param; suas peças estão seguras.
status-reconnecting = Reconectando, { $n } s.
status-clockRuns = Seu relógio continua: { $clock }.
status-connecting = Conectando à mesa
status-closed = A conexão com esta mesa acabou.
status-reload = Recarregar a página

refused-notSeated = Você não tem lugar nesta mesa.
refused-notYourTurn = Ainda não: é a vez de { $who }.
refused-noRound = Nenhuma rodada está em jogo agora.
refused-matchBegan = A partida começou, então ninguém se levanta.
refused-nothingToWaitFor = Ninguém espera por você agora.
refused-notAway = { $who } está aqui.
refused-inGrace =
    { $n ->
        [0] { $who } ainda tem nenhum segundo para voltar.
       *[other]
            { $n ->
                [one] { $who } ainda tem { $n } segundo para voltar.
                [many] { $who } ainda tem { $n } de segundos para voltar.
               *[other] { $who } ainda tem { $n } segundos para voltar.
            }
    }
refused-notHeld = Você não tem { TILE($tile, form: "definite") }.
refused-mustLead = Esta rodada sai com { TILE($tile, form: "definite") }.
refused-mustLeadDouble = Esta rodada sai com uma carroça.
refused-wrongPlace = { CAPITAL(TILE($tile, form: "definite")) } não pode ir aí.
refused-doesNotFit = { CAPITAL(TILE($tile, form: "definite")) } não encaixa. As pontas são { LIST($ends) }.
refused-rightOnEqualEnds = As duas pontas são { $n }, e então se joga na direita.
refused-mustPlay =
    { KIND($where) ->
        [first] Você sai: pode jogar { TILE($tile, form: "definite") }.
       *[other] Você tem de jogar: { TILE($tile, form: "definite") } encaixa { PLACE($where) }.
    }
refused-whichHalf = As duas metades encaixam ({ TILE($tile) }). Diga qual fica aberta: { EITHER($halves) }.
refused-onlyDoubles = Nesta vez só pode seguir outra carroça.
refused-nothingToClose = Só se fecha uma carroça que acabou de ser jogada.
refused-notDone = Nesta vez ainda não se jogou nada.
refused-mustDraw = Não pode passar: há peças para comprar no monte.
refused-nothingToDraw = Não há o que comprar.
refused-nothingToTake = Agora você não tem peça a pegar.
refused-takenAlready = Alguém acabou de pegar essa peça. Pegue outra.
refused-notMixedAgain = Só quem sai pode pedir para embaralhar de novo, antes de alguém pegar peça.
refused-notPointed = Aqui não se aponta essa peça. Compre a próxima.
refused-beforeLead =
    { $n ->
        [0] Antes da saída ainda se pode anunciar 6-6: nenhum segundo.
       *[other]
            { $n ->
                [one] Antes da saída ainda se pode anunciar 6-6: { $n } segundo.
                [many] Antes da saída ainda se pode anunciar 6-6: { $n } de segundos.
               *[other] Antes da saída ainda se pode anunciar 6-6: { $n } segundos.
            }
    }
refused-nothingToDeclare = Você não pode anunciar 6-6 agora.
refused-frozen = O servidor não consegue salvar jogadas agora. Tente de novo daqui a pouco.
refused-noSuchSeat = Esta mesa não tem lugar { $n }.
refused-seatTaken = Alguém acabou de se sentar aí.
refused-alreadySeated = Você já está nesta mesa.

plays-title = Jogadas
plays-empty = Ainda não há jogadas.
plays-passed = passo
plays-declared = anuncia 6-6
plays-drew = compra { $n }
plays-closed = fecha
plays-at = { PLACE($where) }
plays-by-bot = por um robô
plays-by-forced = forçada
plays-by-clock = tempo esgotado

keys-title = Teclas
keys-note = Funcionam com o foco na mesa.
keys-move = Andar pelas suas peças
keys-tile = Ir para essa peça, 0 é a décima
keys-play = Jogar; com duas pontas, escolher
keys-ends = Jogar na ponta esquerda ou direita
keys-train = Escolher um trem para a peça
keys-arms = Jogar no braço de cima ou de baixo
keys-close = Fechar a carroça recém-jogada
keys-done = Terminar a vez mesmo podendo continuar
keys-draw = Comprar
keys-pass = Passar
keys-declare = Anunciar 6-6
keys-sort = Mudar a peça de lugar na mão
keys-cancel = Cancelar
keys-command = Digitar um comando
keys-sayEnds = Dizer as pontas
keys-sayHand = Dizer minhas peças e o que encaixa
keys-sayLine = Dizer a linha da esquerda para a direita
keys-sayNumber = Quantas desse número já saíram
keys-sayLast = Dizer as quatro últimas jogadas
keys-sayCounts = Dizer quantas peças tem cada lugar
keys-sayScore = Dizer o placar
keys-sayClock = Dizer os relógios
keys-grid = Percorrer a linha
keys-zen = Só pano e peças
keys-mute = Ligar ou desligar o som
keys-help = Estas teclas
keys-again = Anúncio anterior e seguinte
keys-digit = algarismo
keys-space = Espaço

command-label = Comando
command-help = Por exemplo 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Fazer
