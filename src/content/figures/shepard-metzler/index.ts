import { badParameter, points3, type Stream, TopsyturvyError } from '../../../core/index.js';
import { add, dot, type Vec3 } from '../../../world/vector.js';
import { type Figure, figureKey, figureSymmetries, isChiral, mirrorFigure } from './figure.js';

export * from './figure.js';
export { figureModel, type FigureLook } from './model.js';

/**
 * What figures are made like.
 * @see R. N. Shepard and J. Metzler, Mental rotation of three-dimensional objects, Science 171 (1971), 701–703: ten
 * cubes face to face, "a rigid armlike structure with exactly three right-angled 'elbows'"
 */
export interface FigureParams {
  /** The number of cubes, 4 to 60. Default 10. */
  readonly cubes: number;
  /** Right-angled elbows, 2 to 8. Default 3. */
  readonly bends: number;
  /** The least number of cubes by which an arm continues from its elbow (or end), 1 to 20. Default 1. */
  readonly shortest: number;
  /**
   * Whether a figure may look the same after a turn of itself. Default false: then the turn between two views of it is
   * one turn and no other.
   */
  readonly symmetric: boolean;
}

const defaults: FigureParams = { cubes: 10, bends: 3, shortest: 1, symmetric: false };

/** More draws than a figure with feasible params ever needs. */
const tries = 5000;

/**
 * A figure drawn at random: all ways to share the cubes among the arms, and all ways to bend, are equally likely, less
 * those that are refused. No cube touches another by a face but its neighbors in the chain, and no rotation turns the
 * figure into its mirror image (all 24 are tried), so `mirrorFigure` of it is a different body.
 * @throws TopsyturvyError 'bad-parameter' if a param is out of range, or no such figure is found
 */
export function drawFigure(stream: Stream, params: Partial<FigureParams> = {}): Figure {
  const complete = checkParams({ ...defaults, ...params });
  for (let i = 0; i < tries; i++) {
    const figure = drawChain(stream, complete);
    if (!figure || !isChiral(figure)) continue;
    if (complete.symmetric || figureSymmetries(figure).length === 1) return figure;
  }
  throw badParameter('figure params', complete, 'params that leave room for a figure');
}

/**
 * Different figures: no two of them are one body turned and, unless `twins` are allowed, none is another's mirror image.
 * @throws TopsyturvyError 'too-many' if so many are not found, and as `drawFigure`
 */
export function drawFigures(
  stream: Stream,
  count: number,
  { twins = false, ...params }: Partial<FigureParams> & { readonly twins?: boolean } = {},
): Figure[] {
  const seen = new Set<string>();
  const figures: Figure[] = [];
  // Each of the last few kinds left is still drawn in time: every draw is about as likely as every other.
  let patience = 1000 + 10 * count;
  while (figures.length < count) {
    const figure = drawFigure(stream, params);
    const key = figureKey(figure);
    if (!seen.has(key)) {
      seen.add(key);
      if (!twins) seen.add(figureKey(mirrorFigure(figure)));
      figures.push(figure);
    } else if (patience-- === 0) {
      throw new TopsyturvyError(
        'too-many',
        `There are not ${count} different figures with these params; ${figures.length} were found`,
        count,
      );
    }
  }
  return figures;
}

function checkParams(params: FigureParams): FigureParams {
  const { cubes, bends, shortest } = params;
  const check = (name: string, value: number, least: number, most: number): void => {
    if (!(Number.isInteger(value) && value >= least && value <= most))
      throw badParameter(name, value, `a whole number from ${least} to ${most}`);
  };
  check('bends', bends, 2, 8);
  check('shortest', shortest, 1, 20);
  check('cubes', cubes, Math.max(4, (bends + 1) * shortest + 1), 60);
  return params;
}

const directions: readonly Vec3[] = points3('1,0,0 -1,0,0 0,1,0 0,-1,0 0,0,1 0,0,-1');

/** A chain, or undefined if it runs into or along itself. */
function drawChain(stream: Stream, { cubes, bends, shortest }: FigureParams): Figure | undefined {
  const spare = cubes - 1 - (bends + 1) * shortest;
  // A shuffled row of cubes and elbows: every way to share out the spare cubes is one such row.
  const row = stream.shuffle([...Array<boolean>(spare).fill(false), ...Array<boolean>(bends).fill(true)]);
  const arms = [shortest];
  for (const elbow of row) {
    if (elbow) arms.push(shortest);
    else arms[arms.length - 1]++;
  }
  const chain: Vec3[] = [[0, 0, 0]];
  let direction = stream.choice(directions);
  for (const [i, arm] of arms.entries()) {
    if (i > 0) direction = stream.choice(directions.filter((next) => dot(next, direction) === 0));
    for (let step = 1; step <= arm; step++) chain.push(add(chain.at(-1)!, direction));
  }
  return touchesItself(chain) ? undefined : chain;
}

/** Whether cubes that are not neighbors in the chain coincide or share a face. */
function touchesItself(chain: Figure): boolean {
  return chain.some((a, i) =>
    chain.some(
      (b, j) => j > i + 1 && Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) <= 1,
    ),
  );
}
