### Tournaments: the list, the form to open one, the page of a tournament and its board for a wall.

title = Torneos
open = Abrir un torneo
missing = No hay ningún torneo en esta dirección.
# A single player without a name. `$n` is their number in the tournament.
nameless = Jugador { $n }
pair-both = { $first } y { $second }
# A pair of which only one has a name, and one of which nobody has. `$n` is the number of the pair in the tournament.
pair-of = { $name } y su pareja
pair-nameless = Pareja { $n }
bot = bot
rated = Puntuable
withdrawn = fuera del torneo
board-open = Tablero para la pared
# What a row says of a tournament, one after the other. `winner` also names the winner of the last match of a bracket.
places = { $n } de { $max } plazas ocupadas
winner = Victoria: { $name }
yours = Participas

# The buttons of a card: of a tournament that is over, and of one in which the reader takes part.
card-results = Resultados
card-go = Ir al torneo

status =
    .to-come = Próximos
    .running = En juego
    .over = Terminados

empty = No hay ningún torneo previsto.
more = Mostrar más

formats =
    .arena = Arena
    .swiss = Sistema suizo
    .round-robin = Todos contra todos
    .knock-out = Eliminatorias
explained =
    .arena = Juegas hasta que se acaba el tiempo, cada partida contra un rival libre.
    .swiss = Todos juegan las mismas rondas, contra rivales con puntos parecidos.
    .round-robin = Todos juegan contra todos y gana quien tiene más puntos.
    .knock-out = Quien pierde una partida queda fuera y quien gana la final gana el torneo.

length-arena =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
length-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
length-once = a una vuelta
length-twice = a doble vuelta
length-thirdPlace = con partida por el tercer lugar

round-name = Ronda { $n }
round-final = Final
round-semi = Semifinales
round-quarter = Cuartos de final
round-third = Tercer lugar

facts-title = Sobre el torneo
facts-starts = Empieza
facts-planned = Previsto para
facts-started = Empezó
facts-ends = Acaba
facts-game = Juego
facts-format = Sistema
facts-who = Quién juega
facts-singles = Individual
facts-pairs = Parejas fijas
facts-pace = Ritmo
facts-rating = Rating
facts-casual = Amistoso
# What follows if a person leaves a rated match.
facts-leave = Si te vas
facts-leaves = Pierdes la partida, aunque un bot siga jugando y gane.
facts-leavePartner = El rating de tu compañero no cambia.
facts-entrants = Plazas
facts-needed = { $n } de { $max } ocupadas; hacen falta { $min } para empezar
facts-taken = { $n } de { $max } ocupadas
facts-late = Entrada tardía
facts-lateUntil = Hasta la ronda { $n }
facts-lateArena = Hasta el final
facts-noLate = No es posible
facts-next = Ronda siguiente
facts-byHost = Cuando la empieza el anfitrión
facts-automatic =
    { $n ->
        [0] Enseguida, cuando están todos los resultados
        [one] { $n } segundo después del último resultado
       *[other] { $n } segundos después del último resultado
    }
facts-absent = Ausentes
facts-absentAfter =
    { $n ->
        [one] Pierden la partida después de { $n } minuto
       *[other] Pierden la partida después de { $n } minutos
    }
facts-absentAfterSeconds =
    { $n ->
        [one] Pierden la partida después de { $n } segundo
       *[other] Pierden la partida después de { $n } segundos
    }
facts-bots = Cuentas de bots
facts-botsMay = Pueden participar
facts-botsMayNot = No pueden participar
facts-host = Anfitrión
facts-closed = Cerrado: { $date }
facts-unconfirmed =
    { $n ->
        [one] { $n } pareja espera a que confirme el compañero
       *[other] { $n } parejas esperan a que confirme el compañero
    }

now-toCome = Empieza: { $when }.
now-ready = Está a punto de empezar.
now-arena = Tiempo restante: { $time }
now-arenaOver = Se acabó el tiempo. Se juegan las últimas partidas.
now-round = Se juega la ronda { $n } de { $all }.
now-paired = Se juega la ronda { $n }.
now-next = La ronda siguiente empieza en { $time }.
now-byHost = El anfitrión empieza la ronda siguiente.
now-over = El torneo ha terminado.
now-notHeld = El torneo no se celebró.
now-won = Victoria: { $name }.
now-fewer = Solo se pueden jugar { $n } de { $all } rondas: después no quedan emparejamientos sin repetir.

you-title = Tú
you-enter = Participar
you-partner = Nombre de la cuenta de tu compañero
you-partnerHelp = Tu compañero confirma la pareja en esta página.
you-in = Participas.
you-with = Participas con { $name }.
you-tookPart = Participaste.
you-tookPartWith = Participaste con { $name }.
you-table = Tu mesa está lista. Tu rival: { $name }.
you-go = Ir a tu mesa
you-come = Llega en { $time }, o pierdes la partida.
you-waiting = Esperas al próximo rival. Deja esta página abierta.
you-resting = Tu próxima partida empieza con la ronda siguiente.
you-out = Tus partidas aquí han terminado.
you-withdraw = Retirarse
you-withdrawAsk = ¿Retirarte del torneo? Si tienes una partida abierta, la pierdes.
you-withdrawn = Te has retirado.
you-return = Volver
you-waitsFor = { $name } todavía tiene que confirmar la pareja en esta página.
you-takeBack = Retirar la pareja
you-invited = { $name } quiere jugar contigo en pareja.
you-confirm = Jugar con { $name }
you-decline = Rechazar
you-account = Necesitas una cuenta para participar en este torneo.
you-signIn = Entrar o crear una cuenta
you-full = Todas las plazas están ocupadas.
you-late = Ya es tarde para entrar.
you-keep = Cancelar

said-table = Tu mesa está lista
said-round = La ronda { $n } está emparejada
said-over = El torneo ha terminado

entrants-title = Participantes
entrants-none = Todavía no participa nadie.
entrants-rating = Rating { $n }
entrants-remove = Quitar
entrants-removeAsk = ¿Quitar a { $name } del torneo? Si hay una partida abierta, se pierde.
entrants-letBack = Dejar volver a { $name }
entrants-back = Dejar volver
entrants-all =
    { $n ->
        [one] Mostrar { $n } participante
       *[other] Mostrar los { $n } participantes
    }

rounds-title = Rondas
rounds-none = La primera ronda se empareja al empezar.
rounds-noneArena = Todavía no hay partidas.
rounds-lately = Partidas más recientes
rounds-watch = Mirar
rounds-watchNamed = Mirar { $first } contra { $second }
rounds-replay = Repetición
rounds-replayNamed = Repetición de { $first } contra { $second }
rounds-playing = Jugando
rounds-soon = La mesa se abre enseguida
rounds-coming = Se espera a los jugadores hasta las { $time }
rounds-byes = Sin rival: { LIST($names) }
rounds-against = { $first } contra { $second }
rounds-again = Se repite tras un empate
# Who left a match, after how it ended: “Win for Eva. Left, gave up or ran out of time: Ana”.
rounds-left = { $outcome }. Abandono, rendición o tiempo agotado: { LIST($names) }

# The winner is a player or a pair, so the sentences fit both.
outcomes =
    .first = Victoria: { $first }
    .second = Victoria: { $second }
    .tie = Empate
    .walkover-first = Victoria sin jugar: { $first }
    .walkover-second = Victoria sin jugar: { $second }
    .neither = Los dos bandos faltaron o se fueron, y los dos pierden

bracket-title = Cuadro
bracket-which = Ronda
bracket-undecided = Aún no se sabe
bracket-nobody = Sin rival
bracket-goesOn = A la ronda siguiente: { $name }
bracket-scroll = Cuadro del torneo

standings-title = Clasificación
standings-place = Lugar
standings-name = Nombre
standings-points = Puntos
standings-played = Partidas
standings-won = Ganadas
standings-tied = Empates
standings-lost = Perdidas
standings-annulled = se retiró pronto y estas partidas no cuentan
standings-walkovers =
    { $n ->
        [one] { $n } victoria sin jugar
       *[other] { $n } victorias sin jugar
    }
standings-byes =
    { $n ->
        [one] { $n } ronda sin rival
       *[other] { $n } rondas sin rival
    }
standings-streak =
    { $n ->
        [one] { $n } victoria seguida: la próxima cuenta doble
       *[other] { $n } victorias seguidas: la próxima cuenta doble
    }
standings-how = Cómo se deciden los lugares
standings-winner = Quien se retira conserva su lugar. Gana el mejor de los que se quedaron.

# Why an entrant is before the next one, with both values: “Ahead on points: 4 to 3½”.
ahead =
    .points = Delante por puntos: { $ours } a { $theirs }
    .direct-encounter = Delante en las partidas entre los empatados: { $ours } a { $theirs }
    .buchholz-cut-1 = Delante por Buchholz sin el más bajo: { $ours } a { $theirs }
    .buchholz = Delante por Buchholz: { $ours } a { $theirs }
    .sonneborn-berger = Delante por Sonneborn-Berger: { $ours } a { $theirs }
    .wins = Más victorias: { $ours } a { $theirs }
    .fewer-matches = Los mismos puntos en menos partidas: { $ours } a { $theirs }
    .round-reached = Llegó más lejos en el cuadro
    .third-place = Ganó la partida por el tercer lugar
    .lot = Delante por sorteo: lo demás es igual

# How to compute each tie-break by hand, by format. The numbers must be those of the server.
tieBreaks-swiss =
    .points = Puntos: 1 por victoria, ½ por empate. Una victoria sin jugar y una ronda sin rival valen 1, y una ronda a la que faltaste, 0.
    .direct-encounter = Puntos en las partidas entre los empatados, si cada uno ha jugado en la mesa contra todos los demás. Si algunos siguen empatados, se cuenta otra vez entre ellos.
    .buchholz-cut-1 = Buchholz sin el más bajo: el Buchholz menos el número más bajo de su suma.
    .buchholz = Buchholz: la suma de todas las rondas hasta ahora. Una ronda jugada en la mesa suma los puntos de tu rival. Cualquier otra suma tus propios puntos; una partida abierta, nada. Cada última ronda a la que un rival faltó o que perdió sin jugar añade aquí ½ a sus puntos.
    .sonneborn-berger = Sonneborn-Berger: de cada ronda, su número en el Buchholz por tus puntos en esa ronda, todo sumado.
    .wins = Partidas ganadas en la mesa: la columna «Ganadas».
    .lot = El sorteo, que hizo el servidor.
tieBreaks-roundRobin =
    .points = Puntos: 1 por victoria, también sin jugar, y ½ por empate. Una ronda sin rival vale 0. Si un participante se retira antes de jugar en la mesa la mitad de sus partidas, no cuenta ninguna.
    .direct-encounter = Puntos en las partidas entre los empatados, si todos se han enfrentado. Las victorias sin jugar cuentan. Si algunos siguen empatados, se cuenta otra vez entre ellos.
    .sonneborn-berger = Sonneborn-Berger: de cada partida que cuenta, los puntos del rival por tus puntos en ella, todo sumado.
    .wins = Partidas ganadas en la mesa: la columna «Ganadas».
    .lot = El sorteo, que hizo el servidor.
tieBreaks-knockOut =
    .round-reached = La ronda alcanzada. Quien gana la final llega una más lejos.
    .third-place = La partida por el tercer lugar
tieBreaks-arena =
    .points = Puntos: 2 por victoria, 1 por empate. Después de dos victorias seguidas, cada victoria siguiente vale 4, hasta una partida que no ganes. Una victoria sin jugar vale como cualquier otra.
    .wins = Partidas ganadas en la mesa: la columna «Ganadas».
    .fewer-matches = Menos partidas en la mesa: la columna «Partidas».
    .lot = El sorteo, que hizo el servidor.

host-title = Eres el anfitrión
host-start = Empezar ahora
host-pair = Empezar la ronda siguiente
host-close = Cerrar el torneo
host-closeAsk = ¿Cerrar el torneo? Después nadie puede cambiarlo, y las partidas abiertas no cuentan.
host-closeNow = Cerrarlo
host-share = Enlace para jugadores
host-correct = Corregir
host-correctNamed = Corregir { $first } contra { $second }
host-decide = Decidir
host-decideNamed = Decidir { $first } contra { $second }
host-how = ¿Cómo acabó la partida?
host-from = Ahora: { $outcome }
host-save = Guardar este resultado
host-sure = ¿Guardar «{ $outcome }»? Todos ven el cambio.

form-title = Abrir un torneo
form-account = Necesitas una cuenta para abrir un torneo.
form-name = Título
form-format = Sistema
form-who = Quién juega
form-singles = Individual
form-pairs = Parejas fijas
form-pairsHelp = Dos jugadores entran juntos y siempre son compañeros.
form-singlesHelp = Cada partida es para dos jugadores.
form-minutes = Minutos
form-rounds = Rondas
form-late = Entrada tardía
form-lateHelp = Se puede entrar también después del comienzo.
form-lateUntil = Hasta la ronda
form-twice = A doble vuelta
form-thirdPlace = Partida por el tercer lugar
form-thirdPlaceHelp = La juegan quienes pierden las semifinales.
form-places = Plazas
form-min = Participantes necesarios para empezar
form-max = Participantes como máximo
form-starts = Comienzo
form-date = Día y hora
form-startsHelp = Como anfitrión, también puedes empezar antes.
form-next = La ronda siguiente
form-automatic = Empieza sola
form-byHost = La empiezas tú
form-pause = Pausa antes de ella, en segundos
form-absent = Minutos hasta que pierde un ausente
form-settings = Rating y participantes
form-rated = Puntuable
form-ratedHelp = Las partidas cambian el rating. Cada jugador necesita una cuenta.
form-bots = Pueden participar cuentas de bots
form-botsHelp = Programas que juegan solos, marcados como bots.
form-go = Abrir el torneo
form-check = Revisa los campos marcados.

# Why something is refused.
refusals =
    .not-host = Eso solo puede hacerlo el anfitrión.
    .bad-title = Un título necesita de 1 a { $max } caracteres visibles.
    .bad-start =
        { $days_max ->
            [one] Elige un día y una hora, como mucho dentro de { $days_max } día.
           *[other] Elige un día y una hora, como mucho dentro de { $days_max } días.
        }
    .bad-seconds = Elige de { $min } a { $max } segundos.
    .bad-rules =
        { $pairs ->
            [true] Estas reglas no son para dos parejas. Elige otro juego.
           *[false] Estas reglas no son para dos jugadores. Elige otro juego.
        }
    .no-programs = Las cuentas de bots no pueden participar en este torneo.
    .entered = { $name } ya participa.
    .not-entered = No participas.
    .removed = El anfitrión te ha quitado. Solo el anfitrión puede dejarte volver.
    .needs-partner = Aquí juegan parejas. Escribe el nombre de la cuenta de tu compañero.
    .no-partners = Aquí se juega individual. Entra sin compañero.
    .partner-is-you = No puedes ser tu propio compañero. Escribe el nombre de otro jugador.
    .no-such-partner = Ningún otro jugador tiene una cuenta con el nombre «{ $name }».
    .not-invited = Esta pareja ya no te espera.
    .too-many-unconfirmed =
        { $max ->
            [one] { $max } pareja espera a que confirme el compañero. Inténtalo más tarde.
           *[other] { $max } parejas esperan a que confirme el compañero. Inténtalo más tarde.
        }
settings =
    .entrants = Elige de 2 a { $most } participantes, y para empezar no más que plazas.
    .minutes = Elige de { $min } a { $max } minutos.
    .rounds = Elige de { $min } a { $max } rondas.
    .too-many-rounds =
        { $most ->
            [one] Con { $entrants_max } plazas solo se puede jugar { $most } ronda sin repetir partidas. Elige menos rondas o más plazas.
           *[other] Con { $entrants_max } plazas se pueden jugar como mucho { $most } rondas sin repetir partidas. Elige menos rondas o más plazas.
        }
    .late-entry = Elige una ronda de la 2 a la { $rounds }.
    .cycles = Elige a una vuelta o a doble vuelta.
faults =
    .closed = El torneo está cerrado.
    .already-started = El torneo ya ha empezado.
    .not-started = El torneo todavía no ha empezado.
    .full =
        { $most ->
            [one] Hay { $most } plaza y está ocupada.
           *[other] Las { $most } plazas están ocupadas.
        }
    .too-many-registered = Demasiados han entrado y se han retirado. No puede entrar nadie más.
    .entry-closed = Ya es tarde para entrar.
    .too-few-entrants = Hacen falta { $needed } participantes y hay { $entrants }.
    .no-entrant = Este participante no existe.
    .no-pairing = Esta partida no existe.
    .already-withdrawn = Este participante ya se ha retirado.
    .not-withdrawn = Este participante ya está en el torneo.
    .too-many-returns = Este participante ha vuelto demasiadas veces.
    .matches-open =
        { $open ->
            [one] { $open } partida de esta ronda sigue abierta.
           *[other] { $open } partidas de esta ronda siguen abiertas.
        }
    .all-paired = Todas las rondas han empezado.
    .nobody-to-pair = Ahora no hay dos participantes que puedan jugar.
    .all-have-met = La ronda { $round } no se puede emparejar: siempre se repetiría una partida o una ronda sin rival.
    .time-over = Se acabó el tiempo. No puede empezar otra partida.
    .too-many-pairings = Hay { $most } partidas y no pueden empezar más.
    .already-decided = Esta partida está decidida. Corrige su resultado.
    .not-decided = Esta partida sigue abierta.
    .followed = Una partida posterior depende de este resultado, así que no cambia.
    .same-outcome = El resultado ya es este.
    .too-many-corrections = Se han corregido demasiados resultados.

board-title = Tablero
board-seeding = Participantes
board-previous = Atrás
board-next = Siguiente
board-stop = Parar
board-goOn = Seguir
board-full = Pantalla completa
board-lost = Sin conexión. Esto puede no estar actualizado.
board-left = Tiempo restante
board-startsIn = Empieza en
board-nextIn = Ronda siguiente en
board-page = Torneo
board-part = { $title }, { $n } de { $all }
