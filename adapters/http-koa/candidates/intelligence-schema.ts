import { z } from 'zod';
import { CEFR_LEVELS } from '../../../core/index.js';

import { occupationCodesSchema, skillCodesSchema } from '../schema/codes.js';
import { band, educationLevel, seniorityLevel, severity, skillType } from '../schema/enums.js';

const finding = z.strictObject({
  code: z.string().describe('Stable code that programs can read.'),
  severity: severity,
  detail: z.string().describe('What it means here, in a sentence.'),
  pointer: z.string().describe('JSON pointer to the member that it is about.'),
  page: z
    .number()
    .optional()
    .meta({ description: 'The page it is on, counted from 1, for findings about a part of the document.' }),
  start: z.number().optional().meta({ description: 'Where it begins, an offset as those of `evidence`.' }),
  end: z.number().optional().describe('The first code unit after it.'),
});

export const intelligenceSchema = z
  .strictObject({
    generatedAt: z.string().describe('When it was computed, in UTC.'),
    engineVersion: z.string().describe('Version of the engine that computed it.'),
    taxonomyVersion: z.string().describe('Version of the taxonomy that it was computed with.'),
    inputHash: z.string().describe('SHA-256 over all that it was computed from.'),
    stale: z.boolean().describe('Whether the present engine or taxonomy is newer than the one that computed it.'),
    summary: z.string().describe('What is known, in a few sentences.'),
    experience: z
      .strictObject({
        totalMonths: z
          .number()
          .nullable()
          .describe('Months at work; those with two positions count once. Null where no dates are known.'),
        managementMonths: z.number().describe('Months in positions that manage people.'),
        averageMonthsPerEmployer: z
          .number()
          .nullable()
          .describe('Months with one employer, on average; null where no dates are known.'),
        currentTitle: z.string().nullable().describe('Title of the present position; null without one.'),
        currentEmployer: z.string().nullable().describe('Employer of the present position; null without one.'),
      })
      .describe('Experience at work.'),
    seniority: z
      .strictObject({
        level: seniorityLevel,
        confidence: z.number().describe('How sure the service is, 0–1.'),
        because: z.array(z.string()).describe('Reasons for the level, a sentence each.'),
      })
      .nullable()
      .describe('Level of seniority; null where it is not clear.'),
    occupations: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the occupation in the taxonomy.'),
          label: z.string().describe('Name of it, for people.'),
          confidence: z.number().describe('How sure the service is, 0–1.'),
          fromTitle: z.string().describe('The title that it was found by.'),
          codes: occupationCodesSchema.optional().describe('Codes of other classifications.'),
        }),
      )
      .describe('Occupations that titles of the candidate name.'),
    skills: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the skill in the taxonomy.'),
          name: z.string().describe('Name of the skill.'),
          as: z.string().optional().meta({
            description:
              'The name of something narrower that the candidate wrote, such as `k6` for the skill `Load testing`. Absent if they named the skill itself.',
          }),
          type: skillType,
          months: z.number().nullable().describe('Months of use, as far as dates show; null where they do not.'),
          lastUsed: z.string().nullable().describe('Month of the last use, YYYY-MM; null where it is not known.'),
          mentions: z.array(z.string()).describe('The words that name it.'),
          foundIn: z.array(z.string()).describe('JSON pointers to the entries that name it.'),
          confidence: z.number().describe('How sure the service is, 0–1.'),
          codes: skillCodesSchema.optional().describe('Codes of other classifications.'),
        }),
      )
      .describe('Skills, with what supports them.'),
    education: z
      .strictObject({
        highestLevel: educationLevel.nullable(),
        fields: z.array(z.string()).describe('Fields of study.'),
      })
      .describe('Education.'),
    languages: z
      .array(
        z.strictObject({
          code: z.string().describe('ISO 639-1 code.'),
          level: z.enum([...CEFR_LEVELS, 'unknown']).describe('Level by CEFR; `unknown` where none is given.'),
        }),
      )
      .describe('Languages that the candidate speaks.'),
    evidence: z
      .array(
        z.strictObject({
          fact: z.string().describe('JSON pointer to the fact.'),
          quote: z.string().describe('The words of the text.'),
          start: z.number().describe('Where it begins in the text, in UTF-16 code units.'),
          end: z.number().describe('The first code unit after it.'),
          confidence: z.number().describe('How sure the service is, 0–1.'),
          source: z.literal('ocr').optional().meta({ description: 'Set where the quote was recognized in a picture.' }),
        }),
      )
      .describe('Where in the text of the resume the facts are.'),
    provenance: z
      .record(z.string(), z.enum(['caller', 'resume']))
      .describe('Where each section of the profile comes from.'),
    quality: z
      .strictObject({
        score: z.number().describe('100 where nothing was found.'),
        findings: z.array(finding).describe('What is missing, doubtful or contradictory.'),
      })
      .describe('How complete and how consistent the profile is.'),
    possibleDuplicates: z
      .array(
        z.strictObject({
          candidateId: z.string().describe('Id of the candidate, `cand_…`.'),
          confidence: z.number().describe('How sure the service is, 0–1.'),
          matchedOn: z.array(z.string()).describe('What both have in common.'),
        }),
      )
      .describe('Candidates who may be the same person.'),
    topJobs: z
      .array(
        z.strictObject({
          jobId: z.string().describe('Id of the job, `job_…`.'),
          title: z.string().describe('Title of the job.'),
          score: z.number().describe('Score, 0–100.'),
          band: band,
        }),
      )
      .describe('Published jobs with the best scores.'),
  })
  .meta({ id: 'CandidateIntelligence', description: 'What is known about a candidate.' });
