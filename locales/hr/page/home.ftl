### The page: home.

home-pageTitle = Igrajte domino
home-title = Privucite stolicu
home-lead = Domino po pravilima vaše kuće, s ljudima ili s botovima.
home-language = Jezik
# The bots of the first table, by the names that `personas.ftl` gives them.
home-people =
    .boris = Boris
    .eva = Eva
    .ana = Ana
# Beside the names of the bots in the picture.
home-bot = bot
home-deal = Podijelite mi
home-dealTile = { DIGITS($tile) }: podijelite mi
home-dealt =
    { $bots ->
        [one] { $rules }, uz { $bots } bota. Bez računa i bez oglasa.
        [few] { $rules }, uz { $bots } bota. Bez računa i bez oglasa.
       *[other] { $rules }, uz { $bots } botova. Bez računa i bez oglasa.
    }
home-friends = S prijateljima
home-playNow = Igraj odmah s ljudima
home-games =
    { $n ->
        [one] { $n } igra
        [few] { $n } igre
       *[other] { $n } igara
    }
home-allGames =
    { $n ->
        [one] Sve igre: { $n }
        [few] Sve igre: { $n }
       *[other] Sve igre: { $n }
    }
home-learnt = Gdje ste naučili igrati?
home-places =
    .russia = Rusija i susjedi
    .spain = Španjolska
    .latin-america = Latinska Amerika
    .croatia = Hrvatska
    .brazil = Brazil
    .britain = Britanija i SAD
    .children = S djecom
home-placeGames =
    .russia = Kozjol, Morski jarac, Osjol, Telefon
    .spain = Parovi, 7+7, za dvoje, za troje
    .latin-america = Kuba, Venezuela, Dominikana
    .croatia = Jarac, do sto i jedan
    .brazil = Parovi, set do šestice
    .britain = Sve petice, petice i trojke, s vučenjem
    .children = Slike, trokuti, vlakovi
home-clubNight = Klupska večer
home-clubNightHelp = Pravi stolovi, bodovi na mobitelima

copy-text = Poveznica
copy-link = Kopiraj poveznicu
copy-send = Pošalji poveznicu
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
