// A sixth language for tests, made from English: every letter that can has an accent, and every vowel is doubled, so
// that texts are longer by more than a third. Text without accents on such a page was never given to translators.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  FluentParser,
  FluentSerializer,
  Transformer,
  type Message,
  type TextElement,
} from '@fluent/syntax';

/** The code of the language. No language has it. */
export const PSEUDO = 'zz';

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçďéĝĥíĵķļñóřšťúŵýžÁÇĎÉĜĤÍĴĶĻÑÓŘŠŤÚŴÝŽ';
const accents = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** A text with accents and doubled vowels. HTML stays HTML. */
export function pseudo(text: string): string {
  return text
    .split(/(<[^>]*>|&\w+;)/)
    .map((part, i) => (i % 2 === 1 ? part : [...part].map(accented).join('')))
    .join('');
}

function accented(letter: string): string {
  const changed = accents.get(letter) ?? letter;
  return /[aeiou]/i.test(letter) ? changed + changed.toLowerCase() : changed;
}

class Accents extends Transformer {
  // Regular expressions are not shown.
  override visitMessage(message: Message): Message {
    return message.id.name === 'organiser-penalties-sounds'
      ? message
      : (this.genericVisit(message) as Message);
  }

  override visitTextElement(element: TextElement): TextElement {
    element.value = pseudo(element.value);
    return element;
  }
}

/** Copies the catalogues into a temporary folder and adds the language. Gives the folder. */
export function withPseudo(locales: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'boneyard-locales-')), 'locales');
  cpSync(locales, copy, { recursive: true });
  for (const path of readdirSync(join(copy, 'en'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ftl')) continue;
    const resource = new FluentParser().parse(readFileSync(join(copy, 'en', path), 'utf8'));
    for (const entry of resource.body) new Accents().visit(entry);
    const file = join(copy, PSEUDO, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new FluentSerializer().serialize(resource));
  }
  return copy;
}
