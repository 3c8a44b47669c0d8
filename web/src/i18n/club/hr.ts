import { wordsOf } from '../words.ts';
import type { ClubMessages } from './en.ts';

const { plural, number } = wordsOf('hr', ['one', 'few', 'other']);
const and = new Intl.ListFormat('hr', { type: 'conjunction' });
const unnamed = 'netko bez imena';
const columns = { name: 'ime', email: 'e-pošta', note: 'bilješka' };
/** A list of people, some of whom have no name yet. */
const people = (names: readonly string[]) => and.format(names.map((name) => name || unnamed));
const count = (n: number, one: string, few: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    few: `${number(n)} ${few}`,
    other: `${number(n)} ${other}`,
  });
const chars = (n: number) => count(n, 'vidljiv znak', 'vidljiva znaka', 'vidljivih znakova');

const hr: ClubMessages = {
  title: 'Klubovi',
  club: 'Klub',
  toClub: 'U klub',
  toClubs: 'Svi vaši klubovi',
  people: ({ names }) => people(names),
  runBy: ({ names }) => `Organizatori: ${people(names)}.`,
  remove: 'Ukloni',
  keep: 'Ostavi',
  saved: 'Spremljeno.',

  mine: {
    title: 'Vaši klubovi',
    none: 'Ovaj uređaj još ne zna ni za jedan vaš klub. Otvorite klub ovdje ili slijedite poveznicu koju vam je dao klub.',
    organises: 'Vi ste organizator.',
    enteredAs: ({ email }) => `Ušli ste kao ${email}.`,
  },

  open: {
    title: 'Otvori klub',
    intro:
      'Klub čuva popis svojih članova i s njima priređuje večeri. Tko ga otvori, organizator je i može zamoliti druge za pomoć.',
    name: 'Ime kluba',
    you: 'Vaše ime',
    youHelp: 'Članovi vide tko su organizatori.',
    open: 'Otvori klub',
  },

  code: {
    title: 'Pridružite se večeri',
    code: 'Četiri slova večeri',
    codeHelp: 'Pokazuje ih organizator.',
    find: 'Pronađi večer',
    wrongCode: 'Kod ima četiri slova.',
    here: 'Večeri na ovom uređaju, i bez mreže',
  },

  page: {
    organises: 'Vi ste organizator ovog kluba.',
    enteredAs: ({ email }) => `Na popisu ste ovog kluba kao ${email}.`,
    enter: 'Uđi s e-poštom',
    noMember:
      'Večeri otvaraju samo članovi, a ovaj vas uređaj još ne poznaje kao člana. Upišite se na popis članova pa uđite s tom adresom e-pošte.',
    addYourself: 'Upišite se na popis',
    evenings: 'Večeri',
    noEvenings: 'Još nije održana nijedna večer.',
    newEvening: 'Nova večer',
    goingOn: 'U tijeku',
    held: 'Održane',
    players: ({ n }) => count(n, 'igrač', 'igrača', 'igrača'),
    notBegun: 'još nije počela',
    match: ({ begun, matches }) => `partija ${number(begun)} od ${number(matches)}`,
    cutShort: 'završila prije posljednje partije',
    earlier: 'Pokaži ranije večeri',
    manage: 'Za organizatore',
    members: 'Članovi',
    settings: 'Postavke i organizatori',
    link: 'Poveznica za članove',
    linkHelp: 'Tko je otvori, ulazi s adresom e-pošte koja je na vašem popisu.',
    copy: 'Kopiraj poveznicu',
  },

  entry: {
    title: 'Igre za zabavu',
    intro: ({ page }) => `Upišite adresu e-pošte s kojom ste prijavljeni na stranici „${page}”.`,
    email: 'E-pošta',
    go: 'Dalje',
    unknown: ({ page }) =>
      `Ova adresa nije prijavljena na stranici „${page}”. Provjerite je li napisana kako ste je dali ili pitajte organizatora.`,
    unknownToOrganiser: ({ page }) =>
      `Ova adresa nije prijavljena na stranici „${page}”. Provjerite je li napisana kao na popisu. Vi ste organizator ovog kluba pa se možete sami upisati na popis.`,
    welcome: 'Dobro došli',
    registered: ({ page }) =>
      `Prijavljeni ste na stranici „${page}”. Klub odsad zna da je ovaj uređaj vaš.`,
    enteredAs: ({ email }) => `S ovog se uređaja ovdje ušlo kao ${email}.`,
    another: 'Sada ga ima netko drugi? Onda upišite njegovu adresu e-pošte.',
  },

  join: {
    title: 'Postanite organizator',
    intro:
      'Zamoljeni ste da budete organizator: da vidite popis članova s adresama e-pošte, mijenjate njega i postavke te priređujete večeri.',
    join: 'Postani organizator',
    already: 'Već ste organizator ovog kluba.',
  },

  members: {
    title: 'Članovi',
    none: 'Na popisu još nema nikoga. Dodajte prvog člana ovdje ili učitajte popis koji imate.',
    count: ({ n }) => count(n, 'član', 'člana', 'članova'),
    find: 'Traži po imenu, e-pošti ili bilješci',
    found: ({ n }) => `Pronađeno: ${count(n, 'član', 'člana', 'članova')}`,
    all: ({ n }) => `Prikaži sve: ${count(n, 'član', 'člana', 'članova')}`,
    name: 'Ime',
    email: 'E-pošta',
    note: 'Bilješka',
    noteHelp: 'Vide je samo organizatori.',
    since: ({ date }) => `od ${date}`,
    edit: 'Promijeni',
    editNamed: ({ name }) => `Promijeni: ${name}`,
    removeNamed: ({ name }) => `Ukloni: ${name}`,
    save: 'Spremi',
    cancel: 'Odustani',
    sure: ({ name }) => `Ukloniti s popisa: ${name}? S tom se adresom više neće moći ući.`,
    removed: ({ name }) => `Više nije na popisu: ${name}.`,
    add: 'Dodaj člana',
    addOne: 'Dodaj',
    added: ({ name }) => `Sada na popisu: ${name}.`,
    changed: ({ name }) => `Promijenjeno: ${name}.`,
  },

  list: {
    title: 'Učitaj popis',
    help: 'Jedan član u retku: ime, e-pošta, bilješka. Prvi redak može imenovati stupce. Tablicu spremite kao CSV u UTF-8 ili kopirajte njezine ćelije.',
    file: 'Datoteka',
    paste: 'Ili zalijepite retke ovamo',
    example: 'Ana, ana@example.org, stol uz prozor',
    look: 'Pogledaj što mijenja',
    would: {
      added: ({ n }) =>
        plural(n, {
          one: `Dodaje se ${number(n)} član.`,
          few: `Dodaju se ${number(n)} člana.`,
          other: `Dodaje se ${number(n)} članova.`,
        }),
      changed: ({ n }) =>
        plural(n, {
          one: `Mijenja se ${number(n)} član.`,
          few: `Mijenjaju se ${number(n)} člana.`,
          other: `Mijenja se ${number(n)} članova.`,
        }),
      unchanged: ({ n }) =>
        plural(n, {
          one: `Kako jest ostaje ${number(n)} član.`,
          few: `Kako jest ostaju ${number(n)} člana.`,
          other: `Kako jest ostaje ${number(n)} članova.`,
        }),
    },
    rest: 'Članovi kojih nema na ovom popisu ostaju.',
    nothing: 'Klub sve to već zna.',
    ignored: ({ columns }) => `Izostavljeno jer klub takve stupce ne čuva: ${columns}.`,
    addedHead: 'Dodaju se',
    changedHead: 'Mijenjaju se',
    becomes: ({ before, after }) => `${before} → ${after}`,
    take: 'Učitaj popis',
    taken: ({ n }) => `Popis je učitan, novoga je bilo u ovoliko redaka: ${number(n)}.`,
    bad: 'Ništa nije učitano. Ispravite ove retke i pokušajte ponovno:',
    line: ({ n, fault }) => `Redak ${number(n)}: ${fault}`,
    more: ({ n }) => `i još ${count(n, 'redak', 'retka', 'redaka')}`,
    save: 'Spremi popis u datoteku',
    faults: {
      empty: () => 'na ovom popisu nema nikoga.',
      encoding: () => 'ovo nije UTF-8. Spremite datoteku kao „CSV UTF-8”.',
      'open-quote': () => 'navodnik se ovdje otvara, a nigdje ne zatvara.',
      'no-column': ({ column }) =>
        `među naslovima nema stupca „${columns[column]}”. Nazovite ga tako.`,
      'column-twice': ({ column }) =>
        `stupac „${columns[column]}” imenovan je dvaput. Ostavite jedan.`,
      'too-many-fields': ({ columns }) =>
        `ovdje je više polja od ovoliko: ${number(columns)}. Tekst sa zarezima stavlja se u navodnike.`,
      'no-name': () => 'nedostaje ime.',
      'bad-name': ({ max }) => `ime ima najviše ${chars(max)}.`,
      'no-email': () => 'nedostaje e-pošta. U retku su: ime, e-pošta, bilješka.',
      'bad-email': ({ email }) => `„${email}” nije adresa e-pošte. Piše se ovako: ana@example.org.`,
      'email-twice': ({ email, line }) => `${email} već je u retku ${number(line)}.`,
      'bad-note': ({ max }) => `bilješka ima najviše ${chars(max)}.`,
    },
  },

  settings: {
    title: 'Postavke i organizatori',
    intro: 'Svaka promjena vrijedi odmah.',
    names: 'Imena',
    pageName: 'Stranica na kojoj su članovi prijavljeni',
    pageNameHelp: 'Ako je prazno, zove se kao klub.',
    entryName: 'Kako se zove ulaz na večeri',
    evenings: 'Večeri',
    countersigned: 'Partiju potvrđuje i drugi par',
    countersignedHelp: 'Jedan od njih potvrđuje na mobitelu prije organizatora.',
    tiedFish: 'Gdje stoji nula neriješene ribe',
    tiedFishes: { leader: 'Kod para koji je otvorio', blocker: 'Kod para koji je zatvorio' },
    penalties: 'Uobičajene kazne',
    penaltiesHelp:
      'Među njima bira organizator večeri. Iznos se oduzima od učinkovitosti; 0 je sankcija bez kazne.',
    noPenalties: 'Još ih nema.',
    reason: 'Razlog',
    amount: 'Iznos',
    addPenalty: 'Dodaj kaznu',
    removePenalty: ({ reason }) => `Ukloni: „${reason}”`,
  },

  season: {
    title: 'Poredak sezone',
    which: 'Sezona',
    halves: { 1: 'Prva', 2: 'Druga' },
    half: ({ year, part }) => `${part} polovica ${year}.`,
    quarter: ({ year, part }) => `${number(part)}. tromjesečje ${year}.`,
    over: 'Ova je sezona završila.',
    goesOn: 'Ova sezona traje.',
    none: 'U ovoj sezoni još nijedna večer nije odigrana do kraja.',
    place: 'Mjesto',
    name: 'Ime',
    points: 'Bodovi',
    wins: 'Pobjede',
    effectiveness: 'Učinkovitost',
    played: 'Odigrane večeri',
    guest: 'gost',
    aheadBy: ({ key }) => `ispred: ${key}`,
    keys: { points: 'bodovi', wins: 'pobjede', effectiveness: 'učinkovitost' },
    rules: 'Kako se računa',
    brings: {
      'match-points': 'Večer donosi svoje turnirske bodove.',
      'by-place': ({ points }) => `Večer donosi bodove prema mjestu, od prvog nadalje: ${points}.`,
    },
    countsAll: 'Računaju se sve večeri.',
    countsBest: ({ n }) =>
      plural(n, {
        one: `Svakome se računa ${number(n)} najbolja večer.`,
        few: `Svakome se računaju ${number(n)} najbolje večeri.`,
        other: `Svakome se računa ${number(n)} najboljih večeri.`,
      }),
    ranked: ({ n }) =>
      plural(n, {
        one: `Mjesto dobiva tko je odigrao barem ${number(n)} večer.`,
        few: `Mjesto dobiva tko je odigrao barem ${number(n)} večeri.`,
        other: `Mjesto dobiva tko je odigrao barem ${number(n)} večeri.`,
      }),
    evenings: 'Večeri koje se računaju',
    set: 'Pravila sezone',
  },

  seasonRules: {
    title: 'Pravila sezone',
    span: 'Koliko traje sezona',
    spans: { year: 'Godinu', 'half-year': 'Pola godine', quarter: 'Tromjesečje', month: 'Mjesec' },
    points: 'Što donosi večer',
    kinds: { 'match-points': 'Svoje turnirske bodove', 'by-place': 'Bodove prema mjestu' },
    places: 'Bodovi od prvog mjesta nadalje',
    placesHelp: 'Na primjer: 10, 7, 5, 3, 1. Daljnja mjesta ne donose ništa.',
    placesWrong: 'Napišite cijele brojeve sa zarezima, nijedan veći od prethodnog.',
    counted: 'Koje se večeri igrača računaju',
    counts: { all: 'Sve', best: 'Najbolje' },
    how: 'Koliko najboljih',
    least: 'Koliko večeri treba za mjesto',
  },

  hall: {
    title: 'Kuća slavnih',
    none: 'Ovdje još nitko ništa nije osvojio: nijedna večer nije odigrana do kraja.',
    champions: 'Pobjednici sezona',
    records: 'Rekordi',
    honours: 'Svi koji su igrali',
    seasons: 'Osvojene sezone',
    won: 'Dobivene večeri',
    played: 'Odigrane večeri',
    kinds: {
      points: 'Najviše turnirskih bodova u večeri',
      wins: 'Najviše pobjeda u večeri',
      effectiveness: 'Najbolja učinkovitost u večeri',
      'wins-in-a-row': 'Najviše dobivenih večeri zaredom',
      evenings: 'Najviše odigranih večeri',
    },
  },

  organisers: {
    title: 'Organizatori',
    you: 'vi',
    since: ({ date }) => `od ${date}`,
    removeNamed: ({ name }) => `Ukloni: ${name}`,
    leave: 'Prestani biti organizator',
    sure: ({ name }) =>
      `Razriješiti organizatora: ${name}? Poveznice tog organizatora više neće vrijediti.`,
    sureYou: 'Ne želite više biti organizator? Poveznice koje ste napravili više neće vrijediti.',
    removed: ({ name }) => `Više nije organizator: ${name}.`,
    another: 'Još jedan organizator',
    anotherHelp:
      'Pošaljite poveznicu samo osobi koja će s vama biti organizator: vrijedi za jednu osobu. Organizatori vide adrese e-pošte svih članova.',
    invite: 'Napravi poveznicu',
    made: 'Kopirajte poveznicu sada: više se neće prikazati. Vrijedi jednom, unutar tjedan dana ili dok je ne povučete.',
    link: 'Poveznica za još jednog organizatora',
    copy: 'Kopiraj poveznicu',
    links: 'Neiskorištene poveznice',
    madeBy: ({ name, date }) => `Autor: ${name}, vrijedi do ${date}`,
    withdraw: 'Povuci',
    withdrawn: 'Poveznica je povučena.',
  },

  refusals: {
    'not-organiser': () => 'To mogu samo organizatori ovog kluba.',
    gone: () =>
      'Netko je to u međuvremenu uklonio. Učitajte stranicu ponovno da vidite što je ostalo.',
    'last-organiser': () =>
      'Klub treba organizatora. Prvo zamolite još nekoga da postane organizator.',
    'invitation-over': () => 'Ova poveznica više ne vrijedi. Zamolite organizatora za drugu.',
    'too-many-members': ({ max }) => `Klub ima najviše ${count(max, 'člana', 'člana', 'članova')}.`,
    'too-many-organisers': ({ max }) =>
      `Klub ima najviše ${count(max, 'organizatora', 'organizatora', 'organizatora')}.`,
    'too-many-invitations': ({ max }) =>
      `Može vrijediti najviše ${count(max, 'poveznica', 'poveznice', 'poveznica')}. Prvo povucite jednu.`,
    'email-taken': ({ email }) => `Adresu ${email} već ima drugi član.`,
    'bad-email': ({ email }) =>
      email.trim() === ''
        ? 'Nedostaje adresa e-pošte.'
        : `„${email}” nije adresa e-pošte. Piše se ovako: ana@example.org.`,
    'bad-note': ({ max }) => `Bilješka ima najviše ${chars(max)}.`,
    'bad-penalties': ({ penalties, chars: most, amount }) =>
      `Klub ima najviše ovoliko uobičajenih kazni: ${number(penalties)}. Razlog ima najviše ${chars(most)}, a iznos je do ${number(amount)}.`,
    'bad-list': () => 'Ništa nije učitano.',
  },
};

export default hr;
