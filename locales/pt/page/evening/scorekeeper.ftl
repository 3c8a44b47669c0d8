### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Mesa { $table } vista de cima
scorekeeper-back = Voltar
scorekeeper-more = Mais
scorekeeper-moreTitle = Mais nesta mesa
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } anotação foi recusada
        [many] { $n } de anotações foram recusadas
       *[other] { $n } anotações foram recusadas
    }
scorekeeper-strips-look = Ver anotações
scorekeeper-strips-late = O organizador espera notícias desta mesa. Anotem as rodadas já jogadas.
scorekeeper-strips-lateOthers = Pelo menos metade das outras mesas terminou. O organizador espera por esta.
scorekeeper-strips-announced = O organizador: { $text }
scorekeeper-strips-organiserChecks = O organizador verifica isso. Continuem.
scorekeeper-strips-seen = Entendi
scorekeeper-strips-minutes =
    { $n ->
        [one] Falta { $n } minuto
        [many] Faltam { $n } de minutos
       *[other] Faltam { $n } minutos
    }
scorekeeper-strips-up = O tempo acabou
scorekeeper-strips-soon =
    { $n ->
        [one] Falta { $n } minuto. A rodada em jogo quando o tempo acabar é a última.
        [many] Faltam { $n } de minutos. A rodada em jogo quando o tempo acabar é a última.
       *[other] Faltam { $n } minutos. A rodada em jogo quando o tempo acabar é a última.
    }
scorekeeper-strips-last = O tempo acabou, então esta rodada é a última. Terminem e anotem.
scorekeeper-strips-level = O tempo acabou e o placar está empatado. Joguem mais uma rodada.
scorekeeper-keeper-title = Quem anota?
scorekeeper-keeper-next = Quem assume a anotação?
scorekeeper-keeper-text = O anotador anota cada rodada no próprio celular. Os outros veem na hora.
scorekeeper-keeper-me = { $name }, neste celular
scorekeeper-keeper-noPhone = { $name }, sem celular
scorekeeper-keeper-nobody = Se ninguém puder, escrevam as rodadas no papel. Chamem o organizador, que depois anota.
scorekeeper-keeper-phones = Quem não tem celular aqui?
scorekeeper-keeper-iHaveNone = Não tenho celular: { $name }
scorekeeper-present-title = Os quatro estão aqui?
scorekeeper-present-yes = Os quatro estão aqui
scorekeeper-present-no = Falta um jogador: chamar o organizador
scorekeeper-lead-title = Quem sai primeiro?
scorekeeper-lead-lot = Cada um pega uma das peças viradas para baixo. Sai quem tem o número mais alto. Se for igual, ganha a carroça. Sem carroça, ganha a soma maior.
scorekeeper-round-title = { $name } sai
scorekeeper-round-shuffles = { $name } embaralha.
scorekeeper-round-next = { $name }, à direita, sai na próxima rodada.
scorekeeper-round-wonBy = Quem ganhou a rodada?
scorekeeper-round-tied = Jogo fechado e empatado: sem pontos
scorekeeper-round-annulled = Rodada anulada: sem pontos
scorekeeper-round-otherLead = Sai outro jogador
scorekeeper-round-last = Rodada { $n }: { $names } { $points }
scorekeeper-round-lastTied = Rodada { $n }: jogo fechado e empatado
scorekeeper-round-lastAnnulled = Rodada { $n }: anulada
scorekeeper-round-show = Mostrar o placar a todos agora
scorekeeper-round-takeBack = Desfazer a rodada { $n }
scorekeeper-round-correct = Corrigir a rodada { $n }
scorekeeper-round-stop = Nenhuma rodada em jogo: interromper em { $score }
scorekeeper-entry-points = Pontos para { $names }
scorekeeper-entry-help = Some todas as peças que sobraram com os dois perdedores.
scorekeeper-entry-field = Pontos, de 1 a { $most }
scorekeeper-entry-keys = Teclado
scorekeeper-entry-tiles = Tocar nas peças que sobraram
scorekeeper-entry-digit = { $n }
scorekeeper-entry-erase = Apagar o último algarismo
scorekeeper-entry-sum =
    { $tiles ->
        [0] nenhuma peça
       *[other]
            { $tiles ->
                [one] { $tiles } peça
                [many] { $tiles } de peças
               *[other] { $tiles } peças
            }
    }: { $n ->
        [0] nenhum ponto
       *[other]
            { $n ->
                [one] { $n } ponto
                [many] { $n } de pontos
               *[other] { $n } pontos
            }
    }
scorekeeper-entry-clear = Recomeçar
scorekeeper-entry-tooFew = Cada perdedor tem pelo menos uma peça.
scorekeeper-entry-tooMany = Duas mãos têm no máximo catorze peças.
scorekeeper-entry-wrong = Uma rodada vale de 1 a { $most } pontos.
scorekeeper-entry-enter =
    { $n ->
        [0] Anotar nenhum ponto
       *[other]
            { $n ->
                [one] Anotar { $n } ponto
                [many] Anotar { $n } de pontos
               *[other] Anotar { $n } pontos
            }
    }
scorekeeper-entry-enterNothing = Anotar
scorekeeper-entry-surely =
    { $n ->
        [one] Sim, anotar { $n } ponto
        [many] Sim, anotar { $n } de pontos
       *[other] Sim, anotar { $n } pontos
    }
scorekeeper-entry-becomes = De { $before } passa a { $after }
scorekeeper-entry-wins = De { $before } passa a { $after }: vitória
scorekeeper-entry-blocker = Qual dupla fechou o jogo?
scorekeeper-entry-blockerHelp = O zero fica na coluna dela.
scorekeeper-entry-high =
    { $n ->
        [0] Nenhum ponto mesmo?
       *[other]
            { $n ->
                [one] { $n } ponto mesmo?
                [many] { $n } de pontos mesmo?
               *[other] { $n } pontos mesmo?
            }
    }
scorekeeper-entry-highHelp = Poucas rodadas valem tanto. Some as peças de novo.
scorekeeper-entry-twice = O mesmo de novo?
scorekeeper-entry-twiceHelp = Você anotou isto há pouco: { $round }. É outra rodada?
scorekeeper-entry-tied = Jogo fechado e empatado?
scorekeeper-entry-tiedHelp = Nenhuma dupla marca nesta rodada.
scorekeeper-entry-annulled = Anular esta rodada?
scorekeeper-entry-sure = Sim, anotar
scorekeeper-entry-unsure = Não, mudar
scorekeeper-entry-correcting = Rodada { $n }: quem ganhou?
scorekeeper-takeBack-title = Desfazer a rodada { $n }?
scorekeeper-takeBack-text = A rodada sai da súmula. A mudança fica no registro.
scorekeeper-takeBack-yes = Desfazer
scorekeeper-takeBack-no = Cancelar
scorekeeper-otherLead-title = Quem sai na rodada { $n }?
scorekeeper-otherLead-text = Deveria ser { $name }.
scorekeeper-otherLead-should = { $name }, quem deve sair
scorekeeper-otherLead-entered = { $name }, como foi anotado
scorekeeper-alert-title = Isto é um erro?
scorekeeper-alert-recorded = A súmula mostra na rodada { $n }: { $round }.
scorekeeper-alert-deny = Não é erro: manter
scorekeeper-alert-confirm = É erro: esperar o organizador
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = jogo fechado e empatado
scorekeeper-alert-annulled = anulada
scorekeeper-held-title = Espere o organizador
scorekeeper-held-text = O organizador precisa resolver isto antes de você anotar mais rodadas:
scorekeeper-held-goOn = Chegamos a um acordo: continuar
scorekeeper-stop-title = Interromper aqui?
scorekeeper-stop-text = O tempo acabou e a última rodada está anotada. A dupla que está na frente ganha com este placar.
scorekeeper-stop-yes = Interromper em { $score }
scorekeeper-stop-no = Ainda estamos jogando
scorekeeper-over-title = A partida acabou?
scorekeeper-over-record = { $reached }. Anotamos { $recorded }.
scorekeeper-over-recordAsIs = Anotamos { $recorded }.
scorekeeper-over-wins = { $names } ganham a partida.
scorekeeper-over-lot = O placar está empatado. O organizador decidiu por sorteio.
scorekeeper-over-absent = A outra dupla não apareceu.
scorekeeper-over-expelled = Um jogador da outra dupla foi expulso.
scorekeeper-over-stopped = A partida foi interrompida antes do fim.
scorekeeper-over-stoppedBy =
    .time = A partida foi interrompida porque o tempo acabou.
    .organiser = O organizador interrompeu a partida.
scorekeeper-over-send = Enviar ao organizador
scorekeeper-over-correct = Está errado: corrigir a rodada { $n }
scorekeeper-sent-title = Enviado ao organizador
scorekeeper-sent-kept = Salvo neste celular
scorekeeper-sent-keptText = Você está sem conexão. Diga o resultado ao organizador. O celular envia depois.
scorekeeper-sent-waitsForPair = Antes, um jogador da outra dupla tem de concordar no celular: { $names }.
scorekeeper-sent-agreed = { $name } concorda.
scorekeeper-sent-waits = Falta o organizador confirmar.
scorekeeper-sent-begun = O organizador começou a partida { $match } aqui
scorekeeper-agree-title = Está certo?
scorekeeper-agree-text = { $name } enviou o resultado da partida.
scorekeeper-agree-yes = Concordamos
scorekeeper-agree-no = Contestamos
scorekeeper-done-title = A partida { $match } está confirmada
scorekeeper-watching-title = { $name } anota
scorekeeper-watching-nobody = Ainda sem anotador
scorekeeper-watching-noPhone = { $name } não entrou com um celular. Assuma a súmula, ou anotem no papel para o organizador.
scorekeeper-watching-leads = Rodada { $n }: { $name } sai.
scorekeeper-watching-takeOver = Assumir
scorekeeper-watching-takeOverAsk = Assumir a súmula no lugar de { $name }? O outro celular só vai poder ler.
scorekeeper-watching-takeOverYes = Sim, assumir
scorekeeper-watching-held = Sua mesa espera o organizador.
scorekeeper-watching-suspended = O organizador decidiu que você não anota mais nesta partida.
scorekeeper-watching-over = A partida acabou aqui.
scorekeeper-sheet-title = Rodadas
scorekeeper-sheet-caption = Rodadas da partida { $match }, mesa { $table }
scorekeeper-sheet-round = Rodada
scorekeeper-sheet-leads = Sai
scorekeeper-sheet-cell =
    { $n ->
        [0] nenhum ponto, agora { $sum }
       *[other]
            { $n ->
                [one] { $n } ponto, agora { $sum }
                [many] { $n } de pontos, agora { $sum }
               *[other] { $n } pontos, agora { $sum }
            }
    }
scorekeeper-sheet-onlyEnd = Só o placar final é conhecido. As rodadas estão no papel.
scorekeeper-sheet-empty = Nenhuma rodada ainda.
scorekeeper-sheet-object = Contestar a rodada { $n }
scorekeeper-sheet-objectShort = Contestar
scorekeeper-sheet-what = O que está errado?
scorekeeper-sheet-send = Enviar contestação
scorekeeper-sheet-objected = Você contestou a rodada { $n }. O anotador responde.
scorekeeper-call-title = Chamar o organizador
scorekeeper-call-text = Qual é o assunto?
scorekeeper-call-state =
    .open = Organizador chamado: { $reason }. Ainda não está a caminho.
    .on-the-way = Organizador chamado: { $reason }. Está a caminho.
    .done = Organizador chamado: { $reason }. Resolvido.
scorekeeper-pencil-open = Passar para …
scorekeeper-pencil-title = Quem anota agora?
scorekeeper-pencil-text = Esse celular passa a anotar. Neste você acompanha.
scorekeeper-pencil-nobody = Nenhum outro celular desta mesa pode anotar agora. Chame o organizador.
scorekeeper-show-title = Mostrar à mesa
scorekeeper-refused-title = Anotações recusadas
scorekeeper-refused-text = Você anotou isto neste celular, mas a súmula mostra outra coisa. Confira a súmula e anote de novo o que falta.
scorekeeper-refused-tried = Você anotou: { $what }
scorekeeper-refused-recorded = A súmula mostra: { $what }
scorekeeper-refused-nothing = nada
scorekeeper-refused-dismiss = Entendi
scorekeeper-refused-acts-keeper = { $name } anota
scorekeeper-refused-acts-present = os quatro estão aqui
scorekeeper-refused-acts-lead = { $name } sai na rodada { $n }
scorekeeper-refused-acts-round = rodada { $n }, { $round }
scorekeeper-refused-acts-change = rodada { $n }, { $now } em vez de { $old }
scorekeeper-refused-acts-takeBack = rodada { $n }, { $old }, desfeita
scorekeeper-refused-acts-finish = o resultado da partida
scorekeeper-refused-acts-agree = o acordo com o resultado
scorekeeper-refused-acts-stop = a interrupção da partida
scorekeeper-refused-acts-answer = sua resposta a um alerta
scorekeeper-refused-acts-object = uma contestação da rodada { $n }: { $text }
scorekeeper-refused-acts-call = um chamado ao organizador
scorekeeper-refused-acts-other = outra coisa
scorekeeper-refused-at = Partida { $match }, mesa { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Jogo fechado e empatado, sem pontos.
scorekeeper-said-annulled = Rodada anulada, sem pontos.
scorekeeper-said-now = Agora { $a } a { $b }.
scorekeeper-said-leads = { $name } sai.
scorekeeper-said-changed = A rodada { $n } foi corrigida.
scorekeeper-said-takenBack = A rodada { $n } foi desfeita.
scorekeeper-said-keeps = { $name } anota.
scorekeeper-said-over = A partida acabou. { $names } ganham. Anotamos { $a } a { $b }.
scorekeeper-said-agreeAsked = Confira o resultado e diga se concorda.
scorekeeper-said-agreed = { $name } concorda com o resultado.
scorekeeper-said-confirmed = O organizador confirmou a partida.
scorekeeper-said-begun = A partida { $match } começou. Você senta na mesa { $table }.
scorekeeper-said-begunResting = A partida { $match } começou. Você descansa.
scorekeeper-said-alert = Há um erro? Responda, por favor.
scorekeeper-said-held = Espere o organizador.
scorekeeper-said-released = Você já pode anotar rodadas de novo.
scorekeeper-said-onTheWay = O organizador está a caminho.
scorekeeper-said-attended = O organizador resolveu o seu chamado.
scorekeeper-said-closed = A noite do clube acabou.
scorekeeper-said-soon = Faltam cinco minutos.
scorekeeper-said-up = O tempo acabou. Esta é a última rodada.
