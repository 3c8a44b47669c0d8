import { loadText, saveText } from '../../../../device/local-text.ts';

/** The Wi-Fi of a room. It never leaves this device, except as a picture. */
export interface Wifi {
  readonly name: string;
  /** Empty for an open network. */
  readonly password: string;
}

/** The longest name of a network, in bytes, and the shortest and longest password. */
export const NAME_BYTES_MAX = 32;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 63;

/** The key of the Wi-Fi on this device. */
const KEPT = 'boneyard.wifi';

/** The text of a QR code with which a phone joins the Wi-Fi; `undefined` if there is no such network. */
export function wifiText({ name, password }: Wifi): string | undefined {
  if (name === '' || new TextEncoder().encode(name).length > NAME_BYTES_MAX) return undefined;
  if (password === '') return `WIFI:T:nopass;S:${escaped(name)};;`;
  if (password.length < PASSWORD_MIN) return undefined;
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}

/** These characters separate the parts of the text. */
const escaped = (text: string) => text.replaceAll(/[\\;,:"]/gu, '\\$&');

/** The Wi-Fi that was typed on this device last. */
export function loadWifi(): Wifi {
  try {
    const kept: unknown = JSON.parse(loadText(KEPT) ?? '');
    if (typeof kept === 'object' && kept !== null && 'name' in kept && 'password' in kept) {
      const { name, password } = kept;
      if (typeof name === 'string' && typeof password === 'string') return { name, password };
    }
  } catch {
    // Nothing is stored, or something else.
  }
  return { name: '', password: '' };
}

/** Stores the Wi-Fi on this device alone. */
export const keepWifi = (wifi: Wifi) => saveText(KEPT, JSON.stringify(wifi));
