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

/** Ways to open a file that core/files does not check: whether it is a regular one, where it lies, how large it is. */
const opening =
  'readFileSync readFile createReadStream openSync open openAsBlob copyFileSync copyFile cpSync cp promises'.split(
    ' ',
  );
const unchecked =
  'May wait for ever, or leave the folder: use core/files (readRegularFile, linesOf, readJsonFile …).';

/** Whatever a stranger may have put somewhere is opened by one function. */
const oneWayIn = {
  'no-restricted-imports': [
    'error',
    {
      paths: ['node:fs', 'node:fs/promises', 'fs', 'fs/promises'].map((name) => ({
        name,
        importNames: ['default', ...opening],
        message: unchecked,
      })),
    },
  ],
  'no-restricted-syntax': [
    ...determinism['no-restricted-syntax'],
    {
      selector: `MemberExpression[object.property.name=/^(fs|fsPromises)$/][property.name=/^(${opening.join('|')})$/]`,
      message: unchecked,
    },
    {
      selector: 'VariableDeclarator[init.property.name=/^(fs|fsPromises)$/]',
      message: 'Do not take node.fs apart: the lint cannot follow it.',
    },
  ],
};

export default tseslint.config(
  {
    // A build beside the lint, as in .ci/run, writes its bundled config here and removes it.
    ignores: [
      '.venv/',
      'dist/',
      'node_modules/',
      'out/',
      'site/',
      'tmp/',
      'coverage/',
      'src/**/*.as.ts',
      '*.bundled_*.mjs',
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
  {
    files: ['src/{benchmarks,cli,dataset,score,serve}/**/*.ts'],
    ignores: [
      'src/dataset/folder/flush-all.ts', // opens what the library has written, to flush it
      'src/dataset/plan/find-library.ts', // the package's own package.json, before the library is there
    ],
    rules: oneWayIn,
  },
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
