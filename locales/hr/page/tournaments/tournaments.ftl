### Tournaments: the list, the form to open one, the page of a tournament and its board for a wall.

title = Turniri
open = Otvori turnir
missing = Na ovoj adresi nema turnira.
# A single player without a name. `$n` is their number in the tournament.
nameless = Igrač { $n }
pair-both = { $first } i { $second }
# A pair of which only one has a name, and one of which nobody has. `$n` is the number of the pair in the tournament.
pair-of = { $name } i partner
pair-nameless = Par { $n }
bot = bot
rated = Za rejting
withdrawn = izvan turnira
board-open = Ploča za zid
# What a row says of a tournament, one after the other. `winner` also names the winner of the last match of a bracket.
places = Zauzeto { $n } od { $max } mjesta
winner = Pobjeda: { $name }
yours = Sudjelujete

# The buttons of a card: of a tournament that is over, and of one in which the reader takes part.
card-results = Rezultati
card-go = Na turnir

status =
    .to-come = Uskoro
    .running = U tijeku
    .over = Završeni

empty = Nijedan turnir nije najavljen.
more = Prikaži još

formats =
    .arena = Arena
    .swiss = Švicarski sustav
    .round-robin = Svatko sa svakim
    .knock-out = Na ispadanje
explained =
    .arena = Igrate dok ne istekne vrijeme, svaku partiju protiv slobodnog igrača.
    .swiss = Svi igraju jednako mnogo kola, protiv igrača s približno jednako bodova.
    .round-robin = Svatko igra sa svakim, a pobjeđuje tko ima najviše bodova.
    .knock-out = Tko izgubi partiju, ispada, a tko dobije finale, pobjeđuje.

length-arena =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minute
       *[other] { $n } minuta
    }
length-rounds =
    { $n ->
        [one] { $n } kolo
        [few] { $n } kola
       *[other] { $n } kola
    }
length-once = svatko sa svakim jednom
length-twice = svatko sa svakim dvaput
length-thirdPlace = s partijom za treće mjesto

round-name = { $n }. kolo
round-final = Finale
round-semi = Polufinala
round-quarter = Četvrtfinala
round-third = Treće mjesto

facts-title = O turniru
facts-starts = Početak
facts-planned = Planirani početak
facts-started = Počeo
facts-ends = Kraj
facts-game = Igra
facts-format = Sustav
facts-who = Tko igra
facts-singles = Svatko za sebe
facts-pairs = Stalni parovi
facts-pace = Vrijeme za potez
facts-rating = Rejting
facts-casual = Bez rejtinga
# What follows if a person leaves a rated match.
facts-leave = Ako odete
facts-leaves = Gubite partiju, čak i ako bot nastavi i pobijedi.
facts-leavePartner = Rejting partnera ne mijenja se.
facts-entrants = Mjesta
facts-needed = Zauzeto { $n } od { $max }; za početak treba { $min }
facts-taken = Zauzeto { $n } od { $max }
facts-late = Naknadni ulazak
facts-lateUntil = Do { $n }. kola
facts-lateArena = Do kraja
facts-noLate = Nije moguć
facts-next = Sljedeće kolo
facts-byHost = Kad ga domaćin započne
facts-automatic =
    { $n ->
        [0] Odmah, čim su tu svi rezultati
        [one] { $n } sekundu nakon zadnjeg rezultata
        [few] { $n } sekunde nakon zadnjeg rezultata
       *[other] { $n } sekundi nakon zadnjeg rezultata
    }
facts-absent = Tko ne dođe
facts-absentAfter =
    { $n ->
        [one] Gubi partiju nakon { $n } minute
        [few] Gubi partiju nakon { $n } minute
       *[other] Gubi partiju nakon { $n } minuta
    }
facts-absentAfterSeconds =
    { $n ->
        [one] Gubi partiju nakon { $n } sekunde
        [few] Gubi partiju nakon { $n } sekunde
       *[other] Gubi partiju nakon { $n } sekundi
    }
facts-bots = Računi botova
facts-botsMay = Smiju sudjelovati
facts-botsMayNot = Ne smiju sudjelovati
facts-host = Domaćin
facts-closed = Zatvoren { $date }
facts-unconfirmed =
    { $n ->
        [one] { $n } par čeka potvrdu partnera
        [few] { $n } para čekaju potvrdu partnera
       *[other] { $n } parova čeka potvrdu partnera
    }

now-toCome = Početak: { $when }.
now-ready = Turnir će svaki čas početi.
now-arena = Preostalo: { $time }
now-arenaOver = Vrijeme je isteklo. Igraju se zadnje partije.
now-round = Igra se { $n }. kolo od { $all }.
now-paired = Igra se { $n }. kolo.
now-next = Do sljedećeg kola: { $time }.
now-byHost = Sljedeće kolo započinje domaćin.
now-over = Turnir je završio.
now-notHeld = Turnir nije održan.
now-won = Pobjeda: { $name }.
now-fewer = Može se odigrati samo { $n } od { $all } kola: poslije toga nema parova bez ponavljanja.

you-title = Vi
you-enter = Sudjeluj
you-partner = Ime računa vašeg partnera
you-partnerHelp = Partner potvrđuje par na ovoj stranici.
you-in = Sudjelujete.
you-with = Sudjelujete u paru. Partner: { $name }.
you-tookPart = Vaše su partije na ovom turniru gotove.
you-tookPartWith = Vaše su partije na ovom turniru gotove. Partner: { $name }.
you-table = Vaš je stol spreman. Protivnik: { $name }.
you-go = Na svoj stol
you-come = Dođite za stol, ostalo je { $time }, inače gubite partiju.
you-waiting = Čekate sljedećeg protivnika. Ne zatvarajte ovu stranicu.
you-resting = Vaša sljedeća partija počinje sa sljedećim kolom.
you-out = Vaše su partije ovdje gotove.
you-withdraw = Odustani
you-withdrawAsk = Odustati od turnira? Ako vam je partija u tijeku, gubite je.
you-withdrawn = Izvan turnira ste.
you-return = Vrati se
you-waitsFor = Par još treba potvrditi na ovoj stranici. Partner: { $name }.
you-takeBack = Povuci par
you-invited = { $name } želi igrati s vama u paru.
you-confirm = Igraj u paru: { $name }
you-decline = Odbij
you-account = Za ovaj turnir trebate račun.
you-signIn = Prijavite se ili otvorite račun
you-full = Sva su mjesta zauzeta.
you-late = Prekasno je za ulazak.
you-keep = Ipak ne

said-table = Vaš je stol spreman
said-round = Sastavljeno je { $n }. kolo
said-over = Turnir je završio

entrants-title = Sudionici
entrants-none = Još nema sudionika.
entrants-rating = Rejting { $n }
entrants-remove = Ukloni
entrants-removeAsk = Ukloniti iz turnira: { $name }? Otvorena partija je izgubljena.
entrants-letBack = Vrati u turnir: { $name }
entrants-back = Vrati
entrants-all =
    { $n ->
        [one] Prikaži sve: { $n } sudionik
        [few] Prikaži sve: { $n } sudionika
       *[other] Prikaži sve: { $n } sudionika
    }

rounds-title = Kola
rounds-none = Parovi prvog kola sastavljaju se na početku.
rounds-noneArena = Još nema partija.
rounds-lately = Najnovije partije
rounds-watch = Gledaj
rounds-watchNamed = Gledaj: { $first } protiv { $second }
rounds-replay = Reprodukcija
rounds-replayNamed = Reprodukcija: { $first } protiv { $second }
rounds-playing = Igra se
rounds-soon = Stol se svaki čas otvara
rounds-coming = Čekaju se igrači do { $time }
rounds-byes = Bez protivnika: { LIST($names) }
rounds-against = { $first } protiv { $second }
rounds-again = Ponavlja se nakon neriješenog
# Who left a match, after how it ended: “Win for Eva. Left, gave up or ran out of time: Ana”.
rounds-left = { $outcome }. Odlazak, predaja ili istek vremena: { LIST($names) }

# The winner is a player or a pair, so the sentences fit both.
outcomes =
    .first = Pobjeda: { $first }
    .second = Pobjeda: { $second }
    .tie = Neriješeno
    .walkover-first = Pobjeda bez igre: { $first }
    .walkover-second = Pobjeda bez igre: { $second }
    .neither = Obje strane nisu došle ili su otišle, i obje gube

bracket-title = Ždrijeb
bracket-which = Kolo
bracket-undecided = Još se ne zna
bracket-nobody = Bez protivnika
bracket-goesOn = Dalje ide: { $name }
bracket-scroll = Ždrijeb turnira

standings-title = Poredak
standings-place = Mjesto
standings-name = Ime
standings-points = Bodovi
standings-played = Partije
standings-won = Pobjede
standings-tied = Neriješeno
standings-lost = Porazi
standings-annulled = rano odustajanje, te se partije ne broje
standings-walkovers =
    { $n ->
        [one] { $n } pobjeda bez igre
        [few] { $n } pobjede bez igre
       *[other] { $n } pobjeda bez igre
    }
standings-byes =
    { $n ->
        [one] { $n } kolo bez protivnika
        [few] { $n } kola bez protivnika
       *[other] { $n } kola bez protivnika
    }
standings-streak =
    { $n ->
        [one] { $n } pobjeda zaredom: sljedeća vrijedi dvostruko
        [few] { $n } pobjede zaredom: sljedeća vrijedi dvostruko
       *[other] { $n } pobjeda zaredom: sljedeća vrijedi dvostruko
    }
standings-how = Kako se određuju mjesta
standings-winner = Tko odustane, zadržava svoje mjesto. Pobjeđuje najbolji među onima koji su ostali.

# Why an entrant is before the next one, with both values: “Ahead on points: 4 to 3½”.
ahead =
    .points = Ispred po bodovima: { $ours } prema { $theirs }
    .direct-encounter = Ispred u partijama među izjednačenima: { $ours } prema { $theirs }
    .buchholz-cut-1 = Ispred po skraćenom Buchholzu: { $ours } prema { $theirs }
    .buchholz = Ispred po Buchholzu: { $ours } prema { $theirs }
    .sonneborn-berger = Ispred po Sonneborn-Bergeru: { $ours } prema { $theirs }
    .wins = Više pobjeda: { $ours } prema { $theirs }
    .fewer-matches = Jednako bodova u manje partija: { $ours } prema { $theirs }
    .round-reached = Dalje u ždrijebu
    .third-place = Pobjeda u partiji za treće mjesto
    .lot = Ispred po ždrijebu: sve je drugo jednako

# How to compute each tie-break by hand, by format. The numbers must be those of the server.
tieBreaks-swiss =
    .points = Bodovi: 1 za pobjedu, ½ za neriješeno. Pobjeda bez igre i kolo bez protivnika vrijede 1, a propušteno kolo 0.
    .direct-encounter = Bodovi u partijama među izjednačenima, ako je svatko od njih za stolom igrao sa svima ostalima. Ako su neki i dalje izjednačeni, među njima se broji ponovno.
    .buchholz-cut-1 = Skraćeni Buchholz: Buchholz bez najmanjeg broja u zbroju.
    .buchholz = Buchholz: zbroj po svim kolima dosad. Kolo odigrano za stolom daje bodove protivnika, svako drugo kolo vaše vlastite bodove, a otvorena partija ništa. Ako je protivnik propustio zadnja kola ili ih izgubio bez igre, svako od njih ovdje dodaje ½ njegovim bodovima.
    .sonneborn-berger = Sonneborn-Berger: za svako kolo njegov broj u Buchholzu puta vaši bodovi u tom kolu, sve zbrojeno.
    .wins = Pobjede za stolom: stupac „Pobjede”.
    .lot = Ždrijeb koji je izvukao poslužitelj.
tieBreaks-roundRobin =
    .points = Bodovi: 1 za pobjedu, i bez igre, te ½ za neriješeno. Kolo bez protivnika vrijedi 0. Ako sudionik odustane prije nego što za stolom odigra pola svih svojih partija, ne broji se nijedna njegova partija.
    .direct-encounter = Bodovi u partijama među izjednačenima, ako su se svi susreli. Pobjede bez igre se broje. Ako su neki i dalje izjednačeni, među njima se broji ponovno.
    .sonneborn-berger = Sonneborn-Berger: za svaku partiju koja se broji bodovi protivnika puta vaši bodovi u njoj, sve zbrojeno.
    .wins = Pobjede za stolom: stupac „Pobjede”.
    .lot = Ždrijeb koji je izvukao poslužitelj.
tieBreaks-knockOut =
    .round-reached = Dosegnuto kolo. Pobjednik finala je jedno dalje.
    .third-place = Partija za treće mjesto
tieBreaks-arena =
    .points = Bodovi: 2 za pobjedu, 1 za neriješeno. Nakon dvije pobjede zaredom svaka sljedeća vrijedi 4, do prve partije bez pobjede. Pobjeda bez igre vrijedi kao svaka druga.
    .wins = Pobjede za stolom: stupac „Pobjede”.
    .fewer-matches = Manje partija za stolom: stupac „Partije”.
    .lot = Ždrijeb koji je izvukao poslužitelj.

host-title = Vi ste domaćin
host-start = Započni sada
host-pair = Započni sljedeće kolo
host-close = Zatvori turnir
host-closeAsk = Zatvoriti turnir? Poslije se više ništa ne može promijeniti, a otvorene partije se ne broje.
host-closeNow = Zatvori
host-share = Poveznica za igrače
host-correct = Ispravi
host-correctNamed = Ispravi: { $first } protiv { $second }
host-decide = Odluči
host-decideNamed = Odluči: { $first } protiv { $second }
host-how = Kako je partija završila?
host-from = Sada: { $outcome }
host-save = Spremi ovaj ishod
host-sure = Spremiti „{ $outcome }”? Promjenu vide svi.

form-title = Otvori turnir
form-account = Za otvaranje turnira trebate račun.
form-name = Naslov
form-format = Sustav
form-who = Tko igra
form-singles = Svatko za sebe
form-pairs = Stalni parovi
form-pairsHelp = Dvoje ulaze zajedno i uvijek igraju kao partneri.
form-singlesHelp = Svaka je partija za dva igrača.
form-minutes = Minute
form-rounds = Kola
form-late = Naknadni ulazak
form-lateHelp = Može se ući i nakon početka.
form-lateUntil = Do kola
form-twice = Svatko sa svakim dvaput
form-thirdPlace = Partija za treće mjesto
form-thirdPlaceHelp = Igraju je poraženi u polufinalima.
form-places = Mjesta
form-min = Koliko sudionika treba za početak
form-max = Najviše sudionika
form-starts = Početak
form-date = Dan i sat
form-startsHelp = Kao domaćin možete započeti i prije.
form-next = Sljedeće kolo
form-automatic = Počinje samo
form-byHost = Vi ga započinjete
form-pause = Stanka prije njega, u sekundama
form-absent = Nakon koliko minuta odsutni gubi
form-settings = Rejting i sudionici
form-rated = Za rejting
form-ratedHelp = Partije mijenjaju rejting. Svaki igrač treba račun.
form-bots = Računi botova smiju sudjelovati
form-botsHelp = Programi koji igraju sami, označeni kao botovi.
form-go = Otvori turnir
form-check = Provjerite označena polja.

# Why something is refused.
refusals =
    .not-host = To može samo domaćin.
    .bad-title = Naslov treba 1 do { $max } vidljivih znakova.
    .bad-start =
        { $days_max ->
            [one] Odaberite dan i sat, najviše { $days_max } dan unaprijed.
            [few] Odaberite dan i sat, najviše { $days_max } dana unaprijed.
           *[other] Odaberite dan i sat, najviše { $days_max } dana unaprijed.
        }
    .bad-seconds = Odaberite { $min } do { $max } sekundi.
    .bad-rules =
        { $pairs ->
            [true] Ova pravila nisu za dva para. Odaberite drugu igru.
           *[false] Ova pravila nisu za dva igrača. Odaberite drugu igru.
        }
    .no-programs = Računi botova ne smiju sudjelovati u ovom turniru.
    .entered = { $name } već sudjeluje.
    .not-entered = Ne sudjelujete.
    .removed = Domaćin vas je uklonio. Samo vas domaćin može vratiti.
    .needs-partner = Ovdje igraju parovi. Upišite ime računa svog partnera.
    .no-partners = Ovdje svatko igra za sebe. Uđite bez partnera.
    .partner-is-you = Ne možete biti vlastiti partner. Upišite ime drugog igrača.
    .no-such-partner = Nijedan drugi igrač nema račun s imenom „{ $name }”.
    .not-invited = Ovaj vas par više ne čeka.
    .too-many-unconfirmed =
        { $max ->
            [one] { $max } par čeka potvrdu partnera. Pokušajte poslije.
            [few] { $max } para čekaju potvrdu partnera. Pokušajte poslije.
           *[other] { $max } parova čeka potvrdu partnera. Pokušajte poslije.
        }
settings =
    .entrants = Odaberite 2 do { $most } sudionika, a za početak ne više nego mjesta.
    .minutes = Odaberite { $min } do { $max } minuta.
    .rounds = Odaberite { $min } do { $max } kola.
    .too-many-rounds =
        { $most ->
            [one] Ako je mjesta { $entrants_max }, bez ponovnih se susreta može odigrati najviše { $most } kolo. Odaberite manje kola ili više mjesta.
            [few] Ako je mjesta { $entrants_max }, bez ponovnih se susreta može odigrati najviše { $most } kola. Odaberite manje kola ili više mjesta.
           *[other] Ako je mjesta { $entrants_max }, bez ponovnih se susreta može odigrati najviše { $most } kola. Odaberite manje kola ili više mjesta.
        }
    .late-entry = Odaberite kolo od 2 do { $rounds }.
    .cycles = Svatko sa svakim može igrati jednom ili dvaput.
faults =
    .closed = Turnir je zatvoren.
    .already-started = Turnir je već počeo.
    .not-started = Turnir još nije počeo.
    .full =
        { $most ->
            [one] Zauzeto je sve: { $most } mjesto.
            [few] Zauzeta su sva { $most } mjesta.
           *[other] Zauzeto je svih { $most } mjesta.
        }
    .too-many-registered = Previše ih je ušlo i izašlo. Više nitko ne može ući.
    .entry-closed = Prekasno je za ulazak.
    .too-few-entrants = Treba sudionika: { $needed }, a ima ih { $entrants }.
    .no-entrant = Tog sudionika nema.
    .no-pairing = Te partije nema.
    .already-withdrawn = Taj je sudionik već izvan turnira.
    .not-withdrawn = Taj sudionik već sudjeluje.
    .too-many-returns = Taj se sudionik vraćao prečesto.
    .matches-open =
        { $open ->
            [one] U ovom je kolu još { $open } partija otvorena.
            [few] U ovom su kolu još { $open } partije otvorene.
           *[other] U ovom je kolu još { $open } partija otvoreno.
        }
    .all-paired = Sva su kola počela.
    .nobody-to-pair = Sada nema dvoje koji mogu igrati.
    .all-have-met = { $round }. kolo ne može se složiti: uvijek bi se ponovila partija ili kolo bez protivnika.
    .time-over = Vrijeme je isteklo. Nova partija ne može početi.
    .too-many-pairings = Partija je { $most } i više ih ne može početi.
    .already-decided = Ova je partija odlučena. Ispravite njezin ishod.
    .not-decided = Ova je partija još otvorena.
    .followed = O ovom ishodu ovisi kasnija partija, pa ostaje.
    .same-outcome = Ishod je već takav.
    .too-many-corrections = Ispravljeno je previše ishoda.

board-title = Ploča
board-seeding = Sudionici
board-previous = Natrag
board-next = Dalje
board-stop = Zaustavi
board-goOn = Nastavi
board-full = Cijeli zaslon
board-lost = Nema veze. Ovo je možda zastarjelo.
board-left = Preostalo
board-startsIn = Do početka
board-nextIn = Do sljedećeg kola
board-page = Turnir
board-part = { $title }, { $n } od { $all }
