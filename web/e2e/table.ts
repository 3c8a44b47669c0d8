// A table as a person uses it: the possible actions, by mouse or by keys.
import { expect, type Locator, type Page } from '@playwright/test';
import { soon } from './test.ts';
import { Wire } from './wire.ts';

/** The action that the page asks for; `over` after the end of the match. */
export type Asked = 'tile' | 'draw' | 'pass' | 'done' | 'ready' | 'over';

const ASKED: readonly Asked[] = ['tile', 'draw', 'pass', 'done', 'ready', 'over'];

const ARMS = { left: 'L', right: 'R' };

/** Chooses among the tiles that fit; the first one by default. */
type Choose = (fitting: Locator) => Locator;

export class TablePage {
  readonly page: Page;
  readonly wire: Wire;
  readonly hand: Locator;
  readonly fitting: Locator;
  readonly status: Locator;
  readonly sheet: Locator;
  /** How the round or the match ended. */
  readonly outcome: Locator;
  readonly strip: Locator;

  /** Create this object before the page opens a table, because it records the messages of the table. */
  constructor(page: Page) {
    this.page = page;
    this.wire = new Wire(page);
    this.hand = page
      .getByRole('listbox', { name: /^Your( first| second)? hand$/ })
      .getByRole('option');
    this.fitting = page.getByRole('option', { name: /fits|may lead/ });
    this.status = page.locator('.status');
    this.sheet = page.locator('[data-sheet]');
    this.outcome = page.locator('[data-outcome], [data-end]');
    this.strip = page.locator('.strips');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Sits down as a guest, under this name, on the chair that is offered first. */
  async sitDown(name: string): Promise<void> {
    await this.page.getByLabel('Your name').fill(name);
    await this.button(/^Sit /).click();
  }

  end(side: 'left' | 'right'): Locator {
    return this.button(new RegExp(`^Play at the ${side} end`));
  }

  landing(arm: string): Locator {
    return this.page.locator(`.landing[data-arm=${arm}]`);
  }

  /** The offered ends of the chosen tile. */
  get offered(): Locator {
    return this.page.locator('button[data-end]');
  }

  /** The buttons for the halves of a tile, of which one is to stay open. */
  get halves(): Locator {
    return this.page.locator('[data-half]');
  }

  /** The tiles on the cloth, in the order they were laid. */
  get laid(): Locator {
    return this.page.locator('.cloth .world > .tiles > g');
  }

  /** Waits until the page asks for one of these actions, by default any, and returns the action. */
  async asked(among: readonly Asked[] = ASKED): Promise<Asked> {
    const found = await this.page.waitForFunction((among) => {
      // Buttons of the table alone: a game on the home page is called "Draw" too.
      const button = (start: string) =>
        [...document.querySelectorAll<HTMLButtonElement>('[data-phase] button')].some(
          (one) =>
            !one.disabled && one.checkVisibility() && one.textContent.trim().startsWith(start),
        );
      const now = {
        over: () => document.querySelector('[data-phase=over]') !== null && button('Another match'),
        ready: () => button('Ready'),
        tile: () =>
          [...document.querySelectorAll('[role=option]')].some((option) =>
            /fits|may lead/.test(option.getAttribute('aria-label') ?? ''),
          ),
        draw: () => button('Draw'),
        pass: () => button('Pass'),
        done: () => button('Done'),
      };
      return among.find((asked) => now[asked]()) ?? false;
    }, among);
    return (await found.jsonValue()) as Asked;
  }

  /** Does the action with the mouse, once, and waits until the server has stored it. */
  async answerByMouse(asked: Asked, choose: Choose = (fitting) => fitting.first()): Promise<void> {
    await this.untilStored(async () => {
      switch (asked) {
        case 'tile': {
          const tiles = await this.hand.count();
          const tile = (await choose(this.fitting).getAttribute('data-tile')) ?? '';
          const stored = this.wire.ownActions;
          // A tile that fits one place is laid there. Places that other tiles fit are shown, too.
          const chosen = this.page.locator('[role=option][aria-selected="true"]');
          await this.page.locator(`[data-tile="${tile}"]`).click();
          await this.untilStoredOrShown(stored, [chosen, this.halves]);
          if (await chosen.first().isVisible()) {
            const hasBadges = await this.offered.first().isVisible();
            await this.chooseEnd(hasBadges && tiles % 2 === 0 ? 'badge' : 'ghost');
          }
          await this.untilStoredOrShown(stored, [this.halves]);
          if (await this.halves.first().isVisible()) await this.halves.first().click();
          return;
        }
        case 'draw':
          return this.button(/^Draw/).click();
        case 'pass':
          return this.button('Pass').click();
        case 'done':
          return this.button(/^Done/).click();
        case 'ready':
          return this.button('Ready').click();
        case 'over':
          throw new Error('nothing is asked when the match is over');
      }
    });
  }

  /** Does something for this seat, and waits until the server has stored it. */
  async untilStored(does: () => Promise<void>): Promise<void> {
    const before = this.wire.ownActions;
    await does();
    await soon(() => this.wire.ownActions).toBeGreaterThan(before);
  }

  /**
   * Waits until the server has stored an action of this seat, or the page shows one of these. The page loads the places
   * of some layouts, and the choice of a half, when they are needed.
   */
  async untilStoredOrShown(stored: number, shown: readonly Locator[]): Promise<void> {
    await soon(async () => {
      if (this.wire.ownActions > stored) return true;
      const visible = await Promise.all(shown.map((one) => one.first().isVisible()));
      return visible.includes(true);
    }).toBe(true);
  }

  /** Chooses one of two offered ends, by its badge or by its place on the cloth. */
  async chooseEnd(by: 'badge' | 'ghost', side?: 'left' | 'right'): Promise<void> {
    if (by === 'badge') {
      await (side === undefined ? this.offered.first() : this.end(side)).click();
      return;
    }
    const ghost = side === undefined ? this.page.locator('.landing') : this.landing(ARMS[side]);
    const { x, y } = await this.middleOf(ghost.first());
    await this.page.mouse.click(x, y);
  }

  /** The middle of something drawn, once the camera has come to rest. */
  async middleOf(drawn: Locator): Promise<{ x: number; y: number }> {
    let before = '';
    let box = await drawn.boundingBox();
    await soon(async () => {
      const last = before;
      box = await drawn.boundingBox();
      before = JSON.stringify(box);
      return last === before && box !== null;
    }).toBe(true);
    if (box === null) throw new Error('nothing is drawn there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Plays with the mouse to the end of the round: `over` if the match has ended too, otherwise `ready`. */
  async playRound(): Promise<Asked> {
    for (;;) {
      const asked = await this.asked();
      if (asked === 'ready' || asked === 'over') return asked;
      await this.answerByMouse(asked);
    }
  }

  /** Plays with the mouse until the page asks for `until`. Fails if the match ends before. */
  async playByMouse(until: Asked, choose?: Choose): Promise<void> {
    for (;;) {
      const asked = await this.asked();
      if (asked === until || asked === 'over') {
        expect(asked).toBe(until);
        return;
      }
      await this.answerByMouse(asked, choose);
    }
  }
}
