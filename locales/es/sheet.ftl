# De qué se compone un acuerdo.

title = Acuerdo: { $preset }
title-changed = Acuerdo: { $preset }, con cambios

section-tiles = Las fichas
section-seats = Los puestos
section-deal = El reparto
section-lead = Quién sale
section-layout = Cómo se ponen las fichas
section-turn = El turno
section-boneyard = El pozo
section-end = El final de la mano
section-value = Cuánto valen las fichas
section-score = Quién anota qué
section-block = Los cierres
section-account = La cuenta
section-match = La partida
section-rating = La clasificación
section-unused = Acordado, pero sin efecto aquí
section-example = Un ejemplo

for-players = Con { $players } jugadores: { $sentence }

either-last = { $first } o { $last }
all-last = { $first } y { $last }
span = de { $first } a { $last }

conflict = Estas dos reglas no van juntas: «{ $first }» «{ $second }»

example-intro = Unas manos seguidas, tal como las cuentan estas reglas.
example-partners = Son compañeros { $first } y { $second }, y también { $third } y { $fourth }.
example-two-hands = { $first } lleva los dos atriles de un bando; { $second }, los dos del otro.
example-out = { $player } domina.
example-block = { $player } cierra el juego.
example-next = Mano siguiente: { $sentence }
example-other = En otra partida: { $sentence }
example-hand = { $player } tiene { $tiles }: { $points }.
example-hand-sum = { $player } tiene { $tiles }: { $sum } = { $points }.
example-special = { $player } tiene { $tiles }, que aquí cuenta { $points }.
example-hand-count = { $count ->
    [one] { $player } tiene { $count } ficha: { $tiles }.
   *[other] { $player } tiene { $count } fichas: { $tiles }.
}
example-hand-tiles = { $player } tiene { $tiles }.
example-made = { $points ->
    [one] { $side }: { $points } tanto hecho durante el juego.
   *[other] { $side }: { $points } tantos hechos durante el juego.
}
example-tied = Empatan los que menos tienen.
example-tied-fewest = Empatan los que menos fichas tienen.
example-tied-highest = Empatan los que más tienen.
example-won = Gana la mano: { $side }.
example-writes = { $points ->
    [one] { $side }: se anota { $points } tanto por la mano, { $total } en total.
   *[other] { $side }: se anotan { $points } tantos por la mano, { $total } en total.
}
example-opens = { $points ->
    [one] { $side }: se abre la cuenta con { $points } tanto, { $total } en total.
   *[other] { $side }: se abre la cuenta con { $points } tantos, { $total } en total.
}
example-remembers = { $points ->
    [one] { $side }: se guarda { $points } tanto, no se anota nada.
   *[other] { $side }: se guardan { $points } tantos, no se anota nada.
}
example-wiped = { $side }: se borran los tantos guardados.
example-lost = { $points ->
    [one] { $side }: { $points } tanto es poco para abrir la cuenta; no se anota nada.
   *[other] { $side }: { $points } tantos son pocos para abrir la cuenta; no se anota nada.
}
example-bonus = { $points ->
    [one] { $side }: premio de { $points } tanto.
   *[other] { $side }: premio de { $points } tantos.
}
example-received = { $points ->
    [one] Ahí va incluido { $points } tanto que esperaba en la mesa.
   *[other] Ahí van incluidos { $points } tantos que esperaban en la mesa.
}
example-carried = { $points ->
    [one] En la mesa espera { $points } tanto.
   *[other] En la mesa esperan { $points } tantos.
}
example-rounds-won = { $points ->
    [one] { $side }: { $points } mano ganada.
   *[other] { $side }: { $points } manos ganadas.
}
example-nobody = Nadie anota nada.
example-over = La partida ha terminado. Gana: { $side }.
example-over-lost = La partida ha terminado. Pierde: { $side }.
example-drawn = La partida ha terminado en empate.
