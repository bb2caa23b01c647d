import { phrases, words } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: dates and numbers. */
export const enDates = {
  dates: {
    signed: phrases`on; dated`,
    present: phrases`
      presently; presents?; current(?:ly)?; now; today; to[- ]?date; till[- ]?(?:date|now|today|present); until[- ]?(?:now|today|present);
      date; ongoing; on[- ]going; to present; continuing; still; present day; (?:and )?onwards?
    `,
    since: phrases`since`,
    sinceAtEdge: phrases`from; (?:joined|starting|started|commenced|commencing)(?: in| from)?`,
    startLabels: phrases`start(?:ed)?(?: date)?; date started; from; joined; joining date; date of joining; date joined`,
    endLabels: phrases`end(?: date)?; ended; finish(?:ed)?(?: date)?; date left; leaving date; date of leaving; to; until`,
    seasons: phrases`spring; summer; fall; autumn; winter; early; mid; late; q[1-4]; [1-4]q; semester; sem; (?:the )?(?:end|beginning|start) of`,
    to: phrases`to; till; until; til; through; thru; up to`,
    toAfterMark: phrases`to`,
    rangeLead: [],
    rangeOpening: phrases`from; between`,
    betweenOpening: phrases`between`,
    betweenJoins: phrases`and`,
    untilOpening: phrases`until; till; up to`,
    afterYear: [],
    monthsAtEdge: [],
    lasted: phrases`years?; yrs?\.?; y; months?; mos?\.?; m; weeks?; wks?\.?; days?`,
    sameAgain: phrases`and; to; summers?; winters?`,
    months: [
      words`january jan`,
      words`february feb febr febuary`,
      words`march mar`,
      words`april apr`,
      words`may`,
      words`june jun`,
      words`july jul`,
      words`august aug`,
      words`september sept sep`,
      words`october oct`,
      words`november nov`,
      words`december dec`,
    ],
    masked: phrases`present; current; now; date`,
    spans: phrases`years?; yrs?; months?; mos?`,
    spansOfStudy: phrases`
      (?:an?|\d{1,2})\s(?:years?|months?|days?|weeks?|yrs?|mos?)(?:,?\s(?:and\s)?\d{1,2}\s(?:months?|days?|mos?))?
    `,
  },
  numbers: {
    to: phrases`to; or`,
    timeUnits: phrases`years?; yrs?\.?; months?`,
    monthStems: phrases`month`,
    oneYear: phrases`(?<=(?:at least|minimum(?: of)?|over) )a (?:full )?year(?= (?:in|of|as|with|on)(?!\p{L}))`,
    words: phrases`one=1; two=2; three=3; four=4; five=5; six=6; seven=7; eight=8; nine=9; ten=10; twelve=12; fifteen=15`,
  },
} satisfies Pick<Lexicon, 'dates' | 'numbers'>;
