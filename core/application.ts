import { JobAssessor } from './intelligence/job/assess-job.js';
import { CurrentReadings } from './caches/current-readings.js';
import { JobTextReader } from './intelligence/job/job-text-reader.js';
import type { ChangeFeed } from './caches/change-feed.js';
import { MatchMaker } from './matching/match-maker.js';
import { PreparedJobs } from './caches/prepared-jobs.js';
import { PublishedJobs } from './caches/published-jobs.js';
import type { JobFields } from './job/job.js';
import type { Clock } from './ports/system/clock.js';
import type { Digest } from './ports/system/digest.js';
import type { Enricher } from './ports/enricher.js';
import type { EventBus } from './ports/event-bus.js';
import type { ImportReader } from './ports/imports/import-reader.js';
import type { IdGenerator } from './ports/system/id-generator.js';
import type { JobAdReader } from './ports/job-ad-reader.js';
import type { Randomness } from './ports/system/randomness.js';
import type { Store } from './ports/store.js';
import type { TalentIndex } from './ports/talent-index.js';
import type { WebhookSender } from './ports/webhook-sender.js';
import type { OccupationFinder } from './taxonomy/occupations.js';
import type { Taxonomy } from './taxonomy/taxonomy.js';
import { ListAudit } from './usecases/audit/list-audit.js';
import { BootstrapAccess } from './usecases/access/bootstrap-access.js';
import { CreateKey } from './usecases/access/create-key.js';
import { CreateTenant } from './usecases/access/create-tenant.js';
import { DescribeCaller } from './usecases/access/describe-caller.js';
import { ListKeys } from './usecases/access/list-keys.js';
import { ListTenants } from './usecases/access/list-tenants.js';
import { RevokeKey } from './usecases/access/revoke-key.js';
import { ApplyRetention } from './usecases/operations/apply-retention.js';
import { PreviewRetention } from './usecases/protection/list-due.js';
import { ExpireConsent } from './usecases/protection/expire-consent.js';
import { ExportCandidate } from './usecases/protection/export-candidate.js';
import { GetRetention, SetRetention } from './usecases/protection/retention-settings.js';
import { AuditAdverseImpact } from './usecases/matches/audit-adverse-impact.js';
import { Authenticate } from './usecases/access/authenticate.js';
import { CloseJob, PublishJob, ReopenJob } from './usecases/jobs/change-job-status.js';
import { DeleteWebhook, RotateWebhookSecret, UpdateWebhook } from './usecases/webhooks/change-webhook.js';
import { CreateCandidate } from './usecases/candidates/create-candidate.js';
import { CreateJob } from './usecases/jobs/create-job.js';
import { DeleteJob } from './usecases/jobs/delete-job.js';
import { DeleteCandidate } from './usecases/candidates/delete-candidate.js';
import { DeliverWebhook } from './usecases/webhooks/deliver-webhook.js';
import { DispatchEvents } from './usecases/events/dispatch-events.js';
import { ExpireJob } from './usecases/jobs/expire-job.js';
import { CalibrateScores } from './usecases/feedback/calibrate-scores.js';
import { GiveFeedback, ListFeedback } from './usecases/feedback/give-feedback.js';
import { FindSimilarCandidates } from './usecases/candidates/find-similar-candidates.js';
import { FinishMerge, MergeCandidates, UnmergeCandidate } from './usecases/candidates/merge-candidates.js';
import { GetCandidate } from './usecases/candidates/get-candidate.js';
import { GetJob } from './usecases/jobs/get-job.js';
import { ListEvents } from './usecases/events/list-events.js';
import { ListCandidates, ListJobs } from './usecases/records/list-records.js';
import { ExplainMatch, MatchCandidates, MatchJobs } from './usecases/matches/match-candidates.js';
import { ParseJobAd } from './usecases/stateless/parse-job-ad.js';
import { ParseResume } from './usecases/stateless/parse-resume.js';
import { ScorePair } from './usecases/stateless/score-pair.js';
import { CancelOperation } from './usecases/operations/cancel-operation.js';
import { CheckImport } from './usecases/operations/check-import.js';
import { GetOperation, ListOperationFailures, ListOperations } from './usecases/operations/read-operations.js';
import { DropUpload, ReceiveUpload } from './usecases/operations/receive-upload.js';
import { RunOperation } from './usecases/operations/run-operation.js';
import { EnrichMatching, StartImport } from './usecases/operations/start-operation.js';
import { PingWebhook } from './usecases/webhooks/ping-webhook.js';
import { GetWebhook, ListDeliveries, ListWebhooks } from './usecases/webhooks/read-webhooks.js';
import { RegisterWebhook } from './usecases/webhooks/register-webhook.js';
import { RequestEnrichment } from './usecases/enrichment/request-enrichment.js';
import { RetryDelivery } from './usecases/webhooks/retry-delivery.js';
import { RunEnrichment } from './usecases/enrichment/run-enrichment.js';
import { GetOccupation, GetSkill, ListOccupations, ListSkills } from './usecases/taxonomy/look-up-taxonomy.js';
import { PutCandidate } from './usecases/candidates/put-candidate.js';
import { PutJob } from './usecases/jobs/put-job.js';
import { GetResumeFile, GetResumeText } from './usecases/candidates/read-original.js';
import { ViewBlind } from './usecases/candidates/view-blind.js';
import { UpdateCandidate } from './usecases/candidates/update-candidate.js';
import { UpdateJob } from './usecases/jobs/update-job.js';
import { DEFAULT_RETRY_SCHEDULE } from './webhook/retry-schedule.js';

/** All that the domain needs of the world. */
export interface Ports extends Omit<Store, 'isReachable' | 'close'> {
  bus: EventBus;
  index: TalentIndex;
  enricher: Enricher;
  jobAds: JobAdReader;
  /** Reads the lines of imports; without it none can be started. */
  importReader?: ImportReader;
  sender: WebhookSender;
  clock: Clock;
  ids: IdGenerator;
  digest: Digest;
  randomness: Randomness;
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
  /** Where other processes write to the same store. */
  feed?: ChangeFeed;
}

/** What a host may set of the application. */
export interface ApplicationOptions {
  /** Seconds before each attempt at a delivery. */
  retrySchedule?: readonly number[];
  /** Checks the whole of a patched job; throws `input.invalid`. */
  checkJob?: (fields: JobFields) => void;
  /** SHA-256 of an API key that the deployment chose itself. */
  bootstrapKeyHash?: string | null;
  /** Lets other work of the process go first between the parts of a long computation; resolves at once where not given. */
  pause?: () => Promise<void>;
}

/** Every use case, as `createApplication` returns them. */
export type Application = ReturnType<typeof createApplication>;

/** Every use case, ready to run in any host. Each has one method, `execute`. */
export function createApplication(given: Ports, options: ApplicationOptions = {}) {
  const assessor = new JobAssessor(given);
  const texts = new JobTextReader(given);
  const readings = new CurrentReadings({ jobs: given.jobs, texts, assessor });
  const publishedJobs = new PublishedJobs({
    ...given,
    assessor,
    readings,
    ...(options.pause && { pause: options.pause }),
  });
  const preparedJobs = new PreparedJobs({ assessor, taxonomy: given.taxonomy });
  const ports = { ...given, assessor, texts, readings, publishedJobs, preparedJobs, matchMaker: new MatchMaker(given) };
  const createCandidate = new CreateCandidate(ports);
  const updateCandidate = new UpdateCandidate(ports);
  const deleteCandidate = new DeleteCandidate(ports);
  const getCandidate = new GetCandidate(ports);
  const explainMatch = new ExplainMatch(ports);
  const createJob = new CreateJob(ports);
  const updateJob = new UpdateJob(ports, options.checkJob);
  const closeJob = new CloseJob(ports);
  const putCandidate = new PutCandidate(ports, createCandidate, updateCandidate);
  const putJob = new PutJob(ports, createJob, updateJob);
  const requestEnrichment = new RequestEnrichment(ports);
  const imported = { createCandidate, putCandidate, createJob, putJob };
  const authenticate = new Authenticate(ports, options.bootstrapKeyHash ?? null);
  const retrySchedule = options.retrySchedule ?? DEFAULT_RETRY_SCHEDULE;
  return {
    authenticate,
    bootstrapAccess: new BootstrapAccess(ports),
    createTenant: new CreateTenant(ports),
    listTenants: new ListTenants(ports),
    createKey: new CreateKey(ports),
    listKeys: new ListKeys(ports),
    revokeKey: new RevokeKey(ports, authenticate),
    describeCaller: new DescribeCaller(ports),

    listCandidates: new ListCandidates(ports),
    createCandidate,
    getCandidate,
    updateCandidate,
    mergeCandidates: new MergeCandidates(ports),
    unmergeCandidate: new UnmergeCandidate(ports),
    finishMerge: new FinishMerge(ports),
    putCandidate,
    deleteCandidate,
    viewBlind: new ViewBlind(ports),
    getResumeFile: new GetResumeFile(ports),
    getResumeText: new GetResumeText(ports),
    requestEnrichment,
    enrichMatching: new EnrichMatching(ports),
    runEnrichment: new RunEnrichment(ports),
    findSimilarCandidates: new FindSimilarCandidates(ports),

    listJobs: new ListJobs(ports),
    createJob,
    getJob: new GetJob(ports),
    updateJob,
    putJob,
    deleteJob: new DeleteJob(ports),
    publishJob: new PublishJob(ports),
    closeJob,
    reopenJob: new ReopenJob(ports),
    expireJob: new ExpireJob(ports, closeJob),

    receiveUpload: new ReceiveUpload(ports),
    dropUpload: new DropUpload(ports),
    startImport: new StartImport(ports),
    checkImport: new CheckImport(ports),
    listOperations: new ListOperations(ports),
    getOperation: new GetOperation(ports),
    listOperationFailures: new ListOperationFailures(ports),
    cancelOperation: new CancelOperation(ports),
    runOperation: new RunOperation(ports, { ...imported, requestEnrichment, deleteCandidate }),

    parseResume: new ParseResume(ports),
    parseJobAd: new ParseJobAd(ports),
    scorePair: new ScorePair(ports),

    matchCandidates: new MatchCandidates(ports),
    matchJobs: new MatchJobs(ports),
    explainMatch,
    auditAdverseImpact: new AuditAdverseImpact(ports),

    giveFeedback: new GiveFeedback(ports),
    listFeedback: new ListFeedback(ports),
    calibrateScores: new CalibrateScores(ports, options.pause),

    listAudit: new ListAudit(ports),
    getRetention: new GetRetention(ports),
    setRetention: new SetRetention(ports),
    previewRetention: new PreviewRetention(ports),
    applyRetention: new ApplyRetention(ports),
    expireConsent: new ExpireConsent(ports, updateCandidate, deleteCandidate),
    exportCandidate: new ExportCandidate(ports, getCandidate, explainMatch),

    listSkills: new ListSkills(ports),
    getSkill: new GetSkill(ports),
    listOccupations: new ListOccupations(ports),
    getOccupation: new GetOccupation(ports),

    listEvents: new ListEvents(ports),
    dispatchEvents: new DispatchEvents(ports, retrySchedule),

    registerWebhook: new RegisterWebhook(ports),
    listWebhooks: new ListWebhooks(ports),
    getWebhook: new GetWebhook(ports),
    updateWebhook: new UpdateWebhook(ports),
    deleteWebhook: new DeleteWebhook(ports),
    rotateWebhookSecret: new RotateWebhookSecret(ports),
    pingWebhook: new PingWebhook(ports),
    listDeliveries: new ListDeliveries(ports),
    retryDelivery: new RetryDelivery(ports),
    deliverWebhook: new DeliverWebhook(ports, retrySchedule),
  };
}
