import type { Binary } from './binary.js';
import type { Palette } from './palette.js';

/** What a file says besides its buffers and materials: nodes, meshes, cameras; `roots` are the nodes of its scene. */
export interface Content {
  readonly name: string;
  readonly nodes: readonly object[];
  readonly roots: readonly number[];
  readonly meshes: readonly object[];
  readonly cameras?: readonly object[];
  /** Extensions of the file itself, by name, and what they say. */
  readonly extensions?: Readonly<Record<string, object>>;
  /** What programs may read of its scene. */
  readonly extras?: object;
}

/** A GLB file (glTF 2.0) of meshes and materials that lie in `binary` and `palette`. */
export function packContent(
  binary: Binary,
  palette: Palette,
  { name, nodes, roots, meshes, cameras, extensions = {}, extras }: Content,
): Uint8Array {
  const { materials, textures, samplers, images } = palette;
  const used = [...palette.extensions, ...Object.keys(extensions)];
  const json = {
    asset: { version: '2.0', generator: 'topsyturvy' },
    ...(used.length > 0 && { extensionsUsed: used }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
    scene: 0,
    scenes: [{ name, nodes: roots, ...(extras && { extras }) }],
    nodes,
    ...(cameras && { cameras }),
    meshes,
    materials,
    ...(textures.length > 0 && { textures, samplers, images }),
    accessors: binary.accessors,
    bufferViews: binary.views,
    buffers: [{ byteLength: binary.length }],
  };
  return packGlb(json, binary.pieces);
}

/** A GLB of one JSON and one binary chunk, each padded to a multiple of four bytes (glTF 2.0, §4.4). */
export function packGlb(json: unknown, binary: readonly Uint8Array[]): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const chunks = [
    ...chunk(0x4e4f534a, [text], 0x20),
    ...(binary.length > 0 ? chunk(0x004e4942, binary, 0) : []),
  ];
  const header = words(0x46546c67, 2, 12 + lengthOf(chunks));
  return new Uint8Array(Buffer.concat([header, ...chunks]));
}

function chunk(type: number, pieces: readonly Uint8Array[], padding: number): Uint8Array[] {
  const length = lengthOf(pieces);
  const filling = new Uint8Array((4 - (length % 4)) % 4).fill(padding);
  return [words(length + filling.length, type), ...pieces, filling];
}

const lengthOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** 32-bit numbers, the lowest byte first. */
function words(...values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => bytes.setUint32(4 * i, value, true));
  return new Uint8Array(bytes.buffer);
}
