import type { LiveState, TableView, Tile } from '../../../net/protocol/types.ts';
import { arrangeHand, handsOf, moveInHand, nextToPlay, type OwnHand } from '../view/hand.ts';
import { holds } from './optimistic.ts';

/** This person's hands, with the tiles in the order that they chose. The server never learns it. */
export class OwnHandsState {
  #order: readonly Tile[] = $state.raw([]);
  readonly #view: () => TableView | null;
  readonly #now: () => LiveState;

  constructor(view: () => TableView | null, now: () => LiveState) {
    this.#view = view;
    this.#now = now;
  }

  readonly hands: readonly OwnHand[] = $derived.by(() => {
    const view = this.#view();
    const hands = view === null ? [] : handsOf(view);
    return hands.map(({ seat, tiles }) => ({ seat, tiles: arrangeHand(this.#order, tiles) }));
  });

  /** This person's seat that has the turn, or has it next; `null` for spectators. */
  readonly toPlay = $derived.by(() => {
    const seats = this.hands.map(({ seat }) => seat);
    return nextToPlay(seats, this.#now().turn, this.#view()?.seats.length ?? 0);
  });

  move(tile: Tile, to: number): void {
    const arranged = this.hands.map(({ tiles }) =>
      holds(tiles, tile) ? moveInHand(tiles, tile, to) : tiles,
    );
    this.#order = arranged.flat();
  }

  /** Forgets the order: another round has been dealt. */
  reset(): void {
    this.#order = [];
  }

  /** Fixes the present order: a drawn tile stays last, even if a snapshot sorts it elsewhere. */
  keepOrder(): void {
    this.#order = this.hands.flatMap(({ tiles }) => tiles);
  }
}
