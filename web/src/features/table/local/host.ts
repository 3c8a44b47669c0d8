import type { Store } from '../../../device/store/store.ts';
import type {
  Advice,
  ClientMessage,
  LocalAnswer,
  LocalEvent,
  LocalNext,
  LocalRequest,
  OpenTable,
  Problem,
  ServerMessage,
} from '../../../net/protocol/types.ts';
import type { GameEngine } from './engine.ts';
import { randomHex } from './random.ts';
import { append, eventsOf, makeRoom } from './stored.ts';

/** The page of a table: it sees what a socket to the server would bring. */
export interface Page {
  hear(message: ServerMessage): void;
  /** The connection has ended. The page may connect again. */
  end(): void;
}

/** A timer waits at most about 24 days. */
const WAIT_MS_MAX = 2 ** 31 - 1;

/** The host of a table on this device: passes messages to the engine, stores what happens, and keeps the time. */
export class LocalHost {
  readonly #engine: GameEngine;
  readonly #store: Store;
  readonly #id: string;
  readonly #page: Page;
  /** Everything that was asked so far. One thing follows the other. */
  #tail: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How far the time of the table is ahead of the device's clock, which may have been set back. */
  #aheadMs = 0;

  constructor(engine: GameEngine, store: Store, id: string, page: Page) {
    this.#engine = engine;
    this.#store = store;
    this.#id = id;
    this.#page = page;
  }

  /** Opens the table. Throws the problem if it cannot be opened. */
  open(table: OpenTable): Promise<void> {
    return this.#inTurn(async () => {
      await makeRoom(this.#store);
      const random = randomHex(32);
      await this.#go({ type: 'open', id: this.#id, table, random, now_ms: this.#now() });
      const stored = await eventsOf(this.#store, this.#id).catch(() => []);
      if (stored.length === 0) throw new LocalProblem({ code: 'storage' });
    });
  }

  /** Continues the table as it is stored. Throws the problem if it cannot be continued. */
  continue(): Promise<void> {
    return this.#inTurn(async () => this.#go(await this.#stored()));
  }

  /** Takes a message of the page. */
  receive(message: ClientMessage): Promise<void> {
    return this.#inTurn(() => this.#go({ type: 'receive', message, now_ms: this.#now() }));
  }

  /** What a bot of the highest level would play for the person now; `null` if the person gets no hint. */
  hint(): Promise<Advice | null> {
    return this.#inTurn(() => {
      const answer = this.#engine.ask({ type: 'hint' });
      return Promise.resolve(answer.type === 'hint' ? answer.advice : null);
    });
  }

  /** The record of the last match in DGN; `null` before the first. */
  record(): Promise<string | null> {
    return this.#inTurn(async () => {
      const events = await eventsOf(this.#store, this.#id);
      const answer = this.#engine.ask({ type: 'record', id: this.#id, number: null, events });
      return answer.type === 'record' ? answer.text : null;
    });
  }

  /** Stops the time of the table. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(act);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** Asks the engine, and does what it wants, until it waits. */
  async #go(first: LocalRequest): Promise<void> {
    clearTimeout(this.#timer);
    for (let request: LocalRequest | null = first; request !== null;) {
      const next = this.#show(this.#engine.ask(request));
      request = await this.#follow(next);
    }
  }

  /** Shows the messages of an answer; returns what the engine wants next. */
  #show(answer: LocalAnswer): LocalNext {
    if (answer.type === 'refused') throw new LocalProblem(answer.problem);
    if (answer.type !== 'went') throw new LocalProblem({ code: 'internal' });
    for (const message of answer.messages) this.#page.hear(message);
    if (answer.closes === true) this.#page.end();
    return answer.next;
  }

  /** Does what the engine wants; returns the next request, or `null` if the engine waits. */
  async #follow(next: LocalNext): Promise<LocalRequest | null> {
    switch (next.type) {
      case 'store': {
        const stored = await succeeds(append(this.#store, this.#id, next.events, next.own));
        return { type: stored ? 'stored' : 'store-failed', now_ms: this.#now() };
      }
      case 'recover':
        return this.#stored().catch(() => ({ type: 'store-failed', now_ms: this.#now() }) as const);
      case 'think':
        return { type: 'think', now_ms: this.#now() };
      case 'wait':
        if (next.until_ms !== null) this.#wake(next.until_ms);
        return null;
    }
  }

  #wake(untilMs: number): void {
    const wait = Math.min(WAIT_MS_MAX, Math.max(0, untilMs - this.#now()));
    this.#timer = setTimeout(() => {
      const tick = () => this.#go({ type: 'tick', now_ms: this.#now() });
      this.#inTurn(tick).catch((error: unknown) => this.#fail(error));
    }, wait);
  }

  /** Without a request that waits for the answer, the page hears of the problem. */
  #fail(error: unknown): void {
    this.#page.hear({ type: 'problem', problem: problemOf(error) });
  }

  async #stored(): Promise<LocalRequest> {
    const events: LocalEvent[] = await eventsOf(this.#store, this.#id);
    this.#aheadMs = Math.max(0, (events.at(-1)?.at_ms ?? 0) - this.#clock());
    return { type: 'continue', id: this.#id, events, now_ms: this.#now() };
  }

  #now(): number {
    return this.#clock() + this.#aheadMs;
  }

  /** Unlike `Date.now`, it never goes back while the page is open. */
  #clock(): number {
    return Math.round(performance.timeOrigin + performance.now());
  }
}

/** Why a table on this device cannot go on. */
export class LocalProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem that an error stands for. */
export function problemOf(error: unknown): Problem {
  return error instanceof LocalProblem ? error.problem : { code: 'internal' };
}

const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );
