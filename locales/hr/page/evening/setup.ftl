### Club evenings: setup.

setup-title = Održi klupsku večer
setup-usualName = Klupska večer, { $day }
setup-what = Klupska večer
setup-more = Više: brojevi, raspored, mjesto, ulozi, vrijeme
setup-deviceHelp = Ova je klupska večer samo na ovom uređaju. Ne treba vam mreža, a sve rezultate upisujete sami.
setup-onDevice = Održi je samo na ovom uređaju
setup-restored = Ono što ste ranije upisali još je ovdje. Nalazi se samo na ovom uređaju.
setup-afresh = Počni ispočetka bez toga
setup-club-which = Klub
setup-club-name = Naziv kluba
setup-club-usual = Naš klub domina
setup-club-help = Postajete njegov organizator, a svi s vašega popisa postaju članovi. Naziv možete promijeniti poslije.
setup-roster-title = Tko igra
setup-roster-you = Vaše ime
setup-roster-youHelp = Vi ste organizator i igrač broj 1.
setup-roster-namedYou = { $name } (vi)
setup-roster-guest = gost
setup-roster-find = Traži člana
setup-roster-found =
    { $n ->
        [one] Pronađen { $n } član
        [few] Pronađena { $n } člana
       *[other] Pronađeno { $n } članova
    }
setup-roster-sameAsLast =
    { $n ->
        [one] Kao prošli put: { $n } igrač
        [few] Kao prošli put: { $n } igrača
       *[other] Kao prošli put: { $n } igrača
    }
setup-roster-repeated =
    { $n ->
        [one] Označen je { $n } igrač, kao prošli put.
        [few] Označena su { $n } igrača, kao prošli put.
       *[other] Označeno je { $n } igrača, kao prošli put.
    }
setup-roster-addGuest = Dodaj gosta
setup-roster-addNames = Imena igrača, jedno u retku
setup-roster-addHelp = Možete i zalijepiti popis, s e-poštom ili bez nje.
setup-roster-add = Dodaj
setup-roster-added =
    { $n ->
        [one] Dodan je { $n } igrač.
        [few] Dodana su { $n } igrača.
       *[other] Dodano je { $n } igrača.
    }
# A name was typed that is on the list. $numbered is that name with a number.
setup-farDay-question = Datum je { $day }. To je daleko od danas. Zadržati ga?
setup-farDay-keep = Zadrži ovaj datum
setup-farDay-close = Datum ove klupske večeri je { $day }, daleko od danas. Ako nije točan, prvo ga promijenite u uvjetima: večer se broji u sezoni svojeg datuma.
setup-namesake-question = { $name } već je na popisu. Je li to netko drugi?
setup-namesake-another = Da, dodaj „{ $numbered }”
# The person keeps the name, because the club night has begun.
setup-namesake-two = Da, to su dvije osobe
setup-namesake-same = Ne, ista osoba
# Several such names were typed.
setup-namesake-none =
    { $n ->
        [one] Svi su oni već na popisu ({ $n })
        [few] Svi su oni već na popisu ({ $n })
       *[other] Svi su oni već na popisu ({ $n })
    }
# Two names begin with the same first name, and one of them has no last name.
setup-namesake-firstName = Jesu li { $name } i { $like } ista osoba?
setup-namesake-others = Ne, to su dvije osobe
setup-namesake-one = Da, ista osoba
setup-roster-leftOut = Izostavljeno: { LIST($what) }.
setup-roster-leftNumbers =
    { $n ->
        [one] { $n } broj retka
        [few] { $n } broja redaka
       *[other] { $n } brojeva redaka
    }
setup-roster-leftTelephones =
    { $n ->
        [one] { $n } telefonski broj
        [few] { $n } telefonska broja
       *[other] { $n } telefonskih brojeva
    }
setup-roster-leftEmails =
    { $n ->
        [one] { $n } adresa e-pošte
        [few] { $n } adrese e-pošte
       *[other] { $n } adresa e-pošte
    }
setup-roster-leftOthers =
    { $n ->
        [one] { $n } drugi podatak
        [few] { $n } druga podatka
       *[other] { $n } drugih podataka
    }
setup-roster-removed = Ne igra: { $name }.
setup-roster-full =
    { $max ->
        [one] Može igrati najviše { $max } osoba.
        [few] Mogu igrati najviše { $max } osobe.
       *[other] Može igrati najviše { $max } osoba.
    }
setup-roster-rest = Ostali su još u polju.
setup-roster-morePairs = Sa stalnim parovima može ih biti { $max }.
setup-plan-title = Stolovi i partije
setup-plan-tooFew =
    { $n ->
        [one] Treba još { $n } igrač: igraju najmanje { $min }.
        [few] Trebaju još { $n } igrača: igraju najmanje { $min }.
       *[other] Treba još { $n } igrača: igraju najmanje { $min }.
    }
setup-plan-tables =
    { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    } za { $tables ->
        [one] { $tables } stolom
        [few] { $tables } stola
       *[other] { $tables } stolova
    }.
setup-plan-resting =
    { $n ->
        [one] U svakoj partiji pauzira { $n }.
        [few] U svakoj partiji pauziraju { $n }.
       *[other] U svakoj partiji pauzira { $n }.
    }
setup-plan-restingSome =
    { $n ->
        [one] U svakoj partiji pauzira od { $least } do { $n }.
        [few] U svakoj partiji pauzira od { $least } do { $n }.
       *[other] U svakoj partiji pauzira od { $least } do { $n }.
    }
setup-plan-matches = Partije, od { $all } u ovom rasporedu
setup-plan-fewer = Jedna partija manje
setup-plan-more = Jedna partija više
setup-plan-estimate =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    } × { $minutes } min: oko { $time } h.
setup-plan-ownEstimate =
    { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    } × { $minutes } min, kao na vašim posljednjim večerima: oko { $time } h.
setup-plan-noStakes = Ulog ne vrijedi: ulozi su samo za jedan stol, kad igra 4 do 7 igrača.
setup-plan-working = Raspored se računa
setup-plan-failed = Raspored nismo mogli izračunati.
setup-format-title = Igrači i raspored
setup-format-help = 4 do 7 igrača dijeli jedan stol i izmjenjuje se. 8, 12 ili 16 igra svatko sa svakim. Za svaki drugi broj raspored je ravnomjeran.
setup-format-kind = Raspored
setup-format-kinds-published = Kako je objavljen
setup-format-kinds-balanced = Uravnotežen
setup-format-kindEffects-published = Raspored iz tiskanih pravila.
setup-format-kindEffects-balanced = Najravnomjerniji mogući za ovaj broj igrača.
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
setup-format-counts = Ovi brojevi vrijede za sve partije rasporeda.
setup-people-title = Sastav
setup-people-help = Redoslijed mijenjate povlačenjem redaka, strelicama ili tipkom Alt i strelicom.
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
        [one] U nekim partijama { $tables } stol nema zapisničara s mobitelom.
        [few] U nekim partijama { $tables } stola nemaju zapisničara s mobitelom.
       *[other] U nekim partijama { $tables } stolova nema zapisničara s mobitelom.
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
setup-conditions-penalties = Primjenjuj kazne
setup-conditions-penaltiesHelp = Smanjuju učinkovitost igrača.
setup-stakes-title = Ulozi
setup-stakes-oneTable = Ulozi su samo za jedan stol, kad igra 4 do 7 igrača. Za 8 ili više igrača nema uloga.
setup-stakes-stake = Ulog po jedinici; 0 ako ga nema
setup-stakes-unit = Jedinica uloga
setup-stakes-unitLike = žetoni
setup-stakes-help = Pobjednici dobivaju jednu jedinicu za svaki turnirski bod pobjede. Poraženi plaćaju isto toliko.
setup-stakes-prize = Dodatna nagrada
setup-stakes-prizes-none = Nema je
setup-stakes-prizes-stakes = Ulozi ostalih
setup-stakes-prizes-losses = Što su ostali izgubili
setup-stakes-prizes-winnings = Što su ostali dobili
setup-stakes-effects-none = Igrate samo za uloge.
setup-stakes-effects-stakes = Na kraju svi od trećega mjesta nadalje plaćaju pobjedniku ovoliko uloga.
setup-stakes-effects-losses = Na kraju svi od trećega mjesta nadalje još jednom plaćaju pobjedniku što su izgubili.
setup-stakes-effects-winnings = Na kraju svi od trećega mjesta nadalje plaćaju pobjedniku koliko su sami dobili.
setup-stakes-times = Koliko uloga
setup-stakes-law = Ovaj program samo vodi račune. O ulozima se držite zakona svoje zemlje.
setup-repeat-title = Ako jedan par samo popunjava stol
setup-repeat-kinds-settle = Sva četiri igrača igraju za novac
setup-repeat-kinds-void = Partija nema uloga
setup-options-title = Pravila vašega kluba
setup-options-countersign = Drugi par slaže se s rezultatom
setup-options-countersignHelp = Prije nego što potvrdite partiju, na mobitelu je mora potvrditi igrač para koji nije vodio zapisnik.
setup-options-blockers = Nakon neriješene blokade upiši 0 paru koji je blokirao
setup-options-blockersHelp = Ako je isključeno, nula ide paru koji je otvorio. Rezultat ostaje isti.
setup-online-title = Stolovi na mreži
setup-online-on = Igraj za stolovima ovdje, na mreži
setup-online-help =
    { $n ->
        [one] Za svaku partiju otvara se stol, a rezultat se upisuje sam. Za one kojih nema nakon { $n } minute igra bot.
        [few] Za svaku partiju otvara se stol, a rezultat se upisuje sam. Za one kojih nema nakon { $n } minute igra bot.
       *[other] Za svaku partiju otvara se stol, a rezultat se upisuje sam. Za one kojih nema nakon { $n } minuta igra bot.
    }
setup-online-clock = Vrijeme za potez
setup-online-clocks =
    .none = Bez sata
    .calm = 60 sekundi
    .quick = 20 sekundi
setup-online-tempo = Ujednačen ritam
setup-online-tempoHelp = Svaki se potez pokazuje nakon istog vremena, pa razmišljanje ništa ne otkriva.
setup-open-title = Spremno
setup-open-begin = Započni
setup-open-later = Pripremi sada, započni poslije
setup-open-beginHelp = Partija 1 počinje odmah. Tada vidite gdje tko sjedi i kako se mobiteli pridružuju.
setup-open-beginHere = Partija 1 počinje odmah.
setup-open-opening = Otvara se klupska večer
setup-open-failed = Klupsku večer nismo mogli otvoriti. Ono što ste upisali ostaje ovdje. Pokušajte ponovno.
setup-open-file = Otvori spremljenu klupsku večer
setup-open-fileHelp = Klupska večer nastavlja se ondje gdje ste je spremili.
setup-open-unread = Ovu datoteku nismo mogli pročitati.
