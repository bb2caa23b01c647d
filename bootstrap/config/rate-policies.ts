import type { RatePolicy } from '../../core/index.js';
import { RATE_POLICY_NAMES, type RatePolicyName } from '../../core/spi.js';

/** `read=600/60,write=120/60`: requests per seconds, for each policy named. Throws an error that names the part that is wrong. */
export function parseRatePolicies(text: string): Partial<Record<RatePolicyName, RatePolicy>> {
  const policies: Partial<Record<RatePolicyName, RatePolicy>> = {};
  for (const part of text.split(',')) {
    const match = /^\s*(\w+)=(\d+)\/(\d+)\s*$/.exec(part);
    const name = RATE_POLICY_NAMES.find((policy) => policy === match?.[1]);
    if (!match || !name || Number(match[2]) < 1 || Number(match[3]) < 1) {
      throw new Error(`"${part.trim()}" is not of the form read=600/60`);
    }
    policies[name] = { requests: Number(match[2]), seconds: Number(match[3]) };
  }
  return policies;
}
