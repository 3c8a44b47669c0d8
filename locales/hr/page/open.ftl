### The page: open.

open-conflict = Ovo dvoje ne ide zajedno: „{ $first }” i „{ $second }” Promijenite jedno od njih.
open-howMany = Koliko igrača
open-clock = Sat
open-otherwise = kao u poveznici
open-title = Otvori stol
open-rules = Pravila
open-options = Vaša pravila
open-optionsHelp = Što je za vašim stolom drukčije.
open-changed = promijenjeno
open-changedCount =
    { $n ->
        [one] { $n } promjena
        [few] { $n } promjene
       *[other] { $n } promjena
    }
open-back = Vrati kako je bilo
open-players = Igrači
open-seats = Mjesta redom kojim se igra
open-seat = Mjesto { $n }
open-partner = vaš partner
open-me = Vi
open-free = Slobodno za onoga tko dođe
open-bots-random = Bot, lak
open-bots-greedy = Bot, srednji
open-bots-steady = Bot, jak
open-pace = Vrijeme za potez
open-noClock = Bez sata
open-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekunde
       *[other] { $n } sekundi
    }
open-tempo = Tempo
open-tempos-open = Otvoren
open-tempos-even = Ujednačen
open-tempoEffects-open = Svaki se potez vidi čim je odigran.
open-tempoEffects-even = Nijedan se potez ne vidi odmah na početku reda, a prisiljen se odigra nakon 3 sekunde: iz razmišljanja nitko ništa ne doznaje.
open-tiles = Kako igrači dobivaju pločice
open-taking = Ruke
open-takings =
    .dealt = Dijele se
    .together = Uzimaju svi odjednom
    .in-turn = Uzimaju se redom
open-takingEffects =
    .dealt = Svatko dobiva svoju ruku.
    .together = Pločice leže licem dolje i svi uzimaju u isto vrijeme. Nakon 20 sekundi ostatak se uzima za njih.
    .in-turn = Prvi uzima onaj tko otvara, zatim sljedeći i tako redom. Tko otvara može tražiti da se još jednom promiješa i tada uzima zadnji. Svatko ima 20 sekundi.
open-lifting = Gledanje
open-liftings =
    .at-once = Odmah
    .in-stages = Redom
open-liftingEffects =
    .at-once = Svatko vidi svoje pločice čim ih dobije.
    .in-stages = Onaj tko otvara i sljedeći gledaju odmah, treći nakon prvog poteza, četvrti nakon drugog. Gdje se za otvaranje traži pločica, svi gledaju odmah.
open-boneyard = Vučenje
open-boneyards-next = Sljedeća pločica
open-boneyards-pointed = Pločica na koju se pokaže
open-singleChoice = Jedini izbor
open-singleChoices-waits = Čeka igrača
open-singleChoices-moved = Igra se nakon 3 sekunde
open-handOrder = Red u ruci
open-handOrders-free = Po volji
open-handOrders-fixed = Kako su uzete
open-handOrderEffects-free = Pločice se u ruci smiju premještati.
open-handOrderEffects-fixed = Pločice ostaju gdje stoje. Tko ih mora dodirivati, to dopušta u postavkama.
open-agreement = Što ste dogovorili
open-copyRules = Kopiraj poveznicu na ova pravila
open-create = Otvori stol
open-unknownRules = Poveznica traži pravila kojih ovdje nema: { $rules }. Odaberite druga niže.

agreement-sentence = { $name }: { $clauses }.
agreement-pairs = dvoje protiv dvoje, partneri sjede jedan nasuprot drugome
agreement-shape =
    .line = pločice leže u nizu
    .cross = prva je dupla križna, s četiri kraka
    .tree = na svaku se duplu gradi na sve strane
    .trains = svatko ima svoj vlak, a jedan je zajednički
    .chicken-foot = svaka dupla čeka svoje prste
    .triangles = pločice su trokuti i leže stranica uz stranicu
agreement-bothSides = krakovi križne duple otvaraju se kad su pokrivene obje njezine strane
agreement-sumSeven = polovice koje se dodiruju daju sedam, a matadori idu posvuda
agreement-wildBlanks = prazno pristaje uza sve
agreement-plays =
    .one = jedna pločica po potezu
    .two-doubles = u potezu se mogu odigrati dvije duple, na različite krajeve
    .double-run = potezu se mogu dodati duple
    .cover-double = odigranu duplu treba pokriti
agreement-closeDouble = dupla se može odmah zatvoriti
agreement-twoHands = dva igrača, svaki s dvije ruke koje igraju naizmjence
agreement-solo =
    { $n ->
        [one] { $n } igrač, svatko za sebe
        [few] { $n } igrača, svatko za sebe
       *[other] { $n } igrača, svatko za sebe
    }
agreement-directions-clockwise = red ide u smjeru kazaljke na satu
agreement-directions-counterclockwise = red ide suprotno od kazaljke na satu
agreement-hand =
    { $n ->
        [one] svakome { $n } pločica
        [few] svakome { $n } pločice
       *[other] svakome { $n } pločica
    }
agreement-withoutBlank = bez 0-0
agreement-asleep =
    { $n ->
        [one] { $n } pločica spava
        [few] { $n } pločice spavaju
       *[other] { $n } pločica spava
    }
agreement-redealDoubles =
    { $doubles ->
        [one] ruka s { $doubles } duplom dijeli se iznova
        [few] ruka s { $doubles } duple dijeli se iznova
       *[other] ruka s { $doubles } dupli dijeli se iznova
    }
agreement-redealDoublesOrSuit =
    ruka s { $doubles ->
        [one] { $doubles } duplom
        [few] { $doubles } duple
       *[other] { $doubles } dupli
    } ili { $suit ->
        [one] { $suit } pločicom
        [few] { $suit } pločice
       *[other] { $suit } pločica
    } istoga broja dijeli se iznova
agreement-firstLead-lot = tko otvara, odlučuje ždrijeb
agreement-firstLead-youngest = prvi otvara najmlađi, a ako nitko ne kaže dob, odlučuje ždrijeb
agreement-firstLead-random = tko otvara, odlučuje ždrijeb
agreement-firstLead-only = prvu rundu otvara { $n }-{ $n }
agreement-firstLead-lowest = prvu rundu otvara najniža dupla od 1-1, a 0-0 dolazi iza 6-6
agreement-firstLead-highest = prvu rundu otvara najviša dupla
agreement-nextLead =
    .as-first = i tako u svakoj rundi
    .winner = zatim tko je dobio prošlu rundu
    .rotate = zatim svatko redom
    .winning-side = zatim bilo tko sa strane koja je dobila
    .descending-double = zatim svaku rundu dupla za jedan niža
agreement-anyDouble = kasnije se otvara duplom, a tko je nema, prepušta otvaranje dalje
agreement-afterBlock =
    .blocker = nakon blokade otvara tko je blokirao
    .winner = nakon blokade otvara tko ju je dobio
    .lowest-hand = nakon blokade otvara najlakša ruka
agreement-draw =
    .none = tko ne može odigrati, kaže dalje
    .until-playable = tko ne može odigrati, vuče dok jedna pločica ne odgovara
    .exactly =
        { $n ->
            [one] tko ne može odigrati, vuče { $n } pločicu i kaže dalje ako ne odgovara
            [few] tko ne može odigrati, vuče { $n } pločice i kaže dalje ako nijedna ne odgovara
           *[other] tko ne može odigrati, vuče { $n } pločica i kaže dalje ako nijedna ne odgovara
        }
agreement-reserve =
    { $n ->
        [one] posljednja se { $n } pločica nikad ne vuče
        [few] posljednje se { $n } pločice nikad ne vuku
       *[other] posljednjih se { $n } pločica nikad ne vuče
    }
agreement-out-opponents = izlazak donosi ono što drže protivnici
agreement-out-table = izlazak donosi sve preostale pločice, i partnerove
agreement-out-own = kad netko izađe, gubitnici upisuju ono što drže
agreement-sense =
    .round-points = tko dobije rundu, upisuje jedan bod
    .play-only = upisuje se samo ono što se skupi tijekom igre
    .none = ništa se ne upisuje: dobiva tko prvi ostane bez pločica
agreement-deadSuit = runda je blokirana čim ni za jedan kraj više nema pločice
agreement-blockWinner =
    .lowest-player = blokadu dobiva igrač s najmanje točaka
    .lowest-side = blokadu dobiva strana s najmanje točaka
    .side-of-lowest-player = blokadu dobiva par igrača s najmanje točaka
    .blocker-vs-next = blokadu dobiva lakša ruka: onoga tko je blokirao ili sljedećega
    .fewest-tiles = blokadu dobiva tko ima najmanje pločica
agreement-block =
    .opponents = i upisuje ono što drže ostali
    .table = i upisuje sve preostale pločice
    .opponents-minus-own = i upisuje ono što drže ostali, manje svoje
    .sum-of-differences = i upisuje koliko svaki drugi ima više od njega
    .own = svi ostali upisuju ono što drže
    .own-all = nakon blokade svatko upisuje ono što drži
    .difference = teža strana upisuje razliku
    .highest-pays-table = nakon blokade najteža ruka upisuje sve
agreement-blockTie =
    .void = blokada s jednakim rukama ne donosi ništa
    .eggs = blokada s jednakim rukama ostavlja jaja za sljedeću rundu
    .carry = blokada s jednakim rukama prenosi se u sljedeću rundu
    .blocker-loses = blokadu s jednakim rukama gubi tko je blokirao
    .blocker-wins = blokadu s jednakim rukama dobiva tko je blokirao
    .leader-wins = blokadu s jednakim rukama dobiva tko je otvorio
agreement-special-only = { $tiles } sama u ruci stoji { $points }
agreement-special-held = { $tiles } u ruci stoji { $points }
agreement-bonus =
    .capicua = capicúa, posljednja pločica na oba kraja, donosi još { $points }
    .capicu = capicú, posljednja pločica na oba kraja, donosi još { $points }
    .chuchazo = izlazak s 0-0 donosi još { $points }
    .pass-all-three = potez nakon kojega sve troje kaže dalje donosi još { $points }
    .round-1 = dobivena prva runda donosi još { $points }
    .round-2 = dobivena druga runda donosi još { $points }
    .round-3 = dobivena treća runda donosi još { $points }
    .round-4 = dobivena četvrta runda donosi još { $points }
    .out = izlazak donosi još { $points }
agreement-instant =
    .six-in-a-row = računaju se samo runde dobivene zaredom, a šest ih donosi partiju
    .out-with-0-0 = izlazak s 0-0 donosi partiju
    .out-with-6-6-if-a-loser-holds-over-25 = izlazak sa 6-6 donosi partiju ako protivnik drži više od 25
    .announced-6-6 = najavljena 6-6 donosi partiju zajedno s rundom, a s 25 ili više u ruci je gubi
agreement-rounds =
    { $n ->
        [one] partija ima { $n } rundu
        [few] partija ima { $n } runde
       *[other] partija ima { $n } rundi
    }
agreement-account =
    { $n ->
        [one] zapis otvara { $n } bod u jednoj rundi
        [few] zapis otvara { $n } boda u jednoj rundi
       *[other] zapis otvara { $n } bodova u jednoj rundi
    }
agreement-below-lost = manje od toga propada
agreement-below-remembered = manje od toga pamti se do otvaranja
agreement-target-wins =
    { $n ->
        [one] partija do { $n } boda: tko ih skupi, dobiva
        [few] partija do { $n } boda: tko ih skupi, dobiva
       *[other] partija do { $n } bodova: tko ih skupi, dobiva
    }
agreement-target-loses =
    { $n ->
        [one] partija do { $n } boda: tko ih skupi, gubi
        [few] partija do { $n } boda: tko ih skupi, gubi
       *[other] partija do { $n } bodova: tko ih skupi, gubi
    }
agreement-beyond-wins = tko ima više od { $n }, dobiva partiju
agreement-beyond-loses = tko ima više od { $n }, gubi partiju
agreement-exactly = partiju donosi točno { $n }, a ono što bi to prešlo ne upisuje se
agreement-cap =
    { $n ->
        [one] nikad se ne upisuje više od { $n } boda
        [few] nikad se ne upisuje više od { $n } boda
       *[other] nikad se ne upisuje više od { $n } bodova
    }
