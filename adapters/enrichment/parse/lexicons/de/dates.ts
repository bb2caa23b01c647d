import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: dates and numbers. */
export const deDates = {
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|ein(?:em|en)?)\s(?:jahr(?:en?)?|monat(?:en?)?|wochen?)(?:,?\s(?:und\s)?\d{1,2}\smonat(?:en?)?)?
    `,
    signed: phrases`den; am`,
    present: phrases`heute; jetzt; laufend; lfd\.?; dato; gegenwart; aktuell; derzeit; gegenwärtig; zur ?zeit; z\.? ?zt?\.?`,
    since: phrases`seit(?: dem)?; ab`,
    startLabels: phrases`von; ab; beginn; eintritt; start(?:datum)?; eintrittsdatum`,
    endLabels: phrases`ende; austritt; beendet; bis; enddatum; austrittsdatum`,
    seasons: phrases`fr[uü]hjahr; fr[uü]hling; sommer; herbst; anfang; mitte; ende; ws; ss`,
    to: phrases`bis(?: zum)?`,
    toAfterMark: phrases`bis`,
    betweenOpening: phrases`zwischen`,
    betweenJoins: phrases`und`,
    untilOpening: phrases`bis(?: (?:zum|einschließlich|ende|anfang|mitte))?`,
    lasted: phrases`jahre?n?; j\.?; monate?n?; mon\.?; m\.?; wochen?; wo\.; tage?n?`,
    rangeLead: phrases`vom?; von`,
    months: [
      words`januar jan jaenner janner`,
      words`februar feb`,
      words`marz maerz mrz`,
      words`april apr`,
      words`mai`,
      words`juni jun`,
      words`juli jul`,
      words`august aug`,
      words`september sept sep`,
      words`oktober okt`,
      words`november nov`,
      words`dezember dez`,
    ],
  },
  numbers: {
    to: phrases`bis`,
    timeUnits: phrases`-jährige[nrms]?(?= (?:[\p{L}-]{1,25} )?\p{L}{0,20}(?:erfahrung|praxis)); jährige[nrms]?; jahre?n?; monate?n?`,
    monthStems: phrases`monat`,
    words: phrases`ein=1; zwei=2; drei=3; vier=4; fünf=5; sechs=6; sieben=7; acht=8; neun=9; zehn=10; eine=1; einem=1`,
  },
} satisfies LanguageWords;
