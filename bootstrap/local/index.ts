/** `import … from 'talent-matching'`: everything wired in one call. The other exports of the package are the parts. */
export { createLocalApplication, type LocalApplication, type LocalApplicationOptions } from './local-application.js';
export { isDomainError, SYSTEM, type Application, type Caller } from '../../core/index.js';
