import type { Place, Tile } from '../../../net/protocol/types.ts';
import { placesOf, waysAt, type Choices, type Way } from '../view/choices.ts';

/** A chosen tile. `at` is `null` until it has a place; then the half that stays open is chosen. */
type Chosen = { tile: Tile; at: Place | null };

/** The tile that this person has chosen and not played yet. */
export class Selection {
  #chosen: Chosen | null = $state.raw(null);
  /** Whether the chosen tile is being dragged. */
  #dragged = $state(false);
  readonly #choices: () => Choices;

  constructor(choices: () => Choices) {
    this.#choices = choices;
  }

  get tile(): Tile | null {
    return this.#chosen?.tile ?? null;
  }

  /** Where the tile may go, while it waits for its place. */
  readonly targets: readonly Place[] = $derived.by(() => {
    const chosen = this.#chosen;
    return chosen?.at === null ? placesOf(this.#choices(), chosen.tile) : [];
  });

  /** How the tile may lie at its place, while the half that stays open is still to be chosen. */
  readonly ways: readonly Way[] = $derived.by(() => {
    const chosen = this.#chosen;
    if (chosen === null || chosen.at === null) return [];
    return waysAt(this.#choices(), chosen.tile, chosen.at);
  });

  get dragged(): boolean {
    return this.#dragged;
  }

  choose(tile: Tile, at: Place | null = null): void {
    this.#chosen = { tile, at };
    this.#dragged = false;
  }

  /** Chooses a tile for as long as it is dragged. */
  drag(tile: Tile): void {
    this.choose(tile);
    this.#dragged = true;
  }

  clear(): void {
    this.#chosen = null;
    this.#dragged = false;
  }

  /** Clears the choice if the legal moves have changed and the tile no longer fits. */
  clearIfImpossible(): void {
    if (this.targets.length === 0 && this.ways.length === 0) this.clear();
  }
}
