import { z } from 'zod';

export const skillCodesSchema = z
  .strictObject({ esco: z.string().optional().meta({ description: 'URI in ESCO.' }) })
  .meta({ id: 'SkillCodes', description: 'What the skill is in other classifications, as far as it is known.' });

export const occupationCodesSchema = z
  .strictObject({
    isco08: z.string().optional().meta({ description: 'ISCO-08 unit group.' }),
    onetSoc: z.string().optional().meta({ description: 'O*NET-SOC code.' }),
    esco: z.string().optional().meta({ description: 'URI in ESCO.' }),
  })
  .meta({
    id: 'OccupationCodes',
    description: 'What the occupation is in other classifications, as far as it is known.',
  });
