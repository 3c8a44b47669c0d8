### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = A mesa { $table } vista de cima
scorekeeper-back = Voltar
scorekeeper-tools = À mão
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } anotação não foi aceita
        [many] { $n } de anotações não foram aceitas
       *[other] { $n } anotações não foram aceitas
    }
scorekeeper-strips-look = Ver
scorekeeper-strips-late = O organizador espera por esta mesa. Anote as rodadas que já foram jogadas.
scorekeeper-strips-announced = O organizador: { $text }
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
        [one] Falta { $n } minuto. A rodada que estiver em jogo nesse momento será a última.
        [many] Faltam { $n } de minutos. A rodada que estiver em jogo nesse momento será a última.
       *[other] Faltam { $n } minutos. A rodada que estiver em jogo nesse momento será a última.
    }
scorekeeper-strips-last = O tempo acabou: esta é a última rodada. Terminem a rodada e anote.
scorekeeper-strips-level = O tempo acabou e o placar está empatado: joguem mais uma rodada.
scorekeeper-keeper-title = Quem anota?
scorekeeper-keeper-text = Nesse celular se anota cada rodada. Os outros veem na hora.
scorekeeper-keeper-me = { $name }, neste celular
scorekeeper-keeper-noPhone = { $name }, sem celular
scorekeeper-keeper-nobody = Ninguém? Então escrevam as rodadas no papel e o organizador as anota. Chamem o organizador para avisar.
scorekeeper-present-title = Os quatro estão aqui?
scorekeeper-present-yes = Estamos os quatro
scorekeeper-present-no = Falta alguém: chamar o organizador
scorekeeper-lead-title = Quem sai primeiro?
scorekeeper-lead-lot = Por sorteio: as peças ficam viradas para baixo e cada um pega uma. Sai o número mais alto. Se for igual, sai a carroça desse número; depois, a soma maior.
scorekeeper-lead-then = Depois, em cada rodada sai quem está à direita, não importa quem ganhou.
scorekeeper-round-title = Sai { $name }
scorekeeper-round-shuffles = Embaralha { $name }.
scorekeeper-round-next = Na rodada seguinte sai { $name }, à direita.
scorekeeper-round-wonBy = Quem ganhou a rodada?
scorekeeper-round-tied = Fechado e empatado: sem pontos
scorekeeper-round-otherLead = Sai outra pessoa
scorekeeper-round-last = Rodada { $n }: { $names } { $points }
scorekeeper-round-lastTied = Rodada { $n }: fechado e empatado
scorekeeper-round-show = Mostrar agora o placar a todos
scorekeeper-round-takeBack = Desfazer
scorekeeper-round-correct = Corrigir
scorekeeper-round-stop = Nenhuma rodada em jogo: parar com { $score }
scorekeeper-entry-points = Quantos pontos para { $names }?
scorekeeper-entry-help = Todas as peças que sobraram com os dois perdedores.
scorekeeper-entry-field = Pontos, de 1 a 118
scorekeeper-entry-keys = Teclado
scorekeeper-entry-tiles = Marcar as peças
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
scorekeeper-entry-tooFew = Com cada perdedor sobra pelo menos uma peça.
scorekeeper-entry-tooMany = Dois jogadores têm no máximo quatorze peças.
scorekeeper-entry-wrong = Uma rodada vale de 1 a 118 pontos.
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
scorekeeper-entry-blocker = Qual dupla fechou o jogo?
scorekeeper-entry-blockerHelp = O zero é escrito na coluna dela.
scorekeeper-entry-high =
    { $n ->
        [0] São mesmo nenhum ponto?
       *[other]
            { $n ->
                [one] São mesmo { $n } ponto?
                [many] São mesmo { $n } de pontos?
               *[other] São mesmo { $n } pontos?
            }
    }
scorekeeper-entry-highHelp = É mais do que o normal. Somem as peças outra vez.
scorekeeper-entry-twice = O mesmo de novo?
scorekeeper-entry-twiceHelp = Isto foi anotado agora há pouco: { $round }. É outra rodada?
scorekeeper-entry-sure = Sim, anotar
scorekeeper-entry-unsure = Não, mudar
scorekeeper-entry-correcting = Rodada { $n }: quem ganhou?
scorekeeper-takeBack-title = Desfazer a rodada { $n }?
scorekeeper-takeBack-text = Ela sai da súmula; a mudança fica no registro.
scorekeeper-takeBack-yes = Desfazer a rodada
scorekeeper-takeBack-no = Deixar como está
scorekeeper-otherLead-title = Quem sai na rodada { $n }?
scorekeeper-otherLead-text = A vez de sair é de { $name }.
scorekeeper-otherLead-should = { $name }, como deve ser
scorekeeper-otherLead-entered = { $name }, como foi anotado
scorekeeper-alert-title = Isto é um erro?
scorekeeper-alert-recorded = A rodada { $n } consta assim: { $round }.
scorekeeper-alert-deny = Não é erro: fica como está
scorekeeper-alert-confirm = É erro: esperar o organizador
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = fechado e empatado
scorekeeper-held-title = É preciso o organizador
scorekeeper-held-text = Nada é anotado até que o organizador resolva isto:
scorekeeper-held-goOn = Foi resolvido na mesa: continuar
scorekeeper-stop-title = Parar aqui?
scorekeeper-stop-text = O tempo acabou e a última rodada está anotada. Com este placar ganha a dupla que está na frente.
scorekeeper-stop-yes = Parar com { $score }
scorekeeper-stop-no = Ainda há uma rodada em jogo
scorekeeper-over-title = A partida acabou?
scorekeeper-over-record = { $reached }, anotamos { $recorded }.
scorekeeper-over-recordAsIs = Anotamos { $recorded }.
scorekeeper-over-wins = { $names } ganham a partida.
scorekeeper-over-lot = O placar está empatado; o organizador decidiu por sorteio.
scorekeeper-over-stopped = A partida foi parada pelo tempo.
scorekeeper-over-send = Enviar ao organizador
scorekeeper-over-correct = Algo está errado: corrigir a rodada { $n }
scorekeeper-sent-title = Enviado ao organizador
scorekeeper-sent-kept = Guardado neste celular
scorekeeper-sent-keptText = Agora não há conexão. Diga o resultado ao organizador; ele é enviado depois.
scorekeeper-sent-waitsForPair = Antes alguém da outra dupla concorda no celular: { $names }.
scorekeeper-sent-agreed = { $name } concorda.
scorekeeper-sent-waits = Agora o organizador confirma.
scorekeeper-sent-begun = O organizador já começou aqui a partida { $match }
scorekeeper-agree-title = Está certo?
scorekeeper-agree-text = { $name } enviou o fim da partida.
scorekeeper-agree-yes = Concordamos
scorekeeper-agree-no = Contestamos
scorekeeper-done-title = A partida { $match } está confirmada
scorekeeper-watching-title = { $name } anota
scorekeeper-watching-nobody = Ninguém anota ainda
scorekeeper-watching-noPhone = { $name } não entrou com nenhum celular. Assuma a anotação, ou escrevam no papel e o organizador anota.
scorekeeper-watching-leads = Rodada { $n }: sai { $name }.
scorekeeper-watching-takeOver = Assumir a anotação
scorekeeper-watching-takeOverAsk = Agora quem anota é { $name }. Se você assumir, aquele celular só poderá ler.
scorekeeper-watching-takeOverYes = Sim, este celular anota
scorekeeper-watching-held = A anotação espera o organizador.
scorekeeper-watching-suspended = O organizador pediu que você não anote mais nesta partida. Outro celular continua.
scorekeeper-watching-over = A partida acabou nesta mesa
scorekeeper-sheet-title = Rodadas
scorekeeper-sheet-caption = Rodadas da partida { $match }, mesa { $table }
scorekeeper-sheet-round = Rodada
scorekeeper-sheet-leads = Sai
scorekeeper-sheet-cell =
    { $n ->
        [0] nenhum ponto, no total { $sum }
       *[other]
            { $n ->
                [one] { $n } ponto, no total { $sum }
                [many] { $n } de pontos, no total { $sum }
               *[other] { $n } pontos, no total { $sum }
            }
    }
scorekeeper-sheet-onlyEnd = Só se conhece o fim: as rodadas foram escritas no papel.
scorekeeper-sheet-empty = Nenhuma rodada foi anotada ainda.
scorekeeper-sheet-object = Contestar a rodada { $n }
scorekeeper-sheet-objectShort = Contestar
scorekeeper-sheet-what = O que está errado?
scorekeeper-sheet-send = Enviar a contestação
scorekeeper-sheet-objected = Você contesta a rodada { $n }. Quem anota vai responder.
scorekeeper-call-title = Chamar o organizador
scorekeeper-call-text = Do que se trata?
scorekeeper-call-state =
    .open = Organizador chamado: { $reason }. Ainda não vem.
    .on-the-way = Organizador chamado: { $reason }. Está a caminho.
    .done = Organizador chamado: { $reason }. Resolvido.
scorekeeper-pencil-open = Passar o lápis para…
scorekeeper-pencil-title = Para quem passar o lápis?
scorekeeper-pencil-text = Aquele celular passa a anotar, e este acompanha.
scorekeeper-pencil-nobody = Mais ninguém nesta mesa pode anotar agora. Chame o organizador.
scorekeeper-show-title = Mostrar à mesa
scorekeeper-refused-title = Anotações que não foram aceitas
scorekeeper-refused-text = Foram feitas neste celular, mas consta outra coisa. Veja a súmula e anote de novo o que falta.
scorekeeper-refused-none = Não há mais nada para ver.
scorekeeper-refused-tried = Anotado aqui: { $what }
scorekeeper-refused-recorded = Consta: { $what }
scorekeeper-refused-nothing = nada
scorekeeper-refused-dismiss = Entendi
scorekeeper-refused-acts-keeper = quem anota é { $name }
scorekeeper-refused-acts-present = os quatro estão aqui
scorekeeper-refused-acts-lead = na rodada { $n } sai { $name }
scorekeeper-refused-acts-round = rodada { $n }, { $round }
scorekeeper-refused-acts-change = rodada { $n }, { $now } em vez de { $old }
scorekeeper-refused-acts-takeBack = rodada { $n }, { $old }, desfeita
scorekeeper-refused-acts-finish = o fim da partida
scorekeeper-refused-acts-agree = a concordância com o fim
scorekeeper-refused-acts-stop = a partida foi parada
scorekeeper-refused-acts-answer = uma resposta sobre um erro
scorekeeper-refused-acts-object = uma contestação da rodada { $n }: { $text }
scorekeeper-refused-acts-call = um chamado ao organizador
scorekeeper-refused-acts-other = outra coisa
scorekeeper-refused-at = Partida { $match }, mesa { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Fechado e empatado, sem pontos.
scorekeeper-said-now = Agora { $a } a { $b }.
scorekeeper-said-leads = Sai { $name }.
scorekeeper-said-changed = A rodada { $n } foi corrigida.
scorekeeper-said-takenBack = A rodada { $n } foi desfeita.
scorekeeper-said-keeps = Quem anota é { $name }.
scorekeeper-said-over = A partida acabou. { $names } ganham. Anotamos { $a } a { $b }.
scorekeeper-said-agreeAsked = O fim da partida espera que você concorde.
scorekeeper-said-agreed = { $name } concorda com o fim.
scorekeeper-said-confirmed = O organizador confirmou a partida.
scorekeeper-said-begun = A partida { $match } começou. Sua mesa é a { $table }.
scorekeeper-said-begunResting = A partida { $match } começou. Você descansa.
scorekeeper-said-alert = Há um erro? Você deve responder.
scorekeeper-said-held = A anotação espera o organizador.
scorekeeper-said-released = A anotação continua.
scorekeeper-said-onTheWay = O organizador está a caminho.
scorekeeper-said-attended = O chamado ao organizador foi resolvido.
scorekeeper-said-closed = A noite acabou.
scorekeeper-said-soon = Faltam cinco minutos.
scorekeeper-said-up = O tempo acabou. Esta é a última rodada.
