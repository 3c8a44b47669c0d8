### The bots, to choose one: how each plays, and what it likes.
who-title = Tko igra?
who-note = Svi su oni botovi: programi ove stranice.
# The bot is not chosen: the site seats one that plays so well.
who-any = Svaki put drugi bot
who-choose = Odaberi tko igra
who-chosen = Igra { $name }. Odaberi drugog bota
# After the name of a bot that cannot be chosen.
who-here = već sjedi za ovim stolom
who-table = Botovi za ovim stolom
# How the bots of a level choose their plays.
plays =
    .beginner = Početnik: voli duple, a inače igra bilo koju pločicu koja odgovara.
    .easy = Lagan: malo gleda unaprijed i zaboravlja tko je rekao „dalje”.
    .steady = Srednji: gleda dalje unaprijed i pamti tko je rekao „dalje”.
    .strong = Jak: još primjećuje koje pločice drugi biraju.
    .master = Majstor: najdulje razmišlja i kraj runde broji do zadnje pločice.
# After how a bot plays: how strong it is, as people’s ratings are written.
who-rating = Rejting oko { $rating }
who-suits = Razina ovisi o vašim partijama protiv botova na ovom uređaju.
suits =
    .beginner = Bot vaše razine (sada: početnik)
    .easy = Bot vaše razine (sada: lagan)
    .steady = Bot vaše razine (sada: srednji)
    .strong = Bot vaše razine (sada: jak)
    .master = Bot vaše razine (sada: majstor)
# What each bot likes. It says nothing about how well it plays.
likes =
    .boris = Najviše voli jarca.
    .eva = Voli igrati u paru.
    .ana = Voli duge partije.
    .otto = Voli pravila bez iznimaka.
    .nina = Voli nizove s mnogo krakova.
    .bruno = Voli velike setove.
    .mila = Voli kratke partije.
    .leo = Voli igre za dvoje.
    .vera = Voli runde koje završe blokadom.
    .ivo = Voli vući iz zalihe.
    .rita = Voli igre s vlakovima.
    .pavel = Voli trokute.
