import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { buildKernels } from './scripts/build-kernels.mjs';
import { clientScriptsForVite } from './scripts/client-scripts.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much a file of both projects checks, the laws of families above all: few items in `unit`, all in `full`. */
    laws: 'few' | 'all';
  }
}

const full = 'test/**/*.full.test.ts';
/** Run in both projects: `npm test` checks few of what they have (test/few.ts), `npm run test:full` all. */
const inBoth = ['test/**/*.both.test.ts', 'test/**/*.laws.test.ts'];

// Before any test, and before it watches: tests import kernels from src.
await buildKernels();

/** Kernels as text, as the build has them. */
const kernels = {
  name: 'kernels',
  enforce: 'pre',
  load: (file: string) =>
    file.endsWith('.wasm') ? `export default ${JSON.stringify(readFileSync(file, 'base64'))};` : null,
} as const;

/** Files of many replies take six times as long in a process that has run hundreds of others; a long one would end alone. */
const begin = /score\/(corpus\/corpus|hostile-replies)|goldens\/picture-hashes|cli\/special-files/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => begin.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `npm test` runs `unit`, in minutes; `npm run test:full` what takes longer: benchmark sets, second roads, fuzzing, OpenGL. */
export default defineConfig({
  plugins: [kernels, clientScriptsForVite],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores in CI: more forks only fight over them.
    maxWorkers: 2,
    // As src/cli/main.ts does, and for the same reason: tests of photographs take a tenth less of the CPU.
    execArgv: process.versions.v8.startsWith('11.') ? ['--interrupt-budget=500000'] : [],
    // Only tests that wait for something are concurrent.
    maxConcurrency: 32,
    // One process runs many files and loads the library once: much of the time. What a file changes outside itself, it
    // puts back.
    isolate: false,
    setupFiles: ['test/equal-bytes.ts'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [full],
          provide: { laws: 'few' },
        },
      },
      { extends: true, test: { name: 'full', include: [full, ...inBoth], provide: { laws: 'all' } } },
    ],
  },
});
