/**
 * A job title in one form for women, men and everyone: "saleswoman", "sales lady" and "salesperson" become "salesman", "headmistress" becomes
 * "headmaster", "manageress" becomes "manager". For comparing only; the form that is compared is never shown. For English, where the ending is
 * unambiguous: in other languages both forms are looked up (`inOtherGender`), or the endings of both left out (`genderless`).
 */
export function inOneGender(title: string): string {
  if (!GENDERED_ENDING.test(title)) return title;
  return title
    .replace(BOTH, '')
    .replace(/(?<=\p{L}{3})(?:woman|person)(?!\p{L})/giu, 'man')
    .replace(/(?<=\p{L}{3})women(?!\p{L})/giu, 'men')
    .replace(/(?<=\p{L}[ -])(?:woman|lady|person)(?!\p{L})/giu, 'man')
    .replace(/(?<=\p{L}{3})mistress(?!\p{L})/giu, 'master')
    .replace(/(?<=\p{L}{3}(?:er|or))ess(?!\p{L})/giu, '');
}

/** "Verkäufer/in", "Entwickler:in", "Jefe/a", "Chargé(e)": both at once, in lower case after a mark. */
const BOTH =
  /(?<=\p{L}{2})(?:[/:*_·]-?(?:in|innen|as?|os?|e|r|n|ne|euse|ère|trice)|\((?:in|innen|as?|e|r|n|ne|euse|ère|trice)\))(?![\p{L}-])/gu;

/** One look, because most titles and words have nothing of it. */
const GENDERED_ENDING =
  /(?:wom[ae]n|person|lady|mistress|[eo]ress)(?!\p{L})|[/:*_·(]-?(?:in|as?|os?|e|r|n|euse|ère|trice)/iu;
