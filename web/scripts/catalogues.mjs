// Checks and compiles the catalogues: `npm run catalogues`. The page itself shows English for a missing message.
import { runnerImport } from 'vite';

const { module: plugin } = await runnerImport('./scripts/catalogues/plugin.ts');
const { module: compile } = await runnerImport('./scripts/catalogues/compile.ts');
try {
  plugin.compileCatalogues();
  compile.compile(plugin.LOCALES);
} catch (error) {
  if (error.constructor.name !== 'CatalogueError') throw error;
  console.error(error.message);
  process.exitCode = 2;
}
