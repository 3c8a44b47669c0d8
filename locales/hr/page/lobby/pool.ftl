### The page that looks for opponents.

pool-find = Nađi protivnike
pool-title = Tražim protivnike
pool-people =
    { $n ->
        [one] Čeka { $n } osoba
        [few] S tobom čekaju { $n } osobe
       *[other] S tobom čeka { $n } osoba
    }
pool-intro =
    { $n ->
        [one] Partija počinje čim { $n } osoba želi igrati ovu igru.
        [few] Partija počinje čim { $n } osobe žele igrati ovu igru.
       *[other] Partija počinje čim { $n } osoba želi igrati ovu igru.
    }
pool-rated = Igra se za rejting: susreću se ljudi sličnog rejtinga. Što dulje čekaš, to je izbor širi.
pool-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekunde
       *[other] { $n } sekundi
    }
pool-nobody = Još nema nikoga. Pričekaj malo ili igraj protiv botova.
pool-bots = Igraj protiv botova
pool-stop = Prekini traženje
pool-account = Prijavi se ili otvori račun
