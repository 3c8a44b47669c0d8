// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Regulation } from '../../../net/protocol/evening.ts';
import PhonePage from '../player/PhonePage.svelte';
import { mountPage } from '../testing/keyboard-user.ts';
import recorded from '../testing/regulations.json';
import { ReplaySession } from '../testing/replay.svelte.ts';
import type { RuleSentences } from '../words/regulation.ts';
import Procedure from './Procedure.svelte';

/** Every regulation that comes with the program, and club pairs with each rule changed in turn. */
const cases = recorded as unknown as readonly {
  regulation: Regulation;
  target: number;
  limit: number | null;
  sentences: Readonly<Record<string, RuleSentences>>;
}[];

/** What club pairs say of a round, in words that must stand only in the sentences of a regulation. */
const OF_CLUB_PAIRS: Readonly<Record<string, RegExp>> = {
  en: /seven|loser|no matter/i,
  es: /siete|perdedor|gane quien/i,
  hr: /sedam|gubitni|poražen|bez obzira/i,
  pt: /sete|perdedor|não importa/i,
  ru: /сем[ьи]|проигравш|кто бы ни/i,
};

/** A session at a table at which a match is played by these rules. */
function atTable(played: Pick<(typeof cases)[number], 'regulation' | 'target' | 'limit'>) {
  const session = new ReplaySession('a match, kept');
  session.until(({ act }) => act?.act === 'lead');
  const { view } = session;
  const table = view?.tables[1];
  if (view === undefined || table === undefined) throw new Error('there is no second table');
  const { regulation, target, limit } = played;
  const changed = { ...view, setup: { ...view.setup, regulation, target, limit } };
  Object.defineProperty(session, 'view', { get: () => changed });
  return { session, view: changed, table };
}

describe.each(Object.entries(OF_CLUB_PAIRS))('in %s', (code, ofClubPairs) => {
  const said = ({ sentences }: (typeof cases)[number]) => {
    const { deal = [], round = [], target = [], time = [], wins = [] } = sentences[code] ?? {};
    return [...deal, ...round, ...target, ...time, ...wins];
  };
  const all = new Set(cases.flatMap(said));

  it('the procedure card says what the regulation of the night says, and nothing else', async () => {
    for (const played of cases) {
      const { session, view, table } = atTable(played);
      const user = await mountPage(
        session,
        Procedure,
        { view, table, onclose: () => undefined },
        code,
      );
      const lines = user.texts('dialog li');
      await user.stop();
      const rules = lines.filter((line) => all.has(line));
      expect(rules).toEqual(said(played));
      const others = lines.filter((line) => !all.has(line));
      expect(others.filter((line) => ofClubPairs.test(line))).toEqual([]);
    }
  });
});

it('a phone shows the rules of the night one press away from the table', async () => {
  const [, spain] = cases;
  if (spain === undefined) throw new Error('the cases begin with the regulations');
  const { session } = atTable(spain);
  const user = await mountPage(session, PhonePage, { now: () => session.now });
  const sentences = Object.values(spain.sentences.en ?? {}).flat();
  await user.press('More');
  expect(user.texts('dialog h2')).toContain('Regulation: Spain');
  expect(user.texts('dialog li')).toEqual(sentences);
  await user.escape();
  await user.press('My club night');
  expect(user.texts('h2')).toContain('Regulation: Spain');
  expect(user.texts('.panel li')).toEqual(expect.arrayContaining(sentences));
});
