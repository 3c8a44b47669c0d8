import { beforeEach, expect, it, vi } from 'vitest';
import { calendarDay, dayAndHour, timeOfDay } from './dates.ts';
import { regional } from './regional.ts';

const EVENING = Date.UTC(2026, 10, 28, 17, 31);

/** The languages of the reader's browser. */
function reads(...languages: string[]) {
  vi.stubGlobal('navigator', { languages });
}

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

it('writes dates as the region of the reader does', () => {
  reads('en-GB', 'en');
  expect(dayAndHour(EVENING, 'en')).toBe('28 Nov 2026, 17:31');
  reads('en-US');
  expect(dayAndHour(EVENING, 'en')).toMatch(/^Nov 28, 2026, 5:31\sPM$/);
  expect(calendarDay('2026-11-28', 'en')).toBe('Nov 28, 2026');
});

it('takes the first region of the language of the page', () => {
  reads('de-AT', 'es-MX', 'en-GB', 'en-US');
  expect(dayAndHour(EVENING, 'en')).toBe('28 Nov 2026, 17:31');
  reads('hr-HR', 'en-US');
  expect(calendarDay('2026-11-28', 'hr')).toBe('28. stu 2026.');
});

it('does without a region', () => {
  reads('de');
  expect(timeOfDay(EVENING, 'en')).toBe('17:31');
  expect(timeOfDay(EVENING, 'ru')).toBe('17:31');
});

it('mistakes no language for another that begins alike', () => {
  reads('fil-PH', 'pt-BR');
  expect(regional('fi')).toBeUndefined();
  expect(regional('pt')).toBe('pt-BR');
});
