### Club evenings: organiser.

organiser-notAllowed = Esta página solo puede abrirla el organizador de la velada.
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
organiser-phases-closed = Cerrada
organiser-parts-title = Partes de la noche de club
organiser-parts-tables = Mesas
organiser-parts-standings = Clasificación
organiser-parts-seating = Puestos
organiser-parts-people = Personas
organiser-parts-penalties = Penalizaciones
organiser-parts-money = Dinero
organiser-parts-evening = Noche de club
organiser-wanted-title = Te esperan
organiser-needs-title = Te necesitan
organiser-needs-none = Ahora nadie te necesita.
organiser-needs-calls = La mesa { $table } llama
organiser-needs-score = Mesa { $table }, { $score }
organiser-needs-beat = { $winners } ganan a { $losers }.
organiser-needs-silent = Mesa { $table }, sin noticias
organiser-needs-others = La mesa { $table } sigue jugando
organiser-needs-keeps = Anota { $name }.
organiser-needs-keepsNone = Nadie anota en un teléfono.
organiser-wanted-call = La mesa { $table } te llama. { $by }: { $reason }.
organiser-wanted-alert = Mesa { $table }. { $cause }
organiser-wanted-over = La mesa { $table } ha terminado. Confirma el resultado.
organiser-wanted-late = Hace rato que no hay noticias de la mesa { $table }.
organiser-wanted-lateOthers = La mesa { $table } sigue jugando. Al menos la mitad de las demás han terminado.
organiser-tables-title = Mesas
organiser-tables-named = Mesa { $table }, { $state }. { $first }: { $firstScore }, { $second }: { $secondScore }.
organiser-tables-press = Pulsa una mesa para ver su acta, corregirla o anotar tú las manos.
organiser-tables-progress = Partida { $n } de { $all }
organiser-next-last = La última partida
organiser-next-begin = Iniciar la partida { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Falta confirmar la mesa { LIST($tables) }.
        [many] Falta confirmar las mesas { LIST($tables) }.
       *[other] Falta confirmar las mesas { LIST($tables) }.
    }
organiser-next-seatsShown = Todos ven dónde se sientan.
organiser-next-callOut = Anuncia quién se sienta dónde: está en «Puestos».
organiser-next-played = Todas las partidas están jugadas y confirmadas.
organiser-next-toClose = Cerrar la noche de club
organiser-next-closed = La velada está cerrada.
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Voy
organiser-calls-goTo = Voy a la mesa { $table }
organiser-calls-done = Resuelta
organiser-calls-doneAt = Resuelta en la mesa { $table }
organiser-alerts-open = El anotador aún no ha respondido
organiser-alerts-waits = El anotador dice que hay un error. La mesa te espera.
organiser-alerts-settle = Corregir
organiser-alerts-dismiss = No hay error
organiser-alerts-keep = Dejar el acta
organiser-twoSheets-text = No se sobrescribió nada. Elige el acta que vale.
organiser-twoSheets-recorded = Ahora en el acta
organiser-twoSheets-entered = La otra anotación
organiser-twoSheets-finalOnly = Solo el tanteo final
organiser-twoSheets-keep = Dejar { $score }
organiser-twoSheets-use = Usar { $score }
organiser-settle-how = ¿Qué haces?
organiser-settle-ways-correct = Corregir las manos
organiser-settle-ways-stop = Detenerla con este tanteo
organiser-settle-ways-annul = Anularla y repetirla
organiser-settle-suspends = Además, { $name } deja de anotar en esta partida
organiser-settle-takesOver = Los teléfonos de la mesa preguntan entonces quién sigue.
organiser-settle-correct = Guardar acta
organiser-settle-stopAhead = Con este tanteo gana la pareja que va por delante: { $score }.
organiser-settle-stopLevel = Hay empate. Que jueguen otra mano, o decide por sorteo.
organiser-settle-stop = Detener la partida
organiser-settle-annulled = Se anula todo lo anotado en esta partida. La mesa la juega otra vez.
organiser-settle-annul = Anular y repetir
organiser-confirm-confirm = Confirmar
organiser-confirm-confirmTable = Confirmar la mesa { $table }
organiser-confirm-look = Ver acta
organiser-confirm-waits = Resuelve primero el aviso de esta mesa.
organiser-confirm-notAgreed = La otra pareja aún no ha aceptado el resultado.
organiser-confirm-notSent = El anotador aún no ha enviado el resultado.
organiser-confirm-confirmed = Mesa { $table } confirmada: { $winners } ganaron { $score }.
organiser-confirm-undo = Deshacer
organiser-ended-target = Ganaron { $winners }.
organiser-ended-stopped = Partida detenida: { $winners } iban por delante y ganaron.
organiser-ended-lot = Partida detenida con empate: { $winners } ganaron por sorteo.
organiser-ended-absent = Ganaron { $winners }: la otra pareja no se presentó.
organiser-ended-expelled = Ganaron { $winners }: expulsaron a un jugador de la otra pareja.
organiser-card-heard = Última anotación { $ago }.
organiser-card-unheard = Aún no hay anotaciones.
organiser-card-left =
    { $n ->
        [one] queda { $n } minuto
        [many] quedan { $n } de minutos
       *[other] quedan { $n } minutos
    }
organiser-card-timeUp = se acabó el tiempo
organiser-card-filler = Una pareja solo completa la mesa. La partida no cuenta para ella.
organiser-sheet-title = Acta
organiser-sheet-round = Mano
organiser-sheet-led = salió { $name }
organiser-sheet-annulled = anulada
organiser-sheet-empty = Aún no hay manos.
organiser-sheet-onlyEnd = Solo se conoce el resultado final.
organiser-sheet-recorded = Anotado
organiser-sheet-leads = En la mano { $n } sale { $name }.
organiser-window-unknown = Esta mesa no ha empezado.
organiser-window-confirmed = Confirmada.
organiser-window-enter = Rellenar el acta
organiser-window-correct = Corregir el acta
organiser-window-save = Guardar acta
organiser-window-filled = Acta guardada.
organiser-window-stop = Detener la partida
organiser-window-stopAhead = Gana la pareja { $winners } con { $score }.
organiser-window-stopLevel = Hay empate. Que jueguen otra mano, o decide por sorteo.
organiser-window-stopNow = Detenerla ahora
organiser-window-stopAsk = ¿Detener la partida con { $score }?
organiser-window-stopAt = Detener con { $score }
organiser-window-stopLotAt = Detener con { $score }, por sorteo
organiser-window-playOn = Seguir jugando
organiser-window-stopped = La partida está detenida.
organiser-window-keeper = Anotador
organiser-window-noKeeper = Esta mesa aún no tiene anotador.
organiser-window-keeps = Anota { $name }.
organiser-window-writesFor = { $name } anota en lugar de { $keeper }.
organiser-window-newKeeper = Nuevo anotador
organiser-window-name = Nombrar
organiser-window-named = Ahora anota { $name }.
organiser-window-minutes = Más tiempo
organiser-window-given =
    { $n ->
        [0] Sin tiempo añadido por ahora.
       *[other]
            Tiempo añadido: { $n ->
                [one] { $n } minuto
                [many] { $n } de minutos
               *[other] { $n } minutos
            }.
    }
organiser-window-more =
    { $n ->
        [one] Añadir { $n } minuto
        [many] Añadir { $n } de minutos
       *[other] Añadir { $n } minutos
    }
organiser-window-annul = Anular y repetir la partida
organiser-window-annulled = La partida está anulada. Los teléfonos de la mesa preguntan quién anota.
organiser-forfeit-absent = Una pareja no se presentó
organiser-forfeit-absentHelp = Toca la pareja que no está. La otra gana, como dice el reglamento.
organiser-forfeit-absentAsk = { $names } no se presentaron. { $winners } ganan la partida.
organiser-forfeit-expelled = Expulsar a un jugador de esta partida
organiser-forfeit-expelledHelp = Toca la pareja de ese jugador. Pierde la partida, como dice el reglamento.
organiser-forfeit-expelledAsk = { $names } pierden la partida por expulsión. Ganan { $winners }.
organiser-forfeit-yes = Anotarlo
organiser-forfeit-no = Volver
organiser-forfeit-entered = Está anotado. Confirma el resultado.
organiser-form-kind = Qué anotas
organiser-form-kinds-rounds = Cada mano
organiser-form-kinds-final = Solo el resultado final
organiser-form-rounds = Manos
organiser-form-round = Mano
organiser-form-gain = Mano { $n }, { $pair }
organiser-form-roundsHelp = En cada mano anota una sola pareja, de 1 a { $most }. Un cierre empatado es 0.
organiser-form-first = Quién salió primero
organiser-form-annulled = Añadir una mano anulada
organiser-form-unknown = No se sabe
organiser-form-blocker = Quién cerró
organiser-form-leaders = No se sabe: la pareja que salió
organiser-form-finalHelp = Escribe el tanteo tal como se contó. Si pasa de { $target }, anotamos { $target }.
organiser-form-stopped = Detenida antes de que una pareja tuviera { $target }
organiser-form-lot = Ganadores por sorteo
organiser-form-lotHelp = Sortea aquí, o sortea a mano y elige a los ganadores.
organiser-form-draw = Sortear
organiser-form-drawn = Sorteo: ganan { $winners }.
organiser-form-lotMissing = Sortea, o elige quién ganó el sorteo.
organiser-form-why = Motivo del cambio
organiser-form-whyFree = Motivo del cambio, si quieres
organiser-form-stood = Era { $score }.
organiser-form-now = Ahora es { $score }.
organiser-form-changed = El acta ha cambiado mientras escribías. Ahora dice { $score }.
organiser-form-again = Empezar desde esa acta
organiser-form-unreadEnd = Escribe los dos tanteos en números.
organiser-form-unreadRound = Revisa la mano { $n }. Solo anota una pareja, y en números.
organiser-announce-title = Aviso
organiser-announce-open = Anunciar
organiser-announce-label = Mensaje para todos
organiser-announce-send = Enviar
organiser-announce-sent = Enviado.
organiser-announce-before = Enviados hasta ahora: { $n }
organiser-results-title = Resultados
organiser-results-none = No ha empezado ninguna partida.
organiser-results-table = Mesa
organiser-results-pairs = Parejas
organiser-results-score = Tanteo
organiser-results-nothing = aún sin tanteo
organiser-results-running = en juego
organiser-results-stopped = detenida
organiser-results-absent = incomparecencia
organiser-results-expelled = expulsión
organiser-results-open = Abrir
organiser-print = Imprimir
organiser-seating-title = Puestos
organiser-seating-current = Partida { $n }, ahora
organiser-seating-next = Partida { $n }, la siguiente
organiser-seating-whole = Todas las partidas
organiser-people-title = Personas
organiser-people-join = Cómo se unen los demás
organiser-people-joinHelp = Leen esta imagen con un teléfono, o abren la página y escriben las letras. No necesitan cuenta.
organiser-people-spelled = Letras para unirse: { $code }
organiser-people-copy = Copiar dirección
organiser-people-qr = Código QR: la dirección para unirse
organiser-people-haveJoined = Se han unido { $n } de { $all }.
organiser-people-alone = Esta velada está solo en este dispositivo, así que los demás no pueden unirse.
organiser-people-list =
    { $n ->
        [one] { $n } jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
organiser-people-needsHelp = Solo tú y esa persona ven lo que necesita. Su dispositivo lo muestra cuando lo confirmas.
organiser-people-notJoined = no se ha unido
organiser-people-online = se ha unido
organiser-people-away = se ha unido, sin conexión
organiser-people-noPhone = juega sin teléfono
organiser-people-lacksPhone = No tiene teléfono
organiser-people-name = Nombre
organiser-people-needs = Qué necesita esta persona
organiser-people-save = Guardar
organiser-people-saved = Guardado.
organiser-people-free = Cambiar un teléfono perdido
organiser-people-freed = El teléfono anterior queda fuera hasta que lo dejes entrar. Otro teléfono ya puede unirse como { $name }.
organiser-people-notFreed = No pudimos llegar al servidor. Inténtalo otra vez cuando tengas conexión.
organiser-guests-title = Invitados
organiser-guests-help = Estos jugadores no están en la lista del club. Como miembros, podrás elegirlos para la próxima noche de club.
organiser-guests-add = Hacer miembro
organiser-guests-addNamed = Hacer miembro a { $name }
organiser-guests-added = { $name } ya es miembro.
organiser-guests-alike = { $other } ya está en la lista. ¿{ $name } es la misma persona?
organiser-guests-same = Sí, la misma persona
organiser-guests-another = No, añadir a otra persona
organiser-guests-failed = No pudimos añadir a { $name }. Inténtalo otra vez o usa la página del club.
organiser-devices-help = Cuando confirmas este dispositivo, su jugador ve en él lo que anotaste sobre sus necesidades.
organiser-devices-confirm = Este sí es el dispositivo de { $name }
organiser-devices-isConfirmed = Confirmado como dispositivo de { $name }.
organiser-devices-takeBack = Deshacer la confirmación
organiser-devices-confirmed = Dispositivo confirmado.
organiser-devices-unconfirmed = El dispositivo ya no está confirmado.
organiser-devices-outTitle = Dispositivos que retiraste
organiser-devices-out = Dispositivo de { $name }, desde las { $time }
organiser-devices-organisersOut = Dispositivo de un organizador, desde las { $time }
organiser-devices-admit = Dejar entrar de nuevo
organiser-devices-admitted = Ese dispositivo ya puede unirse otra vez con las letras.
organiser-devices-failed = No pudimos llegar al servidor. Inténtalo otra vez cuando tengas conexión.
organiser-newCode-draw = Cambiar las letras
organiser-newCode-sure = ¿Cambiar las letras? { $code } dejará de funcionar. Quienes ya se unieron se quedan.
organiser-newCode-go = Cambiar
organiser-newCode-keep = Cancelar
organiser-newCode-drawn = Las letras nuevas son { $code }.
organiser-lineup-title = Cambiar quién juega
organiser-lineup-what = Qué cambia
organiser-lineup-kinds-late = Un jugador llega tarde
organiser-lineup-kinds-leaves = Un jugador se va
organiser-lineup-kinds-substitute = Sigue un suplente
organiser-lineup-effects-late = El jugador nuevo recibe el número siguiente. Las partidas que quedan se distribuyen otra vez. Las jugadas se conservan.
organiser-lineup-effects-leaves = Las partidas que quedan se distribuyen otra vez sin este jugador. Las jugadas se conservan.
organiser-lineup-effects-substitute = El jugador nuevo recibe un número nuevo y los puestos que quedan. Cada jugador conserva las partidas que jugó. Para dejar todos los resultados en un número, cambia el nombre en la lista.
organiser-lineup-leaver = Quién se va
organiser-lineup-newName = Nombre del jugador nuevo
organiser-lineup-from = Desde qué partida
organiser-lineup-show = Ver nueva distribución
organiser-lineup-working = Calculando la distribución
organiser-lineup-failed = No pudimos calcular la distribución. Sigue la anterior.
organiser-lineup-proposed = Nueva distribución
organiser-lineup-take = Usar esta distribución
organiser-lineup-taken = La nueva distribución ya está en uso.
organiser-lineup-leave = Dejar la anterior
organiser-penalties-title = Penalizaciones
organiser-penalties-enter = Anotar una sanción
organiser-penalties-player = Jugador
organiser-penalties-usual = Habituales en este club
organiser-penalties-choose = Elige una
organiser-penalties-reason = Motivo
organiser-penalties-match = Partida
organiser-penalties-noMatch = Ninguna partida
organiser-penalties-round = Mano, si se sabe
organiser-penalties-amount = Penalización
organiser-penalties-amountHelp = Baja la efectividad de este jugador. Con 0 se anota la sanción, pero no se resta nada.
organiser-penalties-pointsHelp = Baja los tantos a favor y la efectividad de este jugador. Con 0 se anota la sanción, pero no se resta nada.
organiser-penalties-matchPointsHelp = Baja los puntos de partida de este jugador. Con 0 se anota la sanción, pero no se resta nada.
organiser-penalties-expel = Expulsión de la noche de club desde esta partida
organiser-penalties-expelHelp = La pareja pierde las partidas que quedan. Termina tú la partida en su mesa.
organiser-penalties-off = Esta velada no usa penalizaciones, así que la sanción no lleva cantidad.
organiser-penalties-needed = No penalices lo que necesitan los jugadores de esta mesa:
organiser-penalties-maybe = Puede que un jugador lo necesite. No lo penalices:
# These are regular expressions, not sentences. They are looked for in the reason of a sanction, without regard to capitals.
# Write the beginnings of words that say the same in your language. "|" means "or", ".*" means anything between.
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
organiser-penalties-penalise = Anotar penalización
organiser-penalties-sanction = Anotar sanción
organiser-penalties-entered = Anotada: { $name }.
organiser-penalties-list = Anotadas hasta ahora
organiser-penalties-none = Aún no hay sanciones.
organiser-penalties-penalty = penalización de { $n }
organiser-penalties-warned = sanción sin penalización
organiser-penalties-expelled = expulsión
organiser-penalties-withdraw = Retirar
organiser-penalties-why = Motivo para retirarla
organiser-penalties-keep = Dejarla
organiser-money-title = Dinero
organiser-money-stake = La apuesta es de { $amount }.
organiser-money-unit = { $amount } { $unit }
# An amount where the organiser has named no unit. $n is the number of $amount.
organiser-money-chips =
    { $n ->
        [one] { $amount } ficha
       *[other] { $amount } fichas
    }
organiser-money-prizes-stakes = Todos menos el segundo pagan además apuestas al ganador.
organiser-money-prizes-losses = Todos menos el segundo pagan además al ganador lo que perdieron.
organiser-money-prizes-winnings = Todos menos el segundo pagan además al ganador tanto como ellos ganaron.
organiser-money-soFar = Por ahora.
organiser-money-prizeLater = El premio se añade al final.
organiser-money-final = Definitivo.
organiser-money-total = Total
organiser-money-payments = Quién paga a quién
organiser-money-payment = { $from } paga a { $to }: { $amount }.
organiser-money-even = Nadie debe nada.
organiser-money-level = { $names } comparten el primer lugar: son iguales en todo salvo en el número.
organiser-money-share = Repartir el premio
organiser-money-shareHelp = Los que comparten el primer lugar se lo reparten y no lo pagan.
organiser-money-law = Este programa solo lleva las cuentas. Tú tienes que cumplir la ley de tu país sobre apuestas.
organiser-close-title = Cerrar la noche de club
organiser-close-ready = Se han jugado todas las partidas.
organiser-close-left =
    { $n ->
        [one] Hay { $n } partida sin terminar.
        [many] Hay { $n } de partidas sin terminar.
       *[other] Hay { $n } partidas sin terminar.
    }
organiser-close-close = Cerrar la noche de club
organiser-close-ask = ¿Cerrar la velada?
organiser-close-effect = Después todos ven la clasificación final.
organiser-close-effectMoney = Después todos ven la clasificación final y las ganancias.
organiser-close-later = Si algo está mal, puedes volver a abrirla después.
organiser-close-season = ¿Cuenta para la temporada?
organiser-close-count = Cerrar y contarla
organiser-close-countNot = Cerrar sin contarla
organiser-close-closeNow = Cerrar ahora
organiser-close-notYet = Todavía no
organiser-close-closed = Cerrada a las { $time }.
organiser-close-counts = Cuenta para la temporada.
organiser-close-countsNot = No cuenta para la temporada.
organiser-close-share = Enlace a los ganadores y a la clasificación final, para todos
organiser-close-reopen = Volver a abrirla
organiser-close-reopenAsk = ¿Volver a abrir la noche de club?
organiser-close-reopenEffect = Después puedes corregir resultados, seguir jugando y cerrarla otra vez. Hasta entonces no cuenta para la temporada.
organiser-close-reopenPeople = Los jugadores que ahora están en otra noche de club se quedan allí.
organiser-close-stay = Dejarla cerrada
organiser-close-discard = Descartar la noche de club
organiser-close-discardAsk = ¿Descartar la velada?
organiser-close-discardEffect = Los jugadores ven que se descartó. Después no está en ninguna lista del club.
organiser-close-discardNow = Descartarla
organiser-close-discarded = Descartaste esta velada. No está en ninguna lista del club.
organiser-files-title = Guardar e imprimir
organiser-files-fileHelp = El archivo contiene toda la velada. Puedes guardarlo, enviarlo o abrirlo en otro dispositivo.
organiser-files-whole = Incluir lo que necesitan los jugadores
organiser-files-wholeHelp = No compartas este archivo: muestra lo que necesita cada jugador.
organiser-files-save = Guardar como archivo
organiser-files-failed = No pudimos guardar el archivo. Inténtalo otra vez.
organiser-files-sheets = Hojas para imprimir
organiser-files-paper = Papel
organiser-files-large = Letra grande
organiser-files-unprintable =
    { $count ->
        [one] Un nombre no se puede imprimir entero.
        [many] { $count } de nombres no se pueden imprimir enteros.
       *[other] { $count } nombres no se pueden imprimir enteros.
    }
organiser-files-unprintableHelp = Las hojas muestran lo que pueden, o el número. Pide estas fuentes a quien lleva el servidor, o imprime con el navegador.
organiser-files-signs = En estos nombres faltarán emojis y signos:
organiser-files-tonight = Imprimir todo para esta noche
organiser-files-tonightHelp = Un archivo: puestos de pared y de cada partida, tarjetas de mesa, actas y el juego en la mesa.
organiser-files-kinds =
    .seating-poster = Puestos para la pared
    .standings-poster = Clasificación para la pared
    .certificates = Diplomas
    .seating = Puestos
    .schedule = Puestos de todas las partidas
    .tables = Tarjetas de mesa
    .score = Actas
    .players = Tarjetas de jugador
    .results = Resultados
    .standings = Clasificación
    .money = Dinero
    .log = Registro
    .procedure = El juego en la mesa
    .regulation = Reglamento
organiser-files-tables = Tablas para otros programas
organiser-files-confirmedOnly = Solo contienen las partidas que has confirmado.
organiser-board-title = Tablero público
organiser-board-help = Para una pantalla en la sala. Muestra quién se sienta dónde, el tanteo de cada mesa y la clasificación.
organiser-board-open = Abrir tablero
organiser-conditions-title = Condiciones
organiser-conditions-place = Lugar
organiser-conditions-date = Fecha
organiser-conditions-players = Jugadores
organiser-conditions-seating = Distribución
organiser-conditions-matches = Partidas
organiser-conditions-target = Se juega a
organiser-conditions-time = Tiempo por partida
organiser-conditions-countersign = La otra pareja acepta el resultado
organiser-conditions-yes = sí
organiser-conditions-change = Cambiar condiciones
organiser-conditions-name = Nombre de la velada
organiser-conditions-limit = Minutos por partida; déjalo vacío si no hay límite
organiser-conditions-penalties = Usar penalizaciones
organiser-conditions-save = Guardar condiciones
organiser-conditions-saved = Guardado.
organiser-matchCount-title = Cambiar el número de partidas
organiser-matchCount-label = Número de partidas
organiser-matchCount-note = Las partidas empezadas se conservan. Las demás mantienen sus puestos.
organiser-matchCount-none = Después de la partida { $n } no hay más partidas.
organiser-online-when = Puedes cambiar esto mientras no se juegue ninguna partida.
organiser-online-save = Guardar mesas en línea
organiser-log-title = Correcciones y notas
organiser-log-none = Aún no hay correcciones ni notas.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = nada
organiser-log-why = Motivo: { $text }
organiser-log-online = Esta mesa se jugó en línea y anotó sola sus manos.
organiser-log-sanction = Sanción de { $name }
organiser-log-scorer = { $at }, anotador
organiser-log-round = { $at }, mano { $n }
organiser-log-stopped = detenida
organiser-log-absent = no se presentó
organiser-log-expelled = expulsión
organiser-log-lot = por sorteo
organiser-log-annulled = anulada
organiser-note-label = Escribe una nota
organiser-note-help = Guarda la hora. Solo la ven los organizadores: en esta página, en el archivo y en el registro impreso.
organiser-note-match = Partida de la nota
organiser-note-noMatch = Ninguna partida
organiser-note-table = Mesa de la nota
organiser-note-noTable = Ninguna mesa
organiser-note-round = Mano, si se sabe
organiser-note-write = Anotar
organiser-note-written = La nota está en el registro.
organiser-note-note = Nota:
# $what is a match, a table or a round.
organiser-note-about = Nota, { $what }:
