import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOptional, type LockedPackages } from './lock.ts';

it('the lock file has an entry for every optional dependency', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: LockedPackages;
  };
  expect(missingOptional(lock.packages)).toEqual([]);
});

it('the lock file names no host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

it('an optional dependency without an entry is named', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
    'node_modules/a/node_modules/a-linux': {},
  };
  expect(missingOptional(packages)).toEqual(['node_modules/a wants a-mac']);
});
