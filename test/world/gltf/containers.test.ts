import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadModel } from '../../../src/world/gltf/load.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { card } from './card.js';
import { cornersOf, craftWedge, loadBytes, type Loose } from './craft.js';
import { refusal } from './refusal.js';

const json = 0x4e4f534a;
const binary = 0x004e4942;

interface Piece {
  readonly type: number;
  readonly bytes: Uint8Array;
  /** What its length says. Default: its bytes. */
  readonly length?: number;
}

/** A GLB as some program writes it. @param behind zeros after the last chunk, which its own length counts or not */
function glbOf(pieces: readonly Piece[], behind = 0, counted = true): Uint8Array {
  const chunks = pieces.flatMap(({ type, bytes, length = bytes.length }) => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(length);
    head.writeUInt32LE(type, 4);
    return [head, bytes];
  });
  const body = Buffer.concat(chunks);
  const head = Buffer.from('glTF\x02\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(12 + body.length + (counted ? behind : 0), 8);
  return Buffer.concat([head, body, Buffer.alloc(behind)]);
}

/** The JSON, and the bytes, of a wedge. */
function wedgeParts(): { text: Buffer; data: Uint8Array } {
  const glb = Buffer.from(craftWedge().glb());
  const length = glb.readUInt32LE(12);
  return {
    text: Buffer.from(
      glb
        .subarray(20, 20 + length)
        .toString()
        .trimEnd(),
    ),
    data: glb.subarray(28 + length),
  };
}

const zeros = (count: number): Buffer => Buffer.alloc(count);

describe('a GLB that is padded with zeros', () => {
  const expected = async (): Promise<number[][]> => cornersOf(await craftWedge().load());
  const { text, data } = wedgeParts();
  const spaces = Buffer.from(' '.repeat((4 - (text.length % 4)) % 4));
  const aligned = Buffer.concat([text, spaces]);
  const bin: Piece = { type: binary, bytes: data };

  test.each<[string, Uint8Array]>([
    ['after its JSON', glbOf([{ type: json, bytes: Buffer.concat([text, zeros(spaces.length || 4)]) }, bin])],
    [
      'after its JSON, by more than it takes',
      glbOf([{ type: json, bytes: Buffer.concat([aligned, zeros(64)]) }, bin]),
    ],
    ['behind its last chunk, counted', glbOf([{ type: json, bytes: aligned }, bin], 20)],
    ['behind its last chunk, not counted', glbOf([{ type: json, bytes: aligned }, bin], 20, false)],
    ['behind its last chunk, by too few bytes for a chunk', glbOf([{ type: json, bytes: aligned }, bin], 4)],
    [
      'in its data',
      glbOf([
        { type: json, bytes: aligned },
        { type: binary, bytes: Buffer.concat([data, zeros(32)]) },
      ]),
    ],
  ])('%s', async (_, bytes) => {
    expect(cornersOf(await loadBytes(bytes))).toEqual(await expected());
  });

  test('with JSON whose length is no multiple of four, padded or not', async () => {
    for (let more = 0; more < 4; more++) {
      const odd = Buffer.concat([text, Buffer.from(' '.repeat(more))]);
      const padding = zeros((4 - (odd.length % 4)) % 4);
      const padded = { type: json, bytes: Buffer.concat([odd, padding]), length: odd.length };
      for (const first of [padded, { type: json, bytes: odd }])
        expect(cornersOf(await loadBytes(glbOf([first, bin])))).toEqual(await expected());
    }
  });

  test('a glTF too', async () => {
    const gltf = Buffer.concat([craftWedge().gltf(), zeros(7)]);
    expect(cornersOf(await loadBytes(gltf, {}, 'thing.gltf'))).toEqual(await expected());
  });
});

describe('URIs as programs write them', () => {
  const picture = (): Promise<Buffer> =>
    sharp(Buffer.of(9, 8, 7), { raw: { width: 1, height: 1, channels: 3 } })
      .png()
      .toBuffer();

  async function load(uri: string, ...files: readonly string[]) {
    const folder = temporaryFolder();
    const png = await picture();
    mkdirSync(join(folder, 'model', 'textures', 'wood'), { recursive: true });
    for (const file of files) writeFileSync(join(folder, 'model', file), png);
    writeFileSync(join(folder, 'outside.png'), png);
    const craft = card({ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } });
    Object.assign(craft.json as Loose, { images: [{ uri }], textures: [{ source: 0 }] });
    const path = join(folder, 'model', 'thing.glb');
    writeFileSync(path, craft.glb());
    return loadModel(path);
  }

  test.each([
    ['textures\\oak.png', 'textures/oak.png'],
    ['textures\\wood\\oak.png', 'textures/wood/oak.png'],
    ['textures\\wood/oak.png', 'textures/wood/oak.png'],
    ['.\\textures\\oak.png', 'textures/oak.png'],
    ['textures%5Coak.png', 'textures/oak.png'],
    ['textures\\..\\oak.png', 'oak.png'],
    ['textures\\dark%20oak.png', 'textures/dark oak.png'],
    ['textures\\dark oak.png', 'textures/dark oak.png'],
    ['100%.png', '100%.png'],
    ['textures\\50% oak.png', 'textures/50% oak.png'],
  ])('%s', async (uri, file) => {
    const { hashes, model } = await load(uri, file);
    expect(Object.keys(hashes)).toEqual(['thing.glb', file]);
    expect(model.parts[0].material.baseColorTexture!.image.width).toBe(1);
  });

  test.each([
    '..\\outside.png',
    'textures\\..\\..\\outside.png',
    'C:\\art\\oak.png',
    '\\\\server\\oak.png',
    '\\oak.png',
  ])('%s leaves the folder', async (uri) => {
    expect(await refusal(load(uri, 'oak.png'))).toContain('which leaves its folder');
  });

  test('what is not there is named as it was written', async () => {
    expect(await refusal(load('textures\\ash.png', 'textures/oak.png'))).toContain(
      "'textures\\ash.png', which cannot be read",
    );
  });
});
