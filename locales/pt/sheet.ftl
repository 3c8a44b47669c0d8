# De que se compõe um acordo.

title = Acordo: { $preset }
title-changed = Acordo: { $preset }, com mudanças

section-aim = Objetivo
section-score = O fim da rodada e os pontos
section-block = Jogo fechado
section-lead = Quem sai
section-turn = A vez
section-draw = { $draws ->
    [yes] Comprar
   *[no] Passar
}
section-value = Quanto valem as peças
section-table = Peças, lugares e distribuição
section-account = A conta
section-match = A partida
section-rating = A classificação
section-unused = Combinado, mas sem efeito aqui
section-example = Um exemplo

# O que não há, em poucas palavras: “sem nova distribuição, sem bônus”.
nothing-else = Nada mais: { $list }.

for-players = Com { $players } jogadores: { $sentence }

either-last = { $first } ou { $last }
all-last = { $first } e { $last }
span = de { $first } a { $last }

conflict = Estas duas regras não combinam: “{ $first }” “{ $second }”

example-intro = Estas rodadas são jogadas e pontuadas exatamente por estas regras, desde a distribuição.
example-partners = { $first } jogam em dupla contra { $second }.
example-two-hands = { $first } joga com duas mãos, e { $second } também.
example-out = { $player } bate com { $tile }.
example-block = { $player } fecha o jogo com { $tile }.
example-fish = { $player } fecha o jogo com { $tile }.
example-next = Rodada seguinte: { $sentence }
example-other = Em outra partida: { $sentence }
example-ends-dead = { $ends ->
    [1] A ponta aberta mostra { $number }, e as { $count } peças com esse número já estão na mesa.
    [2] As duas pontas mostram { $number }, e as { $count } peças com esse número já estão na mesa.
   *[other] Todas as pontas mostram { $number }, e as { $count } peças com esse número já estão na mesa.
}
example-ends-but-double = { $ends ->
    [1] A ponta aberta mostra { $number }, e todas as peças com esse número, menos { $tile }, já estão na mesa.
    [2] As duas pontas mostram { $number }, e todas as peças com esse número, menos { $tile }, já estão na mesa.
   *[other] Todas as pontas mostram { $number }, e todas as peças com esse número, menos { $tile }, já estão na mesa.
}
example-ends-one = { $ends ->
    [1] A ponta aberta mostra { $number }. Ninguém tem uma peça que encaixe.
    [2] As duas pontas mostram { $number }. Ninguém tem uma peça que encaixe.
   *[other] Todas as pontas mostram { $number }. Ninguém tem uma peça que encaixe.
}
example-ends-several = As pontas mostram { $numbers }. Ninguém tem uma peça que encaixe.
example-ends-everywhere = { $draws ->
    [yes] Ninguém tem uma peça que encaixe em algum lugar, e não há mais o que comprar.
   *[no] Ninguém tem uma peça que encaixe em algum lugar.
}
example-ends-none = Não há mais nenhuma ponta aberta.
example-hand = { $player } tem { $tiles }: { $points }.
example-hand-sum = { $player } tem { $tiles }: { $sum } = { $points }.
example-special = { $player } tem { $tiles }, que aqui vale { $points }.
example-hand-count = { $count ->
    [one] { $player } tem { $count } peça: { $tiles }.
   *[other] { $player } tem { $count } peças: { $tiles }.
}
example-hand-tiles = { $player } tem { $tiles }.
example-together = { $people ->
    [1] { $side }, as duas mãos: { $sum }.
   *[other] { $side }, em dupla: { $sum }.
}
example-made = { $side }, durante o jogo: { $sum }.
example-compared = { $player } fechou e tem { $points }. { $next } joga depois e tem { $other }.
example-lowest = Quem tem menos: { $player }, { $points }.
example-tied = { $among ->
    [pairs] Empate: as duas duplas somam { $points }.
    [both] Empate: os dois somam { $points }.
    [single] Empate: a mão mais leve de cada dupla soma { $points }.
    [next] Empate: essas duas mãos somam { $points }.
   *[hands] Empate: mais de uma mão tem a menor soma, { $points }.
}
example-tied-fewest = Empate: mais de um tem o menor número de peças, { $points }.
example-tied-highest = Empate: mais de um tem a maior soma, { $points }.
example-tie-blocker-loses = No empate perde quem fechou: { $player }.
example-tie-blocker-wins = No empate ganha quem fechou: { $player }.
example-tie-leader-wins = No empate ganha quem saiu: { $player }.
example-won = { $people ->
    [1] { $side } ganha a rodada.
   *[other] { $side } ganham a rodada.
}
example-left = Peças que contam: { $sum }.
example-scores = { $people ->
    [1] { $side } marca { $sum }. Total: { $total }.
   *[other] { $side } marcam { $sum }. Total: { $total }.
}
example-opens = { $people ->
    [1] { $side } abre a conta com { $sum }. Total: { $total }.
   *[other] { $side } abrem a conta com { $sum }. Total: { $total }.
}
example-remembers = { $side }: { $sum }, mas a conta se abre com { $open } numa rodada. Pontos guardados: { $total }.
example-lost = { $side }: { $sum }, mas a conta se abre com { $open } numa rodada. Esses pontos se perdem.
example-wiped = { $people ->
    [1] { $side } perde os pontos guardados: { $points }.
   *[other] { $side } perdem os pontos guardados: { $points }.
}

example-part-play = { $points } durante o jogo
example-part-paid = { $points } de penalidade
example-part-left = { $points } em peças
example-part-rounded = { $points } em peças, arredondado para { $rounded }
example-part-round = { $points } pela rodada
example-part-bonus = { $event ->
    [capicua] { $points } pela capicua
    [capicu] { $points } pelo capicú
    [chuchazo] { $points } pelo chuchazo
    [pass-all-three] { $points } por três passos
    [out] { $points } pela batida
   *[round] { $points } por ganhar esta rodada
}
example-part-carried = { $points } da rodada anterior
example-part-remembered = { $points } dos pontos guardados
example-rounded = { $sum }, arredondado para { $rounded }
example-limited = { $points ->
    [0] { $sum }, que não conta
    [1] { $sum }, mas só conta { $points }
   *[other] { $sum }, mas só contam { $points }
}

example-carried = Acumula para a rodada seguinte: { $sum }.
example-rounds-won = { $side }, rodadas ganhas: { $points }.
example-reset = { $side }: de volta a 0.
example-nobody = Ninguém marca nada.
example-over = { $people ->
    [1] A partida acabou. { $side } ganha.
   *[other] A partida acabou. { $side } ganham.
}
example-over-lost = { $people ->
    [1] A partida acabou. { $side } perde.
   *[other] A partida acabou. { $side } perdem.
}
example-drawn = A partida acaba empatada.
