# De que se compõe um acordo.

title = Acordo: { $preset }
title-changed = Acordo: { $preset }, com mudanças

section-tiles = As peças
section-seats = Os lugares
section-deal = A distribuição
section-lead = Quem sai
section-layout = Como as peças ficam
section-turn = A vez
section-boneyard = O monte
section-end = O fim da rodada
section-value = Quanto valem as peças
section-score = Quem marca o quê
section-block = Jogo fechado
section-account = A conta
section-match = A partida
section-rating = A classificação
section-unused = Combinado, mas sem efeito aqui
section-example = Um exemplo

for-players = Com { $players } jogadores: { $sentence }

either-last = { $first } ou { $last }
all-last = { $first } e { $last }
span = de { $first } a { $last }

conflict = Estas duas regras não combinam: “{ $first }” “{ $second }”

example-intro = Algumas rodadas seguidas, como estas regras as contam.
example-partners = São parceiros { $first } e { $second }, e também { $third } e { $fourth }.
example-two-hands = { $first } joga as duas mãos de um lado; { $second }, as duas do outro.
example-out = { $player } bate.
example-block = { $player } fecha o jogo.
example-next = Rodada seguinte: { $sentence }
example-other = Em outra partida: { $sentence }
example-hand = { $player } tem { $tiles }: { $points }.
example-hand-sum = { $player } tem { $tiles }: { $sum } = { $points }.
example-special = { $player } tem { $tiles }, que aqui vale { $points }.
example-hand-count = { $count ->
    [one] { $player } tem { $count } peça: { $tiles }.
   *[other] { $player } tem { $count } peças: { $tiles }.
}
example-hand-tiles = { $player } tem { $tiles }.
example-made = { $points ->
    [one] { $side }: { $points } ponto feito durante o jogo.
   *[other] { $side }: { $points } pontos feitos durante o jogo.
}
example-tied = Os que têm menos empatam.
example-tied-fewest = Os que têm menos peças empatam.
example-tied-highest = Os que têm mais empatam.
example-won = Ganha a rodada: { $side }.
example-writes = { $points ->
    [one] { $side }: marca-se { $points } ponto nesta rodada, { $total } ao todo.
   *[other] { $side }: marcam-se { $points } pontos nesta rodada, { $total } ao todo.
}
example-opens = { $points ->
    [one] { $side }: a conta se abre com { $points } ponto, { $total } ao todo.
   *[other] { $side }: a conta se abre com { $points } pontos, { $total } ao todo.
}
example-remembers = { $points ->
    [one] { $side }: guarda-se { $points } ponto, nada é marcado.
   *[other] { $side }: guardam-se { $points } pontos, nada é marcado.
}
example-wiped = { $side }: os pontos guardados são apagados.
example-lost = { $points ->
    [one] { $side }: { $points } ponto é pouco para abrir a conta; nada é marcado.
   *[other] { $side }: { $points } pontos são poucos para abrir a conta; nada é marcado.
}
example-bonus = { $points ->
    [one] { $side }: prêmio de { $points } ponto.
   *[other] { $side }: prêmio de { $points } pontos.
}
example-received = { $points ->
    [one] Isso inclui { $points } ponto que esperava na mesa.
   *[other] Isso inclui { $points } pontos que esperavam na mesa.
}
example-carried = { $points ->
    [one] Na mesa espera { $points } ponto.
   *[other] Na mesa esperam { $points } pontos.
}
example-rounds-won = { $points ->
    [one] { $side }: { $points } rodada ganha.
   *[other] { $side }: { $points } rodadas ganhas.
}
example-nobody = Ninguém marca nada.
example-over = A partida acabou. Ganha: { $side }.
example-over-lost = A partida acabou. Perde: { $side }.
example-drawn = A partida acabou empatada.
