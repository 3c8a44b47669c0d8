# Dogovor ukratko: što se novom igraču kaže prije nego što sjedne. Svaka je poruka rečenica od najviše 20 riječi.
# $sides: duel (dvoje), solo (svatko za sebe), pairs (parovi), mixed (parovi samo učetvero), two-hands (dvoje, po dvije ruke).
# $game: goat (blokada se zove riba) ili other.

summary-heading = Ukratko

summary-name = { $changed ->
    [yes] { $name }, s izmjenama.
   *[no] { $name }.
}

# Kako partija završava.
summary-aim = { $reach ->
    [loses] { $loser ->
        [goat] { $test ->
            [above] Do { $target }: tko prijeđe, gubi i jarac je.
           *[at-least] Do { $target }: tko dođe do toga, gubi i jarac je.
        }
        [donkey] { $test ->
            [above] Do { $target }: tko prijeđe, gubi i magarac je.
           *[at-least] Do { $target }: tko dođe do toga, gubi i magarac je.
        }
       *[other] { $test ->
            [above] Do { $target }: tko prijeđe, gubi.
           *[at-least] Do { $target }: tko dođe do toga, gubi.
        }
    }
   *[wins] { $test ->
        [above] Do { $target }: tko prijeđe, pobjeđuje.
        [exactly] Pobjeđuje se s točno { $target }: upis s kojim bi bilo više ne vrijedi.
       *[at-least] Do { $target }: tko dođe do toga, pobjeđuje.
    }
}
summary-aim-rounds = { $test ->
    [above] { $target ->
        [one] Partiju dobiva tko dobije više od { $target } runde.
        [few] Partiju dobiva tko dobije više od { $target } runde.
       *[other] Partiju dobiva tko dobije više od { $target } rundi.
    }
   *[at-least] { $target ->
        [one] Partiju dobiva tko dobije { $target } rundu.
        [few] Partiju dobiva tko dobije { $target } runde.
       *[other] Partiju dobiva tko dobije { $target } rundi.
    }
}
summary-aim-row = { $rounds ->
    [1] Partiju dobiva tko dobije { $rounds } rundu.
    [one] Partiju dobiva tko dobije { $rounds } rundu zaredom; svaka pobjeda vraća protivnike na 0.
    [few] Partiju dobiva tko dobije { $rounds } runde zaredom; svaka pobjeda vraća protivnike na 0.
   *[other] Partiju dobiva tko dobije { $rounds } rundi zaredom; svaka pobjeda vraća protivnike na 0.
}
summary-target-two = Uz { $players } igrača igra se do { $target }, uz { $players2 } do { $target2 }.
summary-target-three = Uz { $players } igrača igra se do { $target }, uz { $players2 } do { $target2 }, uz { $players3 } do { $target3 }.
summary-target-range = Cilj je između { $least } i { $most }, ovisno o broju igrača.
summary-reach = { $unit ->
    [rounds] Partiju dobiva tko dobije toliko rundi.
   *[points] { $reach ->
        [loses] { $test ->
            [above] Tko prijeđe, gubi.
           *[at-least] Tko dođe do toga, gubi.
        }
       *[wins] { $test ->
            [above] Tko prijeđe, pobjeđuje.
            [exactly] Tko ima točno toliko, pobjeđuje; upis s kojim bi bilo više ne vrijedi.
           *[at-least] Tko dođe do toga, pobjeđuje.
        }
    }
}
summary-rounds = { $limit ->
    [yes] { $rounds ->
        [one] Partija završava najkasnije nakon { $rounds } runde.
        [few] Partija završava najkasnije nakon { $rounds } runde.
       *[other] Partija završava najkasnije nakon { $rounds } rundi.
    }
   *[no] { $rounds ->
        [one] Partija ima { $rounds } rundu.
        [few] Partija ima { $rounds } runde.
       *[other] Partija ima { $rounds } rundi.
    }
}
summary-total = { $unit ->
    [rounds] Pobjeđuje tko dobije najviše rundi.
   *[points] { $reach ->
        [loses] Pobjeđuje najmanji zbroj.
       *[wins] Pobjeđuje najveći zbroj.
    }
}
summary-players = { $sides ->
    [duel] Igraju dva igrača.
    [pairs] Igraju dva para, partneri sjede jedan nasuprot drugome.
    [mixed] Igrača: { $players }; učetvero se igra u parovima.
    [two-hands] Igraju dva igrača, svaki s dvije ruke, kao dva para.
   *[solo] Igrača: { $players }, svatko za sebe.
}

# Podjela.
summary-hand = { $sides ->
    [two-hands] { $tiles ->
        [one] Svatko uzima { $tiles } pločicu, pola u svaku ruku.
        [few] Svatko uzima { $tiles } pločice, pola u svaku ruku.
       *[other] Svatko uzima { $tiles } pločica, pola u svaku ruku.
    }
   *[solo] { $tiles ->
        [one] Svatko uzima { $tiles } pločicu.
        [few] Svatko uzima { $tiles } pločice.
       *[other] Svatko uzima { $tiles } pločica.
    }
}
summary-hand-two = { $tiles ->
    [one] Uz { $players } igrača svatko uzima { $tiles } pločicu, a uz { $players2 } po { $tiles2 }.
    [few] Uz { $players } igrača svatko uzima { $tiles } pločice, a uz { $players2 } po { $tiles2 }.
   *[other] Uz { $players } igrača svatko uzima { $tiles } pločica, a uz { $players2 } po { $tiles2 }.
}
summary-hand-three = { $tiles ->
    [one] Igrača { $players }: po { $tiles } pločicu; { $players2 }: po { $tiles2 }; { $players3 }: po { $tiles3 }.
    [few] Igrača { $players }: po { $tiles } pločice; { $players2 }: po { $tiles2 }; { $players3 }: po { $tiles3 }.
   *[other] Igrača { $players }: po { $tiles } pločica; { $players2 }: po { $tiles2 }; { $players3 }: po { $tiles3 }.
}
summary-hand-range = Svatko uzima od { $least } do { $most } pločica, ovisno o broju igrača.
summary-set = { $set ->
    [double-9] Set je do devetke, od 0-0 do 9-9.
    [double-12] Set je do dvanaestice, od 0-0 do 12-12.
    [double-15] Set je do petnaestice, od 0-0 do 15-15.
    [double-18] Set je do osamnaestice, od 0-0 do 18-18.
    [triomino-56] Set ima 56 trokuta s tri broja od 0 do 5.
   *[double-6] Set je do šestice, od 0-0 do 6-6.
}
summary-without = { $count ->
    [one] Igra se bez { $tiles }.
   *[other] Igra se bez { $tiles }.
}
summary-without-many = { $count ->
    [one] Iz seta se vadi { $count } pločica.
    [few] Iz seta se vade { $count } pločice.
   *[other] Iz seta se vadi { $count } pločica.
}
summary-without-players = Uz { $players } igrača igra se bez { $tiles }.
summary-without-some = Neke se pločice vade iz seta, ovisno o broju igrača.
summary-blanks = Praznina je slobodna: odgovara svakom broju, i svaka pločica odgovara praznini.
summary-faces = { $faces ->
    [cards] Pločice izgledaju kao karte.
   *[pictures] Na pločicama su slike umjesto točaka.
}
summary-rest = { $rest ->
    [out] Preostale pločice ne sudjeluju u rundi.
   *[dealt] Dijele se sve pločice.
}
summary-redeal-doubles = { $doubles ->
    [one] Uz { $doubles } duplu u jednoj ruci dijeli se ponovno.
    [few] Uz { $doubles } duple u jednoj ruci dijeli se ponovno.
   *[other] Uz { $doubles } dupli u jednoj ruci dijeli se ponovno.
}
summary-redeal-suit = { $suit ->
    [one] Uz { $suit } pločicu istog broja u jednoj ruci dijeli se ponovno.
    [few] Uz { $suit } pločice istog broja u jednoj ruci dijeli se ponovno.
   *[other] Uz { $suit } pločica istog broja u jednoj ruci dijeli se ponovno.
}
summary-redeal-both = Uz { $doubles ->
    [one] { $doubles } duplu
    [few] { $doubles } duple
   *[other] { $doubles } dupli
} ili { $suit ->
    [one] { $suit } pločicu
    [few] { $suit } pločice
   *[other] { $suit } pločica
} istog broja u jednoj ruci dijeli se ponovno.
summary-direction = { $direction ->
    [counterclockwise] Igra se suprotno od kazaljke na satu.
   *[clockwise] Igra se u smjeru kazaljke na satu.
}

# Otvaranje.
summary-lead-lot = { $first ->
    [youngest] Prvi otvara najmlađi; ako se godine ne znaju, tko izvuče najbolju pločicu.
    [random] Prvi otvara tko izvuče najbolju pločicu.
   *[lot] { $by ->
        [sum] Prvo otvaranje ide ždrijebom: otvara tko izvuče najveći zbroj.
       *[half] Prvo otvaranje ide ždrijebom: otvara tko izvuče najveću polovicu.
    }
}
summary-lead-tile = { $opens ->
    [any] Prvi otvara tko ima { $tile }, bilo kojom pločicom.
   *[that] Prva otvara { $tile }.
}
summary-lead-down = { $opens ->
    [any] Prvi otvara, bilo kojom pločicom, tko ima { $first }; ako je nema nitko, { $second }, sve do { $last }.
   *[that] Prva otvara { $first }; ako je nema nitko, { $second }, sve do { $last }.
}
summary-lead-up = { $opens ->
    [any] Prvi otvara, bilo kojom pločicom, tko ima { $first }; inače { $second } do { $peak }, pa { $last }.
   *[that] Prva otvara { $first }; inače { $second } do { $peak }, pa { $last }.
}
summary-lead-list = { $opens ->
    [any] Prvi otvara, bilo kojom pločicom, tko ima prvu od ovih: { $tiles }.
   *[that] Otvara prva od ovih: { $tiles }.
}
summary-lead-weight = { $tile ->
    [lightest] { $opens ->
        [any] Prvi otvara, bilo kojom pločicom, tko ima najlakšu pločicu.
       *[that] Prva otvara najlakša pločica.
    }
    [highest-pair] { $opens ->
        [any] Prvi otvara, bilo kojom pločicom, tko ima dva najveća jednaka broja.
       *[that] Prva otvara pločica s dva najveća jednaka broja.
    }
   *[heaviest] { $opens ->
        [any] Prvi otvara, bilo kojom pločicom, tko ima najtežu pločicu.
       *[that] Prva otvara najteža pločica.
    }
}
summary-lead-none = { $tile ->
    [redeal] Ako takvu nema nitko, dijeli se ponovno.
    [lightest] Ako takvu nema nitko, otvara najlakša pločica.
    [highest-pair] Ako takvu nema nitko, otvaraju dva najveća jednaka broja.
   *[heaviest] Ako takvu nema nitko, otvara najteža pločica.
}
summary-lead-next = { $next ->
    [winner] { $opens ->
        [double] Poslije pobjednik otvara bilo kojom duplom; ako je nema, pravo ide dalje.
       *[any] Poslije otvara pobjednik, bilo kojom pločicom.
    }
    [winning-side] Poslije otvara bilo tko od pobjednika, bilo kojom pločicom.
    [rotate] { $opens ->
        [double] Poslije sljedeći igrač otvara bilo kojom duplom; ako je nema, pravo ide dalje.
       *[any] Poslije se otvara redom, bilo kojom pločicom.
    }
   *[as-first] Svaka runda počinje isto.
}
summary-lead-after-block = { $game ->
    [goat] { $who ->
        [lightest] Nakon ribe otvara najlakša ruka.
        [leader] Nakon ribe otvara isti igrač.
        [winner] Nakon ribe otvara tko ju je dobio.
        [compared] Nakon ribe otvara igrač čija je ruka pobijedila.
        [lighter] Nakon ribe otvara lakša ruka pobjednika.
       *[blocker] Nakon ribe otvara tko ju je napravio.
    }
   *[other] { $who ->
        [lightest] Nakon blokade otvara najlakša ruka.
        [leader] Nakon blokade otvara isti igrač.
        [winner] Nakon blokade otvara tko ju je dobio.
        [compared] Nakon blokade otvara igrač čija je ruka pobijedila.
        [lighter] Nakon blokade otvara lakša ruka pobjednika.
       *[blocker] Nakon blokade otvara tko ju je napravio.
    }
}
summary-lead-after-tie = { $game ->
    [goat] { $who ->
        [next] Nakon neriješene ribe otvara sljedeći igrač.
        [as-first] Nakon neriješene ribe otvaranje se odlučuje kao u prvoj rundi.
        [blocker] Nakon neriješene ribe otvara tko ju je napravio.
       *[leader] Nakon neriješene ribe otvara isti igrač.
    }
   *[other] { $who ->
        [next] Nakon neriješene blokade otvara sljedeći igrač.
        [as-first] Nakon neriješene blokade otvaranje se odlučuje kao u prvoj rundi.
        [blocker] Nakon neriješene blokade otvara tko ju je napravio.
       *[leader] Nakon neriješene blokade otvara isti igrač.
    }
}
summary-hub = Svaka runda počinje duplom: { $first }, pa { $second } i tako nadolje; otvara tko je ima.
summary-hub-search = Ako je nema nitko, redom se uzima po jedna pločica dok se ne nađe.

# Igra.
summary-shape = { $shape ->
    [cross] { $opens ->
        [later] Prva dupla je križna: druge dvije strane otvaraju se kad su prve dvije pokrivene.
       *[at-once] Prva dupla je križna: smije se na sve četiri njezine strane.
    }
    [tree] Smije se na sve četiri strane svake duple.
    [trains] Od lokomotive svaki igrač ima svoj vlak, a jedan je zajednički.
    [chicken-foot] Uz prvu duplu ide šest pločica; uz svaku sljedeću tri, prije nego što se igra drugdje.
    [triangles] Trokuti se slažu stranica uz stranicu: brojevi stranice i zajedničkih vrhova moraju se slagati.
   *[line] Igra se na bilo koji kraj niza.
}
summary-markers = Igraj na svoj vlak, na zajednički ili na označeni; tko kaže dalje, označuje svoj.
summary-sum-seven =
    Polovice koje se dodiruju daju sedam{ $matadors ->
        [none] .
       *[other] ; matadori { $matadors } odgovaraju svugdje.
    }
summary-equal = Dodiruju se jednaki brojevi.
summary-plays = { $plays ->
    [two-doubles] Nakon otvaranja smiješ u potezu staviti dvije duple, na različite krajeve.
    [double-run] Nakon svoje pločice smiješ dodati sve duple koje odgovaraju.
   *[cover-double] { $draws ->
        [yes] Duplu pokrij u istom potezu, iz ruke ili izvučenom pločicom.
       *[no] Duplu pokrij u istom potezu, iz ruke.
    }
}
summary-uncovered = Dok dupla nije pokrivena, ne smije se igrati drugdje.
summary-close = Osim pri otvaranju, duplu smiješ zatvoriti: na nju se više ne stavlja.
summary-equal-ends = Ako oba kraja pokazuju isti broj, igra se desno od onoga tko je otvorio.
summary-pass = Ako ne možeš igrati, kažeš dalje.
summary-draw-until = Ako ne možeš igrati, vučeš iz zalihe dok ne možeš.
summary-draw-most = { $max ->
    [one] Ako ne možeš igrati, iz zalihe vučeš najviše { $max } pločicu; ako ne odgovara, kažeš dalje.
    [few] Ako ne možeš igrati, iz zalihe vučeš dok ne možeš, najviše { $max } pločice; zatim kažeš dalje.
   *[other] Ako ne možeš igrati, iz zalihe vučeš dok ne možeš, najviše { $max } pločica; zatim kažeš dalje.
}
summary-draw-exactly = { $count ->
    [one] Ako ne možeš igrati, iz zalihe vučeš { $count } pločicu; ako ne odgovara, kažeš dalje.
    [few] Ako ne možeš igrati, iz zalihe vučeš { $count } pločice; ako nijedna ne odgovara, kažeš dalje.
   *[other] Ako ne možeš igrati, iz zalihe vučeš { $count } pločica; ako nijedna ne odgovara, kažeš dalje.
}
summary-draw-none = Uz { $players } igrača nema se što vući: kažeš dalje.
summary-draw-able = Smiješ vući i kad možeš igrati.
summary-draw-reserve = { $reserve ->
    [one] U zalihi uvijek ostaje { $reserve } pločica.
    [few] U zalihi uvijek ostaju { $reserve } pločice.
   *[other] U zalihi uvijek ostaje { $reserve } pločica.
}
summary-draw-penalty = Svaka izvučena pločica stoji { $points }.
summary-pass-penalty = „Dalje” nakon vučenja stoji još { $points }.

# Runda.
summary-play = { $play ->
    [fives-threes] Ako je zbroj krajeva djeljiv s pet ili tri, upisuješ 1 za svaku peticu ili trojku.
    [headings] Ako tvoja pločica izjednači krajeve, upisuješ 2, a 3 ako je jedan od njih dupla.
    [triominoes] Za svaki trokut upisuje se zbroj brojeva; most donosi još 40, šesterokut 50.
    [face-sum] Za svaki trokut upisuje se zbroj brojeva.
   *[fives] Ako je nakon tvoje pločice zbroj krajeva djeljiv s pet, upisuješ ga.
}
summary-play-doubles = Dupla na kraju broji se s obje polovice.
summary-opening = { $opening ->
    [later] Za prvu pločicu runde ne upisuje se ništa, osim za 5-5 nakon prve runde.
   *[none] Za prvu pločicu runde ne upisuje se ništa.
}
summary-out-opponents = { $sides ->
    [duel] Tko izađe, upisuje ono što ima protivnik.
    [two-hands] Tko isprazni jednu ruku, upisuje ono što ima protivnik.
    [pairs] Kad izađeš, tvoj par upisuje ono što ima drugi.
    [mixed] Kad izađeš, tvoja strana upisuje ono što imaju protivnici.
   *[solo] Tko izađe, upisuje ono što imaju ostali.
}
summary-out-table = { $sides ->
    [duel] Tko izađe, upisuje ono što ima protivnik.
    [two-hands] Tko isprazni jednu ruku, upisuje sve što je ostalo, i iz svoje druge ruke.
    [pairs] Kad izađeš, tvoj par upisuje sve što je ostalo, i kod partnera.
    [mixed] Kad izađeš, tvoja strana upisuje sve što je ostalo; u paru i kod partnera.
   *[solo] Tko izađe, upisuje ono što imaju ostali.
}
summary-out-own = { $sides ->
    [duel] Kad izađeš, protivnik upisuje ono što ima.
    [two-hands] Kad isprazniš jednu ruku, protivnik upisuje ono što ima.
    [pairs] Kad izađeš, drugi par upisuje ono što ima.
    [mixed] Kad izađeš, druge strane upisuju ono što imaju.
   *[solo] Kad izađeš, ostali upisuju ono što imaju.
}
summary-out-round = { $unit ->
    [points] Tko izađe, dobiva rundu i za nju upisuje 1.
   *[rounds] Tko izađe, dobiva rundu.
}
summary-out-play = { $bonus ->
    [yes] Broje se bodovi iz igre i dodatni bodovi, a ne pločice u ruci.
   *[no] Broje se samo bodovi iz igre, a ne pločice u ruci.
}
summary-rounding = { $to ->
    [up-5] Upis pobjednika zaokružuje se naviše na peticu.
   *[nearest-5] Upis pobjednika zaokružuje se na najbližu peticu.
}
summary-round-cap = Dobivena runda ne diže zbroj iznad { $cap }.
summary-value = { $count ->
    [numbers] Pločica u ruci vrijedi zbroj svojih brojeva.
   *[pips] Pločica u ruci vrijedi koliko na njoj ima točaka.
}
summary-special-only = Ako u ruci nema drugih: { $list }.
summary-special-held = { $count ->
    [one] { $tiles } u ruci vrijedi { $points }.
   *[other] { $tiles } u ruci vrijede po { $points }.
}
summary-bonus = { $event ->
    [capicua] Capicúa (posljednja pločica odgovara na oba kraja i nije dupla) donosi još { $points }.
    [capicu] Capicú (posljednja pločica odgovara na oba kraja i nije dupla) donosi još { $points }.
    [chuchazo] Chuchazo (izlaz s 0-0) donosi još { $points }.
    [pass-all-three] Ako nakon tvoje pločice tri puta zaredom kažu dalje, upisuješ { $points }.
   *[out] Izlaz donosi još { $points }.
}
summary-bonus-rounds = { $count ->
    [one] Pobjeda u rundi { $rounds } donosi još { $points }.
   *[other] Pobjede u rundama { $rounds } donose još { $points }.
}

# Blokada.
summary-block = { $game ->
    [goat] { $draws ->
        [yes] Riba je kad nitko ne može igrati i nema se što vući.
       *[no] Riba je kad nitko ne može igrati.
    }
   *[other] { $draws ->
        [yes] Runda je blokirana kad nitko ne može igrati i nema se što vući.
       *[no] Runda je blokirana kad nitko ne može igrati.
    }
}
summary-block-dead = { $game ->
    [goat] { $draws ->
        [yes] Riba je kad nitko ne može igrati ni vući, ili kad svi krajevi pokazuju potrošen broj.
       *[no] Riba je kad nitko ne može igrati, ili kad svi krajevi pokazuju potrošen broj.
    }
   *[other] { $draws ->
        [yes] Runda je blokirana kad nitko ne može igrati ni vući, ili kad svi krajevi pokazuju potrošen broj.
       *[no] Runda je blokirana kad nitko ne može igrati, ili kad svi krajevi pokazuju potrošen broj.
    }
}
summary-block-boneyard = { $game ->
    [goat] Ako nigdje nema pločice koja odgovara, odmah je riba.
   *[other] Ako nigdje nema pločice koja odgovara, runda je odmah blokirana.
}
summary-block-winner = { $game ->
    [goat] { $by ->
        [tiles] { $sides ->
            [duel] Ribu dobiva tko ima manje pločica.
            [two-hands] Ribu dobiva tko ima manje pločica.
            [pairs] Ribu dobiva par s manje pločica.
            [mixed] Ribu dobiva strana s najmanje pločica.
           *[solo] Ribu dobiva tko ima najmanje pločica.
        }
        [single] { $sides ->
            [two-hands] Ribu dobiva tko ima najlakšu pojedinu ruku.
            [pairs] Ribu dobiva par s najlakšom pojedinom rukom.
           *[mixed] Ribu dobiva strana s najlakšom pojedinom rukom.
        }
        [compared] { $sides ->
            [solo] Kod ribe se uspoređuju ruke onoga tko ju je napravio i sljedećega: dobiva lakša.
           *[pairs] Kod ribe se uspoređuju ruke onoga tko ju je napravio i sljedećega: dobiva strana s lakšom.
        }
       *[lowest] { $sides ->
            [duel] Ribu dobiva lakša ruka.
            [two-hands] Ribu dobiva tko ukupno ima manje.
            [pairs] Ribu dobiva par s manjim zbrojem.
            [mixed] Ribu dobiva strana s najmanjim zbrojem.
           *[solo] Ribu dobiva najlakša ruka.
        }
    }
   *[other] { $by ->
        [tiles] { $sides ->
            [duel] Blokadu dobiva tko ima manje pločica.
            [two-hands] Blokadu dobiva tko ima manje pločica.
            [pairs] Blokadu dobiva par s manje pločica.
            [mixed] Blokadu dobiva strana s najmanje pločica.
           *[solo] Blokadu dobiva tko ima najmanje pločica.
        }
        [single] { $sides ->
            [two-hands] Blokadu dobiva tko ima najlakšu pojedinu ruku.
            [pairs] Blokadu dobiva par s najlakšom pojedinom rukom.
           *[mixed] Blokadu dobiva strana s najlakšom pojedinom rukom.
        }
        [compared] { $sides ->
            [solo] Kod blokade se uspoređuju ruke onoga tko ju je napravio i sljedećega: dobiva lakša.
           *[pairs] Kod blokade se uspoređuju ruke onoga tko ju je napravio i sljedećega: dobiva strana s lakšom.
        }
       *[lowest] { $sides ->
            [duel] Blokadu dobiva lakša ruka.
            [two-hands] Blokadu dobiva tko ukupno ima manje.
            [pairs] Blokadu dobiva par s manjim zbrojem.
            [mixed] Blokadu dobiva strana s najmanjim zbrojem.
           *[solo] Blokadu dobiva najlakša ruka.
        }
    }
}
summary-block-pays = { $pays ->
    [opponents] { $sides ->
        [duel] Pobjednik upisuje ono što ima protivnik.
        [two-hands] Pobjednik upisuje ono što ima protivnik.
        [pairs] Pobjednici upisuju ono što ima drugi par.
        [mixed] Pobjednici upisuju ono što imaju protivnici.
       *[solo] Pobjednik upisuje ono što imaju ostali.
    }
    [table] { $sides ->
        [pairs] Pobjednici upisuju sve što je ostalo, i svoje.
        [mixed] Pobjednici upisuju sve što je ostalo, i svoje.
       *[solo] Pobjednik upisuje sve što je ostalo, i svoje.
    }
    [difference] Upisuje se razlika.
    [minus-own] Pobjednik upisuje ono što imaju ostali, manje ono što ima sam.
    [differences] Pobjednik upisuje razliku prema svakome od ostalih.
    [own] { $sides ->
        [duel] Protivnik upisuje ono što ima.
        [two-hands] Protivnik upisuje ono što ima.
        [pairs] Drugi par upisuje ono što ima.
       *[solo] Ostali upisuju ono što imaju.
    }
    [loser-difference] { $sides ->
        [duel] Protivnik upisuje razliku.
        [two-hands] Protivnik upisuje razliku.
        [pairs] Drugi par upisuje razliku.
       *[solo] Ostali upisuju razliku prema pobjedniku.
    }
    [highest] { $game ->
        [goat] { $sides ->
            [pairs] Ribu plaća teži par: upisuje sve što je ostalo.
            [mixed] Ribu plaća najteža strana: sama upisuje sve što je ostalo.
           *[solo] Ribu plaća najteža ruka: sama upisuje sve što je ostalo.
        }
       *[other] { $sides ->
            [pairs] Blokadu plaća teži par: upisuje sve što je ostalo.
            [mixed] Blokadu plaća najteža strana: sama upisuje sve što je ostalo.
           *[solo] Blokadu plaća najteža ruka: sama upisuje sve što je ostalo.
        }
    }
   *[all] { $game ->
        [goat] { $sides ->
            [duel] Kod ribe oba igrača upisuju ono što imaju.
            [two-hands] Kod ribe oba igrača upisuju ono što imaju.
            [pairs] Kod ribe oba para upisuju ono što imaju.
            [mixed] Kod ribe svaka strana upisuje ono što ima.
           *[solo] Kod ribe svatko upisuje ono što ima.
        }
       *[other] { $sides ->
            [duel] Kod blokade oba igrača upisuju ono što imaju.
            [two-hands] Kod blokade oba igrača upisuju ono što imaju.
            [pairs] Kod blokade oba para upisuju ono što imaju.
            [mixed] Kod blokade svaka strana upisuje ono što ima.
           *[solo] Kod blokade svatko upisuje ono što ima.
        }
    }
}
summary-tie-void = { $among ->
    [round] { if-tied }, rundu ne dobiva nitko.
    [lowest] Jednake najlakše ruke ne upisuju se.
    [highest] Kod jednakih najvećih zbrojeva nitko ne upisuje.
   *[all] { if-tied }, nitko ne upisuje ono što je ostalo.
}
summary-tie-eggs = { $among ->
    [lowest] { $eggs ->
        [once] Od jednakih najlakših ruku jedna čeka kao „jaja” za najveći upis sljedeće runde.
       *[sum] Jednake najlakše ruke čekaju kao „jaja” za najveći upis sljedeće runde.
    }
    [highest] { $eggs ->
        [once] Od jednakih najtežih ruku jedna čeka kao „jaja” za najveći upis sljedeće runde.
       *[sum] Jednake najteže ruke čekaju kao „jaja” za najveći upis sljedeće runde.
    }
    [losers] { $eggs ->
        [once] Od jednakih ruku jedna čeka kao „jaja” za gubitnika sljedeće runde.
       *[sum] Jednake ruke čekaju kao „jaja” za gubitnika sljedeće runde.
    }
   *[winners] { $eggs ->
        [once] Od jednakih ruku jedna čeka kao „jaja” za pobjednika sljedeće runde.
       *[sum] Jednake ruke čekaju kao „jaja” za pobjednika sljedeće runde.
    }
}
summary-tie-carry = { $among ->
    [lowest] Kod jednakih najmanjih zbrojeva sve se dodaje najvećem upisu sljedeće runde.
    [highest] Kod jednakih najvećih zbrojeva sve se dodaje najvećem upisu sljedeće runde.
    [losers] { if-tied }, sve upisuje gubitnik sljedeće runde.
   *[winners] { if-tied }, sve upisuje pobjednik sljedeće runde.
}
summary-tie-broken = { $side ->
    [blocker-loses] { $sides ->
        [pairs] { if-tied }, gubi par koji je blokirao rundu.
        [mixed] { if-tied }, gubi strana koja je blokirala rundu.
       *[solo] Ako je među izjednačenima igrač koji je blokirao rundu, on gubi.
    }
    [blocker-wins] { $sides ->
        [pairs] { if-tied }, dobiva par koji je blokirao rundu.
        [mixed] { if-tied }, dobiva strana koja je blokirala rundu.
       *[solo] Ako je među izjednačenima igrač koji je blokirao rundu, on dobiva.
    }
   *[leader-wins] { $sides ->
        [pairs] { if-tied }, dobiva par koji je otvorio rundu.
        [mixed] { if-tied }, dobiva strana koja je otvorila rundu.
       *[solo] Ako je među izjednačenima igrač koji je otvorio rundu, on dobiva.
    }
}

# Zapis, pobjeda odmah i granice.
summary-account = { $below ->
    [remembered] { $points ->
        [one] Zapis se otvara s { $points } bodom u jednoj rundi; manje se dotad pamti.
        [few] Zapis se otvara s { $points } boda u jednoj rundi; manje se dotad pamti.
       *[other] Zapis se otvara s { $points } bodova u jednoj rundi; manje se dotad pamti.
    }
   *[lost] { $points ->
        [one] Zapis se otvara s { $points } bodom u jednoj rundi; manje propada.
        [few] Zapis se otvara s { $points } boda u jednoj rundi; manje propada.
       *[other] Zapis se otvara s { $points } bodova u jednoj rundi; manje propada.
    }
}
summary-account-out = Tko izađe, briše svoje zapamćene bodove.
summary-account-block = { $game ->
    [goat] Riba koju plaća jedan briše zapamćene bodove ostalih.
   *[other] Blokada koju plaća jedan briše zapamćene bodove ostalih.
}
summary-instant-blank = Izlazom s 0-0 (ćelavi jarac) dobivaš partiju.
summary-instant-six = Izlazom sa 6-6 dobivaš partiju ako protivnik ima više od 25.
summary-instant-both = Izlazom s 0-0 dobivaš partiju, a sa 6-6 ako protivnik ima više od 25.
summary-announce = { $by ->
    [first-open] Tko je prvi otvorio zapis, smije najaviti 6-6: dobije li rundu, dobiva partiju.
    [open-side] S otvorenim zapisom smiješ najaviti 6-6: dobiješ li rundu, dobivaš partiju.
   *[anyone] 6-6 smiješ najaviti: dobiješ li rundu, dobivaš partiju.
}
summary-announce-lost = Izgubiš li najavljenu rundu s 25 ili više u ruci, gubiš partiju.
summary-several = Ako ih više dođe do toga u istoj rundi, gubi samo najveći zbroj.
summary-cap = Nitko ne može imati više od { $cap }.
summary-rating = { $formula ->
    [club-3-2-1] { $most ->
        [below] Turnirski bodovi za pobjedu: 3 ako gubitnici imaju 0, inače 2.
       *[above] Turnirski bodovi za pobjedu: 3 ako gubitnici imaju 0, 2 ako imaju do 50, inače 1.
    }
   *[goat-club] Rejting: pobjednici dobivaju desetinu onoga što im nedostaje do 100.
}
