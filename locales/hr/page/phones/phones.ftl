### Kako mobiteli u prostoriji dolaze do poslužitelja: njegova mreža i Wi-Fi.

# $address is an example.
steps-title = Mobiteli još ne mogu otvoriti ovu poveznicu: što pomaže
steps-stop = Na računalu na kojem radi Boneyard otvorite njegov prozor. Pritisnite Ctrl+C.
steps-start = Ponovno ga pokrenite ovom naredbom:
steps-program = Ako imate samo program:
steps-connect = Spojite ovo računalo na Wi-Fi prostorije ili na pristupnu točku mobitela.
steps-reload = Ponovno učitajte ovu stranicu. Poveznica i QR kod tada imaju adresu za mobitele, na primjer { $address }.
steps-again = Ponovno učitaj stranicu
steps-kept = Vaši stolovi i klupske večeri ostaju, a vi ostajete organizator.

limits-hotspot = Pristupna točka mobitela ili prijenosnika često prima samo 5 do 10 uređaja. Dovoljan je jedan mobitel za stolom.
limits-apart = Neke mreže za goste odvajaju uređaje. Ako nijedan mobitel ne otvara adresu, uzmite drugu mrežu.
limits-offline = Preko običnog http-a mobitel ne čuva kopiju stranice. Ako Wi-Fi nestane, ostavite stranicu otvorenu i ne učitavajte je ponovno.

wifi-title = Wi-Fi za mobitele
wifi-help = Mobitel koji snimi ovaj kod spaja se na Wi-Fi. Ime i lozinka ostaju na ovom uređaju.
wifi-name = Ime mreže
wifi-password = Lozinka
wifi-open = Ostavite prazno ako je mreža bez lozinke.
wifi-short = Lozinka za Wi-Fi ima najmanje 8 znakova.
wifi-qr = QR kod: spajanje na Wi-Fi { $name }
wifi-show = Prikaži oba koda
# Above the two codes, on a screen or on paper.
wifi-first = 1. Spojite se na Wi-Fi { $name }
wifi-with = Lozinka: { $password }
wifi-second = 2. Pridružite se klupskoj večeri
wifi-print = Ispiši
