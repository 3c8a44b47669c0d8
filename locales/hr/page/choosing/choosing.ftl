### Choosing a game, and the form of a new table.

example = Jarac, козёл, trancar, petice…
filters = Filtri
yours = Vaše
favourites = Omiljene
lately = Nedavno igrane
home = Zemlja podrijetla
everywhere = Svugdje
places =
    .jamaica = Jamajka
    .indonesia = Indonezija
kind = Vrsta
kinds =
    .line = Jedan niz
    .cross = Križ
    .trains = Vlakovi i noge
    .triangles = Trokuti
    .children = Za djecu
games = Igre
others = Ostale igre
noFavourites = Još nemate omiljenih igara. Pritisnite zvjezdicu uz igru i bit će ovdje.
notPlayed = Ovdje još niste igrali. Vaše posljednje igre bit će ovdje.
nothing = Nema igre te vrste iz tog mjesta.
showAll = Prikaži sve igre
inPairs = { $n } u parovima
upTo =
    { LAST($players) ->
        [one] { SPAN($players) } igrač
        [few] { SPAN($players) } igrača
       *[other] { SPAN($players) } igrača
    }
set = do { $n }-{ $n }
target = do { $n }
read = Pravila, lekcija, kućne opcije
sits = Tko sjedi za stolom
mate = partner
deal = Dijeli odmah, s botovima
more = Više opcija
conflict = Ova se dva pravila isključuju: „{ $first }” i „{ $second }” Promijenite jedno od njih.
howMany = Broj igrača
players = Igrači
seats = Mjesta, redom kojim se igra
seat = Mjesto { $n }
partner = vaš partner
me = Vi
free = Slobodno za svakoga
create = Otvori stol
find = Nađi protivnike
unknownRules = Ova poveznica traži pravila koja nemamo: { $rules }. Odaberite druga pravila niže.
