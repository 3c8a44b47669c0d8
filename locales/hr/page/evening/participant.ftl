### Club evenings: participant.

participant-evening = Klupska večer
participant-parts = Dijelovi klupske večeri
participant-table = Stol
participant-mine = Moja klupska večer
participant-standings = Poredak
participant-resting = Partija { $match }: pauzirate
participant-waiting = Prije prve partije
participant-over = Klupska večer je završila
participant-discarded = Organizator je odbacio ovu klupsku večer.
participant-notPlaying = Niste igrač ove klupske večeri.
participant-where = Gdje sjedite
participant-mineTitle = { $name }, broj { $number }
participant-you = vi
participant-online-waits = Vaš se stol uskoro otvara
participant-online-open = Vaš je stol otvoren
participant-online-plays = Igrate za stolom { $table }.
participant-online-go = Idi za svoj stol
participant-online-scored = Stol sam upisuje svaku rundu.
participant-online-until = Otvara se kad se pridruže sva četiri igrača, najkasnije u { $time }.
participant-next-title = Slijedi partija { $match }
participant-next-now = Sada: partija { $match }
participant-next-opposite = Stol { $table }, nasuprot: { $partner }
participant-next-first = Prvu partiju pokreće organizator.
participant-next-between = Pokreće je organizator.
participant-next-seat = Vaše mjesto
participant-next-partner = Partner
participant-next-opponents = Protivnici
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = Desno od vas sjedi { $name } i igra nakon vas.
participant-next-rest = U partiji { $match } pauzirate.
participant-next-after = Nakon toga: partija { $match } za stolom { $table }.
participant-next-none = Nema više partija.
participant-next-filledIn = Samo popunjavate stol: partija vam se ne računa.
participant-sums = Zbrojevi
participant-place = Zasad mjesto { $place } od { $players }
participant-placeFinal = Mjesto { $place } od { $players }
participant-noResults = Još nijedna partija nije potvrđena.
participant-results = Moje partije
participant-withAgainst = Partner { $partner }, protivnici { $opponents }
participant-won = pobjeda
participant-lost = poraz
participant-matchPoints =
    { $n ->
        [one] { $n } turnirski bod
        [few] { $n } turnirska boda
       *[other] { $n } turnirskih bodova
    }
participant-filled = Samo ste popunili stol: partija vam se ne računa.
participant-absent = Vaš par nije došao.
participant-satOut = Pauza
participant-playing = Još nije potvrđena
participant-aheadBy = odlučuje: { $key }
participant-unequal = Neki su igrači odigrali više partija od drugih. Usporedite i broj odigranih partija.
participant-announcements-title = Od organizatora
participant-announcements-none = Još nema obavijesti.
participant-sanctions-title = Sankcije i kazne
participant-sanctions-penalty =
    { $n ->
        [one] { $n } bod: { $reason }
        [few] { $n } boda: { $reason }
       *[other] { $n } bodova: { $reason }
    }
participant-sanctions-sanction = Bez bodova: { $reason }
participant-sanctions-expelled = Isključenje s klupske večeri: { $reason }
participant-sanctions-inMatch = Partija { $match }
participant-sanctions-inRound = Partija { $match }, runda { $round }
participant-sanctions-evening = Cijela klupska večer
participant-needs-title = Pomoć za mene
participant-needs-show = Prikaži ovdje
participant-needs-hide = Sakrij
participant-needs-private = Razlog vidite samo vi i organizator. Ostali vide samo što treba činiti.
participant-needs-unconfirmed = Organizator mora potvrditi da je ovaj uređaj vaš. Tada to vidite ovdje.
participant-needs-askToConfirm = Pozovi organizatora
participant-needs-confirmInPerson = Zamolite organizatora osobno da ga potvrdi.
participant-needs-none = Niste zatražili pomoć.
participant-needs-follows = Za vašim stolovima:
participant-needs-ask = Pozovi organizatora da to promijeni
participant-needs-asked = Pozvali ste organizatora k svojem stolu.
participant-needs-inPerson = Za promjenu se osobno obratite organizatoru.
participant-join-title = Pridružite se klupskoj večeri
participant-join-code = Četiri slova klupske večeri
participant-join-codeHelp = Ima ih organizator. Možete i kamerom skenirati organizatorov QR kod.
participant-join-find = Pronađi klupsku večer
participant-join-wrongCode = Kod ima četiri slova.
participant-join-notFound = Nijedna klupska večer nema slova { $code }. Usporedite ih s organizatorovima.
participant-join-who = Tko ste vi?
participant-join-whoHelp = Odaberite svoje ime. Račun vam ne treba.
participant-join-taken = { $name }, već pridruženo
participant-join-takenTitle = Već pridruženo: { $name }
participant-join-takenText = Jeste li to vi s drugim mobitelom? Zamolite organizatora da oslobodi vaše ime, pa pogledajte ponovno.
participant-join-lookAgain = Pogledaj ponovno
participant-join-back = Odaberi drugo ime
participant-join-otherCode = Druga klupska večer
participant-join-known = Pridružili ste se kao { $name }.
participant-join-knownOrganiser = Vi ste organizator ove klupske večeri.
participant-join-goOn = Na klupsku večer
participant-join-club = Klub: { $club }
