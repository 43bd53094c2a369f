import { Matrix3, Matrix4, type SkinnedMesh, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { expect, test } from 'vitest';
import { loadBytes, type Loose } from './craft.js';
import { type Rigging, riggedTube } from './rigged.js';
import { validate } from './validator.js';

interface Corner {
  readonly at: readonly number[];
  readonly normal: readonly number[];
}

async function meshOf(bytes: Uint8Array): Promise<SkinnedMesh> {
  const { buffer, byteOffset, byteLength } = bytes;
  const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const { scene } = await new GLTFLoader().parseAsync(file, '');
  scene.updateMatrixWorld(true);
  let found: SkinnedMesh | undefined;
  scene.traverse((object) => ((object as Loose).isSkinnedMesh ? (found = object as SkinnedMesh) : undefined));
  return found!;
}

/** What the joints do to a vertex together, of three's bones. */
function blended({ skeleton, geometry }: SkinnedMesh, vertex: number): Matrix4 {
  const { skinIndex, skinWeight } = geometry.attributes as Loose;
  const sum = new Array<number>(16).fill(0);
  for (let k = 0; k < 4; k++) {
    const bone = skinIndex.getComponent(vertex, k) as number;
    const matrix = new Matrix4().multiplyMatrices(skeleton.bones[bone].matrixWorld, skeleton.boneInverses[bone]); // prettier-ignore
    matrix.elements.forEach((value, i) => (sum[i] += value * skinWeight.getComponent(vertex, k)));
  }
  return new Matrix4().fromArray(sum);
}

/** Where three puts the corners of the triangles. It turns normals as if nothing were stretched, so they are turned here. */
function byThree(mesh: SkinnedMesh): Corner[][] {
  const { index, attributes, morphAttributes } = mesh.geometry as Loose;
  const corner = (i: number): Corner => {
    const at = mesh.getVertexPosition(i, new Vector3()).applyMatrix4(mesh.matrixWorld).toArray();
    const normal = new Vector3().fromBufferAttribute(attributes.normal, i);
    for (const [k, weight] of mesh.morphTargetInfluences!.entries())
      normal.addScaledVector(new Vector3().fromBufferAttribute(morphAttributes.normal[k], i), weight);
    const turn = new Matrix3().getNormalMatrix(blended(mesh, i));
    return { at, normal: normal.applyMatrix3(turn).normalize().toArray() };
  };
  const flipped = mesh.matrixWorld.determinant() < 0;
  return Array.from({ length: index.count / 3 }, (_, i) => {
    const corners = [0, 1, 2].map((k) => corner(index.getX(3 * i + k)));
    return flipped ? [corners[0], corners[2], corners[1]] : corners;
  });
}

/** Standing and centered. */
function settled(triangles: Corner[][]): number[] {
  const values = (k: number): number[] => triangles.flat().map(({ at }) => at[k]);
  const offset = [0, 1, 2].map((k) => {
    const low = Math.min(...values(k));
    return k === 1 ? low : (low + Math.max(...values(k))) / 2;
  });
  return triangles.flatMap((corners) =>
    corners.flatMap(({ at, normal }) => [...at.map((value, k) => value - offset[k]), ...normal]),
  );
}

const riggings: readonly Rigging[] = [
  { weights: 'float', bound: true, morph: 'node', sparse: false, mirrored: false },
  { weights: 'byte', bound: true, morph: 'mesh', sparse: true, mirrored: false },
  { weights: 'short', bound: true, morph: 'nowhere', sparse: true, mirrored: true },
  { weights: 'float', bound: false, morph: 'node', sparse: true, mirrored: true },
];

/** What must not count, but is there: where the node of the mesh is, and weights of the mesh beside its node's. */
const meant = ['NODE_SKINNED_MESH_NON_ROOT', 'NODE_SKINNED_MESH_LOCAL_TRANSFORMS', 'UNUSED_MESH_WEIGHTS'];

test.each(riggings.flatMap((rigging, i) => [10 * i, 10 * i + 1].map((seed) => ({ seed, ...rigging }))))(
  'three poses it as we do: %o',
  async ({ seed, ...rigging }) => {
    const bytes = await riggedTube(seed, rigging);
    expect(await validate(bytes, meant)).toEqual({ problems: [] });
    const mesh = await meshOf(bytes);
    expect(mesh.morphTargetInfluences!.some((weight) => weight !== 0)).toBe(rigging.morph !== 'nowhere');
    const { model, left } = await loadBytes(bytes);
    expect(left).toEqual(['animations (shown at rest)']);
    const { positions, normals, indices } = model.parts[0].mesh;
    const corners = Array.from(indices, (i) => ({
      at: [...positions.subarray(3 * i, 3 * i + 3)],
      normal: [...normals.subarray(3 * i, 3 * i + 3)],
    }));
    const three = settled(byThree(mesh));
    const ours = settled(
      Array.from({ length: corners.length / 3 }, (_, i) => corners.slice(3 * i, 3 * i + 3)),
    );
    expect(ours).toHaveLength(three.length);
    expect(Math.max(...ours.map((value, i) => Math.abs(value - three[i])))).toBeLessThan(5e-5);
  },
);
