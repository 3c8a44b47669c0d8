import type { Messages } from './en.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf('hr', ['one', 'few', 'other']);
const { plural, number, span, either, last } = words;

/** A counted thing after its number: 1 bod, 2 boda, 5 bodova, 21 bod. */
const count = (n: number, one: string, few: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    few: `${number(n)} ${few}`,
    other: `${number(n)} ${other}`,
  });
const points = (n: number) => count(n, 'bod', 'boda', 'bodova');
/** A target in points: do 101 boda, do 100 bodova. */
const upTo = (n: number) => `do ${count(n, 'boda', 'boda', 'bodova')}`;

const hr: Messages = {
  frame: {
    skip: 'Na sadržaj',
    skipToTable: 'Na stol',
    pages: 'Stranice',
    play: 'Igra',
    rules: 'Pravila',
    learn: 'Učenje',
    clubs: 'Klubovi',
    settings: 'Postavke',
    title: ({ page }) => `${page} · Boneyard`,
    offline: 'Nema veze s mrežom. Sve na zaslonu ostaje, a igrati možete kad se veza vrati.',
    offlineKept:
      'Nema veze s mrežom. Možete čitati lekcije i pravila koja ste već otvorili i nastaviti klupsku večer, a igrati kad se veza vrati.',
    newVersion: 'Nova je verzija spremna.',
    reload: 'Učitaj stranicu ponovno',
    loading: 'Učitava se',
    tryAgain: 'Pokušaj ponovno',
    reference: ({ reference }) => `Oznaka ${reference}`,
    close: 'Zatvori',
    toHome: 'Na početnu stranicu',
  },

  notFound: {
    title: 'Ovdje nema ničega',
    text: 'Možda je adresa krivo upisana ili je ono što je bilo na njoj završilo.',
  },

  failed: {
    page: 'Ova se stranica nije učitala. Ostatak Boneyarda radi.',
    table: 'Stol nije dostupan. Ništa na njemu nije izgubljeno.',
  },

  learn: {
    title: 'Učenje',
    intro: 'Za svaku igru lekcija koju sami odigrate, kako se igra dobro i sva pravila.',
    families: {
      classic: 'Klasične, sa zalihom i bez nje',
      goat: 'Jarac',
      pairs: 'U paru',
      fives: 'Bodovi u igri',
      trains: 'Vlakovi i kokošja noga',
      triangles: 'Trokuti',
    },
    history: 'Povijest igre, kako se priča',
    lesson: 'Lekcija',
    strategy: 'Kako igrati dobro',
    agreement: 'Cijeli dogovor',
    all: 'Sve igre',
    next: 'Dalje',
    again: 'Igraj još jednom',
    yourMove: 'Na redu ste: odigrajte potez za stolom.',
    notThat: 'Ne taj potez.',
    watch: 'Igraju ostali.',
  },

  home: {
    title: 'Zaigrajte domino',
    playNow: 'Igraj odmah',
    goOn: ({ rules }) => `Nastavi: ${rules}`,
    playNowWith: ({ rules, players }) =>
      plural(players - 1, {
        one: `${rules}, protiv ${number(players - 1)} bota`,
        few: `${rules}, uz ${number(players - 1)} bota`,
        other: `${rules}, uz ${number(players - 1)} botova`,
      }),
    friend: 'Igraj s prijateljem',
    open: 'Odaberi pravila',
    tables: 'Otvoreni stolovi',
    noTables: 'Nema otvorenih stolova. Zaigrajte s botom ili otvorite svoj stol.',
    openOne: 'Otvori stol',
    seatsFree: ({ n }) => count(n, 'slobodno mjesto', 'slobodna mjesta', 'slobodnih mjesta'),
    sitDown: 'Sjedni',
    you: 'Za stolom vas zovu',
    name: 'Ime',
    nameHelp: 'Vide ga ostali za stolom, do 24 znaka.',
    saveName: 'Spremi ime',
    nameSaved: ({ name }) => `Ostali vas sada vide kao: ${name}.`,
  },

  invite: {
    title: 'Vaš je stol otvoren',
    text: 'Pošaljite ovu poveznicu. Tko je otvori, može sjesti na slobodno mjesto.',
    link: 'Poveznica na stol',
    copy: 'Kopiraj poveznicu',
    copied: 'Poveznica je kopirana.',
    notCopied: 'Preglednik nije dopustio kopiranje. Poveznica je označena: kopirajte je sami.',
    go: 'Za stol',
  },

  presets: {
    homes: {
      goat: 'Rusija i susjedi: Kozyol (jarac)',
      spain: 'Španjolska',
      venezuela: 'Venezuela',
      caribbean: 'Karibi',
      brazil: 'Brazil',
      indonesia: 'Indonezija',
      families: 'U obitelji, s djecom',
      clubs: 'U klubovima',
      everywhere: 'U mnogim zemljama',
    },
    names: {
      classic: 'Klasika, vuče se dok ne odgovara',
      'classic-one': 'Klasika, vuče se jedna',
      'goat-club-all': 'Kozyol (jarac), riba za sve',
      'goat-club-one': 'Kozyol (jarac), riba za jednoga',
      goat: 'Kozyol (jarac), svatko za sebe ili u paru',
      'goat-yard': 'Dvorišni Kozyol (jarac), s jajima',
      'goat-family': 'Obiteljski Kozyol (jarac), za dvoje',
      'spanish-pairs': 'Dominó por parejas (španjolski parovi)',
      'seven-plus-seven': '7+7, svatko s dvije ruke',
      venezuelan: 'Tranca (venezuelski parovi)',
      cuban: 'Dominó cubano (kubanski, do devetke)',
      'jamaican-partner': 'Jamajka u paru, šest zaredom',
      'jamaican-cutthroat': 'Jamajka, svatko za sebe',
      'puerto-rico-500': 'Portoriko 500',
      'dominican-200': 'Dominikana 200, s capicúom',
      'brazilian-pairs': 'Dominó em duplas (brazilski parovi)',
      'latin-pairs': 'Partnerski domino',
      gaple: 'Gaple (Indonezija)',
      'classic-family': 'Obiteljska klasika, za dvoje',
      picture: 'Domino sa slikama',
      'club-pairs': 'Klupski parovi',
      'for-two': 'Za dvoje',
      'for-three': 'Za troje',
      draw: 'Domino s vučenjem',
      block: 'Domino bez vučenja',
      'draw-house': 'Domino s vučenjem, kućna pravila',
      matador: 'Matador, zbroj sedam',
      'goat-croatian': 'Jarac (hrvatski)',
      donkey: 'Osyol (Magarac)',
      'sea-goat': 'Morskoy Kozyol (Morski jarac)',
      'all-fives': 'All Fives (sve petice)',
      'fives-threes': 'Fives and Threes (petice i trojke)',
      telefon: 'Telefon',
      bergen: 'Bergen',
      'mexican-train': 'Mexican Train (meksički vlak)',
      chickenfoot: 'Chickenfoot (kokošja noga)',
      triominoes: 'Triominos',
      'triangle-dominoes': 'Trokutni domino',
    },
    brief: ({ players, tiles, target, rounds }) =>
      `${plural(last(players), {
        one: `${span(players)} igrač`,
        few: `${span(players)} igrača`,
        other: `${span(players)} igrača`,
      })}, ${plural(last(tiles), {
        one: `${either(tiles)} pločica`,
        few: `${either(tiles)} pločice`,
        other: `${either(tiles)} pločica`,
      })}${rounds === 0 ? '' : `, ${count(rounds, 'runda', 'runde', 'rundi')}`}${
        target === 0 ? '' : `, do ${number(target)}`
      }`,
  },

  open: {
    conflict: ({ first, second }) =>
      `Ovo dvoje ne ide zajedno: „${first}” i „${second}” Promijenite jedno od njih.`,
    howMany: 'Koliko igrača',
    clock: 'Sat',
    otherwise: 'kao u poveznici',
    title: 'Otvori stol',
    rules: 'Pravila',
    options: 'Vaša pravila',
    optionsHelp: 'Što je za vašim stolom drukčije.',
    changed: 'promijenjeno',
    changedCount: ({ n }) => count(n, 'promjena', 'promjene', 'promjena'),
    back: 'Vrati kako je bilo',
    players: 'Igrači',
    seats: 'Mjesta redom kojim se igra',
    seat: ({ n }) => `Mjesto ${number(n)}`,
    partner: 'vaš partner',
    me: 'Vi',
    free: 'Slobodno za onoga tko dođe',
    bots: { random: 'Bot, lak', greedy: 'Bot, srednji', steady: 'Bot, jak' },
    pace: 'Vrijeme za potez',
    noClock: 'Bez sata',
    seconds: ({ n }) => count(n, 'sekunda', 'sekunde', 'sekundi'),
    tempo: 'Tempo',
    tempos: { open: 'Otvoren', even: 'Ujednačen' },
    tempoEffects: {
      open: 'Svaki se potez vidi čim je odigran.',
      even: 'Nijedan se potez ne vidi odmah na početku reda, a prisiljen se odigra nakon 3 sekunde: iz razmišljanja nitko ništa ne doznaje.',
    },
    tiles: 'Kako igrači dobivaju pločice',
    taking: 'Ruke',
    takings: {
      dealt: 'Dijele se',
      together: 'Uzimaju svi odjednom',
      'in-turn': 'Uzimaju se redom',
    },
    takingEffects: {
      dealt: 'Svatko dobiva svoju ruku.',
      together:
        'Pločice leže licem dolje i svi uzimaju u isto vrijeme. Nakon 20 sekundi ostatak se uzima za njih.',
      'in-turn':
        'Prvi uzima onaj tko otvara, zatim sljedeći i tako redom. Tko otvara može tražiti da se još jednom promiješa i tada uzima zadnji. Svatko ima 20 sekundi.',
    },
    lifting: 'Gledanje',
    liftings: { 'at-once': 'Odmah', 'in-stages': 'Redom' },
    liftingEffects: {
      'at-once': 'Svatko vidi svoje pločice čim ih dobije.',
      'in-stages':
        'Onaj tko otvara i sljedeći gledaju odmah, treći nakon prvog poteza, četvrti nakon drugog. Gdje se za otvaranje traži pločica, svi gledaju odmah.',
    },
    boneyard: 'Vučenje',
    boneyards: { next: 'Sljedeća pločica', pointed: 'Pločica na koju se pokaže' },
    singleChoice: 'Jedini izbor',
    singleChoices: { waits: 'Čeka igrača', moved: 'Igra se nakon 3 sekunde' },
    handOrder: 'Red u ruci',
    handOrders: { free: 'Po volji', fixed: 'Kako su uzete' },
    handOrderEffects: {
      free: 'Pločice se u ruci smiju premještati.',
      fixed: 'Pločice ostaju gdje stoje. Tko ih mora dodirivati, to dopušta u postavkama.',
    },
    agreement: 'Što ste dogovorili',
    copyRules: 'Kopiraj poveznicu na ova pravila',
    create: 'Otvori stol',
    unknownRules: ({ rules }) =>
      `Poveznica traži pravila kojih ovdje nema: ${rules}. Odaberite druga niže.`,
  },

  rulebook: {
    title: 'Pravila svih igara',
    intro:
      'Svaka igra jednostavnim riječima. Otvorite je da je pročitate cijelu, promijenite što vaše društvo igra drukčije i ispišete.',
    others: 'Imaju ime, ali se ovdje ne igraju',
    compose: ({ game }) => `Sastavi svoja pravila: ${game}`,
    file: 'Pravila iz datoteke',
    openFile: 'Otvori datoteku s pravilima',
    noPreset: 'U ovoj datoteci nema pravila: nedostaje redak poput „preset draw”.',
    badLine: ({ n }) =>
      `Redak ${number(n)} ove datoteke nije pravilo. Pravilo izgleda ovako: match.target=61.`,
    all: 'Sve igre',
    read: 'Pročitaj cijeli dogovor',
    hint: 'Pritisnite rečenicu da je promijenite.',
    name: 'Ime ovih pravila',
    print: 'Ispiši',
    download: 'Spremi u datoteku',
    openTable: 'Otvori stol s ovim pravilima',
    backAll: 'Vrati izvorna pravila',
    possible: 'Moguća su ova pravila:',
    leave: 'Ostavi kako je bilo',
    conflicts: 'Ne ide s drugim pravilom.',
    none: 'Nema',
    points: 'Bodovi',
    tile: 'Pločica, na primjer 6-5',
    add: 'Dodaj',
    badTile: 'Napišite pločicu ovako: 6-5.',
    badValue: 'Napišite vrijednost kao u datoteci s pravilima.',
    remove: ({ tile }) => `Ukloni ${tile}`,
    earlier: ({ tile }) => `Pomakni ${tile} naprijed`,
    players: ({ n }) => count(n, 'igrač', 'igrača', 'igrača'),
    doubles: 'Dupli u ruci',
    suit: 'Pločica istoga broja u ruci',
    when: 'Kada vrijedi',
    whens: { only: 'kad je sama u ruci', held: 'uvijek' },
  },

  options: {
    target: { sentence: 'Partiju dobiva tko skupi ovoliko bodova: {choice}.' },
    losingTarget: { sentence: 'Partiju gubi tko skupi ovoliko bodova: {choice}.' },
    hand: { sentence: 'Pločica u ruci na početku runde: {choice}.' },
    redeal: {
      sentence: 'Pločice se dijele iznova {choice}.',
      choices: {
        never: 'nikad',
        doubles: 'kad je u ruci pet dupli',
        doublesOrSuit: 'kad je u ruci pet dupli ili šest pločica istoga broja',
      },
    },
    nextLead: {
      sentence: 'Sljedeće runde otvara {choice}.',
      choices: {
        'as-first': 'pločica koja odlučuje, kao i prvu',
        winner: 'tko je dobio prošlu rundu',
        rotate: 'svatko redom',
        'winning-side': 'bilo tko sa strane koja je dobila',
      },
    },
    direction: {
      sentence: 'Red ide {choice}.',
      choices: {
        clockwise: 'u smjeru kazaljke na satu',
        counterclockwise: 'suprotno od kazaljke na satu',
      },
    },
    draw: {
      sentence: 'Kome nijedna pločica ne odgovara, {choice}.',
      choices: {
        'until-playable': 'vuče dok jedna ne odgovara',
        one: 'vuče jednu pa je odigra ili kaže dalje',
        two: 'vuče dvije pločice, pa igra ili kaže dalje',
        none: 'kaže dalje',
      },
    },
    reserve: {
      sentence: 'Iz zalihe se vuče {choice}.',
      choices: {
        none: 'do posljednje pločice',
        one: 'sve osim posljednje pločice',
        two: 'sve osim posljednje dvije pločice',
      },
    },
    blank: {
      sentence: 'Dupla 0-0 koja ostane u ruci stoji {choice}.',
      choices: {
        plain: 'nula bodova',
        only10: '10 bodova kad je sama',
        only25: '25 bodova kad je sama',
        held25: '25 bodova',
        held50: '50 bodova',
        only25six50: '25 bodova kad je sama, a 6-6 uvijek 50',
        alone25six50both75: '25 bodova kad je sama, sama 6-6 50, obje 75',
      },
    },
    out: {
      sentence: 'Izlazak donosi {choice}.',
      choices: {
        opponents: 'ono što drže protivnici',
        table: 'sve preostale pločice, i partnerove',
      },
    },
    blockWinner: {
      sentence: 'Blokiranu rundu dobiva {choice}.',
      choices: {
        'lowest-player': 'igrač s najmanje točaka',
        'lowest-side': 'par s manje točaka',
        'side-of-lowest-player': 'par igrača s najmanje točaka',
        'blocker-vs-next': 'lakša ruka: onoga tko je blokirao ili sljedećega',
        'fewest-tiles': 'tko ima najmanje pločica',
        nobody: 'nitko',
      },
    },
    block: {
      sentence: 'Nakon blokade {choice}.',
      choices: {
        opponents: 'pobjednik upisuje ono što drže ostali',
        table: 'pobjednik upisuje sve preostale pločice',
        'opponents-minus-own': 'pobjednik upisuje ono što drže ostali, manje svoje',
        'sum-of-differences': 'pobjednik upisuje koliko svaki drugi ima više od njega',
        own: 'svi osim pobjednika upisuju ono što drže',
        'own-all': 'svatko upisuje ono što drži',
        difference: 'teža strana upisuje razliku',
        'highest-pays-table': 'najteža ruka upisuje sve',
      },
    },
    blockTie: {
      sentence: 'Blokada s jednakim rukama {choice}.',
      choices: {
        void: 'ne donosi ništa',
        eggs: 'ostavlja jaja: izjednačene ruke čekaju sljedeću rundu',
        carry: 'sve prenosi u sljedeću rundu',
        'blocker-loses': 'izgubljena je za onoga tko je blokirao',
        'blocker-wins': 'dobivena je za onoga tko je blokirao',
        'leader-wins': 'dobivena je za onoga tko je otvorio rundu',
      },
    },
    account: {
      sentence: 'Zapis se otvara {choice}.',
      choices: {
        '0': 'od prvoga boda',
        '13': 's 13 bodova u jednoj rundi',
        '25': 's 25 bodova u jednoj rundi',
      },
    },
    below: {
      sentence: 'Manje bodova od toga {choice}.',
      choices: { lost: 'propada', remembered: 'pamti se do otvaranja' },
    },
  },

  agreement: {
    sentence: ({ name, clauses }) => `${name}: ${clauses.join('; ')}.`,
    pairs: 'dvoje protiv dvoje, partneri sjede jedan nasuprot drugome',
    shape: {
      line: 'pločice leže u nizu',
      cross: 'prva je dupla križna, s četiri kraka',
      tree: 'na svaku se duplu gradi na sve strane',
      trains: 'svatko ima svoj vlak, a jedan je zajednički',
      'chicken-foot': 'svaka dupla čeka svoje prste',
      triangles: 'pločice su trokuti i leže stranica uz stranicu',
    },
    bothSides: 'krakovi križne duple otvaraju se kad su pokrivene obje njezine strane',
    sumSeven: 'polovice koje se dodiruju daju sedam, a matadori idu posvuda',
    wildBlanks: 'prazno pristaje uza sve',
    plays: {
      one: 'jedna pločica po potezu',
      'two-doubles': 'u potezu se mogu odigrati dvije duple, na različite krajeve',
      'double-run': 'potezu se mogu dodati duple',
      'cover-double': 'odigranu duplu treba pokriti',
    },
    closeDouble: 'dupla se može odmah zatvoriti',
    twoHands: 'dva igrača, svaki s dvije ruke koje igraju naizmjence',
    solo: ({ n }) =>
      plural(n, {
        one: `${number(n)} igrač, svatko za sebe`,
        few: `${number(n)} igrača, svatko za sebe`,
        other: `${number(n)} igrača, svatko za sebe`,
      }),
    directions: {
      clockwise: 'red ide u smjeru kazaljke na satu',
      counterclockwise: 'red ide suprotno od kazaljke na satu',
    },
    hand: ({ n }) => `svakome ${count(n, 'pločica', 'pločice', 'pločica')}`,
    withoutBlank: 'bez 0-0',
    asleep: ({ n }) => count(n, 'pločica spava', 'pločice spavaju', 'pločica spava'),
    redealDoubles: ({ doubles }) =>
      `ruka s ${count(doubles, 'duplom', 'duple', 'dupli')} dijeli se iznova`,
    redealDoublesOrSuit: ({ doubles, suit }) =>
      `ruka s ${count(doubles, 'duplom', 'duple', 'dupli')} ili ${count(suit, 'pločicom', 'pločice', 'pločica')} istoga broja dijeli se iznova`,
    firstLead: {
      lot: 'tko otvara, odlučuje ždrijeb',
      youngest: 'prvi otvara najmlađi, a ako nitko ne kaže dob, odlučuje ždrijeb',
      random: 'tko otvara, odlučuje ždrijeb',
      only: ({ n }) => `prvu rundu otvara ${number(n)}-${number(n)}`,
      lowest: 'prvu rundu otvara najniža dupla od 1-1, a 0-0 dolazi iza 6-6',
      highest: 'prvu rundu otvara najviša dupla',
    },
    nextLead: {
      'as-first': 'i tako u svakoj rundi',
      winner: 'zatim tko je dobio prošlu rundu',
      rotate: 'zatim svatko redom',
      'winning-side': 'zatim bilo tko sa strane koja je dobila',
      'descending-double': 'zatim svaku rundu dupla za jedan niža',
    },
    anyDouble: 'kasnije se otvara duplom, a tko je nema, prepušta otvaranje dalje',
    afterBlock: {
      blocker: 'nakon blokade otvara tko je blokirao',
      winner: 'nakon blokade otvara tko ju je dobio',
      'lowest-hand': 'nakon blokade otvara najlakša ruka',
    },
    draw: {
      none: 'tko ne može odigrati, kaže dalje',
      'until-playable': 'tko ne može odigrati, vuče dok jedna pločica ne odgovara',
      exactly: ({ n }) =>
        plural(n, {
          one: `tko ne može odigrati, vuče ${number(n)} pločicu i kaže dalje ako ne odgovara`,
          few: `tko ne može odigrati, vuče ${number(n)} pločice i kaže dalje ako nijedna ne odgovara`,
          other: `tko ne može odigrati, vuče ${number(n)} pločica i kaže dalje ako nijedna ne odgovara`,
        }),
    },
    reserve: ({ n }) =>
      plural(n, {
        one: `posljednja se ${number(n)} pločica nikad ne vuče`,
        few: `posljednje se ${number(n)} pločice nikad ne vuku`,
        other: `posljednjih se ${number(n)} pločica nikad ne vuče`,
      }),
    out: {
      opponents: 'izlazak donosi ono što drže protivnici',
      table: 'izlazak donosi sve preostale pločice, i partnerove',
      own: 'kad netko izađe, gubitnici upisuju ono što drže',
    },
    sense: {
      'round-points': 'tko dobije rundu, upisuje jedan bod',
      'play-only': 'upisuje se samo ono što se skupi tijekom igre',
      none: 'ništa se ne upisuje: dobiva tko prvi ostane bez pločica',
    },
    deadSuit: 'runda je blokirana čim ni za jedan kraj više nema pločice',
    blockWinner: {
      'lowest-player': 'blokadu dobiva igrač s najmanje točaka',
      'lowest-side': 'blokadu dobiva strana s najmanje točaka',
      'side-of-lowest-player': 'blokadu dobiva par igrača s najmanje točaka',
      'blocker-vs-next': 'blokadu dobiva lakša ruka: onoga tko je blokirao ili sljedećega',
      'fewest-tiles': 'blokadu dobiva tko ima najmanje pločica',
    },
    block: {
      opponents: 'i upisuje ono što drže ostali',
      table: 'i upisuje sve preostale pločice',
      'opponents-minus-own': 'i upisuje ono što drže ostali, manje svoje',
      'sum-of-differences': 'i upisuje koliko svaki drugi ima više od njega',
      own: 'svi ostali upisuju ono što drže',
      'own-all': 'nakon blokade svatko upisuje ono što drži',
      difference: 'teža strana upisuje razliku',
      'highest-pays-table': 'nakon blokade najteža ruka upisuje sve',
    },
    blockTie: {
      void: 'blokada s jednakim rukama ne donosi ništa',
      eggs: 'blokada s jednakim rukama ostavlja jaja za sljedeću rundu',
      carry: 'blokada s jednakim rukama prenosi se u sljedeću rundu',
      'blocker-loses': 'blokadu s jednakim rukama gubi tko je blokirao',
      'blocker-wins': 'blokadu s jednakim rukama dobiva tko je blokirao',
      'leader-wins': 'blokadu s jednakim rukama dobiva tko je otvorio',
    },
    special: {
      only: ({ tiles, points: n }) => `${tiles} sama u ruci stoji ${number(n)}`,
      held: ({ tiles, points: n }) => `${tiles} u ruci stoji ${number(n)}`,
    },
    bonus: {
      capicua: ({ points: n }) =>
        `capicúa, posljednja pločica na oba kraja, donosi još ${number(n)}`,
      capicu: ({ points: n }) => `capicú, posljednja pločica na oba kraja, donosi još ${number(n)}`,
      chuchazo: ({ points: n }) => `izlazak s 0-0 donosi još ${number(n)}`,
      'pass-all-three': ({ points: n }) =>
        `potez nakon kojega sve troje kaže dalje donosi još ${number(n)}`,
      'round-1': ({ points: n }) => `dobivena prva runda donosi još ${number(n)}`,
      'round-2': ({ points: n }) => `dobivena druga runda donosi još ${number(n)}`,
      'round-3': ({ points: n }) => `dobivena treća runda donosi još ${number(n)}`,
      'round-4': ({ points: n }) => `dobivena četvrta runda donosi još ${number(n)}`,
      out: ({ points: n }) => `izlazak donosi još ${number(n)}`,
    },
    instant: {
      'six-in-a-row': 'računaju se samo runde dobivene zaredom, a šest ih donosi partiju',
      'out-with-0-0': 'izlazak s 0-0 donosi partiju',
      'out-with-6-6-if-a-loser-holds-over-25':
        'izlazak sa 6-6 donosi partiju ako protivnik drži više od 25',
      'announced-6-6':
        'najavljena 6-6 donosi partiju zajedno s rundom, a s 25 ili više u ruci je gubi',
    },
    rounds: ({ n }) => `partija ima ${count(n, 'rundu', 'runde', 'rundi')}`,
    account: ({ n }) => `zapis otvara ${points(n)} u jednoj rundi`,
    below: { lost: 'manje od toga propada', remembered: 'manje od toga pamti se do otvaranja' },
    target: {
      wins: ({ n }) => `partija ${upTo(n)}: tko ih skupi, dobiva`,
      loses: ({ n }) => `partija ${upTo(n)}: tko ih skupi, gubi`,
    },
    beyond: {
      wins: ({ n }) => `tko ima više od ${number(n)}, dobiva partiju`,
      loses: ({ n }) => `tko ima više od ${number(n)}, gubi partiju`,
    },
    exactly: ({ n }) => `partiju donosi točno ${number(n)}, a ono što bi to prešlo ne upisuje se`,
    cap: ({ n }) => `nikad se ne upisuje više od ${count(n, 'boda', 'boda', 'bodova')}`,
  },

  errors: {
    unreachable: () => 'Poslužitelj se ne javlja. Ono što ste upisali i dalje je ovdje.',
    'not-found': () => 'Na ovoj adresi nema ničega ili je sve završilo.',
    'bad-request': ({ detail }) =>
      `Poslužitelj nije razumio što je stranica poslala. Učitajte je ponovno. (${detail})`,
    'bad-rules': ({ detail }) => `Po ovim se pravilima ne može igrati: ${detail}`,
    'bad-name': ({ max }) => `Ime treba od 1 do ${number(max)} vidljivih znakova.`,
    'bad-seats': ({ allowed }) =>
      plural(last(allowed), {
        one: `Ova su pravila za ${span(allowed)} igrača.`,
        few: `Ova su pravila za ${span(allowed)} igrača.`,
        other: `Ova su pravila za ${span(allowed)} igrača.`,
      }),
    'not-allowed': () => 'To mogu samo oni koji sjede za stolom.',
    'foreign-origin': () =>
      'Zahtjev je došao s druge stranice. Otvorite Boneyard izravno i pokušajte ponovno.',
    'unknown-host': ({ host }) =>
      `Ovaj se poslužitelj ne javlja na ime „${host}”. Otvorite njegovu uobičajenu adresu ili zamolite onoga tko ga vodi da dopusti to ime.`,
    'too-many': ({ retry_s }) =>
      `Prečesto. Pokušajte ponovno za ${count(retry_s, 'sekundu', 'sekunde', 'sekundi')}.`,
    'too-large': ({ max }) =>
      `Predugo: poslužitelj čita najviše ${count(max, 'bajt', 'bajta', 'bajtova')}.`,
    version: () => 'Poslužitelj ima noviju inačicu ove stranice. Učitajte je ponovno.',
    'too-slow': () => 'Veza je prespora. Učitajte stranicu ponovno za nastavak.',
    refused: () => 'Stol to nije prihvatio.',
    club: () => 'Klub to nije prihvatio.',
    evening: () => 'To u ovoj večeri nije moguće.',
    storage: () => 'Poslužitelj to nije mogao spremiti. Ništa se nije promijenilo.',
    restarting: () => 'Poslužitelj se ponovno pokreće. Pokušajte opet za koji trenutak.',
    'too-long': ({ max_s }) =>
      `Trajalo je dulje od ${number(max_s)} s, pa je poslužitelj prekinuo. Tražite manje odjednom.`,
    internal: () => 'Poslužitelj je pogriješio. Ništa se nije promijenilo.',
  },
};

export default hr;
