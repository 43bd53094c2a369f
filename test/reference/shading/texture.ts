import { channelIntensities } from '../../../src/core/color.js';
import type { Wrap } from '../../../src/world/material.js';
import type { Sampler } from '../../../src/world/shading/metallic-roughness.js';
import { secondPlace, SurfacePoint } from './point.js';

/** What {@link readTexture} writes: the texture's value, colors linear, 0 to 1. Alpha is 1 where the picture has none. */
export const texel = { red: 0.1, green: 0.1, blue: 0.1, alpha: 0.1 };

/**
 * The level of detail, how often it is read, and along what in coordinates: no arguments, which V8 would allocate.
 */
const place = { level: 0.1, taps: 1, du: 0.1, dv: 0.1 };

/** The longer axis of what a pixel shows may be so many times the shorter, squared, before it is read more than once. */
const LONGER = 4;

/** What was asked for in numbers. */
const asked = new SurfacePoint();

const fractions = Float64Array.from({ length: 256 }, (_, code) => code / 255);

/** Writes the texture's value at a point into {@link texel}. */
export function readTexture(sampler: Sampler, point: SurfacePoint): void {
  const from = sampler.second ? secondPlace : point;
  findLevel(sampler, from);
  blend(sampler, from);
}

/** Writes the texture's value at (u, v) into {@link texel}. */
export function sampleTexture(sampler: Sampler, u: number, v: number, level: number): void {
  asked.u = u;
  asked.v = v;
  place.level = level;
  place.taps = 1;
  blend(sampler, asked);
}

/** The level of detail that is read where coordinates move so far from pixel to pixel. */
export function levelAt(sampler: Sampler, dudx: number, dvdx: number, dudy: number, dvdy: number): number {
  [asked.dudx, asked.dvdx, asked.dudy, asked.dvdy] = [dudx, dvdx, dudy, dvdy];
  findLevel(sampler, asked);
  return place.level;
}

function findLevel({ width, height, mostTaps, levels }: Sampler, point: SurfacePoint): void {
  const sx = point.dudx * width;
  const tx = point.dvdx * height;
  const sy = point.dudy * width;
  const ty = point.dvdy * height;
  const right = sx * sx + tx * tx;
  const down = sy * sy + ty * ty;
  const across = right > down;
  let square = across ? right : down;
  place.level = 0;
  place.taps = 1;
  if (!(square > 1)) return;
  if (mostTaps > 1) {
    // Where a pixel shows a long piece, it is read in several that are not as long, each less blurred.
    const short = LONGER * (across ? down : right);
    let taps = 1;
    while (taps < mostTaps && square > taps * taps * short) taps++;
    if (taps > 1) {
      place.taps = taps;
      place.du = across ? point.dudx : point.dudy;
      place.dv = across ? point.dvdx : point.dvdy;
      const own = square / (taps * taps);
      square = own > short ? own : short;
      if (!(square > 1)) return;
    }
  }
  place.level = levelOf(square, levels.length - 1);
}

/** Mixes the levels next to the one that was found: in one piece, as it is most of what a textured pixel costs. */
function blend({ kind, levels, wrapS, wrapT, translucent }: Sampler, point: SurfacePoint): void {
  const decode = kind === 'color' ? channelIntensities() : fractions;
  let s = wrapped(point.u, wrapS);
  let t = wrapped(point.v, wrapT);
  const { level, taps } = place;
  const first = level | 0;
  const next = level - first;
  const last = next > 0 ? first + 1 : first;
  const per = 1 / taps;
  let share = (1 - next) * per;
  let tap = 0;
  if (taps > 1) {
    s = wrapped(along(point.u, 0, per, place.du), wrapS);
    t = wrapped(along(point.v, 0, per, place.dv), wrapT);
  }
  let r = 0;
  let g = 0;
  let b = 0;
  let alpha = 0;
  let number = first;
  for (;;) {
    const { width, height, texels } = levels[number];
    // Texel centers lie at halves. One more, so that what is cut off is a fraction from 0 to 1 everywhere.
    const x = s * width + 0.5;
    const y = t * height + 0.5;
    let right = x | 0;
    let lower = y | 0;
    const across = x - right;
    const down = y - lower;
    let left = right - 1;
    let upper = lower - 1;
    if (left < 0) left = wrapS === 'repeat' ? width - 1 : 0;
    if (right >= width) right = wrapS === 'repeat' ? 0 : width - 1;
    if (upper < 0) upper = wrapT === 'repeat' ? height - 1 : 0;
    if (lower >= height) lower = wrapT === 'repeat' ? 0 : height - 1;
    upper *= width;
    lower *= width;
    const ta = texels[upper + left];
    const tb = texels[upper + right];
    const tc = texels[lower + left];
    const td = texels[lower + right];
    if (((ta ^ tb) | (ta ^ tc) | (ta ^ td)) === 0) {
      // Flat there, as most of what is drawn rather than photographed.
      r += share * decode[ta & 255];
      g += share * decode[(ta >>> 8) & 255];
      b += share * decode[(ta >>> 16) & 255];
      if (translucent) alpha += (share * (ta >>> 24)) / 255;
    } else {
      const wd = across * down * share;
      const wc = down * share - wd;
      const wb = across * share - wd;
      const wa = share - wb - wc - wd;
      r += wa * decode[ta & 255] + wb * decode[tb & 255] + wc * decode[tc & 255] + wd * decode[td & 255];
      g +=
        wa * decode[(ta >>> 8) & 255] +
        wb * decode[(tb >>> 8) & 255] +
        wc * decode[(tc >>> 8) & 255] +
        wd * decode[(td >>> 8) & 255];
      b +=
        wa * decode[(ta >>> 16) & 255] +
        wb * decode[(tb >>> 16) & 255] +
        wc * decode[(tc >>> 16) & 255] +
        wd * decode[(td >>> 16) & 255];
      if (translucent)
        alpha += (wa * (ta >>> 24) + wb * (tb >>> 24) + wc * (tc >>> 24) + wd * (td >>> 24)) / 255;
    }
    if (number < last) {
      number = last;
      share = next * per;
      continue;
    }
    if (++tap === taps) break;
    number = first;
    share = (1 - next) * per;
    s = wrapped(along(point.u, tap, per, place.du), wrapS);
    t = wrapped(along(point.v, tap, per, place.dv), wrapT);
  }
  texel.red = r;
  texel.green = g;
  texel.blue = b;
  texel.alpha = translucent ? alpha : 1;
}

/** Where a coordinate is read for a time: spread evenly along an axis of length `whole`, of which each gets the share `per`. */
const along = (coordinate: number, tap: number, per: number, whole: number): number =>
  coordinate + ((tap + 0.5) * per - 0.5) * whole;

/** 1, 1/2, 1/4, …: as many as levels are distinguished. */
const halves = Float64Array.from({ length: 14 }, (_, i) => 1 / (1 << i));

/** The level at which so many texels, squared, more than one, are one. */
function levelOf(square: number, last: number): number {
  if (square >= 67108864) return last;
  const texels = Math.sqrt(square);
  const whole = 31 - Math.clz32(texels);
  const level = whole + texels * halves[whole] - 1;
  return level < last ? level : last;
}

/** A coordinate brought within 0 to 1. */
function wrapped(coordinate: number, mode: Wrap): number {
  if (coordinate >= 0 && coordinate <= 1) return coordinate;
  if (mode === 'repeat') return coordinate - Math.floor(coordinate);
  if (mode === 'clamp') return coordinate > 1 ? 1 : 0;
  const folded = coordinate - 2 * Math.floor(coordinate / 2);
  return folded > 1 ? 2 - folded : folded;
}
