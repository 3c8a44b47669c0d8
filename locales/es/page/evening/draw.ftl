# Noches de parejas fijas cuyas partidas se sortean según los resultados anteriores.
setup-pairs-format = Quién se enfrenta a quién
setup-pairs-formats =
    .pairs = Todas las parejas
    .swiss = Sistema suizo
    .knock-out = Eliminatorias
    .groups = Grupos y eliminatorias
setup-pairs-formatEffects =
    .pairs = Cada dos parejas se enfrentan una vez.
    .swiss = Cada pareja juega todas las partidas, contra parejas con puntos parecidos. Sorteas cada partida cuando acaba la anterior.
    .knock-out = Quien pierde una partida queda fuera. Sorteas cada partida cuando acaba la anterior.
    .groups = Cada dos parejas de un grupo se enfrentan una vez. Después sorteas eliminatorias entre las mejores de cada grupo.
setup-pairs-seeding = La lista da las cabezas de serie: pon primero la mejor pareja, o sortea los números.
setup-pairs-swissMatches = Partidas, hasta { $all } sin enfrentarse dos veces
setup-pairs-untilOne =
    { $n ->
        [one] { $n } partida hasta que queda una pareja.
        [many] { $n } de partidas hasta que queda una pareja.
       *[other] { $n } partidas hasta que queda una pareja.
    }
setup-pairs-drawn-late = La pareja entra en el próximo sorteo.
setup-pairs-drawn-leaves = Desmarca la pareja cuando sortees la próxima partida. Las partidas jugadas quedan.
setup-pairs-drawn-closed = En las eliminatorias, una pareja solo puede entrar antes de la primera partida.
common-byes = Sin rivales: { $names }.
common-schedule-byes = Sin rivales
organiser-draw-begin = Sortear la partida { $n }
organiser-draw-again = Sortear de nuevo
organiser-draw-note = El sorteo sigue los resultados confirmados.
organiser-draw-who = Quién está
organiser-draw-few = Tienen que estar al menos dos parejas.
organiser-draw-take = Usar este sorteo
organiser-draw-taken = La partida { $n } está sorteada.
participant-next-undrawn = La partida { $match } se sortea cuando todos los resultados estén confirmados.
participant-next-bye = No tienes rivales en la partida { $match }.
participant-next-byeWins = Cuenta como una partida ganada.
participant-next-byeOn = Pasas a la partida siguiente.
participant-next-out = No juegas la partida { $match }.
participant-noOpponents = Sin rivales
