import type { Control } from '../../net/protocol/types.ts';
import type { NamedRules } from './address.ts';

/** Why a file contains no rules: its first invalid line, counted from 1, or that it names no preset. */
export type FileFault = { line: number } | 'no-preset';

/**
 * Rules as a preset file: the name of the preset, a title, then every parameter, so that later changes of the preset do
 * not change the rules of the file.
 */
export function writeFile(
  { rules, name }: NamedRules,
  controls: readonly Control[],
  family: string | undefined,
): string {
  const [preset = ''] = rules.split(' ');
  const head = [`preset ${preset}`, `title ${name === '' ? preset : name}`];
  const parameters = controls.map(({ parameter, value }) => {
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    return `${parameter}=${written}`;
  });
  return [
    ...head,
    ...(family === undefined ? [] : [`family ${family}`]),
    '',
    ...parameters,
    '',
  ].join('\n');
}

/** Reads what `writeFile` wrote, or a preset's own file. The server checks whether the parameters are possible. */
export function readFile(text: string): NamedRules | FileFault {
  let [preset, name] = ['', ''];
  const words: string[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, key = '', value = ''] =
      /^(preset|title|family|source|variant|hook)\s+(.+)$/.exec(line) ?? [];
    if (key === 'preset') preset = value;
    else if (key === 'title') name = value;
    else if (/^[a-zA-Z]+\.[a-zA-Z]+=\S+$/.test(line)) words.push(line);
    else if (key === '') return { line: i + 1 };
  }
  if (preset === '' || /\s/.test(preset)) return 'no-preset';
  return { rules: [preset, ...words].join(' '), name: name === preset ? '' : name };
}
