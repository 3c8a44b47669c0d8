// The measurements, as JSON and as a line to read.

import { SEATS } from './arguments.mjs';

/** Computes the report from what was measured. */
export function report({ tables, seconds, times, cpuS, rssGrownKib, bytes, openingS }) {
  const moves = times.length;
  const sorted = Float64Array.from(times).sort();
  const perMove = (amount) => (moves === 0 ? 0 : amount / moves);
  return {
    tables,
    moves,
    moves_per_s: rounded(moves / seconds),
    p50_ms: quantile(sorted, 0.5),
    p99_ms: quantile(sorted, 0.99),
    max_ms: quantile(sorted, 1),
    cpu_s_per_1000_moves: rounded(perMove(cpuS) * 1000),
    rss_kib_per_table: rounded(rssGrownKib / tables),
    bytes_per_move_per_client: rounded(perMove(bytes) / SEATS),
    opening_s: rounded(openingS),
  };
}

/** The report as one line. */
export function line(framework, measured) {
  return [
    `${framework}: ${measured.tables} tables`,
    `${measured.moves_per_s} moves a second`,
    `p50 ${measured.p50_ms} ms, p99 ${measured.p99_ms} ms, max ${measured.max_ms} ms`,
    `${measured.cpu_s_per_1000_moves} processor s per 1000 moves`,
    `${measured.rss_kib_per_table} KiB per table`,
    `${measured.bytes_per_move_per_client} bytes per move and client`,
    `opened in ${measured.opening_s} s`,
  ].join('; ');
}

function quantile(sorted, part) {
  const at = Math.min(Math.floor(sorted.length * part), sorted.length - 1);
  return rounded(sorted[at] ?? 0);
}

function rounded(value) {
  return Math.round(value * 1e3) / 1e3;
}
