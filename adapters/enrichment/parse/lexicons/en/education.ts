import { phrases } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: degrees and places of study. */
export const enEducation = {
  education: {
    subjectExams: phrases`(?:\d{1,2} )?(?:i?gcses?|a[- ]?levels?|as[- ]levels?|o[- ]levels?|highers|leaving cert(?:ificate)?)`,
    degreeColumns: phrases`(?:name of (?:the )?)?(?:course|degree|examination|exam|qualification|programme?)s?(?: (?:passed|title|name|obtained))?; diploma; certificate; standard; class; level(?: of education)?`,
    schoolColumns: phrases`(?:name of (?:the )?)?(?:institution|institute|school|college|university)s?(?: name|\s?\/\s?(?:college|school|institute|institution|university))?; place of study; provider; training provider`,
    boardColumns: phrases`(?:examining |awarding )?(?:board|body)(?:\s?\/\s?(?:university|college|institute))?; university\s?\/\s?board`,
    fieldColumns: phrases`major; field(?: of study)?; speciali[sz]ation; subjects?; stream; branch; discipline`,
    timeColumns: phrases`(?:passing |graduation |completion )?year(?:s)?(?: (?:of passing|graduated|completed|of completion|of graduation|attended))?; dates?(?: attended| completed)?; period(?: of study)?; duration; graduated; graduation(?: date)?; from\s?[-–\/]\s?to; completed`,
    scoreColumns: phrases`grades?; percentage(?: of marks)?; %(?: ?(?:of )?marks)?; marks(?: %)?; c?gpa; result; division`,
    atSchool: phrases`(?:at|from|in)(?: the)?`,
    studyOf: phrases`stud(?:y|ies) (?:of|in)`,
    boards: phrases`
      cbse; c\.b\.s\.e\.?; icse; isc; nios; (?:\p{L}+ ){0,3}(?:state|secondary|pu|p\.u\.|matriculation|intermediate) (?:education )?board;
      (?:the )?(?:state )?board of .{3,50}; aqa; edexcel
    `,
    obtained: phrases`(?:diploma |degree |certificate )?(?:awarded|obtained|received|completed|achieved|conferred); graduated; passed`,
    beforeField: phrases`
      in; with (?:a )?major in; majoring in; major in; of (?=(?:commerce|computer|business|engineering|information))
    `,
    degrees: phrases`
      (?:senior|junior|higher) (?:secondary )?school (?:leaving )?certificate; dba(?=,|$| \(| in ); fda(?= |,|$); fdeng(?= |,|$); cert ?he(?= |,|$); dip ?he(?= |,|$); t[- ]levels?; igcses?; mfds(?= |,|$); mjdf(?= |,|$); mrcs(?= |,|$); mrcp(?= |,|$|\();
      mrcgp(?= |,|$); mbchb; mbbch; bvsc; bmus; mmus; access to he; cdl(?= class|,|$); ncea(?: level \d)?; ph\.?\s?d\.?; p\.h\.?d\.?; d\.?phil\.?; doctorate; doctoral; doctor of; m\.?\s?b\.?\s?a\.?; executive mba; pgdm; pgdba; pgdbm; pgp;
      post[- ]?graduat(?:e|ion); master['’]?s?; mphil; m\.phil; bachelor['’]?s?; bachlor['’]?s?; baccalaureate; undergraduate;
      (?<!(?:driving|driver'?s|driver’s|software|teaching|business) )licen[cs]e(?! \d);
      associate['’]?s?(?= (?:of|in|degree|['’]s|applied|arts|science)); associates?\s*:; a\.a\.s?\.?; a\.s\.; aas(?! \d); b\.?[\s-]?tech\.?;
      m\.?[\s-]?tech\.?; b\.?\s?sc\.?(?:\s*\(?hons\.?\)?)?; m\.?\s?sc\.?; b\.s\.?; m\.s\.?; b\.a\.?; m\.a\.?; b\.e\.?; m\.e\.?;
      bs(?= |,|:|$|\)); ba(?= |,|:|$|\)); ms\.?(?= (?:in|degree|:)|,|$); ma(?= (?:in|degree|:)|,|$); be(?= (?:in|\(|-|:));
      aa(?= (?:in|degree|:)|,|$); as(?= (?:in|degree|:)); b\.?\s?com\.?; m\.?\s?com\.?; bba; b\.b\.a\.?; macc; m\.acc\.?; bca; b\.c\.a\.?; mca; m\.c\.a\.?;
      b\.?ed\.?(?!u); m\.?ed\.?(?!u|i); bfa; b\.f\.a\.?; mfa; m\.f\.a\.?; beng; b\.eng\.?; meng; m\.eng\.?; llb; ll\.b\.?; llm; ll\.m\.?;
      j\.?d\.?(?= |,|$); juris doctor; m\.?d\.?(?= |,|$); mbbs; bds; b\.?\s?pharm\.?; m\.?\s?pharm\.?; pharm\.?d\.?; dpt; dnp; bsn;
      b\.s\.n\.?; msn; m\.s\.n\.?; adn; bsw; msw; m\.s\.w\.?; mpa; mph; m\.p\.h\.?; mpp; mlis; m\.l\.i\.s\.?; bsba; bsee; msee; bscs; mscs; ged; g\.e\.d\.?;
      a[- ]levels?; o[- ]levels?; gcses?; h\.?s\.?c\.?(?! (?!in |from |with |at )\p{L}{2}); s\.?s\.?c\.?(?! (?!in |from |with |at )\p{L}{2});
      x{0,1}ii?th; ^x(?:th)?$; 10th; 12th; 10\+2; \+2; plus two; puc; p\.u\.c\.?; sslc; s\.s\.l\.c\.?; class (?:10|12|xi?i?); std\.? (?:10|12|xi?i?);
      higher secondary; senior secondary; matriculation; intermediate(?= |,|$);
      (?:advanced |higher |national |graduate |post[- ]?graduate |high school |general |professional |technical )*diploma;
      high school degree; certificate; certification; certified(?= \p{L}{4,} \p{L}{4,}); (?:teaching |teacher )?credential; nvq; gnvq; btec;
      hnd; hnc; pgce; pgde; pgd(?:ca)?; f\.?deg; foundation degree; bcl; bbm; bms; b\.?\s?arch\.?; m\.?\s?arch\.?; b\.?\s?des\.?;
      b\.?\s?voc\.?; m\.?\s?des\.?; bhms; bams; b\.?\s?p\.?\s?ed\.?; matura; post-?doctoral; postdoc;
      mres; pg ?dip\.?; pg ?cert\.?; gdl(?=,|$| \(); lpc(?=,|$| \(); dds(?= |,|$); dmd(?= |,|$); dvm(?= |,|$); ed\.?d\.?(?= |,|$); fdsc;
      ond(?= |,|$); city (?:and|&) guilds; cert\.? (?:iv|i{1,3})(?!\p{L}); scottish highers; highers(?=,|$| \(); waec; wassce; ssce; vce(?=,|$| \(); (?:irish )?leaving cert(?:ificate)?;
      ms(?= (?:computer|data|electrical|mechanical|civil|chemical|nursing|finance|biology|chemistry|physics|mathematics|statistics|economics|psychology)(?!\p{L}));
      (?<!, )ma(?= (?:history|english|psychology|sociology|philosophy|political|economics|international|journalism|communications?|media|linguistics|creative|theology|education|architecture)(?!\p{L}));
      exchange (?:student|program(?:me)?|semester); study abroad; semester abroad; minor in; major in; coursework; courses?(?= in);
      honou?rs degree; (?<!no |non-)degree; residency; fellowship(?= in); apprenticeship; nanodegree; bootcamp; xii; some college
    `,
    institutions: phrases`
      comprehensive(?=$|[,.]); sixth form; training (?:centre|center);       universit(?:y|ies); univ\.?; uni; tafe; college; colleges; coll\.; school; schools; institutes?; insitute; instt?\.; institutions?; academy;
      polytechnic; state board; board of (?:\p{L}+ )?education; faculty; conservator(?:y|ium); seminary; i\.?i\.?t\.?; nit; iiit; mit; ucla;
      ucsd; usc; suny; cuny; eth; rwth; tu; lmu; kit; epfl; hec; insead; community college; isd; vidyalaya; vidya; mandir; convent; campus;
      high; h\.s\.; k\.v\.; dav; codecademy; codeacademy; coursera; udemy; udacity; edx
    `,
    scores: phrases`
      c?\.?g\.?p\.?a\.?; grade(?: point average)?; overall; aggregate(?: score)?; percentage; score; marks; class rank; result; first class;
      second class; distinction; cap
    `,
    majors: phrases`
      major(?:s|ed)?; speciali[sz](?:ations?|ed|ing); concentrations?; emphasis; field of study; area of study; branch; stream; focus;
      minors?; discipline
    `,
    degreeLabels: phrases`(?:degree|qualification|diploma)(?: (?:obtained|awarded|earned|gained|title))?; (?:expected|intended) (?:degree|qualification)`,
    degreeAnswers: phrases`yes; no; passed`,
    labels: phrases`
      tertiary; secondary; primary; elementary;       (?:passing |graduation )?years?(?: of passing)?; period; dates?; title; name; location; place; dept\.?; department; degrees?;
      degree\(s\).*; diploma\(s\).*; course; courses; qualifications?; examinations?(?: passed)?; exam; institutions?; institutes?;
      colleges?; schools?; universit(?:y|ies);
      (?:university|college|institute|school)\s{0,9}\/\s{0,9}(?:board|university|college|institute|school);
      board(?:\s{0,9}\/\s{0,9}(?:university|college|institute|school))?; institution\s{0,9}\/\s{0,9}(?:board|university); % ?(?:of )?marks;
      aggregate; percentage; marks; % marks(?: class)?; class; grades?; gpa; cgpa; result; description; thesis; dissertation; specialization;
      major; minor; subjects?; advisors?; expected(?: graduation)?(?: date)?; grade point average; nationality; obtained; period of study;
      level; duration; endorsements?; title of qualification awarded; principal subjects(?:[ /]{1,3}occupational skills covered)?; name and type of organi[sz]ation(?: providing(?: education(?: (?:and|or) training)?)?)?; level in national(?: or international)? classification`,
    courseQualifiers: phrases`
      key; relevant; related; notable; selected; major; main; completed; graduate; undergraduate; additional; academic;
      advanced; continuing; further; some
    `,
    coursework: phrases`course ?work; courses (?=in |on |include|taken|completed)`,
    denials: phrases`did not; has not; was not; currently; expect(?:ed|s)? to; majority of (?:the )?requirements; requirements for`,
    halfSentences: phrases`and; or; as; by; of; with; in; to; for; while; which; towards?; including`,
    withinSentences: phrases`my; was; were; has; had; is; I(?= (?!in|of|and|for|with|to)\p{Ll})`,
    fieldTails: phrases`
      systems; auditing; analytics; hospitality; affairs; accountancy; taxation; dietetics; tourism; advertising; theat(?:er|re); criminology; networks?; networking; relations; resources; services; care; development; languages?; teaching; therapy; justice; security; policy; planning; merchandising; writing; government;
      counsell?ing; disorders; agriculture; nutrition; operations; logistics; programming; production; photography; composition; linguistics; anthropology
    `,
    kindsOfSchool: phrases`
      high; community; junior; technical; graduate; middle; senior; secondary; vocational; primary; elementary; public; private; evening; state; night; trade; career; online; extension; training; learning
    `,
    courseWords: phrases`courses?; course ?work; modules; subjects; classes`,
    theses: phrases`thesis; dissertation`,
    fields: phrases`
      engineering; science; sciences; studies; management; administration; marketing; finance; accounting; economics; business; arts; design;
      psychology; biology; chemistry; physics; mathematics; nursing; history; english; communications?; technology; law; education;
      sociology; philosophy; computer; information; media; journalism; electronics?; commerce; statistics; honors; cum laude; medicine;
      literature; music; health; \p{L}{3,20}(?:ology|onomy|istry|ography|ometry|omics|matics|istics|onics); optics; genetics; robotics; politics; ethics
    `,
    certainInstitutions: phrases`universit\p{L}*; college; polytechnic; school of \p{L}+; institute of technology`,
    fieldOpeners: [],
    notFields: phrases`
      hons?\.?; honou?rs; with .*; class .*; level \d.*; distinction; first class.*; full[- ]time; part[- ]time; (?:still )?(?:in )?progress; no (?:degree|diploma|certificate); ongoing; pending; expected.*; incomplete; \p{L}+[- ](?:approved|accredited).*; accredited.*; cum laude
    `,
    leads: phrases`
      to (?:attain|obtain|earn|receive); pursuing; completed; finished; obtained; received; earned; holds?; eligible for; working towards?;
      studying for; enrolled (?:in|for); graduated with; candidate for
    `,
    leadArticles: phrases`my; an?; the; one`,
    tails: phrases`
      complete(?:d)? except .*; all but .*; with (?:an? )?(?:major|minor|speciali[sz]ation|concentration|emphasis) (?:in|on) .*;
      (?:issued |awarded )?by \p{Lu}.*
    `,
    honours: phrases`hons?\.?; honou?rs`,
    schoolNames: phrases`
      ^(?:the )?(?:universit\p{L}+|college|school|institute) of \p{Lu}; \p{Lu}\p{L}{1,60} (?:university|institute of technology)$
    `,
    shortWithDot: phrases`
      [Dd]ipl; DIPL; [Gg]ovt; GOVT; [Uu]niv; UNIV; [Dd]ept; DEPT; [Ii]nst; INST; [Ee]ngg?; ENGG?; [Aa]ssoc; [Cc]oll; COLL; Prof; PROF; [Ii]ncl; [Ii]nkl; [Ee]sp; [Tt]ech; [Mm]gmt; [Ee]ngrg?; [Tt]echn; [Ss]tud; [Bb]usn?
    `,
    sentences: phrases`this; these; it; my; i; we; the (?:degree|course|programme|program)`,
    university: phrases`universit`,
    partsOfSchools: phrases`
      
      (?:the )?(?:(?:graduate|law|medical|business|dental|nursing|engineering|teachers|university|management|film|art) )*(?:school|college|faculty|institute|department|dept\.?)
    `,
    fieldLinks: phrases`in`,
    smallSchools: phrases`
      
      (?!(?:the|a|an|my|our|at|in|from|of|all|public|private|local|good|best)\s)(?:\p{Ll}[\p{L}.]* ){1,5}(?:university|college|school|institute|institutions?|polytechnic|academy)
    `,
    attended: phrases`
      
      (?:spent|attended|studied|studying|graduated?|completed|enrolled|pursuing|passed|done|obtained|received|transferred)(?: [\p{Ll}\d.]+){0,5}?(?: (?:in|at|from|to|by))?\s+(?:the )?(?=\p{Lu})
    `,
    departmentsOf: phrases`(?:the )?(?:department|dept\.?) of [^,]{3,50},\s{0,9}(?=.*universit)`,
    schoolDegrees: phrases`(?:high school|school|college) (?:diploma|degree|certificate|graduate)`,
    schoolLevels: phrases`high; senior; secondary; middle`,
    openLinks: phrases`of; for`,
    nameLinks: phrases`of; for`,
    withinStudies: phrases`in`,
    openNames: phrases`
      universit\p{L}*; institute; college; school; academy; faculty; bachelors?; masters?; degree; diploma; certificate; technology;
      engineering; sciences?; arts
    `,
    fieldEnds: phrases`science; sciences; engineering; studies; administration; technology; management; arts; systems`,
    fieldBefore: phrases`in; of`,
    schoolEnds: phrases`
      
      (?:(?:technical|national|state|community) )?(?:university|college|institute|school)(?![\p{L}]| (?:of|for|diploma|degree|certificate))
    `,
    studyForms: [],
    classes: phrases`
      
      (?:with )?(?:(?:first|second|third|upper second|lower second)[- ]class(?: hono\p{L}+)?(?: \(?(?:upper|lower)(?: division)?\)?)?|(?:high )?distinction|merit|pass(?:ed)?|credit|(?:summa |magna )?cum laude|hono(?:u?rs|rs)|grade [a-e])
    `,
    students: phrases`
      
      (?:(?:visiting|exchange|international|ph\.?\s?d\.?|doctoral|graduate|undergraduate|master['’]?s?|postgraduate|full-time) )*(?:student|(?:ph\.?\s?d\.?|doctoral|master['’]?s?) candidate)
    `,
    studied: phrases`
      
      (?:i\s+)?(?:have\s+|has\s+|am\s+)?(?:completed|done|pursued|pursuing|obtained|received|earned|hold(?:s|ing)?|graduated(?: with)?|qualified|finished|possess(?:es)?)\s+(?:my\s+|an?\s+|the\s+)?
    `,
    taught: phrases`lectur\p{L}*; professor; taught; instructor; teaching; award; scholarship; grant`,
    noFieldAfter: phrases`Hons; Honours; Honors; Degree; [Ff]irst; Candida(?:te|cy); Student; Program(?:me)?; Studies(?! )`,
    honoursShort: phrases`Hons`,
  },
} satisfies Pick<Lexicon, 'education'>;
