import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { constantFaults, type SourceFile } from './constants.ts';

const generated = [
  {
    path: 'src/net/protocol/types.ts',
    text: `
      export const SEATS_MAX = 8;
      export const ORDERS: Record<string, readonly string[]> = { "a": ["x", "y", "z"], "b": ["x"] };
      export const DIVISORS = { "x": 2, "y": 1, "z": 1 };
    `,
  },
];
const uses = "import { DIVISORS, ORDERS, SEATS_MAX, type Seat } from '../net/protocol/types.ts';\n";
const faultsOf = (text: string) => constantFaults(generated, [{ path: 'src/a.ts', text }]);

it('every generated constant is used, and none is stated again', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('i18n/compiled/'))
    .map((path): SourceFile => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));
  const isGenerated = ({ path }: SourceFile) => path.startsWith('net/protocol/');
  const written = all.filter((file) => !isGenerated(file));
  expect(constantFaults(all.filter(isGenerated), written)).toEqual([]);
});

it('names constants that nobody imports', () => {
  expect(faultsOf(uses)).toEqual([]);
  expect(faultsOf(uses.replace('SEATS_MAX, ', ''))).toEqual([
    'SEATS_MAX is generated, but not used',
  ]);
});

it('names variables and tables that state a constant again', () => {
  const name = 'src/a.ts: import SEATS_MAX, which is generated';
  expect(faultsOf(`${uses} const SEATS_MAX = 4;`)).toEqual([name]);
  const table = (of: string) => `src/a.ts: this table is in ${of}, which is generated`;
  expect(faultsOf(`${uses} const by = { z: 1, 'y': 1, x: 2 } as const;`)).toEqual([
    table('DIVISORS'),
  ]);
  expect(faultsOf(`${uses} const order = () => ['x', 'y', 'z'];`)).toEqual([table('ORDERS')]);
});

it('accepts tests, which compare with the constants', () => {
  const test = { path: 'src/a.test.ts', text: `${uses} const order = ['x', 'y', 'z'];` };
  expect(constantFaults(generated, [test])).toEqual([]);
});

it('accepts other tables, and short ones that are equal by chance', () => {
  expect(faultsOf(`${uses} const one = ['x']; const other = ['z', 'y', 'x'];`)).toEqual([]);
  expect(faultsOf(`${uses} const by = { x: 2, y: 1 }; const seats = 8;`)).toEqual([]);
});
