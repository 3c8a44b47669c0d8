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
    .late = Nema vijesti
    .to-confirm = Za potvrdu
    .done = Gotovo
common-silentFor =
    { $n ->
        [one] Nema vijesti { $n } minutu
        [few] Nema vijesti { $n } minute
       *[other] Nema vijesti { $n } minuta
    }
common-othersDone = Drugi čekaju
common-seats-top = Gore
common-seats-left = Lijevo
common-seats-bottom = Dolje
common-seats-right = Desno
common-needs-sight = Vid
common-needs-movement = Kretanje
common-needs-hearing = Sluh ili govor
common-courtesyOf = { $name }: { $courtesy }
common-tableCalls = Stol { $n } zove organizatora
common-callReasons-score = Rezultat
common-callReasons-rule = Pravilo
common-callReasons-conduct = Ponašanje
common-callReasons-health = Igraču nije dobro
common-callReasons-other = Nešto drugo
common-callStates =
    .open = Otvoreno
    .on-the-way = Dolazi
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
            [none] Igrač prigovara rundi { $number }.
           *[other] { $by } prigovara rundi { $number }: „{ $text }”
        }
    .wrong-lead = Rundu { $number } otvara { $leads }. Treba otvoriti { $should }.
    .corrected-end = Partija je završila kad je ispravljena runda { $number }.
    .conflict =
        { $recorded ->
            [none] Drugi mobitel ima rundu { $number } koje nema u zapisniku: { $entered }.
           *[other] Dva se mobitela ne slažu oko runde { $number }. U zapisniku je { $recorded }, a na drugom mobitelu { $entered }.
        }
    .other-end = U zapisniku je { $recorded }, a zbroj rundi na mobitelu je { $entered }.
    .other-sheet = Za ovaj su stol upisana dva zapisnika. U ovome je { $recorded }, u drugome { $score }.
    .late-rounds = Runde upisane bez veze stigle su kad je zapisnik već vodio drugi igrač. Upisuje: { LIST($names) }. Runde: { LIST($rounds) }. U zapisniku ih nema.
common-lateRound = runda { $number }, { $score }
common-keys-points = turnirski bodovi
common-keys-wins = pobjede
common-keys-effectiveness = učinkovitost
common-keys-difference = razlika bodova
common-keys-plus = bodovi plus
common-keys-meetings = međusobni susreti
common-keys-progress = dokle su stigli
common-keys-group = mjesto u skupini
common-keys-number = broj
common-standings-title = Poredak
common-standings-final = Konačni poredak
common-standings-after = Poredak nakon partije { $n }
common-standings-none = Još nijedna partija nije potvrđena. Igrači su poredani po brojevima.
common-standings-place = Mjesto
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
common-standings-decided = Odlučuje
common-standings-byNumber = po broju
common-standings-byNumberHelp = Izjednačeni u svemu. Ispred je manji broj.
common-standings-notPlayed = još bez partije
common-link-loading = Učitava se klupska večer
common-link-live = Povezano
common-link-reconnecting = Veza je prekinuta. Pokušavamo ponovno. Vaši upisi ostaju ovdje i šalju se kasnije.
common-link-offline = Nema veze. Nastavite kao i inače: vaši upisi ostaju ovdje i šalju se kasnije.
common-link-alone = Ova je klupska večer samo na ovom uređaju.
common-link-gone = Ovu klupsku večer sada ne možete otvoriti. Obrisana je ili je organizator uklonio ovaj uređaj.
common-link-outdated = Poslužitelj ima noviju verziju ove stranice. Učitajte je ponovno: vaši upisi ostaju na ovom uređaju.
common-serverLink-reconnecting = Veza je prekinuta. Pokušavamo ponovno. Dotad ovdje može čekati jedan upis: vidi se tek kad se pošalje.
common-serverLink-offline = Nema veze. Ovdje može čekati jedan upis: vidi se tek kad se pošalje. Ostale pišite na papir.
common-storage-refused = Ovaj preglednik ne može spremati vaše upise. Otvorite klupsku večer u običnom prozoru, ne u privatnom.
common-storage-full = Uređaj je pun. Obrišite nešto da može spremiti vaše upise.
common-storage-newer = Na ovom je uređaju otvorena novija verzija ove stranice. Ponovno učitajte ovu.
common-storage-unreadable = Ovaj uređaj ne može čitati ni spremati svoje podatke. Ponovno učitajte stranicu.
common-storage-failed = Ovaj uređaj ne može čitati ni spremati svoje podatke. Ponovno učitajte stranicu.
common-unsent =
    { $n ->
        [one] { $n } upis još nije poslan
        [few] { $n } upisa još nisu poslana
       *[other] { $n } upisa još nije poslano
    }
common-refused = Organizatorov uređaj odbio je jedan vaš upis. { $why }
common-seen = U redu
common-resting = Pauza: { $names }.
common-fills = Samo popunjavaju stol: { $names }.
common-schedule-match = Partija
common-schedule-resting = Pauziraju
common-empty-title = Ovu klupsku večer ne možemo prikazati
common-empty-text = Ovaj uređaj još nema podataka o ovoj klupskoj večeri. Učitat će se kad bude veze.
common-empty-server = Ovaj preglednik prikazuje klupske večeri samo dok ima vezu s poslužiteljem. Stranica se učitava čim poslužitelj odgovori.
