### Club evenings: setup.

setup-title = Organizar una noche de club
setup-usualName = Noche de club, { $day }
setup-what = La noche de club
setup-more = Más: números, distribución, lugar, apuestas, tiempo
setup-deviceHelp = Esta noche de club está solo en este dispositivo. No necesitas red, y anotas tú todos los resultados.
setup-onDevice = Hacerla solo en este dispositivo
setup-restored = Lo que escribiste antes sigue aquí. Solo lo tiene este dispositivo.
setup-afresh = Empezar de nuevo sin ello
setup-club-which = Club
setup-club-name = Nombre del club
setup-club-usual = Nuestro club de dominó
setup-club-help = Serás su organizador, y todos los de tu lista serán miembros. Puedes cambiar el nombre después.
setup-roster-title = Quiénes juegan
setup-roster-you = Tu nombre
setup-roster-youHelp = Eres el organizador y el jugador 1.
setup-roster-namedYou = { $name } (tú)
setup-roster-guest = invitado
setup-roster-find = Buscar un miembro
setup-roster-found =
    { $n ->
        [one] { $n } miembro encontrado
       *[other] { $n } miembros encontrados
    }
setup-roster-sameAsLast =
    { $n ->
        [one] Como la última vez: { $n } jugador
       *[other] Como la última vez: { $n } jugadores
    }
setup-roster-repeated =
    { $n ->
        [one] { $n } jugador está marcado, como la última vez.
       *[other] { $n } jugadores están marcados, como la última vez.
    }
setup-roster-addGuest = Añadir un invitado
setup-roster-addNames = Nombres de los jugadores, uno por línea
setup-roster-addHelp = También puedes pegar una lista, con correos o sin ellos.
setup-roster-add = Añadir
setup-roster-added =
    { $n ->
        [one] { $n } jugador añadido.
       *[other] { $n } jugadores añadidos.
    }
# A name was typed that is on the list. $numbered is that name with a number.
setup-farDay-question = La fecha es el { $day }. Está lejos de hoy. ¿Dejarla así?
setup-farDay-keep = Dejar esta fecha
setup-farDay-close = La fecha de esta noche de club es el { $day }, lejos de hoy. Si no es correcta, cámbiala antes en las condiciones: la noche cuenta para la temporada de su fecha.
setup-namesake-question = { $name } ya está en la lista. ¿Es otra persona?
setup-namesake-another = Sí, añadir «{ $numbered }»
# The person keeps the name, because the club night has begun.
setup-namesake-two = Sí, son dos personas
setup-namesake-same = No, es la misma persona
# Several such names were typed.
setup-namesake-none =
    { $n ->
        [one] Ya está en la lista ({ $n })
       *[other] Los { $n } ya están en la lista
    }
# Two names begin with the same first name, and one of them has no last name.
setup-namesake-firstName = ¿{ $name } y { $like } son la misma persona?
setup-namesake-others = No, son dos personas
setup-namesake-one = Sí, es la misma persona
setup-roster-leftOut = No se ha incluido: { LIST($what) }.
setup-roster-leftNumbers =
    { $n ->
        [one] { $n } número de línea
       *[other] { $n } números de línea
    }
setup-roster-leftTelephones =
    { $n ->
        [one] { $n } teléfono
       *[other] { $n } teléfonos
    }
setup-roster-leftEmails =
    { $n ->
        [one] { $n } correo
       *[other] { $n } correos
    }
setup-roster-leftOthers =
    { $n ->
        [one] { $n } dato más
       *[other] { $n } datos más
    }
setup-roster-removed = { $name } no juega.
setup-roster-full =
    { $max ->
        [one] Puede jugar como máximo { $max } persona.
       *[other] Pueden jugar como máximo { $max } personas.
    }
setup-roster-rest = Los demás siguen en el campo.
setup-roster-morePairs = Con parejas fijas pueden ser { $max }.
setup-plan-title = Mesas y partidas
setup-plan-tooFew =
    { $n ->
        [one] Falta { $n } jugador: juegan al menos { $min }.
       *[other] Faltan { $n } jugadores: juegan al menos { $min }.
    }
setup-plan-tables =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } en { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }.
setup-plan-resting =
    { $n ->
        [one] En cada partida descansa { $n }.
       *[other] En cada partida descansan { $n }.
    }
setup-plan-restingSome =
    { $n ->
        [one] En cada partida descansan de { $least } a { $n }.
       *[other] En cada partida descansan de { $least } a { $n }.
    }
setup-plan-matches = Partidas, de { $all } en esta distribución
setup-plan-fewer = Una partida menos
setup-plan-more = Una partida más
setup-plan-estimate =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    } × { $minutes } min: unas { $time } h.
setup-plan-ownEstimate =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    } × { $minutes } min, como en tus últimas noches de club: unas { $time } h.
setup-plan-noStakes = La apuesta no cuenta: las apuestas son para una sola mesa, de 4 a 7 jugadores.
setup-plan-working = Calculando la distribución
setup-plan-failed = No pudimos calcular la distribución.
setup-format-title = Jugadores y distribución
setup-format-help = De 4 a 7 jugadores comparten una mesa y se turnan. Con 8, 12 o 16 juegan todos con todos. Con otro número, la distribución es equilibrada.
setup-format-kind = Distribución
setup-format-kinds-published = La publicada
setup-format-kinds-balanced = Equilibrada
setup-format-kindEffects-published = La distribución de las reglas impresas.
setup-format-kindEffects-balanced = Lo más igualada posible para este número de jugadores.
setup-format-times =
    { $times ->
        [0] ninguna vez
        [one] { $times } vez
        [many] { $times } de veces
       *[other] { $times } veces
    }
setup-format-restsNone = Todos juegan todas las partidas.
setup-format-restsAll = Cada jugador descansa { setup-format-times }.
setup-format-restsSome = Cada jugador descansa de { $least } a { setup-format-times }.
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } pareja { setup-format-times }
        [many] { $many } de parejas { setup-format-times }
       *[other] { $many } parejas { setup-format-times }
    }
setup-format-partnersAll = Dos jugadores cualesquiera son compañeros { setup-format-times }.
setup-format-partners = Compañeros: { LIST($counts) }.
setup-format-opponentsAll = Dos jugadores cualesquiera son rivales { setup-format-times }.
setup-format-opponents = Rivales: { LIST($counts) }.
setup-format-why =
    .odd-pairs = No puede ser del todo igual: hay { $pairs } parejas, un número impar, y en cada mesa juegan dos. Por eso una pareja juega otra vez, solo para completar una mesa.
    .as-published = En la distribución impresa, algunos rivales se encuentran más que otros. La equilibrada es del todo igual.
setup-format-counts = Estas cuentas son para todas las partidas de la distribución.
setup-people-title = Quién juega
setup-people-help = Para cambiar el orden, arrastra las filas, pulsa las flechas o pulsa Alt y una tecla de flecha.
setup-people-organiser = Tú, el organizador
setup-people-name = Nombre del jugador { $n }
setup-people-up = Subir a { $name }
setup-people-down = Bajar a { $name }
setup-people-moved = { $name } lleva ahora el número { $n }.
setup-people-unnamed = jugador { $n }
setup-people-more = Más sobre { $name }
setup-people-needs = Qué necesita esta persona
setup-people-needsHelp = Solo lo ven tú y esa persona.
setup-people-draw = Sortear los números
setup-people-drawn = Números sorteados. Tú sigues siendo el 1.
setup-keepers-title = Quién anota
setup-keepers-who = ¿Qué jugadores anotan con un teléfono? Tú siempre puedes.
setup-keepers-oneTable = Hay una sola mesa: anotas tú, también cuando descansas.
setup-keepers-covered = En todas las partidas, cada mesa tiene un jugador que anota con el teléfono.
setup-keepers-without =
    { $tables ->
        [one] En algunas partidas { $tables } mesa no tiene anotador con teléfono.
       *[other] En algunas partidas { $tables } mesas no tienen anotador con teléfono.
    }
setup-keepers-list = En qué mesas
setup-keepers-at =
    { COUNT($tables) ->
        [one] Partida { $match }: mesa { LIST($tables) }
        [many] Partida { $match }: mesas { LIST($tables) }
       *[other] Partida { $match }: mesas { LIST($tables) }
    }
setup-keepers-renumber = Arreglarlo cambiando números
setup-keepers-renumbered = Números cambiados. Tú sigues siendo el 1.
setup-keepers-needed = Todas las mesas tienen anotador si anotan los números { LIST($numbers) }.
setup-conditions-title = Condiciones
setup-conditions-name = Nombre de la velada
setup-conditions-place = Dónde
setup-conditions-country = País
setup-conditions-city = Ciudad
setup-conditions-organisation = Club o casa, si hay
setup-conditions-date = Fecha
setup-conditions-target = Las partidas son a
setup-conditions-limit = Minutos por partida; déjalo vacío si no hay límite
setup-conditions-penalties = Usar penalizaciones
setup-conditions-penaltiesHelp = Bajan la efectividad de un jugador.
setup-stakes-title = Apuestas
setup-stakes-oneTable = Las apuestas son para una sola mesa, de 4 a 7 jugadores. Con 8 o más no hay apuestas.
setup-stakes-stake = Apuesta por unidad; 0 si no hay
setup-stakes-unit = Se apuesta en
setup-stakes-unitLike = pesos
setup-stakes-help = Los ganadores reciben una unidad por cada punto de partida de la victoria. Los perdedores pagan lo mismo.
setup-stakes-prize = Premio adicional
setup-stakes-prizes-none = Ninguno
setup-stakes-prizes-stakes = Apuestas de los demás
setup-stakes-prizes-losses = Lo que perdieron los demás
setup-stakes-prizes-winnings = Lo que ganaron los demás
setup-stakes-effects-none = Solo se juega por las apuestas.
setup-stakes-effects-stakes = Al final, del tercero en adelante cada jugador paga al ganador este número de apuestas.
setup-stakes-effects-losses = Al final, del tercero en adelante cada jugador vuelve a pagar al ganador lo que perdió.
setup-stakes-effects-winnings = Al final, del tercero en adelante cada jugador paga al ganador lo que él mismo haya ganado.
setup-stakes-times = Cuántas apuestas
setup-stakes-law = Este programa solo lleva las cuentas. Tú tienes que cumplir la ley de tu país sobre apuestas.
setup-repeat-title = Si una pareja solo completa la mesa
setup-repeat-kinds-settle = Los cuatro juegan por dinero
setup-repeat-kinds-void = La partida va sin apuestas
setup-options-title = Reglas de tu club
setup-options-countersign = La otra pareja acepta el resultado
setup-options-countersignHelp = Antes de que confirmes una partida, un jugador de la pareja que no anotó la acepta en un teléfono.
setup-options-blockers = Tras un cierre empatado, anotar el 0 a la pareja que cerró
setup-options-blockersHelp = Si está desactivado, el cero va a la pareja que salió. El tanteo es el mismo.
setup-online-title = Mesas en línea
setup-online-on = Jugar las mesas aquí, en línea
setup-online-help =
    { $n ->
        [one] Se abre una mesa para cada partida y el resultado se anota solo. Un bot juega por quien falte después de { $n } minuto.
       *[other] Se abre una mesa para cada partida y el resultado se anota solo. Un bot juega por quien falte después de { $n } minutos.
    }
setup-online-clock = Tiempo por turno
setup-online-clocks =
    .none = Sin reloj
    .calm = 60 segundos
    .quick = 20 segundos
setup-online-tempo = Ritmo uniforme
setup-online-tempoHelp = Cada jugada aparece tras el mismo tiempo, así que pensar no revela nada.
setup-open-title = Listo
setup-open-begin = Empezar
setup-open-later = Preparar ahora, empezar después
setup-open-beginHelp = La partida 1 empieza enseguida. Luego ves dónde se sienta cada uno y cómo entran los teléfonos.
setup-open-beginHere = La partida 1 empieza enseguida.
setup-open-opening = Creando la velada
setup-open-failed = No pudimos crear la velada. Lo que escribiste sigue aquí. Inténtalo otra vez.
setup-open-file = Abrir una noche de club guardada
setup-open-fileHelp = La velada sigue donde la guardaste.
setup-open-unread = No pudimos leer este archivo.
