### Reports, what moderators decide, appeals, and the host's own rules.

cancel = Odustani
more = Prikaži još
left =
    { $n ->
        [one] Još { $n } znak
        [few] Još { $n } znaka
       *[other] Još { $n } znakova
    }
tooLong = Predugo je. Skratite tekst.
empty = Napišite barem jednu rečenicu.
nameless = Gost bez imena
bot = bot

report-title = Prijavi igrača
report-of = Prijavi: { $name }
report-whom = Koga prijavljujete?
report-why = Zašto?
report-unexplained = Odaberite razlog.
report-reasons =
    .cheating = Vara, na primjer programom
    .signalling = Govori partneru što da igra
    .talk = Vrijeđa ili gnjavi druge
    .name = Ima uvredljivo ime
    .leaving = Napušta partije
    .stalling = Pušta da vrijeme teče da bi smetao
    .other = Nešto drugo
report-words = Što se dogodilo? Možete ostaviti prazno.
report-seen = Moderatori vide vaše ime, prijavu, partiju i zadnje poruke ako je stol otvoren. Prijavljena osoba ne dobiva obavijest.
report-seenAccount = Moderatori vide vaše ime, prijavu i kako se osoba ponaša u partijama. Osoba ne dobiva obavijest.
report-send = Pošalji prijavu
report-sent = Prijava je kod moderatora. Hvala.
report-already = Tu ste osobu već prijavili. Moderatori će to pogledati.
report-nobody = Za ovim stolom nema druge osobe.

kinds =
    .warning = Opomena
    .time-out = Zabrana pisanja
    .ban = Zabrana igre
means =
    .warning = Pročitajte razlog. Ništa se drugo ne događa.
    .time-out = Za stolovima ne možete pisati.
    .ban = Ne možete igrati s drugima ni pisati.
since = Od { $date }
until = Do { $date }
forGood = Zauvijek
states =
    .holds = Vrijedi
    .over = Završilo
    .lifted = Ukinuto
reason = Razlog: { $reason }
liftedOn = Ukinuto { $date }. Razlog: { $reason }

own-title = Odluke o vama
own-intro = Moderatori odlučuju o prijavama. Ovdje čitate što su odlučili o vama i možete se žaliti.
own-none = Moderatori o vama nisu ništa odlučili.
own-link = Odluke o vama
own-notice =
    .warning = Moderator vas je opomenuo.
    .time-out = Moderator vam je na neko vrijeme zabranio pisanje.
    .ban = Moderator vam je zabranio igru s drugima.
own-read = Pročitaj zašto
own-rules = Pravila ovog poslužitelja

appeal-title = Žalba
appeal-help = Možete se žaliti jednom. Moderator to pročita i odluči.
appeal-words = Zašto je ta odluka pogrešna?
appeal-send = Pošalji žalbu
appeal-sent = Žalba je kod moderatora.
appeal-yours = Vaša žalba: { $words }
appeal-said = Žalba: { $words }
appeal-waits = O žalbi će odlučiti moderator.
appeal-decided =
    .uphold = Odluka ostaje. Razlog: { $reason }
    .lift = Žalba je prihvaćena. Razlog: { $reason }

stopped-talk = Za stolovima ne možete pisati do { $until }.
stopped-play = S drugima ne možete igrati do { $until }.
stopped-forGood = S drugima ne možete igrati.
stopped-reason = Razlog moderatora: { $reason }
stopped-link = Što možete učiniti

house-title = Pravila ovog poslužitelja
house-none = Domaćin ovog poslužitelja nema vlastitih pravila.
house-by = Domaćin ovog poslužitelja to traži od svih koji ovdje igraju.
house-changed = Domaćin je otad promijenio ova pravila.
house-now = Današnja pravila

title = Moderiranje
only = Ovu stranicu vide samo moderatori ovog poslužitelja.
pages =
    .reports = Prijave
    .appeals = Žalbe
    .sanctions = Na snazi
    .log = Dnevnik
    .networks = Zajedničke mreže
    .plays = Znanje tuđih pločica
openOnes = Otvorene
decidedOnes = Odlučene

queue-status = Status
queue-none = Nema otvorenih prijava.
queue-noneDecided = Još nema odlučenih prijava.
queue-count =
    { $open ->
        [one] { $open } otvorena prijava, ukupno { $all }
        [few] { $open } otvorene prijave, ukupno { $all }
       *[other] { $open } otvorenih prijava, ukupno { $all }
    }
queue-line = { $reason }, { $date }
queue-by = Prijavljuje { $name }
queue-own = Vi ste poslali ovu prijavu ili je o vama. Odlučuje drugi moderator.
queue-look = Pogledaj prijavu
queue-lookOf = Pogledaj prijavu od { $date }: { $name }
queue-oldest = Prikazane su najstarije prijave: { $n }.

one-title = Prijava
one-about = Prijava: { $name }
one-evidence = Što je prije rečeno
one-noTalk = Ništa nije rečeno.
one-them = prijavljen
one-replay = Pogledaj partiju
one-table = Pogledaj stol
one-by = Prijavljuje
one-deciding = Odluka
one-decision = { $date }, odluka: { $by }
one-dismissed = Prijava je odbijena.
one-imposed = Određena je mjera.

file-conduct = Ponašanje u partijama
file-begun = Započete
file-finished = Završene
file-leftThem = Napuštene
file-givenUp = Predane
file-turns = Potezi
file-timedOut = Isteklo vrijeme
file-sanctions = Ranije odluke
file-noSanctions = O ovoj osobi prije ništa nije odlučeno.
file-reports = Prijave o ovoj osobi
file-networks = Ista mreža
file-networksHelp = Ove su osobe igrale partije za rejting iz iste mreže. To je znak, a ne dokaz: obitelji i klubovi dijele mrežu.
file-noNetworks = Nitko nije igrao iz iste mreže.
file-noPlays = Nijedan se par s tom osobom ne ističe.
file-person = Osoba
file-matches = Partije
file-partners = Kao partneri
file-last = Zadnja
file-byName = Pronađi osobu
file-name = Ime računa
file-find = Prikaži
file-profile = Profil
file-nobody = Nijedan račun nema ime { $name }.

decide-what = Što će se dogoditi?
decide-dismiss = Ništa
decide-kinds =
    .warn = Opomena
    .time-out = Zabrana pisanja
    .ban = Zabrana igre
decide-long = Koliko dugo?
decide-reason = Razlog
decide-reasonHelp = Osoba ga čita.
decide-reasonDismiss = Čitaju ga samo moderatori. Možete ostaviti prazno.
decide-all = Odluči i o drugim otvorenim prijavama o ovoj osobi
decide-send = Odluči
decide-done = Odlučeno je.

appeals-none = Nema otvorenih žalbi.
appeals-noneDecided = Još nema odlučenih žalbi.
appeals-own = Vi ste odredili ovu mjeru ili je o vama. Odlučuje drugi moderator.
appeals-what = Što će biti s mjerom?
appeals-uphold = Ostaje
appeals-lift = Ukida se

held-none = Nijedna zabrana nije na snazi.
held-by = Odredio moderator { $name }
held-report = Prijava
held-lift = Ukini
held-liftOf = Ukini mjeru: { $name }
held-lifted = Mjera je ukinuta: { $name }.

log-none = Moderatori još nisu ništa učinili.
log-acts =
    .dismiss = Prijava odbijena
    .warn = Opomena
    .time-out = Zabrana pisanja
    .ban = Zabrana igre
    .lift = Mjera ukinuta
    .uphold = Žalba odbijena
    .grant = Žalba prihvaćena
log-line = { $by }, { $date }
log-gone = obrisani račun

networks-none = Nitko nije s drugima igrao partije za rejting iz iste mreže.
networks-pair = Dvije osobe

plays-none = Nijedan se par ne ističe.
plays-never = Domaćin ovog poslužitelja to još nije provjerio.
plays-help = Ovi potezi odgovaraju skrivenim pločicama češće nego što to objašnjavaju slučaj i igra drugih parova. To je znak, a ne dokaz: dobri igrači po potezima pogađaju pločice.
plays-run = Izračunano { $date }. Partije za rejting od { $since }: { $matches }. Uspoređeni parovi: { $pairs }.
plays-pair = { $by } i pločice igrača { $of }
plays-helps = { $by } igraču { $of } ostavlja više pločica za potez nego drugi: { $n } po rundi.
plays-hinders = { $by } igraču { $of } ostavlja manje pločica za potez nego drugi: { $n } po rundi.
plays-partners = Kao partneri
plays-opponents = Kao protivnici
plays-figures = Runde: { $rounds }. Razlika od drugih parova u standardnim pogreškama: { $deviations }.
plays-match = Partija { $n }
plays-matchOf = Partija { $n }: { $by } i { $of }
