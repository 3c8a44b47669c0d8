import type { Often } from '../often.ts';
import { wordsOf } from '../../words.ts';
import type { SetupMessages } from '../en/setup.ts';

const { plural, number } = wordsOf('es', ['one', 'many', 'other']);
const and = new Intl.ListFormat('es', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

/** A counted thing after its number: 1 partida, 2 partidas, 1.000.000 de partidas. */
const count = (n: number, one: string, other: string) =>
  plural(n, {
    one: `${number(n)} ${one}`,
    many: `${number(n)} de ${other}`,
    other: `${number(n)} ${other}`,
  });
const times = (n: number) => (n === 0 ? 'ninguna vez' : count(n, 'vez', 'veces'));
const pairs = ({ times: n, many }: Often) => `${count(many, 'pareja', 'parejas')} ${times(n)}`;

const setup: SetupMessages = {
  title: 'Preparar una velada',
  intro: 'Organizas tú y llevas el número 1.',
  format: {
    title: 'Jugadores y distribución',
    size: 'Cuántos juegan',
    fewer: 'Uno menos',
    more: 'Uno más',
    help: 'De 4 a 7 juegan en una mesa, por turnos; 8, 12 y 16 juegan todos con todos; cualquier otro número se distribuye por igual.',
    kind: 'Distribución',
    kinds: { published: 'La publicada', balanced: 'Equilibrada' },
    kindEffects: {
      published: 'La de las reglas impresas.',
      balanced: 'La más igualada que admite este número.',
    },
    summary: ({ matches, tables }) =>
      `${count(matches, 'partida', 'partidas')} en ${count(tables, 'mesa', 'mesas')}.`,
    rests: ({ rests: [least, most] }) => {
      if (most === 0) return 'No descansa nadie.';
      return least === most
        ? `Cada cual descansa ${times(most)}.`
        : `Cada cual descansa de ${number(least)} a ${times(most)}.`;
    },
    partners: ({ counts }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Cada dos son compañeros ${times(counts[0].times)}.`
        : `Compañeros: ${and.format(counts.map(pairs))}.`,
    opponents: ({ counts }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Cada dos son rivales ${times(counts[0].times)}.`
        : `Rivales: ${and.format(counts.map(pairs))}.`,
    why: {
      'odd-pairs': ({ pairs }) =>
        `No puede ser del todo igual: el número de parejas es impar (${number(pairs)}) y en una mesa caben dos. Por eso una pareja juega otra vez, solo para completar una mesa.`,
      'as-published': () =>
        'En la distribución impresa algunos rivales se encuentran más que otros. La equilibrada es del todo igual.',
    },
    length: 'Cuántas partidas',
    whole: ({ n }) => `Todas, ${number(n)}`,
    short: 'Menos',
    shortCount: 'Cuántas',
    shortHelp: 'Una velada corta termina tras esas partidas de la misma distribución.',
    working: 'Calculando la distribución',
    failed: 'La distribución no se pudo calcular.',
  },
  people: {
    title: 'Quién juega',
    help: 'Se puede pegar de una vez una lista, un nombre por línea. Para ordenar, arrastra las filas, pulsa las flechas o mantén Alt y pulsa una tecla de flecha.',
    organiser: 'Tú, que organizas',
    name: ({ n }) => `Nombre del jugador ${number(n)}`,
    up: ({ name }) => `Subir a ${name}`,
    down: ({ name }) => `Bajar a ${name}`,
    moved: ({ name, n }) => `${name} lleva ahora el número ${number(n)}.`,
    unnamed: ({ n }) => `jugador ${number(n)}`,
    more: ({ name }) => `Más sobre ${name}`,
    needs: 'Qué necesita esta persona',
    needsHelp: 'Solo lo ven tú y esa persona.',
    draw: 'Sortear los números',
    drawn: 'Los números se sortearon. Tú sigues con el 1.',
  },
  keepers: {
    title: 'Quién anota',
    who: '¿Quién tiene teléfono y anota con él? Tú puedes siempre.',
    oneTable: 'Hay una sola mesa, así que anotas tú, también cuando descansas.',
    covered: 'En cada mesa de cada partida hay alguien que anota con el teléfono.',
    without: ({ tables }) =>
      plural(tables, {
        one: `En ${number(tables)} mesa nadie anota con el teléfono. Allí se anota en papel, o lo haces tú.`,
        many: `En ${number(tables)} de mesas nadie anota con el teléfono. Allí se anota en papel, o lo haces tú.`,
        other: `En ${number(tables)} mesas nadie anota con el teléfono. Allí se anota en papel, o lo haces tú.`,
      }),
    list: 'En qué mesas',
    at: ({ match, tables }) =>
      plural(tables.length, {
        one: `Partida ${number(match)}: mesa ${list(tables.map(({ table }) => table))}`,
        many: `Partida ${number(match)}: mesas ${list(tables.map(({ table }) => table))}`,
        other: `Partida ${number(match)}: mesas ${list(tables.map(({ table }) => table))}`,
      }),
    renumber: 'Cambiar números para que haya alguien en cada mesa',
    renumbered: 'Los números han cambiado. Tú sigues con el 1.',
    needed: ({ numbers }) => `En cada mesa habrá alguien si anotan los números ${list(numbers)}.`,
  },
  conditions: {
    title: 'Condiciones',
    name: 'Nombre de la velada',
    place: 'Dónde',
    country: 'País',
    city: 'Ciudad',
    organisation: 'Club o casa, si hay',
    date: 'Día',
    target: 'A cuánto se juega la partida',
    limit: 'Minutos por partida; vacío, sin límite',
    penalties: 'Hay penalizaciones',
    penaltiesHelp: 'Bajan la efectividad de un jugador y nada más.',
  },
  stakes: {
    title: 'Apuestas',
    stake: 'Apuesta por unidad; 0, sin apuestas',
    unit: 'En qué se cuenta',
    unitLike: 'pesos',
    help: 'Ganar vale 3 unidades si los otros no tienen nada, 2 si tienen hasta la mitad de la meta y 1 si tienen más. Lo que gana una pareja lo pierde la otra.',
    prize: 'Premio adicional',
    prizes: {
      none: 'Ninguno',
      stakes: 'Apuestas de los demás',
      losses: 'Lo que perdieron los demás',
      winnings: 'Lo que ganaron los demás',
    },
    effects: {
      none: 'Solo se juegan las apuestas.',
      stakes: 'Al final, desde el tercer lugar cada cual paga al ganador esas apuestas.',
      losses: 'Al final, desde el tercer lugar cada cual paga otra vez al ganador lo que perdió.',
      winnings: 'Al final, desde el tercer lugar cada cual entrega al ganador lo que ganó.',
    },
    times: 'Cuántas apuestas',
    law: 'El programa lleva las cuentas y no mueve dinero. Lo que la ley local diga de las apuestas es asunto tuyo.',
  },
  repeat: {
    title: 'La partida en que una pareja solo completa la mesa',
    kinds: { settle: 'Los cuatro juegan por dinero', void: 'Nadie juega por dinero' },
  },
  options: {
    title: 'Cómo se hace en tu club',
    countersign: 'Alguien de la otra pareja acepta el final',
    countersignHelp:
      'Antes de que confirmes una partida, alguien que no anotó la acepta en su teléfono.',
    blockers: 'El cierre empatado se escribe a la pareja que cerró',
    blockersHelp: 'Si no, su cero va con la pareja que salió. Nunca cambia el tanteo.',
  },
  open: {
    title: 'Listo',
    create: 'Abrir la velada',
    opening: 'Abriendo la velada',
    failed: 'La velada no se pudo abrir. Lo que escribiste sigue aquí. Prueba otra vez.',
    file: 'Abrir una velada desde un archivo',
    fileHelp: 'Una velada guardada sigue donde se quedó.',
    unread: 'Este archivo no se pudo leer.',
  },
};

export default setup;
