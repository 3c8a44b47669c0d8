// Builds the page with a further language, made from English, into `dist-pseudo`. The browser tests look for text that
// is not in the catalogues, and for text that longer words cut off.
import { build, runnerImport } from 'vite';

const { module: pseudo } = await runnerImport('./scripts/catalogues/pseudo.ts');
const { module: plugin } = await runnerImport('./scripts/catalogues/plugin.ts');

process.env.LOCALES = pseudo.withPseudo(plugin.LOCALES);
await build({ logLevel: 'warn', build: { outDir: 'dist-pseudo' } });
delete process.env.LOCALES;
// Leave the compiled modules as the page has them.
(await runnerImport('./scripts/catalogues/plugin.ts')).module.compileCatalogues();
