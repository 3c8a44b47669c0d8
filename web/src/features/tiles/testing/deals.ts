/** Rounds dealt and played at random by the rules of crosses and of chicken-foot. A seed decides each round. */
import { isDouble, type Arm, type Play, type Tile } from '../arrange.ts';
import { at } from './geometry.ts';
import { fullSet, randomFrom, shuffled } from './rounds.ts';

/** A set up to `highest`, and how many tiles each seat is dealt. The rest is drawn from where nothing fits. */
export interface Deal {
  readonly highest: number;
  readonly seats: number;
  readonly hand: number;
}

/** The open ends of a figure, as far as random rounds need to know them. */
interface Figure {
  /** The ways to lay a tile. */
  ways(tile: Tile): Play[];
  lay(play: Play): void;
}

/** Plays until a seat is out, or nothing fits and nothing can be drawn. Of those who could, `eager` play a double. */
function playOut(
  figure: Figure,
  { hands, boneyard }: Hands,
  random: () => number,
  eager: number,
): Play[] {
  const plays: Play[] = [];
  let stuck = 0;
  for (let turn = 0; stuck < hands.length; turn++) {
    const hand = at(hands, turn % hands.length);
    const ways = () => hand.flatMap((tile) => figure.ways(tile));
    while (ways().length === 0 && boneyard.length > 0) hand.push(boneyard.pop() as Tile);
    const all = ways();
    const doubles = all.filter(({ tile }) => isDouble(tile));
    const choices = doubles.length > 0 && random() < eager ? doubles : all;
    const play = choices[Math.floor(random() * choices.length)];
    stuck = play === undefined ? stuck + 1 : 0;
    if (play === undefined) continue;
    figure.lay(play);
    plays.push(play);
    hand.splice(hand.indexOf(play.tile), 1);
    if (hand.length === 0) break;
  }
  return plays;
}

interface Hands {
  readonly hands: Tile[][];
  readonly boneyard: Tile[];
}

function dealt({ highest, seats, hand }: Deal, random: () => number): Hands {
  const tiles = shuffled(fullSet(highest), random);
  return {
    hands: Array.from({ length: seats }, () => tiles.splice(0, hand)),
    boneyard: tiles,
  };
}

/**
 * A round on a cross. In half of the rounds, doubles are laid early, as people do; in every other round, the upper and the
 * lower arm open once both sides of the spinner are covered.
 */
export function crossRound(seed: number, deal: Deal): Play[] {
  const random = randomFrom(seed);
  const [eager, late] = [seed % 4 < 2 ? 0.5 : 0, seed % 2 === 0];
  const ends = new Map<Arm, number>();
  let spinner: { readonly number: number; readonly uncovered: Set<Arm> } | undefined;
  const opened = () => ends.has('U');
  const spin = (number: number, uncovered: Arm[]) => {
    spinner = { number, uncovered: new Set(late ? uncovered : []) };
  };
  const open = () => {
    if (spinner === undefined || opened() || spinner.uncovered.size > 0) return;
    ends.set('U', spinner.number).set('D', spinner.number);
  };
  return playOut(
    {
      ways: (tile) =>
        ends.size === 0
          ? [{ arm: 'start', tile }]
          : [...ends]
              .filter(([, number]) => tile.includes(number))
              .map(([arm, inner]) => ({ arm, tile, inner })),
      lay({ arm, tile, inner }) {
        const [low, high] = tile;
        if (arm === 'start') {
          ends.set('L', low).set('R', high);
          if (low === high) spin(low, ['L', 'R']);
        } else {
          ends.set(arm, inner === low ? high : low);
          spinner?.uncovered.delete(arm);
          if (low === high && spinner === undefined) spin(low, [arm]);
        }
        open();
      },
    },
    dealt(deal, random),
    random,
    eager,
  );
}

/** A round of chicken-foot from the double `hub`. Each double takes all its toes before any other tile is laid. */
export function footRound(seed: number, deal: Deal, hub: number): Play[] {
  const random = randomFrom(seed);
  const { hands, boneyard } = dealt(deal, random);
  const first: Tile = [hub, hub];
  for (const tiles of [...hands, boneyard]) {
    const at = tiles.findIndex(([low, high]) => low === hub && high === hub);
    if (at >= 0) tiles.splice(at, 1);
  }
  /** The open singles, and the double that waits for toes. */
  const open: { tile: Tile; number: number }[] = [];
  let foot: { tile: Tile; number: number; missing: number } = {
    tile: first,
    number: hub,
    missing: 6,
  };
  const plays = playOut(
    {
      ways: (tile) =>
        (foot.missing > 0 ? [foot] : open)
          .filter(({ number }) => tile.includes(number))
          .map((place) => ({ arm: place.tile.join('-'), tile, inner: place.number })),
      lay({ arm, tile, inner }) {
        if (foot.missing > 0) foot.missing--;
        else
          open.splice(
            open.findIndex((place) => place.tile.join('-') === arm),
            1,
          );
        const [low, high] = tile;
        if (isDouble(tile)) foot = { tile, number: low, missing: 3 };
        else open.push({ tile, number: inner === low ? high : low });
      },
    },
    { hands, boneyard },
    random,
    seed % 2 === 0 ? 0.5 : 0,
  );
  return [{ arm: 'start', tile: first }, ...plays];
}
