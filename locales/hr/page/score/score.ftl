### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Runda { $n }
round-hands = Ruke
round-noTiles = bez pločica
round-special = Po ovim pravilima { DIGITS($tile) } vrijedi { $n }.
round-sum = Sve ruke zajedno: { $n }
round-before = Prije
round-this = U ovoj rundi
round-thisFish = U ovoj rundi, riba
round-total = Ukupno
round-youHold = Vi držite { $n }.
round-inHand = u vašoj ruci
round-cloth = Pokaži niz
round-ready = Spremno
round-youAreReady = Vi ste spremni
round-nextIn = Sljedeća runda počinje za { $n } s ili kad su svi spremni.
round-waitingFor = Još se čeka: { $names }.
round-out =
    { PERSON($who) ->
        [you]
            { $yours ->
                [true] Vi izlazite: runda je vaša.
               *[false] Vi izlazite.
            }
       *[other] { $who } izlazi.
    }
round-partnerOut =
    { $yours ->
        [true] Vaš partner izlazi: runda je vaša.
       *[false] Vaš partner izlazi.
    }
round-blocked =
    { PERSON($who) ->
        [you] Blokada: niz zatvarate vi.
       *[other] Blokada: niz zatvara { $who }.
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
round-outPays-own = Gubitnici upisuju ono što drže.
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
    .side-of-lowest-player = Blokadu dobiva strana s najlakšom pojedinačnom rukom: { $party }.
    .blocker-vs-next = Uspoređuju se ruke onoga tko je blokirao i sljedećega igrača. Dobiva lakša: { $party }.
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
            [one] Izlaz duplom prazninom: { $party }, još { $n } bod.
            [few] Izlaz duplom prazninom: { $party }, još { $n } boda.
           *[other] Izlaz duplom prazninom: { $party }, još { $n } bodova.
        }
    .pass-all-three =
        { $n ->
            [one] Sva tri druga igrača kažu dalje: { $party }, još { $n } bod.
            [few] Sva tri druga igrača kažu dalje: { $party }, još { $n } boda.
           *[other] Sva tri druga igrača kažu dalje: { $party }, još { $n } bodova.
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
            [one] Za izlaz: { $party }, još { $n } bod.
            [few] Za izlaz: { $party }, još { $n } boda.
           *[other] Za izlaz: { $party }, još { $n } bodova.
        }
round-tieGiven =
    .blocker-loses = Ruke su jednake: gubi igrač koji je blokirao.
    .blocker-wins = Ruke su jednake: dobiva igrač koji je blokirao.
    .leader-wins = Ruke su jednake: dobiva igrač koji je otvorio.
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
            [several] Riba za jednoga: { $party } drže najviše i upisuju sve ruke, { $n }.
            [other] Riba za jednoga: { $party } drži najviše i upisuje sve ruke, { $n }.
           *[yours] Riba za jednoga: { $party } držite najviše i upisujete sve ruke, { $n }.
        }
round-tie-void = Najlakše su ruke jednake: nitko ne upisuje.
round-tie-eggs =
    { $n ->
        [one] Najlakše su ruke jednake: { $n } bod kao jaja čeka sljedeću rundu.
        [few] Najlakše su ruke jednake: { $n } boda kao jaja čekaju sljedeću rundu.
       *[other] Najlakše su ruke jednake: { $n } bodova kao jaja čeka sljedeću rundu.
    }
round-tie-carry =
    { $n ->
        [one] Najteže su ruke jednake: { $n } bod prenosi se u sljedeću rundu.
        [few] Najteže su ruke jednake: { $n } boda prenose se u sljedeću rundu.
       *[other] Najteže su ruke jednake: { $n } bodova prenosi se u sljedeću rundu.
    }
round-tie-other = Ruke su jednake: nitko ne upisuje.
round-made = Upisano u igri: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Bodovi koji bi prešli { $target } ne računaju se.
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
# Gdje su bodovi loši.
# Gdje su bodovi loši.
# Gdje su bodovi loši.
round-takes =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } dobivaju { $n ->
                [one] { $n } kazneni bod
                [few] { $n } kaznena boda
               *[other] { $n } kaznenih bodova
            }.
        [other]
            { CAPITAL($party) } dobiva { $n ->
                [one] { $n } kazneni bod
                [few] { $n } kaznena boda
               *[other] { $n } kaznenih bodova
            }.
       *[yours]
            { CAPITAL($party) } dobivate { $n ->
                [one] { $n } kazneni bod
                [few] { $n } kaznena boda
               *[other] { $n } kaznenih bodova
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
                    } jer je u jednoj rundi došlo barem { $openAt }.
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
                    } jer je u jednoj rundi došlo barem { $openAt }.
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
                    } jer je u jednoj rundi došlo barem { $openAt }.
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
        [one] { CAPITAL($party) }: pamti se { $n } bod. Za otvaranje zapisa treba { $openAt } u jednoj rundi.
        [few] { CAPITAL($party) }: pamte se { $n } boda. Za otvaranje zapisa treba { $openAt } u jednoj rundi.
       *[other] { CAPITAL($party) }: pamti se { $n } bodova. Za otvaranje zapisa treba { $openAt } u jednoj rundi.
    }
round-notWritten = { CAPITAL($party) }: upisuje se 0, a ne { $n }. Za otvaranje zapisa treba { $openAt } u jednoj rundi.
round-cleared =
    { $n ->
        [one] { CAPITAL($party) }: briše se { $n } zapamćeni bod.
        [few] { CAPITAL($party) }: brišu se { $n } zapamćena boda.
       *[other] { CAPITAL($party) }: briše se { $n } zapamćenih bodova.
    }
round-received =
    { $n ->
        [one] { CAPITAL($party) }: još { $n } bod koji je čekao.
        [few] { CAPITAL($party) }: još { $n } boda koja su čekala.
       *[other] { CAPITAL($party) }: još { $n } bodova koji su čekali.
    }
round-capped = Od { $credit } računa se samo { $n }: nitko ne može imati više od { $cap }.
round-waiting =
    { $n ->
        [one] Na stolu čeka { $n } bod.
        [few] Na stolu čekaju { $n } boda.
       *[other] Na stolu čeka { $n } bodova.
    }
round-brief = U ovoj rundi: { SEQUENCE($made) }.
round-taken = Kazneni bodovi: { SEQUENCE($made) }.
# Što se kaže nakon runde: bodovi svih strana.
# Što se kaže nakon runde: bodovi svih strana.
# Što se kaže nakon runde: bodovi svih strana.
round-totals = Ukupno: { SEQUENCE($totals) }.
round-next-seat =
    { PERSON($who) ->
        [you] Sljedeću rundu otvarate vi{ $why }.
       *[other] Sljedeću rundu otvara { $who }{ $why }.
    }
round-next-tile = Sljedeću rundu otvara igrač s pločicom koja odlučuje.
round-next-lot = Ždrijeb odlučuje tko otvara sljedeću rundu.
round-next-side = Sljedeću rundu otvara strana koja je dobila: { $party }.
round-why-wentOut = { " " }nakon izlaza
round-why-won = { " " }nakon dobivene blokade
round-why-blocked = { " " }nakon zatvaranja niza
round-why-rotate = : otvaranje prelazi na sljedeće mjesto
round-why-lightest = , s najlakšom rukom
round-why-again = { " " }opet: nitko nije dobio

match-headline =
    { PERSON($party) ->
        [several] { CAPITAL($party) } pobjeđuju
        [you] Pobijedili ste
        [yours] Pobijedili ste: { $party }
       *[other] { CAPITAL($party) } pobjeđuje
    }
# Prije rečenice o jednoj od rundi.
# Prije rečenice o jednoj od rundi.
# Prije rečenice o jednoj od rundi.
match-count =
    { $n ->
        [one] { $n } runda.
        [few] { $n } runde.
       *[other] { $n } rundi.
    }
match-openedByYou = U posljednjoj je vaša { DIGITS($tile) } otvorila izlaz: { $name }.
match-openedForYou = U posljednjoj vam { $name } otvara izlaz pločicom { DIGITS($tile) }.
match-behind = Zaostatak nakon runde { $round } bio je { $n }: { $party }.
match-ahead = Prednost nakon runde { $round } bila je { $n }: { $party }.
match-wentOut =
    { PERSON($who) ->
        [you] Runde s vašim izlazom: { $n } od { $of }.
       *[other] { $who }: runde s izlazom { $n } od { $of }.
    }
match-best =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) }: najbolja runda ima broj { $round }, { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
        [several]
            { CAPITAL($party) }: najbolja runda ima broj { $round }, { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
       *[you]
            Vaša najbolja runda ima broj { $round }: { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) }: runde bez bodova { $n } od { $of }.
        [several] { CAPITAL($party) }: runde bez bodova { $n } od { $of }.
       *[you] Runde u kojima ste bez bodova: { $n } od { $of }.
    }
match-rating = Klupski bodovi
match-rematch = Još jedna partija
match-rematchAsked = Još jedna partija: čekaju se ostali
match-look = Pregledaj partiju
match-replay = Reprodukcija
# `$change` has a sign: “Ana: rating 1512 (+12)”.
match-ratingAfter = { $name }: rejting { $after } ({ $change })
match-unrated = Ova partija ne mijenja rejting.
match-left = { $name }: odlazak prije kraja, pa se partija računa kao poraz.
match-partner = { $name }: partija se ne računa jer je partner otišao.
match-tooEarly = Završila je prije nego što su svi odigrali, pa ne mijenja rejting.
# “Ana: club points 12”.
match-clubPoints = { $name }: klupski bodovi { $n }
match-result = Ishod
match-download = Preuzmi zapis
match-copyRecord = Kopiraj zapis DGN
match-copied = Zapis je kopiran.
match-notCopied = Preglednik nije dopustio kopiranje. Zapis je ispod: kopirajte ga sami.
match-noRecord = Zapis nismo mogli učitati. Pokušajte ponovno.
match-record = Zapis partije
match-won =
    { PERSON($party) ->
        [several] { CAPITAL($party) } dobivaju partiju.
        [other] { CAPITAL($party) } dobiva partiju.
       *[yours] { CAPITAL($party) } dobivate partiju.
    }
match-goesTo =
    { PERSON($party) ->
        [several] Ovaj put partiju dobivaju { $party }.
       *[other] Ovaj put partiju dobiva { $party }.
    }
match-goat =
    { PERSON($party) ->
        [you] Ovaj put ste jarac vi. Me-e-e.
        [yours] Jarci su ovaj put { $party }. Me-e-e.
        [several] Jarci: { $party }. Me-e-e.
       *[other] Jarac: { $party }. Me-e-e.
    }
match-donkey =
    { PERSON($party) ->
        [you] Ovaj put ste magarac vi. I-a.
        [yours] Magarci su ovaj put { $party }. I-a.
        [several] Magarci: { $party }. I-a.
       *[other] Magarac: { $party }. I-a.
    }
match-lost =
    { PERSON($party) ->
        [you] Izgubili ste partiju.
       *[other] Partija je izgubljena: { $party }.
    }
match-drawn = Partija je neriješena.
match-reached =
    { $n ->
        [one] { $n } bod; cilj je bio { $target }.
        [few] { $n } boda; cilj je bio { $target }.
       *[other] { $n } bodova; cilj je bio { $target }.
    }
match-exactly =
    { $target ->
        [one] Točno { $target } bod.
        [few] Točno { $target } boda.
       *[other] Točno { $target } bodova.
    }
# Posljednja pločica partije.
# Posljednja pločica partije.
# Posljednja pločica partije.
match-last =
    .capicua = I za kraj capicúa.
    .capicu = I za kraj capicú.
    .chuchazo = I za kraj chuchazo: izlaz duplom prazninom.
# Protivnici bez ijednog boda.
# Protivnici bez ijednog boda.
# Protivnici bez ijednog boda.
match-shutOut = Na suho: protivnici su bez ijednog boda.
match-rounds =
    { $lowest ->
        [true] Broj rundi: { $n }. Pobjeđuje najmanji zbroj.
       *[false] Broj rundi: { $n }. Pobjeđuje najveći zbroj.
    }
match-instant =
    .six-in-a-row = Šest rundi dobivenih zaredom.
    .out-with-0-0 = Izlaz s 0-0 donosi partiju: ćelavi jarac.
    .out-with-6-6-if-a-loser-holds-over-25 = Izlaz sa 6-6 dok protivnik drži više od 25 donosi partiju.
    .announced-6-6 = Najavljena je 6-6, pa ova runda odlučuje partiju.
match-eliminated =
    { PERSON($who) ->
        [you] Isteklo vam je vrijeme.
       *[other] { $who }: vrijeme je isteklo.
    }
match-gaveUp =
    { PERSON($who) ->
        [you] Predajete se.
       *[other] { $who } se predaje.
    }
match-stopped = Partija je prekinuta.
match-nobodyWins = Nitko ne pobjeđuje. Rejting ostaje isti.

sheet-round = Runda
sheet-empty = Još nije upisana nijedna runda.
sheet-outcome-out = izlaz
sheet-outcome-blocked = blokada
sheet-outcome-fish = riba
sheet-match = Partija
sheet-waits = Čeka na stolu
sheet-rows-made =
    .fives = U igri, petice
    .fives-threes = U igri, petice i trojke
    .headings = Jednaki krajevi
    .triominoes = Odigrane pločice
    .face-sum = Odigrane pločice
sheet-rows-paid = Izvučene pločice
sheet-rows-hands = Iz ruku
sheet-rows-tiles = Preostale pločice
sheet-rows-won = Dobiveno
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Chuchazo
    .pass-all-three = Sva tri dalje
    .round-1 = 1. runda
    .round-2 = 2. runda
    .round-3 = 3. runda
    .round-4 = 4. runda
    .out = Izlaz
sheet-rows-remembered = Zapamćeno
sheet-rows-lost = { $n } nije upisano
sheet-rows-wiped = { $n } zapamćeno, brisano
sheet-rows-eggs = Jaja
sheet-rows-carried = Čekalo na stolu
sheet-rows-inARow = Zaredom
sheet-rows-unwritten-row = Prekinut niz pobjeda
sheet-rows-unwritten-cap = Iznad { $cap }, nije upisano
sheet-rows-unwritten-exact = Iznad cilja, nije upisano
sheet-inARowNote = Zbrojevi pokazuju runde dobivene zaredom.
sheet-titles-won = pobjeda
sheet-titles-lost = poraz
sheet-titles-goat = jarac
sheet-titles-baldGoat = ćelavi jarac
sheet-titles-sixLove = šest zaredom
sheet-titles-tie = neriješeno

# After the first round, for a person without a name.
askName-question = Da ostali znaju kako se zovete?
askName-label = Vaše ime
askName-save = Spremi
askName-later = Ne sada
askName-saved = Drugi vas vide kao: { $name }.
