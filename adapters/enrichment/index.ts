/** Reading resumes and job ads. */
export { ChildResumeReader } from './child-resume-reader.js';
export { InProcessResumeReader } from './in-process-resume-reader.js';
export { judgeDocument } from './judge-document.js';
export { TaxonomyJobAdReader } from './job-ad/taxonomy-job-ad-reader.js';
