### Club evenings: participant.

participant-evening = Noche de club
participant-parts = Partes de la noche de club
participant-table = Mesa
participant-mine = Mi noche de club
participant-standings = Clasificación
participant-resting = Partida { $match }: descansas
participant-waiting = Antes de la primera partida
participant-over = La velada terminó
participant-discarded = El organizador descartó esta velada.
participant-notPlaying = No eres jugador de esta velada.
participant-where = Dónde te sientas
participant-mineTitle = { $name }, número { $number }
participant-you = tú
participant-online-waits = Tu mesa se abre pronto
participant-online-open = Tu mesa está abierta
participant-online-plays = Juegas en la mesa { $table }.
participant-online-go = Ir a tu mesa
participant-online-scored = La mesa anota cada mano por sí sola.
participant-online-until = Se abre cuando se hayan unido los cuatro, a las { $time } como muy tarde.
participant-next-title = Siguiente: partida { $match }
participant-next-now = Ahora: partida { $match }
participant-next-opposite = Mesa { $table }, enfrente de { $partner }
participant-next-first = El organizador inicia la primera partida.
participant-next-between = El organizador la inicia.
participant-next-seat = Tu puesto
participant-next-partner = Compañero
participant-next-opponents = Rivales
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = A tu derecha se sienta { $name }, que juega después de ti.
participant-next-rest = En la partida { $match } descansas.
participant-next-after = Después: partida { $match } en la mesa { $table }.
participant-next-none = No hay más partidas.
participant-next-filledIn = Solo completas esta mesa: la partida no cuenta para ti.
participant-sums = Totales
participant-place = Por ahora, lugar { $place } de { $players }
participant-placeFinal = Lugar { $place } de { $players }
participant-noResults = Aún no hay partidas confirmadas.
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
participant-filled = Solo completaste la mesa: no cuenta para ti.
participant-absent = Tu pareja no se presentó.
participant-satOut = Descansaste
participant-playing = Aún sin confirmar
participant-aheadBy = delante por: { $key }
participant-unequal = Algunos jugadores llevan más partidas que otros. Compara también las partidas jugadas.
participant-announcements-title = Del organizador
participant-announcements-none = Aún no hay avisos.
participant-sanctions-title = Sanciones y penalizaciones
participant-sanctions-penalty =
    { $n ->
        [one] { $n } tanto: { $reason }
        [many] { $n } de tantos: { $reason }
       *[other] { $n } tantos: { $reason }
    }
participant-sanctions-sanction = Sin tantos: { $reason }
participant-sanctions-expelled = Expulsión de la noche de club: { $reason }
participant-sanctions-inMatch = Partida { $match }
participant-sanctions-inRound = Partida { $match }, mano { $round }
participant-sanctions-evening = Toda la velada
participant-needs-title = Ayuda para mí
participant-needs-show = Mostrarla aquí
participant-needs-hide = Ocultarla
participant-needs-private = Solo tú y el organizador ven el porqué. Los demás solo ven qué hacer.
participant-needs-unconfirmed = El organizador tiene que confirmar que este dispositivo es tuyo. Después lo verás aquí.
participant-needs-askToConfirm = Llamar al organizador
participant-needs-confirmInPerson = Pide en persona al organizador que lo confirme.
participant-needs-none = No has pedido ayuda.
participant-needs-follows = En tus mesas:
participant-needs-ask = Llamar al organizador para cambiar esto
participant-needs-asked = Has llamado al organizador a tu mesa.
participant-needs-inPerson = Para cambiar esto, pídeselo al organizador en persona.
participant-join-title = Unirse a una noche de club
participant-join-code = Las cuatro letras de la velada
participant-join-codeHelp = Las tiene el organizador. También puedes leer su código QR con la cámara.
participant-join-find = Buscar noche de club
participant-join-wrongCode = El código tiene cuatro letras.
participant-join-notFound = Ninguna velada tiene las letras { $code }. Compáralas con las del organizador.
participant-join-who = ¿Quién eres?
participant-join-whoHelp = Elige tu nombre. No necesitas cuenta.
participant-join-taken = { $name }, ya se ha unido
participant-join-takenTitle = { $name } ya se ha unido
participant-join-takenText = ¿Eres tú en otro teléfono? Pide al organizador que libere tu nombre y vuelve a mirar.
participant-join-lookAgain = Volver a mirar
participant-join-back = Elegir otro nombre
participant-join-otherCode = Otra noche de club
participant-join-known = Te has unido como { $name }.
participant-join-knownOrganiser = Eres el organizador de esta velada.
participant-join-goOn = Ir a la noche de club
participant-join-club = Club: { $club }
