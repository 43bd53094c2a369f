import { describe, expect, test } from 'vitest';
import { Craft, cornersOf, type Loose, normalsOf, wedge } from './craft.js';

const high = [0, 5, 0];

/** The wedge under two joints, at the origin and 5 above: which of them, and how much, is said for each of the three corners. */
function bent(joints: number[][], weights: number[][], more: Loose = {}): Craft {
  const craft = new Craft();
  const { json } = craft;
  craft.primitive({
    POSITION: craft.accessor(Float32Array.from(wedge), 'VEC3'),
    JOINTS_0: craft.accessor(Uint16Array.from(joints.flat()), 'VEC4'),
    WEIGHTS_0: craft.accessor(Float32Array.from(weights.flat()), 'VEC4'),
    ...more,
  });
  // What the mesh's own node says must not count.
  json.nodes = [{ mesh: 0, skin: 0, translation: [9, 9, 9], scale: [7, 7, -7] }, {}, { translation: high }];
  json.scenes[0].nodes = [0, 1, 2];
  json.skins = [{ joints: [1, 2] }];
  return craft;
}

const first = [1, 0, 0, 0];
const rows = (row: number[]): number[][] => [row, row, row];
const joints01 = rows([0, 1, 0, 0]);

/** From x = −2 to 2, its lowest corner at 0. */
const raised = (a: number, b: number, c: number): number[][] => [[-2, a, 0], [2, b, 0], [-2, c, 0]]; // prettier-ignore

describe('skins', () => {
  test('follow their joints by their weights', async () => {
    const craft = bent(joints01, [first, [0.5, 0.5, 0, 0], [0, 1, 0, 0]]);
    // 2 higher in the file already.
    expect(cornersOf(await craft.load())).toEqual(raised(0, 2.5, 7));
  });

  test('weights that do not sum to 1 are shares; what has none follows its first joint; negative ones are 0', async () => {
    const craft = bent([[0, 1, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0]], [[0.2, -5, 0, 0], [3, 1, 0, 0], [0, 0, 0, 0]]); // prettier-ignore
    expect(cornersOf(await craft.load())).toEqual(raised(0, 1.25, 7));
  });

  test('joints of no weight may be any number', async () => {
    const craft = bent(rows([0, 99, 65_535, 7]), rows(first));
    expect(cornersOf(await craft.load())).toEqual(raised(0, 0, 2));
  });

  test('have several sets of joints, of several kinds', async () => {
    const craft = bent(rows([0, 0, 0, 0]), [first, [0.25, 0, 0, 0], first]);
    const { attributes } = craft.json.meshes[0].primitives[0];
    attributes.JOINTS_1 = craft.accessor(Uint8Array.from(rows([0, 0, 1, 0]).flat()), 'VEC4');
    const shares = [[0, 0, 0, 0], [0, 0, 191.25 / 255, 0], [0, 0, 0, 0]].flat(); // prettier-ignore
    const weights = Uint16Array.from(shares, (value) => Math.round(value * 65_535));
    attributes.WEIGHTS_1 = craft.accessor(weights, 'VEC4', { normalized: true });
    expect(cornersOf(await craft.load())).toEqual(raised(0, 3.75, 2));
  });

  test('have joints where their own parents put them, in the scene or beside it, also below what is hidden', async () => {
    const craft = bent(joints01, [first, first, [0, 1, 0, 0]]);
    const { json } = craft;
    const hidden = { KHR_node_visibility: { visible: false } };
    json.nodes[1] = { translation: [0, 0, 3], children: [2], extensions: hidden };
    json.nodes[2] = { translation: [0, 0, 4], children: [3], scale: [1, 2, 1] };
    json.nodes[3] = { translation: [0, 1, 0] };
    json.skins[0].joints = [1, 3];
    // The third corner is at (0, 2·(2 + 1), 3 + 4).
    const corners = [[-2, 0, -2], [2, 0, -2], [-2, 6, 2]]; // prettier-ignore
    json.scenes[0].nodes = [0, 1];
    expect(cornersOf(await craft.load())).toEqual(corners);
    json.scenes[0].nodes = [0];
    expect(cornersOf(await craft.load())).toEqual(corners);
  });

  test('are bent from the pose in which they were bound', async () => {
    const craft = bent(joints01, [first, first, [0, 1, 0, 0]]);
    // A quarter turn about z in the joint at (0, 5), which was bound at (0, 2): the third corner stays in its middle.
    craft.json.nodes[2].rotation = [0, 0, Math.SQRT1_2, Math.SQRT1_2];
    const one = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const two = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -2, 0, 1];
    craft.json.skins[0].inverseBindMatrices = craft.accessor(Float32Array.from([...one, ...two, ...one]), 'MAT4'); // prettier-ignore
    expect(cornersOf(await craft.load())).toEqual(raised(0, 0, 5));
  });

  test('turn normals by the inverse transpose, and show the outside of what is mirrored', async () => {
    const slanted = Float32Array.from(rows([0.6, 0.8, 0]).flat());
    const craft = bent(joints01, rows(first));
    const { attributes } = craft.json.meshes[0].primitives[0];
    attributes.NORMAL = craft.accessor(slanted, 'VEC3');
    craft.json.nodes[1].scale = [-0.75, 1, 1];
    const loaded = await craft.load();
    expect(cornersOf(loaded)).toEqual([[1.5, 0, 0], [1.5, 2, 0], [-1.5, 0, 0]]); // prettier-ignore
    expect(normalsOf(loaded)).toEqual(rows([-0.707, 0.707, 0]));
  });

  test('turn tangents, and change the side of those that are mirrored', async () => {
    const craft = bent(joints01, rows(first));
    const primitive = craft.json.meshes[0].primitives[0];
    Object.assign(primitive.attributes, {
      NORMAL: craft.accessor(Float32Array.from(rows([0, 0, 1]).flat()), 'VEC3'),
      TANGENT: craft.accessor(Float32Array.from(rows([0.6, 0.8, 0, 1]).flat()), 'VEC4'),
      TEXCOORD_0: craft.accessor(new Float32Array(6), 'VEC2'),
    });
    craft.json.materials = [{ normalTexture: { index: 0 } }];
    craft.json.textures = [{ source: 0 }];
    craft.json.images = [{ uri: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==' }]; // prettier-ignore
    primitive.material = 0;
    craft.json.nodes[1].scale = [-2, 2, 2];
    const { tangents } = (await craft.load()).model.parts[0].mesh;
    expect([...tangents!.subarray(0, 4)].map((value) => Math.round(value * 1000) / 1000)).toEqual([-0.6, 0.8, 0, -1]); // prettier-ignore
  });

  test('bend a mesh anew for each node, and not where a node has no skin', async () => {
    const craft = bent(joints01, rows([0, 1, 0, 0]));
    const { json } = craft;
    json.nodes.push({ mesh: 0 }, { mesh: 0, skin: 1 }, { translation: [0, 20, 0] });
    json.skins.push({ joints: [1, 5] });
    json.scenes[0].nodes = [0, 1, 2, 3, 4];
    const lowest = (await craft.load()).model.parts.map(({ mesh }) => mesh.positions[1]);
    expect(lowest).toEqual([5, 0, 20]);
  });
});

describe('morph targets', () => {
  /** The wedge with targets that raise its second corner by 10, and its third by 1 and its normals. */
  function morphing(): Craft {
    const craft = new Craft();
    const { json } = craft;
    const attributes = {
      POSITION: craft.accessor(Float32Array.from(wedge), 'VEC3'),
      NORMAL: craft.accessor(Float32Array.from(rows([0, 0, 1]).flat()), 'VEC3'),
    };
    const first = { POSITION: craft.accessor(Int8Array.of(0, 0, 0, 0, 127, 0, 0, 0, 0), 'VEC3', { normalized: true }) }; // prettier-ignore
    const at = craft.view(Uint8Array.of(2));
    const values = craft.view(new Uint8Array(Float32Array.of(0, 1, 0).buffer));
    // Nothing but what differs from 0.
    const sparse = {
      count: 1,
      indices: { bufferView: at, componentType: 5121 },
      values: { bufferView: values },
    };
    const POSITION = json.accessors.push({ componentType: 5126, count: 3, type: 'VEC3', sparse }) - 1;
    const NORMAL = craft.accessor(Float32Array.from(rows([1, 0, 0]).flat()), 'VEC3');
    craft.primitive(attributes, { targets: [first, { POSITION, NORMAL }] });
    return craft;
  }

  test.each<[string, number[] | undefined, number[] | undefined, number[][], number[]]>([
    ['no weights', undefined, undefined, raised(0, 0, 2), [0, 0, 1]],
    ['weights of the mesh', [0.5, 1], undefined, raised(0, 0.5, 3), [0.707, 0, 0.707]],
    ['weights of the node', [0.5, 1], [2, 0], raised(0, 2, 2), [0, 0, 1]],
    ['fewer weights than targets', [3], undefined, raised(0, 3, 2), [0, 0, 1]],
    ['more weights than targets', [0, 3, 8], undefined, raised(0, 0, 5), [0.949, 0, 0.316]],
    ['negative weights', undefined, [0, -1], raised(0, 0, 1), [-0.707, 0, 0.707]],
  ])('%s', async (_, ofMesh, ofNode, corners, normal) => {
    const craft = morphing();
    if (ofMesh) craft.json.meshes[0].weights = ofMesh;
    if (ofNode) craft.json.nodes[0].weights = ofNode;
    const loaded = await craft.load();
    expect(cornersOf(loaded)).toEqual(corners);
    expect(normalsOf(loaded)).toEqual(rows(normal));
    expect(loaded.left).toEqual([]);
  });

  test('are added before the skin, and where the node puts them', async () => {
    const craft = morphing();
    const { json } = craft;
    json.meshes[0].weights = [0, 1];
    json.nodes[0].scale = [1, 2, 1];
    expect(cornersOf(await craft.load())).toEqual(raised(0, 0, 6));
    Object.assign(json.meshes[0].primitives[0].attributes, {
      JOINTS_0: craft.accessor(new Uint8Array(12), 'VEC4'),
      WEIGHTS_0: craft.accessor(Uint8Array.from(rows([255, 0, 0, 0]).flat()), 'VEC4', { normalized: true }),
    });
    json.nodes = [{ mesh: 0, skin: 0 }, { scale: [1, 3, 1] }];
    json.skins = [{ joints: [1] }];
    expect(cornersOf(await craft.load())).toEqual(raised(0, 0, 9));
  });

  test('of colors are named where they count', async () => {
    const craft = morphing();
    const { json } = craft;
    json.meshes[0].primitives[0].targets[1].COLOR_0 = 0;
    expect((await craft.load()).left).toEqual([]);
    json.meshes[0].weights = [0, 1];
    expect((await craft.load()).left).toEqual(['morphs of colors and texture coordinates']);
  });
});
