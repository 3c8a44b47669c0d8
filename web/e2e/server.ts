// A real `boneyard serve` on a database of its own.
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const target = process.env['CARGO_TARGET_DIR'] ?? join(root, 'target');
const program = process.env['BONEYARD'] ?? join(target, 'debug/boneyard');

/** Runs a command of the program that ends by itself; returns what it prints. */
export function boneyard(...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' });
}

/** The server under test. It can be killed at any moment and started again where it was. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'boneyard-e2e-'));
  #address = '';
  #process: ChildProcess | undefined;

  /** Where its pages are, without a slash at the end. */
  get address(): string {
    return this.#address;
  }

  /** Starts the server, on the port it had before if it had one, and waits until it answers. */
  async start(): Promise<void> {
    if (!existsSync(program)) {
      throw new Error(`there is no ${program}; build it with \`cargo build --bin boneyard\``);
    }
    const listen = this.#address === '' ? '127.0.0.1:0' : new URL(this.#address).host;
    const database = join(this.folder, 'boneyard.db');
    const child = spawn(
      program,
      ['serve', '--listen', listen, '--database', database, '--log', 'warn'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    let complaints = '';
    child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
    for await (const line of createInterface(child.stdout)) {
      const address = /http:\/\/[^/\s]+/.exec(line)?.[0];
      if (address === undefined) continue;
      this.#address = address;
      // Whatever else it prints is not needed, but has to go somewhere.
      child.stdout.resume();
      return;
    }
    throw new Error(`the server did not start: ${complaints}`);
  }

  /** Has the server answer nothing and refuse nothing, until it goes on. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Has a server that hangs go on. */
  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server and forgets everything it kept. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // One that hangs would only hear of it when it goes on.
    child.kill('SIGCONT');
    await ended;
  }
}
