import { wordsOf } from '../../words.ts';
import type { ScorekeeperMessages } from '../en/scorekeeper.ts';

const { plural } = wordsOf('hr', ['one', 'few', 'other']);

const numbers = ['prazno', 'jedan', 'dva', 'tri', 'četiri', 'pet', 'šest'];
const doubles = ['praznina', 'jedinica', 'dvojka', 'trojka', 'četvorka', 'petica', 'šestica'];
const word = (n: number) => numbers[n] ?? String(n);
const points = (n: number) =>
  plural(n, { one: `${n} bod`, few: `${n} boda`, other: `${n} bodova` });
const tiles = (n: number) =>
  plural(n, { one: `${n} pločica`, few: `${n} pločice`, other: `${n} pločica` });
const left = (n: number) =>
  plural(n, {
    one: `Još ${n} minuta`,
    few: `Još ${n} minute`,
    other: `Još ${n} minuta`,
  });

const scorekeeper: ScorekeeperMessages = {
  tile: ({ low, high }) =>
    low === high ? `dupla ${doubles[low] ?? low}` : `${word(high)}-${word(low)}`,
  seating: ({ table }) => `Stol ${table} odozgo`,
  back: 'Natrag',
  tools: 'Pri ruci',

  strips: {
    refused: ({ n }) =>
      plural(n, {
        one: `${n} upis nije primljen`,
        few: `${n} upisa nisu primljena`,
        other: `${n} upisa nije primljeno`,
      }),
    look: 'Pogledaj',
    late: 'Organizator čeka ovaj stol. Upišite runde koje su već odigrane.',
    announced: ({ text }) => `Organizator: ${text}`,
    seen: 'U redu',
    minutes: ({ n }) => left(n),
    up: 'Vrijeme je isteklo',
    soon: ({ n }) => `${left(n)}. Runda u kojoj vrijeme istekne bit će posljednja.`,
    last: 'Vrijeme je isteklo: ovo je posljednja runda. Odigrajte je do kraja i upišite je.',
    level: 'Vrijeme je isteklo, a rezultat je izjednačen: odigrajte još jednu rundu.',
  },

  keeper: {
    title: 'Tko vodi zapisnik?',
    text: 'S tog se mobitela upisuje svaka runda. Ostali je odmah vide.',
    me: ({ name }) => `${name}, na ovom mobitelu`,
    noPhone: ({ name }) => `${name}, bez mobitela`,
    nobody:
      'Nitko? Onda pišite runde na papir, a upisat će ih organizator. Pozovite ga i recite mu to.',
  },

  present: {
    title: 'Jesu li sva četiri igrača ovdje?',
    yes: 'Svi su ovdje',
    no: 'Netko nedostaje: pozovi organizatora',
  },

  lead: {
    title: 'Tko prvi otvara?',
    lot: 'Ždrijebom: pločice leže licem dolje i svatko uzme jednu. Otvara najveći broj. Ako je jednak, otvara dupla tog broja; zatim veći zbroj.',
    then: 'Poslije u svakoj rundi otvara sljedeći igrač s desne strane, tko god pobijedi.',
  },

  round: {
    title: ({ name }) => `Otvara ${name}`,
    shuffles: ({ name }) => `Miješa ${name}.`,
    next: ({ name }) => `Sljedeću rundu otvara ${name}, s desne strane.`,
    wonBy: 'Čija je runda?',
    tied: 'Blokirano i neriješeno: bez bodova',
    otherLead: 'Otvara netko drugi',
    last: ({ n, names, points: won }) => `Runda ${n}: ${names} ${won}`,
    lastTied: ({ n }) => `Runda ${n}: blokirano i neriješeno`,
    show: 'Sada pokaži rezultat svima',
    takeBack: 'Poništi',
    correct: 'Ispravi',
    stop: ({ score }) => `Nijedna runda nije u tijeku: prekini uz ${score}`,
  },

  entry: {
    points: ({ names }) => `${names}: koliko bodova?`,
    help: 'Zbroj svih pločica koje su ostale obojici poraženih.',
    field: 'Bodovi, od 1 do 118',
    keys: 'Brojke',
    tiles: 'Označi pločice',
    digit: ({ n }) => String(n),
    erase: 'Izbriši posljednju znamenku',
    sum: ({ n, tiles: left }) => `${tiles(left)}: ${points(n)}`,
    clear: 'Ispočetka',
    tooFew: 'Svakom je poraženom ostala barem jedna pločica.',
    tooMany: 'U dvije ruke stane najviše četrnaest pločica.',
    wrong: 'Runda vrijedi od 1 do 118 bodova.',
    enter: ({ n }) => `Upiši ${points(n)}`,
    enterNothing: 'Upiši',
    blocker: 'Koji je par blokirao?',
    blockerHelp: 'Nula se piše u njegov stupac.',
    high: ({ n }) => `Stvarno ${points(n)}?`,
    highHelp: 'To je više nego obično. Zbrojite pločice još jednom.',
    twice: 'Opet isto?',
    twiceHelp: ({ round }) => `To je upisano maloprije: ${round}. Je li ovo druga runda?`,
    sure: 'Da, upiši',
    unsure: 'Ne, promijeni',
    correcting: ({ n }) => `Runda ${n}: čija je?`,
  },

  takeBack: {
    title: ({ n }) => `Poništiti rundu ${n}?`,
    text: 'Nestat će iz zapisnika; promjena ostaje u dnevniku.',
    yes: 'Poništi rundu',
    no: 'Ostavi',
  },

  otherLead: {
    title: ({ n }) => `Tko otvara rundu ${n}?`,
    text: ({ name }) => `Na redu je ${name}.`,
    should: ({ name }) => `${name}, kako i treba`,
    entered: ({ name }) => `${name}, kako je upisano`,
  },

  alert: {
    title: 'Je li to pogreška?',
    recorded: ({ n, round }) => `Runda ${n} upisana je ovako: ${round}.`,
    deny: 'Nije pogreška: ostaje kako jest',
    confirm: 'Pogreška: čekamo organizatora',
    round: ({ names, points: won }) => `${names} ${won}`,
    tied: 'blokirano i neriješeno',
  },

  held: {
    title: 'Potreban je organizator',
    text: 'Ništa se ne upisuje dok organizator ne riješi ovo:',
    goOn: 'Riješeno je za stolom: nastavi',
  },

  stop: {
    title: 'Prekinuti partiju?',
    text: 'Vrijeme je isteklo i posljednja je runda upisana. S ovim rezultatom pobjeđuje par koji vodi.',
    yes: ({ score }) => `Prekini uz ${score}`,
    no: 'Runda je još u tijeku',
  },

  over: {
    title: 'Partija je gotova?',
    record: ({ reached, recorded }) => `${reached}, upisujemo ${recorded}.`,
    recordAsIs: ({ recorded }) => `Upisujemo ${recorded}.`,
    wins: ({ names }) => `Partiju dobiva par: ${names}.`,
    lot: 'Rezultat je izjednačen; odlučio je ždrijeb organizatora.',
    stopped: 'Partija je prekinuta zbog vremena.',
    send: 'Pošalji organizatoru',
    correct: ({ n }) => `Nešto nije u redu: ispravi rundu ${n}`,
  },

  sent: {
    title: 'Poslano organizatoru',
    kept: 'Spremljeno na ovom mobitelu',
    keptText: 'Sada nema veze s mrežom. Recite rezultat organizatoru; poslat će se kasnije.',
    waitsForPair: ({ names }) => `Prvo se na mobitelu slaže netko iz drugog para: ${names}.`,
    agreed: ({ name }) => `Slaže se ${name}.`,
    waits: 'Sada potvrđuje organizator.',
    begun: ({ match }) => `Organizator je već započeo partiju ${match}`,
  },

  agree: {
    title: 'Je li točno?',
    text: ({ name }) => `Kraj partije je poslan. Zapisnik vodi ${name}.`,
    yes: 'Slažemo se',
    no: 'Prigovaramo',
  },

  done: {
    title: ({ match }) => `Partija ${match} je potvrđena`,
  },

  watching: {
    title: ({ name }) => `Zapisnik vodi ${name}`,
    nobody: 'Zapisnik još nitko ne vodi',
    noPhone: ({ name }) =>
      `${name}: mobitel nije prijavljen. Preuzmite zapisnik ili pišite na papir, pa će upisati organizator.`,
    leads: ({ name, n }) => `Runda ${n}: otvara ${name}.`,
    takeOver: 'Preuzmi zapisnik',
    takeOverAsk: ({ name }) =>
      `Zapisnik sada vodi ${name}. Nakon preuzimanja taj mobitel može samo čitati.`,
    takeOverYes: 'Da, zapisnik vodi ovaj mobitel',
    held: 'Upis čeka organizatora.',
    suspended:
      'Organizator vas je zamolio da u ovoj partiji više ne vodite zapisnik. Vodi se na drugom mobitelu.',
    over: 'Partija je za ovim stolom gotova',
  },

  sheet: {
    title: 'Runde',
    caption: ({ match, table }) => `Runde partije ${match} za stolom ${table}`,
    round: 'Runda',
    leads: 'Otvara',
    cell: ({ n, sum }) => `${points(n)}, ukupno ${sum}`,
    onlyEnd: 'Zna se samo kraj: runde su zapisane na papiru.',
    empty: 'Još nije upisana nijedna runda.',
    object: ({ n }) => `Prigovori rundi ${n}`,
    objectShort: 'Prigovor',
    what: 'Što nije točno?',
    send: 'Pošalji prigovor',
    objected: ({ n }) => `Prigovarate rundi ${n}. Pitanje je poslano zapisničaru.`,
  },

  call: {
    title: 'Pozovi organizatora',
    text: 'O čemu se radi?',
    state: {
      open: ({ reason }) => `Poziv organizatoru: ${reason}. Još nitko ne dolazi.`,
      'on-the-way': ({ reason }) => `Poziv organizatoru: ${reason}. Dolazi k vama.`,
      done: ({ reason }) => `Poziv organizatoru: ${reason}. Riješeno.`,
    },
  },

  pencil: {
    open: 'Predaj olovku …',
    title: 'Kome predajete olovku?',
    text: 'Taj mobitel dalje vodi zapisnik, a ovaj ga prati.',
    nobody: 'Nitko drugi za ovim stolom sada ne može voditi zapisnik. Pozovite organizatora.',
  },

  show: {
    title: 'Pokaži stolu',
  },

  refused: {
    title: 'Upisi koji nisu primljeni',
    text: 'Nastali su na ovom mobitelu, a u zapisniku stoji nešto drugo. Pogledajte zapisnik i ponovno upišite što nedostaje.',
    none: 'Više nema što pogledati.',
    tried: ({ what }) => `Upisano ovdje: ${what}`,
    recorded: ({ what }) => `Stoji: ${what}`,
    nothing: 'ništa',
    dismiss: 'U redu',
    acts: {
      keeper: ({ name }) => `zapisnik vodi ${name}`,
      present: 'svi su ovdje',
      lead: ({ name, n }) => `rundu ${n} otvara ${name}`,
      round: ({ n, round }) => `runda ${n}, ${round}`,
      change: ({ n, old, now }) => `runda ${n}, ${now} umjesto ${old}`,
      takeBack: ({ n, old }) => `runda ${n}, ${old}, poništena`,
      finish: 'kraj partije',
      agree: 'slaganje s krajem partije',
      stop: 'partija je prekinuta',
      answer: 'odgovor na pitanje o pogrešci',
      object: ({ n, text }) => `prigovor rundi ${n}: ${text}`,
      call: 'poziv organizatoru',
      other: 'nešto drugo',
    },
    at: ({ what, match, table }) => `Partija ${match}, stol ${table}: ${what}`,
  },

  said: {
    round: ({ names, n }) => `${names}: ${n}.`,
    tied: 'Blokirano i neriješeno, bez bodova.',
    now: ({ a, b }) => `Sada ${a} prema ${b}.`,
    leads: ({ name }) => `Otvara ${name}.`,
    changed: ({ n }) => `Runda ${n} je ispravljena.`,
    takenBack: ({ n }) => `Runda ${n} je poništena.`,
    keeps: ({ name }) => `Zapisnik vodi ${name}.`,
    over: ({ names, a, b }) =>
      `Partija je gotova. Dobiva par: ${names}. Upisujemo ${a} prema ${b}.`,
    agreeAsked: 'Kraj partije čeka da se složite.',
    agreed: ({ name }) => `S krajem se slaže ${name}.`,
    confirmed: 'Organizator je potvrdio partiju.',
    begun: ({ match, table }) => `Partija ${match} je počela. Sjedite za stolom ${table}.`,
    begunResting: ({ match }) => `Partija ${match} je počela. Pauzirate.`,
    alert: 'Ima li pogreške? Pitaju vas.',
    held: 'Upis čeka organizatora.',
    released: 'Upis se nastavlja.',
    onTheWay: 'Organizator dolazi.',
    attended: 'Poziv organizatoru je riješen.',
    closed: 'Večer je gotova.',
    soon: 'Još pet minuta.',
    up: 'Vrijeme je isteklo. Ovo je posljednja runda.',
  },
};

export default scorekeeper;
