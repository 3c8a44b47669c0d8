### Club evenings: board.

board-title = Javna ploča
board-closed = Klupska večer je završila
board-seats = Mjesta za partiju { $n }
board-previous = Prethodno
board-next = Sljedeće
board-stop = Zaustavi
board-goOn = Nastavi
board-full = Cijeli zaslon
board-notLive = Nema veze. Ovo je možda zastarjelo.
board-takeSeats = { $n }. partija: zauzmite mjesta
board-join = Pridružite se kodom
board-timeLeft = Preostalo
board-sound = Zvuk
board-winners = Pobjeda večeri: { $names }
board-points =
    { $n ->
        [one] { $n } turnirski bod
        [few] { $n } turnirska boda
       *[other] { $n } turnirskih bodova
    }
