import { expect, it } from 'vitest';
import { displayOf, showDisplay } from './display.ts';
import { readSettings } from './values.ts';

const calm = { contrast: false, reducedMotion: false };

it('follows the system where nothing is chosen', () => {
  const values = readSettings(null);
  expect(displayOf(values, calm)).toEqual({
    theme: 'system',
    contrast: 'normal',
    motion: 'normal',
  });
  expect(displayOf(values, { contrast: true, reducedMotion: true })).toEqual({
    theme: 'system',
    contrast: 'more',
    motion: 'none',
  });
});

it('a choice outweighs the system', () => {
  const values = readSettings('{"contrast":"normal","motion":"fast","theme":"dark"}');
  expect(displayOf(values, { contrast: true, reducedMotion: true })).toEqual({
    theme: 'dark',
    contrast: 'normal',
    motion: 'fast',
  });
});

it('is on the root element, where the tokens read it', () => {
  const root = document.createElement('html');
  showDisplay(root, { theme: 'dark', contrast: 'more', motion: 'none' });
  expect(root.matches('[data-theme=dark][data-contrast=more][data-motion=none]')).toBe(true);
});
