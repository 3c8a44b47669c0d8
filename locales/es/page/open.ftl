### The page: open.

open-conflict = Estas dos no van juntas: «{ $first }» y «{ $second }» Cambia una de ellas.
open-howMany = Cuántos juegan
open-clock = Reloj
open-otherwise = como dice el enlace
open-title = Abrir una mesa
open-rules = Reglas
open-options = Reglas de la casa
open-optionsHelp = Lo que tu mesa quiere de otro modo.
open-changed = cambiada
open-changedCount =
    { $n ->
        [one] { $n } cambio
        [many] { $n } de cambios
       *[other] { $n } cambios
    }
open-back = Volver a lo normal
open-players = Jugadores
open-seats = Puestos, en el orden de juego
open-seat = Puesto { $n }
open-partner = tu compañero
open-me = Tú
open-free = Libre, para quien venga
open-bots-random = Bot, fácil
open-bots-greedy = Bot, medio
open-bots-steady = Bot, fuerte
open-pace = Tiempo por turno
open-noClock = Sin reloj
open-seconds =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
open-tempo = Ritmo
open-tempos-open = Libre
open-tempos-even = Parejo
open-tempoEffects-open = Cada jugada se ve en cuanto se hace.
open-tempoEffects-even = Ninguna jugada se ve nada más empezar el turno, y la forzada se hace a los 3 segundos: la pensada de cada uno no dice nada.
open-tiles = Cómo llegan las fichas
open-taking = Fichas
open-takings =
    .dealt = Se reparten
    .together = Se toman a la vez
    .in-turn = Se toman por turno
open-takingEffects =
    .dealt = A cada cual se le reparten sus fichas.
    .together = Las fichas están boca abajo y todos toman a la vez. A los 20 segundos se toma por ellos lo que falte.
    .in-turn = Primero toma quien sale, luego el siguiente, y así todos. Quien sale puede pedir que se revuelva otra vez y entonces toma al final. Cada cual tiene 20 segundos.
open-lifting = Mirarlas
open-liftings =
    .at-once = Enseguida
    .in-stages = Por etapas
open-liftingEffects =
    .at-once = Cada cual ve sus fichas en cuanto las tiene.
    .in-stages = Quien sale y el siguiente miran enseguida, el tercero tras la primera jugada, el cuarto tras la segunda. Donde hay que buscar una ficha para salir, todos miran enseguida.
open-boneyard = Robar
open-boneyards-next = La ficha siguiente
open-boneyards-pointed = La ficha que se señala
open-singleChoice = Una sola opción
open-singleChoices-waits = Espera a su jugador
open-singleChoices-moved = Se juega a los 3 segundos
open-handOrder = Orden de las fichas
open-handOrders-free = A gusto
open-handOrders-fixed = Como se tomaron
open-handOrderEffects-free = Las fichas se pueden mover en el atril.
open-handOrderEffects-fixed = Las fichas se quedan como están. Quien necesite tocarlas puede permitirlo en los ajustes.
open-agreement = Lo que se acuerda en la mesa
open-copyRules = Copiar el enlace a estas reglas
open-create = Abrir la mesa
open-unknownRules = Este enlace pide reglas que aquí no se ofrecen: { $rules }. Elige otras abajo.

agreement-sentence = { $name }: { $clauses }.
agreement-pairs = dos contra dos, los compañeros frente a frente
agreement-shape =
    .line = las fichas van en línea
    .cross = el primer doble es un doble cruzado con cuatro brazos
    .tree = de cada doble se construye a todos lados
    .trains = cada uno tiene su tren, y hay uno público
    .chicken-foot = cada doble espera sus dedos
    .triangles = las fichas son triángulos y van lado con lado
agreement-bothSides = los brazos del doble cruzado se abren cuando sus dos lados están cubiertos
agreement-sumSeven = las mitades que se tocan suman siete, y los matadores van en todas partes
agreement-wildBlanks = la blanca encaja con todo
agreement-plays =
    .one = una ficha por turno
    .two-doubles = en un turno se pueden poner dos dobles, en extremos distintos
    .double-run = a un turno se le pueden añadir dobles
    .cover-double = el doble puesto hay que cubrirlo
agreement-closeDouble = un doble se puede cerrar al ponerlo
agreement-twoHands = dos jugadores con dos atriles cada uno, que juegan por turno
agreement-solo =
    { $n ->
        [one] { $n } jugador, cada uno por su cuenta
        [many] { $n } de jugadores, cada uno por su cuenta
       *[other] { $n } jugadores, cada uno por su cuenta
    }
agreement-directions-clockwise = el turno va en sentido horario
agreement-directions-counterclockwise = el turno va en sentido antihorario
agreement-hand =
    { $n ->
        [one] { $n } ficha cada uno
        [many] { $n } de fichas cada uno
       *[other] { $n } fichas cada uno
    }
agreement-withoutBlank = sin el 0-0
agreement-asleep =
    { $n ->
        [one] { $n } ficha duerme
        [many] { $n } de fichas duermen
       *[other] { $n } fichas duermen
    }
agreement-redealDoubles =
    { $doubles ->
        [one] se reparte de nuevo si alguien recibe { $doubles } doble
        [many] se reparte de nuevo si alguien recibe { $doubles } de dobles
       *[other] se reparte de nuevo si alguien recibe { $doubles } dobles
    }
agreement-redealDoublesOrSuit =
    se reparte de nuevo si alguien recibe { $doubles ->
        [one] { $doubles } doble
        [many] { $doubles } de dobles
       *[other] { $doubles } dobles
    } o { $suit ->
        [one] { $suit } ficha
        [many] { $suit } de fichas
       *[other] { $suit } fichas
    } de un número
agreement-firstLead-lot = la primera salida se sortea
agreement-firstLead-youngest = sale primero el más joven, y si nadie dice su edad se sortea
agreement-firstLead-random = la primera salida se sortea
agreement-firstLead-only = sale primero el { $n }-{ $n }
agreement-firstLead-lowest = sale primero el doble más bajo desde el 1-1, con el 0-0 tras el 6-6
agreement-firstLead-highest = sale primero el doble más alto
agreement-nextLead =
    .as-first = y así en cada mano
    .winner = después quien ganó la mano anterior
    .rotate = después cada jugador por turno
    .winning-side = después cualquiera del bando que ganó
    .descending-double = después un doble menos en cada mano
agreement-anyDouble = luego se sale con un doble, y quien no lo tiene deja la salida al siguiente
agreement-afterBlock =
    .blocker = tras un cierre sale quien cerró
    .winner = tras un cierre sale quien lo ganó
    .lowest-hand = tras un cierre sale quien tenía menos puntos
agreement-draw =
    .none = quien no puede jugar pasa
    .until-playable = quien no puede jugar roba hasta que una ficha encaje
    .exactly =
        { $n ->
            [one] quien no puede jugar roba { $n } ficha y pasa si no encaja
            [many] quien no puede jugar roba { $n } de fichas y pasa si ninguna encaja
           *[other] quien no puede jugar roba { $n } fichas y pasa si ninguna encaja
        }
agreement-reserve =
    { $n ->
        [one] { $n } ficha del pozo nunca se roba
        [many] { $n } de fichas del pozo nunca se roban
       *[other] { $n } fichas del pozo nunca se roban
    }
agreement-out-opponents = dominar vale lo que tienen los rivales
agreement-out-table = dominar vale todas las fichas que quedan, también las del compañero
agreement-out-own = cuando alguien domina, los que pierden anotan lo que tienen
agreement-sense =
    .round-points = quien gana una mano anota un tanto
    .play-only = solo se anota lo que se hace durante el juego
    .none = no se anota nada: gana quien primero se queda sin fichas
agreement-deadSuit = hay cierre en cuanto no queda ficha para ningún extremo
agreement-blockWinner =
    .lowest-player = el cierre lo gana el jugador con menos puntos
    .lowest-side = el cierre lo gana el bando con menos puntos
    .side-of-lowest-player = el cierre lo gana la pareja del jugador con menos puntos
    .blocker-vs-next = el cierre lo gana el que tenga menos puntos entre quien cerró y el siguiente
    .fewest-tiles = el cierre lo gana quien tiene menos fichas
agreement-block =
    .opponents = y anota lo que tienen los demás
    .table = y anota todas las fichas que quedan
    .opponents-minus-own = y anota lo que tienen los demás menos lo suyo
    .sum-of-differences = y anota lo que cada otro tiene de más
    .own = todos los demás anotan lo que tienen
    .own-all = tras un cierre cada uno anota lo que tiene
    .difference = el bando más cargado anota la diferencia
    .highest-pays-table = tras un cierre el más cargado lo anota todo
agreement-blockTie =
    .void = un cierre empatado no vale nada
    .eggs = un cierre empatado deja huevos para la mano siguiente
    .carry = un cierre empatado se acumula para la mano siguiente
    .blocker-loses = un cierre empatado lo pierde quien cerró
    .blocker-wins = un cierre empatado lo gana quien cerró
    .leader-wins = un cierre empatado lo gana quien salió
agreement-special-only = { $tiles } cuesta { $points } si es la única que queda
agreement-special-held = { $tiles } sin jugar cuesta { $points }
agreement-bonus =
    .capicua = la capicúa, última ficha que encaja en los dos extremos, vale { $points } más
    .capicu = el capicú, última ficha que encaja en los dos extremos, vale { $points } más
    .chuchazo = el chuchazo, dominar con el 0-0, vale { $points } más
    .pass-all-three = una jugada tras la que pasan los otros tres vale { $points } más
    .round-1 = ganar la primera mano vale { $points } más
    .round-2 = ganar la segunda mano vale { $points } más
    .round-3 = ganar la tercera mano vale { $points } más
    .round-4 = ganar la cuarta mano vale { $points } más
    .out = dominar vale { $points } más
agreement-instant =
    .six-in-a-row = solo cuentan las manos ganadas seguidas, y seis dan la partida
    .out-with-0-0 = dominar con el 0-0 gana la partida
    .out-with-6-6-if-a-loser-holds-over-25 = dominar con el 6-6 gana la partida si un rival tiene más de 25
    .announced-6-6 = un 6-6 anunciado gana la partida con su mano, y la pierde con 25 o más sin jugar
agreement-rounds =
    { $n ->
        [one] la partida es de { $n } mano
        [many] la partida es de { $n } de manos
       *[other] la partida es de { $n } manos
    }
agreement-account =
    { $n ->
        [one] la cuenta se abre con { $n } tanto en una mano
        [many] la cuenta se abre con { $n } de tantos en una mano
       *[other] la cuenta se abre con { $n } tantos en una mano
    }
agreement-below-lost = menos se pierden
agreement-below-remembered = menos se guardan hasta abrirla
agreement-target-wins = quien llega a { $n } gana la partida
agreement-target-loses = quien llega a { $n } pierde la partida
agreement-beyond-wins = quien pasa de { $n } gana la partida
agreement-beyond-loses = quien pasa de { $n } pierde la partida
agreement-exactly = gana la partida quien llega justo a { $n }; lo que se pase no se anota
agreement-cap = nunca se anotan más de { $n }
