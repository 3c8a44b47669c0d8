// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { showBarColour } from './colour.ts';

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#1c2322" media="(prefers-color-scheme: dark)">`;
  document.documentElement.style.setProperty('--surface', 'rgb(1, 2, 3)');
  return () => {
    document.head.innerHTML = '';
    document.documentElement.removeAttribute('style');
  };
});

const colours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);

it('the bar around the page has the colour of a theme that was chosen', () => {
  showBarColour({ theme: 'dark', contrast: 'normal', motion: 'normal', cloth: 'green' });
  expect(new Set(colours()).size).toBe(1);
  expect(colours()).not.toContain('#ffffff');
});

it('the bar follows the system again after high contrast is turned off', () => {
  showBarColour({ theme: 'system', contrast: 'more', motion: 'normal', cloth: 'green' });
  showBarColour({ theme: 'system', contrast: 'normal', motion: 'normal', cloth: 'green' });
  expect(colours()).toEqual(['#ffffff', '#1c2322']);
});
