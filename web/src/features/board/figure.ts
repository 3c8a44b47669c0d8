/**
 * A figure is the shape that tiles are laid in: a line, a cross, trains, a tree or triangles. The board fits one to its
 * view, then lays the plays.
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
  /** How large a round begins, relative to a line. */
  readonly eager?: number;
}

/** The label before the lane of a train. */
export interface Label {
  readonly arm: Arm;
  readonly name: string;
  /** The word for a train with a marker; empty for the others. */
  readonly marker: string;
  /** Whether this player may lay there. */
  readonly open: boolean;
  /** Whether it is this player's own train. */
  readonly own: boolean;
}

/** The plain line. */
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
