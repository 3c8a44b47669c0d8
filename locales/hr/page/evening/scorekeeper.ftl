### Club evenings: scorekeeper.
scorekeeper-tile = { TILE($tile) }

scorekeeper-seating = Stol { $table } odozgo
scorekeeper-back = Natrag
scorekeeper-more = Više
scorekeeper-moreTitle = Više za ovim stolom
scorekeeper-strips-refused =
    { $n ->
        [one] { $n } upis je odbijen
        [few] { $n } upisa su odbijena
       *[other] { $n } upisa je odbijeno
    }
scorekeeper-strips-look = Pogledaj upise
scorekeeper-strips-late = Organizator čeka vijesti s ovog stola. Upišite runde koje su već odigrane.
scorekeeper-strips-lateOthers = Barem pola drugih stolova je završilo. Organizator čeka ovaj stol.
scorekeeper-strips-announced = Organizator: { $text }
scorekeeper-strips-organiserChecks = Organizator to provjerava. Nastavite.
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
scorekeeper-strips-last = Vrijeme je isteklo, pa je ova runda posljednja. Završite je i upišite.
scorekeeper-strips-level = Vrijeme je isteklo, a rezultat je izjednačen. Odigrajte još jednu rundu.
scorekeeper-keeper-title = Tko vodi zapisnik?
scorekeeper-keeper-next = Tko preuzima zapisnik?
scorekeeper-keeper-text = Zapisničar svaku rundu upisuje na tom mobitelu. Ostali je odmah vide.
scorekeeper-keeper-me = { $name }, na ovom mobitelu
scorekeeper-keeper-noPhone = { $name }, bez mobitela
scorekeeper-keeper-nobody = Ako nitko ne može, pišite runde na papir. Pozovite organizatora, koji ih zatim upisuje.
scorekeeper-keeper-phones = Tko ovdje nema mobitel?
scorekeeper-keeper-iHaveNone = Nemam mobitel: { $name }
scorekeeper-present-title = Jesu li sva četiri igrača ovdje?
scorekeeper-present-yes = Svi su ovdje
scorekeeper-present-no = Igrač nedostaje: pozovi organizatora
scorekeeper-lead-title = Tko prvi otvara?
scorekeeper-lead-lot = Uzmite po jednu od pločica koje leže licem prema dolje. Otvara igrač s najvećim brojem. Ako su brojevi jednaki, pobjeđuje dupla. Ako je nema, pobjeđuje veći zbroj.
scorekeeper-round-title = Otvara { $name }
scorekeeper-round-shuffles = Miješa { $name }.
scorekeeper-round-next = Sljedeću rundu otvara { $name }, s desne strane.
scorekeeper-round-wonBy = Tko je dobio rundu?
scorekeeper-round-tied = Neriješena blokada: bez bodova
scorekeeper-round-annulled = Poništena runda: bez bodova
scorekeeper-round-otherLead = Otvara drugi igrač
scorekeeper-round-last = Runda { $n }: { $names } { $points }
scorekeeper-round-lastTied = Runda { $n }: neriješena blokada
scorekeeper-round-lastAnnulled = Runda { $n }: poništena
scorekeeper-round-show = Sada pokaži rezultat svima
scorekeeper-round-takeBack = Poništi rundu { $n }
scorekeeper-round-correct = Ispravi rundu { $n }
scorekeeper-round-stop = Nijedna se runda ne igra: prekini uz { $score }
scorekeeper-entry-points = Bodovi za par { $names }
scorekeeper-entry-help = Zbrojite sve pločice koje poraženi par još drži.
scorekeeper-entry-field = Bodovi, od 1 do { $most }
scorekeeper-entry-keys = Brojke
scorekeeper-entry-tiles = Označi preostale pločice
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
scorekeeper-entry-tooFew = Svaki poraženi drži barem jednu pločicu.
scorekeeper-entry-tooMany = Dvije ruke imaju najviše četrnaest pločica.
scorekeeper-entry-wrong = Runda vrijedi od 1 do { $most } bodova.
scorekeeper-entry-enter =
    { $n ->
        [one] Upiši { $n } bod
        [few] Upiši { $n } boda
       *[other] Upiši { $n } bodova
    }
scorekeeper-entry-enterNothing = Upiši
scorekeeper-entry-surely =
    { $n ->
        [one] Da, upiši { $n } bod
        [few] Da, upiši { $n } boda
       *[other] Da, upiši { $n } bodova
    }
scorekeeper-entry-becomes = Bilo je { $before }, bit će { $after }
scorekeeper-entry-wins = Bilo je { $before }, bit će { $after }: pobjeda
scorekeeper-entry-blocker = Koji je par blokirao?
scorekeeper-entry-blockerHelp = Nula se upisuje u njegov stupac.
scorekeeper-entry-high =
    { $n ->
        [one] Stvarno { $n } bod?
        [few] Stvarno { $n } boda?
       *[other] Stvarno { $n } bodova?
    }
scorekeeper-entry-highHelp = Rijetko koja runda donosi toliko. Zbrojite pločice još jednom.
scorekeeper-entry-twice = Opet isto?
scorekeeper-entry-twiceHelp = To ste upisali maloprije: { $round }. Je li ovo druga runda?
scorekeeper-entry-tied = Neriješena blokada?
scorekeeper-entry-tiedHelp = U ovoj rundi nijedan par ne dobiva bodove.
scorekeeper-entry-annulled = Poništiti ovu rundu?
scorekeeper-entry-sure = Da, upiši
scorekeeper-entry-unsure = Ne, promijeni
scorekeeper-entry-correcting = Runda { $n }: tko ju je dobio?
scorekeeper-takeBack-title = Poništiti rundu { $n }?
scorekeeper-takeBack-text = Time se briše iz zapisnika. Promjena ostaje u dnevniku.
scorekeeper-takeBack-yes = Poništi rundu
scorekeeper-takeBack-no = Odustani
scorekeeper-otherLead-title = Tko otvara rundu { $n }?
scorekeeper-otherLead-text = Treba otvoriti { $name }.
scorekeeper-otherLead-should = { $name }, kako i treba
scorekeeper-otherLead-entered = { $name }, kako je upisano
scorekeeper-alert-title = Je li to pogreška?
scorekeeper-alert-recorded = U zapisniku je runda { $n }: { $round }.
scorekeeper-alert-deny = Nije pogreška: zadrži
scorekeeper-alert-confirm = Pogreška: čekaj organizatora
scorekeeper-alert-round = { $names } { $points }
scorekeeper-alert-tied = neriješena blokada
scorekeeper-alert-annulled = poništena
scorekeeper-held-title = Pričekajte organizatora
scorekeeper-held-text = Prije novih rundi organizator mora riješiti ovo:
scorekeeper-held-goOn = Dogovorili smo se: nastavi
scorekeeper-stop-title = Prekinuti ovdje?
scorekeeper-stop-text = Vrijeme je isteklo i posljednja je runda upisana. S ovim rezultatom pobjeđuje par koji vodi.
scorekeeper-stop-yes = Prekini uz { $score }
scorekeeper-stop-no = Još igramo
scorekeeper-over-title = Je li partija gotova?
scorekeeper-over-record = { $reached }. Upisujemo { $recorded }.
scorekeeper-over-recordAsIs = Upisujemo { $recorded }.
scorekeeper-over-wins = Partiju dobiva par: { $names }.
scorekeeper-over-lot = Rezultat je izjednačen. Organizator je odlučio ždrijebom.
scorekeeper-over-absent = Drugi par nije došao.
scorekeeper-over-expelled = Isključen je igrač drugog para.
scorekeeper-over-stopped = Partija je prekinuta prije kraja.
scorekeeper-over-stoppedBy =
    .time = Partija je prekinuta jer je isteklo vrijeme.
    .organiser = Organizator je prekinuo partiju.
scorekeeper-over-send = Pošalji organizatoru
scorekeeper-over-correct = Nije točno: ispravi rundu { $n }
scorekeeper-sent-title = Poslano organizatoru
scorekeeper-sent-kept = Spremljeno na ovom mobitelu
scorekeeper-sent-keptText = Sada nema veze. Recite rezultat organizatoru. Mobitel će ga poslati kasnije.
scorekeeper-sent-waitsForPair = Prvo se na mobitelu mora složiti igrač drugoga para: { $names }.
scorekeeper-sent-agreed = Slaže se { $name }.
scorekeeper-sent-waits = Sada ga potvrđuje organizator.
scorekeeper-sent-begun = Organizator je ovdje započeo partiju { $match }
scorekeeper-agree-title = Je li točno?
scorekeeper-agree-text = Rezultat partije šalje { $name }.
scorekeeper-agree-yes = Slažemo se
scorekeeper-agree-no = Prigovaramo
scorekeeper-done-title = Partija { $match } je potvrđena
scorekeeper-watching-title = Zapisnik vodi { $name }
scorekeeper-watching-nobody = Još nema zapisničara
scorekeeper-watching-noPhone = { $name } nema pridruženog mobitela. Preuzmite zapisnik ili ga vodite na papiru, pa će ga upisati organizator.
scorekeeper-watching-leads = Runda { $n }: otvara { $name }.
scorekeeper-watching-takeOver = Preuzmi
scorekeeper-watching-takeOverAsk = Zapisnik vodi { $name }. Preuzeti ga? Taj mobitel tada može samo čitati.
scorekeeper-watching-takeOverYes = Da, preuzmi
scorekeeper-watching-held = Vaš stol čeka organizatora.
scorekeeper-watching-suspended = Organizator vam je u ovoj partiji oduzeo vođenje zapisnika.
scorekeeper-watching-over = Partija je ovdje gotova.
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
scorekeeper-sheet-onlyEnd = Poznat je samo konačni rezultat. Runde su na papiru.
scorekeeper-sheet-empty = Još nema rundi.
scorekeeper-sheet-object = Prigovori rundi { $n }
scorekeeper-sheet-objectShort = Prigovori
scorekeeper-sheet-what = Što nije točno?
scorekeeper-sheet-send = Pošalji prigovor
scorekeeper-sheet-objected = Prigovorili ste rundi { $n }. Odgovara zapisničar.
scorekeeper-call-title = Pozovi organizatora
scorekeeper-call-text = O čemu se radi?
scorekeeper-call-state =
    .open = Pozvan je organizator: { $reason }. Još nije krenuo.
    .on-the-way = Pozvan je organizator: { $reason }. Dolazi k vama.
    .done = Pozvan je organizator: { $reason }. Riješeno.
scorekeeper-pencil-open = Predaj zapisnik …
scorekeeper-pencil-title = Tko dalje vodi zapisnik?
scorekeeper-pencil-text = Taj mobitel dalje vodi zapisnik. Na ovom ga možete pratiti.
scorekeeper-pencil-nobody = Nijedan drugi mobitel za ovim stolom sada ne može voditi zapisnik. Pozovite organizatora.
scorekeeper-show-title = Pokaži stolu
scorekeeper-refused-title = Odbijeni upisi
scorekeeper-refused-text = Ovo ste upisali na ovom mobitelu, ali u zapisniku je nešto drugo. Provjerite zapisnik i ponovno upišite što nedostaje.
scorekeeper-refused-tried = Upisali ste: { $what }
scorekeeper-refused-recorded = U zapisniku: { $what }
scorekeeper-refused-nothing = ništa
scorekeeper-refused-dismiss = U redu
scorekeeper-refused-acts-keeper = zapisnik vodi { $name }
scorekeeper-refused-acts-present = sva četiri igrača su ovdje
scorekeeper-refused-acts-lead = rundu { $n } otvara { $name }
scorekeeper-refused-acts-round = runda { $n }, { $round }
scorekeeper-refused-acts-change = runda { $n }, { $now } umjesto { $old }
scorekeeper-refused-acts-takeBack = runda { $n }, { $old }, poništena
scorekeeper-refused-acts-finish = rezultat partije
scorekeeper-refused-acts-agree = slaganje s rezultatom
scorekeeper-refused-acts-stop = partija je prekinuta
scorekeeper-refused-acts-answer = vaš odgovor na upozorenje
scorekeeper-refused-acts-object = prigovor rundi { $n }: { $text }
scorekeeper-refused-acts-call = poziv organizatoru
scorekeeper-refused-acts-other = nešto drugo
scorekeeper-refused-at = Partija { $match }, stol { $table }: { $what }
scorekeeper-said-round = { $names }: { $n }.
scorekeeper-said-tied = Neriješena blokada, bez bodova.
scorekeeper-said-annulled = Poništena runda, bez bodova.
scorekeeper-said-now = Sada { $a } prema { $b }.
scorekeeper-said-leads = Otvara { $name }.
scorekeeper-said-changed = Runda { $n } je ispravljena.
scorekeeper-said-takenBack = Runda { $n } je poništena.
scorekeeper-said-keeps = Zapisnik vodi { $name }.
scorekeeper-said-over = Partija je gotova. Dobiva par: { $names }. Upisujemo { $a } prema { $b }.
scorekeeper-said-agreeAsked = Provjerite i potvrdite da se slažete s rezultatom.
scorekeeper-said-agreed = S rezultatom se slaže { $name }.
scorekeeper-said-confirmed = Organizator je potvrdio partiju.
scorekeeper-said-begun = Partija { $match } je počela. Sjedite za stolom { $table }.
scorekeeper-said-begunResting = Partija { $match } je počela. Pauzirate.
scorekeeper-said-alert = Ima li pogreške? Odgovorite.
scorekeeper-said-held = Pričekajte organizatora.
scorekeeper-said-released = Ponovno možete upisivati runde.
scorekeeper-said-onTheWay = Organizator dolazi.
scorekeeper-said-attended = Organizator je riješio vaš poziv.
scorekeeper-said-closed = Klupska večer je završila.
scorekeeper-said-soon = Još pet minuta.
scorekeeper-said-up = Vrijeme je isteklo. Ovo je posljednja runda.
