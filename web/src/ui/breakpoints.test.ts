import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

it('scripts and styles agree on breakpoints', () => {
  const styles = readFileSync('src/app/breakpoints.css', 'utf8');
  for (const [name, media] of Object.entries(BREAKPOINTS)) {
    expect(styles).toContain(`@custom-media --${name} ${media};`);
  }
});
