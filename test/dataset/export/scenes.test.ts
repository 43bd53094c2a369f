import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportScenes, plan, write } from '../../../src/index.js';
import { decodePng } from '../../../src/draw/png/decode.js';
import { validate } from '../../world/gltf/validator.js';
import { temporaryFolder } from '../folders.js';

type Node = {
  readonly mesh?: number;
  readonly camera?: number;
  readonly matrix?: readonly number[];
  readonly extras?: { readonly id: number };
  readonly extensions?: object;
};
interface Gltf {
  readonly nodes: readonly Node[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { POSITION: number } }[];
  }[];
  readonly accessors: readonly { readonly bufferView: number; readonly count: number }[];
  readonly bufferViews: readonly { readonly byteOffset: number }[];
  readonly cameras: readonly { readonly perspective: { readonly yfov: number } }[];
  readonly scenes: readonly { readonly extras: { readonly width: number; readonly exposure: number } }[];
  readonly extensions?: {
    readonly KHR_lights_punctual: {
      readonly lights: readonly { readonly type: string; intensity: number }[];
    };
  };
}

const size = 96;

async function written(family: string, params: object): Promise<{ folder: string; item: string }> {
  const folder = join(temporaryFolder(), 'set');
  await write(
    await plan(family as 'text/rotated', { seed: 5, count: 1, params: { size, ...params } }),
    folder,
  );
  const [line] = readFileSync(join(folder, 'items.jsonl'), 'utf8').split('\n');
  return { folder, item: (JSON.parse(line) as { id: string }).id };
}

function read(file: string): { json: Gltf; binary: DataView } {
  const bytes = readFileSync(file);
  const length = bytes.readUInt32LE(12);
  const json = JSON.parse(bytes.toString('utf8', 20, 20 + length)) as Gltf;
  const start = bytes.byteOffset + 28 + length;
  return { json, binary: new DataView(bytes.buffer, start) };
}

const unmoved = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Where a node's corners lie in the picture, projected here by the file's own camera: left, top, right, bottom in pixels. */
function boxOf({ json, binary }: ReturnType<typeof read>, node: Node): number[] {
  const camera = json.nodes.find((one) => one.camera !== undefined)!.matrix!;
  const scale = size / 2 / Math.tan(json.cameras[0].perspective.yfov / 2);
  const m = node.matrix ?? unmoved;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { attributes } of json.meshes[node.mesh!].primitives) {
    const { bufferView, count } = json.accessors[attributes.POSITION];
    const { byteOffset } = json.bufferViews[bufferView];
    for (let i = 0; i < count; i++) {
      const p = [0, 1, 2].map((axis) => binary.getFloat32(byteOffset + 12 * i + 4 * axis, true));
      const world = [0, 1, 2].map(
        (row) => m[row] * p[0] + m[4 + row] * p[1] + m[8 + row] * p[2] + m[12 + row],
      );
      const way = world.map((value, axis) => value - camera[12 + axis]);
      const [x, y, z] = [0, 4, 8].map(
        (at) => way[0] * camera[at] + way[1] * camera[at + 1] + way[2] * camera[at + 2],
      );
      const [u, v] = [size / 2 - (scale * x) / z, size / 2 + (scale * y) / z];
      box.splice(0, 4, Math.min(box[0], u), Math.min(box[1], v), Math.max(box[2], u), Math.max(box[3], v));
    }
  }
  return box;
}

/** The box of an id's pixels. */
function seenBox(file: string, id: number): number[] {
  const { data, width } = decodePng(readFileSync(file));
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < data.length / 3; at++) {
    if (data[3 * at] + 256 * data[3 * at + 1] !== id) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.splice(
      0,
      4,
      Math.min(box[0], x),
      Math.min(box[1], y),
      Math.max(box[2], x + 1),
      Math.max(box[3], y + 1),
    );
  }
  return box;
}

test.each([
  [
    'orientation/viewer-scene-direction',
    { categories: ['chair'], undetermined: 0, distractors: [0, 0] },
    ['before', 'after'],
  ],
  [
    'orientation/directional-facing',
    { categories: ['mug'], undetermined: 0, distractors: [0, 0], occluded: 0, look: 'clean' },
    ['scene'],
  ],
] as const)(
  '%s: valid files, whose camera sees the object where our picture has it',
  async (family, params, views) => {
    const { folder, item } = await written(family, params);
    const out = join(folder, '..', 'scenes');
    expect(await exportScenes(folder, item, { out })).toEqual({ views, left: [] });
    for (const view of views) {
      const file = join(out, `${view}.glb`);
      expect(await validate(readFileSync(file))).toEqual({ problems: [] });
      const gltf = read(file);
      expect(gltf.json.scenes[0].extras).toMatchObject({ width: size, height: size });
      expect(gltf.json.extensions?.KHR_lights_punctual.lights[0].intensity).toBeGreaterThan(0);
      const first = gltf.json.nodes.find(({ extras }) => extras?.id === 1)!;
      const seen = seenBox(join(out, `${view}-objects.png`), 1);
      boxOf(gltf, first).forEach((edge, i) => expect(Math.abs(edge - seen[i])).toBeLessThan(1.5));
      const map = readFileSync(join(out, `${view}.hdr`));
      const head = '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 256 +X 512\n';
      expect(map.toString('latin1', 0, head.length)).toBe(head);
      expect(map).toHaveLength(head.length + 4 * 512 * 256);
    }
  },
);

test('a picture of moved pixels has no scene of its own, and is named', async () => {
  const { folder, item } = await written('mirror/body', { cast: { person: 1 }, look: 'clean' });
  const report = await exportScenes(folder, item, { out: join(folder, '..', 'scenes') });
  expect(report).toEqual({ views: ['original'], left: ['mirrored'] });
});

test('what has no scene is refused, and nothing is left', async () => {
  const { folder, item } = await written('text/rotated', {});
  const out = join(folder, '..', 'scenes');
  await expect(exportScenes(folder, item, { out })).rejects.toThrow(
    `No picture of item '${item}' shows a scene of the 3D world`,
  );
  await expect(exportScenes(folder, 'chair', { out })).rejects.toThrow(
    `Expected an item of '${folder}', e.g. '${item}' for item but received "chair"`,
  );
  expect(existsSync(out)).toBe(false);
});
