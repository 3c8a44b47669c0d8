### The page: frame.

frame-skip = Na sadržaj
frame-skipToTable = Na stol
frame-pages = Stranice
frame-play = Igra
frame-rules = Pravila
frame-learn = Učenje
frame-clubs = Klubovi
frame-settings = Postavke
frame-title = { $page } · Boneyard
frame-offline = Nema veze s mrežom. Sve na zaslonu ostaje, a igrati možete kad se veza vrati.
frame-offlineKept = Nema veze s mrežom. Možete čitati lekcije i pravila koja ste već otvorili i nastaviti klupsku večer, a igrati kad se veza vrati.
frame-newVersion = Nova je verzija spremna.
frame-reload = Učitaj stranicu ponovno
frame-loading = Učitava se
frame-tryAgain = Pokušaj ponovno
frame-reference = Oznaka { $reference }
frame-close = Zatvori
frame-toHome = Na početnu stranicu

notFound-title = Ovdje nema ničega
notFound-text = Možda je adresa krivo upisana ili je ono što je bilo na njoj završilo.

failed-page = Ova se stranica nije učitala. Ostatak Boneyarda radi.
failed-table = Stol nije dostupan. Ništa na njemu nije izgubljeno.

errors =
    .unreachable = Poslužitelj se ne javlja. Ono što ste upisali i dalje je ovdje.
    .not-found = Na ovoj adresi nema ničega ili je sve završilo.
    .bad-request = Poslužitelj nije razumio što je stranica poslala. Učitajte je ponovno. ({ $detail })
    .bad-rules = Po ovim se pravilima ne može igrati: { $detail }
    .bad-name = Ime treba od 1 do { $max } vidljivih znakova.
    .bad-seats = Ova su pravila za { SPAN($allowed) } igrača.
    .not-allowed = To mogu samo oni koji sjede za stolom.
    .foreign-origin = Zahtjev je došao s druge stranice. Otvorite Boneyard izravno i pokušajte ponovno.
    .unknown-host = Ovaj se poslužitelj ne javlja na ime „{ $host }”. Otvorite njegovu uobičajenu adresu ili zamolite onoga tko ga vodi da dopusti to ime.
    .too-many =
        { $retry_s ->
            [one] Prečesto. Pokušajte ponovno za { $retry_s } sekundu.
            [few] Prečesto. Pokušajte ponovno za { $retry_s } sekunde.
           *[other] Prečesto. Pokušajte ponovno za { $retry_s } sekundi.
        }
    .too-large =
        { $max ->
            [one] Predugo: poslužitelj čita najviše { $max } bajt.
            [few] Predugo: poslužitelj čita najviše { $max } bajta.
           *[other] Predugo: poslužitelj čita najviše { $max } bajtova.
        }
    .version = Poslužitelj ima noviju inačicu ove stranice. Učitajte je ponovno.
    .too-slow = Veza je prespora. Učitajte stranicu ponovno za nastavak.
    .refused = Stol to nije prihvatio.
    .club = Klub to nije prihvatio.
    .evening = To u ovoj večeri nije moguće.
    .storage = Poslužitelj to nije mogao spremiti. Ništa se nije promijenilo.
    .restarting = Poslužitelj se ponovno pokreće. Pokušajte opet za koji trenutak.
    .too-long = Trajalo je dulje od { $max_s } s, pa je poslužitelj prekinuo. Tražite manje odjednom.
    .internal = Poslužitelj je pogriješio. Ništa se nije promijenilo.
