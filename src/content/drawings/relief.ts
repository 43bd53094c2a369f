import { cosDegrees, sinDegrees, smoothStep, type Stream } from '../../core/index.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import {
  describePlace,
  directionInTurn,
  directions,
  eightPlaces,
  opposite,
  unitOf,
  type Direction,
} from './direction.js';
import { gradientNoise, headingOf, layered, lightTerrain, styleInTurn, type Height } from './parts/index.js';
import { mixTones, toneOf, writeTone } from './parts/tone.js';
import { brightness } from './measuring/brightness.js';
import type { Reading, DrawingKind } from './drawing.js';

type Profile = 'dome' | 'mesa' | 'cone' | 'terraces';

type Landform = {
  /** picture widths */
  x: number;
  y: number;
  /** long half axis over short */
  stretch: number;
  /** direction of the long half axis, degrees */
  heading: number;
};

/** The distance from the middle of the picture to the landforms beside it and above it, picture widths. */
const spacing = 0.315;

/** Colors of level ground, of steep ground, and of contour lines. */
const lands = [
  ['#e3c08c', '#cf8f58', '#7a4520'], // desert
  ['#a9c684', '#b7a27c', '#5c3d22'], // grass and rock
  ['#b4b4b0', '#b9b7b2', '#4a4a4c'], // moon
  ['#cf8258', '#c86f45', '#5b2a18'], // rust
  ['#dfe8ef', '#c4d6e6', '#4d6478'], // snow
  ['#d3dcb0', '#dcb27e', '#93592c'], // map
  ['#c3aca4', '#b98f88', '#563a3c'], // clay
  ['#86b09a', '#8ba79e', '#28483f'], // moss
] as const;

const profiles: readonly Profile[] = ['dome', 'mesa', 'terraces', 'cone'];

/** The rise, from 1 at the middle to 0 at one radius outward, with level ends. */
function rise(profile: Profile, distance: number): number {
  if (distance >= 1) return 0;
  const within = 1 - distance;
  switch (profile) {
    case 'dome':
      return smoothStep(within);
    case 'cone':
      return 0.35 * smoothStep(within) + 0.65 * within * within * (2 - within);
    case 'mesa':
      return 0.72 * smoothStep(Math.min(1, within / 0.45)) + 0.28 * smoothStep(within);
    case 'terraces': {
      const step = within * 2.7;
      const whole = Math.floor(step);
      return (
        0.75 * Math.min(1, (whole + smoothStep(Math.min(1, (step - whole) / 0.6))) / 3) +
        0.25 * smoothStep(within)
      );
    }
  }
}

function heightOf(figure: Figure): Height {
  const { hill, crater, height, profile, radius, wander, roughness } = figure;
  const noise = gradientNoise(figure.noise);
  const ground = layered(noise, 4);
  const riseOf = ({ x, y, stretch, heading }: Landform) => {
    const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
    const long = Math.sqrt(stretch);
    return (px: number, py: number, stray: number): number => {
      const [dx, dy] = [(px - x) / radius, (py - y) / radius];
      const [u, v] = [(dx * cos + dy * sin) / long, (dy * cos - dx * sin) * long];
      return rise(profile, Math.sqrt(u * u + v * v) * (1 + stray));
    };
  };
  const [up, down] = [riseOf(hill), riseOf(crater)];
  return (x, y) => {
    const stray = wander * noise(x * 6 + 40, y * 6 + 40);
    const [above, below] = [up(x, y, stray), down(x, y, stray)];
    const steep = above * (1 - above) + below * (1 - below);
    return height * (above - below) + roughness * (1 + 3 * steep) * ground(x * 9, y * 9);
  };
}

function figure(stream: Stream, k: number) {
  const profile = profiles[k % profiles.length];
  const radius = stream.uniform(0.14, 0.155);
  const steepness = { dome: 0.55, cone: 0.56, mesa: 0.4, terraces: 0.56 }[profile];
  const [flat, steep, line] = styleInTurn(stream, k, 8, lands);
  const hill = directionInTurn(k);
  const crater = stream.choice(craterPlaces(hill));
  const landform = (direction: Direction): Landform => {
    const [dx, dy] = placeOf(direction);
    return {
      x: 0.5 + dx + stream.uniform(-0.012, 0.012),
      y: 0.5 + dy + stream.uniform(-0.012, 0.012),
      stretch: stream.uniform(1, 1.12),
      heading: stream.uniform(0, 180),
    };
  };
  return {
    hill: landform(hill),
    crater: landform(crater),
    // Of the hill over the ground, picture widths; the crater is as deep.
    height: steepness * radius * stream.uniform(0.9, 1.1),
    profile,
    // Mean of the half axes, picture widths.
    radius,
    // How far the outlines stray from ellipses, in radii.
    wander: stream.uniform(0.06, 0.14),
    // Height of the small unevenness of the ground, picture widths.
    roughness: stream.uniform(0.001, 0.0025),
    noise: stream.integer(1, 1_000_000),
    // Elevation of the lamp, degrees.
    lamp: stream.uniform(36, 46),
    // How many contour lines from foot to top; 0 for none.
    contours: profile === 'mesa' || profile === 'terraces' ? 0 : stream.integer(2, 3),
    flat,
    steep,
    line,
  };
}

type Figure = ReturnType<typeof figure>;

/** The vector from the middle of the picture to one of the eight places of a 3 × 3 lattice around it. */
function placeOf(direction: Direction): readonly [x: number, y: number] {
  const [x, y] = unitOf(direction);
  return [spacing * Math.sign(x), spacing * Math.sign(y)];
}

/** Places of a crater such that the hill, which the half turn makes of it, is elsewhere both times. */
const craterPlaces = (hill: Direction): readonly Direction[] =>
  directions.filter((place) => place !== hill && place !== opposite(hill));

function draw(figure: Figure, size: number): Raster {
  const { heights, slopes, shades } = lightTerrain(heightOf(figure), size, figure.lamp);
  const raster = createRaster(size, size, 3);
  const [flat, steep, line] = [toneOf(figure.flat), toneOf(figure.steep), toneOf(figure.line)];
  const interval = figure.contours > 0 ? figure.height / figure.contours : 0;
  for (let pixel = 0; pixel < size * size; pixel++) {
    const slope = slopes[pixel];
    let tone = mixTones(flat, steep, 0.8 * smoothStep(Math.min(1, slope / 0.9)));
    if (interval > 0) {
      const level = heights[pixel] / interval - 0.5;
      const off = Math.abs(level - Math.round(level)) * interval;
      const width = slope * 0.0022 + (0.5 / size) * slope;
      const cover = Math.max(0, Math.min(1, (width - off) / (slope / size) + 0.5));
      tone = mixTones(tone, line, 0.6 * cover * Math.min(1, slope * 6));
    }
    writeTone(raster.data, pixel * 3, tone, 0.14 + 0.6 * shades[pixel]);
  }
  return raster;
}

/** The places of the hill and the crater. */
function read({ hill, crater }: Figure, turned: boolean): string {
  const [up, down] = [hill, crater].map(({ x, y }) => headingOf([x, y], [0.5, 0.5])) as [string, string];
  return turned ? turn(`${up}/${down}`) : `${up}/${down}`;
}

/** The crater is turned into the hill, and to the opposite place. */
const turn = (reading: string): string => reading.split('/').map(opposite).reverse().join('/');

const describe = (reading: string): Reading => describePlace(reading.split('/')[0]);

const questions = (): { direct: string; predicted: string } => ({
  direct: `This is a shaded map of a hill, which rises above the ground, and a crater, which sinks below it, seen from above. Take its light to come from the top of the image. Where in the image is the hill? ${eightPlaces}`,
  predicted: `This is a shaded map of a hill, which rises above the ground, and a crater, which sinks below it, seen from above. If this image were rotated 180 degrees, and its light were again taken to come from the top of the rotated image, where in the rotated image would the hill seem to be? ${eightPlaces}`,
});

/** A raised landform is bright on the side of the lamp, above its middle, and dark below it; a hollow is the reverse. */
function measure(picture: Raster, { radius }: Figure): { reading: string; margin: number } {
  const light = brightness(picture);
  const { width } = picture;
  const reach = Math.floor(radius * width);
  const found = directions
    .map((direction) => {
      const [dx, dy] = placeOf(direction).map((away) => Math.round((0.5 + away) * width));
      let [above, below] = [0, 0];
      for (let y = 0; y < reach; y++)
        for (let x = -Math.floor(0.7 * reach); x < 0.7 * reach; x++) {
          above += light[(dy - 1 - y) * width + dx + x];
          below += light[(dy + y) * width + dx + x];
        }
      return { direction, contrast: (above - below) / (above + below) };
    })
    .sort((a, b) => b.contrast - a.contrast);
  const [hill, crater] = [found[0], found.at(-1)!];
  const [next, last] = [found[1].contrast, found.at(-2)!.contrast];
  return {
    reading: `${hill.direction}/${crater.direction}`,
    margin: Math.max(
      0,
      Math.min(
        1 - next / hill.contrast,
        1 - last / crater.contrast,
        5 * hill.contrast,
        -5 * crater.contrast,
        1,
      ),
    ),
  };
}

/** A hill under a lamp at the top is, half-turned, a hollow under a lamp at the top. */
export const relief: DrawingKind<Figure> = {
  name: 'relief',
  summary: 'A shaded map of a hill and a crater, in two of eight places: where the hill is.',
  capacity: directions.length * 6 * profiles.length,
  figure,
  read,
  turn,
  describe,
  questions,
  draw,
  measure,
};
