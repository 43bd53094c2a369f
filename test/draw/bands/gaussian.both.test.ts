import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { python } from '../../../scripts/python.mjs';
import { Stream } from '../../../src/core/stream.js';
import { createFloats, type FloatImage } from '../../../src/draw/bands/float-image.js';
import { gaussian } from '../../../src/draw/bands/gaussian/gaussian.js';
import { design } from '../../../src/draw/bands/gaussian/design.js';
import { gaussianWeights } from '../../../src/draw/gaussian-weights.js';
import { haveTool } from '../../system-tools.js';
import { someOf } from '../../few.js';

/** Noise of black and white, a checkerboard and an edge: what errs the most. */
function hardPicture(width: number, height: number, channels: 1 | 3 | 4): FloatImage {
  const image = createFloats(width, height, channels);
  const stream = new Stream(['gaussian', width, height]);
  for (let i = 0; i < image.data.length; i++) {
    const x = Math.floor(i / channels) % width;
    const y = Math.floor(i / channels / width);
    const kind = Math.floor((4 * x) / width);
    image.data[i] = [stream.below(2), (x + y) % 2, Number(y > height / 2), (x >> 2) % 2][kind];
  }
  return image;
}

describe('Gaussian', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'topsyturvy-gaussian-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.skipIf(!haveTool('scipy')).each(
    someOf(
      [
        [96, 80, 3, 0.7],
        [96, 80, 1, 3.9],
        [97, 83, 3, 4],
        [64, 96, 3, 5.5],
        [130, 70, 4, 8],
        [101, 128, 3, 13.7],
        [90, 90, 1, 40],
        [20, 33, 3, 30],
        [1, 40, 3, 6],
      ] as const,
      2,
    ),
  )('%d×%d of %d channels, σ = %d: within 1/255 of scipy everywhere', (width, height, channels, sigma) => {
    const image = hardPicture(width, height, channels);
    const [from, to] = [join(folder, 'in.f32'), join(folder, 'out.f64')];
    writeFileSync(from, image.data);
    const script = `import numpy, sys
from scipy.ndimage import gaussian_filter
image = numpy.fromfile(sys.argv[1], numpy.float32).reshape(${height}, ${width}, ${channels}).astype(numpy.float64)
gaussian_filter(image, (${sigma}, ${sigma}, 0)).tofile(sys.argv[2])`;
    const { status, stderr } = spawnSync(python, ['-c', script, from, to], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    const bytes = readFileSync(to);
    const theirs = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    const furthest = gaussian(image, sigma).data.reduce((most, value, i) => Math.max(most, Math.abs(value - theirs[i])), 0); // prettier-ignore
    expect(furthest * 255).toBeLessThan(sigma < 4 ? 0.001 : 0.85);
  });

  test.each(someOf([4, 4.9, 5.99, 6, 7, 8, 9.99, 12, 25, 60.5], 5))(
    'σ = %d: no picture can err by 0.85 / 255',
    (sigma) => {
      const { factor, spline, taps } = design(sigma);
      const scipy = gaussianWeights(sigma, Math.floor(4 * sigma + 0.5));
      let worst = 0;
      for (let phase = 0; phase < factor; phase++) {
        // Output `phase` takes small values 0, −1 and −2, which take samples from −reach·factor − … on.
        const zero = (taps.length + 2) * factor;
        const kernel = new Float64Array(2 * zero + spline.length + scipy.length);
        for (let j = 0; j < 3; j++)
          for (let k = 1 - taps.length; k < taps.length; k++) {
            const weight = factor * (spline[phase + j * factor] ?? 0) * taps[Math.abs(k)];
            spline.forEach((value, t) => (kernel[zero + (k - j) * factor + t] += weight * value));
          }
        scipy.forEach((value, at) => {
          kernel[zero + phase + at] -= value;
          if (at > 0) kernel[zero + phase - at] -= value;
        });
        worst = Math.max(
          worst,
          kernel.reduce((sum, value) => sum + Math.abs(value), 0),
        );
      }
      // Half of it for signals from 0 to 1, and once for each axis.
      expect(worst * 255).toBeLessThan(0.85);
    },
  );

  test('a plain picture stays as it is, and a reflected picture gives the reflected result', () => {
    const plain = createFloats(50, 37, 3);
    plain.data.fill(0.625);
    for (const sigma of [2, 9])
      for (const value of gaussian(plain, sigma).data) expect(value).toBeCloseTo(0.625, 6);
    const image = hardPicture(40, 40, 1);
    const turned = { ...image, data: image.data.slice().reverse() };
    const [there, back] = [gaussian(image, 3), gaussian(turned, 3)];
    back.data.forEach((value, i) => expect(value).toBeCloseTo(there.data[there.data.length - 1 - i], 6));
  });

  test.each([0, -1, NaN, Infinity, 41])('σ = %d is refused', (sigma) => {
    expect(() => gaussian(createFloats(40, 30, 1), sigma)).toThrow(
      /Expected more than 0 and at most 40 pixels/,
    );
  });
});
