import type { Sides } from '../../size.js';
import { agreement, blockMeans, type Blocks, blocksOf, boxMeans, welch } from './blocks.js';
import { type Features, sumGradients } from './features.js';
import { type Placed, shadeOf } from './relief.js';

/** What there is to be seen, and where; made once for an object in its place. */
export interface Target {
  readonly blocks: Blocks;
  /** By block, what light would make of the object's form: 1 on the ground. */
  readonly form: Float32Array;
  /** Smaller blocks, in which edges are looked for, and the light there. */
  readonly cells: Omit<Blocks, 'inside'>;
  readonly edges: Float32Array;
}

/** Side of the cells in which edges are looked for, to a block's: finer edges drown in the grain. */
const cellShare = 1 / 3;

/** @param picture its width and height, pixels */
export function targetOf(picture: Sides, placed: Placed): Target {
  const blocks = blocksOf(picture, placed);
  const { cover, form } = placed.relief;
  const light = form.map((value, i) => 1 + (shadeOf(value, 1) - 1) * cover[i]!);
  const side = Math.max(2, Math.round(blocks.side * cellShare));
  const { window } = blocks;
  const [columns, rows] = [Math.floor(window.width / side), Math.floor(window.height / side)];
  const cells = { window, side, columns, rows };
  return {
    blocks,
    cells,
    form: boxMeans(blocks, placed, light, 1),
    edges: boxMeans(cells, placed, light, 1),
  };
}

/**
 * How surely pixels tell an object from its ground, in standard errors: what an observer could make of it who knows the
 * object and sees each cue by itself.
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

export function visibilityOf(
  { blocks, cells, form: pattern, edges: template }: Target,
  features: Features,
): Visibility {
  const light = blockMeans(blocks, features.luma);
  const form = agreement(pattern, light);
  const luma = welch(blocks, light);
  const [energy, upright, diagonal] = gradientMeans(blocks, features).map((mean) => welch(blocks, mean)) as [
    number,
    number,
    number,
  ];
  const edges = edgeAgreement(cells, template, blockMeans(cells, features.luma));
  const sum = [edges, form, luma, energy, upright, diagonal].reduce((squares, z) => squares + z * z, 0);
  return { edges, form, luma, energy, upright, diagonal, total: Math.sqrt(sum) };
}

/** By block: contrast, and the two axes of orientation. */
function gradientMeans({ window, side, columns, rows }: Blocks, features: Features): Float32Array[] {
  const means = [0, 1, 2].map(() => new Float32Array(columns * rows));
  const [energy, upright, diagonal] = means as [Float32Array, Float32Array, Float32Array];
  const sums = { energy: 0, upright: 0, diagonal: 0 };
  const area = side * side;
  for (let row = 0, block = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, block++) {
      sumGradients(features, window, { x: column * side, y: row * side, side }, sums);
      energy[block] = sums.energy / area;
      upright[block] = sums.upright / area;
      diagonal[block] = sums.diagonal / area;
    }
  return means;
}

function edgeAgreement({ columns, rows }: Target['cells'], light: Float32Array, seen: Float32Array): number {
  let [shared, own, all] = [0, 0, 0];
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1, at = y * columns + 1; x < columns - 1; x++, at++) {
      const [tx, ty] = [light[at + 1]! - light[at - 1]!, light[at + columns]! - light[at - columns]!];
      const [gx, gy] = [seen[at + 1]! - seen[at - 1]!, seen[at + columns]! - seen[at - columns]!];
      shared += tx * gx + ty * gy;
      own += tx * tx + ty * ty;
      all += gx * gx + gy * gy;
    }
  const spread = Math.sqrt((own * all) / (2 * (columns - 2) * (rows - 2)));
  return spread > 0 ? shared / spread : 0;
}
