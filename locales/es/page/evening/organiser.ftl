### Club evenings: organiser.

organiser-notAllowed = Solo el organizador de la velada puede abrir esta página.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [one] { $matches } partida, ninguna empezada
        [many] { $matches } de partidas, ninguna empezada
       *[other] { $matches } partidas, ninguna empezada
    }
organiser-phases-playing = Partida { $n } de { $all }, mesas confirmadas: { $done } de { $tables }
organiser-phases-between = La partida { $n } de { $all } ha terminado
organiser-phases-played =
    { $matches ->
        [one] { $matches } partida, todo jugado
        [many] { $matches } de partidas, todo jugado
       *[other] { $matches } partidas, todo jugado
    }
organiser-phases-closed = Velada cerrada
organiser-parts-title = Partes de la velada
organiser-parts-tables = Mesas
organiser-parts-standings = Clasificación
organiser-parts-seating = Sitios
organiser-parts-people = Personas
organiser-parts-penalties = Penalizaciones
organiser-parts-money = Dinero
organiser-parts-evening = Velada
organiser-wanted-title = Te espera
organiser-wanted-call = La mesa { $table } te llama. { $by }: { $reason }.
organiser-wanted-alert = Mesa { $table }. { $cause }
organiser-wanted-over = La mesa { $table } ha terminado y está por confirmar.
organiser-wanted-late = La mesa { $table } lleva mucho sin informar.
organiser-tables-title = Mesas
organiser-next-last = La última partida
organiser-next-begin = Empezar la partida { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Falta confirmar la mesa { LIST($tables) }.
        [many] Falta confirmar las mesas { LIST($tables) }.
       *[other] Falta confirmar las mesas { LIST($tables) }.
    }
organiser-next-seatsShown = Todos ven dónde sentarse.
organiser-next-played = Todas las partidas están jugadas y confirmadas.
organiser-next-toClose = Cerrar la velada
organiser-next-closed = La velada está cerrada. Ya no se puede anotar nada.
organiser-calls-title = Llamadas
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Voy
organiser-calls-goTo = Voy a la mesa { $table }
organiser-calls-done = Resuelta
organiser-calls-doneAt = Resuelta en la mesa { $table }
organiser-alerts-title = Por revisar
organiser-alerts-open = Nadie ha respondido aún
organiser-alerts-waits = En la mesa confirman el error; la anotación te espera
organiser-alerts-settle = Resolver
organiser-alerts-dismiss = No hay error
organiser-alerts-sheet = Acta
organiser-settle-how = ¿Cómo termina?
organiser-settle-ways-correct = Corregir las manos
organiser-settle-ways-stop = Pararla tal como está
organiser-settle-ways-annul = Anularla y jugarla otra vez
organiser-settle-suspends = En cualquier caso { $name } ya no anota en esta partida. Si no hubo error, cierra esto y pulsa «No hay error».
organiser-settle-correct = Escribir esto en el acta
organiser-settle-stopAhead = Gana la pareja que va por delante, con el tanteo actual: { $score }.
organiser-settle-stopLevel = Hay empate. Que jueguen otra mano o que decida la suerte.
organiser-settle-stop = Parar la partida
organiser-settle-annulled = Todo lo anotado en esta partida queda sin efecto y la mesa la juega otra vez.
organiser-settle-annul = Anular y jugar otra vez
organiser-confirm-title = Por confirmar
organiser-confirm-confirm = Confirmar
organiser-confirm-confirmTable = Confirmar la mesa { $table }
organiser-confirm-look = Acta
organiser-confirm-waits = Antes hay que resolver lo que pasa en esta mesa.
organiser-confirm-notAgreed = La otra pareja no ha aceptado aún el final.
organiser-confirm-notSent = La mesa no ha enviado aún el final.
organiser-confirm-confirmed = La mesa { $table } está confirmada. Victoria de { $winners }, { $score }.
organiser-confirm-undo = Deshacer
organiser-ended-target = Victoria de { $winners }.
organiser-ended-stopped = Partida parada. Victoria de { $winners }, que iban por delante.
organiser-ended-lot = Partida parada con empate. La suerte eligió a { $winners }.
organiser-card-nothing = Nada anotado todavía
organiser-card-heard = Última anotación { $ago }
organiser-card-nobody = aún no anota nadie
organiser-card-keeper = anota { $name }
organiser-card-left =
    { $n ->
        [one] queda { $n } minuto
        [many] quedan { $n } de minutos
       *[other] quedan { $n } minutos
    }
organiser-card-timeUp = se acabó el tiempo
organiser-card-filler = Una pareja solo completa la mesa; no se le anota nada.
organiser-card-open = Abrir
organiser-sheet-title = Acta
organiser-sheet-round = Mano
organiser-sheet-led = sale { $name }
organiser-sheet-empty = No hay ninguna mano anotada.
organiser-sheet-onlyEnd = Solo se conoce el final.
organiser-sheet-recorded = Consta
organiser-sheet-leads = En la mano { $n } sale { $name }.
organiser-window-unknown = Esta mesa no ha empezado.
organiser-window-confirmed = Confirmada.
organiser-window-enter = Rellenar el acta
organiser-window-correct = Corregir el acta
organiser-window-save = Guardar el acta
organiser-window-filled = El acta está guardada.
organiser-window-stop = Parar la partida
organiser-window-stopAhead = Gana la pareja que va por delante, con el tanteo actual.
organiser-window-stopLevel = Hay empate. Que jueguen otra mano o que decida la suerte.
organiser-window-stopNow = Pararla ahora
organiser-window-stopByLot = Pararla a suertes
organiser-window-stopped = La partida está parada.
organiser-window-keeper = Quién anota
organiser-window-noKeeper = Aquí aún no anota nadie.
organiser-window-keeps = Anota { $name }.
organiser-window-writesFor = { $name } escribe en lugar de { $keeper }.
organiser-window-newKeeper = Quién va a anotar
organiser-window-name = Nombrar
organiser-window-named = Ahora anota { $name }.
organiser-window-minutes = Más tiempo
organiser-window-given =
    { $n ->
        [0] Nada por encima del límite, de momento.
       *[other]
            Por encima del límite: { $n ->
                [one] { $n } minuto
                [many] { $n } de minutos
               *[other] { $n } minutos
            }.
    }
organiser-window-more =
    { $n ->
        [one] { $n } minuto más
        [many] { $n } de minutos más
       *[other] { $n } minutos más
    }
organiser-form-kind = Qué se sabe
organiser-form-kinds-rounds = Cada mano
organiser-form-kinds-final = Solo el final
organiser-form-rounds = Manos
organiser-form-round = Mano
organiser-form-gain = Mano { $n }, { $pair }
organiser-form-roundsHelp = En cada mano anota una pareja, de 1 a { $most }. Un cierre empatado es 0.
organiser-form-first = Quién salió primero
organiser-form-unknown = No se sabe
organiser-form-blocker = Quién cerró
organiser-form-leaders = Según quién salió
organiser-form-finalHelp = Tal como se contó; lo que pase de { $target } consta como { $target }.
organiser-form-stopped = Parada antes de que nadie tuviera { $target }
organiser-form-lot = La suerte eligió a
organiser-form-why = Por qué se cambia
organiser-form-whyFree = Por qué se cambia, si quieres
organiser-form-stood = Constaba { $score }.
organiser-form-now = Ahora { $score }.
organiser-form-unreadEnd = Escribe los dos tanteos con números.
organiser-form-unreadRound = La mano { $n } no se entiende: solo anota una pareja, y con números.
organiser-announce-title = Aviso
organiser-announce-label = Avisar a todos los dispositivos
organiser-announce-send = Avisar
organiser-announce-sent = Aviso enviado.
organiser-announce-before = Avisos anteriores: { $n }
organiser-results-title = Resultados
organiser-results-none = No ha empezado ninguna partida.
organiser-results-table = Mesa
organiser-results-pairs = Parejas
organiser-results-score = Tanteo
organiser-results-nothing = nada aún
organiser-results-running = en juego
organiser-results-stopped = parada
organiser-results-open = Abrir
organiser-print = Imprimir
organiser-seating-title = Sitios
organiser-seating-current = Partida { $n }, ahora
organiser-seating-next = Partida { $n }, la siguiente
organiser-seating-whole = Toda la velada
organiser-people-title = Personas
organiser-people-join = Cómo se unen los demás
organiser-people-joinHelp = Leen esta imagen con un teléfono, o abren la página y escriben las letras. No hace falta cuenta.
organiser-people-spelled = Letras para unirse: { $code }
organiser-people-copy = Copiar la dirección
organiser-people-qr = Imagen para leer con un teléfono: la dirección para unirse
organiser-people-haveJoined = Ya unidos: { $n } de { $all }.
organiser-people-alone = Esta velada está solo en este dispositivo, así que nadie más puede unirse.
organiser-people-list =
    { $n ->
        [one] { $n } jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
organiser-people-needsHelp = Lo que alguien necesita solo lo ven tú y esa persona. Su dispositivo lo muestra cuando lo confirmas.
organiser-people-notJoined = sin unirse
organiser-people-online = con conexión
organiser-people-away = sin conexión
organiser-people-name = Nombre
organiser-people-needs = Qué necesita esta persona
organiser-people-save = Guardar
organiser-people-saved = Guardado.
organiser-people-free = Teléfono perdido: dejar entrar otro
organiser-people-freed = Ese dispositivo queda fuera hasta que lo dejes entrar de nuevo. Otro puede unirse ahora como { $name }.
organiser-people-notFreed = No llegó al servidor. Prueba otra vez cuando haya conexión.
organiser-devices-help = Cuando confirmas este dispositivo, muestra a su jugador lo que anotaste sobre sus necesidades.
organiser-devices-confirm = Este es de verdad el dispositivo de { $name }
organiser-devices-isConfirmed = Confirmado como dispositivo de { $name }.
organiser-devices-takeBack = Retirar la confirmación
organiser-devices-confirmed = El dispositivo está confirmado.
organiser-devices-unconfirmed = El dispositivo ya no está confirmado.
organiser-devices-outTitle = Dispositivos que retiraste
organiser-devices-out = Dispositivo de { $name }, desde las { $time }
organiser-devices-organisersOut = Dispositivo de un organizador, desde las { $time }
organiser-devices-admit = Dejar entrar de nuevo
organiser-devices-admitted = Ese dispositivo puede unirse otra vez con las letras.
organiser-devices-failed = No llegó al servidor. Prueba otra vez cuando haya conexión.
organiser-newCode-draw = Sacar letras nuevas
organiser-newCode-sure = ¿Sacar letras nuevas? Entonces ya nadie puede unirse con { $code }. Quienes ya se unieron se quedan.
organiser-newCode-go = Sacarlas
organiser-newCode-keep = Dejarlas como están
organiser-newCode-drawn = Las letras nuevas son { $code }.
organiser-lineup-title = Cambiar quién juega
organiser-lineup-what = Qué cambia
organiser-lineup-kinds-late = Alguien llega tarde
organiser-lineup-kinds-leaves = Alguien se va
organiser-lineup-kinds-substitute = Alguien sigue en lugar de otro
organiser-lineup-effects-late = Quien llega recibe el número siguiente. Las partidas que quedan se distribuyen de nuevo; lo jugado se conserva.
organiser-lineup-effects-leaves = Las partidas que quedan se distribuyen de nuevo sin esta persona; lo jugado se conserva.
organiser-lineup-effects-substitute = Quien entra recibe un número propio y los sitios que quedan; lo jugado sigue siendo de quien lo jugó. Si los resultados deben seguir con un solo número, cambia el nombre en la lista.
organiser-lineup-leaver = Quién se va
organiser-lineup-newName = Nombre de quien llega
organiser-lineup-from = Desde qué partida
organiser-lineup-show = Ver la nueva distribución
organiser-lineup-working = Calculando la distribución
organiser-lineup-failed = La distribución no se pudo calcular. Sigue valiendo la anterior.
organiser-lineup-proposed = La nueva distribución
organiser-lineup-take = Aceptar esta distribución
organiser-lineup-taken = Vale la nueva distribución.
organiser-lineup-leave = Dejarla como estaba
organiser-penalties-title = Penalizaciones
organiser-penalties-enter = Anotar una sanción
organiser-penalties-player = Jugador
organiser-penalties-usual = Habituales en este club
organiser-penalties-choose = Elige una
organiser-penalties-reason = Motivo
organiser-penalties-match = En qué partida
organiser-penalties-noMatch = En ninguna
organiser-penalties-round = Mano, si se sabe
organiser-penalties-amount = Penalización
organiser-penalties-amountHelp = Baja la efectividad de este jugador y nada más. 0 es una sanción sin penalización.
organiser-penalties-off = En esta velada no hay penalizaciones, así que las sanciones no llevan cantidad.
organiser-penalties-needed = Lo que alguien necesita en esta mesa no se castiga nunca:
organiser-penalties-maybe = Puede que alguien lo necesite, y eso no se castiga nunca:
organiser-penalties-sounds =
    .partner-writes = (compañer|pareja).*(anot|escrib)|(anot|escrib).*(compañer|pareja)
    .partner-shuffles = (compañer|pareja).*(revolv|revuelv)|(revolv|revuelv).*(compañer|pareja)
    .may-rearrange = toc(a|ó|ar)|reorden|orden(a|ó)|mov(er|ió|ía)
    .neighbour-sets = vecin.*(puso|pon|coloc)|boca arriba
    .all-say-ends = (dijo|dice|decir|nombr|cant).*(extremo|punta)
    .may-ask-count = pregunt|cuánt
    .neighbour-stands = vecin.*(ficha|levant|descubr)
    .neighbour-places = señal
    .knocks-to-pass = golpe
    .others-knock = golpe
    .sheet-shown = (enseñ|mostr).*acta|acta.*(enseñ|mostr)
organiser-penalties-penalise = Anotar la penalización
organiser-penalties-sanction = Anotar la sanción
organiser-penalties-entered = Anotada: { $name }.
organiser-penalties-list = Anotadas hasta ahora
organiser-penalties-none = No hay nada anotado.
organiser-penalties-penalty = penalización de { $n }
organiser-penalties-warned = sanción sin penalización
organiser-penalties-withdraw = Retirar
organiser-penalties-why = Por qué se retira
organiser-penalties-keep = Dejarla
organiser-money-title = Dinero
organiser-money-stake =
    { $unit ->
        [none] La apuesta es de { $n }.
       *[other] La apuesta es de { $n } { $unit }.
    }
organiser-money-prizes-stakes = Quien gana se lleva además apuestas de todos menos del segundo.
organiser-money-prizes-losses = Quien gana se lleva además lo que perdieron todos menos el segundo.
organiser-money-prizes-winnings = Quien gana se lleva además lo que ganaron todos menos el segundo.
organiser-money-soFar = Tal como está ahora.
organiser-money-prizeLater = El premio se calcula al final.
organiser-money-final = Definitivo.
organiser-money-total = En total
organiser-money-level = Arriba, nada más que el número separa de otros a { $names }.
organiser-money-share = Repartir el premio
organiser-money-shareHelp = Quienes empatan arriba se lo reparten y no pagan nada.
organiser-money-law = El programa lleva las cuentas y no mueve dinero. Lo que la ley local diga de las apuestas es asunto tuyo.
organiser-close-title = Cerrar la velada
organiser-close-ready = Se han jugado todas las partidas.
organiser-close-left =
    { $n ->
        [one] Hay { $n } partida sin terminar.
        [many] Hay { $n } de partidas sin terminar.
       *[other] Hay { $n } partidas sin terminar.
    }
organiser-close-close = Cerrar la velada
organiser-close-ask = ¿Cerrar la velada?
organiser-close-effect = Después todos ven el orden final y las ganancias. Ya no se puede anotar nada.
organiser-close-closeNow = Cerrarla ahora
organiser-close-notYet = Todavía no
organiser-close-closed = Cerrada a las { $time }.
organiser-files-title = Para llevar
organiser-files-fileHelp = El archivo tiene la velada entera. Se puede guardar, enviar y abrir en otro dispositivo.
organiser-files-whole = Con lo que cada persona necesita
organiser-files-wholeHelp = Solo para ti: los demás no deben leerlo.
organiser-files-save = Guardar como archivo
organiser-files-failed = El archivo no se pudo escribir. Prueba otra vez.
organiser-files-sheets = Hojas para imprimir
organiser-files-paper = Papel
organiser-files-large = Letra grande
organiser-files-kinds-seating = Puestos
organiser-files-kinds-schedule = Puestos de toda la velada
organiser-files-kinds-tables = Tarjetas de mesa
organiser-files-kinds-score = Actas
organiser-files-kinds-players = Tarjetas de jugador
organiser-files-kinds-results = Resultados
organiser-files-kinds-standings = Clasificación
organiser-files-kinds-money = Dinero
organiser-files-kinds-log = Registro
organiser-files-kinds-procedure = El juego en la mesa
organiser-files-tables = Tablas para otros programas
organiser-files-confirmedOnly = Una partida cuenta en ellas cuando la confirmas.
organiser-board-title = Tablero público
organiser-board-help = Para una pantalla en la sala: quién se sienta dónde, cómo va cada mesa y la clasificación. Allí no se puede anotar nada.
organiser-board-open = Abrir el tablero
organiser-conditions-title = Condiciones
organiser-conditions-place = Lugar
organiser-conditions-date = Día
organiser-conditions-players = Jugadores
organiser-conditions-seating = Distribución
organiser-conditions-matches = Partidas
organiser-conditions-target = Se juega a
organiser-conditions-time = Tiempo por partida
organiser-conditions-countersign = La otra pareja acepta el final
organiser-conditions-yes = sí
organiser-conditions-change = Cambiar las condiciones
organiser-conditions-name = Nombre de la velada
organiser-conditions-limit = Minutos por partida; vacío, sin límite
organiser-conditions-penalties = Hay penalizaciones
organiser-conditions-save = Guardar las condiciones
organiser-conditions-saved = Guardado.
organiser-log-title = Correcciones
organiser-log-none = No se ha corregido nada.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = nada
organiser-log-why = Motivo: { $text }
organiser-log-sanction = Sanción de { $name }
organiser-log-scorer = { $at }, quién anota
organiser-log-round = { $at }, mano { $n }
organiser-log-stopped = parada
organiser-log-lot = a suertes
organiser-log-annulled = anulada
