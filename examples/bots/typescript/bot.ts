// A bot for a Boneyard table. It plays the heaviest tile that fits.
//
//     BONEYARD_TOKEN=boneyard_… node bot.ts http://127.0.0.1:8080 [TABLE or RULES]
//
// With the address of a table, it takes a free seat there. Otherwise it opens a rated table and prints the address.

type Command = { type: string; tile?: number[]; at?: unknown; leaves?: number };
/** A legal move: a command, or in short a tile with its place, or a word such as `draw`. */
type Move = Command | string | [tile: number[], at: unknown, leaves?: number];
type Now = { legal?: Move[]; next_deal?: { commitment: string } };
type View = { seq: number; phase: string };
type Message = Now & { view?: View; from?: number; n?: number; events?: { type: string }[]; now?: Now };

const [address = 'http://127.0.0.1:8080', wanted = 'draw'] = process.argv.slice(2);
const server = address.replace(/\/$/, '');
const headers = { Authorization: `Bearer ${process.env['BONEYARD_TOKEN']}`, 'Content-Type': 'application/json' };
const sleep = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Sends a request and returns the answer. It tries again if the server is busy or the connection breaks. */
async function call(method: string, path: string, body?: unknown): Promise<any> {
  for (;;) {
    // A command may be sent twice: its id makes the table carry it out once.
    const answer = await fetch(server + path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer && text != null && ![429, 503].includes(answer.status)) {
      if (answer.ok || answer.status === 409) return JSON.parse(text || 'null'); // 409: the table refused a command.
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    }
    await sleep(Number(answer?.headers.get('retry-after') ?? 1));
  }
}
/** Takes a seat and returns the id of the table. */
async function sit(): Promise<string> {
  if (!wanted.includes('/tables/')) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await call('POST', '/api/tables', { rules: wanted, seats, options: { rated: true } });
    console.log(`${server}/tables/${id}`);
    return id;
  }
  const id = wanted.slice(wanted.lastIndexOf('/') + 1);
  const { seats } = await call('GET', `/api/tables/${id}`);
  await call('POST', `/api/tables/${id}/seats/${seats.findIndex((seat: any) => seat.kind === 'open') + 1}`);
  return id;
}
/** The messages of a table, one on each line. Empty lines only show that the connection works. */
async function* follow(table: string, last: number): AsyncGenerator<Message> {
  const { body } = await fetch(`${server}/api/tables/${table}/stream?last_seen=${last}`, { headers });
  let rest = '';
  for await (const piece of body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}
function commandOf(move: Move): Command {
  if (typeof move === 'string') return { type: move };
  return Array.isArray(move) ? { type: 'play', tile: move[0], at: move[1], leaves: move[2] } : move;
}
const weight = ({ tile }: Command) => tile?.reduce((sum, half) => sum + half) ?? -1;

let [table, last, acted, added, over] = [await sit(), 0, 0, '', false];
for (; !over; await sleep(1)) try {
  for await (const { view, n, from, events = [], ...short } of follow(table, last)) {
    const now = short.now ?? short; // Short messages have `legal` themselves.
    const has = (type: string) => events.some((event) => event.type === type);
    last = view?.seq ?? n ?? (from ?? last + 1) + events.length - 1;
    if ((over = has('match-ended') || ['over', 'stopped'].includes(view?.phase ?? ''))) break;
    if (now.next_deal && now.next_deal.commitment !== added) {
      added = now.next_deal.commitment; // Our random bytes make sure that nobody has chosen the tiles.
      const part = crypto.randomUUID().replaceAll('-', '');
      await call('POST', `/api/tables/${table}/parts`, { commitment: added, part });
    }
    const between = has('round-ended') || view?.phase === 'between';
    const commands = now.legal?.map(commandOf) ?? (between ? [{ type: 'ready' }] : []);
    if (!commands.length || last < acted) continue; // A message before `acted` does not know what we did since.
    const command = commands.reduce((best, next) => (weight(next) > weight(best) ? next : best));
    acted = (await call('POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command })).seq ?? acted;
  }
} catch (error) { console.error(`The stream broke: ${error}`); }
console.log('The match is over.');
