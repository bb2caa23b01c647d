/** The door for adapters: the ports, and the rules and values that an implementation of them needs. */
export { RATE_POLICY_NAMES, type RatePolicyName } from './access/access.js';
export { hasKeyShape } from './access/api-key-format.js';
export { CANDIDATE_KEYS_VERSION, CandidateKeys } from './candidate/candidate-keys.js';
export { NO_ENRICHMENT, queuedEnrichment, withRunningEnrichment } from './candidate/enrichment.js';
export { consentByPurpose } from './candidate/consent.js';
export { mergeProfile } from './candidate/merge-profile.js';
export { monthIndex, withPossibleDay } from './candidate/partial-date.js';
export type {
  DocumentLine,
  Evidence,
  ExtractedDocument,
  ParseContext,
  ParsedResume,
  RecognizedText,
  ResumeFile,
  ResumeSection,
  Span,
  UnreadPages,
  UnreadText,
} from './candidate/resume-document.js';
export { cutSections } from './candidate/section-limits.js';
export { eventDocument } from './event/event-document.js';
export { type NewEvent, isEventTypePattern, matchesEventType } from './event/event.js';
export { FEW_PEOPLE, SMALLEST_SHARE } from './fairness/adverse-impact.js';
export { SELECTABLE_BANDS } from './fairness/selection.js';
export { type InferenceTools, inferCandidate } from './intelligence/candidate/infer-candidate.js';
export { inferTitleWords } from './intelligence/candidate/infer-title-words.js';
export { referenceDateOf } from './intelligence/candidate/reference-date.js';
export { copiedAdHint } from './intelligence/integrity/copied-ad.js';
export { fingerprints, textFingerprints, wordsInOrder } from './intelligence/integrity/shared-runs.js';
export { type PoolMeasures, measurePool } from './intelligence/job/measure-pool.js';
export { familiesOfCandidate, fieldsOfCandidate, fieldsOfJob } from './intelligence/families.js';
export { saysNoBranch } from './intelligence/job/titles-of-any-branch.js';
export { languageLevelOf } from './intelligence/levels/language-level.js';
export { JOB_KEYS_VERSION, jobSearchWords } from './job/job-keys.js';
export type { JobReading } from './job/job-reading.js';
export {
  type BandConditions,
  ALL_FITS,
  BAND_FLOORS,
  bandOf,
  isOfTheLevel,
  isOfTheWork,
  mayBeExcellent,
  mayBeStrong,
  showsTwoThirds,
  STANDS_IN,
  unstatedConditions,
} from './matching/bands.js';
export {
  coreReached,
  fewestPoints,
  FULL_CORE,
  pointsOf,
  scoreOfPoints,
  UNREACHABLE_POINTS,
  weightTenths,
} from './matching/points.js';
export { countryNamed } from './matching/country-names.js';
export { EXCLUDED_FIELDS } from './matching/projection.js';
export { type ConstraintQuery, allowedOutcomes, matchesFilter } from './matching/constraint-filter.js';
export {
  type ConstraintInputs,
  HOMES,
  NO_CONSTRAINT_INPUTS,
  type SingleConstraint,
  constraintInputsOf,
  evaluateLocation,
  evaluateSingle,
  homeProximity,
} from './matching/constraints.js';
export type {
  CandidateFeatures,
  FieldFeature,
  LanguageFeature,
  OccupationFeature,
  SkillFeature,
} from './candidate/candidate-features.js';
export { fieldScoreOf, sumOfShares, withField } from './matching/field-of-work.js';
export type { JobFeatures } from './matching/job-features.js';
export { type WeightedJob, withSkillPreferred, withoutSkill } from './matching/relaxed-job.js';
export { hasTitleData, occupationNearness, scoreTitleWords } from './matching/score-title.js';
export {
  type ScorableJob,
  asksForBranch,
  showsReadLanguages,
  categoryScore,
  certificationFeature,
  hasFittingLevel,
  isOfFamily,
  leastTitleOf,
  nearTitleOf,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  shareScore,
} from './matching/scorer.js';
export {
  cosine,
  idfWeight,
  levelProximity,
  likeness,
  occupationProximity,
  similarity,
  skillNorm,
  titleNorm,
} from './matching/similarity.js';
export { expectedWeight } from './matching/expected-weight.js';
export { type WantedSkill, creditFor, isStale, wantedSkill } from './matching/wanted-skill.js';
export type { FullWeights } from './job/category-weights.js';
export { suggestWeights } from './matching/weights.js';
export type { AccessRepository, FirstAccess } from './ports/access-repository.js';
export type {
  CandidateFilter,
  CandidateRepository,
  CandidateScan,
  RecordSlice,
  CandidateUpdate,
  CandidateInsert,
  EnrichmentProgress,
  CandidateErasure,
  IdentityKeyQuery,
  SharedIdentityKeys,
  RecordAddress,
  ScannedCandidate,
} from './ports/candidate-repository.js';
export type {
  ByteRange,
  DocumentStore,
  NewDocument,
  DocumentReading,
  DocumentSelection,
} from './ports/document-store.js';
export type { ParsedDocument } from './candidate/parsed-document.js';
export type { Enricher, EnrichmentInput, EnrichmentResult, PublishedAd } from './ports/enricher.js';
export type { Ocr, Recognition, RecognizedPage, RecognizedWord } from './ports/ocr.js';
export type { EnrichmentSubject } from './candidate/enrichment-subject.js';
export type { AuditEntry, AuditLog, AuditQuery, AuditTrail } from './ports/accountability/audit-log.js';
export type {
  FeedbackRepository,
  FeedbackSubject,
  LatestFeedbackQuery,
} from './ports/accountability/feedback-repository.js';
export {
  latestOfPairs,
  MOST_FEEDBACK_OF_A_CANDIDATE,
  newestFirst,
  OUTCOMES,
  type Outcome,
} from './feedback/feedback.js';
export type { Agreement } from './calibration/agreement.js';
export { CALIBRATION_FINDING_CODES, type CalibrationFinding } from './calibration/calibrate.js';
export {
  CalibrateScores,
  type CalibrationInput,
  type CalibrationOutcomes,
} from './usecases/feedback/calibrate-scores.js';
export type { EventBus } from './ports/event-bus.js';
export type { EventLog, EventQuery, EventPage, UndispatchedEvent } from './ports/event-log.js';
export type {
  ClaimOutcome,
  IdempotencyStore,
  StoredAnswer,
  ClaimRequest,
  ClaimCompletion,
  ClaimHandle,
} from './ports/idempotency-store.js';
export type { JobAdReader } from './ports/job-ad-reader.js';
export { NOTHING_READ, type ReadJobAd } from './job/read-job-ad.js';
export type {
  JobRepository,
  JobDeletion,
  JobUpdate,
  JobInsert,
  JobReadingUpdate,
  PublishedJobSlice,
} from './ports/job-repository.js';
export { valuesOf } from './ports/page.js';
export type {
  FailurePage,
  FailureQuery,
  OperationInsert,
  OperationQuery,
  OperationRepository,
  OperationUpdate,
} from './ports/operation-repository.js';
export type { NewUploadPart, UploadStore } from './ports/imports/upload-store.js';
export type { ImportReader, ImportedCandidate } from './ports/imports/import-reader.js';
export type { JobStatement } from './job/new-job.js';
export { OPERATION_KINDS, OPERATION_STATUSES, isFinished } from './operation/operation.js';
export { type OperationProgress, progressOf } from './operation/progress.js';
export { MOST_UPLOAD_BYTES } from './operation/upload.js';
export type { ReceivedUpload } from './usecases/operations/receive-upload.js';
export { EnrichMatching, takes } from './usecases/operations/start-operation.js';
export type { Outbox } from './ports/outbox.js';
export { taskOf, type NewWork } from './ports/work.js';
export type { RateDecision, RateLimiter } from './ports/rate-limiter.js';
export {
  externalIdTaken,
  feedbackLimitReached,
  storeUnavailable,
  tenantNameTaken,
  versionConflict,
  webhookLimitReached,
} from './ports/refusals.js';
export type { Clock } from './ports/system/clock.js';
export type { Digest } from './ports/system/digest.js';
export type { IdGenerator, IdPrefix } from './ports/system/id-generator.js';
export type { Randomness } from './ports/system/randomness.js';
export type {
  PoolSurvey,
  RankQuery,
  RankedCandidate,
  SimilarQuery,
  SurveyQuery,
  TalentIndex,
} from './ports/talent-index.js';
export type { IndexSnapshot, IndexSnapshots, NewIndexSnapshot, StorableIndex } from './ports/index-snapshots.js';
export {
  SnapshottedIndex,
  type BuiltIndex,
  type SnapshotOptions,
  type SnapshotPorts,
} from './caches/snapshotted-index.js';
export type {
  DeliveryRepository,
  WebhookRepository,
  WebhookInsert,
  WebhookUpdate,
  WebhookRemoval,
  DeliveryQuery,
  WebhookQuery,
  WebhookHealth,
} from './ports/webhook-repository.js';
export type { SendOutcome, WebhookMessage, WebhookSender } from './ports/webhook-sender.js';
export {
  CLOCK_TOLERANCE_MS,
  type LeaseExtension,
  type LeaseRequest,
  type LeaseReturn,
  type WorkDepth,
  type WorkQueue,
  type DepthQuery,
} from './ports/work-queue.js';
export { claimKeyOf } from './record/claim-key.js';
export { customFieldsFault } from './record/custom-fields.js';
export { uuidFrom } from './record/uuid-from.js';
export { LANGUAGE_CODES } from './taxonomy/model/language-codes.js';
export { occupationCodes, skillCodes } from './taxonomy/model/codes.js';
export type { Occupation, Skill as TaxonomySkill, SkillType } from './taxonomy/model/model.js';
export type { ForeignOccupation, ForeignSkill } from './taxonomy/model/vocabulary.js';
export { OccupationFinder } from './taxonomy/occupations.js';
export { saysNotHeld } from './intelligence/skills/held-certificates.js';
export { ORDINARY_WORDS } from './taxonomy/phrases/ordinary-words.js';
export type { SkillMention } from './taxonomy/skills/skill-finder.js';
export { unknownSkillKey } from './taxonomy/taxonomy.js';
export { inOneGender } from './taxonomy/titles/gendered-titles.js';
export { inOtherGender } from './taxonomy/titles/other-gender.js';
export { canonicalJson } from './text/canonical-json.js';
export { foldLetters, searchWords } from './text/search-words.js';
export type { AccessPorts } from './usecases/access/access-records.js';
export { CreateKey } from './usecases/access/create-key.js';
export { CreateTenant } from './usecases/access/create-tenant.js';
export { ListKeys } from './usecases/access/list-keys.js';
export { ListTenants } from './usecases/access/list-tenants.js';
export { RevokeKey } from './usecases/access/revoke-key.js';
export { SetRetention } from './usecases/protection/retention-settings.js';
export type { DueCandidate, DuePosition } from './retention/due-candidate.js';
export { KEEP_ALL, MOST_MONTHS, type RetentionSettings } from './retention/retention.js';
export { findTenant } from './usecases/access/find-tenant.js';
export { AuditAdverseImpact } from './usecases/matches/audit-adverse-impact.js';
export { MOST_HOLDERS_OF_A_KEY, rankSharedKeys } from './ports/rank-shared-keys.js';
export type { StoredRecord } from './record/stored-record.js';
export { isLimitedToBlind } from './access/access.js';
export type { FeedOptions } from './caches/change-feed.js';
export { RESUME_SECTION_KINDS } from './candidate/resume-document.js';
export type { ResumeSectionKind } from './candidate/resume-document.js';
export { JOB_ACTIONS } from './job/job-status.js';
export type { AnyOf } from './ports/page.js';
export { RECORD_SORTS } from './ports/page.js';
export type { WorkKind } from './ports/work.js';
export type { WorkPayloads } from './ports/work.js';
export { packTaxonomy } from './taxonomy/loading/packed-taxonomy.js';
export { readTaxonomy } from './taxonomy/loading/packed-taxonomy.js';
export { DEFAULT_RETRY_SCHEDULE } from './webhook/retry-schedule.js';
