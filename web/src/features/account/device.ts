// A device in words, from what its browser says about itself (the user agent).

/** The browser and the system of a device, by the names that their makers give them. */
export type Device = { readonly browser: string; readonly system: string };

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits is right: most browsers also name those whose engine they use. */
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  // The server may have cut the end of the text, where Safari names itself.
  [/\bVersion\/[\d.]+ .*(Safari|Mobile|$)/, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The device with this user agent; `undefined` if its browser or its system is unknown. */
export function deviceOf(agent: string): Device | undefined {
  const browser = nameIn(BROWSERS, agent);
  const system = nameIn(SYSTEMS, agent);
  return browser === undefined || system === undefined ? undefined : { browser, system };
}

const nameIn = (names: Names, agent: string) => names.find(([sign]) => sign.test(agent))?.[1];
