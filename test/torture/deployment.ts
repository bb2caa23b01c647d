import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMongoProcess, type MongoProcess } from '../support/mongodb/mongodb-process.js';
import { Workshop, type Program } from '../support/a-server.js';
import { SmallDisk } from './machine.js';

export type StoreName = 'sqlite' | 'mongodb';

export const KEY = 'tm_test_sharedbyallprocessesofatest00';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHIFTED_CLOCK = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url));
/** Room for the records of some hours. */
const DISK_MB = 256;

/** The service as it is deployed, one process on its store, which can be hurt. */
export class Deployment {
  program!: Program;
  url = '';
  database: MongoProcess | undefined;
  private constructor(
    readonly store: StoreName,
    private readonly workshop: Workshop,
    readonly folder: string,
    readonly disk: SmallDisk | undefined,
  ) {}

  static async make(store: StoreName): Promise<Deployment> {
    const workshop = new Workshop();
    const folder = join(workshop.folder(), 'data');
    mkdirSync(folder);
    const disk = store === 'sqlite' ? SmallDisk.mount(folder, DISK_MB) : undefined;
    const deployment = new Deployment(store, workshop, folder, disk);
    if (store === 'mongodb') deployment.database = await startMongoProcess({ directory: folder });
    await deployment.start();
    return deployment;
  }

  /** A process that has not yet said anything. */
  launch(): Program {
    const store: Record<string, string> =
      this.store === 'sqlite'
        ? { DATA_DIR: this.folder }
        : {
            STORE: 'mongodb',
            MONGODB_URL: `mongodb://127.0.0.1:${String(this.database?.port)}/talent?serverSelectionTimeoutMS=1000`,
          };
    return this.workshop.run(process.execPath, {
      arguments: ['--import', SHIFTED_CLOCK, join(ROOT, 'bootstrap/start.mjs'), 'bootstrap/main'],
      environment: { ...store, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', BOOTSTRAP_API_KEY: KEY },
      takesMessages: true,
    });
  }

  async start(): Promise<void> {
    this.program = this.launch();
    const [, url = ''] = await this.program.says(/listening on (http:\/\/\S+)[^]*Try .*\n/);
    this.url = url;
  }

  /** Of the service's process only. */
  shiftClock(ms: number): void {
    this.program.send({ clockOffsetMs: ms });
  }

  /** Killed with -9, and started again on its folder. */
  async restartDatabase(): Promise<void> {
    const { database } = this;
    if (!database) return;
    await database.stop();
    this.database = await startMongoProcess({ directory: this.folder, port: database.port });
  }

  async clean(): Promise<void> {
    await this.program.kill('SIGKILL');
    await this.database?.stop();
    this.disk?.remove();
    await this.workshop.clean();
  }
}
