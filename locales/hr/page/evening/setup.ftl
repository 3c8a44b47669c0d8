### Club evenings: setup.

setup-title = Pripremite večer
setup-intro = Vi ste organizator i igrač broj 1.
setup-format-title = Igrači i raspored
setup-format-size = Koliko ih igra
setup-format-fewer = Jedan manje
setup-format-more = Jedan više
setup-format-help = Od 4 do 7 igra za jednim stolom, svi redom; 8, 12 i 16 igraju svi sa svima; svaki drugi broj rasporedi se ravnomjerno.
setup-format-kind = Raspored
setup-format-kinds-published = Objavljeni
setup-format-kinds-balanced = Uravnoteženi
setup-format-kindEffects-published = Raspored iz tiskanih pravila.
setup-format-kindEffects-balanced = Najravnomjerniji mogući za ovaj broj.
setup-format-summary =
    { $matches ->
        [one] { $matches } partija
        [few] { $matches } partije
       *[other] { $matches } partija
    }, { $tables ->
        [one] { $tables } stol
        [few] { $tables } stola
       *[other] { $tables } stolova
    }.
setup-format-times =
    { $times ->
        [0] nijednom
        [1] jednom
        [2] dvaput
        [3] triput
        [one] { $times } put
        [few] { $times } puta
       *[other] { $times } puta
    }
setup-format-restsNone = Nitko ne pauzira.
setup-format-restsAll = Svatko pauzira { setup-format-times }.
setup-format-restsSome =
    { $times ->
        [one] Svatko pauzira od { $least } do { $times } put.
        [few] Svatko pauzira od { $least } do { $times } puta.
       *[other] Svatko pauzira od { $least } do { $times } puta.
    }
# $many pairs meet $times times.
setup-format-pairTimes =
    { $many ->
        [one] { $many } par { setup-format-times }
        [few] { $many } para { setup-format-times }
       *[other] { $many } parova { setup-format-times }
    }
setup-format-partnersAll = Svaka dva igrača { setup-format-times } su partneri.
setup-format-partners = Partneri: { LIST($counts) }.
setup-format-opponentsAll = Svaka dva igrača { setup-format-times } su protivnici.
setup-format-opponents = Protivnici: { LIST($counts) }.
setup-format-why =
    .odd-pairs = Potpuno ravnomjerno ne može biti: broj parova je neparan ({ $pairs }), a za stol sjedaju dva. Zato jedan par igra još jednom, samo da popuni stol.
    .as-published = U tiskanom se rasporedu neki protivnici susreću češće od drugih. Uravnoteženi je potpuno ravnomjeran.
setup-format-length = Koliko partija
setup-format-whole = Sve, njih { $n }
setup-format-short = Manje
setup-format-shortCount = Koliko
setup-format-shortHelp = Kraća večer završava nakon toliko partija istog rasporeda.
setup-format-working = Raspored se računa
setup-format-failed = Raspored se nije mogao izračunati.
setup-people-title = Sastav
setup-people-help = Odjednom se može zalijepiti popis, po jedno ime u retku. Za redoslijed povucite retke, pritisnite strelice ili držite Alt i pritisnite tipku sa strelicom.
setup-people-organiser = Vi, organizator
setup-people-name = Ime igrača { $n }
setup-people-up = Pomakni gore: { $name }
setup-people-down = Pomakni dolje: { $name }
setup-people-moved = { $name }: sada broj { $n }.
setup-people-unnamed = igrač { $n }
setup-people-more = Više: { $name }
setup-people-needs = Što ova osoba treba
setup-people-needsHelp = To vidite samo vi i ta osoba.
setup-people-draw = Izvuci brojeve ždrijebom
setup-people-drawn = Brojevi su izvučeni. Vi ostajete broj 1.
setup-keepers-title = Tko vodi zapisnik
setup-keepers-who = Tko ima mobitel i njime vodi zapisnik? Vi možete uvijek.
setup-keepers-oneTable = Stol je jedan, pa za njim zapisnik vodite vi, i kad pauzirate.
setup-keepers-covered = Za svakim stolom u svakoj partiji netko vodi zapisnik mobitelom.
setup-keepers-without =
    { $tables ->
        [one] Za { $tables } stolom nitko ne vodi zapisnik mobitelom. Ondje se piše na papiru ili upisujete vi.
        [few] Za { $tables } stola nitko ne vodi zapisnik mobitelom. Ondje se piše na papiru ili upisujete vi.
       *[other] Za { $tables } stolova nitko ne vodi zapisnik mobitelom. Ondje se piše na papiru ili upisujete vi.
    }
setup-keepers-list = Za kojim stolovima
setup-keepers-at =
    { COUNT($tables) ->
        [one] Partija { $match }: stol { LIST($tables) }
        [few] Partija { $match }: stolovi { LIST($tables) }
       *[other] Partija { $match }: stolovi { LIST($tables) }
    }
setup-keepers-renumber = Promijeni brojeve da za svakim stolom bude netko
setup-keepers-renumbered = Brojevi su promijenjeni. Vi ostajete broj 1.
setup-keepers-needed = Za svakim stolom netko će biti ako zapisnik vode brojevi { LIST($numbers) }.
setup-conditions-title = Uvjeti
setup-conditions-name = Naziv večeri
setup-conditions-place = Gdje
setup-conditions-country = Država
setup-conditions-city = Grad
setup-conditions-organisation = Klub ili kuća, ako postoji
setup-conditions-date = Dan
setup-conditions-target = Do koliko se igra partija
setup-conditions-limit = Minuta za partiju; prazno je bez ograničenja
setup-conditions-penalties = Kazne se daju
setup-conditions-penaltiesHelp = Smanjuju učinkovitost igrača i ništa drugo.
setup-stakes-title = Ulozi
setup-stakes-stake = Ulog za jedinicu; 0 je bez uloga
setup-stakes-unit = U čemu se broji
setup-stakes-unitLike = žetoni
setup-stakes-help = Pobjeda vrijedi 3 jedinice ako protivnici nemaju ništa, 2 ako imaju do pola cilja, 1 iznad toga. Što jedan par dobije, drugi izgubi.
setup-stakes-prize = Dodatna nagrada
setup-stakes-prizes-none = Nema je
setup-stakes-prizes-stakes = Ulozi ostalih
setup-stakes-prizes-losses = Što su ostali izgubili
setup-stakes-prizes-winnings = Što su ostali dobili
setup-stakes-effects-none = Igra se samo za uloge.
setup-stakes-effects-stakes = Na kraju svatko od trećeg mjesta nadalje plaća pobjedniku toliko uloga.
setup-stakes-effects-losses = Na kraju svatko od trećeg mjesta nadalje još jednom plaća pobjedniku što je izgubio.
setup-stakes-effects-winnings = Na kraju svatko od trećeg mjesta nadalje daje pobjedniku što je dobio.
setup-stakes-times = Koliko uloga
setup-stakes-law = Program samo vodi račune i ne prenosi novac. O tome što mjesni zakon kaže o ulozima brinete vi.
setup-repeat-title = Partija u kojoj jedan par samo popunjava stol
setup-repeat-kinds-settle = Svih četvero igra za novac
setup-repeat-kinds-void = Nitko ne igra za novac
setup-options-title = Kako to radi vaš klub
setup-options-countersign = Netko iz drugog para slaže se s krajem partije
setup-options-countersignHelp = Prije nego što potvrdite partiju, netko od onih koji nisu vodili zapisnik slaže se s krajem na svom mobitelu.
setup-options-blockers = Neriješena riba piše se paru koji je zatvorio
setup-options-blockersHelp = Inače nula stoji kod para koji je otvorio. Rezultat to nikad ne mijenja.
setup-open-title = Spremno
setup-open-create = Otvori večer
setup-open-opening = Večer se otvara
setup-open-failed = Večer se nije mogla otvoriti. Ono što ste upisali i dalje je ovdje. Pokušajte ponovno.
setup-open-file = Otvori večer iz datoteke
setup-open-fileHelp = Spremljena večer nastavlja se ondje gdje je stala.
setup-open-unread = Ova se datoteka nije mogla pročitati.
