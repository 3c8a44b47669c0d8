import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import type { MatchReplay } from '../../../net/protocol/types.ts';
import type { TableWorker } from './link.ts';
import type { FromTable } from './messages.ts';
import { replayHere } from './replay.ts';

/** A worker that answers the first message. */
function answering(answer: FromTable) {
  const worker = {
    onmessage: null as TableWorker['onmessage'],
    onmessageerror: null,
    onerror: null,
    postMessage: vi.fn(() =>
      worker.onmessage?.call(
        worker as unknown as Worker,
        new MessageEvent('message', { data: answer }),
      ),
    ),
    terminate: vi.fn(),
  };
  return worker;
}

const replay = { match: { id: 'local-0a1b-2' } } as MatchReplay;

it.each([
  ['local-0a1b-2', 'local-0a1b', 2],
  ['local-0a1b', 'local-0a1b', null],
])('asks for the match of the address %s', async (address, id, number) => {
  const worker = answering({ type: 'replay', replay });
  await expect(replayHere(address, 3, worker)).resolves.toBe(replay);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'replay', id, number, seat: 3 });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('says why there is no match', async () => {
  const worker = answering({ type: 'failed', problem: { code: 'not-found' } });
  await expect(replayHere('local-0a1b-2', null, worker)).rejects.toEqual(
    new ApiError({ code: 'not-found' }),
  );
  expect(worker.terminate).toHaveBeenCalledOnce();
});
