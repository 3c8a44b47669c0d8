import type {
  Author,
  LogEntry,
  EveningServerMessage,
  Need,
  PlayerDevice,
  EntryRefusal,
} from '../../../net/protocol/evening.ts';
import type { Own } from './evening-store.ts';
import { isSame, ownAmong } from './own-entries.ts';
import type { RefusedEntry, WhyReturned } from './session.ts';
import type { EveningInfo } from './stored.ts';

type Welcome = Extract<EveningServerMessage, { type: 'welcome' }>;

/** What this device knows of an evening on the server. Only `reduce` changes it. */
export interface SyncState {
  /** Who uses this device; `undefined` for a spectator. */
  readonly me: Author | undefined;
  /** The code for joining the evening, if the server sends it to this device. */
  readonly code: string | undefined;
  readonly club: string | undefined;
  /** The needs of this device's player, if the server sends them to this device (CLUB-103). */
  readonly needs: readonly Need[] | null;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number | undefined;
  readonly people: readonly PlayerDevice[];
  /** The key under which the server knows the entries of this device. */
  readonly known: string;
  /** Entries in the server's order, from the first on. */
  readonly taken: readonly LogEntry[];
  /** The number of the last entry on the server, as the last welcome said; 0 while that is not known. */
  readonly last: number;
  /** Unanswered entries of this device, in order. */
  readonly unsent: readonly LogEntry[];
  readonly refused: readonly RefusedEntry[];
  /** Entries that the server answered to another tab, and that have not arrived here. */
  readonly answered: readonly Answered[];
  /** Entries that the server once could not read. They are compared by content, because their numbers change. */
  readonly unread: readonly string[];
  /**
   * The highest entry number that the server has from this device. Set by a welcome; `undefined` again once all of the
   * device's entries are here.
   */
  readonly enteredTo: number | undefined;
  /** The match that this device assumes to be in progress while it is offline. */
  readonly assumed: number;
}

interface Answered {
  readonly entry: LogEntry;
  /** How many hellos this page had sent when it noticed the answer. */
  readonly greeting: number;
}

export type SyncEvent =
  /** The stored evening, read when the page opens. */
  | { type: 'remembered'; info: EveningInfo; taken: readonly LogEntry[] }
  /** The device's own stored entries, which its tabs share. */
  | ({ type: 'own-read' } & Own)
  | { type: 'welcome'; welcome: Welcome; heardAt: number }
  | { type: 'entries'; from: number; entries: readonly LogEntry[] }
  | { type: 'taken'; n: number }
  | { type: 'refused'; n: number; refusal: EntryRefusal }
  | { type: 'people'; people: readonly PlayerDevice[] }
  /** The server could not read `entry`; `undefined` if it may be any of several entries. */
  | { type: 'unread'; entry: LogEntry | undefined; mayRenumber: boolean }
  | { type: 'not-allowed' }
  | { type: 'lost' }
  | { type: 'assumed'; match: number }
  | { type: 'dismissed'; refused: RefusedEntry };

/** What has to be done after a change, in order. Storing comes before showing. */
export type SyncEffect =
  | { do: 'store-info'; info: Partial<EveningInfo>; voidFrom?: number }
  | { do: 'store-arrived'; first: number; entries: readonly LogEntry[]; own: readonly LogEntry[] }
  | { do: 'store-answered'; n: number }
  | { do: 'store-refused'; entry: LogEntry; refusal: WhyReturned }
  | { do: 'store-dismissed'; n: number }
  /** Marks numbers up to `to` as used. Entries for which `isUsed` is true get new numbers. */
  | { do: 'renumber'; to: number; isUsed: (entry: LogEntry) => boolean }
  /** Reads the device's own entries from the store; `own-read` follows. */
  | { do: 'read-own' }
  | { do: 'open-fold' }
  | { do: 'fold'; entries: readonly LogEntry[] }
  | { do: 'assume' }
  /** Applies the unanswered entries on top, and shows the evening. */
  | { do: 'apply-pending' }
  | { do: 'show' }
  | { do: 'send' }
  | { do: 'start-sending' }
  | { do: 'pause-sending' }
  | { do: 'reconnect' };

/** A new state, and the effects to carry out in order. */
export type Step = readonly [SyncState, readonly SyncEffect[]];

/** The state before anything is read. */
export const nothingKnown = (device: string): SyncState => ({
  me: undefined,
  code: undefined,
  club: undefined,
  needs: null,
  ahead: undefined,
  people: [],
  known: device,
  taken: [],
  last: 0,
  unsent: [],
  refused: [],
  answered: [],
  unread: [],
  enteredTo: undefined,
  assumed: 0,
});

/** The state after an event. `greeting` counts the hellos of this page. */
export function reduce(state: SyncState, event: SyncEvent, greeting: number): Step {
  switch (event.type) {
    case 'remembered':
      return remembered(state, event.info, event.taken);
    case 'own-read':
      return ownRead(state, event, greeting);
    case 'welcome':
      return welcomed(state, event.welcome, event.heardAt, greeting);
    case 'entries':
      return arrived(state, event.from, event.entries, greeting);
    case 'taken': {
      const next = keepingUnsent(state, (entry) => entry.n !== event.n);
      return [next, [{ do: 'store-answered', n: event.n }, ...APPLY_AND_SEND]];
    }
    case 'refused': {
      const entry = state.unsent.find(({ n }) => n === event.n);
      return entry === undefined ? [state, []] : returned(state, entry, event.refusal);
    }
    case 'people':
      return [{ ...state, people: event.people }, []];
    case 'unread':
      return unread(state, event.entry, event.mayRenumber);
    case 'not-allowed':
      // The server accepts no entry from a device without a player, and says when that changes.
      return [state, [{ do: 'pause-sending' }]];
    case 'lost':
      // Until the next welcome, the page shows the entries that it has.
      return [{ ...state, last: 0, enteredTo: undefined }, [{ do: 'show' }]];
    case 'assumed': {
      const assumed = Math.max(state.assumed, event.match);
      const info = { assumed };
      return [
        { ...state, assumed },
        [{ do: 'store-info', info }, { do: 'assume' }, { do: 'show' }],
      ];
    }
    case 'dismissed':
      return [
        // By number: the list may have been read again since it was shown.
        {
          ...state,
          refused: state.refused.filter(({ entry }) => entry.n !== event.refused.entry.n),
        },
        [{ do: 'store-dismissed', n: event.refused.entry.n }],
      ];
  }
}

/** The pending entries, to be applied on top of the server's, under the key that the server has for this device. */
export function onTop({ answered, unsent, known }: SyncState): LogEntry[] {
  const all = [...answered.map(({ entry }) => entry), ...unsent];
  return all.map((entry) => ({ ...entry, device: known }));
}

/** Whether entries are on their way. The evening is then out of date and is not shown. */
export const isBehind = ({ taken, last }: SyncState): boolean => taken.length < last;

const APPLY_AND_SEND: readonly SyncEffect[] = [{ do: 'apply-pending' }, { do: 'send' }];

function remembered(state: SyncState, info: EveningInfo, taken: readonly LogEntry[]): Step {
  const next: SyncState = {
    ...state,
    me: info.me ?? undefined,
    needs: info.needs ?? null,
    code: info.code ?? undefined,
    club: info.club ?? undefined,
    ahead: info.ahead,
    known: info.device ?? state.known,
    assumed: info.assumed,
    taken,
  };
  return [next, []];
}

/** This tab or another has changed which entries of this device are unanswered. */
function ownRead(state: SyncState, own: Own, greeting: number): Step {
  const elsewhere = answeredElsewhere(state, own, greeting);
  const next: SyncState = {
    ...state,
    refused: own.refused,
    answered: [...state.answered, ...elsewhere],
    unsent: own.unsent,
  };
  return [next, APPLY_AND_SEND];
}

/**
 * Entries that no longer wait, are neither here nor refused, and have no new number: another tab received their answer.
 */
function answeredElsewhere(state: SyncState, own: Own, greeting: number): Answered[] {
  const stillWaiting = new Set(own.unsent.map(contentOf));
  const gone = state.unsent.filter((entry) => !stillWaiting.has(contentOf(entry)));
  if (gone.length === 0) return [];
  const here = ownAmong(state.taken, state.known);
  return gone
    .filter(({ n }) => !here.has(n) && own.refused.every(({ entry }) => entry.n !== n))
    .map((entry) => ({ entry, greeting }));
}

/** The server says who uses this device, and from which entry the copy of this device is void. */
function welcomed(state: SyncState, welcome: Welcome, heardAt: number, greeting: number): Step {
  const { me, code, club, needs, entries_from: voidFrom } = welcome;
  const taken = state.taken.slice(0, voidFrom - 1);
  const isVoid = taken.length < state.taken.length;
  const known = welcome.device ?? state.known;
  // The welcome took some time to arrive, so the estimated server time is a little too early, and no entry gets a
  // time in the server's future.
  const ahead = welcome.now - heardAt;
  const next: SyncState = {
    ...state,
    me: me ?? undefined,
    code: code ?? undefined,
    club,
    needs,
    ahead,
    people: me === null ? [] : state.people,
    known,
    taken,
    last: welcome.entries_to,
    answered: isVoid ? [] : state.answered,
    enteredTo: welcome.device === null ? 0 : welcome.entered_to,
  };
  const info = { me, code, club, needs, ahead, device: known };
  return chain(
    [
      next,
      [
        { do: 'pause-sending' },
        { do: 'store-info', info, voidFrom },
        ...(isVoid ? ([{ do: 'open-fold' }, { do: 'assume' }] as const) : []),
        { do: 'apply-pending' },
      ],
    ],
    (state) => caughtUp(state, greeting),
  );
}

/** Entries from the server. They may overlap with known ones. After a gap, the hello has to be sent again. */
function arrived(
  state: SyncState,
  from: number,
  entries: readonly LogEntry[],
  greeting: number,
): Step {
  const first = state.taken.length + 1;
  if (from > first) return [state, [{ do: 'reconnect' }]];
  const newEntries = entries.slice(first - from);
  if (newEntries.length === 0) return caughtUp(state, greeting);
  const own = ownAmong(newEntries, state.known);
  const hasArrived = (entry: LogEntry) => isSame(own.get(entry.n), entry);
  const sent = state.unsent.filter(hasArrived);
  // Another tab may have sent an entry too early. It was refused then, and accepted later.
  const wronglyRefused = state.refused.filter(({ entry }) => hasArrived(entry));
  const next: SyncState = {
    ...state,
    taken: [...state.taken, ...newEntries],
    unsent: state.unsent.filter((entry) => !sent.includes(entry)),
    refused: state.refused.filter((entry) => !wronglyRefused.includes(entry)),
    answered: state.answered.filter(({ entry }) => !own.has(entry.n)),
  };
  const accepted = [...sent, ...wronglyRefused.map(({ entry }) => entry)];
  return chain(
    [
      next,
      [
        { do: 'store-arrived', first, entries: newEntries, own: accepted },
        { do: 'fold', entries: newEntries },
        { do: 'assume' },
        ...APPLY_AND_SEND,
      ],
    ],
    (state) => caughtUp(state, greeting),
  );
}

/** Once all entries are here, they show which numbers of this device are used. Then the unanswered entries are sent. */
function caughtUp(state: SyncState, greeting: number): Step {
  const { enteredTo } = state;
  if (enteredTo === undefined || isBehind(state)) return [state, []];
  const own = ownAmong(state.taken, state.known);
  const alreadyAccepted = state.unsent.filter((entry) => isSame(own.get(entry.n), entry));
  // A used number means that the device lost its stored data and started its numbers again.
  const isUsed = (entry: LogEntry) => {
    const taken = own.get(entry.n);
    return taken !== undefined && !isSame(taken, entry);
  };
  const next: SyncState = {
    ...state,
    enteredTo: undefined,
    // Entries that were accepted before this hello have arrived by now.
    answered: state.answered.filter((answered) => answered.greeting === greeting),
  };
  return [
    next,
    [
      ...alreadyAccepted.map(({ n }) => ({ do: 'store-answered', n }) as const),
      { do: 'renumber', to: enteredTo, isUsed },
      { do: 'read-own' },
      ...(state.me === undefined ? [] : ([{ do: 'start-sending' }] as const)),
    ],
  ];
}

/** An entry was refused: the page shows it to the person who made it. */
function returned(state: SyncState, entry: LogEntry, refusal: WhyReturned): Step {
  const next = keepingUnsent(state, ({ n }) => n !== entry.n);
  return [
    { ...next, refused: [...state.refused, { entry, refusal }] },
    [{ do: 'store-refused', entry, refusal }, ...APPLY_AND_SEND],
  ];
}

/**
 * The server could not read an entry: its number belongs to another entry, or this server will never read it. The
 * device tries once more, with another number if that may help.
 */
function unread(state: SyncState, entry: LogEntry | undefined, mayRenumber: boolean): Step {
  const reconnect: Step = [state, [{ do: 'reconnect' }]];
  if (entry === undefined) return reconnect;
  const content = contentOf(entry);
  const next: SyncState = { ...state, unread: [...state.unread, content] };
  if (state.unread.includes(content)) {
    return chain(returned(next, entry, { code: 'not-read' }), (after) => [after, reconnect[1]]);
  }
  if (!mayRenumber) return [next, reconnect[1]];
  const isUsed = ({ n }: LogEntry) => n === entry.n;
  return [next, [{ do: 'renumber', to: entry.n, isUsed }, { do: 'read-own' }, { do: 'reconnect' }]];
}

function keepingUnsent(state: SyncState, stays: (entry: LogEntry) => boolean): SyncState {
  return { ...state, unsent: state.unsent.filter(stays) };
}

/** Continues a step with a second one, and collects the effects of both. */
function chain([state, effects]: Step, next: (state: SyncState) => Step): Step {
  const [after, more] = next(state);
  return [after, [...effects, ...more]];
}

/** The content of an entry without its number. */
const contentOf = ({ at, act }: LogEntry): string => JSON.stringify([at, act]);
