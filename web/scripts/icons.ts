/** The purpose of an icon: a tab, a home screen, or a launcher that cuts it to its own shape. */
export type IconKind = 'tab' | 'any' | 'maskable';

/** Every picture file that is drawn, and how large in pixels. */
export const pictures: readonly { file: string; kind: IconKind; size: number }[] = [
  { file: 'icon-192.png', kind: 'any', size: 192 },
  { file: 'icon-512.png', kind: 'any', size: 512 },
  { file: 'maskable-192.png', kind: 'maskable', size: 192 },
  { file: 'maskable-512.png', kind: 'maskable', size: 512 },
  // Like a launcher, iOS rounds the corners of this icon itself.
  { file: 'apple-touch-icon.png', kind: 'maskable', size: 180 },
];

/** The size of the logo in the units of its `viewBox`, as in its component. */
const MARK = { width: 14, height: 26 };

/** The logo's share of an icon's height. A launcher may cut away everything outside a circle of four fifths. */
const SHARE = { any: 0.72, maskable: 0.66 };

/** An icon as an SVG, made from the logo's component and the colours of the style sheet. */
export function icon(kind: IconKind, mark: string, tokens: string): string {
  const shapes = between(mark, /<svg[^>]*>/, '</svg>');
  const rules = between(mark, /<style>/, '</style>')
    // The size on a page does not apply to the icon.
    .replace(/\bsvg\s*\{[^}]*\}/, '')
    .replace(/var\(--(\w+)\)/g, (_, name: string) => light(tokens, name));
  const style = `<style>${oneLine(rules)}</style>`;
  const drawn = oneLine(shapes);
  if (kind === 'tab') {
    const side = (MARK.height - MARK.width) / 2;
    const box = [-side, 0, MARK.height, MARK.height].join(' ');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${style}${drawn}</svg>\n`;
  }
  const scale = (512 * SHARE[kind]) / MARK.height;
  const [x, y] = [MARK.width, MARK.height].map((length) => round((512 - length * scale) / 2));
  const corner = kind === 'any' ? ' rx="112"' : '';
  const cloth = `<rect width="512" height="512"${corner} fill="${light(tokens, 'green')}"/>`;
  const place = `translate(${x} ${y}) scale(${round(scale)})`;
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">';
  return `${open}${style}${cloth}<g transform="${place}">${drawn}</g></svg>\n`;
}

function between(text: string, from: RegExp, to: string): string {
  const start = from.exec(text);
  const end = start === null ? -1 : text.indexOf(to, start.index);
  if (start === null || end < 0) throw new Error(`the mark has no ${from.source} … ${to}`);
  return text.slice(start.index + start[0].length, end);
}

/** The light theme's value of a colour token. */
function light(tokens: string, name: string): string {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (found === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:<>]) ?| (?=\/>)/g, '$1')
    .trim();

const round = (length: number) => Number(length.toFixed(2));
