/** What a skill is, in the words of the API. */
export type SkillType = 'technical' | 'professional' | 'soft' | 'language' | 'tool' | 'certification';

/** A skill of the taxonomy, with its names and relations. */
export interface Skill {
  /** Stable slug, for example `postgresql`. */
  id: string;
  name: string;
  type: SkillType;
  /** Other ways to write it. */
  aliases: readonly string[];
  /** Of the aliases those that name something narrower: who has it has this skill, and is shown with it as written. */
  narrower: readonly string[];
  /** Forms (the name or an alias) that mean this skill only beside other evidence: "Go", "R", "Spring", "Excel". */
  ambiguous: readonly string[];
  /** Lower-case words of which one must be near an ambiguous form, unless it is among other skills of a list. */
  context: readonly string[];
  /** Fields of work that it belongs to, as `data/index.ts` names them; none for what belongs to all work. Absent where it is not known. */
  fields?: readonly string[];
  /** Ids of skills that whoever has this one also has: PostgreSQL → relational databases. */
  broader: readonly string[];
  /** The same skill in ESCO: its URI, `http://data.europa.eu/esco/skill/…`. Absent where it is not known. */
  esco?: string;
  /** The same skill in O*NET: the id of its element, `2.A.1.a`. */
  onet?: string;
}

/** Skills that can replace each other in part. */
export interface SubstituteGroup {
  id: string;
  /** Shown as the reason (`via`), for example "message brokers". */
  label: string;
  /** Share of the wanted skill that another member earns, 0–0.7. */
  credit: number;
  members: readonly string[];
}

/** An occupation of the taxonomy, with its titles. */
export interface Occupation {
  id: string;
  /** For example "Backend developer". */
  label: string;
  /** Occupations of one family are near each other: a backend developer and a data engineer are both `software`. */
  family: string;
  /** ISCO-08 unit group, four digits. Empty only for an occupation of a vocabulary that does not state it. */
  isco: string;
  /** O*NET-SOC code, for example `15-1252.00`. Empty only for an occupation of a vocabulary that does not state it. */
  onet: string;
  /** The same occupation in ESCO: its URI, `http://data.europa.eu/esco/occupation/…`. Absent where it is not known. */
  esco?: string;
  /** Other titles, without words of seniority. */
  titles: readonly string[];
  /** Ids of the skills typical of it. */
  skills: readonly string[];
}
