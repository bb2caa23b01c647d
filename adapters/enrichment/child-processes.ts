/** Reading resumes and job ads in child processes: what the service loads. The parsers themselves, which `index.ts` leads to as well, take a third of a second and 30 MB to load. */
export { ChildEnricher } from './child-enricher.js';
export { ChildOcr, type ChildOcrOptions, missingOcrPackages } from './child-ocr.js';
export { ChildJobAdReader } from './child-job-ad-reader.js';
export { EnrichmentChildren, type EnrichmentChildrenOptions } from './enrichment-children.js';
