import { ApiError } from '../../../net/api.ts';
import type { MatchReplay, Seat } from '../../../net/protocol/types.ts';
import type { FromTable } from './messages.ts';
import { newWorker, type TableWorker } from './link.ts';

/** The address of a match on this device: its table, and its number there. Without a number it is the last one that is over. */
const ADDRESS = /^(local-[0-9a-f]+)(?:-(\d+))?$/;

/**
 * A match of a table on this device, with the hand of a seat, or of none. Throws an `ApiError` if there is none. The table itself does
 * not go on meanwhile.
 */
export async function replayHere(
  match: string,
  seat: Seat | null,
  worker: TableWorker = newWorker(),
): Promise<MatchReplay> {
  const [, id = match, number = null] = ADDRESS.exec(match) ?? [];
  try {
    return await new Promise<MatchReplay>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
        if (data.type === 'replay') resolve(data.replay);
        if (data.type === 'failed') reject(new ApiError(data.problem));
      };
      worker.onerror = () => reject(new ApiError({ code: 'internal' }));
      worker.postMessage({
        type: 'replay',
        id,
        number: number === null ? null : Number(number),
        seat,
      });
    });
  } finally {
    worker.terminate();
  }
}
