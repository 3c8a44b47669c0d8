### The page: learn.

learn-title = Aprender
learn-intro = De cada juego, una lección que juegas tú, cómo se juega bien y todas sus reglas.
learn-families-classic = Clásicos, con pozo y sin él
learn-families-goat = La cabra
learn-families-pairs = Por parejas
learn-families-fives = Tantos durante el juego
learn-families-trains = Trenes y pata de gallina
learn-families-triangles = Triángulos
learn-history = La historia del juego, como se cuenta
learn-lesson = Lección
learn-strategy = Jugar bien
learn-agreement = El acuerdo completo
learn-all = Todos los juegos
learn-next = Seguir
learn-again = Jugarla otra vez
learn-yourMove = Te toca: haz la jugada en la mesa.
learn-notThat = Esa no.
learn-watch = Juegan los demás.
