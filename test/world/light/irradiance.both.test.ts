import { describe, expect, it } from 'vitest';
import { environments } from '../../../src/content/environments/index.js';
import { Stream } from '../../../src/core/stream.js';
import { createLight, type Environment } from '../../../src/world/light/environment.js';
import { reduceEnvironment } from '../../../src/world/light/reduced.js';
import { readReflections } from '../../reference/shading/reflections.js';
import { someOf } from '../../few.js';

/** Directions spread evenly over the sphere, which no map knows. */
const directions = Array.from({ length: 20_000 }, (_, i) => {
  const y = 1 - (2 * (i + 0.5)) / 20_000;
  const level = Math.sqrt(1 - y * y);
  const angle = i * 2.399963229728653;
  return [level * Math.cos(angle), y, level * Math.sin(angle)] as const;
});

const normals = [
  [0, 1, 0],
  [0, -1, 0],
  [1, 0, 0],
  [0.6, 0, -0.8],
  [-0.48, 0.6, 0.64],
  [0.36, -0.48, 0.8],
] as const;

/** The mean of the radiance under some weight. */
function integrate(environment: Environment, weight: (x: number, y: number, z: number) => number): number[] {
  const out = createLight();
  const sum = [0, 0, 0];
  let whole = 0;
  for (const [x, y, z] of directions) {
    const share = weight(x, y, z);
    if (share === 0) continue;
    environment.radiance(x, y, z, out);
    sum[0] += share * out.red;
    sum[1] += share * out.green;
    sum[2] += share * out.blue;
    whole += share;
  }
  return sum.map((value) => value / whole);
}

describe.each(
  someOf(
    environments.map((program) => [program.name, program] as const),
    4,
  ),
)('%s', (name, program) => {
  const environment = program.build({
    azimuth: 40,
    ground: [0.2, 0.18, 0.15],
    variation: new Stream([name]),
  });
  const reduced = reduceEnvironment(environment);
  const out = createLight();

  it('lights matte surfaces as integrating over all directions does', () => {
    const above = integrate(environment, (_, y) => Math.max(0, y))[1];
    for (const [nx, ny, nz] of normals) {
      const [red, green, blue] = integrate(environment, (x, y, z) => Math.max(0, x * nx + y * ny + z * nz));
      reduced.irradiance.read(nx, ny, nz, out);
      expect(Math.abs(out.red - red)).toBeLessThan(0.12 * above);
      expect(Math.abs(out.green - green)).toBeLessThan(0.12 * above);
      expect(Math.abs(out.blue - blue)).toBeLessThan(0.12 * above);
    }
  });

  it('is mirrored by rough surfaces as integrating over the lobe is', () => {
    const above = integrate(environment, (_, y) => Math.max(0, y))[1];
    for (const roughness of [0.6, 0.8, 1]) {
      const square = roughness ** 4;
      for (const [nx, ny, nz] of normals) {
        const lobe = (x: number, y: number, z: number): number => {
          const cosine = x * nx + y * ny + z * nz;
          if (cosine <= 0) return 0;
          // The view is the normal; the half vector lies half way.
          const half = (1 + cosine) / 2;
          const spread = 1 - (1 - square) * half;
          return (cosine * square) / (spread * spread);
        };
        const [, green] = integrate(environment, lobe);
        readReflections(reduced.reflections, nx, ny, nz, roughness, out);
        expect(Math.abs(out.green - green)).toBeLessThan(0.1 * green + 0.05 * above);
      }
    }
  });

  it('sends no darkness and nothing endless', () => {
    let [least, most] = [Infinity, -Infinity];
    for (const [x, y, z] of directions) {
      environment.radiance(x, y, z, out);
      least = Math.min(least, out.red, out.green, out.blue);
      most = Math.max(most, out.red, out.green, out.blue);
    }
    expect(least).toBeGreaterThanOrEqual(0);
    expect(most).toBeLessThan(1000);
  });
});
