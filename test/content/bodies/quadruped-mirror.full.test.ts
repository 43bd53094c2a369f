import { describe, expect, it } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { bounds } from '../../../src/world/modeling/index.js';
import { mirrorAngles } from '../../../src/content/bodies/skeleton.js';
import { mirrorPoint, otherName, swapSides } from '../../../src/content/bodies/side.js';
import type { BodyPose, PosedBody } from '../../../src/content/bodies/body.js';
import { quadrupeds } from '../../../src/content/bodies/quadruped/index.js';
import { standing } from '../../../src/content/bodies/quadruped/poses/standing.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import type { Vec3 } from '../../../src/world/vector.js';

const renderer = softRenderer();
const side = 160;

/** Per pixel, the name of the part that is seen. */
function seen(body: PosedBody, from: Vec3): string[] {
  const { min, max } = bounds(...body.parts.map(({ mesh }) => mesh));
  const far = Math.max(...max.map((value, k) => value - min[k]));
  const position: Vec3 = [from[0] * far * 2.4, (max[1] - min[1]) / 2 + from[1] * far, from[2] * far * 2.4];
  const scene = {
    objects: [
      {
        model: { category: 'x', broadClass: 'animals', hasFront: true, hasUp: true, parts: body.parts },
        pose: { rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], position: [0, 0, 0], scale: 1 },
      },
    ],
    camera: { position, target: [0, (max[1] - min[1]) / 2, 0], fieldOfView: 30, near: 0.01, far: 100 * far },
    lights: studioLights,
    ground: 'none',
    background: { top: [0, 0, 0], bottom: [0, 0, 0] },
  } as const;
  const { parts } = renderer.masks(scene, { width: side, height: side });
  return Array.from(parts, (id) => (id === 0 ? '' : body.parts[id - 1].name));
}

describe.each(quadrupeds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const stream = new Stream(['mirror', kind.name]);
  const look = kind.look(stream.child('look'));
  const eyes = swapSides(kind.eyes(look));
  const pose: BodyPose = {
    ...standing(stream.child('pose'), kind, look),
    eyes: { ...eyes, left: { ...eyes.left, open: false } },
  };
  const mirrored: BodyPose = { ...pose, angles: mirrorAngles(pose.angles), eyes: swapSides(pose.eyes!) };
  const body = kind.build(look, pose);
  const twin = kind.build(kind.mirrorLook(look), mirrored);

  it('has a mirror image that is its mirror image', () => {
    expect(Object.keys(twin.points).sort()).toEqual(Object.keys(body.points).sort());
    for (const [name, p] of Object.entries(body.points)) {
      const other = twin.points[otherName(name)];
      mirrorPoint(p).forEach((value, k) => expect(Math.abs(value - other[k])).toBeLessThan(1e-6));
    }
    for (const from of [[0.8, 0.3, 0.6], [0.1, 0.2, 1], [-0.9, 0.1, -0.4]] as const) {
      const a = seen(body, from);
      const b = seen(twin, mirrorPoint(from));
      const same = a.filter((name, i) => {
        const [x, y] = [i % side, Math.floor(i / side)];
        return otherName(name) === b[y * side + side - 1 - x];
      }).length;
      // Spines lie over borders of parts, and end in the open.
      expect(same / a.length).toBeGreaterThan(kind.name === 'hedgehog' ? 0.98 : 0.99);
      expect(a.filter((name) => name !== '').length).toBeGreaterThan(0.02 * a.length);
    }
  });

  it('names what belongs to a side', () => {
    const names = new Set(body.parts.map(({ name }) => name));
    for (const one of ['left', 'right'])
      for (const thing of ['front leg', 'front foot', 'rear leg', 'rear foot', 'ear', 'eye'])
        expect(names).toContain(`${one} ${thing}`);
    for (const name of ['trunk', 'neck', 'head', 'tail']) expect(names).toContain(name);
  });

  it('stands on the ground', () => {
    expect(bounds(...body.parts.map(({ mesh }) => mesh)).min[1]).toBeCloseTo(0, 6);
    for (const limb of ['left front', 'right front', 'left rear', 'right rear'])
      expect(Math.abs(body.points[`${limb} foot`][1])).toBeLessThan(0.02 * (look['size'] as number));
  });
}); // prettier-ignore
