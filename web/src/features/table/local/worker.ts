// The worker that runs a table on this device, so that a bot that thinks does not stop the page.
import { store } from '../../../device/store/store.ts';
import { GameEngine } from './engine.ts';
import { ENGINE_URL } from './file.ts';
import { LocalHost, LocalProblem, problemOf } from './host.ts';
import type { FromTable, ToTable } from './messages.ts';
import { eventsOf } from './stored.ts';

/** The part of a worker's scope that is used here. The page's types have no scope of workers. */
interface Scope {
  onmessage: ((event: MessageEvent<ToTable>) => void) | null;
  postMessage(message: FromTable): void;
}
const page = self as unknown as Scope;

let host: Promise<LocalHost> | undefined;

page.onmessage = ({ data }) => {
  act(data).catch((error: unknown) => {
    page.postMessage({ type: 'failed', problem: problemOf(error) });
  });
};

async function act(message: ToTable): Promise<void> {
  switch (message.type) {
    case 'open':
      await (await begin(message.id)).open(message.table);
      page.postMessage({ type: 'ready' });
      return;
    case 'continue':
      await (await begin(message.id)).continue();
      page.postMessage({ type: 'ready' });
      return;
    case 'say':
      await (await host)?.receive(message.message);
      return;
    case 'hint':
      page.postMessage({ type: 'hint', advice: (await (await host)?.hint()) ?? null });
      return;
    case 'replay':
      page.postMessage({ type: 'replay', replay: await replayed(message) });
      return;
    case 'record-of':
      page.postMessage({ type: 'record', text: await recorded(message) });
      return;
    case 'record':
      page.postMessage({ type: 'record', text: (await (await host)?.record()) ?? null });
  }
}

/** A match that is over. Throws the problem if there is none. */
async function replayed({ id, number, seat }: Extract<ToTable, { type: 'replay' }>) {
  const [engine, events] = await Promise.all([GameEngine.load(ENGINE_URL), eventsOf(store, id)]);
  const answer = engine.ask({ type: 'replay', id, number, events, seat });
  if (answer.type === 'replay') return answer.replay;
  throw new LocalProblem(answer.type === 'refused' ? answer.problem : { code: 'internal' });
}

/** The record of a match; `null` if there is none. */
async function recorded({ id, number }: Extract<ToTable, { type: 'record-of' }>) {
  const [engine, events] = await Promise.all([GameEngine.load(ENGINE_URL), eventsOf(store, id)]);
  const answer = engine.ask({ type: 'record', id, number, events });
  return answer.type === 'record' ? answer.text : null;
}

function begin(id: string): Promise<LocalHost> {
  host = GameEngine.load(ENGINE_URL).then(
    (engine) =>
      new LocalHost(engine, store, id, {
        hear: (message) => page.postMessage({ type: 'hear', message }),
        end: () => page.postMessage({ type: 'end' }),
      }),
  );
  return host;
}
