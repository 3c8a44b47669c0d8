import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { icon, pictures } from './icons.ts';

const mark = readFileSync('src/app/frame/Mark.svelte', 'utf8');
const tokens = readFileSync('src/app/tokens.css', 'utf8');

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  [member: string]: unknown;
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

it('the SVG icons match the logo (`scripts/icons` draws them again)', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(icon('tab', mark, tokens));
  expect(readFileSync('public/icons/icon.svg', 'utf8')).toBe(icon('any', mark, tokens));
});

it.each(pictures)('$file is a PNG of $size pixels', ({ file, size }) => {
  const bytes = readFileSync(`public/icons/${file}`);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
});

it('the whole logo lies inside the circle that every launcher shows', () => {
  const [, x, y, scale] =
    /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(icon('maskable', mark, tokens)) ?? [];
  expect(Math.hypot(256 - Number(x), 256 - Number(y))).toBeLessThan(0.4 * 512);
  expect(Number(scale)).toBeGreaterThan(0);
});

describe('the manifest', () => {
  it('names the icons that exist, with their sizes and purposes', () => {
    const named = manifest.icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`);
    const drawn = pictures
      .filter(({ file }) => file !== 'apple-touch-icon.png')
      .map(({ file, kind, size }) => `/icons/${file} ${size}x${size} ${kind}`);
    expect(named).toEqual(['/icons/icon.svg any any', ...drawn]);
  });

  it('has the colours of the page', () => {
    const light = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+)`).exec(tokens)?.[1];
    expect(manifest['theme_color']).toBe(light('surface'));
    expect(manifest['background_color']).toBe(light('bg'));
  });
});

it('the page names the manifest, the icon of a home screen and the colours of both themes', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  const [, light, dark] = /--surface: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  for (const [scheme, colour] of Object.entries({ light, dark })) {
    expect(page).toMatch(
      new RegExp(
        `<meta\\s+name="theme-color"\\s+content="${colour}"\\s+media="\\(prefers-color-scheme: ${scheme}\\)"`,
      ),
    );
  }
});
