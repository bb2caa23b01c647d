/** Reading resumes and job ads. */
export { ChildEnricher } from './child-enricher.js';
export { ChildOcr, type ChildOcrOptions, missingOcrPackages } from './child-ocr.js';
export { ChildJobAdReader } from './child-job-ad-reader.js';
export { EnrichmentChildren, type EnrichmentChildrenOptions } from './enrichment-children.js';
export { InProcessEnricher } from './in-process-enricher.js';
export { serveEnrichment } from './serve-enrichment.js';
export { TaxonomyJobAdReader } from './job-ad/taxonomy-job-ad-reader.js';
