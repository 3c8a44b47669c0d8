### The page: learn.

learn-title = Učenje
learn-intro = Za svaku igru lekcija koju odigrate, strategija i sva pravila.
learn-families-classic = Klasične igre, s vučenjem i bez njega
learn-families-goat = Jarac
learn-families-pairs = U paru
learn-families-fives = Bodovi u igri
learn-families-trains = Vlakovi i kokošja noga
learn-families-triangles = Trokuti
learn-history = Povijest domina
learn-lesson = Lekcija
learn-strategy = Strategija
learn-agreement = Sva pravila
learn-all = Sve igre
learn-next = Nastavi
learn-again = Odigraj ponovno
learn-yourMove = Vi ste na redu: odigrajte potez za stolom.
learn-notThat = Pokušajte drugi potez.
learn-watch = Igraju ostali.
learn-guides-title = Vodiči
learn-guides-deals = Kako se pločice pošteno dijele
learn-guides-house = Pravila ovog poslužitelja
learn-guides-names =
    .play = Odigrajte prvu partiju
    .club-night = Vodite prvu klupsku večer
    .host = Postavite vlastiti poslužitelj
    .build = Za programere
