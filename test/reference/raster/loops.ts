import { projectVertices } from './vertices.js';
import { BinsReference } from './fill/bins.js';
import type { RasterLoops } from '../../../src/world/render/raster/raster-kernel.js';
import { patternOf, type Target } from '../../../src/world/render/raster/target.js';
import { coversOf } from './fill/cover.js';
import { fillMasked } from './fill/masked.js';
import { fillTriangle } from './fill/triangle.js';

/** What `src/world/render/raster/raster.as.ts` is in TypeScript. */
export class RasterReference extends BinsReference implements RasterLoops {
  private target: Target | undefined;
  private depth = 0;
  private ids = 0;

  project(
    positions: number,
    vertices: number,
    matrix: number,
    near: number,
    centerX: number,
    centerY: number,
    out: number,
  ): number {
    const { floats, doubles } = this.memory;
    const from = positions >> 2;
    return projectVertices(
      floats.subarray(from, from + 3 * vertices),
      doubles.subarray(matrix >> 3, (matrix >> 3) + 12),
      near,
      centerX,
      centerY,
      out >> 3,
      doubles,
    );
  }

  setTarget(
    width: number,
    top: number,
    rows: number,
    samples: number,
    _reach: number,
    _pattern: number,
    depth: number,
    ids: number,
  ): void {
    const { floats, ints } = this.memory;
    this.depth = depth >> 2;
    this.ids = ids >> 2;
    this.target = {
      ...{ width, top, rows, from: 0, to: width },
      pattern: patternOf(samples as 1 | 4 | 8),
      depth: floats.subarray(this.depth),
      ids: ints.subarray(this.ids),
    };
  }

  fillTriangle(a: number, b: number, c: number, id: number, backToo: number): void {
    fillTriangle(this.filled(), this.memory.doubles, a >> 3, b >> 3, c >> 3, id, backToo !== 0);
  }

  fillMasked(a: number, b: number, c: number, id: number, backToo: number, cover: number): void {
    const covers = coversOf(this.memory, cover);
    fillMasked(this.filled(), this.memory.doubles, a >> 3, b >> 3, c >> 3, id, backToo !== 0, covers);
  }

  private filled(): Target {
    const { floats, ints } = this.memory;
    let target = this.target!;
    if (target.depth.buffer !== floats.buffer)
      // The memory has grown.
      this.target = target = { ...target, depth: floats.subarray(this.depth), ids: ints.subarray(this.ids) };
    return target;
  }

  fillEntries(
    entry: number,
    triangles: number,
    nexts: number,
    first: number,
    end: number,
    indices: number,
    points: number,
    second: number,
    third: number,
    backToo: number,
  ): number {
    const { ints, words, doubles } = this.memory;
    while (entry >= 0) {
      const triangle = ints[(triangles >> 2) + entry];
      if (triangle >= end) return entry;
      const at = (indices >> 2) + 3 * (triangle - first);
      const a = points + 24 * words[at];
      const b = points + 24 * words[at + (second >> 2)];
      const c = points + 24 * words[at + (third >> 2)];
      if (!(doubles[(a >> 3) + 2] > 0 && doubles[(b >> 3) + 2] > 0 && doubles[(c >> 3) + 2] > 0))
        return entry;
      this.fillTriangle(a, b, c, triangle + 1, backToo);
      entry = ints[(nexts >> 2) + entry];
    }
    return entry;
  }

  fillPart(
    triangles: number,
    indices: number,
    points: number,
    second: number,
    third: number,
    reach: number,
    backToo: number,
  ): void {
    const { words, doubles } = this.memory;
    for (let i = 0, at = indices >> 2; i < triangles; i++, at += 3) {
      const a = points + 24 * words[at];
      const b = points + 24 * words[at + (second >> 2)];
      const c = points + 24 * words[at + (third >> 2)];
      if (doubles[(a >> 3) + 2] >= reach || doubles[(b >> 3) + 2] >= reach || doubles[(c >> 3) + 2] >= reach)
        this.fillTriangle(a, b, c, 1, backToo);
    }
  }
}
