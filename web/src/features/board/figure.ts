/** A figure that tiles are laid in, as the board needs it: shaped for a view, then laid play by play. */
import { arrange, type Arm, type Layout, type Play } from './arrange.ts';
import { chooseWidth, fitAt, type LongestLine, type Size } from './width.ts';

/** A figure whose width is settled for a view. */
export interface Shaped {
  /** Lays the plays of a round; `full` names a train that is shown in full. */
  arrange(plays: readonly Play[], full?: Arm | null): Layout;
  /** The scale in pixels per `u` at which the largest round fits a view. */
  fit(view: Size): number;
}

/** A figure that the rules ask for. */
export interface Figure {
  /** Chooses how wide it is, when a round starts and when the window changes. */
  shaped(view: Size): Shaped;
  /** How large it begins, beside a line. */
  readonly eager?: number;
}

/** What is written before the lane of a train. */
export interface Label {
  readonly arm: Arm;
  readonly name: string;
  /** The word for a train that bears a marker; empty for the others. */
  readonly marker: string;
  /** Whether the reader may lay there. */
  readonly open: boolean;
  /** Whether it is the reader's own. */
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
