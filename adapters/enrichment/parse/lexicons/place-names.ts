import { LANGUAGE_PACKS } from './lexicon.js';

/** States, provinces and other regions as written after a city, with their country. `CODE=Name`; separated by `;`. */
const REGION_LISTS: Readonly<Record<string, string>> = {
  US: `AL=Alabama; AK=Alaska; AZ=Arizona; AR=Arkansas; CA=California; CO=Colorado; CT=Connecticut; DE=Delaware; DC=District of Columbia; FL=Florida; GA=Georgia; HI=Hawaii; ID=Idaho; IL=Illinois; IN=Indiana; IA=Iowa; KS=Kansas; KY=Kentucky; LA=Louisiana; ME=Maine; MD=Maryland; MA=Massachusetts; MI=Michigan; MN=Minnesota; MS=Mississippi; MO=Missouri; MT=Montana; NE=Nebraska; NV=Nevada; NH=New Hampshire; NJ=New Jersey; NM=New Mexico; NY=New York; NC=North Carolina; ND=North Dakota; OH=Ohio; OK=Oklahoma; OR=Oregon; PA=Pennsylvania; RI=Rhode Island; SC=South Carolina; SD=South Dakota; TN=Tennessee; TX=Texas; UT=Utah; VT=Vermont; VA=Virginia; WA=Washington; WV=West Virginia; WI=Wisconsin; WY=Wyoming; PR=Puerto Rico; D.C.=District of Columbia`,
  CA: `AB=Alberta; BC=British Columbia; MB=Manitoba; NB=New Brunswick; NL=Newfoundland; NS=Nova Scotia; ON=Ontario; PE=Prince Edward Island; QC=Quebec; QC=Québec; SK=Saskatchewan`,
  IN: `MH=Maharashtra; KA=Karnataka; TN=Tamil Nadu; UP=Uttar Pradesh; AP=Andhra Pradesh; TG=Telangana; KL=Kerala; GJ=Gujarat; RJ=Rajasthan; WB=West Bengal; PB=Punjab; HR=Haryana; MP=Madhya Pradesh; OR=Odisha; OR=Orissa; BR=Bihar; AS=Assam`,
  AU: `NSW=New South Wales; VIC=Victoria; QLD=Queensland; WA=Western Australia; SA=South Australia; TAS=Tasmania; ACT=Australian Capital Territory; NT=Northern Territory`,
  GB: `ENG=England; SCT=Scotland; WLS=Wales; NIR=Northern Ireland`,
  DE: `BY=Bayern; BW=Baden-Württemberg; NW=Nordrhein-Westfalen; HE=Hessen; SN=Sachsen; BY=Bavaria`,
};

/** Countries in English and in their own or a neighbour's language. */
const COUNTRY_LIST = `US=United States/USA/U.S.A./U.S./United States of America/US; GB=United Kingdom/UK/U.K./Great Britain; CA=Canada; AU=Australia; NZ=New Zealand; IE=Ireland; IN=India; PK=Pakistan; BD=Bangladesh; LK=Sri Lanka; NP=Nepal; DE=Germany/Deutschland; AT=Austria/Österreich; CH=Switzerland/Schweiz/Suisse; FR=France; BE=Belgium/Belgique; NL=Netherlands/The Netherlands/Nederland; LU=Luxembourg; ES=Spain/España; PT=Portugal; IT=Italy/Italia; GR=Greece; TR=Turkey/Türkiye; PL=Poland/Polska; CZ=Czech Republic/Czechia; SK=Slovakia; HU=Hungary; RO=Romania; BG=Bulgaria; RS=Serbia; HR=Croatia; SI=Slovenia; UA=Ukraine; RU=Russia; SE=Sweden; NO=Norway; DK=Denmark; FI=Finland; EE=Estonia; LV=Latvia; LT=Lithuania; IL=Israel; AE=United Arab Emirates/UAE/U.A.E.; SA=Saudi Arabia/KSA; QA=Qatar; KW=Kuwait; BH=Bahrain; OM=Oman; JO=Jordan; LB=Lebanon; EG=Egypt; MA=Morocco/Maroc; TN=Tunisia/Tunisie; DZ=Algeria/Algérie; NG=Nigeria; GH=Ghana; KE=Kenya; UG=Uganda; TZ=Tanzania; ZA=South Africa; ZW=Zimbabwe; ET=Ethiopia; CM=Cameroon; SN=Senegal; CN=China/PRC/P.R. China; HK=Hong Kong; TW=Taiwan; JP=Japan; KR=South Korea/Korea; SG=Singapore; MY=Malaysia; ID=Indonesia; TH=Thailand; VN=Vietnam; PH=Philippines; MX=Mexico/México; BR=Brazil/Brasil; AR=Argentina; CL=Chile; CO=Colombia; PE=Peru/Perú; VE=Venezuela; EC=Ecuador; UY=Uruguay; CR=Costa Rica; PA=Panama; DO=Dominican Republic; CU=Cuba; JM=Jamaica; HT=Haiti; IR=Iran; IQ=Iraq; AF=Afghanistan; SY=Syria; KZ=Kazakhstan; IS=Iceland`;

interface Region {
  readonly country: string;
  readonly name: string;
}

/** By code (capitals) and by lower-case name. */
export const REGIONS: ReadonlyMap<string, Region> = new Map(
  Object.entries(REGION_LISTS)
    .reverse()
    .flatMap(([country, list]) =>
      list.split(/;\s*/u).flatMap((entry) => {
        const [code = '', name = ''] = entry.trim().split('=');
        const region = { country, name };
        return [[code, region] as const, [name.toLowerCase(), region] as const];
      }),
    ),
);

/** Code in capitals → every country that has a region of this code: "WA" is in the United States and in Australia. */
export const COUNTRIES_OF_REGION: ReadonlyMap<string, readonly string[]> = countriesOfRegion();

function countriesOfRegion(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [country, list] of Object.entries(REGION_LISTS))
    for (const entry of list.split(/;\s*/u)) {
      const code = entry.trim().split('=')[0]!;
      all.set(code, [...(all.get(code) ?? []), country]);
    }
  return all;
}

const LISTED: readonly (readonly [name: string, code: string])[] = COUNTRY_LIST.split(/;\s*/u).flatMap((entry) => {
  const [code = '', names = ''] = entry.split('=');
  return names.split('/').map((name) => [name.toLowerCase(), code] as const);
});

/** The same countries as each language that is read calls them: "Allemagne", "Stany Zjednoczone". A region of the same name keeps it. */
const TRANSLATED = LANGUAGE_PACKS.flatMap(({ code: language }) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return LISTED.flatMap(([, country]) => {
    const name = names.of(country)?.toLowerCase();
    return name === undefined || REGIONS.has(name) ? [] : [[name, country] as const];
  });
});

/** What those call their country whose language is not read: "Sverige", "Česko". By language, with its country. */
const OTHER_LANGUAGES = 'cs=CZ da=DK et=EE fi=FI hr=HR hu=HU is=IS lt=LT lv=LV nb=NO ro=RO sk=SK sl=SI sv=SE tr=TR';
const OWN = OTHER_LANGUAGES.split(' ').flatMap((entry) => {
  const [language = '', country = ''] = entry.split('=');
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country)?.toLowerCase();
  return name === undefined ? [] : [[name, country] as const];
});

/** Lower-case name → ISO 3166-1 alpha-2. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map([...TRANSLATED, ...OWN, ...LISTED]);
