import { Stream } from '../../core/stream.js';
import { Path } from '../../draw/path.js';
import type { Raster } from '../../draw/raster.js';
import { describeDirection, opposite, straight } from './direction.js';
import { styleInTurn } from './drawing/cycle.js';
import { headed, headingMap, headingOf, type Point } from './drawing/heading.js';
import { circle } from '../../draw/shapes.js';
import { Sheet } from './drawing/sheet.js';
import { twins } from './drawing/twins.js';
import { airplane } from './drawing/vehicles/airplane.js';
import { boat } from './drawing/vehicles/boat.js';
import { car } from './drawing/vehicles/car.js';
import { dart } from './drawing/vehicles/dart.js';
import { fish } from './drawing/vehicles/fish.js';
import { rocket } from './drawing/vehicles/rocket.js';
import { fire, glass, headlight, taillight } from './drawing/vehicles/livery.js';
import { filled } from './measuring/filled.js';
import { foreground } from './measuring/foreground.js';
import { mirrorAxis } from './measuring/mirror-axis.js';
import { narrowEnd } from './measuring/narrow-end.js';
import { nearestColor } from './measuring/nearest-color.js';
import { centroid, silhouette } from './measuring/silhouette.js';
import type { Scene } from './scene.js';

const vehicles = { airplane, boat, car, fish, rocket, dart };
const kinds = ['airplane', 'car', 'boat', 'rocket', 'fish', 'dart'] as const;

type Figure = {
  kind: (typeof kinds)[number];
  nose: Point;
  tail: Point;
  grain: number;
  /** sky, water, road or space, and what is strewn on it */
  ground: string;
  texture: string;
  body: string;
  trim: string;
  line: string;
};

/** Where each is at home: ground and texture. */
const grounds: Record<Figure['kind'], readonly (readonly [string, string])[]> = {
  airplane: [
    ['#8ec3e6', '#e9f4fa'],
    ['#f2b98c', '#fbe3cd'],
    ['#b9c9d6', '#eef3f6'],
    ['#4f86b8', '#a9cbe4'],
  ],
  car: [
    ['#6a6d72', '#7a7d82'],
    ['#8f8c86', '#a09d97'],
    ['#53565c', '#63666c'],
  ],
  boat: [
    ['#2f8fb0', '#62b3cc'],
    ['#3a7ca5', '#6ea6c7'],
    ['#4fa59a', '#82c5bb'],
    ['#27607f', '#4c86a3'],
  ],
  rocket: [
    ['#131a33', '#ffffff'],
    ['#221638', '#ffffff'],
    ['#0f2a33', '#ffffff'],
    ['#cfe3ee', '#ffffff'],
  ],
  fish: [
    ['#5aa7a0', '#7dbdb7'],
    ['#7fb4c9', '#a3cbda'],
    ['#40756f', '#5a908a'],
    ['#b8d2b4', '#d0e2cd'],
  ],
  dart: [
    ['#cfe4f1', '#eaf4fa'],
    ['#f6e3b9', '#fbf2db'],
    ['#d9cfe8', '#ece6f4'],
    ['#34495e', '#43597a'],
  ],
};

/** Body and trim; for cars without the reds and yellows of their lamps. */
const liveries: Record<Figure['kind'], readonly (readonly [string, string])[]> = {
  airplane: [
    ['#fdfdfb', '#1d4f91'],
    ['#fdfdfb', '#c2342c'],
    ['#f3efe4', '#117733'],
    ['#ffffff', '#5b2a86'],
  ],
  car: [
    ['#2166ac', '#164a80'],
    ['#1b7f5c', '#e7efe9'],
    ['#f5f5f2', '#c9cdd0'],
    ['#6a3d8f', '#54307a'],
    ['#39b0c9', '#2a92aa'],
  ],
  boat: [
    ['#ffffff', '#c2342c'],
    ['#f4efe2', '#1d4f91'],
    ['#1f3a5f', '#e0a030'],
    ['#b3202c', '#f1d9a8'],
  ],
  rocket: [
    ['#f4f4f0', '#d0342c'],
    ['#e9edf2', '#2f6fb3'],
    ['#f7e9c8', '#8a3fa0'],
    ['#dfe6ea', '#4d8a4a'],
  ],
  fish: [
    ['#f28a2e', '#fdf4e3'],
    ['#fbf5ea', '#d8432b'],
    ['#f3c443', '#8a4b1d'],
    ['#4a4f57', '#e8e3d6'],
    ['#fdf7ee', '#2f3640'],
  ],
  dart: [
    ['#ffffff', '#d9e2ea'],
    ['#f7d774', '#e0b63f'],
    ['#f2a0a0', '#d87878'],
    ['#a9dbc0', '#7fbf9f'],
  ],
};

function figure(stream: Stream, k: number): Figure {
  const kind = styleInTurn(stream, k, 4, kinds);
  const [ground, texture] = stream.choice(grounds[kind]);
  const [body, trim] = stream.choice(liveries[kind]);
  const length = (kind === 'car' ? 0.71 : 0.84) * stream.uniform(0.94, 1.02);
  const middle: Point = [stream.uniform(0.48, 0.52), stream.uniform(0.48, 0.52)];
  const { nose, tail } = headed(straight[k % 4]!, stream.uniform(-4, 4), length, middle);
  return {
    kind,
    nose,
    tail,
    grain: stream.integer(1, 1_000_000),
    ground,
    texture,
    body,
    trim,
    line: '#20252b',
  };
}

function draw(figure: Figure, size: number): Raster {
  const sheet = new Sheet(size, figure.ground);
  drawGround(sheet, figure);
  vehicles[figure.kind](sheet, headingMap(figure.nose, figure.tail), figure);
  return sheet.picture();
}

/** Clouds, ripples, grit, stars or discs, every one with its half turn. */
function drawGround(sheet: Sheet, { kind, grain, texture }: Figure): void {
  const stream = new Stream(['ground', grain]);
  const place = (): Point => [stream.float(), stream.float()];
  switch (kind) {
    case 'airplane':
      for (let cloud = 0; cloud < 3; cloud++)
        sheet.fill(twins(puffs(stream, ...place())), texture, { alpha: 0.6 });
      break;
    case 'boat':
    case 'fish': {
      const waves = new Path();
      for (let wave = 0; wave < 13; wave++) waves.append(ripple(...place(), stream.uniform(0.02, 0.05)));
      sheet.stroke(twins(waves), texture, 0.006, { cap: 'round' });
      break;
    }
    case 'car':
    case 'rocket': {
      const spots = new Path();
      const [count, least, most] = kind === 'car' ? [350, 0.001, 0.003] : [36, 0.0015, 0.005];
      for (let spot = 0; spot < count; spot++) spots.append(circle(...place(), stream.uniform(least, most)));
      sheet.fill(twins(spots), texture);
      break;
    }
    case 'dart':
      for (let disc = 0; disc < 5; disc++) {
        sheet.fill(twins(circle(...place(), stream.uniform(0.05, 0.2))), texture, { alpha: 0.5 });
      }
      break;
  }
}

function puffs(stream: Stream, x: number, y: number): Path {
  const cloud = new Path();
  for (let puff = 0; puff < 7; puff++) {
    const [dx, dy] = [stream.uniform(-0.11, 0.11), stream.uniform(-0.04, 0.04)];
    cloud.append(circle(x + dx, y + dy, stream.uniform(0.03, 0.06)));
  }
  return cloud;
}

const ripple = (x: number, y: number, reach: number): Path =>
  new Path()
    .moveTo(x - reach, y)
    .cubicTo(x - reach / 2, y - 0.012, x, y - 0.012, x, y)
    .cubicTo(x, y + 0.012, x + reach / 2, y + 0.012, x + reach, y);

type Measured = { readonly reading: string; readonly margin: number };

/** By what the front is told: a car by its lamps, a fish by its mass, all others by their narrow end. */
function measure(picture: Raster, figure: Figure): Measured {
  if (figure.kind === 'car') return measureLamps(picture, figure);
  const { width } = picture;
  const marks = foreground(picture, [figure.ground, figure.texture]);
  if (figure.kind === 'rocket') {
    const indices = nearestColor(picture, [...fire, figure.body, figure.trim, figure.line, figure.ground]);
    for (let pixel = 0; pixel < marks.length; pixel++) {
      if (indices[pixel]! < fire.length) marks[pixel] = 0;
    }
  }
  const shape = silhouette(filled(marks, width), width);
  const found = shape && mirrorAxis(shape.marks, width, ['up', 'right']);
  if (!shape || !found) return { reading: 'up', margin: 0 };
  const upright = found.axis === 'up';
  if (figure.kind === 'fish') {
    const off = centroid(shape)[upright ? 1 : 0] - 0.5;
    const reading = upright ? (off < 0 ? 'up' : 'down') : off < 0 ? 'left' : 'right';
    return { reading, margin: Math.min(found.margin, 10 * Math.abs(off)) };
  }
  const narrow = narrowEnd(shape.marks, width, upright ? 'y' : 'x');
  return { reading: narrow.reading, margin: Math.min(found.margin, narrow.margin) };
}

/** From the mean place of the taillights' color to that of the headlights'. */
function measureLamps(picture: Raster, { ground, texture, body, trim, line }: Figure): Measured {
  const lamps = [headlight, taillight];
  const indices = nearestColor(picture, [...lamps, ground, texture, body, trim, line, glass]);
  const sums = lamps.map(() => ({ x: 0, y: 0, count: 0 }));
  for (let pixel = 0; pixel < indices.length; pixel++) {
    if (indices[pixel]! >= lamps.length) continue;
    const sum = sums[indices[pixel]!]!;
    sum.x += pixel % picture.width;
    sum.y += Math.floor(pixel / picture.width);
    sum.count++;
  }
  const [front, rear] = sums.map(({ x, y, count }): Point => [
    x / Math.max(1, count),
    y / Math.max(1, count),
  ]) as [Point, Point];
  const [dx, dy] = [front[0] - rear[0], front[1] - rear[1]];
  const [far, near] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  return { reading: headingOf(front, rear), margin: far === 0 ? 0 : 1 - near / far };
}

/** How the questions name each. */
const nouns: Record<Figure['kind'], string> = {
  airplane: 'airplane',
  boat: 'boat',
  car: 'car',
  fish: 'fish',
  rocket: 'rocket',
  dart: 'paper airplane',
};

const format = 'Answer with one word: up, down, left or right.';

export const vehicleHeading: Scene<Figure> = {
  name: 'vehicle-heading',
  summary: 'An airplane, boat, car, rocket, fish or paper dart: toward which side of the picture it heads.',
  figure,
  read: ({ nose, tail }, turned) => (turned ? headingOf(tail, nose) : headingOf(nose, tail)),
  turn: opposite,
  describe: describeDirection,
  questions: ({ kind }) => ({
    direct: `In which direction does the front of the ${nouns[kind]} point, in the picture as shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, in which direction would the front of the ${nouns[kind]} point? ${format}`,
  }),
  draw,
  measure,
};
