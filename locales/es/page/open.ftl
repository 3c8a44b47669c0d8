### The page: open.

open-conflict = Estas dos reglas se contradicen: «{ $first }» y «{ $second }» Cambia una de ellas.
open-howMany = Número de jugadores
open-clock = Reloj
open-otherwise = como dice el enlace
open-title = Abrir mesa
open-rules = Reglas
open-search = Buscar juegos, lugares, palabras
open-lately = Recientes y favoritos
open-found =
    { $n ->
        [one] Un juego
        [many] { $n } de juegos
       *[other] { $n } juegos
    }
open-star = Favorito: { $game }
open-nothing = Ningún juego se llama así. Prueba con un lugar, un número de jugadores o menos palabras.
open-options = Reglas de la casa
open-optionsHelp = Lo que cambia en tu mesa.
open-changed = cambiada
open-changedCount =
    { $n ->
        [one] { $n } cambio
        [many] { $n } de cambios
       *[other] { $n } cambios
    }
open-back = Volver a las reglas originales
open-players = Jugadores
open-seats = Puestos, en el orden de juego
open-seat = Puesto { $n }
open-partner = tu compañero
open-me = Tú
open-free = Libre para quien quiera
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
open-tempoEffects-open = Cada jugada se ve al momento.
open-tempoEffects-even = Cada jugada tarda al menos un instante en verse. La forzada se hace a los 3 segundos. Así, la pensada no da pistas.
open-tiles = Cómo recibe cada uno sus fichas
open-taking = Fichas
open-takings =
    .dealt = Se reparten
    .together = Se toman a la vez
    .in-turn = Se toman por turno
open-takingEffects =
    .dealt = Cada jugador recibe sus fichas repartidas.
    .together = Las fichas están boca abajo. Todos toman las suyas a la vez. A los 20 segundos elegimos por ti las que te falten.
    .in-turn = Primero toma quien sale y luego los demás, por turno. Quien sale puede pedir que se revuelva otra vez; entonces toma al final. Cada jugador tiene 20 segundos.
open-lifting = Cuándo se miran
open-liftings =
    .at-once = Al momento
    .in-stages = Por etapas
open-liftingEffects =
    .at-once = Ves tus fichas en cuanto las tienes.
    .in-stages = Quien sale y el siguiente miran al momento. El tercero mira tras la primera jugada y el cuarto tras la segunda. Si hay que salir con una ficha determinada, todos miran al momento.
open-boneyard = Robar
open-boneyards-next = La ficha siguiente
open-boneyards-pointed = La ficha que eliges
open-singleChoice = Una sola jugada posible
open-singleChoices-waits = La hace el jugador
open-singleChoices-moved = Se hace a los 3 segundos
open-handOrder = Orden de las fichas
open-handOrders-free = Como quieras
open-handOrders-fixed = Como se tomaron
open-handOrderEffects-free = Puedes mover tus fichas.
open-handOrderEffects-fixed = Tus fichas quedan en el orden en que las tomaste. Si necesitas moverlas, actívalo en Ajustes.
open-agreement = Lo que acuerdas
open-copyRules = Copiar enlace a las reglas
open-create = Abrir mesa
open-find = Buscar rivales
open-unknownRules = Este enlace pide unas reglas que no tenemos: { $rules }. Elige otras abajo.
