import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenTable } from '../../../net/protocol/types.ts';
import { engineFile, isBuilt } from './testing/built.ts';
import { PlayedPage } from './testing/page.ts';

// From `crates/local/examples/matches`: a match of every preset against beginners, the first moves of each layout against the other
// levels, and small rounds against a master. Each has the digest of everything that its page was answered.
const matches = JSON.parse(
  readFileSync('src/features/table/local/testing/matches.json', 'utf8'),
) as { table: OpenTable; requests: number; answers: string }[];

/** The page is loaded again early in a round, and then again and again at other places. */
const RELOADED_EVERY = 61;

/** The levels of the bots at a table, each once. */
function levels(table: OpenTable): string {
  const bots = table.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  return [...new Set(bots)].join(', ');
}

describe.skipIf(!isBuilt)('the engine in WebAssembly', () => {
  let module: WebAssembly.Module;
  beforeAll(async () => {
    module = await WebAssembly.compile(engineFile());
  });

  it.each(
    matches.map((match) => ({ ...match, rules: match.table.rules, levels: levels(match.table) })),
  )(
    'plays as the server does, through reloads: $rules against $levels',
    ({ table, requests, answers }) => {
      const page = new PlayedPage(module, table);
      for (let step = 0; !page.isOver && page.requests < requests; step += 1) {
        if (step % RELOADED_EVERY === 5) page.reload();
        page.goOn();
      }
      expect(page.requests).toBe(requests);
      expect(page.digest()).toBe(answers);
    },
  );
});
