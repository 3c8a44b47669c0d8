### A table: table.

title = Stol: { $rules }

heading =
    Stol: { $rules }{ $round ->
        [0] { "" }
       *[other] , runda { $round }
    }{ $partner ->
        [none] { "" }
       *[other] , vaš partner: { $partner }
    }

headings-line = Niz
headings-hand = Vaše pločice
headings-seats = Mjesta
headings-score = Rezultat
headings-plays = Potezi
headings-actions = Radnje

you = Vi

youWithin = vi

bot = Bot { $n }

player = Igrač { $n }

freeSeat = Slobodno

names = { LIST($names) }
tile = { TILE($tile) }

seat-bot = bot
seat-partner = partner
seat-away = veza prekinuta
seat-turn = na redu
seat-ready = čeka nastavak
seat-tiles =
    { $n ->
        [one] { $n } pločica
        [few] { $n } pločice
       *[other] { $n } pločica
    }
seat-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
seat-remembered = zapamćeno { $n }
seat-account = upisano { $n }
seat-closed = zapis nije otvoren
seat-marked = vlak otvoren
seat-passed = dalje

hands-number =
    { $n ->
        [1] prva ruka
       *[other] druga ruka
    }
hands-yours =
    { $n ->
        [1] Vaša prva ruka
       *[other] Vaša druga ruka
    }
hands-of =
    { $n ->
        [1] { $name } (prva ruka)
       *[other] { $name } (druga ruka)
    }
hands-turn =
    { $n ->
        [1] Na potezu je vaša prva ruka.
       *[other] Na potezu je vaša druga ruka.
    }
hands-both = igra objema rukama

bar-menu = Izbornik
bar-round = Runda { $n }
bar-target = do { $n }
bar-we = Vi
bar-they = Oni
bar-clock = Preostalo vrijeme
bar-boneyard =
    { $n ->
        [one] { $n } pločica u zalihi
        [few] { $n } pločice u zalihi
       *[other] { $n } pločica u zalihi
    }
bar-asleep =
    { $n ->
        [one] { $n } pločica izvan igre
        [few] { $n } pločice izvan igre
       *[other] { $n } pločica izvan igre
    }
bar-carried =
    { $n ->
        [one] { $n } bod čeka sljedeću rundu
        [few] { $n } boda čekaju sljedeću rundu
       *[other] { $n } bodova čeka sljedeću rundu
    }

menu-sheet = Zapisnik
menu-plays = Potezi
menu-rules = Što ste dogovorili
menu-keys = Tipke
menu-zen = Samo stol i pločice
menu-zenOff = Prikaži sve
menu-sound = Zvuk
menu-walk = Prođi nizom
menu-command = Upiši naredbu
menu-settings = Postavke
menu-home = Otiđi na početnu stranicu

cloth-wholeLine = Cijeli niz
cloth-empty = Na stolu još nema pločica.
cloth-list =
    { $n ->
        [one] { $n } pločica, slijeva nadesno
        [few] { $n } pločice, slijeva nadesno
       *[other] { $n } pločica, slijeva nadesno
    }
cloth-rows =
    { $n ->
        [one] { $n } pločica, redova: { $rows }
        [few] { $n } pločice, redova: { $rows }
       *[other] { $n } pločica, redova: { $rows }
    }
cloth-row =
    { KIND($where) ->
        [first] Niz
        [on] { CAPITAL(PLACE($where)) }
       *[other] { CAPITAL(PLACE($where, form: "end")) }
    }
cloth-closed = zatvorena
cloth-publicTrain = Zajednički
cloth-marked = otvoren
cloth-walkHelp = Strelice vode od pločice do pločice. Escape vraća na vaše pločice.
cloth-laidBy =
    { PERSON($who) ->
        [you] { TILE($tile) }, potez { $n }, vaš
       *[other] { TILE($tile) }, potez { $n }, { $who }
    }

pile-heading = Hrpa
pile-help = Dodirujte pločice jednu po jednu ili povucite preko njih. Što nedostaje kad vrijeme istekne, uzima se za vas.
pile-place = Pločica { $n } od { $of }, licem dolje
pile-random = Uzmi nasumce
pile-mixAgain = Promiješaj još jednom
pile-left =
    { $n ->
        [one] još { $n } sekundu
        [few] još { $n } sekunde
       *[other] još { $n } sekundi
    }
pile-boneyard = Pokažite pločicu koju vučete

problem =
    .title = Ovaj se stol ne može prikazati
    .not-found = Takvoga stola nema. Možda je poveznica krivo upisana ili je igra završila.
    .not-allowed = Ovaj stol vide samo oni koji za njim sjede.
    .version = Ova je stranica starija od poslužitelja. Učitajte je ponovno: stol čeka.
    .other = Poslužitelj nije mogao nastaviti ovu vezu.

waiting-title = Tko gdje sjedi
waiting-intro = Partija počinje kad su sva mjesta zauzeta.
waiting-take = Sjedni ovdje
waiting-takeNamed = Sjedni na mjesto { $n }
waiting-seat = Mjesto { $n }
waiting-link = Poveznica na ovaj stol
waiting-copy = Kopiraj poveznicu
waiting-invite = Pošaljite ovu poveznicu onima s kojima želite igrati.
waiting-standUp = Ustani
waiting-full = Sva su mjesta zauzeta. Možete gledati.
waiting-with = u paru: { $names }

declare-strip = Prije otvaranja može se najaviti 6-6: { $n } s
declare-announce = Najavi 6-6
declare-keepQuiet = Ne najavljuj

dropped-strip = { $who }: veza prekinuta. Još { $clock }, a zatim se za to mjesto može igrati.
dropped-over = { $who }: veze i dalje nema. Što ćemo?
dropped-wait = Čekaj
dropped-waitNoMore = { $who }: ne čekaj više
dropped-hold = Neka igra bot
dropped-stop = Prekini partiju
dropped-sureStop = Prekinuti partiju za sve? Nitko ne dobiva.
dropped-heldBadge = bot umjesto: { $who }
