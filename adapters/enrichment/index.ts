/** Reading resumes and job ads. */
export { ChildResumeReader } from './child-resume-reader.js';
export { EnrichmentChildren, type EnrichmentChildrenOptions } from './enrichment-children.js';
export { InProcessResumeReader } from './in-process-resume-reader.js';
export { serveEnrichment } from './serve-enrichment.js';
export { TaxonomyJobAdReader } from './job-ad/taxonomy-job-ad-reader.js';
