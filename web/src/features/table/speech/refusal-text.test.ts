import { expect, it } from 'vitest';
import en from '../../../i18n/compiled/table/en.ts';
import { after, recordingOf } from '../testing/tables.ts';
import { refusalText } from './refusal-text.ts';

const view = after(recordingOf('spanish-pairs'), 1);

it('a time left is shown in whole seconds, rounded up', () => {
  const text = (code: 'in-grace' | 'before-lead', left_ms: number) =>
    refusalText(code === 'in-grace' ? { code, seat: 2, left_ms } : { code, left_ms }, view, en);
  expect(text('in-grace', 46_500)).toContain('47');
  expect(text('before-lead', 4_001)).toContain('5');
});
