import type { Candidate } from '../../candidate/candidate.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Digest } from '../../ports/system/digest.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { Caller } from '../../record/caller.js';
import { byAnyExternalId } from '../records/merged-candidate.js';
import type { CreateCandidate, CreateCandidateInput } from './create-candidate.js';
import type { UpdateCandidate } from './update-candidate.js';
import { findByExternalId, isMadeBy, retryOnTakenId, type PutInput } from '../records/external-id.js';

/**
 * Creates the candidate with an external id, or replaces all that the caller has said of it. What was read from the resume stays, and without
 * `resume` the file stays. The same input twice makes neither a version nor an event. Throws what creating and updating throw;
 * `record.version_conflict` where only a new record, or another version, was wanted.
 */
export class PutCandidate {
  constructor(
    private readonly ports: { candidates: CandidateRepository; digest: Digest; ids: IdGenerator },
    private readonly create: CreateCandidate,
    private readonly update: UpdateCandidate,
  ) {}

  async execute(
    caller: Caller,
    { externalId, expectedVersions, mustBeNew, fields }: PutInput<CreateCandidateInput>,
  ): Promise<{ candidate: Candidate; isNew: boolean }> {
    const { resume, ...stated } = { ...fields, externalId };
    return retryOnTakenId(async () => {
      const id = await findByExternalId(byAnyExternalId(this.ports.candidates, caller.tenantId), caller.tenantId, {
        externalId,
        expectedVersions,
        mustBeNew,
      });
      if (id === undefined) {
        return { candidate: await this.create.execute(caller, { ...fields, externalId }), isNew: true };
      }
      const made = isMadeBy(this.ports.ids, 'cand', { id, command: caller.command })
        ? await this.ports.candidates.get(caller.tenantId, id)
        : undefined;
      if (made) return { candidate: made, isNew: false };
      // One that was found by the external id of a record merged into it keeps its own.
      const own = (await this.ports.candidates.get(caller.tenantId, id))?.externalId;
      const isNewFile = resume && !(await this.isStored(caller.tenantId, id, resume));
      const candidate = await this.update.execute(caller, {
        id,
        replacement: own === undefined ? stated : { ...stated, externalId: own },
        ...(expectedVersions ? { expectedVersions } : {}),
        ...(isNewFile ? { resume } : {}),
      });
      return { candidate, isNew: false };
    });
  }

  /** The same bytes under the same name and date are no new resume. */
  private async isStored(
    tenantId: string,
    id: string,
    { bytes, filename, documentDate }: ResumeInput,
  ): Promise<boolean> {
    const stored = (await this.ports.candidates.get(tenantId, id))?.resume;
    if (stored?.sizeBytes !== bytes.length || stored.filename !== filename) return false;
    return stored.documentDate === documentDate && stored.sha256 === (await this.ports.digest.sha256OfFile(bytes));
  }
}
