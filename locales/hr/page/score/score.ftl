### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Runda { $n }
round-hands = Ruke
round-noTiles = bez pločica
round-special = Po ovim pravilima { DIGITS($tile) } stoji { $n }.
round-sum = Sve ruke zajedno: { $n }
round-before = Prije
round-this = U ovoj rundi
round-thisFish = U ovoj rundi, riba
round-total = Ukupno
round-youHold = Vi držite { $n }.
round-inHand = u vašoj ruci
round-cloth = Pokaži niz
round-ready = Spremno
round-youAreReady = Vi ste spremni
round-nextIn = Sljedeća runda počinje za { $n } s ili kad su svi spremni.
round-waitingFor = Još se čeka: { $names }.

match-headline =
    { PERSON($party) ->
        [several] { CAPITAL($party) } pobjeđuju
        [you] Pobijedili ste
        [yours] Pobijedili ste: { $party }
       *[other] { CAPITAL($party) } pobjeđuje
    }
match-wentOut =
    { PERSON($who) ->
        [you] Runde s vašim izlazom: { $n } od { $of }.
       *[other] { $who }: runde s izlazom { $n } od { $of }.
    }
match-best =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) }: najbolja runda ima broj { $round }, { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
        [several]
            { CAPITAL($party) }: najbolja runda ima broj { $round }, { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
       *[you]
            Vaša najbolja runda ima broj { $round }: { $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) }: runde bez bodova { $n } od { $of }.
        [several] { CAPITAL($party) }: runde bez bodova { $n } od { $of }.
       *[you] Runde u kojima ste bez bodova: { $n } od { $of }.
    }
match-rating = Bodovi rejtinga
match-rematch = Još jedna partija
match-rematchAsked = Još jedna partija: čekaju se ostali
match-look = Pregledaj partiju
match-result = Ishod
match-download = Preuzmi zapis
match-copyRecord = Kopiraj zapis DGN
match-copied = Zapis je kopiran.
match-notCopied = Preglednik nije dopustio kopiranje. Zapis je ispod: kopirajte ga sami.
match-noRecord = Zapis nismo mogli učitati. Pokušajte ponovno.
match-record = Zapis partije

sheet-round = Runda
sheet-empty = Još nije upisana nijedna runda.
sheet-outcome-out = izlaz
sheet-outcome-blocked = blokada
sheet-outcome-fish = riba
sheet-match = Partija
sheet-waits = Čeka na stolu
sheet-rows-made =
    .fives = U igri, petice
    .fives-threes = U igri, petice i trojke
    .headings = Jednaki krajevi
    .triominoes = Odigrane pločice
    .face-sum = Odigrane pločice
sheet-rows-paid = Izvučene pločice
sheet-rows-hands = Iz ruku
sheet-rows-tiles = Preostale pločice
sheet-rows-won = Dobiveno
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Chuchazo
    .pass-all-three = Sva tri dalje
    .round-1 = 1. runda
    .round-2 = 2. runda
    .round-3 = 3. runda
    .round-4 = 4. runda
    .out = Izlaz
sheet-rows-remembered = Zapamćeno
sheet-rows-lost = { $n } nije upisano
sheet-rows-wiped = { $n } zapamćeno, brisano
sheet-rows-eggs = Jaja
sheet-rows-carried = Čekalo na stolu
sheet-rows-inARow = Zaredom
sheet-rows-unwritten-row = Prekinut niz pobjeda
sheet-rows-unwritten-cap = Iznad { $cap }, nije upisano
sheet-rows-unwritten-exact = Iznad cilja, nije upisano
sheet-inARowNote = Zbrojevi pokazuju runde dobivene zaredom.
sheet-titles-won = pobjeda
sheet-titles-lost = poraz
sheet-titles-goat = jarac
sheet-titles-baldGoat = ćelavi jarac
sheet-titles-sixLove = šest zaredom
sheet-titles-tie = neriješeno

# After the first round, for a person without a name.
askName-question = Da ostali znaju kako se zovete?
askName-label = Vaše ime
askName-save = Spremi
askName-later = Ne sada
askName-saved = Drugi vas vide kao: { $name }.
