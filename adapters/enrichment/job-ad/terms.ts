import type { ReadJobAd } from '../../../core/spi.js';
import { quoteOf } from './quote.js';
import { extractPay } from './recognizers/extract-pay.js';
import { extractLocation, extractWorkplace } from './recognizers/extract-workplace.js';

/** Pay, workplace and location, each with the words that it was read from. */
export function extractTerms(description: string): Pick<ReadJobAd, 'pay' | 'workplace' | 'location'> {
  const pay = extractPay(description);
  const workplace = extractWorkplace(description);
  const location = extractLocation(description);
  return {
    pay: pay && {
      currency: pay.currency,
      ...(pay.minValue !== null && { minValue: pay.minValue }),
      ...(pay.maxValue !== null && { maxValue: pay.maxValue }),
      unitText: pay.unitText,
      ...quoteOf(description, pay),
    },
    workplace: workplace && { type: workplace.type, ...quoteOf(description, workplace) },
    location: location && { ...location.location, ...quoteOf(description, location) },
  };
}
