/**
 * A figure is the shape that tiles are laid in: a line, a cross, trains, a tree or triangles. The board fits the figure
 * to the view, then lays the plays.
 */
import { arrange, type Arm, type Layout, type Play } from './arrange.ts';
import { chooseWidth, fitAt, type LongestLine, type Size } from './width.ts';

/** A figure whose width is fitted to a view. */
export interface Shaped {
  /** Lays the plays of a round; `full` names a train that is shown in full. */
  arrange(plays: readonly Play[], full?: Arm | null): Layout;
  /** The scale in pixels per `u` at which the largest round fits a view. */
  fit(view: Size): number;
}

/** The figure of some rules. */
export interface Figure {
  /** Fits the figure to a view, when a round starts and when the window changes. */
  shaped(view: Size): Shaped;
  /** The scale at which a round begins, as a multiple of that of a line; 1 if absent. */
  readonly startFactor?: number;
}

/** The label before the lane of a train. */
export interface Label {
  readonly arm: Arm;
  readonly name: string;
  /** The word for a train with a marker; empty for a train without one. */
  readonly marker: string;
  /** Whether this player may lay a tile there. */
  readonly open: boolean;
  /** Whether the train is this player's own. */
  readonly own: boolean;
}

/** The figure of a plain line. */
export function lineFigure(longest: LongestLine): Figure {
  return {
    shaped(view) {
      const { wrap } = chooseWidth(longest, view);
      return {
        arrange: (plays) => arrange(plays, wrap),
        fit: (view) => fitAt(longest, wrap, view),
      };
    },
  };
}
