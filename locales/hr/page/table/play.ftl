### A table: play.

lattice-choose = Na koje mjesto?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile)) } odgovara na { $n } mjesto.
        [few] { CAPITAL(TILE($tile)) } odgovara na { $n } mjesta.
       *[other] { CAPITAL(TILE($tile)) } odgovara na { $n } mjesta.
    }
lattice-playCell = Odigraj { PLACE($where) }: od vrha { TILE($tile) }
lattice-oneTurn = Odgovara samo ovako okrenuta.
lattice-cells =
    { COUNT($places) ->
        [0] Sada ništa ne odgovara.
       *[other]
            Nešto odgovara { COUNT($places) ->
                [one] na { COUNT($places) } mjesto
                [few] na { COUNT($places) } mjesta
               *[other] na { COUNT($places) } mjesta
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
lattice-joints =
    .bridge = Most
    .hexagon = Šesterokut
    .double-hexagon = Dvostruki šesterokut
    .triple-hexagon = Trostruki šesterokut
    .triple = Otvaranje trostrukom
lattice-made =
    { $speech ->
        [short]
            { $joint ->
                [none] { "" }
               *[other]
                    { $joint ->
                        [bridge] Most
                        [hexagon] Šesterokut
                        [double-hexagon] Dvostruki šesterokut
                        [triple-hexagon] Trostruki šesterokut
                       *[triple] Otvaranje trostrukom
                    }:{ " " }
            }+{ $n }.
       *[other]
            { $joint ->
                [none] { "" }
               *[other]
                    { $joint ->
                        [bridge] Most
                        [hexagon] Šesterokut
                        [double-hexagon] Dvostruki šesterokut
                        [triple-hexagon] Trostruki šesterokut
                       *[triple] Otvaranje trostrukom
                    }:{ " " }
            }{ $n ->
                [one] { $n } bod
                [few] { $n } boda
               *[other] { $n } bodova
            }.{ $lost ->
                [0] { "" }
               *[other]
                    { " " }Za vučenje { $lost ->
                        [one] { $lost } bod
                        [few] { $lost } boda
                       *[other] { $lost } bodova
                    } manje.
            }
    }
lattice-costs =
    { $n ->
        [one] To stoji { $n } bod.
        [few] To stoji { $n } boda.
       *[other] To stoji { $n } bodova.
    }
lattice-mayDraw = Ili vucite.
lattice-step = Među trokutima: na mjesto s te strane
lattice-turn = Među trokutima: okreni pločicu
lattice-walkHelp = Strelice vode od pločice do pločice, gore i dolje iz reda u red. Escape vraća na vaše pločice.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = još nema pločica
ends-play = Odigraj{ PLACE($where, form: "after") }, { WORD($n) }
ends-waits =
    { $toes ->
        [true]
            Prvo još { $missing ->
                [one] { $missing } prst
                [few] { $missing } prsta
               *[other] { $missing } prstiju
            } na { DIGITS($tile) }
       *[false] Prvo treba pokriti { DIGITS($tile) }
    }
ends-sides =
    { $n ->
        [one] { $n } mjesto
        [few] { $n } mjesta
       *[other] { $n } mjesta
    }
ends-half = Otvoreno ostaje { $n }
ends-close = Zatvori duplu
ends-done = Gotovo
ends-drawFrom = Vuci, još { $n }
ends-pass = Dalje
ends-cancel = Odustani

hand-empty = Nemate pločica.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }, { $place } od { $of }
hand-pips =
    { $sum ->
        [one] { WORD($sum, form: "pips") } točka
        [few] { WORD($sum, form: "pips") } točke
       *[other] { WORD($sum, form: "pips") } točaka
    }
hand-fits =
    { $fits ->
        [none] { "" }
        [lead] , može otvoriti
        [cells]
            { COUNT($where) ->
                [one] , odgovara na { COUNT($where) } mjesto
                [few] , odgovara na { COUNT($where) } mjesta
               *[other] , odgovara na { COUNT($where) } mjesta
            }
       *[ends] , odgovara { LIST($where, as: "place") }
    }
hand-back = Pločice lijevo
hand-forward = Pločice desno

status-yourTurn = Vi ste na redu
status-titleYourTurn = Vi ste na redu · { $rules }
status-youLead = Vi otvarate
status-youLeadWith = Vi otvarate: { DIGITS($tile) }
status-nothingDraw = Ništa ne odgovara: vucite
status-nothingPass = Ništa ne odgovara: dalje
status-turnOf = Na redu: { $name }
status-chooseEnd = Na koji kraj?
status-chooseTrain = Na koji vlak?
status-cover = Pokrijte { DIGITS($tile) }
status-drawForLead = Nitko nema { DIGITS($tile) }: vucite
status-chooseHalf = Koja polovica ostaje otvorena?
status-goOn = Još jedna dupla ili gotovo?
status-closeOrDone = Zatvoriti duplu ili gotovo?
status-tapAgain = Dodirnite još jednom
status-forced = Odgovara samo { DIGITS($tile) }: igra se za { $n }
status-forcedDraw = Ništa ne odgovara: vuče se za { $n }
status-forcedPass = Ništa ne odgovara: dalje za { $n }
status-watching = Gledate igru
status-taking =
    { $n ->
        [one] Uzmite { $n } pločicu
        [few] Uzmite { $n } pločice
       *[other] Uzmite { $n } pločica
    }
status-takingOf = Pločice uzima { $name }
status-taken = Imate svoje pločice
status-unlifted = Vaše pločice zasad leže licem dolje
status-dealing = Dijele se pločice
status-between = Runda je gotova
status-over = Partija je gotova
status-stopped = Partija je prekinuta
status-waiting = Čeka se da svi sjednu
status-frozen = Poslužitelj sada ne može spremati poteze. Satovi stoje, vaše su pločice sigurne.
status-reconnecting = Ponovno spajanje, { $n } s.
status-clockRuns = Vaš sat i dalje teče: { $clock }.
status-connecting = Spajanje sa stolom
status-closed = Veza s ovim stolom je završena.
status-reload = Učitaj stranicu ponovno

refused-notSeated = Nemate mjesto za ovim stolom.
refused-notYourTurn = Još ne. Na redu: { $who }.
refused-noRound = Sada se ne igra nijedna runda.
refused-matchBegan = Partija je počela pa se više ne ustaje.
refused-nothingToWaitFor = Sada se ni na koga ne čeka.
refused-notAway = { $who } je za stolom.
refused-inGrace =
    { $n ->
        [one] { $who } ima još { $n } sekundu za povratak.
        [few] { $who } ima još { $n } sekunde za povratak.
       *[other] { $who } ima još { $n } sekundi za povratak.
    }
refused-notHeld = Nemate pločicu { TILE($tile) }.
refused-mustLead = Ovu rundu otvara { TILE($tile) }.
refused-mustLeadDouble = Ovu rundu otvara dupla.
refused-wrongPlace = Pločica { TILE($tile) } ne može tamo.
refused-doesNotFit = { CAPITAL(TILE($tile)) } ne odgovara. Krajevi su { LIST($ends) }.
refused-rightOnEqualEnds = Na oba je kraja { $n }, a tada se igra desno.
refused-mustPlay =
    { KIND($where) ->
        [first] Vi otvarate: može se odigrati { TILE($tile) }.
       *[other] Morate odigrati:{ PLACE($where, form: "after") } odgovara { TILE($tile) }.
    }
refused-whichHalf = Odgovaraju obje polovice pločice { TILE($tile) }. Recite koja ostaje otvorena: { EITHER($halves) }.
refused-onlyDoubles = U ovom potezu smije slijediti samo još jedna dupla.
refused-nothingToClose = Zatvara se samo dupla koja je upravo odigrana.
refused-notDone = U ovom potezu još ništa nije odigrano.
refused-mustDraw = Ne može dalje: u zalihi ima pločica.
refused-nothingToDraw = Nema se što vući.
refused-nothingToTake = Sada nemate što uzeti s hrpe.
refused-takenAlready = Netko je upravo uzeo tu pločicu. Uzmite drugu.
refused-notMixedAgain = Ponovno miješanje traži samo onaj tko otvara, prije nego što itko uzme pločicu.
refused-notPointed = Na tu se pločicu ovdje ne pokazuje. Vucite sljedeću.
refused-beforeLead =
    { $n ->
        [one] Prije otvaranja još se može najaviti 6-6: { $n } sekunda.
        [few] Prije otvaranja još se može najaviti 6-6: { $n } sekunde.
       *[other] Prije otvaranja još se može najaviti 6-6: { $n } sekundi.
    }
refused-nothingToDeclare = Sada ne možete najaviti 6-6.
refused-frozen = Poslužitelj sada ne može spremati poteze. Pokušajte malo kasnije.
refused-noSuchSeat = Za ovim stolom nema mjesta { $n }.
refused-seatTaken = Netko je upravo sjeo na to mjesto.
refused-alreadySeated = Već sjedite za ovim stolom.

plays-title = Potezi
plays-empty = Još nema poteza.
plays-passed = dalje
plays-declared = najavljuje 6-6
plays-drew = vuče { $n }
plays-closed = zatvara
plays-at = { PLACE($where) }
plays-by-bot = igra bot
plays-by-forced = prisiljen
plays-by-clock = vrijeme isteklo

keys-title = Tipke
keys-note = Rade dok je fokus na stolu.
keys-move = Kretanje po svojim pločicama
keys-tile = Na tu pločicu, 0 je deseta
keys-play = Odigraj; ako su dva kraja, odaberi
keys-ends = Odigraj na lijevi ili desni kraj
keys-train = Odabrati vlak za pločicu
keys-arms = Odigraj na gornji ili donji krak
keys-close = Zatvori upravo odigranu duplu
keys-done = Završi potez koji se može nastaviti
keys-draw = Vuci
keys-pass = Dalje
keys-declare = Najavi 6-6
keys-sort = Premjesti pločicu u ruci
keys-cancel = Odustani
keys-command = Upiši naredbu
keys-sayEnds = Reci krajeve
keys-sayHand = Reci moje pločice i što odgovara
keys-sayLine = Reci niz slijeva nadesno
keys-sayNumber = Koliko je pločica toga broja vani
keys-sayLast = Ponovi posljednja četiri poteza
keys-sayCounts = Koliko tko ima pločica
keys-sayScore = Reci rezultat
keys-sayClock = Koliko je vremena ostalo
keys-grid = Prođi nizom
keys-zen = Samo stol i pločice
keys-mute = Uključi ili isključi zvuk
keys-help = Ove tipke
keys-again = Prethodna i sljedeća poruka
keys-digit = brojka
keys-space = Razmaknica

command-label = Naredba
command-help = Na primjer 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Izvrši
