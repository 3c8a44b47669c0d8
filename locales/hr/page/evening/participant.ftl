### Club evenings: participant.

participant-evening = Večer
participant-parts = Dijelovi večeri
participant-table = Stol
participant-mine = Moja večer
participant-standings = Poredak
participant-resting = Partija { $match }: pauzirate
participant-waiting = Prije prve partije
participant-over = Večer je gotova
participant-notPlaying = Ovaj uređaj ne sudjeluje u večeri.
participant-where = Gdje sjedite
participant-mineTitle = { $name }, broj { $number }
participant-you = vi
participant-next-title = Slijedi partija { $match }
participant-next-now = Sada: partija { $match }
participant-next-first = Prva partija počinje kad je organizator pokrene.
participant-next-between = Počinje kad je organizator pokrene.
participant-next-seat = Vaše mjesto
participant-next-partner = Partner
participant-next-opponents = Protivnici
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = Desno od vas sjedi { $name } i igra nakon vas.
participant-next-rest = U partiji { $match } pauzirate.
participant-next-after = Nakon toga: partija { $match } za stolom { $table }.
participant-next-none = Nema više partija.
participant-next-filledIn = Popunjavate ovaj stol: partija vam se ne računa.
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
participant-filled = Popuna: ne računa vam se.
participant-satOut = Pauza
participant-playing = Još nije potvrđena
participant-aheadBy = odlučuje: { $key }
participant-unequal = Nisu svi igrali jednako često: usporedite koliko je tko odigrao.
participant-announcements-title = Od organizatora
participant-announcements-none = Još ništa nije objavljeno.
participant-sanctions-title = Sankcije i kazne
participant-sanctions-penalty =
    { $n ->
        [one] { $n } bod: { $reason }
        [few] { $n } boda: { $reason }
       *[other] { $n } bodova: { $reason }
    }
participant-sanctions-sanction = Bez bodova: { $reason }
participant-sanctions-inMatch = Partija { $match }
participant-sanctions-inRound = Partija { $match }, runda { $round }
participant-sanctions-evening = Cijela večer
participant-needs-title = Što se čini za mene
participant-needs-show = Pokaži na ovom zaslonu
participant-needs-hide = Sakrij
participant-needs-private = Zašto, vidite samo vi i organizator. Ostali vide što treba činiti.
participant-needs-unconfirmed = Organizator prvo mora potvrditi da je ovaj uređaj vaš. Tek se tada to ovdje prikazuje.
participant-needs-askToConfirm = Pozovi organizatora da potvrdi uređaj
participant-needs-confirmInPerson = Zamolite organizatora osobno da potvrdi uređaj.
participant-needs-none = Ništa nije zatraženo.
participant-needs-follows = Za vašim stolovima:
participant-needs-ask = Pozovi organizatora da to promijeni
participant-needs-asked = Organizator je pozvan k vašem stolu.
participant-needs-inPerson = To mijenja organizator: obratite mu se osobno.
participant-join-title = Pridružite se večeri
participant-join-code = Četiri slova večeri
participant-join-codeHelp = Organizator pokazuje slova ili četvrtasti kod koji čita kamera.
participant-join-find = Pronađi večer
participant-join-wrongCode = Kod ima četiri slova.
participant-join-notFound = Nema večeri pod slovima { $code }. Usporedite ih sa slovima kod organizatora.
participant-join-who = Tko ste vi?
participant-join-whoHelp = Odaberite svoje ime. Račun nije potreban.
participant-join-taken = { $name }, već prijavljeno
participant-join-takenTitle = Ime je već prijavljeno: { $name }
participant-join-takenText = Jeste li to vi na drugom mobitelu? Onda zamolite organizatora da oslobodi vaše ime i pogledajte ponovno.
participant-join-lookAgain = Pogledaj ponovno
participant-join-back = Odaberi drugo ime
participant-join-otherCode = Druga večer
participant-join-known = Ovdje ste već pod imenom { $name }.
participant-join-knownOrganiser = Vi ste organizator ove večeri.
participant-join-goOn = Na večer
participant-join-club = Klub: { $club }
