### Club evenings: participant.

participant-evening = Velada
participant-parts = Partes de la velada
participant-table = Mesa
participant-mine = Mi velada
participant-standings = Clasificación
participant-resting = Partida { $match }: descansas
participant-waiting = Antes de la primera partida
participant-over = La velada terminó
participant-notPlaying = Este dispositivo no participa en la velada.
participant-where = Dónde te sientas
participant-mineTitle = { $name }, número { $number }
participant-you = tú
participant-next-title = Después: partida { $match }
participant-next-now = Ahora: partida { $match }
participant-next-first = La primera partida empieza cuando el organizador la inicie.
participant-next-between = Empieza cuando el organizador la inicie.
participant-next-seat = Tu puesto
participant-next-partner = Compañero
participant-next-opponents = Rivales
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = A tu derecha está { $name }, que juega después de ti.
participant-next-rest = En la partida { $match } descansas.
participant-next-after = Luego: partida { $match } en la mesa { $table }.
participant-next-none = No hay más partidas.
participant-next-filledIn = Completas esta mesa: la partida no te cuenta.
participant-sums = Totales
participant-place = Por ahora, lugar { $place } de { $players }
participant-placeFinal = Lugar { $place } de { $players }
participant-noResults = Todavía no se ha confirmado ninguna partida.
participant-results = Mis partidas
participant-withAgainst = Con { $partner }, contra { $opponents }
participant-won = victoria
participant-lost = derrota
participant-matchPoints =
    { $n ->
        [one] { $n } punto de partida
        [many] { $n } de puntos de partida
       *[other] { $n } puntos de partida
    }
participant-filled = Para completar: no te cuenta.
participant-satOut = Descanso
participant-playing = Aún sin confirmar
participant-aheadBy = lo decidió: { $key }
participant-unequal = No todos han jugado lo mismo: compara cuántas partidas lleva cada cual.
participant-announcements-title = Del organizador
participant-announcements-none = Todavía no se ha anunciado nada.
participant-sanctions-title = Sanciones y penalizaciones
participant-sanctions-penalty =
    { $n ->
        [one] { $n } tanto: { $reason }
        [many] { $n } de tantos: { $reason }
       *[other] { $n } tantos: { $reason }
    }
participant-sanctions-sanction = Sin tantos: { $reason }
participant-sanctions-inMatch = Partida { $match }
participant-sanctions-inRound = Partida { $match }, mano { $round }
participant-sanctions-evening = Toda la velada
participant-needs-title = Lo que se hace por mí
participant-needs-show = Mostrarlo en esta pantalla
participant-needs-hide = Ocultarlo
participant-needs-private = El porqué lo ven solo tú y el organizador. Los demás ven qué hacer.
participant-needs-unconfirmed = El organizador tiene que confirmar que este dispositivo es tuyo antes de que esto se vea aquí.
participant-needs-askToConfirm = Llamar al organizador para confirmarlo
participant-needs-confirmInPerson = Pide en persona al organizador que lo confirme.
participant-needs-none = No se ha pedido nada.
participant-needs-follows = En tus mesas:
participant-needs-ask = Llamar al organizador para cambiarlo
participant-needs-asked = El organizador está avisado para que vaya a tu mesa.
participant-needs-inPerson = Lo cambia el organizador: pídeselo en persona.
participant-join-title = Unirse a una velada
participant-join-code = Las cuatro letras de la velada
participant-join-codeHelp = Las muestra el organizador, o un código cuadrado que lee la cámara.
participant-join-find = Buscar la velada
participant-join-wrongCode = El código tiene cuatro letras.
participant-join-notFound = Ninguna velada lleva { $code }. Compara las letras con las del organizador.
participant-join-who = ¿Quién eres?
participant-join-whoHelp = Elige tu nombre. No hace falta cuenta.
participant-join-taken = { $name }, ya está dentro
participant-join-takenTitle = { $name } ya está dentro
participant-join-takenText = ¿Eres tú en otro teléfono? Entonces pide al organizador que libere tu nombre y vuelve a mirar.
participant-join-lookAgain = Volver a mirar
participant-join-back = Elegir otro nombre
participant-join-otherCode = Otra velada
participant-join-known = Ya estás aquí como { $name }.
participant-join-knownOrganiser = Esta velada la organizas tú.
participant-join-goOn = Ir a la velada
participant-join-club = Club: { $club }
