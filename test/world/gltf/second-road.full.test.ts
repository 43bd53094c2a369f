import { Matrix3, Mesh, Object3D, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { Craft, loadBytes, type Loose } from './craft.js';

type Corner = { readonly at: number[]; readonly normal: number[] };

/** A tree of nodes with all kinds of transforms over meshes of all kinds of triangles. */
function randomFile(seed: number): Uint8Array {
  const random = new Stream(['gltf second road', seed]);
  const craft = new Craft();
  const numbers = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => random.uniform(low, high));
  const unit = (size: number): number[] => {
    const values = numbers(size, -1, 1);
    const length = Math.hypot(...values);
    return values.map((value) => value / length);
  };
  craft.json.meshes = [4, 5, 6].map((mode) => {
    const count = random.integer(5, 9);
    const range = { min: [-2, -2, -2], max: [2, 2, 2] }; // three warns without
    const POSITION = craft.accessor(Float32Array.from(numbers(3 * count, -2, 2)), 'VEC3', range);
    const normals = Array.from({ length: count }, () => unit(3)).flat();
    const NORMAL = craft.accessor(Float32Array.from(normals), 'VEC3');
    const order = random.shuffle(Array.from({ length: count }, (_, i) => i)).slice(0, count - (count % 3));
    const indices = craft.accessor(Uint16Array.from(order), 'SCALAR');
    return { primitives: [{ attributes: { POSITION, NORMAL }, indices, mode }] };
  });
  const side = () => random.choice([-1, 1]) * random.uniform(0.5, 2);
  craft.json.nodes = Array.from({ length: 8 }, (_, i) => ({
    ...(random.below(3) > 0 && { mesh: random.below(3) }),
    translation: numbers(3, -3, 3),
    rotation: unit(4),
    scale: [side(), side(), side()],
    children: [2 * i + 1, 2 * i + 2].filter((child) => child < 8),
  }));
  craft.json.nodes[7] = { mesh: 0, children: [] };
  // A matrix in the place of the three, by columns.
  const flip = [0, 0, -2, 0, 0, 1, 0, 0, 1.5, 0, 0, 0, 3, 1, 2, 1];
  craft.json.nodes[3] = { mesh: 1, matrix: flip, children: craft.json.nodes[3].children };
  return craft.glb();
}

/** The triangles as three reads them: what it mirrors it draws from the other side. */
async function byThree(bytes: Uint8Array): Promise<Corner[][]> {
  const { buffer, byteOffset, byteLength } = bytes;
  const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const { scene } = await new GLTFLoader().parseAsync(file, '');
  scene.updateMatrixWorld(true);
  const found: Corner[][] = [];
  scene.traverse((object: Object3D) => {
    if (!(object instanceof Mesh)) return;
    const { index, attributes } = object.geometry as Loose;
    const turn = new Matrix3().getNormalMatrix(object.matrixWorld);
    const corner = (i: number): Corner => ({
      at: new Vector3().fromBufferAttribute(attributes.position, index.getX(i)).applyMatrix4(object.matrixWorld).toArray(), // prettier-ignore
      normal: new Vector3().fromBufferAttribute(attributes.normal, index.getX(i)).applyMatrix3(turn).normalize().toArray(), // prettier-ignore
    });
    const mirrored = object.matrixWorld.determinant() < 0;
    for (let i = 0; i < index.count; i += 3)
      found.push([corner(i), corner(mirrored ? i + 2 : i + 1), corner(mirrored ? i + 1 : i + 2)]);
  });
  return found;
}

async function byUs(bytes: Uint8Array): Promise<Corner[][]> {
  const { model } = await loadBytes(bytes);
  return model.parts.flatMap(({ mesh: { positions, normals, indices } }) => {
    const corner = (index: number): Corner => ({
      at: [...positions.subarray(3 * index, 3 * index + 3)],
      normal: [...normals.subarray(3 * index, 3 * index + 3)],
    });
    return Array.from({ length: indices.length / 3 }, (_, i) =>
      [...indices.subarray(3 * i, 3 * i + 3)].map(corner),
    );
  });
}

/** Standing and centered, each triangle from its lowest corner on, in an order of their own. */
function settled(triangles: Corner[][]): number[][] {
  const corners = triangles.flat();
  const range = (k: number) => {
    const values = corners.map(({ at }) => at[k]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const offset = [0, 1, 2].map((k) => (k === 1 ? range(1)[0] : (range(k)[0] + range(k)[1]) / 2));
  const rows = triangles.map((triangle) => {
    const flat = triangle.map(({ at, normal }) => [...at.map((value, k) => value - offset[k]), ...normal]);
    const first = flat.reduce((best, row, i) => (row[1] < flat[best][1] ? i : best), 0);
    return [...flat.slice(first), ...flat.slice(0, first)].flat();
  });
  return rows.sort((a, b) => a[1] - b[1] || a[7] - b[7]);
}

test.each(Array.from({ length: 25 }, (_, seed) => seed))('three reads file %i as we do', async (seed) => {
  const bytes = randomFile(seed);
  const [three, ours] = [settled(await byThree(bytes)), settled(await byUs(bytes))];
  expect(ours).toHaveLength(three.length);
  expect(three.length).toBeGreaterThan(5);
  ours.flat().forEach((value, i) => expect(value, `number ${i}`).toBeCloseTo(three.flat()[i], 3));
});
