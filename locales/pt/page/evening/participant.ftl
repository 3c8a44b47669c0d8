### Club evenings: participant.

participant-evening = Noite
participant-parts = Partes da noite
participant-table = Mesa
participant-mine = Minha noite
participant-standings = Classificação
participant-resting = Partida { $match }: você descansa
participant-waiting = Antes da primeira partida
participant-over = A noite acabou
participant-notPlaying = Este aparelho não participa da noite.
participant-where = Onde você se senta
participant-mineTitle = { $name }, número { $number }
participant-you = você
participant-next-title = A seguir: partida { $match }
participant-next-now = Agora: partida { $match }
participant-next-first = A primeira partida começa quando o organizador iniciar.
participant-next-between = Começa quando o organizador iniciar.
participant-next-seat = Seu lugar
participant-next-partner = Parceiro
participant-next-opponents = Adversários
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = À sua direita está { $name }, que joga depois de você.
participant-next-rest = Na partida { $match } você descansa.
participant-next-after = Depois: partida { $match } na mesa { $table }.
participant-next-none = Não há mais partidas.
participant-next-filledIn = Você completa esta mesa: a partida não conta para você.
participant-sums = Totais
participant-place = Por enquanto, lugar { $place } de { $players }
participant-placeFinal = Lugar { $place } de { $players }
participant-noResults = Nenhuma partida foi confirmada ainda.
participant-results = Minhas partidas
participant-withAgainst = Com { $partner }, contra { $opponents }
participant-won = vitória
participant-lost = derrota
participant-matchPoints =
    { $n ->
        [0] nenhum ponto de partida
       *[other]
            { $n ->
                [one] { $n } ponto de partida
                [many] { $n } de pontos de partida
               *[other] { $n } pontos de partida
            }
    }
participant-filled = Para completar: não conta para você.
participant-satOut = Descanso
participant-playing = Ainda sem confirmação
participant-aheadBy = decidido por: { $key }
participant-unequal = Nem todos jogaram o mesmo número de partidas: compare quantas cada um jogou.
participant-announcements-title = Do organizador
participant-announcements-none = Nada foi anunciado ainda.
participant-sanctions-title = Sanções e penalidades
participant-sanctions-penalty =
    { $n ->
        [one] { $n } ponto: { $reason }
        [many] { $n } de pontos: { $reason }
       *[other] { $n } pontos: { $reason }
    }
participant-sanctions-sanction = Sem pontos: { $reason }
participant-sanctions-inMatch = Partida { $match }
participant-sanctions-inRound = Partida { $match }, rodada { $round }
participant-sanctions-evening = A noite toda
participant-needs-title = O que se faz por mim
participant-needs-show = Mostrar nesta tela
participant-needs-hide = Esconder
participant-needs-private = O motivo só você e o organizador veem. Os outros veem o que fazer.
participant-needs-unconfirmed = O organizador precisa confirmar que este aparelho é seu antes que isto apareça aqui.
participant-needs-askToConfirm = Chamar o organizador para confirmar
participant-needs-confirmInPerson = Peça pessoalmente ao organizador que confirme.
participant-needs-none = Nada foi pedido.
participant-needs-follows = Nas suas mesas:
participant-needs-ask = Chamar o organizador para mudar isto
participant-needs-asked = O organizador foi chamado à sua mesa.
participant-needs-inPerson = Quem muda isto é o organizador: fale com ele pessoalmente.
participant-join-title = Entrar em uma noite
participant-join-code = As quatro letras da noite
participant-join-codeHelp = O organizador as mostra, ou um código quadrado que a câmera lê.
participant-join-find = Procurar a noite
participant-join-wrongCode = O código tem quatro letras.
participant-join-notFound = Nenhuma noite tem o código { $code }. Compare as letras com as do organizador.
participant-join-who = Quem é você?
participant-join-whoHelp = Escolha seu nome. Não é preciso ter conta.
participant-join-taken = { $name }, já entrou
participant-join-takenTitle = { $name } já entrou
participant-join-takenText = É você em outro celular? Então peça ao organizador que libere seu nome e olhe de novo.
participant-join-lookAgain = Olhar de novo
participant-join-back = Escolher outro nome
participant-join-otherCode = Outra noite
participant-join-known = Você já está aqui como { $name }.
participant-join-knownOrganiser = Você é quem organiza esta noite.
participant-join-goOn = Ir para a noite
participant-join-club = Clube: { $club }
