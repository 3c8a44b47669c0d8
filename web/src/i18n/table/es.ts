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

const { plural } = wordsOf('es', ['one', 'many', 'other']);
const and = new Intl.ListFormat('es', { type: 'conjunction' });
const or = new Intl.ListFormat('es', { type: 'disjunction' });

const numbers = [
  ...['blanca', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ...['diez', 'once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho'],
];
const suits = [
  ...['blancas', 'unos', 'doses', 'treses', 'cuatros', 'cincos', 'seises', 'sietes', 'ochos'],
  'nueves',
];

/** The numbers of pips on a tile, up to the double twelve. */
const sums = [
  ...['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  ...['once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho'],
  ...['diecinueve', 'veinte', 'veintiún', 'veintidós', 'veintitrés', 'veinticuatro'],
];

const word = (n: number) => numbers[n] ?? String(n);
const suit = (n: number) => suits[n] ?? `fichas de ${n}`;
const digits = (given: TileIn) =>
  given.length === 3 ? given.join('-') : `${given[1]}-${given[0]}`;
/** The name of a triangle, with its numbers clockwise. */
const triangle = (given: readonly number[]) => {
  const [a = 0] = given;
  return given.every((n) => n === a) ? `${word(a)} triple` : given.map(word).join('-');
};
const tile = (given: TileIn) => {
  if (given.length === 3) return triangle(given);
  const [low, high] = given;
  return low === high ? `${word(low)} doble` : `${word(high)}-${word(low)}`;
};
/** A tile with its article: «el seis-cinco», «la blanca doble». */
const theTile = (given: TileIn) => `${given.every((n) => n === 0) ? 'la' : 'el'} ${tile(given)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `${n} ${one}`, many: `${n} de ${other}`, other: `${n} ${other}` });
const points = (n: number) => count(n, 'tanto', 'tantos');
const pips = (n: number) => {
  const all = sums[n] ?? String(n);
  return plural(n, { one: `${all} punto`, many: `${all} de puntos`, other: `${all} puntos` });
};
const tiles = (n: number) => count(n, 'ficha', 'fichas');
/** A number of tiles in words: «una», «dos», «veintiuna». */
const counted = (n: number) =>
  n === 0 ? 'ninguna' : (sums[n] ?? String(n)).replace(/(?:^un|ún)$/, 'una');
const seconds = (n: number) => count(n, 'segundo', 'segundos');
const inPlaces = (n: number) => `en ${count(n, 'lugar', 'lugares')}`;
const side = (where: Where) =>
  inWords(where, {
    named: {
      first: 'salida',
      L: 'a la izquierda',
      R: 'a la derecha',
      U: 'arriba',
      D: 'abajo',
      M: 'en el tren público',
      engine: 'máquina',
      hub: 'primera ficha',
    },
    train: (who) => (who.you ? 'en tu tren' : `en el tren de ${who.name}`),
    on: (laid) => `en ${digits(laid)}`,
    cell: ({ row, nth, up }) => `en la fila ${row}, lugar ${nth}, punta ${up ? 'arriba' : 'abajo'}`,
    row: (row) => `fila ${row}`,
  });
const place = (where: Where) => (where === 'first' ? '' : ` ${side(where)}`);
const end = (where: Where) =>
  inWords(where, {
    named: {
      first: 'salida',
      L: 'extremo izquierdo',
      R: 'extremo derecho',
      U: 'brazo de arriba',
      D: 'brazo de abajo',
      M: 'tren público',
      engine: 'máquina',
      hub: 'primera ficha',
    },
    train: (who) => (who.you ? 'tu tren' : `tren de ${who.name}`),
    on: (laid) => digits(laid),
    cell: ({ row, nth }) => `fila ${row}, lugar ${nth}`,
    row: (row) => `fila ${row}`,
  });

/** A sentence with the numbers at the open ends. */
const openNumbers = (numbers: readonly number[]) => {
  if (numbers.length === 0) return '';
  return `${numbers.length === 1 ? 'Extremo' : 'Extremos'} ${and.format(numbers.map(String))}.`;
};

/** The verb for a party: «tú anotas», «tú y Eva anotan», «Ana anota». */
const verb = (party: Party, you: string, they: string, one: string) =>
  `${capital(party.names)} ${party.many ? they : party.you ? you : one}`;
const does = (who: Who, you: string, one: string) => (who.you ? `Tú ${you}` : `${who.name} ${one}`);
const writes = (party: Party) => verb(party, 'anotas', 'anotan', 'anota');
const wins = (party: Party) => verb(party, 'ganas', 'ganan', 'gana');
const has = (party: Party) => verb(party, 'tienes', 'tienen', 'tiene');
const opens = (party: Party) => verb(party, 'abres', 'abren', 'abre');

/** The names of the bonuses of triangles. */
const joints: Readonly<Record<Joint, string>> = {
  bridge: 'Puente',
  hexagon: 'Hexágono',
  'double-hexagon': 'Hexágono doble',
  'triple-hexagon': 'Hexágono triple',
  triple: 'Salida con triple',
};

const table: TableMessages = {
  title: ({ rules }) => `Mesa: ${rules}`,
  heading: ({ rules, round, partner }) =>
    [
      `Mesa: ${rules}`,
      round > 0 ? `, mano ${round}` : '',
      partner === '' ? '' : `, juegas con ${partner}`,
    ].join(''),
  headings: {
    line: 'Línea',
    hand: 'Tus fichas',
    seats: 'Puestos',
    score: 'Tantos',
    plays: 'Jugadas',
    actions: 'Acciones',
  },
  you: 'Tú',
  youWithin: 'tú',
  bot: ({ n }) => `Bot ${n}`,
  player: ({ n }) => `Jugador ${n}`,
  freeSeat: 'Libre',
  names: (names) => and.format(names),
  tile,

  seat: {
    bot: 'bot',
    partner: 'compañero',
    away: 'sin conexión',
    turn: 'juega',
    ready: 'quiere seguir',
    tiles: ({ n }) => tiles(n),
    points: ({ n }) => points(n),
    remembered: ({ n }) => count(n, 'guardado', 'guardados'),
    account: ({ n }) => `cuenta ${n}`,
    closed: 'cuenta sin abrir',
    marked: 'tren abierto',
    passed: 'pasa',
  },

  hands: {
    number: ({ n }) => (n === 1 ? 'primer atril' : 'segundo atril'),
    yours: ({ n }) => (n === 1 ? 'Tu primer atril' : 'Tu segundo atril'),
    of: ({ name, n }) => `${name} (${n === 1 ? 'primer atril' : 'segundo atril'})`,
    turn: ({ n }) => `Le toca a tu ${n === 1 ? 'primer' : 'segundo'} atril.`,
    both: 'lleva los dos atriles',
  },

  bar: {
    menu: 'Menú',
    round: ({ n }) => `Mano ${n}`,
    target: ({ n }) => `a ${n}`,
    we: 'Tú',
    they: 'Ellos',
    clock: 'Tiempo que queda',
    boneyard: ({ n }) => `${tiles(n)} en el pozo`,
    asleep: ({ n }) => `${tiles(n)} fuera de juego`,
    carried: ({ n }) =>
      plural(n, {
        one: `${n} tanto espera a la mano siguiente`,
        many: `${n} de tantos esperan a la mano siguiente`,
        other: `${n} tantos esperan a la mano siguiente`,
      }),
  },

  menu: {
    sheet: 'Acta',
    plays: 'Jugadas',
    rules: 'Lo acordado',
    keys: 'Teclas',
    zen: 'Solo tapete y fichas',
    zenOff: 'Mostrar todo',
    sound: 'Sonido',
    walk: 'Recorrer la línea',
    command: 'Escribir una orden',
    settings: 'Ajustes',
    home: 'Salir al inicio',
  },

  cloth: {
    wholeLine: 'Línea entera',
    empty: 'Aún no hay fichas en la mesa.',
    list: ({ n }) => `${tiles(n)}, de izquierda a derecha`,
    rows: ({ n, rows }) => `${tiles(n)} en ${rows} filas`,
    row: (where) => (where === 'first' ? 'Línea' : capital(isOn(where) ? side(where) : end(where))),
    closed: 'cerrado',
    publicTrain: 'Público',
    marked: 'abierto',
    walkHelp: 'Las flechas van de ficha en ficha. Escape vuelve a tus fichas.',
    laidBy: ({ tile: laid, who, n }) =>
      `${tile(laid)}, jugada ${n}, ${who.you ? 'tuya' : who.name}`,
  },

  lattice: {
    choose: '¿En qué lugar?',
    chooseCell: ({ tile: held, n }) => `${capital(theTile(held))} encaja ${inPlaces(n)}.`,
    playCell: ({ where, tile: held }) => `Jugar ${side(where)}: desde la punta, ${tile(held)}`,
    oneTurn: 'Solo encaja girada así.',
    cells: ({ places }) =>
      places.length === 0
        ? 'Ahora nada encaja.'
        : `Algo encaja ${inPlaces(places.length)}: ${places.map(side).join('; ')}.`,
    joints,
    made: ({ n, joint, lost, speech }) => {
      const more = joint === null ? '' : `${joints[joint]}: `;
      if (speech === 'short') return `${more}+${n}.`;
      return `${more}${points(n)}.${lost > 0 ? ` Por robar, ${points(lost)} menos.` : ''}`;
    },
    costs: ({ n }) => `Eso cuesta ${points(n)}.`,
    mayDraw: 'O roba.',
    step: 'Entre triángulos: al lugar de ese lado',
    turn: 'Entre triángulos: girar la ficha',
    walkHelp:
      'Las flechas van de ficha en ficha, y de fila en fila hacia arriba y abajo. Escape vuelve a tus fichas.',
  },

  ends: {
    name: (where) => capital(end(where)),
    none: 'aún sin fichas',
    play: ({ where, n }) => `Jugar ${side(where)}, ${word(n)}`,
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `Primero, ${count(missing, 'dedo más', 'dedos más')} en ${digits(double)}`
        : `Primero hay que cubrir ${digits(double)}`,
    sides: ({ n }) => count(n, 'lugar', 'lugares'),
    half: ({ n }) => `Queda abierto ${n}`,
    close: 'Cerrar el doble',
    done: 'Listo',
    drawFrom: ({ n }) => `Robar, pozo: ${n}`,
    pass: 'Paso',
    cancel: 'Cancelar',
  },

  hand: {
    empty: 'No tienes fichas.',
    option: ({ tile: held, sum, where, place: nth, of }) => {
      const fits = where.includes('first')
        ? ', puede salir'
        : `, encaja ${inManyCells(where) ? inPlaces(where.length) : and.format(where.map(side))}`;
      return `${digits(held)}, ${pips(sum)}${where.length === 0 ? '' : fits}, ${nth} de ${of}`;
    },
    back: 'Fichas a la izquierda',
    forward: 'Fichas a la derecha',
  },

  status: {
    yourTurn: 'Te toca',
    titleYourTurn: ({ rules }) => `Te toca · ${rules}`,
    youLead: 'Sales tú',
    youLeadWith: ({ tile: led }) => `Sales tú con ${digits(led)}`,
    nothingDraw: 'Nada encaja: roba',
    nothingPass: 'Nada encaja: pasa',
    turnOf: ({ name }) => `Juega ${name}`,
    chooseEnd: '¿En qué extremo?',
    chooseTrain: '¿En qué tren?',
    cover: ({ tile: double }) => `Cubre ${digits(double)}`,
    drawForLead: ({ tile: led }) => `Nadie tiene ${digits(led)}: roba`,
    chooseHalf: '¿Qué mitad queda abierta?',
    goOn: '¿Otro doble o listo?',
    closeOrDone: '¿Cerrar el doble o listo?',
    tapAgain: 'Toca otra vez para jugar',
    forced: ({ tile: only, n }) => `Solo encaja ${digits(only)}: se juega en ${n}`,
    forcedDraw: ({ n }) => `Nada encaja: se roba en ${n}`,
    forcedPass: ({ n }) => `Nada encaja: se pasa en ${n}`,
    watching: 'Estás mirando',
    taking: ({ n }) => `Toma ${tiles(n)}`,
    takingOf: ({ name }) => `${name} toma fichas`,
    taken: 'Ya tienes tus fichas',
    unlifted: 'Tus fichas siguen boca abajo',
    dealing: 'Se reparten las fichas',
    between: 'La mano terminó',
    over: 'La partida terminó',
    stopped: 'La partida se detuvo',
    waiting: 'Se espera a que la gente se siente',
    frozen:
      'El servidor no puede guardar jugadas ahora. Los relojes están parados; tus fichas, a salvo.',
    reconnecting: ({ n }) => `Reconectando, ${n} s.`,
    clockRuns: ({ clock }) => `Tu reloj sigue corriendo: ${clock}.`,
    connecting: 'Conectando con la mesa',
    closed: 'La conexión con esta mesa terminó.',
    reload: 'Volver a cargar la página',
  },

  pile: {
    heading: 'El montón',
    help: 'Toca las fichas una a una o arrastra por encima. Lo que falte cuando acabe el tiempo se toma por ti.',
    place: ({ n, of }) => `Ficha ${n} de ${of}, boca abajo`,
    random: 'Tomar al azar',
    mixAgain: 'Revolver otra vez',
    left: ({ n }) => `tiempo: ${seconds(n)}`,
    boneyard: 'Señala la ficha que robas',
  },

  refused: {
    notSeated: 'No tienes puesto en esta mesa.',
    notYourTurn: ({ who }) => `Todavía no: le toca a ${who.name}.`,
    noRound: 'Ahora no se juega ninguna mano.',
    matchBegan: 'La partida ya empezó y nadie se levanta.',
    nothingToWaitFor: 'Ahora no se espera a nadie.',
    notAway: ({ who }) => `${who.name} está aquí.`,
    inGrace: ({ who, n }) => `${who.name} tiene todavía ${seconds(n)} para volver.`,
    notHeld: ({ tile: wanted }) => `No tienes ${theTile(wanted)}.`,
    mustLead: ({ tile: wanted }) => `Esta mano se abre con ${theTile(wanted)}.`,
    mustLeadDouble: 'Esta mano se abre con un doble.',
    wrongPlace: ({ tile: wanted }) => `${capital(theTile(wanted))} no puede ir ahí.`,
    doesNotFit: ({ tile: wanted, ends }) =>
      `${capital(theTile(wanted))} no encaja. Los extremos son ${and.format(ends.map(String))}.`,
    rightOnEqualEnds: ({ n }) => `Los dos extremos son ${n}, y entonces se juega a la derecha.`,
    mustPlay: ({ tile: wanted, where }) =>
      where === 'first'
        ? `Sales tú: puedes poner ${theTile(wanted)}.`
        : `Tienes que jugar: ${theTile(wanted)} encaja ${side(where)}.`,
    whichHalf: ({ tile: wanted, halves }) =>
      `Encaja cualquier mitad de ${theTile(wanted)}. Di cuál queda abierta: ${halves[0]} o ${halves[1]}.`,
    onlyDoubles: 'En este turno solo puede seguir otro doble.',
    nothingToClose: 'Solo se cierra un doble recién puesto.',
    notDone: 'En este turno aún no se ha puesto nada.',
    mustDraw: 'No se puede pasar: en el pozo hay fichas.',
    nothingToDraw: 'No hay nada que robar.',
    nothingToTake: 'Ahora no te falta ninguna ficha del montón.',
    takenAlready: 'Alguien acaba de tomar esa ficha. Toma otra.',
    notMixedAgain:
      'Solo quien sale puede pedir que se revuelva otra vez, antes de que nadie tome ficha.',
    notPointed: 'Aquí no se puede señalar esa ficha. Roba la siguiente.',
    beforeLead: ({ n }) => `Antes de la salida aún se puede anunciar el 6-6: ${seconds(n)}.`,
    nothingToDeclare: 'Ahora no puedes anunciar el 6-6.',
    frozen: 'El servidor no puede guardar jugadas ahora. Vuelve a intentarlo en un momento.',
    noSuchSeat: ({ n }) => `Esta mesa no tiene puesto ${n}.`,
    seatTaken: 'Alguien acaba de sentarse ahí.',
    alreadySeated: 'Ya estás en esta mesa.',
  },

  problem: {
    title: 'Esta mesa no se puede mostrar',
    'not-found': 'No existe esa mesa. Puede que el enlace esté mal o que ya haya terminado.',
    'not-allowed': 'Esta mesa solo la ven quienes tienen puesto.',
    version: 'Esta página es más antigua que el servidor. Vuelve a cargarla; la mesa espera.',
    other: 'El servidor no pudo seguir con esta conexión.',
  },

  say: {
    closed: ({ who }) => does(who, 'cierras el doble.', 'cierra el doble.'),
    played: ({ who, tile: laid, at, ends, drawn, speech }) => {
      const name = who.you ? 'Tú' : who.name;
      if (speech === 'short') {
        const drew = drawn > 0 ? `+${drawn} ` : '';
        return `${name} ${drew}${digits(laid)}${place(at).replace(' a la', '')}.${ends.length > 0 ? ` ${ends.join(', ')}.` : ''}`;
      }
      const drew = drawn > 0 ? `${who.you ? 'robas' : 'roba'} ${drawn} y ` : '';
      const act =
        at === 'first'
          ? `${who.you ? 'sales' : 'sale'} con ${theTile(laid)}`
          : `${drew}${who.you ? 'juegas' : 'juega'} ${theTile(laid)}`;
      return `${name} ${act}${place(at)}. ${openNumbers(ends)}`.trim();
    },
    passed: ({ who, ends, drawn, speech }) => {
      const name = who.you ? 'Tú' : who.name;
      const passes = who.you ? 'pasas' : 'pasa';
      if (speech === 'short') return `${name} ${passes}.`;
      const drew = drawn > 0 ? `${who.you ? 'robas' : 'roba'} ${drawn} y ` : '';
      const head = `${name} ${drew}${passes}.`;
      if (speech !== 'full' || ends.length === 0) return head;
      return `${head} ${who.you ? 'No tienes' : 'No tiene'} ${[...new Set(ends)].map(suit).join(' ni ')}.`;
    },
    waits: ({ tile: double, missing, toes }) =>
      toes
        ? `A ${theTile(double)} le ${missing === 1 ? 'falta' : 'faltan'} ${count(missing, 'dedo', 'dedos')}.`
        : `Hay que cubrir ${theTile(double)}.`,
    marked: ({ who }) => `${who.you ? 'Tu tren' : `El tren de ${who.name}`} queda abierto a todos.`,
    unmarked: 'Se quita la marca.',
    dealtHub: ({ round, tile: led }) => `Mano ${round}. Se sale con ${theTile(led)}.`,
    drawForLead: ({ tile: led }) => `Tu turno. Nadie tiene ${theTile(led)}: roba.`,
    drew: ({ tile: drawn }) => `Robas ${theTile(drawn)}.`,
    yourTurn: ({ fits }) =>
      `Te toca. ${plural(fits, {
        one: `Encaja ${counted(fits)} ficha.`,
        many: `Encajan ${counted(fits)} de fichas.`,
        other: `Encajan ${counted(fits)} fichas.`,
      })}`,
    yourTurnDraw: 'Te toca. Nada encaja: roba.',
    yourTurnPass: 'Te toca. Nada encaja: pasa.',
    yourLead: 'Te toca. Sales con la ficha que quieras.',
    yourLeadWith: ({ tile: led }) => `Te toca. Sales con ${theTile(led)}.`,
    yourLeadDouble: 'Te toca. Sales con un doble.',
    onlyFits: ({ tile: only, n }) =>
      `Te toca. Solo encaja ${theTile(only)}: se juega en ${seconds(n)}.`,
    chooseEnd: ({ tile: held, ends }) =>
      `${capital(theTile(held))} encaja en ${ends.length === 2 ? 'los dos extremos' : 'varios lugares'}. ¿${capital(or.format(ends.map(({ where, n }) => (isOn(where) ? side(where) : `${side(where)} en ${n}`))))}?`,
    chooseHalf: ({ tile: held, halves }) =>
      `Las dos mitades de ${theTile(held)} pueden tocar. ¿Cuál queda abierta, ${or.format(halves.map(word))}?`,
    goOn: ({ fits, close }) => {
      const may = [
        ...(fits > 0 ? ['poner otro doble'] : []),
        ...(close ? ['cerrar el doble'] : []),
      ];
      return `Puedes ${or.format([...may, 'terminar el turno'])}.`;
    },
    chosen: ({ tile: held }) =>
      `Has elegido ${theTile(held)}. Otra vez lo juega, Escape lo devuelve.`,
    cancelled: ({ tile: held }) => `${capital(theTile(held))} se queda contigo.`,
    seconds: ({ n }) => `${seconds(n)}.`,
    dropped: ({ who, n }) => `${who.name} perdió la conexión; ${seconds(n)}.`,
    back: ({ who }) => `${who.name} ha vuelto.`,
    held: ({ who }) => (who.you ? 'Un bot juega por ti.' : `Un bot juega por ${who.name}.`),
    seated: ({ who }) => (who.you ? 'Te sientas a la mesa.' : `${who.name} se sienta a la mesa.`),
    left: ({ who }) => (who.you ? 'Te levantas de la mesa.' : `${who.name} se levanta de la mesa.`),
    ready: ({ who }) => does(who, 'quieres seguir.', 'quiere seguir.'),
    matchBegan: 'Empieza la partida.',
    lot: ({ who, tile: drawn }) =>
      `Cada uno toma una ficha: la más alta es ${theTile(drawn)}, así que ${who.you ? 'sales tú' : `sale ${who.name}`}.`,
    dealt: ({ round, who, tile: led }) => {
      const leads = who.you ? 'Sales tú' : `Sale ${who.name}`;
      return led === null
        ? `Mano ${round}. ${leads}.`
        : `Mano ${round}. ${leads} con ${theTile(led)}.`;
    },
    mixed: ({ inTurn }) =>
      inTurn
        ? 'Las fichas están boca abajo y se toman por turno.'
        : 'Las fichas están boca abajo y todos toman a la vez.',
    mixedAgain: ({ who }) =>
      does(
        who,
        'pides que se revuelva otra vez y tomas al final.',
        'pide que se revuelva otra vez y toma al final.',
      ),
    took: ({ tile: taken, left }) =>
      `${taken === null ? 'Una ficha es tuya' : `Tomas ${theTile(taken)}`}, por tomar: ${left}.`,
    tookAll: ({ who }) => does(who, 'tienes todas tus fichas.', 'tiene todas sus fichas.'),
    yourTaking: ({ n, mayMix }) =>
      `Toma ${tiles(n)}.${mayMix ? ' Antes puedes pedir que se revuelva otra vez.' : ''}`,
    lifted: ({ tiles: held }) => `Levantas tus fichas: ${held.map(tile).join(', ')}.`,
    mayDeclare: 'Antes de la salida se puede anunciar el seis doble.',
    youMayDeclare: 'Tienes el seis doble y puedes anunciarlo antes de la salida.',
    declared: ({ who }) =>
      does(who, 'anuncias el seis doble y sales con él.', 'anuncia el seis doble y sale con él.'),
    thrownBack:
      'Alguien tiene demasiados dobles o demasiadas fichas de un número. Se vuelve a repartir.',
    credited: ({ n }) =>
      plural(n, {
        one: `No se podía llegar a la mesa. Se devuelve ${n} segundo.`,
        many: `No se podía llegar a la mesa. Se devuelven ${n} de segundos.`,
        other: `No se podía llegar a la mesa. Se devuelven ${n} segundos.`,
      }),
    lost: 'Se perdió la conexión. Se intenta de nuevo.',
    connected: ({ missed, news }) =>
      missed === 0
        ? 'Hay conexión. No te has perdido nada.'
        : `Hay conexión. Te has perdido ${plural(missed, {
            one: `${counted(missed)} jugada`,
            many: `${counted(missed)} de jugadas`,
            other: `${counted(missed)} jugadas`,
          })}: ${news}`,
    connectedAnew: 'Hay conexión. La mesa se muestra como está.',
  },

  answer: {
    ends: ({ ends }) => {
      const [left, right] = ends;
      return ends.length === 2 && left?.n === right?.n
        ? `Los dos extremos son ${left?.n ?? ''}.`
        : `Extremos: ${and.format(ends.map(({ where, n }) => `${n}${place(where)}`))}.`;
    },
    noEnds: 'Aún no hay fichas en la mesa.',
    hand: ({ held, fits }) => {
      if (held.length === 0) return 'No tienes fichas.';
      const all = `Tienes ${tiles(held.length)}: ${held.map(tile).join(', ')}.`;
      return fits.length === 0 ? all : `${all} Encaja: ${fits.map(tile).join(', ')}.`;
    },
    line: ({ rows }) =>
      rows
        .map(({ where, tiles: row }) => {
          const begins = where === 'first' ? 'De izquierda a derecha' : capital(side(where));
          const read = row.map((read) => {
            const [left = 0, right = 0] = read;
            if (read.length === 3) return triangle(read);
            return left === right ? `${word(left)} doble` : `${word(left)}-${word(right)}`;
          });
          return `${begins}: ${read.join(', ')}.`;
        })
        .join(' '),
    number: ({ n, out, all, held }) => `Fuera: ${out} de ${all} ${suit(n)}. Tienes ${held}.`,
    numberSeen: ({ n, out, all }) => `Fuera: ${out} de ${all} ${suit(n)}.`,
    whichNumber: '¿Qué número?',
    noPlays: 'Aún no se ha jugado nada.',
    counts: ({ seats }) =>
      `${seats.map(({ who, n }) => `${who.you ? 'Tú' : who.name} ${n}`).join(', ')}.`,
    score: ({ parties, target, round }) => {
      const all = parties.map(({ names, score }) => `${names} ${score}`).join(', ');
      return `${capital(all)}${target === null ? '' : `, a ${target}`}. Mano ${round}.`;
    },
    clock: ({ who, n }) => (who.you ? `Tienes ${seconds(n)}.` : `${who.name} tiene ${seconds(n)}.`),
    noClock: 'No corre ningún reloj.',
    nothingSaid: 'Aún no se ha dicho nada.',
    zenOn: 'Solo se ven el tapete, los extremos, tus fichas y el reloj.',
    zenOff: 'Se ve todo.',
    soundOn: 'Sonido activado.',
    soundOff: 'Sonido apagado.',
    notUnderstood: ({ text }) =>
      `«${text}» no es una orden. Prueba 65 r, pass, draw, ends, n 6, score, hand o line.`,
  },

  round: {
    sheet: ({ n }) => `Mano ${n}`,
    out: ({ who }) => does(who, 'dominas.', 'domina.'),
    blocked: ({ who }) => (who.you ? 'Cierre: cierras tú.' : `Cierre: cierra ${who.name}.`),
    fish: ({ who }) => (who.you ? 'Cierre: cierras tú.' : `Cierre: cierra ${who.name}.`),
    outPays: {
      opponents: ({ party, n }) => `${writes(party)} ${n}: todo lo que tienen los rivales.`,
      table: ({ party, n }) =>
        `${writes(party)} ${n}: todas las fichas que quedan, también las del compañero.`,
      own: 'Quien perdió la mano anota lo que tiene.',
    },
    blockWinner: {
      'lowest-player': ({ party, own }) =>
        `${has(party)} menos puntos, ${own}, y ${party.many ? 'ganan' : party.you ? 'ganas' : 'gana'} el cierre.`,
      'lowest-side': ({ party, own }) =>
        `${has(party)} menos puntos en total, ${own}, y ${party.many ? 'ganan' : party.you ? 'ganas' : 'gana'} el cierre.`,
      'side-of-lowest-player': ({ party }) =>
        `El cierre es de la pareja del jugador con menos puntos: ${party.names}.`,
      'blocker-vs-next': ({ party }) =>
        `Entre quien cerró y el siguiente gana quien tiene menos puntos: ${party.names}.`,
      'fewest-tiles': ({ party }) => `${has(party)} menos fichas.`,
    },
    wins: ({ party }) => `${wins(party)} la mano.`,
    roundPoint: ({ party }) => `${wins(party)} la mano: un tanto.`,
    inARow: ({ party, n }) =>
      `${verb(party, 'llevas', 'llevan', 'lleva')} ${plural(n, {
        one: `${n} mano ganada`,
        many: `${n} de manos ganadas seguidas`,
        other: `${n} manos ganadas seguidas`,
      })}.`,
    bonus: {
      capicua: ({ party, n }) =>
        `Capicúa, la última ficha encaja en los dos extremos: ${party.names}, ${points(n)} más.`,
      capicu: ({ party, n }) =>
        `Capicú, la última ficha encaja en los dos extremos: ${party.names}, ${points(n)} más.`,
      chuchazo: ({ party, n }) =>
        `Chuchazo, con la blanca doble: ${party.names}, ${points(n)} más.`,
      'pass-all-three': ({ party, n }) =>
        `Pasaron los otros tres: ${party.names}, ${points(n)} más.`,
      'round-1': ({ party, n }) => `La primera mano: ${party.names}, ${points(n)} más.`,
      'round-2': ({ party, n }) => `La segunda mano: ${party.names}, ${points(n)} más.`,
      'round-3': ({ party, n }) => `La tercera mano: ${party.names}, ${points(n)} más.`,
      'round-4': ({ party, n }) => `La cuarta mano: ${party.names}, ${points(n)} más.`,
      out: ({ party, n }) => `Por dominar: ${party.names}, ${points(n)} más.`,
    },
    tieGiven: {
      'blocker-loses': 'Empate: pierde quien cerró.',
      'blocker-wins': 'Empate: gana quien cerró.',
      'leader-wins': 'Empate: gana quien salió.',
    },
    blockPays: {
      opponents: ({ party, n }) => `${writes(party)} ${n}: todo lo que tienen los demás.`,
      table: ({ party, n }) => `${writes(party)} ${n}: todas las fichas que quedan.`,
      'opponents-minus-own': ({ party, n }) =>
        `${writes(party)} ${n}: lo que tienen los demás menos lo propio.`,
      'sum-of-differences': ({ party, n }) =>
        `${writes(party)} ${n}: lo que cada uno de los demás tiene de más.`,
    },
    losersPay: {
      own: 'Todos menos el más ligero anotan lo que tienen.',
      'own-all': 'Cierre para todos: cada uno anota lo que tiene.',
      difference: 'El bando más cargado anota la diferencia.',
      'highest-pays-table': ({ party, n }) =>
        `Cierre para uno: con más puntos, ${party.names} ${party.many ? 'anotan' : party.you ? 'anotas' : 'anota'} toda la mesa, ${n}.`,
    },
    tie: {
      void: 'Los más ligeros empatan: nadie anota.',
      eggs: ({ n }) =>
        `Los más ligeros empatan: quedan huevos de ${points(n)} para la mano siguiente.`,
      carry: ({ n }) => `Los más cargados empatan. Para la mano siguiente: ${points(n)}.`,
      other: 'Empate: nadie anota.',
    },
    made: ({ parties }) =>
      `En juego: ${parties.map(({ names, n }) => `${names} ${n}`).join(', ')}.`,
    voided: ({ target }) => `Los tantos que pasarían de ${target} no valen.`,
    writes: ({ party, n }) => `${writes(party)} ${n}.`,
    opens: ({ party, n, remembered, openAt }) =>
      remembered === 0
        ? `${opens(party)} la cuenta con ${n}, por llegar a ${openAt} en una mano.`
        : `${opens(party)} la cuenta: ${n}, con ${count(remembered, 'guardado', 'guardados')}.`,
    remembers: ({ party, n, openAt }) =>
      `${verb(party, 'guardas', 'guardan', 'guarda')} ${n}: menos de ${openAt} no abre la cuenta.`,
    notWritten: ({ party, n, openAt }) =>
      `Sin anotar, ${points(n)} (${party.names}): menos de ${openAt} no abre la cuenta.`,
    cleared: ({ party, n }) => `Se borra lo guardado, ${points(n)}: ${party.names}.`,
    received: ({ party, n }) => `Lo que esperaba, ${points(n)}, va para ${party.names}.`,
    capped: ({ n, credit, cap }) =>
      `De ${credit} solo se anotan ${n}, porque nadie pasa de ${cap}.`,
    waiting: ({ n }) => `En la mesa: ${points(n)}.`,
    hands: 'Fichas sin jugar',
    noTiles: 'sin fichas',
    special: ({ tile: laid, n }) => `Con estas reglas ${digits(laid)} cuenta ${n}.`,
    sum: ({ n }) => `Todas las fichas juntas: ${n}`,
    before: 'Antes',
    this: 'Esta mano',
    thisFish: 'Esta mano, cierre',
    total: 'Total',
    next: {
      seat: ({ who, why }) =>
        `En la mano siguiente ${who.you ? 'sales tú' : `sale ${who.name}`}${why}.`,
      tile: 'En la mano siguiente sale quien tenga la ficha que decide.',
      lot: 'La salida de la mano siguiente se sortea.',
      side: ({ party }) => `La próxima salida es de ${party.names}.`,
    },
    why: {
      wentOut: ', por haber dominado',
      won: ', por haber ganado el cierre',
      blocked: ', por haber cerrado',
      rotate: ', porque la salida pasa al siguiente puesto',
      lightest: ', con menos puntos que nadie',
      again: ' otra vez, porque no ganó nadie',
    },
    ready: 'Seguir',
    youAreReady: 'Se espera a los demás',
    nextIn: ({ n }) => `La mano siguiente empieza en ${n} s, o cuando todos quieran seguir.`,
    waitingFor: ({ names }) => `Se espera a: ${names}.`,
  },

  match: {
    won: ({ party }) => `${wins(party)} la partida.`,
    goat: ({ party }) =>
      party.you
        ? `Partida perdida, se llegó a la meta: ${party.names}.`
        : `La cabra: ${party.names}.`,
    lost: ({ party }) => `Partida perdida: ${party.names}.`,
    drawn: 'La partida termina en empate.',
    reached: ({ n, target }) => `${points(n)}; la meta era ${target}.`,
    rounds: ({ n, lowest }) =>
      `Manos acordadas: ${n}. Gana el total más ${lowest ? 'bajo' : 'alto'}.`,
    instant: {
      'six-in-a-row': 'Seis manos ganadas seguidas.',
      'out-with-0-0': 'Dominar con 0-0 gana la partida: chivo pelado.',
      'out-with-6-6-if-a-loser-holds-over-25':
        'Dominar con 6-6 cuando un rival tiene más de 25 gana la partida.',
      'announced-6-6': 'Se anunció el 6-6, así que esta mano decide la partida.',
    },
    eliminated: ({ who }) =>
      who.you ? 'Se acabó tu tiempo.' : `Se acabó el tiempo de ${who.name}.`,
    stopped: 'La partida se detuvo.',
    nobodyWins: 'Nadie gana y nada cuenta para la clasificación.',
    rating: 'Puntos de clasificación',
    rematch: 'Otra partida',
    rematchAsked: 'Otra partida: se espera a los demás',
    copyRecord: 'Copiar el registro DGN',
    copied: 'Registro copiado.',
    notCopied: 'El navegador no dejó copiar. El registro está abajo: cópialo tú.',
    noRecord: 'No se pudo obtener el registro. Inténtalo otra vez.',
    record: 'Registro de la partida',
    home: 'Inicio',
  },

  sheet: {
    title: 'Acta',
    round: 'Mano',
    empty: 'Aún no se ha anotado ninguna mano.',
    outcome: { out: 'dominó', blocked: 'cierre', fish: 'cierre' },
    match: 'La partida',
    waits: 'Esperan en la mesa',
    rows: {
      made: {
        fives: 'En juego, cincos',
        'fives-threes': 'En juego, cincos y treses',
        headings: 'Extremos iguales',
        triominoes: 'Fichas puestas',
        'face-sum': 'Fichas puestas',
      },
      paid: 'Fichas robadas',
      hands: 'De las fichas',
      tiles: 'Fichas sin jugar',
      won: 'Ganada',
      bonus: {
        capicua: 'Capicúa',
        capicu: 'Capicú',
        chuchazo: 'Chuchazo',
        'pass-all-three': 'Pasan los tres',
        'round-1': '1.ª mano',
        'round-2': '2.ª mano',
        'round-3': '3.ª mano',
        'round-4': '4.ª mano',
        out: 'Dominar',
      },
      remembered: 'Guardados',
      lost: ({ n }) => `${n} sin anotar`,
      wiped: ({ n }) => `borrado, ${count(n, 'guardado', 'guardados')}`,
      eggs: 'Huevos',
      carried: 'Esperaban en la mesa',
      inARow: 'Seguidas',
      unwritten: {
        row: 'Se corta la racha',
        cap: ({ cap }) => `Más de ${cap}, no se anota`,
        exact: 'Pasa de la meta, no vale',
      },
    },
    inARowNote: 'Los totales cuentan manos ganadas seguidas.',
    titles: {
      won: 'gana',
      lost: 'pierde',
      goat: 'cabra',
      baldGoat: 'chivo pelado',
      sixLove: 'seis seguidas',
      tie: 'empate',
    },
  },

  plays: {
    title: 'Jugadas',
    empty: 'Aún no hay jugadas.',
    passed: 'paso',
    declared: 'anuncia el 6-6',
    drew: ({ n }) => `roba ${n}`,
    closed: 'cierra',
    at: (where) => side(where),
    by: { bot: 'por un bot', forced: 'forzada', clock: 'sin tiempo' },
  },

  waiting: {
    title: 'Quién se sienta dónde',
    intro: 'La partida empieza cuando todos los puestos están ocupados.',
    take: 'Sentarme aquí',
    takeNamed: ({ n }) => `Ocupar el puesto ${n}`,
    seat: ({ n }) => `Puesto ${n}`,
    link: 'Enlace a esta mesa',
    copy: 'Copiar el enlace',
    invite: 'Envía este enlace a quienes van a jugar.',
    standUp: 'Levantarme',
    full: 'Todos los puestos están ocupados. Puedes mirar.',
    with: ({ names }) => `con ${names}`,
  },

  declare: {
    strip: ({ n }) => `Antes de la salida se puede anunciar el 6-6: ${n} s`,
    announce: 'Anunciar el 6-6',
    keepQuiet: 'No anunciar',
  },

  dropped: {
    strip: ({ who, clock }) =>
      `${who.name} perdió la conexión. ${clock} antes de que se pueda jugar en su puesto.`,
    over: ({ who }) => `${who.name} sigue sin conexión. ¿Qué hacemos?`,
    wait: 'Esperar',
    waitNoMore: ({ who }) => `Dejar de esperar a ${who.name}`,
    hold: 'Que juegue un bot',
    stop: 'Detener la partida',
    sureStop: '¿Detener la partida para todos? No gana nadie.',
    heldBadge: ({ who }) => `bot por ${who.name}`,
  },

  keys: {
    title: 'Teclas',
    note: 'Actúan con el foco en la mesa.',
    move: 'Moverte por tus fichas',
    tile: 'Ir a esa ficha, 0 es la décima',
    play: 'Jugar; con dos extremos, elegir',
    ends: 'Jugar en el extremo izquierdo o derecho',
    train: 'Elegir un tren para la ficha',
    arms: 'Jugar en el brazo de arriba o de abajo',
    close: 'Cerrar el doble recién puesto',
    done: 'Terminar un turno que puede seguir',
    draw: 'Robar',
    pass: 'Pasar',
    declare: 'Anunciar el 6-6',
    sort: 'Mover la ficha entre las tuyas',
    cancel: 'Cancelar',
    command: 'Escribir una orden',
    sayEnds: 'Decir los extremos',
    sayHand: 'Decir mis fichas y lo que encaja',
    sayLine: 'Decir la línea de izquierda a derecha',
    sayNumber: 'Cuántas han salido de ese número',
    sayLast: 'Decir las cuatro últimas jugadas',
    sayCounts: 'Decir cuántas fichas tiene cada puesto',
    sayScore: 'Decir los tantos',
    sayClock: 'Decir los relojes',
    grid: 'Recorrer la línea',
    zen: 'Solo tapete y fichas',
    mute: 'Activar o apagar el sonido',
    help: 'Estas teclas',
    again: 'Anuncio anterior y siguiente',
    digit: 'cifra',
    space: 'Espacio',
  },

  command: {
    label: 'Orden',
    help: 'Por ejemplo 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.',
    run: 'Hacerlo',
  },
};

export default table;
