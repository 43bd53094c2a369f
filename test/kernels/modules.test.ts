import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedSha256, kernelModule, kernelNames, sha256 } from '../../scripts/build-kernels.mjs';
import { root } from '../cli/command.js';

test.each(kernelNames())('kernel %s: what is built has the sha256 that stands in the source', (name) => {
  expect(sha256(readFileSync(kernelModule(name)))).toBe(expectedSha256(name));
});

test.each(kernelNames())('kernel %s has a test that compares it with a reference', (name) => {
  const host = join(dirname(kernelModule(name)), `${name}-kernel.ts`);
  expect(readFileSync(host, 'utf8')).toContain('new Kernel');
  expect(readFileSync(join(root, 'test/kernels', `${name}.test.ts`), 'utf8')).toMatch(/new Both(<\w+>)?\(/);
});
