import type { PageMessages } from '../../i18n/compiled/types.ts';
import type { Rules } from '../../net/protocol/types.ts';
import { chosen, optionsOf, parametersOf, type Option } from './options.ts';
import { parameter } from './parameters.ts';

/** The sentence of an option, split at its control, and the labels of its choices. */
export type OptionWords = {
  before: string;
  after: string;
  /** The control's name for screen readers, which do not read the sentence round it. */
  label: string;
  choices: Readonly<Record<string, string>>;
};

export function wordsOfOption(option: Option, t: PageMessages): OptionWords {
  const words: { sentence: string; choices?: Record<string, string> } = t.options[option.id];
  const [before = '', after = ''] = words.sentence.split('{choice}');
  return {
    before: before.trim(),
    after: after.trim(),
    label: `${before}…${after}`,
    choices: words.choices ?? {},
  };
}

/** An option of these rules as a complete sentence. */
function sentence(rules: Rules, option: Option, t: PageMessages): string {
  const { choices } = wordsOfOption(option, t);
  const withChoice = (choice: string) => t.options[option.id].sentence.replace('{choice}', choice);
  if (option.kind === 'number') {
    return withChoice(String(parameter(rules, option.parameter)));
  }
  const id = chosen(rules, option)?.id;
  return withChoice(id === undefined ? t.open.otherwise : (choices[id] ?? id));
}

/** What these rules say about a parameter, written as `name=value`: the sentence of its option, if it has one. */
export function sayParameter(
  rules: Rules,
  players: number,
  written: string,
  t: PageMessages,
): string {
  const name = written.split('=')[0];
  const option = optionsOf(rules, players).find((option) =>
    parametersOf(option).some((parameter) => parameter === name),
  );
  return option === undefined ? written : sentence(rules, option, t);
}
