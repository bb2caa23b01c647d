import type { Occupation, Skill } from './model.js';

/** What a skill is in other classifications, as far as it is known. */
export interface SkillCodes {
  /** URI in ESCO. */
  esco?: string;
}

/** What an occupation is in other classifications, as far as it is known. */
export interface OccupationCodes {
  /** ISCO-08 unit group. */
  isco08?: string;
  /** O*NET-SOC code. */
  onetSoc?: string;
  /** URI in ESCO. */
  esco?: string;
}

export function skillCodes({ esco }: Pick<Skill, 'esco'>): SkillCodes {
  return esco === undefined ? {} : { esco };
}

export function occupationCodes({ isco, onet, esco }: Pick<Occupation, 'isco' | 'onet' | 'esco'>): OccupationCodes {
  return {
    ...(isco !== '' && { isco08: isco }),
    ...(onet !== '' && { onetSoc: onet }),
    ...(esco !== undefined && { esco }),
  };
}
