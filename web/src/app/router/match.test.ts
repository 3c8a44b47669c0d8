import { describe, expect, it } from 'vitest';
import { matchPath } from './match.ts';

describe('matchPath', () => {
  it('returns the values of the names in a pattern', () => {
    expect(matchPath('/table/:id', '/table/k3f9')).toEqual({ id: 'k3f9' });
    expect(matchPath('/table/:id', '/table/a%20b/')).toEqual({ id: 'a b' });
  });

  it('matches a name after some text', () => {
    expect(matchPath('/table/local-:id', '/table/local-k3f9')).toEqual({ id: 'k3f9' });
    expect(matchPath('/table/local-:id', '/table/k3f9')).toBeUndefined();
    expect(matchPath('/table/local-:id', '/table/local')).toBeUndefined();
  });

  it('matches the root and returns no values', () => {
    expect(matchPath('/', '/')).toEqual({});
  });

  it('refuses longer, shorter and different paths', () => {
    expect(matchPath('/table/:id', '/table')).toBeUndefined();
    expect(matchPath('/table/:id', '/table/a/b')).toBeUndefined();
    expect(matchPath('/settings', '/setting')).toBeUndefined();
  });

  it('matches any rest of the path with a star at the end', () => {
    expect(matchPath('/clubs/*', '/clubs')).toEqual({});
    expect(matchPath('/clubs/*', '/clubs/k3f9/members')).toEqual({});
    expect(matchPath('/clubs/*', '/club')).toBeUndefined();
  });

  it('uses a broken percent escape as it is written', () => {
    expect(matchPath('/table/:id', '/table/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});
