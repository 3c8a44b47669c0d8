### The keys of a table.

keys-note = Rade dok je fokus na stolu.
keys-move = Kretanje po svojim pločicama
keys-tile = Idi na tu pločicu; 0 je deseta
keys-play = Odigraj; ako odgovaraju dva kraja, odaberi jedan
keys-ends = Odigraj na lijevi ili desni kraj
keys-train = Odaberi vlak za pločicu
keys-arms = Odigraj na gornji ili donji krak križne duple
keys-close = Zatvori upravo odigranu duplu
keys-done = Završi potez
keys-draw = Vuci
keys-pass = Dalje
keys-declare = Najavi 6-6
keys-sort = Premjesti pločicu u ruci
keys-cancel = Odustani
keys-command = Upiši naredbu
keys-sayEnds = Reci krajeve
keys-sayHand = Reci moje pločice i što odgovara
keys-sayLine = Reci niz slijeva nadesno
keys-sayNumber = Reci koliko je pločica toga broja vani
keys-sayLast = Reci posljednja četiri poteza
keys-sayCounts = Reci koliko tko ima pločica
keys-sayScore = Reci rezultat
keys-sayClock = Reci koliko je vremena ostalo
keys-grid = Kreći se po nizu
keys-zen = Samo pločice
keys-mute = Uključi ili isključi zvuk
keys-help = Ove tipke
keys-again = Ponovi prethodnu ili sljedeću poruku
keys-digit = brojka
keys-space = Razmaknica
keys-takeBack = Vrati svoj potez
keys-talk = Razgovor
# The line to type commands in.
command-help = Na primjer: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Izvrši
