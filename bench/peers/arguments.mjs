// The arguments of the command.

import { parseArgs } from 'node:util';
import { openFilesMax } from './process.mjs';

const FRAMEWORKS = ['colyseus', 'boardgame.io'];

/** Clients of a table. */
export const SEATS = 4;

/** Files that a process needs besides the sockets of its clients. */
const OTHER_FILES = 64;

/** An error for which you can change the arguments. */
export class ArgumentError extends Error {}

/** Reads the arguments, or throws an ArgumentError. */
export function readArguments(args) {
  const { values, positionals } = split(args);
  const [framework, ...rest] = positionals;
  if (!FRAMEWORKS.includes(framework) || rest.length > 0) {
    const named = positionals.join(' ');
    throw new ArgumentError(
      `not a framework: \`${named}\` (write \`${FRAMEWORKS.join('` or `')}\`)`,
    );
  }
  const tables = number(values, 'tables', 1, 100_000);
  refuseTooManySockets(tables);
  return {
    framework,
    tables,
    paceMs: number(values, 'pace-ms', 0, 60_000),
    seconds: number(values, 'seconds', 1, 600),
    json: values.json,
  };
}

function split(args) {
  const options = {
    tables: { type: 'string', default: '200' },
    'pace-ms': { type: 'string', default: '0' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new ArgumentError(firstSentence(error.message));
  }
}

function firstSentence(message) {
  const [sentence] = message.split(/\.\s|\n/);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function number(values, name, min, max) {
  const text = values[name];
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ArgumentError(
      `not a value of --${name}: \`${text}\` (write a whole number from ${min} to ${max})`,
    );
  }
  return value;
}

function refuseTooManySockets(tables) {
  const needed = tables * SEATS + OTHER_FILES;
  const max = openFilesMax();
  if (needed > max) {
    throw new ArgumentError(
      `too many tables: \`${tables}\` need ${needed} open files, and a process may have ${max} ` +
        `(write at most ${Math.floor((max - OTHER_FILES) / SEATS)})`,
    );
  }
}
