/** The door for hosts: the application, records, inputs and results of use cases, errors. What an adapter needs is in `spi.ts`. */
export { type ApiKey, type RatePolicy, SCOPES, type Scope, type Tenant, hasScope } from './access/access.js';
export { type Application, type ApplicationOptions, type Ports, createApplication } from './application.js';
export { ChangeFeed } from './caches/change-feed.js';
export type { AuditRecord } from './audit/audit-record.js';
export type { JobView } from './caches/job-intelligence-cache.js';
export { TenantIndexes } from './caches/tenant-indexes.js';
export {
  CANDIDATE_FINDING_CODES,
  type CandidateIntelligence,
  type ExperienceFacts,
  type OccupationFact,
  type PossibleDuplicate,
  type QualityFinding,
  type SkillFact,
} from './candidate/candidate-intelligence.js';
export {
  CANDIDATE_STATUSES,
  type CallerLayer,
  type Candidate,
  type CandidateRecord,
  type CandidateStatus,
  type Provenance,
  type ResumeDocument,
} from './candidate/candidate.js';
export type { Consent, PurposeConsent } from './candidate/consent.js';
export type { Enrichment, EnrichmentStatus, PartialCode, Stage } from './candidate/enrichment.js';
export type { CandidatePatch } from './candidate/patch-candidate.js';
export type { ResumeInput } from './candidate/resume-input.js';
export { PAY_UNITS, type PayUnit } from './job/pay.js';
export { type Preferences, REMOTE_PREFERENCES, type RemotePreference } from './candidate/preferences.js';
export type {
  Award,
  Basics,
  Certificate,
  Education,
  Language,
  Location,
  OnlineProfile,
  Profile,
  ProfileSection,
  Project,
  Publication,
  Skill,
  Volunteer,
  Work,
} from './candidate/profile.js';
export { type Evidence } from './candidate/resume-document.js';
export {
  DomainError,
  type DomainErrorCode,
  type InputFault,
  invalidInput,
  isDomainError,
  notFound,
} from './errors/domain-error.js';
export { EVENT_TYPES, type EventType, type PlatformEvent } from './event/event.js';
export type { AdverseImpact, CategoryImpact, Impact, ImpactTable } from './fairness/adverse-impact.js';
export type { Feedback } from './feedback/feedback.js';
export type { SelectableBand, Selection } from './fairness/selection.js';
export type { EffectiveRequirements, Sourced } from './job/effective-requirements.js';
export { JOB_FINDING_CODES, type JobFinding, type JobFindingCode } from './job/job-finding.js';
export type { ResumeText } from './intelligence/candidate/resume-text.js';
export type { JobIntelligence } from './intelligence/job/job-intelligence.js';
export type { JobTerms } from './job/job-terms.js';
export { type JobAction } from './job/job-status.js';
export {
  type BaseSalary,
  CLOSE_REASONS,
  type CloseReason,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  JOB_LOCATION_TYPES,
  JOB_STATUSES,
  type Job,
  type JobFields,
  type JobLocation,
  type JobLocationType,
  type JobRecord,
  type JobStatus,
} from './job/job.js';
export {
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  type EducationLevel,
  IMPORTANCES,
  type Importance,
  type LanguageLevel,
  type LanguageRequirement,
  type Requirements,
  SENIORITY_LEVELS,
  type SeniorityLevel,
  type SkillRequirement,
} from './job/requirements.js';
export type { ConstraintFilter } from './matching/constraint-filter.js';
export {
  type AdjacentCredit,
  BANDS,
  type Band,
  CONSTRAINT_NAMES,
  CONSTRAINT_OUTCOMES,
  type CategoryResult,
  type Constraint,
  type ConstraintName,
  type ConstraintOutcome,
  type Match,
  type MatchEvidence,
} from './matching/match.js';
export { CATEGORIES, type Category, type CategoryWeights } from './job/category-weights.js';
export { DEFAULT_WEIGHTS } from './matching/weights.js';
export type { EnrichmentFilter, Operation, OperationFailure } from './operation/operation.js';
export { type Page, type Position, type RecordFilter, type RecordQuery, type RecordSort } from './ports/page.js';
export type { Store } from './ports/store.js';
export type { LeasedWork, WorkLease } from './ports/work.js';
export { type Actor, type Caller, type Command, SYSTEM } from './record/caller.js';
export { ENGINE_VERSION } from './record/engine-version.js';
export { TAXONOMY_VERSION, extendTaxonomy, loadTaxonomy } from './taxonomy/loading/load-taxonomy.js';
export { type LoadedTaxonomy } from './taxonomy/loading/packed-taxonomy.js';
export type { Vocabulary } from './taxonomy/model/vocabulary.js';
export { Taxonomy } from './taxonomy/taxonomy.js';
export type { NewKey } from './usecases/access/access-records.js';
export type { Authenticated } from './usecases/access/authenticate.js';
export type { SimilarCandidate } from './usecases/candidates/find-similar-candidates.js';
export type { TopJob } from './caches/top-jobs.js';
export type { CandidateView } from './usecases/candidates/get-candidate.js';
export type { OriginalFile, OriginalText } from './usecases/candidates/read-original.js';
export { MAX_RESUME_BYTES } from './usecases/candidates/resume-intake.js';
export type { EnrichmentOutcome } from './usecases/enrichment/finish-enrichment.js';
export type {
  AdverseImpactAudit,
  AdverseImpactAuditInput,
  LabelledPerson,
} from './usecases/matches/audit-adverse-impact.js';
export type { Calibration } from './usecases/feedback/calibrate-scores.js';
export type { CandidateExport } from './usecases/protection/export-candidate.js';
export type { Delivery, DeliveryAttempt } from './webhook/delivery.js';
export type { Webhook } from './webhook/webhook.js';
