// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Language } from '../../../i18n/language.svelte.ts';
import type { Courtesy } from '../../../net/protocol/evening.ts';
import { courtesiesIn } from './courtesies.ts';

// CLUB-73, CLUB-103: what an accommodation allows must not be punished, in any language of the reason.
it.each<[string, string, readonly Courtesy[]]>([
  ['en', 'Knocked twice instead of saying pass', ['knocks-to-pass', 'others-knock']],
  ['en', 'Her partner shuffled for her', ['partner-shuffles']],
  ['en', 'Asked how many fives were out', ['may-ask-count']],
  ['en', 'Spoke during the round', []],
  ['ru', 'Трогал свои кости и переставлял их', ['may-rearrange']],
  ['ru', 'Показал на кость', ['neighbour-places']],
  ['ru', 'Разговаривал во время партии', []],
  ['hr', 'Dirao je svoje pločice', ['may-rearrange']],
  ['hr', 'Razgovarao je za stolom', []],
  ['es', 'Su compañero anotó por él', ['partner-writes']],
  ['es', 'Habló durante la ronda', []],
  ['pt', 'Apontou para a peça', ['neighbour-places']],
  ['pt', 'Conversou durante a rodada', []],
])('%s: “%s”', async (code, reason, courtesies) => {
  const language = new Language();
  await language.load('evening');
  await language.use(code);
  expect(courtesiesIn(reason, language.t.evening.organiser.penalties.sounds)).toEqual(courtesies);
});
