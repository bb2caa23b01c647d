import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes a file that is whole whenever it is there, whoever else writes it at the same time. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${String(process.pid)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** Writes bytes to a file that child processes can read until this process ends. */
export function writeForChildren(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'talent-matching-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, 'taxonomy.tables');
  writeFileSync(file, bytes, { mode: 0o600 });
  return file;
}

const DAY_MS = 24 * 3600_000;

/** Removes the files of past days whose names begin so, but for one. */
export function removeOld(folder: string, beginning: string, current: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith(beginning) || file === current) continue;
    if (Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file, { force: true });
  }
}
