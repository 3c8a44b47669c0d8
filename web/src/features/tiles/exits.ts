/**
 * Where the tiles of a chicken-foot or a tree may lie. Each tile has exits: the middle of an edge or a corner where the
 * next tile is attached. The best place is right there, in the direction of the exit. If it is taken, the tile bends
 * aside or lies at another edge of the same half. Only where it can touch nothing of it, it lies further out.
 */
import { toward, type Oblong } from './oblong.ts';

/** A place for a tile: the middle of its near edge, and the direction in which it lies, in degrees clockwise from right. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** An exit: a pose, and how a tile there may bend. A toe at a corner bends to its own side only. */
export interface Exit extends Pose {
  readonly bends: readonly Bend[];
}

interface Bend {
  /** How far the tile is turned from the direction of the exit. */
  readonly by: number;
  /** How unwelcome this is. */
  readonly cost: number;
  /** How far the near edge is shifted in the direction of the exit, and to the right of it. */
  readonly ahead?: number;
  readonly aside?: number;
}

/** The angle between the middle toe of a later double and the toes beside it. */
const SPLAY = 44;
/** The angle between the upright toes of the first double and those beside them. */
const WIDE = 62;

const both = (bend: Bend): Bend[] => [
  bend,
  { ...bend, by: -bend.by, ...(bend.aside === undefined ? {} : { aside: -bend.aside }) },
];

/** A tile bends about the corner of the tile before. At a right angle it covers the whole edge. */
function bent(by: number, cost: number): Bend[] {
  const { x: cos, y: sin } = toward(by);
  return both({ by, cost, ahead: sin / 2, aside: (1 - cos) / 2 });
}

const STRAIGHT: readonly Bend[] = [
  { by: 0, cost: 0 },
  ...bent(22, 0.8),
  ...bent(SPLAY, 1.6),
  ...bent(66, 2.6),
  ...both({ by: 90, cost: 3, ahead: 0.5, aside: -0.5 }),
  // Beside the half, rather than beyond it.
  ...both({ by: 90, cost: 4, ahead: -0.5, aside: 0.5 }),
  ...both({ by: 68, cost: 4.4, ahead: -0.5, aside: 0.5 + toward(68).x / 2 }),
  ...both({ by: 112, cost: 4.4, ahead: -0.5, aside: 0.5 + toward(68).x / 2 }),
];

/** The toe at the right corner of a double: narrowed, or as far aside as along its short edge, or at its rear corner. */
const RIGHT: readonly Bend[] = [
  { by: 0, cost: 0 },
  { by: 30 - SPLAY, cost: 0.4 },
  { by: 16, cost: 0.5 },
  { by: 31, cost: 0.8 },
  { by: 90 - SPLAY, cost: 1.2 },
  ...[0.5, 1].flatMap((back) =>
    [90, 112, 134].map((by) => ({
      by: by - SPLAY,
      cost: 2 + back + (by - 90) / 22,
      ahead: -back * toward(SPLAY).x,
      aside: back * toward(SPLAY).y,
    })),
  ),
];
const LEFT: readonly Bend[] = RIGHT.map(({ aside = 0, ...bend }) => ({
  ...bend,
  by: -bend.by,
  aside: -aside,
}));

/** The exits of the first double, which lies level. The order is that in which they are filled. */
export function hubExits(count: number): Exit[] {
  const at = (x: number, y: number, turn: number): Exit => ({ x, y, turn, bends: STRAIGHT });
  const upright = [at(0, -0.5, -90), at(0, 0.5, 90)];
  if (count <= 4) return [...upright, at(1, 0, 0), at(-1, 0, 180)];
  const beside = 90 - WIDE;
  return [
    ...upright,
    at(1, -0.5, -beside),
    at(-1, 0.5, 180 - beside),
    at(-1, -0.5, beside - 180),
    at(1, 0.5, beside),
  ];
}

/** The exits of a later double: the middle one goes straight on, the others leave its corners. */
export function doubleExits({ x, y, turn }: Pose): Exit[] {
  const ahead = toward(turn);
  const [mx, my] = [x + ahead.x, y + ahead.y];
  return [
    { x: mx, y: my, turn, bends: STRAIGHT },
    { x: mx + ahead.y, y: my - ahead.x, turn: whole(turn - SPLAY), bends: LEFT },
    { x: mx - ahead.y, y: my + ahead.x, turn: whole(turn + SPLAY), bends: RIGHT },
  ];
}

/** The exit at the far end of a tile that is no double. */
export function singleExit({ x, y, turn }: Pose): Exit {
  const ahead = toward(turn);
  return { x: x + 2 * ahead.x, y: y + 2 * ahead.y, turn, bends: STRAIGHT };
}

/** A place to try, and how unwelcome it is. */
export interface Candidate extends Pose {
  readonly cost: number;
}

/** The places at an exit with this many empty joints between. */
export function placesAt({ x, y, turn, bends }: Exit, joints: number): Candidate[] {
  const from = toward(turn);
  return bends.map(({ by, cost, ahead = 0, aside = 0 }) => {
    const turned = whole(turn + by);
    const direction = toward(turned);
    return {
      x: x + ahead * from.x - aside * from.y + joints * direction.x,
      y: y + ahead * from.y + aside * from.x + joints * direction.y,
      turn: turned,
      cost,
    };
  });
}

/** The tile at a place, along the direction or across it. */
export function tileAt({ x, y, turn }: Pose, across: boolean): Oblong {
  const ahead = toward(turn);
  const along = across ? 0.5 : 1;
  return {
    x: x + along * ahead.x,
    y: y + along * ahead.y,
    along,
    across: across ? 1 : 0.5,
    turn,
  };
}

/** An angle above -180 and up to 180. */
function whole(turn: number): number {
  return turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn;
}
