import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { distanceFromCanvas } from './canvas-coverage.js';
import { pathKinds, randomPath } from './random-path.js';

const size = 12;
const pathsPerKind = 56;

// 9 kinds × 56 paths, each filled by both rules. Of the 2/255, 0.5 is our rounding and 0.85 our flattening of curves.
describe('coverage is what Skia converges to, within 2/255', () => {
  for (const kind of pathKinds) {
    test(kind, () => {
      for (let i = 0; i < pathsPerKind; i++) {
        const path = randomPath(kind, size, new Stream(['coverage', kind, i]));
        for (const rule of ['nonzero', 'evenodd'] as const) {
          const ours = coverage(path, { width: size, height: size, rule });
          const worst = distanceFromCanvas(ours, path, size, rule, 2);
          expect(worst, `${kind} ${i} ${rule}`).toBeLessThanOrEqual(2);
        }
      }
    });
  }
});
