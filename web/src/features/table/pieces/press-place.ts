import { tileText } from '../view/tile.ts';
import { fitting, type Choices } from '../view/choices.ts';
import { samePlace } from '../view/place.ts';
import type { TableState } from '../state/table.svelte.ts';
import type { Place, Tile } from '../../../net/protocol/types.ts';
import { toHalves } from './halves.ts';

/** The tiles that may be played at a place, each once. */
export function fittingAt(choices: Choices, at: Place): Tile[] {
  return fitting({ ...choices, plays: choices.plays.filter((play) => samePlace(play.at, at)) });
}

/**
 * Plays at a place that was pressed: the chosen tile, or the only one that fits. If several do, asks which and moves the
 * focus to the first. With `confirm`, a tile that was not chosen is only chosen now.
 */
export function pressPlace(
  table: TableState,
  at: Place,
  confirm: boolean,
  ask: (tiles: Tile[]) => void,
): void {
  const fits = fittingAt(table.choices, at);
  const [only, other] = fits;
  if (table.chosen !== null) table.place(at);
  else if (only === undefined) return;
  else if (other !== undefined) {
    ask(fits);
    document.querySelector<HTMLElement>(`[data-tile="${tileText(only)}"]`)?.focus();
    return;
  } else if (confirm) table.choose(only, { confirm });
  else table.play(only, at);
  toHalves(table);
}
