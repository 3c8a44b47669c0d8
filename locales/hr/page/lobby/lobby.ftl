### The page: home of a person who has played before.

greeting =
    { $time ->
        [morning] Dobro jutro{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
        [day] Dobar dan{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
       *[other] Dobra večer{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
    }
yourName = Vaše ime
changeName = Promijenite ime
name = Ime
nameHelp = To ime vide ostali igrači. Najviše 24 znaka.
saveName = Spremi ime
nameSaved = Ostali igrači sada vas vide kao: { $name }.
account = Prijavite se ili otvorite račun

ownTables = Vaši stolovi
yourTurn = Vi ste na redu
playOn = Igraj dalje
thinking = Razmišlja { $who }
between = Uskoro počinje sljedeća runda
waitsFor =
    { $n ->
        [one] Čeka još { $n } igrača
        [few] Čeka još { $n } igrača
       *[other] Čeka još { $n } igrača
    }
# What a table waits for, and for how long: “Ivan is thinking · 5 minutes”.
stateSince = { $state } · { $since }
sitThere = S vama: { LIST($names) }
you = Vi
bot = Bot { $name }
player = Igrač { $n }
# The names of the people who score together, then their points.
points = { LIST($names) } { $points }
score = { SEQUENCE($items) }
moreTables =
    { $n ->
        [one] Još { $n } stol
        [few] Još { $n } stola
       *[other] Još { $n } stolova
    }

play = Igrajte
dealt =
    { $bots ->
        [one] { $rules }, uz { $bots } bota
        [few] { $rules }, uz { $bots } bota
       *[other] { $rules }, uz { $bots } botova
    }
openTable = Otvori stol
matches = Vaše partije
tournaments = Turniri
people = Prijatelji
profile = Vaš profil
again = Igraj ponovno

openTables = Otvoreni stolovi
waiting =
    { $n ->
        [one] { $n } stol čeka igrače
        [few] { $n } stola čekaju igrače
       *[other] { $n } stolova čeka igrače
    }
nobody = Nijedan otvoreni stol ne čeka igrače.
fresh =
    { $n ->
        [one] { $n } novi stol
        [few] { $n } nova stola
       *[other] { $n } novih stolova
    }
sit = Sjedni
free =
    { $n ->
        [one] { $n } slobodno mjesto
        [few] { $n } slobodna mjesta
       *[other] { $n } slobodnih mjesta
    }
# The people who wait at a table, and how many more can sit down.
rowOf =
    { $free ->
        [one] { LIST($names) }: { $free } slobodno mjesto
        [few] { LIST($names) }: { $free } slobodna mjesta
       *[other] { LIST($names) }: { $free } slobodnih mjesta
    }

club-title = Klupska večer
club-help = Igra se za pravim stolovima, a bodovi su na mobitelima.
club-tonight = Večeras
club-unnamed = Klupska večer
club-organising = Vi ste organizator.
club-seat = Sjedite za stolom { $table }, nasuprot: { $partner }
club-rest = U sljedećoj partiji pauzirate.
club-back = Natrag na klupsku večer
club-coming =
    { $n ->
        [one] Dolazi { $n } igrač.
        [few] Dolaze { $n } igrača.
       *[other] Dolazi { $n } igrača.
    }
club-join = Pridružite se klupskoj večeri
club-run = Održi klupsku večer

friends-title = S prijateljima
friends-game = Koju igru?
friends-howMany = Koliko vas igra?
friends-bots =
    { $n ->
        [one] Na drugom mjestu sjedi { $n } bot.
        [few] Na ostalim mjestima sjede { $n } bota.
       *[other] Na ostalim mjestima sjedi { $n } botova.
    }
friends-name = Koje ime neka vide prijatelji?
friends-go = Otvori stol

# A table before its match.
room-free =
    { $n ->
        [one] Slobodno je { $n } mjesto
        [few] Slobodna su { $n } mjesta
       *[other] Slobodno je { $n } mjesta
    }
room-invites = { $name } vas poziva
room-invited = Pozvani ste
room-saveName = Spremi ime
room-rules = Pravila
room-rated = Za rejting: partija mijenja rejting igrača.
room-needsAccount = Za rejting igraju samo ljudi s računom.
room-begins = Partija počinje kad su sva mjesta zauzeta.
room-guests =
    { $n ->
        [one] Vašu poveznicu otvorio je { $n } gost.
        [few] Vašu poveznicu otvorila su { $n } gosta.
       *[other] Vašu poveznicu otvorilo je { $n } gostiju.
    }
room-chairFree = slobodno
room-coming = gost dolazi
room-botChair = bot: mjesto možete osloboditi
room-place =
    { PERSON($who) ->
        [you]
            { $side ->
                [left] Slobodno mjesto lijevo od vas
                [right] Slobodno mjesto desno od vas
                [opposite] Slobodno mjesto nasuprot vama
               *[other] Slobodno mjesto { $n }
            }
       *[other]
            { $side ->
                [left] Slobodno mjesto lijevo od igrača { $who }
                [right] Slobodno mjesto desno od igrača { $who }
                [opposite] Slobodno mjesto nasuprot igraču { $who }
               *[other] Slobodno mjesto { $n }
            }
    }
room-sit =
    { $side ->
        [left] Sjedni lijevo od igrača { $name }
        [right] Sjedni desno od igrača { $name }
        [opposite] Sjedni nasuprot igraču { $name }
       *[other] Sjedni na mjesto { $n }
    }
room-show = Pokažite kod ili pošaljite poveznicu
room-qr = QR kod: poveznica na ovaj stol
room-share = Pošalji poveznicu
room-copy = Kopiraj poveznicu
room-bots = Daj slobodna mjesta botovima
room-level = Kako botovi igraju
room-botHere = Posjedni ovdje bota
room-removeBot = Oslobodi ovo mjesto
room-change = Promijeni ime ili lice
