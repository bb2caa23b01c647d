import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file system of its own for the data folder, which can be filled and made read-only without harm to the machine. Only root may have one, on Linux. */
export class SmallDisk {
  private readonly ballast: string;

  private constructor(readonly folder: string) {
    this.ballast = join(folder, 'ballast');
    process.once('exit', this.remove);
  }

  /** `undefined` where none may be mounted. */
  static mount(folder: string, megabytes: number): SmallDisk | undefined {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
    mkdirSync(folder, { recursive: true });
    const size = `size=${String(megabytes)}m`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
    return status === 0 ? new SmallDisk(folder) : undefined;
  }

  /** Leaves no byte. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    try {
      writeFileSync(this.ballast, Buffer.alloc(bavail * bsize + bsize));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  setReadOnly(readOnly: boolean): void {
    execFileSync('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, this.folder]);
  }

  readonly remove = (): void => {
    process.off('exit', this.remove);
    spawnSync('umount', ['-l', this.folder], { stdio: 'ignore' });
  };
}

export const canLimitFiles = ['/usr/bin/prlimit', '/bin/prlimit'].some((path) => existsSync(path));

/** From now on no file of the process grows beyond so many bytes; `Infinity` takes it back. */
export function limitFiles(pid: number, bytes: number): void {
  const soft = bytes === Infinity ? 'unlimited' : String(bytes);
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${soft}:`]);
}
