### How a table is run: time for a turn, what happens when it runs out, talk, and how players get their tiles.
run-title = Cómo funciona la mesa
run-minutes =
    { $n ->
        [one] { $n } minuto
        [many] { $n } de minutos
       *[other] { $n } minutos
    }
run-days =
    { $n ->
        [one] { $n } día
        [many] { $n } de días
       *[other] { $n } días
    }
run-bank = Tiempo de reserva
run-noBank = Ninguno
run-bankHelp = Cada jugador tiene esta reserva una vez por partida. Corre cuando se acaba el tiempo del turno.
run-timeout = Cuando se acaba el tiempo
run-timeouts =
    .play = Juega la mesa
    .eliminate = Se pierde la partida
    .hold = Un bot ocupa el puesto
run-timeoutEffects =
    .play = La mesa pone la ficha más pesada que encaja. Si no hay ninguna, roba o pasa.
    .eliminate = La partida termina y gana el otro bando.
    .hold = Un bot juega hasta que el jugador vuelve.
run-talk = Charla
run-talks =
    .phrases = Frases hechas
    .chat = Frases y texto
    .off = Ninguna
run-talkPairs = Los compañeros solo hablan entre manos.
run-match = Partida
run-matches =
    .rated = Puntuable
    .unrated = No puntuable
run-rated = Puntuable: los espectadores lo ven todo 15 segundos después.
run-leaving = Si en 24 horas dejas { $exits } partidas puntuables antes de que todos hayan jugado, esperas { $minutes } minutos hasta la siguiente. Cada nueva vez dobla la espera, hasta { $hours } horas.
run-pace = Tiempo por turno
run-noClock = Sin reloj
run-seconds =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
run-tempo = Ritmo
run-tempos-open = Libre
run-tempos-even = Uniforme
run-tempoEffects-open = Cada jugada se ve al momento.
run-tempoEffects-even = Cada jugada tarda al menos un instante en verse. La forzada se hace a los 3 segundos. Así, la pensada no da pistas.
accept-rules = Al sentarte aceptas estas reglas.
accept-rulesAndHouse = Al sentarte aceptas estas reglas y las normas de este servidor.
accept-house = Normas de este servidor
accept-title = Lo que aceptaron los jugadores
accept-then = Lo aceptaron al sentarse.
tiles-title = Cómo recibe cada uno sus fichas
tiles-taking = Fichas
tiles-takings =
    .dealt = Se reparten
    .together = Se toman a la vez
    .in-turn = Se toman por turno
tiles-takingEffects =
    .dealt = Cada jugador recibe sus fichas repartidas.
    .together = Las fichas están boca abajo. Todos toman las suyas a la vez. A los 20 segundos elegimos por ti las que te falten.
    .in-turn = Primero toma quien sale y luego los demás, por turno. Quien sale puede pedir que se revuelva otra vez; entonces toma al final. Cada jugador tiene 20 segundos.
tiles-lifting = Cuándo se miran
tiles-liftings =
    .at-once = Al momento
    .in-stages = Por etapas
tiles-liftingEffects =
    .at-once = Ves tus fichas en cuanto las tienes.
    .in-stages = Quien sale y el siguiente miran al momento. El tercero mira tras la primera jugada y el cuarto tras la segunda. Si hay que salir con una ficha determinada, todos miran al momento.
tiles-boneyard = Robar
tiles-boneyards-next = La ficha siguiente
tiles-boneyards-pointed = La ficha que eliges
tiles-singleChoice = Una sola jugada posible
tiles-singleChoices-waits = La hace el jugador
tiles-singleChoices-moved = Se hace a los 3 segundos
tiles-handOrder = Orden de las fichas
tiles-handOrders-free = Como quieras
tiles-handOrders-fixed = Como se tomaron
tiles-handOrderEffects-free = Puedes mover tus fichas.
tiles-handOrderEffects-fixed = Tus fichas quedan en el orden en que las tomaste. Si necesitas moverlas, actívalo en Ajustes.
