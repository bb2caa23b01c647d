import { parseArgs } from 'node:util';

/** What `npm run bench:soak -- …` is asked for. */
export interface SoakOptions {
  minutes: number;
  /** Requests a second; measured where it is not given. */
  rate: number | null;
  /** Of the requests a second that were measured. */
  share: number;
  candidates: number;
  /** A file for the drawing. */
  chart: string | null;
}

export function readSoakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string' },
      share: { type: 'string', default: '0.6' },
      candidates: { type: 'string', default: '1000' },
      chart: { type: 'string' },
    },
  });
  return {
    minutes: positive('minutes', values.minutes),
    rate: values.rate === undefined ? null : positive('rate', values.rate),
    share: positive('share', values.share),
    candidates: positive('candidates', values.candidates),
    chart: values.chart ?? null,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} has to be a number above 0, and is "${text}".`);
  return value;
}
