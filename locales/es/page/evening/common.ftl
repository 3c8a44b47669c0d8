### Club evenings: common.

common-table = Mesa { $n }
common-match = Partida { $n }
common-matchOf = Partida { $n } de { $all }
common-matchAtTable = Partida { $match }, mesa { $table }
common-round = Mano { $n }
common-names = { LIST($names) }
common-players =
    { $n ->
        [one] { $n } jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
common-matches =
    { $n ->
        [one] { $n } partida
        [many] { $n } de partidas
       *[other] { $n } partidas
    }
common-minutes =
    { $n ->
        [one] { $n } minuto
        [many] { $n } de minutos
       *[other] { $n } minutos
    }
common-ago =
    { $n ->
        [0] ahora mismo
       *[other] hace { $n } min
    }
common-versus = { $first } contra { $second }
common-states =
    .waiting = En espera
    .playing = Jugando
    .calls = Te llama
    .late = Sin noticias
    .to-confirm = Por confirmar
    .done = Lista
common-silentFor =
    { $n ->
        [one] Sin noticias hace { $n } minuto
        [many] Sin noticias hace { $n } de minutos
       *[other] Sin noticias hace { $n } minutos
    }
common-othersDone = Otras mesas esperan
common-seats-top = Arriba
common-seats-left = Izquierda
common-seats-bottom = Abajo
common-seats-right = Derecha
common-needs-sight = Vista
common-needs-movement = Movimiento
common-needs-hearing = Oído o habla
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = La mesa { $n } llama al organizador
common-callReasons-score = El tanteo
common-callReasons-rule = Una regla
common-callReasons-conduct = La conducta
common-callReasons-health = Un jugador se siente mal
common-callReasons-other = Otra cosa
common-callStates =
    .open = Abierta
    .on-the-way = En camino
    .done = Resuelta
common-alertCause =
    .high =
        { $points ->
            [one] Mano { $number }: { $points } tanto para { $pair }. Es más de lo habitual.
            [many] Mano { $number }: { $points } de tantos para { $pair }. Es más de lo habitual.
           *[other] Mano { $number }: { $points } tantos para { $pair }. Es más de lo habitual.
        }
    .twice = La mano { $number } es igual que la anterior: { $score }.
    .objection =
        { $text ->
            [none] Un jugador objeta la mano { $number }.
           *[other] { $by } objeta la mano { $number }: «{ $text }»
        }
    .wrong-lead = En la mano { $number } salió { $leads }. Le tocaba a { $should }.
    .corrected-end = La partida terminó al corregir la mano { $number }.
    .conflict =
        { $recorded ->
            [none] Otro teléfono tiene una mano { $number } que no está en el acta: { $entered }.
           *[other] Dos teléfonos no coinciden en la mano { $number }. El acta dice { $recorded }; el otro teléfono, { $entered }.
        }
    .other-end = El acta dice { $recorded }, pero las manos del teléfono suman { $entered }.
    .other-sheet = Para esta mesa hay dos actas. La registrada dice { $recorded }; la otra, { $score }.
    .late-rounds = { LIST($names) } anotó manos sin conexión cuando ya anotaba otro jugador: { LIST($rounds) }. No están en el acta.
common-lateRound = mano { $number }, { $score }
common-keys-points = puntos de partida
common-keys-wins = victorias
common-keys-effectiveness = efectividad
common-keys-difference = diferencia de tantos
common-keys-plus = tantos a favor
common-keys-meetings = enfrentamientos entre ellos
common-keys-progress = hasta dónde llegaron
common-keys-group = puesto en el grupo
common-keys-number = número
common-standings-title = Clasificación
common-standings-final = Clasificación final
common-standings-after = Clasificación tras la partida { $n }
common-standings-none = Aún no hay partidas confirmadas. Los jugadores están por número.
common-standings-place = Lugar
common-standings-name = Nombre
common-standings-played = Jugadas
common-standings-points = Puntos de partida
common-standings-wins = Victorias
common-standings-effectiveness = Efectividad
common-standings-plus = A favor
common-standings-minus = En contra
common-standings-penalties = Penalizaciones
common-standings-money = Ganancia
common-standings-prize = Premio
common-standings-decided = Delante por
common-standings-byNumber = por número
common-standings-byNumberHelp = Empatados en todo menos en el número.
common-standings-notPlayed = aún sin partidas
common-link-loading = Cargando la velada
common-link-live = Conectado
common-link-reconnecting = Se perdió la conexión. Lo intentamos otra vez. Lo que anotes se guarda aquí y se envía después.
common-link-offline = Sin conexión. Sigue como siempre: lo que anotes se guarda aquí y se envía después.
common-link-alone = Esta velada está solo en este dispositivo.
common-link-gone = Ahora no puedes abrir esta velada. Se borró, o el organizador retiró este dispositivo.
common-link-outdated = El servidor tiene una versión más nueva de esta página. Recárgala: lo que anotaste queda en este dispositivo.
common-serverLink-reconnecting = Se perdió la conexión. Lo intentamos otra vez. Mientras tanto puede esperar aquí una sola anotación: no se ve hasta que se envía.
common-serverLink-offline = Sin conexión. Aquí puede esperar una sola anotación: no se ve hasta que se envía. Escribe las demás en papel.
common-storage-refused = Este navegador no puede guardar lo que anotas. Abre la velada en una ventana normal, no en una privada.
common-storage-full = Este dispositivo está lleno. Borra algo para que pueda guardar lo que anotas.
common-storage-newer = Tienes abierta en este dispositivo una versión más nueva de esta página. Recarga esta.
common-storage-unreadable = Este dispositivo no puede leer ni guardar sus datos. Recarga la página.
common-storage-failed = Este dispositivo no puede leer ni guardar sus datos. Recarga la página.
common-unsent =
    { $n ->
        [one] { $n } anotación sin enviar
        [many] { $n } de anotaciones sin enviar
       *[other] { $n } anotaciones sin enviar
    }
common-refused = El dispositivo del organizador no aceptó una de tus anotaciones. { $why }
common-seen = Entendido
common-resting = Descansan: { $names }.
common-fills = { $names } solo completan la mesa.
common-schedule-match = Partida
common-schedule-resting = Descansan
common-empty-title = No podemos mostrar esta velada
common-empty-text = Este dispositivo aún no tiene datos de esta velada. Se cargan cuando haya conexión.
common-empty-server = Este navegador muestra las veladas solo mientras llega al servidor. La página se carga en cuanto el servidor responde.
