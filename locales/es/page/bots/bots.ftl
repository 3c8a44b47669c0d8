### The bots, to choose one: how each plays, and what it likes.
who-title = ¿Quién juega?
who-note = Todos son bots: programas de este sitio.
# The bot is not chosen: the site seats one that plays so well.
who-any = Cada vez un bot distinto
who-choose = Elegir quién juega
who-chosen = Juega { $name }. Elegir otro bot
# After the name of a bot that cannot be chosen.
who-here = ya está en esta mesa
who-table = Los bots de esta mesa
# How the bots of a level choose their plays.
plays =
    .beginner = Principiante: le gustan los dobles y, si no, juega cualquier ficha que encaje.
    .easy = Fácil: anticipa un poco y olvida quién ha pasado.
    .steady = Medio: anticipa más y recuerda quién ha pasado.
    .strong = Fuerte: además se fija en qué fichas eligen los demás.
    .master = Maestro: es el que más piensa y cuenta el final de la mano hasta la última ficha.
# After how a bot plays: how strong it is, as people’s ratings are written.
who-rating = Clasificación: unos { $rating }
who-suits = El nivel depende de tus partidas contra bots en este dispositivo.
suits =
    .beginner = Bot de tu nivel (ahora: principiante)
    .easy = Bot de tu nivel (ahora: fácil)
    .steady = Bot de tu nivel (ahora: medio)
    .strong = Bot de tu nivel (ahora: fuerte)
    .master = Bot de tu nivel (ahora: maestro)
# What each bot likes. It says nothing about how well it plays.
likes =
    .boris = Lo que más le gusta es la cabra.
    .eva = Le gusta jugar por parejas.
    .ana = Le gustan las partidas largas.
    .otto = Le gustan las reglas sin excepciones.
    .nina = Le gustan las líneas con muchos brazos.
    .bruno = Le gustan los juegos de muchas fichas.
    .mila = Le gustan las partidas cortas.
    .leo = Le gustan los juegos para dos.
    .vera = Le gustan las manos que acaban en cierre.
    .ivo = Le gusta robar del pozo.
    .rita = Le gustan los juegos con trenes.
    .pavel = Le gustan los triángulos.
