// Compiles the catalogues, for tools that read the compiled modules without Vite: `npm run catalogues`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/catalogues/plugin.ts');
try {
  module.compileCatalogues();
} catch (error) {
  if (error.constructor.name !== 'CatalogueError') throw error;
  console.error(error.message);
  process.exitCode = 2;
}
