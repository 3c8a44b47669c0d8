### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Stol { $table } odozgo
scorekeeper-back = Natrag
scorekeeper-tools = Pri ruci
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } upis nije primljen
        [few] { $n } upisa nisu primljena
       *[other] { $n } upisa nije primljeno
    }
scorekeeper-strips-look = Pogledaj
scorekeeper-strips-late = Organizator čeka ovaj stol. Upišite runde koje su već odigrane.
scorekeeper-strips-announced = Organizator: { $text }
scorekeeper-strips-seen = U redu
scorekeeper-strips-minutes =
    { $n ->
        [one] Još { $n } minuta
        [few] Još { $n } minute
       *[other] Još { $n } minuta
    }
scorekeeper-strips-up = Vrijeme je isteklo
scorekeeper-strips-soon =
    { $n ->
        [one] Još { $n } minuta. Runda u kojoj vrijeme istekne bit će posljednja.
        [few] Još { $n } minute. Runda u kojoj vrijeme istekne bit će posljednja.
       *[other] Još { $n } minuta. Runda u kojoj vrijeme istekne bit će posljednja.
    }
scorekeeper-strips-last = Vrijeme je isteklo: ovo je posljednja runda. Odigrajte je do kraja i upišite je.
scorekeeper-strips-level = Vrijeme je isteklo, a rezultat je izjednačen: odigrajte još jednu rundu.
scorekeeper-keeper-title = Tko vodi zapisnik?
scorekeeper-keeper-text = S tog se mobitela upisuje svaka runda. Ostali je odmah vide.
scorekeeper-keeper-me = { $name }, na ovom mobitelu
scorekeeper-keeper-noPhone = { $name }, bez mobitela
scorekeeper-keeper-nobody = Nitko? Onda pišite runde na papir, a upisat će ih organizator. Pozovite ga i recite mu to.
scorekeeper-present-title = Jesu li sva četiri igrača ovdje?
scorekeeper-present-yes = Svi su ovdje
scorekeeper-present-no = Netko nedostaje: pozovi organizatora
scorekeeper-lead-title = Tko prvi otvara?
scorekeeper-lead-lot = Ždrijebom: pločice leže licem dolje i svatko uzme jednu. Otvara najveći broj. Ako je jednak, otvara dupla tog broja; zatim veći zbroj.
scorekeeper-lead-then = Poslije u svakoj rundi otvara sljedeći igrač s desne strane, tko god pobijedi.
scorekeeper-round-title = Otvara { $name }
scorekeeper-round-shuffles = Miješa { $name }.
scorekeeper-round-next = Sljedeću rundu otvara { $name }, s desne strane.
scorekeeper-round-wonBy = Čija je runda?
scorekeeper-round-tied = Blokirano i neriješeno: bez bodova
scorekeeper-round-otherLead = Otvara netko drugi
scorekeeper-round-last = Runda { $n }: { $names } { $points }
scorekeeper-round-lastTied = Runda { $n }: blokirano i neriješeno
scorekeeper-round-show = Sada pokaži rezultat svima
scorekeeper-round-takeBack = Poništi
scorekeeper-round-correct = Ispravi
scorekeeper-round-stop = Nijedna runda nije u tijeku: prekini uz { $score }
scorekeeper-entry-points = { $names }: koliko bodova?
scorekeeper-entry-help = Zbroj svih pločica koje su ostale obojici poraženih.
scorekeeper-entry-field = Bodovi, od 1 do 118
scorekeeper-entry-keys = Brojke
scorekeeper-entry-tiles = Označi pločice
scorekeeper-entry-digit = { $n }
scorekeeper-entry-erase = Izbriši posljednju znamenku
scorekeeper-entry-sum =
    { $tiles ->
        [one] { $tiles } pločica
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }: { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
scorekeeper-entry-clear = Ispočetka
scorekeeper-entry-tooFew = Svakom je poraženom ostala barem jedna pločica.
scorekeeper-entry-tooMany = U dvije ruke stane najviše četrnaest pločica.
scorekeeper-entry-wrong = Runda vrijedi od 1 do 118 bodova.
scorekeeper-entry-enter =
    { $n ->
        [one] Upiši { $n } bod
        [few] Upiši { $n } boda
       *[other] Upiši { $n } bodova
    }
scorekeeper-entry-enterNothing = Upiši
scorekeeper-entry-blocker = Koji je par blokirao?
scorekeeper-entry-blockerHelp = Nula se piše u njegov stupac.
scorekeeper-entry-high =
    { $n ->
        [one] Stvarno { $n } bod?
        [few] Stvarno { $n } boda?
       *[other] Stvarno { $n } bodova?
    }
scorekeeper-entry-highHelp = To je više nego obično. Zbrojite pločice još jednom.
scorekeeper-entry-twice = Opet isto?
scorekeeper-entry-twiceHelp = To je upisano maloprije: { $round }. Je li ovo druga runda?
scorekeeper-entry-sure = Da, upiši
scorekeeper-entry-unsure = Ne, promijeni
scorekeeper-entry-correcting = Runda { $n }: čija je?
scorekeeper-takeBack-title = Poništiti rundu { $n }?
scorekeeper-takeBack-text = Nestat će iz zapisnika; promjena ostaje u dnevniku.
scorekeeper-takeBack-yes = Poništi rundu
scorekeeper-takeBack-no = Ostavi
scorekeeper-otherLead-title = Tko otvara rundu { $n }?
scorekeeper-otherLead-text = Na redu je { $name }.
scorekeeper-otherLead-should = { $name }, kako i treba
scorekeeper-otherLead-entered = { $name }, kako je upisano
scorekeeper-alert-title = Je li to pogreška?
scorekeeper-alert-recorded = Runda { $n } upisana je ovako: { $round }.
scorekeeper-alert-deny = Nije pogreška: ostaje kako jest
scorekeeper-alert-confirm = Pogreška: čekamo organizatora
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = blokirano i neriješeno
scorekeeper-held-title = Potreban je organizator
scorekeeper-held-text = Ništa se ne upisuje dok organizator ne riješi ovo:
scorekeeper-held-goOn = Riješeno je za stolom: nastavi
scorekeeper-stop-title = Prekinuti partiju?
scorekeeper-stop-text = Vrijeme je isteklo i posljednja je runda upisana. S ovim rezultatom pobjeđuje par koji vodi.
scorekeeper-stop-yes = Prekini uz { $score }
scorekeeper-stop-no = Runda je još u tijeku
scorekeeper-over-title = Partija je gotova?
scorekeeper-over-record = { $reached }, upisujemo { $recorded }.
scorekeeper-over-recordAsIs = Upisujemo { $recorded }.
scorekeeper-over-wins = Partiju dobiva par: { $names }.
scorekeeper-over-lot = Rezultat je izjednačen; odlučio je ždrijeb organizatora.
scorekeeper-over-stopped = Partija je prekinuta zbog vremena.
scorekeeper-over-send = Pošalji organizatoru
scorekeeper-over-correct = Nešto nije u redu: ispravi rundu { $n }
scorekeeper-sent-title = Poslano organizatoru
scorekeeper-sent-kept = Spremljeno na ovom mobitelu
scorekeeper-sent-keptText = Sada nema veze s mrežom. Recite rezultat organizatoru; poslat će se kasnije.
scorekeeper-sent-waitsForPair = Prvo se na mobitelu slaže netko iz drugog para: { $names }.
scorekeeper-sent-agreed = Slaže se { $name }.
scorekeeper-sent-waits = Sada potvrđuje organizator.
scorekeeper-sent-begun = Organizator je već započeo partiju { $match }
scorekeeper-agree-title = Je li točno?
scorekeeper-agree-text = Kraj partije je poslan. Zapisnik vodi { $name }.
scorekeeper-agree-yes = Slažemo se
scorekeeper-agree-no = Prigovaramo
scorekeeper-done-title = Partija { $match } je potvrđena
scorekeeper-watching-title = Zapisnik vodi { $name }
scorekeeper-watching-nobody = Zapisnik još nitko ne vodi
scorekeeper-watching-noPhone = { $name }: mobitel nije prijavljen. Preuzmite zapisnik ili pišite na papir, pa će upisati organizator.
scorekeeper-watching-leads = Runda { $n }: otvara { $name }.
scorekeeper-watching-takeOver = Preuzmi zapisnik
scorekeeper-watching-takeOverAsk = Zapisnik sada vodi { $name }. Nakon preuzimanja taj mobitel može samo čitati.
scorekeeper-watching-takeOverYes = Da, zapisnik vodi ovaj mobitel
scorekeeper-watching-held = Upis čeka organizatora.
scorekeeper-watching-suspended = Organizator vas je zamolio da u ovoj partiji više ne vodite zapisnik. Vodi se na drugom mobitelu.
scorekeeper-watching-over = Partija je za ovim stolom gotova
scorekeeper-sheet-title = Runde
scorekeeper-sheet-caption = Runde partije { $match } za stolom { $table }
scorekeeper-sheet-round = Runda
scorekeeper-sheet-leads = Otvara
scorekeeper-sheet-cell =
    { $n ->
        [one] { $n } bod, ukupno { $sum }
        [few] { $n } boda, ukupno { $sum }
       *[other] { $n } bodova, ukupno { $sum }
    }
scorekeeper-sheet-onlyEnd = Zna se samo kraj: runde su zapisane na papiru.
scorekeeper-sheet-empty = Još nije upisana nijedna runda.
scorekeeper-sheet-object = Prigovori rundi { $n }
scorekeeper-sheet-objectShort = Prigovor
scorekeeper-sheet-what = Što nije točno?
scorekeeper-sheet-send = Pošalji prigovor
scorekeeper-sheet-objected = Prigovarate rundi { $n }. Pitanje je poslano zapisničaru.
scorekeeper-call-title = Pozovi organizatora
scorekeeper-call-text = O čemu se radi?
scorekeeper-call-state =
    .open = Poziv organizatoru: { $reason }. Još nitko ne dolazi.
    .on-the-way = Poziv organizatoru: { $reason }. Dolazi k vama.
    .done = Poziv organizatoru: { $reason }. Riješeno.
scorekeeper-pencil-open = Predaj olovku …
scorekeeper-pencil-title = Kome predajete olovku?
scorekeeper-pencil-text = Taj mobitel dalje vodi zapisnik, a ovaj ga prati.
scorekeeper-pencil-nobody = Nitko drugi za ovim stolom sada ne može voditi zapisnik. Pozovite organizatora.
scorekeeper-show-title = Pokaži stolu
scorekeeper-refused-title = Upisi koji nisu primljeni
scorekeeper-refused-text = Nastali su na ovom mobitelu, a u zapisniku stoji nešto drugo. Pogledajte zapisnik i ponovno upišite što nedostaje.
scorekeeper-refused-none = Više nema što pogledati.
scorekeeper-refused-tried = Upisano ovdje: { $what }
scorekeeper-refused-recorded = Stoji: { $what }
scorekeeper-refused-nothing = ništa
scorekeeper-refused-dismiss = U redu
scorekeeper-refused-acts-keeper = zapisnik vodi { $name }
scorekeeper-refused-acts-present = svi su ovdje
scorekeeper-refused-acts-lead = rundu { $n } otvara { $name }
scorekeeper-refused-acts-round = runda { $n }, { $round }
scorekeeper-refused-acts-change = runda { $n }, { $now } umjesto { $old }
scorekeeper-refused-acts-takeBack = runda { $n }, { $old }, poništena
scorekeeper-refused-acts-finish = kraj partije
scorekeeper-refused-acts-agree = slaganje s krajem partije
scorekeeper-refused-acts-stop = partija je prekinuta
scorekeeper-refused-acts-answer = odgovor na pitanje o pogrešci
scorekeeper-refused-acts-object = prigovor rundi { $n }: { $text }
scorekeeper-refused-acts-call = poziv organizatoru
scorekeeper-refused-acts-other = nešto drugo
scorekeeper-refused-at = Partija { $match }, stol { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Blokirano i neriješeno, bez bodova.
scorekeeper-said-now = Sada { $a } prema { $b }.
scorekeeper-said-leads = Otvara { $name }.
scorekeeper-said-changed = Runda { $n } je ispravljena.
scorekeeper-said-takenBack = Runda { $n } je poništena.
scorekeeper-said-keeps = Zapisnik vodi { $name }.
scorekeeper-said-over = Partija je gotova. Dobiva par: { $names }. Upisujemo { $a } prema { $b }.
scorekeeper-said-agreeAsked = Kraj partije čeka da se složite.
scorekeeper-said-agreed = S krajem se slaže { $name }.
scorekeeper-said-confirmed = Organizator je potvrdio partiju.
scorekeeper-said-begun = Partija { $match } je počela. Sjedite za stolom { $table }.
scorekeeper-said-begunResting = Partija { $match } je počela. Pauzirate.
scorekeeper-said-alert = Ima li pogreške? Pitaju vas.
scorekeeper-said-held = Upis čeka organizatora.
scorekeeper-said-released = Upis se nastavlja.
scorekeeper-said-onTheWay = Organizator dolazi.
scorekeeper-said-attended = Poziv organizatoru je riješen.
scorekeeper-said-closed = Večer je gotova.
scorekeeper-said-soon = Još pet minuta.
scorekeeper-said-up = Vrijeme je isteklo. Ovo je posljednja runda.
