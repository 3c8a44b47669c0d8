### Competitions of a club: several club nights with one standings.

title = Natjecanja
one = Natjecanje
all = Sva natjecanja
intro = Natjecanje zbraja više klupskih večeri: u više dana ili u više dvorana istodobno.
none = Još nema natjecanja.
missing = Na ovoj adresi nema natjecanja. Možda je adresa pogrešna ili je natjecanje obrisano.
nights =
    { $n ->
        [one] { $n } klupska večer
        [few] { $n } klupske večeri
       *[other] { $n } klupskih večeri
    }
notOfficial = još nije službeno
officialOn = službeno od { $day }

new = Novo natjecanje
name = Naziv
counts = Tko dobiva mjesto?
ofPlayers = Svaki igrač
ofPairs = Svaki stalni par
make = Napravi natjecanje

status = Stanje rezultata
soFar = Ovi rezultati još nisu službeni.
official = Službeni rezultati, verzija { $version }
since = od { $when }
# The code that shows whether anybody has changed a file.
checksum = Kontrolni zbroj (SHA-256):
changed = Rezultati su se promijenili od ove verzije.
which = Rezultati
resultsSoFar = Dosadašnji rezultati

standings = Poredak
place = Mjesto
player = Igrač
pair = Par
# The sessions of a competition are its club nights. Also the heading of a column with their number.
sessions = Sesije
played = Odigrano
points = Turnirski bodovi
wins = Pobjede
effectiveness = Učinkovitost
plus = Bodovi plus
minus = Bodovi minus
penalties = Kazne
aheadBy = odlučuje: { $key }
keys-points = turnirski bodovi
keys-wins = pobjede
keys-effectiveness = učinkovitost
keys-difference = razlika bodova
keys-plus = bodovi plus
keys-meetings = međusobni susreti
keys-progress = dokle su stigli
keys-group = mjesto u skupini
keys-number = broj
noResults = Još nema rezultata.
# A club night that is not over.
goesOn = još se igra
matches =
    { $n ->
        [one] { $n } rezultat
        [few] { $n } rezultata
       *[other] { $n } rezultata
    }
match = Partija { $match }, stol { $table }

files-title = Preuzmi
files-pdf = PDF, A4
files-letter = PDF, Letter
files-csv = Tablica
files-json = JSON za programe

manage = Za organizatore
night = Klupska večer
add = Dodaj
remove = Ukloni
removeNamed = Ukloni { $name }
dayOf = Dan večeri { $name }
room = Dvorana
roomOf = Dvorana večeri { $name }
save = Spremi
saved = Spremljeno.
keep = Odustani
delete = Obriši natjecanje
sure = Obrisati { $name }? Klupske večeri ostaju.

people-title = Tko je tko?
people-help = Rezultati nisu službeni dok ne odgovorite. Članovi su poznati bez pitanja.
people-sameName =
    { $n ->
        [one] { $name } je gost na { $n } klupskoj večeri. Je li to jedna osoba?
        [few] { $name } je gost na { $n } klupske večeri. Je li to jedna osoba?
       *[other] { $name } je gost na { $n } klupskih večeri. Je li to jedna osoba?
    }
people-alike = Jesu li { $one } i { $other } ista osoba?
# The second name stands on the entry list of the competition.
people-entry = Je li { $one } osoba koja je na popisu prijava kao { $other }?
people-same = Ista osoba
people-different = Različite osobe

entries-title = Popis prijava
entries-help = Popis daje igračima broj licence i klub. Prvi redak imenuje stupce: ime, licenca, klub. Bez takvog retka svaki je redak ime.
entries-paste = Ili zalijepite retke ovamo
entries-example = ime, licenca, klub
entries-look = Pregledaj
entries-found = Osobe na ovom popisu: { $n }
entries-ignored = Ove stupce preskačemo: { $columns }.
entries-replaces = Ovaj popis zamjenjuje sadašnji. Službeni rezultati se ne mijenjaju.
entries-take = Uvezi popis
entries-taken = Popis prijava je spremljen.
entries-now = Osobe na popisu prijava: { $n }
entries-unlisted = Igraju, a nisu na popisu: { $n }
entries-absent = Na popisu su, a još ne igraju: { $n }
entries-save = Spremi popis kao datoteku
entries-remove = Ukloni popis
entries-sure = Ukloniti popis prijava? Službeni rezultati se ne mijenjaju.

notes-title = Bilješke organizatora
notes-label = Zapišite bilješku
notes-help = Čuva vrijeme i ostaje. Vide je samo organizatori kluba.
notes-night = Klupska večer bilješke
notes-noNight = Nijedna klupska večer
notes-write = Zapiši
notes-written = Bilješka je spremljena.
notes-none = Još nema bilješki.

declare-help = Službeni rezultati se ne mijenjaju. Ispravak postaje nova verzija.
declare-declare = Proglasi službenima
declare-sure = Jesu li ovi rezultati konačni?
declare-done = Službeni rezultati odgovaraju posljednjima.
declare-questions = Odgovorite na pitanja iznad. Zatim rezultate možete proglasiti službenima.

refusals =
    .taken = Klub već ima natjecanje { $name }.
    .too-many =
        { $max ->
            [one] Klub ima najviše { $max } natjecanje. Prvo ga obrišite.
            [few] Klub ima najviše { $max } natjecanja. Prvo obrišite jedno.
           *[other] Klub ima najviše { $max } natjecanja. Prvo obrišite jedno.
        }
    .changed = Netko je u međuvremenu promijenio natjecanje. Pogledajte ga ponovno.
    .official = Natjecanje sa službenim rezultatima ne može se obrisati.
    .too-many-versions =
        { $max ->
            [one] Natjecanje ima najviše { $max } službenu verziju.
            [few] Natjecanje ima najviše { $max } službene verzije.
           *[other] Natjecanje ima najviše { $max } službenih verzija.
        }
    .too-many-notes = Natjecanje ima najviše ovoliko bilješki: { $max }.
    .faulty = Ove se klupske večeri ne mogu zbrojiti.
    .not-over = Jedna se klupska večer još igra. Prvo je zatvorite.
    .questions = Prvo odgovorite tko je tko.

# $evening is the name of a club night.
faults =
    .too-many-sessions =
        { $max ->
            [one] Natjecanje ima najviše { $max } klupsku večer.
            [few] Natjecanje ima najviše { $max } klupske večeri.
           *[other] Natjecanje ima najviše { $max } klupskih večeri.
        }
    .too-many-answers =
        { $max ->
            [one] Natjecanje ima najviše { $max } odgovor o tome tko je tko.
            [few] Natjecanje ima najviše { $max } odgovora o tome tko je tko.
           *[other] Natjecanje ima najviše { $max } odgovora o tome tko je tko.
        }
    .too-many-players =
        { $max ->
            [one] Natjecanje ima najviše { $max } igrača.
            [few] Natjecanje ima najviše { $max } igrača.
           *[other] Natjecanje ima najviše { $max } igrača.
        }
    .session-twice = { $evening } je u natjecanju dvaput.
    .bad-room = Naziv dvorane ima najviše { $max } vidljivih znakova.
    .no-evening = Klub nema večer { $evening }.
    .other-order = { $evening } određuje mjesta drukčije nego prva klupska večer.
    .no-pairs = { $evening } nema stalnih parova.
    .knock-out = { $evening } je igra na ispadanje. Njezina se mjesta ne mogu zbrojiti.
