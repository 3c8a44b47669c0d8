### Club evenings: board.

board-title = Javna ploča
board-closed = Večer je gotova
board-seats = Mjesta za partiju { $n }
board-previous = Natrag
board-next = Dalje
board-stop = Zaustavi
board-goOn = Nastavi
board-full = Cijeli zaslon
board-notLive = Nema veze s mrežom; ovo je možda zastarjelo.
