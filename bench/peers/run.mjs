// Measures moves at the tables of a framework's server. README.md says how.

import { setTimeout as sleep } from 'node:timers/promises';
import { ArgumentError, readArguments } from './arguments.mjs';
import { cpuSeconds, rssKib } from './process.mjs';
import { line, report } from './report.mjs';
import { startServer } from './server-process.mjs';
import { Load, Table } from './table.mjs';

/** Tables that are opened at the same time. */
const OPENED_AT_ONCE = 16;

/** How long the tables play before the measurement begins. A longer pace takes its place. */
const WARM_UP_MS = 2000;

/** After this time and two paces without a move, a table has stopped. */
const QUIET_MS_MAX = 10_000;

// Both frameworks check and print less in production. The server inherits this.
process.env.NODE_ENV = 'production';

async function main() {
  const args = readArguments(process.argv.slice(2));
  const server = await startServer(args.framework);
  const load = new Load();
  try {
    const measured = await Promise.race([measure(args, server, load), load.failed, server.ended]);
    console.log(args.json ? JSON.stringify(measured) : line(args.framework, measured));
  } finally {
    server.stop();
  }
}

async function measure({ framework, tables: count, paceMs, seconds }, server, load) {
  const emptyKib = rssKib(server.pid);
  const tables = Array.from({ length: count }, () => new Table(load, paceMs));
  const openedAt = performance.now();
  const byteCounts = await open(framework, server, tables, load);
  const openingS = (performance.now() - openedAt) / 1000;

  tables.forEach((table, index) => table.begin((paceMs * index) / count));
  await sleep(Math.max(WARM_UP_MS, paceMs));
  const before = usage(server, byteCounts);
  load.isMeasured = true;
  await sleep(seconds * 1000);
  load.isMeasured = false;
  const after = usage(server, byteCounts);
  refuseQuiet(tables, paceMs);
  return report({
    tables: count,
    seconds: (after.at - before.at) / 1000,
    times: load.times,
    cpuS: after.cpuS - before.cpuS,
    rssGrownKib: after.rssKib - emptyKib,
    bytes: after.bytes - before.bytes,
    openingS,
  });
}

/** Opens all tables. Returns a function for each that counts its received bytes. */
async function open(framework, server, tables, load) {
  const { openTable } = await import(`./${framework}-clients.mjs`);
  const byteCounts = [];
  const waiting = [...tables];
  const openNext = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) {
      byteCounts.push(await openTable(server.port, table, load));
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openNext));
  return byteCounts;
}

/** What the server has used and the clients have received so far. */
function usage({ pid }, byteCounts) {
  const bytes = byteCounts.reduce((sum, count) => sum + count(), 0);
  return { at: performance.now(), bytes, cpuS: cpuSeconds(pid), rssKib: rssKib(pid) };
}

/** A table that stopped would make the others look fast. */
function refuseQuiet(tables, paceMs) {
  const stopped = tables.filter((table) => table.quietMs() > QUIET_MS_MAX + 2 * paceMs);
  if (stopped.length > 0) throw new Error(`${stopped.length} tables stopped`);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`error: ${error.message}`);
    process.exit(error instanceof ArgumentError ? 2 : 1);
  },
);
