/** The rules of the house, as `npm run check:architecture` enforces them. */
/** The folders that look for anything in documents and ads. */
const FOREIGN_TEXT = '^adapters/enrichment/(extract|parse|job-ad|ocr|language|unread)/';
const DOORS_TO_FOREIGN_TEXT =
  '^adapters/enrichment/(index|enrich|detect-content-type|serve-enrichment|in-process-enricher|in-process-job-ad-reader)\\.ts$';

/** The stages of reading a resume, in their order, and the tools that any of them may use. */
const PARSE = '^adapters/enrichment/parse/';
const STAGES = ['document', 'sections', 'entries', 'profile'];
/** Each tool may use itself and those before it. */
const TOOLS = ['text.ts', 'lexicons/', 'recognizers/'];
const oneOf = (tools) => `(${tools.join('|').replaceAll('.', '\\.')})`;

const stageRules = STAGES.slice(0, -1).map((stage, at) => ({
  name: `${stage}-before-${STAGES[at + 1]}`,
  comment: 'Reading goes one way: a stage knows what the stages before it found, and nothing of those after it.',
  severity: 'error',
  from: { path: `${PARSE}${stage}/` },
  to: { path: `${PARSE}(${STAGES.slice(at + 1).join('|')})/` },
}));

const toolRules = TOOLS.map((tool, at) => ({
  name: `${tool.replace(/\W.*/, '')}-knows-no-stage`,
  comment:
    'What recognizes something in a text can be used anywhere, and tested alone, because it knows of no document.',
  severity: 'error',
  from: { path: `${PARSE}${oneOf([tool])}` },
  to: { path: PARSE, pathNot: `${PARSE}${oneOf([...TOOLS.slice(0, at + 1), 'thresholds.ts'])}` },
}));

/** The stages of reading a job ad, in their order: recognizers, the parts of the ad, its skills. */
const JOB_AD = '^adapters/enrichment/job-ad/';
const AD_STAGES = ['recognizers', 'sections', 'skills'];

const adStageRules = AD_STAGES.map((stage, at) => ({
  name: `${stage}-of-ads-know-no-later-stage`,
  comment: 'An ad is read one way too, and shares with resumes the tools and the languages, not the stages.',
  severity: 'error',
  from: { path: `${JOB_AD}${stage}/` },
  to: {
    path: '^adapters/enrichment/',
    pathNot: `${JOB_AD}((${AD_STAGES.slice(0, at + 1).join('|')})/|quote\\.ts$)|^adapters/enrichment/language/|${PARSE}${oneOf([...TOOLS, 'thresholds.ts'])}`,
  },
}));

module.exports = {
  forbidden: [
    ...stageRules,
    ...toolRules,
    ...adStageRules,
    {
      name: 'thresholds-import-nothing',
      comment: 'They are numbers with their reasons.',
      severity: 'error',
      from: { path: `${PARSE}thresholds\\.ts$` },
      to: {},
    },
    {
      name: 'no-folder-cycles-in-parse',
      comment: 'Two folders that need each other are one, types included.',
      severity: 'error',
      scope: 'folder',
      from: { path: PARSE.slice(0, -1) },
      to: { circular: true },
    },
    {
      name: 'core-imports-nothing',
      comment:
        'The domain is framework-free: no npm package, no node: module, no adapter. Whatever it needs of the world is a port.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: '^core/' },
    },
    {
      name: 'adapters-import-core-only',
      comment: 'Adapters never import each other or the bootstrap: each can be taken out and replaced alone.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^(adapters|bootstrap|test|bench)/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'core-through-its-doors',
      comment:
        'Hosts and adapters see of the core what core/index.ts and core/spi.ts list, and nothing else: the rest can be moved and changed freely.',
      severity: 'error',
      from: { path: '^(adapters|bootstrap)/' },
      to: { path: '^core/', pathNot: '^core/(index|spi)\\.ts$' },
    },
    {
      name: 'foreign-text-in-named-modules-only',
      comment:
        'What recognizes anything in a document or an ad runs in a child process. These modules alone lead there: the entry of the child and the adapters for hosts without one.',
      severity: 'error',
      from: { path: '^(core|adapters|bootstrap)/', pathNot: `${FOREIGN_TEXT}|${DOORS_TO_FOREIGN_TEXT}` },
      to: { path: FOREIGN_TEXT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-foreign-text-behind-requests',
      comment:
        'What a request runs in the API process reaches no rule over documents and ads, through whatever it imports. The doors of adapters/enrichment stay outside: they are what the child process and hosts without one load.',
      severity: 'error',
      from: {
        path: '^(core/|adapters/(?!enrichment/)|adapters/enrichment/(child-enricher|child-job-ad-reader|child-ocr|enrichment-children|children/))',
      },
      to: { path: FOREIGN_TEXT, reachable: true },
    },
    {
      name: 'use-cases-infer-by-port',
      comment:
        'Inference runs over whole resumes: use cases and matching ask the port for it, and take no more than its types.',
      severity: 'error',
      from: { path: '^core/', pathNot: '^core/(intelligence/[a-z]+/infer-|spi\\.ts$)' },
      to: { path: '^core/intelligence/candidate/infer-candidate\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'inversify-in-bootstrap-only',
      comment: 'Wiring is one place. A class that needs a container to live cannot be embedded or tested alone.',
      severity: 'error',
      from: { pathNot: '^bootstrap/' },
      to: { path: 'node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What ships must not depend on what only tests it.',
      severity: 'error',
      from: { path: '^(core|adapters|bootstrap)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'no-development-packages',
      comment:
        'What ships must run with `npm ci --omit=dev`. The contract suites run where their optional peers are installed.',
      severity: 'error',
      from: { path: '^(core|adapters|bootstrap)/', pathNot: '^bootstrap/testing/contract/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-suites-for-tests-only',
      comment: 'They need packages that a service does not install.',
      severity: 'error',
      from: { path: '^(core|adapters|bootstrap)/', pathNot: '^bootstrap/testing/contract/' },
      to: { path: '^bootstrap/testing/contract/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle of values makes load order matter. Cycles of types alone vanish when compiled.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders of the core that need each other, be it for a type alone, are one: they cannot be read or moved apart.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^core/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
