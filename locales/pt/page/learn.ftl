### The page: the families of games.

learn-families-classic = Clássicos, com e sem compra
learn-families-goat = Bode
learn-families-pairs = Em duplas
learn-families-fives = Pontos durante o jogo
learn-families-trains = Trens e pé de galinha
learn-families-triangles = Triângulos
