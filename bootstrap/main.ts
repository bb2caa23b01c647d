import { readConfig, refusePartOfAService } from './config/config.js';
import { formatStartupError, serve } from './serve.js';

async function main(): Promise<void> {
  const config = readConfig();
  refusePartOfAService(config);
  await serve(config);
}

main().catch((error: unknown) => {
  process.stderr.write(`talent-matching: ${formatStartupError(error)}\n`);
  process.exit(1);
});
