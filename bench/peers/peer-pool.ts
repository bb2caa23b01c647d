import type { Taxonomy } from '../../core/index.js';
import type { OccupationFinder } from '../../core/spi.js';
import { PROFESSIONS } from '../data/profession-phrases.js';
import { seededRandom, TalentPool } from '../data/talent-pool.js';
import type { PoolDocument, PoolEntry, Question } from './peer.js';

const CITIES = ['Berlin', 'Hamburg', 'Lyon', 'Leeds', 'Graz', 'Valencia', 'Torino', 'Gent', 'Aarhus', 'Brno'];
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });
const WORD = /[\p{L}\p{N}]+/gu;
const DUTIES = PROFESSIONS.flatMap(({ duties }) => duties);

/** The same candidates and jobs in each process, as features and as words. */
export class PeerPool {
  private readonly people: TalentPool;
  private readonly others: TalentPool;
  private readonly asking: TalentPool;

  constructor(
    private readonly taxonomy: Taxonomy,
    private readonly occupations: OccupationFinder,
  ) {
    this.people = new TalentPool(seededRandom(7), taxonomy, occupations);
    this.others = new TalentPool(seededRandom(8), taxonomy, occupations);
    this.asking = new TalentPool(seededRandom(9), taxonomy, occupations);
  }

  /** The next of the candidates; numbers have to be asked for in order. */
  candidate(number: number): PoolEntry {
    return this.entry(number, this.people);
  }

  /** Somebody else under that number. */
  replacement(number: number): PoolEntry {
    return this.entry(number, this.others);
  }

  question(): Question {
    const { job, weights } = this.asking.job();
    const text = [
      job.occupation?.label ?? '',
      ...job.skills.map(({ id }) => this.nameOf(id)),
      ...job.certifications.map(({ id }) => this.nameOf(id)),
      ...job.languages.map(({ code }) => LANGUAGES.of(code) ?? code),
    ].join(' ');
    return { job, weights, words: [...new Set(text.toLowerCase().match(WORD))] };
  }

  private entry(number: number, pool: TalentPool): PoolEntry {
    const features = pool.features();
    // In one piece, as a database's driver hands it over.
    const id = Buffer.from(`cand_01kg${number.toString(32).padStart(22, '0')}`).toString('latin1');
    return { number, id, features, document: this.documentOf(number, features) };
  }

  /** About 90 words. */
  private documentOf(number: number, features: PoolEntry['features']): PoolDocument {
    const random = seededRandom(number);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const skills = features.skills.map(({ id }) => this.nameOf(id));
    const titles = features.occupations.map(({ id }) => this.occupations.occupation(id)?.label ?? '');
    const certificates = features.certifications.map((id) => this.nameOf(id));
    const duties = Array.from({ length: 3 }, () => pick(DUTIES).replaceAll('#', String(2 + Math.floor(random() * 40))));
    const text = [
      `${titles[0] ?? 'Candidate'} with ${String(Math.round((features.experienceMonths ?? 0) / 12))} years of experience`,
      ...duties,
      `Worked with ${skills.slice(0, 4).join(', ')}`,
      `Languages: ${features.languages.map(({ code }) => LANGUAGES.of(code) ?? code).join(', ')}`,
    ].join('. ');
    return {
      skills: [...skills, ...certificates].join(', '),
      titles: titles.join(', '),
      location: pick(CITIES),
      text,
    };
  }

  private nameOf(id: string): string {
    return id.startsWith('~') ? id.slice(1) : this.taxonomy.skillName(id);
  }
}
