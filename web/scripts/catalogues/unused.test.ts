// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unusedMessages } from './unused.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unused-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The messages that this code does not use, of `title`, `go`, `codes.lost` and `codes.late`. */
function unusedAfter(code: string, component?: string): string {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const types = write(
    'types.ts',
    `export type PageMessages = {
      title: string; go: (x: { n: number }) => string; codes: { lost: string; late: string } };`,
  );
  const files = [write('code.ts', `import type { PageMessages } from './types';\n${code}`)];
  if (component !== undefined) write('Part.svelte', component);
  const found = unusedMessages(files, types, { strict: true, target: ts.ScriptTarget.ES2022 });
  return found.map((path) => path.slice(1).join('.')).join(' ');
}

it.each([
  ['nothing is used', '', 'title go codes.lost codes.late'],
  ['a property', 'export const a = (t: PageMessages) => t.title;', 'go codes.lost codes.late'],
  [
    'a group in a variable',
    'export const a = (t: PageMessages) => { const c = t.codes; return c.late; };',
    'title go codes.lost',
  ],
  [
    'destructuring',
    'export const a = ({ title, go }: PageMessages) => title + go({ n: 1 });',
    'codes.lost codes.late',
  ],
  [
    'a key of a known type',
    `export const a = (t: PageMessages, code: 'late') => t.codes[code];`,
    'title go codes.lost',
  ],
  [
    'a record by code',
    `declare function say<C extends string>(all: Record<C, string>, code: C): string;
     export const a = (t: PageMessages, code: 'lost' | 'late') => say(t.codes, code);`,
    'title go',
  ],
  [
    'a function that takes messages',
    'const b = (t: PageMessages) => t.title; export const a = (t: PageMessages) => b(t);',
    'go codes.lost codes.late',
  ],
])('knows %s', (_, code, unused) => {
  expect(unusedAfter(code)).toBe(unused);
});

it('reads the markup of components', () => {
  const component = `<script lang="ts">
    import type { PageMessages } from './types';
    let { t }: { t: PageMessages } = $props();
  </script>
  {#each [1, 2] as n (n)}<p title={t.codes.late}>{t.go({ n })}</p>{/each}`;
  expect(unusedAfter(`import './Part.svelte';`, component)).toBe('title codes.lost');
});
