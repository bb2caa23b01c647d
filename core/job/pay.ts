import type { BaseSalary, Job } from './job.js';

/** The period that an amount of pay is for. */
export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** One of `PAY_UNITS`. */
export type PayUnit = (typeof PAY_UNITS)[number];

/** Full time: 2,080 hours, 260 days, 52 weeks, 12 months a year. */
const PER_YEAR: Readonly<Record<PayUnit, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

type AnnualPay = { annualMin: number | null; annualMax: number | null; currency: string; basis: string };

/** Of what the caller states. */
export function annualPay({ baseSalary }: Pick<Job, 'baseSalary'>): AnnualPay | null {
  return baseSalary && annualSalary(baseSalary);
}

export function annualSalary({ minValue, maxValue, currency, unitText }: BaseSalary): AnnualPay {
  return {
    annualMin: minValue === undefined ? null : annualAmount(minValue, unitText),
    annualMax: maxValue === undefined ? null : annualAmount(maxValue, unitText),
    currency,
    basis: unitText,
  };
}

export function annualAmount(amount: number, unit: PayUnit): number {
  return Math.round(amount * PER_YEAR[unit]);
}
