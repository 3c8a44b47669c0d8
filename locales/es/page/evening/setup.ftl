### Club evenings: setup.

setup-title = Preparar una velada
setup-intro = Organizas tú y llevas el número 1.
setup-format-title = Jugadores y distribución
setup-format-size = Cuántos juegan
setup-format-fewer = Uno menos
setup-format-more = Uno más
setup-format-help = De 4 a 7 juegan en una mesa, por turnos; 8, 12 y 16 juegan todos con todos; cualquier otro número se distribuye por igual.
setup-format-kind = Distribución
setup-format-kinds-published = La publicada
setup-format-kinds-balanced = Equilibrada
setup-format-kindEffects-published = La de las reglas impresas.
setup-format-kindEffects-balanced = La más igualada que admite este número.
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
setup-format-restsNone = No descansa nadie.
setup-format-restsAll = Cada cual descansa { setup-format-times }.
setup-format-restsSome = Cada cual descansa de { $least } a { setup-format-times }.
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } pareja { setup-format-times }
        [many] { $many } de parejas { setup-format-times }
       *[other] { $many } parejas { setup-format-times }
    }
setup-format-partnersAll = Cada dos son compañeros { setup-format-times }.
setup-format-partners = Compañeros: { LIST($counts) }.
setup-format-opponentsAll = Cada dos son rivales { setup-format-times }.
setup-format-opponents = Rivales: { LIST($counts) }.
setup-format-why =
    .odd-pairs = No puede ser del todo igual: el número de parejas es impar ({ $pairs }) y en una mesa caben dos. Por eso una pareja juega otra vez, solo para completar una mesa.
    .as-published = En la distribución impresa algunos rivales se encuentran más que otros. La equilibrada es del todo igual.
setup-format-length = Cuántas partidas
setup-format-whole = Todas, { $n }
setup-format-short = Menos
setup-format-shortCount = Cuántas
setup-format-shortHelp = Una velada corta termina tras esas partidas de la misma distribución.
setup-format-working = Calculando la distribución
setup-format-failed = La distribución no se pudo calcular.
setup-people-title = Quién juega
setup-people-help = Se puede pegar de una vez una lista, un nombre por línea. Para ordenar, arrastra las filas, pulsa las flechas o mantén Alt y pulsa una tecla de flecha.
setup-people-organiser = Tú, que organizas
setup-people-name = Nombre del jugador { $n }
setup-people-up = Subir a { $name }
setup-people-down = Bajar a { $name }
setup-people-moved = { $name } lleva ahora el número { $n }.
setup-people-unnamed = jugador { $n }
setup-people-more = Más sobre { $name }
setup-people-needs = Qué necesita esta persona
setup-people-needsHelp = Solo lo ven tú y esa persona.
setup-people-draw = Sortear los números
setup-people-drawn = Los números se sortearon. Tú sigues con el 1.
setup-keepers-title = Quién anota
setup-keepers-who = ¿Quién tiene teléfono y anota con él? Tú puedes siempre.
setup-keepers-oneTable = Hay una sola mesa, así que anotas tú, también cuando descansas.
setup-keepers-covered = En cada mesa de cada partida hay alguien que anota con el teléfono.
setup-keepers-without =
    { $tables ->
        [one] En { $tables } mesa nadie anota con el teléfono. Allí se anota en papel, o lo haces tú.
        [many] En { $tables } de mesas nadie anota con el teléfono. Allí se anota en papel, o lo haces tú.
       *[other] En { $tables } mesas nadie anota con el teléfono. Allí se anota en papel, o lo haces tú.
    }
setup-keepers-list = En qué mesas
setup-keepers-at =
    { COUNT($tables) ->
        [one] Partida { $match }: mesa { LIST($tables) }
        [many] Partida { $match }: mesas { LIST($tables) }
       *[other] Partida { $match }: mesas { LIST($tables) }
    }
setup-keepers-renumber = Cambiar números para que haya alguien en cada mesa
setup-keepers-renumbered = Los números han cambiado. Tú sigues con el 1.
setup-keepers-needed = En cada mesa habrá alguien si anotan los números { LIST($numbers) }.
setup-conditions-title = Condiciones
setup-conditions-name = Nombre de la velada
setup-conditions-place = Dónde
setup-conditions-country = País
setup-conditions-city = Ciudad
setup-conditions-organisation = Club o casa, si hay
setup-conditions-date = Día
setup-conditions-target = A cuánto se juega la partida
setup-conditions-limit = Minutos por partida; vacío, sin límite
setup-conditions-penalties = Hay penalizaciones
setup-conditions-penaltiesHelp = Bajan la efectividad de un jugador y nada más.
setup-stakes-title = Apuestas
setup-stakes-stake = Apuesta por unidad; 0, sin apuestas
setup-stakes-unit = En qué se cuenta
setup-stakes-unitLike = pesos
setup-stakes-help = Ganar vale 3 unidades si los otros no tienen nada, 2 si tienen hasta la mitad de la meta y 1 si tienen más. Lo que gana una pareja lo pierde la otra.
setup-stakes-prize = Premio adicional
setup-stakes-prizes-none = Ninguno
setup-stakes-prizes-stakes = Apuestas de los demás
setup-stakes-prizes-losses = Lo que perdieron los demás
setup-stakes-prizes-winnings = Lo que ganaron los demás
setup-stakes-effects-none = Solo se juegan las apuestas.
setup-stakes-effects-stakes = Al final, desde el tercer lugar cada cual paga al ganador esas apuestas.
setup-stakes-effects-losses = Al final, desde el tercer lugar cada cual paga otra vez al ganador lo que perdió.
setup-stakes-effects-winnings = Al final, desde el tercer lugar cada cual entrega al ganador lo que ganó.
setup-stakes-times = Cuántas apuestas
setup-stakes-law = El programa lleva las cuentas y no mueve dinero. Lo que la ley local diga de las apuestas es asunto tuyo.
setup-repeat-title = La partida en que una pareja solo completa la mesa
setup-repeat-kinds-settle = Los cuatro juegan por dinero
setup-repeat-kinds-void = Nadie juega por dinero
setup-options-title = Cómo se hace en tu club
setup-options-countersign = Alguien de la otra pareja acepta el final
setup-options-countersignHelp = Antes de que confirmes una partida, alguien que no anotó la acepta en su teléfono.
setup-options-blockers = El cierre empatado se escribe a la pareja que cerró
setup-options-blockersHelp = Si no, su cero va con la pareja que salió. Nunca cambia el tanteo.
setup-open-title = Listo
setup-open-create = Abrir la velada
setup-open-opening = Abriendo la velada
setup-open-failed = La velada no se pudo abrir. Lo que escribiste sigue aquí. Prueba otra vez.
setup-open-file = Abrir una velada desde un archivo
setup-open-fileHelp = Una velada guardada sigue donde se quedó.
setup-open-unread = Este archivo no se pudo leer.
