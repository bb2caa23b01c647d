import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { nlJobAds } from './job-ads.js';

/** Dutch. */
export const dutch: LanguagePack = {
  code: 'nl',
  country: 'NL',
  dates: {
    present: phrases`heden; huidig`,
    since: phrases`sinds`,
    to: phrases`tot`,
    rangeLead: phrases`van`,
    seasons: phrases`lente; voorjaar; zomer; herfst; najaar; winter`,
    months: [
      words`januari`,
      words`februari`,
      words`maart`,
      words`april`,
      words`mei`,
      words`juni`,
      words`juli`,
      words`augustus`,
      words`september`,
      words`oktober`,
      words`november`,
      words`december`,
    ],
  },
  places: {
    remote: phrases`thuiswerk(?:en)?; op afstand`,
    cities: phrases`
      almere=NL; den bosch=NL; 's-hertogenbosch=NL; den haag=NL; brussel=BE; gent=BE; oostende=BE; londen=GB; parijs=FR; berlijn=DE;
      keulen=DE; wenen=AT
    `,
  },
  names: {
    particles: phrases`van; ter; ten`,
  },
  joining: {
    andOr: phrases`en; of`,
    listed: phrases`en; of`,
    as: phrases`als`,
    within: phrases`bij`,
    andInHeadings: phrases`en`,
  },
  person: {
    labels: phrases`geboortedatum; nationaliteit; burgerlijke staat`,
    bornIn: phrases`geboren`,
  },
  contact: {
    phoneLabels: phrases`telefoon`,
  },
  headings: {
    summary: phrases`profiel; over mij`,
    work: phrases`werkervaring`,
    education: phrases`opleiding; opleidingen`,
    skills: phrases`vaardigheden; computervaardigheden`,
    certificates: phrases`cursussen`,
    languages: phrases`talen; talenkennis`,
    contact: phrases`persoonlijke gegevens`,
    other: phrases`hobby's`,
  },
  labels: {
    expires: phrases`geldig tot(?: en met)?; verloopt(?: op| in)?`,
    position: phrases`functie`,
    sameEmployer: phrases`(?:de)?zelfde (?:instelling|werkgever|organisatie); hetzelfde bedrijf; idem`,
    employer: phrases`werkgever; bedrijf`,
  },
  titles: {
    leadingHeads: words`
      medewerker medewerkster verpleegkundige verzorgende adviseur beheerder ontwikkelaar vrachtwagenchauffeur docent leraar
      magazijnmedewerker boekhouder hovenier stagiair monteur oprichter medeoprichter
    `,
  },
  employers: {
    ownAccount: words`zelfstandig zzp`,
    openers: words`ziekenhuis gemeente basisschool`,
  },
  education: {
    majors: phrases`profiel`,
    degrees: phrases`hbo; mbo; vwo; havo; vmbo`,
    institutions: phrases`universiteit; hogeschool`,
  },
  languages: {
    names: words`engels duits frans spaans italiaans portugees nederlands pools turks`,
    levels: phrases`moedertaal; vloeiend; goed; redelijk; uitstekend; basis(?:kennis)?; matig`,
  },
  prose: {
    functionWords: phrases`het; een; van; voor; met; bij; heden; naar; ook; zijn; aan; uit; onze; wij; jij; jouw; ons; wordt; niet; op; tot; binnen; tussen; deze; dit; bent`,
  },
  ...nlJobAds,
};
