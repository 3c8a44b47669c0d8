### The page: the families of games.

learn-families-classic = Klasične igre, s vučenjem i bez njega
learn-families-goat = Jarac
learn-families-pairs = U paru
learn-families-fives = Bodovi u igri
learn-families-trains = Vlakovi i kokošja noga
learn-families-triangles = Trokuti
