# Noites de duplas fixas cujas partidas são sorteadas pelos resultados anteriores.
setup-pairs-format = Quem enfrenta quem
setup-pairs-formats =
    .pairs = Todas as duplas
    .swiss = Sistema suíço
    .knock-out = Mata-mata
    .groups = Grupos e mata-mata
setup-pairs-formatEffects =
    .pairs = Cada duas duplas se enfrentam uma vez.
    .swiss = Cada dupla joga todas as partidas, contra duplas com pontos parecidos. Você sorteia cada partida quando a anterior termina.
    .knock-out = Quem perde uma partida sai. Você sorteia cada partida quando a anterior termina.
    .groups = Cada duas duplas de um grupo se enfrentam uma vez. Depois você sorteia um mata-mata entre as melhores de cada grupo.
setup-pairs-seeding = A ordem da lista é a dos cabeças de chave: ponha a melhor dupla primeiro, ou sorteie os números.
setup-pairs-swissMatches = Partidas, até { $all } sem repetir adversários
setup-pairs-untilOne =
    { $n ->
        [one] { $n } partida até restar uma dupla.
        [many] { $n } de partidas até restar uma dupla.
       *[other] { $n } partidas até restar uma dupla.
    }
setup-pairs-drawn-late = A dupla entra no próximo sorteio.
setup-pairs-drawn-leaves = Desmarque a dupla quando sortear a próxima partida. As partidas jogadas ficam.
setup-pairs-drawn-closed = No mata-mata, uma dupla só pode entrar antes da primeira partida.
common-byes = Sem adversários: { $names }.
common-schedule-byes = Sem adversários
organiser-draw-begin = Sortear a partida { $n }
organiser-draw-again = Sortear de novo
organiser-draw-note = O sorteio segue os resultados confirmados.
organiser-draw-who = Quem está presente
organiser-draw-few = Pelo menos duas duplas precisam estar presentes.
organiser-draw-take = Usar este sorteio
organiser-draw-taken = A partida { $n } está sorteada.
participant-next-undrawn = A partida { $match } é sorteada quando todos os resultados estiverem confirmados.
participant-next-bye = Você não tem adversários na partida { $match }.
participant-next-byeWins = Conta como vitória.
participant-next-byeOn = Você está na partida seguinte.
participant-next-out = Você não joga a partida { $match }.
participant-noOpponents = Sem adversários
