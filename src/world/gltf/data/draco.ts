import { TopsyturvyError } from '../../../core/errors.js';
import { componentBytes, componentsOf } from '../format/fits.js';
import { type GltfAccessor, badModel } from '../format/form.js';
import { optionalPackage } from './optional-package.js';

/** The part of draco3dgltf that is used; it has no types. */
interface DracoModule {
  readonly TRIANGULAR_MESH: number;
  readonly HEAPU8: Uint8Array;
  Decoder: new () => Decoder;
  DecoderBuffer: new () => { Init(data: Uint8Array, length: number): void };
  Mesh: new () => DracoMesh;
  _malloc(bytes: number): number;
  _free(at: number): void;
}
type DracoMesh = { num_points(): number; num_faces(): number };
interface Decoder {
  GetEncodedGeometryType(buffer: unknown): number;
  DecodeBufferToMesh(buffer: unknown, mesh: DracoMesh): { ok(): boolean };
  GetAttributeByUniqueId(mesh: DracoMesh, id: number): { num_components(): number; ptr: number };
  GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, to: number): boolean;
  GetAttributeDataArrayForAllPoints(
    mesh: DracoMesh,
    attribute: unknown,
    type: number,
    bytes: number,
    to: number,
  ): boolean;
}

/** glTF's component types as Draco's DataType. */
const dataTypes = { 5120: 1, 5121: 2, 5122: 3, 5123: 4, 5125: 6, 5126: 9 } as const;

/** A primitive compressed with Draco: what to take out of it. */
export interface DracoRequest {
  readonly packed: Uint8Array;
  /** Attributes by their ids in the packed data, with the accessors that say what they should be. */
  readonly attributes: readonly { readonly id: number; readonly accessor: GltfAccessor }[];
  readonly indices: GltfAccessor | undefined;
}

/** The bytes of each attribute, and the indices as 32-bit numbers. */
export interface DracoResult {
  readonly attributes: readonly Uint8Array[];
  readonly indices: Uint8Array;
}

export async function unpackDraco({ packed, attributes, indices }: DracoRequest): Promise<DracoResult> {
  const { default: draco3d } = await optionalPackage(
    'draco3dgltf',
    'Draco (KHR_draco_mesh_compression)',
    // @ts-expect-error the package has no types
    () => import('draco3dgltf') as Promise<{ default: { createDecoderModule(): Promise<DracoModule> } }>,
  );
  // A module for each primitive: its memory goes with it, and one that has failed cannot be used again.
  const draco = await draco3d.createDecoderModule();
  try {
    const decoder = new draco.Decoder();
    const mesh = decodeMesh(draco, decoder, packed);
    const [points, corners] = [mesh.num_points(), 3 * mesh.num_faces()];
    if (indices && indices.count !== corners)
      throw badModel(`claims ${indices.count} indices for a Draco mesh of ${corners}`);
    return {
      attributes: attributes.map(({ id, accessor }) => {
        if (accessor.count !== points)
          throw badModel(`claims ${accessor.count} vertices for a Draco mesh of ${points}`);
        const attribute = decoder.GetAttributeByUniqueId(mesh, id);
        const width = componentsOf[accessor.type];
        if (!attribute.ptr || attribute.num_components() !== width)
          throw badModel(`names the Draco attribute ${id}, which is not there or of another kind`);
        const type = accessor.componentType;
        return copied(draco, points * width * componentBytes[type], (bytes, to) =>
          decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, dataTypes[type], bytes, to),
        );
      }),
      indices: copied(draco, 4 * corners, (bytes, to) => decoder.GetTrianglesUInt32Array(mesh, bytes, to)),
    };
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw badModel('is damaged: its Draco data cannot be decompressed', undefined, cause);
  }
}

function decodeMesh(draco: DracoModule, decoder: Decoder, packed: Uint8Array): DracoMesh {
  const buffer = new draco.DecoderBuffer();
  buffer.Init(packed, packed.length);
  if (decoder.GetEncodedGeometryType(buffer) !== draco.TRIANGULAR_MESH)
    throw badModel('has Draco data that is not a mesh');
  const mesh = new draco.Mesh();
  if (!decoder.DecodeBufferToMesh(buffer, mesh).ok())
    throw badModel('is damaged: its Draco data cannot be decompressed');
  return mesh;
}

/** A copy of what Draco writes to its own memory. */
function copied(
  draco: DracoModule,
  bytes: number,
  write: (bytes: number, to: number) => boolean,
): Uint8Array {
  const to = draco._malloc(bytes);
  if (to === 0 || !write(bytes, to)) throw badModel('is damaged: its Draco data cannot be decompressed');
  const out = draco.HEAPU8.slice(to, to + bytes);
  draco._free(to);
  return out;
}
