### The page: home.

home-title = Igrajte domino
home-playNow = Igraj odmah
home-goOn = Nastavi: { $rules }
home-playNowWith =
    { $bots ->
        [one] { $rules }, protiv { $bots } bota
        [few] { $rules }, uz { $bots } bota
       *[other] { $rules }, uz { $bots } botova
    }
home-friend = Igraj s prijateljem
home-open = Odaberi pravila
home-tables = Otvoreni stolovi
home-noTables = Nema otvorenih stolova. Zaigrajte s botom ili otvorite stol.
home-openOne = Otvori stol
home-seatsFree =
    { $n ->
        [one] { $n } slobodno mjesto
        [few] { $n } slobodna mjesta
       *[other] { $n } slobodnih mjesta
    }
home-sitDown = Sjedni
home-you = Igrate kao
home-name = Ime
home-nameHelp = To ime vide ostali igrači. Najviše 24 znaka.
home-saveName = Spremi ime
home-nameSaved = Ostali igrači sada vas vide kao: { $name }.

copy-text = Poveznica na stol
copy-done = Poveznica je kopirana.
copy-blocked = Preglednik nije dopustio kopiranje. Poveznica je označena: kopirajte je sami.

presets-homes-goat = Rusija i susjedne zemlje: Kozjol (jarac)
presets-homes-spain = Španjolska
presets-homes-venezuela = Venezuela
presets-homes-caribbean = Karibi
presets-homes-brazil = Brazil
presets-homes-indonesia = Indonezija
presets-homes-families = Obitelji s djecom
presets-homes-clubs = Klubovi
presets-homes-everywhere = Mnoge zemlje
presets-brief =
    { LAST($players) ->
        [one] { SPAN($players) } igrač
        [few] { SPAN($players) } igrača
       *[other] { SPAN($players) } igrača
    }, { LAST($tiles) ->
        [one] { EITHER($tiles) } pločica
        [few] { EITHER($tiles) } pločice
       *[other] { EITHER($tiles) } pločica
    }{ $rounds ->
        [0] { "" }
       *[other]
            , { $rounds ->
                [one] { $rounds } runda
                [few] { $rounds } runde
               *[other] { $rounds } rundi
            }
    }{ $target ->
        [0] { "" }
       *[other] , do { $target }
    }
