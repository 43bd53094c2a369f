import { polygon, type Path } from '../../../draw/index.js';
import type { Point } from './heading.js';
import { gradientNoise, layered } from './noise.js';
import type { Gradient, Sheet } from './sheet.js';

/** The look of spikes of rock. */
export type RockShape = 'dripstone' | 'ridges' | 'icicles' | 'crystals' | 'needles';

/** One bare spike. */
export type Spike = {
  /** middle, half the width at the root, and height, picture widths */
  x: number;
  reach: number;
  height: number;
  /** how far the tip of a crystal lies to the right, per height */
  lean: number;
};

/** Height in the picture at which rock is rooted: 1 for the floor, 0 for the ceiling. */
export type Root = 0 | 1;

export type Layer = {
  readonly root: Root;
  /** of the rock under the spikes, picture widths */
  readonly depth: number;
  readonly color: string;
  readonly spikes: readonly Spike[];
};

/** The common properties of the layers of a picture. */
export type Rock = {
  shape: RockShape;
  noise: number;
  /** height of the small unevenness of the rock, picture widths */
  roughness: number;
};

/** The height of a spike, in its heights, at a distance from its middle in its reaches. */
function profile(shape: RockShape, distance: number): number {
  const within = Math.max(0, 1 - distance);
  switch (shape) {
    case 'dripstone':
      return within * within * (0.4 + 0.6 * within);
    case 'needles':
      return within * (0.75 + 0.25 * within);
    case 'icicles':
      return within * (0.4 + 0.6 * Math.sqrt(within));
    case 'crystals': // prisms, drawn one by one
      return 0;
    case 'ridges':
      return within;
  }
}

const spikeHeight = (shape: RockShape, { x: middle, reach, height }: Spike, x: number): number =>
  height * profile(shape, Math.abs(x - middle) / reach);

/** The rock's surface: its height above the root at each x. */
function surfaceOf({ shape, roughness, noise }: Rock, { depth, spikes }: Layer, index: number) {
  const rough = layered(gradientNoise(noise + index), 4);
  return (x: number): number => {
    const spike = Math.max(...spikes.map((one) => spikeHeight(shape, one, x)));
    return (
      depth +
      spike +
      roughness * (0.5 + (shape === 'ridges' ? 4 * spike : 1.5 * spike)) * rough(x * 14, index)
    );
  };
}

const step = 1 / 400;

/** A place at some height over the root. */
const over = (root: Root, x: number, height: number): Point => [x, root === 1 ? 1 - height : height];

/** Everything between the surface and the root, over a stretch of x. */
function below(root: Root, surface: (x: number) => number, from: number, to: number): Path {
  const points: Point[] = [];
  for (let x = from; x < to + step / 2; x += step) points.push(over(root, x, surface(x)));
  return polygon([...points, over(root, to, -0.01), over(root, from, -0.01)]);
}

/** Shade that fades from a tip down to some height over the root. */
const fading = (root: Root, tip: number, end: number): Gradient => ({
  kind: 'linear',
  from: over(root, 0, tip),
  to: over(root, 0, end),
  stops: [
    [0, '#00000040'],
    [1, '#00000000'],
  ],
});

/** The flank of a spike that faces right, as far as this spike is the highest. */
function shadeFlank(
  sheet: Sheet,
  rock: Rock,
  { root, depth, spikes }: Layer,
  spike: Spike,
  surface: (x: number) => number,
) {
  const height = (one: Spike, x: number): number => spikeHeight(rock.shape, one, x);
  let end = spike.x;
  while (end < spike.x + spike.reach && spikes.every((other) => height(other, end) <= height(spike, end)))
    end += step;
  if (end === spike.x) return;
  sheet.fill(
    below(root, surface, spike.x, end),
    fading(root, depth + spike.height, depth + 0.4 * spike.height),
  );
}

/** A leaning prism with a roof of two faces, its right side in shade. */
function drawCrystal(sheet: Sheet, { root, depth, color }: Layer, { x, reach, height, lean }: Spike): void {
  const at = (across: number, up: number): Point =>
    over(root, x + across * reach + lean * up * height, up * (height + depth));
  const [tip, ridge] = [at(0.2, 1), at(0.2, 0)];
  const right = [at(1, 0.78), at(1, 0)];
  sheet.fill(polygon([at(-1, 0), at(-1, 0.84), tip, ...right]), color);
  sheet.fill(polygon([ridge, tip, ...right]), '#000000', { alpha: 0.18 });
  sheet.fill(polygon([at(-1, 0.84), tip, at(0.2, 0.72)]), '#ffffff', { alpha: 0.16 });
}

/** Draws a layer. @param index of it, by which its unevenness is its own */
export function drawRock(sheet: Sheet, rock: Rock, layer: Layer, index: number): void {
  const surface = surfaceOf(rock, layer, index);
  if (rock.shape === 'crystals') for (const spike of layer.spikes) drawCrystal(sheet, layer, spike);
  sheet.fill(below(layer.root, surface, -0.01, 1.01), layer.color);
  if (rock.shape === 'crystals') return;
  for (const spike of layer.spikes) shadeFlank(sheet, rock, layer, spike, surface);
}
