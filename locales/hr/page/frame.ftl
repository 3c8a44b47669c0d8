### The page: frame.

frame-skip = Preskoči na sadržaj
frame-skipToTable = Preskoči na stol
frame-pages = Stranice
frame-play = Igra
frame-rules = Pravila
frame-learn = Učenje
frame-clubs = Klubovi
frame-account = Račun
frame-settings = Postavke
frame-title = { $page } · Boneyard
frame-offline = Nema veze. Ovu stranicu i dalje možete čitati. Igrajte opet kad se veza vrati.
frame-offlineKept = Nema veze. Možete čitati lekcije i pravila koja ste već otvorili i nastaviti klupsku večer. Igrajte opet kad se veza vrati.
frame-newVersion = Nova verzija je spremna.
frame-reload = Učitaj stranicu ponovno
frame-loading = Učitava se
frame-tryAgain = Pokušaj ponovno
frame-reference = Oznaka { $reference }
frame-close = Zatvori
frame-toHome = Na početnu stranicu

notFound-title = Stranica nije pronađena
notFound-text = Možda je adresa krivo upisana.

failed-page = Ovu stranicu nismo mogli učitati. Ostatak Boneyarda radi.
failed-table = Ne možemo doći do stola. Vaše pločice i bodovi su sačuvani.

errors =
    .unreachable = Poslužitelj se ne javlja. Ono što ste upisali ostaje ovdje.
    .not-found = Na ovoj adresi nismo našli ništa. Možda je krivo upisana ili je sadržaj uklonjen.
    .bad-request = Poslužitelj nije razumio što je stranica poslala. Učitajte je ponovno. ({ $detail })
    .bad-rules = Po ovim se pravilima ne može igrati: { $detail }
    .bad-name = Ime mora imati od 1 do { $max } vidljivih znakova.
    .bad-seats = Ova su pravila za { SPAN($allowed) } igrača.
    .not-allowed = Preglednik nije poslao kolačić po kojem vas Boneyard prepoznaje. Dopustite kolačiće za ovu stranicu i ponovno je učitajte.
    .foreign-origin = Zahtjev je došao s druge stranice. Otvorite Boneyard izravno i pokušajte ponovno.
    .unknown-host = Ovaj poslužitelj ne prihvaća ime „{ $host }”. Otvorite njegovu uobičajenu adresu ili zamolite administratora da dopusti ovo ime.
    .too-many =
        { $retry_s ->
            [one] To radite prečesto. Pokušajte ponovno za { $retry_s } sekundu.
            [few] To radite prečesto. Pokušajte ponovno za { $retry_s } sekunde.
           *[other] To radite prečesto. Pokušajte ponovno za { $retry_s } sekundi.
        }
    .too-large =
        { $max ->
            [one] Predugačko: poslužitelj prima najviše { $max } bajt.
            [few] Predugačko: poslužitelj prima najviše { $max } bajta.
           *[other] Predugačko: poslužitelj prima najviše { $max } bajtova.
        }
    .version = Poslužitelj ima noviju verziju ove stranice. Učitajte je ponovno.
    .too-slow = Veza je prespora. Za nastavak ponovno učitajte stranicu.
    .refused = Stol to nije prihvatio.
    .account = Račun to nije prihvatio.
    .club = Klub to nije prihvatio.
    .evening = To na ovoj klupskoj večeri nije moguće.
    .tournament = Turnir to nije prihvatio.
    .moderation = Moderatori to ne dopuštaju.
    .storage = Poslužitelj to nije mogao spremiti. Ništa se nije promijenilo.
    .restarting = Poslužitelj se ponovno pokreće. Pokušajte opet za nekoliko trenutaka.
    .too-long = Trajalo je dulje od { $max_s } s, pa je poslužitelj prekinuo zahtjev. Pokušajte s manjim.
    .internal = Na poslužitelju je nešto pošlo po zlu. Ništa se nije promijenilo.

reach-hindrances =
    .this-machine-only = Mobiteli ne mogu otvoriti ovu poveznicu: poslužitelj radi samo na ovom računalu. Zaustavite ga, pokrenite s --lan i ponovno otvorite ovu stranicu.
    .no-network = Mobiteli ne mogu otvoriti ovu poveznicu: ovo računalo nije ni u jednoj mreži. Spojite se na Wi-Fi u dvorani pa ponovno otvorite ovu stranicu.
reach-which = Adresa u poveznici
reach-help = Odaberite onu u istoj mreži u kojoj su mobiteli.
