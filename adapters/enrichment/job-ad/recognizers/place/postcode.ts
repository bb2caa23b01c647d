import { isKnownCity } from '../../../parse/lexicons/cities.js';

/** "London EC2": the district of a town, and no product of that name. */
export function isPostcode(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!DISTRICT.test(text.slice(start, end))) return false;
  const town = TOWN_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_TOWN), start))?.[1];
  return town !== undefined && isKnownCity(town);
}

const DISTRICT = /^\p{Lu}{1,2}\d{1,2}\p{Lu}?$/u;
const TOWN_BEFORE = /(?<!\p{L})(\p{Lu}[\p{L}'’-]{2,30}),?\s$/u;
const LONGEST_TOWN = 36;
