import { MeshoptEncoder } from 'meshoptimizer';
import { describe, expect, test } from 'vitest';
import type { Mesh } from '../../../src/world/mesh.js';
import { merged, sphere, box as solidBox, moved } from '../../../src/world/modeling/index.js';
import { optionalPackage } from '../../../src/world/gltf/data/optional-package.js';
import { Craft, loadBytes, type Loose } from './craft.js';

/** Something with many triangles that stands on the floor. */
const mesh: Mesh = merged(moved(sphere(1, 16), 0, 1, 0), moved(solidBox(1, 0.2, 3), 0, 0.1, 0));

const attributes = { POSITION: mesh.positions, NORMAL: mesh.normals };

async function meshopt(extension: string): Promise<Craft> {
  await MeshoptEncoder.ready;
  const craft = new Craft();
  const packed = (values: Float32Array | Uint32Array, stride: number, mode: 'ATTRIBUTES' | 'TRIANGLES') => {
    const count = values.byteLength / stride;
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const view = craft.view(MeshoptEncoder.encodeGltfBuffer(bytes, count, stride, mode, 0));
    const { byteOffset, byteLength } = craft.json.bufferViews[view];
    // The view itself lies in a buffer that is not there: the fallback of the extension.
    craft.json.bufferViews[view] = {
      buffer: 1,
      byteOffset: 0,
      byteLength: bytes.length,
      ...(mode === 'ATTRIBUTES' && { byteStride: stride }),
      extensions: { [extension]: { buffer: 0, byteOffset, byteLength, byteStride: stride, count, mode } },
    };
    return view;
  };
  const count = mesh.positions.length / 3;
  const add = (bufferView: number, more: Loose) =>
    craft.json.accessors.push({ bufferView, componentType: 5126, ...more }) - 1;
  const numbers = Object.fromEntries(
    Object.entries(attributes).map(([name, values]) => [
      name,
      add(packed(values, 12, 'ATTRIBUTES'), { count, type: 'VEC3' }),
    ]),
  );
  const view = packed(mesh.indices, 4, 'TRIANGLES');
  const indices = add(view, { count: mesh.indices.length, type: 'SCALAR', componentType: 5125 });
  craft.primitive(numbers, { indices });
  craft.json.buffers.push({ byteLength: 1e6 });
  craft.json.extensionsRequired = [extension];
  return craft;
}

/** @see https://github.com/google/draco, javascript/example */
async function draco(joints?: Uint8Array): Promise<Craft> {
  // @ts-expect-error the package has no types
  const { default: draco3d } = (await import('draco3dgltf')) as Loose;
  const module = await draco3d.createEncoderModule();
  const encoder = new module.Encoder();
  const builder = new module.MeshBuilder();
  const source = new module.Mesh();
  const count = mesh.positions.length / 3;
  builder.AddFacesToMesh(source, mesh.indices.length / 3, mesh.indices);
  const position = builder.AddFloatAttributeToMesh(source, module.POSITION, count, 3, mesh.positions);
  const normal = builder.AddFloatAttributeToMesh(source, module.NORMAL, count, 3, mesh.normals);
  const joint = joints && builder.AddUInt8Attribute(source, module.GENERIC, count, 4, joints);
  encoder.SetAttributeQuantization(module.POSITION, 16);
  encoder.SetAttributeQuantization(module.NORMAL, 12);
  encoder.SetEncodingMethod(module.MESH_SEQUENTIAL_ENCODING);
  encoder.SetTrackEncodedProperties(true);
  const data = new module.DracoInt8Array();
  const length = encoder.EncodeMeshToDracoBuffer(source, data);
  const bytes = Uint8Array.from({ length }, (_, i) => data.GetValue(i));
  const craft = new Craft();
  const bufferView = craft.view(bytes);
  // Draco joins vertices that are equal in everything.
  const plain = { count: encoder.GetNumberOfEncodedPoints(), type: 'VEC3', componentType: 5126 };
  craft.json.accessors = [
    plain,
    { ...plain },
    { count: mesh.indices.length, type: 'SCALAR', componentType: 5125 },
  ];
  const packed = { bufferView, attributes: { POSITION: position, NORMAL: normal } };
  craft.primitive(
    { POSITION: 0, NORMAL: 1 },
    { indices: 2, extensions: { KHR_draco_mesh_compression: packed } },
  );
  craft.json.extensionsRequired = ['KHR_draco_mesh_compression'];
  if (joints) {
    const { json } = craft;
    const primitive = json.meshes[0].primitives[0];
    json.accessors.push({ ...plain, type: 'VEC4', componentType: 5121 });
    primitive.attributes.JOINTS_0 = 3;
    packed.attributes = { ...packed.attributes, JOINTS_0: joint } as Loose;
    const weights = Float32Array.from({ length: 4 * plain.count }, (_, i) => (i % 4 === 0 ? 1 : 0));
    primitive.attributes.WEIGHTS_0 = craft.accessor(weights, 'VEC4');
  }
  return craft;
}

/** The sorted corners of every triangle: encoders may reorder both. */
function triangles({ positions, indices }: Mesh, digits: number): string[] {
  const corner = (index: number) => Array.from(positions.subarray(3 * index, 3 * index + 3), (v) => (v + 0).toFixed(digits).replace(/^-(0\.0*)$/, '$1')).join(); // prettier-ignore
  return Array.from(
    { length: indices.length / 3 },
    (_, i) =>
    [0, 1, 2].map((k) => corner(indices[3 * i + k])).sort().join(' '), // prettier-ignore
  ).sort();
}

describe.each(['EXT_meshopt_compression', 'KHR_meshopt_compression'])('%s', (extension) => {
  test('is unpacked to the same numbers', async () => {
    const { model } = await (await meshopt(extension)).load();
    expect(triangles(model.parts[0].mesh, 6)).toEqual(triangles(withArea(mesh), 6));
  });

  test('damaged or lying', async () => {
    const craft = await meshopt(extension);
    const packed = craft.json.bufferViews[0].extensions[extension];
    packed.byteLength -= 20;
    await expect(craft.load()).rejects.toThrow(/is damaged: buffer view 0 cannot be decompressed/);
    packed.count = 4e9;
    await expect(craft.load()).rejects.toThrow(/holds more than 268435456 bytes of data/);
    packed.byteOffset = 1e9;
    await expect(craft.load()).rejects.toThrow(
      /holds more than 268435456 bytes|compressed buffer view 0 ends at byte/,
    );
  });
});

describe('KHR_draco_mesh_compression', () => {
  test('is unpacked to the same numbers, but for rounding', async () => {
    const { model } = await (await draco()).load();
    const part = model.parts[0];
    expect(triangles(part.mesh, 2)).toEqual(triangles(withArea(mesh), 2));
    for (let i = 0; i < part.mesh.normals.length; i += 3) {
      const [x, y, z] = part.mesh.normals.subarray(i, i + 3) as unknown as [number, number, number];
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 5);
    }
  });

  test('holds joints too', async () => {
    const isHigh = (vertex: number): boolean => mesh.positions[3 * vertex + 1] > 1;
    const vertices = Array.from({ length: mesh.positions.length / 3 }, (_, i) => i);
    const craft = await draco(Uint8Array.from(vertices.flatMap((i) => [Number(isHigh(i)), 0, 0, 0])));
    craft.json.nodes = [{ mesh: 0, skin: 0 }, {}, { translation: [0, 10, 0] }];
    craft.json.skins = [{ joints: [1, 2] }];
    const positions = mesh.positions.map((value, i) => value + (i % 3 === 1 && isHigh((i - 1) / 3) ? 10 : 0));
    const { model } = await craft.load();
    expect(triangles(model.parts[0].mesh, 2)).toEqual(triangles(withArea({ ...mesh, positions }), 2));
  });

  test('damaged or lying', async () => {
    const craft = await draco();
    craft.json.accessors[2].count = 3;
    await expect(craft.load()).rejects.toThrow(/claims 3 indices for a Draco mesh of \d+/);
    craft.json.accessors[2].count = mesh.indices.length;
    craft.json.accessors[0].count = craft.json.accessors[1].count = 5;
    await expect(craft.load()).rejects.toThrow(/claims 5 vertices for a Draco mesh of \d+/);
    craft.json.bufferViews[0].byteLength = 100;
    await expect(craft.load()).rejects.toThrow(/its Draco data cannot be decompressed/);
    craft.json.meshes[0].primitives[0].extensions.KHR_draco_mesh_compression.attributes.NORMAL = 9;
    await expect(craft.load()).rejects.toThrow(/^The model/);
  });

  test('random bytes end in one sentence', async () => {
    const craft = await draco();
    const glb = craft.glb();
    for (let i = 0; i < 20; i++) {
      const packed = craft.json.bufferViews[0].byteLength as number;
      const bytes = Uint8Array.from(glb);
      for (let k = 0; k < 3; k++)
        bytes[bytes.length - 1 - ((i * 7919 + k * 104729) % (packed - 8))] ^= 0x55 + i;
      await loadBytes(bytes).catch((error: Error) => expect(error.message).toMatch(/^The model .*[^:]$/));
    }
  });
});

test('a decoder that is not installed is named', async () => {
  const missing = optionalPackage('draco3dgltf', 'Draco (KHR_draco_mesh_compression)', () =>
    Promise.reject(new Error("Cannot find package 'draco3dgltf'")),
  );
  await expect(missing).rejects.toMatchObject({
    code: 'missing-package',
    message:
      "The model is compressed with Draco (KHR_draco_mesh_compression): install its decoder with 'npm install draco3dgltf'",
  });
});

/** The toolkit's spheres have flat triangles at their poles, which are left out of what is read. */
function withArea({ positions: p, normals, indices }: Mesh): Mesh {
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [3 * indices[i], 3 * indices[i + 1], 3 * indices[i + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    if (area > 0) kept.push(indices[i], indices[i + 1], indices[i + 2]);
  }
  return { positions: p, normals, indices: Uint32Array.from(kept) };
}
