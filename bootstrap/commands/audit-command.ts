import type { Command } from 'commander';
import { TaxonomyJobAdReader } from '../../adapters/enrichment/index.js';
import { SystemClock } from '../../adapters/system/index.js';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import type { Store } from '../../core/index.js';
import { AuditAdverseImpact, CalibrateScores, findTenant } from '../../core/spi.js';
import { withStore } from '../store/with-store.js';
import { auditAsJson, auditAsText } from './adverse-impact-report.js';
import { calibrationAsJson, calibrationAsText } from './calibration-report.js';
import { addGroupOptions, groupsOf, type GroupOptions } from './group-options.js';

interface AuditOptions extends GroupOptions {
  tenant: string;
  job: string;
  json?: boolean;
}

interface CalibrationOptions extends Omit<GroupOptions, 'groups'> {
  tenant: string;
  job?: string;
  groups?: string;
  json?: boolean;
}

export function addAuditCommand(program: Command): void {
  const audit = program
    .command('audit')
    .description('audit scores for differences between groups, and compare them with outcomes');
  addGroupOptions(
    audit
      .command('adverse-impact')
      .description('print selection rates, scoring rates and impact ratios for one job')
      .requiredOption('--tenant <name>', 'name or id of the tenant')
      .requiredOption('--job <id>', 'the job that people are scored for')
      .requiredOption('--groups <file>', 'CSV: candidateId or externalId, then a column for each attribute'),
  )
    .option('--json', 'print JSON')
    .action(auditAdverseImpact);
  addGroupOptions(
    audit
      .command('calibration')
      .description('print how scores agree with the outcomes given as feedback, and which weights would agree better')
      .requiredOption('--tenant <name>', 'name or id of the tenant')
      .option('--job <id>', 'only outcomes for this job')
      .option('--groups <file>', 'CSV as for adverse-impact: adds the adverse impact of both weights'),
  )
    .option('--json', 'print JSON')
    .action(auditCalibration);
}

/** What scores pairs without a service: the command reads the store itself. */
async function scoringTools(store: Store) {
  const { taxonomy, occupations } = await openPackagedTaxonomy();
  return {
    ...{ candidates: store.candidates, jobs: store.jobs, feedback: store.feedback, taxonomy, occupations },
    ...{ jobAds: new TaxonomyJobAdReader(taxonomy, occupations), clock: new SystemClock() },
  };
}

async function auditAdverseImpact(options: AuditOptions): Promise<void> {
  const groups = await groupsOf(options);
  await withStore(async (store) => {
    const { id: tenantId } = await findTenant(store.access, options.tenant);
    const result = await new AuditAdverseImpact(await scoringTools(store)).execute(
      { tenantId },
      { jobId: options.job, ...groups },
    );
    process.stdout.write(`${options.json ? JSON.stringify(auditAsJson(result)) : auditAsText(result)}\n`);
  });
}

async function auditCalibration({ groups: file, ...options }: CalibrationOptions): Promise<void> {
  const groups = file === undefined ? undefined : await groupsOf({ ...options, groups: file });
  await withStore(async (store) => {
    const { id: tenantId } = await findTenant(store.access, options.tenant);
    const result = await new CalibrateScores(await scoringTools(store)).execute(
      { tenantId },
      { ...(options.job !== undefined && { jobId: options.job }), ...(groups && { groups }) },
    );
    process.stdout.write(`${options.json ? JSON.stringify(calibrationAsJson(result)) : calibrationAsText(result)}\n`);
  });
}
