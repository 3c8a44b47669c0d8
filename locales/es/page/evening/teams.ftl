# Noches de equipos: varias parejas fijas que comparten un puesto.
setup-pairs-teams-size = Parejas por equipo; 1 sin equipos
setup-pairs-teams-fewer = Menos parejas por equipo
setup-pairs-teams-more = Más parejas por equipo
setup-pairs-teams-help = Las parejas 1 a { $n } son el equipo 1, y así sucesivamente. Los equipos se enfrentan como las parejas, en { $n } mesas.
setup-pairs-teams-count =
    { $n ->
        [one] { $n } equipo
        [many] { $n } de equipos
       *[other] { $n } equipos
    }
setup-pairs-teams-untilOne =
    { $n ->
        [one] { $n } partida hasta que queda un equipo.
        [many] { $n } de partidas hasta que queda un equipo.
       *[other] { $n } partidas hasta que queda un equipo.
    }
setup-pairs-teams-name = Nombre del equipo { $n }
setup-pairs-teams-player = Nombre del jugador { $n } del equipo
setup-pairs-teams-late = El equipo entra en las partidas que quedan.
setup-pairs-teams-leaves = Se va todo el equipo.
setup-pairs-teams-drawn = El equipo entra en el próximo sorteo.
common-team = Equipo { $n }
common-standings-team = Equipo
participant-team = Tu equipo: { $name }
participant-teamPlace = Lugar { $place } de { $teams }
organiser-people-teams = Equipos
