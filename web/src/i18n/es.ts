import type { Messages } from './en.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf('es', ['one', 'many', 'other']);
const { plural, number, span, either, last } = words;

/** A counted thing after its number: 1 ficha, 2 fichas, 1.000.000 de fichas. */
const count = (n: number, one: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    many: `${number(n)} de ${other}`,
    other: `${number(n)} ${other}`,
  });

const es: Messages = {
  frame: {
    skip: 'Ir al contenido',
    skipToTable: 'Ir a la mesa',
    pages: 'Páginas',
    play: 'Jugar',
    rules: 'Reglas',
    learn: 'Aprender',
    clubs: 'Clubes',
    settings: 'Ajustes',
    title: ({ page }) => `${page} · Boneyard`,
    offline: 'Sin conexión. Lo que ves se queda aquí; podrás jugar cuando vuelva la red.',
    offlineKept:
      'Sin conexión. Puedes leer las lecciones y reglas que ya abriste y seguir con una velada de club; podrás jugar cuando vuelva la red.',
    newVersion: 'Ya hay una versión nueva.',
    reload: 'Volver a cargar la página',
    loading: 'Cargando',
    tryAgain: 'Reintentar',
    reference: ({ reference }) => `Referencia ${reference}`,
    close: 'Cerrar',
    toHome: 'Ir al inicio',
  },

  notFound: {
    title: 'Aquí no hay nada',
    text: 'Puede que la dirección esté mal escrita o que lo que había aquí ya haya terminado.',
  },

  failed: {
    page: 'Esta página no se pudo cargar. Lo demás de Boneyard sigue funcionando.',
    table: 'No hay conexión con la mesa. Nada de lo que hay en ella se pierde.',
  },

  learn: {
    title: 'Aprender',
    intro: 'De cada juego, una lección que juegas tú, cómo se juega bien y todas sus reglas.',
    families: {
      classic: 'Clásicos, con pozo y sin él',
      goat: 'La cabra',
      pairs: 'Por parejas',
      fives: 'Tantos durante el juego',
      trains: 'Trenes y pata de gallina',
      triangles: 'Triángulos',
    },
    history: 'La historia del juego, como se cuenta',
    lesson: 'Lección',
    strategy: 'Jugar bien',
    agreement: 'El acuerdo completo',
    all: 'Todos los juegos',
    next: 'Seguir',
    again: 'Jugarla otra vez',
    yourMove: 'Te toca: haz la jugada en la mesa.',
    notThat: 'Esa no.',
    watch: 'Juegan los demás.',
  },

  home: {
    title: 'Juega al dominó',
    playNow: 'Jugar ya',
    goOn: ({ rules }) => `Seguir: ${rules}`,
    playNowWith: ({ rules, players }) =>
      plural(players - 1, {
        one: `${rules}, contra ${number(players - 1)} bot`,
        many: `${rules}, con ${number(players - 1)} de bots`,
        other: `${rules}, con ${number(players - 1)} bots`,
      }),
    friend: 'Jugar con amigos',
    open: 'Elegir las reglas',
    tables: 'Mesas abiertas',
    noTables: 'No hay mesas abiertas. Juega con un bot o abre una.',
    openOne: 'Abrir una mesa',
    seatsFree: ({ n }) => count(n, 'puesto libre', 'puestos libres'),
    sitDown: 'Sentarse',
    you: 'Juegas como',
    name: 'Nombre',
    nameHelp: 'Lo ven los demás en la mesa, hasta 24 caracteres.',
    saveName: 'Guardar el nombre',
    nameSaved: ({ name }) => `Los demás te ven ahora como ${name}.`,
  },

  invite: {
    title: 'Tu mesa está abierta',
    text: 'Envía este enlace. Quien lo abra puede ocupar un puesto libre.',
    link: 'Enlace a la mesa',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    notCopied: 'El navegador no dejó copiar. El enlace está seleccionado: cópialo tú.',
    go: 'Ir a la mesa',
  },

  presets: {
    homes: {
      goat: 'Rusia y alrededores: Kozyol (la cabra)',
      spain: 'España',
      venezuela: 'Venezuela',
      caribbean: 'En el Caribe',
      brazil: 'Brasil',
      indonesia: 'Indonesia',
      families: 'En familia, con niños',
      clubs: 'En clubes',
      everywhere: 'En muchos lugares',
    },
    names: {
      classic: 'Clásico, robar hasta que encaje',
      'classic-one': 'Clásico, robar una',
      'goat-club-all': 'Kozyol (La cabra), cierre para todos',
      'goat-club-one': 'Kozyol (La cabra), cierre para uno',
      goat: 'Kozyol (La cabra), solos o en parejas',
      'goat-yard': 'Kozyol (La cabra) de patio, con huevos',
      'goat-family': 'Kozyol (La cabra) en familia, para dos',
      'spanish-pairs': 'Dominó por parejas',
      'seven-plus-seven': '7+7, dos atriles cada uno',
      venezuelan: 'Tranca (parejas venezolanas)',
      cuban: 'Dominó cubano, doble nueve',
      'jamaican-partner': 'Jamaica en parejas, seis seguidas',
      'jamaican-cutthroat': 'Jamaica, cada uno por su cuenta',
      'puerto-rico-500': 'Puerto Rico 500',
      'dominican-200': 'Dominicano a 200, con capicúa',
      'brazilian-pairs': 'Dominó em duplas (parejas brasileñas)',
      'latin-pairs': 'Dominó de compañeros',
      gaple: 'Gaple (Indonesia)',
      'classic-family': 'Clásico en familia, para dos',
      picture: 'Dominó de dibujos',
      'club-pairs': 'Parejas de club',
      'for-two': 'Para dos',
      'for-three': 'Para tres',
      draw: 'Dominó con pozo',
      block: 'Dominó sin pozo',
      'draw-house': 'Dominó con pozo, reglas de la casa',
      matador: 'Matador, suma siete',
      'goat-croatian': 'Jarac (La cabra croata)',
      donkey: 'Osyol (El burro)',
      'sea-goat': 'Morskoy Kozyol (La cabra de mar)',
      'all-fives': 'All Fives (todos los cincos)',
      'fives-threes': 'Fives and Threes (cincos y treses)',
      telefon: 'Telefon (Teléfono, del Cáucaso)',
      bergen: 'Bergen',
      'mexican-train': 'Mexican Train (tren mexicano)',
      chickenfoot: 'Chickenfoot (pata de gallina)',
      triominoes: 'Triominós',
      'triangle-dominoes': 'Dominó de triángulos',
    },
    brief: ({ players, tiles, target, rounds }) =>
      `${plural(last(players), {
        one: `${span(players)} jugador`,
        many: `${span(players)} de jugadores`,
        other: `${span(players)} jugadores`,
      })}, ${plural(last(tiles), {
        one: `${either(tiles)} ficha`,
        many: `${either(tiles)} de fichas`,
        other: `${either(tiles)} fichas`,
      })}${rounds === 0 ? '' : `, ${count(rounds, 'mano', 'manos')}`}${
        target === 0 ? '' : `, a ${number(target)}`
      }`,
  },

  open: {
    conflict: ({ first, second }) =>
      `Estas dos no van juntas: «${first}» y «${second}» Cambia una de ellas.`,
    howMany: 'Cuántos juegan',
    clock: 'Reloj',
    otherwise: 'como dice el enlace',
    title: 'Abrir una mesa',
    rules: 'Reglas',
    options: 'Reglas de la casa',
    optionsHelp: 'Lo que tu mesa quiere de otro modo.',
    changed: 'cambiada',
    changedCount: ({ n }) => count(n, 'cambio', 'cambios'),
    back: 'Volver a lo normal',
    players: 'Jugadores',
    seats: 'Puestos, en el orden de juego',
    seat: ({ n }) => `Puesto ${number(n)}`,
    partner: 'tu compañero',
    me: 'Tú',
    free: 'Libre, para quien venga',
    bots: { random: 'Bot, fácil', greedy: 'Bot, medio', steady: 'Bot, fuerte' },
    pace: 'Tiempo por turno',
    noClock: 'Sin reloj',
    seconds: ({ n }) => count(n, 'segundo', 'segundos'),
    tempo: 'Ritmo',
    tempos: { open: 'Libre', even: 'Parejo' },
    tempoEffects: {
      open: 'Cada jugada se ve en cuanto se hace.',
      even: 'Ninguna jugada se ve nada más empezar el turno, y la forzada se hace a los 3 segundos: la pensada de cada uno no dice nada.',
    },
    tiles: 'Cómo llegan las fichas',
    taking: 'Fichas',
    takings: {
      dealt: 'Se reparten',
      together: 'Se toman a la vez',
      'in-turn': 'Se toman por turno',
    },
    takingEffects: {
      dealt: 'A cada cual se le reparten sus fichas.',
      together:
        'Las fichas están boca abajo y todos toman a la vez. A los 20 segundos se toma por ellos lo que falte.',
      'in-turn':
        'Primero toma quien sale, luego el siguiente, y así todos. Quien sale puede pedir que se revuelva otra vez y entonces toma al final. Cada cual tiene 20 segundos.',
    },
    lifting: 'Mirarlas',
    liftings: { 'at-once': 'Enseguida', 'in-stages': 'Por etapas' },
    liftingEffects: {
      'at-once': 'Cada cual ve sus fichas en cuanto las tiene.',
      'in-stages':
        'Quien sale y el siguiente miran enseguida, el tercero tras la primera jugada, el cuarto tras la segunda. Donde hay que buscar una ficha para salir, todos miran enseguida.',
    },
    boneyard: 'Robar',
    boneyards: { next: 'La ficha siguiente', pointed: 'La ficha que se señala' },
    singleChoice: 'Una sola opción',
    singleChoices: { waits: 'Espera a su jugador', moved: 'Se juega a los 3 segundos' },
    handOrder: 'Orden de las fichas',
    handOrders: { free: 'A gusto', fixed: 'Como se tomaron' },
    handOrderEffects: {
      free: 'Las fichas se pueden mover en el atril.',
      fixed:
        'Las fichas se quedan como están. Quien necesite tocarlas puede permitirlo en los ajustes.',
    },
    agreement: 'Lo que se acuerda en la mesa',
    copyRules: 'Copiar el enlace a estas reglas',
    create: 'Abrir la mesa',
    unknownRules: ({ rules }) =>
      `Este enlace pide reglas que aquí no se ofrecen: ${rules}. Elige otras abajo.`,
  },

  rulebook: {
    title: 'Las reglas de cada juego',
    intro:
      'Cada juego en palabras sencillas. Abre uno para leerlo entero, cambiar lo que tu grupo juega de otro modo e imprimirlo.',
    others: 'Con nombre, pero aquí no se juegan',
    compose: ({ game }) => `Escribir tus reglas de ${game}`,
    file: 'Reglas de un archivo',
    openFile: 'Abrir un archivo de reglas',
    noPreset: 'Este archivo no tiene reglas: falta una línea como «preset draw».',
    badLine: ({ n }) =>
      `La línea ${number(n)} de este archivo no es una regla. Una regla es como match.target=61.`,
    all: 'Todos los juegos',
    read: 'Leer el acuerdo completo',
    hint: 'Pulsa una frase para cambiarla.',
    name: 'Nombre de estas reglas',
    print: 'Imprimir',
    download: 'Guardar en un archivo',
    openTable: 'Abrir una mesa con estas reglas',
    backAll: 'Volver a las reglas de partida',
    possible: 'Estas reglas son posibles:',
    leave: 'Dejarlo como estaba',
    conflicts: 'No va con otra regla de aquí.',
    none: 'Ninguno',
    points: 'Tantos',
    tile: 'Ficha, por ejemplo 6-5',
    add: 'Añadir',
    badTile: 'Escribe la ficha así: 6-5.',
    badValue: 'Escribe el valor como en un archivo de reglas.',
    remove: ({ tile }) => `Quitar ${tile}`,
    earlier: ({ tile }) => `Adelantar ${tile}`,
    players: ({ n }) => count(n, 'jugador', 'jugadores'),
    doubles: 'Dobles de un jugador',
    suit: 'Fichas de un mismo número',
    when: 'Cuándo cuenta',
    whens: { only: 'si es la única que queda', held: 'siempre' },
  },

  options: {
    target: { sentence: 'Gana la partida quien llega a estos tantos: {choice}.' },
    losingTarget: { sentence: 'Pierde la partida quien llega a estos tantos: {choice}.' },
    hand: { sentence: 'Cada uno empieza con estas fichas: {choice}.' },
    redeal: {
      sentence: 'Se vuelve a repartir {choice}.',
      choices: {
        never: 'nunca',
        doubles: 'si alguien recibe cinco dobles',
        doublesOrSuit: 'si alguien recibe cinco dobles o seis fichas de un número',
      },
    },
    nextLead: {
      sentence: 'En las manos siguientes sale {choice}.',
      choices: {
        'as-first': 'la ficha que decide, como en la primera',
        winner: 'quien ganó la mano anterior',
        rotate: 'cada jugador por turno',
        'winning-side': 'cualquiera del bando que ganó',
      },
    },
    direction: {
      sentence: 'El turno va {choice}.',
      choices: { clockwise: 'en sentido horario', counterclockwise: 'en sentido antihorario' },
    },
    draw: {
      sentence: 'Quien no tiene ficha que encaje {choice}.',
      choices: {
        'until-playable': 'roba hasta que una encaje',
        one: 'roba una ficha y luego la juega o pasa',
        two: 'roba dos fichas y luego juega o pasa',
        none: 'pasa',
      },
    },
    reserve: {
      sentence: 'Del pozo se roba {choice}.',
      choices: {
        none: 'hasta la última ficha',
        one: 'todo menos la última ficha',
        two: 'todo menos las dos últimas fichas',
      },
    },
    blank: {
      sentence: 'El 0-0 que queda sin jugar cuesta {choice}.',
      choices: {
        plain: 'cero tantos',
        only10: '10 tantos si está solo',
        only25: '25 tantos si está solo',
        held25: '25 tantos',
        held50: '50 tantos',
        only25six50: '25 tantos si está solo, y el 6-6 siempre 50',
        alone25six50both75: '25 tantos si está solo, el 6-6 solo 50, los dos 75',
      },
    },
    out: {
      sentence: 'Dominar vale {choice}.',
      choices: {
        opponents: 'lo que tienen los rivales',
        table: 'todas las fichas que quedan, también las del compañero',
      },
    },
    blockWinner: {
      sentence: 'El cierre lo gana {choice}.',
      choices: {
        'lowest-player': 'el jugador con menos puntos',
        'lowest-side': 'la pareja con menos puntos',
        'side-of-lowest-player': 'la pareja del jugador con menos puntos',
        'blocker-vs-next': 'el que tenga menos entre quien cerró y el siguiente',
        'fewest-tiles': 'quien tiene menos fichas',
        nobody: 'nadie',
      },
    },
    block: {
      sentence: 'Tras un cierre {choice}.',
      choices: {
        opponents: 'el ganador anota lo que tienen los demás',
        table: 'el ganador anota todas las fichas que quedan',
        'opponents-minus-own': 'el ganador anota lo que tienen los demás menos lo suyo',
        'sum-of-differences': 'el ganador anota lo que cada otro tiene de más',
        own: 'todos menos el ganador anotan lo que tienen',
        'own-all': 'cada uno anota lo que tiene',
        difference: 'el bando más cargado anota la diferencia',
        'highest-pays-table': 'el más cargado lo anota todo',
      },
    },
    blockTie: {
      sentence: 'Un cierre empatado {choice}.',
      choices: {
        void: 'no vale nada',
        eggs: 'deja huevos: lo empatado espera a la mano siguiente',
        carry: 'lo acumula todo para la mano siguiente',
        'blocker-loses': 'lo pierde quien cerró',
        'blocker-wins': 'lo gana quien cerró',
        'leader-wins': 'lo gana quien salió',
      },
    },
    account: {
      sentence: 'La cuenta se abre {choice}.',
      choices: {
        '0': 'desde el primer tanto',
        '13': 'con 13 tantos en una mano',
        '25': 'con 25 tantos en una mano',
      },
    },
    below: {
      sentence: 'Los tantos que no alcanzan {choice}.',
      choices: { lost: 'se pierden', remembered: 'se guardan hasta abrirla' },
    },
  },

  agreement: {
    sentence: ({ name, clauses }) => `${name}: ${clauses.join('; ')}.`,
    pairs: 'dos contra dos, los compañeros frente a frente',
    shape: {
      line: 'las fichas van en línea',
      cross: 'el primer doble es un doble cruzado con cuatro brazos',
      tree: 'de cada doble se construye a todos lados',
      trains: 'cada uno tiene su tren, y hay uno público',
      'chicken-foot': 'cada doble espera sus dedos',
      triangles: 'las fichas son triángulos y van lado con lado',
    },
    bothSides: 'los brazos del doble cruzado se abren cuando sus dos lados están cubiertos',
    sumSeven: 'las mitades que se tocan suman siete, y los matadores van en todas partes',
    wildBlanks: 'la blanca encaja con todo',
    plays: {
      one: 'una ficha por turno',
      'two-doubles': 'en un turno se pueden poner dos dobles, en extremos distintos',
      'double-run': 'a un turno se le pueden añadir dobles',
      'cover-double': 'el doble puesto hay que cubrirlo',
    },
    closeDouble: 'un doble se puede cerrar al ponerlo',
    twoHands: 'dos jugadores con dos atriles cada uno, que juegan por turno',
    solo: ({ n }) => `${count(n, 'jugador', 'jugadores')}, cada uno por su cuenta`,
    directions: {
      clockwise: 'el turno va en sentido horario',
      counterclockwise: 'el turno va en sentido antihorario',
    },
    hand: ({ n }) => `${count(n, 'ficha', 'fichas')} cada uno`,
    withoutBlank: 'sin el 0-0',
    asleep: ({ n }) =>
      plural(n, {
        one: `${number(n)} ficha duerme`,
        many: `${number(n)} de fichas duermen`,
        other: `${number(n)} fichas duermen`,
      }),
    redealDoubles: ({ doubles }) =>
      `se reparte de nuevo si alguien recibe ${count(doubles, 'doble', 'dobles')}`,
    redealDoublesOrSuit: ({ doubles, suit }) =>
      `se reparte de nuevo si alguien recibe ${count(doubles, 'doble', 'dobles')} o ${count(suit, 'ficha', 'fichas')} de un número`,
    firstLead: {
      lot: 'la primera salida se sortea',
      youngest: 'sale primero el más joven, y si nadie dice su edad se sortea',
      random: 'la primera salida se sortea',
      only: ({ n }) => `sale primero el ${number(n)}-${number(n)}`,
      lowest: 'sale primero el doble más bajo desde el 1-1, con el 0-0 tras el 6-6',
      highest: 'sale primero el doble más alto',
    },
    nextLead: {
      'as-first': 'y así en cada mano',
      winner: 'después quien ganó la mano anterior',
      rotate: 'después cada jugador por turno',
      'winning-side': 'después cualquiera del bando que ganó',
      'descending-double': 'después un doble menos en cada mano',
    },
    anyDouble: 'luego se sale con un doble, y quien no lo tiene deja la salida al siguiente',
    afterBlock: {
      blocker: 'tras un cierre sale quien cerró',
      winner: 'tras un cierre sale quien lo ganó',
      'lowest-hand': 'tras un cierre sale quien tenía menos puntos',
    },
    draw: {
      none: 'quien no puede jugar pasa',
      'until-playable': 'quien no puede jugar roba hasta que una ficha encaje',
      exactly: ({ n }) =>
        plural(n, {
          one: `quien no puede jugar roba ${number(n)} ficha y pasa si no encaja`,
          many: `quien no puede jugar roba ${number(n)} de fichas y pasa si ninguna encaja`,
          other: `quien no puede jugar roba ${number(n)} fichas y pasa si ninguna encaja`,
        }),
    },
    reserve: ({ n }) =>
      plural(n, {
        one: `${number(n)} ficha del pozo nunca se roba`,
        many: `${number(n)} de fichas del pozo nunca se roban`,
        other: `${number(n)} fichas del pozo nunca se roban`,
      }),
    out: {
      opponents: 'dominar vale lo que tienen los rivales',
      table: 'dominar vale todas las fichas que quedan, también las del compañero',
      own: 'cuando alguien domina, los que pierden anotan lo que tienen',
    },
    sense: {
      'round-points': 'quien gana una mano anota un tanto',
      'play-only': 'solo se anota lo que se hace durante el juego',
      none: 'no se anota nada: gana quien primero se queda sin fichas',
    },
    deadSuit: 'hay cierre en cuanto no queda ficha para ningún extremo',
    blockWinner: {
      'lowest-player': 'el cierre lo gana el jugador con menos puntos',
      'lowest-side': 'el cierre lo gana el bando con menos puntos',
      'side-of-lowest-player': 'el cierre lo gana la pareja del jugador con menos puntos',
      'blocker-vs-next':
        'el cierre lo gana el que tenga menos puntos entre quien cerró y el siguiente',
      'fewest-tiles': 'el cierre lo gana quien tiene menos fichas',
    },
    block: {
      opponents: 'y anota lo que tienen los demás',
      table: 'y anota todas las fichas que quedan',
      'opponents-minus-own': 'y anota lo que tienen los demás menos lo suyo',
      'sum-of-differences': 'y anota lo que cada otro tiene de más',
      own: 'todos los demás anotan lo que tienen',
      'own-all': 'tras un cierre cada uno anota lo que tiene',
      difference: 'el bando más cargado anota la diferencia',
      'highest-pays-table': 'tras un cierre el más cargado lo anota todo',
    },
    blockTie: {
      void: 'un cierre empatado no vale nada',
      eggs: 'un cierre empatado deja huevos para la mano siguiente',
      carry: 'un cierre empatado se acumula para la mano siguiente',
      'blocker-loses': 'un cierre empatado lo pierde quien cerró',
      'blocker-wins': 'un cierre empatado lo gana quien cerró',
      'leader-wins': 'un cierre empatado lo gana quien salió',
    },
    special: {
      only: ({ tiles, points }) => `${tiles} cuesta ${number(points)} si es la única que queda`,
      held: ({ tiles, points }) => `${tiles} sin jugar cuesta ${number(points)}`,
    },
    bonus: {
      capicua: ({ points }) =>
        `la capicúa, última ficha que encaja en los dos extremos, vale ${number(points)} más`,
      capicu: ({ points }) =>
        `el capicú, última ficha que encaja en los dos extremos, vale ${number(points)} más`,
      chuchazo: ({ points }) => `el chuchazo, dominar con el 0-0, vale ${number(points)} más`,
      'pass-all-three': ({ points }) =>
        `una jugada tras la que pasan los otros tres vale ${number(points)} más`,
      'round-1': ({ points }) => `ganar la primera mano vale ${number(points)} más`,
      'round-2': ({ points }) => `ganar la segunda mano vale ${number(points)} más`,
      'round-3': ({ points }) => `ganar la tercera mano vale ${number(points)} más`,
      'round-4': ({ points }) => `ganar la cuarta mano vale ${number(points)} más`,
      out: ({ points }) => `dominar vale ${number(points)} más`,
    },
    instant: {
      'six-in-a-row': 'solo cuentan las manos ganadas seguidas, y seis dan la partida',
      'out-with-0-0': 'dominar con el 0-0 gana la partida',
      'out-with-6-6-if-a-loser-holds-over-25':
        'dominar con el 6-6 gana la partida si un rival tiene más de 25',
      'announced-6-6':
        'un 6-6 anunciado gana la partida con su mano, y la pierde con 25 o más sin jugar',
    },
    rounds: ({ n }) => `la partida es de ${count(n, 'mano', 'manos')}`,
    account: ({ n }) => `la cuenta se abre con ${count(n, 'tanto', 'tantos')} en una mano`,
    below: { lost: 'menos se pierden', remembered: 'menos se guardan hasta abrirla' },
    target: {
      wins: ({ n }) => `quien llega a ${number(n)} gana la partida`,
      loses: ({ n }) => `quien llega a ${number(n)} pierde la partida`,
    },
    beyond: {
      wins: ({ n }) => `quien pasa de ${number(n)} gana la partida`,
      loses: ({ n }) => `quien pasa de ${number(n)} pierde la partida`,
    },
    exactly: ({ n }) =>
      `gana la partida quien llega justo a ${number(n)}; lo que se pase no se anota`,
    cap: ({ n }) => `nunca se anotan más de ${number(n)}`,
  },

  errors: {
    unreachable: () => 'El servidor no responde. Lo que escribiste sigue aquí.',
    'not-found': () => 'En esta dirección no hay nada, o ya terminó.',
    'bad-request': ({ detail }) =>
      `El servidor no pudo leer lo que envió esta página. Vuelve a cargarla. (${detail})`,
    'bad-rules': ({ detail }) => `Con estas reglas no se puede jugar: ${detail}`,
    'bad-name': ({ max }) => `Un nombre lleva de 1 a ${number(max)} caracteres visibles.`,
    'bad-seats': ({ allowed }) =>
      plural(last(allowed), {
        one: `Estas reglas son para ${span(allowed)} jugador.`,
        many: `Estas reglas son para ${span(allowed)} de jugadores.`,
        other: `Estas reglas son para ${span(allowed)} jugadores.`,
      }),
    'not-allowed': () => 'Eso solo pueden hacerlo quienes están sentados a la mesa.',
    'foreign-origin': () =>
      'Lo pidió otro sitio. Abre Boneyard directamente y vuelve a intentarlo.',
    'unknown-host': ({ host }) =>
      `Este servidor no responde al nombre «${host}». Abre su dirección habitual o pide a quien lo lleva que permita ese nombre.`,
    'too-many': ({ retry_s }) =>
      `Demasiado seguido. Vuelve a intentarlo en ${count(retry_s, 'segundo', 'segundos')}.`,
    'too-large': ({ max }) =>
      `Demasiado largo: el servidor lee como mucho ${count(max, 'byte', 'bytes')}.`,
    version: () => 'El servidor tiene una versión más nueva de esta página. Vuelve a cargarla.',
    'too-slow': () => 'La conexión es demasiado lenta. Vuelve a cargar la página para seguir.',
    refused: () => 'La mesa no lo aceptó.',
    club: () => 'El club no lo aceptó.',
    evening: () => 'Eso no es posible en esta velada.',
    storage: () => 'El servidor no pudo guardarlo. Nada ha cambiado.',
    restarting: () => 'El servidor se está reiniciando. Vuelve a intentarlo en un momento.',
    'too-long': ({ max_s }) =>
      `Tardaba más de ${count(max_s, 'segundo', 'segundos')} y el servidor lo detuvo. Pide menos de una vez.`,
    internal: () => 'El servidor cometió un error. Nada ha cambiado.',
  },
};

export default es;
