/** Legal forms: nearly certain signs of an employer. */
export const LEGAL_FORMS =
  /(?<![\p{L}])(?:inc|incorporated|llc|l\.l\.c|llp|lp|l\.p|ltd|limited|corp|corporation|co|company|companies|plc|pllc|gmbh|ag|kg|ohg|ug|se|e\.v|mbh|sarl|s\.a\.r\.l|sas|sa|s\.a|sl|s\.l|s\.l\.u|spa|s\.p\.a|srl|bv|b\.v|nv|n\.v|ab|oy|as|aps|pty|pvt|pte|private limited|sdn bhd|& sons|& associates|and associates|& co)(?:\.|(?!\p{L}))/iu;

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
