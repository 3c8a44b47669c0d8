/**
 * The motion of moments: a tile flies to its place, a coin to the score, a plate dips, a back slides, a face pops. It
 * only moves what is drawn anyway, by transforms and opacity, and adds pictures over the page that vanish again.
 */
import { mount, tick, unmount } from 'svelte';
import type { Seat, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { isSearch, type Moment } from '../state/moment.ts';
import { isOwn, sideOf } from '../view/people.ts';
import { sameTile, tileText } from '../view/tile.ts';
import Coin from '../pieces/Coin.svelte';
import { countUp } from './count-up.ts';
import { flight } from './flight.ts';
import { Stage } from './running.ts';

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const EASE_IN = 'cubic-bezier(0.6, 0, 0.9, 0.4)';
const SPRING = 'cubic-bezier(0.3, 1.7, 0.5, 1)';

/** How high the arc of a flying tile is, in pixels. */
const ARC = 24;
/** The speed of a tile in the tokens, to which the times below belong, in milliseconds. */
const TILE_MS = 180;
const SETTLE_MS = 80;
const COIN = { spring: 180, rest: 260, fly: 260 };
const PASS_MS = 420;
const DRAW = { each: 200, apart: 90, most: 800 };
const SIT_MS = 200;

type Point = { x: number; y: number };

export class Motion {
  readonly #stage = new Stage();
  readonly #layer: HTMLElement;
  /** This person's play that is shown already, and that the server has not confirmed. */
  #laid: Tile | null = null;
  /** How many backs slide with the present message. */
  #drawn = 0;

  constructor() {
    this.#layer = document.createElement('div');
    this.#layer.ariaHidden = 'true';
    this.#layer.dataset['moments'] = '';
    Object.assign(this.#layer.style, {
      position: 'fixed',
      inset: '0',
      overflow: 'clip',
      pointerEvents: 'none',
      zIndex: '9',
    });
    document.body.append(this.#layer);
  }

  /** Completes everything and removes what was added to the page. */
  stop(): void {
    this.#stage.finish();
    this.#layer.remove();
  }

  hear(moment: Moment): void {
    const pace = paceNow();
    if (pace === 0) {
      this.#stage.finish();
      return;
    }
    switch (moment.type) {
      case 'laid':
        this.#stage.finish();
        this.#laid = moment.tile;
        this.#fly(startInHand(moment.tile), pace);
        break;
      case 'event':
        if (!moment.missed && !isSearch(moment)) this.#event(moment.event, moment.after, pace);
        break;
      case 'now':
        this.#stage.end();
        this.#drawn = 0;
        break;
      default:
        break;
    }
  }

  #event(event: SeenEvent, after: TableView, pace: number): void {
    switch (event.type) {
      case 'played': {
        const shown = this.#laid !== null && sameTile(this.#laid, event.tile);
        if (shown && isOwn(after, event.seat)) {
          this.#laid = null;
          this.#stage.join();
        } else {
          this.#stage.begin();
          this.#fly(
            isOwn(after, event.seat) ? startInHand(event.tile) : rectOf(plateOf(event.seat)),
            pace,
          );
        }
        const n = event.points ?? 0;
        if (n > 0) void this.#coin(n, sideOf(after, event.seat), pace);
        break;
      }
      case 'passed':
        this.#stage.begin();
        this.#dip(event.seat, pace);
        break;
      case 'drew':
        this.#stage.begin();
        this.#slide(event.seat, event.tile, pace);
        break;
      case 'seated':
        this.#stage.begin();
        void tick().then(() => this.#sit(event.seat, pace));
        break;
      case 'round-ended':
        this.#stage.begin();
        break;
      default:
        break;
    }
  }

  /** Moves an element until this is over or completed. */
  #animate(
    element: Element | null,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions,
    over: () => void = () => undefined,
  ): void {
    if (element === null) {
      over();
      return;
    }
    const animation = element.animate(frames, options);
    const remove = this.#stage.add(animation);
    animation.finished.then(over, over).finally(remove);
  }

  /** The last tile comes from a place of the window, and settles. */
  #fly(from: DOMRect | null, pace: number): void {
    void tick().then(() => {
      const cloth = document.querySelector<HTMLElement>('.line .cloth');
      const tile = cloth?.querySelector<SVGGElement>('.tiles > g:last-child') ?? null;
      if (cloth === null || tile === null || from === null) return;
      for (const animation of tile.getAnimations()) animation.cancel();
      const to = tile.getBoundingClientRect();
      const box = tile.getBBox();
      const u = to.width / box.width;
      if (!(u > 0)) return;
      const [a, b] = [middleOf(from), middleOf(to)];
      // A tile in the hand stands upright, and turns to lie level.
      const level = box.width > box.height * 1.2;
      const start = {
        dx: (a.x - b.x) / u,
        dy: (a.y - b.y) / u,
        scale: Math.min(from.width, from.height) / Math.min(to.width, to.height),
        degrees: (level ? 90 : 30) * (a.x > b.x ? 1 : -1),
      };
      const drawing = cloth.querySelector('svg');
      const overflow = (value: string) => {
        cloth.style.overflow = value;
        if (drawing !== null) drawing.style.overflow = value;
      };
      // On its way the tile is outside the cloth.
      overflow('visible');
      const duration = TILE_MS * pace;
      const settle = { delay: duration, duration: SETTLE_MS * pace, fill: 'backwards' } as const;
      this.#animate(tile, flight(start, ARC / u), { duration, easing: EASE_OUT });
      this.#animate(tile, { scale: [1.06, 1] }, { ...settle, easing: EASE_OUT }, () =>
        overflow(''),
      );
      this.#animate(cloth.querySelector('.last'), { opacity: [0, 1] }, settle);
    });
  }

  /** Once the coin beside the last tile has rested, a copy of it flies to the score, which counts up. */
  async #coin(n: number, side: number, pace: number): Promise<void> {
    await tick();
    // The coin on the cloth stands there as soon as it is loaded.
    await import('../../tiles/Coin.svelte');
    await tick();
    const resting = document.querySelector('.line .cloth .coin');
    const from = rectOf(resting ?? document.querySelector('.line .cloth .tiles > g:last-child'));
    const figure = document.querySelector(`[data-score="${side}"]`);
    if (from === null || figure === null) return;
    const at = middleOf(from);
    const to = middleOf(figure.getBoundingClientRect());
    const coin = this.#picture(at);
    const mounted = mount(Coin, { target: coin, props: { n } });
    const way = `${Math.round(to.x - at.x)}px ${Math.round(to.y - at.y)}px`;
    const { spring, rest, fly } = COIN;
    const all = spring + rest + fly;
    const leaves = (spring + rest) / all;
    this.#animate(
      coin,
      [
        { translate: '0 0', opacity: 0 },
        { translate: '0 0', opacity: 0, offset: leaves },
        { translate: '0 0', opacity: 1, scale: 1.2, offset: leaves, easing: EASE_IN },
        { translate: way, scale: 0.6, opacity: 0.6 },
      ],
      { duration: all * pace },
      () => {
        coin.remove();
        void unmount(mounted);
      },
    );
    const digits = figure.querySelector('.figure > [aria-hidden]');
    if (digits === null) return;
    const counting = countUp(digits, n, (spring + rest) * pace, fly * pace);
    if (counting !== null) this.#stage.add(counting);
  }

  /** A plate dips twice, and rings run from it. */
  #dip(seat: Seat, pace: number): void {
    const plate = plateOf(seat);
    if (plate === null) return;
    const duration = PASS_MS * pace;
    const deep = '0 3px';
    this.#animate(
      plate,
      { translate: ['0 0', deep, '0 0', deep, '0 0'] },
      { duration, easing: EASE_OUT },
    );
    const { left, top, width, height } = plate.getBoundingClientRect();
    for (const i of [0, 1, 2]) {
      const ring = this.#picture({ x: left + width / 2, y: top + height / 2 });
      Object.assign(ring.style, {
        width: `${width}px`,
        height: `${height}px`,
        border: '2px solid var(--brass)',
        borderRadius: 'var(--radius-plate)',
      });
      this.#animate(
        ring,
        { scale: [1, 1.12 + 0.1 * i], opacity: [0.9, 0] },
        { duration: duration * (0.6 + 0.2 * i), easing: EASE_OUT },
        () => ring.remove(),
      );
    }
  }

  /** A back slides from the boneyard to the seat that draws. */
  #slide(seat: Seat, tile: Tile | null, pace: number): void {
    const from = document.querySelector('.bar .boneyard');
    if (from === null) return;
    const delay = Math.min(this.#drawn * DRAW.apart, DRAW.most - DRAW.each);
    this.#drawn += 1;
    void tick().then(() => {
      const own = tile === null ? null : document.querySelector(`[data-tile="${tileText(tile)}"]`);
      const to = rectOf(own ?? plateOf(seat));
      if (to === null) return;
      const [a, b] = [middleOf(from.getBoundingClientRect()), middleOf(to)];
      const back = this.#picture(b);
      Object.assign(back.style, {
        width: '20px',
        height: '34px',
        border: '2px solid var(--back-line)',
        borderRadius: '5px',
        background: 'var(--back)',
      });
      this.#animate(
        back,
        [
          { translate: `${Math.round(a.x - b.x)}px ${Math.round(a.y - b.y)}px`, opacity: 1 },
          { translate: '0 0', opacity: 1, offset: 0.8 },
          { translate: '0 0', opacity: 0 },
        ],
        { duration: DRAW.each * pace, delay: delay * pace, fill: 'backwards', easing: EASE_OUT },
        () => back.remove(),
      );
    });
  }

  /** A face pops up, and the chair moves in. */
  #sit(seat: Seat, pace: number): void {
    const place = document.querySelector(`[data-plate="${seat}"]`);
    const duration = SIT_MS * pace;
    this.#animate(
      place?.querySelector('.face') ?? null,
      { scale: [0.8, 1] },
      { duration, easing: SPRING },
    );
    this.#animate(
      place,
      { translate: ['0 6px', '0 0'] },
      { duration, easing: EASE_OUT, pseudoElement: '::before' },
    );
  }

  /** An empty picture over the page, with its middle at a point of the window. */
  #picture({ x, y }: Point): HTMLElement {
    const picture = document.createElement('div');
    Object.assign(picture.style, {
      position: 'absolute',
      left: `${Math.round(x)}px`,
      top: `${Math.round(y)}px`,
      transform: 'translate(-50%, -50%)',
    });
    this.#layer.append(picture);
    return picture;
  }
}

/** How fast things move, as a multiple of the usual times: 0 without motion. */
function paceNow(): number {
  const speed = getComputedStyle(document.documentElement).getPropertyValue('--speed-tile');
  return (Number.parseFloat(speed) || 0) / TILE_MS;
}

function plateOf(seat: Seat): Element | null {
  return (
    document.querySelector(`[data-plate="${seat}"] .plate`) ??
    document.querySelector(`[data-plate="${seat}"]`)
  );
}

/** Where a tile of this person's hand is, or where it is dragged. */
function startInHand(tile: Tile): DOMRect | null {
  return rectOf(
    document.querySelector('.ghost') ?? document.querySelector(`[data-tile="${tileText(tile)}"]`),
  );
}

function rectOf(element: Element | null): DOMRect | null {
  return element?.getBoundingClientRect() ?? null;
}

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
