### Clubs.

title = Klubovi

club = Klub

toClub = U klub

toClubs = Svi vaši klubovi

# In a list of people, for one who has not given a name.
unnamed = netko bez imena
people = { LIST($names) }

runBy = Organizatori: { LIST($names) }.

remove = Ukloni

keep = Ostavi

saved = Spremljeno.

mine-title = Vaši klubovi
mine-none = Ovaj uređaj još ne zna ni za jedan vaš klub. Otvorite klub ovdje ili slijedite poveznicu koju vam je dao klub.
mine-organises = Vi ste organizator.
mine-enteredAs = Ušli ste kao { $email }.

open-title = Otvori klub
open-intro = Klub čuva popis svojih članova i s njima priređuje večeri. Tko ga otvori, organizator je i može zamoliti druge za pomoć.
open-name = Ime kluba
open-you = Vaše ime
open-youHelp = Članovi vide tko su organizatori.
open-open = Otvori klub

code-title = Pridružite se večeri
code-code = Četiri slova večeri
code-codeHelp = Pokazuje ih organizator.
code-find = Pronađi večer
code-wrongCode = Kod ima četiri slova.
code-here = Večeri na ovom uređaju, i bez mreže

page-organises = Vi ste organizator ovog kluba.
page-enteredAs = Na popisu ste ovog kluba kao { $email }.
page-enter = Uđi s e-poštom
page-noMember = Večeri otvaraju samo članovi, a ovaj vas uređaj još ne poznaje kao člana. Upišite se na popis članova pa uđite s tom adresom e-pošte.
page-addYourself = Upišite se na popis
page-evenings = Večeri
page-noEvenings = Još nije održana nijedna večer.
page-newEvening = Nova večer
page-goingOn = U tijeku
page-held = Održane
page-players =
    { $n ->
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }
page-notBegun = još nije počela
page-match = partija { $begun } od { $matches }
page-cutShort = završila prije posljednje partije
page-earlier = Pokaži ranije večeri
page-manage = Za organizatore
page-members = Članovi
page-settings = Postavke i organizatori
page-link = Poveznica za članove
page-linkHelp = Tko je otvori, ulazi s adresom e-pošte koja je na vašem popisu.
page-copy = Kopiraj poveznicu

entry-title = Igre za zabavu
entry-intro = Upišite adresu e-pošte s kojom ste prijavljeni na stranici „{ $page }”.
entry-email = E-pošta
entry-go = Dalje
entry-unknown = Ova adresa nije prijavljena na stranici „{ $page }”. Provjerite je li napisana kako ste je dali ili pitajte organizatora.
entry-unknownToOrganiser = Ova adresa nije prijavljena na stranici „{ $page }”. Provjerite je li napisana kao na popisu. Vi ste organizator ovog kluba pa se možete sami upisati na popis.
entry-welcome = Dobro došli
entry-registered = Prijavljeni ste na stranici „{ $page }”. Klub odsad zna da je ovaj uređaj vaš.
entry-enteredAs = S ovog se uređaja ovdje ušlo kao { $email }.
entry-another = Sada ga ima netko drugi? Onda upišite njegovu adresu e-pošte.

join-title = Postanite organizator
join-intro = Zamoljeni ste da budete organizator: da vidite popis članova s adresama e-pošte, mijenjate njega i postavke te priređujete večeri.
join-join = Postani organizator
join-already = Već ste organizator ovog kluba.

members-title = Članovi
members-none = Na popisu još nema nikoga. Dodajte prvog člana ovdje ili učitajte popis koji imate.
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
members-note = Bilješka
members-noteHelp = Vide je samo organizatori.
members-since = od { $date }
members-edit = Promijeni
members-editNamed = Promijeni: { $name }
members-removeNamed = Ukloni: { $name }
members-save = Spremi
members-cancel = Odustani
members-sure = Ukloniti s popisa: { $name }? S tom se adresom više neće moći ući.
members-removed = Više nije na popisu: { $name }.
members-add = Dodaj člana
members-addOne = Dodaj
members-added = Sada na popisu: { $name }.
members-changed = Promijenjeno: { $name }.

list-title = Učitaj popis
list-help = Jedan član u retku: ime, e-pošta, bilješka. Prvi redak može imenovati stupce. Tablicu spremite kao CSV u UTF-8 ili kopirajte njezine ćelije.
list-file = Datoteka
list-paste = Ili zalijepite retke ovamo
list-example = Ana, ana@example.org, stol uz prozor
list-look = Pogledaj što mijenja
list-would-added =
    { $n ->
        [one] Dodaje se { $n } član.
        [few] Dodaju se { $n } člana.
       *[other] Dodaje se { $n } članova.
    }
list-would-changed =
    { $n ->
        [one] Mijenja se { $n } član.
        [few] Mijenjaju se { $n } člana.
       *[other] Mijenja se { $n } članova.
    }
list-would-unchanged =
    { $n ->
        [one] Kako jest ostaje { $n } član.
        [few] Kako jest ostaju { $n } člana.
       *[other] Kako jest ostaje { $n } članova.
    }
list-rest = Članovi kojih nema na ovom popisu ostaju.
list-nothing = Klub sve to već zna.
list-ignored = Izostavljeno jer klub takve stupce ne čuva: { $columns }.
list-addedHead = Dodaju se
list-changedHead = Mijenjaju se
list-becomes = { $before } → { $after }
list-take = Učitaj popis
list-taken = Popis je učitan, novoga je bilo u ovoliko redaka: { $n }.
list-bad = Ništa nije učitano. Ispravite ove retke i pokušajte ponovno:
list-line = Redak { $n }: { $fault }
list-more =
    { $n ->
        [one] i još { $n } redak
        [few] i još { $n } retka
       *[other] i još { $n } redaka
    }
list-save = Spremi popis u datoteku
list-faults =
    .empty = na ovom popisu nema nikoga.
    .encoding = ovo nije UTF-8. Spremite datoteku kao „CSV UTF-8”.
    .open-quote = navodnik se ovdje otvara, a nigdje ne zatvara.
    .no-column =
        { $column ->
            [name] među naslovima nema stupca „ime”. Nazovite ga tako.
            [email] među naslovima nema stupca „e-pošta”. Nazovite ga tako.
           *[note] među naslovima nema stupca „bilješka”. Nazovite ga tako.
        }
    .column-twice =
        { $column ->
            [name] stupac „ime” imenovan je dvaput. Ostavite jedan.
            [email] stupac „e-pošta” imenovan je dvaput. Ostavite jedan.
           *[note] stupac „bilješka” imenovan je dvaput. Ostavite jedan.
        }
    .too-many-fields = ovdje je više polja od ovoliko: { $columns }. Tekst sa zarezima stavlja se u navodnike.
    .no-name = nedostaje ime.
    .bad-name =
        { $max ->
            [one] ime ima najviše { $max } vidljiv znak.
            [few] ime ima najviše { $max } vidljiva znaka.
           *[other] ime ima najviše { $max } vidljivih znakova.
        }
    .no-email = nedostaje e-pošta. U retku su: ime, e-pošta, bilješka.
    .bad-email = „{ $email }” nije adresa e-pošte. Piše se ovako: ana@example.org.
    .email-twice = { $email } već je u retku { $line }.
    .bad-note =
        { $max ->
            [one] bilješka ima najviše { $max } vidljiv znak.
            [few] bilješka ima najviše { $max } vidljiva znaka.
           *[other] bilješka ima najviše { $max } vidljivih znakova.
        }

settings-title = Postavke i organizatori
settings-intro = Svaka promjena vrijedi odmah.
settings-names = Imena
settings-pageName = Stranica na kojoj su članovi prijavljeni
settings-pageNameHelp = Ako je prazno, zove se kao klub.
settings-entryName = Kako se zove ulaz na večeri
settings-evenings = Večeri
settings-countersigned = Partiju potvrđuje i drugi par
settings-countersignedHelp = Jedan od njih potvrđuje na mobitelu prije organizatora.
settings-tiedFish = Gdje stoji nula neriješene ribe
settings-tiedFishes-leader = Kod para koji je otvorio
settings-tiedFishes-blocker = Kod para koji je zatvorio
settings-penalties = Uobičajene kazne
settings-penaltiesHelp = Među njima bira organizator večeri. Iznos se oduzima od učinkovitosti; 0 je sankcija bez kazne.
settings-noPenalties = Još ih nema.
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
season-goesOn = Ova sezona traje.
season-none = U ovoj sezoni još nijedna večer nije odigrana do kraja.
season-place = Mjesto
season-name = Ime
season-points = Bodovi
season-wins = Pobjede
season-effectiveness = Učinkovitost
season-played = Odigrane večeri
season-guest = gost
season-aheadBy = ispred: { $key }
season-keys-points = bodovi
season-keys-wins = pobjede
season-keys-effectiveness = učinkovitost
season-rules = Kako se računa
season-brings =
    .match-points = Večer donosi svoje turnirske bodove.
    .by-place = Večer donosi bodove prema mjestu, od prvog nadalje: { $points }.
season-countsAll = Računaju se sve večeri.
season-countsBest =
    { $n ->
        [one] Svakome se računa { $n } najbolja večer.
        [few] Svakome se računaju { $n } najbolje večeri.
       *[other] Svakome se računa { $n } najboljih večeri.
    }
season-ranked =
    { $n ->
        [one] Mjesto dobiva tko je odigrao barem { $n } večer.
        [few] Mjesto dobiva tko je odigrao barem { $n } večeri.
       *[other] Mjesto dobiva tko je odigrao barem { $n } večeri.
    }
season-evenings = Večeri koje se računaju
season-set = Pravila sezone

seasonRules-title = Pravila sezone
seasonRules-span = Koliko traje sezona
seasonRules-spans =
    .year = Godinu
    .half-year = Pola godine
    .quarter = Tromjesečje
    .month = Mjesec
seasonRules-points = Što donosi večer
seasonRules-kinds =
    .match-points = Svoje turnirske bodove
    .by-place = Bodove prema mjestu
seasonRules-places = Bodovi od prvog mjesta nadalje
seasonRules-placesHelp = Na primjer: 10, 7, 5, 3, 1. Daljnja mjesta ne donose ništa.
seasonRules-placesWrong = Napišite cijele brojeve sa zarezima, nijedan veći od prethodnog.
seasonRules-counted = Koje se večeri igrača računaju
seasonRules-counts-all = Sve
seasonRules-counts-best = Najbolje
seasonRules-how = Koliko najboljih
seasonRules-least = Koliko večeri treba za mjesto

hall-title = Kuća slavnih
hall-none = Ovdje još nitko ništa nije osvojio: nijedna večer nije odigrana do kraja.
hall-champions = Pobjednici sezona
hall-records = Rekordi
hall-honours = Svi koji su igrali
hall-seasons = Osvojene sezone
hall-won = Dobivene večeri
hall-played = Odigrane večeri
hall-kinds =
    .points = Najviše turnirskih bodova u večeri
    .wins = Najviše pobjeda u večeri
    .effectiveness = Najbolja učinkovitost u večeri
    .wins-in-a-row = Najviše dobivenih večeri zaredom
    .evenings = Najviše odigranih večeri

organisers-title = Organizatori
organisers-you = vi
organisers-since = od { $date }
organisers-removeNamed = Ukloni: { $name }
organisers-leave = Prestani biti organizator
organisers-sure = Razriješiti organizatora: { $name }? Poveznice tog organizatora više neće vrijediti.
organisers-sureYou = Ne želite više biti organizator? Poveznice koje ste napravili više neće vrijediti.
organisers-removed = Više nije organizator: { $name }.
organisers-another = Još jedan organizator
organisers-anotherHelp = Pošaljite poveznicu samo osobi koja će s vama biti organizator: vrijedi za jednu osobu. Organizatori vide adrese e-pošte svih članova.
organisers-invite = Napravi poveznicu
organisers-made = Kopirajte poveznicu sada: više se neće prikazati. Vrijedi jednom, unutar tjedan dana ili dok je ne povučete.
organisers-link = Poveznica za još jednog organizatora
organisers-copy = Kopiraj poveznicu
organisers-links = Neiskorištene poveznice
organisers-madeBy = Autor: { $name }, vrijedi do { $date }
organisers-withdraw = Povuci
organisers-withdrawn = Poveznica je povučena.

refusals =
    .not-organiser = To mogu samo organizatori ovog kluba.
    .gone = Netko je to u međuvremenu uklonio. Učitajte stranicu ponovno da vidite što je ostalo.
    .last-organiser = Klub treba organizatora. Prvo zamolite još nekoga da postane organizator.
    .invitation-over = Ova poveznica više ne vrijedi. Zamolite organizatora za drugu.
    .too-many-members =
        { $max ->
            [one] Klub ima najviše { $max } člana.
            [few] Klub ima najviše { $max } člana.
           *[other] Klub ima najviše { $max } članova.
        }
    .too-many-organisers = Klub ima najviše { $max } organizatora.
    .too-many-invitations =
        { $max ->
            [one] Može vrijediti najviše { $max } poveznica. Prvo povucite jednu.
            [few] Može vrijediti najviše { $max } poveznice. Prvo povucite jednu.
           *[other] Može vrijediti najviše { $max } poveznica. Prvo povucite jednu.
        }
    .email-taken = Adresu { $email } već ima drugi član.
    .bad-email =
        { $email ->
            [none] Nedostaje adresa e-pošte.
           *[other] „{ $email }” nije adresa e-pošte. Piše se ovako: ana@example.org.
        }
    .bad-note =
        { $max ->
            [one] Bilješka ima najviše { $max } vidljiv znak.
            [few] Bilješka ima najviše { $max } vidljiva znaka.
           *[other] Bilješka ima najviše { $max } vidljivih znakova.
        }
    .bad-penalties =
        { $chars ->
            [one] Klub ima najviše ovoliko uobičajenih kazni: { $penalties }. Razlog ima najviše { $chars } vidljiv znak, a iznos je do { $amount }.
            [few] Klub ima najviše ovoliko uobičajenih kazni: { $penalties }. Razlog ima najviše { $chars } vidljiva znaka, a iznos je do { $amount }.
           *[other] Klub ima najviše ovoliko uobičajenih kazni: { $penalties }. Razlog ima najviše { $chars } vidljivih znakova, a iznos je do { $amount }.
        }
    .bad-list = Ništa nije učitano.
