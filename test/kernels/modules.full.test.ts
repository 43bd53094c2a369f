import { expect, test } from 'vitest';
import { compileKernel, expectedSha256, kernelNames, sha256 } from '../../scripts/build-kernels.mjs';

test.each(kernelNames())(
  'kernel %s: a fresh build has the sha256 that stands in the source',
  async (name) => {
    expect(sha256(await compileKernel(name))).toBe(expectedSha256(name));
  },
);
