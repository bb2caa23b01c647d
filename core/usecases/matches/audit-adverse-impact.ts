import type { Caller } from '../../record/caller.js';
import type { Candidate } from '../../candidate/candidate.js';
import { notFound } from '../../errors/domain-error.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import { adverseImpact, type AdverseImpact, type AdverseImpactOptions } from '../../fairness/adverse-impact.js';
import { selectedOf, type Selection } from '../../fairness/selection.js';
import { JobAssessor, type JobAssessmentTools } from '../../intelligence/job/assess-job.js';
import { JobTextReader, type JobTextReaderPorts } from '../../intelligence/job/job-text-reader.js';
import type { Band } from '../../matching/match.js';
import { prepareJob, scoreCandidate } from '../../matching/scorer.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { JobRepository } from '../../ports/job-repository.js';

/** Whom the auditor names, by the service's id or by the caller's own, and the groups that they belong to. */
export interface LabelledPerson {
  id: { kind: 'candidateId' | 'externalId'; value: string };
  /** By attribute; `null` where unknown. */
  labels: Readonly<Record<string, string | null>>;
}

/** What to audit: a job, people with their labels, and the rule of selection. */
export interface AdverseImpactAuditInput extends AdverseImpactOptions {
  jobId: string;
  people: readonly LabelledPerson[];
  selection: Selection;
}

/** The result of an audit, with what it was computed from. */
export interface AdverseImpactAudit {
  job: { id: string; version: number; title: string };
  engineVersion: string;
  taxonomyVersion: string;
  /** RFC 3339. */
  auditedAt: string;
  selection: Selection;
  /** Ids as given, of those who could not be scored. */
  notAssessed: { notFound: string[]; withoutConsent: string[]; notYetRead: string[] };
  impact: AdverseImpact;
}

const AT_ONCE = 16;

/**
 * How the scores of a job fall out for groups of people. Candidates of any status are scored as they are now, with the scorer of the match lists.
 * The labels come from outside, are seen by nothing but the arithmetic, and are kept nowhere. Throws `record.not_found` for the job.
 */
export class AuditAdverseImpact {
  private readonly assessor: JobAssessor;
  private readonly texts: JobTextReader;

  constructor(
    private readonly ports: JobAssessmentTools &
      JobTextReaderPorts & { candidates: CandidateRepository; jobs: JobRepository; clock: Clock },
  ) {
    this.assessor = new JobAssessor(ports);
    this.texts = new JobTextReader(ports);
  }

  async execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    { jobId, people, selection, ...options }: AdverseImpactAuditInput,
  ): Promise<AdverseImpactAudit> {
    const { jobs, taxonomy, clock } = this.ports;
    const stored = await jobs.get(tenantId, jobId);
    if (!stored) throw notFound('job');
    // An audit writes nothing, so what it reads again is not kept.
    const job = this.texts.isCurrent(stored) ? stored : { ...stored, reading: await this.texts.read(stored) };
    const { features, weights } = this.assessor.assess(job);
    const scorable = prepareJob(features, weights.applied, taxonomy);
    const notAssessed: AdverseImpactAudit['notAssessed'] = { notFound: [], withoutConsent: [], notYetRead: [] };
    const scored: {
      id: string;
      score: number;
      band: Band;
      hasEnoughData: boolean;
      labels: LabelledPerson['labels'];
    }[] = [];
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const some = people.slice(at, at + AT_ONCE);
      const found = await Promise.all(some.map(({ id }) => this.find(tenantId, id)));
      for (const [place, { id, labels }] of some.entries()) {
        const candidate = found[place];
        if (!candidate) notAssessed.notFound.push(id.value);
        else if (!candidate.consent.matching) notAssessed.withoutConsent.push(id.value);
        else if (!candidate.features) notAssessed.notYetRead.push(id.value);
        else {
          const { score, band } = scoreCandidate(candidate.features, scorable);
          scored.push({ id: candidate.id, score, band, hasEnoughData: band !== 'insufficient_data', labels });
        }
      }
    }
    const selected = selectedOf(scored, selection);
    return {
      job: { id: job.id, version: job.version, title: job.title },
      engineVersion: ENGINE_VERSION,
      taxonomyVersion: taxonomy.version,
      auditedAt: clock.now().toISOString(),
      selection,
      notAssessed,
      impact: adverseImpact(
        scored.map(({ id, ...person }) => ({ ...person, isSelected: selected.has(id) })),
        options,
      ),
    };
  }

  private async find(tenantId: string, { kind, value }: LabelledPerson['id']): Promise<Candidate | undefined> {
    const { candidates } = this.ports;
    if (kind === 'candidateId') return candidates.get(tenantId, value);
    const { data } = await candidates.list(tenantId, { filter: { externalId: value }, sort: '-createdAt', limit: 1 });
    return data[0] && candidates.get(tenantId, data[0].id);
  }
}
