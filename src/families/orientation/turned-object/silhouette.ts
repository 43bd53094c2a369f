import type { Scene, Renderer } from '../../../world/scene.js';

/** Side of the silhouettes that are laid over each other, pixels. */
export const side = 96;
/** The number of columns that is enough: each then shows little of what is hidden. */
const enoughColumns = 36;

/** The side for a silhouette: `side`, or a multiple where a silhouette is so narrow that one column is much of it. */
export const fineSide = ({ columns }: Silhouette): number =>
  side * Math.min(6, Math.max(3, Math.ceil(enoughColumns / (columns.most + 1 - columns.least))));

/** The pixels where an object alone is seen. */
export class Silhouette {
  /** Per pixel, 1 where it is seen, elsewhere 0. */
  readonly shown: Uint16Array;
  /** The numbers of the pixels that show it, in their order. */
  readonly pixels: Int32Array;
  /** The first and last column and row that show it. */
  readonly columns: Range;
  readonly rows: Range;

  /** @param side of the picture, pixels */
  constructor(
    renderer: Renderer,
    scene: Scene,
    readonly side: number,
  ) {
    const shown = renderer.objects(scene, { width: side, height: side });
    const pixels = new Int32Array(shown.length);
    let count = 0;
    const [columns, rows] = [new Range(), new Range()];
    for (let y = 0, at = 0; y < side; y++)
      for (let x = 0; x < side; x++, at++) {
        if (shown[at] === 0) continue;
        pixels[count++] = at;
        columns.add(x);
        rows.add(y);
      }
    this.shown = shown;
    this.pixels = pixels.subarray(0, count);
    this.columns = columns;
    this.rows = rows;
  }

  /**
   * The share that is seen of it beside what covers it, once that is shifted to the right; where it is surely more than `most`, some
   * number above that.
   */
  shareBeside(cover: Silhouette, shift: number, most: number): number {
    const { pixels, side } = this;
    const { shown } = cover;
    const enough = most * pixels.length + 2;
    let seen = 0;
    for (let i = 0; i < pixels.length; i++) {
      const at = pixels[i];
      const column = (at % side) - shift;
      if (column >= 0 && column < side && shown[at - shift] !== 0) continue;
      if (++seen > enough) break;
    }
    return seen / pixels.length;
  }
}

/** The range from the least to the greatest of the whole numbers added. */
class Range {
  least = Infinity;
  most = -Infinity;

  add(value: number): void {
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }
}
