import type { JobLocation } from '../job/job.js';
import { foldLetters } from '../text/search-words.js';
import { countryNamed } from './country-names.js';
import { isArea, regionsNamed } from './region-names.js';

/** `other` only where the two are known to differ. */
export type PersonSimilarity = 'same' | 'other' | 'unknown';

/** Cities with a name of their own in another language, by the first name; separated by `;`. */
const CITIES =
  'münchen=munich=monaco di baviera; köln=cologne=koeln; nürnberg=nuremberg=nuernberg; hannover=hanover; düsseldorf=duesseldorf; frankfurt am main=frankfurt a.m.=frankfurt/main; wien=vienna=vienne=viena; zürich=zurich=zuerich=zurigo; genève=geneva=genf=ginevra; basel=basle=bâle; bern=berne; praha=prague=prag=praga; warszawa=warsaw=warschau=varsovie; kraków=cracow=krakau; wrocław=breslau; gdańsk=danzig; roma=rome=rom; milano=milan=mailand; torino=turin; firenze=florence=florenz; napoli=naples=neapel; venezia=venice=venedig; genova=genoa; lisboa=lisbon=lissabon=lisbonne; porto=oporto; bruxelles=brussels=brussel=brüssel; antwerpen=antwerp=anvers; gent=ghent=gand; den haag=the hague=’s-gravenhage=la haye; københavn=copenhagen=kopenhagen; göteborg=gothenburg; helsinki=helsingfors; sevilla=seville; strasbourg=straßburg=strassburg; bucurești=bucharest=bukarest; athína=athens=athen; beograd=belgrade=belgrad; moskva=moscow=moskau; kyiv=kiev=kiew; new york=new york city=nyc; ciudad de méxico=mexico city=cdmx; bengaluru=bangalore; mumbai=bombay; chennai=madras; kolkata=calcutta; 北京=beijing=peking; montréal=montreal; québec=quebec city';

const CITY_NAMES = new Map<string, string>();
for (const row of CITIES.split('; ')) {
  const forms = row.split('=').map(foldName);
  for (const form of forms) CITY_NAMES.set(form, forms[0]!);
}

function foldName(name: string): string {
  return foldLetters(name.trim());
}

/** "Munich" and "München" are the same; "Frankfurt" may be Frankfurt am Main; "Leeds" and "York" are two. */
export function compareCities(one: string, other: string): PersonSimilarity {
  const [a, b] = [one, other].map((name) => CITY_NAMES.get(foldName(name)) ?? foldName(name)) as [string, string];
  if (a === b) return 'same';
  return holdsWords(a, b) || holdsWords(b, a) ? 'unknown' : 'other';
}

/** "Bavaria" and "Bayern", "NY" and "New York" are the same; regions that are not in the tables may be two names of one. */
export function compareRegions(one: string, other: string): PersonSimilarity {
  const [a, b] = [foldName(one), foldName(other)];
  if (a === b) return 'same';
  const [of, among] = [regionsNamed(a), regionsNamed(b)];
  const isShared = of.some(({ country, name }) => among.some((each) => each.country === country && each.name === name));
  if (isShared) return 'same';
  return of.length > 0 && among.length > 0 ? 'other' : 'unknown';
}

/** A wish as it is written: "Berlin", "Berlin, DE", "Bavaria, Germany", "DE". Every part must fit; one that is known not to fit decides. */
export function compareWish(wish: string, place: JobLocation): PersonSimilarity {
  const parts = wish
    .split(',')
    .map(foldName)
    .filter((part) => part !== '');
  const verdicts = parts.map((part) => comparePart(part, place));
  if (verdicts.includes('other')) return 'other';
  return verdicts.length === 0 || verdicts.includes('unknown') ? 'unknown' : 'same';
}

function comparePart(part: string, { city, region, countryCode }: JobLocation): PersonSimilarity {
  const byCity = city ? compareCities(part, city) : 'unknown';
  const byRegion = region ? compareRegions(part, region) : 'unknown';
  if ((city && byCity === 'same') || (region && byRegion === 'same')) return 'same';
  if (isArea(part)) return 'unknown';
  const country = countryNamed(part);
  if (country !== undefined && country === countryCode) return 'same';
  // "CA" is Canada, or California of a place of which the region is not given.
  const regions = regionsNamed(part);
  if (regions.some((each) => countryCode === undefined || each.country === countryCode))
    return region && byRegion === 'other' ? 'other' : 'unknown';
  if (country !== undefined || regions.length > 0) return countryCode ? 'other' : 'unknown';
  // The name of a city, or of a district or region that is in no table.
  return city ? byCity : 'unknown';
}

function holdsWords(whole: string, part: string): boolean {
  const words = new Set(whole.split(/[\s/-]+/));
  return part.split(/[\s/-]+/).every((word) => words.has(word));
}
