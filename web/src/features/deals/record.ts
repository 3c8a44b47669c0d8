// Reads from a record what its deals are computed from.

/** A round of a record. */
export interface RecordedRound {
  readonly number: number;
  /** The lines of the round, without `fair`; each ends in a line feed. */
  readonly lines: string;
  /** The numbers of the line `fair`, by their names; `null` if the round has no such line. */
  readonly fair: Readonly<Record<string, string>> | null;
  /** The hands by seat, from seat 1. */
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
  /** The seat that led; `null` if the record does not say. */
  readonly lead: number | null;
  readonly isRedeal: boolean;
}

export interface RecordedMatch {
  /** The id of the match, which the deals depend on. */
  readonly id: string;
  readonly rounds: readonly RecordedRound[];
}

/** The deals of a record as the server writes it. */
export function readDeals(record: string): RecordedMatch {
  const lines = record.split('\n').filter((line) => line !== '' && !line.startsWith('result '));
  const starts = lines.flatMap((line, at) => (line.startsWith('round ') ? [at] : []));
  const header = lines.slice(0, starts[0]);
  const id = header.find((line) => line.startsWith('id '))?.slice(4, -1) ?? '';
  const rounds = starts.map((start, i) => roundOf(lines.slice(start, starts[i + 1])));
  return { id, rounds };
}

function roundOf(lines: readonly string[]): RecordedRound {
  const words = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(' ').slice(1));
  const [fair] = words('fair');
  const [lead] = words('lead');
  return {
    number: Number(words('round')[0]?.[0]),
    lines: lines
      .filter((line) => !line.startsWith('fair '))
      .map((line) => `${line}\n`)
      .join(''),
    fair: fair === undefined ? null : Object.fromEntries(fair.map((word) => word.split('='))),
    hands: words('deal').map((hand) => hand.slice(1).filter((tile) => tile !== '-')),
    stock: words('stock').flatMap((tiles) => tiles.filter((tile) => tile !== '-')),
    lead: lead === undefined ? null : Number(lead[0]),
    isRedeal: words('end').some(([how]) => how === 'redeal'),
  };
}
