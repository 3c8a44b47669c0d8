import { expect, it } from 'vitest';
import { readNotice } from './notice.ts';

const pushed = (more: object) =>
  JSON.stringify({ title: 'Your turn', body: 'Draw', path: '/table/a', tag: 'turn-a', ...more });

it('reads a notice of the server', () => {
  expect(readNotice(pushed({}))).toEqual({
    title: 'Your turn',
    body: 'Draw',
    path: '/table/a',
    tag: 'turn-a',
  });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'table', 7, null])(
  'opens no page of another site: %s',
  (path) => {
    expect(readNotice(pushed({ path }))?.path).toBe('/');
  },
);

it.each([undefined, '', 'hello', 'null', '[]', pushed({ title: 1 }), pushed({ tag: null })])(
  'shows nothing else: %s',
  (text) => {
    expect(readNotice(text)).toBeUndefined();
  },
);
