// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPage } from '../../testing/keyboard-user.ts';
import { StagedSession } from '../../testing/staged.svelte.ts';
import { keepWifi, loadWifi, wifiText } from './wifi.ts';
import WifiCode from './WifiCode.svelte';

/** Reads the text as a phone does. */
function read(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const [, body = ''] = /^WIFI:(.*);$/su.exec(text) ?? [];
  for (const [, name = '', value = ''] of body.matchAll(/([TSP]):((?:[^\\;]|\\.)*);/gsu))
    fields[name] = value.replaceAll(/\\(.)/gsu, '$1');
  return fields;
}

describe('the code of a Wi-Fi', () => {
  it('has the name and the password', () => {
    expect(wifiText({ name: 'Club', password: 'tiles and tables' })).toBe(
      'WIFI:T:WPA;S:Club;P:tiles and tables;;',
    );
    expect(wifiText({ name: 'Open', password: '' })).toBe('WIFI:T:nopass;S:Open;;');
    expect(wifiText({ name: 'a;b,c:d"e\\f', password: '\\;,:"1234' })).toBe(
      'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\\\\\;\\,\\:\\"1234;;',
    );
  });

  it('is there for no impossible network', () => {
    expect(wifiText({ name: '', password: 'long enough' })).toBeUndefined();
    expect(wifiText({ name: 'Club', password: 'short' })).toBeUndefined();
    expect(wifiText({ name: 'ж'.repeat(17), password: '' })).toBeUndefined();
  });

  it('is read as it was typed', () => {
    const name = fc.string({ minLength: 1, maxLength: 32 });
    const password = fc.string({ minLength: 8, maxLength: 63 });
    fc.assert(
      fc.property(name, password, (name, password) => {
        const text = wifiText({ name, password });
        fc.pre(text !== undefined);
        expect(read(text)).toEqual({ T: 'WPA', S: name, P: password });
      }),
    );
  });
});

describe('on the page', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  const open = async (code = 'en') => {
    const user = await mountPage(
      new StagedSession(undefined),
      WifiCode,
      { address: 'http://192.168.1.20:8080/join/ABCD' },
      code,
      ['phones'],
    );
    const pictures = () =>
      [...document.querySelectorAll('[role=img]')].map((picture) => picture.ariaLabel);
    return { user, pictures };
  };

  it('stays on this device and is sent nowhere', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    const { user, pictures } = await open();
    expect(pictures()).toEqual([]);
    await user.press('Wi-Fi for the phones');
    await user.write('Name of the network', 'Club; upstairs');
    expect(pictures()).toEqual(['QR code: join the Wi-Fi Club; upstairs']);
    await user.write('Password', 'short');
    expect(user.sees('A Wi-Fi password has at least 8 characters.')).toBe(true);
    expect(pictures()).toEqual([]);
    await user.write('Password', 'long enough');
    expect(pictures()).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    expect(loadWifi()).toEqual({ name: 'Club; upstairs', password: 'long enough' });
  });

  it('is shown large beside the link, and printed', async () => {
    keepWifi({ name: 'Club', password: 'long enough' });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, pictures } = await open();
    await user.press('Show both codes');
    expect(pictures().slice(-2)).toEqual([
      'QR code: join the Wi-Fi Club',
      'QR code: the address to join',
    ]);
    expect(user.sees('http://192.168.1.20:8080/join/ABCD')).toBe(true);
    await user.press('Print');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('forgets what is no network', () => {
    for (const kept of ['', '{', '[]', '{"name":1,"password":"x"}']) {
      localStorage.setItem('boneyard.wifi', kept);
      expect(loadWifi()).toEqual({ name: '', password: '' });
    }
  });
});
