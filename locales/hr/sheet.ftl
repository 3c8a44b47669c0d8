# Od čega je dogovor sastavljen.

title = Dogovor: { $preset }
title-changed = Dogovor: { $preset }, s izmjenama

section-tiles = Pločice
section-seats = Mjesta
section-deal = Podjela
section-lead = Tko otvara
section-layout = Kako pločice leže
section-turn = Potez
section-boneyard = Zaliha
section-end = Kraj runde
section-value = Koliko pločice vrijede
section-score = Tko što piše
section-block = Blokirane runde (riba)
section-account = Zapis
section-match = Partija
section-rating = Rejting
section-unused = Dogovoreno, ali ovdje bez učinka
section-example = Primjer

for-players = Ako je igrača { $players }: { $sentence }

either-last = { $first } ili { $last }
all-last = { $first } i { $last }
span = od { $first } do { $last }

conflict = Ova dva pravila ne idu zajedno: „{ $first }” „{ $second }”

example-intro = Nekoliko rundi zaredom, kako ih broje ova pravila.
example-partners = Partneri su { $first } i { $second }, a isto tako { $third } i { $fourth }.
example-two-hands = { $first } igra objema rukama jedne strane, { $second } objema rukama druge.
example-out = { $player } izlazi.
example-block = { $player } zatvara igru: riba.
example-next = Sljedeća runda: { $sentence }
example-other = U drugoj partiji: { $sentence }
example-hand = { $player }, u ruci { $tiles }: { $points }.
example-hand-sum = { $player }, u ruci { $tiles }: { $sum } = { $points }.
example-special = { $player }, u ruci { $tiles }: po ovim pravilima { $points }.
example-hand-count = { $count ->
    [one] { $player }, u ruci { $count } pločica: { $tiles }.
    [few] { $player }, u ruci { $count } pločice: { $tiles }.
   *[other] { $player }, u ruci { $count } pločica: { $tiles }.
}
example-hand-tiles = { $player }, u ruci { $tiles }.
example-made = { $points ->
    [one] { $side }: { $points } bod iz igre.
    [few] { $side }: { $points } boda iz igre.
   *[other] { $side }: { $points } bodova iz igre.
}
example-tied = Više strana ima isti najmanji zbroj.
example-tied-fewest = Više njih ima jednako malo pločica.
example-tied-highest = Više strana ima isti najveći zbroj.
example-won = Rundu dobiva: { $side }.
example-writes = { $points ->
    [one] { $side }: za rundu se piše { $points } bod, ukupno { $total }.
    [few] { $side }: za rundu se pišu { $points } boda, ukupno { $total }.
   *[other] { $side }: za rundu se piše { $points } bodova, ukupno { $total }.
}
example-opens = { $points ->
    [one] { $side }: zapis je otvoren, piše se { $points } bod, ukupno { $total }.
    [few] { $side }: zapis je otvoren, pišu se { $points } boda, ukupno { $total }.
   *[other] { $side }: zapis je otvoren, piše se { $points } bodova, ukupno { $total }.
}
example-remembers = { $points ->
    [one] { $side }: pamti se { $points } bod, ništa se ne piše.
    [few] { $side }: pamte se { $points } boda, ništa se ne piše.
   *[other] { $side }: pamti se { $points } bodova, ništa se ne piše.
}
example-wiped = { $side }: zapamćeni bodovi se brišu.
example-lost = { $points ->
    [one] { $side }: { $points } bod premalo je da se otvori zapis; ništa se ne piše.
    [few] { $side }: { $points } boda premalo je da se otvori zapis; ništa se ne piše.
   *[other] { $side }: { $points } bodova premalo je da se otvori zapis; ništa se ne piše.
}
example-bonus = { $points ->
    [one] { $side }: nagrada od { $points } boda.
    [few] { $side }: nagrada od { $points } boda.
   *[other] { $side }: nagrada od { $points } bodova.
}
example-received = { $points ->
    [one] U tome je { $points } bod koji je čekao na stolu.
    [few] U tome su { $points } boda koja su čekala na stolu.
   *[other] U tome je { $points } bodova koji su čekali na stolu.
}
example-carried = { $points ->
    [one] Na stolu čeka { $points } bod.
    [few] Na stolu čekaju { $points } boda.
   *[other] Na stolu čeka { $points } bodova.
}
example-rounds-won = { $points ->
    [one] { $side }: { $points } dobivena runda.
    [few] { $side }: { $points } dobivene runde.
   *[other] { $side }: { $points } dobivenih rundi.
}
example-nobody = Nitko ništa ne piše.
example-over = Partija je gotova. Dobiva: { $side }.
example-over-lost = Partija je gotova. Gubi: { $side }.
example-drawn = Partija je gotova, neriješeno.
