/**
 * A figure is the shape that tiles are laid in: a line, a cross, a tree or triangles. `LaidTiles` fits the figure to the
 * view, then lays the plays. Trains have no figure: each lies in a lane of its own, see `train.ts`.
 */
import type Places from './Places.svelte';
import { arrange, type Layout, type Play } from './arrange.ts';
import { chooseWidth, fitAt, type LongestLine, type Size } from './width.ts';

/** A figure whose width is fitted to a view. */
export interface Shaped {
  /** Lays the plays of a round. */
  arrange(plays: readonly Play[]): Layout;
  /** The scale in pixels per `u` at which the largest round fits a view. */
  fit(view: Size): number;
}

/** The figure of some rules. */
export interface Figure {
  /** Fits the figure to a view, when a round starts and when the window changes. */
  shaped(view: Size): Shaped;
  /** The scale at which a round begins, as a multiple of that of a line; 1 if absent. */
  readonly startFactor?: number;
  /** The offered places as buttons, where places are chosen by keys on the cloth itself. */
  readonly Places?: typeof Places;
}

/** The figure of a plain line. */
export function lineFigure(longest: LongestLine): Figure {
  return {
    shaped(view) {
      const { width } = chooseWidth(longest, view);
      return {
        arrange: (plays) => arrange(plays, width),
        fit: (view) => fitAt(longest, width, view),
      };
    },
  };
}
