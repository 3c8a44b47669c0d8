import { ApiError } from '../../../net/api.ts';
import type { MatchReplay, Seat } from '../../../net/protocol/types.ts';
import type { FromTable, ToTable } from './messages.ts';
import { newWorker, type TableWorker } from './link.ts';

/** The address of a match on this device: its table, and its number there. Without a number it is the last one that is over. */
const ADDRESS = /^(local-[0-9a-f]+)(?:-(\d+))?$/;

/**
 * A match of a table on this device, with the hand of a seat, or of none. Throws an `ApiError` if there is none. The table itself does
 * not go on meanwhile.
 */
export function replayHere(
  match: string,
  seat: Seat | null,
  worker: TableWorker = newWorker(),
): Promise<MatchReplay> {
  return answered({ type: 'replay', ...placeOf(match), seat }, worker, (answer) =>
    answer.type === 'replay' ? answer.replay : null,
  );
}

/** The record of a match of a table on this device, in DGN. Throws an `ApiError` if there is none. */
export function recordHere(match: string, worker: TableWorker = newWorker()): Promise<string> {
  return answered({ type: 'record-of', ...placeOf(match) }, worker, (answer) =>
    answer.type === 'record' ? answer.text : null,
  );
}

function placeOf(match: string): { id: string; number: number | null } {
  const [, id = match, number = null] = ADDRESS.exec(match) ?? [];
  return { id, number: number === null ? null : Number(number) };
}

/** Asks a worker of its own. `read` takes what was asked for out of the answer. */
async function answered<T>(
  message: ToTable,
  worker: TableWorker,
  read: (answer: FromTable) => T | null,
): Promise<T> {
  try {
    const answer = await new Promise<FromTable>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromTable>) => resolve(data);
      worker.onerror = () => reject(new ApiError({ code: 'internal' }));
      worker.postMessage(message);
    });
    if (answer.type === 'failed') throw new ApiError(answer.problem);
    const found = read(answer);
    if (found === null) throw new ApiError({ code: 'not-found' });
    return found;
  } finally {
    worker.terminate();
  }
}
