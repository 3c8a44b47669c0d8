// What Linux says about a process.

import { readFileSync } from 'node:fs';

/** The ticks of a second in /proc/<pid>/stat. Linux shows this number to every program. */
const TICKS_PER_S = 100;

/** The processor time that all threads of the process have used, in seconds. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may contain spaces and brackets, so the fields count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = fields.slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_S;
}

/** The memory of the process that is in RAM now, in KiB. */
export function rssKib(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)[1]);
}

/** How many files this process may have open at the same time. */
export function openFilesMax() {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /^Max open files\s+(\S+)/m.exec(limits)[1];
  return soft === 'unlimited' ? Infinity : Number(soft);
}
