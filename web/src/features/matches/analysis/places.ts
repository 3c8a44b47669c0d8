import type { RoundShape } from '../../../net/protocol/types.ts';
import { isTurnEvent } from '../../table/state/moment.ts';
import type { Stop } from '../replay/stops.ts';

/** An action: the index of its round among those that are analysed, and its index in the round. */
export type ActionAt = { readonly round: number; readonly action: number };

/** The actions of a replay: which action stands at each stop, and at which stop each action stands. */
export class Places {
  readonly #ofStop: readonly (ActionAt | null)[];

  /** `rounds` are the rounds that are analysed, in order. */
  constructor(stops: readonly Stop[], rounds: readonly RoundShape[]) {
    const indexOf = new Map(rounds.map(({ number }, index) => [number, index]));
    let [round, done] = [-1, 0];
    this.#ofStop = stops.map((stop) => {
      const { event, drawn } = stop;
      if (event.type === 'dealt' || stop.round !== round) [round, done] = [stop.round, 0];
      if (!isTurnEvent(event)) return null;
      done += event.type === 'drew' ? drawn : 1;
      const index = indexOf.get(round);
      return index === undefined ? null : { round: index, action: done - 1 };
    });
  }

  /** The last action of a stop; `null` if no seat acted there, or if its round is not analysed. */
  at(stop: number): ActionAt | null {
    return this.#ofStop[stop] ?? null;
  }

  /** The stop of an action; tiles that are drawn one after another have one. */
  stopOf({ round, action }: ActionAt): number {
    return this.#ofStop.findIndex((at) => at !== null && at.round === round && at.action >= action);
  }
}
