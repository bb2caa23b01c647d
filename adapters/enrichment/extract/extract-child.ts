import type { ExtractedDocument, ParseContext, ResumeFile } from '../../../core/ports/resume-reader.js';
import { inflateAtOnce } from './pdf/inflate-at-once.js';
import { loadPdfJs } from './pdf/open-pdf.js';
import { readDocument } from './read-document.js';
import { serveTasks } from './task-server.js';

/** Entry of the child process. It is forked with an empty environment: what it reads is hostile until proven otherwise. */
inflateAtOnce();
serveTasks(
  {
    extract: async ({ bytes, filename }: ResumeFile) => readDocument(bytes, filename),
    parse: async ({ document, context }: { document: ExtractedDocument; context: ParseContext }) => {
      // Loaded with the first parse only: a service that never parses does not pay for its dictionaries.
      const { parseResume } = await import('../parse/index.js');
      return parseResume(document, context);
    },
  },
  loadPdfJs,
);
