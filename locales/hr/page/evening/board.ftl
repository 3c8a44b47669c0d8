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
