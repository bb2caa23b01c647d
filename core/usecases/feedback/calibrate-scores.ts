import type { Caller } from '../../record/caller.js';
import { calibrate, type Calibrated, type CalibrationFinding } from '../../calibration/calibrate.js';
import { tenthsFor } from '../../calibration/reweighted-score.js';
import type { WeighedOutcome } from '../../calibration/search-weights.js';
import type { Candidate } from '../../candidate/candidate.js';
import { notFound } from '../../errors/domain-error.js';
import { adverseImpact, type AdverseImpact, type AdverseImpactOptions } from '../../fairness/adverse-impact.js';
import { selectedOf, type Selection } from '../../fairness/selection.js';
import { isFavourable, latestOfPairs, OUTCOMES, type Feedback, type Outcome } from '../../feedback/feedback.js';
import { JobAssessor, type JobAssessmentTools } from '../../intelligence/job/assess-job.js';
import { JobTextReader, type JobTextReaderPorts } from '../../intelligence/job/job-text-reader.js';
import { CATEGORIES, type FullWeights } from '../../job/category-weights.js';
import {
  categoryScore,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  type ScorableJob,
} from '../../matching/scorer.js';
import { DEFAULT_WEIGHTS, mapWeights } from '../../matching/weights.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { FeedbackRepository } from '../../ports/accountability/feedback-repository.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { LabelledPerson } from '../matches/audit-adverse-impact.js';
import { findSurvivor } from '../records/merged-candidate.js';

/** How scores agree with outcomes, of one job or of all jobs of a tenant. */
export interface Calibration extends Calibrated {
  /** `null`: of all jobs. */
  jobId: string | null;
  outcomes: CalibrationOutcomes;
  /** Under the weights in use and under the suggested ones; `null` without group labels. */
  adverseImpact: { applied: AdverseImpact; suggested: AdverseImpact | null } | null;
}

/** What the figures are computed from: the latest outcome of each pair. */
export interface CalibrationOutcomes {
  /** Pairs with an outcome that were scored. */
  compared: number;
  favourable: number;
  unfavourable: number;
  byOutcome: Record<Outcome, number>;
  /** Pairs left out: the candidate has not consented to matching or has not been enriched, or the job is gone. */
  notScored: number;
}

/** Of a job, or of all of them; with labels also the adverse impact of the weights in use and of the suggested ones. */
export interface CalibrationInput {
  jobId?: string;
  groups?: AdverseImpactOptions & { people: readonly LabelledPerson[]; selection: Selection };
}

/** The latest outcomes that are looked at: enough for narrow intervals, and what a request can compute. */
export const MOST_OUTCOMES = 1000;
const AT_ONCE = 16;

interface ComparedPair extends WeighedOutcome {
  candidate: Candidate;
  scorable: ScorableJob;
}

/**
 * Compares outcomes with scores. Pairs are scored as candidate, job, engine and taxonomy are now, in any status. It changes nothing. Throws
 * `record.not_found` for the job.
 */
export class CalibrateScores {
  private readonly assessor: JobAssessor;
  private readonly texts: JobTextReader;

  constructor(
    private readonly ports: JobAssessmentTools &
      JobTextReaderPorts & { candidates: CandidateRepository; jobs: JobRepository; feedback: FeedbackRepository },
    /** Lets other work of the process go first between the parts of a long computation. */
    private readonly pause: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.assessor = new JobAssessor(ports);
    this.texts = new JobTextReader(ports);
  }

  async execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    { jobId, groups }: CalibrationInput = {},
  ): Promise<Calibration> {
    const { jobs, feedback } = this.ports;
    if (jobId !== undefined && !(await jobs.get(tenantId, jobId))) throw notFound('job');
    const given = await feedback.latest(tenantId, { ...(jobId !== undefined && { jobId }), limit: MOST_OUTCOMES });
    const candidates = await this.candidatesOf(tenantId, given);
    const latest = latestOfPairs(
      given.map((each) => ({ ...each, candidateId: candidates.get(each.candidateId)?.id ?? each.candidateId })),
    );
    const pairs = await this.comparedPairs(
      tenantId,
      latest,
      new Map([...candidates.values()].map((each) => [each.id, each])),
    );
    const start = jobId === undefined ? DEFAULT_WEIGHTS : (pairs[0]?.applied ?? DEFAULT_WEIGHTS);
    const result = await calibrate(pairs, start, this.pause);
    const favourable = pairs.filter((pair) => pair.isFavourable).length;
    const ids = new Set(pairs.map(({ group, candidateId }) => `${group} ${candidateId}`));
    const used = latest.filter((each) => ids.has(`${each.jobId} ${each.candidateId}`));
    const notScored = latest.length - used.length;
    return {
      ...result,
      jobId: jobId ?? null,
      outcomes: {
        compared: pairs.length,
        favourable,
        unfavourable: pairs.length - favourable,
        byOutcome: Object.fromEntries(
          OUTCOMES.map((outcome) => [outcome, used.filter((each) => each.outcome === outcome).length]),
        ) as Record<Outcome, number>,
        notScored,
      },
      adverseImpact:
        groups && result.auc
          ? {
              applied: impactOf(pairs, ({ applied }) => applied, groups),
              suggested: result.suggestedWeights && impactOf(pairs, () => result.suggestedWeights!, groups),
            }
          : null,
      findings: [...result.findings, ...remarks(notScored, result, groups !== undefined)],
    };
  }

  /** By the id that the feedback names: of one that was merged, the survivor. */
  private async candidatesOf(tenantId: string, given: readonly Feedback[]): Promise<Map<string, Candidate>> {
    const { candidates } = this.ports;
    const ids = [...new Set(given.map(({ candidateId }) => candidateId))];
    const found = new Map<string, Candidate>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      await this.pause();
      const load = async (id: string): Promise<void> => {
        const candidate = (await candidates.get(tenantId, id)) ?? (await findSurvivor(candidates, tenantId, { id }));
        if (candidate) found.set(id, candidate);
      };
      await Promise.all(ids.slice(at, at + AT_ONCE).map(load));
    }
    return found;
  }

  private async comparedPairs(
    tenantId: string,
    latest: readonly Feedback[],
    candidates: ReadonlyMap<string, Candidate>,
  ): Promise<ComparedPair[]> {
    const prepared = new Map<string, ScorableJob | undefined>();
    const pairs: ComparedPair[] = [];
    for (let at = 0; at < latest.length; at += AT_ONCE) {
      await this.pause();
      const some = latest.slice(at, at + AT_ONCE);
      for (const { jobId } of some) if (!prepared.has(jobId)) prepared.set(jobId, await this.prepare(tenantId, jobId));
      for (const { jobId, candidateId, outcome } of some) {
        const [candidate, scorable] = [candidates.get(candidateId), prepared.get(jobId)];
        if (!candidate?.features || !candidate.consent.matching || !scorable) continue;
        const { features } = candidate;
        const requested = requestedCategories(scorable.features);
        pairs.push({
          ...{ group: jobId, candidateId, isFavourable: isFavourable(outcome), candidate, scorable },
          ...{ requested, applied: scorable.weights },
          scores: Object.fromEntries(
            CATEGORIES.map((category) => [
              category,
              requested[category] ? categoryScore(category, features, scorable) : null,
            ]),
          ) as WeighedOutcome['scores'],
        });
      }
    }
    return pairs;
  }

  private async prepare(tenantId: string, jobId: string): Promise<ScorableJob | undefined> {
    const stored = await this.ports.jobs.get(tenantId, jobId);
    if (!stored) return undefined;
    // A calibration writes nothing, so what it reads again is not kept.
    const job = this.texts.isCurrent(stored) ? stored : { ...stored, reading: await this.texts.read(stored) };
    const { features, weights } = this.assessor.assess(job);
    return prepareJob(features, weights.applied, this.ports.taxonomy);
  }
}

/** Who would be selected under weights. A pair is a person for a job; without a label the category is unknown. */
function impactOf(
  pairs: readonly ComparedPair[],
  weightsFor: (pair: ComparedPair) => FullWeights,
  { people, selection, ...options }: NonNullable<CalibrationInput['groups']>,
): AdverseImpact {
  const labels = new Map(people.map(({ id, labels: own }) => [`${id.kind} ${id.value}`, own]));
  const scored = pairs.map((pair) => {
    const { candidate, scorable, group } = pair;
    const tenths = tenthsFor(pair.requested, weightsFor(pair), pair.applied);
    const weights = mapWeights((category) => tenths[category] / 10);
    const { score, band } = scoreCandidate(candidate.features!, { ...scorable, weights });
    const own =
      labels.get(`candidateId ${candidate.id}`) ?? labels.get(`externalId ${candidate.externalId ?? ''}`) ?? {};
    return { id: `${candidate.id} ${group}`, score, band, hasEnoughData: band !== 'insufficient_data', labels: own };
  });
  const selected = selectedOf(scored, selection);
  return adverseImpact(
    scored.map(({ id, ...person }) => ({ ...person, isSelected: selected.has(id) })),
    options,
  );
}

function remarks(notScored: number, { auc }: Calibrated, isLabelled: boolean): CalibrationFinding[] {
  const findings: CalibrationFinding[] = [];
  if (notScored > 0) {
    const detail = `${String(notScored)} pairs with an outcome were not scored: no consent to matching, or not enriched.`;
    findings.push({ code: 'calibration.not_all_compared', severity: 'info', detail });
  }
  if (auc && !isLabelled) {
    const detail =
      'The service knows no groups of people. `talent audit calibration --groups FILE` computes the adverse impact of the weights in use and of the suggested ones.';
    findings.push({ code: 'calibration.no_group_labels', severity: 'info', detail });
  }
  return findings;
}
