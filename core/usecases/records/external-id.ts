import { DomainError, isDomainError } from '../../errors/domain-error.js';
import type { Page, RecordQuery } from '../../ports/page.js';
import type { IdGenerator, IdPrefix } from '../../ports/system/id-generator.js';
import type { Command } from '../../record/caller.js';
import { expectVersion } from './expect-version.js';

/** A record that is to be as `fields` say, found by the caller's own id. */
export interface PutInput<Fields> {
  externalId: string;
  /** From `If-Match`: any of them. A record that is not there has none. */
  expectedVersions?: number[] | undefined;
  /** From `If-None-Match: *`. */
  mustBeNew?: boolean | undefined;
  fields: Fields;
}

interface Listed {
  list(tenantId: string, query: RecordQuery): Promise<Page<{ id: string; version: number }>>;
  /** The record that one with this external id was merged into. */
  findSurvivor?(externalId: string): Promise<{ id: string; version: number } | undefined>;
}

/** The id of the record with an external id. Throws `record.version_conflict` where the caller wanted a new one, or another version. */
export async function findByExternalId(
  records: Listed,
  tenantId: string,
  { externalId, expectedVersions, mustBeNew }: Omit<PutInput<never>, 'fields'>,
): Promise<string | undefined> {
  const { data } = await records.list(tenantId, { filter: { externalId }, sort: '-createdAt', limit: 1 });
  const found = data[0] ?? (await records.findSurvivor?.(externalId));
  if (found && mustBeNew) {
    throw new DomainError('record.version_conflict', 'There is a record with this external id already.', {
      stated: true,
      currentVersion: found.version,
    });
  }
  if (!found && expectedVersions) {
    throw new DomainError('record.version_conflict', 'There is no record with this external id.', { stated: true });
  }
  if (found) expectVersion(found.version, expectedVersions);
  return found?.id;
}

/** Whether an earlier attempt at the same command has made the record: what became of it since is not replaced. */
export function isMadeBy(
  ids: IdGenerator,
  prefix: IdPrefix,
  { id, command }: { id: string; command: Command | undefined },
): boolean {
  return command?.resumed === true && id === ids.forCommand(prefix, command.id);
}

/** Of two that put one id at once, or of a record that is deleted meanwhile: each round one of them gets through. */
const ROUNDS = 10;

/** Puts again where another one made or deleted the record between looking and writing. */
export async function retryOnTakenId<T>(put: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await put();
    } catch (error) {
      const isRace =
        isDomainError(error) && (error.code === 'record.external_id_taken' || error.code === 'record.not_found');
      if (!isRace || round === ROUNDS) throw error;
    }
  }
}
