import type { Command } from 'commander';
import { ConfigError, readConfig, refusePartOfAService, type Config } from '../config/config.js';

/** `serve` and `worker`: the processes of the service, with the settings of the environment. */
export function addServeCommands(program: Command): void {
  program
    .command('serve')
    .description('start the service, as npm start does')
    .action(() => start(readConfig()));
  program
    .command('worker')
    .description(
      'start a process that only works: it reads resumes, sends webhooks and runs operations (STORE=mongodb)',
    )
    .action(() => start(asWorker(readConfig())));
}

async function start(config: Config): Promise<void> {
  refusePartOfAService(config);
  // All that serves takes half a second to load, which other commands need not wait for.
  const { formatStartupError, serve } = await import('../serve.js');
  await serve(config).catch((error: unknown) => {
    process.stderr.write(`talent: ${formatStartupError(error)}\n`);
    process.exit(1);
  });
}

function asWorker(config: Config): Config {
  if (config.STORE !== 'mongodb')
    throw new ConfigError(
      `STORE: talent worker needs mongodb. With STORE=${config.STORE} one process owns the store and does the work as well: talent serve`,
    );
  return { ...config, ROLE: 'worker' };
}
