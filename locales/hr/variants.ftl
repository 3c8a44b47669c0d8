# Labels of house variants, for buttons: a few words each.

variants = Kućne inačice

variant-to =
    { $n ->
        [one] Do { $n } boda
       *[other] Do { $n } bodova
    }
variant-hand =
    { $n ->
        [one] Po { $n } pločica
        [few] Po { $n } pločice
       *[other] Po { $n } pločica
    }
variant-hand-for-two =
    { $n ->
        [one] Udvoje po { $n } pločica
        [few] Udvoje po { $n } pločice
       *[other] Udvoje po { $n } pločica
    }
variant-fewer-tiles = Manje pločica u ruci
variant-double =
    { $n ->
        [6] Set do šestice
        [9] Set do devetke
        [12] Set do dvanaestice
        [15] Set do petnaestice
       *[other] Set do { $n }
    }
variant-max =
    { $n ->
        [one] Vući najviše { $n } pločicu
        [few] Vući najviše { $n } pločice
       *[other] Vući najviše { $n } pločica
    }
variant-take =
    { $n ->
        [one] Vući { $n } pločicu
        [few] Vući { $n } pločice
       *[other] Vući { $n } pločica
    }
variant-reserve =
    { $n ->
        [one] Posljednja { $n } pločica ne vuče se
        [few] Posljednje { $n } pločice ne vuku se
       *[other] Posljednjih { $n } pločica ne vuče se
    }
variant-draw-on = Vući dok pločica ne odgovara
variant-draw-all = Vuku se sve pločice
variant-wild-blanks = Slobodne praznine
variant-plain-blank = 0-0 vrijedi 0
variant-blank = Sama 0-0 vrijedi { $n }
variant-six-alone = 6-6 vrijedi 50 samo kad je sama
variant-heaviest-leads = Bez duple otvara najteža pločica
variant-lot-sum = Ždrijeb: otvara najveći zbroj
variant-redeal =
    { $n ->
        [one] Nova podjela uz { $n } duplu
        [few] Nova podjela uz { $n } duple
       *[other] Nova podjela uz { $n } dupli
    }
variant-one-tile = Jedna pločica u potezu
variant-no-closing = Duple ostaju otvorene
variant-winners-score = Upisuju pobjednici
variant-losers-score = Upisuju gubitnici
variant-block-full = Blokada donosi sve tuđe pločice
variant-block-lightest = Blokadu dobiva najlakša ruka
variant-tie-leader = Neriješena blokada: dobiva par koji je otvorio
variant-eggs = Neriješena riba: bodovi čekaju
variant-eggs-once = Neriješena riba: jednaki bodovi broje se jednom
variant-one-goat = Jarac je samo onaj s najviše bodova
variant-announce-any = 6-6 najavljuje svaka strana s otvorenim zapisom
variant-not-rounded = Bez zaokruživanja
variant-out = Izlaz donosi { $n }
variant-capicua = Izlaz na oba kraja donosi { $n }
variant-not-in-a-row = Šest pobjeda, ne nužno zaredom
