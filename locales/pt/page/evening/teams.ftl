# Noites de equipes: várias duplas fixas que dividem uma posição.
setup-pairs-teams-size = Duplas por equipe; 1 sem equipes
setup-pairs-teams-fewer = Menos duplas por equipe
setup-pairs-teams-more = Mais duplas por equipe
setup-pairs-teams-help = As duplas 1 a { $n } são a equipe 1, e assim por diante. As equipes se enfrentam como as duplas, em { $n } mesas.
setup-pairs-teams-count =
    { $n ->
        [one] { $n } equipe
        [many] { $n } de equipes
       *[other] { $n } equipes
    }
setup-pairs-teams-untilOne =
    { $n ->
        [one] { $n } partida até restar uma equipe.
        [many] { $n } de partidas até restar uma equipe.
       *[other] { $n } partidas até restar uma equipe.
    }
setup-pairs-teams-name = Nome da equipe { $n }
setup-pairs-teams-player = Nome do jogador { $n } da equipe
setup-pairs-teams-late = A equipe entra nas partidas restantes.
setup-pairs-teams-leaves = Sai a equipe inteira.
setup-pairs-teams-drawn = A equipe entra no próximo sorteio.
common-team = Equipe { $n }
common-standings-team = Equipe
participant-team = Sua equipe: { $name }
participant-teamPlace = Posição { $place } de { $teams }
organiser-people-teams = Equipes
