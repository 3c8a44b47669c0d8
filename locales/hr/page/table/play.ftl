### A table: play.

lattice-choose = Na koje mjesto?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile)) } odgovara na { $n } mjesto.
        [few] { CAPITAL(TILE($tile)) } odgovara na { $n } mjesta.
       *[other] { CAPITAL(TILE($tile)) } odgovara na { $n } mjesta.
    }
lattice-playCell = Odigraj { PLACE($where) }: čitano od vrha, { TILE($tile) }{ ends-scores }
lattice-oneTurn = Odgovara samo tako okrenuta.
lattice-cells =
    { COUNT($places) ->
        [0] Sada vam ne odgovara nijedna pločica.
       *[other]
            Vaše pločice odgovaraju { COUNT($places) ->
                [one] na { COUNT($places) } mjesto
                [few] na { COUNT($places) } mjesta
               *[other] na { COUNT($places) } mjesta
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
# Gdje trokut leži, nakon pločice uz koju stoji.
lattice-told = { CAPITAL(PLACE($where)) }.
lattice-joint =
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
    }
lattice-costs =
    { $n ->
        [one] To stoji { $n } bod.
        [few] To stoji { $n } boda.
       *[other] To stoji { $n } bodova.
    }
lattice-mayDraw = Ili vucite.
lattice-step = Trokuti: na sljedeće mjesto u tom smjeru
lattice-turn = Trokuti: okreni pločicu
lattice-walkHelp = Strelicama lijevo i desno idete od pločice do pločice, gore i dolje iz reda u red. Tipka Escape vraća vas na vaše pločice.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = još nema pločica
ends-play = Odigraj{ PLACE($where, form: "after") }, { WORD($n) }{ ends-scores }
# What the tile would score there; 0 for nothing, or if you do not want to know.
ends-scores =
    { $points ->
        [0] { "" }
       *[other] , donosi { $points }
    }
ends-waits =
    { $toes ->
        [true]
            Prvo još { $missing ->
                [one] { $missing } prst
                [few] { $missing } prsta
               *[other] { $missing } prstiju
            } na { DIGITS($tile) }
       *[false] Prvo pokrijte { DIGITS($tile) }
    }
ends-half = Otvoreno ostaje { $n }
ends-close = Zatvori duplu
ends-done = Gotovo
ends-drawFrom =
    { $cost ->
        [0] Vuci, još { $n }
       *[other] Vuci (−{ $cost }), još { $n }
    }
ends-pass = Dalje
ends-cancel = Odustani

hand-empty = Nemate pločica.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }{ hand-scores }, { $place } od { $of }
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
# $varies says that it would score less at another end.
hand-scores =
    { $points ->
        [0] { "" }
       *[other]
            { $varies ->
                [true] , donosi do { $points }
               *[false] , donosi { $points }
            }
    }
hand-back = Pločice ulijevo
hand-forward = Pločice udesno

sum-none = Još nema bodova.
sum-ends = Zbroj krajeva: { $n }
sum-equal = Krajevi su jednaki
sum-differ = Krajevi su različiti

status-yourTurn = Vi ste na redu
status-titleYourTurn = Vi ste na redu · { $rules }
status-youLead = Vi otvarate
status-youLeadWith = Otvarate pločicom { DIGITS($tile) }
status-nothingDraw = Ništa ne odgovara: vucite
status-nothingPass = Ništa ne odgovara: dalje
status-fits =
    { $n ->
        [one] Odgovara { $n } pločica{ status-oneScores }
        [few] Odgovaraju { $n } pločice{ status-someScore }
       *[other] Odgovara { $n } pločica{ status-someScore }
    }
status-oneScores =
    { $scoring ->
        [0] { "" }
       *[other] { " " }i donosi bodove
    }
status-someScore =
    { $scoring ->
        [0] { "" }
        [one] , bodove donosi { $scoring }
        [few] , bodove donose { $scoring }
       *[other] , bodove donosi { $scoring }
    }
status-lacksOne = Nema { $a }
status-lacksTwo = Nema ni { $a } ni { $b }
status-turnOf = Na redu: { $name }
status-chooseEnd = Na koji kraj?
status-chooseTrain = Na koji vlak?
status-cover = Pokrijte { DIGITS($tile) }
status-drawForLead = Nitko nema { DIGITS($tile) }: vucite
status-chooseHalf = Koja polovica ostaje otvorena?
status-goOn = Još jedna dupla ili gotovo?
status-closeOrDone = Zatvoriti duplu ili gotovo?
status-tapAgain = Dodirnite još jednom da odigrate
status-drop = Ispustite na označeno mjesto
status-forced = Odgovara samo { DIGITS($tile) }: igra se za { $n } s
status-forcedDraw = Ništa ne odgovara: vuče se za { $n } s
status-forcedPass = Ništa ne odgovara: dalje za { $n } s
status-watching = Gledate partiju
status-watchingLater = Gledate partiju s { $n } sekundi zakašnjenja
status-taking =
    { $n ->
        [one] Uzmite { $n } pločicu
        [few] Uzmite { $n } pločice
       *[other] Uzmite { $n } pločica
    }
status-takingOf = Pločice uzima { $name }
status-taken = Imate svoje pločice
status-unlifted = Vaše pločice zasad leže licem prema dolje
status-dealing = Dijele se pločice
status-between = Runda je gotova
status-over = Partija je gotova
status-stopped = Partija je prekinuta
status-waiting = Čeka se da igrači sjednu
status-frozen = Poslužitelj sada ne može spremati poteze. Satovi stoje, a vaše su pločice sigurne.
status-reconnecting = Ponovno povezivanje, { $n } s.
status-clockRuns = Vaš sat i dalje teče: { $clock }.
status-connecting = Povezivanje sa stolom
status-closed = Više niste povezani s ovim stolom.
status-reload = Učitaj stranicu ponovno

refused-notYourTurn = Još ne: na redu je { $who }.
refused-noRound = Sada se ne igra nijedna runda.
refused-botSitsHere = { $name } već sjedi za ovim stolom. Odaberite drugog bota.
refused-notAway = { $who } još ima vezu.
refused-inGrace =
    { $n ->
        [one] { $who } ima još { $n } sekundu za povratak.
        [few] { $who } ima još { $n } sekunde za povratak.
       *[other] { $who } ima još { $n } sekundi za povratak.
    }
refused-notHeld = Nemate pločicu { TILE($tile) }.
refused-mustLead = Ovu rundu morate otvoriti { TILE($tile, form: "with") }.
refused-mustLeadDouble = Ovu rundu morate otvoriti duplom.
refused-wrongPlace = { CAPITAL(TILE($tile)) } ne može tamo.
refused-doesNotFit =
    { COUNT($ends) ->
        [0] { CAPITAL(TILE($tile)) } ne odgovara.
        [1] { CAPITAL(TILE($tile)) } ne odgovara. Otvoreni kraj je { LIST($ends) }.
       *[other] { CAPITAL(TILE($tile)) } ne odgovara. Krajevi su { LIST($ends) }.
    }
refused-rightOnEqualEnds = Na oba je kraja { $n }: igrajte na desni.
refused-mustPlay =
    { KIND($where) ->
        [first] Vi otvarate: možete odigrati { TILE($tile, form: "accusative") }.
       *[other] Morate igrati:{ PLACE($where, form: "after") } odgovara { TILE($tile) }.
    }
refused-whichHalf = Odgovaraju obje polovice pločice { DIGITS($tile) }. Odaberite koja ostaje otvorena: { EITHER($halves) }.
refused-onlyDoubles = U ovom potezu možete dodati samo duple.
refused-mustDraw = Ne možete reći dalje: vucite iz zalihe.
refused-nothingToDraw = Nema se što vući.
refused-beforeLead =
    { $n ->
        [one] Pričekajte { $n } sekundu: još se može najaviti 6-6.
        [few] Pričekajte { $n } sekunde: još se može najaviti 6-6.
       *[other] Pričekajte { $n } sekundi: još se može najaviti 6-6.
    }
refused-frozen = Poslužitelj sada ne može spremati poteze. Pokušajte ponovno za koji trenutak.

plays-title = Potezi
plays-empty = Još nema poteza.
plays-passed = dalje
plays-declared = najavljuje 6-6
plays-drew = vuče { $n }
plays-closed = zatvara
plays-made = { lattice-joint }+{ $n }
plays-at = { PLACE($where) }
plays-by-forced = prisiljen potez
plays-by-clock = isteklo vrijeme

keys-title = Tipke

command-label = Naredba
