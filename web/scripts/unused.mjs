// Lists the messages that the page does not use, and fails if there are any.
import { runnerImport } from 'vite';

const { module: plugin } = await runnerImport('./scripts/catalogues/plugin.ts');
const { module: compile } = await runnerImport('./scripts/catalogues/compile.ts');
const { module: unused } = await runnerImport('./scripts/catalogues/unused.ts');
const faults = unused.unusedIn('.', plugin.LOCALES);
if (faults.length > 0) {
  console.error(compile.list(faults));
  process.exitCode = 2;
}
