/** `import … from 'talent-matching'`: everything wired in one call. The parts are behind the other exports of the package. */
export { createLocalApplication, type LocalApplication, type LocalApplicationOptions } from './local-application.js';
export { isDomainError, SYSTEM, type Application, type Caller } from '../../core/index.js';
