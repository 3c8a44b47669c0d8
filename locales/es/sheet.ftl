# De qué se compone un acuerdo.

title = Acuerdo: { $preset }
title-changed = Acuerdo: { $preset }, con cambios

section-aim = Objetivo
section-score = El final de la mano y los tantos
section-block = El cierre (tranca)
section-lead = Quién sale
section-turn = El turno
section-draw = { $draws ->
    [yes] Robar
   *[no] Pasar
}
section-value = Cuánto valen las fichas
section-table = Fichas, puestos y reparto
section-account = La cuenta
section-match = La partida
section-rating = La clasificación
section-unused = Acordado, pero sin efecto aquí
section-example = Un ejemplo

# Lo que no hay, en pocas palabras: «sin repetir el reparto, sin premios».
nothing-else = Nada más: { $list }.

for-players = Con { $players } jugadores: { $sentence }

either-last = { $first } o { $last }
all-last = { $first } y { $last }
span = de { $first } a { $last }

conflict = Estas dos reglas no van juntas: «{ $first }» «{ $second }»

example-intro = Estas manos se reparten, se juegan y se anotan exactamente con estas reglas.
example-partners = { $first } juegan en pareja contra { $second }.
example-two-hands = { $first } juega con dos atriles, y { $second } también.
example-out = { $player } domina con { $tile }.
example-block = { $player } cierra el juego con { $tile }.
example-fish = { $player } cierra el juego con { $tile }.
example-next = Mano siguiente: { $sentence }
example-other = En otra partida: { $sentence }
example-ends-dead = { $ends ->
    [1] El extremo abierto muestra { $number }, y ya están puestas las { $count } fichas con ese número.
    [2] Los dos extremos muestran { $number }, y ya están puestas las { $count } fichas con ese número.
   *[other] Todos los extremos muestran { $number }, y ya están puestas las { $count } fichas con ese número.
}
example-ends-but-double = { $ends ->
    [1] El extremo abierto muestra { $number }, y ya están puestas todas las fichas con ese número menos { $tile }.
    [2] Los dos extremos muestran { $number }, y ya están puestas todas las fichas con ese número menos { $tile }.
   *[other] Todos los extremos muestran { $number }, y ya están puestas todas las fichas con ese número menos { $tile }.
}
example-ends-one = { $ends ->
    [1] El extremo abierto muestra { $number }. Nadie tiene una ficha que encaje.
    [2] Los dos extremos muestran { $number }. Nadie tiene una ficha que encaje.
   *[other] Todos los extremos muestran { $number }. Nadie tiene una ficha que encaje.
}
example-ends-several = Los extremos muestran { $numbers }. Nadie tiene una ficha que encaje.
example-ends-everywhere = { $draws ->
    [yes] Nadie tiene una ficha que encaje en ningún sitio, y ya no se puede robar.
   *[no] Nadie tiene una ficha que encaje en ningún sitio.
}
example-ends-none = Ya no queda ningún extremo abierto.
example-hand = { $player } tiene { $tiles }: { $points }.
example-hand-sum = { $player } tiene { $tiles }: { $sum } = { $points }.
example-special = { $player } tiene { $tiles }, que aquí cuenta { $points }.
example-hand-count = { $count ->
    [one] { $player } tiene { $count } ficha: { $tiles }.
   *[other] { $player } tiene { $count } fichas: { $tiles }.
}
example-hand-tiles = { $player } tiene { $tiles }.
example-together = { $people ->
    [1] { $side }, los dos atriles: { $sum }.
   *[other] { $side }, en pareja: { $sum }.
}
example-made = { $side }, durante el juego: { $sum }.
example-compared = { $player } cerró y tiene { $points }. { $next } juega después y tiene { $other }.
example-lowest = Quien menos tiene: { $player }, { $points }.
example-tied = { $among ->
    [pairs] Empate: las dos parejas suman { $points }.
    [both] Empate: los dos suman { $points }.
    [single] Empate: en cada pareja, el que menos suma tiene { $points }.
    [next] Empate: los dos comparados suman { $points }.
   *[hands] Empate: varios comparten la suma más baja, { $points }.
}
example-tied-fewest = Empate: varios tienen el menor número de fichas, { $points }.
example-tied-highest = Empate: varios comparten la suma más alta, { $points }.
example-tie-blocker-loses = Con empate pierde quien cerró: { $player }.
example-tie-blocker-wins = Con empate gana quien cerró: { $player }.
example-tie-leader-wins = Con empate gana quien salió: { $player }.
example-won = { $people ->
    [1] { $side } gana la mano.
   *[other] { $side } ganan la mano.
}
example-left = Fichas que cuentan: { $sum }.
example-scores = { $people ->
    [1] { $side } anota { $sum }. Total: { $total }.
   *[other] { $side } anotan { $sum }. Total: { $total }.
}
example-opens = { $people ->
    [1] { $side } abre la cuenta con { $sum }. Total: { $total }.
   *[other] { $side } abren la cuenta con { $sum }. Total: { $total }.
}
example-remembers = { $side }: { $sum }, pero la cuenta se abre con { $open } en una mano. Tantos guardados: { $total }.
example-lost = { $side }: { $sum }, pero la cuenta se abre con { $open } en una mano. No se anota nada.
example-wiped = { $people ->
    [1] { $side } pierde los tantos guardados: { $points }.
   *[other] { $side } pierden los tantos guardados: { $points }.
}

example-part-play = { $points } durante el juego
example-part-paid = { $points } de penalización
example-part-left = { $points } en fichas
example-part-rounded = { $points } en fichas, redondeado a { $rounded }
example-part-round = { $points } por la mano
example-part-bonus = { $event ->
    [capicua] { $points } por la capicúa
    [capicu] { $points } por el capicú
    [chuchazo] { $points } por el chuchazo
    [pass-all-three] { $points } por tres pasos
    [out] { $points } por dominar
   *[round] { $points } por ganar esta mano
}
example-part-carried = { $points } de la mano anterior
example-part-remembered = { $points } de los tantos guardados
example-rounded = { $sum }, redondeado a { $rounded }
example-limited = { $points ->
    [0] { $sum }, que no cuenta
   *[other] { $sum }, que cuenta como { $points }
}

example-carried = Se acumula para la mano siguiente: { $sum }.
example-rounds-won = { $side }, manos ganadas: { $points }.
example-reset = { $side }: otra vez 0.
example-nobody = Nadie anota.
example-over = { $people ->
    [1] La partida ha terminado. { $side } gana.
   *[other] La partida ha terminado. { $side } ganan.
}
example-over-lost = { $people ->
    [1] La partida ha terminado. { $side } pierde.
   *[other] La partida ha terminado. { $side } pierden.
}
example-drawn = La partida termina en empate.
