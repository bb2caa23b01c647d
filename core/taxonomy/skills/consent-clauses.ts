import { Spans, type Span } from './spans.js';

/**
 * How resumes agree to the processing of their data, which the law of some countries asks for: "Wyrażam zgodę na przetwarzanie moich danych osobowych … w
 * procesie rekrutacji zgodnie z RODO" names no recruiting and no data protection.
 */
const AGREES =
  /(?<!\p{L})(?:wyrażam (?:zgodę|niniejszym zgodę) na przetwarzanie|autorizzo (?:il|al|l['’]azienda al) trattamento|acconsento al trattamento|autorizo (?:o|el|al?) trata?mi?ento|autorizo a la empresa|consiento el tratamiento|(?:doy|presto) mi consentimiento|ich (?:willige|bin) [^.\n]{0,30}(?:verarbeitung|speicherung) meiner|i (?:hereby )?(?:consent|agree|give (?:my )?consent) (?:to|for) (?:the |my )?(?:processing|storage|personal data)|j['’]autorise le traitement|je consens au traitement|ik geef toestemming voor (?:de|het) verwerk)/giu;

/** In characters, to either side: a clause is one long sentence. */
const LONGEST_BEFORE = 200;
const LONGEST_BEHIND = 300;
/** A text has one or two. */
const MOST_CLAUSES = 4;

/** The sentences in which somebody agrees to the processing of personal data. */
export function consentClauses(text: string): Spans {
  const clauses: Span[] = [];
  AGREES.lastIndex = 0;
  for (let match = AGREES.exec(text); match && clauses.length < MOST_CLAUSES; match = AGREES.exec(text)) {
    const before = text.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index);
    const opening = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1;
    const behind = text.slice(match.index, match.index + LONGEST_BEHIND);
    const paragraph = behind.search(/[.!][ \t]{0,3}(?:\n|$)|\n[ \t]{0,3}\n/u);
    clauses.push({
      start: match.index - before.length + opening,
      end: match.index + (paragraph < 0 ? behind.length : paragraph),
    });
  }
  return new Spans(clauses);
}
