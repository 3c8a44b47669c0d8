### The page: who is here now, on the home page and while you look for opponents.

now-title = Sada ovdje
now-people =
    { $n ->
        [one] Ovdje je { $n } osoba.
        [few] Ovdje su { $n } osobe.
       *[other] Ovdje je { $n } osoba.
    }
now-waits =
    { $count ->
        [one] Čeka { LIST($names) }, partija za { $players }
        [few] Čekaju { LIST($names) }, partija za { $players }
       *[other] Čekaju { LIST($names) }, partija za { $players }
    }
now-somebody = Netko
now-play = Igraj
now-plays = { LIST($names) }
now-watch = Gledaj
now-delayed = Za rejting: vidiš sve 15 sekundi kasnije.
now-rated = Za rejting
now-tournament = Turnir
now-starts = Počinje { $time }
now-runs = Već traje.
now-look = Otvori
now-nobody = Trenutačno nitko ne čeka protivnike. Botovi igraju s tobom odmah.
