### A table: score.

round-sheet = Runda { $n }
round-out =
    { PERSON($who) ->
        [you] Vi izlazite.
       *[other] { $who } izlazi.
    }
round-blocked =
    { PERSON($who) ->
        [you] Blokirano: niz zatvarate vi.
       *[other] Blokirano: niz zatvara { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Riba: niz zatvarate vi.
       *[other] Riba: niz zatvara { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } upisuju { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }: sve što drže protivnici.
        [other]
            { CAPITAL($party) } upisuje { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }: sve što drže protivnici.
       *[yours]
            { CAPITAL($party) } upisujete { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }: sve što drže protivnici.
    }
round-outPays-table =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } upisuju { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }: sve preostale pločice, i partnerove.
        [other]
            { CAPITAL($party) } upisuje { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }: sve preostale pločice, i partnerove.
       *[yours]
            { CAPITAL($party) } upisujete { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }: sve preostale pločice, i partnerove.
    }
round-outPays-own = Gubitnici runde upisuju ono što drže.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [several] Najmanje točaka, { $own }: blokadu dobivaju { $party }.
            [other] Najmanje točaka, { $own }: blokadu dobiva { $party }.
           *[yours] Najmanje točaka, { $own }: blokadu dobivate { $party }.
        }
    .lowest-side =
        { PERSON($party) ->
            [several] Najmanje točaka zajedno, { $own }: blokadu dobivaju { $party }.
            [other] Najmanje točaka zajedno, { $own }: blokadu dobiva { $party }.
           *[yours] Najmanje točaka zajedno, { $own }: blokadu dobivate { $party }.
        }
    .side-of-lowest-player = Blokadu dobiva strana najlakše ruke: { $party }.
    .blocker-vs-next = Između onoga tko je blokirao i sljedećega dobiva lakša ruka: { $party }.
    .fewest-tiles =
        { PERSON($party) ->
            [several] { CAPITAL($party) } imaju najmanje pločica.
            [other] { CAPITAL($party) } ima najmanje pločica.
           *[yours] { CAPITAL($party) } imate najmanje pločica.
        }
round-wins =
    { PERSON($party) ->
        [several] { CAPITAL($party) } dobivaju rundu.
        [other] { CAPITAL($party) } dobiva rundu.
       *[yours] { CAPITAL($party) } dobivate rundu.
    }
round-roundPoint =
    { PERSON($party) ->
        [several] { CAPITAL($party) } dobivaju rundu: jedan bod.
        [other] { CAPITAL($party) } dobiva rundu: jedan bod.
       *[yours] { CAPITAL($party) } dobivate rundu: jedan bod.
    }
round-inARow =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } imaju zaredom { $n ->
                [one] { $n } dobivenu rundu
                [few] { $n } dobivene runde
               *[other] { $n } dobivenih rundi
            }.
        [other]
            { CAPITAL($party) } ima zaredom { $n ->
                [one] { $n } dobivenu rundu
                [few] { $n } dobivene runde
               *[other] { $n } dobivenih rundi
            }.
       *[yours]
            { CAPITAL($party) } imate zaredom { $n ->
                [one] { $n } dobivenu rundu
                [few] { $n } dobivene runde
               *[other] { $n } dobivenih rundi
            }.
    }
round-bonus =
    .capicua =
        { $n ->
            [one] Capicúa, posljednja pločica na oba kraja: { $party }, još { $n } bod.
            [few] Capicúa, posljednja pločica na oba kraja: { $party }, još { $n } boda.
           *[other] Capicúa, posljednja pločica na oba kraja: { $party }, još { $n } bodova.
        }
    .capicu =
        { $n ->
            [one] Capicú, posljednja pločica na oba kraja: { $party }, još { $n } bod.
            [few] Capicú, posljednja pločica na oba kraja: { $party }, još { $n } boda.
           *[other] Capicú, posljednja pločica na oba kraja: { $party }, još { $n } bodova.
        }
    .chuchazo =
        { $n ->
            [one] Izlazak duplom prazninom: { $party }, još { $n } bod.
            [few] Izlazak duplom prazninom: { $party }, još { $n } boda.
           *[other] Izlazak duplom prazninom: { $party }, još { $n } bodova.
        }
    .pass-all-three =
        { $n ->
            [one] Sve troje ostalih kaže dalje: { $party }, još { $n } bod.
            [few] Sve troje ostalih kaže dalje: { $party }, još { $n } boda.
           *[other] Sve troje ostalih kaže dalje: { $party }, još { $n } bodova.
        }
    .round-1 =
        { $n ->
            [one] Prva runda: { $party }, još { $n } bod.
            [few] Prva runda: { $party }, još { $n } boda.
           *[other] Prva runda: { $party }, još { $n } bodova.
        }
    .round-2 =
        { $n ->
            [one] Druga runda: { $party }, još { $n } bod.
            [few] Druga runda: { $party }, još { $n } boda.
           *[other] Druga runda: { $party }, još { $n } bodova.
        }
    .round-3 =
        { $n ->
            [one] Treća runda: { $party }, još { $n } bod.
            [few] Treća runda: { $party }, još { $n } boda.
           *[other] Treća runda: { $party }, još { $n } bodova.
        }
    .round-4 =
        { $n ->
            [one] Četvrta runda: { $party }, još { $n } bod.
            [few] Četvrta runda: { $party }, još { $n } boda.
           *[other] Četvrta runda: { $party }, još { $n } bodova.
        }
    .out =
        { $n ->
            [one] Za izlazak: { $party }, još { $n } bod.
            [few] Za izlazak: { $party }, još { $n } boda.
           *[other] Za izlazak: { $party }, još { $n } bodova.
        }
round-tieGiven =
    .blocker-loses = Ruke su jednake: gubi tko je blokirao.
    .blocker-wins = Ruke su jednake: dobiva tko je blokirao.
    .leader-wins = Ruke su jednake: dobiva tko je otvorio.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } upisuju { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: sve što drže ostali.
            [other]
                { CAPITAL($party) } upisuje { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: sve što drže ostali.
           *[yours]
                { CAPITAL($party) } upisujete { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: sve što drže ostali.
        }
    .table =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } upisuju { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: sve preostale pločice.
            [other]
                { CAPITAL($party) } upisuje { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: sve preostale pločice.
           *[yours]
                { CAPITAL($party) } upisujete { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: sve preostale pločice.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } upisuju { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: ono što drže ostali, manje svoje.
            [other]
                { CAPITAL($party) } upisuje { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: ono što drže ostali, manje svoje.
           *[yours]
                { CAPITAL($party) } upisujete { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: ono što drže ostali, manje svoje.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } upisuju { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: koliko je svaka druga ruka teža.
            [other]
                { CAPITAL($party) } upisuje { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: koliko je svaka druga ruka teža.
           *[yours]
                { CAPITAL($party) } upisujete { $n ->
                    [one] { $n } bod
                    [few] { $n } boda
                   *[other] { $n } bodova
                }: koliko je svaka druga ruka teža.
        }
round-losersPay =
    .own = Svi osim najlakše ruke upisuju ono što drže.
    .own-all = Riba za sve: svatko upisuje ono što drži.
    .difference = Teža strana upisuje razliku.
    .highest-pays-table =
        { PERSON($party) ->
            [several] Riba za jednoga: { $party } s najviše točaka upisuju cijeli stol, { $n }.
            [other] Riba za jednoga: { $party } s najviše točaka upisuje cijeli stol, { $n }.
           *[yours] Riba za jednoga: { $party } s najviše točaka upisujete cijeli stol, { $n }.
        }
round-tie-void = Najlakše su ruke jednake: nitko ne upisuje.
round-tie-eggs =
    { $n ->
        [one] Najlakše su ruke jednake, a na stolu čekaju jaja: { $n } bod.
        [few] Najlakše su ruke jednake, a na stolu čekaju jaja: { $n } boda.
       *[other] Najlakše su ruke jednake, a na stolu čekaju jaja: { $n } bodova.
    }
round-tie-carry =
    { $n ->
        [one] Najteže su ruke jednake. Za sljedeću rundu: { $n } bod.
        [few] Najteže su ruke jednake. Za sljedeću rundu: { $n } boda.
       *[other] Najteže su ruke jednake. Za sljedeću rundu: { $n } bodova.
    }
round-tie-other = Ruke su jednake: nitko ne upisuje.
round-made = Iz igre: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Bodovi koji bi prešli { $target } ne vrijede.
round-writes =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } upisuju { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
        [other]
            { CAPITAL($party) } upisuje { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
       *[yours]
            { CAPITAL($party) } upisujete { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
    }
round-opens =
    { PERSON($party) ->
        [several]
            { $remembered ->
                [0]
                    { CAPITAL($party) } otvaraju zapis: { $n ->
                        [one] { $n } bod
                        [few] { $n } boda
                       *[other] { $n } bodova
                    }, jer je u jednoj rundi došlo barem { $openAt }.
               *[other]
                    { CAPITAL($party) } otvaraju zapis: { $n ->
                        [one] { $n } bod
                        [few] { $n } boda
                       *[other] { $n } bodova
                    }, od toga zapamćeno { $remembered }.
            }
        [other]
            { $remembered ->
                [0]
                    { CAPITAL($party) } otvara zapis: { $n ->
                        [one] { $n } bod
                        [few] { $n } boda
                       *[other] { $n } bodova
                    }, jer je u jednoj rundi došlo barem { $openAt }.
               *[other]
                    { CAPITAL($party) } otvara zapis: { $n ->
                        [one] { $n } bod
                        [few] { $n } boda
                       *[other] { $n } bodova
                    }, od toga zapamćeno { $remembered }.
            }
       *[yours]
            { $remembered ->
                [0]
                    { CAPITAL($party) } otvarate zapis: { $n ->
                        [one] { $n } bod
                        [few] { $n } boda
                       *[other] { $n } bodova
                    }, jer je u jednoj rundi došlo barem { $openAt }.
               *[other]
                    { CAPITAL($party) } otvarate zapis: { $n ->
                        [one] { $n } bod
                        [few] { $n } boda
                       *[other] { $n } bodova
                    }, od toga zapamćeno { $remembered }.
            }
    }
round-remembers =
    { $n ->
        [one] { CAPITAL($party) }: zapamćeno { $n } bod, jer manje od { $openAt } ne otvara zapis.
        [few] { CAPITAL($party) }: zapamćeno { $n } boda, jer manje od { $openAt } ne otvara zapis.
       *[other] { CAPITAL($party) }: zapamćeno { $n } bodova, jer manje od { $openAt } ne otvara zapis.
    }
round-notWritten =
    { $n ->
        [one] { CAPITAL($party) }: bez upisa { $n } bod, jer manje od { $openAt } ne otvara zapis.
        [few] { CAPITAL($party) }: bez upisa { $n } boda, jer manje od { $openAt } ne otvara zapis.
       *[other] { CAPITAL($party) }: bez upisa { $n } bodova, jer manje od { $openAt } ne otvara zapis.
    }
round-cleared = { CAPITAL($party) }: zapamćeno ({ $n }) se briše.
round-received =
    { $n ->
        [one] { CAPITAL($party) }: još i ono što je čekalo, { $n } bod.
        [few] { CAPITAL($party) }: još i ono što je čekalo, { $n } boda.
       *[other] { CAPITAL($party) }: još i ono što je čekalo, { $n } bodova.
    }
round-capped = Od { $credit } upisuje se samo { $n }, jer nitko nema više od { $cap }.
round-waiting =
    { $n ->
        [one] Na stolu: { $n } bod.
        [few] Na stolu: { $n } boda.
       *[other] Na stolu: { $n } bodova.
    }
round-hands = Pločice u ruci
round-noTiles = bez pločica
round-special = Po ovim pravilima { DIGITS($tile) } stoji { $n }.
round-sum = Sve ruke zajedno: { $n }
round-before = Prije
round-this = U ovoj rundi
round-thisFish = U ovoj rundi, riba
round-total = Ukupno
round-next-seat =
    { PERSON($who) ->
        [you] Sljedeću rundu otvarate vi{ $why }.
       *[other] Sljedeću rundu otvara { $who }{ $why }.
    }
round-next-tile = Sljedeću rundu otvara tko drži pločicu koja odlučuje.
round-next-lot = Tko otvara sljedeću rundu, odlučuje ždrijeb.
round-next-side = Sljedeće otvaranje ima strana: { $party }.
round-why-wentOut = , zbog izlaska
round-why-won = , zbog dobivene blokade
round-why-blocked = , zbog zatvorenoga niza
round-why-rotate = , jer otvaranje ide na sljedeće mjesto
round-why-lightest = , s najlakšom rukom
round-why-again = { " " }opet, jer nitko nije dobio
round-ready = Nastavi
round-youAreReady = Čekaju se ostali
round-nextIn = Sljedeća runda počinje za { $n } s ili kad svi žele nastaviti.
round-waitingFor = Čeka se: { $names }.

match-won =
    { PERSON($party) ->
        [several] { CAPITAL($party) } dobivaju partiju.
        [other] { CAPITAL($party) } dobiva partiju.
       *[yours] { CAPITAL($party) } dobivate partiju.
    }
match-goat =
    { PERSON($party) ->
        [you] Partija je izgubljena, cilj je dosegnut: { $party }.
        [yours] Partija je izgubljena, cilj je dosegnut: { $party }.
       *[other] Jarac: { $party }.
    }
match-lost = Partija je izgubljena: { $party }.
match-drawn = Partija je neriješena.
match-reached =
    { $n ->
        [one] { $n } bod; cilj je bio { $target }.
        [few] { $n } boda; cilj je bio { $target }.
       *[other] { $n } bodova; cilj je bio { $target }.
    }
match-rounds =
    { $lowest ->
        [true] Broj rundi: { $n }. Dobiva najmanji zbroj.
       *[false] Broj rundi: { $n }. Dobiva najveći zbroj.
    }
match-instant =
    .six-in-a-row = Šest rundi dobiveno zaredom.
    .out-with-0-0 = Izlazak s 0-0 donosi partiju: ćelavi jarac.
    .out-with-6-6-if-a-loser-holds-over-25 = Izlazak sa 6-6 dok protivnik drži više od 25 donosi partiju.
    .announced-6-6 = Najavljeno je 6-6, pa ova runda odlučuje partiju.
match-eliminated =
    { PERSON($who) ->
        [you] Vaše je vrijeme isteklo.
       *[other] { $who }: vrijeme je isteklo.
    }
match-stopped = Partija je prekinuta.
match-nobodyWins = Nitko ne dobiva i rejting se ne mijenja.
match-rating = Bodovi rejtinga
match-rematch = Još jedna partija
match-rematchAsked = Još jedna partija: čekaju se ostali
match-copyRecord = Kopiraj zapis DGN
match-copied = Zapis je kopiran.
match-notCopied = Preglednik nije dopustio kopiranje. Zapis je niže: kopirajte ga sami.
match-noRecord = Zapis se nije mogao dohvatiti. Pokušajte ponovno.
match-record = Zapis partije
match-home = Početna stranica

sheet-title = Zapisnik
sheet-round = Runda
sheet-empty = Još nije upisana nijedna runda.
sheet-outcome-out = izlazak
sheet-outcome-blocked = blokada
sheet-outcome-fish = riba
sheet-match = Partija
sheet-waits = Čeka na stolu
sheet-rows-made =
    .fives = Iz igre, petice
    .fives-threes = Iz igre, petice i trojke
    .headings = Jednaki krajevi
    .triominoes = Stavljene pločice
    .face-sum = Stavljene pločice
sheet-rows-paid = Izvučene pločice
sheet-rows-hands = Iz ruku
sheet-rows-tiles = Preostale pločice
sheet-rows-won = Dobiveno
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Dupla praznina
    .pass-all-three = Sve troje dalje
    .round-1 = 1. runda
    .round-2 = 2. runda
    .round-3 = 3. runda
    .round-4 = 4. runda
    .out = Izlazak
sheet-rows-remembered = Zapamćeno
sheet-rows-lost = { $n }, nije upisano
sheet-rows-wiped = zapamćenih { $n } propada
sheet-rows-eggs = Jaja
sheet-rows-carried = Čekalo na stolu
sheet-rows-inARow = Zaredom
sheet-rows-unwritten-row = Niz se prekida
sheet-rows-unwritten-cap = Iznad { $cap }, ne piše se
sheet-rows-unwritten-exact = Preko cilja, ne vrijedi
sheet-inARowNote = Zbroj pokazuje runde dobivene zaredom.
sheet-titles-won = pobjeda
sheet-titles-lost = poraz
sheet-titles-goat = jarac
sheet-titles-baldGoat = ćelavi jarac
sheet-titles-sixLove = šest zaredom
sheet-titles-tie = neriješeno
