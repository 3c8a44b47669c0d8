### The page: learn.

learn-title = Učenje
learn-intro = Za svaku igru lekcija koju sami odigrate, kako se igra dobro i sva pravila.
learn-families-classic = Klasične, sa zalihom i bez nje
learn-families-goat = Jarac
learn-families-pairs = U paru
learn-families-fives = Bodovi u igri
learn-families-trains = Vlakovi i kokošja noga
learn-families-triangles = Trokuti
learn-history = Povijest igre, kako se priča
learn-lesson = Lekcija
learn-strategy = Kako igrati dobro
learn-agreement = Cijeli dogovor
learn-all = Sve igre
learn-next = Dalje
learn-again = Igraj još jednom
learn-yourMove = Na redu ste: odigrajte potez za stolom.
learn-notThat = Ne taj potez.
learn-watch = Igraju ostali.
