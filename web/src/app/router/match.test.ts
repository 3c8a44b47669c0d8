import { describe, expect, it } from 'vitest';
import { matchPath } from './match.ts';

describe('matchPath', () => {
  it('names the values of a pattern', () => {
    expect(matchPath('/table/:id', '/table/k3f9')).toEqual({ id: 'k3f9' });
    expect(matchPath('/table/:id', '/table/a%20b/')).toEqual({ id: 'a b' });
  });

  it('matches the root with nothing to name', () => {
    expect(matchPath('/', '/')).toEqual({});
  });

  it('refuses longer, shorter and different paths', () => {
    expect(matchPath('/table/:id', '/table')).toBeUndefined();
    expect(matchPath('/table/:id', '/table/a/b')).toBeUndefined();
    expect(matchPath('/settings', '/setting')).toBeUndefined();
  });

  it('gives the rest of the path to a last star', () => {
    expect(matchPath('/clubs/*', '/clubs')).toEqual({});
    expect(matchPath('/clubs/*', '/clubs/k3f9/members')).toEqual({});
    expect(matchPath('/clubs/*', '/club')).toBeUndefined();
  });

  it('takes a broken escape literally', () => {
    expect(matchPath('/table/:id', '/table/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});
