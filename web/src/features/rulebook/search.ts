import type { PresetInfo } from '../../net/protocol/types.ts';
import type { PageMessages } from '../../i18n/compiled/types.ts';
import { matches } from '../../ui/matches.ts';
import { brief, presetName } from './brief.ts';
import { homeOfPreset } from './catalogue.ts';

/** What players call a game elsewhere, and what they say in it. The reader's own language has the usual name. */
const otherWords: Readonly<Record<string, string>> = {
  classic: 'классика klasika clásico clássico',
  goat: 'козел kozel kozjol jarac cabra bode goat рыба fish riba',
  'goat-croatian': 'jarac goat козел',
  'sea-goat': 'морской козел morski jarac sea goat',
  donkey: 'осел osel magarac burro donkey',
  telefon: 'телефон phone',
  'spanish-pairs': 'parejas español pares partners trancar cierre capicúa',
  venezuelan: 'venezolano zapatero pollona tranca',
  cuban: 'cubano doble nueve double nine botagorda',
  'brazilian-pairs': 'duplas batida carroça lá e lô brasil',
  'dominican-200': 'dominicano capicúa pase frank',
  'puerto-rico-500': 'puertorriqueño capicúa chucha',
  'jamaican-partner': 'six love jamaica',
  'all-fives': 'muggins sniff cinco cincos petice пятерки fives',
  'fives-threes': 'cincos treses petice trojke пятерки тройки',
  draw: 'robar vuci vučenje базар comprar tirage',
  block: 'bloqueo blok блок bloqueio',
  matador: 'матадор russian seven siete sete sedam семь',
  bergen: 'берген',
  gaple: 'гапле',
  'mexican-train': 'tren mexicano trem mexicano поезд паровоз vlak',
  chickenfoot: 'pata de gallina pé de galinha chicken foot куриная лапа kokošja noga',
  'triangle-dominoes': 'triominos triángulos triângulos треугольники trokuti',
  triominoes: 'triominos тримино triángulos triângulos треугольники trokuti',
  picture: 'dibujos figuras картинки slike niños children kids crianças дети djeca',
};

/** The games that have every word of the search in their names, places, numbers, or in what players say. */
export function searched(
  presets: readonly PresetInfo[],
  search: string,
  t: PageMessages,
): readonly PresetInfo[] {
  return presets.filter(({ id, rules }) => {
    const place = t.presets.homes[homeOfPreset(id)];
    const words = `${presetName(id, t)} ${place} ${brief(rules, t)} ${id} ${otherWords[id] ?? ''}`;
    return matches(words, search);
  });
}
