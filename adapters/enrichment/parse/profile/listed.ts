import type { Award, Certificate, Publication } from '../../../../core/index.js';
import type { ListedEntry } from '../entries/listed-entries.js';
import type { Facts } from './facts.js';

export function buildCertificates(entries: readonly ListedEntry[], facts: Facts): Certificate[] {
  return entries.map((entry, i) => {
    const at = `/profile/certificates/${i}`;
    return {
      name: facts.take(`${at}/name`, entry.name, 0.75),
      ...dated(entry, `${at}/date`, facts, 'date'),
      ...(entry.by && { issuer: facts.take(`${at}/issuer`, entry.by, 0.6) }),
    };
  });
}

export function buildAwards(entries: readonly ListedEntry[], facts: Facts): Award[] {
  return entries.map((entry, i) => {
    const at = `/profile/awards/${i}`;
    return {
      title: facts.take(`${at}/title`, entry.name, 0.7),
      ...dated(entry, `${at}/date`, facts, 'date'),
      ...(entry.by && { awarder: facts.take(`${at}/awarder`, entry.by, 0.6) }),
    };
  });
}

export function buildPublications(entries: readonly ListedEntry[], facts: Facts): Publication[] {
  return entries.map((entry, i) => {
    const at = `/profile/publications/${i}`;
    return {
      name: facts.take(`${at}/name`, entry.name, 0.7),
      ...dated(entry, `${at}/releaseDate`, facts, 'releaseDate'),
      ...(entry.by && { publisher: facts.take(`${at}/publisher`, entry.by, 0.5) }),
    };
  });
}

function dated<K extends string>(entry: ListedEntry, fact: string, facts: Facts, key: K): { [P in K]?: string } {
  if (!entry.date || !entry.datePiece) return {};
  return { [key]: facts.take(fact, entry.datePiece, 0.8, entry.date) } as { [P in K]?: string };
}
