import { phrases, words } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: running text. */
export const enProse = {
  prose: {
    openingVerbs: words`
      manage manages develop develops provide provides maintain maintains assist assists ensure ensures prepare prepares perform performs
      work works coordinate coordinates create creates design designs build builds conduct conducts support supports monitor monitors review
      reviews train trains supervise supervises handle handles process processes oversee oversees lead leads implement implements
      participate participates serve serves responsible help helps write writes make makes use uses complete completes identify identifies
      plan plans report reports analyze analyzes resolve resolves answer answers greet greets establish establishes deliver delivers
      collaborate collaborates organize organizes operate operates test tests utilize utilizes act acts interact interacts communicate
      communicates evaluate evaluates investigate negotiate recruit schedule schedules verify verifies was is am are were has have had
      worked wrote led built made ran taught drove sold held took gave kept won grew met set oversaw spearheaded successfully proven ability
      able knowledge proficient skilled experienced familiar excellent strong promoted i my we our this these they he she it duties
      responsibilities accountable instrumental key
    `,
    notVerbs: words`
      managing marketing engineering accounting consulting advertising manufacturing nursing banking building training teaching purchasing
      operating leading acting certified registered licensed advanced applied united limited incorporated associated allied skilled unified
      integrated billing catering cleaning coaching computing drafting drilling editing farming fencing finishing fundraising housing hiring
      imaging landscaping learning lending licensing machining mining modeling parking planning plumbing pricing printing processing
      programming publishing recruiting roofing scheduling sewing shipping software sourcing staffing steering surveying testing tooling
      trading trucking underwriting warehousing welding wedding merchandising visiting presiding contracting sterling king spring ring wing
      red fred ted reed boarding receiving self-employed continued closing reporting rotating counseling dining revolving attending
      outstanding king's embedded industrial closed driving
    `,
    runningWords: phrases`
      the; with; that; which; from; by; was; were; is; are; their; its; into; as; an; this; through; while; including
    `,
    clauseOpeners: phrases`
      with; who; having; offering; seeking; experienced(?=\s+(?:in|with|at)); specializing; specialising; skilled(?=\s+(?:in|with|at));
      looking; possessing; i; is; am; was; that; where
    `,
    functionWords: phrases`the; and; of; with; to; for; from; your; our; will; that; this; are`,
    articles: phrases`an?; the`,
    praiseAtHead: phrases`
      well; very; \p{L}{4,}ly; qualified; experienced; motivated; dedicated; reliable; focused; energetic; enthusiastic; hard-?working;
      talented; seasoned; accomplished; skilled; passionate; dynamic; outstanding; results?[- ](?:driven|oriented); and; &
    `,
    praise: phrases`
      an?; the; i; am; and; &; well; highly; very; extremely; results?; result; driven; oriented;
      [\p{L}]+-(?:driven|oriented|focused|minded|motivated|working|performing); motivated; dedicated; experienced; accomplished; skilled;
      talented; seasoned; proven; dynamic; creative; innovative; enthusiastic; energetic; passionate; professional; young; focused;
      trusted; personable; flexible; diligent; hands-on; outgoing; conscientious; detail-oriented; hardworking; reliable; qualified;
      successful; versatile; organized; ambitious; knowledgeable; competent; dependable; friendly; efficient; effective; resourceful;
      certified; self-motivated; self-starter; strong; excellent; top; analytical; strategic; visionary; [\p{L}-]+ly
    `,
    story: phrases`with; who; is; having; looking (?:for|to); seeking; offering`,
    wishes: phrases`To; Seeking; Looking; Targeting; Eager; Work(?!ing as)\p{L}*`,
    selfOpeners: phrases`(?:post|position|job) applied for\s?:; applying for(?: the (?:post|position) of)?\s?:?; i am; i'm; i have been; have been; an?; as; working as; currently; presently`,
    titleEnds: phrases`in; of; at; for`,
    pastEndings: phrases`ed; ing`,
  },
} satisfies Pick<Lexicon, 'prose'>;
