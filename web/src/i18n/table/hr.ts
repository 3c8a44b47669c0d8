import { wordsOf } from '../words.ts';
import type { TableMessages } from './en.ts';
import {
  inManyCells,
  inWords,
  isOn,
  type Joint,
  type Party,
  type TileIn,
  type Where,
  type Who,
} from './parties.ts';

const { plural } = wordsOf('hr', ['one', 'few', 'other']);
const and = new Intl.ListFormat('hr', { type: 'conjunction' });
const or = new Intl.ListFormat('hr', { type: 'disjunction' });

const numbers = [
  ...['prazno', 'jedan', 'dva', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam', 'devet'],
  ...['deset', 'jedanaest', 'dvanaest', 'trinaest', 'četrnaest', 'petnaest', 'šesnaest'],
  ...['sedamnaest', 'osamnaest'],
];
/** The numbers of doubles and triples, after „dupla” and „trostruka”. */
const doubles = [
  ...['praznina', 'jedinica', 'dvojka', 'trojka', 'četvorka', 'petica', 'šestica'],
  ...['sedmica', 'osmica', 'devetka', 'desetka', 'jedanaestica', 'dvanaestica', 'trinaestica'],
  ...['četrnaestica', 'petnaestica', 'šesnaestica', 'sedamnaestica', 'osamnaestica'],
];
/** The numbers in the genitive plural, as after „nema”. */
const ofSuit = [
  ...['praznina', 'jedinica', 'dvojki', 'trojki', 'četvorki', 'petica', 'šestica'],
  ...['sedmica', 'osmica', 'devetki', 'desetki', 'jedanaestica', 'dvanaestica', 'trinaestica'],
  ...['četrnaestica', 'petnaestica', 'šesnaestica', 'sedamnaestica', 'osamnaestica'],
];

/** The numbers of pips on a tile, up to the double twelve. */
const sums = [
  ...['nula', 'jedna', 'dvije', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam', 'devet'],
  ...['deset', 'jedanaest', 'dvanaest', 'trinaest', 'četrnaest', 'petnaest', 'šesnaest'],
  ...['sedamnaest', 'osamnaest', 'devetnaest', 'dvadeset', 'dvadeset jedna', 'dvadeset dvije'],
  ...['dvadeset tri', 'dvadeset četiri'],
];

const word = (n: number) => numbers[n] ?? String(n);
const suit = (n: number) => ofSuit[n] ?? `s brojem ${n}`;
const digits = (given: TileIn) =>
  given.length === 3 ? given.join('-') : `${given[1]}-${given[0]}`;
const double = (n: number) => `dupla ${doubles[n] ?? String(n)}`;
/** The name of a triangle, with its numbers clockwise. */
const triangle = (given: readonly number[]) => {
  const [a = 0] = given;
  return given.every((n) => n === a)
    ? `trostruka ${doubles[a] ?? word(a)}`
    : given.map(word).join('-');
};
const tile = (given: TileIn) => {
  if (given.length === 3) return triangle(given);
  const [low, high] = given;
  return low === high ? double(low) : `${word(high)}-${word(low)}`;
};
/** A tile in another case. Only doubles and triples change: they are feminine nouns and take this ending. */
const declined = (given: TileIn, ending: 'u' | 'om') => {
  const [n] = given;
  if (given.some((other) => other !== n)) return tile(given);
  return [given.length === 3 ? 'trostruka' : 'dupla', doubles[n] ?? String(n)]
    .map((noun) => noun.replace(/a$/, ending))
    .join(' ');
};
/** A tile as the object of a verb: „igra duplu četvorku”. */
const tileTaken = (given: TileIn) => declined(given, 'u');
/** „S”, or „sa” before a number that begins with s or š. */
const withTile = (said: string) => `${/^([sš67]|1[67])/.test(said) ? 'sa' : 's'} ${said}`;
/** A tile that opens: „otvara s duplom četvorkom”, „otvara sa šest-pet”. */
const tileWith = (given: TileIn) => withTile(declined(given, 'om'));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, few: string, other: string) =>
  plural(n, { one: `${n} ${one}`, few: `${n} ${few}`, other: `${n} ${other}` });
const points = (n: number) => count(n, 'bod', 'boda', 'bodova');
const pips = (n: number) => {
  const all = sums[n] ?? String(n);
  return plural(n, { one: `${all} točka`, few: `${all} točke`, other: `${all} točaka` });
};
const tiles = (n: number) => count(n, 'pločica', 'pločice', 'pločica');
const tilesHeld = (n: number) => count(n, 'pločicu', 'pločice', 'pločica');
const seconds = (n: number) => count(n, 'sekunda', 'sekunde', 'sekundi');
const secondsLeft = (n: number) => count(n, 'sekundu', 'sekunde', 'sekundi');
const inPlaces = (n: number) =>
  plural(n, { one: `na ${n} mjesto`, few: `na ${n} mjesta`, other: `na ${n} mjesta` });
const side = (where: Where) =>
  inWords(where, {
    named: {
      first: 'otvaranje',
      L: 'lijevo',
      R: 'desno',
      U: 'gore',
      D: 'dolje',
      M: 'na zajednički vlak',
      engine: 'lokomotiva',
      hub: 'prva pločica',
    },
    train: (who) => (who.you ? 'na vaš vlak' : `na vlak igrača ${who.name}`),
    on: (laid) => `na ${digits(laid)}`,
    cell: ({ row, nth, up }) => `u redu ${row}, mjesto ${nth}, vrhom ${up ? 'gore' : 'dolje'}`,
    row: (row) => `red ${row}`,
  });
const place = (where: Where) => (where === 'first' ? '' : ` ${side(where)}`);
const end = (where: Where) =>
  inWords(where, {
    named: {
      first: 'otvaranje',
      L: 'lijevi kraj',
      R: 'desni kraj',
      U: 'gornji krak',
      D: 'donji krak',
      M: 'zajednički vlak',
      engine: 'lokomotiva',
      hub: 'prva pločica',
    },
    train: (who) => (who.you ? 'vaš vlak' : `vlak igrača ${who.name}`),
    on: (laid) => digits(laid),
    cell: ({ row, nth }) => `red ${row}, mjesto ${nth}`,
    row: (row) => `red ${row}`,
  });

/** A sentence with the numbers at the open ends. */
const openNumbers = (numbers: readonly number[]) => {
  if (numbers.length === 0) return '';
  return `${numbers.length === 1 ? 'Kraj' : 'Krajevi'} ${and.format(numbers.map(String))}.`;
};

/** The verb for a party: „vi dobivate”, „Ana i Boris dobivaju”, „Ana dobiva”. */
const verb = (party: Party, you: string, they: string, one: string) =>
  `${capital(party.names)} ${party.you ? you : party.many ? they : one}`;
const does = (who: Who, you: string, one: string) => (who.you ? `Vi ${you}` : `${who.name} ${one}`);
const writes = (party: Party) => verb(party, 'upisujete', 'upisuju', 'upisuje');
const wins = (party: Party) => verb(party, 'dobivate', 'dobivaju', 'dobiva');
const has = (party: Party) => verb(party, 'imate', 'imaju', 'ima');
const opens = (party: Party) => verb(party, 'otvarate', 'otvaraju', 'otvara');

/** The names of the bonuses of triangles. */
const joints: Readonly<Record<Joint, string>> = {
  bridge: 'Most',
  hexagon: 'Šesterokut',
  'double-hexagon': 'Dvostruki šesterokut',
  'triple-hexagon': 'Trostruki šesterokut',
  triple: 'Otvaranje trostrukom',
};

const table: TableMessages = {
  title: ({ rules }) => `Stol: ${rules}`,
  heading: ({ rules, round, partner }) =>
    [
      `Stol: ${rules}`,
      round > 0 ? `, runda ${round}` : '',
      partner === '' ? '' : `, vaš partner: ${partner}`,
    ].join(''),
  headings: {
    line: 'Niz',
    hand: 'Vaše pločice',
    seats: 'Mjesta',
    score: 'Rezultat',
    plays: 'Potezi',
    actions: 'Radnje',
  },
  you: 'Vi',
  youWithin: 'vi',
  bot: ({ n }) => `Bot ${n}`,
  player: ({ n }) => `Igrač ${n}`,
  freeSeat: 'Slobodno',
  names: (names) => and.format(names),
  tile,

  seat: {
    bot: 'bot',
    partner: 'partner',
    away: 'veza prekinuta',
    turn: 'na redu',
    ready: 'čeka nastavak',
    tiles: ({ n }) => tiles(n),
    points: ({ n }) => points(n),
    remembered: ({ n }) => `zapamćeno ${n}`,
    account: ({ n }) => `upisano ${n}`,
    closed: 'zapis nije otvoren',
    marked: 'vlak otvoren',
    passed: 'dalje',
  },

  hands: {
    number: ({ n }) => (n === 1 ? 'prva ruka' : 'druga ruka'),
    yours: ({ n }) => (n === 1 ? 'Vaša prva ruka' : 'Vaša druga ruka'),
    of: ({ name, n }) => `${name} (${n === 1 ? 'prva ruka' : 'druga ruka'})`,
    turn: ({ n }) => `Na potezu je vaša ${n === 1 ? 'prva' : 'druga'} ruka.`,
    both: 'igra objema rukama',
  },

  bar: {
    menu: 'Izbornik',
    round: ({ n }) => `Runda ${n}`,
    target: ({ n }) => `do ${n}`,
    we: 'Vi',
    they: 'Oni',
    clock: 'Preostalo vrijeme',
    boneyard: ({ n }) => `${tiles(n)} u zalihi`,
    asleep: ({ n }) => `${tiles(n)} izvan igre`,
    carried: ({ n }) =>
      plural(n, {
        one: `${n} bod čeka sljedeću rundu`,
        few: `${n} boda čekaju sljedeću rundu`,
        other: `${n} bodova čeka sljedeću rundu`,
      }),
  },

  menu: {
    sheet: 'Zapisnik',
    plays: 'Potezi',
    rules: 'Što ste dogovorili',
    keys: 'Tipke',
    zen: 'Samo stol i pločice',
    zenOff: 'Prikaži sve',
    sound: 'Zvuk',
    walk: 'Prođi nizom',
    command: 'Upiši naredbu',
    settings: 'Postavke',
    home: 'Otiđi na početnu stranicu',
  },

  cloth: {
    wholeLine: 'Cijeli niz',
    empty: 'Na stolu još nema pločica.',
    list: ({ n }) => `${tiles(n)}, slijeva nadesno`,
    rows: ({ n, rows }) => `${tiles(n)}, redova: ${rows}`,
    row: (where) => (where === 'first' ? 'Niz' : capital(isOn(where) ? side(where) : end(where))),
    closed: 'zatvorena',
    publicTrain: 'Zajednički',
    marked: 'otvoren',
    walkHelp: 'Strelice vode od pločice do pločice. Escape vraća na vaše pločice.',
    laidBy: ({ tile: laid, who, n }) => `${tile(laid)}, potez ${n}, ${who.you ? 'vaš' : who.name}`,
  },

  lattice: {
    choose: 'Na koje mjesto?',
    chooseCell: ({ tile: held, n }) => `${capital(tile(held))} odgovara ${inPlaces(n)}.`,
    playCell: ({ where, tile: held }) => `Odigraj ${side(where)}: od vrha ${tile(held)}`,
    oneTurn: 'Odgovara samo ovako okrenuta.',
    cells: ({ places }) =>
      places.length === 0
        ? 'Sada ništa ne odgovara.'
        : `Nešto odgovara ${inPlaces(places.length)}: ${places.map(side).join('; ')}.`,
    joints,
    made: ({ n, joint, lost, speech }) => {
      const more = joint === null ? '' : `${joints[joint]}: `;
      if (speech === 'short') return `${more}+${n}.`;
      return `${more}${points(n)}.${lost > 0 ? ` Za vučenje ${points(lost)} manje.` : ''}`;
    },
    costs: ({ n }) => `To stoji ${points(n)}.`,
    mayDraw: 'Ili vucite.',
    step: 'Među trokutima: na mjesto s te strane',
    turn: 'Među trokutima: okreni pločicu',
    walkHelp:
      'Strelice vode od pločice do pločice, gore i dolje iz reda u red. Escape vraća na vaše pločice.',
  },

  ends: {
    name: (where) => capital(end(where)),
    none: 'još nema pločica',
    play: ({ where, n }) => `Odigraj${place(where)}, ${word(n)}`,
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `Prvo još ${count(missing, 'prst', 'prsta', 'prstiju')} na ${digits(double)}`
        : `Prvo treba pokriti ${digits(double)}`,
    sides: ({ n }) => count(n, 'mjesto', 'mjesta', 'mjesta'),
    half: ({ n }) => `Otvoreno ostaje ${n}`,
    close: 'Zatvori duplu',
    done: 'Gotovo',
    drawFrom: ({ n }) => `Vuci, još ${n}`,
    pass: 'Dalje',
    cancel: 'Odustani',
  },

  hand: {
    empty: 'Nemate pločica.',
    option: ({ tile: held, sum, where, place: nth, of }) => {
      const fits = where.includes('first')
        ? ', može otvoriti'
        : `, odgovara ${inManyCells(where) ? inPlaces(where.length) : and.format(where.map(side))}`;
      return `${digits(held)}, ${pips(sum)}${where.length === 0 ? '' : fits}, ${nth} od ${of}`;
    },
    back: 'Pločice lijevo',
    forward: 'Pločice desno',
  },

  status: {
    yourTurn: 'Vi ste na redu',
    titleYourTurn: ({ rules }) => `Vi ste na redu · ${rules}`,
    youLead: 'Vi otvarate',
    youLeadWith: ({ tile: led }) => `Vi otvarate ${withTile(digits(led))}`,
    nothingDraw: 'Ništa ne odgovara: vucite',
    nothingPass: 'Ništa ne odgovara: dalje',
    turnOf: ({ name }) => `Na redu: ${name}`,
    chooseEnd: 'Na koji kraj?',
    chooseTrain: 'Na koji vlak?',
    cover: ({ tile: double }) => `Pokrijte ${digits(double)}`,
    drawForLead: ({ tile: led }) => `Nitko nema ${digits(led)}: vucite`,
    chooseHalf: 'Koja polovica ostaje otvorena?',
    goOn: 'Još jedna dupla ili gotovo?',
    closeOrDone: 'Zatvoriti duplu ili gotovo?',
    tapAgain: 'Dodirnite još jednom',
    forced: ({ tile: only, n }) => `Odgovara samo ${digits(only)}: igra se za ${n}`,
    forcedDraw: ({ n }) => `Ništa ne odgovara: vuče se za ${n}`,
    forcedPass: ({ n }) => `Ništa ne odgovara: dalje za ${n}`,
    watching: 'Gledate igru',
    taking: ({ n }) => `Uzmite ${tilesHeld(n)}`,
    takingOf: ({ name }) => `Pločice uzima ${name}`,
    taken: 'Imate svoje pločice',
    unlifted: 'Vaše pločice zasad leže licem dolje',
    dealing: 'Dijele se pločice',
    between: 'Runda je gotova',
    over: 'Partija je gotova',
    stopped: 'Partija je prekinuta',
    waiting: 'Čeka se da svi sjednu',
    frozen: 'Poslužitelj sada ne može spremati poteze. Satovi stoje, vaše su pločice sigurne.',
    reconnecting: ({ n }) => `Ponovno spajanje, ${n} s.`,
    clockRuns: ({ clock }) => `Vaš sat i dalje teče: ${clock}.`,
    connecting: 'Spajanje sa stolom',
    closed: 'Veza s ovim stolom je završena.',
    reload: 'Učitaj stranicu ponovno',
  },

  pile: {
    heading: 'Hrpa',
    help: 'Dodirujte pločice jednu po jednu ili povucite preko njih. Što nedostaje kad vrijeme istekne, uzima se za vas.',
    place: ({ n, of }) => `Pločica ${n} od ${of}, licem dolje`,
    random: 'Uzmi nasumce',
    mixAgain: 'Promiješaj još jednom',
    left: ({ n }) => `još ${secondsLeft(n)}`,
    boneyard: 'Pokažite pločicu koju vučete',
  },

  refused: {
    notSeated: 'Nemate mjesto za ovim stolom.',
    notYourTurn: ({ who }) => `Još ne. Na redu: ${who.name}.`,
    noRound: 'Sada se ne igra nijedna runda.',
    matchBegan: 'Partija je počela pa se više ne ustaje.',
    nothingToWaitFor: 'Sada se ni na koga ne čeka.',
    notAway: ({ who }) => `${who.name} je za stolom.`,
    inGrace: ({ who, n }) => `${who.name} ima još ${secondsLeft(n)} za povratak.`,
    notHeld: ({ tile: wanted }) => `Nemate pločicu ${tile(wanted)}.`,
    mustLead: ({ tile: wanted }) => `Ovu rundu otvara ${tile(wanted)}.`,
    mustLeadDouble: 'Ovu rundu otvara dupla.',
    wrongPlace: ({ tile: wanted }) => `Pločica ${tile(wanted)} ne može tamo.`,
    doesNotFit: ({ tile: wanted, ends }) =>
      `${capital(tile(wanted))} ne odgovara. Krajevi su ${and.format(ends.map(String))}.`,
    rightOnEqualEnds: ({ n }) => `Na oba je kraja ${n}, a tada se igra desno.`,
    mustPlay: ({ tile: wanted, where }) =>
      where === 'first'
        ? `Vi otvarate: može se odigrati ${tile(wanted)}.`
        : `Morate odigrati:${place(where)} odgovara ${tile(wanted)}.`,
    whichHalf: ({ tile: wanted, halves }) =>
      `Odgovaraju obje polovice pločice ${tile(wanted)}. Recite koja ostaje otvorena: ${halves[0]} ili ${halves[1]}.`,
    onlyDoubles: 'U ovom potezu smije slijediti samo još jedna dupla.',
    nothingToClose: 'Zatvara se samo dupla koja je upravo odigrana.',
    notDone: 'U ovom potezu još ništa nije odigrano.',
    mustDraw: 'Ne može dalje: u zalihi ima pločica.',
    nothingToDraw: 'Nema se što vući.',
    nothingToTake: 'Sada nemate što uzeti s hrpe.',
    takenAlready: 'Netko je upravo uzeo tu pločicu. Uzmite drugu.',
    notMixedAgain:
      'Ponovno miješanje traži samo onaj tko otvara, prije nego što itko uzme pločicu.',
    notPointed: 'Na tu se pločicu ovdje ne pokazuje. Vucite sljedeću.',
    beforeLead: ({ n }) => `Prije otvaranja još se može najaviti 6-6: ${seconds(n)}.`,
    nothingToDeclare: 'Sada ne možete najaviti 6-6.',
    frozen: 'Poslužitelj sada ne može spremati poteze. Pokušajte malo kasnije.',
    noSuchSeat: ({ n }) => `Za ovim stolom nema mjesta ${n}.`,
    seatTaken: 'Netko je upravo sjeo na to mjesto.',
    alreadySeated: 'Već sjedite za ovim stolom.',
  },

  problem: {
    title: 'Ovaj se stol ne može prikazati',
    'not-found': 'Takvoga stola nema. Možda je poveznica krivo upisana ili je igra završila.',
    'not-allowed': 'Ovaj stol vide samo oni koji za njim sjede.',
    version: 'Ova je stranica starija od poslužitelja. Učitajte je ponovno: stol čeka.',
    other: 'Poslužitelj nije mogao nastaviti ovu vezu.',
  },

  say: {
    closed: ({ who }) => `${does(who, 'zatvarate', 'zatvara')} duplu.`,
    played: ({ who, tile: laid, at, ends, drawn, speech }) => {
      const name = who.you ? 'Vi' : who.name;
      if (speech === 'short') {
        const drew = drawn > 0 ? `+${drawn} ` : '';
        return `${name} ${drew}${digits(laid)}${place(at)}.${ends.length > 0 ? ` ${ends.join(', ')}.` : ''}`;
      }
      const drew = drawn > 0 ? `${who.you ? 'vučete' : 'vuče'} ${drawn} i ` : '';
      const act =
        at === 'first'
          ? `${who.you ? 'otvarate' : 'otvara'} ${tileWith(laid)}`
          : `${drew}${who.you ? 'igrate' : 'igra'} ${tileTaken(laid)}`;
      return `${name} ${act}${place(at)}. ${openNumbers(ends)}`.trim();
    },
    passed: ({ who, ends, drawn, speech }) => {
      const name = who.you ? 'Vi' : who.name;
      if (speech === 'short') return `${name}: dalje.`;
      const drew = drawn > 0 ? `${who.you ? 'vučete' : 'vuče'} ${drawn} i ` : '';
      const head = `${name} ${drew}${who.you ? 'kažete' : 'kaže'} dalje.`;
      if (speech !== 'full' || ends.length === 0) return head;
      return `${head} Nema ${[...new Set(ends)].map(suit).join(' ni ')}.`;
    },
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `${capital(tile(double))}: treba još ${count(missing, 'prst', 'prsta', 'prstiju')}.`
        : `Treba pokriti ${tileTaken(double)}.`,
    marked: ({ who }) =>
      `${who.you ? 'Vaš vlak' : `Vlak igrača ${who.name}`} sada je otvoren svima.`,
    unmarked: 'Oznaka je skinuta.',
    dealtHub: ({ round, tile: led }) => `Runda ${round}. Prva pločica: ${tile(led)}.`,
    drawForLead: ({ tile: led }) => `Na vama je red. Nitko nema ${tileTaken(led)}: vucite.`,
    drew: ({ tile: drawn }) => `Vučete ${tileTaken(drawn)}.`,
    yourTurn: ({ fits }) => {
      const all = sums[fits] ?? String(fits);
      return `Vi ste na redu. ${plural(fits, {
        one: `Odgovara ${all} pločica.`,
        few: `Odgovaraju ${all} pločice.`,
        other: `Odgovara ${all} pločica.`,
      })}`;
    },
    yourTurnDraw: 'Vi ste na redu. Ništa ne odgovara: vucite.',
    yourTurnPass: 'Vi ste na redu. Ništa ne odgovara: dalje.',
    yourLead: 'Vi ste na redu. Otvarate bilo kojom pločicom.',
    yourLeadWith: ({ tile: led }) => `Vi ste na redu. Otvarate ${tileWith(led)}.`,
    yourLeadDouble: 'Vi ste na redu. Otvarate duplom.',
    onlyFits: ({ tile: only, n }) =>
      `Vi ste na redu. Odgovara samo ${tile(only)}: igra se za ${secondsLeft(n)}.`,
    chooseEnd: ({ tile: held, ends }) =>
      `${capital(tile(held))} odgovara ${ends.length === 2 ? 'na oba kraja' : 'na više mjesta'}. ${capital(or.format(ends.map(({ where, n }) => (isOn(where) ? side(where) : `${side(where)} na ${n}`))))}?`,
    chooseHalf: ({ tile: held, halves }) =>
      `Obje polovice mogu dodirivati (${tile(held)}). Koja ostaje otvorena, ${or.format(halves.map(word))}?`,
    goOn: ({ fits, close }) => {
      const may = [
        ...(fits > 0 ? ['odigrati još jednu duplu'] : []),
        ...(close ? ['zatvoriti duplu'] : []),
      ];
      return `Možete ${or.format([...may, 'završiti potez'])}.`;
    },
    chosen: ({ tile: held }) =>
      `Odabrano: ${tile(held)}. Još jednom je igra, Escape je vraća u ruku.`,
    cancelled: ({ tile: held }) => `${capital(tile(held))} ostaje u ruci.`,
    seconds: ({ n }) => `${seconds(n)}.`,
    dropped: ({ who, n }) => `${who.name}: veza prekinuta; ${seconds(n)}.`,
    back: ({ who }) => `${who.name} je opet za stolom.`,
    held: ({ who }) => (who.you ? 'Umjesto vas igra bot.' : `Umjesto igrača ${who.name} igra bot.`),
    seated: ({ who }) => does(who, 'sjedate za stol.', 'sjeda za stol.'),
    left: ({ who }) => does(who, 'ustajete od stola.', 'ustaje od stola.'),
    ready: ({ who }) => does(who, 'čekate nastavak.', 'čeka nastavak.'),
    matchBegan: 'Partija počinje.',
    lot: ({ who, tile: drawn }) =>
      `Svatko vuče po pločicu: najviša je ${tile(drawn)}, pa ${who.you ? 'vi otvarate' : `otvara ${who.name}`}.`,
    dealt: ({ round, who, tile: led }) => {
      const leads = who.you ? 'Vi otvarate' : `Otvara ${who.name}`;
      return led === null
        ? `Runda ${round}. ${leads}.`
        : `Runda ${round}. ${leads} ${tileWith(led)}.`;
    },
    mixed: ({ inTurn }) =>
      inTurn
        ? 'Pločice leže licem dolje i uzimaju se redom.'
        : 'Pločice leže licem dolje i svi ih uzimaju odjednom.',
    mixedAgain: ({ who }) =>
      `${does(who, 'tražite', 'traži')} da se pločice još jednom promiješaju i ${who.you ? 'uzimate' : 'uzima'} na kraju.`,
    took: ({ tile: taken, left }) =>
      `${taken === null ? 'Pločica je vaša' : `Uzimate ${tileTaken(taken)}`}, preostaje ${left}.`,
    tookAll: ({ who }) => `${does(who, 'imate', 'ima')} sve pločice.`,
    yourTaking: ({ n, mayMix }) =>
      `Uzmite ${tilesHeld(n)}.${mayMix ? ' Prije toga možete tražiti ponovno miješanje.' : ''}`,
    lifted: ({ tiles: held }) => `Podižete svoje pločice: ${held.map(tile).join(', ')}.`,
    mayDeclare: 'Prije otvaranja može se najaviti dupla šestica.',
    youMayDeclare: 'Imate duplu šesticu i možete je najaviti prije otvaranja.',
    declared: ({ who }) =>
      `${does(who, 'najavljujete', 'najavljuje')} duplu šesticu i ${who.you ? 'otvarate' : 'otvara'} njome.`,
    thrownBack:
      'U jednoj je ruci previše dupli ili previše pločica istoga broja. Dijeli se iznova.',
    credited: ({ n }) =>
      `Stol je bio nedostupan. ${plural(n, {
        one: `Vraća se ${n} sekunda.`,
        few: `Vraćaju se ${n} sekunde.`,
        other: `Vraća se ${n} sekundi.`,
      })}`,
    lost: 'Veza je prekinuta. Pokušava se ponovno.',
    connected: ({ missed, news }) =>
      missed === 0
        ? 'Veza je uspostavljena. Ništa nije propušteno.'
        : `Veza je uspostavljena. Bez vas ${plural(missed, {
            one: `je odigran ${missed} potez`,
            few: `su odigrana ${missed} poteza`,
            other: `je odigrano ${missed} poteza`,
          })}: ${news}`,
    connectedAnew: 'Veza je uspostavljena. Stol je prikazan kakav jest.',
  },

  answer: {
    ends: ({ ends }) => {
      const [left, right] = ends;
      return ends.length === 2 && left?.n === right?.n
        ? `Na oba je kraja ${left?.n ?? ''}.`
        : `Krajevi: ${and.format(ends.map(({ where, n }) => `${n}${place(where)}`))}.`;
    },
    noEnds: 'Na stolu još nema pločica.',
    hand: ({ held, fits }) => {
      if (held.length === 0) return 'Nemate pločica.';
      const all = `Imate ${tilesHeld(held.length)}: ${held.map(tile).join(', ')}.`;
      return fits.length === 0 ? all : `${all} Odgovara: ${fits.map(tile).join(', ')}.`;
    },
    line: ({ rows }) =>
      rows
        .map(({ where, tiles: row }) => {
          const begins = where === 'first' ? 'Slijeva nadesno' : capital(side(where));
          const read = row.map((read) => {
            const [left = 0, right = 0] = read;
            if (read.length === 3) return triangle(read);
            return left === right ? double(left) : `${word(left)}-${word(right)}`;
          });
          return `${begins}: ${read.join(', ')}.`;
        })
        .join(' '),
    number: ({ n, out, all, held }) =>
      `Vani je ${out} od ${all} ${suit(n)}. ${held === 0 ? 'Vi nemate nijednu.' : `Kod vas: ${held}.`}`,
    numberSeen: ({ n, out, all }) => `Vani je ${out} od ${all} ${suit(n)}.`,
    whichNumber: 'Koji broj?',
    noPlays: 'Još nije bilo poteza.',
    counts: ({ seats }) =>
      `${seats.map(({ who, n }) => `${who.you ? 'Vi' : who.name} ${n}`).join(', ')}.`,
    score: ({ parties, target, round }) => {
      const all = parties.map(({ names, score }) => `${names} ${score}`).join(', ');
      return `${capital(all)}${target === null ? '' : `, do ${target}`}. Runda ${round}.`;
    },
    clock: ({ who, n }) => `${does(who, 'imate', 'ima')} ${secondsLeft(n)}.`,
    noClock: 'Sat ne teče.',
    nothingSaid: 'Još ništa nije rečeno.',
    zenOn: 'Prikazani su samo stol, krajevi, pločice i sat.',
    zenOff: 'Prikazano je sve.',
    soundOn: 'Zvuk je uključen.',
    soundOff: 'Zvuk je isključen.',
    notUnderstood: ({ text }) =>
      `Nema naredbe „${text}”. Pokušajte 65 r, pass, draw, ends, n 6, score, hand ili line.`,
  },

  round: {
    sheet: ({ n }) => `Runda ${n}`,
    out: ({ who }) => does(who, 'izlazite.', 'izlazi.'),
    blocked: ({ who }) =>
      who.you ? 'Blokirano: niz zatvarate vi.' : `Blokirano: niz zatvara ${who.name}.`,
    fish: ({ who }) => (who.you ? 'Riba: niz zatvarate vi.' : `Riba: niz zatvara ${who.name}.`),
    outPays: {
      opponents: ({ party, n }) => `${writes(party)} ${points(n)}: sve što drže protivnici.`,
      table: ({ party, n }) =>
        `${writes(party)} ${points(n)}: sve preostale pločice, i partnerove.`,
      own: 'Gubitnici runde upisuju ono što drže.',
    },
    blockWinner: {
      'lowest-player': ({ party, own }) =>
        `Najmanje točaka, ${own}: blokadu ${party.you ? 'dobivate' : party.many ? 'dobivaju' : 'dobiva'} ${party.names}.`,
      'lowest-side': ({ party, own }) =>
        `Najmanje točaka zajedno, ${own}: blokadu ${party.you ? 'dobivate' : party.many ? 'dobivaju' : 'dobiva'} ${party.names}.`,
      'side-of-lowest-player': ({ party }) =>
        `Blokadu dobiva strana najlakše ruke: ${party.names}.`,
      'blocker-vs-next': ({ party }) =>
        `Između onoga tko je blokirao i sljedećega dobiva lakša ruka: ${party.names}.`,
      'fewest-tiles': ({ party }) => `${has(party)} najmanje pločica.`,
    },
    wins: ({ party }) => `${wins(party)} rundu.`,
    roundPoint: ({ party }) => `${wins(party)} rundu: jedan bod.`,
    inARow: ({ party, n }) =>
      `${has(party)} zaredom ${count(n, 'dobivenu rundu', 'dobivene runde', 'dobivenih rundi')}.`,
    bonus: {
      capicua: ({ party, n }) =>
        `Capicúa, posljednja pločica na oba kraja: ${party.names}, još ${points(n)}.`,
      capicu: ({ party, n }) =>
        `Capicú, posljednja pločica na oba kraja: ${party.names}, još ${points(n)}.`,
      chuchazo: ({ party, n }) => `Izlazak duplom prazninom: ${party.names}, još ${points(n)}.`,
      'pass-all-three': ({ party, n }) =>
        `Sve troje ostalih kaže dalje: ${party.names}, još ${points(n)}.`,
      'round-1': ({ party, n }) => `Prva runda: ${party.names}, još ${points(n)}.`,
      'round-2': ({ party, n }) => `Druga runda: ${party.names}, još ${points(n)}.`,
      'round-3': ({ party, n }) => `Treća runda: ${party.names}, još ${points(n)}.`,
      'round-4': ({ party, n }) => `Četvrta runda: ${party.names}, još ${points(n)}.`,
      out: ({ party, n }) => `Za izlazak: ${party.names}, još ${points(n)}.`,
    },
    tieGiven: {
      'blocker-loses': 'Ruke su jednake: gubi tko je blokirao.',
      'blocker-wins': 'Ruke su jednake: dobiva tko je blokirao.',
      'leader-wins': 'Ruke su jednake: dobiva tko je otvorio.',
    },
    blockPays: {
      opponents: ({ party, n }) => `${writes(party)} ${points(n)}: sve što drže ostali.`,
      table: ({ party, n }) => `${writes(party)} ${points(n)}: sve preostale pločice.`,
      'opponents-minus-own': ({ party, n }) =>
        `${writes(party)} ${points(n)}: ono što drže ostali, manje svoje.`,
      'sum-of-differences': ({ party, n }) =>
        `${writes(party)} ${points(n)}: koliko je svaka druga ruka teža.`,
    },
    losersPay: {
      own: 'Svi osim najlakše ruke upisuju ono što drže.',
      'own-all': 'Riba za sve: svatko upisuje ono što drži.',
      difference: 'Teža strana upisuje razliku.',
      'highest-pays-table': ({ party, n }) =>
        `Riba za jednoga: ${party.names} s najviše točaka ${party.you ? 'upisujete' : party.many ? 'upisuju' : 'upisuje'} cijeli stol, ${n}.`,
    },
    tie: {
      void: 'Najlakše su ruke jednake: nitko ne upisuje.',
      eggs: ({ n }) => `Najlakše su ruke jednake, a na stolu čekaju jaja: ${points(n)}.`,
      carry: ({ n }) => `Najteže su ruke jednake. Za sljedeću rundu: ${points(n)}.`,
      other: 'Ruke su jednake: nitko ne upisuje.',
    },
    made: ({ parties }) => `Iz igre: ${parties.map(({ names, n }) => `${names} ${n}`).join(', ')}.`,
    voided: ({ target }) => `Bodovi koji bi prešli ${target} ne vrijede.`,
    writes: ({ party, n }) => `${writes(party)} ${points(n)}.`,
    opens: ({ party, n, remembered, openAt }) =>
      remembered === 0
        ? `${opens(party)} zapis: ${points(n)}, jer je u jednoj rundi došlo barem ${openAt}.`
        : `${opens(party)} zapis: ${points(n)}, od toga zapamćeno ${remembered}.`,
    remembers: ({ party, n, openAt }) =>
      `${capital(party.names)}: zapamćeno ${points(n)}, jer manje od ${openAt} ne otvara zapis.`,
    notWritten: ({ party, n, openAt }) =>
      `${capital(party.names)}: bez upisa ${points(n)}, jer manje od ${openAt} ne otvara zapis.`,
    cleared: ({ party, n }) => `${capital(party.names)}: zapamćeno (${n}) se briše.`,
    received: ({ party, n }) => `${capital(party.names)}: još i ono što je čekalo, ${points(n)}.`,
    capped: ({ n, credit, cap }) =>
      `Od ${credit} upisuje se samo ${n}, jer nitko nema više od ${cap}.`,
    waiting: ({ n }) => `Na stolu: ${points(n)}.`,
    hands: 'Pločice u ruci',
    noTiles: 'bez pločica',
    special: ({ tile: counted, n }) => `Po ovim pravilima ${digits(counted)} stoji ${n}.`,
    sum: ({ n }) => `Sve ruke zajedno: ${n}`,
    before: 'Prije',
    this: 'U ovoj rundi',
    thisFish: 'U ovoj rundi, riba',
    total: 'Ukupno',
    next: {
      seat: ({ who, why }) =>
        `Sljedeću rundu ${who.you ? 'otvarate vi' : `otvara ${who.name}`}${why}.`,
      tile: 'Sljedeću rundu otvara tko drži pločicu koja odlučuje.',
      lot: 'Tko otvara sljedeću rundu, odlučuje ždrijeb.',
      side: ({ party }) => `Sljedeće otvaranje ima strana: ${party.names}.`,
    },
    why: {
      wentOut: ', zbog izlaska',
      won: ', zbog dobivene blokade',
      blocked: ', zbog zatvorenoga niza',
      rotate: ', jer otvaranje ide na sljedeće mjesto',
      lightest: ', s najlakšom rukom',
      again: ' opet, jer nitko nije dobio',
    },
    ready: 'Nastavi',
    youAreReady: 'Čekaju se ostali',
    nextIn: ({ n }) => `Sljedeća runda počinje za ${n} s ili kad svi žele nastaviti.`,
    waitingFor: ({ names }) => `Čeka se: ${names}.`,
  },

  match: {
    won: ({ party }) => `${wins(party)} partiju.`,
    goat: ({ party }) =>
      party.you
        ? `Partija je izgubljena, cilj je dosegnut: ${party.names}.`
        : `Jarac: ${party.names}.`,
    lost: ({ party }) => `Partija je izgubljena: ${party.names}.`,
    drawn: 'Partija je neriješena.',
    reached: ({ n, target }) => `${points(n)}; cilj je bio ${target}.`,
    rounds: ({ n, lowest }) => `Broj rundi: ${n}. Dobiva ${lowest ? 'najmanji' : 'najveći'} zbroj.`,
    instant: {
      'six-in-a-row': 'Šest rundi dobiveno zaredom.',
      'out-with-0-0': 'Izlazak s 0-0 donosi partiju: ćelavi jarac.',
      'out-with-6-6-if-a-loser-holds-over-25':
        'Izlazak sa 6-6 dok protivnik drži više od 25 donosi partiju.',
      'announced-6-6': 'Najavljeno je 6-6, pa ova runda odlučuje partiju.',
    },
    eliminated: ({ who }) =>
      who.you ? 'Vaše je vrijeme isteklo.' : `${who.name}: vrijeme je isteklo.`,
    stopped: 'Partija je prekinuta.',
    nobodyWins: 'Nitko ne dobiva i rejting se ne mijenja.',
    rating: 'Bodovi rejtinga',
    rematch: 'Još jedna partija',
    rematchAsked: 'Još jedna partija: čekaju se ostali',
    copyRecord: 'Kopiraj zapis DGN',
    copied: 'Zapis je kopiran.',
    notCopied: 'Preglednik nije dopustio kopiranje. Zapis je niže: kopirajte ga sami.',
    noRecord: 'Zapis se nije mogao dohvatiti. Pokušajte ponovno.',
    record: 'Zapis partije',
    home: 'Početna stranica',
  },

  sheet: {
    title: 'Zapisnik',
    round: 'Runda',
    empty: 'Još nije upisana nijedna runda.',
    outcome: { out: 'izlazak', blocked: 'blokada', fish: 'riba' },
    match: 'Partija',
    waits: 'Čeka na stolu',
    rows: {
      made: {
        fives: 'Iz igre, petice',
        'fives-threes': 'Iz igre, petice i trojke',
        headings: 'Jednaki krajevi',
        triominoes: 'Stavljene pločice',
        'face-sum': 'Stavljene pločice',
      },
      paid: 'Izvučene pločice',
      hands: 'Iz ruku',
      tiles: 'Preostale pločice',
      won: 'Dobiveno',
      bonus: {
        capicua: 'Capicúa',
        capicu: 'Capicú',
        chuchazo: 'Dupla praznina',
        'pass-all-three': 'Sve troje dalje',
        'round-1': '1. runda',
        'round-2': '2. runda',
        'round-3': '3. runda',
        'round-4': '4. runda',
        out: 'Izlazak',
      },
      remembered: 'Zapamćeno',
      lost: ({ n }) => `${n}, nije upisano`,
      wiped: ({ n }) => `zapamćenih ${n} propada`,
      eggs: 'Jaja',
      carried: 'Čekalo na stolu',
      inARow: 'Zaredom',
      unwritten: {
        row: 'Niz se prekida',
        cap: ({ cap }) => `Iznad ${cap}, ne piše se`,
        exact: 'Preko cilja, ne vrijedi',
      },
    },
    inARowNote: 'Zbroj pokazuje runde dobivene zaredom.',
    titles: {
      won: 'pobjeda',
      lost: 'poraz',
      goat: 'jarac',
      baldGoat: 'ćelavi jarac',
      sixLove: 'šest zaredom',
      tie: 'neriješeno',
    },
  },

  plays: {
    title: 'Potezi',
    empty: 'Još nema poteza.',
    passed: 'dalje',
    declared: 'najavljuje 6-6',
    drew: ({ n }) => `vuče ${n}`,
    closed: 'zatvara',
    at: (where) => side(where),
    by: { bot: 'igra bot', forced: 'prisiljen', clock: 'vrijeme isteklo' },
  },

  waiting: {
    title: 'Tko gdje sjedi',
    intro: 'Partija počinje kad su sva mjesta zauzeta.',
    take: 'Sjedni ovdje',
    takeNamed: ({ n }) => `Sjedni na mjesto ${n}`,
    seat: ({ n }) => `Mjesto ${n}`,
    link: 'Poveznica na ovaj stol',
    copy: 'Kopiraj poveznicu',
    invite: 'Pošaljite ovu poveznicu onima s kojima želite igrati.',
    standUp: 'Ustani',
    full: 'Sva su mjesta zauzeta. Možete gledati.',
    with: ({ names }) => `u paru: ${names}`,
  },

  declare: {
    strip: ({ n }) => `Prije otvaranja može se najaviti 6-6: ${n} s`,
    announce: 'Najavi 6-6',
    keepQuiet: 'Ne najavljuj',
  },

  dropped: {
    strip: ({ who, clock }) =>
      `${who.name}: veza prekinuta. Još ${clock}, a zatim se za to mjesto može igrati.`,
    over: ({ who }) => `${who.name}: veze i dalje nema. Što ćemo?`,
    wait: 'Čekaj',
    waitNoMore: ({ who }) => `${who.name}: ne čekaj više`,
    hold: 'Neka igra bot',
    stop: 'Prekini partiju',
    sureStop: 'Prekinuti partiju za sve? Nitko ne dobiva.',
    heldBadge: ({ who }) => `bot umjesto: ${who.name}`,
  },

  keys: {
    title: 'Tipke',
    note: 'Rade dok je fokus na stolu.',
    move: 'Kretanje po svojim pločicama',
    tile: 'Na tu pločicu, 0 je deseta',
    play: 'Odigraj; ako su dva kraja, odaberi',
    ends: 'Odigraj na lijevi ili desni kraj',
    train: 'Odabrati vlak za pločicu',
    arms: 'Odigraj na gornji ili donji krak',
    close: 'Zatvori upravo odigranu duplu',
    done: 'Završi potez koji se može nastaviti',
    draw: 'Vuci',
    pass: 'Dalje',
    declare: 'Najavi 6-6',
    sort: 'Premjesti pločicu u ruci',
    cancel: 'Odustani',
    command: 'Upiši naredbu',
    sayEnds: 'Reci krajeve',
    sayHand: 'Reci moje pločice i što odgovara',
    sayLine: 'Reci niz slijeva nadesno',
    sayNumber: 'Koliko je pločica toga broja vani',
    sayLast: 'Ponovi posljednja četiri poteza',
    sayCounts: 'Koliko tko ima pločica',
    sayScore: 'Reci rezultat',
    sayClock: 'Koliko je vremena ostalo',
    grid: 'Prođi nizom',
    zen: 'Samo stol i pločice',
    mute: 'Uključi ili isključi zvuk',
    help: 'Ove tipke',
    again: 'Prethodna i sljedeća poruka',
    digit: 'brojka',
    space: 'Razmaknica',
  },

  command: {
    label: 'Naredba',
    help: 'Na primjer 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.',
    run: 'Izvrši',
  },
};

export default table;
