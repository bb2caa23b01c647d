import { fold } from '../../text/search-words.js';
import { isOfOthers } from './certificates-of-others.js';

/** Characters of a clause that are looked at to either side of a name. */
const REACH = 60;

/** In front of a certificate that somebody does not hold (yet). Folded: lower case without accents. */
const SOUGHT_BEFORE =
  /(?<!\p{L})(?:pursuing|candidate for|enrolled in|currently attending|(?:able|ability|willing|plan(?:ning|s)?|hop(?:e|ing)|want|goal|need) to (?:obtain|get|earn|take|pass)|previously held|awaiting|waiting for|appl(?:y(?:ing)?|ied|ications?) for|prep(?:aration)? (?:course|class)(?:es|s)? (?:for|to)|(?:working|studying|preparing|registered|registering|sitting|scheduled|eligible) (?:toward|for|to (?:sit|take))s?|part[- ]?qualified|(?:exam|test) prep(?:aration)? (?:for|of)|not yet|former(?:ly)?|expired|lapsed|inactive|angestrebte?[rns]?|in vorbereitung auf|vorbereitung auf|prufungsvorbereitung|vorbereitungskurs(?: (?:auf|fur|zu[rm]?))?|abgebrochene?[rns]?|ehemalige?[rns]?|abgelaufene?[rns]?|en cours d[e']|en attente d[e']|en espera de|antrag auf|candidate? (?:au|a la|a l'|al|para|a)|preparation (?:au|a la|a l'|du|de la)|preparando|cursando|en proceso de|candidat[oa] (?:a|alla?|al)|in attesa di|in preparazione (?:a|per)|in voorbereiding op|bezig met|w trakcie|kandydat na)(?: (?:a|an|the|my|his|her|their|de[rsnm]|die|das|un|une|el|la|le|il|lo|o|het))?(?: \p{L}+){0,2}[ '’]?$/u;

/** Right behind it, at most one mark or one word like "exam" between. */
const SOUGHT_BEHIND =
  /^(?:[- ]|\s?[,;:–—(|-]\s{0,2}|\)\s{0,2}){0,2}(?:(?:exam(?:ination)?|certification|certificate|licen[cs]e|currently|now|is|still|zertifizierung|prufung|zur?zeit|derzeit|certificat(?:ion)?|certificacion|certificado|certificazione|certyfikat) ?){0,2}(?:[–—(:-] ?)?(?:candidates?\b|eligible\b(?! (?:for|to)\b)|in progress|in process\b|(?:pending|ongoing|underway|expected|anticipated|planned|scheduled)(?=\s{0,2}(?:[),;.|\d]|$|(?:in|by|for|on)\b|(?:early|late|spring|summer|fall|autumn|winter|\p{L}{3,9}\.?) \d))|to be (?:completed|taken|obtained)|not (?:yet )?(?:completed|obtained|passed|finished)|(?:failed|incomplete|unfinished|discontinued|withdrawn)(?=\s{0,2}(?:$|[),;.|]))|part[- ]?qualified|(?:\d{1,2}|one|two|three|four|five|six|seven|eight) (?:of|\/|out of) ?(?:the )?(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten) ?(?:sections?|exams?|parts?|papers?|modules?)|expired\b|lapsed\b|inactive\b|student member|not (?:required|needed)\b|im \d\. (?:lehr|ausbildungs)jahr|trainee\)|in vorbereitung|in arbeit|angestrebt|beantragt\b|abgebrochen|ohne abschluss|nicht (?:bestanden|abgeschlossen|beendet)|laufend|geplant|voraussichtlich|begonnen|abgelaufen|(?:prufung|exam(?:en)?|examination|examen|egzamin) (?:im|in|am|scheduled|planned|en|prevu|previsto|w)\b|(?:anwarter|kandidat)(?:in)?\b|en cours|non (?:obtenue?|validee?|terminee?)\b|interrompue?\b|abandonnee?\b|en preparation|prevue? \b|a venir|expiree?\b|perimee?\b|en curso|no (?:finalizad|terminad|concluid|aprobad)[oa]\b|inconclus[oa]\b|en proceso|en tramite|previst[oa]\b|caducad[oa]\b|vencid[oa]\b|in corso|non (?:superat|conclus|completat)[oa]\b|interrott[oa]\b|in preparazione|scadut[oa]\b|in voorbereiding|lopend\b|verlopen\b|nog niet|w trakcie|planowan|em andamento|em curso|in (?:der )?(?:ausbildung|umschulung)\b|in training\b(?! (?:department|dept|and|of))|en formation\b|en formacion\b|in formazione\b|in opleiding\b|em formacao\b|preparing\b|preparatory|prep\b|exam prep)/u;

/** Right behind it, and the end: "PsyD student", "LMFT intern". Who teaches RN students may be one. */
const LEARNER_BEHIND = /^[- ](?:student|trainee|intern)s?(?=\s{0,2}(?:$|[,;.)|/]))/u;

/** "Führerschein: nein", "driving licence: none". */
const DENIED_BEHIND =
  /^ ?[:–—-] ?(?:no|none|nein|keine?r?|non|aucun|ninguno|nessuna?|nie|brak|nee|geen|nao|nenhuma?)(?=\s{0,2}(?:$|[,;.)|]))|^ (?:nicht|niet) (?:vorhanden|aanwezig)/u;

/** A training that has no end yet: "Ausbildung zum Koch (seit 2025)", "seit 2025 Ausbildung zum Koch". */
const LEARNING =
  /(?<!\p{L})(?:ausbildung|weiterbildung|umschulung|lehre|studium|apprenticeship|studies|studying|etudes|nauka)(?!\p{L})/u;
const SINCE_BEHIND =
  /^(?:[ (–-]{0,3}(?:seit|since|depuis|sinds)\b|, (?:seit|since|depuis|sinds) (?:\p{L}+ )?(?:\d{1,2}[./])?\d{4}(?=\s{0,2}(?:$|[,;.)]))|[ ,(–-]{0,3}(?:\d{1,2}[./])?\d{4} ?[–-] ?(?:heute|today|present|now|jetzt|aujourd|actualidad|oggi|heden|obecnie|$))/u;
const SINCE_BEFORE =
  /(?<!\p{L})(?:seit|since|depuis|heute|present|derzeit|aktuell|zurzeit|currently|mache|beginne|absolviere)(?:[ :]{1,3}[\p{L}\d./]+){0,4}[ :]{1,2}$/u;

/** Words of who does hold it. In an account of work a certificate without them may be anybody's: "prepared files for the CPA". */
const HELD =
  /(?<!\p{L})(?:certif|licen[cs]|qualifi|accredit|credential|registered|obtain|earn(?:ed|ing)|achiev|attain|passed|complet|hold(?:s|er|ing)?\b|held\b|maintain|renew|award|zertifi|erworb|bestand|abgeschl|lizenz|inhaber|erlang|obten[ui]|titulaire|habilit|diplom|valide|certificad|aprobad|titulad|acreditad|conseguit|ottenut|abilita|patentino|behaald|gecertific|uzyskan|zdoby|posiadam|certifica[dç])/u;

/**
 * Whether what stands beside a certificate says that it is not held now: that somebody works towards it, waits for the examination, or let it expire. Of
 * "CPA candidate", "PMP (in progress)", "CFA Level II exam in June" and "licence, expired 2019" a recruiter reads that it is missing.
 */
function isSought(before: string, behind: string): boolean {
  return (
    SOUGHT_BEFORE.test(before) ||
    SOUGHT_BEHIND.test(behind) ||
    LEARNER_BEHIND.test(behind) ||
    DENIED_BEHIND.test(behind)
  );
}

/**
 * Whether a text says that a mentioned certificate is not held by the candidate: it is sought, denied, or that of somebody else.
 *
 * @param isListed - Whether it is in a list of certificates, where several people are the name of one: "Chartered Accountants".
 */
export function isNotHeld(text: string, start: number, end: number, isListed = false): boolean {
  const before = fold(clauseBefore(text, start));
  const behind = behindOf(text, end);
  const written = text.slice(start, end);
  return (
    isSought(before, behind) ||
    isBeingLearnt(before, fold(written), behind) ||
    isOfOthers(before, written, behind, isListed || isAlone(text, start, end))
  );
}

function isBeingLearnt(before: string, written: string, behind: string): boolean {
  return LEARNING.test(before + written) && (SINCE_BEHIND.test(behind) || SINCE_BEFORE.test(before));
}

function behindOf(text: string, end: number): string {
  return fold(text.slice(end, end + REACH).split('\n', 1)[0] ?? '');
}

/** Whether nothing else stands in the line, as in a heading. */
function isAlone(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split('\n')
      .at(-1) ?? '';
  return before.trim() === '' && /^:?$/u.test(behindOf(text, end).trim());
}

/** Whether a line about one certificate says so: "PMP - in progress". */
export function saysNotHeld(line: string): boolean {
  return [...line.slice(0, LONGEST_LINE).matchAll(NAME_END)].some(({ index }) => isSought('', behindOf(line, index)));
}

/** Where the name of a certificate may end, and what is said of it begins. */
const NAME_END = /(?<=\S)\s?[\s,(:;|]/gu;
const LONGEST_LINE = 160;

/** Whether the clause that names a certificate says that it was earned or is kept. */
export function isSaidToBeHeld(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + REACH).split(/[\n;.]/u, 1)[0] ?? '';
  // The first words of a name say nothing: "for the Certified Public Accountant".
  const last = text.slice(start, end).split(' ').at(-1) ?? '';
  return HELD.test(fold(`${clauseBefore(text, start)} … ${last} ${behind}`));
}

function clauseBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - REACH), start)
      .split(/[\n,;.•|]/u)
      .at(-1) ?? ''
  );
}
