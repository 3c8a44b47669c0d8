### The page: the families of games.

learn-families-classic = Clásicos, con pozo y sin él
learn-families-goat = La cabra
learn-families-pairs = Por parejas
learn-families-fives = Tantos durante el juego
learn-families-trains = Trenes y pata de gallina
learn-families-triangles = Triángulos
