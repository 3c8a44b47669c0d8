// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import { PROTOCOL_VERSION, type Advice } from '../../../net/protocol/types.ts';
import { planFor } from '../../play/opening/plan.ts';
import { TableState } from '../state/table.svelte.ts';
import { LocalLink, type TableWorker } from './link.ts';
import type { FromTable, ToTable } from './messages.ts';

/** A worker for tests: it records what the link sends, and sends what the test chooses. */
class FakeWorker implements TableWorker {
  onmessage: TableWorker['onmessage'] = null;
  onmessageerror: TableWorker['onmessageerror'] = null;
  onerror: TableWorker['onerror'] = null;
  readonly told: ToTable[] = [];
  isOver = false;

  postMessage(message: ToTable): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }

  say(message: FromTable): void {
    this.onmessage?.call(this as unknown as Worker, new MessageEvent('message', { data: message }));
  }
}

const ID = 'local-1';
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the link to a table on this device', () => {
  it('carries the messages of a table’s connection', async () => {
    const worker = new FakeWorker();
    const link = LocalLink.to(ID, worker);
    const table = new TableState(ID, link);
    const stop = table.start();
    await settled();
    expect(worker.told).toEqual([
      { type: 'continue', id: ID },
      { type: 'say', message: { type: 'hello', version: PROTOCOL_VERSION, last_seen: 0 } },
    ]);
    worker.say({
      type: 'hear',
      message: { type: 'update', from: 1, events: [], now: { turn: null } },
    });
    await settled();
    // Without a snapshot the connection says hello once more.
    expect(worker.told.at(-1)).toMatchObject({ type: 'say', message: { type: 'hello' } });
    stop();
    link.stop();
    expect(worker.isOver).toBe(true);
  });

  it('does not count as lost when the device goes offline', async () => {
    const worker = new FakeWorker();
    const table = new TableState(ID, LocalLink.to(ID, worker));
    const stop = table.start();
    await settled();
    const hellos = () => worker.told.filter(({ type }) => type === 'say').length;
    const before = hellos();
    dispatchEvent(new Event('offline'));
    await settled();
    expect(hellos()).toBe(before);
    expect(table.connection.state).toBe('connecting');
    stop();
  });

  it('is ready once the table is, or says why it is not', async () => {
    const worker = new FakeWorker();
    const link = LocalLink.open(ID, planFor('draw', 2), worker);
    worker.say({ type: 'ready' });
    await expect(link.ready).resolves.toBeUndefined();

    const failing = new FakeWorker();
    const failed = LocalLink.to(ID, failing);
    failing.say({ type: 'failed', problem: { code: 'not-found' } });
    await expect(failed.ready).rejects.toEqual(new ApiError({ code: 'not-found' }));
  });

  it('tells the page of a table that it cannot go on, also after a new connection', async () => {
    const worker = new FakeWorker();
    const table = new TableState(ID, LocalLink.to(ID, worker));
    const stop = table.start();
    await settled();
    worker.onerror?.call(worker as unknown as Worker, new ErrorEvent('error'));
    await settled();
    expect(table.connection.problem).toEqual({ code: 'internal' });
    table.connection.retry();
    await settled();
    expect(table.connection.problem).toEqual({ code: 'internal' });
    stop();
  });

  it('hands out hints, and none where the person gets none', async () => {
    const worker = new FakeWorker();
    const link = LocalLink.to(ID, worker);
    const advice: Advice = { choice: { type: 'pass' }, why: { type: 'only' } };
    const hint = link.hint();
    expect(worker.told.at(-1)).toEqual({ type: 'hint' });
    worker.say({ type: 'hint', advice });
    await expect(hint).resolves.toEqual(advice);
    const none = link.hint();
    worker.say({ type: 'hint', advice: null });
    await expect(none).rejects.toEqual(new ApiError({ code: 'not-allowed' }));
    const unanswered = link.hint();
    link.stop();
    await expect(unanswered).rejects.toThrow(ApiError);
  });

  it('hands out the record, and no record before the first match', async () => {
    const worker = new FakeWorker();
    const link = LocalLink.to(ID, worker);
    const record = link.record();
    worker.say({ type: 'record', text: 'dgn 1\n' });
    await expect(record).resolves.toBe('dgn 1\n');
    const none = link.record();
    worker.say({ type: 'record', text: null });
    await expect(none).rejects.toEqual(new ApiError({ code: 'not-found' }));
  });
});
