### Club evenings: the choice of a regulation, and of fixed pairs.

setup-regulation-which = Pravilnik
setup-regulation-change = Promijeni pravila
setup-regulation-counts = Što donosi runda
setup-regulation-countsKinds-losers = Pločice gubitnika
setup-regulation-countsKinds-all = Sve pločice
setup-regulation-countsKinds-rounds = Jedan bod
setup-regulation-tiles = Pločice
setup-regulation-tilesKinds =
    .double-six = Do duple šestice
    .double-nine = Do duple devetke
setup-regulation-lead = Tko otvara nakon prve runde
setup-regulation-leadKinds-rotates = Sljedeći zdesna
setup-regulation-leadKinds-winner = Pobjednici
setup-regulation-bonus = Najviše bodova premije u rundi
setup-regulation-warning = Upozorenje, minuta prije kraja
setup-regulation-wins = Turnirski bodovi za pobjedu
setup-regulation-winsKinds-shutout = protiv 0
setup-regulation-winsKinds-half = do pola
setup-regulation-winsKinds-close = protiv više
setup-regulation-winsKinds-stopped = prekinuta
setup-regulation-order = Što odlučuje o mjestima
setup-regulation-orderHelp = Odozgo prema dolje: sljedeće se gleda samo ako je sve iznad jednako.
# $key is such as “wins”.
setup-regulation-earlier = Pomakni gore: { $key }
setup-regulation-without = Izostavi: { $key }
setup-pairs-title = Tko igra s kim
setup-pairs-kinds-single = Svatko sa svakim
setup-pairs-kinds-pairs = Stalni parovi
setup-pairs-help = Igrači 1 i 2 su par, 3 i 4 također, i tako dalje.
setup-pairs-odd = Jedan igrač nema partnera. Dodajte igrača ili jednoga izostavite.
setup-pairs-pair = Par { $n }
setup-pairs-partner = Ime partnera
setup-pairs-changes-late = Par igra u preostalim partijama.
setup-pairs-changes-leaves = Odlaze oba igrača para.
setup-pairs-changes-substitute = Zamjena dobiva broj igrača. Raniji rezultati ostaju paru.
round-winnerLeads = Otvaraju pobjednici prošle runde.
