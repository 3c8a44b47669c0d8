// Every layout leaves room for the game, in every window: how much of it is cloth, how large tiles lie, and that nothing
// lies over anything else. The table of all measurements is printed.
import type { Page } from '@playwright/test';
import { rooms, type Room } from './rooms.ts';
import { stage } from './staged.ts';
import { DESKTOP, expect, PHONE, prefer, SIDEWAYS, TABLET, VAST } from './test.ts';
import { test } from './visits.ts';

interface Window {
  readonly size: { readonly width: number; readonly height: number };
  /** The least part of the window that is cloth, and with more seats or tiles in hand than usual. */
  readonly cloth: number;
  readonly clothOfMany: number;
  /** The least size of half a tile late in a round, in pixels. */
  readonly u: number;
}

const windows: readonly Window[] = [
  { size: PHONE, cloth: 0.55, clothOfMany: 0.44, u: 10 },
  { size: SIDEWAYS, cloth: 0.6, clothOfMany: 0.5, u: 9 },
  { size: TABLET, cloth: 0.55, clothOfMany: 0.5, u: 17 },
  { size: DESKTOP, cloth: 0.38, clothOfMany: 0.36, u: 16 },
  { size: VAST, cloth: 0.4, clothOfMany: 0.4, u: 24 },
];

/** What a window shows of a table. */
interface Seen {
  /** The part of the window that is cloth. */
  readonly cloth: number;
  readonly u: number;
  /** What lies over something else. */
  readonly over: readonly string[];
  /** Whether the ends are beside the status, or beside the hand. */
  readonly oneRow: boolean;
  readonly landings: number;
  /** The height of each plate. */
  readonly plates: readonly number[];
}

for (const { size, cloth, clothOfMany, u } of windows) {
  test(`every layout has room at ${size.width}×${size.height}`, async ({ page }) => {
    await prefer(page, { motion: 'none' });
    await page.setViewportSize(size);
    const show = await stageRooms(page);
    const lines: string[] = [];
    for (const room of rooms()) {
      await show(room);
      const seen = await look(page, room);
      lines.push(
        [
          room.name.padEnd(28),
          `cloth ${(100 * seen.cloth).toFixed(0)} %`,
          `u ${seen.u.toFixed(1)}`,
          ...seen.over,
        ].join('  '),
      );
      const { hand = [], counts = [] } = room.moment.view?.round ?? {};
      const many = counts.length > 4 || (hand ?? []).length > 7;
      expect.soft(seen.over, room.name).toEqual([]);
      expect.soft(seen.oneRow, `${room.name}: one row`).toBe(true);
      expect.soft(seen.cloth, `${room.name}: cloth`).toBeGreaterThan(many ? clothOfMany : cloth);
      expect.soft(seen.u, `${room.name}: u`).toBeGreaterThan(u);
      // Where trains may be continued, their lanes are lit.
      const plays = room.moment.now?.legal?.some(({ type }) => type === 'play') === true;
      if (plays && room.rules.layout.shape !== 'trains') {
        expect.soft(seen.landings, `${room.name}: landing places`).toBeGreaterThan(0);
      }
    }
    process.stdout.write(`\n${size.width}×${size.height}\n${lines.join('\n')}\n`);
  });
}

test('no plate grows when its player passes', async ({ page }) => {
  await prefer(page, { motion: 'none' });
  const few = rooms().filter(({ name }) =>
    /^(goat|donkey|chickenfoot|triominoes).*middle/.test(name),
  );
  for (const { size } of windows) {
    await page.setViewportSize(size);
    const show = await stageRooms(page);
    for (const room of few) {
      await show(room);
      const before = await look(page, room);
      await show(passed(room));
      const after = await look(page, room);
      const grown = after.plates.filter((height, i) => height > (before.plates[i] ?? 0));
      expect.soft(grown, `${room.name} at ${size.width}`).toEqual([]);
    }
  }
});

/** Shows one room after the other. A page is opened for each layout, since no real table changes its rules. */
async function stageRooms(page: Page): Promise<(room: Room) => Promise<void>> {
  await page.unrouteAll();
  let show: ((next: Room['moment']) => void) | undefined;
  let shape = '';
  let round = 100;
  return async (room) => {
    const moment = asRound(room, (round += 1));
    if (room.rules.layout.shape === shape) show?.(moment);
    else show = await stage(page, moment);
    ({ shape } = room.rules.layout);
  };
}

/** The table in a round of this number: each round has a cloth of its own. */
function asRound({ moment }: Room, number: number): Room['moment'] {
  const round = moment.view?.round;
  return round == null
    ? moment
    : { ...moment, view: { ...moment.view, round: { ...round, number } } };
}

/** The same table after the second seat has passed. */
function passed(room: Room): Room {
  const round = room.moment.view?.round;
  if (round == null) return room;
  const history = [...round.history, { type: 'passed', seat: 2, by: 'person' } as const];
  const view = { ...room.moment.view, round: { ...round, history } };
  return { ...room, moment: { ...room.moment, view } };
}

async function look(page: Page, { rules, moment }: Room): Promise<Seen> {
  const isTrains = rules.layout.shape === 'trains';
  const round = moment.view?.round;
  const laid = (round?.history ?? []).filter(({ type }) => type === 'played').length;
  const drawn = isTrains ? page.locator('[data-lane]') : page.locator('.world > .tiles > g');
  await expect(drawn).toHaveCount(isTrains ? (round?.counts.length ?? 0) + 1 : laid);
  await expect(page.locator('[role=option]')).toHaveCount(round?.hand?.length ?? 0);
  return page.evaluate(async () => {
    // The camera follows a change of the cloth within a few frames.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const boxes = (selector: string) =>
      all(selector)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
    const [line] = boxes('div.line');
    if (line === undefined) throw new Error('there is no cloth');
    const inWindow = Math.min(line.bottom, innerHeight) - Math.max(line.top, 0);

    /** Points on the outline of each tile. */
    const tiles = all('.world > .tiles > g').map((tile) => {
      const face =
        tile.querySelector<SVGGraphicsElement>('.face') ?? (tile as unknown as SVGGraphicsElement);
      const { x, y, width, height } = face.getBBox();
      const matrix = face.getScreenCTM() ?? new DOMMatrix();
      return [0, 0.5, 1].flatMap((i) =>
        [0, 0.25, 0.5, 0.75, 1].map((j) =>
          new DOMPoint(x + i * width, y + j * height).matrixTransform(matrix),
        ),
      );
    });
    const lies = (points: DOMPoint[], { left, right, top, bottom }: DOMRect) =>
      points.some(({ x, y }) => x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1);
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

    const things = [
      '.seats .plate',
      '.seats .backs i',
      '.sum p',
      '.rack',
      '.bar button',
      '.bar .score',
    ];
    const over = things.flatMap((thing) =>
      boxes(thing).some((box) => tiles.some((points) => lies(points, box)))
        ? [`${thing} over a tile`]
        : [],
    );
    const plates = boxes('.seats .plate');
    if (boxes('.sum p').some((sum) => plates.some((plate) => meets(plate, sum)))) {
      over.push('the sum over a plate');
    }
    const buttons = boxes('.bar button');
    if (boxes('.sum p').some((sum) => buttons.some((button) => meets(button, sum)))) {
      over.push('the sum over a button');
    }
    if (plates.some((plate, i) => plates.some((other, j) => j > i && meets(plate, other)))) {
      over.push('a plate over a plate');
    }
    if (plates.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
      over.push('a plate beyond the window');
    }
    for (const thing of ['.rack .end', '.rack .words', '.rack [role=option]']) {
      if (
        boxes(thing).some(
          ({ bottom, right, left }) =>
            bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1,
        )
      ) {
        over.push(`${thing} beyond the window`);
      }
    }

    const beside = boxes(innerWidth >= 704 && innerHeight >= 544 ? '.hand' : '.middle')[0];
    const oneRow = boxes('.rack .side .end:not(.unseen)').every(
      (end) => beside !== undefined && end.top < beside.bottom && beside.top < end.bottom,
    );
    const world = document.querySelector<SVGGElement>('.world');
    const lane = document.querySelector('[data-lane]');
    const u =
      world === null
        ? Number.parseFloat(lane === null ? '0' : getComputedStyle(lane).getPropertyValue('--u'))
        : (world.getScreenCTM()?.a ?? 0);
    return {
      cloth: (line.width * inWindow) / (innerWidth * innerHeight),
      u,
      over,
      oneRow,
      landings: all('.landing').length,
      plates: plates.map(({ height }) => Math.round(height)),
    };
  });
}
