### Matches that are over and their replays; profiles and leaderboards; and rated tables before they are opened.

won = pobjeda
lost = poraz
tied = neriješeno
stopped = prekinuto
# A bot held the seat at the end, or the time of the seat ran out.
left = ne do kraja
timeUp = isteklo vrijeme
you = Vi
bot = Bot { $name }
player = Igrač { $n }
rated = Za rejting
points =
    { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
# `$change` has a sign: “Rating 1512 (+12)”.
rating = Rejting { $after } ({ $change })
clubPoints = Klupski bodovi: { $n }
rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } runde
       *[other] { $n } rundi
    }
download = Preuzmi zapis
downloadJson = Preuzmi kao JSON
# A match in a few words: the game, then the day and the hour.
named = { $game }, { $date }
play = Odigraj partiju

list-title = Vaše partije
list-choose = Koje partije
list-filter = Filtriraj
list-sinceDay = od { $date }
list-untilDay = do { $date }
list-game = Igra
list-allGames = Sve igre
list-with = Ime igrača
list-since = Od
list-until = Do
list-show = Prikaži
list-all = Prikaži sve
list-empty = Još niste završili nijednu partiju.
list-none = Nemate takvih partija.
list-more = Još partija
list-pages = Partije
list-public = Sve javne partije
# $format is DGN or JSON.
list-downloadAll = Preuzmi sve kao { $format }
list-chance = Vaše podjele i slučaj
list-shown =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    }

replay-title = Reprodukcija: { $game }
replay-missing = Na ovoj adresi nema reprodukcije. Partiju mogu ponovno gledati samo njezini igrači.
replay-controls = Reprodukcija
replay-previousRound = Prethodna runda
replay-previous = Prethodni potez
replay-run = Pokreni
replay-stop = Zaustavi
replay-next = Sljedeći potez
replay-nextRound = Sljedeća runda
replay-speed = Brzina
# How many times as fast as usual: “0.5×”.
replay-times = { $n }×
replay-point = Mjesto u partiji
replay-at = Runda { $round }, potez { $n } od { $of }
replay-round = Runda { $n }
replay-plays = Potezi
replay-dealt = Pločice su podijeljene
replay-roundEnds = Runda je gotova
replay-matchEnds = Partija je gotova
replay-done = završava potez
replay-thrownBack = Pločice se ponovno dijele
replay-whose = Čija se ruka vidi
replay-nobodys = Ničija
replay-everyones = Svih igrača
replay-hand = Pločice u ruci: { $name }
replay-hidden = Sve su ruke skrivene.
replay-noTiles = Nema pločica
replay-notYet = Pločice još nisu otkrivene.
replay-link = Kopiraj poveznicu na ovaj potez
replay-copy = Kopiraj zapis DGN
replay-deals = Provjeri podjele
replay-keys = Strelice lijevo i desno: jedan potez. Gore i dolje: jedna runda. Home i End: početak i kraj. Razmaknica pokreće i zaustavlja.
replay-result = Ishod
replay-mine = Vaše partije

person-since = Račun od { $date }
person-missing = Nema igrača s tim imenom.
person-ratings = Rejtinzi
person-noRatings = Još nema partija za rejting.
# A rating and how uncertain it is: “1512 ± 80”.
person-rating = { $rating } ± { $deviation }
person-provisional = privremen
person-ratedMatches =
    { $n ->
        [one] { $n } partija za rejting
        [few] { $n } partije za rejting
       *[other] { $n } partija za rejting
    }
person-uncertain = Broj iza ± kaže koliko je rejting nesiguran. Privremeni se rejting temelji na malom broju partija.
person-chart = Rejting nakon svake partije: { $family }
# What a chart shows, for readers who do not see it.
person-chartText = Od { $first } do { $last }. Najniži { $low }, najviši { $high }.
person-asTable = Kao tablica
person-date = Datum
person-after = Rejting
person-played = Odigrane igre
person-nothing = Još nema partija.
person-game = Igra
person-matches = Partije
person-won = Pobjede
person-tied = Neriješeno
person-left = Odlasci
person-club = Klupski bodovi
person-leaderboards = Ljestvice
person-bot = bot
person-matchesOf = Javne partije: { $name }

leaderboard-title = Ljestvice
leaderboard-families = Vrste igara
leaderboard-rank = Mjesto
leaderboard-name = Igrač
leaderboard-rating = Rejting
leaderboard-matches = Partije
leaderboard-empty = Ovdje još nema nikoga. Rejting je na ljestvici nakon otprilike dvanaest partija za rejting. Do tada je privremen.
leaderboard-note = Rejting je na ljestvici nakon otprilike dvanaest partija za rejting.
leaderboard-play = Odigraj partiju za rejting
leaderboard-season = Sezona
leaderboard-now = Sada
leaderboard-quarter = { $n }. tromjesečje { $year }.
leaderboard-seasonNote = Od { $from } do { $to }. Broji se posljednja partija za rejting svakog igrača u sezoni.
leaderboard-seasonEmpty = U ovoj sezoni nema nikoga.

table-rated = Za rejting
table-ratedHelp = Partija mijenja rejting igrača i uvijek ima sat. Svi trebaju račun.
table-needsPeople = Vrijedi za „{ $find }”. Za vlastiti stol za rejting odaberite „{ $free }” za sva ostala mjesta.
table-needsAccount = Za rejting igraju samo ljudi s računom.
table-account = Prijavite se ili otvorite račun
