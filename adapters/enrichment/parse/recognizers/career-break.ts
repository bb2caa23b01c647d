import type { Line } from '../text/line.js';

/** Time without employment, told among the positions so that no gap remains unexplained. */
const AWAY =
  /^(?:(?:planned|family|professional|voluntary|extended) )*(?:career break|career gap|career pause|sabbatical(?: leave| year)?|gap year|maternity leave|paternity leave|parental leave|family leave|caregiver leave|medical leave|leave of absence|full[- ]time (?:parent|caregiver|carer|mother|father)|stay[- ]at[- ]home (?:parent|mother|mom|mum|father|dad)|home ?maker|raising (?:a family|(?:my |our )?(?:two |three )?children)|elternzeit|erziehungszeit|mutterschutz|familienpause|familienzeit|auszeit|sabbatjahr|arbeits?suchend|arbeitslos|congé (?:maternité|parental|sabbatique)|année sabbatique|recherche d['’]emploi|baja maternal|excedencia|año sabático)(?!\p{L})(?! (?:manager|planner|consultant|coordinator|advis[eo]r|administrator|specialist|cover))/iu;

export function isCareerBreak(line: Line): boolean {
  return line.text.length <= 90 && AWAY.test(line.text);
}
