// Compiles the catalogues when Vite or Vitest starts, and again after each change of one.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CatalogueError, write } from './compile.ts';

/** The catalogues. Tests of a further language name another folder. */
export const LOCALES =
  process.env['LOCALES'] ?? fileURLToPath(new URL('../../../locales', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../src/i18n/compiled', import.meta.url));

/** Compiles all catalogues. */
export function compileCatalogues(): void {
  write(LOCALES, COMPILED);
}

/** The plugin. In a build, a fault of a catalogue ends the build. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    config: compileCatalogues,
    configureServer(server) {
      server.watcher.add(LOCALES);
      server.watcher.on('change', (file) => {
        if (!file.endsWith('.ftl')) return;
        try {
          compileCatalogues();
        } catch (error) {
          if (!(error instanceof CatalogueError)) throw error;
          server.config.logger.error(error.message);
        }
      });
    },
  };
}
