import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '/data/', '.venv-mongodb/', '.cache/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // With noUncheckedIndexedAccess every index may be undefined; in data structures a `!` states the bound that the loop keeps.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Use cases are classes with one method and no state of their own by design.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    // chai's assertions are expressions: expect(x).to.be.true
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!\\.{1,2}/)', message: 'The core imports nothing from outside.' },
            { regex: 'adapters/|bootstrap/', message: 'The core knows no adapter.' },
          ],
        },
      ],
    },
  },
  {
    // The service asks child processes; what works in the calling process is for other hosts.
    files: ['bootstrap/**/*.ts', 'adapters/http-koa/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'adapters/enrichment/',
              importNames: ['InProcessEnricher', 'serveEnrichment'],
              message: 'Nothing looks into a document in the process of the service.',
            },
          ],
        },
      ],
    },
  },
  {
    // From which score on something counts is said once, with its reason.
    files: ['adapters/enrichment/parse/**/*.ts'],
    ignores: ['adapters/enrichment/parse/thresholds.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'BinaryExpression[operator=/^([<>]=?|[!=]==)$/] Literal[raw=/^[0-9]*[.][0-9]+$/]',
          message: 'Give the threshold a name, a unit and a reason in thresholds.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: {
      globals: {
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
