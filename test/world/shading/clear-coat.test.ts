import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../src/world/light/environment.js';
import { reduceEnvironment } from '../../../src/world/light/reduced.js';
import type { Material } from '../../../src/world/material.js';
import { dot, normalize, type Vec3 } from '../../../src/world/vector.js';
import { PointEnvironmentSurface } from '../../reference/shading/environment-surface.js';
import type { KeyAtPoint } from '../../reference/shading/key-at-point.js';
import { SurfacePoint } from '../../reference/shading/point.js';
import { plain, texture } from './textures.js';

const black: Material = { baseColor: [0, 0, 0], metallic: 0, roughness: 1 };
const white: Material = { baseColor: [1, 1, 1], metallic: 0, roughness: 1 };

const even = (strength: number): Environment => ({
  radiance: (_x, _y, _z, out) => void (out.red = out.green = out.blue = strength),
});
const [bright, dark] = [reduceEnvironment(even(1)), reduceEnvironment(even(0))];

/** What a material with its normal up sends to the eye, red, in light from all around and from a point of a key light. */
function seen(material: Material, view: Vec3, reduced = bright, light?: Vec3, strength = 1): number {
  const [x, y, z] = light ?? [0, 1, 0];
  const power = light ? strength : 0;
  const key: KeyAtPoint = { x, y, z, red: power, green: power, blue: power, size: 0 };
  const point = new SurfacePoint();
  [point.normalX, point.normalY, point.normalZ] = [0, 2, 0];
  [point.viewX, point.viewY, point.viewZ] = view;
  new PointEnvironmentSurface(material, reduced, key).shade(point);
  return point.red;
}

const slanted = (cosine: number): Vec3 => [Math.sqrt(1 - cosine * cosine), cosine, 0];

/** What a coat lets through of light that a surface below it sends to the eye. */
const throughOf = (coated: Material, view: Vec3): number =>
  seen({ ...coated, emissive: [1, 1, 1] }, view, dark);

/** The clear coat of three's MeshPhysicalMaterial: GGX, Smith's height-correlated masking with its roots, Schlick's term. */
function lobeOfThree(roughness: number, view: Vec3, light: Vec3): number {
  const half = normalize([view[0] + light[0], view[1] + light[1], view[2] + light[2]]);
  const square = roughness ** 4;
  const [nl, nv, nh] = [light[1], view[1], half[1]];
  const density = square / (Math.PI * (nh * nh * (square - 1) + 1) ** 2);
  const smith =
    0.5 / (nl * Math.sqrt(square + (1 - square) * nv * nv) + nv * Math.sqrt(square + (1 - square) * nl * nl));
  const fresnel = 0.04 + 0.96 * (1 - dot(view, half)) ** 5;
  // Where the light's strength is what a white matte surface gives back, it is an irradiance of π.
  return Math.PI * density * smith * fresnel * nl;
}

describe('a clear coat', () => {
  it('sends on no more light than comes in, and over white nearly all of it', () => {
    for (const clearcoatRoughness of [0, 0.2, 0.5, 1])
      for (const clearcoat of [0.3, 1])
        for (const cosine of [1, 0.7, 0.4, 0.1]) {
          const share = seen({ ...white, clearcoat, clearcoatRoughness }, slanted(cosine));
          expect(share).toBeLessThan(1.005);
          expect(share).toBeGreaterThan(0.97);
        }
  });

  it('reflects of the key light what that of three does, within an eighth', () => {
    for (const roughness of [0.15, 0.3, 0.6, 1])
      for (const cosine of [1, 0.8, 0.5])
        for (const turn of [0, 40, 90, 180])
          for (const height of [0.9, 0.6]) {
            const level = Math.sqrt(1 - height * height);
            const angle = (turn * Math.PI) / 180;
            const light: Vec3 = [-level * Math.cos(angle), height, level * Math.sin(angle)];
            const view = slanted(cosine);
            const coated = { ...black, clearcoat: 1, clearcoatRoughness: roughness };
            const below = seen(black, view, dark, light) * throughOf(coated, view);
            const own = seen(coated, view, dark, light) - below;
            const expected = lobeOfThree(roughness, view, light);
            expect(Math.abs(own - expected)).toBeLessThan(expected / 8);
          }
  });

  it('lets through what it does not reflect, as Schlick has it where it is a mirror', () => {
    for (const cosine of [1, 0.7, 0.4]) {
      const glow: Material = { ...black, emissive: [1, 1, 1] };
      const below = seen(glow, slanted(cosine), dark);
      const through = seen({ ...glow, clearcoat: 1 }, slanted(cosine), dark);
      const half = seen({ ...glow, clearcoat: 0.5 }, slanted(cosine), dark);
      expect(below).toBe(1);
      expect(Math.abs(1 - through - (0.04 + 0.96 * (1 - cosine) ** 5))).toBeLessThan(0.012);
      expect(Math.abs(half - (1 + through) / 2)).toBeLessThan(1e-12);
    }
  });

  it('is what summing the lobe of three over 20,000 directions of a light makes', () => {
    const lit: Environment = {
      radiance: (x, y, _z, out) => void (out.red = out.green = out.blue = 1 + 0.6 * y + 0.3 * x),
    };
    const reduced = reduceEnvironment(lit);
    // Aslant the split-sum approximation errs more, the rougher the coat.
    for (const [roughness, cosine, bound] of [
      [0.3, 1, 0.05],
      [0.3, 0.7, 0.08],
      [0.6, 1, 0.05],
      [0.6, 0.7, 0.2],
    ] as const) {
      const view = slanted(cosine);
      const [rings, spokes] = [100, 200];
      let sum = 0;
      for (let i = 0; i < rings; i++)
        for (let j = 0; j < spokes; j++) {
          const height = (i + 0.5) / rings;
          const level = Math.sqrt(1 - height * height);
          const angle = (2 * Math.PI * (j + 0.5)) / spokes;
          const light: Vec3 = [level * Math.cos(angle), height, level * Math.sin(angle)];
          sum += lobeOfThree(roughness, view, light) * (1 + 0.6 * light[1] + 0.3 * light[0]);
        }
      const expected = (2 * sum) / (rings * spokes);
      const coated = { ...black, clearcoat: 1, clearcoatRoughness: roughness };
      const below = seen(black, view, reduced) * throughOf(coated, view);
      const own = seen(coated, view, reduced) - below;
      expect(Math.abs(own / expected - 1)).toBeLessThan(bound);
    }
  });

  it('is none where nothing says so', () => {
    const view = slanted(0.6);
    expect(seen({ ...white, clearcoat: 0, clearcoatRoughness: 0.3 }, view)).toBe(seen(white, view));
  });
});

describe('a texture of occlusion under an environment', () => {
  const shaded = (red: number, strength?: number): Material => ({
    ...white,
    occlusionTexture: texture(plain([red, 0, 0])),
    ...(strength !== undefined && { occlusionStrength: strength }),
  });

  it('keeps light from all around away, and none of the key light', () => {
    const view: Vec3 = [0, 1, 0];
    const open = seen(white, view);
    for (const [red, strength] of [
      [51, 1],
      [51, 0.5],
      [204, 1],
      [255, 1],
    ] as const) {
      const share = 1 + strength * (red / 255 - 1);
      // At a roughness of 1 what is mirrored is hidden as much.
      expect(Math.abs(seen(shaded(red, strength), view) - share * open)).toBeLessThan(1e-9);
      const sun = slanted(0.8);
      expect(seen(shaded(red, strength), view, dark, sun)).toBe(seen(white, view, dark, sun));
    }
    expect(seen(shaded(51), view)).toBe(seen(shaded(51, 1), view));
  });
});
