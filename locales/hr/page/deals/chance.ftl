### On the page about fair deals: this reader’s opening hands, and everyone’s, against chance.

chance-title = Vaše podjele i slučaj
chance-intro = Koliko je dupli i koliko točaka bilo u vašim početnim rukama? Ovdje ih uspoređujete s onim što daje slučaj.
chance-which = Koje ruke
chance-group = { $family }: { $n } od { $of } pločica
chance-yours =
    { $n ->
        [one] Vaše ruke: { $n }
        [few] Vaše ruke: { $n }
       *[other] Vaše ruke: { $n }
    }
chance-everyone = Sve partije za rejting ovdje
chance-byChance = Slučaj
chance-verdict =
    .too-few = Treba barem { $needed } ruku da bismo mogli reći. Do tada razlika može biti slučajna.
    .as-expected = Vaše su ruke onakve kakve daje pošten slučaj.
    .unusual = Vaše su ruke malo neobične. Od 100 igrača s poštenim podjelama to vidi jedan ili dva.
    .very-unusual = Vaše su ruke vrlo neobične. S poštenim podjelama to ne vidi gotovo nitko. Provjerite podjele svojih partija.
chance-all =
    .too-few = U svim partijama za rejting ovdje još je premalo ruku da bismo mogli reći.
    .as-expected = Ruke svih partija za rejting ovdje onakve su kakve daje pošten slučaj.
    .unusual = Ruke svih partija za rejting ovdje malo su neobične. Poštene podjele to daju otprilike jednom u 100 puta.
    .very-unusual = Ruke svih partija za rejting ovdje vrlo su neobične. Poštene podjele to ne daju gotovo nikad.
chance-none = Još nismo izbrojili nijednu vašu ruku. Odigrajte partiju do kraja pa ponovno pogledajte ovdje.
chance-signIn = Prijavite se da vidite ruke svojeg računa
chance-uncounted =
    { $n ->
        [one] Još nije izbrojena { $n } vaša partija. To traje nekoliko minuta.
        [few] Još nisu izbrojene { $n } vaše partije. To traje nekoliko minuta.
       *[other] Još nije izbrojeno { $n } vaših partija. To traje nekoliko minuta.
    }
chance-doubles = Duple u početnoj ruci
chance-doublesText = Koliko je često ruka imala koji broj dupli, u postocima svih ruku.
chance-pips = Točke u početnoj ruci
chance-pipsText = Prosjek vaših ruku: { $yours } točaka. Po slučaju: { $chance }.
chance-pipsOfAll = Prosjek svih ruku: { $yours } točaka. Po slučaju: { $chance }.
chance-band = Široka traka pokazuje gdje leži 19 od 20 poštenih prosjeka.
chance-asTable = Brojevi u tablici
chance-number = Duple
chance-count = { $n } ({ $share })
chance-p = U ovom se udjelu slučajeva poštene podjele razlikuju barem toliko. Duple: { $doubles }. Točke: { $pips }.
