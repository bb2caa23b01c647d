/** Reading resumes and job ads. */
export * from './child-processes.js';
export { InProcessEnricher } from './in-process-enricher.js';
export { serveEnrichment } from './serve-enrichment.js';
export { TaxonomyJobAdReader } from './job-ad/taxonomy-job-ad-reader.js';
