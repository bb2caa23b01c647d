import { promises as dns } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { addressRefusal, type AddressPolicy } from './address-guard.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Every address of a name; rejects where there is none. */
export type ResolveName = (hostname: string) => Promise<ResolvedAddress[]>;

export class RefusedAddress extends Error {}

const DNS_TIMEOUT_MS = 3000;

/**
 * Asks the name servers without the operating system's own resolver: that one blocks a thread for each name, and names whose servers
 * never answer would soon hold all of the few threads that file access needs too.
 */
export function nameServers(): ResolveName {
  const resolver = new dns.Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  return async (hostname) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = [...of(four, 4), ...of(six, 6)];
    if (found.length === 0) throw four.status === 'rejected' ? four.reason : new Error('The name has no address.');
    return found;
  };
}

function of(answer: PromiseSettledResult<string[]>, family: number): ResolvedAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

/** What the operating system knows, its table of hosts and local names included. For local work. */
export const operatingSystem: ResolveName = (hostname) => dns.lookup(hostname, { all: true });

/**
 * The look-up of a connection: resolves once, refuses the name where any of its addresses is refused, and hands over the very addresses that
 * it checked, so that no second answer of the name server can come between check and connection.
 */
export function guardedLookup(policy: AddressPolicy, resolve: ResolveName): LookupFunction {
  return (hostname, options, callback) => {
    const fail = (error: Error): void => {
      callback(error, '', 0);
    };
    resolve(hostname).then(
      (all) => {
        const addresses = all.filter(
          ({ family }) =>
            options.family === 0 || options.family === undefined || `IPv${String(family)}` === familyOf(options.family),
        );
        const first = addresses[0];
        if (all.some(({ address }) => addressRefusal(address, policy) !== undefined)) {
          fail(new RefusedAddress('The name resolves to an address outside the public Internet.'));
        } else if (!first) {
          fail(new Error('The name has no address.'));
        } else if (options.all) {
          callback(null, addresses);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: unknown) => {
        fail(error instanceof Error ? error : new Error('The name could not be resolved.'));
      },
    );
  };
}

function familyOf(family: number | string): string {
  return typeof family === 'number' ? `IPv${String(family)}` : family;
}
