### Club evenings: organiser.

organiser-notAllowed = Ovu stranicu može otvoriti samo organizator ove klupske večeri.
organiser-titleWanted = ({ $n }) { $name }
organiser-phases-waiting =
    { $matches ->
        [one] { $matches } partija, nijedna nije počela
        [few] { $matches } partije, nijedna nije počela
       *[other] { $matches } partija, nijedna nije počela
    }
organiser-phases-playing = Partija { $n } od { $all }, potvrđeno stolova: { $done } od { $tables }
organiser-phases-between = Partija { $n } od { $all } je gotova
organiser-phases-played = Broj partija: { $matches }, sve su odigrane
organiser-phases-closed = Zatvorena
organiser-parts-title = Dijelovi klupske večeri
organiser-parts-tables = Stolovi
organiser-parts-standings = Poredak
organiser-parts-seating = Raspored
organiser-parts-people = Sudionici
organiser-parts-penalties = Kazne
organiser-parts-money = Novac
organiser-parts-evening = Klupska večer
organiser-wanted-title = Čeka vas
organiser-needs-title = Trebaju vas
organiser-needs-none = Sada vas nitko ne treba.
organiser-needs-calls = Stol { $table } zove
organiser-needs-score = Stol { $table }, { $score }
organiser-needs-beat = { $winners } pobjeđuju par { $losers }.
organiser-needs-silent = Stol { $table }, nema vijesti
organiser-needs-others = Stol { $table } još igra
organiser-needs-keeps = Zapisnik vodi { $name }.
organiser-needs-keepsNone = Nitko ne vodi zapisnik na mobitelu.
organiser-wanted-call = Stol { $table } vas zove. { $by }: { $reason }.
organiser-wanted-alert = Stol { $table }. { $cause }
organiser-wanted-over = Stol { $table } je završio. Potvrdite rezultat.
organiser-wanted-late = Od stola { $table } već dugo nema vijesti.
organiser-wanted-lateOthers = Stol { $table } još igra. Barem pola drugih je završilo.
organiser-tables-title = Stolovi
organiser-tables-named = Stol { $table }, { $state }. { $first }: { $firstScore }, { $second }: { $secondScore }.
organiser-tables-press = Pritisnite stol za njegov zapisnik, za ispravak ili da sami upišete runde.
organiser-tables-progress = Partija { $n } od { $all }
organiser-next-last = Posljednja partija
organiser-next-begin = Započni partiju { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Još treba potvrditi stol { LIST($tables) }.
        [few] Još treba potvrditi stolove { LIST($tables) }.
       *[other] Još treba potvrditi stolove { LIST($tables) }.
    }
organiser-next-seatsShown = Svi vide gdje sjede.
organiser-next-callOut = Recite tko gdje sjedi: nalazi se pod „Raspored”.
organiser-next-played = Sve su partije odigrane i potvrđene.
organiser-next-toClose = Zatvori klupsku večer
organiser-next-closed = Klupska večer je zatvorena.
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Idem
organiser-calls-goTo = Idem do stola { $table }
organiser-calls-done = Riješeno
organiser-calls-doneAt = Riješeno za stolom { $table }
organiser-alerts-open = Zapisničar još nije odgovorio
organiser-alerts-waits = Zapisničar kaže da ima pogreške. Stol čeka vas.
organiser-alerts-settle = Ispravi
organiser-alerts-dismiss = Nema pogreške
organiser-alerts-keep = Zadrži zapisnik
organiser-twoSheets-text = Ništa nije prepisano. Odaberite zapisnik koji vrijedi.
organiser-twoSheets-recorded = Sada u zapisniku
organiser-twoSheets-entered = Drugi upis
organiser-twoSheets-finalOnly = Samo krajnji rezultat
organiser-twoSheets-keep = Zadrži { $score }
organiser-twoSheets-use = Uzmi { $score }
organiser-settle-how = Što ćete učiniti?
organiser-settle-ways-correct = Ispravi runde
organiser-settle-ways-stop = Prekini uz ovaj rezultat
organiser-settle-ways-annul = Poništi je i ponovi
organiser-settle-suspends = Usto: { $name } više ne vodi zapisnik u ovoj partiji
organiser-settle-takesOver = Mobiteli za stolom zatim pitaju tko preuzima.
organiser-settle-correct = Spremi zapisnik
organiser-settle-stopAhead = S ovim rezultatom pobjeđuje par koji vodi: { $score }.
organiser-settle-stopLevel = Rezultat je izjednačen. Neka odigraju još jednu rundu ili odlučite ždrijebom.
organiser-settle-stop = Prekini partiju
organiser-settle-annulled = Time se poništavaju svi upisi ove partije. Stol je zatim igra ponovno.
organiser-settle-annul = Poništi i ponovi
organiser-confirm-confirm = Potvrdi
organiser-confirm-confirmTable = Potvrdi stol { $table }
organiser-confirm-look = Pogledaj zapisnik
organiser-confirm-waits = Prvo riješite upozorenje za ovim stolom.
organiser-confirm-notAgreed = Drugi se par još nije složio s rezultatom.
organiser-confirm-notSent = Zapisničar još nije poslao rezultat.
organiser-confirm-confirmed = Stol { $table } je potvrđen. Pobjeda: { $winners }, { $score }.
organiser-confirm-undo = Poništi
organiser-ended-target = Pobjeda: { $winners }.
organiser-ended-stopped = Partija je prekinuta. Vodili su i pobijedili: { $winners }.
organiser-ended-lot = Partija je prekinuta kod izjednačenja. Ždrijebom pobjeđuju: { $winners }.
organiser-ended-absent = Pobjeđuju: { $winners }. Drugi par nije došao.
organiser-ended-expelled = Pobjeđuju: { $winners }. Isključen je igrač drugog para.
organiser-card-heard = Zadnji upis { $ago }.
organiser-card-unheard = Još nema upisa.
organiser-card-left =
    { $n ->
        [one] još { $n } minuta
        [few] još { $n } minute
       *[other] još { $n } minuta
    }
organiser-card-timeUp = vrijeme je isteklo
organiser-card-filler = Jedan par samo popunjava stol. Partija mu se ne računa.
organiser-sheet-title = Zapisnik
organiser-sheet-round = Runda
organiser-sheet-led = otvara { $name }
organiser-sheet-annulled = poništena
organiser-sheet-empty = Još nema rundi.
organiser-sheet-onlyEnd = Poznat je samo konačni rezultat.
organiser-sheet-recorded = Upisano
organiser-sheet-leads = Rundu { $n } otvara { $name }.
organiser-window-unknown = Ovaj stol još nije počeo.
organiser-window-confirmed = Potvrđeno.
organiser-window-enter = Upiši zapisnik
organiser-window-correct = Ispravi zapisnik
organiser-window-save = Spremi zapisnik
organiser-window-filled = Zapisnik je spremljen.
organiser-window-stop = Prekini partiju
organiser-window-stopAhead = Pobjeđuje par { $winners } uz { $score }.
organiser-window-stopLevel = Rezultat je izjednačen. Neka odigraju još jednu rundu ili odlučite ždrijebom.
organiser-window-stopNow = Prekini sada
organiser-window-stopAsk = Prekinuti partiju uz { $score }?
organiser-window-stopAt = Prekini uz { $score }
organiser-window-stopLotAt = Prekini uz { $score }, ždrijebom
organiser-window-playOn = Igraj dalje
organiser-window-stopped = Partija je prekinuta.
organiser-window-keeper = Zapisničar
organiser-window-noKeeper = Ovaj stol još nema zapisničara.
organiser-window-keeps = Zapisnik vodi { $name }.
organiser-window-writesFor = Umjesto zapisničara ({ $keeper }) upisuje { $name }.
organiser-window-newKeeper = Novi zapisničar
organiser-window-name = Imenuj
organiser-window-named = Zapisnik sada vodi { $name }.
organiser-window-minutes = Više vremena
organiser-window-given =
    { $n ->
        [0] Zasad nema dodatnog vremena.
       *[other]
            Zasad dodano: { $n ->
                [one] { $n } minuta
                [few] { $n } minute
               *[other] { $n } minuta
            }.
    }
organiser-window-more =
    { $n ->
        [one] Dodaj { $n } minutu
        [few] Dodaj { $n } minute
       *[other] Dodaj { $n } minuta
    }
organiser-window-annul = Poništi i ponovno igraj partiju
organiser-window-annulled = Partija je poništena. Mobiteli za stolom pitaju tko vodi zapisnik.
organiser-forfeit-absent = Par nije došao
organiser-forfeit-absentHelp = Pritisnite par kojeg nema. Drugi par pobjeđuje, kako kaže pravilnik.
organiser-forfeit-absentAsk = Nisu došli: { $names }. Pobjeđuju: { $winners }.
organiser-forfeit-expelled = Isključi igrača iz ove partije
organiser-forfeit-expelledHelp = Pritisnite par tog igrača. Gubi partiju, kako kaže pravilnik.
organiser-forfeit-expelledAsk = Zbog isključenja gube: { $names }. Pobjeđuju: { $winners }.
organiser-forfeit-yes = Upiši
organiser-forfeit-no = Natrag
organiser-forfeit-entered = Upisano je. Potvrdite rezultat.
organiser-form-kind = Što upisujete
organiser-form-kinds-rounds = Svaku rundu
organiser-form-kinds-final = Samo konačni rezultat
organiser-form-rounds = Runde
organiser-form-round = Runda
organiser-form-gain = Runda { $n }, { $pair }
organiser-form-roundsHelp = U rundi jedan par upisuje od 1 do { $most }. Za neriješenu blokadu upišite 0.
organiser-form-first = Tko je otvorio prvu rundu
organiser-form-annulled = Dodaj poništenu rundu
organiser-form-unknown = Nije poznato
organiser-form-blocker = Tko je blokirao
organiser-form-leaders = Nepoznato: par koji je otvorio
organiser-form-finalHelp = Upišite rezultat kako je zbrojen. Sve iznad { $target } bilježimo kao { $target }.
organiser-form-stopped = Prekinuta prije nego što je neki par imao { $target }
organiser-form-lot = Pobjednici ždrijebom
organiser-form-lotHelp = Izvucite ždrijeb ovdje, ili ručno pa odaberite pobjednike.
organiser-form-draw = Izvuci ždrijeb
organiser-form-drawn = Ždrijeb: pobjeđuju { $winners }.
organiser-form-lotMissing = Izvucite ždrijeb ili odaberite tko ga je dobio.
organiser-form-why = Razlog promjene
organiser-form-whyFree = Razlog promjene, ako želite
organiser-form-stood = Bilo je { $score }.
organiser-form-now = Sada je { $score }.
organiser-form-changed = Dok ste upisivali, zapisnik se promijenio. Sada je u njemu { $score }.
organiser-form-again = Počni od tog zapisnika
organiser-form-unreadEnd = Upišite oba rezultata brojevima.
organiser-form-unreadRound = Provjerite rundu { $n }. Bodove upisuje samo jedan par, i to kao broj.
organiser-announce-title = Obavijest
organiser-announce-open = Objavi
organiser-announce-label = Poruka svima
organiser-announce-send = Pošalji
organiser-announce-sent = Poslano.
organiser-announce-before = Dosad poslano: { $n }
organiser-results-title = Rezultati
organiser-results-none = Nijedna partija nije počela.
organiser-results-table = Stol
organiser-results-pairs = Parovi
organiser-results-score = Rezultat
organiser-results-nothing = još bez rezultata
organiser-results-running = igra se
organiser-results-stopped = prekinuta
organiser-results-absent = nedolazak
organiser-results-expelled = isključenje
organiser-results-open = Otvori
organiser-print = Ispiši
organiser-seating-title = Raspored
organiser-seating-current = Partija { $n }, sada
organiser-seating-next = Partija { $n }, sljedeća
organiser-seating-whole = Sve partije
organiser-people-title = Sudionici
organiser-people-join = Kako se drugi pridružuju
organiser-people-joinHelp = Skeniraju ovu sliku mobitelom ili otvore stranicu i upišu slova. Račun im ne treba.
organiser-people-spelled = Slova za pridruživanje: { $code }
organiser-people-copy = Kopiraj adresu
organiser-people-qr = QR kod: adresa za pridruživanje
organiser-people-haveJoined = Pridruženo: { $n } od { $all }.
organiser-people-alone = Ova je klupska večer samo na ovom uređaju, pa se drugi ne mogu pridružiti.
organiser-people-list =
    { $n ->
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }
organiser-people-needsHelp = Što ta osoba treba, vidite samo vi i ona. Na njezinu se uređaju to vidi kad uređaj potvrdite.
organiser-people-notJoined = nije pridruženo
organiser-people-online = pridruženo
organiser-people-away = pridruženo, bez veze
organiser-people-noPhone = igra bez mobitela
organiser-people-lacksPhone = Nema mobitel
organiser-people-name = Ime
organiser-people-needs = Što ova osoba treba
organiser-people-save = Spremi
organiser-people-saved = Spremljeno.
organiser-people-free = Zamijeni izgubljeni mobitel
organiser-people-freed = Stari je mobitel vani dok ga ponovno ne pustite. Drugi se mobitel sada može pridružiti kao { $name }.
organiser-people-notFreed = Ne možemo doći do poslužitelja. Pokušajte ponovno kad bude veze.
organiser-guests-title = Gosti
organiser-guests-help = Ovi igrači nisu na popisu kluba. Članove možete odabrati za sljedeću klupsku večer.
organiser-guests-add = Učini članom
organiser-guests-addNamed = Učini članom: { $name }
organiser-guests-added = Sada na popisu kluba: { $name }.
organiser-guests-alike = { $other } je već na popisu. Je li { $name } ista osoba?
organiser-guests-same = Da, ista osoba
organiser-guests-another = Ne, dodaj drugu osobu
organiser-guests-failed = Nismo mogli dodati: { $name }. Pokušajte ponovno ili otvorite stranicu kluba.
organiser-devices-help = Kad potvrdite ovaj uređaj, njegov igrač na njemu vidi što ste upisali o njegovim potrebama.
organiser-devices-confirm = Ovo je stvarno uređaj igrača { $name }
organiser-devices-isConfirmed = Potvrđen kao uređaj igrača { $name }.
organiser-devices-takeBack = Poništi potvrdu
organiser-devices-confirmed = Uređaj je potvrđen.
organiser-devices-unconfirmed = Uređaj više nije potvrđen.
organiser-devices-outTitle = Uređaji koje ste uklonili
organiser-devices-out = Uređaj igrača { $name }, od { $time }
organiser-devices-organisersOut = Uređaj organizatora, od { $time }
organiser-devices-admit = Ponovno pusti
organiser-devices-admitted = Taj se uređaj opet može pridružiti slovima.
organiser-devices-failed = Ne možemo doći do poslužitelja. Pokušajte ponovno kad bude veze.
organiser-newCode-draw = Promijeni slova
organiser-newCode-sure = Promijeniti slova? Slova { $code } tada prestaju vrijediti. Tko se već pridružio, ostaje.
organiser-newCode-go = Promijeni
organiser-newCode-keep = Odustani
organiser-newCode-drawn = Nova su slova { $code }.
organiser-lineup-title = Promijeni sastav
organiser-lineup-what = Što se mijenja
organiser-lineup-kinds-late = Igrač dolazi kasnije
organiser-lineup-kinds-leaves = Igrač odlazi
organiser-lineup-kinds-substitute = Nastavlja zamjena
organiser-lineup-effects-late = Novi igrač dobiva sljedeći broj. Preostale partije dobivaju nova mjesta, a odigrane ostaju.
organiser-lineup-effects-leaves = Preostale partije dobivaju nova mjesta bez ovog igrača. Odigrane ostaju.
organiser-lineup-effects-substitute = Novi igrač dobiva novi broj i preostala mjesta. Svatko zadržava partije koje je odigrao. Ako svi rezultati trebaju ostati pod jednim brojem, umjesto toga promijenite ime na popisu.
organiser-lineup-leaver = Tko odlazi
organiser-lineup-newName = Ime novog igrača
organiser-lineup-from = Od koje partije
organiser-lineup-show = Pokaži novi raspored
organiser-lineup-working = Raspored se računa
organiser-lineup-failed = Raspored nismo mogli izračunati. Ostaje stari.
organiser-lineup-proposed = Novi raspored
organiser-lineup-take = Primijeni ovaj raspored
organiser-lineup-taken = Vrijedi novi raspored.
organiser-lineup-leave = Zadrži stari
organiser-penalties-title = Kazne
organiser-penalties-enter = Upiši sankciju
organiser-penalties-player = Igrač
organiser-penalties-usual = Uobičajene u ovom klubu
organiser-penalties-choose = Odaberite
organiser-penalties-reason = Razlog
organiser-penalties-match = Partija
organiser-penalties-noMatch = Nijedna
organiser-penalties-round = Runda, ako je poznata
organiser-penalties-amount = Kazna
organiser-penalties-amountHelp = Smanjuje učinkovitost ovog igrača. Uz 0 sankcija se upisuje, ali se ništa ne oduzima.
organiser-penalties-pointsHelp = Smanjuje bodove plus i učinkovitost ovog igrača. Uz 0 sankcija se upisuje, ali se ništa ne oduzima.
organiser-penalties-matchPointsHelp = Smanjuje turnirske bodove ovog igrača. Uz 0 sankcija se upisuje, ali se ništa ne oduzima.
organiser-penalties-expel = Isključenje s klupske večeri, od ove partije
organiser-penalties-expelHelp = Par gubi preostale partije. Partiju za njegovim stolom završite sami.
organiser-penalties-off = Na ovoj klupskoj večeri nema kazni, pa sankcija nema iznos.
organiser-penalties-needed = Ne kažnjavajte ono što igrači za ovim stolom trebaju:
organiser-penalties-maybe = Ovo je igraču možda potrebno. Nemojte to kažnjavati:
# These are regular expressions, not sentences. They are looked for in the reason of a sanction, without regard to capitals.
# Write the beginnings of words that say the same in your language. "|" means "or", ".*" means anything between.
organiser-penalties-sounds =
    .partner-writes = partner.*(upis|pis|zapisnik)|(upis|pis).*partner
    .partner-shuffles = partner.*mije[šs]a|mije[šs]a.*partner
    .may-rearrange = dira|premje[šs]|slag
    .neighbour-sets = susjed.*(stavi|polo[žz])|licem gore
    .all-say-ends = (ka[žz]|rek|govor|nagla).*kraj
    .may-ask-count = pita|koliko
    .neighbour-stands = susjed.*(plo[čc]ic|uspravi|okre[ćn])
    .neighbour-places = pokaz|upire|upro
    .knocks-to-pass = kuca
    .others-knock = kuca
    .sheet-shown = zapisnik.*pokaz|pokaz.*zapisnik
organiser-penalties-penalise = Upiši kaznu
organiser-penalties-sanction = Upiši sankciju
organiser-penalties-entered = Upisano: { $name }.
organiser-penalties-list = Dosad upisano
organiser-penalties-none = Još nema sankcija.
organiser-penalties-penalty = kazna { $n }
organiser-penalties-warned = sankcija bez kazne
organiser-penalties-expelled = isključenje
organiser-penalties-withdraw = Povuci
organiser-penalties-why = Razlog povlačenja
organiser-penalties-keep = Zadrži
organiser-money-title = Novac
organiser-money-stake = Ulog: { $amount }.
organiser-money-unit = { $amount } { $unit }
# An amount where the organiser has named no unit. $n is the number of $amount.
organiser-money-chips =
    { $n ->
        [one] { $amount } žeton
        [few] { $amount } žetona
       *[other] { $amount } žetona
    }
organiser-money-prizes-stakes = Svi osim drugoplasiranoga plaćaju pobjedniku i uloge.
organiser-money-prizes-losses = Svi osim drugoplasiranoga plaćaju pobjedniku i ono što su izgubili.
organiser-money-prizes-winnings = Svi osim drugoplasiranoga plaćaju pobjedniku i onoliko koliko su sami dobili.
organiser-money-soFar = Zasad.
organiser-money-prizeLater = Nagrada se dodaje na kraju.
organiser-money-final = Konačno.
organiser-money-total = Ukupno
organiser-money-payments = Tko kome plaća
organiser-money-payment = { $from } plaća, { $to } prima: { $amount }.
organiser-money-even = Nitko nikome ništa ne duguje.
organiser-money-level = Prvo mjesto dijele, izjednačeni u svemu osim u broju: { $names }.
organiser-money-share = Podijeli nagradu
organiser-money-shareHelp = Dijele je igrači na prvom mjestu i nitko od njih ne plaća.
organiser-money-law = Ovaj program samo vodi račune. O ulozima se držite zakona svoje zemlje.
organiser-close-title = Zatvori klupsku večer
organiser-close-ready = Sve su partije odigrane.
organiser-close-left =
    { $n ->
        [one] Nije završena { $n } partija.
        [few] Nisu završene { $n } partije.
       *[other] Nije završeno { $n } partija.
    }
organiser-close-close = Zatvori klupsku večer
organiser-close-ask = Zatvoriti klupsku večer?
organiser-close-effect = Nakon toga svi vide konačni poredak.
organiser-close-effectMoney = Nakon toga svi vide konačni poredak i dobitke.
organiser-close-later = Ako nešto nije točno, poslije je možete ponovno otvoriti.
organiser-close-season = Računa li se za sezonu?
organiser-close-count = Zatvori i uračunaj
organiser-close-countNot = Zatvori bez uračunavanja
organiser-close-closeNow = Zatvori sada
organiser-close-notYet = Još ne
organiser-close-closed = Zatvorena u { $time }.
organiser-close-counts = Računa se za sezonu.
organiser-close-countsNot = Ne računa se za sezonu.
organiser-close-share = Poveznica na pobjednike i konačni poredak, za sve
organiser-close-reopen = Otvori ponovno
organiser-close-reopenAsk = Ponovno otvoriti klupsku večer?
organiser-close-reopenEffect = Zatim možete ispraviti rezultate, igrati dalje i ponovno je zatvoriti. Do tada se ne računa za sezonu.
organiser-close-reopenPeople = Igrači koji su sada na drugoj klupskoj večeri ostaju ondje.
organiser-close-stay = Ostavi zatvorenu
organiser-close-discard = Odbaci klupsku večer
organiser-close-discardAsk = Odbaciti klupsku večer?
organiser-close-discardEffect = Igrači vide da je odbačena. Nakon toga nije ni na jednom popisu kluba.
organiser-close-discardNow = Odbaci je
organiser-close-discarded = Odbacili ste ovu klupsku večer. Nije ni na jednom popisu kluba.
organiser-files-title = Spremi i ispiši
organiser-files-fileHelp = U datoteci je cijela klupska večer. Možete je čuvati, poslati e-poštom ili otvoriti na drugom uređaju.
organiser-files-whole = Uključi što igrači trebaju
organiser-files-wholeHelp = Ovu datoteku čuvajte za sebe: pokazuje što koji igrač treba.
organiser-files-save = Spremi kao datoteku
organiser-files-failed = Datoteku nismo mogli spremiti. Pokušajte ponovno.
organiser-files-sheets = Listovi za ispis
organiser-files-paper = Papir
organiser-files-large = Krupni tisak
organiser-files-unprintable =
    { $count ->
        [one] { $count } ime ne može se ispisati cijelo.
        [few] { $count } imena ne mogu se ispisati cijela.
       *[other] { $count } imena ne može se ispisati cijelo.
    }
organiser-files-unprintableHelp = Listovi pokazuju što mogu, ili broj. Zamoli domaćina poslužitelja za ove fontove, ili ispiši stranicu preglednikom.
organiser-files-signs = Iz ovih imena izostavljeni su emojiji i znakovi:
organiser-files-tonight = Ispiši sve za večeras
organiser-files-tonightHelp = Jedna datoteka: raspored za zid, raspored svih partija, kartice stolova, zapisnici i igra za stolom.
organiser-files-kinds =
    .seating-poster = Raspored za zid
    .standings-poster = Poredak za zid
    .certificates = Diplome
    .seating = Raspored
    .schedule = Raspored svih partija
    .tables = Kartice stolova
    .score = Zapisnici
    .players = Kartice igrača
    .results = Rezultati
    .standings = Poredak
    .money = Novac
    .log = Dnevnik
    .procedure = Igra za stolom
    .regulation = Pravilnik
organiser-files-tables = Tablice za druge programe
organiser-files-confirmedOnly = Sadrže samo partije koje ste potvrdili.
organiser-board-title = Javna ploča
organiser-board-help = Za zaslon u prostoriji. Pokazuje tko gdje sjedi, rezultat za svakim stolom i poredak.
organiser-board-open = Otvori ploču
organiser-conditions-title = Uvjeti
organiser-conditions-place = Mjesto
organiser-conditions-date = Datum
organiser-conditions-players = Igrači
organiser-conditions-seating = Raspored
organiser-conditions-matches = Partije
organiser-conditions-target = Igra se do
organiser-conditions-time = Vrijeme za partiju
organiser-conditions-countersign = Drugi par slaže se s rezultatom
organiser-conditions-yes = da
organiser-conditions-change = Promijeni uvjete
organiser-conditions-name = Naziv klupske večeri
organiser-conditions-limit = Minuta za partiju; ostavite prazno ako nema ograničenja
organiser-conditions-penalties = Primjenjuj kazne
organiser-conditions-save = Spremi uvjete
organiser-conditions-saved = Spremljeno.
organiser-matchCount-title = Promijeni broj partija
organiser-matchCount-label = Broj partija
organiser-matchCount-note = Započete partije ostaju. Ostale zadržavaju svoja mjesta.
organiser-matchCount-none = Nakon partije { $n } nema više partija.
organiser-online-when = To možete promijeniti dok se ne igra nijedna partija.
organiser-online-save = Spremi stolove na mreži
organiser-log-title = Ispravci i bilješke
organiser-log-none = Još nema ispravaka ni bilješki.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = ništa
organiser-log-why = Razlog: { $text }
organiser-log-online = Za tim se stolom igralo na mreži. Runde je upisivao sam stol.
organiser-log-sanction = Sankcija: { $name }
organiser-log-scorer = { $at }, zapisničar
organiser-log-round = { $at }, runda { $n }
organiser-log-stopped = prekinuta
organiser-log-absent = nedolazak
organiser-log-expelled = isključenje
organiser-log-lot = ždrijebom
organiser-log-annulled = poništena
organiser-note-label = Zapišite bilješku
organiser-note-help = Čuva vrijeme. Vide je samo organizatori: na ovoj stranici, u datoteci i u ispisanom dnevniku.
organiser-note-match = Partija bilješke
organiser-note-noMatch = Nijedna partija
organiser-note-table = Stol bilješke
organiser-note-noTable = Nijedan stol
organiser-note-round = Runda, ako se zna
organiser-note-write = Zapiši
organiser-note-written = Bilješka je u dnevniku.
organiser-note-note = Bilješka:
# $what is a match, a table or a round.
organiser-note-about = Bilješka, { $what }:
