import { describe, inject, test } from 'vitest';

/** Whether this is `npm run test:full`, where a file named `*.both.test.ts` or `*.laws.test.ts` checks all that it has. */
export const all = inject('laws') === 'all';

/** The whole list in `npm run test:full`, and its first in `npm test`. */
export const someOf = <const T>(list: readonly T[], few: number): readonly T[] =>
  all ? list : list.slice(0, few);

const none = () => none;
none.each = none;
none.skipIf = none;

/** A test of `npm run test:full` alone: `test` there, and nothing in `npm test`, which has others of the file. */
export const fully = (all ? test : none) as typeof test;

/** Tests of `npm run test:full` alone. */
export const fullyDescribe = (all ? describe : none) as typeof describe;
