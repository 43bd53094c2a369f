import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { loadPicture } from '../../../src/draw/decode.js';
import type { CamouflageEvidence } from '../../../src/families/ambiguous/camouflage/judge.js';
import type { CamouflageStage } from '../../../src/families/ambiguous/camouflage/stage.js';
import type { CamouflageState } from '../../../src/families/ambiguous/camouflage/state.js';
import { outlook, stand } from '../../../src/families/ambiguous/camouflage/habitat/standing.js';
import { featuresOf } from '../../../src/families/ambiguous/hiding/features.js';
import { targetOf, visibilityOf } from '../../../src/families/ambiguous/hiding/visibility.js';
import { box as solid } from '../../../src/world/modeling/index.js';
import { familyLaws } from '../law-suite.js';

const params = {
  look: 'habitat',
  subjects: 'both',
  size: 192,
  animals: ['deer', 'goose', 'gorilla'],
  categories: ['teapot', 'guitar'],
};

describe('ambiguous/camouflage, habitats', () => {
  familyLaws('ambiguous/camouflage', { params, count: 3, few: 1 });

  const name: string = 'ambiguous/camouflage';
  const make = async (count: number, more: { size?: string } = {}) => {
    const maker = await prepare(await plan(name, { seed: 5, count, params: { ...params, ...more } })); // prettier-ignore
    return Array.from({ length: count }, (_, i) => maker.make(i));
  };

  test('another decoder and a look at colors alone find the box where the label has it', async () => {
    for (const item of [...(await make(5)), ...(await make(2, { size: '300x200' }))]) {
      const [hidden, revealed] = await Promise.all(item.views.map(({ png }) => loadPicture(png)));
      const { subject } = item.state as unknown as CamouflageState;
      const [a, b] = [hidden, revealed];
      const at = Array.from({ length: a.width * a.height }, (_, i) => i).filter((i) =>
        [0, 1, 2].some((k) => a.data[3 * i + k] !== b.data[3 * i + k]),
      );
      const [x, y] = [at.map((i) => i % a.width), at.map((i) => Math.floor(i / a.width))];
      const edges = [Math.min(...x), Math.min(...y), Math.max(...x) + 1, Math.max(...y) + 1];
      for (const [i, edge] of edges.entries()) expect(Math.abs(edge - subject.box[i])).toBeLessThanOrEqual(1);
    }
  });

  test('the habitat alone shows nothing of what is hidden in it', async () => {
    for (const item of await make(5)) {
      const { placed, ground } = item.stage as CamouflageStage;
      const target = targetOf(ground, placed);
      const chance = visibilityOf(target, featuresOf(ground, target.blocks.window));
      const { visibility } = item.certificate as unknown as CamouflageEvidence;
      expect(visibility.total).toBeGreaterThan(1.6 * chance.total);
    }
  });
});

test('what stands in the picture is as large as it should be and within it, by projecting its corners one by one', () => {
  const sides = { width: 400, height: 300 };
  const modelOf = (unit: number) => ({ category: 'box', broadClass: 'miscellaneous', hasFront: true, hasUp: true, parts: [{ name: 'box', mesh: solid(2 * unit, unit, 0.6 * unit), material: { baseColor: [1, 1, 1], metallic: 0, roughness: 1 } }] }) as const; // prettier-ignore
  for (const [elevation, yaw, side, at, unit] of [
    [18, 30, 180, [0, 0], 1],
    [26, -70, 150, [1, 1], 1],
    [22, 80, 200, [0.5, 0.3], 1],
    [26, -70, 150, [1, 1], 18],
  ] as const) {
    // prettier-ignore
    const { camera } = outlook(sides, elevation);
    const { pose, clearing } = stand(modelOf(unit), { yaw, elevation }, sides, side, at, 1);
    const radians = Math.PI / 180;
    const [px, py, pz] = camera.position;
    const seen = [-1, 1].flatMap((sx) => [-0.5, 0.5].flatMap((sy) => [-0.3, 0.3].map((sz) => {
      const [x, y, z] = [unit * sx, unit * sy, unit * sz];
      const turned = [Math.cos(yaw * radians) * x + Math.sin(yaw * radians) * z, y, Math.cos(yaw * radians) * z - Math.sin(yaw * radians) * x]; // prettier-ignore
      const world = turned.map((value, k) => value * pose.scale + pose.position[k]);
      // The footprint lies in the clearing's box, but for the share that may be overgrown.
      expect(Math.abs(world[0] - clearing.x)).toBeLessThanOrEqual(clearing.wide / 0.84);
      const [dx, dy, dz] = [world[0] - px, world[1] - py, world[2] - pz];
      const length = Math.hypot(px, py, pz);
      const [bx, by, bz] = [px / length, py / length, pz / length];
      const depth = -(dx * bx + dy * by + dz * bz);
      const up = -dx * bx * by + dy * (1 - by * by) - dz * bz * by;
      const focal = 150 / Math.tan((camera.fieldOfView / 2) * radians);
      return [200 + (focal * dx) / depth, 150 - (focal * up) / Math.sqrt(1 - by * by) / depth];
    }))); // prettier-ignore
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect(Math.max(wide, high)).toBeCloseTo(side, 0);
    expect(Math.min(...xs)).toBeCloseTo(18 + at[0] * (400 - 36 - wide), 0);
    expect(Math.min(...ys)).toBeCloseTo(18 + at[1] * (300 - 36 - high), 0);
  }
});
