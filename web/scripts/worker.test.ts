import { expect, it } from 'vitest';
import { shellOf } from './worker.ts';

const files = (changes: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      '/index.html': '<!doctype html>',
      '/assets/index-1a.js': 'play()',
      '/assets/club-2b.wasm': '\0asm',
      '/favicon.svg': '<svg/>',
      '/manifest.webmanifest': '{}',
      '/icons/icon-512.png': 'PNG',
      '/.vite/manifest.json': '{}',
      '/service-worker.js': 'of the build before',
      ...changes,
    }).map(([path, text]) => [path, Buffer.from(text)]),
  );

it('a build lists every file that the page shows or runs, with its hash', () => {
  const { files: all } = shellOf(files());
  expect(Object.keys(all)).toEqual([
    '/assets/club-2b.wasm',
    '/assets/index-1a.js',
    '/favicon.svg',
    '/index.html',
    '/manifest.webmanifest',
  ]);
  // printf 'play()' | openssl dgst -sha256 -binary | base64
  expect(all['/assets/index-1a.js']).toBe('sha256-n+zc/Y1kPX/nlNEMch5ToMvMOvkxRuO4TZGxerHss+U=');
});

it('the version changes with any of these files, and with no other', () => {
  const { version } = shellOf(files());
  expect(shellOf(new Map([...files()].reverse())).version).toBe(version);
  expect(shellOf(files({ '/icons/icon-512.png': 'another' })).version).toBe(version);
  expect(shellOf(files({ '/index.html': '<!doctype html> ' })).version).not.toBe(version);
  expect(shellOf(files({ '/assets/more-3c.js': '' })).version).not.toBe(version);
});
