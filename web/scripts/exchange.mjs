// The catalogues of a language as a file for translators' programs, and back. TRANSLATING.md explains it.
//   node scripts/exchange.mjs export LANG > LANG.po
//   node scripts/exchange.mjs import LANG LANG.po
//   node scripts/exchange.mjs size LANG
import { runnerImport } from 'vite';

const [what = '', language = '', file = ''] = process.argv.slice(2);
const { module: plugin } = await runnerImport('./scripts/catalogues/plugin.ts');
const { module: exchange } = await runnerImport('./scripts/catalogues/exchange.ts');
const { LOCALES } = plugin;

if (!/^[a-z]{2}$/.test(language) || (what === 'import' && file === '')) {
  console.error(
    'write: exchange.mjs export LANG, or import LANG FILE, or size LANG; LANG is a code such as it',
  );
  process.exitCode = 2;
} else {
  try {
    if (what === 'export') process.stdout.write(exchange.exportPo(LOCALES, language));
    else if (what === 'size') console.log(exchange.sizeOf(LOCALES, language));
    else if (what === 'import')
      console.log(
        `${exchange.importPo(LOCALES, language, file)} texts changed in locales/${language}`,
      );
  } catch (error) {
    if (error.constructor.name !== 'CatalogueError') throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
