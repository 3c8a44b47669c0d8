### The page: learn.

learn-title = Aprender
learn-intro = De cada juego: una lección para jugarla, la estrategia y las reglas completas.
learn-families-classic = Clásicos, con pozo y sin él
learn-families-goat = La cabra
learn-families-pairs = Por parejas
learn-families-fives = Tantos durante el juego
learn-families-trains = Trenes y pata de gallina
learn-families-triangles = Triángulos
learn-history = La historia del dominó
learn-lesson = Lección
learn-strategy = Estrategia
learn-agreement = Reglas completas
learn-all = Todos los juegos
learn-next = Seguir
learn-again = Jugar otra vez
learn-yourMove = Te toca: haz la jugada en la mesa.
learn-notThat = Prueba otra jugada.
learn-watch = Juegan los demás.
learn-guides-title = Guías
learn-guides-deals = Cómo se reparten limpiamente las fichas
learn-guides-house = Normas de este servidor
learn-guides-names =
    .play = Juega tu primera partida
    .club-night = Organiza tu primera velada
    .host = Instala tu propio servidor
    .build = Para desarrolladores
