import type { Sitter, TableCall } from '../../net/protocol/types.ts';

/** What calls a person to one of their tables: it was opened for them, people sat down, or it is the person's turn. */
export interface Call {
  readonly table: string;
  readonly preset: string;
  readonly why: 'opened' | 'sat' | 'turn';
  /** The names of those who sat down; empty where a person has none. */
  readonly names: readonly string[];
}

/** Finds out what calls a person, by comparing each list of their tables with the one before. */
export class Calls {
  #call: Call | null = $state.raw(null);
  #known: readonly TableCall[] = [];
  /** Whether a list was taken. Tables in the first one may be old. */
  #begun = false;
  #visited: readonly string[] = [];

  /** What calls the person now; `null` if nothing does. */
  get call(): Call | null {
    return this.#call;
  }

  /** Takes a new list. Returns what has begun to call with it. */
  take(tables: readonly TableCall[]): Call | null {
    const begun = tables.map((table) => {
      const before = find(this.#known, table.id);
      const isNew = this.#begun && before === undefined && !this.#visited.includes(table.id);
      return callOf(table, before, isNew);
    });
    this.#begun = true;
    const next = begun.find((call) => call?.why === 'turn') ?? begun.find((call) => call !== null);
    this.#known = tables;
    if (next !== undefined && next !== null) this.#call = next;
    else if (this.#call !== null && !stillCalls(this.#call, this.#known)) this.#call = null;
    return next ?? null;
  }

  /** The person is at this table, or looks at it in a list: it does not call them, and what happens there is seen. */
  visit(table: string): void {
    if (!this.#visited.includes(table)) this.#visited = [...this.#visited, table];
    this.#known = this.#known.filter(({ id }) => id !== table);
    if (this.#call?.table === table) this.#call = null;
  }

  /** The person does not want to go now. */
  dismiss(): void {
    this.#call = null;
  }
}

/** What calls a person to a table, which was opened for them if it `isNew`. */
function callOf(table: TableCall, before: TableCall | undefined, isNew: boolean): Call | null {
  const { id, preset } = table;
  if (table.your_turn && before?.your_turn !== true) {
    return { table: id, preset, why: 'turn', names: [] };
  }
  if (isNew) return { table: id, preset, why: 'opened', names: [] };
  const sat =
    before === undefined ? [] : table.seats.filter((now, i) => hasSat(now, before.seats[i]));
  const names = sat.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : []));
  return names.length === 0 ? null : { table: id, preset, why: 'sat', names };
}

const hasSat = (now: Sitter, before: Sitter | undefined) =>
  now.kind === 'person' && before?.kind === 'open';

const find = (tables: readonly TableCall[], wanted: string) =>
  tables.find(({ id }) => id === wanted);

function stillCalls({ table, why }: Call, known: readonly TableCall[]): boolean {
  const now = find(known, table);
  return now !== undefined && (why !== 'turn' || now.your_turn);
}
