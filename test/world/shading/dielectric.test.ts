import { describe, expect, it } from 'vitest';
import { isPlainDielectric } from '../../../src/world/shading/surface.js';
import { SurfacePoint } from '../../reference/shading/point.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { PointDielectric } from '../../reference/shading/dielectric.js';
import { PointMetallicRoughness } from '../../reference/shading/metallic-roughness.js';
import { StudioView } from '../../reference/shading/studio-view.js';

const assets = new StudioView(studioLights);

/** A point that looks some way, another for each number. */
function pointOf(i: number): SurfacePoint {
  const point = new SurfacePoint();
  const turn = (by: number): number => Math.cos(by * i);
  [point.normalX, point.normalY, point.normalZ] = [turn(0.7), turn(1.3), turn(2.1)];
  [point.viewX, point.viewY, point.viewZ] = [3 * turn(0.9), turn(1.7), 2 + turn(0.3)];
  [point.vertexRed, point.vertexBlue] = [0.5 + 0.5 * turn(3.1), 0.9];
  [point.sunVisibility, point.ambientVisibility] = [Math.abs(turn(0.2)), Math.abs(turn(0.4))];
  point.side = i % 2 ? 1 : -1;
  return point;
}

describe('PointDielectric', () => {
  it('gives the light of the whole model, but for rounding', () => {
    for (const roughness of [0, 0.2, 0.3, 0.45, 0.5, 0.6, 1]) {
      const material = { baseColor: [0.75, 0.3, 0.2], metallic: 0, roughness } as const;
      const [few, all] = [PointDielectric, PointMetallicRoughness].map(
        (Kind) => new Kind(material, studioLights, assets),
      );
      for (let i = 0; i < 500; i++) {
        const [own, whole] = [pointOf(i), pointOf(i)];
        few.shade(own);
        all.shade(whole);
        for (const color of ['red', 'green', 'blue'] as const)
          expect(Math.abs(own[color] - whole[color])).toBeLessThan(1e-14);
      }
    }
  });

  it('is for materials without metal, glow and textures of the surface', () => {
    const plain = { baseColor: [1, 1, 1], metallic: 0, roughness: 0.4 } as const;
    expect(isPlainDielectric(plain)).toBe(true);
    expect(isPlainDielectric({ ...plain, metallic: 0.01 })).toBe(false);
    expect(isPlainDielectric({ ...plain, emissive: [0, 0.1, 0] })).toBe(false);
  });
});
