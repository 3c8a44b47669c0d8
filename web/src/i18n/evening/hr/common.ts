import { wordsOf } from '../../words.ts';
import type { CommonMessages } from '../en/common.ts';

const { plural, number } = wordsOf('hr', ['one', 'few', 'other']);
const and = new Intl.ListFormat('hr', { type: 'conjunction' });

/** A counted thing after its number: 1 bod, 2 boda, 5 bodova. */
const count = (n: number, one: string, few: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    few: `${number(n)} ${few}`,
    other: `${number(n)} ${other}`,
  });

const common: CommonMessages = {
  table: ({ n }) => `Stol ${number(n)}`,
  match: ({ n }) => `Partija ${number(n)}`,
  matchOf: ({ n, all }) => `Partija ${number(n)} od ${number(all)}`,
  matchAtTable: ({ match, table }) => `Partija ${number(match)}, stol ${number(table)}`,
  round: ({ n }) => `Runda ${number(n)}`,
  names: (names) => and.format(names),
  players: ({ n }) => count(n, 'igrač', 'igrača', 'igrača'),
  matches: ({ n }) => count(n, 'partija', 'partije', 'partija'),
  points: ({ n }) => count(n, 'bod', 'boda', 'bodova'),
  minutes: ({ n }) => count(n, 'minuta', 'minute', 'minuta'),
  ago: ({ n }) => (n === 0 ? 'upravo sada' : `prije ${number(n)} min`),
  versus: ({ first, second }) => `${first} – ${second}`,
  states: {
    waiting: 'Čeka',
    playing: 'Igra',
    calls: 'Zove vas',
    late: 'Dugo se ne javlja',
    'to-confirm': 'Za potvrdu',
    done: 'Gotovo',
  },
  seats: { top: 'Gore', left: 'Lijevo', bottom: 'Dolje', right: 'Desno' },
  needs: { sight: 'Vid', movement: 'Kretanje', hearing: 'Sluh ili govor' },
  courtesies: {
    'partner-writes': 'zapisnik vodi partner',
    'partner-shuffles': 'miješa partner',
    'may-rearrange': 'smije dirati i premještati svoje pločice',
    'neighbour-sets':
      'položi pločicu licem gore i kaže oba kraja; na mjesto je stavlja igrač s desne strane',
    'all-say-ends': 'svatko nakon svog poteza naglas kaže oba kraja',
    'may-ask-count':
      'smije pitati koliko je pločica nekog broja izašlo; odgovara igrač s desne strane',
    'neighbour-stands':
      'igrač s desne strane uspravi pločice ne gledajući ih, a na kraju okrene preostale',
    'neighbour-places': 'pokaže pločicu i kaže kraj; stavlja je igrač s desne strane',
    'knocks-to-pass': 'za „dalje” dvaput pokuca pred igračem s desne strane',
    'others-knock': 'ostali za „dalje” dvaput pokucaju na sredini stola',
    'sheet-shown': 'zapisnik se pokazuje nakon svake runde i na dodir stola',
  },
  courtesyOf: ({ name, courtesy }) => `${name}: ${courtesy}`,
  tableCalls: ({ n }) => `Stol ${n} zove organizatora`,
  callReasons: {
    score: 'Rezultat',
    rule: 'Pravilo',
    conduct: 'Ponašanje',
    health: 'Nekome nije dobro',
    other: 'Nešto drugo',
  },
  callStates: { open: 'Otvoreno', 'on-the-way': 'Na putu', done: 'Riješeno' },
  alertCause: {
    high: ({ number: n, points, pair }) =>
      `Runda ${n}, ${pair}: ${count(points, 'bod', 'boda', 'bodova')}. To je više nego obično.`,
    twice: ({ number: n, score }) => `Runda ${n} ista je kao prethodna: ${score}.`,
    objection: ({ number: n, by, text }) =>
      text === '' ? `Postoji prigovor na rundu ${n}.` : `${by} prigovara rundi ${n}: „${text}”`,
    'wrong-lead': ({ number: n, leads, should }) =>
      `Rundu ${n} otvara ${leads}. Na redu je ${should}.`,
    'corrected-end': ({ number: n }) => `Partija je završila ispravkom runde ${n}.`,
    conflict: ({ number: n, recorded, entered }) =>
      recorded === null
        ? `Drugi mobitel javlja rundu ${n} koje nema u zapisniku: ${entered}.`
        : `Runda ${n} javljena je dvaput i različito: stoji ${recorded}, drugi mobitel kaže ${entered}.`,
    'other-end': ({ recorded, entered }) =>
      `U zapisniku stoji ${recorded}, a po rundama s mobitela izlazi ${entered}.`,
  },
  keys: {
    points: 'turnirski bodovi',
    wins: 'pobjede',
    effectiveness: 'učinkovitost',
    plus: 'bodovi plus',
    meetings: 'međusobni susreti',
    number: 'broj',
  },
  standings: {
    title: 'Poredak',
    final: 'Konačni poredak',
    after: ({ n }) => `Poredak nakon partije ${number(n)}`,
    none: 'Još ništa nije odigrano, pa su svi poredani po brojevima.',
    place: 'Mjesto',
    number: 'Br.',
    name: 'Ime',
    played: 'Odigrano',
    points: 'Turnirski bodovi',
    wins: 'Pobjede',
    effectiveness: 'Učinkovitost',
    plus: 'Plus',
    minus: 'Minus',
    penalties: 'Kazne',
    money: 'Dobitak',
    prize: 'Nagrada',
    decided: 'Što je odlučilo',
    byNumber: 'po broju',
    byNumberHelp: 'Jednaki u svemu osim u broju.',
  },
  link: {
    loading: 'Učitava se večer',
    live: 'Povezano',
    reconnecting:
      'Veza se prekinula i ponovno se uspostavlja. Što upišete, čuva se ovdje i šalje se kasnije.',
    offline:
      'Nema veze s mrežom. Nastavite kao i inače: što upišete, čuva se ovdje i šalje se kasnije.',
    alone: 'Ova je večer samo na ovom uređaju.',
    gone: 'Ove večeri više nema ili je ovaj uređaj isključen iz nje.',
    outdated:
      'Poslužitelj ima noviju verziju ove stranice. Učitajte je ponovno: upisano ostaje na ovom uređaju.',
  },
  storage: {
    refused:
      'Ovaj preglednik ništa ne čuva, pa se ovdje ništa ne može upisati. Otvorite večer u prozoru koji nije privatan.',
    full: 'Na uređaju više nema mjesta. Obrišite nešto, inače se upisano ne može sačuvati.',
    newer: 'Na ovom je uređaju otvorena novija verzija stranice. Učitajte ovu ponovno.',
    unreadable:
      'Ono što je na ovom uređaju sačuvano ne može se čitati ni pisati. Učitajte stranicu ponovno.',
    failed:
      'Ono što je na ovom uređaju sačuvano ne može se čitati ni pisati. Učitajte stranicu ponovno.',
  },
  unsent: ({ n }) =>
    plural(n, {
      one: `${number(n)} upis još nije poslan`,
      few: `${number(n)} upisa još nisu poslana`,
      other: `${number(n)} upisa još nije poslano`,
    }),
  refused: ({ why }) => `Jedan upis nije prihvaćen kad je stigao. ${why}`,
  seen: 'U redu',
  resting: ({ names }) => `Pauziraju: ${names}.`,
  fills: ({ names }) => `Samo popunjavaju stol: ${names}.`,
  schedule: { match: 'Partija', resting: 'Pauziraju' },
  empty: {
    title: 'Večer se ne može prikazati',
    text: 'Na ovom se uređaju o ovoj večeri još ništa ne zna. Večer će se pojaviti kad bude veze.',
  },
};

export default common;
