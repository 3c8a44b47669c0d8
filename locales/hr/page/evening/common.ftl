### Club evenings: common.

common-table = Stol { $n }
common-match = Partija { $n }
common-matchOf = Partija { $n } od { $all }
common-matchAtTable = Partija { $match }, stol { $table }
common-round = Runda { $n }
common-names = { LIST($names) }
common-players =
    { $n ->
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }
common-matches =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    }
common-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
common-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minute
       *[other] { $n } minuta
    }
common-ago =
    { $n ->
        [0] upravo sada
       *[other] prije { $n } min
    }
common-versus = { $first } – { $second }
common-states =
    .waiting = Čeka
    .playing = Igra
    .calls = Zove vas
    .late = Dugo se ne javlja
    .to-confirm = Za potvrdu
    .done = Gotovo
common-seats-top = Gore
common-seats-left = Lijevo
common-seats-bottom = Dolje
common-seats-right = Desno
common-needs-sight = Vid
common-needs-movement = Kretanje
common-needs-hearing = Sluh ili govor
common-courtesies =
    .partner-writes = zapisnik vodi partner
    .partner-shuffles = miješa partner
    .may-rearrange = smije dirati i premještati svoje pločice
    .neighbour-sets = položi pločicu licem gore i kaže oba kraja; na mjesto je stavlja igrač s desne strane
    .all-say-ends = svatko nakon svog poteza naglas kaže oba kraja
    .may-ask-count = smije pitati koliko je pločica nekog broja izašlo; odgovara igrač s desne strane
    .neighbour-stands = igrač s desne strane uspravi pločice ne gledajući ih, a na kraju okrene preostale
    .neighbour-places = pokaže pločicu i kaže kraj; stavlja je igrač s desne strane
    .knocks-to-pass = za „dalje” dvaput pokuca pred igračem s desne strane
    .others-knock = ostali za „dalje” dvaput pokucaju na sredini stola
    .sheet-shown = zapisnik se pokazuje nakon svake runde i na dodir stola
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = Stol { $n } zove organizatora
common-callReasons-score = Rezultat
common-callReasons-rule = Pravilo
common-callReasons-conduct = Ponašanje
common-callReasons-health = Nekome nije dobro
common-callReasons-other = Nešto drugo
common-callStates =
    .open = Otvoreno
    .on-the-way = Na putu
    .done = Riješeno
common-alertCause =
    .high =
        { $points ->
            [one] Runda { $number }, { $pair }: { $points } bod. To je više nego obično.
            [few] Runda { $number }, { $pair }: { $points } boda. To je više nego obično.
           *[other] Runda { $number }, { $pair }: { $points } bodova. To je više nego obično.
        }
    .twice = Runda { $number } ista je kao prethodna: { $score }.
    .objection =
        { $text ->
            [none] Postoji prigovor na rundu { $number }.
           *[other] { $by } prigovara rundi { $number }: „{ $text }”
        }
    .wrong-lead = Rundu { $number } otvara { $leads }. Na redu je { $should }.
    .corrected-end = Partija je završila ispravkom runde { $number }.
    .conflict =
        { $recorded ->
            [none] Drugi mobitel javlja rundu { $number } koje nema u zapisniku: { $entered }.
           *[other] Runda { $number } javljena je dvaput i različito: stoji { $recorded }, drugi mobitel kaže { $entered }.
        }
    .other-end = U zapisniku stoji { $recorded }, a po rundama s mobitela izlazi { $entered }.
common-keys-points = turnirski bodovi
common-keys-wins = pobjede
common-keys-effectiveness = učinkovitost
common-keys-plus = bodovi plus
common-keys-meetings = međusobni susreti
common-keys-number = broj
common-standings-title = Poredak
common-standings-final = Konačni poredak
common-standings-after = Poredak nakon partije { $n }
common-standings-none = Još ništa nije odigrano, pa su svi poredani po brojevima.
common-standings-place = Mjesto
common-standings-number = Br.
common-standings-name = Ime
common-standings-played = Odigrano
common-standings-points = Turnirski bodovi
common-standings-wins = Pobjede
common-standings-effectiveness = Učinkovitost
common-standings-plus = Plus
common-standings-minus = Minus
common-standings-penalties = Kazne
common-standings-money = Dobitak
common-standings-prize = Nagrada
common-standings-decided = Što je odlučilo
common-standings-byNumber = po broju
common-standings-byNumberHelp = Jednaki u svemu osim u broju.
common-link-loading = Učitava se večer
common-link-live = Povezano
common-link-reconnecting = Veza se prekinula i ponovno se uspostavlja. Što upišete, čuva se ovdje i šalje se kasnije.
common-link-offline = Nema veze s mrežom. Nastavite kao i inače: što upišete, čuva se ovdje i šalje se kasnije.
common-link-alone = Ova je večer samo na ovom uređaju.
common-link-gone = Ove večeri više nema ili je ovaj uređaj isključen iz nje.
common-link-outdated = Poslužitelj ima noviju verziju ove stranice. Učitajte je ponovno: upisano ostaje na ovom uređaju.
common-storage-refused = Ovaj preglednik ništa ne čuva, pa se ovdje ništa ne može upisati. Otvorite večer u prozoru koji nije privatan.
common-storage-full = Na uređaju više nema mjesta. Obrišite nešto, inače se upisano ne može sačuvati.
common-storage-newer = Na ovom je uređaju otvorena novija verzija stranice. Učitajte ovu ponovno.
common-storage-unreadable = Ono što je na ovom uređaju sačuvano ne može se čitati ni pisati. Učitajte stranicu ponovno.
common-storage-failed = Ono što je na ovom uređaju sačuvano ne može se čitati ni pisati. Učitajte stranicu ponovno.
common-unsent =
    { $n ->
        [one] { $n } upis još nije poslan
        [few] { $n } upisa još nisu poslana
       *[other] { $n } upisa još nije poslano
    }
common-refused = Jedan upis nije prihvaćen kad je stigao. { $why }
common-seen = U redu
common-resting = Pauziraju: { $names }.
common-fills = Samo popunjavaju stol: { $names }.
common-schedule-match = Partija
common-schedule-resting = Pauziraju
common-empty-title = Večer se ne može prikazati
common-empty-text = Na ovom se uređaju o ovoj večeri još ništa ne zna. Večer će se pojaviti kad bude veze.
