import type { Stream } from '../../core/stream.js';
import type { Path } from '../../draw/path.js';
import type { Raster } from '../../draw/raster.js';
import { styleInTurn } from './drawing/cycle.js';
import type { Point } from './drawing/heading.js';
import { gradientNoise, layered } from './drawing/noise.js';
import { polygon } from '../../draw/shapes.js';
import { box } from './drawing/outlines.js';
import { Sheet, type Gradient } from './drawing/sheet.js';
import { nearestColor } from './measuring/nearest-color.js';
import type { Scene } from './scene.js';

const shapes = ['dripstone', 'ridges', 'icicles', 'crystals', 'dripstone', 'needles'] as const;

/** One bare spike. */
type Spike = {
  /** middle, half the width at the root, and height, picture widths */
  x: number;
  reach: number;
  height: number;
  /** how far the tip of a crystal lies to the right, per height */
  lean: number;
};

type Figure = {
  shape: (typeof shapes)[number];
  /** height in the picture at which the rock is rooted: 1 for the floor, 0 for the ceiling */
  root: 0 | 1;
  /** from the farthest to the nearest */
  layers: readonly { readonly depth: number; readonly color: string; readonly spikes: readonly Spike[] }[];
  noise: number;
  /** height of the small unevenness of the rock, picture widths */
  roughness: number;
  air: string;
  /** the air's color in the middle of the picture */
  light: string;
};

/** Air, light in its middle, and rock from the farthest to the nearest layer. */
const schemes = [
  ['#f3e3c4', '#fff6df', '#d6b98e', '#9c7450', '#4a3226'],
  ['#cfe3ec', '#eef7fa', '#9dbccb', '#5f8aa3', '#22445c'],
  ['#f2a65a', '#ffdfa6', '#c26a42', '#7b3733', '#2e1622'],
  ['#f4d3b8', '#fdeede', '#e2a07c', '#b2573f', '#5b1f22'],
  ['#dfe7d3', '#f4f8ec', '#aebf98', '#6e8861', '#2d4430'],
  ['#e4dbee', '#f6f2fb', '#b9a5cf', '#7f659e', '#3c2a58'],
  ['#58a0c0', '#b4e2ee', '#38769a', '#1f4f70', '#0b2236'],
  ['#e3e3e0', '#f8f8f6', '#b5b6b4', '#7a7d7e', '#2f3336'],
] as const;

function figure(stream: Stream, k: number): Figure {
  const shape = styleInTurn(stream, k, 2, shapes);
  const [air, light, ...rocks] = stream.choice(schemes);
  const depths = [stream.uniform(0.2, 0.26), stream.uniform(0.12, 0.17), stream.uniform(0.04, 0.08)];
  return {
    shape,
    root: k % 2 === 0 ? 1 : 0,
    layers: rocks.map((color, i) => ({ depth: depths[i]!, color, spikes: spikesOf(stream, shape, i) })),
    noise: stream.integer(1, 1_000_000),
    roughness: shape === 'crystals' || shape === 'icicles' ? 0.004 : stream.uniform(0.012, 0.024),
    air,
    light,
  };
}

/** Spikes across the picture and a little beyond, none of them as high as the picture's far side. */
function spikesOf(stream: Stream, shape: Figure['shape'], layer: number): Spike[] {
  const count = shape === 'ridges' ? stream.integer(3, 4) : stream.integer(5, 7);
  const slender = { dripstone: 0.62, ridges: 1.5, icicles: 0.55, crystals: 0.3, needles: 0.34 }[shape];
  return Array.from({ length: count + 2 }, (_, i) => ({
    x: (i - 0.5 + stream.uniform(-0.3, 0.3)) / count,
    reach: (slender * stream.uniform(0.7, 1.1)) / count,
    height: stream.uniform(0.24, 0.52) - 0.03 * layer,
    lean: stream.uniform(-0.35, 0.35),
  }));
}

/** How high a spike stands, in its heights, at a distance from its middle in its reaches. */
function profile(shape: Figure['shape'], distance: number): number {
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

type Layer = Figure['layers'][number];

const spikeHeight = (shape: Figure['shape'], { x: middle, reach, height }: Spike, x: number): number =>
  height * profile(shape, Math.abs(x - middle) / reach);

/** The rock's surface: its height above the root at each x. */
function surfaceOf({ shape, roughness, noise }: Figure, { depth, spikes }: Layer, index: number) {
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
const over = ({ root }: Figure, x: number, height: number): Point => [x, root === 1 ? 1 - height : height];

/** Everything between the surface and the root, over a stretch of x. */
function below(figure: Figure, surface: (x: number) => number, from: number, to: number): Path {
  const points: Point[] = [];
  for (let x = from; x < to + step / 2; x += step) points.push(over(figure, x, surface(x)));
  return polygon([...points, over(figure, to, -0.01), over(figure, from, -0.01)]);
}

/** Shade that fades from a tip down to some height over the root. */
const fading = (figure: Figure, tip: number, end: number): Gradient => ({
  kind: 'linear',
  from: over(figure, 0, tip),
  to: over(figure, 0, end),
  stops: [
    [0, '#00000040'],
    [1, '#00000000'],
  ],
});

/** The flank of a spike that faces right, as far as this spike is the highest. */
function shadeFlank(
  sheet: Sheet,
  figure: Figure,
  { depth, spikes }: Layer,
  spike: Spike,
  surface: (x: number) => number,
) {
  const height = (one: Spike, x: number): number => spikeHeight(figure.shape, one, x);
  let end = spike.x;
  while (end < spike.x + spike.reach && spikes.every((other) => height(other, end) <= height(spike, end)))
    end += step;
  if (end === spike.x) return;
  sheet.fill(
    below(figure, surface, spike.x, end),
    fading(figure, depth + spike.height, depth + 0.4 * spike.height),
  );
}

/** A leaning prism with a roof of two faces, its right side in shade. */
function drawCrystal(
  sheet: Sheet,
  figure: Figure,
  { depth, color }: Layer,
  { x, reach, height, lean }: Spike,
): void {
  const at = (across: number, up: number): Point =>
    over(figure, x + across * reach + lean * up * height, up * (height + depth));
  const [tip, ridge] = [at(0.2, 1), at(0.2, 0)];
  const right = [at(1, 0.78), at(1, 0)];
  sheet.fill(polygon([at(-1, 0), at(-1, 0.84), tip, ...right]), color);
  sheet.fill(polygon([ridge, tip, ...right]), '#000000', { alpha: 0.18 });
  sheet.fill(polygon([at(-1, 0.84), tip, at(0.2, 0.72)]), '#ffffff', { alpha: 0.16 });
}

function draw(figure: Figure, size: number): Raster {
  const { shape, air, light } = figure;
  const sheet = new Sheet(size, air);
  sheet.fill(box(0.5, 0.5, 1, 1), {
    kind: 'radial',
    from: [0.5, 0.5],
    to: [1.1, 0.5],
    stops: [
      [0, light],
      [1, air],
    ],
  });
  figure.layers.forEach((layer, index) => {
    const surface = surfaceOf(figure, layer, index);
    if (shape === 'crystals') for (const spike of layer.spikes) drawCrystal(sheet, figure, layer, spike);
    sheet.fill(below(figure, surface, -0.01, 1.01), layer.color);
    if (shape === 'crystals') return;
    for (const spike of layer.spikes) shadeFlank(sheet, figure, layer, spike, surface);
  });
  return sheet.picture();
}

/** Where rock is at the picture's upper and lower edge; the margin is the difference of its shares. */
function measure(picture: Raster, { air, light, layers }: Figure): { reading: string; margin: number } {
  const { width, height } = picture;
  const indices = nearestColor(picture, [air, light, ...layers.map(({ color }) => color)]);
  const rows = Math.max(1, Math.floor(height / 10));
  const share = (first: number): number => {
    const band = indices.subarray(first * width, (first + rows) * width);
    return band.filter((index) => index > 1).length / band.length;
  };
  const [top, bottom] = [share(0), share(height - rows)];
  return { reading: bottom > top ? 'floor' : 'ceiling', margin: Math.abs(bottom - top) };
}

const readings = {
  floor: ['ground', 'bottom', 'stalagmite', 'rise', 'rising', 'up', 'upward', 'upwards'],
  ceiling: ['roof', 'top', 'stalactite', 'hang', 'hanging', 'down', 'downward', 'downwards'],
} as const;

const format = 'Answer with one word: floor or ceiling.';

export const cave: Scene<Figure> = {
  name: 'cave',
  summary: 'Rock spikes that rise from the floor or hang from the ceiling of the picture.',
  figure,
  read: ({ root }, turned) => ((root === 1) !== turned ? 'floor' : 'ceiling'),
  turn: (reading) => (reading === 'floor' ? 'ceiling' : 'floor'),
  describe(reading) {
    const [own, other] =
      reading === 'floor' ? (['floor', 'ceiling'] as const) : (['ceiling', 'floor'] as const);
    return { answer: own, accept: readings[own], refuse: [other, ...readings[other]] };
  },
  questions: ({ shape }) => ({
    direct: `Do the rock ${shape === 'ridges' ? 'peaks' : 'spikes'} rise from the floor (the bottom of the picture) or hang from the ceiling (the top of the picture), in the picture as shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, would the rock ${shape === 'ridges' ? 'peaks' : 'spikes'} rise from the floor (the bottom of the picture) or hang from the ceiling (the top of the picture)? ${format}`,
  }),
  draw,
  measure,
};
