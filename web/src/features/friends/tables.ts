import type { TableSummary } from '../../net/protocol/types.ts';

/**
 * The open table at which a person with an account waits; `undefined` if there is none. Only rated tables count: there
 * everyone has an account, and no one else has the name of another account. A guest may call themselves anything.
 */
export function waitsAt(name: string, tables: readonly TableSummary[]): TableSummary | undefined {
  return tables.find(
    ({ options, seats, you }) =>
      options.rated === true &&
      you === null &&
      seats.some((sitter) => sitter.kind === 'person' && sitter.name === name),
  );
}
