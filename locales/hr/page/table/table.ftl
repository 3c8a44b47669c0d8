### A table: table.

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
headings-made = Bodovi u ovoj rundi
headings-actions = Radnje

you = Vi

youWithin = vi

they = oni

bot = Bot { $name }

player = Igrač { $n }

freeSeat = Slobodno

names = { LIST($names) }
tile = { TILE($tile) }

seat-bot = bot
seat-partner = partner
seat-away = bez veze
seat-turn = na redu
seat-ready = želi nastaviti
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
        [1] Na redu je vaša prva ruka.
       *[other] Na redu je vaša druga ruka.
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
menu-rules = Pravila ovoga stola
menu-invite = Pozovi druge
menu-deals = Provjeri podjele
menu-keys = Tipke
menu-zen = Samo pločice
menu-zenOff = Prikaži sve
menu-sound = Zvuk
menu-walk = Kretanje po nizu
menu-command = Upiši naredbu
menu-settings = Postavke
menu-home = Napusti stol

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
cloth-publicTrain = Zajednički
cloth-marked = otvoren
cloth-walkHelp = Strelicama idete od pločice do pločice. Tipka Escape vraća vas na vaše pločice.
cloth-laidBy =
    { PERSON($who) ->
        [you] { TILE($tile) }, potez { $n }, vaš
       *[other] { TILE($tile) }, potez { $n }, { $who }
    }

# A train as a button: whose it is, the number that it asks for, and how many of your tiles fit.
lanes-name =
    { CAPITAL(PLACE($where, form: "end")) }{ $open ->
        [true] , otvoren
       *[false] { "" }
    }, traži { $n }{ $fits ->
        [0] { "" }
        [one] , odgovara { $fits } pločica
        [few] , odgovaraju { $fits } pločice
       *[other] , odgovara { $fits } pločica
    }
lanes-forAll = za sve
lanes-which = Koja pločica: { EITHER($tiles, as: "tile") }?
# The tunnel in which a train begins; pressing it shows the whole train.
lanes-whole =
    { CAPITAL(PLACE($where, form: "end")) }: { $n ->
        [one] još { $n } pločica, prikaži sve
        [few] još { $n } pločice, prikaži sve
       *[other] još { $n } pločica, prikaži sve
    }

pile-heading = Hrpa
pile-help = Dodirujte pločice jednu po jednu ili povucite preko njih. Ako vrijeme istekne, ostale se odabiru za vas.
pile-place = Pločica { $n } od { $of }, licem prema dolje
pile-random = Uzmi nasumce
pile-mixAgain = Promiješaj još jednom
pile-left =
    { $n ->
        [one] još { $n } sekundu
        [few] još { $n } sekunde
       *[other] još { $n } sekundi
    }
pile-boneyard = Odaberite pločicu koju vučete

problem =
    .not-found = Ovaj stol ne možemo pronaći. Možda je poveznica krivo upisana ili je stol zatvoren.
    .not-allowed = Preglednik nije poslao kolačić po kojem vas Boneyard prepoznaje. Dopustite kolačiće za ovu stranicu i ponovno je učitajte.
    .version = Ova je stranica starija od poslužitelja. Učitajte je ponovno za nastavak; stol čeka.
    .other = Poslužitelj je zatvorio ovu vezu.

waiting-titleFree =
    { $n ->
        [one] { $n } slobodno mjesto · { $rules }
        [few] { $n } slobodna mjesta · { $rules }
       *[other] { $n } slobodnih mjesta · { $rules }
    }
waiting-standUp = Ustani

declare-strip = Prije otvaranja možete najaviti 6-6: { $n } s
declare-announce = Najavi 6-6
declare-keepQuiet = Ne najavljuj

dropped-heldBadge = bot umjesto: { $who }

match-home = Početna stranica
sheet-title = Zapisnik
