import { foldLetters } from '../text/search-words.js';
import type { Profile } from './profile.js';
import { nameTokens } from './name-forms.js';

/** What distinguishes people of the same name, in the form in which it is compared. */
export interface PersonTraits {
  name: string[];
  /** The newest first, as the profile has them. */
  positions: { employer: string; startDate: string | undefined }[];
  schools: { school: string; year: string | undefined }[];
  city: string | undefined;
  /** Its last seven digits: area and country may be written or not. */
  phoneTail: string | undefined;
  /** What is before the @, where it holds more than the name. */
  mailHandle: string | undefined;
}

const LEGAL_FORMS = new Set(
  'gmbh mbh ag kg kgaa ohg ug se inc incorporated llc llp ltd limited plc corp corporation co company sa sas sarl srl spa bv nv ab as oy aps pty pvt group the'.split(
    ' ',
  ),
);

/** What is in the place of an employer and names none. */
const NO_EMPLOYER =
  /^(confidential|company( name)?|employer|freelanc\w*|self employed|selbst\w*|private?|various|n a|none|undisclosed|city state|unknown|independent\w*)( |$)/;

const SCHOOL_STOP_WORDS = new Set('of the at in and und de der die das la le les del des du fur y et'.split(' '));

/** Alone they name no school. */
const KINDS_OF_SCHOOL =
  /^(universi\w+|college|school|high|hochschule|fachhochschule|gymnasium|realschule|ecole|lycee|escuela|instituto?|academy|akademie|facult\w+)$/;

const GENERIC_HANDLE =
  /^(info|contact|kontakt|office|mail|email|jobs|bewerbung|career|careers|resume|admin|hello|me)\d*$/;

export function personTraits({ basics, work, education }: Profile): PersonTraits {
  const name = basics?.name ? nameTokens(basics.name) : [];
  const digits = basics?.phone?.replace(/\D/g, '') ?? '';
  return {
    name,
    positions: (work ?? []).flatMap((entry) => {
      const employer = employerForm(entry.name);
      return employer === undefined ? [] : [{ employer, startDate: entry.startDate }];
    }),
    schools: (education ?? []).flatMap((entry) => {
      const school = schoolForm(entry.institution);
      return school === undefined ? [] : [{ school, year: (entry.endDate ?? entry.startDate)?.slice(0, 4) }];
    }),
    city: basics?.location?.city ? foldLetters(basics.location.city).trim() : undefined,
    phoneTail: digits.length >= 7 ? digits.slice(-7) : undefined,
    mailHandle: handleOf(basics?.email, name),
  };
}

/** Without its legal form, cut to two words: "Ostwind Labs GmbH" and "Ostwind Labs Berlin" are one employer. */
export function employerForm(name: string | undefined): string | undefined {
  const words = wordsOf(name);
  const form = words
    .filter((word) => !LEGAL_FORMS.has(word))
    .slice(0, 2)
    .join(' ');
  return form.length < 3 || NO_EMPLOYER.test(words.join(' ')) ? undefined : form;
}

/** Its words in the order of the alphabet: "University of Ostmark" and "Ostmark University" are one. */
function schoolForm(name: string | undefined): string | undefined {
  const words = wordsOf(name).filter((word) => !SCHOOL_STOP_WORDS.has(word));
  return words.every((word) => KINDS_OF_SCHOOL.test(word)) ? undefined : [...new Set(words)].sort().join(' ');
}

/** A handle made of the name alone says what the name says already, and is no second fact. */
function handleOf(email: string | undefined, name: readonly string[]): string | undefined {
  const handle = foldLetters(email?.split('@')[0]?.split('+')[0] ?? '').replace(/\./g, '');
  if (handle.length < 5 || GENERIC_HANDLE.test(handle)) return undefined;
  let rest = handle;
  for (const token of [...name].sort((a, b) => b.length - a.length)) rest = rest.replace(token, '');
  return /\d{2}/.test(rest) || rest.replace(/\P{L}/gu, '').length >= 4 ? handle : undefined;
}

function wordsOf(text: string | undefined): string[] {
  return (
    foldLetters(text ?? '')
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
