### The page: who is here now, and what a search for opponents says besides.

title = Sada ovdje
people =
    { $n ->
        [one] Ovdje je { $n } osoba.
        [few] Ovdje su { $n } osobe.
       *[other] Ovdje je { $n } osoba.
    }
waits =
    { $players ->
        [0]
            { $count ->
                [one] Čeka { LIST($names) }, za bilo koji broj igrača
                [few] Čekaju { LIST($names) }, za bilo koji broj igrača
               *[other] Čekaju { LIST($names) }, za bilo koji broj igrača
            }
       *[other]
            { $count ->
                [one] Čeka { LIST($names) }, partija za { $players }
                [few] Čekaju { LIST($names) }, partija za { $players }
               *[other] Čekaju { LIST($names) }, partija za { $players }
            }
    }
games = { SEQUENCE($games, between: " · ") }
moreGames =
    { $n ->
        [one] još { $n } igra
        [few] još { $n } igre
       *[other] još { $n } igara
    }
somebody = Netko
play = Igraj
plays = { LIST($names) }
watch = Gledaj
delayed = Za rejting: sve vidite 15 sekundi kasnije.
rated = Za rejting
tournament = Turnir
starts = Počinje { $time }
runs = Već traje.
look = Otvori
nobody = Trenutačno nitko ne čeka protivnike. Botovi odmah igraju s vama.
bots = Igraj s botovima
allTables = Svi otvoreni stolovi
allMatches = Sve partije uživo
allTournaments = Svi turniri
