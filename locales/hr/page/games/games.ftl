### The shelves of games: chips, cards and the pictures above them.

filter = Filtriraj
place = Mjesto
kind = Vrsta
seats = Igrači
any-kind = Sve vrste
any-seats = Bilo koji broj
more = { $n } ili više
players = Igrači: { $n }
places =
    .jamaica = Jamajka
    .indonesia = Indonezija
    .everywhere = Svugdje
kinds =
    .line = Jedan niz
    .cross = Križ
    .trains = Vlakovi i noge
    .triangles = Trokuti
    .children = Za djecu
laid = Na čohi: { $games }.
showAll = Prikaži sve igre
contents = Na ovom listu
