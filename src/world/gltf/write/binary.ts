import { texturesOf, type Material, type Mesh } from '../../index.js';
import { tangentsOf } from '../../render/shade/metallic/metallic-parts.js';

const float = 5126;
const short = 5123;
const long = 5125;

/** The binary chunk in the making. */
export class Binary {
  readonly pieces: Uint8Array[] = [];
  readonly views: object[] = [];
  readonly accessors: object[] = [];
  length = 0;

  /** Adds bytes as a buffer view, which begins at a multiple of four. */
  addView(bytes: Uint8Array, target?: number): number {
    this.pieces.push(bytes, new Uint8Array((4 - (bytes.length % 4)) % 4));
    this.views.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      ...(target !== undefined && { target }),
    });
    this.length += Math.ceil(bytes.length / 4) * 4;
    return this.views.length - 1;
  }

  /** A mesh, without the texture coordinates and tangents that its material does not use. */
  addMesh(mesh: Mesh, material: Material): object {
    const { positions, normals, secondUvs, colors, indices } = mesh;
    const attribute = (values: Float32Array, type: string, range: object = {}): number =>
      this.addAccessor(values, float, type, 34962, range);
    const { normalTexture } = material;
    const textures = texturesOf(material);
    const second = textures.some(({ coordinates }) => coordinates === 'second') && secondUvs;
    // Sets are numbered from 0 without gaps (glTF 2.0, §3.7.2.1).
    const uvs = textures.length > 0 && (mesh.uvs ?? (second || new Float32Array((positions.length / 3) * 2)));
    const count = positions.length / 3;
    const numbers = count < 0xffff ? Uint16Array.from(indices) : indices;
    return {
      attributes: {
        POSITION: attribute(positions, 'VEC3', rangeOf(positions)),
        NORMAL: attribute(normals, 'VEC3'),
        ...(uvs && { TEXCOORD_0: attribute(uvs, 'VEC2') }),
        ...(second && { TEXCOORD_1: attribute(second, 'VEC2') }),
        ...(colors && { COLOR_0: attribute(colors, 'VEC3') }),
        // Other programs make other tangents.
        ...(normalTexture && { TANGENT: attribute(tangentsOf(mesh), 'VEC4') }),
      },
      indices: this.addAccessor(numbers, numbers === indices ? long : short, 'SCALAR', 34963),
    };
  }

  private addAccessor(
    values: Float32Array | Uint16Array | Uint32Array,
    componentType: number,
    type: string,
    target: number,
    range: object = {},
  ): number {
    const width = type === 'SCALAR' ? 1 : Number(type[3]);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const bufferView = this.addView(bytes, target);
    this.accessors.push({ bufferView, componentType, count: values.length / width, type, ...range });
    return this.accessors.length - 1;
  }
}

function rangeOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3], value);
    max[i % 3] = Math.max(max[i % 3], value);
  });
  return { min, max };
}
