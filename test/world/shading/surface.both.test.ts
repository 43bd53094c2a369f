import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import type { Material } from '../../../src/world/material.js';
import type { Lights } from '../../../src/world/scene.js';
import { SurfacePoint } from '../../reference/shading/point.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { prepareMaterial } from '../../../src/world/shading/surface.js';
import type { Vec3 } from '../../../src/world/vector.js';
import { pointShader } from '../../reference/shading/surface.js';
import { noise, plain, texture } from './textures.js';
import { someOf } from '../../few.js';

const dark: Vec3 = [0, 0, 0];
const white: Material = { baseColor: [1, 1, 1], metallic: 0, roughness: 1 };
const metal: Material = { ...white, metallic: 1 };

/** Weak enough to stay below the tone curve's shoulder. */
const WEAK = 1e-4;

/** What a material sends toward the eye, its normal up, as a share of the strength of the light. */
function seen(material: Material, lights: Lights, view: Vec3, set: (point: SurfacePoint) => void = () => {}) {
  const point = new SurfacePoint();
  [point.normalX, point.normalY, point.normalZ] = [0, 1, 0];
  [point.viewX, point.viewY, point.viewZ] = view;
  set(point);
  pointShader(material, lights).shade(point);
  return [point.red, point.green, point.blue];
}

const inSun = (direction: Vec3): Lights => ({
  sky: dark,
  ground: dark,
  sun: { direction, color: [WEAK, WEAK, WEAK] },
});

const slanted = (cosine: number): Vec3 => [Math.sqrt(1 - cosine * cosine), cosine, 0];

/**
 * The share of light from all directions that goes to the eye, in the plane of x and y: the quadrature over suns, evenly over
 * the half of the half sphere on one side of that plane, of which the other is the mirror image.
 */
function albedo(material: Material, view: Vec3): number {
  const [rings, spokes] = [80, 48];
  let sum = 0;
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < spokes; j++) {
      const height = (i + 0.5) / rings;
      const level = Math.sqrt(1 - height * height);
      const angle = (Math.PI * (j + 0.5)) / spokes;
      const sun: Vec3 = [level * Math.cos(angle), height, level * Math.sin(angle)];
      sum += seen(material, inSun(sun), view)[0] / WEAK;
    }
  // A light of 1 is an irradiance of π.
  return (2 * sum) / rings / spokes;
}

describe('metallic-roughness', () => {
  it.each(someOf([0.2, 0.35, 0.5, 0.7, 1], 1))(
    'sends on no more light than comes in, at a roughness of %f',
    (roughness) => {
      for (const cosine of [1, 0.7, 0.3]) {
        for (const metallic of [0, 0.5, 1]) {
          const share = albedo({ baseColor: [1, 1, 1], metallic, roughness }, slanted(cosine));
          expect(share).toBeLessThan(1.02);
          // White keeps all of it where the sun is a direction; the wide softbox is cut off at the horizon.
          if (roughness >= 0.5) expect(share).toBeGreaterThan(0.95);
        }
      }
    },
  );

  it('reflects what GGX with Smith does: at a roughness of 1, straight on, 1 - ln 2 at once', () => {
    // With a reflectance of 1 all else comes back later, with one of 0.04 hardly any does.
    const once = albedo({ ...white, baseColor: [0, 0, 0] }, [0, 1, 0]);
    expect(Math.abs(once - 0.04 * (1 - Math.log(2)))).toBeLessThan(0.001);
  });

  it('is Lambert where dielectric and rough, within a twentieth', () => {
    for (const cosine of [1, 0.8, 0.5]) {
      for (const sun of [1, 0.8, 0.4]) {
        const share = seen(white, inSun([0, sun, Math.sqrt(1 - sun * sun)]), slanted(cosine))[0] / WEAK;
        expect(Math.abs(share - sun)).toBeLessThan(0.05);
      }
    }
  });

  it('shows a matte white floor the sky, and its underside the ground', () => {
    const lights: Lights = { ...inSun([0, 1, 0]), sky: [0.1, 0.2, 0.3], ground: [0.3, 0.2, 0.1] };
    const off = (point: SurfacePoint) => void (point.sunVisibility = 0);
    seen(white, lights, [0.6, 0.8, 0], off).forEach((value, i) =>
      expect(Math.abs(value - lights.sky[i])).toBeLessThan(0.02),
    );
    const under = (point: SurfacePoint) => void ((point.sunVisibility = 0), (point.side = -1));
    seen(white, lights, [0.6, -0.8, 0], under).forEach((value, i) =>
      expect(Math.abs(value - lights.ground[i])).toBeLessThan(0.02),
    );
  });

  it('is dark in full shade, but for what it sends out itself', () => {
    const shade = (point: SurfacePoint) => void (point.sunVisibility = point.ambientVisibility = 0);
    for (const material of [white, metal, { ...metal, roughness: 0.1 }]) {
      expect(seen(material, studioLights, [0, 1, 0], shade)).toEqual([0, 0, 0]);
      const glowing = { ...material, emissive: [0.25, 0.5, 0] as const };
      expect(seen(glowing, studioLights, [0, 1, 0], shade)).toEqual([0.25, 0.5, 0]);
    }
  });

  it('sends out what its emissive texture lets through, as light', () => {
    const shade = (point: SurfacePoint) => void (point.sunVisibility = point.ambientVisibility = 0);
    const glowing: Material = {
      ...white,
      emissive: [0.5, 0.5, 0.5],
      // 188 of 255 is a little more than half of the light.
      emissiveTexture: texture(plain([255, 188, 0])),
    };
    const [red, green, blue] = seen(glowing, studioLights, [0, 1, 0], shade);
    expect(red).toBeCloseTo(0.5, 12);
    expect(green).toBeCloseTo(0.5 * 0.5029, 4);
    expect(blue).toBe(0);
    expect(seen({ ...glowing, emissive: [0, 0, 0] }, studioLights, [0, 1, 0], shade)).toEqual([0, 0, 0]);
  });

  it('takes away light from all around by its occlusion texture, and none of the sun', () => {
    const around: Lights = { ...inSun([0, 1, 0]), sky: [0.2, 0.3, 0.4], ground: [0.1, 0.1, 0.1] };
    const noSun: Lights = { ...around, sun: { ...around.sun, color: [0, 0, 0] } };
    for (const material of [white, { ...metal, roughness: 0.1 }, { ...metal, roughness: 0.7 }]) {
      const look = (code: number, strength: number | undefined, lights: Lights) =>
        seen(
          {
            ...material,
            occlusionTexture: texture(plain([code, 0, 90])),
            ...(strength !== undefined && { occlusionStrength: strength }),
          },
          lights,
          slanted(0.8),
        );
      const open = seen(material, noSun, slanted(0.8));
      look(51, undefined, noSun).forEach((value, i) => expect(value).toBeCloseTo(open[i] / 5, 12));
      look(51, 0.5, noSun).forEach((value, i) => expect(value).toBeCloseTo(open[i] * 0.6, 12));
      expect(look(0, 1, noSun)).toEqual([0, 0, 0]);
      expect(look(255, 1, around)).toEqual(seen(material, around, slanted(0.8)));
      const sun = inSun([0, 1, 0]);
      expect(look(0, 1, sun)).toEqual(seen(material, sun, slanted(0.8)));
    }
  });

  it('leaves the point as it was: the next one is as open as this', () => {
    const point = new SurfacePoint();
    point.viewY = 1;
    const shader = pointShader({ ...white, occlusionTexture: texture(plain([0, 0, 0])) }, studioLights);
    shader.shade(point);
    expect(point.ambientVisibility).toBe(1);
    expect(shader).toMatchObject({ usesUv: true, usesTangent: false });
  });

  it('does not care how long normal and view are', () => {
    const short = seen(metal, studioLights, [0.3, 0.4, 0.5]);
    const long = seen(metal, studioLights, [3, 4, 5], (point) => void (point.normalY = 7));
    long.forEach((value, i) => expect(value).toBeCloseTo(short[i], 12));
  });

  it('stays finite where normals cancel or look away', () => {
    for (const y of [0, -1e-9, -1]) {
      const set = (point: SurfacePoint) => void (point.normalY = y);
      for (const material of [white, { ...metal, roughness: 0 }]) {
        expect(seen(material, studioLights, [0, 1, 0], set).every((value) => value >= 0 && value < 1)).toBe(
          true,
        );
      }
    }
  });

  it('has no sparks where the normal looks away from the eye', () => {
    const rough = { ...white, baseColor: [0, 0, 0] as const, roughness: 0.6 };
    for (let i = 0; i < 2000; i++) {
      const angle = (i * Math.PI) / 1000;
      const sun: Vec3 = [0.6, 0.8, 0];
      const view: Vec3 = i % 2 ? [-0.6, -0.8, 0] : [Math.cos(angle), Math.sin(angle), 0];
      const set = (point: SurfacePoint) => void (point.normalX = Math.cos(7 * angle) * 3);
      const share = seen(rough, inSun(sun), view, set)[0] / WEAK;
      // Straight on it is 0.04/4α², at the edge more by Fresnel's term.
      expect(share >= 0 && share < 20).toBe(true);
    }
  });

  it('multiplies factors, vertex colors and textures', () => {
    const surface = plain([0, 128, 64]);
    const color = plain([188, 255, 0]);
    const textured: Material = {
      baseColor: [0.5, 0.5, 0.5],
      metallic: 0.8,
      roughness: 0.9,
      baseColorTexture: texture(color),
      metallicRoughnessTexture: texture(surface),
    };
    const linear = ((188 / 255 + 0.055) / 1.055) ** 2.4;
    const uniform: Material = {
      baseColor: [0.5 * linear * 0.5, 0.5, 0],
      metallic: (0.8 * 64) / 255,
      roughness: (0.9 * 128) / 255,
    };
    const point = (point: SurfacePoint) => void (point.vertexRed = 0.5);
    const expected = seen(uniform, studioLights, [0.5, 1, 0.2]);
    seen(textured, studioLights, [0.5, 1, 0.2], point).forEach((value, i) =>
      expect(value).toBeCloseTo(expected[i], 12),
    );
  });

  it('turns normals as the map says: red along the tangent, green along its left', () => {
    // A normal of (0.6, 0, 0.8), nearly, in a frame whose tangent is +Z and whose bitangent is Y × Z = +X.
    const mapped: Material = { ...white, normalTexture: texture(plain([204, 128, 230])) };
    const frame = (point: SurfacePoint): void => {
      [point.tangentX, point.tangentY, point.tangentZ] = [0, 0, 1];
    };
    const facing = (x: number, y: number, z: number) => (point: SurfacePoint) => {
      [point.normalX, point.normalY, point.normalZ] = [x, y, z];
    };
    const [red, green, blue] = [204, 128, 230].map((code) => (2 * code) / 255 - 1);
    const view: Vec3 = [0.2, 1, 0.3];
    const expected = seen(white, studioLights, view, facing(green, blue, red));
    seen(mapped, studioLights, view, frame).forEach((value, i) => expect(value).toBeCloseTo(expected[i], 12));

    const long = (point: SurfacePoint): void => {
      frame(point);
      point.tangentZ = 3;
    };
    seen(mapped, studioLights, view, long).forEach((value, i) => expect(value).toBeCloseTo(expected[i], 12));

    const half = { ...mapped, normalTexture: { ...mapped.normalTexture!, scale: 0.5 } };
    const halved = seen(white, studioLights, view, facing(green / 2, blue, red / 2));
    seen(half, studioLights, view, frame).forEach((value, i) => expect(value).toBeCloseTo(halved[i], 12));
  });

  it('says what it reads', () => {
    const image = texture(noise(4, 4, 3));
    const flags = (material: Material) => {
      const { usesUv, usesTangent } = pointShader(material, studioLights);
      return [usesUv, usesTangent];
    };
    expect(flags(white)).toEqual([false, false]);
    expect(flags({ ...white, baseColorTexture: image })).toEqual([true, false]);
    expect(flags({ ...white, normalTexture: image })).toEqual([true, true]);
  });

  it('is made once for a material', () => {
    expect(prepareMaterial(white)).toBe(prepareMaterial(white));
    expect(prepareMaterial({ ...white })).not.toBe(prepareMaterial(white));
  });

  it('gives the same bits on every machine', () => {
    const all: Material = {
      baseColor: [0.9, 0.7, 0.4],
      metallic: 0.9,
      roughness: 1,
      baseColorTexture: texture(noise(19, 16, 3), 'mirror'),
      metallicRoughnessTexture: texture(noise(16, 16, 3), 'repeat'),
      normalTexture: texture(noise(8, 13, 3), 'clamp'),
    };
    const values: number[] = [];
    for (const material of [white, metal, { ...white, roughness: 0.1 }, { ...metal, roughness: 0.4 }, all]) {
      for (let i = 0; i < 200; i++) {
        const place = (point: SurfacePoint): void => {
          [point.normalX, point.normalY, point.normalZ] = [i / 100 - 1, (i % 7) / 7 - 0.3, 0.9];
          [point.u, point.v, point.dudx, point.dvdy] = [i * 0.113 - 5, 3 - i * 0.071, i / 900, i / 1700];
          point.sunVisibility = (i % 5) / 4;
        };
        values.push(...seen(material, studioLights, [0.2, 0.3, 1 + (i % 3)], place));
      }
    }
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(sha256(new Uint8Array(Float64Array.from(values).buffer))).toBe(
      'fdfa59c603e75808ae9d38a63b41a07d2635b10dd8c8a99af38fef35b6aab331',
    );
  });
});
