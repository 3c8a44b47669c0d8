### The pages to learn the games.

title = Aprender
intro = De cada juego: una lección para jugarla, la estrategia y las reglas completas.
history = La historia del dominó
lesson = Lección
strategy = Estrategia
agreement = Reglas completas
all = Todos los juegos
next = Seguir
again = Jugar otra vez
yourMove = Te toca: haz la jugada en la mesa.
notThat = Prueba otra jugada.
watch = Juegan los demás.
guides-title = Guías
guides-missing = No hay ninguna guía en esta dirección.
guides-deals = Cómo se reparten limpiamente las fichas
guides-house = Normas de este servidor
guides-names =
    .play = Juega tu primera partida
    .club-night = Organiza tu primera velada
    .host = Instala tu propio servidor
    .build = Para desarrolladores
progress =
    .begun = Lección empezada
    .finished = Lección terminada
