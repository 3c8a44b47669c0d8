### Club evenings: organiser.

organiser-notAllowed = Ovu stranicu može otvoriti samo organizator večeri.
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
organiser-phases-closed = Večer je zatvorena
organiser-parts-title = Dijelovi večeri
organiser-parts-tables = Stolovi
organiser-parts-standings = Poredak
organiser-parts-seating = Raspored
organiser-parts-people = Sudionici
organiser-parts-penalties = Kazne
organiser-parts-money = Novac
organiser-parts-evening = Večer
organiser-wanted-title = Čeka na vas
organiser-wanted-call = Stol { $table } vas zove. { $by }: { $reason }.
organiser-wanted-alert = Stol { $table }. { $cause }
organiser-wanted-over = Stol { $table } je gotov i čeka potvrdu.
organiser-wanted-late = Stol { $table } dugo se ne javlja.
organiser-tables-title = Stolovi
organiser-next-last = Posljednja partija
organiser-next-begin = Počni partiju { $n }
organiser-next-missing =
    { COUNT($tables) ->
        [one] Još nije potvrđen stol { LIST($tables) }.
        [few] Još nisu potvrđeni stolovi { LIST($tables) }.
       *[other] Još nisu potvrđeni stolovi { LIST($tables) }.
    }
organiser-next-seatsShown = Svi vide gdje tko sjedi.
organiser-next-played = Sve su partije odigrane i potvrđene.
organiser-next-toClose = Zatvori večer
organiser-next-closed = Večer je zatvorena. Više se ništa ne može upisati.
organiser-calls-title = Pozivi
organiser-calls-by = { $name }, { $ago }
organiser-calls-go = Idem
organiser-calls-goTo = Idem do stola { $table }
organiser-calls-done = Riješeno
organiser-calls-doneAt = Riješeno za stolom { $table }
organiser-alerts-title = Za provjeru
organiser-alerts-open = Još nitko nije odgovorio
organiser-alerts-waits = Pogreška je potvrđena za stolom; upis čeka na vas
organiser-alerts-settle = Riješi
organiser-alerts-dismiss = Nema pogreške
organiser-alerts-sheet = Zapisnik
organiser-settle-how = Kako završava?
organiser-settle-ways-correct = Ispravi runde
organiser-settle-ways-stop = Prekini uz ovaj rezultat
organiser-settle-ways-annul = Poništi i ponovi partiju
organiser-settle-suspends = U svakom slučaju { $name } više ne vodi zapisnik u ovoj partiji. Ako pogreške nije bilo, zatvorite ovo i pritisnite „Nema pogreške”.
organiser-settle-correct = Upiši to u zapisnik
organiser-settle-stopAhead = Pobjeđuje par koji vodi, s rezultatom kakav jest: { $score }.
organiser-settle-stopLevel = Izjednačeno je. Neka odigraju još jednu rundu ili neka odluči ždrijeb.
organiser-settle-stop = Prekini partiju
organiser-settle-annulled = Sve što je upisano u ovoj partiji poništava se, a stol je igra ponovno.
organiser-settle-annul = Poništi i ponovi partiju
organiser-confirm-title = Za potvrdu
organiser-confirm-confirm = Potvrdi
organiser-confirm-confirmTable = Potvrdi stol { $table }
organiser-confirm-look = Zapisnik
organiser-confirm-waits = Prvo treba riješiti što za ovim stolom nije u redu.
organiser-confirm-notAgreed = Drugi par još se nije složio s krajem partije.
organiser-confirm-notSent = Kraj partije još nije poslan od stola.
organiser-confirm-confirmed = Stol { $table } je potvrđen. Pobjeda: { $winners }, { $score }.
organiser-confirm-undo = Poništi
organiser-ended-target = Pobjeda: { $winners }.
organiser-ended-stopped = Partija je prekinuta. Vode i pobjeđuju: { $winners }.
organiser-ended-lot = Partija je prekinuta kod izjednačenja. Ždrijebom pobjeđuju: { $winners }.
organiser-card-nothing = Još nema upisa
organiser-card-heard = Posljednji upis { $ago }
organiser-card-nobody = zapisnik još nitko ne vodi
organiser-card-keeper = zapisnik vodi { $name }
organiser-card-left =
    { $n ->
        [one] još { $n } minuta
        [few] još { $n } minute
       *[other] još { $n } minuta
    }
organiser-card-timeUp = vrijeme je isteklo
organiser-card-filler = Jedan par samo popunjava stol; njemu se ništa ne upisuje.
organiser-card-open = Otvori
organiser-sheet-title = Zapisnik
organiser-sheet-round = Runda
organiser-sheet-led = otvara { $name }
organiser-sheet-empty = Još nijedna runda nije upisana.
organiser-sheet-onlyEnd = Poznat je samo kraj.
organiser-sheet-recorded = Upisuje se
organiser-sheet-leads = Rundu { $n } otvara { $name }.
organiser-window-unknown = Ovaj stol još nije počeo.
organiser-window-confirmed = Potvrđeno.
organiser-window-enter = Upiši zapisnik
organiser-window-correct = Ispravi zapisnik
organiser-window-save = Spremi zapisnik
organiser-window-filled = Zapisnik je spremljen.
organiser-window-stop = Prekini partiju
organiser-window-stopAhead = Pobjeđuje par koji vodi, s rezultatom kakav jest.
organiser-window-stopLevel = Izjednačeno je. Neka odigraju još jednu rundu ili neka odluči ždrijeb.
organiser-window-stopNow = Prekini sada
organiser-window-stopByLot = Prekini ždrijebom
organiser-window-stopped = Partija je prekinuta.
organiser-window-keeper = Zapisničar
organiser-window-noKeeper = Ovdje još nitko ne vodi zapisnik.
organiser-window-keeps = Zapisnik vodi { $name }.
organiser-window-writesFor = Zapisnik je povjeren: { $keeper }. Upisuje { $name }.
organiser-window-newKeeper = Tko vodi zapisnik
organiser-window-name = Imenuj
organiser-window-named = Zapisnik sada vodi { $name }.
organiser-window-minutes = Više vremena
organiser-window-given =
    { $n ->
        [0] Zasad ništa preko ograničenja.
       *[other]
            Preko ograničenja: { $n ->
                [one] { $n } minuta
                [few] { $n } minute
               *[other] { $n } minuta
            }.
    }
organiser-window-more =
    { $n ->
        [one] Još { $n } minuta
        [few] Još { $n } minute
       *[other] Još { $n } minuta
    }
organiser-form-kind = Što je poznato
organiser-form-kinds-rounds = Svaka runda
organiser-form-kinds-final = Samo kraj
organiser-form-rounds = Runde
organiser-form-round = Runda
organiser-form-gain = Runda { $n }, { $pair }
organiser-form-roundsHelp = U rundi bodove dobiva jedan par, od 1 do { $most }. Za neriješenu ribu upišite 0.
organiser-form-first = Tko otvara prvu rundu
organiser-form-unknown = Nije poznato
organiser-form-blocker = Tko je zatvorio
organiser-form-leaders = Kako je otvoreno
organiser-form-finalHelp = Kako je zbrojeno; sve iznad { $target } upisuje se kao { $target }.
organiser-form-stopped = Prekinuta prije nego što je itko imao { $target }
organiser-form-lot = Ždrijeb bira
organiser-form-why = Zašto se mijenja
organiser-form-whyFree = Zašto se mijenja, ako želite
organiser-form-stood = Bilo je { $score }.
organiser-form-now = Sada { $score }.
organiser-form-unreadEnd = Upišite oba rezultata brojevima.
organiser-form-unreadRound = Runda { $n } ne može se pročitati: bodove dobiva samo jedan par, i to kao broj.
organiser-announce-title = Obavijest
organiser-announce-label = Poruka svim uređajima
organiser-announce-send = Objavi
organiser-announce-sent = Objavljeno.
organiser-announce-before = Dosad objavljeno: { $n }
organiser-results-title = Rezultati
organiser-results-none = Nijedna partija nije počela.
organiser-results-table = Stol
organiser-results-pairs = Parovi
organiser-results-score = Rezultat
organiser-results-nothing = još ništa
organiser-results-running = igra se
organiser-results-stopped = prekinuta
organiser-results-open = Otvori
organiser-print = Ispiši
organiser-seating-title = Raspored
organiser-seating-current = Partija { $n }, sada
organiser-seating-next = Partija { $n }, sljedeća
organiser-seating-whole = Cijela večer
organiser-people-title = Sudionici
organiser-people-join = Kako se pridružiti
organiser-people-joinHelp = Mobitelom se pročita ova slika ili se otvori stranica i upišu slova. Račun nije potreban.
organiser-people-spelled = Slova za pridruživanje: { $code }
organiser-people-copy = Kopiraj adresu
organiser-people-qr = Slika za mobitel: adresa za pridruživanje
organiser-people-haveJoined = Pridruženo: { $n } od { $all }.
organiser-people-alone = Ova je večer samo na ovom uređaju, pa se nitko drugi ne može pridružiti.
organiser-people-list =
    { $n ->
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }
organiser-people-needsHelp = Što tko treba, vidite samo vi i ta osoba. Njezin uređaj to prikazuje kad ga potvrdite.
organiser-people-notJoined = bez prijave
organiser-people-online = povezano
organiser-people-away = nije povezano
organiser-people-name = Ime
organiser-people-needs = Što ova osoba treba
organiser-people-save = Spremi
organiser-people-saved = Spremljeno.
organiser-people-free = Mobitel je izgubljen: pusti drugi
organiser-people-freed = Taj uređaj ostaje vani dok ga ponovno ne pustite. Pod ovim se imenom sada može pridružiti drugi: { $name }.
organiser-people-notFreed = To nije stiglo do poslužitelja. Pokušajte ponovno kad bude veze.
organiser-devices-help = Kad potvrdite ovaj uređaj, svojem igraču prikazuje što ste upisali o njegovim potrebama.
organiser-devices-confirm = Potvrdi uređaj: { $name }
organiser-devices-isConfirmed = Potvrđen je uređaj: { $name }.
organiser-devices-takeBack = Povuci potvrdu
organiser-devices-confirmed = Uređaj je potvrđen.
organiser-devices-unconfirmed = Uređaj više nije potvrđen.
organiser-devices-outTitle = Uklonjeni uređaji
organiser-devices-out = Uređaj: { $name }, od { $time }
organiser-devices-organisersOut = Uređaj organizatora, od { $time }
organiser-devices-admit = Ponovno pusti
organiser-devices-admitted = Taj se uređaj opet može pridružiti slovima.
organiser-devices-failed = To nije stiglo do poslužitelja. Pokušajte ponovno kad bude veze.
organiser-newCode-draw = Izvuci nova slova
organiser-newCode-sure = Izvući nova slova? Sa slovima { $code } tada se više nitko ne može pridružiti. Tko se već pridružio, ostaje.
organiser-newCode-go = Izvuci
organiser-newCode-keep = Ostavi stara
organiser-newCode-drawn = Nova su slova { $code }.
organiser-lineup-title = Promijeni sastav
organiser-lineup-what = Što se mijenja
organiser-lineup-kinds-late = Netko dolazi kasnije
organiser-lineup-kinds-leaves = Netko odlazi
organiser-lineup-kinds-substitute = Netko nastavlja umjesto drugoga
organiser-lineup-effects-late = Novi igrač dobiva sljedeći broj. Preostale se partije rasporede nanovo, a odigrano ostaje.
organiser-lineup-effects-leaves = Preostale se partije rasporede nanovo bez ovog igrača, a odigrano ostaje.
organiser-lineup-effects-substitute = Novi igrač dobiva svoj broj i preostala mjesta; odigrano ostaje onome tko je igrao. Ako rezultati trebaju ići dalje pod jednim brojem, promijenite ime u popisu.
organiser-lineup-leaver = Tko odlazi
organiser-lineup-newName = Ime novog igrača
organiser-lineup-from = Od koje partije
organiser-lineup-show = Pokaži novi raspored
organiser-lineup-working = Raspored se računa
organiser-lineup-failed = Raspored se nije mogao izračunati. Vrijedi prijašnji.
organiser-lineup-proposed = Novi raspored
organiser-lineup-take = Prihvati ovaj raspored
organiser-lineup-taken = Vrijedi novi raspored.
organiser-lineup-leave = Ostavi kako je bilo
organiser-penalties-title = Kazne
organiser-penalties-enter = Upiši sankciju
organiser-penalties-player = Igrač
organiser-penalties-usual = Uobičajene u ovom klubu
organiser-penalties-choose = Odaberite
organiser-penalties-reason = Razlog
organiser-penalties-match = U kojoj partiji
organiser-penalties-noMatch = Ni u jednoj
organiser-penalties-round = Runda, ako je poznata
organiser-penalties-amount = Kazna
organiser-penalties-amountHelp = Smanjuje učinkovitost ovog igrača i ništa drugo. 0 je sankcija bez kazne.
organiser-penalties-off = Kazne su u ovoj večeri isključene, pa sankcije nemaju iznos.
organiser-penalties-needed = Što je nekome za ovim stolom potrebno, nikad se ne kažnjava:
organiser-penalties-maybe = Možda je to nekome potrebno, a takvo se nikad ne kažnjava:
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
organiser-penalties-none = Ništa nije upisano.
organiser-penalties-penalty = kazna { $n }
organiser-penalties-warned = sankcija bez kazne
organiser-penalties-withdraw = Povuci
organiser-penalties-why = Zašto se povlači
organiser-penalties-keep = Ostavi
organiser-money-title = Novac
organiser-money-stake =
    { $unit ->
        [none] Ulog: { $n }.
       *[other] Ulog: { $n } { $unit }.
    }
organiser-money-prizes-stakes = Pobjednik uzima i uloge svih osim drugoga.
organiser-money-prizes-losses = Pobjednik uzima i ono što su izgubili svi osim drugoga.
organiser-money-prizes-winnings = Pobjednik uzima i ono što su dobili svi osim drugoga.
organiser-money-soFar = Kako je sada.
organiser-money-prizeLater = Nagrada se obračunava na kraju.
organiser-money-final = Konačno.
organiser-money-total = Ukupno
organiser-money-level = Na vrhu ništa osim broja od drugih ne dijeli: { $names }.
organiser-money-share = Podijeli nagradu
organiser-money-shareHelp = Jednaki na vrhu dijele je i nitko od njih ne plaća.
organiser-money-law = Program samo vodi račune i ne prenosi novac. O tome što mjesni zakon kaže o ulozima brinete vi.
organiser-close-title = Zatvori večer
organiser-close-ready = Sve su partije odigrane.
organiser-close-left =
    { $n ->
        [one] Do kraja nije odigrana { $n } partija.
        [few] Do kraja nisu odigrane { $n } partije.
       *[other] Do kraja nije odigrano { $n } partija.
    }
organiser-close-close = Zatvori večer
organiser-close-ask = Zatvoriti večer?
organiser-close-effect = Nakon toga svi vide konačni poredak i dobitke. Više se ništa ne može upisati.
organiser-close-closeNow = Zatvori sada
organiser-close-notYet = Još ne
organiser-close-closed = Zatvorena u { $time }.
organiser-files-title = Ponesite sa sobom
organiser-files-fileHelp = U datoteci je cijela večer. Može se čuvati, poslati i otvoriti na drugom uređaju.
organiser-files-whole = S onim što tko treba
organiser-files-wholeHelp = Samo za vas: drugi to ne trebaju čitati.
organiser-files-save = Spremi kao datoteku
organiser-files-failed = Datoteka se nije mogla zapisati. Pokušajte ponovno.
organiser-files-sheets = Listovi za ispis
organiser-files-paper = Papir
organiser-files-large = Krupni tisak
organiser-files-kinds-seating = Raspored sjedenja
organiser-files-kinds-schedule = Raspored cijele večeri
organiser-files-kinds-tables = Kartice stolova
organiser-files-kinds-score = Zapisnici
organiser-files-kinds-players = Kartice igrača
organiser-files-kinds-results = Rezultati
organiser-files-kinds-standings = Poredak
organiser-files-kinds-money = Novac
organiser-files-kinds-log = Dnevnik
organiser-files-kinds-procedure = Igra za stolom
organiser-files-tables = Tablice za druge programe
organiser-files-confirmedOnly = Partija ulazi u njih kad je potvrdite.
organiser-board-title = Javna ploča
organiser-board-help = Za zaslon u prostoriji: tko gdje sjedi, kako stoji svaki stol i poredak. Ondje se ništa ne može upisati.
organiser-board-open = Otvori ploču
organiser-conditions-title = Uvjeti
organiser-conditions-place = Mjesto
organiser-conditions-date = Dan
organiser-conditions-players = Igrači
organiser-conditions-seating = Raspored
organiser-conditions-matches = Partije
organiser-conditions-target = Igra se do
organiser-conditions-time = Vrijeme za partiju
organiser-conditions-countersign = Drugi par slaže se s krajem partije
organiser-conditions-yes = da
organiser-conditions-change = Promijeni uvjete
organiser-conditions-name = Naziv večeri
organiser-conditions-limit = Minuta za partiju; prazno je bez ograničenja
organiser-conditions-penalties = Kazne se daju
organiser-conditions-save = Spremi uvjete
organiser-conditions-saved = Spremljeno.
organiser-log-title = Ispravci
organiser-log-none = Ništa nije ispravljano.
organiser-log-change = { $old } → { $now }
organiser-log-nothing = ništa
organiser-log-why = Razlog: { $text }
organiser-log-sanction = Sankcija: { $name }
organiser-log-scorer = { $at }, zapisničar
organiser-log-round = { $at }, runda { $n }
organiser-log-stopped = prekinuta
organiser-log-lot = ždrijebom
organiser-log-annulled = poništena
