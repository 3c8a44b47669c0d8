import {
  AMOUNT_MAX,
  EVENING_NAME_CHARS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  ROUND_POINTS_MAX,
  TARGET_MAX,
  TARGET_MIN,
} from '../../../net/protocol/evening.ts';
import { wordsOf } from '../../words.ts';
import type { TextError, Reasons } from '../reasons.ts';

const { plural, number } = wordsOf('es', ['one', 'many', 'other']);
const and = new Intl.ListFormat('es', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

const told = {
  reason: 'el motivo',
  corrected: 'lo que se corrigió',
  before: 'lo que había antes',
  since: 'lo que hay ahora',
} as const;

const text = ({ bad: { told: what, why, max } }: { bad: TextError }) =>
  ({
    'too-long': `Escribe ${told[what]} con ${number(max)} caracteres como máximo.`,
    'too-many-lines': plural(max, {
      one: `Escribe ${told[what]} en ${number(max)} línea.`,
      many: `Escribe ${told[what]} en ${number(max)} de líneas como máximo.`,
      other: `Escribe ${told[what]} en ${number(max)} líneas como máximo.`,
    }),
    hidden: `Hay signos que no se ven en ${told[what]}. Escríbelo de nuevo.`,
  })[why];

const counted = {
  tables: 'mesas en todas sus partidas',
  rounds: 'manos en todas sus hojas',
  sanctions: 'sanciones y penalizaciones',
  annulled: 'hojas anuladas',
  'log-lines': 'correcciones en su registro',
  'log-chars': 'caracteres en su registro',
} as const;

const reasons: Reasons = {
  refusals: {
    'not-open': () => 'Nadie ha abierto todavía esta velada.',
    closed: () => 'La velada está cerrada: ya no se puede anotar nada.',
    file: ({ line, detail }) =>
      `La línea ${number(line)} del archivo no se puede leer. En inglés: ${detail}`,
    started: () => 'La primera partida ya empezó, así que la velada queda como se preparó.',
    'not-organiser': () => 'Eso solo puede hacerlo el organizador.',
    'not-at-table': ({ at }) =>
      `Eso solo pueden hacerlo quienes están en la mesa ${number(at.table)}.`,
    'not-keeper': ({ at, keeper }, who) =>
      keeper === null
        ? `En la mesa ${number(at.table)} aún no anota nadie. Di primero quién anota.`
        : `En la mesa ${number(at.table)} solo escribe quien anota: ${who(keeper)}.`,
    suspended: ({ player }, who) =>
      `${who(player)} ya no anota en esta partida. Nombra a otra persona.`,
    'not-begun': ({ number: n }) => `La partida ${number(n)} no ha empezado todavía.`,
    'not-next': ({ next }) => `Ahora toca la partida ${number(next)}.`,
    'not-delivered': ({ tables }) =>
      plural(tables.length, {
        one: `La partida siguiente empieza cuando todas las mesas están confirmadas. Falta la mesa ${list(tables)}.`,
        many: `La partida siguiente empieza cuando todas las mesas están confirmadas. Faltan las mesas ${list(tables)}.`,
        other: `La partida siguiente empieza cuando todas las mesas están confirmadas. Faltan las mesas ${list(tables)}.`,
      }),
    'all-played': () => 'Ya se han jugado todas las partidas.',
    confirmed: ({ at }) =>
      `La partida ${number(at.match)} de la mesa ${number(at.table)} está confirmada. Ahora solo el organizador puede cambiarla.`,
    'not-over': ({ at }) => `La partida de la mesa ${number(at.table)} no ha terminado todavía.`,
    'not-agreed': ({ at }) =>
      `En la mesa ${number(at.table)} nadie de la otra pareja ha aceptado aún el final.`,
    waiting: () => 'En esta mesa se encontró un error. La anotación espera al organizador.',
    gap: ({ next }) => `Faltan manos anteriores a esta. Ahora toca la mano ${number(next)}.`,
    'stands-otherwise': () => 'Ahí ya consta otra cosa. Mira de nuevo antes de cambiarla.',
    'not-last': () =>
      'Aquí solo se puede cambiar la última mano. Las demás puede cambiarlas el organizador.',
    'no-reason': () => 'Escribe por qué se cambia, porque ya estaba confirmado.',
    'not-time': () =>
      'El tiempo no se ha acabado. Hasta entonces solo el organizador puede parar la partida.',
    'too-late': () => 'Ya es tarde para deshacerlo.',
    called: () => 'Ya has llamado al organizador a esta mesa.',
    objected: () => 'Ya has objetado esta mano.',
    'too-many': ({ max }) =>
      plural(max, {
        one: `En una mesa puedes anotar esto ${number(max)} vez. Lo demás lo anota el organizador.`,
        many: `En una mesa puedes anotar esto ${number(max)} de veces. Lo demás lo anota el organizador.`,
        other: `En una mesa puedes anotar esto ${number(max)} veces. Lo demás lo anota el organizador.`,
      }),
    'no-room': () =>
      'En esta velada ya no caben más anotaciones de jugadores. Lo demás lo anota el organizador.',
    'own-result': ({ at }) =>
      `La pareja que anotó el final no puede aceptarlo. Lo acepta la otra pareja de la mesa ${number(at.table)}.`,
    nothing: () => 'Eso ya está resuelto, o no existe esa mano.',
    'bad-text': ({ max, bad }) =>
      ({
        empty: 'Escribe algo.',
        'too-long': `Escríbelo más corto, con ${number(max)} caracteres como máximo.`,
        hidden: 'El texto tiene signos que no se ven. Escríbelo de nuevo.',
        stacked: 'Una letra tiene demasiados signos. Quita algunos.',
      })[bad],
    'not-understood': () =>
      'El servidor no puede leer esta anotación y no la ha guardado. Vuelve a cargar la página y anótala otra vez.',
  },
  notRead: 'El servidor no la lee. Di al organizador qué era.',
  requests: {
    'not-member': () =>
      'Solo los socios abren las veladas de este club. Entra primero en el club con tu correo.',
    'bad-file': ({ line, detail }) =>
      `La línea ${number(line)} del archivo no se puede leer. En inglés: ${detail}`,
    elsewhere: ({ name }) => `Ya estás en otra velada: «${name}». Sal primero de ella.`,
    barred: () =>
      'El organizador retiró este dispositivo. Pídele que lo deje entrar de nuevo y vuelve a intentarlo.',
    'not-organiser': () => 'Eso solo puede hacerlo el organizador de esta velada.',
    'wrong-code': () => 'Las letras no son las de esta velada. Compáralas con las del organizador.',
    'no-such-player': () => 'Con ese nombre no se puede entrar. Elige otro de la lista.',
    'name-taken': () => 'Ese nombre lo tiene otro dispositivo. El organizador puede liberarlo.',
    closed: () => 'La velada está cerrada.',
    'last-organiser': () =>
      'Una velada necesita un organizador. Antes de salir, crea un enlace para otro dispositivo o ciérrala.',
    'link-over': () => 'Este enlace ya no sirve. Pide otro al organizador.',
    'too-many-links': ({ max }) =>
      plural(max, {
        one: `Una velada tiene como máximo ${number(max)} enlace sin usar. Retíralo primero.`,
        many: `Una velada tiene como máximo ${number(max)} de enlaces sin usar. Retira uno primero.`,
        other: `Una velada tiene como máximo ${number(max)} enlaces sin usar. Retira uno primero.`,
      }),
  },
  evenings: {
    'no-seating': ({ players }) =>
      `No hay una distribución hecha para ${number(players)} jugadores. Elige una equilibrada.`,
    unseated: ({ number: n }) => `En la partida ${number(n)} hay una mesa sin jugadores.`,
    'no-match': ({ number: n, matches }) =>
      `No hay partida ${number(n)}. Las partidas van de la 1 a la ${number(matches)}.`,
    'no-table': ({ at, tables }) =>
      `La partida ${number(at.match)} no tiene mesa ${number(at.table)}. La última es la mesa ${number(tables)}.`,
    'no-player': ({ player, players }) =>
      `No hay jugador ${number(player)}. Los números van del 1 al ${number(players)}.`,
    'seated-twice': ({ at, player }, who) =>
      `${who(player)} estaría en dos mesas a la vez en la partida ${number(at.match)}.`,
    'other-players': ({ at, pairing }, who) =>
      `La partida ${number(at.match)} de la mesa ${number(at.table)} la juegan otros: ${and.format(pairing.flat().map(who))}.`,
    'nothing-to-annul': ({ at }) =>
      `En el acta de la partida ${number(at.match)}, mesa ${number(at.table)}, no hay nada.`,
    'penalties-off': () =>
      'En esta velada no hay penalizaciones. Actívalas o anota una sanción sin cantidad.',
    'penalty-too-high': ({ amount }) =>
      `Una penalización de ${number(amount)} es demasiado alta. La más alta es ${number(AMOUNT_MAX)}.`,
    'no-round': ({ round, most }) =>
      `No hay mano ${number(round)}. Las manos van de la 1 a la ${number(most)}.`,
    text,
    'too-many': ({ what, most }) =>
      `Una velada tiene como máximo ${number(most)} ${counted[what]}.`,
    begun: ({ at }) =>
      `La partida ${number(at.match)} ya empezó. Se pueden redistribuir las que siguen.`,
    settled: () =>
      'El número de jugadores, la distribución, la meta y el número de partidas quedan como están.',
  },
  sheets: {
    'not-here': ({ player }, who) => `${who(player)} no está en esta mesa.`,
    impossible: () =>
      `Una mano vale de 1 a ${number(ROUND_POINTS_MAX)}, o 0 para las dos parejas tras un cierre empatado.`,
    over: ({ score: [first, second] }) =>
      `La partida terminó ${number(first)} : ${number(second)}. No hay más manos.`,
    'too-many-rounds': ({ most }) =>
      `Una hoja tiene como máximo ${number(most)} manos. Escribe en su lugar cómo terminó la partida.`,
    'both-reached': ({ target }) =>
      `Las dos parejas no pueden tener ${number(target)}: la partida termina con la primera que llega.`,
    'too-high': ({ score, most }) =>
      `${number(score)} no puede ser. Con la última mano una pareja llega como mucho a ${number(most)}.`,
    'not-finished': ({ target }) =>
      `Ninguna pareja tiene ${number(target)}. Indica que se paró, si terminó así.`,
    level: ({ score }) =>
      `Hay empate a ${number(score)} : ${number(score)}. Que jueguen otra mano o que decida la suerte.`,
    'not-level': ({ score: [first, second] }) =>
      `${number(first)} : ${number(second)} no es empate, así que no decide la suerte.`,
  },
  setups: {
    players: ({ players }) =>
      `En una velada juegan de ${PLAYERS_MIN} a ${PLAYERS_MAX} personas, no ${number(players)}.`,
    'name-twice': ({ first, second, name }) =>
      `Los jugadores ${number(first)} y ${number(second)} se llaman igual: «${name}». Cambia el nombre de uno.`,
    'not-published': ({ players }) =>
      `No hay distribución publicada para ${number(players)} jugadores. Elige una equilibrada.`,
    target: () => `Una partida se juega a ${TARGET_MIN} como mínimo y a ${TARGET_MAX} como máximo.`,
    'stakes-at-many-tables': ({ prize }) =>
      prize
        ? 'El premio adicional es para 4 a 7 jugadores en una mesa.'
        : 'Las apuestas son para 4 a 7 jugadores en una mesa.',
    stake: () => `La apuesta es un número entero de 0 a ${number(AMOUNT_MAX)}.`,
    'prize-stakes': ({ most }) => `Un premio adicional vale de 1 a ${number(most)} apuestas.`,
    needs: ({ player }) => `El jugador ${number(player)} tiene más necesidades de las que hay.`,
    limit: () => `El límite de tiempo va de 1 a ${number(LIMIT_MINUTES_MAX)} minutos.`,
    matches: () => `Una velada tiene de 1 a ${number(MATCHES_MAX)} partidas.`,
  },
  names: {
    empty: (what) =>
      ({
        evening: 'Escribe el nombre de la velada.',
        place: 'Escribe un nombre en cada campo del lugar que rellenes.',
        unit: 'Escribe en qué se cuenta la apuesta.',
        player: `Escribe el nombre del jugador ${what.kind === 'player' ? number(what.player) : ''}.`,
      })[what.kind],
    'too-long': (what) =>
      ({
        evening: `El nombre de la velada tiene ${EVENING_NAME_CHARS_MAX} caracteres como máximo.`,
        place: `El nombre de un lugar tiene ${EVENING_NAME_CHARS_MAX} caracteres como máximo.`,
        unit: `La unidad de la apuesta tiene ${EVENING_NAME_CHARS_MAX} caracteres como máximo.`,
        player: `El nombre del jugador ${what.kind === 'player' ? number(what.player) : ''} tiene ${EVENING_NAME_CHARS_MAX} caracteres como máximo.`,
      })[what.kind],
    hidden: (what) =>
      ({
        evening: 'El nombre de la velada tiene signos que no se ven. Escríbelo de nuevo.',
        place: 'El nombre del lugar tiene signos que no se ven. Escríbelo de nuevo.',
        unit: 'La unidad de la apuesta tiene signos que no se ven. Escríbela de nuevo.',
        player: `El nombre del jugador ${what.kind === 'player' ? number(what.player) : ''} tiene signos que no se ven. Escríbelo de nuevo.`,
      })[what.kind],
    stacked: (what) =>
      ({
        evening: 'El nombre de la velada tiene demasiados signos en una letra. Escríbelo de nuevo.',
        place: 'El nombre del lugar tiene demasiados signos en una letra. Escríbelo de nuevo.',
        unit: 'La unidad de la apuesta tiene demasiados signos en una letra. Escríbela de nuevo.',
        player: `El nombre del jugador ${what.kind === 'player' ? number(what.player) : ''} tiene demasiados signos en una letra. Escríbelo de nuevo.`,
      })[what.kind],
  },
};

export default reasons;
