import { rows, type Stream } from '../../core/index.js';
import type { Raster } from '../../draw/raster.js';
import { box, Sheet, styleInTurn } from './parts/index.js';
import { drawRock, type Layer, type Rock, type RockShape, type Spike } from './parts/rock.js';
import { nearestColor } from './measuring/nearest-color.js';
import type { Reading, DrawingKind } from './drawing.js';

const shapes = [
  'dripstone',
  'ridges',
  'icicles',
  'crystals',
  'dripstone',
  'needles',
] as const satisfies readonly RockShape[];

type Figure = Rock & {
  /** floors and ceilings in turn, from the farthest to the nearest; the longest spike is one of the nearest's */
  layers: readonly Layer[];
  air: string;
  /** the air's color in the middle of the picture */
  light: string;
};

/** Air, light in its middle, and rock from the farthest to the nearest layer. */
const schemes = rows(`
  #f3e3c4 #fff6df #d6b98e #9c7450 #4a3226, #cfe3ec #eef7fa #9dbccb #5f8aa3 #22445c,
  #f2a65a #ffdfa6 #c26a42 #7b3733 #2e1622, #f4d3b8 #fdeede #e2a07c #b2573f #5b1f22,
  #dfe7d3 #f4f8ec #aebf98 #6e8861 #2d4430, #e4dbee #f6f2fb #b9a5cf #7f659e #3c2a58,
  #58a0c0 #b4e2ee #38769a #1f4f70 #0b2236, #e3e3e0 #f8f8f6 #b5b6b4 #7a7d7e #2f3336
`);

/** The thirds of the picture in which the longest spike may be. */
const thirds = ['left', 'middle', 'right'] as const;
const middles = { left: 0.19, middle: 0.5, right: 0.81 } as const;
const readings = ['floor', 'ceiling'].flatMap((side) => thirds.map((third) => `${side} ${third}`));

function figure(stream: Stream, k: number): Figure {
  const shape = styleInTurn(stream, k, readings.length, shapes);
  const [air, light, ...rocks] = stream.choice(schemes);
  const [side, third] = readings[(5 * k) % readings.length].split(' ') as [string, keyof typeof middles];
  const depths = [stream.uniform(0.13, 0.16), stream.uniform(0.08, 0.11), stream.uniform(0.03, 0.05)];
  const layers = rocks.flatMap((color, i) =>
    ([1, 0] as const).map((root): Layer => {
      const spikes = spikesOf(stream, shape, i);
      const nearest = i === rocks.length - 1;
      if (nearest && root === (side === 'floor' ? 1 : 0)) spikes.push(longest(stream, shape, middles[third]));
      return { root, depth: depths[i], color, spikes };
    }),
  );
  return {
    shape,
    layers,
    noise: stream.integer(1, 1_000_000),
    roughness: shape === 'crystals' || shape === 'icicles' ? 0.004 : stream.uniform(0.008, 0.014),
    air,
    light,
  };
}

/** Half the width of a spike's root when it is as wide as its share of the picture. */
const slender = { dripstone: 0.62, ridges: 1.2, icicles: 0.55, crystals: 0.3, needles: 0.34 } as const;

/** Spikes across the picture and a little beyond, none of them as high as a third of the longest. */
function spikesOf(stream: Stream, shape: RockShape, layer: number): Spike[] {
  const count = shape === 'ridges' ? stream.integer(5, 6) : stream.integer(6, 8);
  return Array.from({ length: count + 2 }, (_, i) => ({
    x: (i - 0.5 + stream.uniform(-0.3, 0.3)) / count,
    reach: (slender[shape] * stream.uniform(0.7, 1.1)) / count,
    height: stream.uniform(0.07, 0.14) - 0.01 * layer,
    lean: stream.uniform(-0.35, 0.35),
  }));
}

const longest = (stream: Stream, shape: RockShape, middle: number): Spike => ({
  x: middle + stream.uniform(-0.03, 0.03),
  reach: slender[shape] * stream.uniform(0.2, 0.24),
  height: stream.uniform(0.42, 0.5),
  lean: stream.uniform(-0.12, 0.12),
});

function draw(figure: Figure, size: number): Raster {
  const { air, light } = figure;
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
  figure.layers.forEach((layer, index) => drawRock(sheet, figure, layer, index));
  return sheet.picture();
}

const otherEnd: Readonly<Record<string, string>> = {
  floor: 'ceiling',
  ceiling: 'floor',
  left: 'right',
  middle: 'middle',
  right: 'left',
};

/** The half turn of a reading. */
const turn = (reading: string): string =>
  reading
    .split(' ')
    .map((word) => otherEnd[word])
    .join(' ');

/** The third of the picture in which something stands, and its distance from the next third. */
function thirdOf(x: number): { third: (typeof thirds)[number]; margin: number } {
  const [third] = [...thirds].sort((a, b) => Math.abs(middles[a] - x) - Math.abs(middles[b] - x));
  return { third, margin: Math.max(0, 1 - Math.abs(middles[third] - x) / 0.155) };
}

function read({ layers }: Figure, turned: boolean): string {
  const tips = layers.flatMap(({ root, depth, spikes }) =>
    spikes.map(({ x, height }) => ({ root, x, tip: depth + height })),
  );
  const { root, x } = tips.reduce((most, one) => (one.tip > most.tip ? one : most));
  const reading = `${root === 1 ? 'floor' : 'ceiling'} ${thirdOf(x).third}`;
  return turned ? turn(reading) : reading;
}

/** The reach of rock into the picture from below and from above, column by column: one spike goes far beyond all others. */
function measure(picture: Raster, { air, light, layers }: Figure): { reading: string; margin: number } {
  const { width, height } = picture;
  const colors = [...new Set(layers.map(({ color }) => color))];
  const rock = nearestColor(picture, [air, light, ...colors]).map((index) => (index > 1 ? 1 : 0));
  const tips = (['floor', 'ceiling'] as const).flatMap((side) =>
    Array.from({ length: width }, (_, x) => {
      let far = 0;
      const at = (up: number): number => rock[(side === 'floor' ? height - 1 - up : up) * width + x];
      while (far < height && at(far) === 1) far++;
      return { side, x: (x + 0.5) / width, far };
    }),
  );
  const tip = tips.reduce((most, one) => (one.far > most.far ? one : most));
  const others = tips.filter(({ side, x }) => side !== tip.side || Math.abs(x - tip.x) > 0.2);
  const { third, margin } = thirdOf(tip.x);
  return {
    reading: `${tip.side} ${third}`,
    margin: Math.min(margin, 1 - Math.max(...others.map(({ far }) => far)) / tip.far),
  };
}

const words: Readonly<Record<string, readonly string[]>> = {
  floor: ['floor', 'bottom', 'lower', 'ground', 'stalagmite'],
  ceiling: ['ceiling', 'top', 'upper', 'roof', 'stalactite'],
  left: ['left'],
  middle: ['middle', 'center', 'centre'],
  right: ['right'],
};

function describe(reading: string): Reading {
  const [side, third] = reading.split(' ');
  const joined = words[side].flatMap((a) =>
    words[third].flatMap((b) => [
      `${a} ${b}`,
      `${b} ${a}`,
      `${a} in the ${b}`,
      `${a} on the ${b}`,
      `${b} on the ${a}`,
      `${b} of the ${a}`,
    ]),
  );
  const others = ['floor', 'ceiling', ...thirds].filter((word) => word !== side && word !== third);
  return {
    answer: reading,
    accept: joined.filter((phrase) => phrase !== reading),
    refuse: others.flatMap((word) => words[word]),
  };
}

const format =
  'Answer with one of: floor left, floor middle, floor right, ceiling left, ceiling middle, ceiling right.';

export const cave: DrawingKind<Figure> = {
  name: 'cave',
  summary:
    'Rock spikes that rise from the floor and hang from the ceiling of the picture: where the longest one is.',
  capacity: readings.length * new Set(shapes).size,
  figure,
  read,
  turn,
  describe,
  questions: ({ shape }) => {
    const noun = shape === 'ridges' ? 'peak' : 'spike';
    const intro =
      'Rock rises from the floor (the bottom of the picture) and hangs from the ceiling (the top of the picture).';
    return {
      direct: `${intro} Where is the longest ${noun} of rock, in the picture as shown? ${format}`,
      predicted: `${intro} If this image were rotated 180 degrees, where would the longest ${noun} of rock be? ${format}`,
    };
  },
  draw,
  measure,
};
