import { tokenize, type Token } from '../phrases/tokens.js';

/** How many words around an ambiguous form are searched for its context. */
const AROUND = 25;
/** And for words of its context that stand in texts of every trade; within a narrow window less. */
const BESIDE = 5;
const NARROW_BESIDE = 4;

const COMMON = `10 a abgeschlossene abgeschlossener ability abschluss abschlussprüfung abteilung academic access account accuracy accurate action active
activity additional administered administration administrative administrator advanced agency agent agente all analysis analyst analytical annual application
apply are area areas as aspect assessment assist assistance assistant assisted associate association at ausbildung ausgebildet ausgebildete ausgebildeter award
bachelor background basic basis benefit berufsabschluss berufsausbildung board budget build business call can care career case center certificate certification
certified certify change check child children city class client cliente clinic code collection college commercial communication community company completed
completion compliance computer concept conduct conducted conference consultant contact content contract control coordinate coordinated coordinator core
corporate cost course create created critical cross current customer daily data day deadline decision degree deliver delivered delivery department description
design designed detail develop developed developing development digital directed director document documentation drive driven duties economic education
effective efficiency email employee employment end engineering english ensure ensured enterprise entry environment equipe equipment equipo evaluation event
excellent executive experience expert external facility family fast federal field file first flow focus focused form fortbildung function functional gelernt
gelernte gelernter general geselle gesellin gestion global goal goals good government group growth guideline hand handle handled handling health help helped
high highlight history home hour hours human ihk impact implement implementation implemented improvement in including individual industry information
infrastructure initiative innovative insight instruction internal international inventory is issue it item job key knowledge kunde kunden lead leader leadership
leading learning led lehre lehrgang level licence license licensed life line local location mail maintain maintained major make manage managed management
manager managing manner market master material meeting member method microsoft million model monitor monitored monitoring month monthly multi multiple national
need new objective objectives of office on online open operate operating operation operator opportunity order organization organizational organize organized
owner part partner people per perform performance performed person personal personnel phone plan planned planning platform policy position positive power
practical practice preparation prepare prepared presentation problem procedure process processed processes processing product professional proficient program
progress project projects projekt projet promotion property provide provided provider proyecto prüfung public qualification qualifikation quality quarterly
record regional register registered related relation report reporting representative request required requirement research resolution resolve resource
responsibility responsible result review reviewed risk role safe safety sale schedule school science section self sell senior served service servicio session
set setting site skill skills social software solution solving source special specialist specification staff standard state status store strategic strategies
strategy strong study success summary supervised supervisor supply support system take task tasks team technical technique technology term test testing the time
timely to tool tools track trained training travel trend type understanding unit university unternehmen up use user value various vendor volume web week weekly
weiterbildung well will word work worker writing written year zertifikat zertifiziert`;

/** What is said of whatever somebody earned, passed or was appointed to. Far from a form it is said of something else. */
const OF_HOLDING = `acreditada acreditado attestati attestato bestellt bestellte bestellter bestellung cédula certificaat certificación certificada certificado
certificação certificato certificazione certyfikat certyfikatem certyfikatu certificat certifié certifiée cleared colegiada colegiado conseguita conseguito designated designation diploma diplôme gediplomeerd behaald geprüft geprüfte
geprüfter habilitada habilitado habilitation habilité habilitée iscritta iscritto matrícula passed qualified registro titre titulada titulado título
zugelassen zugelassene zugelassener zulassung`;

/** Words that stand in texts about any work, as texts are compared: whatever is near them has no trade from them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(tokenize(COMMON).map(({ form }) => form));

/** Words of a certificate's context that count only right beside the form. */
export const CERTIFICATE_BESIDE_WORDS: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  ...tokenize(OF_HOLDING).map(({ form }) => form),
]);

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
    const beside = window < AROUND ? NARROW_BESIDE : BESIDE;
    const own = new Set(tokens.slice(from, from + length).map(({ form }) => form));
    const end = from + length;
    let count = 0;
    for (let at = Math.max(0, from - window); at < Math.min(tokens.length, end + window); at += 1) {
      const { form } = tokens[at]!;
      if (at >= from && at < end) continue;
      const isBeside = at >= from - beside && at < end + beside;
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
