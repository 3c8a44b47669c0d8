import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Copies Swagger's page, which shows the API of a server, beside our `public/api-docs/index.html`. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('the client is not built into a folder');
        const swagger = dirname(
          createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
        );
        for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
          copyFileSync(join(swagger, file), join(dir, 'api-docs', file));
        }
      },
    },
  };
}
