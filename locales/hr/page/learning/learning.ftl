### The pages to learn the games.

title = Učenje
intro = Za svaku igru lekcija koju odigrate, strategija i sva pravila.
history = Povijest domina
lesson = Lekcija
strategy = Strategija
agreement = Sva pravila
all = Sve igre
next = Nastavi
again = Odigraj ponovno
yourMove = Vi ste na redu: odigrajte potez za stolom.
notThat = Pokušajte drugi potez.
watch = Igraju ostali.
guides-title = Vodiči
guides-missing = Na ovoj adresi nema vodiča.
guides-deals = Kako se pločice pošteno dijele
guides-house = Pravila ovog poslužitelja
guides-names =
    .play = Odigrajte prvu partiju
    .club-night = Vodite prvu klupsku večer
    .host = Postavite vlastiti poslužitelj
    .build = Za programere
progress =
    .begun = Lekcija započeta
    .finished = Lekcija završena
