import { expect, test } from 'vitest';
import { changedShare } from '../../src/draw/raster.js';
import { beveledBox, materials, moved } from '../../src/world/modeling/index.js';
import { sharedSoftRenderer } from '../../src/world/open-renderer.js';
import { atRest } from '../../src/world/pose.js';
import { type Scene, aroundSquare } from '../../src/world/scene.js';
import { studioLights } from '../../src/world/shading/mirrored-studio.js';
import { countPixels } from '../../src/world/visible.js';
import { centralSquare } from '../draw/central-square.js';

const side = 96;
const [first, last] = [-3, 3];

/** A row of blocks on a checkered floor, of which only the middle ones fit into the square picture. */
function blocks(): Scene {
  const objects = Array.from({ length: last - first + 1 }, (_, i) => ({
    model: {
      category: 'block',
      broadClass: 'miscellaneous' as const,
      hasFront: false,
      hasUp: true,
      parts: [
        {
          name: 'block',
          mesh: moved(beveledBox(0.6, 0.6, 0.6, 0.05), 0.9 * (first + i), 0.3, 0),
          material: materials.mattePaint('#b04030'),
        },
      ],
    },
    pose: atRest,
  }));
  return {
    objects,
    camera: { position: [0, 2, 6], target: [0, 0.3, 0], fieldOfView: 30, near: 3, far: 40 },
    lights: studioLights,
    ground: 'checker',
    background: { top: [230, 230, 230], bottom: [230, 230, 230] },
  };
}

test.each([
  { width: 2 * side, height: side },
  { width: side, height: 2 * side },
])('the central square of a picture of $width × $height is the square picture', async (size) => {
  const renderer = await sharedSoftRenderer();
  const scene = blocks();
  const settings = { samples: 4, shadows: true } as const;
  const square = renderer.render(scene, { width: side, height: side, ...settings });
  const picture = renderer.render(aroundSquare(scene, size), { ...size, ...settings });
  expect(changedShare(centralSquare(picture, side), square)).toBeLessThan(0.002);
});

test('a wide picture shows more to the sides, a tall one the floor down to its lower edge', async () => {
  const renderer = await sharedSoftRenderer();
  const scene = blocks();
  const seen = (width: number, height: number): number => {
    const objects = renderer.objects(aroundSquare(scene, { width, height }), { width, height });
    return countPixels(objects, { width, height }, scene.objects.length).filter(({ pixels }) => pixels > 0)
      .length;
  };
  expect([seen(side, side), seen(2 * side, side), seen(side, 2 * side)]).toEqual([5, 7, 5]);
  const size = { width: side, height: 3 * side };
  const { data } = renderer.render(aroundSquare(scene, size), { ...size, samples: 4, shadows: true });
  const lowest = data.subarray(-3 * side);
  expect(new Set(lowest).size).toBeGreaterThan(1);
  expect(lowest.every((value) => value < 225)).toBe(true);
});
