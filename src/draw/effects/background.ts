import { badParameter, cosDegrees, sinDegrees, smoothStep, type Stream } from '../../core/index.js';
import { circle, luma, Path, pixelOf, rect, Surface, type Color } from '../index.js';
import type { Channels, Raster } from '../raster.js';

/** 'paper' is cloudy value noise; the rest are what they are called. */
export const backgroundKinds = ['plain', 'paper', 'stripes', 'checks', 'dots', 'gradient'] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];

export interface BackgroundOptions {
  readonly kind: BackgroundKind;
  readonly width: number;
  readonly height: number;
  readonly channels: Channels;
  /** The paper's color, opaque. */
  readonly color: Color;
  /** How far the texture departs from the paper at most, 0 to 128 levels: darker on light paper, else lighter. Default: 24. */
  readonly strength?: number;
  /** Pixels from one stripe, check, dot or cloud to the next, a whole number from 4 to 1024. Default: 32. */
  readonly period?: number;
}

/**
 * A new picture of an empty textured sheet. Directions and offsets of the texture come from the stream.
 * @throws TopsyturvyError `bad-parameter` for options out of range
 */
export function background(options: BackgroundOptions, stream: Stream): Raster {
  const { kind, width, height, channels, strength = 24, period = 32 } = options;
  if (!(strength >= 0 && strength <= 128))
    throw badParameter('strength', strength, 'a number of levels from 0 to 128');
  if (!(Number.isInteger(period) && period >= 4 && period <= 1024))
    throw badParameter('period', period, 'a whole number of pixels from 4 to 1024');
  if (pixelOf(options.color, channels, 'background')[3] !== 255)
    throw badParameter('background', options.color, 'an opaque color');
  const surface = new Surface(width, height, channels, options.color);
  const shade = shaded(options.color, channels, strength);
  switch (kind) {
    case 'plain':
      break;
    case 'paper':
      cloud(surface, options.color, shade, period, stream);
      break;
    case 'stripes':
      surface.fill(stripes(width, height, period, stream), shade);
      break;
    case 'checks':
      checks(surface, shade, period, stream);
      break;
    case 'dots':
      dots(surface, shade, period, stream);
      break;
    case 'gradient':
      gradient(surface, options.color, shade, stream);
      break;
    default:
      throw badParameter('background', kind, `one of ${backgroundKinds.join(', ')}`);
  }
  return surface.raster;
}

/** The color farthest from the paper's. */
function shaded(color: Color, channels: Channels, strength: number): Color {
  const [red, green, blue] = pixelOf(color, channels);
  const shift = luma(red, green, blue) >= 128 ? -strength : strength;
  const move = (level: number): number => Math.min(255, Math.max(0, Math.round(level + shift)));
  return [move(red), move(green), move(blue)];
}

function cloud({ raster }: Surface, color: Color, shade: Color, period: number, stream: Stream): void {
  const { width, height, channels, data } = raster;
  const from = pixelOf(color, channels);
  const to = pixelOf(shade, channels);
  const field = noiseField(width, height, period, stream);
  for (let i = 0, at = 0; i < field.length; i++) {
    for (let channel = 0; channel < channels; channel++, at++)
      data[at] = Math.floor(from[channel] + (to[channel] - from[channel]) * field[i] + 0.5);
  }
}

/** Bands across the sheet at any angle, as wide as the gaps between them. */
function stripes(width: number, height: number, period: number, stream: Stream): Path {
  const angle = stream.uniform(0, 180);
  const phase = stream.float();
  const [ux, uy] = [cosDegrees(angle), sinDegrees(angle)];
  const reach = (width + height) / 2;
  const [cx, cy] = [width / 2, height / 2];
  const path = new Path();
  for (let i = -Math.ceil(reach / period) - 1; i * period <= reach; i++) {
    const from = (i + phase) * period;
    const to = from + period / 2;
    path
      .moveTo(cx + ux * from - uy * reach, cy + uy * from + ux * reach)
      .lineTo(cx + ux * to - uy * reach, cy + uy * to + ux * reach)
      .lineTo(cx + ux * to + uy * reach, cy + uy * to - ux * reach)
      .lineTo(cx + ux * from + uy * reach, cy + uy * from - ux * reach)
      .close();
  }
  return path;
}

function checks(surface: Surface, shade: Color, period: number, stream: Stream): void {
  const half = period / 2;
  const [left, top] = [stream.below(period) - period, stream.below(period) - period];
  for (let y = top, odd = 0; y < surface.height; y += half, odd = half - odd) {
    const row = new Path();
    for (let x = left + odd; x < surface.width; x += period) row.append(rect(x, y, half, half));
    surface.fill(row, shade);
  }
}

/** Discs with a radius of a fifth of the period, every second row shifted by half of it. */
function dots(surface: Surface, shade: Color, period: number, stream: Stream): void {
  const [left, top] = [stream.below(period) - period, stream.below(period) - period];
  for (let y = top, odd = 0; y < surface.height + period; y += period, odd = 1 - odd) {
    const row = new Path();
    for (let x = left + (odd * period) / 2; x < surface.width + period; x += period)
      row.append(circle(x, y, period / 5));
    surface.fill(row, shade);
  }
}

/** A gradient from the paper's color on one side to the shade on the other, in any direction. */
function gradient(surface: Surface, color: Color, shade: Color, stream: Stream): void {
  const { width, height } = surface;
  const angle = stream.uniform(0, 360);
  const [ux, uy] = [cosDegrees(angle), sinDegrees(angle)];
  const reach = (Math.abs(ux) * width + Math.abs(uy) * height) / 2;
  surface.fill(rect(0, 0, width, height), {
    kind: 'linear',
    from: [width / 2 - ux * reach, height / 2 - uy * reach],
    to: [width / 2 + ux * reach, height / 2 + uy * reach],
    stops: [
      { at: 0, color },
      { at: 1, color: shade },
    ],
  });
}

/**
 * A smooth random field, 0 to 1: random numbers on a square grid, joined by the smooth step 3t² − 2t³, in three octaves
 * whose cells are `cell`, `cell`/2 and `cell`/4 pixels wide and whose weights are 4 : 2 : 1.
 * @param cell width of the largest cells in pixels, at least 1
 * @returns width × height values, rows from the top
 */
export function noiseField(width: number, height: number, cell: number, stream: Stream): Float32Array {
  const field = new Float32Array(width * height);
  let size = cell;
  for (const weight of [4 / 7, 2 / 7, 1 / 7]) {
    addOctave(field, width, height, size, weight, stream);
    size = Math.max(1, size / 2);
  }
  return field;
}

function addOctave(
  field: Float32Array,
  width: number,
  height: number,
  cell: number,
  weight: number,
  stream: Stream,
): void {
  const columns = Math.floor((width - 1) / cell) + 2;
  const randomRow = (): Float64Array => Float64Array.from({ length: columns }, () => stream.float() * weight);
  let above = randomRow();
  let below = randomRow();
  let band = 0;
  for (let y = 0; y < height; y++) {
    const v = y / cell;
    while (Math.floor(v) > band) {
      above = below;
      below = randomRow();
      band++;
    }
    const down = smoothStep(v - band);
    for (let x = 0; x < width; x++) {
      const u = x / cell;
      const column = Math.floor(u);
      const right = smoothStep(u - column);
      const upper = above[column] + (above[column + 1] - above[column]) * right;
      const lower = below[column] + (below[column + 1] - below[column]) * right;
      field[y * width + x] += upper + (lower - upper) * down;
    }
  }
}
