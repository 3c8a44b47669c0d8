# Poruka je parametar: njezina je vrijednost naziv, a atributi su ono što dogovor kaže.

tiles-set = Set pločica
    .double-6 = Set je do šestice: 28 pločica, svaki par brojeva od 0 (prazno) do 6 po jednom.
    .double-9 = Set je do devetke: 55 pločica, svaki par brojeva od 0 (prazno) do 9 po jednom.
    .double-12 = Set je do dvanaestice: 91 pločica, svaki par brojeva od 0 (prazno) do 12 po jednom.
    .double-15 = Set je do petnaestice: 136 pločica, svaki par brojeva od 0 (prazno) do 15 po jednom.
    .double-18 = Set je do osamnaestice: 190 pločica, svaki par brojeva od 0 (prazno) do 18 po jednom.
    .triomino-56 = Set ima 56 trokutnih pločica, po jednu za svaka tri broja od 0 do 5. Čitani u smjeru kazaljke od najmanjega, brojevi nikad ne padaju: postoji 1-2-3, ali ne i 1-3-2.

tiles-without = Izvađene pločice
    .none = Iz seta se ništa ne vadi.
    .always = { $count ->
        [one] Prije podjele vadi se { $count } pločica: { $tiles }.
        [few] Prije podjele vade se { $count } pločice: { $tiles }.
       *[other] Prije podjele vadi se { $count } pločica: { $tiles }.
    }
    .players = { $count ->
        [one] Ako je igrača { $players }, prije podjele vadi se { $count } pločica: { $tiles }.
        [few] Ako je igrača { $players }, prije podjele vade se { $count } pločice: { $tiles }.
       *[other] Ako je igrača { $players }, prije podjele vadi se { $count } pločica: { $tiles }.
    }

tiles-blanks = Prazna polovica
    .plain = Prazno vrijedi 0 i odgovara samo praznom.
    .plain-pictures = Prazno je ovdje broj kao svaki drugi, s vlastitom slikom.
    .plain-sum-7 = Prazno vrijedi 0. S njim se ne može složiti sedam, pa na otvoreno prazno ide samo matador.
    .plain-triangles = 0 je broj kao svaki drugi i odgovara samo broju 0.
    .wild = Praznine su slobodne: prazno se smije staviti uz bilo koji broj, a uz otvoreno prazno bilo koja pločica. Nitko ne govori koji broj praznina zamjenjuje.

tiles-faces = Izgled pločica
    .pips = Na pločicama su točke.
    .pictures = Na pločicama su slike umjesto točaka, po jedna za svaki broj. Ništa se drugo ne mijenja.
    .cards = Pločice izgledaju kao karte. Ništa se drugo ne mijenja.

seats-count = Igrači
    .list = Broj igrača: { $players }.
    .missing = Nije dogovoreno koliko pločica ide u ruku ako je igrača { $players }, pa se takav stol ne može otvoriti.

seats-sides = Strane
    .solo = Svatko igra za sebe.
    .pairs = Četiri igrača čine dva para. Partneri sjede jedan nasuprot drugome, a par ima zajedničke bodove.
    .pairs-at-4 = Četiri igrača čine dva para: partneri sjede jedan nasuprot drugome, a par ima zajedničke bodove. Ako igrača nije četvero, svatko igra za sebe.
    .two-hands = Dva igrača drže svaki po dvije ruke, kao dva para: red ide s ruke jednoga na ruku drugoga, svaka ruka igra samo svoje pločice, a igrač vidi obje svoje ruke.

seats-direction = Redoslijed igre
    .clockwise = Igra se u smjeru kazaljke na satu: sljedeći je susjed slijeva.
    .counterclockwise = Igra se suprotno od kazaljke na satu: sljedeći je susjed zdesna.

deal-hand = Pločica u ruci
    .same = { $tiles ->
        [one] Svatko uzima { $tiles } pločicu, ne gledajući.
        [few] Svatko uzima { $tiles } pločice, ne gledajući.
       *[other] Svatko uzima { $tiles } pločica, ne gledajući.
    }
    .players = { $tiles ->
        [one] Ako je igrača { $players }, svatko uzima { $tiles } pločicu, ne gledajući.
        [few] Ako je igrača { $players }, svatko uzima { $tiles } pločice, ne gledajući.
       *[other] Ako je igrača { $players }, svatko uzima { $tiles } pločica, ne gledajući.
    }
    .two-hands = { $tiles ->
        [one] Svaki igrač uzima { $tiles } pločicu, ne gledajući, po pola za svaku ruku.
        [few] Svaki igrač uzima { $tiles } pločice, ne gledajući, po pola za svaku ruku.
       *[other] Svaki igrač uzima { $tiles } pločica, ne gledajući, po pola za svaku ruku.
    }

deal-rest = Preostale pločice
    .boneyard = Pločice koje nitko nije uzeo leže licem dolje: one su zaliha.
    .asleep = Pločice koje nitko nije uzeo spavaju: leže licem dolje, ne vuku se i ne broje.
    .none-left = Dijele se sve pločice; ništa ne ostaje.

deal-redeal = Ponovna podjela
    .none = Podjela vrijedi, kakve god bile ruke.
    .none-but-lead = Podjela vrijedi, osim kad nijedna pločica ne odlučuje tko otvara.
    .doubles = { $doubles ->
        [one] Ima li neka ruka { $doubles } duplu ili više, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.
        [few] Ima li neka ruka { $doubles } duple ili više, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.
       *[other] Ima li neka ruka { $doubles } dupli ili više, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.
    }
    .suit = { $suit ->
        [one] Ima li neka ruka { $suit } pločicu istog broja, s duplom, ili više, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.
        [few] Ima li neka ruka { $suit } pločice istog broja, s duplom, ili više, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.
       *[other] Ima li neka ruka { $suit } pločica istog broja, s duplom, ili više, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.
    }
    .both = Ima li neka ruka najmanje { $doubles } dupli, ili najmanje { $suit } pločica istog broja, s duplom, sve se pločice miješaju i dijele ispočetka. Takva se podjela ne računa ni za što.

lead-first = Tko otvara prvu rundu
    .doubles = Tko otvara prvu rundu, odlučuju pločice.
    .lot = Prvu rundu otvara onaj koga odredi ždrijeb: svatko izvuče pločicu, a najbolja otvara.
    .youngest = Prvu rundu otvara najmlađi. Gdje nitko ne kaže koliko mu je godina, odlučuje ždrijeb: svatko izvuče pločicu, a najbolja otvara.
    .random = Prvu rundu smije otvoriti bilo tko; odlučuje ždrijeb: svatko izvuče pločicu, a najbolja otvara.

lead-order = Pločice koje odlučuju
    .down = Otvara onaj tko ima { $first }; ako je nitko nema, onaj tko ima { $second }, i tako dalje do { $last }.
    .up = Otvara onaj tko ima { $first }; ako je nitko nema, onaj tko ima { $second }, i tako dalje do { $peak }, a na kraju { $last }.
    .single = Otvara onaj tko ima { $tile }.
    .list = Otvara onaj tko ima prvu od ovih pločica koja je nekome u ruci: { $tiles }.
    .empty = Nijedna pločica ne daje pravo otvaranja.

lead-lotBy = Kako ždrijeb uspoređuje pločice
    .half = Od izvučenih pločica bolja je ona s većom polovicom; kad su polovice jednake, bolja je dupla, zatim veći zbroj.
    .sum = Od izvučenih pločica bolja je ona s većim zbrojem; kad su zbrojevi jednaki, ona s većom polovicom.

lead-ifNone = Ako takvu pločicu nitko nema
    .heaviest = Ako nijednu od njih nitko nema, otvara najteža pločica: ona s najvećim zbrojem, a kad su zbrojevi jednaki, ona čija je veća polovica veća.
    .heaviest-triangles = Ako nijednu od njih nitko nema, otvara najteža pločica: ona s najvećim zbrojem, a kad su zbrojevi jednaki, s većim najvećim brojem, zatim s većim srednjim.
    .lightest = Ako nijednu od njih nitko nema, otvara najlakša pločica: ona s najmanjim zbrojem, a kad su zbrojevi jednaki, ona čija je veća polovica manja.
    .highest-pair = Ako nijednu od njih nitko nema, otvara pločica s najvišim parom: dva jednaka broja, što viša to bolje, zatim s većim trećim brojem. Ako par nema nitko, otvara pločica s najvećim zbrojem, a kad su zbrojevi jednaki, s većim najvećim brojem, zatim s većim srednjim.
    .redeal = Ako nijednu od njih nitko nema, sve se pločice miješaju i dijele ispočetka.
    .draw = Ako tu duplu nitko nema, igrači redom, od prvog mjesta, vuku po jednu pločicu i zadržavaju je, dok se dupla ne pojavi. Tko je nađe, odmah njome otvara.

lead-tile = Pločica kojom se otvara
    .that-tile = Otvoriti se mora upravo tom pločicom. Tko ne otvara zbog pločice, smije otvoriti bilo kojom.
    .that-tile-always = Otvoriti se mora upravo tom pločicom.
    .any = Otvoriti se smije bilo kojom pločicom.
    .any-double = U prvoj rundi otvoriti se mora upravo tom pločicom. Poslije pravo otvaranja ide redom dok ne dođe do igrača koji ima duplu; on otvara bilo kojom od svojih dupli.
    .any-double-first = U prvoj rundi otvoriti se mora upravo tom pločicom.

lead-next = Tko otvara sljedeće runde
    .as-first = Tko otvara, odlučuje se u svakoj rundi iznova, na isti način.
    .winner = Svaku sljedeću rundu otvara onaj tko je dobio prethodnu.
    .winner-any-double = U sljedećim rundama pravo otvaranja ima onaj tko je dobio prethodnu, i to bilo kojom od svojih dupli; ako nema nijednu, pravo prelazi na sljedećega po redu, i tako dalje.
    .rotate = Sa svakom rundom otvaranje prelazi na sljedećega po redu.
    .winning-side = Svaku sljedeću rundu otvara strana koja je dobila prethodnu: bilo koji od partnera.
    .descending-double = Svaka runda ima svoju { $hub ->
        [engine] početnu duplu, lokomotivu
       *[hub] početnu duplu
    }: u prvoj je to { $first }, zatim { $second } i tako dalje do 0-0, pa opet od najviše. Njome otvara onaj tko je ima.

lead-afterBlock = Tko otvara nakon ribe
    .same = Blokirana runda u tome ništa ne mijenja.
    .same-winner = Nakon blokirane runde na strani koja ju je dobila otvara onaj s lakšom rukom; ako su ruke jednake, onaj tko je prvi na redu nakon igrača koji ju je zatvorio.
    .same-compared = Nakon blokirane runde otvara onaj od dvojice uspoređenih igrača čija je ruka dobila.
    .blocker = Nakon blokirane runde otvara onaj čija ju je pločica zatvorila.
    .winner = Nakon blokirane runde otvara onaj tko ju je dobio; od partnera onaj s lakšom rukom; ako su ruke jednake, onaj tko je prvi na redu nakon igrača koji ju je zatvorio.
    .winner-compared = Nakon blokirane runde otvara onaj tko ju je dobio; od partnera onaj čija je ruka uspoređena.
    .lowest-hand = Nakon blokirane runde otvara onaj s najlakšom rukom.

lead-afterTie = Tko otvara nakon ribe koju nitko nije dobio
    .same = Tako je i nakon blokirane runde koju nitko nije dobio.
    .same-winner = Nakon blokirane runde koju nitko nije dobio opet otvara onaj tko je otvorio tu rundu.
    .blocker = Nakon blokirane runde koju nitko nije dobio otvara onaj čija ju je pločica zatvorila.
    .rotate = Nakon blokirane runde koju nitko nije dobio otvara sljedeći po redu.
    .as-first = Nakon blokirane runde koju nitko nije dobio odlučuje se kao u prvoj rundi.

layout-shape = Kako pločice leže
    .line = Pločice čine jedan niz s dva kraja. Duple leže poprijeko.
    .cross = Pločice čine križ: prva položena dupla je križna i sa sve četiri njezine strane mogu rasti krakovi. Kasnije duple leže poprijeko na kraku i ne otvaraju ništa.
    .tree = Pločice čine stablo: uz svaku se duplu može graditi na sve četiri strane.
    .trains = Od lokomotive u sredini kreću vlakovi: svaki igrač ima svoj, a jedan je zajednički. Svaki vlak počinje brojem lokomotive. Igra se na svoj vlak, na zajednički i na one koji nose oznaku. Tko kaže dalje, dobiva oznaku na svoj vlak; skida je vlasnikova sljedeća pločica na tom vlaku.
    .chicken-foot = Pločice rastu kao kokošje noge: na početnu duplu najprije ide šest pločica, i nikamo drugamo. Zatim se igra na bilo koju otvorenu polovicu. Svaka je daljnja dupla noga: dok na nju ne legnu tri pločice, njezini prsti, nigdje se drugdje ne igra.
    .triangles = Trokuti se slažu stranicom uz stranicu. Pločica ide na slobodno mjesto koje barem jednom cijelom stranicom dodiruje položenu pločicu; dodir vrhom nije dovoljan.

layout-crossOpens = Kada se krakovi otvaraju
    .at-once = Sve četiri strane križne duple otvorene su čim ona legne.
    .after-both-sides = Druge dvije strane križne duple otvaraju se kad pločice leže na obje prve.

layout-match = Što se čime dodiruje
    .equal = Pločice se slažu tako da se dodiruju jednaki brojevi.
    .equal-wild = Pločice se slažu tako da se dodiruju jednaki brojevi; prazno smije dodirivati bilo koji broj.
    .equal-triangles = Oba broja na zajedničkoj stranici moraju se slagati, kao i svaki vrh koji pločica dijeli s već položenima.
    .sum-7 = Polovice koje se dodiruju moraju zajedno dati sedam: 1 i 6, 2 i 5, 3 i 4. Matadori 0-0, 1-6, 2-5 i 3-4 smiju se staviti na bilo koji kraj, s bilo koje strane.

turn-plays = Pločica u potezu
    .one = U potezu se stavlja jedna pločica.
    .two-doubles = U potezu se stavlja jedna pločica ili dvije duple na dva različita kraja.
    .double-run = U potezu se stavlja jedna pločica, a iza nje igrač smije dodati bilo koje svoje duple koje odgovaraju, na bilo koje otvorene krajeve, i one nove.
    .cover-double = U potezu se stavlja jedna pločica, ali duplu treba pokriti u istom potezu: pločicom iz ruke ili jednom izvučenom, ako odgovara. Ako se ne može pokriti, igrač kaže dalje i njegov vlak dobiva oznaku. Nepokrivena dupla jedini je otvoreni kraj za sve dok je netko ne pokrije. Lokomotiva je cijeli potez. Dupla kojom se izlazi ne mora se pokriti.

turn-closeDouble = Zatvaranje duple
    .yes = Tko stavi duplu, smije je proglasiti zatvorenom: na nju se više ništa ne stavlja. U potezu kojim se runda otvara duple se ne zatvaraju. Ako ne ostane nijedan otvoreni kraj, runda je odmah blokirana, i ako bi se još moglo vući.
    .no = Duple se ne mogu zatvarati.

turn-equalEnds = Jednaki krajevi
    .free = Kad oba kraja pokazuju isti broj, pločica smije na bilo koji.
    .leader-right = Kad oba kraja pokazuju isti broj, pločica ide samo na kraj desno od onoga tko je otvorio rundu.

draw-mode = Tko ne može igrati
    .none = Tko ne može igrati, kaže dalje; ništa se ne vuče.
    .until-playable = Tko ne može igrati, vuče iz zalihe jednu po jednu pločicu dok ne izvuče onu koja odgovara i stavlja je; ako se iz zalihe više ništa ne može vući, kaže dalje. Sve izvučeno ostaje u ruci.
    .until-playable-max = { $max ->
        [one] Tko ne može igrati, vuče iz zalihe dok ne izvuče pločicu koja odgovara, ali najviše { $max } u potezu. Ako nijedna ne odgovara ili se više ništa ne može vući, kaže dalje. Sve izvučeno ostaje u ruci.
       *[other] Tko ne može igrati, vuče iz zalihe jednu po jednu pločicu dok ne izvuče onu koja odgovara, ali najviše { $max } u potezu. Ako nijedna ne odgovara ili se više ništa ne može vući, kaže dalje. Sve izvučeno ostaje u ruci.
    }
    .exactly = { $count ->
        [one] Tko ne može igrati, vuče iz zalihe { $count } pločicu i mora je staviti ako odgovara. Ako ne odgovara ili više nema što vući, kaže dalje.
        [few] Tko ne može igrati, vuče iz zalihe { $count } pločice, ili koliko ih je ostalo, i zatim stavlja onu koja odgovara. Ako nijedna ne odgovara, kaže dalje.
       *[other] Tko ne može igrati, vuče iz zalihe { $count } pločica, ili koliko ih je ostalo, i zatim stavlja onu koja odgovara. Ako nijedna ne odgovara, kaže dalje.
    }

draw-count = Koliko se vuče
    .number = { $count ->
        [one] Vuče se { $count } pločica odjednom.
        [few] Vuku se { $count } pločice odjednom.
       *[other] Vuče se { $count } pločica odjednom.
    }

draw-max = Najviše vučenja u potezu
    .none = U potezu se smije vući koliko god treba.
    .number = { $max ->
        [one] U potezu se vuče najviše { $max } pločica.
        [few] U potezu se vuku najviše { $max } pločice.
       *[other] U potezu se vuče najviše { $max } pločica.
    }

draw-reserve = Pločice koje se nikad ne vuku
    .none = Zaliha se smije izvući do posljednje pločice.
    .number = { $reserve ->
        [one] Na kraju zalihe uvijek ostaje { $reserve } pločica koja se nikad ne vuče.
        [few] Posljednje { $reserve } pločice zalihe nikad se ne vuku.
       *[other] Posljednjih { $reserve } pločica zalihe nikad se ne vuče.
    }

draw-ifAble = Tko može igrati
    .forbidden = Tko može igrati, mora igrati.
    .allowed = Tko može igrati, smije umjesto toga vući, dok se u tom potezu još smije vući. Tko zatim ima pločicu koja odgovara, ne smije reći dalje.

draw-penalty = Cijena vučenja
    .none = Vučenje ništa ne stoji.
    .number = { $penalty ->
        [one] Svaka izvučena pločica stoji { $penalty } bod. Zbroj može pasti ispod nule.
        [few] Svaka izvučena pločica stoji { $penalty } boda. Zbroj može pasti ispod nule.
       *[other] Svaka izvučena pločica stoji { $penalty } bodova. Zbroj može pasti ispod nule.
    }

draw-passPenalty = Cijena propuštanja
    .none = Za „dalje” se ništa ne plaća.
    .number = { $penalty ->
        [one] Tko je u istom potezu vukao i ipak kaže dalje, gubi još { $penalty } bod. Tko nije vukao, za „dalje” ne plaća ništa.
        [few] Tko je u istom potezu vukao i ipak kaže dalje, gubi još { $penalty } boda. Tko nije vukao, za „dalje” ne plaća ništa.
       *[other] Tko je u istom potezu vukao i ipak kaže dalje, gubi još { $penalty } bodova. Tko nije vukao, za „dalje” ne plaća ništa.
    }

end-out = Izlaz
    .first-player = Runda završava kad netko stavi posljednju pločicu iz ruke. To je izlaz, i ako ta pločica zatvori igru.
    .whole-side = Runda traje dok posljednju pločicu ne stave svi s jedne strane.

end-block = Kada je riba
    .no-move = Runda je blokirana (riba) kad nitko ne može igrati i ništa se više ne može vući.
    .dead-suit = Runda je blokirana (riba) čim svi otvoreni krajevi pokazuju isti broj, a sve pločice toga broja, osim možda njegove duple, leže na stolu; više se ne vuče, a zaliha ostaje kakva jest. Blokirana je i kad nitko ne može igrati i ništa se više ne može vući.

end-deadBoneyard = Zatvorena igra uz zalihu
    .drawn-out = Dok se smije vući, runda nije blokirana: tko je na redu, mora najprije izvući sve što smije.
    .drawn-out-closing = Dok je neki kraj otvoren i smije se vući, runda nije blokirana: tko je na redu, mora najprije izvući sve što smije.
    .drawn-out-in-turns = Dok se pločica ima kamo staviti i dok se smije vući, runda nije blokirana: igrači redom vuku dalje, svaki onoliko koliko se vuče u potezu.
    .stays = Ako sve pločice svih otvorenih brojeva leže na stolu, runda je odmah blokirana; zaliha ostaje kakva jest.

value-special = Koliko vrijede pločice u ruci
    .pips = Pločica koja ostane u ruci vrijedi koliko na njoj ima točaka.
    .numbers = Pločica koja ostane u ruci vrijedi zbroj svoja tri broja.
    .only = { $count ->
        [one] { $points ->
            [one] Ako je u ruci ostala samo { $tiles }, ruka vrijedi { $points } bod.
            [few] Ako je u ruci ostala samo { $tiles }, ruka vrijedi { $points } boda.
           *[other] Ako je u ruci ostala samo { $tiles }, ruka vrijedi { $points } bodova.
        }
       *[other] { $points ->
            [one] Ako su u ruci ostale samo { $tiles }, ruka vrijedi { $points } bod.
            [few] Ako su u ruci ostale samo { $tiles }, ruka vrijedi { $points } boda.
           *[other] Ako su u ruci ostale samo { $tiles }, ruka vrijedi { $points } bodova.
        }
    }
    .held = { $count ->
        [one] { $points ->
            [one] { $tiles } u ruci vrijedi { $points } bod.
            [few] { $tiles } u ruci vrijedi { $points } boda.
           *[other] { $tiles } u ruci vrijedi { $points } bodova.
        }
       *[other] { $points ->
            [one] { $tiles } u ruci vrijede po { $points } bod.
            [few] { $tiles } u ruci vrijede po { $points } boda.
           *[other] { $tiles } u ruci vrijede po { $points } bodova.
        }
    }

score-sense = Tko piše bodove
    .winner-gains = Strana koja dobije rundu piše bodove sebi; ostali ne pišu ništa.
    .winner-gains-play = Za ono što ostane u rukama piše samo strana koja dobije rundu; bodove iz igre svatko piše sebi.
    .losers-pay = Strane koje izgube rundu pišu bodove protiv sebe; tko izađe, ne piše ništa, ni njegov partner.
    .losers-pay-solo = Tko izgubi rundu, piše bodove protiv sebe; tko izađe, ne piše ništa.
    .round-points = Tko dobije rundu, piše 1 bod, ma koliko vrijedile ruke.
    .play-only = Ono što ostane u rukama ne piše se: pišu se samo bodovi iz igre i nagrade.
    .play-only-bare = Pišu se samo bodovi iz igre: ni izlaz ni riba ne donose ništa.
    .no-block = Riba ne donosi ništa.
    .none = Bodovi se ne pišu: broje se dobivene runde.

score-out = Što se piše za izlaz
    .opponents = Tko izađe, piše sve što je ostalo u rukama protivnika; partnerove se pločice ne broje.
    .opponents-solo = Tko izađe, piše sve što je ostalo u tuđim rukama.
    .table = Tko izađe, piše sve što je ostalo u rukama, i u partnerovoj.
    .table-two-hands = Tko izađe, piše sve što je ostalo u rukama, i u vlastitoj drugoj ruci.
    .own = Kad netko izađe, svaka druga strana piše ono što je ostalo u njezinim rukama.

score-blockWinner = Tko dobiva ribu
    .lowest-player = Blokiranu rundu dobiva onaj čija ruka vrijedi najmanje; u paru se obje ruke zbrajaju.
    .lowest-player-solo = Blokiranu rundu dobiva onaj čija ruka vrijedi najmanje.
    .lowest-side = Blokiranu rundu dobiva strana čije ruke zajedno vrijede najmanje.
    .side-of-lowest-player = Blokiranu rundu dobiva strana onog igrača čija ruka sama vrijedi najmanje; jednake ruke partnera nisu neriješene.
    .blocker-vs-next = U blokiranoj rundi uspoređuju se dvije ruke: onoga tko je stavio posljednju pločicu i sljedećega igrača. Dobiva strana s lakšom od njih.
    .fewest-tiles = Blokiranu rundu dobiva strana s najmanje pločica.
    .nobody = Blokiranu rundu ne dobiva nitko.

score-block = Što se piše za ribu
    .opponents = Tko dobije blokiranu rundu, piše ono što imaju protivnici.
    .table = Tko dobije blokiranu rundu, piše sve što je ostalo u rukama, i na svojoj strani.
    .opponents-minus-own = Tko dobije blokiranu rundu, piše ono što svi ostali imaju zajedno, manje ono što ima njegova strana; nikad manje od nule.
    .sum-of-differences = Tko dobije blokiranu rundu, piše razliku između svake druge ruke i svoje, sve razlike zajedno.
    .own = U blokiranoj rundi svaka strana osim one koja dobiva piše ono što ima.
    .own-all = Riba za sve: svaka strana piše ono što ima.
    .difference = U blokiranoj rundi tko dobije ne piše ništa; tko ima više, piše razliku između svoje ruke i pobjednikove.
    .highest-pays-table = Riba za jednoga: jedina strana koja ima najviše piše sve što je u svim rukama; ostali ne pišu ništa.

# Kako je riba neriješena: među najlakšima, među dvjema uspoređenim rukama ili po broju pločica.
tie-lowest = Ako više strana ima isti najmanji zbroj
tie-compared = Ako su te dvije ruke jednake
tie-fewest = Ako više strana ima jednako malo pločica

score-blockTie = Neriješena riba
    .void = { $equal }, ribu ne dobiva nitko i za nju se ništa ne piše.
    .void-own = { $equal }, one ne pišu ništa; tko ima više, ipak piše.
    .void-own-two = Ako obje strane imaju isti zbroj, nitko ništa ne piše.
    .void-highest = Ako više strana ima isti najveći zbroj, ništa se ne piše.
    .eggs = { $equal }, nitko ne piše, a { $eggs ->
        [once] taj jednaki zbroj, jedanput,
       *[sum] sve što one imaju zajedno
    } čeka na stolu: to su „jaja”. Uza svoje ih piše onaj tko dobije sljedeću rundu; ako je i ona neriješena, jaja čekaju dalje.
    .eggs-own = { $equal }, { $eggs ->
        [once] taj jednaki zbroj, jedanput,
       *[sum] sve što one imaju zajedno
    } čeka na stolu: to su „jaja”; tko ima više, ipak piše. U sljedećoj rundi jaja uza svoje piše onaj tko i tako piše najviše; ako je takvih više, jaja čekaju dalje.
    .eggs-highest = Ako više strana ima isti najveći zbroj, nitko ne piše, a { $eggs ->
        [once] taj jednaki zbroj, jedanput,
       *[sum] sve što one imaju zajedno
    } čeka na stolu: to su „jaja”. U sljedećoj rundi jaja uza svoje piše onaj tko i tako piše najviše; ako je takvih više, jaja čekaju dalje.
    .carry = { $equal }, nitko ne piše, a zbroj svih ruku prenosi se. Uza svoje ga piše onaj tko dobije sljedeću rundu; ako je i ona neriješena, čeka dalje.
    .carry-own = { $equal }, nitko ne piše, a zbroj svih ruku prenosi se. U sljedećoj rundi uza svoje ga piše onaj tko i tako piše najviše; ako je takvih više, čeka dalje.
    .carry-highest = Ako više strana ima isti najveći zbroj, nitko ne piše, a zbroj svih ruku prenosi se. U sljedećoj rundi, kako god završila, uza svoje ga piše onaj tko ima najviše; ako je takvih više, čeka dalje.
    .blocker-loses = { $equal }, ribu gubi strana koja je stavila posljednju pločicu, a druga je dobiva.
    .blocker-wins = { $equal }, ribu dobiva strana koja je stavila posljednju pločicu.
    .leader-wins = { $equal }, ribu dobiva strana koja je otvorila rundu.

score-eggs = Koliko je jaja
    .sum = U jaja idu jednake ruke zajedno.
    .once = U jaja ide jednaki zbroj, jedanput.

score-play = Bodovi iz igre
    .none = Za položenu pločicu samu ništa se ne piše.
    .fives = Nakon svake pločice zbrajaju se brojevi na svim otvorenim krajevima; dupla na kraju broji se objema polovicama, a dupla sama na stolu jedan je kraj. Ako je zbroj višekratnik broja pet, tko je stavio pločicu odmah ga piše sebi.
    .fives-threes = Nakon svake pločice zbrajaju se brojevi na svim otvorenim krajevima; dupla na kraju broji se objema polovicama, a dupla sama na stolu jedan je kraj. Ako je zbroj djeljiv s pet, tko je stavio pločicu piše 1 bod za svaku peticu u njemu; ako je djeljiv s tri, 1 bod za svaku trojku: 10 daje 2, 9 daje 3, 15 daje 8.
    .headings = Pločica nakon koje oba kraja pokazuju isti broj donosi 2 boda, a 3 ako je jedan od krajeva dupla. Dupla kojom se otvara runda donosi 2.
    .triominoes = Za svaki trokut piše se zbroj njegova tri broja. Otvaranje trima jednakim brojevima donosi još 10; otvaranje s 0-0-0 donosi ukupno 40. Most donosi još 40: dodiruje se samo jedna stranica, a suprotni vrh susreće drugu pločicu. Šesterokut, šesta pločica oko vrha, donosi još 50; dva odjednom 60, tri 70.
    .face-sum = Za svaki trokut piše se zbroj njegova tri broja i ništa drugo.
    .empty-arm = Krak križne duple broji se tek kad na njemu leži pločica.
    .played-out = Cilj dosegnut u igri ne završava partiju odmah: runda se najprije odigra do kraja.

score-opening = Prva pločica
    .every = Pločica kojom se otvara runda donosi bodove kao i svaka druga.
    .none = Pločica kojom se otvara runda ne donosi ništa.
    .later-5-5 = Pločica kojom se otvara runda ne donosi ništa, osim 5-5 nakon prve runde.
    .later-5-5-below = Pločica kojom se otvara runda ne donosi ništa, osim 5-5 nakon prve runde, i to samo strani ispod { $cap }.

score-round = Zaokruživanje
    .none = Ono što pobjednik piše ne zaokružuje se.
    .nearest-5 = Ono što pobjednik piše za rundu zaokružuje se na najbližu peticu.
    .up-5 = Ono što pobjednik piše za rundu zaokružuje se naviše na peticu.

score-roundCap = Granica bodova za rundu
    .none = Bodovi za dobivenu rundu pišu se u cijelosti.
    .number = Bodovi za dobivenu rundu nikad ne dižu pobjednika iznad { $cap }: piše se samo koliko nedostaje do { $cap }.

score-bonus = Nagrade
    .none = Nagrada nema.
    .capicua = { $points ->
        [one] Capicúa: izlaz pločicom koja nije dupla, a odgovara na oba različita kraja, donosi još { $points } bod.
        [few] Capicúa: izlaz pločicom koja nije dupla, a odgovara na oba različita kraja, donosi još { $points } boda.
       *[other] Capicúa: izlaz pločicom koja nije dupla, a odgovara na oba različita kraja, donosi još { $points } bodova.
    }
    .capicu = { $points ->
        [one] Capicú: izlaz pločicom koja nije dupla, a odgovara na oba različita kraja, donosi još { $points } bod.
        [few] Capicú: izlaz pločicom koja nije dupla, a odgovara na oba različita kraja, donosi još { $points } boda.
       *[other] Capicú: izlaz pločicom koja nije dupla, a odgovara na oba različita kraja, donosi još { $points } bodova.
    }
    .chuchazo = { $points ->
        [one] Chuchazo: izlaz s 0-0 donosi još { $points } bod.
        [few] Chuchazo: izlaz s 0-0 donosi još { $points } boda.
       *[other] Chuchazo: izlaz s 0-0 donosi još { $points } bodova.
    }
    .pass-all-three = { $points ->
        [one] Potez nakon kojega sva tri ostala igrača kažu dalje donosi strani koja ga je odigrala { $points } bod, svaki put; piše ga i ako izgubi rundu.
        [few] Potez nakon kojega sva tri ostala igrača kažu dalje donosi strani koja ga je odigrala { $points } boda, svaki put; piše ih i ako izgubi rundu.
       *[other] Potez nakon kojega sva tri ostala igrača kažu dalje donosi strani koja ga je odigrala { $points } bodova, svaki put; piše ih i ako izgubi rundu.
    }
    .round-1 = { $points ->
        [one] Dobivena prva runda partije donosi još { $points } bod.
        [few] Dobivena prva runda partije donosi još { $points } boda.
       *[other] Dobivena prva runda partije donosi još { $points } bodova.
    }
    .round-2 = { $points ->
        [one] Dobivena druga runda partije donosi još { $points } bod.
        [few] Dobivena druga runda partije donosi još { $points } boda.
       *[other] Dobivena druga runda partije donosi još { $points } bodova.
    }
    .round-3 = { $points ->
        [one] Dobivena treća runda partije donosi još { $points } bod.
        [few] Dobivena treća runda partije donosi još { $points } boda.
       *[other] Dobivena treća runda partije donosi još { $points } bodova.
    }
    .round-4 = { $points ->
        [one] Dobivena četvrta runda partije donosi još { $points } bod.
        [few] Dobivena četvrta runda partije donosi još { $points } boda.
       *[other] Dobivena četvrta runda partije donosi još { $points } bodova.
    }
    .out = { $points ->
        [one] Izlaz donosi još { $points } bod.
        [few] Izlaz donosi još { $points } boda.
       *[other] Izlaz donosi još { $points } bodova.
    }

account-openAt = Kada se otvara zapis
    .none = Bodovi se pišu od prve runde.
    .number = Zapis se otvara tek kad strana u jednoj rundi ima za pisanje najmanje { $points }. Otada se piše sve, koliko god malo bilo.

account-below = Bodovi prije toga
    .lost = Dok zapis nije otvoren, manji se iznosi uopće ne pišu.
    .remembered = Dok zapis nije otvoren, manji se iznosi pamte uza nj i pišu s onim koji ga otvori. Zapamćeni bodovi ne pomažu da se otvori.

account-clearOnOut = Zapamćeni bodovi onoga tko izađe
    .yes = Tko izađe, njegovi se zapamćeni bodovi brišu.
    .no = Tko izađe, zadržava svoje zapamćene bodove.

account-blockResets = Zapamćeni bodovi nakon ribe
    .yes = Kad za ribu piše jedan za sve, ostalima se zapamćeni bodovi brišu; onaj tko piše zadržava svoje.
    .no = Kad za ribu piše jedan za sve, svi zadržavaju zapamćene bodove.

account-carryOpens = Preneseni bodovi i zapis
    .yes = Bodovi koji su čekali na stolu računaju se za otvaranje zapisa. Ako je i s njima premalo, { $below ->
        [remembered] pamte se i oni.
       *[lost] propadaju i oni.
    }
    .no = Bodovi koji su čekali na stolu ne računaju se za otvaranje zapisa; dovoljno mora donijeti sama runda. Ako ne donese, { $below ->
        [remembered] pamte se i oni.
       *[lost] propadaju i oni.
    }

match-target = Cilj
    .wins-at-least = { $unit ->
        [row] Partiju dobiva tko prvi dođe do zbroja { $target }; u zbroj idu samo runde dobivene zaredom.
        [rounds] { $target ->
            [one] Partiju dobiva tko prvi ima { $target } dobivenu rundu.
            [few] Partiju dobiva tko prvi ima { $target } dobivene runde.
           *[other] Partiju dobiva tko prvi ima { $target } dobivenih rundi.
        }
       *[points] { $target ->
            [one] Igra se do { $target } boda: tko ih skupi, dobiva partiju. Ako ih u istoj rundi skupi više njih, dobiva najveći zbroj; ako ga ima više njih, igra se još runda.
            [few] Igra se do { $target } boda: tko ih skupi, dobiva partiju. Ako ih u istoj rundi skupi više njih, dobiva najveći zbroj; ako ga ima više njih, igra se još runda.
           *[other] Igra se do { $target } bodova: tko ih skupi, dobiva partiju. Ako ih u istoj rundi skupi više njih, dobiva najveći zbroj; ako ga ima više njih, igra se još runda.
        }
    }
    .wins-above = { $unit ->
        [row] Partiju dobiva tko prvi prijeđe zbroj { $target }; u zbroj idu samo runde dobivene zaredom.
        [rounds] { $target ->
            [one] Partiju dobiva tko prvi ima više od { $target } dobivene runde.
            [few] Partiju dobiva tko prvi ima više od { $target } dobivene runde.
           *[other] Partiju dobiva tko prvi ima više od { $target } dobivenih rundi.
        }
       *[points] { $target ->
            [one] Tko skupi više od { $target } boda, dobiva partiju. Ako to u istoj rundi uspije više njih, dobiva najveći zbroj; ako ga ima više njih, igra se još runda.
            [few] Tko skupi više od { $target } boda, dobiva partiju. Ako to u istoj rundi uspije više njih, dobiva najveći zbroj; ako ga ima više njih, igra se još runda.
           *[other] Tko skupi više od { $target } bodova, dobiva partiju. Ako to u istoj rundi uspije više njih, dobiva najveći zbroj; ako ga ima više njih, igra se još runda.
        }
    }
    .wins-exactly = { $target ->
        [one] Partiju dobiva tko ima točno { $target } bod. Bodovi s kojima bi se taj broj premašio ne vrijede, ni oni za izlaz. Ako to u istoj rundi uspije više njih, dobiva onaj tko je bio prvi.
        [few] Partiju dobiva tko ima točno { $target } boda. Bodovi s kojima bi se taj broj premašio ne vrijede, ni oni za izlaz. Ako to u istoj rundi uspije više njih, dobiva onaj tko je bio prvi.
       *[other] Partiju dobiva tko ima točno { $target } bodova. Bodovi s kojima bi se taj broj premašio ne vrijede, ni oni za izlaz. Ako to u istoj rundi uspije više njih, dobiva onaj tko je bio prvi.
    }
    .loses-at-least = { $target ->
        [one] Igra se do { $target } boda: tko ih skupi, gubi partiju.
        [few] Igra se do { $target } boda: tko ih skupi, gubi partiju.
       *[other] Igra se do { $target } bodova: tko ih skupi, gubi partiju.
    }
    .loses-above = { $target ->
        [one] Tko skupi više od { $target } boda, gubi partiju.
        [few] Tko skupi više od { $target } boda, gubi partiju.
       *[other] Tko skupi više od { $target } bodova, gubi partiju.
    }
    .loses-exactly = { $target ->
        [one] Tko ima točno { $target } bod, gubi partiju. Bodovi s kojima bi se taj broj premašio ne vrijede.
        [few] Tko ima točno { $target } boda, gubi partiju. Bodovi s kojima bi se taj broj premašio ne vrijede.
       *[other] Tko ima točno { $target } bodova, gubi partiju. Bodovi s kojima bi se taj broj premašio ne vrijede.
    }
    .none = Partija ne završava prema bodovima.

match-reach = Što znači dosegnuti cilj
    .wins = Tko dosegne cilj, dobiva.
    .loses = Tko dosegne cilj, gubi.

match-test = Kako se cilj dosegne
    .at-least = Cilj je dosegnut s najmanje toliko bodova.
    .above = Cilj je dosegnut s više bodova od toga.
    .exactly = Cilj je dosegnut s točno toliko bodova; bodovi preko njega ne vrijede.

match-cap = Najviše bodova
    .none = Pišu se svi bodovi, i preko cilja.
    .number = { $cap ->
        [one] Nitko nikad nema više od { $cap } boda: od bodova se piše samo ono što stane.
        [few] Nitko nikad nema više od { $cap } boda: od bodova se piše samo ono što stane.
       *[other] Nitko nikad nema više od { $cap } bodova: od bodova se piše samo ono što stane.
    }

match-rounds = Broj rundi
    .none = Partija ima onoliko rundi koliko treba.
    .single = Partija ima jednu rundu; ako je nitko ne dobije, partija je neriješena.
    .highest = { $rounds ->
        [one] Nakon { $rounds } runde partija je gotova: dobiva najveći zbroj; ako ga ima više njih, partija je neriješena.
        [few] Nakon { $rounds } runde partija je gotova: dobiva najveći zbroj; ako ga ima više njih, partija je neriješena.
       *[other] Nakon { $rounds } rundi partija je gotova: dobiva najveći zbroj; ako ga ima više njih, partija je neriješena.
    }
    .lowest = { $rounds ->
        [one] Nakon { $rounds } runde partija je gotova: dobiva najmanji zbroj; ako ga ima više njih, partija je neriješena.
        [few] Nakon { $rounds } runde partija je gotova: dobiva najmanji zbroj; ako ga ima više njih, partija je neriješena.
       *[other] Nakon { $rounds } rundi partija je gotova: dobiva najmanji zbroj; ako ga ima više njih, partija je neriješena.
    }

match-instant = Što odmah završava partiju
    .none = Ništa drugo ne završava partiju.
    .six-in-a-row = Šest rundi dobivenih zaredom donosi partiju. Dobivena runda vraća drugu stranu na 0; neriješena ništa ne mijenja.
    .out-with-0-0 = Ćelavi jarac: izlaz s 0-0 odmah donosi partiju, kakav god bio rezultat.
    .out-with-6-6-if-a-loser-holds-over-25 = Izlaz sa 6-6 odmah donosi partiju ako ruka nekog protivnika vrijedi više od 25.
    .announced-6-6 = { $announce ->
        [open-side] Prije otvaranja igrač koji ima 6-6 i čija je strana već otvorila zapis smije to najaviti i njome otvoriti.
       *[first-open] Prije otvaranja igrač koji ima 6-6 smije to najaviti i njome otvoriti ako je njegova strana prva otvorila zapis.
    } Tko dobije tu rundu, dobiva cijelu partiju. Tko je izgubi s 25 ili više u rukama svoje strane, gubi cijelu partiju. Neriješena runda ne odlučuje ništa.

match-severalOver = Više gubitnika
    .all = Ako to u istoj rundi skupi više njih, svi su izgubili.
    .highest = Ako to u istoj rundi skupi više njih, izgubio je samo onaj tko ima najviše.

match-announceBy = Tko smije najaviti
    .first-open = Najaviti smije samo strana koja je prva otvorila zapis.
    .open-side = Najaviti smije svaka strana s otvorenim zapisom.

rating-formula = Bodovi za rejting
    .none = Partija nema vlastitih bodova za rejting.
    .goat-club = Rejting: svaki pobjednik dobiva desetinu onoga što mu nedostaje do 100, zaokruženo, najmanje 1; gubitnici dobivaju 0. Kome istekne vrijeme, dobiva 0, a umjesto 100 uzima se njegov zbroj.
    .club-3-2-1 = Turnirski bodovi: pobjednici dobivaju 3 ako gubitnici imaju 0 bodova, 2 ako imaju od 1 do 50, 1 ako imaju više, i 1 ako je isteklo vrijeme; gubitnici dobivaju 0.

rating-remembered = Zapamćeni bodovi u rejtingu
    .yes = Zapamćeni bodovi računaju se u zbroj za rejting.
    .no = Zapamćeni bodovi ne računaju se u zbroj za rejting.
