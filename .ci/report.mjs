// Prints what failed and what was skipped, and closes with the counts of mocha itself. A skipped integration suite is a failure here.
import { readFileSync } from 'node:fs';

const { stats, failures, pending } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const { fullTitle, err } of failures) {
  console.log(`FAILED  ${fullTitle}\n        ${err.message}\n${err.stack ?? ''}`);
  // The message shows its first forty characters.
  if (typeof err.actual === 'string' && err.message.includes('…')) console.log(`It was: ${err.actual.slice(0, 5000)}`);
}
for (const { fullTitle } of pending) console.log(`SKIPPED ${fullTitle}`);
console.log(`${stats.passes} passed, ${stats.failures} failed, ${stats.pending} skipped`);
process.exit(stats.failures > 0 || stats.pending > 0 ? 1 : 0);
