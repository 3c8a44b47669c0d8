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
common-points =
    { $n ->
        [one] { $n } tanto
        [many] { $n } de tantos
       *[other] { $n } tantos
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
    .late = Tarda en informar
    .to-confirm = Por confirmar
    .done = Lista
common-seats-top = Arriba
common-seats-left = Izquierda
common-seats-bottom = Abajo
common-seats-right = Derecha
common-needs-sight = Vista
common-needs-movement = Movimiento
common-needs-hearing = Oído o habla
common-courtesies =
    .partner-writes = anota su compañero
    .partner-shuffles = revuelve su compañero
    .may-rearrange = puede tocar y reordenar sus fichas
    .neighbour-sets = pone la ficha boca arriba y dice los dos extremos; la coloca quien está a su derecha
    .all-say-ends = todos dicen en voz alta los dos extremos después de cada jugada suya
    .may-ask-count = puede preguntar cuántas fichas de un número han salido; responde quien está a su derecha
    .neighbour-stands = quien está a su derecha levanta las fichas sin verlas y al final descubre las que quedan
    .neighbour-places = señala la ficha y nombra el extremo; la coloca quien está a su derecha
    .knocks-to-pass = pasa con dos golpes en la mesa delante de quien está a su derecha
    .others-knock = los demás pasan con dos golpes en el centro de la mesa
    .sheet-shown = se le enseña el acta después de cada mano y cada vez que toca la mesa
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = La mesa { $n } llama al organizador
common-callReasons-score = El tanteo
common-callReasons-rule = Una regla
common-callReasons-conduct = La conducta
common-callReasons-health = Alguien se siente mal
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
            [none] Hay una objeción a la mano { $number }.
           *[other] { $by } objeta la mano { $number }: «{ $text }»
        }
    .wrong-lead = En la mano { $number } sale { $leads }. Le toca salir a { $should }.
    .corrected-end = La partida terminó al corregirse la mano { $number }.
    .conflict =
        { $recorded ->
            [none] Otro teléfono comunica una mano { $number } que no está en el acta: { $entered }.
           *[other] La mano { $number } llegó de dos maneras: consta { $recorded }, otro teléfono dice { $entered }.
        }
    .other-end = El acta dice { $recorded }, pero las manos del teléfono suman { $entered }.
common-keys-points = puntos de partida
common-keys-wins = victorias
common-keys-effectiveness = efectividad
common-keys-plus = tantos a favor
common-keys-meetings = enfrentamientos entre ellos
common-keys-number = número
common-standings-title = Clasificación
common-standings-final = Clasificación final
common-standings-after = Clasificación tras la partida { $n }
common-standings-none = Todavía no se ha jugado nada, así que el orden es el de los números.
common-standings-place = Lugar
common-standings-number = N.º
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
common-standings-decided = Lo decidió
common-standings-byNumber = por número
common-standings-byNumberHelp = Iguales en todo menos en el número.
common-link-loading = Cargando la velada
common-link-live = Con conexión
common-link-reconnecting = Se perdió la conexión y se está recuperando. Lo que escribas se guarda aquí y se envía después.
common-link-offline = Sin conexión. Sigue como siempre: lo que escribas se guarda aquí y se envía después.
common-link-alone = Esta velada está solo en este dispositivo.
common-link-gone = Esta velada ya no está aquí, o este dispositivo se quitó de ella.
common-link-outdated = El servidor tiene una versión más nueva de esta página. Recárgala: lo que anotaste queda en este dispositivo.
common-storage-refused = Este navegador no guarda nada, así que aquí no se puede anotar. Abre la velada en una ventana que no sea privada.
common-storage-full = No queda sitio en este dispositivo. Borra algo: si no, lo que se anota no se puede guardar.
common-storage-newer = En este dispositivo hay abierta una versión más nueva de la página. Recarga esta.
common-storage-unreadable = Lo guardado en este dispositivo no se puede leer ni escribir. Recarga la página.
common-storage-failed = Lo guardado en este dispositivo no se puede leer ni escribir. Recarga la página.
common-unsent =
    { $n ->
        [one] { $n } anotación sin enviar
        [many] { $n } de anotaciones sin enviar
       *[other] { $n } anotaciones sin enviar
    }
common-refused = Una anotación no se aceptó al llegar. { $why }
common-seen = Entendido
common-resting = Descansan: { $names }.
common-fills = Solo completan la mesa: { $names }.
common-schedule-match = Partida
common-schedule-resting = Descansan
common-empty-title = La velada no se puede mostrar
common-empty-text = En este dispositivo aún no se sabe nada de esta velada. Aparecerá cuando haya conexión.
