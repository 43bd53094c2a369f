import { expect, it } from 'vitest';
import { bounds, turnMatrix } from '../../../src/world/modeling/index.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import type { Mat3 } from '../../../src/world/pose.js';
import type { Scene } from '../../../src/world/scene.js';
import { studioLights } from '../../../src/world/shading/mirrored-studio.js';
import { softRenderer } from '../../../src/world/render/renderer.js';

const side = 96;
const renderer = softRenderer();
const round = catalog.filter((entry) => entry.round);

it('is only said of what has no front', () => {
  expect(round.length).toBeGreaterThan(0);
  for (const entry of round) expect(entry.hasFront).toBe(false);
});

it.each(round.map((entry) => [entry.category, entry] as const))(
  '%s: the same at every heading',
  (_, entry) => {
    const model = buildModel(entry, ['round', 1]);
    const { min, max } = bounds(...model.parts.map((part) => part.mesh));
    const [height, reach] = [max[1], Math.max(max[1], max[0] - min[0])];
    const sceneOf = (rotation: Mat3): Scene => ({
      objects: [{ model, pose: { rotation, position: [0, 0, 0], scale: 1 } }],
      camera: {
        position: [0, height / 2 + 0.7 * reach, 2.2 * reach],
        target: [0, height / 2, 0],
        fieldOfView: 30,
        near: reach / 10,
        far: 10 * reach,
      },
      lights: studioLights,
      ground: 'catcher',
      background: { top: [236, 239, 243], bottom: [214, 214, 212] },
    });
    const render = (rotation: Mat3) =>
      renderer.render(sceneOf(rotation), { width: side, height: side, samples: 8, shadows: true }).data;
    const rest = turnMatrix('y', 0);
    const { objects } = renderer.masks(sceneOf(rest), { width: side, height: side });
    const first = render(rest);
    for (const heading of [1.3, 17, 90, 133.1, 222]) {
      const second = render(turnMatrix('y', -heading));
      let [sum, count] = [0, 0];
      objects.forEach((object, i) => {
        if (object === 0) return;
        for (let k = 3 * i; k < 3 * i + 3; k++) sum += Math.abs(first[k] - second[k]);
        count += 3;
      });
      expect(count).toBeGreaterThan(500);
      expect(sum / count / 255).toBeLessThan(0.005);
    }
  },
);
