import type { Advice, TableView } from '../../../net/protocol/types.ts';
import type { CompanyTexts } from '../company/asks.ts';
import { personIs } from '../view/people.ts';
import { whereOf } from '../view/place.ts';
import { tileText } from '../view/tile.ts';

/** Points below this are not worth a word: the moves are about as good. */
const LITTLE = 0.5;

/** A hint in words. `view` is the view for which it was made. */
export function hintText(
  { choice, why }: Advice,
  view: TableView,
  t: CompanyTexts,
  language: string,
): string {
  const texts = t.company.help;
  return texts.both({ what: what(), why: reason() });

  function what(): string {
    if (choice.type !== 'play') return texts[choice.type];
    const tile = tileText(choice.tile);
    if (choice.at === 'first') return texts.lead({ tile });
    return texts.play({
      tile,
      where: t.table.ends.name({ where: whereOf(choice.at, view, t.table) }),
    });
  }

  function reason(): string {
    switch (why.type) {
      case 'only':
      case 'last-tile':
      case 'double':
        return texts.why[why.type];
      case 'scores':
        return texts.why.scores({ n: why.points });
      case 'stops':
        return texts.why.stops({ who: personIs(view, why.seat, t.table) });
      case 'keeps':
        return texts.why.keeps({ n: why.tiles });
      case 'heavy':
        return texts.why.heavy({ n: why.points });
      case 'better': {
        const { deals } = why;
        if (why.points < LITTLE) return texts.why.equal({ deals });
        const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
        return texts.why.better({ points: points.format(why.points), deals });
      }
    }
  }
}
