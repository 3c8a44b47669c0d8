### Club evenings: participant.

participant-evening = Noite do clube
participant-parts = Partes da noite do clube
participant-table = Mesa
participant-mine = Minha noite do clube
participant-standings = Classificação
participant-resting = Partida { $match }: você descansa
participant-waiting = Antes da primeira partida
participant-over = A noite do clube acabou
participant-discarded = O organizador descartou esta noite do clube.
participant-notPlaying = Você não é jogador desta noite do clube.
participant-where = Onde você senta
participant-mineTitle = { $name }, número { $number }
participant-you = você
participant-online-waits = Sua mesa abre em breve
participant-online-open = Sua mesa está aberta
participant-online-plays = Você joga na mesa { $table }.
participant-online-go = Ir para sua mesa
participant-online-scored = A mesa anota cada rodada sozinha.
participant-online-until = Ela abre quando os quatro tiverem entrado, no máximo às { $time }.
participant-next-title = A seguir: partida { $match }
participant-next-now = Agora: partida { $match }
participant-next-opposite = Mesa { $table }, em frente a { $partner }
participant-next-first = O organizador começa a primeira partida.
participant-next-between = O organizador começa a partida.
participant-next-seat = Seu lugar
participant-next-partner = Parceiro
participant-next-opponents = Adversários
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = { $name } senta à sua direita e joga depois de você.
participant-next-rest = Você descansa na partida { $match }.
participant-next-after = Depois: partida { $match } na mesa { $table }.
participant-next-none = Não há mais partidas.
participant-next-filledIn = Você só completa esta mesa: a partida não conta para você.
participant-sums = Totais
participant-place = Por enquanto, posição { $place } de { $players }
participant-placeFinal = Posição { $place } de { $players }
participant-noResults = Nenhuma partida confirmada ainda.
participant-results = Minhas partidas
participant-withAgainst = Com { $partner }, contra { $opponents }
participant-won = ganhou
participant-lost = perdeu
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
participant-filled = Você só completou a mesa: não conta para você.
participant-absent = Sua dupla não apareceu.
participant-satOut = Descansou
participant-playing = Ainda não confirmada
participant-aheadBy = à frente em { $key }
participant-unequal = Alguns jogaram mais partidas que outros. Compare também o número de partidas.
participant-announcements-title = Do organizador
participant-announcements-none = Nenhum aviso ainda.
participant-sanctions-title = Sanções e penalidades
participant-sanctions-penalty =
    { $n ->
        [one] { $n } ponto: { $reason }
        [many] { $n } de pontos: { $reason }
       *[other] { $n } pontos: { $reason }
    }
participant-sanctions-sanction = Sem pontos: { $reason }
participant-sanctions-expelled = Expulsão da noite do clube: { $reason }
participant-sanctions-inMatch = Partida { $match }
participant-sanctions-inRound = Partida { $match }, rodada { $round }
participant-sanctions-evening = Toda a noite do clube
participant-needs-title = Ajuda para mim
participant-needs-show = Mostrar aqui
participant-needs-hide = Esconder
participant-needs-private = Só você e o organizador veem o motivo. Os outros só veem o que fazer.
participant-needs-unconfirmed = O organizador precisa confirmar que este aparelho é seu. Depois isso aparece aqui.
participant-needs-askToConfirm = Chamar o organizador
participant-needs-confirmInPerson = Peça pessoalmente ao organizador para confirmar.
participant-needs-none = Você não pediu ajuda.
participant-needs-follows = Nas suas mesas:
participant-needs-ask = Chamar o organizador para mudar isto
participant-needs-asked = Você chamou o organizador à sua mesa.
participant-needs-inPerson = Para mudar isto, fale pessoalmente com o organizador.
participant-join-title = Entrar em uma noite do clube
participant-join-code = As quatro letras da noite do clube
participant-join-codeHelp = O organizador tem as letras. Você também pode ler o código QR dele com a câmera.
participant-join-find = Procurar noite do clube
participant-join-wrongCode = O código tem quatro letras.
participant-join-notFound = Nenhuma noite do clube tem as letras { $code }. Compare com as do organizador.
participant-join-who = Quem é você?
participant-join-whoHelp = Escolha seu nome. Você não precisa de conta.
participant-join-taken = { $name }, já entrou
participant-join-takenTitle = { $name } já entrou
participant-join-takenText = É você em outro celular? Peça ao organizador para liberar seu nome e olhe de novo.
participant-join-lookAgain = Olhar de novo
participant-join-back = Escolher outro nome
participant-join-otherCode = Outra noite do clube
participant-join-known = Você entrou como { $name }.
participant-join-knownOrganiser = Você organiza esta noite do clube.
participant-join-goOn = Ir para a noite do clube
participant-join-club = Clube: { $club }
