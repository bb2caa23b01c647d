/** The rules of the house, as `npm run check:architecture` enforces them. */
module.exports = {
  forbidden: [
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
      comment: 'What ships must run with `npm ci --omit=dev`.',
      severity: 'error',
      from: { path: '^(core|adapters|bootstrap)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle of values makes load order matter. Cycles of types alone vanish when compiled.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
