import { loadText, saveText } from '../../device/local-text.ts';
import { BOT_DELAYS_MS, type Pace } from '../../net/protocol/types.ts';
import { hasFinished } from '../person/strength.ts';

const KEY = 'boneyard.pace';

/** The pace that a person on this device chose last; `undefined` if they never did. */
export function chosenPace(): Pace | undefined {
  const stored = loadText(KEY);
  const paces = Object.keys(BOT_DELAYS_MS) as Pace[];
  return paces.find((pace) => pace === stored);
}

export function rememberPace(pace: Pace): void {
  saveText(KEY, pace);
}

/** The pace of a new table: as the person chose it. Without a choice, the first match is slow, until one is finished. */
export function paceNow(): Pace {
  return chosenPace() ?? (hasFinished() ? 'usual' : 'slow');
}

/** Whether a table is slow because it is the first one. */
export function isFirstPace(botDelayMs: number): boolean {
  return chosenPace() === undefined && !hasFinished() && botDelayMs === BOT_DELAYS_MS.slow;
}
