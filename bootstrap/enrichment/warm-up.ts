import type { EnrichmentChildren } from '../../adapters/enrichment/child-processes.js';
import type { LoadedTaxonomy } from '../../core/index.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../config/logger.js';

/** Starts the child processes ahead of the first document, first the one that requests wait for, and reads the rules for titles of jobs. */
export class WarmUp {
  private isStopped = false;

  constructor(
    private readonly config: Pick<Config, 'ROLE'>,
    private readonly children: EnrichmentChildren,
    private readonly occupations: Pick<LoadedTaxonomy['occupations'], 'prepare'>,
    private readonly logger: Logger,
  ) {}

  /** Resolves when requests are served without a pause; `false` where a process cannot be started. */
  async run(): Promise<boolean> {
    const { ROLE } = this.config;
    const { interactive, background } = this.children;
    try {
      if (ROLE !== 'worker') {
        const started = interactive.start();
        this.occupations.prepare();
        await started;
      }
      if (ROLE !== 'api') {
        background.start().catch((error: unknown) => {
          this.logFailure(error);
        });
      }
      return true;
    } catch (error) {
      this.logFailure(error);
      return false;
    }
  }

  /** What does not start from here on does not because the service stops. */
  stop(): void {
    this.isStopped = true;
  }

  private logFailure(error: unknown): void {
    if (this.isStopped) return;
    this.logger.error({ err: error }, 'starting the processes that read resumes and ads failed');
  }
}
