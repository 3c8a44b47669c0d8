import type {
  ClientMessage,
  Command,
  Lesson,
  LessonStep,
  LiveState,
  SeenEvent,
  TableView,
} from '../../net/protocol/types.ts';
import { PROTOCOL_VERSION } from '../../net/protocol/types.ts';
import { viewWith } from '../table/state/apply.ts';
import { LocalWire } from '../table/local/wire.ts';
import { isOwn } from '../table/view/people.ts';
import { TableState } from '../table/state/table.svelte.ts';
import { sameTile } from '../table/view/tile.ts';

/** The text that the learner reads now: to be continued, or a question to be answered by a move. */
export type LessonMessage =
  { kind: 'say'; text: string } | { kind: 'ask'; text: string; hint: string | null };

type PlayStep = Extract<LessonStep, { type: 'happen' }>;

/** How long each play is shown before the next step. */
const PAUSE_MS = 700;

/**
 * A lesson while it is played. Its table is an ordinary one whose messages come from the lesson
 * instead of a server. So every component that shows a table can show a lesson.
 */
export class LessonRun {
  readonly table: TableState;
  readonly #lesson: Lesson;
  #message: LessonMessage | null = $state.raw(null);
  #over = $state(false);
  /** The index of the next step. */
  #nextStep = 0;
  #view: TableView;
  #now: LiveState;
  /** What is said about another move than the lesson's. */
  #hintText = '';
  #wire: LocalWire | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    this.#view = lesson.view;
    this.#now = lesson.now;
    this.table = new TableState('lesson', {
      connect: () => (this.#wire = new LocalWire((message) => this.#receive(message))).socket,
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

  /** Starts the lesson; the returned function stops it. */
  start(): () => void {
    const stop = this.table.start();
    const stopListening = this.table.moments.listen(({ type }) => {
      if (type === 'refused') this.#hint();
    });
    return () => {
      clearTimeout(this.#timer);
      stopListening();
      stop();
    };
  }

  /** Continues after a text without a question. */
  next(): void {
    if (this.#message?.kind !== 'say' || this.#over) return;
    this.#message = null;
    this.#continue();
  }

  /** Runs steps until the learner has something to read or to do. */
  #continue(): void {
    clearTimeout(this.#timer);
    const step = this.#lesson.steps[this.#nextStep];
    if (step === undefined) return;
    switch (step.type) {
      case 'say':
        this.#nextStep += 1;
        this.#over = this.#nextStep === this.#lesson.steps.length;
        this.#message = { kind: 'say', text: step.text };
        return;
      case 'ask':
        this.#nextStep += 1;
        this.#ask(step.text, step.hint);
        this.#sendUpdate([]);
        return;
      case 'happen':
        this.#happen(step);
        this.#timer = setTimeout(() => this.#continue(), PAUSE_MS);
    }
  }

  #ask(text: string, hint: string): void {
    this.#message = { kind: 'ask', text, hint: null };
    this.#hintText = hint;
  }

  #happen({ event, now }: PlayStep): void {
    this.#nextStep += 1;
    const seq = this.#view.seq + 1;
    this.#view = { ...viewWith(this.#view, event), seq };
    this.#now = now;
    this.#sendUpdate([event]);
  }

  /** Sends the table an update. It lists legal moves only while the learner is asked. */
  #sendUpdate(events: SeenEvent[]): void {
    const from = this.#view.seq - events.length + 1;
    this.#wire?.deliver({ type: 'update', from, events, now: this.#liveState() });
  }

  #liveState(): LiveState {
    if (this.#message?.kind === 'ask') return this.#now;
    const { turn } = this.#now;
    // The learner's turn begins with the question: until then there is nothing to say about it.
    return { turn: isOwn(this.#view, turn) ? null : turn };
  }

  #receive(message: ClientMessage): void {
    if (message.type === 'hello') {
      this.#wire?.deliver({
        type: 'snapshot',
        version: PROTOCOL_VERSION,
        view: this.#view,
        now: this.#liveState(),
      });
      if (this.#message === null) this.#continue();
    } else if (message.type === 'command') {
      this.#onCommand(message.id, message.command);
    } else {
      // Answer each ping: however long a learner thinks, the connection must not count as lost.
      this.#wire?.deliver({ type: 'pong' });
    }
  }

  #onCommand(id: string, command: Command): void {
    const step = this.#lesson.steps[this.#nextStep];
    if (this.#message?.kind !== 'ask' || step?.type !== 'happen') return;
    if (!isMove(command, step.event)) {
      // The move is legal, but not the lesson's. The hint says why, so this refusal is one without words.
      this.#wire?.deliver({ type: 'refused', id, refusal: { code: 'nothing-asked' } });
      return;
    }
    const turnContinues = this.#turnContinues();
    if (!turnContinues) this.#message = null;
    // The question asked for the draw. What to do with the new tile, the table says itself.
    else if (step.event.type === 'drew') this.#ask('', '');
    this.#happen(step);
    this.#wire?.deliver({ type: 'ack', id, seq: this.#view.seq });
    if (!turnContinues) this.#timer = setTimeout(() => this.#continue(), PAUSE_MS);
  }

  /** Shows the hint, after any move other than the lesson's, legal or not. */
  #hint(): void {
    if (this.#message?.kind === 'ask') this.#message = { ...this.#message, hint: this.#hintText };
  }

  /** Whether the learner's turn continues after the next step, which is a move of theirs. */
  #turnContinues(): boolean {
    const next = this.#lesson.steps[this.#nextStep + 1];
    return next?.type === 'happen' && isAction(next.event) && isOwn(this.#view, next.event.seat);
  }
}

type ActionEvent = Extract<SeenEvent, { type: 'played' | 'drew' | 'passed' | 'closed' | 'done' }>;

function isAction(event: SeenEvent): event is ActionEvent {
  return ['played', 'drew', 'passed', 'closed', 'done'].includes(event.type);
}

/** Whether a command equals the lesson's move. */
function isMove(command: Command, event: SeenEvent): boolean {
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
