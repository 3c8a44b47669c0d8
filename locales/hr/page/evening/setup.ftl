### Club evenings: setup.

setup-title = Pripremite klupsku večer
setup-intro = Vi ste organizator i igrač broj 1.
setup-format-title = Igrači i raspored
setup-format-size = Broj igrača
setup-format-fewer = Jedan manje
setup-format-more = Jedan više
setup-format-help = 4 do 7 igrača dijeli jedan stol i izmjenjuje se. 8, 12 ili 16 igra svatko sa svakim. Za svaki drugi broj raspored je ravnomjeran.
setup-format-kind = Raspored
setup-format-kinds-published = Kako je objavljen
setup-format-kinds-balanced = Uravnotežen
setup-format-kindEffects-published = Raspored iz tiskanih pravila.
setup-format-kindEffects-balanced = Najravnomjerniji mogući za ovaj broj igrača.
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
setup-format-restsNone = Svatko igra svaku partiju.
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
    .odd-pairs = Ne može biti potpuno ravnomjerno: parova je { $pairs }, neparan broj, a stol prima dva. Zato jedan par igra još jednom, samo da popuni stol.
    .as-published = U tiskanom se rasporedu neki protivnici susreću češće od drugih. Uravnotežen je potpuno ravnomjeran.
setup-format-length = Broj partija
setup-format-whole = Sve ({ $n })
setup-format-short = Manje
setup-format-shortCount = Koliko
setup-format-shortHelp = Igrate toliko partija istoga rasporeda.
setup-format-working = Raspored se računa
setup-format-failed = Raspored nismo mogli izračunati.
setup-people-title = Sastav
setup-people-help = Možete zalijepiti više imena odjednom, po jedno u retku. Za drugi redoslijed povucite retke, pritisnite strelice ili tipku Alt sa strelicom.
setup-people-organiser = Vi, organizator
setup-people-name = Ime igrača { $n }
setup-people-up = Pomakni gore: { $name }
setup-people-down = Pomakni dolje: { $name }
setup-people-moved = { $name }: sada broj { $n }.
setup-people-unnamed = igrač { $n }
setup-people-more = Više: { $name }
setup-people-needs = Što ova osoba treba
setup-people-needsHelp = To vidite samo vi i ta osoba.
setup-people-draw = Izvuci brojeve
setup-people-drawn = Brojevi su izvučeni. Vi ostajete broj 1.
setup-keepers-title = Tko vodi zapisnik
setup-keepers-who = Koji igrači vode zapisnik na mobitelu? Vi to uvijek možete.
setup-keepers-oneTable = Stol je samo jedan, pa zapisnik vodite vi, i dok pauzirate.
setup-keepers-covered = Svaki stol u svakoj partiji ima igrača koji vodi zapisnik na mobitelu.
setup-keepers-without =
    { $tables ->
        [one] { $tables } stol nema zapisničara s mobitelom. Ondje vodite zapisnik na papiru ili ga upišite sami.
        [few] { $tables } stola nemaju zapisničara s mobitelom. Ondje vodite zapisnik na papiru ili ga upišite sami.
       *[other] { $tables } stolova nema zapisničara s mobitelom. Ondje vodite zapisnik na papiru ili ga upišite sami.
    }
setup-keepers-list = Za kojim stolovima
setup-keepers-at =
    { COUNT($tables) ->
        [one] Partija { $match }: stol { LIST($tables) }
        [few] Partija { $match }: stolovi { LIST($tables) }
       *[other] Partija { $match }: stolovi { LIST($tables) }
    }
setup-keepers-renumber = Riješi promjenom brojeva
setup-keepers-renumbered = Brojevi su promijenjeni. Vi ostajete broj 1.
setup-keepers-needed =
    { $n ->
        [one] Svaki stol ima zapisničara ako zapisnik vodi broj { LIST($numbers) }.
        [few] Svaki stol ima zapisničara ako zapisnik vode brojevi { LIST($numbers) }.
       *[other] Svaki stol ima zapisničara ako zapisnik vode brojevi { LIST($numbers) }.
    }
setup-conditions-title = Uvjeti
setup-conditions-name = Naziv klupske večeri
setup-conditions-place = Gdje
setup-conditions-country = Država
setup-conditions-city = Grad
setup-conditions-organisation = Klub ili kuća, ako postoji
setup-conditions-date = Datum
setup-conditions-target = Partija se igra do
setup-conditions-limit = Minuta za partiju; ostavite prazno ako nema ograničenja
setup-conditions-penalties = Koristi kazne
setup-conditions-penaltiesHelp = Smanjuju učinkovitost igrača.
setup-stakes-title = Ulozi
setup-stakes-stake = Ulog po jedinici; 0 ako ga nema
setup-stakes-unit = Jedinica uloga
setup-stakes-unitLike = žetoni
setup-stakes-help = Pobjednici dobivaju 3 jedinice ako poraženi imaju 0, 2 ako imaju do pola cilja, 1 ako imaju više. Poraženi plaćaju isto toliko.
setup-stakes-prize = Dodatna nagrada
setup-stakes-prizes-none = Nema je
setup-stakes-prizes-stakes = Ulozi ostalih
setup-stakes-prizes-losses = Što su ostali izgubili
setup-stakes-prizes-winnings = Što su ostali dobili
setup-stakes-effects-none = Igrate samo za uloge.
setup-stakes-effects-stakes = Na kraju svi od trećega mjesta nadalje plaćaju pobjedniku ovoliko uloga.
setup-stakes-effects-losses = Na kraju svi od trećega mjesta nadalje još jednom plaćaju pobjedniku što su izgubili.
setup-stakes-effects-winnings = Na kraju svi od trećega mjesta nadalje plaćaju pobjedniku što su dobili.
setup-stakes-times = Koliko uloga
setup-stakes-law = Ovaj program samo vodi račune. O ulozima se držite zakona svoje zemlje.
setup-repeat-title = Ako jedan par samo popunjava stol
setup-repeat-kinds-settle = Sva četiri igrača igraju za novac
setup-repeat-kinds-void = Partija nema uloga
setup-options-title = Pravila vašega kluba
setup-options-countersign = Drugi par slaže se s rezultatom
setup-options-countersignHelp = Prije nego što potvrdite partiju, igrač para koji nije vodio zapisnik slaže se na mobitelu.
setup-options-blockers = Izjednačenu blokadu upiši paru koji je blokirao
setup-options-blockersHelp = Ako je isključeno, nula ide paru koji je otvorio. Rezultat ostaje isti.
setup-open-title = Spremno
setup-open-create = Otvori klupsku večer
setup-open-opening = Otvara se klupska večer
setup-open-failed = Klupsku večer nismo mogli otvoriti. Ono što ste upisali ostaje ovdje. Pokušajte ponovno.
setup-open-file = Otvori spremljenu klupsku večer
setup-open-fileHelp = Klupska večer nastavlja se ondje gdje ste je spremili.
setup-open-unread = Ovu datoteku nismo mogli pročitati.
