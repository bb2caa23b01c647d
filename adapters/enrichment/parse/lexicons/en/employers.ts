import { phrases, words } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: names of employers. */
export const enEmployers = {
  employers: {
    associations: phrases`Association; Society; Council; Federation; Guild; League; Sorority; Fraternity; Alliance`,
    associationLinks: phrases`of; for`,
    units: phrases`department; unit; ward; section`,
    ownAccount: words`freelance self-employed freelancing`,
    nouns: words`
      bank hospital clinic university college school academy institute institution group services service solutions technologies technology
      tech systems associates partners agency restaurant hotel inn resort restaurants hotels store stores shop market markets supermarket
      consulting consultants consultancy labs laboratory laboratories studio studios church ministries foundation center centre centers
      department dept ministry government council county authority commission committee organization organisation secretariat conference
      firm solicitors attorneys advocates chambers consulate brothers bros bureau office army navy force corps guard federation association
      society union league airlines airways insurance industries international enterprises enterprise holdings ventures capital financial
      finance investments properties realty construction contractors builders engineering electric electronics energy oil gas power motors
      automotive logistics transport transportation shipping freight express media press news times journal magazine publishing publishers
      entertainment pictures productions records music radio television broadcasting network networks communications telecom mobile wireless
      software pharmaceuticals pharma pharmacy biotech medical healthcare health care wellness fitness gym spa salon dental nursing rehab
      rehabilitation hospice library museum theatre theater gallery club foods food beverages cafe café coffee bakery grill pizza kitchen
      bistro diner bar catering farms farm nursery apparel clothing fashions boutique outlet depot warehouse furniture home homes apartments
      mall plaza district isd city state municipality embassy court courts police sheriff prison corrections brewery winery casino airport
      manufacturing mfg products packaging supply materials steel metals plastics chemicals paper mills plant works factory textiles
      garments marketing advertising design digital interactive creative staffing recruitment personnel outsourcing global worldwide america
      usa europe india trust fund charity ymca ywca llc zoo park parks recreation camp daycare preschool kindergarten montessori elementary
      brewers caterers distributors jewellers jewelers vets roofers hauliers grocers fishmongers greengrocers ironmongers outfitters upholsterers
      fabricators wholesalers stockbrokers undertakers nurseries opticians freightways dairies removals haulage conveyancers auctioneers motorworks mine mines colliery quarry
      shipyard shipyards refinery sawmill
    `,
    openers: [],
    titleOpeners: words`
      hotel restaurant transport transports bar hospital pension commune catering salon residence garage centre boutique agence association
      cafe verlag
    `,
    bodies: phrases`
      office; department; dept; institute; bureau; ministry; school; college; faculty; cent(?:er|re); university; division
    `,
    compoundEndings: [],
    denominations: [],
    masked: phrases`
      company name; name of (?:company|employer); employer name; organization name; confidential; x{3,}\b[^,;|]{0,40}
    `,
    bodiesOf: phrases`
      university; college; city; county; state; department; dept; ministry; bank; school; office; institute; hospital; church
    `,
    keepsTail: phrases`univers; college; school; institut`,
    formerName: phrases`
      became; is now; was; now; formerly; previously; later; then; since; ex; fka; f\/k\/a; acquired by; merged with; bought by; part of;
      owned by
    `,
    parts: phrases`division; department; dept\.?; region; unit; team; section`,
    societies: phrases`Association; Society; Organi[sz]ation; Council; Union; Federation; Foundation; League; University`,
    lastNouns: phrases`
      school; university; college; hospital; academy; institute; bank; church; clinic; hotel; restaurant; museum; library
    `,
    shortWithDot: phrases`inc; ltd; co; corp; llc; etc; u\.s\.a; st; ave; dept`,
    formerRelative: phrases`which`,
    partOf: phrases`(?:an? )?(?:[\p{L}-]+ ){0,2}(?:subsidiary|division|affiliate|member|part) of`,
    ownedBy: phrases`an? [^,()]{2,40} (?:company|subsidiary|affiliate|brand)`,
    atClient: phrases`consulting (?:at|for|to); contracted (?:at|to); on (?:contract|assignment) (?:at|to|with); deployed (?:at|to|with)`,
    shortBeforeSentence: phrases`Assoc; LTD; PVT; INC; CORP; DEPT; UNIV; CO; ST; NO; DR; MR; MS; JR; SR`,
    shortAtEnd: phrases`inc; ltd; corp; dept; univ; assoc; assn; bros; mfg; intl; mgr; sr; jr`,
    shortAroundStop: phrases`corp; dept; univ; assoc; assn; bros; intl; asst; engr; govt; natl`,
    shortInSentence: phrases`ltd; inc; corp; sept; pvt`,
    shortOfHeader: phrases`inc; ltd; corp; pvt; dept; univ`,
    opensOf: phrases`Universit\p{L}{0,9}; Institute; College; School; Academy; Department; Ministry; Bank; Bureau`,
    secondLines: phrases`
      systems?; group; technolog(?:y|ies); solutions; services; associates; partners; university; college; school; hospital; institute;
      company; corporation; industries; international; enterprises; holdings; laborator(?:y|ies); association; society; foundation;
      council; authority; center; centre
    `,
    partners: phrases`partners?`,
    sizes: phrases`employees; staff; people; stores; locations; beds; users; customers`,
    terms: phrases`
      contract; permanent; temporary; temp; casual; seasonal; fixed[- ]term(?: contract)?; part[- ]time; full[- ]time; zero hours; internship;
      freelance; apprenticeship; maternity cover
    `,
  },
} satisfies Pick<Lexicon, 'employers'>;
