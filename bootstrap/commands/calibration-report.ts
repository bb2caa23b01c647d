import type { Calibration } from '../../core/index.js';
import type { Agreement } from '../../core/spi.js';
import { aligned, fourDecimals, impactAsJson, impactLines } from './adverse-impact-report.js';

/** With all figures to four decimals. */
export function calibrationAsJson(calibration: Calibration): Record<string, unknown> {
  const { jobId, outcomes, auc, categories, suggestedWeights, suggestedAuc, adverseImpact, findings } = calibration;
  return {
    ...{ jobId, outcomes, auc: shown(auc) },
    categories: categories.map((each) => ({ category: each.category, auc: shown(each.auc) })),
    ...{ suggestedWeights, suggestedAuc: shown(suggestedAuc) },
    adverseImpact: adverseImpact && {
      applied: impactAsJson(adverseImpact.applied),
      suggested: adverseImpact.suggested && impactAsJson(adverseImpact.suggested),
    },
    findings,
  };
}

/** For a terminal. */
export function calibrationAsText(calibration: Calibration): string {
  const { jobId, outcomes, auc, categories, suggestedWeights, suggestedAuc, adverseImpact, findings } = calibration;
  const { compared, favourable, unfavourable } = outcomes;
  const rows = categories.map((each) => {
    const weight = suggestedWeights ? [suggestedWeights[each.category].toFixed(1)] : [];
    return [each.category, ...cells(each.auc), ...weight];
  });
  const head = ['', 'auc', '95 % confidence', ...(suggestedWeights ? ['suggested weight'] : [])];
  const overall = (name: string, agreement: Agreement | null): string[] => [
    ...[name, ...cells(agreement)],
    ...(suggestedWeights ? [''] : []),
  ];
  return [
    `Calibration of ${jobId ?? 'all jobs'}`,
    `Outcomes: ${String(compared)} scored pairs, ${String(favourable)} favourable, ${String(unfavourable)} not`,
    ...(auc
      ? [
          '',
          ...aligned([
            head,
            overall('score', auc),
            ...(suggestedAuc ? [overall('with suggested weights', suggestedAuc)] : []),
            ...rows,
          ]),
        ]
      : []),
    ...(adverseImpact ? ['', 'Adverse impact under the weights in use', ...impactLines(adverseImpact.applied)] : []),
    ...(adverseImpact?.suggested
      ? ['', 'Adverse impact under the suggested weights', ...impactLines(adverseImpact.suggested)]
      : []),
    ...(findings.length > 0 ? [''] : []),
    ...findings.map(({ detail }) => detail),
  ].join('\n');
}

function shown(agreement: Agreement | null): Agreement | null {
  if (!agreement) return null;
  const { value, low, high } = agreement;
  return { value: fourDecimals(value), low: fourDecimals(low), high: fourDecimals(high) };
}

function cells(agreement: Agreement | null): [string, string] {
  if (!agreement) return ['–', ''];
  return [agreement.value.toFixed(3), `${agreement.low.toFixed(3)} – ${agreement.high.toFixed(3)}`];
}
