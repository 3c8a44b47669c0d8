// Tables at the end of a round, recorded from matches that the tables themselves played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoundResult, RoundView, TableView } from '../src/net/protocol/types.ts';
import type { Moment } from './staged.ts';

const NAMES = ['Ana', 'Boris', 'Eva', 'Luka', 'Carla', 'Davor', 'Ana Carla', 'Luka Boris'];

const read = (path: string): unknown =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../src/features/table/testing', path), 'utf8'),
  );

const recordings = read('recordings.json') as { later: TableView[] }[];
const sheets = read('sheets.json') as TableView[];

/** A table at the end of a round, as the person on the first seat sees it. */
export function endedRound(preset: string): Moment {
  const view = recordings
    .flatMap(({ later }) => later)
    .find(
      ({ rules, phase, you, sheet }) =>
        rules.preset === preset && phase === 'between' && you === 1 && sheet.length > 0,
    );
  if (view === undefined) throw new Error(`no end of a round of ${preset} is recorded`);
  return momentOf(view);
}

/** The end of a round with the most players, with the tiles of another position on the cloth. */
export function endedCrowd(preset: string, cloth: Moment): Moment {
  const end = everyEnd().find((one) => one.preset === preset);
  const round = end?.moment.view?.round;
  if (end === undefined || round === undefined || round === null) {
    throw new Error(`no round of ${preset} is recorded`);
  }
  const history = cloth.view?.round?.history ?? [];
  return { ...end.moment, view: { ...end.moment.view, round: { ...round, history } } };
}

/** The last round of every game that tables play. Its tiles are not on the cloth, but in the hands and on the sheet. */
export function everyEnd(): { preset: string; result: RoundResult; moment: Moment }[] {
  return sheets.map((recorded) => {
    const result = recorded.sheet.at(-1);
    if (result === undefined) throw new Error(`no round of ${recorded.rules.preset} is recorded`);
    const round: RoundView = {
      number: result.round,
      leader: 1,
      must_lead: null,
      hand: result.hands[0] ?? [],
      counts: result.hands.map((hand) => hand.length),
      boneyard: 0,
      ends: [],
      history: [],
    };
    const view = { ...recorded, you: 1, phase: 'between' as const, match_end: null, round };
    return { preset: recorded.rules.preset, result, moment: momentOf(view) };
  });
}

function momentOf(view: TableView): Moment {
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    sitter: { kind: 'person' as const, name: NAMES[i] ?? '', held_by: null },
  }));
  return {
    match: 'spanish-pairs',
    events: 0,
    view: { ...view, seats },
    now: { turn: null, next_round_ms: 7000 },
  };
}
