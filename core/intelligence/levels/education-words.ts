import type { EducationLevel } from '../../job/requirements.js';

/** Words of degrees in a folded text, and their short forms where upper and lower case distinguish them from ordinary words ("BE", "be"). */
export interface DegreeWords {
  readonly level: EducationLevel;
  readonly words: RegExp;
  readonly shortForms?: RegExp;
}

/**
 * Phrases with a word of another level in them; the first that fits decides. English, German, French, Spanish, and the usual ones of their
 * neighbours. Where a country's degree is between two levels, the lower one is meant.
 */
export const PHRASES: readonly (readonly [EducationLevel | null, RegExp])[] = [
  [
    null,
    /\b(?:scrum master|honoris causa|h\.? ?c\.?$|honorary|pre-?doctoral|ausbildung der ausbilder|ausbilder(?:eignung|schein)|schulische ausbildung)/,
  ],
  ['doctorate', /\b(?:post-? ?doc|bac ?8)/],
  [
    'master',
    /\b(?:laurea (?:magistrale|specialistica)|laurea a ciclo unico|diplome d['’ ]?ingenieur|bac ?[567]|post ?graduate certificate in education|master (?:2|ii)\b)/,
  ],
  [
    'bachelor',
    /\b(?:bac ?[34]|master (?:1|i)\b|dipl[\p{L}. -]{0,60}\((?:fh|ba|dh)\)|(?:baccalaureate|honou?rs|undergraduate|university) degree|baccalaureate (?:of|in)|(?<!post|post[- ])graduate diploma|post ?graduate (?:certificate|program(?:me)?|course)|post?-?grad(?:o|uacao)\b|diplomatura)/u,
  ],
  [
    'school',
    /\b(?:(?:high|secondary|grammar|middle) school|secondary(?: education)?|school[ -]leaving) (?:diploma|certificate|equivalency)|\bvocational high school|\b(?:international|european|french) baccalaureate|\bi\.?b\.? diploma|\bbac(?:calaureat)? (?:pro|techno|general)|\bdiplome (?:national )?du brevet|\bdiploma (?:di (?:maturita|liceo|scuola|istituto)|superiore)|\bgraduad[oa] (?:escolar|en (?:la )?(?:e\.?s\.?o|educacion secundaria))/,
  ],
  [
    'associate',
    /\b(?:bac ?2|grado (?:medio|superior)|tecnic[oa](?: superior)? en|curso tecnico|certificate of higher education|cert(?:ificate)? (?:iii|iv|3|4)\b|certificado de profesionalidad|certificat d['’ ]?aptitude professionnelle|diplome d['’ ]?etat|dipl[\p{L}. ]{3,60} hf$)/u,
  ],
  // The state examines nurses and therapists at the end of their training, doctors and lawyers at the end of their studies.
  [
    'associate',
    /\bstaatsexamen(?: (?:in der|in|der|fur|zur|zum|als)){0,2} (?:gesundheits- und )?(?:(?:kinder|kranken|alten)(?:kranken)?pfleg\p{L}*|krankenschwester|hebamme\p{L}*|entbindungspfleg\p{L}*|pflegefach\p{L}*|physiotherap\p{L}*|ergotherap\p{L}*|logop\p{L}*|notfallsanit\p{L}*|rettungs\p{L}*)/u,
  ],
];

/** The highest level that a part of a text names. */
export const DEGREES: readonly DegreeWords[] = [
  {
    level: 'doctorate',
    words:
      /\b(?:ph\.? ?d|d\.? ?phil|doctorate|doctoral|doctora? (?:of|in|en)|docteure? en|doctor juris|doktor(?:in|at|grad|titel|wurde)?|dr\.?[ -]{0,2}(?:rer|ing|med|phil|jur|oec|theol)|doctorat|doctorado|doutora(?:do|mento)|dottorato|juris doctor|pharm\.? ?d|d\.?d\.?s|d\.?m\.?d|d\.?v\.?m|ed\.? ?d|psy\.? ?d|eng\.? ?d|d\.?n\.?p|d\.?p\.?t|d\.sc)\b|^(?:abgeschlossene )?promotion(?=$| ?[(:]| (?:in|im|an|uber|zum d|zur d)|$)|^[mj]\.? ?d\.?(?=$|[ ,(/])/,
  },
  {
    level: 'master',
    words:
      /\b(?:master['’]?s|(?<!(?:web|head|scrum|station|grand|quarter|brew|toast|past|harbou?r|post|lean) )masters?(?! (?:class|chef|electrician|plumber|gardener|barber|stylist|carpenter|mechanic|mason|builder|craftsman|technician|instructor|trainer|coach|diver|mariner|brewer|baker|black belt|practitioner|data|key|teacher|of ceremonies|tradesman|sommelier|herbalist)\b)|m\. ?sc?\.?|m ?sc|m\. ?a\.?|m\.? ?b\.? ?a|emba|m\.? ?eng|m\.?[ -]?tech|m\.? ?arch|m\.? ?des|m\.ed|m\.? ?c\.? ?a|m\.? ?com|m\.? ?phil|ll\.?m|msw|mph|mpa|mpp|mfa|m\.? ?s\.? ?n|pgc?de|pgce|pg ?dip|m\.?res|pgdm|pgdba|(?:pg|post ?graduate) (?:diploma|degree|studies)|magister|mag\. ?(?:phil|iur|rer)|diplom|dipl(?:om|\.)?[ -]{0,2}(?:ing|kauf|kff|kfm|inf|phys|chem|math|biol|geo|psych|soz|pad|betr|volks|okonom|oec|wirt|jur|design|verwalt|theol|handel|agr|polit|ubersetz|dolmetsch|sport|med|finanz|forst|stat|arch)\p{L}*|staatsexamen|maitrise|maestria|maestrado|mestrado|mastere|dess|doctorandus|drs)(?![\p{L}\d])/u,
    shortForms:
      /(?<![\p{L}\d.])(?:M ?A|M ?S|M\.? ?Ed)(?![\p{L}\d&'’-])(?! (?:Office|Word|Excel|Power|Project|Access|Outlook|Windows|SQL|Dynamics|Teams|Azure|Server|Visio|Share|DOS|Certified|365))|^(?:M2|DEA)(?=$| \p{Lu})(?! Regist| Licen| Number)|^M\.? ?E\.?(?=$| in\b| ?[,(])|^m[as] (?!office|word|excel|power|project|access|outlook|windows|sql|dynamics|teams|visio|share)(?:in|of|degree|\p{L}{4,})/u,
  },
  {
    level: 'bachelor',
    words:
      /\b(?:bachelor['’]?s?|bachlor['’]?s?|bacharel(?:ado|ato)?|baccalaureus|b\. ?s\.? ?c?|b\.? ?sc|b\. ?a|b\.e|b\.? ?eng|b\.?[ -]?tech|b\.? ?arch|b\.? ?des|b\.? ?voc|b\.?m\.?s|m\.?b\.?b\.?s|bcl|laurea|b\.ed|b\.? ?b\.? ?a|b\.? ?c\.? ?a|b\.? ?com|b\.? ?pharm|b\.? ?s\.? ?n|b\.? ?s\.? ?w|b\.? ?f\.? ?a|b\.? ?b\.? ?m|ll\.? ?b|licenciatura|licenciad[oa]|licenciee? (?:en|es)|licencjat|licenta|ingenieri[ao]|ingenier[oa]|inzynier|grado (?:en|universitario)|graduad[oa] en|hbo|hochschulabschluss|universitatsabschluss|fachhochschulabschluss|abgeschlossenes (?:hochschul)?studium|titul(?:o|acion) universitari[oa])(?![\p{L}\d])|^licence\b(?! (?:to|no|number|plate|for)\b)|\blicence (?:pro|en|de|es|d['’])|^grado$/u,
    shortForms:
      /(?<![\p{L}\d.])(?:B ?A|B ?S|(?<!\b(?:TO|WILL|MAY|CAN|MUST) )BE|B\.? ?Ed)(?![\p{L}\d&'’-])|^b[as] (?:in|of|degree|\p{L}{4,})|^BUT\b/u,
  },
  {
    level: 'associate',
    words:
      /^associate['’]?s$|^associates? ?:|^associate['’]?s?(?= (?:degree|of|in|diploma)\b)|\b(?:associate['’]?s? (?:degree|of (?:arts|sciences?|applied)|in (?:arts|science|applied))|a\. ?a\. ?s?\.?|a\. ?s\.?|foundation degree|f\.?deg|fdsc|ond|hnd|hnc|g?nvq(?! (?:level )?[12]\b)|btec|bts|dut|deug|deust|(?<!\b(?:high school|h\.?s\.?|school|secondary|general|basic|regents|standard|equivalency|my|the|a|an|with|or|leaving|received|earned) )(?<=\p{L} )(?:diploma|diplome)(?! \p{L}+ (?:high school|hs)\b)|(?:diploma|diplome) (?:course )?(?:in|en|of|technique|technologique|universitaire)|diplome (?:de|d['’])|diploma (?:de|d['’])|diplomad[oa]|polytechnic|(?:berufs|erst|grund)?ausbildung|umschulung|berufslehre|lehrabschluss|gesellen(?:brief|prufung)|(?:\p{L}{3,20})?(?<!burger|haus|welt|europa|schach)meister(?:in|brief|prufung)?|techniker(?:in)?|(?:\p{L}{3,20})?fach(?:wirt|kauf)\p{L}{0,6}|betriebswirt(?:in)? \(?(?:ihk|hwk|vwa)|bep|formacion profesional|ciclo formativo|cfg[ms]|tecnologo|vocational|trade school|apprenticeship|titre professionnel|mbo)(?![\p{L}\d])|^diploma ?[:-] ?(?!general|high|[\p{L}. ]{1,60} (?:high\b|h\.?s\b))\p{L}|^lehre\b|\blehre (?:als|zum|zur|bei)\b/u,
    shortForms: /(?<![\p{L}\d.])(?:A ?A|A\.?A\.?S|CAP)(?![\p{L}\d&'’-])|^AS(?=$| in\b| degree| ?[,(])/u,
  },
  {
    level: 'school',
    words:
      /\b(?:nvq (?:level )?[12]|high ?school|secondary (?:school(?! teach)|certificate|modern)|(?:upper|lower|higher|senior) secondary|g\.?e\.?d|[ao][- ]levels?|i?gcses?|(?:fach|voll)?abitur|\p{L}{0,14}hochschulreife|\p{L}{0,14}oberschulreife|(?:mittlere|fachgebundene|berufs) ?reife|\p{L}{0,14}schulabschluss|sekundarabschluss|(?:real|haupt|mittel|volks)schule|polytechnische oberschule|(?:berufs|fach)?matur(?:a|itat|it[ae])?|egb|bup|selectividad|e\.s\.o|educacion secundaria|ensino medio|bac(?:calaureate?)?|bachiller(?:ato)?|brevet des colleges|brevet|liceo|liceum|technikum|havo|vwo|vmbo|xii|hsc|ssc|sslc|puc|plus two|class (?:10|12|xi?i?)|leaving cert(?:ificate)?|(?:scottish|advanced) highers|waec|wassce|ssce|vce|matric(?:ulation)?|school leaving|some college|diploma|diplome)(?![\p{L}\d])|^secondary\b|\b1[02]th\b(?! (?:of|place|percentile|edition|annual|century)\b)|^intermediate(?=$| ?[,(]| (?:in|education|exam|examination|college|board|science|arts|commerce)\b)/u,
    shortForms: /(?<![\p{L}\d.])(?:ESO|MSA|HSC)(?![\p{L}\d])/u,
  },
];

/** A course or a certificate of a product or a profession: no degree, even if its name says so. */
export const NO_DEGREE =
  /\b(?:certif(?:ied|ication|ications|ie|iee)|zertifi\p{L}+|workshops?|seminare?s?|boot ?camps?|nanodegree|webinars?|mooc|online[- ]course|masterclass|sales associate|coursera|udemy)\b/u;
/** What such a certificate is in is no degree of its holder. */
export const MERE_CERTIFICATE =
  /^(?:\p{L}+ ){0,3}?(?:certificates?|certificat|certificado|zertifikat|course|courses|kurs|lehrgang|training|curso|cours)\b/u;

/** What was studied follows this word. */
export const FIELD =
  /(?<=[\p{L}.)])(\s(?:in|im|en|fur|für|majoring in|with (?:an? )?(?:major|minor|focus|emphasis|speciali[sz]ation) in))\s.*$/iu;

/** Words of studies that are not finished: the candidate holds the degree below. */
export const DOCTORAL_STUDENT =
  /\b(?:ph\.? ?d\.?|doctoral|doctorate)\s+(?:student|candidate|researcher|fellow|coursework|program(?:me)?)\b|\b(?:doktorand|doctorant|doctorand[oa]|promovend)|\ball but dissertation|\babd\b/;
export const UNFINISHED =
  /\b(?:in progress|ongoing|pursuing|currently (?:enrolled|studying)|expected|anticipated|incomplete|unfinished|not completed|not finished|did not (?:finish|graduate|complete)|no degree|without (?:a )?degree|dropped out|withdrew|discontinued|laufend|voraussichtlich|derzeit|abgebrochen|ohne abschluss|nicht abgeschlossen|en cours|non (?:valide|termine|obtenu)|inacheve|en curso|cursando|sin (?:terminar|finalizar)|inconclus[oa]|incomplet[oa]?|no finalizad[oa]|trunc[oa]|lfd\.)|\b(?:master['’]?s?|bachelor['’]?s?|m\.?sc|b\.?sc|mba|b\.?tech)(?: degree)? (?:student|candidate)\b/;
