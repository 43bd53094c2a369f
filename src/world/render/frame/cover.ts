import type { AlphaMask } from '../shade/textures.js';
import type { Draw } from '../geometry/draws.js';
import { TriangleReader } from '../geometry/triangle-reader.js';
import { CoverField } from '../raster/records.js';
import type { Frame } from './frame.js';

/** Begins the record of triangles of a part that is not everywhere. Returns its place in numbers of 8 bytes. */
export function beginCover(
  { places, workspace }: Frame,
  { texture, cutoff }: AlphaMask,
  isPlan: boolean,
): number {
  const { memory, textures } = workspace;
  const { ints, doubles } = memory;
  const { cover, coverTexture } = places;
  // Colors are not read.
  texture.describe(ints, doubles, coverTexture >> 3, textures.placeOf(texture.levels), 0);
  const at = cover >> 3;
  ints[2 * (at + CoverField.isPlan)] = isPlan ? 1 : 0;
  doubles[at + CoverField.cutoff] = cutoff;
  ints[2 * (at + CoverField.texture)] = coverTexture;
  return at;
}

/** The record of where the material of a part that is not everywhere is there: as `TriangleReader` and the loops that shade have it. */
export class Cover {
  private readonly reader: TriangleReader;
  private readonly uvs: Float32Array | undefined;
  private readonly at: number;

  constructor(
    private readonly frame: Frame,
    draw: Draw,
    mask: AlphaMask,
  ) {
    this.reader = new TriangleReader(frame);
    this.uvs = mask.texture.second ? draw.secondUvs : draw.uvs;
    this.at = beginCover(frame, mask, false);
  }

  /** Describes triangle `id` − 1. Returns the place of the record. */
  of(id: number): number {
    const { reader, uvs, at } = this;
    const { doubles } = this.frame.workspace.memory;
    reader.read(id, 0, 0);
    const { byX, byY, start, base } = reader;
    doubles.set(start, at + CoverField.start);
    doubles.set(base, at + CoverField.base);
    doubles.set(byX, at + CoverField.byX);
    doubles.set(byY, at + CoverField.byY);
    doubles[at + CoverField.totalX] = byX[0] + byX[1] + byX[2];
    doubles[at + CoverField.totalY] = byY[0] + byY[1] + byY[2];
    const growth = at + CoverField.growth;
    for (let axis = 0; axis < 2; axis++) {
      const a = uvs ? uvs[2 * reader.a + axis] : 0;
      const b = uvs ? uvs[2 * reader.b + axis] : 0;
      const c = uvs ? uvs[2 * reader.c + axis] : 0;
      const corners = at + (axis === 0 ? CoverField.u : CoverField.v);
      doubles[corners] = a;
      doubles[corners + 1] = b;
      doubles[corners + 2] = c;
      doubles[growth + axis] = byX[0] * a + byX[1] * b + byX[2] * c;
      doubles[growth + 2 + axis] = byY[0] * a + byY[1] * b + byY[2] * c;
    }
    return 8 * at;
  }
}
