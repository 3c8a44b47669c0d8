// The server of a framework, in a process of its own.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts the server and waits until it listens. */
export async function startServer(framework) {
  const file = fileURLToPath(new URL(`${framework}-server.mjs`, import.meta.url));
  const child = fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the server ended (${signal ?? `exit status ${code}`})`);
  });
  ended.catch(() => {});
  const [{ port }] = await Promise.race([once(child, 'message'), ended]);
  return { pid: child.pid, port, ended, stop: () => child.kill('SIGKILL') };
}

/** Tells the parent process where this server listens. The server ends with its parent. */
export function listening(port) {
  process.on('disconnect', () => process.exit());
  process.send({ port });
}
