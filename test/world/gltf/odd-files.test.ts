import { expect, test } from 'vitest';
import { declareExtensions } from './card.js';
import { Craft, cornersOf, wedge, type Loose } from './craft.js';
import { validate } from './validator.js';

/** What files that were made quickly may lack, or have too much. */
const untidy = ['UNUSED_OBJECT', 'BUFFER_VIEW_TARGET_MISSING', 'UNSUPPORTED_EXTENSION', 'NON_OBJECT_EXTRAS'];
const range = { min: [0, 0, 0], max: [4, 2, 0] };

test('interleaved data, u8 indices, several scenes, shared meshes, mirrored nodes, names of all kinds, extras and unknown keys', async () => {
  const craft = new Craft();
  const { json } = craft;
  const woven = new Float32Array(3 * 8);
  for (let i = 0; i < 3; i++) woven.set([...wedge.slice(3 * i, 3 * i + 3), 0, 0, 1, i / 2, 0.5], 8 * i);
  const POSITION = craft.accessor(woven, 'VEC3', { count: 3, ...range });
  json.bufferViews[0].byteStride = 32;
  const add = (byteOffset: number, type: string): number =>
    json.accessors.push({
      bufferView: 0,
      byteOffset,
      componentType: 5126,
      count: 3,
      type,
      extras: { a: 1 },
    }) - 1;
  const attributes = { POSITION, NORMAL: add(12, 'VEC3'), TEXCOORD_0: add(24, 'VEC2') };
  const indices = craft.accessor(Uint8Array.of(0, 1, 2), 'SCALAR');
  craft.primitive(attributes, { indices, material: 1, extras: [1, 'two', null] });
  const key = { EXT_unheard_of: { shape: 'round', deep: [{ down: 1 }] } };
  Object.assign(json, {
    extras: { author: 'nobody' },
    extensions: key,
    materials: [
      { name: 'unused', emissiveFactor: [1, 1, 1] },
      { doubleSided: true, extensions: key, extras: 7 },
    ],
    cameras: [{ type: 'perspective', perspective: { yfov: 1, znear: 0.1 } }],
    nodes: [
      { name: '部品 ❤ \u0000 Ünïcode', mesh: 0, extensions: key },
      { mesh: 0, scale: [-1, 1, 1], translation: [10, 0, 0] },
      { name: '', children: [0, 1, 3], rotation: [0, 0, 0, 1] },
      { camera: 0, name: 'eye' },
      { mesh: 0 },
    ],
    scenes: [
      { name: 'other', nodes: [4] },
      { nodes: [2], extras: {} },
    ],
    scene: 1,
  });
  declareExtensions(json);
  expect(await validate(craft.glb(), [...untidy, 'NODE_EMPTY', 'MESH_PRIMITIVE_UNUSED_TEXCOORD'])).toEqual({ problems: [] }); // prettier-ignore
  const loaded = await craft.load();
  expect(loaded.model.parts.map(({ name }) => name)).toEqual(['部品 ❤ \u0000 Ünïcode', 'part 2']);
  expect(loaded.left).toEqual(['EXT_unheard_of']);
  // Mirrored about x, it faces +Z as the other does.
  expect(cornersOf(loaded)).toEqual([
    ...[[-5, 0, 0], [-1, 0, 0], [-5, 2, 0]], // prettier-ignore
    ...[[5, 0, 0], [5, 2, 0], [1, 0, 0]], // prettier-ignore
  ]);
});

/** A wedge with three instances: moved, turned about z by normalized bytes, twice as large. */
function instanced(): Craft {
  const craft = new Craft();
  craft.primitive({ POSITION: craft.accessor(Float32Array.from(wedge), 'VEC3', range) });
  const TRANSLATION = craft.accessor(Float32Array.of(0, 0, 0, 10, 0, 0, 20, 0, 0), 'VEC3');
  const ROTATION = craft.accessor(Int8Array.of(0, 0, 0, 127, 0, 0, 127, 0, 0, 0, 0, 127), 'VEC4', {
    normalized: true,
  });
  const SCALE = craft.accessor(Float32Array.of(1, 1, 1, 1, 1, 1, 2, 2, 2), 'VEC3');
  const attributes = { TRANSLATION, ROTATION, SCALE, _ID: SCALE };
  craft.json.nodes[0] = { mesh: 0, name: 'tree', extensions: { EXT_mesh_gpu_instancing: { attributes } } };
  craft.json.extensionsRequired = ['EXT_mesh_gpu_instancing'];
  declareExtensions(craft.json);
  return craft;
}

test('instances are parts of their own', async () => {
  const loaded = await instanced().load();
  expect(loaded.model.parts.map(({ name }) => name)).toEqual(['tree', 'tree', 'tree']);
  // From x = 0 to 28 and y = −2 to 4.
  expect(cornersOf(loaded)).toEqual([
    ...[[-14, 2, 0], [-10, 2, 0], [-14, 4, 0]], // prettier-ignore
    ...[[-4, 2, 0], [-8, 2, 0], [-4, 0, 0]], // prettier-ignore
    ...[[6, 2, 0], [14, 2, 0], [6, 6, 0]], // prettier-ignore
  ]);
  expect(loaded.left).toEqual([]);
});

test.each<[string, (json: Loose, attributes: Loose) => void, RegExp]>([
  [
    'of other numbers',
    (json, { SCALE }) => (json.accessors[SCALE].count = 2),
    /has 3 instances but 2 of SCALE at node 0/,
  ],
  ['of another kind', (json, { ROTATION }) => (json.accessors[ROTATION].type = 'VEC3'), /has ROTATION of type VEC3 for the instances of node 0/], // prettier-ignore
  ['that are not there', (_, attributes) => (attributes.SCALE = 99), /names accessor 99/],
  ['without end', (json) => json.accessors.forEach((accessor: Loose, i: number) => i > 0 && (accessor.count = 4e6)), /claims 4000000 triangles or more|claims 12000000 vertices or more/], // prettier-ignore
])('instances %s', async (_, change, sentence) => {
  const craft = instanced();
  change(craft.json, craft.json.nodes[0].extensions.EXT_mesh_gpu_instancing.attributes);
  await expect(craft.load()).rejects.toThrow(sentence);
});

test('instances that are turned by nothing or moved to infinity', async () => {
  const craft = instanced();
  const { attributes } = craft.json.nodes[0].extensions.EXT_mesh_gpu_instancing;
  attributes.ROTATION = craft.accessor(new Float32Array(12), 'VEC4');
  await expect(craft.load()).rejects.toThrow(/has a rotation that is none at instance 0/);
  delete attributes.ROTATION;
  attributes.TRANSLATION = craft.accessor(new Float32Array(9).fill(NaN), 'VEC3');
  await expect(craft.load()).rejects.toThrow(/has an instance 0 that is nowhere/);
});

test('hidden nodes hide their children; animations, variants and the alpha of vertices are named', async () => {
  const craft = new Craft();
  const { json } = craft;
  const POSITION = craft.accessor(Float32Array.from(wedge), 'VEC3', range);
  const COLOR_0 = craft.accessor(Uint8Array.from([9, 9, 9, 90, 9, 9, 9, 255, 9, 9, 9, 255]), 'VEC4', {
    normalized: true,
  });
  craft.primitive({ POSITION, COLOR_0 }, { material: 0 });
  json.materials = [{ alphaMode: 'BLEND' }];
  json.nodes = [
    { name: 'seen', mesh: 0, extensions: { KHR_node_visibility: { visible: true } }, children: [1] },
    { name: 'hidden', mesh: 0, extensions: { KHR_node_visibility: { visible: false } }, children: [2] },
    { name: 'below', mesh: 0 },
  ];
  json.extensions = { KHR_materials_variants: { variants: [{ name: 'red' }] } };
  json.animations = [{ channels: [], samplers: [] }];
  const { model, left } = await craft.load();
  expect(model.parts.map(({ name }) => name)).toEqual(['seen']);
  expect(left).toEqual([
    'alpha of vertex colors',
    'animations (shown at rest)',
    'variants of materials but the default (KHR_materials_variants)',
  ]);
});

test('a material whose textures have no coordinates says so', async () => {
  const craft = new Craft();
  craft.primitive({ POSITION: craft.accessor(Float32Array.from(wedge), 'VEC3') }, { material: 0 });
  craft.json.materials = [{ pbrMetallicRoughness: { baseColorTexture: { index: 0, texCoord: 99 } } }];
  craft.json.textures = [{ source: 0 }];
  craft.json.images = [{ uri: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==' }]; // prettier-ignore
  const { model, left } = await craft.load();
  expect(left).toEqual(['textures of parts without coordinates (TEXCOORD_99)']);
  expect(model.parts[0].material.baseColorTexture).toBeUndefined();
});
