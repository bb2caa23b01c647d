import { ChildOcr, missingOcrPackages } from '../../adapters/enrichment/child-processes.js';
import { ConfigError } from '../config/config.js';

/** Text recognition where the deployment asks for it, else nothing: no process, no package loaded. */
export function openOcr(ocr: 'on' | 'off', children: number): ChildOcr | undefined {
  if (ocr === 'off') return undefined;
  const missing = missingOcrPackages();
  if (missing.length > 0) throw new ConfigError(`OCR: on needs packages that are not installed: ${missing.join(', ')}`);
  return new ChildOcr({ children });
}
