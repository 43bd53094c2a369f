import type { Material, Mesh, Part, Texture } from '../index.js';
import type { Patches } from './patches.js';

/** A piece that is drawn: of one patch and one material, from its front or from its back. */
export type Piece = { readonly patch: number; readonly back: boolean; readonly part: Part };

/** Stands for the patches that are too small to be judged by themselves. */
const rest = 0x7fffffff;

/** Most of them: masks number parts with 16 bits. */
const mostPieces = 30_000;

/** Both sides of each patch, as parts of their own. */
export function piecesOf(
  parts: readonly Part[],
  { starts, patch }: Patches,
  judged: ReadonlySet<number>,
  shown: (triangle: number) => boolean,
): Piece[] {
  const soups = new Map<string, Soup>();
  parts.forEach(({ mesh, material }, index) => {
    // What a mask cuts out is not there from behind either.
    const { alphaCutoff, baseColorTexture } = material;
    const masked = alphaCutoff !== undefined && baseColorTexture !== undefined;
    const mask = masked ? { alphaCutoff, baseColorTexture } : undefined;
    for (let i = 0; i < mesh.indices.length; i += 3) {
      const triangle = starts[index] + i / 3;
      if (!shown(triangle)) continue;
      const own = patch[triangle];
      const known = own < 0 || (judged.has(own) && soups.size < mostPieces);
      const of = known ? own : rest;
      const key = masked ? `${of} ${index}` : `${of}`;
      let soup = soups.get(key);
      if (!soup) soups.set(key, (soup = new Soup(of, mask)));
      soup.add(mesh, i);
    }
  });
  return [...soups.values()].flatMap((soup) => soup.pieces());
}

type Mask = Required<Pick<Material, 'alphaCutoff' | 'baseColorTexture'>>;

/** Triangles of one patch, each with corners of its own. */
class Soup {
  private readonly positions: number[] = [];
  private readonly uvs: number[] = [];

  constructor(
    private readonly patch: number,
    private readonly mask: Mask | undefined,
  ) {}

  add({ positions, indices, uvs, secondUvs }: Mesh, at: number): void {
    const laid = this.mask?.baseColorTexture.coordinates === 'second' ? secondUvs : uvs;
    for (let i = at; i < at + 3; i++) {
      const vertex = indices[i];
      for (let k = 0; k < 3; k++) this.positions.push(positions[3 * vertex + k]);
      if (this.mask) this.uvs.push(laid?.[2 * vertex] ?? 0, laid?.[2 * vertex + 1] ?? 0);
    }
  }

  pieces(): Piece[] {
    const { patch, mask } = this;
    const positions = Float32Array.from(this.positions);
    const mesh = {
      positions,
      normals: new Float32Array(positions.length),
      ...(mask && { uvs: Float32Array.from(this.uvs) }),
    };
    const corners = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
    const turned = corners.map((corner) => corner - (corner % 3) + 2 - (corner % 3));
    const bothSides = patch < 0;
    const material: Material = {
      baseColor: [1, 1, 1],
      metallic: 0,
      roughness: 1,
      doubleSided: bothSides,
      ...(mask && { alphaCutoff: mask.alphaCutoff, baseColorTexture: onFirst(mask.baseColorTexture) }),
    };
    const piece = (back: boolean): Piece => ({
      patch,
      back,
      part: { name: '', mesh: { ...mesh, indices: back ? turned : corners }, material },
    });
    return bothSides ? [piece(false)] : [piece(false), piece(true)];
  }
}

/** A texture that is laid on by the first coordinates. */
const onFirst = ({ image, wrapS, wrapT }: Texture): Texture => ({ image, wrapS, wrapT });
