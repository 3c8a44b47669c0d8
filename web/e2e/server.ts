// A real `boneyard serve` on a database of its own.
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const target = process.env['CARGO_TARGET_DIR'] ?? join(root, 'target');
const program = process.env['BONEYARD'] ?? join(target, 'debug/boneyard');

/** Runs a command of the program to its end; returns its output. */
export function boneyard(...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' });
}

/** The server under test. It can be killed and restarted at the same address. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'boneyard-e2e-'));
  #address = '';
  #log = '';
  #process: ChildProcess | undefined;

  /** More flags of `boneyard serve`. They count from the next start on. */
  flags: readonly string[] = [];

  /** What the server has logged. */
  get log(): string {
    return this.#log;
  }

  /** The address of the server, without a slash at the end; empty before the first start. */
  get address(): string {
    return this.#address;
  }

  /** Starts the server, on its former port if it had one, and waits until it answers. */
  async start(): Promise<void> {
    if (!existsSync(program)) {
      throw new Error(`there is no ${program}; build it with \`cargo build --bin boneyard\``);
    }
    const listen = this.#address === '' ? '127.0.0.1:0' : new URL(this.#address).host;
    const database = join(this.folder, 'boneyard.db');
    const child = spawn(
      program,
      ['serve', '--listen', listen, '--database', database, '--log', 'info', ...this.flags],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    child.stderr.on('data', (text: Buffer) => (this.#log += text.toString()));
    for await (const line of createInterface(child.stdout)) {
      const address = /http:\/\/[^/\s]+/.exec(line)?.[0];
      if (address === undefined) continue;
      this.#address = address;
      // Further output is discarded.
      child.stdout.resume();
      return;
    }
    throw new Error(`the server did not start: ${this.#log}`);
  }

  /** Suspends the server: it answers nothing and refuses nothing. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Resumes a suspended server. */
  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Kills the server, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts the server again at the same address, with an empty database. */
  async renew(): Promise<void> {
    await this.kill();
    for (const file of readdirSync(this.folder)) rmSync(join(this.folder, file));
    await this.start();
  }

  /** Stops the server and deletes its database. */
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
    // A suspended process receives the signal only when it is resumed.
    child.kill('SIGCONT');
    await ended;
  }
}
