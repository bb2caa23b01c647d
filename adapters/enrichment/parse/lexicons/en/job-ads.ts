import { phrases } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: job ads. */
export const enJobAds = {
  adHeadings: {
    opensTasks: phrases`responsible for; duties (?:will )?include; responsibilities (?:will )?include; tasks (?:will )?include; you will be expected to`,
    preferred: phrases`
      nice[- ]to[- ]haves?; ideally; good to have; preferred; desired(?! (?:candidate|profile)); desirable; bonus( points)?; pluses; plus(es)? if; would be (nice|great);
      not (?:essential|required|mandatory|necessary); highly regarded;
      even better(?: if)?; we['’]d (?:also )?love (?:it if|to see); you (?:might|may)(?: also)? (?:have|bring|know|be); (?:would|could|might|will) (?:also )?help; brownie points; extra credit; not a must
    `,
    offer: phrases`
      benefits; perks; in return(?: for)?; you(?:'ll)? get; we pay; package; we (?:can |also |will )?offer; our offer; what you('ll| will) get; compensation; why (join|work); what's in it; about (us|the company|our);
      who we are(?! looking); working (?:for|at) (?:our|us|the|\p{Lu}); our organi[sz]ation; certificate of sponsorship; what we do; what you won't (?:do|be doing); (?:this|the) (?:role|job) is not; our (company|culture|values); company (?:description|overview|information|profile|background);
      equal (?:employment )?opportunit(?:y|ies); (?<!who (?:can|could|should|may|might) )(?:how to )?apply; work(?:ing)? (?:conditions|environment); physical (?:and [\p{L} ]{1,20})?(?:job )?(?:demands|requirements|abilities|effort);
      interview process; ^(?:we|us):?$
    `,
    required: phrases`
      ^you:?$; requirements?; qualifications?; must[- ]haves?; what you(?:'ll| will)? (need|bring|have); you(?:'ll| will)? (have|bring|are|need);
      about you; your (profile|skills|background|experience); skills; experience(?! level); who you are; (?:we('re| are)|are we) looking for;
      ideal candidate; who (?:can|could|should|may|might) apply; candidate (?:profile|specification); minimum; essential(?! (?:job )?(?:functions|duties|tasks)); key skills; technologies; tech(nology)? stack; ^(?:licen[cs]es?|certificat(?:es|ions)|registrations?)(?:,? (?:and |or |& )?(?:licen[cs]es?|certificat(?:es|ions)|registrations?)){1,3}:?$; successful (?:candidate|applicant) (?:must|should|will)
    `,
    announces: phrases`(?:will )?includes?(?:,? but (?:is|are) not limited to)?(?: the following)?; (?:are|is)(?: as follows| the following)`,
    flat: phrases`
      What [Yy]ou['’]?(?:ll| will) (?:do|bring); What [Ww]e [Oo]ffer; About (?:[Uu]s|[Yy]ou|[Tt]he (?:[Rr]ole|[Jj]ob)); Your (?:[Pp]rofile|[Rr]esponsibilities|[Rr]ole|[Tt]asks); (?:Key|Main) [Rr]esponsibilities;
      (?<=[.!?] )(?:Responsibilities|Requirements|Qualifications|Benefits|Duties)
    `,
    weak: phrases`skills; experience; technologies`,
    besideWeak: phrases`
      and; or; of; the; your; our; my; we; you(?:'ll| will)?; what; this; role; job; position; for; in; with; need; needed; have; bring; want; look(?:ing)?;
      required?; requirements?; relevant; previous; prior; professional; work(?:ing)?; key; core; main; other; additional; further; personal; technical; soft;
      hard; general; specific; special; basic; minimum; essential; necessary; desired; preferred; ideal; candidate; applicant; experience; skills; knowledge;
      abilit(?:y|ies); qualifications?; education(?:al)?; training; competenc(?:e|y|ies); attributes; qualities; background; expertise; certifications?; licen[cs]es?;
      tools; technologies; level; profile; attitude; aptitudes?; strengths; capabilities; summary
    `,
    tasks: phrases`
      responsibilities; accountabilities; duties; essential functions; (?:the|your|about the) (?:role|job|position);
      (?:job|role|position) (?:summary|overview|purpose|functions|details); what you('ll| will) (do|be doing); tasks; job description; success (?:in this role )?looks like
    `,
    about: phrases`about (?!\d|you|the (?:role|job|position|opportunity)|this)\S+(?: \S+){0,3}:?$`,
    why: phrases`why (?!you)\S+(?: \S+){0,9}$`,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      administrators?=administrator; analysts?=analyst; assistants?=assistant; consultants?=consultant; designers?=designer; drivers?=driver;
      engineers?=engineer; operators?=operator; operatives?=operator; planners?=planner; producers?=producer; technicians?=technician
    `,
    announcements: phrases`
      (?:job )?vacanc(?:y|ies)(?: for)?; job (?:offer|opening|opportunity|ad|advert|title)(?: for)?; (?:open )?positions?(?: as| of| for)?;
      openings? for(?: an?)?; (?:job|immediate|urgent|current|new) openings?(?: for)?(?: an?)?; walk[- ]?in (?:interviews?|drive)(?: for)?; walk[- ]?in for;
      (?:we(?:'re| are) )?(?:now |currently |urgently )?(?:looking for|hiring|seeking|recruiting)(?: now| immediately)?(?: for)?(?: an?| our next)?;
      join (?:us|our team|the team)(?: as)?(?: an?| our)?; (?:work|apply) as an?; become an?; wanted; needed; required; opportunity for; role of
    `,
    terms: phrases`
      full[- ]?time; part[- ]?time; ft; pt; temporary(?! (?:works|structures|traffic|housing|accommodation)); fixed[- ]term;
      permanent (?:contract|position|role|post|staff|job|basis); bank (?:staff|contract|shifts?|position|role|post|work|only);
      contract(?:or)?(?! manager| administrator| specialist| officer| negotiator); freelance; remote(?:ly)?(?! (?:sensing|pilot)); hybrid(?: work)?(?! (?:vehicles?|cars?|electric)); on[- ]?site;
      work from home; home[- ]based; urgent(?:ly)?(?! care); immediate start; asap; entry[- ]level; no experience(?: required| needed)?;
      band \d\w?; grade \d\w?; ref\.?(?: no\.?| number)?:? ?[\w/-]*\d[\w/-]*; (?:job )?id:? ?\w*\d\w*; multiple positions;
      \d+ (?:positions|vacancies|openings); days; nights; evenings; weekends; (?:early )?mornings; overnights; (?:day|night|late|early|evening|weekend) shifts?; start(?:ing)? (?:date|now)[^-|]{0,20};
      x ?\d{1,2}; \d{1,2} ?x
    `,
    termsAtEnds: phrases`day; night; evening; weekend; overnight; permanent; bank; (?:1st|2nd|3rd|4th|first|second|third) shift`,
    betweenTitles: phrases`cum(?! laude)`,
    seeks: phrases`
      
      (?:look(?:ing)?|search(?:ing)?|seek(?:ing)?|need(?:ing)?|want(?:ing)?|hir(?:e|ing)|recruit(?:ing)?|opening|opportunity|vacanc(?:y|ies)|position)(?: for| to recruit| to hire| to appoint)?;
      (?:role|position|post) of; join (?:[\p{L}'’&-]{1,20} ){1,5}as; appoint
    `,
    agents: phrases`
      analysis=analyst; development=developer; engineering=engineer; management=manager; design=designer; administration=administrator;
      testing=tester; programming=programmer; consulting=consultant; accounting=accountant; nursing=nurse; cleaning=cleaner; teaching=teacher;
      driving=driver; sales=sales representative
    `,
    plainHeads: phrases`
      specialist; officer; assistant; associate; coordinator; administrator; analyst; advisor; technician; worker; engineer; manager; supervisor
    `,
    leadingHeads: phrases`manager; supervisor`,
    objectEndings: [],
    links: [],
    compoundHeads: [],
    otherHalves: [],
    fieldHeads: phrases`head of=manager; (?:expert|specialist) (?:in|for)=specialist; consultant for=consultant`,
    leaders: [],
    teamLeaders: phrases`team lead(?:er)?(?: of| for)?`,
    leadersOf: [],
    ledFields: [],
    helpers: phrases`(?:helper|mate) (?:of|to) (?:an?|the)`,
    groups: phrases`team`,
    beforeEmployer: phrases`at; for; in; with; from; to (?:the|our); reporting to`,
    articles: phrases`an?; the; our; one; two; several; multiple; experienced; skilled; qualified; motivated; highly motivated; talented; full-?time; part-?time; permanent`,
    roleLeads: phrases`as an?; as our(?: new)?`,
    ofGoodsOrPeople: phrases`sourcing=recruiting`,
    ofAnySchool: [],
    schools: [],
    universities: [],
    levelOfPost: phrases`
      entry=entry[- ]level(?=\s{0,3}(?:[.,;)(]|$)| (?:role|position|post|job|opportunity|opening|vacancy)(?!\p{L})); entry=this is an? junior(?:[- ]level)? (?:role|position|post|job|opening);
      mid=this is an? mid[- ]level (?:role|position|post|job|opening); senior=this is an? senior(?:[- ]level)? (?:role|position|post|job|opening)
    `,
    labels: phrases`job title; position(?: title)?; role; title; post`,
  },
  ads: {
    certificates: phrases`(?:emergency |paediatric |pediatric )?[Ff]irst [Aa]id(?: at [Ww]ork)?(?: certificate)?(?= (?:certificat\p{L}+|qualification|is|at|required|essential|training certificate)|(?<=Aid|[Ww]ork|certificate)\s{0,2}(?:[,.;)(]|$)); CSCS [Cc]ard; CPCS [Cc]ard; PASMA; [Dd]igi(?:tal)?(?: ?[Tt]acho(?:graph)?)? [Cc]ard; SIA (?:[Dd]oor [Ss]upervisor )?(?:[Ll]icen[cs]e|[Bb]adge); [Ww]orking [Ww]ith [Cc]hildren [Cc]heck; A[- ][Gg]rade (?:[Ee]lectrical )?[Ll]icen[cs]e`,
    listItems: phrases`
      strong; excellent; good; great; solid; proven; outstanding; superior; effective; exceptional; demonstrated; ability; able;
      experience (?:with|in|of|using|working); experienced; knowledge of; proficien\p{L}*; familiar\p{L}*; understanding; fluent; minimum of;
      at least
    `,
    openers: phrases`
      Proficien(?:t|cy) (?:in|with); Experienced? (?:in|with|using|working|of); Knowledge of; Ability to; Able to; Must (?:have|be); Attention to detail;
      Familiar(?:ity)? with; Understanding of; (?:Strong|Excellent|Good|Proven) \p{Ll}+ (?:skills|knowledge|experience)
    `,
    beforeOpeners: phrases`
      [Ss]trong; [Pp]roven; [Rr]equired; [Pp]referred; [Dd]esired; [Pp]revious; [Pp]rior; [Rr]elevant; [Ww]ork; [Ww]orking; [Pp]ractical; [Ee]xcellent;
      [Gg]ood; [Mm]inimum; [Bb]asic; [Tt]echnical; [Dd]eep; [Yy]ears?; [Ss]kills?; [Tt]he; [Aa]n?; [Oo]f; [Aa]nd; [Oo]r; [Ii]n; [Ww]ith; [Yy]our; [Oo]ur;
      [Hh]ave; [Ss]ome; [Aa]ny; [Cc]andidates?; [Yy]ou; [Ww]ho; [Ii]ndustry; [Pp]rofessional; [Tt]horough; [Ss]olid; [Gg]eneral; [Ss]ound; [Dd]emonstrated;
      [Ee]xtensive; [Ii]n-depth; [Hh]ands-on; [Cc]ommercial; [Ff]ull; [Cc]lear; [Ii]ntermediate; [Aa]dvanced; [Ff]irst; [Tt]o
    `,
    preferred: phrases`
      (?<!, )plus(?! (?:at least|a minimum|\d)); nice[- ]to[- ]have; nice if; nice(?=:|\s{0,3}(?:[.,;)(]|$|but\b)); an? (?:strong |definite |real |great )?asset(?=\s{0,3}(?:[.,;)(]|$)); good to have; preferred; preferably; ideally; bonus; advantage(ous)?; desirable; desired; beneficial; useful(?=\s{0,3}(?:[.,;)(]|$|but\b)); handy(?=\s{0,3}(?:[.,;)(]|$)); within (?:\p{L}{2,8}|\d{1,3}) (?:days|weeks|months|year) of (?:hire|hiring|start\p{L}*|employment); or (?:be )?willing(?:ness)? to (?:obtain|get|gain|acquire); (?:or )?(?:be )?(?:currently )?working towards?;
      would (?:also )?help(?=\s{0,3}(?:[.,;)(]|$|but\b)); would be (great|nice|good|helpful); helpful(?=\s{0,3}(?:[.,;)(]|$|but\b)); optional; (?:is|are|would be) (?:also |very |most |always |equally |highly )?(?:welcomed?|appreciated)(?=\s{0,3}(?:[.,;)(]|$|but\b)); (?:particularly |especially |very |always |also |most )?welcome(?=\s{0,3}(?:[.,;)(]|$|(?:but|too|though|although)\b));
      pluses; (?:highly |well )?regarded(?=\s{0,3}(?:[.,;)(]|$)); even better(?=\s{0,3}(?:[.,;)(]|$|if\b)); would be (?:lovely|wonderful|fantastic|brilliant|amazing|excellent|especially welcome)
    `,
    required: phrases`
      require[ds]?; requirement; must; mandatory; essential; needed; necessary; minimum; at least; fluen\w*; proficien\w*; active; valid
    `,
    andIdeally: phrases`(?:and|or),? (?:also )?(?:ideally|preferably)`,
    welcomeIf: phrases`if you(?:['’]ve| have| also| already| happen to| hold| know| speak| can| are|['’]re)?; should you; (?:got|have you)`,
    soMuchBetter: phrases`even better; so much the better; all the better; tell us; let us know; (?:a |an )?(?:real |big |added |huge )?(?:plus|bonus|advantage); (?:great|fantastic|brilliant|lovely|wonderful)(?=\s{0,2}(?:[.,;:!)–-]|$))`,
    notAsked: phrases`
      (?:do(?:es)?n['’]t|do(?:es)? not) matter; (?:is|are) irrelevant;
      (?:is |are )?not (?:required|necessary|needed|essential|mandatory); no (?:prior |previous |formal |specific )?(?:knowledge|experience|background|understanding|qualifications?|training|skills|certificat\p{L}+|licen[cs]e|degree)(?: \p{L}+){0,6} (?:is |are )?(?:required|necessary|needed|essential); no (?:prior |previous |formal )?\p{L}+(?: \p{L}+)? (?:is |are )?(?:required|necessary|needed);
      (?:isn't|aren't) (?:required|necessary|needed); do(?:es)? not need; don't need; without any;
      (?:won['’]t|will not) need; (?:is|are|['’]s) no need (?:to|for); (?:do not|don['’]t) expect you to (?:know|have|speak|be)(?! (?:all|every\w*))
    `,
    behindDegree: phrases`students?; candidates?; theses; thesis; dissertations?; supervis\p{L}+; researchers?; programmes?; programs?(?! required)`,
    studying: phrases`enrolled (?:in|at|for); pursuing; working towards?; studying (?:for|towards)`,
    worksWith: phrases`
      (?:partner|collaborat|liais|interact|interfac)(?:s|e|es|ing|ion)? (?:closely |directly |regularly )?with; (?:work|cooperat)(?:s|e|es|ing)? (?:closely|cross-functionally|hand[- ]in[- ]hand|side by side) with; (?:work|operat|act)(?:s|e|es|ing)? alongside; in (?:conjunction|partnership|cooperation|collaboration|coordination|consultation) with;
      works? with(?=\s[^.;:\n]{0,40}(?:teams?|departments?|managers|staff|colleagues|leads|leaders|supervisors|directors)(?!\p{L}))
    `,
    answersNo: phrases`no; none; n/a`,
    lessons: phrases`tests? (?:in|of); (?:lessons|courses|classes|workshops|training) (?:in|on); (?:lessons|courses|classes)`,
    learners: phrases`(?:pupils|students|children|kids) (?:also )?(?:learn|study)`,
    pupils: phrases`pupils`,
    teaching: phrases`teach\p{L}*; taught; tutor\p{L}*; instruct\p{L}*`,
    languageOfWork: phrases`(?:working|company|office|corporate|business|official|main) language`,
    techStack: phrases`(?:tech(?:nology|nical)?[- ]?|(?:our|current|core|main|existing|software|web|data|back-?end|front-?end) )stack; stack(?=:| is | are | includes | consists )`,
    reportsTo: phrases`report(?:s|ing)? (?:directly )?(?:in)?to`,
    employerSeeks: phrases`seeks; needs(?= an?(?!\p{L})); is (?:seeking|hiring|recruiting|looking (?:for|to (?:hire|recruit|appoint)))`,
    beforeSought: phrases`an?; experienced; skilled; qualified; motivated; someone`,
    seeks: phrases`
      (?<=[.!?] )looking for; we(?:['’]re| are)? (?:now |currently |actively )?(?:look(?:ing)?|search(?:ing)?|seek(?:ing)?|need(?:ing)?|want|hir(?:e|ing)|recruit(?:ing)?|expect|require|ask);
      (?:is|are) (?:now |currently )?(?:looking|searching|in search|seeking|hiring|recruiting); we(?:['’]re| are) in search of; needs an? (?:[\p{L}-]{1,20} ){1,3}(?:who|to|with)
    `,
    employers: phrases`our (?:company|group|firm|business|agency|practice|clinic|team|client)(?:[’']s)?; (?:firm|company|business|agency|practice|group|employer|organi[sz]ation|consultancy|manufacturer|contractor) (?:with|that has|which has)`,
    ofEmployerYears: phrases`
      (?:open|established|trading|in business) for (?:over |more than |nearly )?\d{1,3} years;
      with (?:over|more than|nearly|almost) \d{1,3} years['’]? (?:of )?experience(?:,| (?:as|in) (?:a|one|the))(?= (?:our|the|we|leading|market));
      (?:our|the) (?:company|firm|client|clients|group|organi[sz]ation) (?:has|have); we(?:['’]ve| have) (?:over |more than |nearly |been |\d{2}\+? years); (?:for|with) (?:over|more than|nearly|almost) \d{1,3} years[.,]
    `,
    otherTimes: phrases`years? old; of age; contract; warranty; founded; since; anniversary; vesting; company`,
    atMostYears: phrases`up to; (?<!minimum (?:and|to|or) )maximum(?: of)?; max\.?; at most; (?:no|not) more than`,
    beforeTerms: phrases`assignments? (?:of|for); licen[cs]e (?:held )?for(?: at least| over| more than)?; contract(?: of| for)?; fixed[- ]term(?: contract)?(?: of| for|:)?; duration(?: of|:)?; probation(?:ary)?(?: period)?(?: of|:)?; temporary for; cover for; placement of; internship of`,
    behindTerms: phrases`ftc; (?:\p{L}+ ){0,2}(?:degree|diploma|course|programme?); maternity contract; (?:fixed[- ]term )?contract; fixed[- ]term; probation; (?:maternity |parental )?(?:leave )?cover; placement; internship; apprenticeship; in (?:business|operation|existence); of (?:history|tradition)`,
    taughtBehind: phrases`can (?:also )?be (?:learned|learnt|taught|picked up)(?= (?:on the job|here|with us|in-house|at work)|\s{0,2}[.,;)]|$); (?:full )?training (?:is |will be )?(?:given|provided|included); (?:which|that|this) (?:we(?:['’]ll| will) (?:teach|show|train) you|you(?:['’]ll| will) learn)`,
    teaches: phrases`(?<!(?:deliver|conduct|lead|run)\p{L}{0,4} )(?<!you (?:will )?(?:provide|give) )(?:full|free|paid|in-house|on-the-job) training (?:(?:is|will be) (?:given|provided),? including|on|in); you(?:['’]ll| will| are going to)? learn(?: how)?; (?:we(?:['’]ll| will| can|['’]re happy to| are happy to)?|can|happy to) (?:teach|train) you; we(?:['’]ll| will)? (?:also )?(?:pay|cover the costs?) for (?:your|the|an?)(?= (?:[\p{L}\d&-]+ ){0,6}(?:card|course|exams?|licen[cs]e|qualification|training|certificat\p{L}+|edition|ticket)); we(?:['’]ll| will)? (?:put|sponsor|support|fund) you (?:through|for)`,
    tooLittle: phrases`(?:is|are|will|would)(?: not|n['’]t) (?:be )?(?:enough|sufficient|do); not (?:enough|sufficient); insufficient`,
    schoolNames: phrases`(?:elementary|basic) (?:schools?|education)`,
    schoolGrades: phrases`(?<!teach\p{L}{0,3} (?:\p{L}+ ){0,2})(?:GCSEs?|A-?levels?|O-?levels?); grades? in`,
    schoolSubjects: phrases`maths?; mathematics; numeracy`,
    experience: phrases`experience`,
    behindYears: phrases`\(required\); post[- ]?(?:trade|qualif\p{L}*|grad\p{L}*|registration|licen[cs]e); after qualifying; in (?!business|operation|existence|the (?:market|business|last|past|next|first)|a row|total); pqe`,
    besideYears: phrases`
      experience; experienced; background; working (with|in|as); work in; hands[- ]on; industry; track record; minimum; at least; min\.; \d ?\+; \+ ?\d;
      professional; proven; you(?:['’]ll| will|['’]ve)? (?:have )?(?:worked|cooked|taught|driven|managed|led|run|built|sold); \bexp(?=[.:]|\b\s?[-–:]);
      \bpqe\b; post[- ]?qualif
    `,
    termJoiners: phrases`and; or`,
    asks: phrases`
      experienced?; knowledge; familiar\w*; understanding; proficien\w*; skills?; skilled; expertise; background; degree; education;
      qualifi\w*; fluent; master\w*; competen\w*; comfortable; know(?:s|ing)?; ability; able; abilities; strong; solid; excellent; plus;
      advantage; must; requir\w*; working (?:with|in|on); works? with; use; using; develop\w*; design\w*; responsib\w*; duties; technolog\w*; stack;
      tools?; trained; interest(?:ed)?; passion\w*; you(?:['’]ll)? (?:have|are|will|can|bring)
    `,
    gives: phrases`
      employs? (?:over |more than |around |about |approximately |nearly |some |almost )?\d;
      we offer; offers? you; cover letters?; writing samples?; please (?:submit|send|upload|attach|include|forward|e-?mail|provide); benefits?; vacations?; holidays?; pension; insurance; 401\(?k\)?; tuition (?:for|assistance|reimbursement|support); (?<!\ba )bonus(?:es)?(?! points); salary; perks?; gym; fruit; snacks?;
      home office; work(?:ing)? from home; (?:fully|work(?:ing)?|100 ?%) remote(?:ly)?;
      remote (?:work\w*|jobs?|first|friendly|options?|possib\w*); flexible; allowance; (?:training|learning|development|education|conference|equipment|hardware|book|wellness|fitness|home[- ]office|annual|personal|yearly|generous) budgets?; budgets? (?:for|per|towards?) (?:training|learning|courses|conferences|books|year|your); stock options?; equity; equal opportunit\w+;
      regardless; all (?:qualified )?applicants; (?:your|an?|the|this) applications?;
      applications? (?:forms?|deadlines?|process|periods?|must|should|will|via|through); to apply; apply (?:now|today|online|here|via|by|at|directly|with|to|for)(?! (?:the|a|an|your|best|new|these|this) \p{L}+ (?:methods|principles|techniques|knowledge)); cv; recruitment; interviews?; postings?;
      job advert\w*; deadline; gender; race; religion; disabilit\w*;
      our (?:mission|company|culture|customers?|clients?|values|people|history); we believe; founded; headquarter\w*; worldwide; employees;
      colleagues
    `,
    toReader: phrases`
      you; your; you['’]ll; you['’]re; candidates?; applicants?; experience[ds]?; knowledge; understanding; familiar\w*; skills?;
      proficien\w*; degree; awareness; (?:duties|responsibilities|tasks) (?:include|will include|are)
    `,
    ofEmployer: phrases`
      we; our; us(?! (?:gaap|citizen\p{L}*|immigration|tax\p{L}*|federal|law|sales|payroll|customs|securities|healthcare|market\p{L}*|work|driver\p{L}*|passport)); as an?; as the; the (?:company|team|organi[sz]ation|group|department);
      the (?:unit|trust|school|clinic|hospital|practice|firm|cent(?:re|er)|institute|university|college|business|site|agency|charity|council|foundation|plant|store|restaurant|hotel|ward|service|library|museum|laboratory|farm)(?= (?:is|are|was|were|has|had|provides?|offers?|performs?|employs?|serves?|runs?|operates?|consists?|comprises?|delivers?|treats?|speciali[sz]es?|hosts?|produces?|sells?|boasts?|sees|welcomes?|also|currently|now)(?!\p{L}));
      (?:some|many|most|all) of our
    `,
    duties: phrases`
      (?:as an? [\p{L} -]{2,40},? )?you(?:['’]ll| will| are going to) (?!be (?:able|based|eligible|given|joining|paid|part|rewarded|supported|welcomed|working (?:in|for))|enjoy|find|get|have|join|need|receive|love|benefit|learn|also (?:enjoy|get|have|need|receive))\p{L}+;
      analy[sz]e; assist; build; carry out; coordinate; co-ordinate; conduct; create; deliver; deploy; design; develop; draft; drive; ensure;
      execute; handle; identify; implement; inspect; install; lead; load; maintain; manage; monitor; operate; organi[sz]e; oversee; perform;
      plan; prepare; process; produce; provide; repair; replace; report; research; review; schedule; supervise; support; test; train;
      troubleshoot; write; responsible for; (?:the|this) (?:position|role|job|post) (?:also )?(?:includes|involves|requires|entails);
      (?:assembles|calibrates|cleans|coordinates|diagnoses|installs|inspects|interprets|maintains|monitors|operates|oversees|performs|prepares|processes|provides|repairs|replaces|reviews|services|supervises|supports|tests|trains|troubleshoots)(?=[, ])
    `,
    asksReader: phrases`(?:are|do|have) you; you(?:['’]re| are| have| should| must| will need)`,
    describesReader: phrases`you (?:know|bring|speak|hold|have worked|are (?:experienced|fluent|familiar|qualified)|have (?:already )?(?:experience|worked|at least|a (?:degree|solid|strong|good|proven|valid)|(?:\d{1,2}\+?|two|three|four|five) (?:or more )?years?(?! of (?:paid|parental))))`,
    trades: phrases`
      (?:provider|supplier|manufacturer|distributor|retailer|producer|operator|maker|vendor)s? (?:of|for|in|to);
      (?:market|world|global|industry|technology|national|european|recognized) leaders? (?:in|of|for); leaders? in the;
      (?:company|firm|agency|consultancy|start-?up|scale-?up|charity|enterprise|corporation|studio|practice group) (?:that|which|who|speciali[sz]\w+|focus\w+|dedicated|providing|offering|operating|active|in the|of|for);
      (?:organi[sz]ation|business|group) (?:that|which|speciali[sz]\w+|focus\w+|dedicated|providing|offering|operating|active|in the); acting as;
      client list; the likes of; on behalf of; (?:clients|customers) (?:include|are|from|in)
    `,
    addresses: phrases`you; your; you['’]ll; you['’]re; candidates?; applicants?; the (?:role|position|job|post|successful|ideal)`,
    applying: phrases`
      eeo; we are (?:proud to be )?an equal; all qualified applicants; reasonable accommodations?; e-verify; (?:how )?to apply; (?:please )?(?:send|submit|email|forward) (?:us )?(?:your|a|the); please (?:apply|contact|note|click|visit);
      for (?:further|more|additional|any) (?:information|details|questions); interested\?; contact(?: us)?:?;
      apply (?:now|today|here|online|for|via|by|with); if you(?:['’]re| are) interested; closing date; application (?:deadline|process);
      equal opportunit(?:y|ies); interviews? (?:will|are)
    `,
    ofPerson: phrases`
      you(?:['’]re)? (?:have|are|can|bring|thrive|enjoy); you're;
      skills?; abilit(?:y|ies); able; attitude; mindset; personality; approach; must; person; excellent; strong; good; communicator;
      motivated
    `,
    formsOfCountries: [],
    beforeCountries: [],
    thingsOf: [],
    ofThings: phrases`
      cooking; cuisine; food; foods; kitchens?; pasta; pizza; pastr(?:y|ies); patisserie; dishes; recipes; restaurants?; bistros?; brasserie; wines?; cheeses?; bakery;
      bread; market; law; tax; taxation; gaap; fashion; furniture; shepherds?; windows; doors
    `,
    languageForms: phrases`
      swedish(?= (?:(?:or|and|and/or) (?:swedish|danish|norwegian|finnish|english|german) )?(?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))|(?<=(?:swedish|danish|norwegian|finnish|english|german) (?:or|and|and/or) )swedish(?= (?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))=sv;
      danish(?= (?:(?:or|and|and/or) (?:swedish|danish|norwegian|finnish|english|german) )?(?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))|(?<=(?:swedish|danish|norwegian|finnish|english|german) (?:or|and|and/or) )danish(?= (?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))=da;
      norwegian(?= (?:(?:or|and|and/or) (?:swedish|danish|norwegian|finnish|english|german) )?(?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))|(?<=(?:swedish|danish|norwegian|finnish|english|german) (?:or|and|and/or) )norwegian(?= (?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))=no;
      finnish(?= (?:(?:or|and|and/or) (?:swedish|danish|norwegian|finnish|english|german) )?(?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))|(?<=(?:swedish|danish|norwegian|finnish|english|german) (?:or|and|and/or) )finnish(?= (?:is |are )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|a must|a plus|an advantage)(?!\p{L}))=fi
    `,
    registeredWith: phrases`(?:[Rr]egistered|[Rr]egistration|[Rr]egister|[Ll]icensed|[Aa]ccredited) (?:with|by) (?:the|an?)?; [Mm]embership of the`,
    registered: phrases`[Qq]ualified; [Rr]egistered; [Rr]egistration; [Rr]egistrant; [Ll]icensed; PIN`,
    notTerms: phrases`
      team\p{L}*; player; self-?\p{L}+; driven; minded; thinker; thinking; learner; work(?:ing)?; available; availability; willing\p{L}*;
      ability; flexib\p{L}*; time; days?; weekends?; shifts?; travel; car; vehicle; degree; bachelor\p{L}*; masters?; diploma; years?; fluent;
      english; attention; positive; attitude; proactive; reliab\p{L}*; organi[sz]ed; motivat\p{L}*; passion\p{L}*; customer[- ]focus\p{L}*;
      references?; schedule; hours?; checks?; eligib\p{L}*; right to; licen[cs]e; opportunit\p{L}+; environment; salary; experience;
      educat\p{L}+; must; results?; freshers?; can; apply; making; decisions?; influencing; interpersonal; communicat\p{L}+; problem[- ]solv\p{L}+; multi-?task\p{L}*; detail\p{L}*; deadlines?; pressure
    `,
    general: phrases`spoken; written; verbal; equipment; full[- ]cycle`,
    torn: phrases`with; of; use; benefit; exposure; ability; dealing; applicable; coding; least; [\p{L}]{2,10}['’]s`,
    phraseEnds: phrases`seeks; is; are; was; be; will; would; can; must; should; has; have; you; your; we; our; us; they; who; which; that; this; these; where; when;
      how; what; if; to; from; for; by; at; as; with; in; on; via; within; across; through; using; including; include; such; like; e\.g; eg;
      i\.e; ideally; preferably; preferred; required; desired; desirable; plus; advantage; advantageous; beneficial; strong; proven; solid;
      good; excellent; ability; able; either; both; than; but; because; while; so; not; also; gained; obtained;
      into; between; towards; regarding; concerning; requiring; arising; their; them; my; her; his; its; less
    `,
    accordingTo: phrases`according to; (?:in )?(?:accordance|line|compliance|keeping) with`,
    filler: phrases`
      (?:wide |broad )?(?:range|variety|number|set|issues) of;
      developing; managing; building; creating; handling; implementing; maintaining; leading; driving; supporting; an?; the; some; any; all; at least; one; two; more; of; other; another; others; similar; related; relevant; various; several;
      different; multiple; common; modern; current; latest; new; basic; advanced; practical; theoretical; in-depth; deep; deeper; thorough;
      (?:understanding|awareness) of(?: the)?; good; great; sound; broad; general; extensive; demonstrable; proven; excellent; strong; solid; hands-on; professional; previous; prior;
      commercial; first; working; best; key; major; complex; large; large-scale; your; our; its; their
    `,
    worksNotPeople: phrases`(?:office|tech(?:nical)?|first[- ]line|help ?desk|it|disability) support; \p{L}+ mechanics; acrobat; publisher`,
    equivalents: phrases`equivalent`,
    qualifiedByOne: phrases`(?:or equivalent |\(?part[- ])?[Qq]ualified; or equivalent; finalists?`,
    or: phrases`or`,
    bareRegisters: phrases`register; council; board; chamber; body; (?:\S+ ){0,6}(?:pension|pensions|scheme|club|union|gym|team|group|family)`,
    phraseLeads: phrases`
      \b(?:good at|confident (?:at|with|in)|competent (?:at|with|in))\s{1,3}(?:the )?;
      \b(?:experienced?|experiences|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|expert|skilled|trained|background|grounding|competence|competency|skills|fluency|degree|diploma|master['’]?s?|bachelor['’]?s?|ph\.?d\.?|education|qualifications?|certification|certificate|well[- ]versed|conversant|command|exposure|insight|specialist|speciali[sz](?:ed|ing|ation))\s{1,3}(?:(?:in|with|of|using|within|on|regarding|about|developing in|working (?:with|in|on)|work with|programming in|in the (?:use|areas?|fields?|domain) of|of using|of working with|in working with|in using)\s{1,3}){1,4};
      \b(?:tools|technologies|frameworks|languages|libraries|systems|software|platforms|methods|techniques|methodologies|topics|skills|subjects)\s{1,3}(?:such as|like|including|\(?e\.g\.|:)[\s:]{1,4}
    `,
    generalHeads: phrases`
      fields?; roles?; positions?; jobs?; environments?; teams?; areas?; industr(?:y|ies); compan(?:y|ies); organi[sz]ations?; customers?; clients?;
      users?; people; contractors?; agenc(?:y|ies); firms?; consultanc(?:y|ies); years?; months?; experience; knowledge; skills?; levels?; subjects?; disciplines?; equivalent; things?; others?; settings?;
      sectors?; projects?; products?; problems?; issues?; challenges?; opportunit(?:y|ies); colleagues; stakeholders?; individuals?; patients?;
      children; work; working; world; life; countr(?:y|ies); business(?:es)?; domains?; topics?; tasks?; duties; following; same; least; one; ways?;
      use; part; background; capacity; similar; related; relevant; etc; needs?; high; fast; minimum; kind; types?; range; variety; number; setup;
      place; time; team members?; partners?; suppliers?; degree; diploma
    `,
    adjectives: phrases`public; used; based; driven; related; rigorous; internal; external; global; federal; simple; \p{L}{3,}(?:ical|ional|ative|itive|ious|uous|ular|iary|ally)`,
    generalAlone: phrases`
      data; drive; priorit(?:y|ies); capabilit(?:y|ies); information; analysis; technolog(?:y|ies); process(?:es)?; systems?; services?; tools?;
      methods?; practices?; principles?; concepts?; solutions?; markets?; connection; assignments?; interactions?; activities; some; all; languages?;
      know; want; trends?; stack; applications?; techniques?; methodolog(?:y|ies); frameworks?; standards?; procedures?; aspects?; basics;
      fundamentals; best practices?; technology stacks?; higher education; university; college; science; offices?; groups?; accordance; those; these;
      actions; adoption; closely; deeply; enhance; function; further; hands; liabilities; locally; turning; vacancy; vacancies;
      discussions?; efficiency; manner; performance; exchanges?; exercises?; ingredients?; laws?; lectures?; motivating; promotions?; regulations?; theor(?:y|ies); internet; websites?; events?; goals?; here; tooling; ownership; learning; sponsorship; very; running; persons?; them; it; him; her; arts; computers?;
      familiarity; proficiency; passion; focus; influence; employment; initiatives?; constraints?; guidelines?; directives?; hundreds; thousands; along;
      effectively; efficiently; fluently; idiomatically; independently; delivering; executing; acquiring; actioning; participating; coordinating;
      collaborating; competing; vendors?; applicants?; agents?; engineers?; retailers?; departments?; clinics?; locations?
    `,
    manners: phrases`
      communications?; interpersonal; soft; hard; technical; personal; social; professional; work(?:ing)?; organi[sz]ational; analytical; leadership;
      language; english; written; verbal; oral; presentation; people; your; user; customer; relevant; prior; hands-on; practical; specialist;
      developer; employee; candidate; necessary; required; right; new; useful; job; learning; international; business; management; own; as; academic;
      problem[- ]solving; industry; additional; same; these; those; minimum; different; latest; year; years; years['’]; more; much; enough; little; no;
      only; core; digital; life; team; deep; expert; great; unique; diverse; existing; and; of; \p{L}+(?:ing|al|ive|ous|ed)
    `,
    phraseTrails: phrases`experience; skills; knowledge; expertise; know-how`,
    afterTrails: phrases`in; with; of; is; are; to`,
    namedAfter: phrases`
      engineers?; developers?; programmers?; teams?; departments?; specialists?; managers?; owners?; leads?; architects?; analysts?; consultants?;
      compan(?:y|ies); products?; solutions?; customers?; colleagues; experts?; professionals; practice groups?; divisions?
    `,
    beforeNamedAfter: phrases`
      web; software; application; mobile; cloud; data; test; product; project; account; java; javascript; python; php; \.net
    `,
    openEnds: phrases`of; in; with; for; the; an?; to; on`,
    insteadOf: phrases`in lieu of; instead of`,
    substituted: phrases`substitut\w+`,
    relativeTimes: phrases`within; after; (?<!not? )less than; fewer than; past; last; previous; next; first; every; each`,
    stack: phrases`
      stack; technologies; we (?:mainly |mostly |currently |also )?(?:use|write|work (?:with|in)|rely on|run on|build (?:with|on|in)|code in|develop (?:with|in))
    `,
    openPhrases: phrases`the; an?; every; each; available; suitable; focused; capable; specific; requiring; particularly; ultimate; most \p{L}+; involved; mentioned; here; fluently; alternatively`,
    noNames: phrases`
      (?:[Tt]housands|[Hh]undreds|[Yy]ears|[Aa]spects|[Mm]inimum) of; [Uu]nderstanding; experience; enhance; further; [Dd]emonstrated;
      (?:Coached|Developed|Provided|Managed|Led|Created|Built|Implemented|Designed|Maintained|Supported|Performed|Ensured|Assisted|Coordinated|Trained|Achieved|Worked|Used|Helped|Prepared|Established|Handled|Conducted|Delivered|Increased|Reduced|Improved|Monitored|Supervised);
      of; every; each; mentioned; above; certain; following; associated; need; improve; build; develop; analy[sz]e; support; ensure;
      provide; create; deliver; identify; maintain; manage; lead; write; work; help; seeking; making; providing; enabling; most; HNCs?; HNDs?; NVQs?;
      BTECs?; GCSEs?
    `,
    generalPhrases: phrases`(?:equivalent )?combination of .{1,40}; (?:recent|latest|cutting-edge|newest|emerging) technolog(?:y|ies)`,
    gluedHeadings: phrases`role; environment; experience; area`,
    benefits: phrases`benefits`,
    registerLinks: phrases`of; and; for; the`,
    stakeholders: phrases`stakeholders?`,
    phraseJoiners: phrases`and; or`,
    noTerms: phrases`
      DCs?; CI;
      HNC; HND; NVQs?; BTECs?; GCSEs?; GCEs?;
      HR; IT; EU; UK; US; USA; UAE; EMEA; APAC; CV; CVs; PhD; MSc; BSc; BS; BA; MS; MA; MBA; GED; GCSE; GCSEs; EEO; EEOC; HTTP; HTTPS; CEO; CTO; CFO;
      COO; CIO; VP; PM; QA; GmbH; AG; LLC; LTD; INC; EUR; USD; GBP; CHF; TBD; ASAP; FAQ; AM; OR; AND; NOT; YOU; WE; THE; OUR; YOUR; WHAT;
      WHO; WHY; HOW; FOR; WITH; ARE; ALL; ONE; NEW; JOB; TEAM; ABOUT; ROLE; PLUS; MUST; NICE; TO; IN; OF; ON; II; III; IV; etc; pm; am
    `,
    doneByOthers: phrases`(?:is|are) (?:done|handled|managed|covered|provided|run|looked after|taken care of|outsourced|delivered) (?:by|to)(?! you(?!\p{L})); (?:sits?|lies?|rests?) with (?:our|the|an?|another); (?:is|are) the responsibility of (?:our|an?|another)`,
    testedIn: phrases`(?:technical|coding) (?:test|interview|challenge|assessment|exercise) (?:in|on)`,
    othersWork: phrases`(?:our|the) (?:client|customer|partner|agency)['’]s \p{L}{3,20} (?:use|work (?:with|in|on)); (?:by|with) (?:external |outside |our )?(?:contractors|subcontractors|suppliers|vendors|agencies|colleagues) (?:using|who|in|on); (?:team|teams|colleagues|department|agency|partners?|clients?|customers?|suppliers?|vendors?|engineers|developers|designers),? (?:who|which|that) (?:mainly |mostly |currently |still )?(?:use|uses|work with|works with|write|writes|run|runs|build in|builds in)`,
    groups: phrases`(?:the|our|its|their)(?: [\p{L}'’&/-]{1,20}){0,3} (?:teams?|departments?|developers|engineers|designers|programmers|analysts|colleagues|accountants|auditors|plants|sites); marketing; IT; finance`,
    groupsUse: phrases`uses?; works? (?:with|in|on); writes?(?: in)?; codes? in; builds? (?:with|in|on); runs?(?: on)?; develops? (?:with|in); lives? in; rel(?:y|ies) on; looks? after; manages?; maintains?`,
    likewise: phrases`(?:as|so) (?:is|are|would); (?:is |are |would be )?too(?=\s*$); likewise`,
    masters: phrases`master(?:['’]?s)?`,
    degreeIn: phrases`(?:degree|diploma|bachelor(?:['’]?s)?|master(?:['’]?s)?|B\.?A\.?|M\.?A\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?Eng\.?|M\.?Eng\.?|B\.?Tech\.?|PhD) in`,
  },
  adDegrees: {
    bachelor: phrases`
      bachelor(?:'|’)?s?(?: degree)?; B\.?Sc?\.?(?: degree)?; BSN; B\.?Eng\.?; LL\.?B\.?; B\.?A\.?(?= degree| in | or );
      BBA; BCom; undergraduate degree; an? degree(?= (?:or|from|and) |\s{0,2}(?:[.,;(\n]|$)); any (?:graduate|graduation|degree); university degree; (?:numerate|scientific|technical|good|honou?rs|first) degree; degree[- ]educated; educated to degree level; university graduates?; college degree; (?:computer science|engineering|business|science|law|finance|accounting|related|relevant) degree; 4[- ]year degree; four[- ]year degree;
      (?<!(?:m\.?sc|m\.?a|m\.?s|mba|master(?:['’]?s)?|ph\.?d|doctoral|doctorate|associate(?:['’]?s)?|graduate|advanced|school|higher|terminal)\.? )degree (?:in|or equivalent);
      B\.?Tech\.?; B\.E\.?(?=[ /,)]); B\.?Pharm\.?; (?<![\d:])2[:.][12] (?:or (?:better|above|higher)|degree|honou?rs)
    `,
    master: phrases`
      master(?:'|’)s(?: degree)?; masters? degree; masters(?= (?:in|or|and|of)\b); M\.?Sc\.?; M\.?B\.?A\.?; MSN; M\.?Eng\.?; LL\.?M\.?;
      post ?graduate degree; advanced degree;
      M\.?S\.?(?=(?:,? or | ?/ ?)Ph\.?D| in (?!excel|office|word|outlook|access|project|teams)\p{L}); master(?:['’]?s)?(?=(?:,? or | ?/ ?)Ph\.?D); MCA; M\.?Pharm\.?; MPT; M\.?Tech\.?
    `,
    doctorate: phrases`Ph\.?D\.?; [Dd]octorate; [Dd]octoral degree`,
    associate: phrases`associate(?:'|’)?s? degree; ADN(?= (?:or|degree|required|program|preferred|RN)(?!\p{L})| ?/ ?BSN); (?<=BSN(?: or | ?/ ?))ADN; HNC; HND; foundation degree; NVQ(?: level)? ?[3-5]; BTEC; apprenticeship (?:in|as|completed); vocational (?:training|degree|qualification); trade (?:certificate|qualification|papers); (?<!-)diploma in`,
    school: phrases`
      (?:high school|HS) (?:diploma|degree|graduate|education|or equivalent); GED; NVQ(?: level)? ?[12]; (?:10|12)th[- ](?:pass(?:ed)?|standard|std); 10 ?\+ ?2(?! ?(?:years|yrs)); secondary school (?:diploma|certificate|education|qualifications?|graduat\p{L}+);
      (?<!teach(?:ing)? (?:[\p{L}&]+ ){0,3})(?:GCSEs?(?: grades?)?|A-?levels);
      H\.S\. (?:diploma|degree|graduate)
    `,
  },
  pay: {
    offers: phrases`we(?:['’]re| are)? (?:offer|pay|offering|paying)(?: you)?; you(?:['’]ll| will)? (?:get|earn|receive)`,
    beforeOrAfterTax: phrases`gross; net`,
    workedTime: phrases`hours?; hrs?; h; days?`,
    to: phrases`to`,
    hour: phrases`\b(?:per|an|each|every) hour\b; / ?(?:hour|hr|h)\b; \bhourly\b; \bp\.?h\.?\b`,
    day: phrases`\b(?:per|a) day\b; / ?day\b; \bdaily rate\b; \bday rate\b`,
    week: phrases`\b(?:per|a) week\b; / ?(?:week|wk)\b; \bweekly\b; \bp\.?w\b`,
    month: phrases`\b(?:per|a) month\b; / ?(?:month|mo)\b; \bmonthly\b`,
    year: phrases`\b(?:per|a|each) (?:year|annum)\b; / ?(?:year|yr)\b; \bp\. ?a\b; \bpa\b; \bannual(?:ly|ized)?\b; \byearly\b`,
    words: phrases`
      salary; salaries; pro[- ]rata; pay; paid; pays; paying; wages?; compensation; remuneration; earn; earnings; OTE; DOE; base; gross; MPS; NJC; SCP; (?:pay|salary) (?:band|scale|grade|range|points?); spine points?; Band \d\w?; Grade (?:\d{1,2}|[A-K])
    `,
    thousands: [],
    otherSums: phrases`
      bonus(?:es)?; (?:meal|lunch|gift|eye ?care|childcare|shopping) vouchers?; budgets?; revenues?; turnover; funding; raised; portfolio; stipend; allowance; reimbursement; relocation; sales(?! (?:admin\p{L}*|advis[eo]rs?|agents?|assistants?|associates?|consultants?|coordinators?|directors?|engineers?|executives?|leads?|ledger|managers?|negotiators?|person|rep\p{L}*|specialists?|support|team|trainees?)(?!\p{L})); credit(?! (?:admin\p{L}*|analysts?|clerks?|control\p{L}*|managers?|officers?)(?!\p{L}));
      grants?; assets; spend; savings
    `,
    beforeSum: phrases`of; up to; over`,
    millions: phrases`m; mn; million; billion; bn; b(?!/)`,
    atMost: phrases`up to; max\.?(?:imal|imum)?; to`,
    atLeast: phrases`from; starting at; starts at; min\.?(?:destens|imum)?; at least`,
    afterSum: phrases`in; of; for; as`,
    besides: phrases`plus; and`,
    sumsBefore: phrases`
      (?:shift |night |weekend )?differential; sign[- ]?on; signing; bonus(?!es); budget; revenue; turnover; funding; portfolio; stipend; allowance; reimbursement; relocation; referral;
      discount; deals?; projects?; assets; credit; tuition; customers; people; employees
    `,
    perks: phrases`perks?; allotment; allowance; stipend; reimbursement; training; tuition; education; gym; wellness`,
    with: phrases`with`,
    sumArticles: phrases`an?`,
    shortWithDot: phrases`approx; min; max; ca; niv; incl; e\.g; i\.e; cat; Ph\.D`,
    extras: phrases`
      (?:staff )?accommodation(?: (?:is )?available)?; rent;
      on[- ]?call(?: (?:duty|duties|work|shifts?|rota))?; stand-?by; stand by; call[- ]?outs?; over-?time; mileage; sleep[- ]?ins?; per diems?(?= (?:of|allowance|rate)); (?:shift|night|weekend|unsocial hours) (?:premium|enhancement|uplift|loading)s?; lodging; tips; commissions?(?= (?:of|up to|averag\p{L}+))
    `,
    extraLinks: phrases`
      charged; costs?;
      pays?; paid; payments?; rates?; allowances?; supplements?; compensated; is; are; will be; at; of; an?; the; additional; extra; further; hours?; nights?; weekends?; weeks?; duty; duties; shifts?; rota; work; after; over; during; when; if
    `,
    extraBehind: phrases`extra; additional(?:ly)?; on top; in addition`,
    extraFor: phrases`for; of`,
    about: phrases`circa; around; about; approx(?:\.|imately)?; roughly; c\.`,
    and: phrases`and`,
    between: phrases`between`,
    beforeHours: [],
    times: phrases`x; ×; times`,
    ofCountries: phrases`
      AU=[Ss]uperannuation; AU=(?:[Pp]lus|\+|[Ii]nc(?:l|luding|\.)?|[Ee]xc(?:l|luding|\.)?|and|with) [Ss]uper(?=\s?(?:[.,;:)!]|$)); AU=[Ss]uper (?:on top|included|contributions?|guarantee|fund); AU=\d{1,2}(?:\.\d)? ?% [Ss]uper; AU=ABN(?! AMRO); AU=AHPRA; AU=NDIS; AU=NSW; AU=QLD; AU=(?:VIC|TAS|SA|WA|NT|ACT) \d{4}; AU=Fair Work; NZ=KiwiSaver; NZ=Kiwisaver; SG=CPF; HK=MPF; CA=RRSPs?; CA=Red Seal; CA=DPSP; US=401\(?k\)?; US=OSHA
    `,
  },
  workplace: {
    atTimes: phrases`days?; partly; part of; occasional\w*(?! (?:travel|trips?|visits?|journeys?|meetings?)); sometimes; up to; flexib\w*; option\w*; possibilit\w*; possible`,
    homeWork: phrases`home; remote`,
    shares: [],
    negations: phrases`not?; non; isn't; never; nor`,
    placeLabels: phrases`(?:job |work |office |primary )?locations?; place of work; city`,
    weakLabels: phrases`base; site; depot; branch; store; area; region; town; place`,
    ofJob: phrases`position; role; job; opening; opportunity; candidate; you; work`,
    basedIn: phrases`(?:based|located) (?:in|out of|at)`,
    founded: phrases`(?:contact|call|ask|email|interviews?) [\p{L} ]{0,20}(?:in|at); (?:founded|headquartered|headquarters|offices|clients|customers|sites|born) (?:in|across)`,
    in: phrases`[Ii]n; (?:heart|cent(?:re|er)|edge|outskirts) of`,
    municipalities: phrases`(?:City|Town|Borough) of`,
    publicBodies: [],
    addressParticles: phrases`upon; on; under; le`,
    ofRecords: phrases`data (?:controller|protection|subject); personal data`,
    partsOfTowns: phrases`[Cc]entral; [Dd]owntown; [Ii]nner`,
    counties: phrases`
      bedfordshire; berkshire; buckinghamshire; cambridgeshire; cheshire; cornwall; cumbria; derbyshire; devon; dorset; county durham; east sussex; essex; gloucestershire; greater london; greater manchester; hampshire; herefordshire;
      hertfordshire; kent; lancashire; leicestershire; lincolnshire; merseyside; middlesex; norfolk; north yorkshire; northamptonshire; northumberland; nottinghamshire; oxfordshire; rutland; shropshire; somerset; south yorkshire;
      staffordshire; suffolk; surrey; tyne and wear; warwickshire; west midlands; west sussex; west yorkshire; wiltshire; worcestershire; east yorkshire; yorkshire; aberdeenshire; fife; scottish borders; the scottish borders; gwynedd; powys; county antrim; county down;
      ayrshire; lanarkshire; perthshire; lake district; the lake district; co(?:\.? \p{L}{4,12}|\.)?; (?:berks|bucks|cambs|glos|hants|herts|lancs|leics|lincs|northants|notts|oxon|staffs|wilts|worcs)\.?
    `,
    townEndings: [],
    townForms: [],
    from: [],
    officeIn: phrases`
      our(?! (?:[\p{L}.,&-]{1,20} ){0,3}(?:services?|solutions|systems|energy|engineering|logistics|support|sales) )(?= [\p{L} .,-]{2,40} (?:office|headquarters|hq|clinic|hospital|store|branch|plant|site|campus|depot|surgery|factory|studio|hub|showroom|warehouse|salon)\b); (?<!head )office in; (?:place of work|(?:work|job) location) (?:is|will be)(?: in)?
    `,
    noTown: phrases`
      flexible; various; multiple; nationwide; anywhere; worldwide; global; field; home; tbc; tbd; negotiable; hospital; office; head ?office; centre; center;
      locations?; negotiated; road; street; house; department; unit; ward; region
    `,
    districts: [],
    facilities: phrases`depot; office; plant; store; branch; site; warehouse; workshop`,
    behindPlace: phrases`office; which; that; near; but; is; has; headquarters; hq; clinic; store; branch; plant; site; studio; hub; showroom; warehouse; salon; team; and; with; on; for; as; to; where; who`,
    hybridAlone: phrases`hybrid(?:e|es|o|a)?`,
    hybrid: phrases`\b(?:some|partial|part|occasional) (?:home|remote)[- ]?work(?:ing)?\b; \bsome days (?:from|at) home\b`,
    remoteAlone: phrases`remote; telecommute`,
    remote: phrases`\bremote[- ](?:first|only|eligible)\b; \bremote (?:within|anywhere|from anywhere|across|in the (?:us|uk|eu)\b); \bhome office environment\b; \btelecommut(?:e|ing)\b; \bwork(?:ing)? from (?:home|anywhere)\b(?! (?:allowance|budget|stipend|equipment|set-?up)); 100 ?% home ?office\b`,
    onSiteAlone: phrases`on[- ]?site; in[- ]person; in[- ]office; office[- ]based(?! in(?!\p{L}))`,
    onSite: phrases`\bon[- ]?site only\b; \b(?:not|no|non)[- ](?:a )?remote\b; \bno work from home\b; \bremote work is not\b; \bon[- ]?site (?:every day|daily|(?:5|five) days)\b; \b(?:5|five) days (?:a|per|each) week (?:on[- ]?site|(?:in|at|from) (?:the|our) (?:\p{L}{2,20} ){0,2}office)\b; \bwork(?:ing)? from (?:the |our )?office only\b; \bno (?:remote|home|hybrid) working\b`,
    kindsOfWork: phrases`
      work(?:ing|place)?; role; position; job; opportunity; schedule; model; set-?up; arrangement; basis; employees?; contract
    `,
    wholly: phrases`fully; 100 ?%; completely; entirely; permanently; full`,
    beforeTown: phrases`in; our; the; at`,
    townParticles: phrases`upon; under`,
    prepositions: phrases`in; at`,
    alternatives: phrases`or; of`,
    saints: phrases`St; Ft; Mt`,
    awayWords: phrases`remote; home`,
    near: phrases`
      [Nn]ear; [Gg]reater; old town of; [Aa]round; [Tt]hroughout; [Aa]cross; out of; (?:just )?outside; close to; [Ss]erving; (?:FIFO|fly(?:ing)?|driv(?:e|ing)|work(?:ing)?|operat(?:e|es|ing)|run(?:s|ning)?|depart(?:s|ing)?|start(?:s|ing)?|minutes(?: by \p{Ll}{3,5}| drive| walk)?|miles|km) from
    `,
    forTown: phrases`for`,
    elsewhere: phrases`
      sister (?:hotel|site|restaurant|practice|school|store|shop|home)s?; (?:exported|exports?|shipped) (?:as far as |all the way )?to;
      found(?:ed|ers?); (?:as|because|since) our(?: [\p{L}&-]{1,20}){1,3}(?= (?:is|are) ); (?:was|were|is|are) born; (?:grew|grown) up; (?:parent|sister|mother|holding) (?:company|group|firm|organi[sz]ation); owned by; backed by; (?:clients|customers|suppliers|partners|investors|shareholders|owners|colleagues|visitors|guests) (?:are|sit|come|live|is|work); (?:first|second|oldest|original|flagship) (?:shop|store|office|branch|restaurant|salon|bakery|studio|hotel|clinic|factory|plant|location|café|pub) (?:was|is|opened|began|started|stands); opened (?:our|its|their|his|her) (?:first|doors)
    `,
    inYear: phrases`in(?: the year)?; back in`,
    headquartersAre: phrases`is; are; sits`,
    headquarters: phrases`headquarters; hq; head ?office`,
    withOthers: phrases`(?:work|liais|collaborat|coordinat|co-ordinat|communicat|partner|interact)\p{L}{0,3}(?: closely| daily)? with; alongside; support(?:ed)? (?:by|from); (?:calls|meetings) with`,
    basedBehind: phrases`based`,
    basedOthers: phrases`
      clients?; customers?; founders?; colleagues?; counterparts?; suppliers?; vendors?; partners?; investors?; parent; sister; teams?; offices?; headquarters; hq; competitors?; candidates?; applicants?; consultants?; contractors?; stakeholders?; agents?
    `,
    agencyClients: phrases`clients?`,
    roles: phrases`role; position; job; opportunity; post; vacancy; contract`,
    besideRole: phrases`for; with; at; by; to; of`,
    weAre: phrases`we(?: are|['’]re) an?; join(?:ing)? an?; this; for an?; at an?`,
    joinTeam: phrases`(?:[Jj]oin(?:ing)?|[Ww]ithin|[Ff]or|[Ss]trengthen|[Aa]s part of) our`,
    teams: phrases`team`,
    areasBefore: [],
    townAdjectives: [],
    officesBehind: [],
    ourBase: phrases`we(?: are|['’]re) (?:\p{L}{1,15} ){0,3}(?:based|located|situated) (?:here )?in; (?:an?|this|our client,? an?) (?:[\p{L}-]{1,15} ){0,4}(?:firm|company|business|agency|manufacturer|charity|start-?up|practice) (?:based|located) in`,
    sites: phrases`
      hospital; clinic; surgery; practice; pharmacy; shop; store; supermarket; office; offices; school; college; nursery; restaurant; caf[eé]; pub; bar; kitchen; hotel; warehouse; depot; branch; salon; bakery; factory; plant; site; garage; workshop; care home; home; farm; studio; laborator(?:y|ies); lab; gym; yard
    `,
    remoteIn: phrases`within; across; throughout; from; (?:from )?anywhere (?:in|within|across)`,
    beforeKind: phrases`(?:we|you)(?:['’]re| are| work| will work); (?:role|job|position|post|team|work|contract) (?:is|will be)`,
    days: phrases`days?`,
    aWeek: phrases`/ ?(?:week|wk); (?:a|per|each|every) week; weekly`,
    atHome: phrases`
      (?:of )?(?:working |work )?(?:from home|(?<!(?:people|patients|clients|customers|families|residents|children|them|care|nursing|living) )at home); remotely; (?:of )?remote(?! (?:training|course|induction|onboarding|site))(?: work(?:ing)?)?; wfh; (?:of )?home[- ]?(?:working|office)
    `,
    atOffice: phrases`(?:in|at|from) (?:(?:the|our|an?) )?(?:\p{L}{2,20} ){0,2}office(?! (?:building|environment|administrat|work|job)); in[- ]office(?! (?:building|environment|administrat|work|job)); on[- ]?site(?! training)`,
  },
} satisfies Pick<Lexicon, 'adHeadings' | 'adTitles' | 'ads' | 'adDegrees' | 'pay' | 'workplace'>;
