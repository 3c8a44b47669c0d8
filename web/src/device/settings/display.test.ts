// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { displayOf, showDisplay } from './display.ts';
import { readSettings } from './values.ts';

const noPreferences = { contrast: false, reducedMotion: false };

it('follows the system where nothing is chosen', () => {
  const values = readSettings(null);
  expect(displayOf(values, noPreferences)).toEqual({
    theme: 'system',
    contrast: 'normal',
    motion: 'normal',
    cloth: 'green',
  });
  expect(displayOf(values, { contrast: true, reducedMotion: true })).toEqual({
    theme: 'system',
    contrast: 'more',
    motion: 'none',
    cloth: 'green',
  });
});

it('prefers a choice of the person to the system', () => {
  const values = readSettings(
    '{"contrast":"normal","motion":"fast","theme":"dark","cloth":"wine"}',
  );
  expect(displayOf(values, { contrast: true, reducedMotion: true })).toEqual({
    theme: 'dark',
    contrast: 'normal',
    motion: 'fast',
    cloth: 'wine',
  });
});

it('shows the display as attributes of the root element, where the style tokens read it', () => {
  const root = document.createElement('html');
  showDisplay(root, { theme: 'dark', contrast: 'more', motion: 'none', cloth: 'wine' });
  expect(
    root.matches('[data-theme=dark][data-contrast=more][data-motion=none][data-cloth=wine]'),
  ).toBe(true);
});
