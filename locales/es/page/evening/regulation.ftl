### Club evenings: the choice of a regulation, and of fixed pairs.

setup-regulation-which = Reglamento
setup-regulation-change = Cambiar las reglas
setup-regulation-counts = Qué vale una mano
setup-regulation-countsKinds-losers = Fichas de los perdedores
setup-regulation-countsKinds-all = Todas las fichas
setup-regulation-countsKinds-rounds = Un tanto
setup-regulation-tiles = Fichas
setup-regulation-tilesKinds =
    .double-six = Doble seis
    .double-nine = Doble nueve
setup-regulation-lead = Quién sale después de la primera mano
setup-regulation-leadKinds-rotates = El siguiente a la derecha
setup-regulation-leadKinds-winner = Los ganadores
setup-regulation-bonus = Máximo de bonificación en una mano
setup-regulation-warning = Aviso, minutos antes del final
setup-regulation-wins = Puntos de partida por victoria
setup-regulation-winsKinds-shutout = contra 0
setup-regulation-winsKinds-half = hasta la mitad
setup-regulation-winsKinds-close = contra más
setup-regulation-winsKinds-stopped = detenida
setup-regulation-order = Qué decide los puestos
setup-regulation-orderHelp = De arriba abajo: lo siguiente cuenta solo si lo anterior está igualado.
# $key is such as “wins”.
setup-regulation-earlier = Subir: { $key }
setup-regulation-without = Quitar: { $key }
setup-pairs-title = Quién juega con quién
setup-pairs-kinds-single = Todos con todos
setup-pairs-kinds-pairs = Parejas fijas
setup-pairs-help = Los jugadores 1 y 2 son pareja, 3 y 4 también, y así sucesivamente.
setup-pairs-odd = Un jugador no tiene pareja. Añade un jugador o quita uno.
setup-pairs-pair = Pareja { $n }
setup-pairs-partner = Nombre de la pareja de juego
setup-pairs-changes-late = La pareja entra en las partidas que quedan.
setup-pairs-changes-leaves = Se van los dos jugadores de la pareja.
setup-pairs-changes-substitute = El suplente toma el número del jugador. Los resultados anteriores quedan a la pareja.
round-winnerLeads = Salen los ganadores de la última mano.
