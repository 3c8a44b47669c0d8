import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What compresses well. Pictures and fonts are compressed already. */
const TEXT = /\.(css|html|js|json|svg|wasm|webmanifest)$/;

/**
 * Writes `FILE.br` beside each file of the build that becomes smaller. The server sends it to browsers that read Brotli, so
 * that it need not compress the same file for each visitor.
 */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    // Only a server sends compressed files, and it has the page in `dist`.
    apply: ({ build }, { command }) => command === 'build' && build?.outDir === 'dist',
    writeBundle: {
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) throw new Error('the client is not built into a folder');
        for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          if (TEXT.test(name)) compress(join(dir, name));
        }
      },
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  if (packed.length < bytes.length) writeFileSync(`${path}.br`, packed);
}
