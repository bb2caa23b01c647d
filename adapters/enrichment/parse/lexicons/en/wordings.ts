import type { Lexicon } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * English: wordings that leave people out. Sources: Title VII, section 704(b), and the ADEA with 29 CFR 1625.4 ("age 25 to 35, young, recent college
 * graduate, boy, girl"); the EEOC on photographs and on marital status; the Equality Act 2010, sections 4 and 39, with the EHRC's guidance on
 * advertisements; on accents 29 CFR 1606.6(b)(1) and the EEOC's guidance on national origin of 2016, section V. A lowest age of 18 or 21 is the law's own.
 */
export const enWordings = {
  ages: {
    before: phrases`ages?; aged; age (?:group|range|limit|bracket)s?`,
    behind: phrases`old; of age; y/o`,
    years: phrases`years?; yrs?`,
    to: phrases`to; and; till; or`,
    from: phrases`between; from; of; is; at least; min(?:imum|\.)?; over; above`,
    upTo: phrases`up to; max(?:imum|\.)?(?: of)?; under; below; until; not? (?:older|more) than; younger than`,
    persons: phrases`people; persons?; wom[ae]n; m[ae]n; lad(?:y|ies); girls?; boys?; females?; males?; candidates?; applicants?`,
    being: phrases`you are; you['’]re; (?:must|should|need to|have to|to) be; (?:candidates?|applicants?) are`,
    apart: phrases`with; and; or; who; have; you`,
  },
  sought: {
    seeks: phrases`
      (?:looking|searching) for; seek(?:s|ing)?; wanted; we (?:would )?(?:need|want|require|prefer|hire|seek|like); hiring; recruiting;
      (?:ideal|perfect|right|suitable|successful); ideally; prefer(?:ably|red|ring)?; (?:would|will) suit; a job for
    `,
    describes: phrases`
      you are; you['’]re; (?:must|should|will|has to|have to|need to|needs to) be; (?:candidate|applicant|person|successful|candidates|applicants) (?:is|are)
    `,
    whoIs: phrases`who (?:is|are); who['’]s`,
    fill: phrases`an?; the; very; also; still; both; ideally; preferably; physically; not; someone; somebody`,
    wanted: phrases`wanted; needed; required; preferred; sought`,
    breaks: phrases`
      for; to; who; that; which; with; of; in; at; by; from; as; where; whose; their; our; your; we; you; is; are; has; have; offer\p{L}*; about; on; support\p{L}*; help\p{L}*; teach\p{L}*; car(?:e|es|ing)
    `,
    clients: phrases`
      adults?; child(?:ren)?; kids?; pupils?; students?; learners?; residents?; tenants?; patients?; clients?; customers?; users?; famil(?:y|ies); youths?; teenagers?; teens?;
      adolescents?; toddlers?; players?; members?; guests?; visitors?; readers?; boys; individuals; apprentices?; young (?:people|persons?); people; persons?; olds; couples?; offenders?; carers?; veterans?
    `,
    cares: phrases`
      support(?:s|ing)?; teach(?:es|ing)?; car(?:e|es|ing) for; help(?:s|ing)?; work(?:s|ing)? with; serv(?:e|es|ing); look(?:ing)? after; hous(?:e|es|ing); educat(?:e|es|ing); train(?:s|ing)?; coach(?:es|ing)?; provid(?:e|es|ing); mentor(?:s|ing)?; groups?; class(?:es)?; sessions?
    `,
  },
  lint: {
    masculine: phrases`
      aggress\w*; ambitio(?:n|us)\w*; assertive\w*; autonomous(?! (?:agent|car|driv|fligh|mobile|robot|system|truck|vehic)\w*); boast\w*; compet(?:e|es); (?<!(?:salary|pay|wages?|rates?|package|remuneration|compensation|benefits)(?:,| is| are|:)? )competitive(?:ly|ness)?(?! (?:(?:base|basic|hourly|annual|starting|market|and fair|overall) )?(?:salar|pay|rate|wage|packag|remunerat|compensat|benefit|bonus|pension|reward|pric|quot|tender|bid|advantage|analys|intelligence|landscape)\w*); courag\w*; decisive\w*;
      domina(?:nt|te)\w*; fearless; fight\w*; headstrong; hostil\w*; hungry; impulsive\w*; ninja; rock ?star; guru; outspoken;
      persist(?:ent(?:ly)?|ing)?(?! (?:data|memor|stor|volume)\w*); self-?relian\w*; self-?sufficien\w*; stubborn; superior\w*; thick-skinned; warrior; crush it; killer instinct
    `,
    feminine: phrases`
      affectionate\w*; cheerful\w*; compassion\w*; considerate; empath\w*; gentle; interdependen\w*; (?<!(?:any|what|this|that|some|every|each|one|of a|of its|in|same|new|first) )kind(?:ness)?(?! (?:of(?! heart)|regards)); loyal(?:ty)?(?! (?:app|card|club|manag|market|member|offer|platform|point|product|program|reward|scheme|system)\w*);
      modest(?:y|ly)?; nurtur\w*; pleasant\w*; polite; sensitiv\w*(?! (?:and confidential )?(?:area|case|content|data|detail|document|equipment|file|info|instrument|issue|material|matter|record|situation|skin|site|topic)\w*); submissive; sympath\w*; tender(?:ly|ness|-?hearted); warm(?:th|ly)(?! (?:encourag|invit|recommend|thank|welcom)\w*); yielding
    `,
    oneGender: phrases`
      salesm[ae]n; sales ?girl; foreman; chairman; handyman; waitress(?:es)?; stewardess; hostess; cleaning lady; manpower; craftsm[ae]n; girl friday; barmaids?;
      businessm[ae]n; policem[ae]n; firem[ae]n; he will; she will; his duties; her duties; guys; gentlem[ae]n(?!['’]?s? (?:wear|fashion|clothing|shoes|toilets?)); (?<!(?:for|with|of) (?:\p{L}+ ){0,1})ladies(?!['’]? ?(?:wear|fashion|clothing|clothes|shoes|toilets?|rooms?|hair\p{L}*|golf|football|teams?))
    `,
    oneGenderTitles: [],
    allGenders: phrases`all genders; m/f(?:/[xd])?; f/m(?:/[xd])?`,
    age: phrases`
      young(?:er)?(?:,? (?:and )?(?:dynamic|energetic|motivated|ambitious|hungry|lively|vibrant|fun|fresh|passionate)(?:,? \p{L}+)? (?:team|people|person|professionals?|colleagues|environment)| professionals?| team| talents?| blood| developers?| engineers?| candidates?| graduates?| applicants?);
      youthful (?:team|environment|candidates?|people|person|appearance|energy); (?:under[- ]?\d{2}|over[- ]?(?!18|21)\d{2})s (?:only|preferred|wanted); digital natives?; not (?:be )?older than \d{2}; no older than \d{2}; max(?:imum|\.)? age(?: of| is|:)? \d{2};
      recent college graduates?; recent graduates? (?:only|preferred);
      (?:under|below|maximum|max\.?) (?:the age of )?\d{2} years(?: old| of age); age limit\w*; (?:early|mid|late)[- ](?:twenties|thirties|forties); in (?:your|their) (?:twenties|thirties);
      mature (?:man|woman|lad(?:y|ies)|person|candidates?|applicants?)
    `,
    young: phrases`
      young(?:er)?(?! (?:at heart|carers?|adults?|enterprise|offenders?|lives|minds|company|business|firm|start-?up|brand))(?! (?:people|persons?)(?:['’]| (?!(?:who|with|aged|between|wanted|needed|for|as|from|willing|eager)(?!\p{L}))\p{L}))(?: (?!and(?!\p{L}))\p{L}+)?;
      under (?:1[89]|[2-5]\d)(?=\s{0,2}(?:[.,;!)\n]|$));
      recent(?:ly)? graduate[sd]?; school[- ]leavers?
    `,
    gender: phrases`
      (?:male|female|males|females|men|women)(?: candidates?| applicants?)? (?:only|preferred); only (?:males?|females?|men|women|ladies|gentlemen|girls|boys)(?= |[.,;!)]|$);
      (?:seeking|looking for|prefer) an? (?:man|woman|male|female)(?= (?!(?:and|&|with a) van)|[.,;!)]|$); strong man; (?:mature |young |smart |presentable )?lad(?:y|ies)(?= (?:with \p{L}+(?: \p{L}+)? )?(?:preferred|wanted|needed|only|required));
      (?:female|male) (?!dominated|led|owned|founded|patients?|wards?|students?|fashion|clothing|wear)(?:\p{L}+ ){1,2}(?:needed|wanted|required|preferred)
    `,
    women: phrases`
      (?:wom[ae]n|lad(?:y|ies)|girls?|mums?|moms?|mothers?|housewi(?:fe|ves))(?=\s{0,2}(?:[.,;:!?)\n]|$)|\s(?:who|with|to|for|aged|between|under|over|only|in|from)(?!\p{L}));
      female(?! (?:dominated|led|owned|founded|patients?|wards?|students?|fashion|clothing|wear|health|medical)(?!\p{L})) \p{L}+
    `,
    men: phrases`
      (?:m[ae]n|gentlem[ae]n|boys?|lads?)(?=\s{0,2}(?:[.,;:!?)\n]|$)|\s(?:who|with(?! a van)|to|for|aged|between|under|over|only|in|from)(?!\p{L}));
      male(?! (?:dominated|led|owned|founded|patients?|wards?|students?|fashion|clothing|wear|health|medical)(?!\p{L})) \p{L}+
    `,
    bothGenders: phrases`wom[ae]n(?: and | or | & |/)m[ae]n; m[ae]n(?: and | or | & |/)wom[ae]n; ladies and gentlemen; girls and boys; boys and girls; (?:male|female)(?: or | and |/)(?:fe)?male`,
    origin: phrases`
      must be an? (?:us|u\.s\.|american|british|uk|eu|canadian|australian) citizens?;
      native (?:english|german|french|spanish|italian|dutch|[a-z]{1,20})?[ -]?speakers?(?: only)?; mother tongue; no (?:foreigners|immigrants|migrants);
      (?:us|uk|eu|irish|[a-z]{3,12}(?:ish|ian|can|ese|ch|man)) (?:citizens|nationals|passport holders) only; only (?:us|uk|eu|irish|[a-z]{3,12}(?:ish|ian|can|ese|ch|man)) (?:citizens|nationals|passport holders); caucasian; ethnic\w* preferred;
      (?:eastern|western|southern|northern|central) europeans? (?:only|preferred); (?:white|black|asian|european|african) (?:candidates?|applicants?|people|women|men) (?:only|preferred)
    `,
    accent: phrases`
      accent-?free; accentless; without (?:an?|any)(?: \p{L}+){0,2} accent(?!-| (?:light|wall|colou?r)); no (?:foreign |strong |heavy |thick |noticeable |regional )?accents?(?=\s{0,2}(?:[.,;!)]|$|,? please)); (?:neutral|native)(?: (?:english|american|british|irish|australian))? accent(?! (?:light|wall|colou?r|tone|piece|chair|cushion|fabric|tile)); (?:no|without|free of|zero) (?:mti|mother tongue influence)
    `,
    denied: phrases`(?:no|without|never|not|\p{L}{2,5}n['’]t)(?: an?| any)?(?: upper| maximum| fixed| formal| strict)?`,
    family: phrases`
      unmarried; no (?:children|kids|family commitments); married (?:preferred|only); not married(?: or planning (?:a family|children))?; no plans (?:for|to (?:have|start)) (?:a family|children|a baby);
      without (?:children|family obligations); not (?:be |currently )?(?:pregnant|planning (?:a family|children)); no pregnan\w+
    `,
    maritalStatus: phrases`
      single(?=\s{0,2}(?:[.,;!?)\n]|$)|\s(?:and|or|man|woman|person|people|lady|applicants?|candidates?|with no)(?!\p{L})); married(?! couples?); childless; child-free; divorced
    `,
    religion: phrases`
      (?:christian|muslim|jewish|hindu|catholic|protestant|buddhist)s?(?: faith| candidates?| applicants?)? (?:only|preferred|required|is required);
      practi[cs]ing (?:christian|muslim|jew|catholic|hindu); (?:must|should)(?: not)? be (?:an? )?(?:devout |committed |believing )?(?:christian|muslim|jew|jewish|hindu|catholic|protestant|buddhist);
      only (?:hire|employ|accept|seek|want) (?:christian|muslim|jew|hindu|catholic|protestant|buddhist)s; (?:christians|muslims|jews|hindus|catholics|protestants|buddhists) (?:only|need not apply)
    `,
    disability: phrases`
      able-?bodied; physically fit; (?:in )?(?:perfect|excellent) health(?=\s{0,2}(?:[.,;!)\n]|$)| and (?:fit|strong|no)); no (?:disabilities|health (?:issues|problems|conditions)|handicaps?); (?:free (?:of|from)|without) (?:any )?(?:health (?:issues|problems)|disabilities); healthy (?:person|applicants?|candidates?);
      no wheelchair users?; wheelchair users? (?:cannot|can['’]t|can not|need not|should not|may not) (?:apply|be \p{L}+); must be healthy; good health(?: is)? (?:required|essential|needed|mandatory|a must)
    `,
    appearance: phrases`
      attractive (?:person|appearance|candidates?|woman|man|female|male); good[- ]look(?:ing|s); pleasant appearance; attractive (?:lady|girl|man)s?;
      handsome(?= (?:and \p{L}+ )?(?:candidates?|applicants?|person|people|m[ae]n|face|looks?)); slim(?= (?:and|or) (?:well|fit|attractive|tall|pretty)| (?:figure|build|candidates?|applicants?|person|woman|girl|lady|lad(?:y|ies)));
      (?:attach|send|include|enclose) (?:a |your )?(?:recent |full[- ]length )?(?:photo|photograph|picture)(?= (?:of you|with|to|and|when|in your|along)|[.,;!)]|$); photo(?:graph)? (?:required|mandatory|obligatory|essential|is (?:required|mandatory)); full[- ](?:length|body) (?:photo|photograph|picture);
      (?:cv|resume|résumé|letter),? (?:and|with|plus|including) (?:a |your )?(?:recent |full[- ]length )?(?:photo|photograph|picture)
    `,
    looks: phrases`
      attractive \p{L}{2,15}(?:er|or|ist|ess|ian|ant)(?!\p{L}); attractive (?:receptionist|hostess|waitress|waiter|waiting staff|assistant|secretary|salesperson|barista|dancer|promoter|staff|people|face|young)s?; handsome; pretty (?:woman|girl|lady|face|receptionist|waitress|hostess);
      beautiful (?:woman|women|girls?|lad(?:y|ies)|people|face|hostess\p{L}*); slim(?=\s{0,2}(?:[.,;!?)\n]|$)|\s(?:and|or)(?!\p{L})); slender; athletic (?:candidates?|applicants?|build|figure|person|people); (?:attractive|slim)(?=\s{0,2}(?:[.,;!?)\n]|$)|\sand (?:young|slim|well|fit|polite|friendly)(?!\p{L}))
    `,
  },
} satisfies Pick<Lexicon, 'ages' | 'sought' | 'lint'>;
