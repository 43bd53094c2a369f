import { expect, test } from 'vitest';
import { blob, box, materials, organic } from '../../src/world/modeling/index.js';
import type { Mesh } from '../../src/world/mesh.js';
import { sharedSoftRenderer } from '../../src/world/open-renderer.js';
import { turnMatrix } from '../../src/world/modeling/mesh/transform.js';
import type { Material } from '../../src/world/material.js';
import type { Scene } from '../../src/world/scene.js';
import { studioLights } from '../../src/world/shading/mirrored-studio.js';
import { surelyShown } from '../../src/world/surely-shown.js';
import { Stream } from '../../src/core/stream.js';

const side = 96;
const size = { width: side, height: side };
const edges = [0, side - 1];

const paint = materials.mattePaint('#b04030');

function sceneOf(mesh: Mesh, material: Material, stream: Stream): Scene {
  return {
    objects: [
      {
        model: {
          category: 'thing',
          broadClass: 'miscellaneous',
          hasFront: false,
          hasUp: true,
          parts: [{ name: 'thing', mesh, material }],
        },
        pose: {
          rotation: turnMatrix('y', stream.uniform(0, 360)),
          position: [stream.uniform(-1, 1), stream.uniform(-1, 1), stream.uniform(-1, 1)],
          scale: stream.uniform(0.3, 2),
        },
      },
    ],
    camera: {
      position: [0, stream.uniform(0, 3), stream.uniform(1.5, 8)],
      target: [0, 0, 0],
      fieldOfView: stream.integer(20, 50),
      near: 1,
      far: 40,
    },
    lights: studioLights,
    ground: 'none',
    background: { top: [230, 230, 230], bottom: [230, 230, 230] },
  };
}

const meshes: readonly Mesh[] = [
  box(1, 1.4, 0.8),
  organic([blob([0, 0, 0], [0.5, 0.8, 0.4]), blob([0.3, 0.4, 0], [0.5, 0.2, 0.4])], { cell: 0.05 }),
];

const isSeen = (objects: Uint16Array, row: number): boolean =>
  objects.subarray(row * side, (row + 1) * side).some((object) => object > 0);

test('what surely is shown is drawn, and of what is drawn most surely is shown', async () => {
  const renderer = await sharedSoftRenderer();
  let [sure, drawn, clear] = [0, 0, 0];
  for (let i = 0; i < 160; i++) {
    const scene = sceneOf(meshes[i % 2], paint, new Stream(['surely shown', i]));
    const objects = renderer.objects(scene, size);
    for (const row of edges) {
      const isSure = surelyShown(scene.objects[0], scene.camera, size, [row]);
      if (isSure) expect(isSeen(objects, row), `scene ${i}, row ${row}`).toBe(true);
      sure += Number(isSure);
      drawn += Number(isSeen(objects, row));
      clear += Number(!isSeen(objects, row));
    }
    expect(surelyShown(scene.objects[0], scene.camera, size, edges)).toBe(
      edges.some((row) => surelyShown(scene.objects[0], scene.camera, size, [row])),
    );
  }
  expect(clear).toBeGreaterThan(20);
  expect(drawn).toBeGreaterThan(20);
  expect(sure / drawn).toBeGreaterThan(0.9);
});

test('back faces count only where both sides are seen, and masks never', () => {
  const [a, b, c] = [
    [-5, 5, 0],
    [5, 5, 0],
    [0, -9, 0],
  ] as const;
  const away: Mesh = {
    positions: Float32Array.of(...a, ...b, ...c),
    normals: Float32Array.of(0, 0, -1, 0, 0, -1, 0, 0, -1),
    indices: Uint32Array.of(0, 1, 2),
  };
  const shown = (mesh: Mesh, material: Material): boolean => {
    const scene = sceneOf(mesh, material, new Stream(['sides']));
    return surelyShown(
      { ...scene.objects[0], pose: { rotation: turnMatrix('y', 0), position: [0, 0, 0], scale: 1 } },
      { position: [0, 0, 6], target: [0, 0, 0], fieldOfView: 40, near: 1, far: 40 },
      size,
      edges,
    );
  };
  const toward = { ...away, indices: Uint32Array.of(0, 2, 1) };
  expect(shown(toward, paint)).toBe(true);
  expect(shown(away, paint)).toBe(false);
  expect(shown(away, { ...paint, doubleSided: true })).toBe(true);
  expect(shown(toward, { ...paint, alphaCutoff: 0.5 })).toBe(false);
});
