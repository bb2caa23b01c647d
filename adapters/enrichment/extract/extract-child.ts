import type { ExtractedDocument, ParseContext, ResumeFile } from '../../../core/ports/resume-reader.js';
// With its dictionaries it takes half a second to load, several on a machine under load: before the child is ready, so that no document is charged with it.
import { parseResume } from '../parse/index.js';
import { inflateAtOnce } from './pdf/inflate-at-once.js';
import { loadPdfJs } from './pdf/open-pdf.js';
import { readDocument } from './read-document.js';
import { serveTasks } from './task-server.js';

/** Entry of the child process. It is forked with an empty environment: what it reads is hostile until proven otherwise. */
inflateAtOnce();
serveTasks(
  {
    extract: async ({ bytes, filename }: ResumeFile) => readDocument(bytes, filename),
    parse: ({ document, context }: { document: ExtractedDocument; context: ParseContext }) =>
      Promise.resolve(parseResume(document, context)),
  },
  loadPdfJs,
);
