import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: dates and numbers. */
export const frDates = {
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|une?)\s(?:ans?|années?|mois|semaines?)(?:,?\s(?:et\s)?\d{1,2}\smois)?
    `,
    signed: phrases`le`,
    present: phrases`pr[eé]sent; aujourd[’' ]?hui; (?:[aà] ce )?jour; actuel(?:lement)?; en cours; maintenant`,
    since: phrases`depuis(?: le| l[’']ann[ée]e)?; [àa] (?:partir|compter) d[eu]`,
    sinceAtEdge: phrases`à partir de; dès`,
    startLabels: phrases`début; du; de; date (?:de début|d['’]entrée|d['’]embauche)`,
    endLabels: phrases`fin; au; à; jusqu['’]au; date de (?:fin|sortie|départ)`,
    seasons: phrases`printemps; [eé]t[eé]; automne; hiver`,
    to: phrases`à; au; jusqu[’']?(?:à|au|en)`,
    toAfterMark: phrases`jusqu[’']?(?:à|au); à`,
    betweenOpening: phrases`entre`,
    betweenJoins: phrases`et(?: le)?`,
    untilOpening: phrases`jusqu[’'](?:en|à|au)(?: fin)?`,
    lasted: phrases`ans?; années?; mois; semaines?; sem\.?; jours?`,
    rangeLead: phrases`(?:[àa] (?:partir|compter) )?d[eu]`,
    months: [
      words`janvier janv`,
      words`fevrier fevr fev`,
      words`mars`,
      words`avril avr`,
      words`mai`,
      words`juin`,
      words`juillet juil`,
      words`aout`,
      words`septembre sept`,
      words`octobre oct`,
      words`novembre nov`,
      words`decembre dec`,
    ],
  },
  numbers: {
    to: phrases`à`,
    timeUnits: phrases`ans?; années?; mois`,
    monthStems: phrases`mois`,
    words: phrases`un=1; une=1; deux=2; trois=3; quatre=4; cinq=5; huit=8; dix=10`,
  },
} satisfies LanguageWords;
