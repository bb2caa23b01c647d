import { z } from 'zod';
import { RESUME_SECTION_KINDS } from '../../../core/spi.js';

const start = z
  .number()
  .int()
  .meta({ description: 'Where it begins: UTF-16 code units from the beginning of `text`, as JavaScript counts them.' });
const end = z.number().int().meta({ description: 'The first code unit after it.' });

export const resumeTextSchema = z
  .strictObject({
    object: z.literal('resume_text').describe('Always `resume_text`.'),
    candidateId: z.string().meta({ description: 'Id of the candidate, `cand_…`.' }),
    documentId: z.string().meta({ description: 'Id of the resume that was read, `doc_…`.' }),
    text: z.string().meta({ description: 'The text that the offsets of `intelligence.evidence` point into.' }),
    language: z
      .string()
      .nullable()
      .meta({ description: 'ISO 639-1 code of the language it is written in; null where that is not clear.' }),
    pages: z
      .array(z.strictObject({ start, end }))
      .meta({ description: 'Each page, in order; together they are the whole text. A page without text is empty.' }),
    sections: z
      .array(
        z.strictObject({
          kind: z
            .enum(RESUME_SECTION_KINDS)
            .meta({ description: 'Kind of section; `top` is what comes before the first heading.' }),
          start,
          end,
        }),
      )
      .nullable()
      .meta({
        description:
          'The sections of the text, in order and without overlaps, headings included. Null where an earlier engine read the resume: enrich the candidate again.',
      }),
    ocr: z
      .strictObject({
        engine: z.string().meta({ description: 'What recognized the text.' }),
        confidence: z.number().meta({ description: 'How surely, 0–1.' }),
        pages: z.number().int().meta({ description: 'On how many pages.' }),
      })
      .nullable()
      .meta({ description: 'Set where text was recognized in pages that are pictures.' }),
  })
  .meta({ id: 'ResumeText', description: 'The text that a resume was read as.' });

export const resumeTextExample: z.output<typeof resumeTextSchema> = {
  object: 'resume_text',
  candidateId: 'cand_01kaexample0000000000000000',
  documentId: 'doc_01kaexample0000000000000000',
  text: 'Mara Lindqvist\nBackend developer\n\nExperience\nJan 2021 - Present Backend developer, Nordlicht Systems',
  language: null,
  pages: [{ start: 0, end: 100 }],
  sections: [
    { kind: 'top', start: 0, end: 32 },
    { kind: 'work', start: 34, end: 100 },
  ],
  ocr: null,
};
