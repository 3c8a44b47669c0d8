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

/** The text for the learner at this step. */
export type LessonMessage =
  { kind: 'say'; text: string } | { kind: 'ask'; text: string; hint: string | null };

type Question = Extract<LessonStep, { type: 'ask' }>;
type PlayStep = Extract<LessonStep, { type: 'happen' }>;

/** How long another seat's play is shown before the next step. */
const BEAT_MS = 700;

/**
 * A lesson while it is played. The table is an ordinary one; its messages come from the lesson instead of a server. So
 * everything that shows a table can show a lesson.
 */
export class LessonRun {
  readonly table: TableState;
  readonly #lesson: Lesson;
  #message: LessonMessage | null = $state.raw(null);
  #over = $state(false);
  /** The index of the next step. */
  #at = 0;
  #view: TableView;
  #now: LiveState;
  /** The last question to the learner. */
  #askedStep: Question | undefined;
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

  /** The current text; `null` while others play. */
  get message(): LessonMessage | null {
    return this.#message;
  }

  /** Whether the lesson has ended. */
  get over(): boolean {
    return this.#over;
  }

  /** Starts the lesson; returns how to stop. */
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

  /** Continues after words. */
  next(): void {
    if (this.#message?.kind !== 'say' || this.#over) return;
    this.#message = null;
    this.#continue();
  }

  /** Runs steps until the learner has something to read or to do. */
  #continue(): void {
    clearTimeout(this.#timer);
    const step = this.#lesson.steps[this.#at];
    if (step === undefined) return;
    switch (step.type) {
      case 'say':
        this.#at += 1;
        this.#over = this.#at === this.#lesson.steps.length;
        this.#message = { kind: 'say', text: step.text };
        return;
      case 'ask':
        this.#at += 1;
        this.#message = { kind: 'ask', text: step.text, hint: null };
        this.#askedStep = step;
        this.#tell([]);
        return;
      case 'happen':
        this.#happen(step);
        this.#timer = setTimeout(() => this.#continue(), BEAT_MS);
    }
  }

  #happen({ event, now }: PlayStep): void {
    this.#at += 1;
    const seq = this.#view.seq + 1;
    this.#view = { ...happened(this.#view, event), seq };
    this.#now = now;
    this.#tell([event]);
  }

  /** Sends the table an update. It lists legal moves only while the learner is asked. */
  #tell(events: SeenEvent[]): void {
    const from = this.#view.seq - events.length + 1;
    this.#wire?.say({ type: 'update', from, events, now: this.#moment() });
  }

  #moment(): LiveState {
    if (this.#message?.kind === 'ask') return this.#now;
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
      if (this.#message === null) this.#continue();
    } else if (message.type === 'command') {
      this.#chosen(message.id, message.command);
    } else {
      // A learner may think long; the connection must not count as lost.
      this.#wire?.say({ type: 'pong' });
    }
  }

  #chosen(id: string, command: Command): void {
    const step = this.#lesson.steps[this.#at];
    if (this.#message?.kind !== 'ask' || step?.type !== 'happen') return;
    if (!isThat(command, step.event)) {
      this.#wire?.say({ type: 'refused', id, refusal: instead(step.event) });
      return;
    }
    const mine = this.#stillAsked();
    if (!mine) this.#message = null;
    this.#happen(step);
    this.#wire?.say({ type: 'ack', id, seq: this.#view.seq });
    if (!mine) this.#timer = setTimeout(() => this.#continue(), BEAT_MS);
  }

  /** Another move than the lesson's, legal or not: explain why the lesson's is better. */
  #hint(): void {
    if (this.#message?.kind === 'ask' && this.#askedStep !== undefined) {
      this.#message = { ...this.#message, hint: this.#askedStep.hint };
    }
  }

  /** Whether the learner's turn continues after the next step. */
  #stillAsked(): boolean {
    const next = this.#lesson.steps[this.#at + 1];
    return next?.type === 'happen' && isAction(next.event) && isOwn(this.#view, next.event.seat);
  }
}

type ActionEvent = Extract<SeenEvent, { type: 'played' | 'drew' | 'passed' | 'closed' | 'done' }>;

function isAction(event: SeenEvent): event is ActionEvent {
  return ['played', 'drew', 'passed', 'closed', 'done'].includes(event.type);
}

/** Whether a command equals the lesson's move. */
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

/** The lesson's move, as a table's refusal would name it. */
function instead(event: SeenEvent): Refusal {
  if (event.type !== 'played') return { code: 'must-draw' };
  const { tile, at, leaves } = event;
  const choice = leaves === undefined ? { tile, at } : { tile, at, leaves };
  return { code: 'must-play', choice: { type: 'play', ...choice } };
}

/** A socket whose messages come from a lesson. */
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
      // The socket's own messages have the types that were generated from the server's code.
      send: (text) => heard(JSON.parse(String(text)) as ClientMessage),
      close: () => (this.#open = false),
    };
    // A table's connection uses nothing else of a socket.
    this.socket = wire as WebSocket;
    queueMicrotask(() => {
      if (this.#open) this.socket.onopen?.(new Event('open'));
    });
  }

  /** Delivers a message later, as a server would, never within the call that it answers. */
  say(message: ServerMessage): void {
    const data = JSON.stringify(message);
    queueMicrotask(() => {
      if (this.#open) this.socket.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}
