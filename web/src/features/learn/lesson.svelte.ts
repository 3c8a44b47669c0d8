import type {
  ClientMessage,
  Command,
  Lesson,
  LessonStep,
  LiveState,
  Refusal,
  SeenEvent,
  ServerMessage,
  TableView,
} from '../../net/protocol/types.ts';
import { PROTOCOL_VERSION } from '../../net/protocol/types.ts';
import { happened } from '../table/state/apply.ts';
import { isOwn } from '../table/view/people.ts';
import { TableState } from '../table/state/table.svelte.ts';
import { sameTile } from '../table/view/tile.ts';

/** What is said to the learner now. */
export type Said =
  { kind: 'say'; text: string } | { kind: 'ask'; text: string; hint: string | null };

type Mutation = Extract<LessonStep, { type: 'ask' }>;
type Happening = Extract<LessonStep, { type: 'happen' }>;

/** How long a play of another seat is looked at before the next one. */
const BEAT_MS = 700;

/**
 * A lesson as it is played. The table is an ordinary one; what it hears comes from the lesson instead of a server,
 * so that everything that can show a table can show a lesson.
 */
export class LessonRun {
  readonly table: TableState;
  readonly #lesson: Lesson;
  #said: Said | null = $state.raw(null);
  #over = $state(false);
  /** The step that comes next. */
  #at = 0;
  #view: TableView;
  #now: LiveState;
  /** What the learner was asked last. */
  #asked: Mutation | undefined;
  #wire: LessonWire | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    this.#view = lesson.view;
    this.#now = lesson.now;
    this.table = new TableState('lesson', {
      connect: () => (this.#wire = new LessonWire((message) => this.#heard(message))).socket,
      random: () => 0.5,
    });
  }

  /** What is said now; `null` while others play. */
  get said(): Said | null {
    return this.#said;
  }

  /** Whether the last words were reached. */
  get over(): boolean {
    return this.#over;
  }

  /** Sets the lesson going; returns how to stop. */
  start(): () => void {
    const stop = this.table.start();
    const deaf = this.table.listen(({ type }) => {
      if (type === 'refused') this.#hint();
    });
    return () => {
      clearTimeout(this.#timer);
      deaf();
      stop();
    };
  }

  /** Goes on after words. */
  next(): void {
    if (this.#said?.kind !== 'say' || this.#over) return;
    this.#said = null;
    this.#goOn();
  }

  /** Does what comes next, until the learner has something to read or to do. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const step = this.#lesson.steps[this.#at];
    if (step === undefined) return;
    switch (step.type) {
      case 'say':
        this.#at += 1;
        this.#over = this.#at === this.#lesson.steps.length;
        this.#said = { kind: 'say', text: step.text };
        return;
      case 'ask':
        this.#at += 1;
        this.#said = { kind: 'ask', text: step.text, hint: null };
        this.#asked = step;
        this.#tell([]);
        return;
      case 'happen':
        this.#happen(step);
        this.#timer = setTimeout(() => this.#goOn(), BEAT_MS);
    }
  }

  #happen({ event, now }: Happening): void {
    this.#at += 1;
    const seq = this.#view.seq + 1;
    this.#view = { ...happened(this.#view, event), seq };
    this.#now = now;
    this.#tell([event]);
  }

  /** Tells the table what has happened and what may be done: something only while the learner is asked. */
  #tell(events: SeenEvent[]): void {
    const from = this.#view.seq - events.length + 1;
    this.#wire?.say({ type: 'update', from, events, now: this.#moment() });
  }

  #moment(): LiveState {
    if (this.#said?.kind === 'ask') return this.#now;
    const { turn } = this.#now;
    return { turn };
  }

  #heard(message: ClientMessage): void {
    if (message.type === 'hello') {
      this.#wire?.say({
        type: 'snapshot',
        version: PROTOCOL_VERSION,
        view: this.#view,
        now: this.#moment(),
      });
      if (this.#said === null) this.#goOn();
    } else if (message.type === 'command') {
      this.#chosen(message.id, message.command);
    } else {
      // However long a learner thinks, nobody is told that a connection was lost.
      this.#wire?.say({ type: 'pong' });
    }
  }

  #chosen(id: string, command: Command): void {
    const step = this.#lesson.steps[this.#at];
    if (this.#said?.kind !== 'ask' || step?.type !== 'happen') return;
    if (!isThat(command, step.event)) {
      this.#wire?.say({ type: 'refused', id, refusal: instead(step.event) });
      return;
    }
    const mine = this.#stillAsked();
    if (!mine) this.#said = null;
    this.#happen(step);
    this.#wire?.say({ type: 'ack', id, seq: this.#view.seq });
    if (!mine) this.#timer = setTimeout(() => this.#goOn(), BEAT_MS);
  }

  /** Another choice than the lesson's, whether the rules forbid it or not: why this one. */
  #hint(): void {
    if (this.#said?.kind === 'ask' && this.#asked !== undefined) {
      this.#said = { ...this.#said, hint: this.#asked.hint };
    }
  }

  /** Whether the learner's turn goes on after what comes next. */
  #stillAsked(): boolean {
    const next = this.#lesson.steps[this.#at + 1];
    return next?.type === 'happen' && isAction(next.event) && isOwn(this.#view, next.event.seat);
  }
}

type ActionEvent = Extract<SeenEvent, { type: 'played' | 'drew' | 'passed' | 'closed' | 'done' }>;

function isAction(event: SeenEvent): event is ActionEvent {
  return ['played', 'drew', 'passed', 'closed', 'done'].includes(event.type);
}

/** Whether a command asks for what happens in the lesson. */
function isThat(command: Command, event: SeenEvent): boolean {
  switch (command.type) {
    case 'play':
      return (
        event.type === 'played' &&
        sameTile(command.tile, event.tile) &&
        JSON.stringify(command.at) === JSON.stringify(event.at) &&
        command.leaves === event.leaves
      );
    case 'draw':
      return event.type === 'drew';
    case 'pass':
      return event.type === 'passed';
    case 'close':
      return event.type === 'closed';
    case 'done':
      return event.type === 'done';
    default:
      return false;
  }
}

/** What the lesson asks for instead, as a table would say it. */
function instead(event: SeenEvent): Refusal {
  if (event.type !== 'played') return { code: 'must-draw' };
  const { tile, at, leaves } = event;
  const choice = leaves === undefined ? { tile, at } : { tile, at, leaves };
  return { code: 'must-play', choice: { type: 'play', ...choice } };
}

/** The end of a socket that a lesson speaks through. */
class LessonWire {
  readonly socket: WebSocket;
  #open = true;

  constructor(heard: (message: ClientMessage) => void) {
    const wire: Pick<
      WebSocket,
      'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'
    > = {
      readyState: WebSocket.OPEN,
      onopen: null,
      onmessage: null,
      onclose: null,
      // The socket's own messages have the types that were generated from the server.
      send: (text) => heard(JSON.parse(String(text)) as ClientMessage),
      close: () => (this.#open = false),
    };
    // Nothing else of a socket is used by whoever keeps the connection to a table.
    this.socket = wire as WebSocket;
    queueMicrotask(() => {
      if (this.#open) this.socket.onopen?.(new Event('open'));
    });
  }

  /** Says something as a server would: later, never within the call that it answers. */
  say(message: ServerMessage): void {
    const data = JSON.stringify(message);
    queueMicrotask(() => {
      if (this.#open) this.socket.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}
