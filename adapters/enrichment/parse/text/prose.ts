import { wordsOf } from './words.js';

const VERBS = new Set(
  `manage manages develop develops provide provides maintain maintains assist assists ensure ensures prepare prepares perform performs work works
  coordinate coordinates create creates design designs build builds conduct conducts support supports monitor monitors review reviews train trains
  supervise supervises handle handles process processes oversee oversees lead leads implement implements participate participates serve serves
  responsible help helps write writes make makes use uses complete completes identify identifies plan plans report reports analyze analyzes resolve
  resolves answer answers greet greets establish establishes deliver delivers collaborate collaborates organize organizes operate operates test tests
  utilize utilizes act acts interact interacts communicate communicates evaluate evaluates investigate negotiate recruit schedule schedules verify
  verifies was is am are were has have had worked wrote led built made ran taught drove sold held took gave kept won grew met set oversaw spearheaded
  successfully proven ability able knowledge proficient skilled experienced familiar excellent strong promoted i my we our this these they he she it
  duties responsibilities accountable instrumental key verantwortlich gearbeitet chargé participation mise gestion réalisation responsable responsabilidades`.split(
    /\s+/u,
  ),
);
const NOT_VERBS = new Set(
  `managing marketing engineering accounting consulting advertising manufacturing nursing banking building training teaching purchasing operating
  leading acting certified registered licensed advanced applied united limited incorporated associated allied skilled unified integrated
  billing catering cleaning coaching computing drafting drilling editing farming fencing finishing fundraising housing hiring imaging landscaping
  learning lending licensing machining mining modeling nursing parking planning plumbing pricing printing processing programming publishing recruiting
  roofing scheduling sewing shipping software sourcing staffing steering surveying testing tooling trading trucking underwriting warehousing
  welding wedding merchandising visiting presiding contracting sterling king spring ring wing red united fred ted reed boarding receiving
  self-employed continued closing reporting rotating counseling dining revolving attending outstanding king's embedded industrial closed advertising`.split(
    /\s+/u,
  ),
);
const FUNCTION_WORD =
  /(?<!\p{L})(?:the|with|that|which|from|by|was|were|is|are|their|its|into|as|an|this|through|while|including|und|mit|für|les|des|pour|avec|los|las|para|con|que)(?!\p{L})/giu;

/** Running text: a sentence or part of one, as opposed to a heading, a name, a title or a date. */
export function isProse(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > 18 || text.length > 150) return true;
  if (words.length <= 2) return false;
  if (/^\p{Ll}/u.test(text) && !/^(?:i[A-Z]|e[A-Z])/u.test(text) && words.length > 3) return true;
  const shouted = text === text.toUpperCase();
  if (
    /\.$/u.test(text) &&
    words.length >= 5 &&
    !/(?:inc|ltd|co|corp|llc|etc|\b\p{Lu}|u\.s\.a|st|ave|dept)\.$/iu.test(text)
  )
    return true;
  if (opensWithVerb(words)) return true;
  const functions = text.match(FUNCTION_WORD)?.length ?? 0;
  return !shouted && (functions >= 3 || (functions >= 2 && words.length > 9));
}

/** Duties begin with a verb: "Managed …", "Responsible for …". */
export function opensWithVerb(words: readonly string[]): boolean {
  const first = words[0]?.toLowerCase().replace(/(?<![.,;:])[.,;:]+$/u, '') ?? '';
  if (words.length < 3 || NOT_VERBS.has(first)) return false;
  if (VERBS.has(first)) return !/^\p{Lu}/u.test(words[1] ?? '') || words.length > 5;
  return /^[a-z-]{2,}(?:ed|ing)$/u.test(first) && !/^\p{Lu}/u.test(words[1] ?? '');
}
