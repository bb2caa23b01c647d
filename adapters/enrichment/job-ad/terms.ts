import type { ReadJobAd } from '../../../core/spi.js';
import { quoteOf } from './quote.js';
import { extractLocation, extractLocationOfTitle } from './recognizers/place/extract-location.js';
import { extractPay, extractPayOfTitle, placeOfJob } from './recognizers/pay/extract-pay.js';
import { extractWorkplace } from './recognizers/place/extract-workplace.js';

type Terms = Pick<ReadJobAd, 'pay' | 'workplace' | 'location'>;

/** Pay, place and kind of workplace. What only the title says has a quote without a place: offsets point into the description. */
export function extractTerms({ title, description }: { title: string; description: string }): Terms {
  const inText = <T extends { start: number; end: number }>(found: T | null) =>
    found && { found, sourced: quoteOf(description, found) };
  const inTitle = <T extends { start: number; end: number }>(found: T | null) =>
    found && { found, sourced: { source: 'parsed' as const, quote: title.slice(found.start, found.end) } };
  const workplace = inTitle(extractWorkplace(title)) ?? inText(extractWorkplace(description));
  const location = inText(extractLocation(description)) ?? inTitle(extractLocationOfTitle(title));
  const place = placeOfJob(`${title}\n${description}`, location?.found.location);
  const pay = inText(extractPay(description, place)) ?? inTitle(extractPayOfTitle(title, place));
  return {
    pay: pay && {
      currency: pay.found.currency,
      ...(pay.found.minValue !== null && { minValue: pay.found.minValue }),
      ...(pay.found.maxValue !== null && { maxValue: pay.found.maxValue }),
      unitText: pay.found.unitText,
      ...pay.sourced,
    },
    workplace: workplace && { type: workplace.found.type, ...workplace.sourced },
    location: location && { ...location.found.location, ...location.sourced },
  };
}
