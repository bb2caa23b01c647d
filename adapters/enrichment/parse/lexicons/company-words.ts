import { AGENT, NO_AGENTS } from './title-words.js';

/** Legal forms: nearly certain signs of an employer. */
export const LEGAL_FORMS =
  /(?<![\p{L}])(?:inc|incorporated|llc|l\.l\.c|llp|lp|l\.p|ltd|limited|corp|corporation|co|company|companies|plc|pllc|gmbh|ag|kg|ohg|ug|e\.\s?k|e\.\s?u|s\.\s?à\s?r\.\s?l|s\.r\.l|s\.\s?r\.\s?o|d\.\s?o\.\s?o|kft|zrt|uab|a\/s|s\.a\.s|sp\. z o\.o|se|e\.v|mbh|sarl|s\.a\.r\.l|sas|sa|s\.a|sl|s\.l|s\.l\.u|spa|s\.p\.a|srl|bv|b\.v|nv|n\.v|ab|oy|as|aps|pty|pvt|pte|private limited|sdn bhd|& sons|& associates|and associates|& partners?|and partners|& co)(?:\.|(?!\p{L}))/iu;

/** Nouns that head the name of an employer. */
export const COMPANY_NOUNS: ReadonlySet<string> = new Set(
  `bank hospital clinic university college school academy institute institution group services service solutions technologies technology tech
  systems associates partners agency restaurant hotel inn resort restaurants hotels store stores shop market markets supermarket consulting consultants consultancy
  labs laboratory laboratories studio studios church ministries foundation center centre centers department dept ministry government council county authority
  commission committee organization organisation secretariat conference firm solicitors attorneys advocates chambers consulate brothers bros bureau office army navy force corps guard force federation association society union league airlines airways insurance industries
  international enterprises enterprise holdings ventures capital financial finance investments properties realty construction contractors builders
  engineering electric electronics energy oil gas power motors automotive logistics transport transportation shipping freight express media press
  news times journal magazine publishing publishers entertainment pictures productions records music radio television broadcasting network networks
  communications telecom mobile wireless software pharmaceuticals pharma pharmacy biotech medical healthcare health care wellness fitness gym spa salon
  dental nursing rehab rehabilitation hospice library museum theatre theater gallery club foods food beverages cafe café coffee bakery grill pizza kitchen bistro diner
  bar catering farms farm nursery apparel clothing fashions boutique outlet depot warehouse furniture home homes apartments mall plaza
  district isd city state municipality embassy court courts police sheriff prison corrections brewery winery casino airport
  manufacturing mfg products packaging supply materials steel metals plastics chemicals paper mills plant works factory textiles garments
  marketing advertising communications design digital interactive creative staffing recruitment personnel outsourcing global worldwide america usa europe india
  trust fund charity ymca ywca llc zoo park parks recreation camp daycare preschool kindergarten montessori elementary
  universitat universite universidad hochschule klinik krankenhaus klinikum schule werke banca banco banque groupe grupo hopital lycee escuela colegio hotel ministerio`.split(
    /\s+/u,
  ),
);

/** Employers that are written without any such sign. A short list of very common ones; the document's pattern finds the rest. */
export const KNOWN_EMPLOYERS: ReadonlySet<string> = new Set(
  `google microsoft amazon apple facebook meta ibm oracle sap siemens bosch intel cisco dell hp accenture deloitte kpmg pwc ey infosys wipro tcs cognizant
  capgemini walmart target starbucks mcdonalds mcdonald's costco kroger walgreens cvs ups fedex usps nike adidas sony samsung lg toyota ford bmw daimler
  volkswagen boeing airbus verizon at&t t-mobile vodafone comcast disney netflix uber lyft airbnb twitter linkedin ebay paypal visa mastercard citibank citigroup
  barclays hsbc self-employed freelance ikea lidl aldi zara nestle unilever p&g pepsico coca-cola pfizer novartis roche merck bayer basf`.split(
    /\s+/u,
  ),
);

/**
 * Words that open the name of an employer in German, French, Spanish, Italian, Portuguese and Dutch ("Klinikum Nordhafen", "Residencia Los
 * Naranjos"). Lower case, no accents.
 */
const OPENERS: ReadonlySet<string> = new Set(
  `klinikum klinik klinken krankenhaus universitatsklinikum seniorenheim seniorenzentrum pflegeheim altenheim altenzentrum pflegedienst sozialstation diakonie caritas
  kindergarten kindertagesstatte kita krippe grundschule hauptschule realschule gesamtschule gymnasium berufsschule berufskolleg fachhochschule hochschule universitat
  gemeinde stadt landkreis kreis landratsamt stadtverwaltung finanzamt amtsgericht landgericht bundesagentur agentur jobcenter polizei bundeswehr feuerwehr stadtwerke
  kanzlei notariat steuerkanzlei steuerberatung ingenieurburo architekturburo praxis arztpraxis zahnarztpraxis apotheke autohaus spedition backerei metzgerei konditorei
  gasthaus gasthof restaurant hotel pension cafe catering modehaus kaufhaus mobelhaus baumarkt supermarkt sparkasse volksbank raiffeisenbank versicherung verlag druckerei
  elektro malerbetrieb schreinerei tischlerei zimmerei gartnerei friseursalon salon reisebüro zeitarbeit
  clinique hopital ehpad chu chr polyclinique cabinet pharmacie mairie commune prefecture conseil ministere universite ecole college lycee creche academie association
  entreprise societe ets etablissements groupe boulangerie patisserie boucherie restaurant brasserie auberge boutique magasin supermarche hypermarche garage transports transport
  assurances mutuelle banque caisse agence centre etude galeries librairie imprimerie messageries residence laboratoire laboratoires editions compagnie
  hospital clinica residencia centro ambulatorio farmacia colegio escuela ceip ies instituto universidad academia guarderia ayuntamiento diputacion ministerio junta consejeria generalitat
  gestoria asesoria bufete despacho notaria consultora empresa grupo construcciones obras reformas instalaciones talleres taller restaurante cafeteria bar hostal parador chiringuito
  tienda tiendas supermercado supermercados almacenes calzados modas panaderia pasteleria carniceria papeleria peluqueria seguros banco caja inmobiliaria transportes logistica
  frutas conservas bodegas laboratorios fundacion asociacion electricidad montajes astilleros autopartes hermanos
  ospedale scuola universita comune studio azienda ristorante albergo ziekenhuis gemeente basisschool camara hospitais escola hotelaria szpital szkola urzad`.split(
    /\s+/u,
  ),
);

/** Ends of German words for places where people work. */
const GERMAN_PLACES =
  /\p{L}{3}(?:klinik|klinikum|krankenhaus|schule|gymnasium|kolleg|werke|werk|kanzlei|heim|zentrum|praxis|apotheke|markt|amt|verein|verband|gesellschaft|kasse|backerei|metzgerei|brauerei|fabrik|druckerei|gartnerei|schreinerei|tischlerei|verwaltung|dienste?|betrieb|handel|bau|technik|logistik|garten|tagesstatte|kreis|stube|studio|hof)$/u;

/** These open the titles of English as well: "Hotel Manager", "Transport Planner". */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'hotel restaurant transport transports bar hospital pension commune catering salon residence garage centre boutique agence association cafe verlag'.split(
    ' ',
  ),
);

/** Whether a name begins with what kind of employer it is, as names in most languages of Europe do. `words` are folded. */
export function opensEmployer(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (words.length < 2) return false;
  // "Centre for Economics" is English, and as a rule a part of the employer that stands below.
  if (ENGLISH_TOO.has(first)) return !/^(?:of|for)$/u.test(words[1]!) && (!AGENT.test(last) || NO_AGENTS.has(last));
  return OPENERS.has(first) || GERMAN_PLACES.test(first) || DENOMINATION.test(first);
}

/** Whether it begins with a word that opens no title. */
export function surelyOpensEmployer(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  return words.length >= 2 && OPENERS.has(first) && !ENGLISH_TOO.has(first);
}

/** "Staatliches Studienseminar", "Ev. Kindergarten St. Ansgar". */
const DENOMINATION = /^(?:ev\.?|kath\.?|staatliche[rs]|stadtische[rs]|evangelische[rs]|katholische[rs])$/u;
