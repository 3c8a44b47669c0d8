### Club evenings: organiser.

organiser-notAllowed = Só o organizador desta noite do clube pode abrir esta página.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [0] nenhuma partida
       *[other]
            { $matches ->
                [one] { $matches } partida, ainda não começou
                [many] { $matches } de partidas, nenhuma começou
               *[other] { $matches } partidas, nenhuma começou
            }
    }
organiser-phases-playing = Partida { $n } de { $all }, mesas confirmadas: { $done } de { $tables }
organiser-phases-between = A partida { $n } de { $all } acabou
organiser-phases-played =
    { $matches ->
        [0] nenhuma partida
       *[other]
            { $matches ->
                [one] { $matches } partida, já jogada
                [many] { $matches } de partidas, todas jogadas
               *[other] { $matches } partidas, todas jogadas
            }
    }
organiser-phases-closed = Encerrada
organiser-parts-title = Partes da noite do clube
organiser-parts-tables = Mesas
organiser-parts-standings = Classificação
organiser-parts-seating = Lugares
organiser-parts-people = Pessoas
organiser-parts-penalties = Penalidades
organiser-parts-money = Dinheiro
organiser-parts-evening = Noite do clube
organiser-wanted-title = Esperam por você
organiser-needs-title = Precisam de você
organiser-needs-none = Agora ninguém precisa de você.
organiser-needs-calls = A mesa { $table } chama
organiser-needs-score = Mesa { $table }, { $score }
organiser-needs-beat = { $winners } vencem { $losers }.
organiser-needs-silent = Mesa { $table }, sem notícias
organiser-needs-others = A mesa { $table } ainda joga
organiser-needs-keeps = { $name } anota.
organiser-needs-keepsNone = Ninguém anota em um celular.
organiser-wanted-call = A mesa { $table } chama você. { $by }: { $reason }.
organiser-wanted-alert = Mesa { $table }. { $cause }
organiser-wanted-over = A mesa { $table } acabou. Confirme o resultado.
organiser-wanted-late = Faz tempo que não há notícias da mesa { $table }.
organiser-wanted-lateOthers = A mesa { $table } ainda joga. Pelo menos metade das outras terminou.
organiser-tables-title = Mesas
organiser-tables-named = Mesa { $table }, { $state }. { $first }: { $firstScore }, { $second }: { $secondScore }.
organiser-tables-press = Toque em uma mesa para ver a súmula, corrigir ou anotar as rodadas você mesmo.
organiser-tables-progress = Partida { $n } de { $all }
organiser-next-last = A última partida
organiser-next-begin = Começar a partida { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Falta confirmar a mesa { LIST($tables) }.
        [many] Falta confirmar as mesas { LIST($tables) }.
       *[other] Falta confirmar as mesas { LIST($tables) }.
    }
organiser-next-seatsShown = Todos veem onde sentar.
organiser-next-callOut = Anuncie quem senta onde: está em “Lugares”.
organiser-next-played = Todas as partidas foram jogadas e confirmadas.
organiser-next-toClose = Encerrar a noite do clube
organiser-next-closed = A noite do clube está encerrada.
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Estou indo
organiser-calls-goTo = Estou indo à mesa { $table }
organiser-calls-done = Resolvido
organiser-calls-doneAt = Resolvido na mesa { $table }
organiser-alerts-open = O anotador ainda não respondeu
organiser-alerts-waits = O anotador diz que há um erro. A mesa espera por você.
organiser-alerts-settle = Corrigir
organiser-alerts-dismiss = Não há erro
organiser-alerts-keep = Manter a súmula
organiser-twoSheets-text = Nada foi sobrescrito. Escolha a súmula que vale.
organiser-twoSheets-recorded = Agora na súmula
organiser-twoSheets-entered = A outra anotação
organiser-twoSheets-finalOnly = Só o placar final
organiser-twoSheets-keep = Manter { $score }
organiser-twoSheets-use = Usar { $score }
organiser-settle-how = O que você faz?
organiser-settle-ways-correct = Corrigir as rodadas
organiser-settle-ways-stop = Interromper neste placar
organiser-settle-ways-annul = Anular e jogar de novo
organiser-settle-suspends = Além disso, { $name } deixa de anotar nesta partida
organiser-settle-takesOver = Os celulares da mesa perguntam então quem assume.
organiser-settle-correct = Salvar a súmula
organiser-settle-stopAhead = A dupla que está na frente ganha com este placar: { $score }.
organiser-settle-stopLevel = O placar está empatado. Deixe jogar mais uma rodada ou decida por sorteio.
organiser-settle-stop = Interromper a partida
organiser-settle-annulled = Isto cancela tudo o que foi anotado nesta partida. A mesa joga a partida de novo.
organiser-settle-annul = Anular e jogar de novo
organiser-confirm-confirm = Confirmar
organiser-confirm-confirmTable = Confirmar a mesa { $table }
organiser-confirm-look = Ver súmula
organiser-confirm-waits = Resolva antes o alerta desta mesa.
organiser-confirm-notAgreed = A outra dupla ainda não concordou com o resultado.
organiser-confirm-notSent = O anotador ainda não enviou o resultado.
organiser-confirm-confirmed = A mesa { $table } está confirmada: { $winners } ganharam por { $score }.
organiser-confirm-undo = Desfazer
organiser-ended-target = { $winners } ganharam.
organiser-ended-stopped = Partida interrompida: { $winners } estavam na frente e ganharam.
organiser-ended-lot = Partida interrompida com empate: { $winners } ganharam por sorteio.
organiser-ended-absent = Venceram { $winners }: a outra dupla não apareceu.
organiser-ended-expelled = Venceram { $winners }: um jogador da outra dupla foi expulso.
organiser-card-heard = Última anotação { $ago }.
organiser-card-unheard = Ainda não há anotações.
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
organiser-card-filler = Uma dupla só completa a mesa. A partida não conta para ela.
organiser-sheet-title = Súmula
organiser-sheet-round = Rodada
organiser-sheet-led = { $name } saiu
organiser-sheet-annulled = anulada
organiser-sheet-empty = Nenhuma rodada ainda.
organiser-sheet-onlyEnd = Só o placar final é conhecido.
organiser-sheet-recorded = Anotado
organiser-sheet-leads = { $name } sai na rodada { $n }.
organiser-window-unknown = Esta mesa não começou.
organiser-window-confirmed = Confirmada.
organiser-window-enter = Preencher a súmula
organiser-window-correct = Corrigir a súmula
organiser-window-save = Salvar a súmula
organiser-window-filled = A súmula está salva.
organiser-window-stop = Interromper a partida
organiser-window-stopAhead = A dupla { $winners } vence com { $score }.
organiser-window-stopLevel = O placar está empatado. Deixe jogar mais uma rodada ou decida por sorteio.
organiser-window-stopNow = Interromper agora
organiser-window-stopAsk = Interromper a partida em { $score }?
organiser-window-stopAt = Interromper em { $score }
organiser-window-stopLotAt = Interromper em { $score }, por sorteio
organiser-window-playOn = Continuar jogando
organiser-window-stopped = A partida foi interrompida.
organiser-window-keeper = Anotador
organiser-window-noKeeper = Esta mesa ainda não tem anotador.
organiser-window-keeps = { $name } anota.
organiser-window-writesFor = { $name } anota no lugar de { $keeper }.
organiser-window-newKeeper = Novo anotador
organiser-window-name = Escolher
organiser-window-named = Agora { $name } anota.
organiser-window-minutes = Mais tempo
organiser-window-given =
    { $n ->
        [0] Nenhum tempo extra até agora.
       *[other]
            Tempo extra até agora: { $n ->
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
organiser-window-annul = Anular e repetir a partida
organiser-window-annulled = A partida foi anulada. Os celulares da mesa perguntam quem anota.
organiser-forfeit-absent = Uma dupla não apareceu
organiser-forfeit-absentHelp = Toque na dupla que não está. A outra vence, como diz o regulamento.
organiser-forfeit-absentAsk = { $names } não apareceram. { $winners } vencem a partida.
organiser-forfeit-expelled = Expulsar um jogador desta partida
organiser-forfeit-expelledHelp = Toque na dupla desse jogador. Ela perde a partida, como diz o regulamento.
organiser-forfeit-expelledAsk = { $names } perdem a partida por expulsão. Vencem { $winners }.
organiser-forfeit-yes = Anotar
organiser-forfeit-no = Voltar
organiser-forfeit-entered = Está anotado. Confirme o resultado.
organiser-form-kind = O que você anota
organiser-form-kinds-rounds = Cada rodada
organiser-form-kinds-final = Só o placar final
organiser-form-rounds = Rodadas
organiser-form-round = Rodada
organiser-form-gain = Rodada { $n }, { $pair }
organiser-form-roundsHelp = Em cada rodada uma dupla marca de 1 a { $most }. Escreva 0 num jogo fechado empatado.
organiser-form-first = Quem saiu primeiro
organiser-form-annulled = Adicionar uma rodada anulada
organiser-form-unknown = Não se sabe
organiser-form-blocker = Quem fechou
organiser-form-leaders = Não se sabe: usar a dupla que saiu
organiser-form-finalHelp = Escreva o placar como foi contado. O que passar de { $target } fica como { $target }.
organiser-form-stopped = Interrompida antes de uma dupla chegar a { $target }
organiser-form-lot = Vencedores por sorteio
organiser-form-lotHelp = Sorteie aqui, ou sorteie à mão e escolha os vencedores.
organiser-form-draw = Sortear
organiser-form-drawn = Sorteio: vencem { $winners }.
organiser-form-lotMissing = Sorteie, ou escolha quem ganhou o sorteio.
organiser-form-why = Motivo da mudança
organiser-form-whyFree = Motivo da mudança, se quiser
organiser-form-stood = Era { $score }.
organiser-form-now = Agora é { $score }.
organiser-form-changed = A súmula mudou enquanto você digitava. Agora diz { $score }.
organiser-form-again = Recomeçar dessa súmula
organiser-form-unreadEnd = Escreva os dois placares em números.
organiser-form-unreadRound = Confira a rodada { $n }. Só uma dupla marca, e o placar é um número.
organiser-announce-title = Aviso
organiser-announce-open = Anunciar
organiser-announce-label = Mensagem para todos
organiser-announce-send = Enviar
organiser-announce-sent = Enviado.
organiser-announce-before = Enviados até agora: { $n }
organiser-results-title = Resultados
organiser-results-none = Nenhuma partida começou.
organiser-results-table = Mesa
organiser-results-pairs = Duplas
organiser-results-score = Placar
organiser-results-nothing = sem placar ainda
organiser-results-running = em jogo
organiser-results-stopped = interrompida
organiser-results-absent = W.O.
organiser-results-expelled = expulsão
organiser-results-open = Abrir
organiser-print = Imprimir
organiser-seating-title = Lugares
organiser-seating-current = Partida { $n }, agora
organiser-seating-next = Partida { $n }, a seguir
organiser-seating-whole = Todas as partidas
organiser-people-title = Pessoas
organiser-people-join = Como os outros entram
organiser-people-joinHelp = Eles leem esta imagem com o celular ou abrem a página e digitam as letras. Não precisam de conta.
organiser-people-spelled = Letras para entrar: { $code }
organiser-people-copy = Copiar endereço
organiser-people-qr = Código QR: o endereço para entrar
organiser-people-haveJoined =
    { $n ->
        [one] { $n } de { $all } já entrou.
       *[other] { $n } de { $all } já entraram.
    }
organiser-people-alone = Esta noite do clube está só neste aparelho, então os outros não podem entrar.
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
organiser-people-needsHelp = Só você e essa pessoa veem do que ela precisa. O aparelho dela mostra isso depois que você confirmar o aparelho.
organiser-people-notJoined = não entrou
organiser-people-online = entrou
organiser-people-away = entrou, sem conexão
organiser-people-noPhone = joga sem celular
organiser-people-lacksPhone = Não tem celular
organiser-people-name = Nome
organiser-people-needs = Do que esta pessoa precisa
organiser-people-save = Salvar
organiser-people-saved = Salvo.
organiser-people-free = Trocar um celular perdido
organiser-people-freed = O celular antigo fica de fora até você liberar. Outro celular já pode entrar como { $name }.
organiser-people-notFreed = Não conseguimos falar com o servidor. Tente de novo quando houver conexão.
organiser-guests-title = Convidados
organiser-guests-help = Estes jogadores não estão na lista do clube. Como membros, você pode escolhê-los para a próxima noite do clube.
organiser-guests-add = Tornar membro
organiser-guests-addNamed = Tornar { $name } membro
organiser-guests-added = { $name } agora é membro.
organiser-guests-alike = { $other } já está na lista. { $name } é a mesma pessoa?
organiser-guests-same = Sim, a mesma pessoa
organiser-guests-another = Não, adicionar outra pessoa
organiser-guests-failed = Não conseguimos adicionar { $name }. Tente de novo ou use a página do clube.
organiser-devices-help = Depois que você confirmar este aparelho, o jogador vê nele o que você anotou sobre as necessidades dele.
organiser-devices-confirm = Este é mesmo o aparelho de { $name }
organiser-devices-isConfirmed = Confirmado como aparelho de { $name }.
organiser-devices-takeBack = Desfazer a confirmação
organiser-devices-confirmed = O aparelho está confirmado.
organiser-devices-unconfirmed = O aparelho não está mais confirmado.
organiser-devices-outTitle = Aparelhos que você retirou
organiser-devices-out = Aparelho de { $name }, desde { $time }
organiser-devices-organisersOut = Aparelho de um organizador, desde { $time }
organiser-devices-admit = Deixar entrar de novo
organiser-devices-admitted = Esse aparelho já pode entrar de novo com as letras.
organiser-devices-failed = Não conseguimos falar com o servidor. Tente de novo quando houver conexão.
organiser-newCode-draw = Trocar as letras
organiser-newCode-sure = Trocar as letras? { $code } deixa de funcionar. Quem já entrou continua.
organiser-newCode-go = Trocar
organiser-newCode-keep = Cancelar
organiser-newCode-drawn = As letras novas são { $code }.
organiser-lineup-title = Mudar a escalação
organiser-lineup-what = O que muda
organiser-lineup-kinds-late = Um jogador chega atrasado
organiser-lineup-kinds-leaves = Um jogador vai embora
organiser-lineup-kinds-substitute = Um substituto continua
organiser-lineup-effects-late = O novo jogador recebe o próximo número. As partidas que faltam ganham novos lugares, e as jogadas ficam.
organiser-lineup-effects-leaves = As partidas que faltam ganham novos lugares sem este jogador. As jogadas ficam.
organiser-lineup-effects-substitute = O novo jogador recebe um número novo e os lugares que faltam. Cada um fica com as partidas que jogou. Para juntar todos os resultados num só número, mude o nome na lista.
organiser-lineup-leaver = Quem vai embora
organiser-lineup-newName = Nome do novo jogador
organiser-lineup-from = A partir de qual partida
organiser-lineup-show = Mostrar os novos lugares
organiser-lineup-working = Calculando os lugares
organiser-lineup-failed = Não conseguimos calcular os lugares. Os antigos continuam.
organiser-lineup-proposed = Os novos lugares
organiser-lineup-take = Usar estes lugares
organiser-lineup-taken = Os novos lugares estão valendo.
organiser-lineup-leave = Manter os antigos
organiser-penalties-title = Penalidades
organiser-penalties-enter = Anotar uma sanção
organiser-penalties-player = Jogador
organiser-penalties-usual = De costume neste clube
organiser-penalties-choose = Escolha uma
organiser-penalties-reason = Motivo
organiser-penalties-match = Partida
organiser-penalties-noMatch = Nenhuma partida
organiser-penalties-round = Rodada, se souber
organiser-penalties-amount = Penalidade
organiser-penalties-amountHelp = Diminui o saldo deste jogador. Com 0, a sanção fica anotada, mas nada é descontado.
organiser-penalties-pointsHelp = Diminui os pontos pró e o saldo deste jogador. Com 0, a sanção fica anotada, mas nada é descontado.
organiser-penalties-matchPointsHelp = Diminui os pontos de partida deste jogador. Com 0, a sanção fica anotada, mas nada é descontado.
organiser-penalties-expel = Expulsão da noite do clube, a partir desta partida
organiser-penalties-expelHelp = A dupla perde as partidas que restam. Encerre você mesmo a partida na mesa dela.
organiser-penalties-off = Esta noite do clube não tem penalidades, então a sanção não tem valor.
organiser-penalties-needed = Não dê penalidade pelo que os jogadores desta mesa precisam:
organiser-penalties-maybe = Talvez um jogador precise disto. Não dê penalidade:
# These are regular expressions, not sentences. They are looked for in the reason of a sanction, without regard to capitals.
# Write the beginnings of words that say the same in your language. "|" means "or", ".*" means anything between.
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
organiser-penalties-penalise = Anotar penalidade
organiser-penalties-sanction = Anotar sanção
organiser-penalties-entered = Anotada para { $name }.
organiser-penalties-list = Anotadas até agora
organiser-penalties-none = Nenhuma sanção ainda.
organiser-penalties-penalty = penalidade de { $n }
organiser-penalties-warned = sanção sem penalidade
organiser-penalties-expelled = expulsão
organiser-penalties-withdraw = Retirar
organiser-penalties-why = Motivo para retirar
organiser-penalties-keep = Manter
organiser-money-title = Dinheiro
organiser-money-stake = A aposta é de { $amount }.
organiser-money-unit = { $amount } { $unit }
# An amount where the organiser has named no unit. $n is the number of $amount.
organiser-money-chips =
    { $n ->
        [0] nenhuma ficha
        [one] { $amount } ficha
       *[other] { $amount } fichas
    }
organiser-money-prizes-stakes = Todos, menos o segundo, pagam também apostas ao vencedor.
organiser-money-prizes-losses = Todos, menos o segundo, pagam também ao vencedor o que perderam.
organiser-money-prizes-winnings = Todos, menos o segundo, pagam também ao vencedor tanto quanto eles próprios ganharam.
organiser-money-soFar = Até agora.
organiser-money-prizeLater = O prêmio entra no fim.
organiser-money-final = Definitivo.
organiser-money-total = Total
organiser-money-payments = Quem paga a quem
organiser-money-payment = { $from } paga a { $to }: { $amount }.
organiser-money-even = Ninguém deve nada.
organiser-money-level = { $names } dividem o primeiro lugar: são iguais em tudo, menos no número.
organiser-money-share = Dividir o prêmio
organiser-money-shareHelp = Os jogadores empatados em primeiro dividem o prêmio, e nenhum deles paga.
organiser-money-law = Este programa só faz as contas. Sobre apostas, siga a lei do seu lugar.
organiser-close-title = Encerrar a noite do clube
organiser-close-ready = Todas as partidas foram jogadas.
organiser-close-left =
    { $n ->
        [0] Não falta nenhuma partida.
       *[other]
            { $n ->
                [one] { $n } partida não terminou.
                [many] { $n } de partidas não terminaram.
               *[other] { $n } partidas não terminaram.
            }
    }
organiser-close-close = Encerrar a noite do clube
organiser-close-ask = Encerrar a noite do clube?
organiser-close-effect = Todos vão ver a classificação final.
organiser-close-effectMoney = Todos vão ver a classificação final e os ganhos.
organiser-close-later = Se algo estiver errado, você pode reabri-la depois.
organiser-close-season = Conta para a temporada?
organiser-close-count = Encerrar e contar
organiser-close-countNot = Encerrar sem contar
organiser-close-closeNow = Encerrar agora
organiser-close-notYet = Ainda não
organiser-close-closed = Encerrada às { $time }.
organiser-close-counts = Conta para a temporada.
organiser-close-countsNot = Não conta para a temporada.
organiser-close-share = Link para os vencedores e a classificação final, para todos
organiser-close-reopen = Reabrir
organiser-close-reopenAsk = Reabrir a noite do clube?
organiser-close-reopenEffect = Depois você pode corrigir resultados, continuar jogando e encerrar de novo. Até lá não conta para a temporada.
organiser-close-reopenPeople = Jogadores que agora estão em outra noite do clube ficam lá.
organiser-close-stay = Deixar encerrada
organiser-close-discard = Descartar a noite do clube
organiser-close-discardAsk = Descartar a noite do clube?
organiser-close-discardEffect = Os jogadores veem que ela foi descartada. Depois ela não fica em nenhuma lista do clube.
organiser-close-discardNow = Descartar
organiser-close-discarded = Você descartou esta noite do clube. Ela não está em nenhuma lista do clube.
organiser-files-title = Salvar e imprimir
organiser-files-fileHelp = O arquivo tem toda a noite do clube. Você pode guardar, enviar por e-mail ou abrir em outro aparelho.
organiser-files-whole = Incluir as cortesias dos jogadores
organiser-files-wholeHelp = Guarde este arquivo só para você: ele mostra as cortesias de cada jogador.
organiser-files-save = Salvar como arquivo
organiser-files-failed = Não conseguimos salvar o arquivo. Tente de novo.
organiser-files-sheets = Folhas para imprimir
organiser-files-paper = Papel
organiser-files-large = Letra grande
organiser-files-unprintable =
    { $count ->
        [one] Um nome não pode ser impresso inteiro.
        [many] { $count } de nomes não podem ser impressos inteiros.
       *[other] { $count } nomes não podem ser impressos inteiros.
    }
organiser-files-unprintableHelp = As folhas mostram o que podem, ou o número. Peça estas fontes a quem cuida do servidor, ou imprima pelo navegador.
organiser-files-signs = Destes nomes ficam de fora emojis e sinais:
organiser-files-tonight = Imprimir tudo para esta noite
organiser-files-tonightHelp = Um arquivo: lugares para a parede e de todas as partidas, cartões de mesa, súmulas e o jogo à mesa.
organiser-files-kinds =
    .seating-poster = Lugares para a parede
    .standings-poster = Classificação para a parede
    .certificates = Certificados
    .seating = Lugares
    .schedule = Lugares de todas as partidas
    .tables = Cartões de mesa
    .score = Súmulas
    .players = Cartões dos jogadores
    .results = Resultados
    .standings = Classificação
    .money = Dinheiro
    .log = Registro
    .procedure = O jogo à mesa
    .regulation = Regulamento
organiser-files-tables = Tabelas para outros programas
organiser-files-confirmedOnly = Elas só têm as partidas que você confirmou.
organiser-board-title = Painel público
organiser-board-help = Para uma tela na sala. Mostra quem senta onde, o placar de cada mesa e a classificação.
organiser-board-open = Abrir painel
organiser-conditions-title = Condições
organiser-conditions-place = Local
organiser-conditions-date = Data
organiser-conditions-players = Jogadores
organiser-conditions-seating = Distribuição dos lugares
organiser-conditions-matches = Partidas
organiser-conditions-target = Até
organiser-conditions-time = Tempo por partida
organiser-conditions-countersign = A outra dupla concorda com o resultado
organiser-conditions-yes = sim
organiser-conditions-change = Mudar condições
organiser-conditions-name = Nome da noite do clube
organiser-conditions-limit = Minutos por partida; deixe vazio para não ter limite
organiser-conditions-penalties = Usar penalidades
organiser-conditions-save = Salvar condições
organiser-conditions-saved = Salvo.
organiser-matchCount-title = Mudar o número de partidas
organiser-matchCount-label = Número de partidas
organiser-matchCount-note = As partidas que já começaram ficam. As outras mantêm os lugares.
organiser-matchCount-none = Depois da partida { $n } não há mais partidas.
organiser-online-when = Você pode mudar isto enquanto nenhuma partida estiver em jogo.
organiser-online-save = Salvar mesas on-line
organiser-log-title = Correções e notas
organiser-log-none = Nenhuma correção ou nota ainda.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = nada
organiser-log-why = Motivo: { $text }
organiser-log-online = Esta mesa foi jogada on-line e anotou sozinha as rodadas.
organiser-log-sanction = Sanção de { $name }
organiser-log-scorer = { $at }, anotador
organiser-log-round = { $at }, rodada { $n }
organiser-log-stopped = interrompida
organiser-log-absent = não apareceu
organiser-log-expelled = expulsão
organiser-log-lot = por sorteio
organiser-log-annulled = anulada
organiser-note-label = Escreva uma nota
organiser-note-help = Ela guarda a hora. Só os organizadores a veem: nesta página, no arquivo e no registro impresso.
organiser-note-match = Partida da nota
organiser-note-noMatch = Nenhuma partida
organiser-note-table = Mesa da nota
organiser-note-noTable = Nenhuma mesa
organiser-note-round = Rodada, se souber
organiser-note-write = Anotar
organiser-note-written = A nota está no registro.
organiser-note-note = Nota:
# $what is a match, a table or a round.
organiser-note-about = Nota, { $what }:
