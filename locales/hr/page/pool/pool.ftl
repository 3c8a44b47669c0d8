### The page that looks for opponents, and the way to it from the form of a new table.

title = Tražim protivnike
wish =
    { $players ->
        [0] { EITHER($games) }, s bilo kojim brojem igrača
       *[other] { EITHER($games) }, ukupno igrača: { $players }
    }
people =
    { $n ->
        [one] Čeka { $n } osoba
        [few] Čekaju { $n } osobe, računajući vas
       *[other] Čeka { $n } osoba, računajući vas
    }
with = S vama: { LIST($names) }
intro = Partija počinje čim dovoljno ljudi želi igrati jednu od ovih igara.
rated = Igra se za rejting: susreću se ljudi sličnog rejtinga. Što dulje čekate, to je izbor širi.
seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekunde
       *[other] { $n } sekundi
    }
nobody = Još nema nikoga. Pričekajte malo ili igrajte protiv botova.
bots = Igraj protiv botova
stop = Prekini traženje
mine = Natrag na svoje igre

games = Vaše igre
withHouseRules = { $game }, kućna pravila
anyGame = Bilo koja druga igra
more = Još igara
notFor = (nije za { $n })
none = Odaberite igru koju ćete čekati
noneFor = Nijedna od ovih igara nije za { $n } igrača. Odaberite drugi broj ili drugu igru.
botsTake = Nakon { $s } sekundi prazna mjesta zauzimaju botovi
botsTakeHelp = Ako se slažu i ostali koji čekaju s vama. Svaki je bot označen.
others = Drugi čekaju nešto drugo
rules = Potpuna pravila:

wishes = Ostale želje
wishesHelp = Gdje vam je svejedno, odlučuju želje ostalih.
players = Broj igrača
anyNumber = Bilo koji
dontMind = Svejedno mi je

guest = Za rejting igraju samo ljudi s računom. Račun čuva vaš rejting.
casual = Igraj bez rejtinga
account = Prijavite se ili otvorite račun

findTitle = Ili nađite protivnike
findHelp = Stol se još ne otvara: čekate ljude koji žele upravo ovu igru, s ovim postavkama. Igrača: { $n }. Sva mjesta zauzimaju ljudi, i ona koja obrazac daje botovima.
