import { readConfig, refusePartOfAService } from './config/config.js';
import { startReadingChild } from './enrichment/reading-children.js';

async function main(): Promise<void> {
  const config = readConfig();
  refusePartOfAService(config);
  // Side by side: a child takes as long to be ready as all that serves takes to load.
  const children = startReadingChild(config);
  const { serve } = await import('./serve.js');
  await serve(config, children);
}

main().catch(async (error: unknown) => {
  const { formatStartupError } = await import('./serve.js');
  process.stderr.write(`talent-matching: ${formatStartupError(error)}\n`);
  process.exit(1);
});
