import { phrases } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: labels inside entries. */
export const enLabels = {
  labels: {
    honours: phrases`of the (?:year|month|quarter|week|season|decade); (?:dean|president|provost)['’]?s list; winner; (?:semi-?)?finalist; recipient; runner[- ]up`,
    projectDetails: phrases`
      details?; tools?(?: used| (?:and|&) technologies)?; technolog(?:y|ies)(?: used)?; tech(?:nology)? stack; team (?:size|members?|strength); environment; software(?: used)?; hardware; platforms?; operating systems?; databases?; front[- ]?end; back[- ]?end; (?:programming )?languages?; (?:project )?(?:description|duration|overview|summary|details?|url|link|status); duration; period; (?:roles? (?:and|&) )?responsibilit(?:y|ies)(?: held)?; contributions?
    `,
    sameEmployer: phrases`same (?:company|employer|organi[sz]ation|firm)`,
    position: phrases`
      job title; designation; position(?: held)?; occupation(?: or position(?: held)?| held)?; position or occupation held; title; role; job role;
      post(?: held)?; rank
    `,
    employer: phrases`
      company(?: name)?; employer; organi[sz]ation; firm; agency; name (?:and address )?of (?:the )?(?:company|employer|organi[sz]ation); name and address of(?: the)?;
      institution
    `,
    place: phrases`country; location; place; city; address`,
    client: phrases`client; customer`,
    dates: phrases`duration; period; dates?; tenure; from; time; years?; working period; employment dates?`,
    aside: phrases`
      type of (?:business|company|employment|contract)(?: or sector)?; (?:business or )?sector; main activities(?: and(?: responsibilities)?)?;
      team size
    `,
    terms: phrases`
      supervisor(?:['’]s name)?; okay to contact(?: this supervisor)?; may we contact.*; hours per week; hours; salary; starting salary;
      ending salary; series; pay plan; grade; gs level; reason for leaving; employment type; contract type; reporting to; reports to
    `,
    noName: phrases`
      from; to; present; current; until; date; since; and; dates?; years?; months?; \(?\d+ (?:years?|months?|yrs?|mos?).*; honorabl[ey](?: discharged?)?; full[- ]?time;
      part[- ]?time; contract; per diem; prn; casual; seasonal; temporary; duration; period; of; in; the
    `,
    subheadingQualifiers: phrases`
      key; major; main; primary; core; relevant; other; additional; related; previous; prior; job; role; roles; selected; notable; project;
      performance; professional; and; &
    `,
    subheadings: phrases`
      responsibilit(?:y|ies); duties; achievements?; accomplishments?; highlights; contributions; clientele; technologies; ongoing; overview;
      team size\b.*; products?; tools?; technology; technology\/tools; tools\/technologies; experience; position(?: held)?; designation;
      job title; company; employer; location; client; industry; domain; environment; emr; ehr; software; equipment; devices
    `,
    counted: phrases`
      employees; people; members; staff; users; students; beds; rooms; seats; locations; stores; branches; countries
    `,
    bodyOpeners: phrases`
      responsibilit; key responsib; duties; highlights; achievements; accomplishments; description; technologies; tech stack; environment;
      summary; project
    `,
    accounts: phrases`(?:main |key )?(?:tasks|activities|duties)(?: and responsibilities)?; job description`,
    tableRows: phrases`
      name of (?:the )?(?:employer|company|organi[sz]ation); employer; company(?: name)?; organi[sz]ation; industry; position(?: held)?;
      designation; job title; role; period; duration; technologies; responsibilities; location
    `,
    role: phrases`job title; designation; position(?: held)?; role; job role; post(?: held)?; my role; key role`,
    noHighlights: phrases`
      highlights; responsibilities; key responsibilities; achievements; key achievements; accomplishments; duties; description; summary
    `,
    pageNumber: phrases`page`,
    templateNames: phrases`Company Name; Name of Employer`,
    templatePlaces: phrases`
      City\s{0,3},\s{0,3}State(?:\s{0,3},\s{0,3}(?:Country|United States(?: of America)?|USA?))?(?!\p{L}); City\s{0,3},\s{0,3}ST(?!\p{L});
      (?<=Company Name[\s\p{P}]{0,5})City(?!\p{L})
    `,
    titleAlone: phrases`job title; designation; position; role; job role; post`,
    project: phrases`project(?: name| title)?; client; customer; name; title`,
    projectRole: phrases`(?:my )?(?:role|position|designation)`,
    payGrades: phrases`series; pay plan; gs`,
    issuingBodies: phrases`boards?; academy; institutes?; association; society; council; college; university; authority; chamber; federation; training (?:cent(?:re|er)|college|provider|services)`,
    issuedBy: phrases`issued by; awarded by; granted by; issuer; issuing (?:organization|body|authority)`,
    issuedOn: phrases`
      issued(?: on| in)?; date(?: of issue| issued)?; issue date; awarded(?: on| in)?; completed(?: on| in)?; year(?=\s?:)
    `,
    expires: phrases`exp\.?; expires?(?: on| in)?; expired(?: on| in)?; expiring; expiry(?: date)?; expiration(?: date)?; valid (?:until|till|to|through|thru)`,
    credential: phrases`(?:(?:credential|certificate|licen[cs]e|registration|id) (?:no\.?|number)|(?:credential|certificate|licen[cs]e) (?:id|url)); (?:see|show|view) (?:credential|certificate)`,
    cards: phrases`fork[- ]?lift; (?:scissor|aerial|boom)[- ]lift; first aid; food (?:handler|safety|hygiene); confined spaces?; manual handling; fire (?:safety|warden|marshal); telehandler; counterbalance; reach truck`,
    certified: phrases`certified; certificate; certification`,
    taught: phrases`training; courses?; workshops?; seminars?; programme?s?; class; licen[cs]ed?; licensure; registered; permit; accredited; credential; diploma; card; exam; practitioner; level \d; grade \d`,
    given: phrases`
      awards?; awarded; awardees?; prizes?; winners?; won; medals?; medall?ists?; scholars?; scholarships?; fellowships?; honou?rs?; honou?red; honou?rable mention; \w+['’]?s list;
      (?:president|chairman|provost|chancellor)['’]?s (?:club|circle|council); (?<!(?:beginning|close|course|end|part|rest|start) )of the (?:year|month|quarter|week|season|decade); recogni[sz]ed;
      recogni[sz]tions?; recipients?; nominees?; nominated; nominations?; (?:semi-?)?finalists?; runners?[- ]up; laude; ribbons?; troph(?:y|ies); commendations?; commended;
      certificates? of (?:appreciation|achievement|merit|excellence|honou?r); (?:research |travel )?grant; bursar(?:y|ies); hall of fame; honou?r (?:roll|society);
      (?:first|second|third|1st|2nd|3rd) (?:place|prize|class|rank); valedictorian; salutatorian; who['’]?s who; perfect attendance; champion; letters? of (?:appreciation|commendation|recognition);
      phi beta kappa; top (?:\d{1,3}%?|ten|five|performers?|producers?|sellers?|sales|student); (?:#|no\. ?)1 (?:in|of|sales\w*); number one (?:in|of); voted; ranked; million dollar round table;
      circle of excellence; eagle scout; best(?!-|\s(?:in[- ]class|practices?|possible|efforts?|interests?|ways?)); grants(?= and|$)
    `,
    issuerAfter: phrases`by; from; issued by; awarded by; presented by; conferred by; granted by`,
    certificateLevels: phrases`
      associate; professional; specialty; foundation; practitioner; expert; advanced; intermediate; beginner; basic; level\s; part\s;
      module\s; stage\s; phase\s
    `,
    certificateLinks: phrases`with; in; on`,
  },
  employment: {
    breaks: phrases`
      career break; career gap; career pause; sabbatical(?: leave| year)?; gap year; maternity leave; paternity leave; parental leave;
      family leave; caregiver leave; medical leave; leave of absence; full[- ]time (?:parent|caregiver|carer|mother|father);
      stay[- ]at[- ]home (?:parent|mother|mom|mum|father|dad); home ?maker; raising (?:a family|(?:my |our )?(?:two |three )?children);
      (?:currently )?unemployed; unemployment; not employed; out of work; between jobs; job[- ](?:search(?:ing)?|hunting|seeking); (?:seeking|looking for) (?:new )?(?:work|employment);
      (?:made )?redundan(?:t|cy); (?:laid off|layoff); furlough(?:ed)?; study leave; study break; travel break; travel year; bereavement leave; carer['’]s leave; sick leave; adoption leave;
      (?:travel|travelling|traveling|backpacking) (?:in|around|across|through|throughout|abroad|overseas|the world)(?! (?:sales|retail));
      (?:world|round[- ]the[- ]world) trip; relocat(?:ion|ed|ing) (?:to|from|abroad|overseas); (?:emigrated|immigrated) to; caring for (?:an? |my |our )[\p{L} ]{3,30}
    `,
    breakQualifiers: phrases`planned; family; professional; voluntary; extended`,
    noBreak: phrases`
      manager; planner; consultant; coordinator; advis[eo]r; administrator; specialist; cover; counsell?or; coach; officer; agency; solicitor; lawyer;
      insurance; claims?; benefits?; services?; scheme; fund; support; team; centre; center; bureau; department; law; handler; clerk; assessor; association; workers['’]?
    `,
    sentenceLinks: phrases`at; with`,
    titleLeads: phrases`
      
      (?:i\s+)?(?:have\s+|am\s+|was\s+)?(?:been\s+)?(?:currently\s+|presently\s+)?(?:(?:work(?:ed|ing)|employed|serv(?:ed|ing)|joined|interned)\s+as|(?:my\s+)?role\s+(?:as|of))\s+(?:an?\s+|the\s+)?
    `,
    titleStops: phrases`
      at; in; for; with; on; under; where; to; from; and; who; which; that; responsible; is; was; includ\p{L}+; involv\p{L}+
    `,
    joins: phrases`(?:have )?joined; started (?:at|with); began (?:at|with)`,
    changeLeads: phrases`
      (?:in \d{4},? )?(?:(?:i )?(?:was |have been |got ))?(?:(?:quickly|rapidly|soon|later|recently|then|subsequently|internally) )?promoted(?: internally| in (?:\p{L}{3,9} )?\d{4})? to(?: (?:an?|the))?(?: (?:role|position|post|rank) of)?(?: (?:an?|the))?;
      (?:i )?(?:was )?(?:(?:initially|originally|first) )?(?:joined|hired|recruited|started(?: out)?|began) as(?! one of)(?: (?:an?|the))?
    `,
    changeFrom: phrases`
      (?:in \d{4},? )?(?:(?:i )?(?:was |have been |got ))?(?:(?:quickly|rapidly|soon|later|recently|then|subsequently|internally) )?promoted from(?: (?:an?|the))?
    `,
    changeTo: phrases`to(?: (?:an?|the))?`,
    changeStops: phrases`
      in; on; within; after; during; for; at; by; due; because; based; as; with; under; to; from; since; effective; where; which; who; when; while; whose;
      responsible; overseeing; leading; managing; working
    `,
    changeTails: phrases`role; position; post; level; title; job; employee; staff`,
  },
} satisfies Pick<Lexicon, 'labels' | 'employment'>;
