import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

const inexact =
  'random sin cos tan asin acos atan atan2 exp expm1 log log1p log2 log10 pow cbrt hypot sinh cosh tanh asinh acosh atanh'.split(
    ' ',
  );

/** What DESIGN calls the determinism rules: nothing in src may differ between machines, locales or clocks. */
const determinism = {
  'no-restricted-properties': [
    'error',
    ...inexact.map((property) => ({
      object: 'Math',
      property,
      message: 'Differs between machines or runs: use src/core/math or a Stream.',
    })),
  ],
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'No clock may reach an output.' },
    { name: 'Intl', message: 'Depends on the locale data of the machine.' },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: "BinaryExpression[operator='**']",
      message: '** differs between engines: use core/math pow.',
    },
    {
      selector: "AssignmentExpression[operator='**=']",
      message: '**= differs between engines: use core/math pow.',
    },
    {
      selector: 'MemberExpression[property.name=/^(toLocale.*|localeCompare)$/]',
      message: 'Depends on the locale of the machine.',
    },
    {
      selector: "VariableDeclarator[init.name='Math']",
      message: 'Do not take Math apart: the lint cannot follow it.',
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '.venv/',
      'dist/',
      'node_modules/',
      'out/',
      'site/',
      'tmp/',
      'coverage/',
      'src/kernels/**/*.as.ts',
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/**/*.ts'], rules: determinism },
  // A participant's rows say when they were made; nothing of the library's output comes from there.
  // A server may say by date when it is to be asked again.
  {
    files: ['src/dataset/study/client/**/*.ts', 'src/dataset/ask/retry-after.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^toMatch.*Snapshot$/]',
          message: 'vitest -u renews snapshots silently: use expectGolden of test/goldens/golden-file.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        globalThis: 'readonly',
      },
    },
  },
);
