// How the service bears the baits of test/baits: what its event loop was held up by, how long answers took, what came of the enrichments, and
// what it holds afterwards. `BAITS_ONLY=text` throws those alone whose names have it;
// `BAITS_RESUME` and `BAITS_DESCRIPTION` make resumes and descriptions of fewer characters.
import { throwBaits } from '../test/baits/throw-baits.js';
import { WatchedService } from '../test/baits/watched-service.js';

const SHOWN = 20;
const only = process.env['BAITS_ONLY'];

const write = (line: string): void => void process.stdout.write(`${line}\n`);
// With the exit the service goes too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const service = await WatchedService.start();
try {
  const report = await throwBaits(service, {
    sizes: {
      resume: Number(process.env['BAITS_RESUME'] ?? 200_000),
      description: Number(process.env['BAITS_DESCRIPTION'] ?? 100_000),
    },
    answerWithinMs: 20_000,
    settleWithinMs: 1_800_000,
    ...(only === undefined ? {} : { only }),
  });
  const { heldBefore, heldAfter, enrichments, reader } = report;
  write(
    `${String(report.requests)} requests, ${String(enrichments.total)} enrichments ${JSON.stringify(enrichments.byStatus)}`,
  );
  write(
    `another client: ${String(reader.answers)} answers, the slowest after ${reader.slowestMs.toFixed(0)} ms, ${String(reader.faults.length)} faults`,
  );
  write(
    `held, in MB: ${(heldBefore.bytes / 1e6).toFixed(0)} before, ${(heldAfter.bytes / 1e6).toFixed(0)} afterwards; connections: ${String(heldBefore.connections)}, ${String(heldAfter.connections)}`,
  );
  write('\nthe longest blocks of the event loop (its own processor time, the time on the clock, what was asked)');
  for (const { ownMs, ms, during } of report.blocks.slice(0, SHOWN))
    write(`${ownMs.toFixed(0).padStart(7)} ms ${ms.toFixed(0).padStart(7)} ms  ${during}`);
  write('\nthe slowest answers');
  for (const { ms, name } of report.slowest) write(`${ms.toFixed(0).padStart(7)} ms  ${name}`);
  const faults = [...report.faults, ...reader.faults, ...enrichments.unfinished.map((name) => `not finished: ${name}`)];
  write(`\n${String(faults.length)} faults`);
  for (const fault of faults) write(`  ${fault}`);
} finally {
  await service.stop();
}
