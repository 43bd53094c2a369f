import { badParameter } from '../../../core/errors.js';
import type { FieldLoops } from './distance-field/field-kernel.js';
import type { KernelMemory } from '../../../core/wasm/kernel.js';
import { type Vec3, perAxis } from '../../vector.js';
import type { Shape } from './shapes.js';
import type { Grid } from './surface-nets.js';

/** Nodes along each side of a block. */
const blockSize = 8;
const maxNodes = 4_000_000;

/** The grid around all shapes, cut into blocks, each with a list of the shapes that matter in it. */
export class Blocks {
  private readonly low: Vec3;
  private readonly size: readonly [number, number, number];
  private readonly counts: readonly [number, number, number];
  /** The numbers of the shapes that matter in each block, in their order. */
  private readonly shapes: readonly Int32Array[];

  /** @throws `bad-parameter` when the cell is so small that the grid would have more than 4 million nodes */
  constructor(
    shapes: readonly Shape[],
    blend: number,
    private readonly cell: number,
  ) {
    const added = shapes.filter((shape) => (shape.mode ?? 'add') === 'add');
    const node = (k: number, side: 'min' | 'max', round: (x: number) => number): number =>
      round(
        Math[side](
          ...added.map((shape) => shape[side][k] + ((side === 'min' ? -1 : 1) * (shape.blend ?? blend)) / 2),
        ) / cell,
      );
    this.low = perAxis((k) => node(k, 'min', Math.floor) - 2);
    this.size = [0, 1, 2].map((k) => node(k, 'max', Math.ceil) + 3 - this.low[k]) as [number, number, number];
    if (!(this.size[0] * this.size[1] * this.size[2] <= maxNodes))
      throw badParameter('cell', cell, `a cell that gives at most ${maxNodes} nodes`);
    this.counts = this.size.map((n) => Math.ceil(n / blockSize)) as [number, number, number];
    this.shapes = this.listsOf(shapes, blend);
  }

  get count(): number {
    return this.shapes.length;
  }

  /** The numbers of the shapes that matter in a block. */
  shapesIn(block: number): Int32Array {
    return this.shapes[block];
  }

  /** The block of a node. */
  blockOf(node: number): number {
    const [nx, ny] = this.size;
    const [bx, by] = this.counts;
    const block = (n: number): number => Math.floor(n / blockSize);
    return (
      block(node % nx) + bx * (block(Math.floor(node / nx) % ny) + by * block(Math.floor(node / (nx * ny))))
    );
  }

  /**
   * The field at all nodes. Those on the surface count as outside: a surface through nodes gives slivers; the net is moved onto it later.
   * @param lists the place of each block's shapes in `memory`, and how many they are
   * @returns a grid whose values are in a piece of `memory`
   */
  sample(memory: KernelMemory, loops: FieldLoops, lists: Int32Array): Grid {
    const { cell, counts, low, size } = this;
    const [nx, ny, nz] = size;
    const place = memory.take(8 * nx * ny * nz);
    const lengths = (n: number, axis: number): number => Math.min(blockSize, size[axis] - n * blockSize);
    for (let k = 0, block = 0; k < counts[2]; k++)
      for (let j = 0; j < counts[1]; j++)
        for (let i = 0; i < counts[0]; i++, block++) {
          const first = blockSize * (i + nx * (j + ny * k));
          loops.sample(
            place + 8 * first,
            nx,
            nx * ny,
            lengths(i, 0),
            lengths(j, 1),
            lengths(k, 2),
            low[0] + blockSize * i,
            low[1] + blockSize * j,
            low[2] + blockSize * k,
            cell,
            cell / 10,
            lists[2 * block],
            lists[2 * block + 1],
          );
        }
    return {
      size,
      origin: [this.at(0, 0), this.at(0, 1), this.at(0, 2)],
      cell,
      values: memory.doubles.subarray(place / 8, place / 8 + nx * ny * nz),
    };
  }

  /** Per block, the shapes that matter where the surface is at most three cells away from it. */
  private listsOf(shapes: readonly Shape[], blend: number): readonly Int32Array[] {
    const { cell, counts } = this;
    const boxes = Float64Array.from(
      shapes.flatMap((shape) => {
        const reach = 3 * cell + (shape.blend ?? blend);
        return [0, 1, 2].flatMap((k) => [shape.min[k] - reach, shape.max[k] + reach]);
      }),
    );
    /** Those of some shapes that reach into a slice of blocks. */
    const within = (some: Int32Array, n: number, axis: number): Int32Array => {
      const [from, to] = [this.at(n * blockSize, axis), this.at((n + 1) * blockSize, axis)];
      return some.filter((shape) => {
        const at = 6 * shape + 2 * axis;
        return boxes[at] <= to && boxes[at + 1] >= from;
      });
    };
    const lists: Int32Array[] = [];
    const all = Int32Array.from(shapes, (_, i) => i);
    for (let k = 0; k < counts[2]; k++) {
      const layer = within(all, k, 2);
      for (let j = 0; j < counts[1]; j++) {
        const row = within(layer, j, 1);
        for (let i = 0; i < counts[0]; i++) lists.push(within(row, i, 0));
      }
    }
    return lists;
  }

  private at(n: number, axis: number): number {
    return (this.low[axis] + n) * this.cell;
  }
}
