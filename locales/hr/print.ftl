# Stranice za ispis: pločice za izrezivanje i listovi klupske večeri.

print-page = Stranica { $page } od { $pages }

## Pločice za izrezivanje

print-tiles-title = { $tiles ->
    [one] { $set }, { $tiles } pločica
    [few] { $set }, { $tiles } pločice
   *[other] { $set }, { $tiles } pločica
}
print-tiles-title-pictures = { $title }. { $pictures }
print-tiles-advice = Ispišite u mjerilu 100 % na čvrstom papiru. Režite po tankim crtama.
print-set-double-6 = Set do šestice
print-set-double-9 = Set do devetke
print-set-double-12 = Set do dvanaestice
print-set-double-15 = Set do petnaestice
print-set-double-18 = Set do osamnaestice
print-set-triomino-56 = Trokutni set

## Listovi klupske večeri

print-document-title = { $sheet }. { $evening }
print-tonight-title = Sve za večeras
print-seating-title = Raspored sjedenja
print-schedule-title = Raspored cijele večeri
print-tables-title = Kartice stolova
print-score-title = Zapisnici
print-players-title = Kartice igrača
print-results-title = Rezultati
print-standings-title = Poredak
print-certificates-title = Diplome
print-money-title = Novac
print-log-title = Dnevnik

print-nameless = Br. { $number }
print-nameless-evening = Klupska večer
print-team = Ekipa { $number }
print-group = Skupina { $number }

print-date = { $month ->
    [1] { $day }. siječnja { $year }.
    [2] { $day }. veljače { $year }.
    [3] { $day }. ožujka { $year }.
    [4] { $day }. travnja { $year }.
    [5] { $day }. svibnja { $year }.
    [6] { $day }. lipnja { $year }.
    [7] { $day }. srpnja { $year }.
    [8] { $day }. kolovoza { $year }.
    [9] { $day }. rujna { $year }.
    [10] { $day }. listopada { $year }.
    [11] { $day }. studenoga { $year }.
   *[12] { $day }. prosinca { $year }.
}
print-match = { $number }. partija od { $matches }
print-match-table = { $number }. partija od { $matches }, stol { $table }
print-table = Stol { $table }

## Raspored

print-seat-top = gore
print-seat-left = lijevo
print-seat-bottom = dolje
print-seat-right = desno
print-seats-note = Stolovi su prikazani odozgo. Partneri sjede jedan nasuprot drugome: gore i dolje, lijevo i desno. Igra se suprotno od kazaljke na satu.
print-schedule-note = 1·2 – 3·4: igrači 1 i 2 sjede gore i dolje, igrači 3 i 4 lijevo i desno.
print-players-heading = Igrači
print-resting = Pauza: { $players }
print-filler = { $players } popunjavaju stol. Ova im se partija ne računa.
print-filler-of-match = { $number }. partija: { $players } popunjavaju stol. Ova im se partija ne računa.

## Naslovi stupaca

print-column-match = Partija
print-column-table = Stol
print-column-resting = Pauziraju
print-column-top-bottom = Gore i dolje
print-column-left-right = Lijevo i desno
print-column-place = Mjesto
print-column-player = Igrač
print-column-team = Ekipa
print-column-played = Odi{ "\u00AD" }grano
print-column-match-points = Turnir{ "\u00AD" }ski bodovi
print-column-wins = Pobjede
print-column-effectiveness = Učinko{ "\u00AD" }vitost
print-column-plus = Bodovi plus
print-column-minus = Bodovi minus
print-column-penalties = Kazne
print-column-money = Dobitak
print-column-prize = Nagrada
print-row-total = Ukupno
print-column-seat = Mjesto
print-column-partner = Partner
print-column-opponents = Protivnici
print-column-partner-opponents = Partner, protivnici
print-column-score = Rezultat
print-column-first-pair = Prvi par
print-column-second-pair = Drugi par
print-column-pairs = Prvi par, drugi par
print-column-remark = Napo{ "\u00AD" }mena
print-column-round = Runda
print-column-leader = Otvara
print-column-points = Bodovi
print-column-sum = Zbroj
print-column-decided-by = Odlučuje
print-column-penalty = Kazna
print-column-reason = Razlog
print-column-time = Vrijeme (UTC)
print-column-corrected-by = Tko
print-column-entry = Što
print-column-before = Prije
print-column-after = Poslije

## Kartice stolova

print-card-next-seat = zatim: stol { $table }, { $seat }
print-card-next-rest = zatim: pauza
print-card-last-match = zadnja partija
print-card-courtesies = Za ovim stolom

## Zapisnici

print-score-limit = { $minutes ->
    [one] Vrijeme za partiju: { $minutes } minuta.
    [few] Vrijeme za partiju: { $minutes } minute.
   *[other] Vrijeme za partiju: { $minutes } minuta.
}
print-score-leaders = Otvara se redom: { $players }.
print-score-scorekeeper-blank = Zapisničar:
print-score-scorekeeper = Zapisničar: { $player }
print-score-result-blank = Upisani rezultat:
print-score-result = { $ending ->
    [stopped] Upisani rezultat: { $first } : { $second }, prekinuto
    [lot] Upisani rezultat: { $first } : { $second }, ždrijebom
    [absent] Upisani rezultat: { $first } : { $second }, nedolazak
    [expelled] Upisani rezultat: { $first } : { $second }, isključenje
   *[target] Upisani rezultat: { $first } : { $second }
}
print-score-rounds-unknown = Od ove partije poznat je samo konačni rezultat.
print-score-winners = Pobjeda: { $players }. Turnirski bodovi: { $points }.
print-score-signature = Potpis: { $players }

## Rezultati, u uskim stupcima

print-result-none = Još nijedna partija nije završena.
print-result-in-progress = u tijeku
print-result-stopped = prekinuto
print-result-lot = ždrijebom
print-result-absent = nedolazak
print-result-expelled = isključenje
print-result-rests = pauzira
print-result-bye = bez protivnika
print-result-filler = ne računa se
print-result-filler-pair = { $players } (ne računa se)

## Poredak

print-standings-final = Konačni poredak
print-standings-after = Poredak nakon { $number }. partije od { $matches }
print-key-points = turnir{ "\u00AD" }ski bodovi
print-key-wins = pobjede
print-key-effectiveness = učinko{ "\u00AD" }vitost
print-key-plus = bodovi plus
print-key-meetings = među{ "\u00AD" }sobni susreti
print-key-progress = dokle su stigli
print-key-group = mjesto u skupini
print-key-number = broj
print-standings-decided-note = „Odlučuje” pokazuje po čemu je igrač ispred sljedećega.
print-standings-level-note = = Ti su igrači u svemu izjednačeni. Ispred je manji broj.

## Novac

print-money-none = Ove se večeri igra bez uloga.
print-money-chips = { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetona
   *[other] { $amount } žetona
}
print-money-unit = { $amount } { $unit }
print-money-stake = Ulog: { $stake }. Za svaki turnirski bod pobjede svaki gubitnik plaća jedan ulog, a svaki pobjednik dobiva jedan.
print-money-prize-stakes = Dodatna nagrada: svatko od trećeg mjesta nadalje plaća prvome. Iznos: { $amount }.
print-money-prize-losses = Dodatna nagrada: svatko od trećeg mjesta nadalje plaća prvome onoliko koliko je izgubio.
print-money-prize-winnings = Dodatna nagrada: svatko od trećeg mjesta nadalje plaća prvome onoliko koliko je dobio.
print-money-so-far = Večer nije završena. Ovo su dosadašnji zbrojevi.
print-money-payments = Tko kome plaća
print-money-payment = { $from } plaća, { $to } prima: { $amount }.
print-money-even = Nitko nikome ništa ne duguje.

## Dnevnik

print-log-none = Nije bilo ni ispravaka ni sankcija.
print-log-sanctions = Sankcije i kazne
print-log-expelled = Isključenje s večeri
print-log-corrections = Ispravci
print-log-corrections-and-notes = Ispravci i bilješke
# A note of the organiser, and what it is about, such as a table.
print-log-note = Bilješka
print-log-note-about = Bilješka: { $about }
print-log-annulled = Poništeno i ponovno odigrano
print-log-match = { $number }. partija
print-log-only-table = Stol { $table }
print-log-table = { $number }. partija, stol { $table }
print-log-round = { $number }. partija, stol { $table }, { $round }. runda
print-log-scorekeeper = { $number }. partija, stol { $table }, zapisničar

## Plakati i diplome

print-poster-seating = { $number }. partija od { $matches }: tko gdje sjedi
print-certificate-title = Diploma
print-certificate-place = { $place ->
    [1] Prvo mjesto
    [2] Drugo mjesto
   *[3] Treće mjesto
}
print-certificate-shared-place = { $place ->
    [1] Podijeljeno prvo mjesto
    [2] Podijeljeno drugo mjesto
   *[3] Podijeljeno treće mjesto
}
print-certificate-points = Turnirski bodovi: { $points }. Broj igrača: { $players }.
print-certificate-organiser = Organizator

## The results of a competition over several club nights

# The title: results that were declared official, or those so far.
print-competition-official = Službeni rezultati
print-competition-so-far = Dosadašnji rezultati
# A competition whose name cannot be printed.
print-competition-nameless = Natjecanje
# Below the title.
print-competition-since = Verzija { $version }, službena od { $date }, { $time } UTC.
print-competition-not-official = Ovi rezultati još nisu službeni.
# With it, readers check that nobody changed the file.
print-competition-checksum = Kontrolni zbroj (SHA-256): { $checksum }
# Below the matches of a club night that is not over.
print-competition-goes-on = Ova sesija još traje.
# The licence number and the club of a player, from the entry list of the competition.
print-column-licence = Licenca
print-column-club = Klub
# The number of club nights of the competition in which a player has played.
print-column-sessions = Sesije
print-column-pair = Par
