// Tables of every layout with the fewest and the most seats, in the middle of a round and late in it. The first seat
// has the turn.
import type { Play } from '../src/features/tiles/arrange.ts';
import { cellOf, neighbours, pointsUp } from '../src/features/tiles/cells.ts';
import { crossRound, footRound } from '../src/features/tiles/testing/deals.ts';
import { randomFrom, randomRound, shuffled } from '../src/features/tiles/testing/rounds.ts';
import { presets } from '../src/features/rulebook/testing/presets.ts';
import { scoresByEnds } from '../src/features/table/view/made.ts';
import { fromSmallest, sameTile, type Triangle } from '../src/features/table/view/tile.ts';
import { tilesOf } from '../src/features/table/view/set.ts';
import { endsAfter } from '../src/features/table/view/touch.ts';
import {
  PERSONAS,
  type Move,
  type OpenEnd,
  type Place,
  type Rules,
  type Tile,
} from '../src/net/protocol/types.ts';
import { figure, play, type Laid } from './figures.ts';
import type { Moment } from './staged.ts';
import { trainRound } from './trains.ts';

const NAMES = ['Ana', 'Boris', 'Eva', 'Luka', 'Mila', 'Valentina', 'Ivan', 'Teo'];

/** A table whose cloth must have room. */
export interface Room {
  readonly name: string;
  readonly rules: Rules;
  readonly moment: Moment;
}

/** One table for each layout, set, number of seats and size of a hand. Presets that look alike are measured once. */
export function rooms(): Room[] {
  const found = new Map<string, Room>();
  for (const { id, rules } of presets) {
    const counts = rules.seats.sides === 'two-hands' ? [4] : rules.seats.count;
    for (const seats of new Set([Math.min(...counts), Math.max(...counts)])) {
      for (const part of [0.5, 1]) {
        const hand = handOf(rules, seats);
        const key = [rules.layout.shape, rules.tiles.set, seats, hand, scoresByEnds(rules), part];
        if (found.has(String(key))) continue;
        const name = `${id} ${seats} ${part < 1 ? 'middle' : 'late'}`;
        found.set(String(key), { name, rules, moment: momentOf(rules, seats, part) });
      }
    }
  }
  return [...found.values()].sort((a, b) =>
    a.rules.layout.shape.localeCompare(b.rules.layout.shape),
  );
}

function handOf({ deal, seats: { sides } }: Rules, seats: number): number {
  return sides === 'two-hands' ? 7 : (deal.hand[seats] ?? 7);
}

/** A round after this part of its plays. */
function momentOf(rules: Rules, seats: number, part: number): Moment {
  const names = NAMES.slice(0, seats);
  const dealt = handOf(rules, seats);
  const held = Math.max(1, Math.round(dealt * (part < 1 ? 0.6 : 0.3)));
  if (rules.layout.shape === 'trains') {
    const lengths = names.map((_, i) => Math.round((part * (40 + 7 * (i % 3))) / (seats + 1)));
    return named(trainRound([9, ...lengths], held, [2]), rules, names, part === 1);
  }
  const plays = longestOf(rules, seats, dealt);
  const laid: Laid[] = [];
  let ends: OpenEnd[] = [];
  plays.slice(0, Math.ceil(plays.length * part)).forEach(({ arm, tile, inner }, i) => {
    const at = placeOf(rules, arm, tile);
    const asHeld = rules.layout.shape === 'triangles' ? fromSmallest(tile as Triangle) : tile;
    const wire = [...asHeld] as unknown as Tile;
    const leaves = inner === undefined ? {} : { leaves: tile[0] === inner ? tile[1] : tile[0] };
    ends = opened(rules, laid, endsAfter(rules, ends, { tile: wire, at, ...leaves }), wire);
    laid.push([(i % seats) + 1, wire, at, undefined, ends]);
  });
  const free = tilesOf(rules, seats).filter(
    (tile) => !laid.some(([, other]) => sameTile(tile, other)),
  );
  const legal = movesAt(rules, ends, free, plays);
  const fitting = legal.flatMap((move) => (move.type === 'play' ? [move.tile] : []));
  const hand = [...fitting, ...free]
    .filter((tile, i, all) => all.findIndex((other) => sameTile(tile, other)) === i)
    .slice(0, held);
  const inHand = legal.filter(
    (move) => move.type === 'play' && hand.some((tile) => sameTile(tile, move.tile)),
  );
  const figured = figure(rules, laid, ends, hand, inHand, [], names);
  const moment = named(figured, rules, names, part === 1);
  if (!scoresByEnds(rules)) return moment;
  const made = {
    end_counts: ends.map(({ number }) => 2 * number),
    legal_points: inHand.map(() => 5),
  };
  return { ...moment, now: { ...moment.now, ...made } };
}

/** The upper and the lower arm of a cross are ends as soon as its first double lies. */
function opened({ layout }: Rules, laid: readonly Laid[], ends: OpenEnd[], tile: Tile): OpenEnd[] {
  const isSpinner = layout.shape === 'cross' && tile[0] === tile[1] && ends.length === 2;
  if (!isSpinner || laid.some(([, [low, high]]) => low === high)) return ends;
  return [...ends, { at: 'U', number: tile[0] }, { at: 'D', number: tile[0] }];
}

/** Of a few random rounds, the one that lays most tiles. */
function longestOf(rules: Rules, seats: number, hand: number): Play[] {
  const highest = Number(rules.tiles.set.slice('double-'.length));
  const roundOf = (seed: number): Play[] => {
    switch (rules.layout.shape) {
      case 'cross':
        return crossRound(2 * seed + 1, { highest, seats, hand });
      case 'chicken-foot':
        return footRound(seed, { highest, seats, hand }, highest);
      case 'triangles':
        return triangleRound(seed, 24 + 2 * seats);
      default:
        return randomRound(seed, highest, seats, hand);
    }
  };
  return Array.from({ length: 6 }, (_, seed) => roundOf(seed + 1)).reduce((a, b) =>
    b.length > a.length ? b : a,
  );
}

/** A mass of triangles, each of which fits its neighbours. */
function triangleRound(seed: number, most: number): Play[] {
  const random = randomFrom(seed);
  const numbers = [0, 1, 2, 3, 4, 5];
  const all = numbers.flatMap((a) =>
    numbers.slice(a).flatMap((b) => numbers.slice(b).map((c): Triangle => [a, b, c])),
  );
  const held = shuffled(all, random);
  const corners = new Map<string, number>();
  const plays: Play[] = [];
  const open = ['0,0'];
  while (plays.length < most && open.length > 0) {
    const arm = open.splice(Math.floor(random() * open.length), 1)[0] ?? '';
    const cell = cellOf(arm);
    const around = verticesOf(cell.x, cell.y);
    const fits = held.flatMap((tile) =>
      [tile, [tile[1], tile[2], tile[0]] as Triangle, [tile[2], tile[0], tile[1]] as Triangle]
        .filter((lying) =>
          lying.every((number, i) => (corners.get(around[i] ?? '') ?? number) === number),
        )
        .map((lying) => ({ tile, lying })),
    );
    const [choice] = fits;
    if (choice === undefined) continue;
    held.splice(held.indexOf(choice.tile), 1);
    choice.lying.forEach((number, i) => corners.set(around[i] ?? '', number));
    plays.push({ arm: plays.length === 0 ? 'start' : arm, tile: choice.lying });
    const taken = new Set([
      ...open,
      ...plays.map((play) => (play.arm === 'start' ? '0,0' : play.arm)),
    ]);
    for (const { x, y } of neighbours(cell)) {
      if (!taken.has(`${x},${y}`)) open.push(`${x},${y}`);
    }
  }
  return plays;
}

/** The corners of a cell, clockwise from its apex. */
function verticesOf(x: number, y: number): string[] {
  return pointsUp({ x, y })
    ? [`${x},${y}`, `${x + 1},${y + 1}`, `${x - 1},${y + 1}`]
    : [`${x},${y + 1}`, `${x - 1},${y}`, `${x + 1},${y}`];
}

function placeOf({ layout: { shape } }: Rules, arm: string, tile: readonly number[]): Place {
  if (arm === 'start') return 'first';
  if (shape === 'triangles') {
    const turn = turnOf(tile as Triangle);
    return { cell: { ...cellOf(arm), turn } };
  }
  if (shape !== 'chicken-foot') return arm as Place;
  const [low = 0, high = 0] = arm.split('-').map(Number);
  return { on: [low, high] };
}

/** How often a triangle is turned from its reading from the smallest number. */
function turnOf(lying: Triangle): 0 | 1 | 2 {
  const [a, b, c] = fromSmallest(lying);
  if (String([a, b, c]) === String(lying)) return 0;
  return String([b, c, a]) === String(lying) ? 1 : 2;
}

function movesAt(
  rules: Rules,
  ends: readonly OpenEnd[],
  free: readonly Tile[],
  plays: readonly Play[],
): Move[] {
  if (rules.layout.shape === 'triangles') {
    // Any of the free cells: the page does not ask whether the numbers match.
    const laid = new Set(plays.map(({ arm }) => (arm === 'start' ? '0,0' : arm)));
    const cells = plays
      .flatMap(({ arm }) => neighbours(cellOf(arm)))
      .filter(({ x, y }) => !laid.has(`${x},${y}`));
    return free
      .slice(0, 3)
      .flatMap((tile, i): Move[] =>
        [cells[i], cells.at(-1 - i)].flatMap((cell) =>
          cell === undefined ? [] : [play(tile, { cell: { ...cell, turn: 0 } })],
        ),
      );
  }
  return free.flatMap((tile) =>
    ends
      .filter(({ number }) => (tile as number[]).includes(number))
      .map(({ at }) => play(tile, at)),
  );
}

/** A moment under other rules, with other names or bots on the other seats: then the table has a hint, and plates have a badge. */
function named(moment: Moment, rules: Rules, names: readonly string[], bots: boolean): Moment {
  const seats = moment.view?.seats?.map((seat, i) => ({
    ...seat,
    sitter:
      bots && i > 0
        ? ({ kind: 'bot', level: 'steady', persona: PERSONAS[i]?.id ?? 'otto', face: i } as const)
        : ({ kind: 'person', name: names[i] ?? '', held_by: null } as const),
  }));
  return { ...moment, view: { ...moment.view, rules, ...(seats && { seats }) } };
}
