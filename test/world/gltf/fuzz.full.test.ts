import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { Stream } from '../../../src/core/stream.js';
import { oklch, box as solidBox, materials, textured, checks } from '../../../src/world/modeling/index.js';
import { loadModel } from '../../../src/world/gltf/load.js';
import { writeModel } from '../../../src/world/gltf/write/model.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { addTexture, card, columns } from './card.js';
import { craftWedge } from './craft.js';
import { riggedTube } from './rigged.js';

/** A small file with all that is read: textures, a mask, indices of 16 bits. */
function sample(): Uint8Array {
  const cloth = textured(materials.fabric('#ffffff'), checks('#336699', '#ffcc00', 4, 16));
  return writeModel({
    category: 'crate',
    broadClass: 'containers',
    hasFront: true,
    hasUp: true,
    parts: [
      { name: 'side', mesh: solidBox(1, 1, 1), material: { ...cloth, doubleSided: true } },
      { name: 'lid', mesh: solidBox(1.1, 0.1, 1.1), material: materials.wood(oklch(0.5, 0.1, 60)) },
    ],
  });
}

/** A file with extensions of materials, two ways to lay textures on, and instances. */
async function extended(): Promise<Uint8Array> {
  const craft = card({
    extensions: {
      KHR_materials_clearcoat: { clearcoatFactor: 0.5, clearcoatTexture: { index: 0 } },
      KHR_materials_ior: { ior: 1.7 },
      KHR_materials_pbrSpecularGlossiness: { diffuseFactor: [1, 0.5, 0.25, 1], diffuseTexture: { index: 0 } },
    },
  });
  const index = addTexture(craft, await columns([200, 100, 50], [20, 40, 60]));
  const info = { index, extensions: { KHR_texture_transform: { scale: [2, 2], offset: [0.25, 0] } } };
  craft.json.materials[0].occlusionTexture = info;
  const TRANSLATION = craft.accessor(Float32Array.of(0, 0, 0, 3, 0, 0), 'VEC3');
  craft.json.nodes[0].extensions = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION } } };
  return craft.glb();
}

/** A file with a skin and morph targets. */
const rigged = (): Promise<Uint8Array> =>
  riggedTube(1, { weights: 'byte', bound: true, morph: 'node', sparse: true, mirrored: false });

/** The file cut off, or with a few bytes of another value, or with digits of its JSON changed. */
function damaged(original: Uint8Array, stream: Stream): Uint8Array {
  const bytes = Uint8Array.from(original);
  const kind = stream.choice(['cut', 'bytes', 'digits', 'digits']);
  if (kind === 'cut') return bytes.subarray(0, stream.below(bytes.length));
  const isDigit = (at: number): boolean => bytes[at] >= 0x30 && bytes[at] <= 0x39;
  for (let flips = stream.integer(1, kind === 'bytes' ? 2 : 4); flips > 0; flips--) {
    let at = stream.below(bytes.length);
    if (kind === 'digits') while (!isDigit(at)) at = (at + 1) % bytes.length;
    bytes[at] = kind === 'digits' ? 0x30 + stream.below(10) : stream.below(256);
  }
  return bytes;
}

const cases = 500;

test(`${cases} damaged files end in a model or in one sentence`, { timeout: 300_000 }, async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'fuzz.glb');
  const originals = [sample(), craftWedge().glb(), craftWedge().gltf(), await extended(), await rigged()];
  const before = process.memoryUsage().rss;
  let read = 0;
  for (let i = 0; i < cases; i++) {
    const original = originals[i % originals.length];
    writeFileSync(file, damaged(original, new Stream(['gltf fuzz', i])));
    try {
      const { model } = await loadModel(file);
      read++;
      for (const { mesh } of model.parts) {
        for (const uvs of [mesh.uvs, mesh.secondUvs]) expect(uvs?.every(Number.isFinite) ?? true).toBe(true);
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
        expect(mesh.normals.every(Number.isFinite)).toBe(true);
        expect(mesh.indices.every((index) => index < mesh.positions.length / 3)).toBe(true);
      }
    } catch (error) {
      expect(error, `case ${i}`).toBeInstanceOf(TopsyturvyError);
      expect((error as TopsyturvyError).code, `case ${i}`).toMatch(/^bad-model$/);
      const { message } = error as TopsyturvyError;
      expect(message, `case ${i}`).toMatch(/^The model 'fuzz.glb' /);
      expect(message, `case ${i}`).not.toMatch(/\n|\[object|TypeError|cannot be read: /);
    }
  }
  // Both must happen, or the damage is of the wrong kind.
  expect(read).toBeGreaterThan(cases / 20);
  expect(read).toBeLessThan((cases * 19) / 20);
  expect(process.memoryUsage().rss - before).toBeLessThan(1 << 30);
});
