### Clubs.

title = Klubovi

club = Klub

toClub = U klub

toClubs = Svi vaši klubovi
missing = Na ovoj adresi nema kluba. Možda je krivo upisana ili je klub obrisan.

# In a list of people, for one who has not given a name.
unnamed = osoba bez imena
people = { LIST($names) }

runBy = Organizatori: { LIST($names) }.

remove = Ukloni

keep = Odustani

saved = Spremljeno.

mine-title = Vaši klubovi
mine-none = Na ovom uređaju još nema klubova. Osnujte klub ovdje ili otvorite poveznicu svojega kluba.
mine-organises = Vi ste organizator.
mine-member = Vi ste član.
mine-enteredAs = Prijavljeni ste kao { $email }.

# A club on the list of clubs: its club night and the reader’s place.
card-now = Sada: partija { $begun } od { $matches }
card-next = Sljedeća klupska večer: { $day }
card-last = Posljednja klupska večer: { $day }
card-place = Vaše mjesto ove sezone: { $place } od { $n }
card-night = Na klupsku večer
card-unnamed = Klupska večer
# What a screen reader says of the first three on the steps.
card-won = Prva tri mjesta: { LIST($names) }.

open-title = Osnujte klub
open-intro = Klub vodi popis članova i održava klupske večeri. Postajete njegov organizator i prvi član, a možete pozvati druge da pomognu.
open-name = Ime kluba
open-you = Vaše ime
open-youHelp = Članovi vide tko su organizatori.
open-open = Osnuj klub

code-title = Pridružite se klupskoj večeri
code-code = Četiri slova klupske večeri
code-codeHelp = Ima ih organizator.
code-find = Pronađi klupsku večer
code-wrongCode = Kod ima četiri slova.
code-here = Klupske večeri na ovom uređaju, i bez mreže

page-organises = Vi ste organizator ovog kluba.
page-enteredAs = Prijavljeni ste kao { $email }.
page-member = Vi ste član ovog kluba.
page-enter = Prijavi se
page-evenings = Klupske večeri
page-noEvenings = Još nema klupskih večeri.
page-newEvening = Održi klupsku večer
page-tournaments = Turniri
page-competitions = Natjecanja
page-goingOn = U tijeku
page-held = Prošle klupske večeri
page-players =
    { $n ->
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }
page-notBegun = još nije počela
page-match = partija { $begun } od { $matches }
page-cutShort = završena prije posljednje partije
page-notCounted = ne računa se za sezonu
page-earlier = Prikaži ranije
page-manage = Za organizatore
page-members = Članovi
page-settings = Postavke i organizatori
page-link = Poveznica za članove
page-linkHelp = Članovi je otvore i prijave se e-poštom s vašega popisa. Ako član nema e-poštu, pritisnite „Pozovi” pokraj imena na popisu.

entry-title = Igre za zabavu
entry-intro = Upišite e-poštu pod kojom vas vodi „{ $page }”.
entry-email = E-pošta
entry-go = Prijavi se
entry-unknown = „{ $page }” nema ovu e-poštu na popisu. Provjerite je li točna ili pitajte organizatora.
entry-welcome = Dobro došli
entry-registered = Prijavljeni ste za „{ $page }”. Ovaj uređaj ostaje prijavljen.
entry-enteredAs = Na ovom ste uređaju prijavljeni kao { $email }.
entry-member = Prijavljeni ste na ovom uređaju.
entry-another = Jeste li drugi član? Onda upišite svoju e-poštu.
entry-byLink = Organizator kluba { $club } napravio je ovu poveznicu za vas. Njome se prijavljujete na ovom uređaju.
entry-enterByLink = Prijavi se

join-title = Postanite organizator
join-intro = Pozvani ste da budete organizator. Organizatori vide članove i njihovu e-poštu, mijenjaju popis i postavke te vode klupske večeri.
join-join = Postani organizator
join-already = Već ste organizator ovog kluba.

members-title = Članovi
members-none = Popis je prazan. Dodajte prvog člana ovdje ili uvezite popis.
members-count =
    { $n ->
        [one] { $n } član
        [few] { $n } člana
       *[other] { $n } članova
    }
members-find = Traži po imenu, e-pošti ili bilješci
members-found =
    { $n ->
        [one] Pronađeno: { $n } član
        [few] Pronađeno: { $n } člana
       *[other] Pronađeno: { $n } članova
    }
members-all =
    { $n ->
        [one] Prikaži sve: { $n } član
        [few] Prikaži sve: { $n } člana
       *[other] Prikaži sve: { $n } članova
    }
members-name = Ime
members-email = E-pošta
members-emailHelp = Možete ostaviti prazno.
members-note = Bilješka
members-noteHelp = Vide je samo organizatori.
members-since = od { $date }
members-edit = Promijeni
members-editNamed = Promijeni: { $name }
members-removeNamed = Ukloni: { $name }
members-invite = Pozovi
members-inviteNamed = Pozovi: { $name }
members-linkHelp = Ovu poveznicu pošaljite samo ovom članu: { $name }. Prijavljuje jedan uređaj i vrijedi do { $date }. Vidite je samo jednom.
members-linkFor = Poveznica za člana: { $name }
members-save = Spremi
members-cancel = Odustani
members-sure = Ukloniti s popisa: { $name }? Taj se član tada više neće moći prijaviti.
members-removed = Uklonjeno s popisa: { $name }.
members-add = Dodaj člana
members-addOne = Dodaj
members-added = Dodano na popis: { $name }.
members-changed = Promijenjeno: { $name }.
members-merge = Spoji s…
members-mergeNamed = Spoji: { $name } i…
members-mergeWhom = Ista osoba kao { $name }
members-mergeName = Koje ime ostaje
members-mergeStays = Na popisu ostaje: { $entry }.
members-mergeEffect = Sezone i statistike obaju članova zbrajaju se. Ako su oba igrala iste večeri, jedan je ondje gost. To ne možete poništiti.
members-mergeNow = Spoji
members-mergeTaken = Spoji: { $name }
members-merged = Sada je to jedan član: { $name }.
members-alike = { $other } je već na popisu. Je li { $name } ista osoba?
members-alikeSame = Da, ista osoba
members-alikeOther = Ne, dodaj drugu osobu

list-title = Uvezi popis
list-help = Upišite jednog člana u redak: ime, e-pošta, bilješka. Potrebno je samo ime. Prvi redak može imenovati stupce. Možete i kopirati ćelije iz tablice.
list-paste = Ili zalijepite retke ovamo
list-example = Ana, ana@example.org, stol uz prozor
list-look = Pregledaj
list-would-added =
    { $n ->
        [one] Dodat će se { $n } član.
        [few] Dodat će se { $n } člana.
       *[other] Dodat će se { $n } članova.
    }
list-would-changed =
    { $n ->
        [one] Promijenit će se { $n } član.
        [few] Promijenit će se { $n } člana.
       *[other] Promijenit će se { $n } članova.
    }
list-would-unchanged =
    { $n ->
        [one] Isti ostaje { $n } član.
        [few] Ista ostaju { $n } člana.
       *[other] Isto ostaje { $n } članova.
    }
list-rest = Članovi kojih nema na ovom popisu ostaju.
list-nothing = Klub već ima sve te članove.
list-ignored = Ove stupce preskačemo jer ih klub ne vodi: { $columns }.
list-addedHead = Dodano
list-changedHead = Promijenjeno
list-becomes = { $before } → { $after }
list-joined = Redak { $n } ima više polja nego stupaca. Ostatak je u bilješci: „{ $note }”.
list-alike = Jesu li { $name } i { $other } ista osoba? Tada oba imena napišite jednako.
list-take = Uvezi
list-taken = Uvezeno. Novih redaka: { $n }.
list-bad = Ništa nije uvezeno. Ispravite ove retke i pokušajte ponovno:
list-line = Redak { $n }: { $fault }
list-more =
    { $n ->
        [one] i još { $n } redak
        [few] i još { $n } retka
       *[other] i još { $n } redaka
    }
list-save = Spremi kao datoteku
list-faults =
    .empty = popis je prazan.
    .encoding = datoteka nije u UTF-8. Spremite je kao „CSV UTF-8”.
    .open-quote = navodnik se ovdje otvara, a ne zatvara.
    .no-column =
        { $column ->
            [name] nedostaje naslov „ime”. Preimenujte jedan stupac.
            [email] nedostaje naslov „e-pošta”. Preimenujte jedan stupac.
           *[note] nedostaje naslov „bilješka”. Preimenujte jedan stupac.
        }
    .column-twice =
        { $column ->
            [name] dva se stupca zovu „ime”. Ostavite jedan.
            [email] dva se stupca zovu „e-pošta”. Ostavite jedan.
            [licence] dva se stupca zovu „licenca”. Ostavite jedan.
            [club] dva se stupca zovu „klub”. Ostavite jedan.
           *[note] dva se stupca zovu „bilješka”. Ostavite jedan.
        }
    .too-many-fields =
        { $columns ->
            [one] ovaj redak ima više od { $columns } polja. Tekst sa zarezima stavite u navodnike.
            [few] ovaj redak ima više od { $columns } polja. Tekst sa zarezima stavite u navodnike.
           *[other] ovaj redak ima više od { $columns } polja. Tekst sa zarezima stavite u navodnike.
        }
    .no-name = nedostaje ime.
    .bad-name =
        { $max ->
            [one] ime ima najviše { $max } vidljiv znak.
            [few] ime ima najviše { $max } vidljiva znaka.
           *[other] ime ima najviše { $max } vidljivih znakova.
        }
    .name-twice = { $name } već je u retku { $line }. Napišite imena različito ili obojici dajte e-poštu.
    .bad-email = „{ $email }” nije e-pošta. Pišite ovako: ana@example.org.
    .email-twice = { $email } već je u retku { $line }.
    .bad-note =
        { $max ->
            [one] bilješka ima najviše { $max } vidljiv znak.
            [few] bilješka ima najviše { $max } vidljiva znaka.
           *[other] bilješka ima najviše { $max } vidljivih znakova.
        }
    .bad-licence = broj licence je predug ili ima nevidljive znakove. Najviše znakova: { $max }.
    .bad-club = ime kluba je predugo ili ima nevidljive znakove. Najviše znakova: { $max }.
    .entry-twice = { $name } već je u retku { $line }. Svako ime napišite jednom, kao na klupskim večerima.
    .licence-twice = broj licence { $licence } već je u retku { $line }.
    .no-headings = ovaj redak ne imenuje stupce. Počnite retkom poput „ime, licenca, klub”.
    .too-many-entries = popis prijava je predug. Najviše osoba: { $max }.

settings-title = Postavke i organizatori
settings-intro = Promjene se spremaju odmah.
settings-names = Imena
settings-pageName = Gdje su članovi upisani
settings-pageNameHelp = Ako ostavite prazno, vrijedi ime kluba.
settings-entryName = Naziv stranice za prijavu
settings-evenings = Klupske večeri
settings-countersigned = Svaku partiju potvrđuje i drugi par
settings-countersignedHelp = Netko iz tog para potvrđuje na mobitelu prije organizatora.
settings-tiedFish = Kome se upisuje nula nakon neriješene blokade
settings-tiedFishes-leader = Paru koji je otvorio
settings-tiedFishes-blocker = Paru koji je blokirao
settings-penalties = Uobičajene kazne
settings-penaltiesHelp = Organizatori biraju među njima na klupskoj večeri. Iznos smanjuje učinkovitost igrača. Uz 0 sankcija se upisuje, ali se ništa ne oduzima.
settings-noPenalties = Još nema uobičajenih kazni.
settings-reason = Razlog
settings-amount = Iznos
settings-addPenalty = Dodaj kaznu
settings-removePenalty = Ukloni: „{ $reason }”

season-title = Poredak sezone
season-which = Sezona
season-halves =
    .n1 = Prva
    .n2 = Druga
season-half = { $part } polovica { $year }.
season-quarter = { $part }. tromjesečje { $year }.
season-over = Ova je sezona završila.
season-goesOn = Ova sezona još traje.
season-none = U ovoj sezoni još nije završila nijedna klupska večer.
season-place = Mjesto
season-name = Ime
season-points = Bodovi
season-wins = Pobjede
season-effectiveness = Učinkovitost
season-played = Odigrane klupske večeri
season-guest = gost
season-aheadBy = odlučuje: { $key }
season-keys-wins = pobjede
season-keys-effectiveness = učinkovitost
season-rules = Kako se računa
season-brings =
    .match-points = Svaka klupska večer donosi vam vaše turnirske bodove.
    .by-place = Svaka klupska večer donosi bodove prema mjestu, od prvoga nadalje: { $points }.
season-countsAll = Računaju se sve klupske večeri.
season-countsBest =
    { $n ->
        [one] Računa se { $n } vaša najbolja klupska večer.
        [few] Računaju se { $n } vaše najbolje klupske večeri.
       *[other] Računa se { $n } vaših najboljih klupskih večeri.
    }
season-ranked =
    { $n ->
        [one] U poredak ulazite nakon { $n } klupske večeri.
        [few] U poredak ulazite nakon { $n } klupske večeri.
       *[other] U poredak ulazite nakon { $n } klupskih večeri.
    }
season-evenings = Klupske večeri koje se računaju
season-set = Pravila sezone

seasonRules-title = Pravila sezone
seasonRules-span = Koliko traje sezona
seasonRules-spans =
    .year = Godinu dana
    .half-year = Pola godine
    .quarter = Tromjesečje
    .month = Mjesec dana
seasonRules-points = Bodovi za klupsku večer
seasonRules-kinds =
    .match-points = Turnirski bodovi
    .by-place = Bodovi prema mjestu
seasonRules-places = Bodovi od prvog mjesta nadalje
seasonRules-placesHelp = Na primjer: 10, 7, 5, 3, 1. Niža mjesta ne dobivaju bodove.
seasonRules-placesWrong = Upišite cijele brojeve sa zarezima. Nijedan ne smije biti veći od prethodnoga.
seasonRules-counted = Koje se klupske večeri računaju igraču
seasonRules-counts-all = Sve
seasonRules-counts-best = Najbolje
seasonRules-how = Koliko najboljih
seasonRules-least = Koliko klupskih večeri treba za poredak

hall-title = Kuća slavnih
hall-none = Još nema pobjednika. Prvi se pojave kad završi klupska večer.
hall-champions = Pobjednici sezona
hall-records = Rekordi
hall-honours = Svi koji su igrali
hall-seasons = Osvojene sezone
hall-won = Dobivene klupske večeri
hall-played = Odigrane klupske večeri
hall-kinds =
    .points = Najviše turnirskih bodova na klupskoj večeri
    .wins = Najviše pobjeda na klupskoj večeri
    .effectiveness = Najbolja učinkovitost na klupskoj večeri
    .wins-in-a-row = Najviše dobivenih klupskih večeri zaredom
    .evenings = Najviše odigranih klupskih večeri

organisers-title = Organizatori
organisers-you = vi
organisers-since = od { $date }
organisers-removeNamed = Ukloni: { $name }
organisers-leave = Prestani biti organizator
organisers-sure = Ukloniti organizatora: { $name }? Poveznice toga organizatora tada prestaju vrijediti.
organisers-sureYou = Prestati biti organizator? Poveznice koje ste napravili tada prestaju vrijediti.
organisers-removed = Više nije organizator: { $name }.
organisers-another = Još jedan organizator
organisers-anotherHelp = Pošaljite poveznicu samo osobi kojoj vjerujete. Ona jednu osobu čini organizatorom. Organizatori vide e-poštu svih članova.
organisers-invite = Napravi poveznicu
organisers-made = Kopirajte poveznicu sada: vidite je samo jednom. Vrijedi jednom, unutar tjedan dana. Možete je povući.
organisers-link = Poveznica za još jednog organizatora
organisers-links = Neiskorištene poveznice
organisers-madeBy = Izradio organizator: { $name }, vrijedi do { $date }
organisers-withdraw = Povuci
organisers-withdrawn = Poveznica je povučena.

regulations-title = Pravilnici
regulations-help = Organizatori i članovi biraju među tim pravilima kad otvaraju klupsku večer. Za nova pravila promijenite ih ondje.
regulations-none = Još nema spremljenih pravilnika.
regulations-unread = Ta je pravila spremila druga inačica programa. Ne možemo ih pročitati.
regulations-rules = Pravila
regulations-rename = Preimenuj
regulations-renameNamed = Preimenuj: { $name }
regulations-name = Naziv pravilnika
regulations-save = Spremi
regulations-delete = Izbriši
regulations-deleteNamed = Izbriši: { $name }
regulations-sure = Izbrisati pravilnik: { $name }? Klupske večeri s tim pravilima zadržavaju ih.
regulations-deleted = Izbrisano: { $name }.
regulations-renamed = Pravilnik se sada zove { $name }.

refusals =
    .not-organiser = To mogu samo organizatori ovog kluba.
    .gone = Drugi je organizator to već uklonio. Ponovno učitajte stranicu da vidite sadašnji popis.
    .last-organiser = Klub treba organizatora. Prije odlaska pozovite drugog organizatora.
    .invitation-over = Ova poveznica više ne vrijedi. Zamolite organizatora za novu.
    .too-many-members =
        { $max ->
            [one] Klub ima najviše { $max } člana.
            [few] Klub ima najviše { $max } člana.
           *[other] Klub ima najviše { $max } članova.
        }
    .too-many-organisers = Klub ima najviše { $max } organizatora.
    .too-many-invitations =
        { $max ->
            [one] Klub ima najviše { $max } neiskorištenu poveznicu. Prvo je povucite.
            [few] Klub ima najviše { $max } neiskorištene poveznice. Prvo povucite jednu.
           *[other] Klub ima najviše { $max } neiskorištenih poveznica. Prvo povucite jednu.
        }
    .email-taken = E-poštu { $email } već ima drugi član.
    .name-taken = Drugi se član zove { $name }. Napišite ime drukčije ili dodajte e-poštu.
    .names-alike = { $other } je već na popisu, a imena su slična.
    .bad-email =
        { $email ->
            [none] Nedostaje e-pošta.
           *[other] „{ $email }” nije e-pošta. Pišite ovako: ana@example.org.
        }
    .bad-note =
        { $max ->
            [one] Bilješka ima najviše { $max } vidljiv znak.
            [few] Bilješka ima najviše { $max } vidljiva znaka.
           *[other] Bilješka ima najviše { $max } vidljivih znakova.
        }
    .bad-penalties =
        { $chars ->
            [one] Najviše uobičajenih kazni: { $penalties }. Razlog ima najviše { $chars } znak, a iznos je do { $amount }.
            [few] Najviše uobičajenih kazni: { $penalties }. Razlog ima najviše { $chars } znaka, a iznos je do { $amount }.
           *[other] Najviše uobičajenih kazni: { $penalties }. Razlog ima najviše { $chars } znakova, a iznos je do { $amount }.
        }
    .too-many-regulations = Klub može spremiti { $max } i ne više. Prvo izbrišite jedan.
    .regulation-taken = Klub već ima pravilnik { $name }.
    .bad-regulation = Klupska večer ne može imati ta pravila. Provjerite cilj, vrijeme, premiju, bodove i redoslijed.
    .bad-source = Tekst o izvoru predug je ili ima znakove koji se ne vide.
    .competition = Natjecanje se nije moglo promijeniti.
    .bad-list = Ništa nije uvezeno.
    .bad-spreadsheet = Tablicu nismo mogli pročitati.
