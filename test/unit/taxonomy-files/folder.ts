import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs with a folder that holds these files, and takes it away afterwards. */
export async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  run: (directory: string) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'taxonomy-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), text);
    }
    return await run(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** A well-formed URI of an invented concept. */
export function uri(kind: 'skill' | 'occupation', number: number): string {
  return `http://data.europa.eu/esco/${kind}/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const SKILLS_HEADER =
  'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description';
const OCCUPATIONS_HEADER =
  'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code';

/** Files in the layout of ESCO's release 1.1, with invented skills and occupations. */
export const ESCO: Readonly<Record<string, string>> = {
  'skills_en.csv': `\uFEFF${SKILLS_HEADER}
KnowledgeSkillCompetence,${uri('skill', 1)},knowledge,sector-specific,glimmer weaving,"weaving of glimmer
glimmerweave",,released,2024-01-05T10:00:00Z,,,,"Weaving, with ""glimmer""
in two lines."
KnowledgeSkillCompetence,${uri('skill', 2)},skill/competence,cross-sector,handle looms,loom handling,,released,,,,,
KnowledgeSkillCompetence,${uri('skill', 3)},skill/competence,transversal,keep calm among sheep,,,released,,,,,
KnowledgeSkillCompetence,${uri('skill', 4)},knowledge,sector-specific,Tamber (loom control software),,,released,,,,,
KnowledgeSkillCompetence,${uri('skill', 5)},knowledge,sector-specific,forgotten craft,,,obsolete,,,,,
`,
  'broaderRelationsSkillPillar_en.csv': `conceptType,conceptUri,broaderType,broaderUri
KnowledgeSkillCompetence,${uri('skill', 1)},KnowledgeSkillCompetence,${uri('skill', 2)}
KnowledgeSkillCompetence,${uri('skill', 2)},SkillGroup,http://data.europa.eu/esco/skill/S6.1
SkillGroup,http://data.europa.eu/esco/isced-f/0723,SkillGroup,http://data.europa.eu/esco/isced-f/072
`,
  'occupations_en.csv': `${OCCUPATIONS_HEADER}
Occupation,${uri('occupation', 1)},7318,glimmer weaver,"weaver of glimmer
glimmer artisan",,released,,,,,,Weaves.,7318.9
`,
  'occupationSkillRelations_en.csv': `occupationUri,relationType,skillType,skillUri
${uri('occupation', 1)},essential,knowledge,${uri('skill', 1)}
${uri('occupation', 1)},optional,skill/competence,${uri('skill', 3)}
`,
};

/** Files in the layout of O*NET's database, with invented content. */
export const ONET: Readonly<Record<string, string>> = {
  'Occupation Data.txt': `O*NET-SOC Code\tTitle\tDescription\r\n51-6099.77\tGlimmer Finishers\tFinish "glimmer" by hand.\r\n`,
  'Alternate Titles.txt': `O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)
51-6099.77\tGlimmer Finishing Operator (GFO)\tGFO\t01
51-6099.77\tSheen Finisher\tn/a\t08
`,
  'Technology Skills.txt': `O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand
51-6099.77\tSheenware Pro\t43232605\tIndustrial control software\tY\tN
51-6099.77\tDullmeter\t43232605\tIndustrial control software\tN\tN
`,
  'Skills.txt': `O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tData Value\tN\tStandard Error\tLower CI Bound\tUpper CI Bound\tRecommend Suppress\tNot Relevant\tDate\tDomain Source
51-6099.77\t2.B.9.z\tGlimmer Sensing\tIM\t4.12\t8\t0.1\t3.9\t4.3\tN\tn/a\t07/2024\tAnalyst
51-6099.77\t2.B.9.z\tGlimmer Sensing\tLV\t2.00\t8\t0.1\t1.9\t2.3\tN\tN\t07/2024\tAnalyst
51-6099.77\t2.B.9.y\tThread Guessing\tIM\t1.50\t8\t0.1\t1.3\t1.7\tN\tn/a\t07/2024\tAnalyst
`,
};
