import { expect, test } from 'vitest';
import { type Craft, craftWedge, type Loose } from './craft.js';
import { refused } from './refusal.js';

/** Gives the wedge a skin of two joints, its second corner half to each. */
function skinned(json: Loose, craft: Craft): Loose {
  const primitive = json.meshes[0].primitives[0];
  Object.assign(primitive.attributes, {
    JOINTS_0: craft.accessor(Uint8Array.of(0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0), 'VEC4'),
    WEIGHTS_0: craft.accessor(Float32Array.of(1, 0, 0, 0, 0.5, 0.5, 0, 0, 1, 0, 0, 0), 'VEC4'),
  });
  const one = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const inverseBindMatrices = craft.accessor(Float32Array.from([...one, ...one]), 'MAT4');
  json.nodes = [{ mesh: 0, skin: 0 }, {}, { translation: [0, 1, 0] }];
  json.skins = [{ joints: [1, 2], inverseBindMatrices }];
  return primitive;
}

/** Puts a number into a file's bytes, where an accessor has one. */
function poke(craft: Craft, accessor: number, at: number, value: number): Uint8Array {
  const glb = craft.glb();
  const from = 28 + new DataView(glb.buffer).getUint32(12, true);
  const { byteOffset } = craft.json.bufferViews[craft.json.accessors[accessor].bufferView];
  new DataView(glb.buffer).setFloat32(from + byteOffset + 4 * at, value, true);
  return glb;
}

test.each<[string, (json: Loose, craft: Craft) => void, RegExp]>([
  ['a skin that is not there', (json) => (json.nodes[0].skin = 4), /names skin 4, but has 1/],
  ['instances of what has a skin', (json) => (json.nodes[0].extensions = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 0 } } }), /has instances of a mesh with a skin at node 0/], // prettier-ignore
  ['a joint that is no node', (json) => (json.skins[0].joints = [1, 9]), /names node 9, but has 3/],
  ['joints that are no list', (json) => (json.skins[0].joints = 7), /is wrong at skins.0.joints/],
  ['no joints', (json) => { json.skins[0].joints = []; }, /mesh 0 names joint 0, but skin 0 has 0/], // prettier-ignore
  ['a joint beyond them', (json) => { json.skins[0] = { joints: [1] }; }, /mesh 0 names joint 1, but skin 0 has 1/], // prettier-ignore
  ['fewer matrices than joints', (json) => (json.skins[0].joints = [1, 2, 2]), /has 3 joints but 2 inverse bind matrices in skin 0/], // prettier-ignore
  ['matrices without end', (json) => { const matrices = json.accessors.at(-1); delete matrices.bufferView; matrices.count = 4e9; }, /has 2 joints but 4000000000 inverse bind matrices/], // prettier-ignore
  ['matrices of another kind', (json) => (json.skins[0].inverseBindMatrices = 0), /has inverse bind matrices of another kind/], // prettier-ignore
  ['joints without end', (json) => { json.skins = Array.from({ length: 3 }, () => ({ joints: new Array(40_000).fill(1) })); json.nodes = json.skins.map((_: unknown, skin: number) => ({ mesh: 0, skin })); json.scenes[0].nodes = [0, 1, 2]; }, /claims 120000 joints or more; at most 100000/], // prettier-ignore
  ['a joint in a circle', (json) => { json.nodes[1].children = [2]; json.nodes[2].children = [1]; }, /has nodes in a circle: node 1 is above itself/], // prettier-ignore
  ['a joint that is turned by nothing', (json) => (json.nodes[2].rotation = [0, 0, 0, 0]), /has a rotation that is none at node 2/], // prettier-ignore
  ['a joint beyond all numbers', (json) => { json.nodes[1] = { scale: [1e200, 1, 1], children: [2] }; json.nodes[2].scale = [1e200, 1, 1]; }, /is moved to infinity by node 2/], // prettier-ignore
  ['no weights', (json) => delete json.meshes[0].primitives[0].attributes.WEIGHTS_0, /has JOINTS_0 without WEIGHTS_0 in mesh 0/], // prettier-ignore
  ['a skin without joints in its mesh', (json) => delete json.meshes[0].primitives[0].attributes.JOINTS_0, /has a skin, but no joints \(JOINTS_0\) in mesh 0/], // prettier-ignore
  ['joints of three numbers', (json) => (json.accessors[2].type = 'VEC3'), /has JOINTS_0 of type VEC3 in mesh 0/], // prettier-ignore
  ['fewer joints than corners', (json) => (json.accessors[2].count = 2), /has 3 positions but 2 of JOINTS_0/],
  ['five sets of joints', (json) => { const { attributes } = json.meshes[0].primitives[0]; for (let i = 1; i < 5; i++) Object.assign(attributes, { [`JOINTS_${i}`]: 2, [`WEIGHTS_${i}`]: 3 }); }, /has JOINTS_4 in mesh 0; at most 4 sets/], // prettier-ignore
  ['a target of other numbers', (json, craft) => morph(json, { POSITION: craft.accessor(new Float32Array(6), 'VEC3') }), /has 3 positions but 2 of POSITION in a morph target of mesh 0/], // prettier-ignore
  ['a target of another kind', (json) => morph(json, { NORMAL: 2, POSITION: 2 }), /has POSITION of type VEC4 in a morph target of mesh 0/], // prettier-ignore
  ['a target that is not there', (json) => morph(json, { POSITION: 77 }), /names accessor 77/],
  ['a target that is no number', (json, craft) => morph(json, { POSITION: craft.accessor(new Float32Array(9).fill(NaN), 'VEC3') }), /has NaN in POSITION of a morph target of mesh 0/], // prettier-ignore
  ['a weight that is none', (json) => morph(json, { POSITION: 0 }, 'half'), /is wrong at meshes.0.weights.0/], // prettier-ignore
  ['a weight beyond all numbers', (json) => { json.nodes = [{ mesh: 0 }]; morph(json, { POSITION: 0 }, 1e308); }, /is moved to infinity by the morph targets of mesh 0/], // prettier-ignore
  ['targets without end', (json) => { const count = 2_999_000; Object.assign(json.accessors[0], { count }); delete json.accessors[0].bufferView; json.meshes[0].primitives[0] = { attributes: { POSITION: 0 }, indices: 1, targets: new Array(4).fill({ POSITION: 0 }) }; json.meshes[0].weights = [1, 1, 1, 1]; json.nodes = [{ mesh: 0 }]; }, /claims 11996000 rows of morph targets or more; at most 10000000/], // prettier-ignore
])('%s', async (_, change, sentence) => {
  const craft = craftWedge();
  skinned(craft.json, craft);
  change(craft.json, craft);
  expect(await refused(craft.glb())).toMatch(sentence);
});

const morph = (json: Loose, target: Loose, weight: unknown = 0.5): void => {
  json.meshes[0].primitives[0].targets = [target];
  json.meshes[0].weights = [weight];
};

test('numbers that are none', async () => {
  const craft = craftWedge();
  skinned(craft.json, craft);
  expect(await refused(poke(craft, 3, 4, NaN))).toMatch(/has NaN in WEIGHTS_0 of mesh 0/);
  expect(await refused(poke(craft, 4, 0, Infinity))).toMatch(/has Infinity in inverse bind matrices of skin 0/); // prettier-ignore
  craft.json.nodes[1].scale = [1e300, 1e300, 1e300];
  expect(await refused(poke(craft, 4, 0, 3e38))).toMatch(/is moved to infinity by skin 0 of mesh 0/);
});

test('many targets that many nodes use are no harm', async () => {
  const craft = craftWedge();
  const { json } = craft;
  const targets = new Array(5000).fill({ COLOR_0: 0 });
  json.meshes[0].primitives[0].targets = targets;
  json.meshes[0].weights = targets.map(() => 1);
  json.nodes = new Array(1000).fill({ mesh: 0 });
  json.scenes[0].nodes = json.nodes.map((_: unknown, i: number) => i);
  const { model, left } = await craft.load();
  expect(model.parts).toHaveLength(1000);
  expect(left).toEqual(['morphs of colors and texture coordinates']);
  targets.push({});
  expect(await refused(craft.glb())).toMatch(/is wrong at meshes.0.primitives.0.targets: /);
});

test('joints that flatten everything to a point', async () => {
  const craft = craftWedge();
  skinned(craft.json, craft);
  craft.json.nodes[1].scale = craft.json.nodes[2].scale = [0, 0, 0];
  craft.json.nodes[2].translation = [0, 0, 0];
  expect(await refused(craft.glb())).toMatch(/shows nothing: it has no triangle with an area/);
});

test('a chain of joints beside the scene is no harm', async () => {
  const craft = craftWedge();
  skinned(craft.json, craft);
  for (let i = 2; i < 60_000; i++) craft.json.nodes[i].children = [craft.json.nodes.push({}) - 1];
  craft.json.skins[0].joints = [1, 60_000];
  expect((await craft.load()).model.parts).toHaveLength(1);
});
