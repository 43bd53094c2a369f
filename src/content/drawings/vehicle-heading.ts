import { points, Stream } from '../../core/index.js';
import { circle, label, Path, polygon, polyline, type Raster } from '../../draw/index.js';
import { describeDirection, directionInTurn, directions, eightWays, opposite } from './direction.js';
import { headed, headingMap, headingOf, Sheet, styleInTurn, twins, type Point } from './parts/index.js';
import { airplane } from './parts/vehicles/airplane.js';
import { boat } from './parts/vehicles/boat.js';
import { car } from './parts/vehicles/car.js';
import { grounds, liveries, vehicleKinds, type VehicleKind } from './parts/vehicles/colors.js';
import { fish } from './parts/vehicles/fish.js';
import { fire, glass, headlight, symmetric, taillight, type Vehicle } from './parts/vehicles/livery.js';
import { rocket } from './parts/vehicles/rocket.js';
import { AlongAxis } from './measuring/along-axis.js';
import { foreground } from './measuring/foreground.js';
import { mirrorAxis } from './measuring/mirror-axis.js';
import { nearestColor } from './measuring/nearest-color.js';
import { sectorOf } from './measuring/sector.js';
import { silhouette } from './measuring/silhouette.js';
import type { DrawingKind } from './drawing.js';

const outline = symmetric([0, -0.5], [[0.34, 0.44]], [[0.085, 0.36]], [[0.045, 0.5]], [[0, 0.33]]);
const leftWing = polygon(points('0,-0.5 -0.34,0.44 -0.085,0.36'));
const leftKeel = polygon(points('0,-0.5 -0.085,0.36 -0.045,0.5 0,0.33'));
const rightKeel = polygon(points('0,-0.5 0.085,0.36 0.045,0.5 0,0.33'));

/** A folded paper dart from below: two wings and the keel between them. */
const dart: Vehicle = (sheet, map, { body, trim, line }) => {
  sheet.stroke(outline, line, 0.016, { map, join: 'round' }).fill(outline, body, { map });
  sheet.fill(leftWing, '#000000', { map, alpha: 0.06 });
  sheet
    .fill(leftKeel, trim, { map })
    .fill(rightKeel, trim, { map })
    .fill(leftKeel, '#000000', { map, alpha: 0.2 });
  sheet.stroke(polyline(points('0,-0.5 0,0.33')), line, 0.006, { map });
};

/** The marks together with all that they enclose: every pixel from which the picture's edge cannot be reached. */
export function filled(marks: Uint8Array, width: number): Uint8Array {
  const gaps = new Uint8Array(marks.length);
  for (let pixel = 0; pixel < gaps.length; pixel++) gaps[pixel] = 1 - marks[pixel];
  const { found, labels } = label(gaps, width);
  const open = found.map(({ edge }) => edge);
  for (let pixel = 0; pixel < gaps.length; pixel++) {
    gaps[pixel] = marks[pixel] === 1 || !open[labels[pixel] - 1] ? 1 : 0;
  }
  return gaps;
}

const vehicles = { airplane, boat, car, fish, rocket, dart };

function figure(stream: Stream, k: number) {
  const kind = styleInTurn(stream, k, 8, vehicleKinds);
  const [ground, texture] = stream.choice(grounds[kind]);
  const [body, trim] = stream.choice(liveries[kind]);
  const length = (kind === 'car' ? 0.71 : 0.84) * stream.uniform(0.94, 1.02);
  const middle: Point = [stream.uniform(0.48, 0.52), stream.uniform(0.48, 0.52)];
  const { nose, tail } = headed(directionInTurn(k), stream.uniform(-4, 4), length, middle);
  return {
    kind,
    nose,
    tail,
    grain: stream.integer(1, 1_000_000),
    // Sky, water, road or space, and what is strewn on it.
    ground,
    texture,
    body,
    trim,
    line: '#20252b',
  };
}

type Figure = ReturnType<typeof figure>;

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

/** The heading by what marks the front: a car's lamps, a fish's mass, the narrow end of all others. */
function measure(picture: Raster, figure: Figure): Measured {
  if (figure.kind === 'car') return measureLamps(picture, figure);
  const { width } = picture;
  const marks = foreground(picture, [figure.ground, figure.texture]);
  if (figure.kind === 'rocket') {
    const indices = nearestColor(picture, [...fire, figure.body, figure.trim, figure.line, figure.ground]);
    for (let pixel = 0; pixel < marks.length; pixel++) {
      if (indices[pixel] < fire.length) marks[pixel] = 0;
    }
  }
  const shape = silhouette(filled(marks, width), width);
  const found = shape && mirrorAxis(shape.marks, width, directions.slice(0, 4));
  if (!shape || !found) return { reading: 'up', margin: 0 };
  const along = new AlongAxis(shape.marks, width, found);
  // A fish is heavy in front; everything else is narrow there.
  const [rear, front] =
    figure.kind === 'fish'
      ? [along.area(0.5, 1), along.area(0, 0.5)]
      : [along.area(0, 0.25), along.area(0.75, 1)];
  return {
    reading: front < rear ? found.axis : opposite(found.axis),
    margin: Math.min(found.margin, Math.abs(front - rear) / Math.max(front, rear)),
  };
}

/** The direction from the mean place of the taillights' color to that of the headlights'. */
function measureLamps(picture: Raster, { ground, texture, body, trim, line }: Figure): Measured {
  const lamps = [headlight, taillight];
  const indices = nearestColor(picture, [...lamps, ground, texture, body, trim, line, glass]);
  const sums = lamps.map(() => ({ x: 0, y: 0, count: 0 }));
  for (let pixel = 0; pixel < indices.length; pixel++) {
    if (indices[pixel] >= lamps.length) continue;
    const sum = sums[indices[pixel]];
    sum.x += pixel % picture.width;
    sum.y += Math.floor(pixel / picture.width);
    sum.count++;
  }
  const [front, rear] = sums.map(({ x, y, count }): Point => [
    x / Math.max(1, count),
    y / Math.max(1, count),
  ]);
  return sectorOf(front[0] - rear[0], front[1] - rear[1]);
}

/** The nouns that questions use for each. */
const nouns: Record<VehicleKind, string> = {
  airplane: 'airplane',
  boat: 'boat',
  car: 'car',
  fish: 'fish',
  rocket: 'rocket',
  dart: 'paper airplane',
};

export const vehicleHeading: DrawingKind<Figure> = {
  name: 'vehicle-heading',
  summary: 'An airplane, boat, car, rocket, fish or paper dart: in which of eight directions it heads.',
  capacity: directions.length * vehicleKinds.length,
  figure,
  read: ({ nose, tail }, turned) => (turned ? headingOf(tail, nose) : headingOf(nose, tail)),
  turn: opposite,
  describe: describeDirection,
  questions: ({ kind }) => ({
    direct: `In which direction does the front of the ${nouns[kind]} point, in the picture as shown? ${eightWays}`,
    predicted: `If this image were rotated 180 degrees, in which direction would the front of the ${nouns[kind]} point? ${eightWays}`,
  }),
  draw,
  measure,
};
