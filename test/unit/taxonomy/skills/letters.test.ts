import { itIsFoundOnlyWhereMeant, type NameOfTwo } from './only-where-meant.js';

const LETTERS: readonly NameOfTwo[] = [
  ['c', 'Skills: AutoCAD, broadcasting, budget, C, cable, client', 'Skills: budget, C, C++, cable'],
  ['c', 'Presented to C-suite customers of a Linux firm', 'Wrote drivers in C for embedded systems'],
  ['c', 'Repaired the wiring of a C-130, programming of radios', 'C/C++ and Python'],
  ['c', 'H.S.C, Pune, programming club', 'Languages: C & C#'],
  ['c', 'Reporting C, revenue recognition', 'C, HTML, JavaScript'],
  ['r', 'Worked in the R&D team of a data science firm', 'Statistics in Python or R. Reports for the board'],
  ['r', 'R & D of statistical methods', 'Statistical software (e.g. R, SAS)'],
  ['r', 'Vale refeição de R$ 27, programa Python', 'Analysis in Python/R'],
  ['r', 'Chaudhary R., Ingle A., "Regression of joints"', 'Experience with R, Java or other languages'],
];

describe('A letter by which a language is called', () => {
  itIsFoundOnlyWhereMeant(LETTERS);
});
