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
