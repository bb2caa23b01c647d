import { phrases, words } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: names of people and places, and how contact details are labelled. */
export const enNames = {
  names: {
    smallWords: phrases`of; the; and; for; in; at; a; an; to; on`,
    particles: phrases`al; bin; binti; ibn; ben; af; av; ní; nic; st\.?; o'; d'`,
    openEnds: phrases`of; in; and; &; the; for; from; at; St\.`,
    openEndsOfEmployers: phrases`of; and; for; the`,
    headingSmallWords: phrases`and; of; in; for; the; or; a; with`,
  },
  joining: {
    dateLinks: phrases`in; on; since`,
    and: phrases`and`,
    at: phrases`at`,
    inTown: phrases`in`,
    as: phrases`as(?: an?| the)?`,
    within: [],
    fromOrAt: phrases`from; at`,
    but: phrases`but; while; whereas`,
    andOr: phrases`and; or`,
    listed: phrases`and; or`,
    openEndsOfLines: phrases`of; and; &; in; for; the`,
    addition: phrases`as well as; etc\.?`,
    ofOrFor: phrases`of; for`,
    of: phrases`of`,
    inNames: phrases`of; for; and; the`,
    agency: phrases`at; via; through`,
    servesThe: phrases`of; to; for; in`,
    beforeDates: phrases`in; by; from; of; during; the; for; since; until; on; between; fiscal; year`,
    employerArticles: [],
    withinElided: [],
    andInHeadings: [],
  },
  places: {
    smallWords: phrases`of; the; upon`,
    remote: phrases`
      (?:fully )?remote(?: work)?; hybrid; work from home; wfh; telecommute; nationwide; various locations?; onsite; on-site
    `,
    areasBefore: phrases`greater`,
    areasBehind: phrases`(?:bay |metro(?:politan)? )?area; metropolitan region; metroplex`,
    cities: phrases`
      new york=US; nyc=US; washington dc=US; washington d.c.=US; brooklyn=US; frankfurt=DE; cologne=DE; geneva=CH; zurich=CH; bruges=BE;
      antwerp=BE; cracow=PL; gothenburg=SE; nuremberg=DE; ghent=BE; saigon=VN; cebu=PH; montreal=CA; enfield=GB; bangalore=IN; gurugram=IN; navi mumbai=IN; thane=IN; surat=IN;
      bhubaneswar=IN; trivandrum=IN; ghaziabad=IN; izmir=TR; florence=IT; turin=IT; the hague=NL; lisbon=PT; galway=IE; limerick=IE; waterford=IE; wexford=IE; hull=GB;
      praha=CZ; københavn=DK; aarhus=DK; bucurești=RO; beograd=RS; maribor=SI; cdmx=MX; bogotá d.c.=CO
    `,
    numberedCities: phrases`Dublin; Prague; Praha; Bratislava; Vienna`,
    cityWord: phrases`city`,
    stateWords: phrases`state; st; country`,
    article: phrases`the`,
    cityEnding: phrases`City`,
    county: phrases`Co\.?; County`,
    britishCounties: phrases`
      \p{L}+shire; cornwall; devon; dorset; essex; kent; norfolk; suffolk; surrey; (?:east|west) sussex; sussex; somerset; cumbria;
      northumberland; (?:county|co\.?) durham; middlesex; merseyside; tyne (?:and|&) wear; west midlands; greater manchester;
      (?:north|south|east|west) yorkshire; isle of wight; rutland; (?:mid |south |west )?glamorgan; ceredigion; gwynedd; powys; dyfed; gwent;
      clwyd; anglesey; fife; angus; (?:county|co\.?) (?:antrim|armagh|down|fermanagh|londonderry|tyrone)
    `,
  },
  address: {
    streetNouns: phrases`
      street; st; road; rd; avenue; ave; lane; ln; blvd; boulevard; drive; dr; court; ct; way; place; pl; circle; terrace; close; crescent;
      gardens; grove; mews; parkway; pkwy; highway; hwy
    `,
    streetEndings: [],
    streetWords: [],
    streetOpeners: [],
    streetOpenersNumberLast: [],
    elsewhere: phrases`
      client; customer; project; employer; company; environment; born; (?:date and )?place of birth; birth ?place; nationality
    `,
    leads: phrases`(?:(?:currently|presently|present|now) )?(?:based|living|located|residing|resident|resides) in; lives? in`,
    labels: phrases`
      (?:(?:current|present|permanent|home|mailing|postal) )?(?:address|location|residence|residency|city); add; home; place of residence; lives? in; based in
    `,
    postBox: phrases`p\.?\s?o\.?\s{0,9}box`,
    prepositions: phrases`in; à; am; le`,
  },
  person: {
    labels: [],
    details: phrases`
      date of birth; birth ?date; d\.?o\.?b\.?; born; age; marital status; civil status; nationality; citizenship; gender; sex; religion;
      father'?s? name; mother'?s? name; husband'?s? name; spouse; permanent address; address; current address; mailing address;
      passport(?: no)?; place of birth; children; kinder; race; ethnicity
    `,
    born: [],
    bornIn: phrases`born; birth; aged`,
    maritalStatus: [],
    yearsOld: [],
    titles: phrases`
      dr; mr; mrs; ms; miss; prof; sir; er; ca; cpa; name; full name;
      (?:lt\.? )?(?:maj|capt?|cpt|col|cdr|gen|lt|sgt|[sm]sgt|cpl|adm)\.? \((?:ret(?:d|ired)?\.?|us(?:a|n|af|mc|cg))\)
    `,
    dataHeadings: phrases`personal (?:information|details?|data|particulars|info)`,
    wanted: phrases`(?:job|position|studies) applied for; position; preferred job; desired (?:job|position|employment); occupational field; personal statement`,
    nameLabels: phrases`name; full name; candidate name; name of candidate`,
    documentBeforeName: phrases`(?:(?:hi|hello|hey)[,!.]? )?(?:i['’]m|i am|my name is) (?=\p{Lu})`,
    noName: phrases`
      resume; curr[ií]culum; v[ií]tae; cv; europass; bio-?data; page; phone; e-?mail; address; street; st\.; road; rd\.?; avenue; ave; lane; blvd;
      drive; apt; suite; box; city; state; university; college; school; sample; template; objective; summary; profile; experience; education;
      skills; contact; confidential; linkedin; github; mobile; tel; www; http; company; inc; llc; ltd; gmbh; date; birth; name; your; first;
      last; references; available; professional; personal; details; information; application; position; job; career; email; portfolio; web;
      site; document; version; candidate; project; dob; sex; gender; nationality
    `,
    nameLabelsBeforeColon: phrases`name; full name`,
    documents: phrases`r[eé]sum[eé]; cv; curriculum vitae`,
    samples: phrases`sample; example; template`,
    documentOf: phrases`of; for`,
    namesInTwo: phrases`first name(?:\(s\))?\s*/\s*surname(?:\(s\))?; surname(?:\(s\))?\s*/\s*(?:first name|name)(?:\(s\))?`,
    givenNameLabels: phrases`(?:first|given) names?; forenames?`,
    surnameLabels: phrases`(?:last|family) names?; surname; name`,
    postNominals: words`
  phd dphil edd md do dds dmd dvm dba dnp dpt pharmd psyd jd esq mba emba mph msn bsn mha mpa mphil msc bsc mst ma ba bs ms med bed llm llb
  mtech btech mca bca be beng meng mfa bfa barch march mbbs mbchb mbbch bds bvsc bvms mchem mmath mpharm bpharm macc dipl pgce pgdip qts
  rn rgn rmn rm lpn lvn cna crna ccrn cen cnm np fnp fnp-c fnp-bc aprn agnp acnp pmhnp pa-c emt emt-p nrp rrt cphr pt dpt pta ot otr otr/l cota
  slp ccc-slp rd rdn ldn lcsw lmsw msw lmft lmhc lpc lcpc lac cadc bcba bcba-d nbcc rph cpht
  mrcp frcp mrcs frcs mrcgp frcgp mrcpsych frca mfds mfdt mrcvs frcvs mrcog frcr mcsp rcs rcp hcpc
  cpa cfa cma cia cisa cism crisc cissp aca fca acca fcca acma fcma cgma cima cipfa att cta aat maat fmaat frm cfp chfc clu cfe ea ca
  pmp capm csm cspo safe pmi-acp prince2 itil cscp cpim cltd lssbb lssgb cssbb csqe cqe mcips fcips mcilt
  phr sphr shrm-cp shrm-scp gphr cipd mcipd fcipd acipd
  pe eit se pls ceng ieng engtech cenv csci mice mistructe mimeche miet fiet mrics frics mciob aia riba arb ncarb leed aicp mrtpi
  cwi ccna ccnp mcse obe mbe cbe dl qc kc jp frsa fhea sfhea
  ii iii iv jr sr
`,
    registerNumbers: phrases`no; number; pin; reg(?:istration)?(?: no| number)?; licen[cs]e(?: no| number)?; id`,
    pronouns: phrases`he\/him; she\/her; they\/them`,
    consents: phrases`
      i (?:hereby )?(?:authori[sz]e|consent to|agree to|give (?:my )?consent) [^.]{0,40}(?:data|information|process); i hereby declare
    `,
    onRequest: phrases`(?:up)?on request; by request`,
    farewells: phrases`(?:(?:with )?(?:kind|best|warm)(?:est)? )?regards; (?:yours )?(?:sincerely|faithfully|truly)(?: yours)?; many thanks; best wishes`,
    selfItems: phrases`
      (?:fe)?male; born\s(?:on|in|at|\d).*; single; unmarried; married; divorced; widow(?:ed|er)?; aged?\s\d{2};
      \d{2}\s(?:years?(?:\sold)?|y\.?o\.?); (?:no|\d|one|two|three|four|five)\s(?:children|child|kids?|sons?|daughters?)(?:\s.*)?;
      \p{L}+\s(?:national|citizen|nationality|citizenship)
    `,
  },
  contact: {
    phoneLabels: phrases`phone; mobile; mob; cell; tel; telephone; contact(?: no)?; ph; call; whatsapp; home; (?<!\p{L})[mtpc]`,
    at: phrases`at`,
    dot: phrases`dot`,
    numberWords: phrases`no; number; #`,
  },
} satisfies Pick<Lexicon, 'names' | 'joining' | 'places' | 'address' | 'person' | 'contact'>;
