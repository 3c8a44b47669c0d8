# Od čega je dogovor sastavljen.

title = Dogovor: { $preset }
title-changed = Dogovor: { $preset }, s izmjenama

section-aim = Cilj
section-score = Kraj runde i bodovi
section-block = { $game ->
   *[other] Blokada
    [goat] Riba
    [donkey] Riba
}
section-lead = Tko otvara
section-turn = Potez
section-draw = { $draws ->
    [yes] Vučenje
   *[no] „Dalje”
}
section-value = Koliko pločice vrijede
section-table = Set, mjesta i podjela
section-account = Zapis
section-match = Partija
section-rating = Rejting
section-unused = Dogovoreno, ali ovdje bez učinka
section-example = Primjer

# Bez čega se igra, ukratko: „bez nove podjele, bez dodatnih bodova”.
nothing-else = Drugih pravila nema: { $list }.

for-players = Ako je igrača { $players }: { $sentence }

either-last = { $first } ili { $last }
all-last = { $first } i { $last }
span = od { $first } do { $last }

conflict = Ova dva pravila ne idu zajedno: „{ $first }” „{ $second }”

example-intro = Ove su runde podijeljene, odigrane i zbrojene točno po ovim pravilima.
example-partners = Parovi: { $first }; { $second }.
example-two-hands = { $first } igra s dvije ruke, a { $second } također.
example-out = { $player } izlazi pločicom { $tile }.
example-block = { $player } blokira rundu pločicom { $tile }.
example-fish = { $player } pravi ribu pločicom { $tile }.
example-next = Sljedeća runda: { $sentence }
example-other = U drugoj partiji: { $sentence }
example-ends-dead = { $ends ->
    [1] Otvoreni kraj pokazuje { $number }, a sve pločice s tim brojem ({ $count }) već su na stolu.
    [2] Oba kraja pokazuju { $number }, a sve pločice s tim brojem ({ $count }) već su na stolu.
   *[other] Svi krajevi pokazuju { $number }, a sve pločice s tim brojem ({ $count }) već su na stolu.
}
example-ends-but-double = { $ends ->
    [1] Otvoreni kraj pokazuje { $number }, a sve pločice s tim brojem osim { $tile } već su na stolu.
    [2] Oba kraja pokazuju { $number }, a sve pločice s tim brojem osim { $tile } već su na stolu.
   *[other] Svi krajevi pokazuju { $number }, a sve pločice s tim brojem osim { $tile } već su na stolu.
}
example-ends-one = { $ends ->
    [1] Otvoreni kraj pokazuje { $number }. Nitko nema pločicu koja odgovara.
    [2] Oba kraja pokazuju { $number }. Nitko nema pločicu koja odgovara.
   *[other] Svi krajevi pokazuju { $number }. Nitko nema pločicu koja odgovara.
}
example-ends-several = Krajevi pokazuju { $numbers }. Nitko nema pločicu koja odgovara.
example-ends-everywhere = { $draws ->
    [yes] Nitko nema pločicu koja igdje odgovara, a nema se više što vući.
   *[no] Nitko nema pločicu koja igdje odgovara.
}
example-ends-none = Više nema otvorenog kraja.
example-hand = { $player }, u ruci { $tiles }: { $points }.
example-hand-sum = { $player }, u ruci { $tiles }: { $sum } = { $points }.
example-special = { $player }, u ruci { $tiles }: po ovim pravilima { $points }.
example-hand-count = { $count ->
    [one] { $player }, u ruci { $count } pločica: { $tiles }.
    [few] { $player }, u ruci { $count } pločice: { $tiles }.
   *[other] { $player }, u ruci { $count } pločica: { $tiles }.
}
example-hand-tiles = { $player }, u ruci { $tiles }.
example-together = { $people ->
    [1] { $side }, obje ruke: { $sum }.
   *[other] { $side } zajedno: { $sum }.
}
example-made = { $side }, u igri: { $sum }.
example-compared = { $player } (posljednji potez): { $points }. { $next } (sljedeći na potezu): { $other }.
example-lowest = Najmanje u ruci: { $player }, { $points }.
example-tied = { $among ->
    [pairs] Neriješeno: oba para imaju { $points }.
    [both] Neriješeno: oba igrača imaju { $points }.
    [single] Neriješeno: najlakša ruka svakog para vrijedi { $points }.
    [next] Neriješeno: obje ruke vrijede { $points }.
   *[hands] Neriješeno: više je najlakših ruku, svaka vrijedi { $points }.
}
example-tied-fewest = Neriješeno: više ih ima najmanje pločica, { $points }.
example-tied-highest = Neriješeno: više ih ima najveći zbroj, { $points }.
example-tie-blocker-loses = Kod neriješenog gubi tko je stavio posljednju pločicu: { $player }.
example-tie-blocker-wins = Kod neriješenog dobiva tko je stavio posljednju pločicu: { $player }.
example-tie-leader-wins = Kod neriješenog dobiva tko je otvorio rundu: { $player }.
example-won = { $people ->
    [1] Rundu dobiva: { $side }.
   *[other] Rundu dobivaju: { $side }.
}
example-left = Ruke koje se broje: { $sum }.
example-scores = { $people ->
    [1] { $side } upisuje { $sum }. Ukupno: { $total }.
   *[other] { $side } upisuju { $sum }. Ukupno: { $total }.
}
example-opens = { $people ->
    [1] { $side } otvara zapis: { $sum }. Ukupno: { $total }.
   *[other] { $side } otvaraju zapis: { $sum }. Ukupno: { $total }.
}
example-remembers = { $side }: { $sum }, a zapis se otvara s { $open } u jednoj rundi. Zapamćeno: { $total }.
example-lost = { $side }: { $sum }, a zapis se otvara s { $open } u jednoj rundi. Ništa se ne upisuje.
example-wiped = { $side }: zapamćeni bodovi se brišu ({ $points }).

example-part-play = { $points } (u igri)
example-part-paid = { $points } (kazna)
example-part-left = { $points } (u rukama)
example-part-rounded = { $rounded } (u rukama { $points }, zaokruženo)
example-part-round = { $points } (za rundu)
example-part-bonus = { $event ->
    [capicua] { $points } (capicúa)
    [capicu] { $points } (capicú)
    [chuchazo] { $points } (chuchazo)
    [pass-all-three] { $points } (tri puta dalje)
    [out] { $points } (izlaz)
   *[round] { $points } (bonus za rundu)
}
example-part-carried = { $points } (preneseno)
example-part-remembered = { $points } (zapamćeno)
example-rounded = { $sum }, zaokruženo na { $rounded }
example-limited = { $points ->
    [0] { $sum }, što se ne broji
   *[other] { $sum }, od toga se broji { $points }
}

example-carried = U sljedeću rundu prenosi se: { $sum }.
example-rounds-won = { $side }, dobivenih rundi: { $points }.
example-reset = { $side }: opet 0.
example-nobody = Nitko ništa ne upisuje.
example-over = Partija je gotova. Pobjeda: { $side }.
example-over-lost = Partija je gotova. Poraz: { $side }.
example-drawn = Partija završava neriješeno.
