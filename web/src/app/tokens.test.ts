import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './testing/contrast.ts';
import { isFilled, numberColour } from '../features/tiles/numbers.ts';

const styles = readFileSync('src/app/tokens.css', 'utf8');

/** The colours of a theme, from the first rule that sets each of them. */
function coloursOf(theme: 'light' | 'dark'): (name: string) => string {
  const rule = styles.slice(styles.indexOf(':root {'), styles.indexOf(":root[data-theme='light']"));
  return (name) => {
    const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(rule) ?? [];
    const [, other] = /^var\(--(\w+)\)$/.exec(value) ?? [];
    if (other !== undefined) return coloursOf(theme)(other);
    const written = value;
    const [light, dark = light] = written.match(/#[0-9a-f]{6}/g) ?? [];
    const colour = theme === 'light' ? light : dark;
    if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`);
    return colour;
  };
}

/** What is read or seen, what it is on, and the least contrast: 4.5 for text, 3 for graphics. */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', ['bg', 'surface', 'floor'], 4.5],
  ['muted', ['bg', 'surface', 'floor'], 4.5],
  ['accent', ['bg', 'surface'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['ember', ['bg', 'surface'], 4.5],
  ['warn', ['bg', 'surface'], 4.5],
  ['info', ['bg', 'surface'], 4.5],
  ['on-cloth', ['cloth', 'cloth-lit', 'cloth-dark'], 4.5],
  ['on-wood', ['wood'], 4.5],
  ['pip', ['tile'], 4.5],
  ['back-line', ['back'], 4.5],
  ['line', ['bg', 'surface'], 3],
  ['tile', ['cloth', 'cloth-lit', 'wood'], 3],
  ['landing', ['cloth', 'cloth-lit'], 3],
  ['brass', ['cloth'], 3],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colour = coloursOf(theme);
  it.each(pairs)('%s can be seen on %s', (name, grounds, least) => {
    for (const ground of grounds) {
      expect(contrast(colour(name), colour(ground)), `on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});

it('every number can be read on ivory, or in ivory where its half is filled', () => {
  const ivory = coloursOf('light')('tile');
  for (let number = 1; number <= 18; number++) {
    expect(contrast(numberColour(number) ?? '', ivory), `${number}`).toBeGreaterThanOrEqual(4.5);
    expect(isFilled(number)).toBe(number > 9);
  }
  expect(numberColour(0)).toBeUndefined();
});
