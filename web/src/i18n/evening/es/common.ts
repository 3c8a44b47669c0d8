import { wordsOf } from '../../words.ts';
import type { CommonMessages } from '../en/common.ts';

const { plural, number } = wordsOf('es', ['one', 'many', 'other']);
const and = new Intl.ListFormat('es', { type: 'conjunction' });

/** A counted thing after its number: 1 tanto, 2 tantos, 1.000.000 de tantos. */
const count = (n: number, one: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    many: `${number(n)} de ${other}`,
    other: `${number(n)} ${other}`,
  });

const common: CommonMessages = {
  table: ({ n }) => `Mesa ${number(n)}`,
  match: ({ n }) => `Partida ${number(n)}`,
  matchOf: ({ n, all }) => `Partida ${number(n)} de ${number(all)}`,
  matchAtTable: ({ match, table }) => `Partida ${number(match)}, mesa ${number(table)}`,
  round: ({ n }) => `Mano ${number(n)}`,
  names: (names) => and.format(names),
  players: ({ n }) => count(n, 'jugador', 'jugadores'),
  matches: ({ n }) => count(n, 'partida', 'partidas'),
  points: ({ n }) => count(n, 'tanto', 'tantos'),
  minutes: ({ n }) => count(n, 'minuto', 'minutos'),
  ago: ({ n }) => (n === 0 ? 'ahora mismo' : `hace ${number(n)} min`),
  versus: ({ first, second }) => `${first} contra ${second}`,
  states: {
    waiting: 'En espera',
    playing: 'Jugando',
    calls: 'Te llama',
    late: 'Tarda en informar',
    'to-confirm': 'Por confirmar',
    done: 'Lista',
  },
  seats: { top: 'Arriba', left: 'Izquierda', bottom: 'Abajo', right: 'Derecha' },
  needs: { sight: 'Vista', movement: 'Movimiento', hearing: 'Oído o habla' },
  courtesies: {
    'partner-writes': 'anota su compañero',
    'partner-shuffles': 'revuelve su compañero',
    'may-rearrange': 'puede tocar y reordenar sus fichas',
    'neighbour-sets':
      'pone la ficha boca arriba y dice los dos extremos; la coloca quien está a su derecha',
    'all-say-ends': 'todos dicen en voz alta los dos extremos después de cada jugada suya',
    'may-ask-count':
      'puede preguntar cuántas fichas de un número han salido; responde quien está a su derecha',
    'neighbour-stands':
      'quien está a su derecha levanta las fichas sin verlas y al final descubre las que quedan',
    'neighbour-places': 'señala la ficha y nombra el extremo; la coloca quien está a su derecha',
    'knocks-to-pass': 'pasa con dos golpes en la mesa delante de quien está a su derecha',
    'others-knock': 'los demás pasan con dos golpes en el centro de la mesa',
    'sheet-shown': 'se le enseña el acta después de cada mano y cada vez que toca la mesa',
  },
  courtesyOf: ({ name, courtesy }) => `${name}: ${courtesy}`,
  tableCalls: ({ n }) => `La mesa ${n} llama al organizador`,
  callReasons: {
    score: 'El tanteo',
    rule: 'Una regla',
    conduct: 'La conducta',
    health: 'Alguien se siente mal',
    other: 'Otra cosa',
  },
  callStates: { open: 'Abierta', 'on-the-way': 'En camino', done: 'Resuelta' },
  alertCause: {
    high: ({ number: n, points, pair }) =>
      `Mano ${n}: ${count(points, 'tanto', 'tantos')} para ${pair}. Es más de lo habitual.`,
    twice: ({ number: n, score }) => `La mano ${n} es igual que la anterior: ${score}.`,
    objection: ({ number: n, by, text }) =>
      text === '' ? `Hay una objeción a la mano ${n}.` : `${by} objeta la mano ${n}: «${text}»`,
    'wrong-lead': ({ number: n, leads, should }) =>
      `En la mano ${n} sale ${leads}. Le toca salir a ${should}.`,
    'corrected-end': ({ number: n }) => `La partida terminó al corregirse la mano ${n}.`,
    conflict: ({ number: n, recorded, entered }) =>
      recorded === null
        ? `Otro teléfono comunica una mano ${n} que no está en el acta: ${entered}.`
        : `La mano ${n} llegó de dos maneras: consta ${recorded}, otro teléfono dice ${entered}.`,
    'other-end': ({ recorded, entered }) =>
      `El acta dice ${recorded}, pero las manos del teléfono suman ${entered}.`,
  },
  keys: {
    points: 'puntos de partida',
    wins: 'victorias',
    effectiveness: 'efectividad',
    plus: 'tantos a favor',
    meetings: 'enfrentamientos entre ellos',
    number: 'número',
  },
  standings: {
    title: 'Clasificación',
    final: 'Clasificación final',
    after: ({ n }) => `Clasificación tras la partida ${number(n)}`,
    none: 'Todavía no se ha jugado nada, así que el orden es el de los números.',
    place: 'Lugar',
    number: 'N.º',
    name: 'Nombre',
    played: 'Jugadas',
    points: 'Puntos de partida',
    wins: 'Victorias',
    effectiveness: 'Efectividad',
    plus: 'A favor',
    minus: 'En contra',
    penalties: 'Penalizaciones',
    money: 'Ganancia',
    prize: 'Premio',
    decided: 'Lo decidió',
    byNumber: 'por número',
    byNumberHelp: 'Iguales en todo menos en el número.',
  },
  link: {
    loading: 'Cargando la velada',
    live: 'Con conexión',
    reconnecting:
      'Se perdió la conexión y se está recuperando. Lo que escribas se guarda aquí y se envía después.',
    offline: 'Sin conexión. Sigue como siempre: lo que escribas se guarda aquí y se envía después.',
    alone: 'Esta velada está solo en este dispositivo.',
    gone: 'Esta velada ya no está aquí, o este dispositivo se quitó de ella.',
    outdated:
      'El servidor tiene una versión más nueva de esta página. Recárgala: lo que anotaste queda en este dispositivo.',
  },
  storage: {
    refused:
      'Este navegador no guarda nada, así que aquí no se puede anotar. Abre la velada en una ventana que no sea privada.',
    full: 'No queda sitio en este dispositivo. Borra algo: si no, lo que se anota no se puede guardar.',
    newer: 'En este dispositivo hay abierta una versión más nueva de la página. Recarga esta.',
    unreadable: 'Lo guardado en este dispositivo no se puede leer ni escribir. Recarga la página.',
    failed: 'Lo guardado en este dispositivo no se puede leer ni escribir. Recarga la página.',
  },
  unsent: ({ n }) =>
    plural(n, {
      one: `${number(n)} anotación sin enviar`,
      many: `${number(n)} de anotaciones sin enviar`,
      other: `${number(n)} anotaciones sin enviar`,
    }),
  refused: ({ why }) => `Una anotación no se aceptó al llegar. ${why}`,
  seen: 'Entendido',
  resting: ({ names }) => `Descansan: ${names}.`,
  fills: ({ names }) => `Solo completan la mesa: ${names}.`,
  schedule: { match: 'Partida', resting: 'Descansan' },
  empty: {
    title: 'La velada no se puede mostrar',
    text: 'En este dispositivo aún no se sabe nada de esta velada. Aparecerá cuando haya conexión.',
  },
};

export default common;
