import { createHash } from 'node:crypto';
import { EngineInstance } from '../../../../engine/instance.ts';
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type LiveState,
  type LocalAnswer,
  type LocalEvent,
  type LocalNext,
  type LocalRequest,
  type MyTable,
  type OpenTable,
  type ServerMessage,
} from '../../../../net/protocol/types.ts';
import { expanded } from '../../state/expanded.ts';

const ID = 'local-1';
const RANDOM = '07'.repeat(32);
const PART = '09'.repeat(16);
const BEGAN_MS = 1_790_000_000_000;

/**
 * The page of a table on a device: it stores the events, keeps the time, and plays for the person. It does exactly the same as
 * `crates/local/examples/matches/page.rs` does with the engine that is not in WebAssembly.
 */
export class PlayedPage {
  readonly #module: WebAssembly.Module;
  #engine: EngineInstance;
  requests = 0;
  readonly #answers = createHash('sha256');
  readonly #stored: LocalEvent[] = [];
  #own: MyTable | undefined;
  #nowMs = BEGAN_MS;
  /** When time has an effect. */
  #untilMs: number | null = null;
  #live: LiveState = { turn: null };
  /** How many commands were sent. */
  #commands = 0;
  /** Whether a command was sent since the last live state. */
  #acted = false;
  /** Whether the person is ready for the next round. */
  #ready = false;
  /** The last deal to which a part was added. */
  #parted: string | undefined;

  /** Opens a table and connects to it. */
  constructor(module: WebAssembly.Module, table: OpenTable) {
    this.#module = module;
    this.#engine = this.#newEngine();
    this.#run({ type: 'open', id: ID, table, random: RANDOM, now_ms: BEGAN_MS });
    this.#connect();
  }

  /** Loads the page again: the engine knows nothing but the stored events. */
  reload(): void {
    this.#engine = this.#newEngine();
    // Parts are stored with their deal, so a page that was loaded again adds its own once more.
    this.#parted = undefined;
    this.#run({ type: 'continue', id: ID, events: this.#stored, now_ms: this.#nowMs });
    this.#connect();
  }

  /** Does what the person would do next, or waits. */
  goOn(): void {
    const message = this.#nextMessage();
    if (message !== undefined) {
      this.#receive(message);
      return;
    }
    if (this.#untilMs === null) throw new Error('the table waits for nothing');
    this.#nowMs = Math.max(this.#nowMs, this.#untilMs);
    this.#run({ type: 'tick', now_ms: this.#nowMs });
  }

  get isOver(): boolean {
    return this.#own?.table.phase === 'over';
  }

  /** The SHA-256 of all answers. */
  digest(): string {
    return this.#answers.digest('hex');
  }

  #newEngine(): EngineInstance {
    return new EngineInstance(new WebAssembly.Instance(this.#module), 'local');
  }

  #connect(): void {
    this.#receive({ type: 'hello', version: PROTOCOL_VERSION, last_seen: 0 });
  }

  #receive(message: ClientMessage): void {
    this.#run({ type: 'receive', message, now_ms: this.#nowMs });
  }

  #nextMessage(): ClientMessage | undefined {
    const { next_deal, legal = [], next_round_ms } = this.#live;
    if (next_deal !== undefined && this.#parted !== next_deal.commitment) {
      this.#parted = next_deal.commitment;
      return { type: 'part', commitment: next_deal.commitment, part: PART };
    }
    if (this.#acted) return undefined;
    const choice = legal[this.#commands % Math.max(1, legal.length)];
    if (choice === undefined) {
      if (next_round_ms === undefined || this.#ready) return undefined;
      this.#ready = true;
    }
    this.#acted = true;
    this.#commands += 1;
    return {
      type: 'command',
      id: `c${this.#commands}`,
      command: choice ?? { type: 'ready' },
    };
  }

  /** Asks until the table waits. */
  #run(first: LocalRequest): void {
    for (let request: LocalRequest | undefined = first; request !== undefined;) {
      const answer = this.#ask(request);
      if (answer.type !== 'went') {
        throw new Error(`${JSON.stringify(request)} was answered by ${JSON.stringify(answer)}`);
      }
      for (const message of answer.messages) this.#hear(message);
      request = this.#follow(answer.next);
    }
  }

  #follow(next: LocalNext): LocalRequest | undefined {
    switch (next.type) {
      case 'store':
        this.#stored.push(...next.events);
        this.#own = next.own;
        return { type: 'stored', now_ms: this.#nowMs };
      case 'think':
        return { type: 'think', now_ms: this.#nowMs };
      case 'wait':
        this.#untilMs = next.until_ms;
        return undefined;
      case 'recover':
        throw new Error('the store never fails here');
    }
  }

  #ask(request: LocalRequest): LocalAnswer {
    const answer = this.#engine.ask(JSON.stringify(request));
    this.requests += 1;
    this.#answers.update(answer);
    return JSON.parse(answer) as LocalAnswer;
  }

  #hear(sent: ServerMessage): void {
    if (sent.type === 'pong') return;
    const message = expanded(sent);
    switch (message.type) {
      case 'snapshot':
        this.#show(message.now);
        return;
      case 'update':
        if (message.events.some(({ type }) => type === 'dealt')) this.#ready = false;
        this.#show(message.now);
        return;
      case 'refused':
      case 'problem':
        throw new Error(JSON.stringify(message));
      case 'ack':
      case 'said':
        return;
    }
  }

  #show(now: LiveState): void {
    this.#live = now;
    this.#acted = false;
  }
}
