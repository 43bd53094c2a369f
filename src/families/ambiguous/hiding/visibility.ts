import { memoize } from '../../../core/memoize.js';
import type { Sides } from '../../param-schemas.js';
import { agreement, blockMean, type Blocks, blocksOf, boxMeans, welch } from './blocks.js';
import { type Features, sumGradients } from './features.js';
import { type Placed, shadeOf } from './relief.js';

/** What there is to be seen, and where it is; made once for an object in its place. */
export interface Target {
  readonly blocks: Blocks;
  /** The light on the object's form, for each block: 1 on the ground. */
  readonly form: Float32Array;
  /** Smaller blocks, in which edges are looked for, and the light there. */
  readonly cells: Omit<Blocks, 'inside'>;
  readonly edges: Float32Array;
  /** For each block and each cell, 0 where neither the object nor its shadow comes near, so that its light changes nothing. */
  readonly litBlocks: Uint8Array;
  readonly litCells: Uint8Array;
}

/** Side of the cells in which edges are looked for, to a block's: finer edges drown in the grain. */
const cellShare = 1 / 3;

/** @param picture its width and height, pixels */
export const targetOf = ({ width, height }: Sides, placed: Placed): Target => targetIn(width, height, placed);

const targetIn = memoize((width: number, height: number, placed: Placed): Target => {
  const blocks = blocksOf({ width, height }, placed);
  const { cover, form } = placed.relief;
  const light = new Float32Array(form.length);
  for (let i = 0; i < light.length; i++) light[i] = 1 + (shadeOf(form[i], 1) - 1) * cover[i];
  const side = Math.max(2, Math.round(blocks.side * cellShare));
  const { window } = blocks;
  const [columns, rows] = [Math.floor(window.width / side), Math.floor(window.height / side)];
  const cells = { window, side, columns, rows };
  return {
    blocks,
    cells,
    form: boxMeans(blocks, placed, light, 1),
    edges: boxMeans(cells, placed, light, 1),
    litBlocks: litOf(blocks, placed),
    litCells: litOf(cells, placed),
  };
});

/** For each block, 1 where one of its pixels, or a neighboring one, belongs to the object or its shadow. */
function litOf(
  { window, side, columns, rows }: Target['cells'],
  { figure: { width, height }, relief: { cover, shadow, reach }, left, top }: Placed,
): Uint8Array {
  const lit = new Uint8Array(columns * rows);
  const across = width + reach;
  for (let y = 0; y < height + reach; y++) {
    const isLit = (x: number): boolean =>
      (x < width && y < height && cover[y * width + x] !== 0) || shadow[y * across + x] !== 0;
    const v = y + top - window.top;
    const [first, last] = [Math.max(0, Math.floor((v - 1) / side)), Math.floor((v + 1) / side)];
    for (let x = 0; x < across; x++) {
      if (!isLit(x)) continue;
      const from = x + left - window.left;
      while (x < across && isLit(x)) x++;
      // Gradients reach a pixel further.
      const start = Math.max(0, Math.floor((from - 1) / side));
      const end = Math.min(columns, Math.floor((x + left - window.left) / side) + 1);
      for (let row = first; row <= last && row < rows && start < end; row++)
        lit.fill(1, row * columns + start, row * columns + end);
    }
  }
  return lit;
}

/**
 * How surely pixels distinguish an object from its ground, in standard errors, for an observer who knows the object and
 * sees each cue by itself.
 */
export type Visibility = {
  /**
   * The edges of the form: Σ ∇T·∇I over its spread by chance, for the light T and the picture I. Gradients of surfaces are
   * nearly white noise, for which this is the best detector.
   */
  readonly edges: number;
  /** The shading of the form, by block. */
  readonly form: number;
  /** The difference between blocks inside and blocks around, for each feature. */
  readonly luma: number;
  readonly energy: number;
  readonly upright: number;
  readonly diagonal: number;
  /** The root of the sum of their squares. */
  readonly total: number;
};

export function visibilityOf(target: Target, features: Features): Visibility {
  return new Observer(target).visibility(features);
}

/** Measures a target in one light after another; what no light changes is measured once. */
export class Observer {
  private readonly light: Float32Array;
  private readonly energy: Float32Array;
  private readonly upright: Float32Array;
  private readonly diagonal: Float32Array;
  private readonly fine: Float32Array;
  private hasLooked = false;

  constructor(private readonly target: Target) {
    const { inside } = target.blocks;
    [this.light, this.energy, this.upright, this.diagonal] = [inside, inside, inside, inside].map(
      ({ length }) => new Float32Array(length),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array];
    this.fine = new Float32Array(target.cells.columns * target.cells.rows);
  }

  /** @param features of the target's window; on the ground beside the object and its shadow, the same each time */
  visibility(features: Features): Visibility {
    const { blocks, cells, form: pattern, edges: template } = this.target;
    this.look(features);
    const form = agreement(pattern, this.light);
    const luma = welch(blocks, this.light);
    const energy = welch(blocks, this.energy);
    const upright = welch(blocks, this.upright);
    const diagonal = welch(blocks, this.diagonal);
    const edges = edgeAgreement(cells, template, this.fine);
    const sum = [edges, form, luma, energy, upright, diagonal].reduce((squares, z) => squares + z * z, 0);
    return { edges, form, luma, energy, upright, diagonal, total: Math.sqrt(sum) };
  }

  /** The features by block (light, contrast, and the two axes of orientation), and the light by cell. */
  private look(features: Features): void {
    const { blocks, cells, litBlocks, litCells } = this.target;
    const { window, side, columns } = blocks;
    const sums = { energy: 0, upright: 0, diagonal: 0 };
    const area = side * side;
    for (let block = 0; block < litBlocks.length; block++) {
      if (this.hasLooked && litBlocks[block] === 0) continue;
      const column = block % columns;
      this.light[block] = blockMean(blocks, features.luma, block);
      const corner = { x: column * side, y: ((block - column) / columns) * side, side };
      sumGradients(features, window, corner, sums);
      this.energy[block] = sums.energy / area;
      this.upright[block] = sums.upright / area;
      this.diagonal[block] = sums.diagonal / area;
    }
    for (let cell = 0; cell < litCells.length; cell++)
      if (!this.hasLooked || litCells[cell] !== 0) this.fine[cell] = blockMean(cells, features.luma, cell);
    this.hasLooked = true;
  }
}

function edgeAgreement({ columns, rows }: Target['cells'], light: Float32Array, seen: Float32Array): number {
  let [shared, own, all] = [0, 0, 0];
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1, at = y * columns + 1; x < columns - 1; x++, at++) {
      const [tx, ty] = [light[at + 1] - light[at - 1], light[at + columns] - light[at - columns]];
      const [gx, gy] = [seen[at + 1] - seen[at - 1], seen[at + columns] - seen[at - columns]];
      shared += tx * gx + ty * gy;
      own += tx * tx + ty * ty;
      all += gx * gx + gy * gy;
    }
  const spread = Math.sqrt((own * all) / (2 * (columns - 2) * (rows - 2)));
  return spread > 0 ? shared / spread : 0;
}
