import { phrases, words } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: skills and human languages. */
export const enSkills = {
  skills: {
    examples: phrases`including; such as; especially; specifically; e\.g\.`,
    linksBeforeNames: phrases`with; of; the; in`,
    halvesAtStart: phrases`to; of; for; with; from; that; which; the; an; or; as; by my`,
    halvesAtEnd: phrases`of; for; with; to; the; from; that; which; as; as well as`,
    levels: phrases`
      beginner; basic; basics; elementary; novice; intermediate; upper[- ]intermediate; advanced; expert; proficient; fluent; native; master;
      professional; competent; familiar; working knowledge; good; very good; excellent; skilled; strong; limited
    `,
    years: phrases`years?; yrs?; months?`,
    licenceClasses: phrases`class(?:es)?; categor(?:y|ies); cat\.?`,
    drivingLicences: phrases`(?:driving|driver['’]?s?|hgv|lgv|pcv) licen[cs]es?`,
    fixedPairs: phrases`
      (?:environmental,? )?health (?:and|&) safety; research (?:and|&) development; food (?:and|&) beverage; profit (?:and|&) loss; supply (?:and|&) demand; pick (?:and|&) pack;
      command (?:and|&) control; policies (?:and|&) procedures; (?:equality|diversity|equity),? (?:and|&) \p{L}+; mergers (?:and|&) acquisitions; arts (?:and|&) crafts;
      heating (?:and|&) cooling; (?:learning|training) (?:and|&) development; design (?:and|&) build; test (?:and|&) tag; oil (?:and|&) gas; terms (?:and|&) conditions;
      lean (?:and|&) \p{L}+; monitoring (?:and|&) evaluation; installation (?:and|&) \p{L}+; operations (?:and|&) maintenance; (?:inspection|testing|test) (?:and|&) \p{L}+;
      accounts? payable (?:and|&) receivable; geometric dimensioning (?:and|&) tolerancing; search (?:and|&) rescue; sales (?:and|&) marketing; time (?:and|&) \p{L}+; word (?:and|&) letter processing
    `,
    pastimes: phrases`
      (?:personal |other |outside )?interests?(?: (?:and|&) hobbies)?; hobby; hobbies(?: (?:and|&) (?:other )?interests)?; pastimes; leisure(?: activities| interests)?; (?:free|spare) time;
      outside(?: of)? work
    `,
    noSkill: phrases`skills?; highlights; skill highlights; skills summary; accomplishments; core qualifications; (?:additional|technical|key|core|other|professional|relevant) skills; etc; others?; and; more; n\/a; references?:?(?: are)?(?: available)?(?: (?:up)?on request)?; available (?:up)?on request;
      hire me; contact me; get in touch; more about me; (?:download|view|print) (?:my |as )?(?:cv|resume|résumé|pdf); more of my \p{L}{4,20}`,
  },
  languages: {
    names: words`
      english german french spanish italian portuguese dutch russian polish czech slovak hungarian romanian bulgarian greek turkish arabic
      hebrew persian farsi urdu hindi bengali punjabi gujarati marathi tamil telugu kannada malayalam nepali sinhala sinhalese chinese
      mandarin cantonese japanese korean vietnamese thai indonesian malay tagalog filipino swahili amharic hausa yoruba igbo zulu afrikaans
      danish swedish norwegian finnish icelandic estonian latvian lithuanian ukrainian belarusian serbian croatian bosnian slovenian slovene
      macedonian albanian armenian georgian azerbaijani kazakh uzbek mongolian latin catalan basque galician irish welsh scottish gaelic
      luxembourgish flemish maltese kurdish pashto dari somali tigrinya khmer lao burmese creole patois konkani oriya odia assamese sanskrit
      sindhi kashmiri asl bsl auslan esperanto visayan cebuano ilocano taiwanese hokkien javanese bahasa luganda ganda acholi luo kikuyu kinyarwanda
      kirundi lingala shona ndebele xhosa tswana sotho setswana sesotho chichewa bemba wolof fula fulani twi akan ewe oromo maori samoan
      tongan fijian hawaiian inuktitut navajo quechua guarani aymara breton occitan corsican frisian yiddish tatar kyrgyz turkmen tajik
      uyghur tibetan
    `,
    levels: phrases`
      native; mother tongue; bilingual; fluent; fluency; full professional; professional working; professional; working; limited; elementary;
      conversational; proficient; proficiency; advanced; upper[- ]intermediate; intermediate; basic; beginner; excellent; very good; good;
      fair; [abc][12][+]?; read; write; spoken; written; speak; reading; knowledge; toefl; ielts
    `,
    levelLeads: phrases`i (?:also )?(?:can )?speak; i(?:['’]m| am| can)?(?: also)?`,
    levelLinks: phrases`in`,
    families: words`chinese bahasa scottish creole`,
    signed: phrases`[Ss]ign [Ll]anguage`,
    motherTongue: phrases`mother tongue; native language`,
    labels: phrases`mother tongue; native language; other language; foreign language`,
    gridWords: words`understanding speaking writing listening reading spoken interaction production self-assessment`,
    frameworks: phrases`common european framework`,
  },
} satisfies Pick<Lexicon, 'skills' | 'languages'>;
