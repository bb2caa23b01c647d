import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';
import type { Exact } from '../exact.js';
import { UploadedFile } from '../middleware/body/uploaded-file.js';
import { day, text } from '../schema/text.js';

const MAX_RESUME_CHARACTERS = 200_000;

/** In bytes: a 10 MiB file in base64, and 1 MiB for the other members. */
export const RESUME_BODY_LIMIT = 15 * 1024 * 1024;

const textResume = z.strictObject({
  text: text(MAX_RESUME_CHARACTERS, 1).describe('The text of the resume.'),
  documentDate: day.optional().describe('Day that the resume was written, YYYY-MM-DD: "present" in it means this day.'),
});

const base64Resume = z.strictObject({
  filename: text(255, 1).describe('Name of the file, as it was sent.'),
  contentBase64: z.string().describe('The file in base64.'),
  documentDate: day.optional().describe('Day that the resume was written, YYYY-MM-DD: "present" in it means this day.'),
});

const uploadedFile = z.instanceof(UploadedFile).meta({ override: { type: 'string' } });

/** A large base64 string, which the body reader has decoded. */
const decodedResume = z
  .strictObject({ ...base64Resume.shape, contentBase64: uploadedFile.describe('The file in base64.') })
  .transform(({ contentBase64, ...resume }) => ({ ...resume, bytes: contentBase64.bytes }));

/** The part `resume` of a multipart body. */
const multipartResume = uploadedFile.transform(({ bytes, filename }) => ({
  bytes,
  ...(filename === undefined ? {} : { filename }),
}));

const JSON_FORMS = [textResume, base64Resume] as const;

export const resumeSchema = z.union([...JSON_FORMS, decodedResume, multipartResume]).meta({
  id: 'ResumeInput',
  description:
    'The text of the resume, or a file: PDF, DOCX, ODT, RTF, HTML, Markdown, plain text or JSON Resume; where the deployment recognizes text in pictures (`OCR=on`) also PNG, JPEG and TIFF. The format is detected from the content of the file, not from its name.',
  // The other two forms are made by the body reader.
  override({ jsonSchema }: ZodOpenApiOverrideMetaContext) {
    jsonSchema.anyOf = (jsonSchema.anyOf ?? []).slice(0, JSON_FORMS.length);
  },
});

export type ResumeBody = Exact<z.output<typeof resumeSchema>>;
