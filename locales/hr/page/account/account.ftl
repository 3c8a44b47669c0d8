### Accounts: signing in, what is in an account, a forgotten password, and links that came by e-mail.

title = Vaš račun
intro = S računom su vaše ime, stolovi, klubovi i postavke isti na svim vašim uređajima. Možete igrati i bez njega.
haveOne = Imate li već račun?
nameOrEmail = Ime ili e-pošta
show = Pokaži lozinku
save = Spremi
saved = Spremljeno.
cancel = Odustani

signIn-title = Prijavi se
signIn-move = Premjesti u moj račun sve što je ovdje učinjeno bez njega
signIn-guest = Gost u ovom pregledniku: { $name }
signIn-forgotten = Zaboravljena lozinka?

create-title = Otvori račun
create-name = Ime
create-nameHelp = To ime vide drugi i njime se prijavljujete.
create-guest = Sve iz ovog preglednika ostaje vaše. E-poštu možete dodati poslije, za slučaj da zaboravite lozinku.

said =
    .signed-in = Prijavljeni ste.
    .created = Račun je spreman i prijavljeni ste.
    .signed-out = Odjavljeni ste.
    .deleted = Vaš je račun izbrisan.

then-guest = Nakon toga se vraćate tamo gdje ste bili.
then-back = Natrag tamo gdje ste bili

signedInAs = Prijavljeni ste kao { $name }
since = Račun od { $date }
matches = Vaše partije
friends = Prijatelji
profile = Vaš profil
signOut = Odjavi se
you = Ime i lice

email-title = E-pošta
email-none = Niste upisali e-poštu. S njom možete postaviti novu lozinku ako svoju zaboravite.
email-waiting = Još nije potvrđena. Otvorite poveznicu iz poruke koju smo vam poslali.
email-waitingNoMail = Još nije potvrđena. Otvorite poveznicu koju za vas ima domaćin ovog poslužitelja.
email-confirmed = Potvrđena. Njome se možete prijaviti.
email-add = Dodaj e-poštu
email-change = Promijeni e-poštu
email-again = Promijeni ili pošalji ponovno
email-remove = Ukloni e-poštu
email-field = E-pošta
email-send = Pošalji poveznicu
email-sent = Poveznica je poslana na { $email }. E-pošta vrijedi kad otvorite poveznicu.
email-sentNoMail = Ovaj poslužitelj ne šalje e-poštu. Njegov domaćin ima poveznicu za { $email }: zatražite je i otvorite.
email-turns = Javite mi e-poštom kad me čeka spora partija
email-arrivals = Javite mi e-poštom kad netko dođe igrati, ako je uključeno „Javi mi kad netko dođe”
email-removed = E-pošta je uklonjena.

password-title = Lozinka
password-now = Sadašnja lozinka
password-new = Nova lozinka
password-help =
    { $min ->
        [one] Najmanje { $min } znak. Četiri riječi dobra su lozinka.
        [few] Najmanje { $min } znaka. Četiri riječi dobra su lozinka.
       *[other] Najmanje { $min } znakova. Četiri riječi dobra su lozinka.
    }
password-change = Promijeni lozinku
password-changed = Lozinka je promijenjena. Svi su drugi uređaji odjavljeni.

sessions-title = Gdje ste prijavljeni
# The names of a browser and of a system: “Firefox on Windows”.
sessions-device = { $browser }, { $system }
sessions-unknown = Nepoznat uređaj
sessions-here = Ovaj preglednik
sessions-since = Prijava: { $date }
sessions-used = Zadnji put: { $date }
sessions-end = Odjavi
sessions-endNamed = Odjavi: { $device }
sessions-endOthers = Odjavi sve druge uređaje
sessions-ended = Odjavljeno: { $device }.
sessions-othersEnded = Svi su drugi uređaji odjavljeni.

data-title = Vaši podaci
data-help = Možete preuzeti datoteku sa svime što ovaj poslužitelj sprema o vama.
data-download = Preuzmi moje podatke
data-delete = Izbriši račun
data-deleted = Brišu se vaše ime, e-pošta, lozinka i postavke. Napuštate sve klubove, stolove i turnire i odjavljujete se na svim uređajima. To se ne može poništiti.
data-stays = Zapisi vaših partija ostaju, bez vašeg imena.
data-confirm = Izbriši moj račun

passkeys = Pristupni ključevi

programs-title = Programi
programs-help = Token programu dopušta da radi umjesto vas, bez lozinke. Možete ga opozvati u svakom trenutku.
programs-docs = Kako se programi povezuju s poslužiteljem
programs-list = Tokeni
programs-botTitle = Račun bota
programs-none = Nemate tokena.
programs-made = Napravljen: { $date }
programs-used = Zadnji put korišten: { $date }
programs-unused = Još nije korišten
programs-may = Smije: { LIST($what) }
programs-scopes =
    .read = čitati
    .play = igrati
    .clubs = voditi klubove
programs-scopeHelp =
    .read = Čitati ono što vidite vi: stolove, partije, klubove.
    .play = Otvarati stolove, sjesti i igrati.
    .clubs = Mijenjati vaše klubove i klupske večeri.
programs-new = Novi token
programs-name = Kako ga zovete?
programs-mayWhat = Što smije?
programs-make = Napravi token
programs-secret = Kopirajte token sada: prikazuje se samo jednom.
programs-secretOf = Token { $name }
programs-copy = Kopiraj token
programs-done = Gotovo
programs-withdraw = Opozovi
programs-withdrawNamed = Opozovi: { $name }
programs-withdrawn = Opozvan: { $name }.
programs-bot = Pretvori u račun bota
programs-botHelp = Ako s tog računa igra program, to moraju vidjeti svi za stolom. Pretvorite ga u račun bota prije prve igre.
programs-botForever = To je zauvijek: račun više nikad neće biti račun osobe.
programs-botTables = Svaki stol, partija i popis pokazuju da igra program.
programs-botPools = S njega se ne mogu tražiti protivnici među ljudima.
programs-botConfirm = Pretvori zauvijek u račun bota
programs-isBot = Ovo je račun bota: svi vide da igra program.

forgotten-title = Zaboravljena lozinka
forgotten-intro = Upišite ime ili e-poštu svojeg računa. Na tu e-poštu šaljemo poveznicu. Njome postavljate novu lozinku.
forgotten-send = Pošalji poveznicu
forgotten-answer = Ako takav račun s potvrđenom e-poštom postoji, poveznica je na putu. Bez e-pošte se obratite domaćinu ovog poslužitelja.
forgotten-introNoMail = Upišite ime ili e-poštu svojeg računa. Ovaj poslužitelj ne šalje e-poštu: poveznicu za vas dobiva njegov domaćin. Njome postavljate novu lozinku.
forgotten-ask = Zamoli domaćina za poveznicu
forgotten-answerNoMail = Ako takav račun postoji, domaćin ovog poslužitelja ima poveznicu za vas. Zatražite je od njega.
forgotten-back = Natrag na prijavu

reset-title = Nova lozinka
reset-set = Postavi lozinku
reset-done = Nova je lozinka postavljena. Svi su uređaji odjavljeni.
reset-incomplete = Poveznica nije potpuna. Otvorite cijelu poveznicu iz poruke ili zatražite novu.
reset-another = Zatraži novu poveznicu

confirm-title = Potvrda e-pošte
confirm-done = Vaša je e-pošta potvrđena. Njome se možete prijaviti.
confirm-incomplete = Poveznica nije potpuna. Otvorite cijelu poveznicu iz poruke ili pošaljite novu sa svojeg računa.

faults =
    .no-name = Upišite ime.
    .no-email = Upišite e-poštu.
    .no-password = Upišite lozinku.
    .no-scope = Odaberite što token smije.
    .at-in-name = Ime računa nema znak @.
    .long-name =
        { $max ->
            [one] Ime ima najviše { $max } znak.
            [few] Ime ima najviše { $max } znaka.
           *[other] Ime ima najviše { $max } znakova.
        }
    .short-password =
        { $min ->
            [one] Lozinka ima najmanje { $min } znak.
            [few] Lozinka ima najmanje { $min } znaka.
           *[other] Lozinka ima najmanje { $min } znakova.
        }
    .long-password =
        { $max ->
            [one] Lozinka je preduga. Poslužitelj prima najviše { $max } bajt.
            [few] Lozinka je preduga. Poslužitelj prima najviše { $max } bajta.
           *[other] Lozinka je preduga. Poslužitelj prima najviše { $max } bajtova.
        }

refusals =
    .name-taken = Račun s imenom { $name } već postoji. Odaberite drugo ime.
    .name-of-house = Ime { $name } koristi sama stranica. Odaberite drugo ime.
    .bad-password = Znakova u lozinki: najmanje { $chars_min }. Bajtova: najviše { $bytes_max }.
    .wrong-sign-in = Ime ili lozinka nisu točni. Provjerite oboje.
    .wrong-password = To nije vaša lozinka. Upišite je ponovno.
    .sign-in-again = Od vaše je prijave za ovo prošlo previše vremena. Odjavite se, prijavite se ključem i pokušajte ponovno.
    .wrong-passkey = Ovaj poslužitelj ne poznaje taj ključ. Prijavite se lozinkom.
    .challenge-over = Trajalo je predugo. Pokušajte ponovno.
    .no-passkeys = Ovaj poslužitelj ne može izrađivati pristupne ključeve.
    .last-passkey = Bez ovog se ključa više ne biste mogli prijaviti. Najprije postavite lozinku.
    .too-many-passkeys =
        { $max ->
            [one] Račun ima najviše { $max } pristupni ključ. Najprije jedan uklonite.
            [few] Račun ima najviše { $max } pristupna ključa. Najprije jedan uklonite.
           *[other] Račun ima najviše { $max } pristupnih ključeva. Najprije jedan uklonite.
        }
    .not-signed-in = U ovom pregledniku više niste prijavljeni.
    .signed-in = U ovom ste pregledniku već prijavljeni. Učitajte stranicu ponovno.
    .bad-email = „{ $email }” nije e-pošta. Pišite ovako: ana@example.org.
    .link-over = Ova je poveznica već iskorištena ili je prestara.
    .in-evening = Ovdje ste gost na klupskoj večeri koja još traje. Prijavite se kad završi ili nemojte premjestiti ono što je ovdje učinjeno.
    .last-organiser = Klub { $club } treba organizatora. Prije brisanja računa imenujte drugog organizatora.
    .gone = Taj je uređaj već odjavljen.
    .not-in-scope = Taj token to ne dopušta.
    .bad-token = 
        { $max ->
            [one] Dajte tokenu ime od najviše { $max } znaka i odaberite što smije.
            [few] Dajte tokenu ime od najviše { $max } znaka i odaberite što smije.
           *[other] Dajte tokenu ime od najviše { $max } znakova i odaberite što smije.
        }
    .too-many-tokens = 
        { $max ->
            [one] Račun ima najviše { $max } token. Najprije opozovite neki.
            [few] Račun ima najviše { $max } tokena. Najprije opozovite neki.
           *[other] Račun ima najviše { $max } tokena. Najprije opozovite neki.
        }
    .has-played = S tog se računa već igralo, pa ne može postati račun bota. Za program otvorite drugi račun.
    .bot-in-pool = Račun bota ne može čekati protivnike među ljudima. Otvorite stol.
    .cooling-off =
        { $minutes ->
            [one] Napustili ste više partija za rejting prije nego što su se računale. Za rejting ponovno možete igrati za { $minutes } minutu, a ostale partije odmah.
            [few] Napustili ste više partija za rejting prije nego što su se računale. Za rejting ponovno možete igrati za { $minutes } minute, a ostale partije odmah.
           *[other] Napustili ste više partija za rejting prije nego što su se računale. Za rejting ponovno možete igrati za { $minutes } minuta, a ostale partije odmah.
        }
    .nobody-named = Nijedan račun nema ime „{ $name }”. Provjerite kako se piše.
    .yourself = To je vaše vlastito ime.
    .too-many-people = Prijatelja i blokiranih može biti najviše { $max }. Prvo uklonite jednog.
    .no-seat-to-offer = Možete pozvati samo za stol za kojim sjedite i na kojem ima slobodno mjesto.
    .too-many-settings =
        { $bytes_max ->
            [one] Račun sprema najviše { $bytes_max } bajt postavki.
            [few] Račun sprema najviše { $bytes_max } bajta postavki.
           *[other] Račun sprema najviše { $bytes_max } bajtova postavki.
        }
