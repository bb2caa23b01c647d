import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: dates and numbers. */
export const esDates = {
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|un)\s(?:años?|mes(?:es)?|semanas?)(?:,?\s(?:y\s)?\d{1,2}\smes(?:es)?)?
    `,
    signed: phrases`a`,
    present: phrases`actualidad; actual(?:mente|\.)?; (?:a )?la fecha; presente; hoy(?: en día)?; (?:a )?día de hoy; en la actualidad; en curso; act\.`,
    since: phrases`desde(?: el)?; a partir del?`,
    sinceAtEdge: phrases`a partir de`,
    startLabels: phrases`desde; inicio; fecha (?:de )?(?:inicio|ingreso|entrada)`,
    endLabels: phrases`fin; hasta; fecha (?:de )?(?:fin(?:al|alización)?|t[ée]rmino|salida|egreso|retiro)`,
    seasons: phrases`primavera; verano; oto[nñ]o; invierno`,
    to: phrases`a; al; hasta(?: la| el)?`,
    toAfterMark: phrases`hasta(?: la| el)?`,
    betweenOpening: phrases`entre`,
    betweenJoins: phrases`y(?: el)?`,
    untilOpening: phrases`hasta(?: el| la)?`,
    lasted: phrases`años?; mes(?:es)?; semanas?; días?`,
    rangeLead: phrases`desde(?: el)?; del`,
    months: [
      words`enero ene`,
      words`febrero feb`,
      words`marzo mar`,
      words`abril abr`,
      words`mayo`,
      words`junio jun`,
      words`julio jul`,
      words`agosto ago`,
      words`septiembre set`,
      words`octubre oct`,
      words`noviembre nov`,
      words`diciembre dic`,
    ],
  },
  numbers: {
    to: phrases`a`,
    timeUnits: phrases`años?; mes(?:es)?`,
    monthStems: phrases`mes`,
    words: phrases`uno=1; un=1; una=1; siete=7; nueve=9; dos=2; tres=3; cuatro=4; cinco=5; seis=6; ocho=8; diez=10`,
  },
} satisfies LanguageWords;
