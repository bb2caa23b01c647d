/** What a stretch of a job ad is about. */
export type AdPart = 'required' | 'preferred' | 'offer' | 'tasks' | 'other';

export interface AdLine {
  start: number;
  end: number;
  part: AdPart;
}

/** Headings, folded to lower case; the first that fits decides. English, German, French, Spanish. */
const HEADINGS: readonly (readonly [AdPart, RegExp])[] = [
  [
    'preferred',
    /\b(nice[- ]to[- ]haves?|good to have|preferred|desired|desirable|bonus( points)?|pluses|plus(es)? if|would be (nice|great)|von vorteil|wünschenswert|idealerweise|un plus|atouts?|deseable|se valora)\b/,
  ],
  [
    'offer',
    /\b(benefits|perks|we offer|our offer|what you('ll| will) get|compensation|why (join|work)|what's in it|about (us|the company|our)|who we are|our (company|culture|values)|equal opportunity|how to apply|interview process|wir bieten|unser angebot|über uns|benefits für dich|nous offrons|nos avantages|qui sommes|ofrecemos|beneficios|sobre nosotros)\b/,
  ],
  [
    'required',
    /\b(requirements?|qualifications?|must[- ]haves?|what you (need|bring|have)|you (have|bring|are)|your (profile|skills|background|experience)|skills|experience|who you are|we('re| are) looking for|minimum|essential|key skills|technologies|tech(nology)? stack|ihr profil|dein profil|anforderungen|das bringst du|was du mitbringst|votre profil|profil( recherché)?|compétences|requisitos|perfil)\b/,
  ],
  [
    'tasks',
    /\b(responsibilities|duties|the role|your role|what you('ll| will) (do|be doing)|tasks|job description|aufgaben|missions?|funciones|responsabilidades)\b/,
  ],
];

const LONGEST_HEADING = 70;

/** The lines of an ad, each with the part that the last heading above it opened. */
export function adLines(text: string): AdLine[] {
  const lines: AdLine[] = [];
  let part: AdPart = 'other';
  let start = 0;
  for (const line of text.split('\n')) {
    const heading = headingOf(line);
    if (heading) part = heading;
    lines.push({ start, end: start + line.length, part });
    start += line.length + 1;
  }
  return lines;
}

/** The line that holds an offset. */
export function lineAt(lines: readonly AdLine[], offset: number): AdLine | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

function headingOf(line: string): AdPart | undefined {
  const words = line.trim();
  if (words === '' || words.length > LONGEST_HEADING || /[.;,]$/.test(words)) return undefined;
  const looksLikeHeading = /:\s*$/.test(words) || words.split(/\s+/).length <= 6;
  if (!looksLikeHeading || /^[-•*·]/.test(words)) return undefined;
  const folded = words.toLowerCase();
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0];
}

const PREFERRED =
  /\b(plus|nice[- ]to[- ]have|good to have|preferred|preferably|ideally|bonus|advantage(ous)?|desirable|desired|beneficial|would be (great|nice|good|helpful)|is helpful|optional|von vorteil|wünschenswert|idealerweise|un plus|un atout|serait|deseable|se valorar)\b/i;

/** Whether a sentence says that what it names is no must. */
export function isPreferredSentence(sentence: string): boolean {
  return PREFERRED.test(sentence);
}

/** A sentence reaches no further than this to either side, so that a text without any mark costs no more than another. */
const LONGEST_SIDE = 500;

/** The sentence or list item around a place. */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const floor = Math.max(0, start - LONGEST_SIDE);
  const before = text.slice(floor, start);
  const from =
    floor +
    Math.max(
      before.lastIndexOf('\n'),
      before.lastIndexOf('. '),
      before.lastIndexOf('! '),
      before.lastIndexOf('? '),
      before.lastIndexOf('; '),
    ) +
    1;
  const behind = text.slice(end, end + LONGEST_SIDE);
  const after = /[\n;]|[.!?](?=\s|$)/.exec(behind);
  return { start: from, end: end + (after ? after.index : behind.length) };
}
