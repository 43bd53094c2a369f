import { describe, expect, test } from 'vitest';
import { bounds } from '../../../src/world/modeling/mesh/placing.js';
import { box } from '../winding/shapes.js';
import { Craft, type Loose } from './craft.js';
import { refused } from './refusal.js';

// What is in a file and not to be seen counts nowhere: neither in the picture nor in the size and the middle of the model.

const cube = Float32Array.from(box(1, 1, 1).flat(2));

/** A box, and far from it another, as `change` makes it. */
function twoBoxes(change: (json: Loose, craft: Craft) => void, colors?: (vertex: number) => number): Craft {
  const craft = new Craft();
  const { json } = craft;
  const range = { min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] };
  const POSITION = craft.accessor(cube, 'VEC3', range);
  const COLOR_0 = craft.accessor(
    Float32Array.from({ length: (cube.length / 3) * 4 }, (_, i) =>
      i % 4 < 3 ? 1 : (colors?.(Math.floor(i / 4)) ?? 1),
    ),
    'VEC4',
  );
  json.meshes = [
    { primitives: [{ attributes: { POSITION }, material: 0 }] },
    { primitives: [{ attributes: { POSITION, ...(colors && { COLOR_0 }) }, material: 1 }] },
  ];
  json.materials = [{}, {}];
  json.nodes = [
    { name: 'shown', mesh: 0 },
    { name: 'other', mesh: 1, translation: [30, 5, 0] },
  ];
  json.scenes = [{ nodes: [0, 1] }];
  change(json, craft);
  return craft;
}

async function seen(craft: Craft) {
  const { model, left } = await craft.load();
  const { min, max } = bounds(...model.parts.map(({ mesh }) => mesh));
  return { names: model.parts.map(({ name }) => name), width: max[0] - min[0], left };
}

const alone = (left: string[]) => ({ names: ['shown'], width: 1, left });

describe('alpha 0', () => {
  const named = ['surfaces of alpha 0, which are invisible'];
  const factor = (alpha: number) => ({ pbrMetallicRoughness: { baseColorFactor: [1, 1, 1, alpha] } });

  test.each<[string, Loose]>([
    ['of the factor, blended', { alphaMode: 'BLEND', ...factor(0) }],
    ['nearly', { alphaMode: 'BLEND', ...factor(0.005) }],
    ['of the factor, as a mask', { alphaMode: 'MASK', ...factor(0) }],
    ['below the cutoff', { alphaMode: 'MASK', alphaCutoff: 0.9, ...factor(0.8) }],
    [
      'of specular-glossiness',
      {
        alphaMode: 'BLEND',
        extensions: { KHR_materials_pbrSpecularGlossiness: { diffuseFactor: [1, 1, 1, 0] } },
      },
    ],
  ])('%s', async (_, material) => {
    expect(await seen(twoBoxes((json) => (json.materials[1] = material)))).toEqual(alone(named));
  });

  test('does not count where the material is opaque', async () => {
    const { names, width } = await seen(twoBoxes((json) => (json.materials[1] = factor(0))));
    expect([names, width]).toEqual([['shown', 'other'], 31]);
  });

  test.each(['BLEND', 'MASK'])('of vertices: %s', async (alphaMode) => {
    const blend = (json: Loose): Loose => (json.materials[1] = { alphaMode });
    expect(await seen(twoBoxes(blend, () => 0))).toEqual(alone(named));
    // Of two faces of six alone: the others reach as far.
    const half = await seen(twoBoxes(blend, (vertex) => (vertex < 12 ? 0 : 1)));
    expect(half).toEqual({ names: ['shown', 'other'], width: 31, left: named });
    expect(
      (await twoBoxes(blend, (vertex) => (vertex < 12 ? 0 : 1)).load()).model.parts[1].mesh.indices,
    ).toHaveLength(24);
    const opaque = await seen(
      twoBoxes(
        (json) => (json.materials[1] = {}),
        () => 0,
      ),
    );
    expect(opaque).toEqual({ names: ['shown', 'other'], width: 31, left: [] });
  });

  test('of all: nothing is shown', async () => {
    const blend = { alphaMode: 'BLEND', ...factor(0) };
    expect(await refused(twoBoxes((json) => (json.materials = [blend, blend])).glb())).toContain(
      'all of its surfaces have an alpha of 0',
    );
  });
});

describe('scales near zero', () => {
  const named = ['parts that are scaled to almost nothing'];

  test.each([0, 1e-3, 1e-4, 1e-6, 1e-9, 1e-20, 1e-40, 1e-300, -1e-5])('%d hides a node', async (scale) => {
    expect(await seen(twoBoxes((json) => (json.nodes[1].scale = [scale, scale, scale])))).toEqual(
      alone(named),
    );
  });

  test('hides what is below the node, also by a matrix', async () => {
    const below = twoBoxes((json) => {
      json.nodes[1] = { scale: [1e-5, 1e-5, 1e-5], translation: [30, 5, 0], children: [2] };
      json.nodes.push({ name: 'other', mesh: 1, scale: [2, 2, 2] });
    });
    expect(await seen(below)).toEqual(alone(named));
    const matrix = [1e-5, 0, 0, 0, 0, 1e-5, 0, 0, 0, 0, 1e-5, 0, 30, 5, 0, 1];
    expect(await seen(twoBoxes((json) => (json.nodes[1] = { name: 'other', mesh: 1, matrix })))).toEqual(
      alone(named),
    );
  });

  test('hides instances', async () => {
    const instanced = twoBoxes((json, craft) => {
      const SCALE = craft.accessor(Float32Array.of(1, 1, 1, 0, 0, 0), 'VEC3');
      const TRANSLATION = craft.accessor(Float32Array.of(0, 0, 0, 50, 0, 0), 'VEC3');
      json.nodes[1].extensions = { EXT_mesh_gpu_instancing: { attributes: { SCALE, TRANSLATION } } };
    });
    expect(await seen(instanced)).toEqual({ names: ['shown', 'other'], width: 31, left: named });
  });

  test('hides what joints shrink to a point', async () => {
    const skinned = twoBoxes((json, craft) => {
      const vertices = cube.length / 3;
      const { attributes } = json.meshes[1].primitives[0];
      attributes.JOINTS_0 = craft.accessor(new Uint8Array(4 * vertices), 'VEC4');
      attributes.WEIGHTS_0 = craft.accessor(
        Float32Array.from({ length: 4 * vertices }, (_, i) => (i % 4 === 0 ? 1 : 0)),
        'VEC4',
      );
      json.skins = [{ joints: [2] }];
      json.nodes[1].skin = 0;
      json.nodes.push({ scale: [0, 0, 0], translation: [30, 7, 0] });
      json.scenes = [{ nodes: [0, 1, 2] }];
    });
    expect(await seen(skinned)).toEqual(alone(named));
  });

  test('does not hide what all is scaled by, small meshes, and meshes in millimeters', async () => {
    const all = twoBoxes((json) => json.nodes.forEach((node: Loose) => (node.scale = [1e-3, 1e-3, 1e-3])));
    expect((await seen(all)).names).toEqual(['shown', 'other']);
    const small = twoBoxes((json) => (json.nodes[1].scale = [0.01, 0.01, 0.01]));
    expect((await seen(small)).names).toEqual(['shown', 'other']);
    const millimeters = twoBoxes((json, craft) => {
      const large = craft.accessor(
        cube.map((v) => 1000 * v),
        'VEC3',
        { min: [-500, 0, -500], max: [500, 1000, 500] },
      );
      json.meshes[1].primitives[0].attributes.POSITION = large;
      json.nodes[1].scale = [1e-3, 1e-3, 1e-3];
    });
    expect(await seen(millimeters)).toEqual({ names: ['shown', 'other'], width: 31, left: [] });
  });

  test('of one axis flattens', async () => {
    const flat = twoBoxes((json) => (json.nodes[1].scale = [1, 0, 1]));
    expect(await seen(flat)).toMatchObject({ names: ['shown', 'other'], width: 31 });
  });
});
