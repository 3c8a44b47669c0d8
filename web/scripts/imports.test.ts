import { expect, test } from 'vitest';
import { importsOf } from './imports.mjs';

test('every kind of import is found, with its names and its line', () => {
  const text = `import Button, { type Size, press as push } from './button';
import type { Phase } from './phase.ts';
import * as keys from './keys';
import './style.css';

export { shown } from './shown';
export * from './all';
type Late = import('./late').Late;
const page = () => import('./Page.svelte');
const text = "import { no } from './no'"; // import './no';
`;
  expect(importsOf('a.ts', text)).toEqual([
    { specifier: './button', names: ['Button', 'Size', 'press'], line: 1 },
    { specifier: './phase.ts', names: ['Phase'], line: 2 },
    { specifier: './keys', names: ['keys'], line: 3 },
    { specifier: './style.css', names: [], line: 4 },
    { specifier: './shown', names: ['shown'], line: 6 },
    { specifier: './all', names: [], line: 7 },
    { specifier: './late', names: [], line: 8 },
    { specifier: './Page.svelte', names: [], line: 9 },
  ]);
});

test('both scripts of a component are read, types included, and the lazy imports of its markup', () => {
  const text = `<script module lang="ts">
  import { one } from './one';
</script>

<script lang="ts">
  import type { Two } from './two';
</script>

<p>import three from './three';</p>
{#await import('./Four.svelte') then { default: Four }}<Four />{/await}
`;
  expect(importsOf('A.svelte', text)).toEqual([
    { specifier: './one', names: ['one'], line: 2 },
    { specifier: './two', names: ['Two'], line: 6 },
    { specifier: './Four.svelte', names: [], line: 10 },
  ]);
});
