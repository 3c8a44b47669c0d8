### Club evenings: setup.

setup-title = Preparar una noche de club
setup-intro = Eres el organizador y el jugador 1.
setup-format-title = Jugadores y distribución
setup-format-size = Cuántos juegan
setup-format-fewer = Uno menos
setup-format-more = Uno más
setup-format-help = De 4 a 7 jugadores comparten una mesa por turnos. Con 8, 12 o 16 juegan todos con todos. Los demás se distribuyen por igual.
setup-format-kind = Distribución
setup-format-kinds-published = La publicada
setup-format-kinds-balanced = Equilibrada
setup-format-kindEffects-published = La distribución de las reglas impresas.
setup-format-kindEffects-balanced = Lo más igualada posible para este número de jugadores.
setup-format-summary =
    { $matches ->
        [one] { $matches } partida
        [many] { $matches } de partidas
       *[other] { $matches } partidas
    } en { $tables ->
        [one] { $tables } mesa
        [many] { $tables } de mesas
       *[other] { $tables } mesas
    }.
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
setup-format-partnersAll = Cada dos jugadores son compañeros { setup-format-times }.
setup-format-partners = Compañeros: { LIST($counts) }.
setup-format-opponentsAll = Cada dos jugadores son rivales { setup-format-times }.
setup-format-opponents = Rivales: { LIST($counts) }.
setup-format-why =
    .odd-pairs = No puede ser del todo igual: hay { $pairs } parejas, un número impar, y en cada mesa juegan dos. Por eso una pareja juega otra vez, solo para completar una mesa.
    .as-published = En la distribución impresa, algunos rivales se encuentran más que otros. La equilibrada es del todo igual.
setup-format-length = Cuántas partidas
setup-format-whole = Todas, { $n }
setup-format-short = Menos
setup-format-shortCount = Cuántas
setup-format-shortHelp = Juegan ese número de partidas de la misma distribución.
setup-format-working = Calculando la distribución
setup-format-failed = No pudimos calcular la distribución.
setup-people-title = Quién juega
setup-people-help = Puedes pegar varios nombres a la vez, uno por línea. Para cambiar el orden, arrastra las filas, pulsa las flechas o pulsa Alt y una tecla de flecha.
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
        [one] { $tables } mesa no tiene anotador con teléfono. Allí se anota en papel, o anotas tú.
        [many] { $tables } de mesas no tienen anotador con teléfono. Allí se anota en papel, o anotas tú.
       *[other] { $tables } mesas no tienen anotador con teléfono. Allí se anota en papel, o anotas tú.
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
setup-stakes-stake = Apuesta por unidad; 0 si no hay
setup-stakes-unit = Se apuesta en
setup-stakes-unitLike = pesos
setup-stakes-help = Los ganadores se llevan 3 unidades si los perdedores tienen 0, 2 si tienen hasta la mitad de la meta y 1 si tienen más. Los perdedores pagan lo mismo.
setup-stakes-prize = Premio adicional
setup-stakes-prizes-none = Ninguno
setup-stakes-prizes-stakes = Apuestas de los demás
setup-stakes-prizes-losses = Lo que perdieron los demás
setup-stakes-prizes-winnings = Lo que ganaron los demás
setup-stakes-effects-none = Solo se juega por las apuestas.
setup-stakes-effects-stakes = Al final, del tercero en adelante cada jugador paga al ganador este número de apuestas.
setup-stakes-effects-losses = Al final, del tercero en adelante cada jugador vuelve a pagar al ganador lo que perdió.
setup-stakes-effects-winnings = Al final, del tercero en adelante cada jugador paga al ganador lo que ganó.
setup-stakes-times = Cuántas apuestas
setup-stakes-law = Este programa solo lleva las cuentas. Tú tienes que cumplir la ley de tu país sobre apuestas.
setup-repeat-title = Si una pareja solo completa la mesa
setup-repeat-kinds-settle = Los cuatro juegan por dinero
setup-repeat-kinds-void = La partida va sin apuestas
setup-options-title = Reglas de tu club
setup-options-countersign = La otra pareja acepta el resultado
setup-options-countersignHelp = Antes de que confirmes una partida, un jugador de la pareja que no anotó la acepta en un teléfono.
setup-options-blockers = Anotar el cierre empatado a la pareja que cerró
setup-options-blockersHelp = Si está desactivado, el cero va a la pareja que salió. El tanteo es el mismo.
setup-open-title = Listo
setup-open-create = Crear noche de club
setup-open-opening = Creando la velada
setup-open-failed = No pudimos crear la velada. Lo que escribiste sigue aquí. Inténtalo otra vez.
setup-open-file = Abrir una noche de club guardada
setup-open-fileHelp = La velada sigue donde la guardaste.
setup-open-unread = No pudimos leer este archivo.
