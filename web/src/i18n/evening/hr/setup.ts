import type { Often } from '../often.ts';
import { wordsOf } from '../../words.ts';
import type { SetupMessages } from '../en/setup.ts';

const { plural, number } = wordsOf('hr', ['one', 'few', 'other']);
const and = new Intl.ListFormat('hr', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

/** A counted thing after its number: 1 partija, 2 partije, 5 partija. */
const count = (n: number, one: string, few: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    few: `${number(n)} ${few}`,
    other: `${number(n)} ${other}`,
  });
const times = (n: number) =>
  ['nijednom', 'jednom', 'dvaput', 'triput'][n] ?? count(n, 'put', 'puta', 'puta');
const pairs = ({ times: n, many }: Often) => `${count(many, 'par', 'para', 'parova')} ${times(n)}`;

const setup: SetupMessages = {
  title: 'Pripremite večer',
  intro: 'Vi ste organizator i igrač broj 1.',
  format: {
    title: 'Igrači i raspored',
    size: 'Koliko ih igra',
    fewer: 'Jedan manje',
    more: 'Jedan više',
    help: 'Od 4 do 7 igra za jednim stolom, svi redom; 8, 12 i 16 igraju svi sa svima; svaki drugi broj rasporedi se ravnomjerno.',
    kind: 'Raspored',
    kinds: { published: 'Objavljeni', balanced: 'Uravnoteženi' },
    kindEffects: {
      published: 'Raspored iz tiskanih pravila.',
      balanced: 'Najravnomjerniji mogući za ovaj broj.',
    },
    summary: ({ matches, tables }) =>
      `${count(matches, 'partija', 'partije', 'partija')}, ${count(tables, 'stol', 'stola', 'stolova')}.`,
    rests: ({ rests: [least, most] }) => {
      if (most === 0) return 'Nitko ne pauzira.';
      return least === most
        ? `Svatko pauzira ${times(most)}.`
        : `Svatko pauzira od ${number(least)} do ${count(most, 'put', 'puta', 'puta')}.`;
    },
    partners: ({ counts }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Svaka dva igrača ${times(counts[0].times)} su partneri.`
        : `Partneri: ${and.format(counts.map(pairs))}.`,
    opponents: ({ counts }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Svaka dva igrača ${times(counts[0].times)} su protivnici.`
        : `Protivnici: ${and.format(counts.map(pairs))}.`,
    why: {
      'odd-pairs': ({ pairs }) =>
        `Potpuno ravnomjerno ne može biti: broj parova je neparan (${number(pairs)}), a za stol sjedaju dva. Zato jedan par igra još jednom, samo da popuni stol.`,
      'as-published': () =>
        'U tiskanom se rasporedu neki protivnici susreću češće od drugih. Uravnoteženi je potpuno ravnomjeran.',
    },
    length: 'Koliko partija',
    whole: ({ n }) => `Sve, njih ${number(n)}`,
    short: 'Manje',
    shortCount: 'Koliko',
    shortHelp: 'Kraća večer završava nakon toliko partija istog rasporeda.',
    working: 'Raspored se računa',
    failed: 'Raspored se nije mogao izračunati.',
  },
  people: {
    title: 'Sastav',
    help: 'Odjednom se može zalijepiti popis, po jedno ime u retku. Za redoslijed povucite retke, pritisnite strelice ili držite Alt i pritisnite tipku sa strelicom.',
    organiser: 'Vi, organizator',
    name: ({ n }) => `Ime igrača ${number(n)}`,
    up: ({ name }) => `Pomakni gore: ${name}`,
    down: ({ name }) => `Pomakni dolje: ${name}`,
    moved: ({ name, n }) => `${name}: sada broj ${number(n)}.`,
    unnamed: ({ n }) => `igrač ${number(n)}`,
    more: ({ name }) => `Više: ${name}`,
    needs: 'Što ova osoba treba',
    needsHelp: 'To vidite samo vi i ta osoba.',
    draw: 'Izvuci brojeve ždrijebom',
    drawn: 'Brojevi su izvučeni. Vi ostajete broj 1.',
  },
  keepers: {
    title: 'Tko vodi zapisnik',
    who: 'Tko ima mobitel i njime vodi zapisnik? Vi možete uvijek.',
    oneTable: 'Stol je jedan, pa za njim zapisnik vodite vi, i kad pauzirate.',
    covered: 'Za svakim stolom u svakoj partiji netko vodi zapisnik mobitelom.',
    without: ({ tables }) =>
      plural(tables, {
        one: `Za ${number(tables)} stolom nitko ne vodi zapisnik mobitelom. Ondje se piše na papiru ili upisujete vi.`,
        few: `Za ${number(tables)} stola nitko ne vodi zapisnik mobitelom. Ondje se piše na papiru ili upisujete vi.`,
        other: `Za ${number(tables)} stolova nitko ne vodi zapisnik mobitelom. Ondje se piše na papiru ili upisujete vi.`,
      }),
    list: 'Za kojim stolovima',
    at: ({ match, tables }) =>
      plural(tables.length, {
        one: `Partija ${number(match)}: stol ${list(tables.map(({ table }) => table))}`,
        few: `Partija ${number(match)}: stolovi ${list(tables.map(({ table }) => table))}`,
        other: `Partija ${number(match)}: stolovi ${list(tables.map(({ table }) => table))}`,
      }),
    renumber: 'Promijeni brojeve da za svakim stolom bude netko',
    renumbered: 'Brojevi su promijenjeni. Vi ostajete broj 1.',
    needed: ({ numbers }) =>
      `Za svakim stolom netko će biti ako zapisnik vode brojevi ${list(numbers)}.`,
  },
  conditions: {
    title: 'Uvjeti',
    name: 'Naziv večeri',
    place: 'Gdje',
    country: 'Država',
    city: 'Grad',
    organisation: 'Klub ili kuća, ako postoji',
    date: 'Dan',
    target: 'Do koliko se igra partija',
    limit: 'Minuta za partiju; prazno je bez ograničenja',
    penalties: 'Kazne se daju',
    penaltiesHelp: 'Smanjuju učinkovitost igrača i ništa drugo.',
  },
  stakes: {
    title: 'Ulozi',
    stake: 'Ulog za jedinicu; 0 je bez uloga',
    unit: 'U čemu se broji',
    unitLike: 'žetoni',
    help: 'Pobjeda vrijedi 3 jedinice ako protivnici nemaju ništa, 2 ako imaju do pola cilja, 1 iznad toga. Što jedan par dobije, drugi izgubi.',
    prize: 'Dodatna nagrada',
    prizes: {
      none: 'Nema je',
      stakes: 'Ulozi ostalih',
      losses: 'Što su ostali izgubili',
      winnings: 'Što su ostali dobili',
    },
    effects: {
      none: 'Igra se samo za uloge.',
      stakes: 'Na kraju svatko od trećeg mjesta nadalje plaća pobjedniku toliko uloga.',
      losses:
        'Na kraju svatko od trećeg mjesta nadalje još jednom plaća pobjedniku što je izgubio.',
      winnings: 'Na kraju svatko od trećeg mjesta nadalje daje pobjedniku što je dobio.',
    },
    times: 'Koliko uloga',
    law: 'Program samo vodi račune i ne prenosi novac. O tome što mjesni zakon kaže o ulozima brinete vi.',
  },
  repeat: {
    title: 'Partija u kojoj jedan par samo popunjava stol',
    kinds: { settle: 'Svih četvero igra za novac', void: 'Nitko ne igra za novac' },
  },
  options: {
    title: 'Kako to radi vaš klub',
    countersign: 'Netko iz drugog para slaže se s krajem partije',
    countersignHelp:
      'Prije nego što potvrdite partiju, netko od onih koji nisu vodili zapisnik slaže se s krajem na svom mobitelu.',
    blockers: 'Neriješena riba piše se paru koji je zatvorio',
    blockersHelp: 'Inače nula stoji kod para koji je otvorio. Rezultat to nikad ne mijenja.',
  },
  open: {
    title: 'Spremno',
    create: 'Otvori večer',
    opening: 'Večer se otvara',
    failed:
      'Večer se nije mogla otvoriti. Ono što ste upisali i dalje je ovdje. Pokušajte ponovno.',
    file: 'Otvori večer iz datoteke',
    fileHelp: 'Spremljena večer nastavlja se ondje gdje je stala.',
    unread: 'Ova se datoteka nije mogla pročitati.',
  },
};

export default setup;
