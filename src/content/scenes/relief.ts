import { smoothStep } from '../../core/math/smooth-step.js';
import type { Stream } from '../../core/stream.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import { styleInTurn } from './drawing/cycle.js';
import { gradientNoise, layered } from './drawing/noise.js';
import { lightTerrain, type Height } from './drawing/terrain.js';
import { mixTones, toneOf, writeTone } from './drawing/tone.js';
import { brightness } from './measuring/brightness.js';
import type { Reading, Scene } from './scene.js';

type Profile = 'dome' | 'mesa' | 'cone' | 'terraces';

type Figure = {
  /** picture widths; negative for a hollow */
  height: number;
  profile: Profile;
  x: number;
  y: number;
  /** mean of the half axes, picture widths */
  radius: number;
  /** long half axis over short */
  stretch: number;
  /** direction of the long half axis, degrees */
  heading: number;
  /** how far the outline strays from the ellipse, in radii */
  wander: number;
  /** height of the small unevenness of the ground, picture widths */
  roughness: number;
  noise: number;
  /** elevation of the lamp, degrees */
  lamp: number;
  /** how many contour lines from foot to top; 0 for none */
  contours: number;
  flat: string;
  steep: string;
  line: string;
};

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

/** From 1 at the middle to 0 from one radius outward, with level ends. */
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
      const step = within * 3.7;
      const whole = Math.floor(step);
      return (
        0.75 * Math.min(1, (whole + smoothStep(Math.min(1, (step - whole) / 0.6))) / 4) +
        0.25 * smoothStep(within)
      );
    }
  }
}

function heightOf(figure: Figure): Height {
  const noise = gradientNoise(figure.noise);
  const ground = layered(noise, 4);
  const cos = cosDegrees(figure.heading);
  const sin = sinDegrees(figure.heading);
  const long = Math.sqrt(figure.stretch);
  return (x, y) => {
    const dx = (x - figure.x) / figure.radius;
    const dy = (y - figure.y) / figure.radius;
    const u = (dx * cos + dy * sin) / long;
    const v = (dy * cos - dx * sin) * long;
    const stray = figure.wander * noise(x * 4 + 40, y * 4 + 40);
    const distance = Math.sqrt(u * u + v * v) * (1 + stray);
    const up = rise(figure.profile, distance);
    const rocky = figure.roughness * (1 + 7 * up * (1 - up));
    return figure.height * up + rocky * ground(x * 9, y * 9);
  };
}

function figure(stream: Stream, k: number): Figure {
  const profile = profiles[(k >> 1) % profiles.length]!;
  const up = (k & 1) === 0;
  const radius = stream.uniform(0.34, 0.38);
  const size = { dome: 0.19, cone: 0.2, mesa: 0.15, terraces: 0.2 }[profile] * stream.uniform(0.85, 1.15);
  const [flat, steep, line] = styleInTurn(stream, k, 2, lands);
  return {
    height: up ? size : -size,
    profile,
    x: stream.uniform(0.47, 0.53),
    y: stream.uniform(0.47, 0.53),
    radius,
    stretch: stream.uniform(1, 1.25),
    heading: stream.uniform(0, 180),
    wander: stream.uniform(0.06, 0.2),
    roughness: stream.uniform(0.002, 0.006),
    noise: stream.integer(1, 1_000_000),
    lamp: stream.uniform(36, 46),
    contours: profile === 'mesa' || profile === 'terraces' ? 0 : stream.integer(5, 8),
    flat,
    steep,
    line,
  };
}

function draw(figure: Figure, size: number): Raster {
  const { heights, slopes, shades } = lightTerrain(heightOf(figure), size, figure.lamp);
  const raster = createRaster(size, size, 3);
  const [flat, steep, line] = [toneOf(figure.flat), toneOf(figure.steep), toneOf(figure.line)];
  const interval = figure.contours > 0 ? Math.abs(figure.height) / figure.contours : 0;
  for (let pixel = 0; pixel < size * size; pixel++) {
    const slope = slopes[pixel]!;
    let tone = mixTones(flat, steep, 0.8 * smoothStep(Math.min(1, slope / 0.9)));
    if (interval > 0) {
      const level = heights[pixel]! / interval - 0.5;
      const off = Math.abs(level - Math.round(level)) * interval;
      const width = slope * 0.0022 + (0.5 / size) * slope;
      const cover = Math.max(0, Math.min(1, (width - off) / (slope / size) + 0.5));
      tone = mixTones(tone, line, 0.75 * cover * Math.min(1, slope * 6));
    }
    writeTone(raster.data, pixel * 3, tone, 0.14 + 0.6 * shades[pixel]!);
  }
  return raster;
}

const read = (figure: Figure, turned: boolean): string => (figure.height > 0 !== turned ? 'hill' : 'crater');

const turn = (reading: string): string => (reading === 'hill' ? 'crater' : 'hill');

const words: Record<string, readonly string[]> = {
  hill: 'hill mound mountain mesa bump rises raised elevated elevation plateau butte dome peak knoll hillock convex'.split(
    ' ',
  ),
  crater:
    'crater pit hole hollow depression dent basin bowl sinkhole sunken sinks recessed concave dip quarry'.split(
      ' ',
    ),
};

const describe = (reading: string): Reading => ({
  answer: reading,
  accept: words[reading]!.slice(1),
  refuse: words[turn(reading)]!,
});

const format = 'Answer with one word: crater or hill.';

const questions = (): { direct: string; predicted: string } => ({
  direct: `This is a shaded map of one landform, seen from above. Take its light to come from the top of the image. Does the landform sink below the ground around it, or rise above it? ${format}`,
  predicted: `This is a shaded map of one landform, seen from above. If this image were rotated 180 degrees, and its light were again taken to come from the top of the rotated image, would the landform seem to sink below the ground around it, or to rise above it? ${format}`,
});

/** A raised landform is bright on the side of the lamp, above its middle, and dark below it. */
function measure(picture: Raster): { reading: string; margin: number } {
  const light = brightness(picture);
  const { width, height } = picture;
  let [above, below] = [0, 0];
  for (let y = Math.floor(0.1 * height); y < Math.ceil(0.9 * height); y++) {
    for (let x = Math.floor(0.2 * width); x < Math.ceil(0.8 * width); x++) {
      if (2 * y + 1 < height) above += light[y * width + x]!;
      else below += light[y * width + x]!;
    }
  }
  const contrast = (above - below) / (above + below);
  return { reading: contrast > 0 ? 'hill' : 'crater', margin: Math.min(1, 5 * Math.abs(contrast)) };
}

/** A hill under a lamp at the top is, half-turned, a hollow under a lamp at the top. */
export const relief: Scene<Figure> = {
  name: 'relief',
  summary: 'A shaded map of one landform that rises above the ground or sinks below it.',
  figure,
  read,
  turn,
  describe,
  questions,
  draw,
  measure,
};
