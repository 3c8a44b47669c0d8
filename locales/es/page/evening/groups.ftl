# Noches de grupos, y luego eliminatorias de los mejores de cada uno.
setup-pairs-groups-count = Grupos
setup-pairs-groups-fewer = Menos grupos
setup-pairs-groups-more = Más grupos
setup-pairs-groups-qualify = Cuántas de cada grupo pasan
setup-pairs-groups-qualifyFewer = Pasan menos
setup-pairs-groups-qualifyMore = Pasan más
setup-pairs-groups-help = Tamaño de un grupo: { $sizes }. Partidas en los grupos: { $groups }. Partidas de eliminatorias: { $n }.
setup-pairs-groups-leaves = La pareja no juega más partidas de su grupo. Las partidas jugadas quedan.
setup-pairs-groups-closed = Una pareja solo puede entrar en un grupo antes de la primera partida.
common-group = Grupo { $n }
common-standings-goOn = Puestos de cada grupo que juegan las eliminatorias: { $places }.
