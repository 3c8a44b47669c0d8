### Club evenings: organiser.

organiser-notAllowed = Só o organizador da noite pode abrir esta página.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [0] nenhuma partida, nada começou ainda
       *[other]
            { $matches ->
                [one] { $matches } partida, nada começou ainda
                [many] { $matches } de partidas, nada começou ainda
               *[other] { $matches } partidas, nada começou ainda
            }
    }
organiser-phases-playing = Partida { $n } de { $all }, mesas confirmadas: { $done } de { $tables }
organiser-phases-between = A partida { $n } de { $all } acabou
organiser-phases-played =
    { $matches ->
        [0] nenhuma partida, tudo jogado
       *[other]
            { $matches ->
                [one] { $matches } partida, tudo jogado
                [many] { $matches } de partidas, tudo jogado
               *[other] { $matches } partidas, tudo jogado
            }
    }
organiser-phases-closed = Noite encerrada
organiser-parts-title = Partes da noite
organiser-parts-tables = Mesas
organiser-parts-standings = Classificação
organiser-parts-seating = Lugares
organiser-parts-people = Pessoas
organiser-parts-penalties = Penalidades
organiser-parts-money = Dinheiro
organiser-parts-evening = Noite
organiser-wanted-title = Espera por você
organiser-wanted-call = A mesa { $table } chama você. { $by }: { $reason }.
organiser-wanted-alert = Mesa { $table }. { $cause }
organiser-wanted-over = A mesa { $table } acabou e espera a confirmação.
organiser-wanted-late = A mesa { $table } não informa nada há muito tempo.
organiser-tables-title = Mesas
organiser-next-last = A última partida
organiser-next-begin = Começar a partida { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Falta confirmar a mesa { LIST($tables) }.
        [many] Falta confirmar as mesas { LIST($tables) }.
       *[other] Falta confirmar as mesas { LIST($tables) }.
    }
organiser-next-seatsShown = Todos veem onde sentar.
organiser-next-played = Todas as partidas foram jogadas e confirmadas.
organiser-next-toClose = Encerrar a noite
organiser-next-closed = A noite está encerrada. Não dá para anotar mais nada.
organiser-calls-title = Chamados
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Estou indo
organiser-calls-goTo = Estou indo à mesa { $table }
organiser-calls-done = Resolvido
organiser-calls-doneAt = Resolvido na mesa { $table }
organiser-alerts-title = A verificar
organiser-alerts-open = Ninguém respondeu ainda
organiser-alerts-waits = Na mesa confirmam o erro; a anotação espera por você
organiser-alerts-settle = Resolver
organiser-alerts-dismiss = Não há erro
organiser-alerts-sheet = Súmula
organiser-settle-how = Como termina?
organiser-settle-ways-correct = Corrigir as rodadas
organiser-settle-ways-stop = Parar como está
organiser-settle-ways-annul = Anular e jogar de novo
organiser-settle-suspends = Em qualquer caso { $name } não anota mais nesta partida. Se não houve erro, feche isto e aperte “Não há erro”.
organiser-settle-correct = Escrever isto na súmula
organiser-settle-stopAhead = Vence a dupla que está na frente, com o placar atual: { $score }.
organiser-settle-stopLevel = Está empatado. Que joguem mais uma rodada ou que decida o sorteio.
organiser-settle-stop = Parar a partida
organiser-settle-annulled = Tudo o que foi anotado nesta partida perde o efeito, e a mesa joga de novo.
organiser-settle-annul = Anular e jogar de novo
organiser-confirm-title = A confirmar
organiser-confirm-confirm = Confirmar
organiser-confirm-confirmTable = Confirmar a mesa { $table }
organiser-confirm-look = Súmula
organiser-confirm-waits = Antes é preciso resolver o que há nesta mesa.
organiser-confirm-notAgreed = A outra dupla ainda não concordou com o fim.
organiser-confirm-notSent = A mesa ainda não enviou o fim.
organiser-confirm-confirmed = A mesa { $table } está confirmada. Vitória de { $winners }, { $score }.
organiser-confirm-undo = Desfazer
organiser-ended-target = Vitória de { $winners }.
organiser-ended-stopped = Partida parada. Vitória de { $winners }, na frente no placar.
organiser-ended-lot = Partida parada com empate. Vitória de { $winners } por sorteio.
organiser-card-nothing = Nada anotado ainda
organiser-card-heard = Última anotação { $ago }
organiser-card-nobody = ninguém anota ainda
organiser-card-keeper = quem anota é { $name }
organiser-card-left =
    { $n ->
        [0] menos de um minuto
       *[other]
            { $n ->
                [one] falta { $n } minuto
                [many] faltam { $n } de minutos
               *[other] faltam { $n } minutos
            }
    }
organiser-card-timeUp = o tempo acabou
organiser-card-filler = Uma dupla só completa a mesa; nada é anotado para ela.
organiser-card-open = Abrir
organiser-sheet-title = Súmula
organiser-sheet-round = Rodada
organiser-sheet-led = sai { $name }
organiser-sheet-empty = Nenhuma rodada foi anotada.
organiser-sheet-onlyEnd = Só se conhece o fim.
organiser-sheet-recorded = Consta
organiser-sheet-leads = Na rodada { $n } sai { $name }.
organiser-window-unknown = Esta mesa ainda não começou.
organiser-window-confirmed = Confirmada.
organiser-window-enter = Preencher a súmula
organiser-window-correct = Corrigir a súmula
organiser-window-save = Salvar a súmula
organiser-window-filled = A súmula está salva.
organiser-window-stop = Parar a partida
organiser-window-stopAhead = Vence a dupla que está na frente, com o placar atual.
organiser-window-stopLevel = Está empatado. Que joguem mais uma rodada ou que decida o sorteio.
organiser-window-stopNow = Parar agora
organiser-window-stopByLot = Parar por sorteio
organiser-window-stopped = A partida está parada.
organiser-window-keeper = Quem anota
organiser-window-noKeeper = Aqui ninguém anota ainda.
organiser-window-keeps = Quem anota é { $name }.
organiser-window-writesFor = { $name } escreve no lugar de { $keeper }.
organiser-window-newKeeper = Quem vai anotar
organiser-window-name = Nomear
organiser-window-named = Agora quem anota é { $name }.
organiser-window-minutes = Mais tempo
organiser-window-given =
    { $n ->
        [0] Nada além do limite por enquanto.
       *[other]
            Além do limite: { $n ->
                [0] nenhum minuto
               *[other]
                    { $n ->
                        [one] { $n } minuto
                        [many] { $n } de minutos
                       *[other] { $n } minutos
                    }
            }.
    }
organiser-window-more =
    { $n ->
        [0] Mais nenhum minuto
       *[other]
            { $n ->
                [one] Mais { $n } minuto
                [many] Mais { $n } de minutos
               *[other] Mais { $n } minutos
            }
    }
organiser-form-kind = O que se sabe
organiser-form-kinds-rounds = Cada rodada
organiser-form-kinds-final = Só o fim
organiser-form-rounds = Rodadas
organiser-form-round = Rodada
organiser-form-gain = Rodada { $n }, { $pair }
organiser-form-roundsHelp = Em cada rodada uma dupla faz de 1 a { $most }. Um fechado empatado é 0.
organiser-form-first = Quem saiu primeiro
organiser-form-unknown = Não se sabe
organiser-form-blocker = Quem fechou
organiser-form-leaders = Conforme quem saiu
organiser-form-finalHelp = Como foi contado; o que passar de { $target } consta como { $target }.
organiser-form-stopped = Parada antes que alguém tivesse { $target }
organiser-form-lot = O sorteio escolheu
organiser-form-why = Por que muda
organiser-form-whyFree = Por que muda, se quiser
organiser-form-stood = Constava { $score }.
organiser-form-now = Agora { $score }.
organiser-form-unreadEnd = Escreva os dois placares com números.
organiser-form-unreadRound = A rodada { $n } não dá para entender: só uma dupla pontua, e com números.
organiser-announce-title = Aviso
organiser-announce-label = Avisar todos os aparelhos
organiser-announce-send = Avisar
organiser-announce-sent = Aviso enviado.
organiser-announce-before = Avisos anteriores: { $n }
organiser-results-title = Resultados
organiser-results-none = Nenhuma partida começou.
organiser-results-table = Mesa
organiser-results-pairs = Duplas
organiser-results-score = Placar
organiser-results-nothing = nada ainda
organiser-results-running = em jogo
organiser-results-stopped = parada
organiser-results-open = Abrir
organiser-print = Imprimir
organiser-seating-title = Lugares
organiser-seating-current = Partida { $n }, agora
organiser-seating-next = Partida { $n }, a próxima
organiser-seating-whole = A noite toda
organiser-people-title = Pessoas
organiser-people-join = Como os outros entram
organiser-people-joinHelp = Leem esta imagem com um celular, ou abrem a página e escrevem as letras. Não é preciso ter conta.
organiser-people-spelled = Letras para entrar: { $code }
organiser-people-copy = Copiar o endereço
organiser-people-qr = Imagem para ler com um celular: o endereço para entrar
organiser-people-haveJoined = Já entraram: { $n } de { $all }.
organiser-people-alone = Esta noite está só neste aparelho, então ninguém mais pode entrar.
organiser-people-list =
    { $n ->
        [0] nenhum jogador
       *[other]
            { $n ->
                [one] { $n } jogador
                [many] { $n } de jogadores
               *[other] { $n } jogadores
            }
    }
organiser-people-needsHelp = O que alguém precisa, só você e essa pessoa veem. O aparelho dela mostra isso depois que você o confirma.
organiser-people-notJoined = não entrou
organiser-people-online = conectado
organiser-people-away = sem conexão
organiser-people-name = Nome
organiser-people-needs = Do que esta pessoa precisa
organiser-people-save = Salvar
organiser-people-saved = Salvo.
organiser-people-free = Celular perdido: deixar entrar outro
organiser-people-freed = Esse aparelho fica de fora até você deixá-lo entrar de novo. Outro já pode entrar como { $name }.
organiser-people-notFreed = Isso não chegou ao servidor. Tente de novo quando houver conexão.
organiser-devices-help = Depois que você confirma este aparelho, ele mostra ao jogador o que você anotou sobre o que ele precisa.
organiser-devices-confirm = Este é mesmo o aparelho de { $name }
organiser-devices-isConfirmed = Confirmado como aparelho de { $name }.
organiser-devices-takeBack = Desfazer a confirmação
organiser-devices-confirmed = O aparelho está confirmado.
organiser-devices-unconfirmed = O aparelho não está mais confirmado.
organiser-devices-outTitle = Aparelhos que você retirou
organiser-devices-out = Aparelho de { $name }, desde { $time }
organiser-devices-organisersOut = Aparelho de um organizador, desde { $time }
organiser-devices-admit = Deixar entrar de novo
organiser-devices-admitted = Esse aparelho já pode entrar outra vez com as letras.
organiser-devices-failed = Isso não chegou ao servidor. Tente de novo quando houver conexão.
organiser-newCode-draw = Sortear letras novas
organiser-newCode-sure = Sortear letras novas? Com { $code } ninguém mais consegue entrar. Quem já entrou continua.
organiser-newCode-go = Sortear
organiser-newCode-keep = Deixar como está
organiser-newCode-drawn = As letras novas são { $code }.
organiser-lineup-title = Mudar quem joga
organiser-lineup-what = O que muda
organiser-lineup-kinds-late = Alguém chega atrasado
organiser-lineup-kinds-leaves = Alguém vai embora
organiser-lineup-kinds-substitute = Alguém continua no lugar de outro
organiser-lineup-effects-late = Quem chega recebe o próximo número. As partidas que faltam são redistribuídas; o que foi jogado fica.
organiser-lineup-effects-leaves = As partidas que faltam são redistribuídas sem esta pessoa; o que foi jogado fica.
organiser-lineup-effects-substitute = Quem entra recebe um número próprio e os lugares que faltam; o que foi jogado continua de quem jogou. Se os resultados devem seguir com um só número, mude o nome na lista.
organiser-lineup-leaver = Quem vai embora
organiser-lineup-newName = Nome de quem chega
organiser-lineup-from = A partir de qual partida
organiser-lineup-show = Ver a nova distribuição
organiser-lineup-working = Calculando a distribuição
organiser-lineup-failed = Não foi possível calcular a distribuição. Continua valendo a anterior.
organiser-lineup-proposed = A nova distribuição
organiser-lineup-take = Aceitar esta distribuição
organiser-lineup-taken = Vale a nova distribuição.
organiser-lineup-leave = Deixar como estava
organiser-penalties-title = Penalidades
organiser-penalties-enter = Anotar uma sanção
organiser-penalties-player = Jogador
organiser-penalties-usual = Comuns neste clube
organiser-penalties-choose = Escolha uma
organiser-penalties-reason = Motivo
organiser-penalties-match = Em qual partida
organiser-penalties-noMatch = Em nenhuma
organiser-penalties-round = Rodada, se souber
organiser-penalties-amount = Penalidade
organiser-penalties-amountHelp = Diminui o saldo deste jogador e nada mais. 0 é uma sanção sem penalidade.
organiser-penalties-off = Nesta noite não há penalidades, então as sanções não têm valor.
organiser-penalties-needed = O que alguém precisa nesta mesa nunca é punido:
organiser-penalties-maybe = Talvez alguém precise disso, e isso nunca é punido:
organiser-penalties-sounds =
    .partner-writes = (parceir|dupla).*(anot|escrev)|(anot|escrev).*parceir
    .partner-shuffles = parceir.*(embaralh|mex)|(embaralh|mex).*parceir
    .may-rearrange = toc(a|ou|ar)|reorden|orden(a|ou)|arrum|mex(eu|er)
    .neighbour-sets = vizinh.*(p[ôo]s|coloc)|virada para cima
    .all-say-ends = (disse|diz|fal|nome).*pontas?
    .may-ask-count = pergunt|quant
    .neighbour-stands = vizinh.*(peça|levant|vir)
    .neighbour-places = apont
    .knocks-to-pass = bat(eu|id|er)
    .others-knock = bat(eu|id|er)
    .sheet-shown = mostr.*súmula|súmula.*mostr
organiser-penalties-penalise = Anotar a penalidade
organiser-penalties-sanction = Anotar a sanção
organiser-penalties-entered = Anotada: { $name }.
organiser-penalties-list = Anotadas até agora
organiser-penalties-none = Nada foi anotado.
organiser-penalties-penalty = penalidade de { $n }
organiser-penalties-warned = sanção sem penalidade
organiser-penalties-withdraw = Retirar
organiser-penalties-why = Por que é retirada
organiser-penalties-keep = Manter
organiser-money-title = Dinheiro
organiser-money-stake =
    { $unit ->
        [none] A aposta é de { $n }.
       *[other] A aposta é de { $n } { $unit }.
    }
organiser-money-prizes-stakes = Quem vence leva ainda apostas de todos menos do segundo.
organiser-money-prizes-losses = Quem vence leva ainda o que perderam todos menos o segundo.
organiser-money-prizes-winnings = Quem vence leva ainda o que ganharam todos menos o segundo.
organiser-money-soFar = Como está agora.
organiser-money-prizeLater = O prêmio é calculado no fim.
organiser-money-final = Definitivo.
organiser-money-total = No total
organiser-money-level = No topo, só o número separa de outros: { $names }.
organiser-money-share = Dividir o prêmio
organiser-money-shareHelp = Quem empata no topo divide o prêmio e não paga nada.
organiser-money-law = O programa faz as contas e não movimenta dinheiro. O que a lei local diz sobre apostas é com você.
organiser-close-title = Encerrar a noite
organiser-close-ready = Todas as partidas foram jogadas.
organiser-close-left =
    { $n ->
        [0] Não falta nenhuma partida.
       *[other]
            { $n ->
                [one] Há { $n } partida que não chegou ao fim.
                [many] Há { $n } de partidas que não chegaram ao fim.
               *[other] Há { $n } partidas que não chegaram ao fim.
            }
    }
organiser-close-close = Encerrar a noite
organiser-close-ask = Encerrar a noite?
organiser-close-effect = Depois todos veem a ordem final e os ganhos. Não dá para anotar mais nada.
organiser-close-closeNow = Encerrar agora
organiser-close-notYet = Ainda não
organiser-close-closed = Encerrada às { $time }.
organiser-files-title = Para levar
organiser-files-fileHelp = O arquivo tem a noite inteira. Dá para guardar, enviar e abrir em outro aparelho.
organiser-files-whole = Com o que cada pessoa precisa
organiser-files-wholeHelp = Só para você: os outros não devem ler.
organiser-files-save = Salvar como arquivo
organiser-files-failed = Não foi possível gravar o arquivo. Tente de novo.
organiser-files-sheets = Folhas para imprimir
organiser-files-paper = Papel
organiser-files-large = Letra grande
organiser-files-kinds-seating = Lugares
organiser-files-kinds-schedule = Lugares da noite inteira
organiser-files-kinds-tables = Cartões de mesa
organiser-files-kinds-score = Súmulas
organiser-files-kinds-players = Cartões dos jogadores
organiser-files-kinds-results = Resultados
organiser-files-kinds-standings = Classificação
organiser-files-kinds-money = Dinheiro
organiser-files-kinds-log = Registro
organiser-files-kinds-procedure = O jogo à mesa
organiser-files-tables = Tabelas para outros programas
organiser-files-confirmedOnly = Uma partida conta nelas quando você a confirma.
organiser-board-title = Painel público
organiser-board-help = Para uma tela na sala: quem senta onde, como está cada mesa e a classificação. Ali não dá para anotar nada.
organiser-board-open = Abrir o painel
organiser-conditions-title = Condições
organiser-conditions-place = Local
organiser-conditions-date = Dia
organiser-conditions-players = Jogadores
organiser-conditions-seating = Distribuição
organiser-conditions-matches = Partidas
organiser-conditions-target = Joga-se até
organiser-conditions-time = Tempo por partida
organiser-conditions-countersign = A outra dupla concorda com o fim
organiser-conditions-yes = sim
organiser-conditions-change = Mudar as condições
organiser-conditions-name = Nome da noite
organiser-conditions-limit = Minutos por partida; vazio, sem limite
organiser-conditions-penalties = Há penalidades
organiser-conditions-save = Salvar as condições
organiser-conditions-saved = Salvo.
organiser-log-title = Correções
organiser-log-none = Nada foi corrigido.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = nada
organiser-log-why = Motivo: { $text }
organiser-log-sanction = Sanção de { $name }
organiser-log-scorer = { $at }, quem anota
organiser-log-round = { $at }, rodada { $n }
organiser-log-stopped = parada
organiser-log-lot = por sorteio
organiser-log-annulled = anulada
