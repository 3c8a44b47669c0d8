# Noites de grupos, e depois um mata-mata dos melhores de cada um.
setup-pairs-groups-count = Grupos
setup-pairs-groups-fewer = Menos grupos
setup-pairs-groups-more = Mais grupos
setup-pairs-groups-qualify = Quantas de cada grupo passam
setup-pairs-groups-qualifyFewer = Passam menos
setup-pairs-groups-qualifyMore = Passam mais
setup-pairs-groups-help = Tamanho de um grupo: { $sizes }. Partidas nos grupos: { $groups }. Partidas do mata-mata: { $n }.
setup-pairs-groups-leaves = A dupla não joga mais partidas do seu grupo. As partidas jogadas ficam.
setup-pairs-groups-closed = Uma dupla só pode entrar num grupo antes da primeira partida.
common-group = Grupo { $n }
common-standings-goOn = Lugares de cada grupo que jogam o mata-mata: { $places }.
