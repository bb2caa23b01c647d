import { tokenize, type Token } from '../phrases/tokens.js';

/** How many words around an ambiguous form are searched for its context. */
const AROUND = 25;
/** And for words of its context that stand in texts of every trade. */
const BESIDE = 5;

const COMMON = `a abteilung account action active activity administered administration administrative administrator advanced agency agent agente all analysis annual
application apply area as assist assistant assisted associate association at award background basic benefit board build business call care career
center certificate certification certified certify change city class client cliente clinic code collection community company completed compliance computer
conducted contact content contract control coordinated corporate cost course create created current customer daily data day degree delivered delivery
department design detail develop developed development digital director document duties education end ensure ensured entry environment equipe
equipo event excellent executive experience expert facility field file first general gestion global goal good group growth handle handled health
help high hour hours human implemented in including individual industry information internal international is issue item job key kunde kunden lead leader
learning led level licence license licensed line local location maintain maintained make manage managed management manager managing market meeting member
microsoft million model monitor monitored month monthly new of office on operate operator opportunity order organization organizational organized owner
part partner people perform performance performed person personal plan planned platform position practice prepared presentation problem procedure process
processed product professional program project projekt projet property provide provided provider proyecto public quality regional register registered
relation report reporting representative request requirement responsible result review reviewed role safe safety sale school science section self sell
senior service servicio session set site skill social software solution special specialist staff standard state status store strategic strategy strong
study summary supervised support system task team technical technology test testing the time to tool type unit unternehmen up use user various web week
weekly work worker year zertifikat zertifiziert`;

/** Words that stand in texts about any work, as texts are compared: whatever is near them has no trade from them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(tokenize(COMMON).map(({ form }) => form));

/** The words by which an ambiguous form is known to mean a skill. One that is part of the form itself says nothing, wherever it stands. */
export class ContextWords {
  /** By the first word, the words that follow it: "real estate" is neither "real" nor "estate". */
  private readonly phrases = new Map<string, string[][]>();

  /** @param common words of it that count only right beside the form */
  constructor(
    context: readonly string[],
    private readonly common: ReadonlySet<string>,
  ) {
    for (const entry of context) {
      const [first, ...rest] = tokenize(entry).map(({ form }) => form);
      if (first === undefined) continue;
      const known = this.phrases.get(first);
      if (known) known.push(rest);
      else this.phrases.set(first, [rest]);
    }
  }

  /** How many of them are within so many words of the form that stands at the tokens from `at`. */
  near(tokens: readonly Token[], { at: from, length }: { at: number; length: number }, window = AROUND): number {
    if (this.phrases.size === 0) return 0;
    const own = new Set(tokens.slice(from, from + length).map(({ form }) => form));
    const end = from + length;
    let count = 0;
    for (let at = Math.max(0, from - window); at < Math.min(tokens.length, end + window); at += 1) {
      const { form } = tokens[at]!;
      if (at >= from && at < end) continue;
      const isBeside = at >= from - BESIDE && at < end + BESIDE;
      const isMeant = (rest: readonly string[]): boolean =>
        rest.length > 0
          ? isAt(tokens, at + 1, rest) && [form, ...rest].some((word) => !own.has(word))
          : !own.has(form) && (isBeside || !this.common.has(form));
      if (this.phrases.get(form)?.some(isMeant)) count += 1;
    }
    return count;
  }
}

function isAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.form === word);
}
