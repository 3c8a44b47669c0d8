### The page: the families of games.

learn-families-classic = Classic, draw and block
learn-families-goat = Goat
learn-families-pairs = In pairs
learn-families-fives = Points in play
learn-families-trains = Trains and chicken-foot
learn-families-triangles = Triangles
