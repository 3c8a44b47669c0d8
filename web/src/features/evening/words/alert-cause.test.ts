// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Language, languages } from '../../../i18n/language.svelte.ts';
import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import { alertCauseText } from './alert-cause.ts';

const PAIRING: [[number, number], [number, number]] = [
  [1, 2],
  [3, 4],
];

async function causeText(code: string, text: string): Promise<string> {
  const language = new Language();
  await language.use(code);
  await language.load('evening');
  const about = { kind: 'objection', by: 1, number: 3, text } as const;
  const t: EveningMessages = language.t.evening;
  return alertCauseText(about, PAIRING, () => 'Ana', t);
}

it('an objection names the player and the reason', async () => {
  expect(await causeText('en', 'It was 21')).toBe('Ana objects to round 3: “It was 21”');
});

// Spectators see the table concerned, without any text.
it.each(languages)(
  'in $name spectators see neither the player nor the reason',
  async ({ code }) => {
    const text = await causeText(code, '');
    expect(text).toContain('3');
    expect(text).not.toMatch(/Ana|[“”„«»:]/);
  },
);
