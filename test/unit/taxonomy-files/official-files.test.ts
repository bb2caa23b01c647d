import { expect } from 'chai';
import { readVocabularies, TaxonomyFileError } from '../../../adapters/taxonomy-files/index.js';
import type { Vocabulary } from '../../../core/index.js';
import { ESCO, inFolder, ONET, uri } from './folder.js';

const ESCO_ID = 'esco-00000000-0000-4000-8000-00000000000';

async function faultOf(files: Readonly<Record<string, string>>): Promise<string> {
  return inFolder(files, async (directory) => {
    try {
      await readVocabularies(directory);
    } catch (error) {
      if (error instanceof TaxonomyFileError) return error.message.replace(`${directory}/`, '');
      throw error;
    }
    throw new Error('No fault was found.');
  });
}

function read(files: Readonly<Record<string, string>>): Promise<Vocabulary[]> {
  return inFolder(files, readVocabularies);
}

describe("ESCO's files", () => {
  it('give skills with aliases, types, URIs and what is broader', async () => {
    const [esco] = await read(ESCO);
    expect(esco?.skills).to.deep.equal([
      {
        id: `${ESCO_ID}1`,
        name: 'glimmer weaving',
        type: 'technical',
        aliases: ['weaving of glimmer', 'glimmerweave'],
        broader: [`${ESCO_ID}2`],
        context: ['handle looms'],
        esco: uri('skill', 1),
      },
      {
        id: `${ESCO_ID}2`,
        name: 'handle looms',
        type: 'professional',
        aliases: ['loom handling'],
        broader: [],
        context: [],
        esco: uri('skill', 2),
      },
      {
        id: `${ESCO_ID}3`,
        name: 'keep calm among sheep',
        type: 'soft',
        aliases: [],
        broader: [],
        context: [],
        esco: uri('skill', 3),
      },
      {
        id: `${ESCO_ID}4`,
        name: 'Tamber (loom control software)',
        type: 'technical',
        aliases: [],
        broader: [],
        context: [],
        esco: uri('skill', 4),
      },
    ]);
  });

  it('give occupations with titles, their ISCO group and the skills that are essential', async () => {
    const [esco] = await read(ESCO);
    expect(esco?.occupations).to.deep.equal([
      {
        id: `${ESCO_ID}1`,
        label: 'glimmer weaver',
        titles: ['weaver of glimmer', 'glimmer artisan'],
        isco: '7318',
        onet: '',
        esco: uri('occupation', 1),
        skills: [`${ESCO_ID}1`],
      },
    ]);
  });

  it('may have the further columns of release 1.2, in another order', async () => {
    const relations = `occupationUri,occupationLabel,relationType,skillType,skillUri,skillLabel
${uri('occupation', 1)},glimmer weaver,essential,skill/competence,${uri('skill', 3)},keep calm among sheep
`;
    const [esco] = await read({ ...ESCO, 'occupationSkillRelations_en.csv': relations });
    expect(esco?.occupations[0]?.skills).to.deep.equal([`${ESCO_ID}3`]);
  });
});

describe("O*NET's files", () => {
  it('give occupations with their code, other titles and the skills that matter', async () => {
    const [, onet] = await read(ONET);
    expect(onet?.occupations).to.deep.equal([
      {
        id: 'onet-51-6099-77',
        label: 'Glimmer Finishers',
        titles: ['Glimmer Finishing Operator', 'GFO', 'Sheen Finisher'],
        isco: '',
        onet: '51-6099.77',
        skills: ['onet-sheenware-pro', 'onet-2-b-9-z'],
      },
    ]);
  });

  it('give technologies as tools, and skills with the id of their element', async () => {
    const [, onet] = await read(ONET);
    expect(onet?.skills.map(({ id, name, type, onet: element }) => [id, name, type, element])).to.deep.equal([
      ['onet-sheenware-pro', 'Sheenware Pro', 'tool', undefined],
      ['onet-dullmeter', 'Dullmeter', 'tool', undefined],
      ['onet-2-b-9-z', 'Glimmer Sensing', 'soft', '2.B.9.z'],
      ['onet-2-b-9-y', 'Thread Guessing', 'soft', '2.B.9.y'],
    ]);
  });
});

describe('A folder of classifications', () => {
  it('may have its files in the subfolders that the archives unpack to', async () => {
    const moved = Object.fromEntries([
      ...Object.entries(ESCO).map(([name, text]) => [`ESCO dataset - v1.2.0/${name}`, text] as const),
      ...Object.entries(ONET).map(([name, text]) => [`db_29_0_text/${name}`, text] as const),
    ]);
    expect(await read(moved)).to.deep.equal(await read({ ...ESCO, ...ONET }));
  });

  it('may have some of the files only', async () => {
    const [esco, onet] = await read({ 'skills_en.csv': ESCO['skills_en.csv']! });
    expect([esco?.skills.length, esco?.occupations.length, onet?.skills.length]).to.deep.equal([4, 0, 0]);
  });

  it('has to have one of them, and none of them twice', async () => {
    expect(await faultOf({ 'notes.txt': '' })).to.match(/has none of skills_en\.csv/);
    expect(await faultOf({ 'a/skills_en.csv': '', 'b/skills_en.csv': '' })).to.match(/is there twice/);
  });

  it('is refused with file, line and column where a file is wrong', async () => {
    const skills = ESCO['skills_en.csv']!;
    const cases: [string, string, string][] = [
      ['skills_en.csv', skills.replace('skillType', 'kind'), 'skills_en.csv, line 1, column skillType: the header'],
      [
        'skills_en.csv',
        skills.replace(uri('skill', 2), 'loom-2'),
        'skills_en.csv, line 5, column conceptUri: "loom-2"',
      ],
      ['skills_en.csv', skills.replace('handle looms', ''), 'skills_en.csv, line 5, column preferredLabel: is empty'],
      ['skills_en.csv', `${skills}x,y\n`, 'skills_en.csv, line 9, column 3: the row has 2 cells, the header 13'],
      ['skills_en.csv', '', 'skills_en.csv, line 1: the file is empty'],
      [
        'occupations_en.csv',
        ESCO['occupations_en.csv']!.replace(',7318,', ',weaver,'),
        'occupations_en.csv, line 2, column iscoGroup: "weaver"',
      ],
      [
        'occupationSkillRelations_en.csv',
        ESCO['occupationSkillRelations_en.csv']!.replace('optional', 'rarely'),
        'occupationSkillRelations_en.csv, line 3, column relationType: "rarely"',
      ],
      [
        'Skills.txt',
        ONET['Skills.txt']!.replace('4.12', 'much'),
        'Skills.txt, line 2, column Data Value: "much" is no number',
      ],
      [
        'Occupation Data.txt',
        ONET['Occupation Data.txt']!.replace('51-6099.77', '51'),
        'Occupation Data.txt, line 2, column O*NET-SOC Code: "51"',
      ],
    ];
    for (const [file, text, message] of cases) {
      expect(await faultOf({ ...ESCO, ...ONET, [file]: text }), message).to.contain(message);
    }
  });
});
