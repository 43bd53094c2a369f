import { coveredBox } from '../../../../draw/fill/covered-box.js';
import { createRaster, luma, type Raster } from '../../../../draw/index.js';
import { memoize } from '../../../../core/memoize.js';
import type { Placed } from '../../hiding/relief.js';
import { CamouflageStage } from '../stage.js';
import { focused } from './focus.js';
import { fine, type HabitatScene } from './assets.js';

/** Pixels covered by less are left to the ground. */
const leastCover = 0.25;
/** How much of its own markings a disguised coat keeps, 0 to 1, and the limits of their strength. */
const markings = 0.4;
const [darkestMark, lightestMark] = [0.4, 1.5];
/** Contrast of a coat to that of what it imitates, which stands and lies in three dimensions. */
const softness = 0.5;
/** The deepest shading that is tried, to that of clay. */
const deepened = 1.6;
/** How far the edge of what is wholly covered is searched for, pixels. */
const reach = 2;

/**
 * Disguises what stands in a habitat: it is painted with another part of the habitat's own picture, its markings faintly over
 * it, in the light and shade that fell on it when it was rendered in clay.
 * @param coat how far away that part of the picture is: share of its width and height
 */
export function disguise(scene: HabitatScene, coat: readonly [number, number]): CamouflageStage {
  const { placed, ground, ...painted } = scenery(scene);
  return new CamouflageStage(placed, ground, fillOf(painted, placed, coat));
}

/** The parts of the disguise that do not depend on the coat. */
const scenery = memoize(({ seen, blur, render }: HabitatScene) => {
  const { without, clay, marked, plain } = render();
  const { width, height } = clay;
  const cover = coverOf(seen, width, height);
  const [mask, touched] = [new Uint8Array(cover.length), new Uint8Array(cover.length)];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] >= 0.5) mask[i] = 1;
    if (cover[i] > 0) touched[i] = 1;
  }
  const box = coveredBox({ width, height, data: touched }, 1);
  return {
    placed: placedIn(box, { width, height }, cover, mask, grays(clay)),
    ground: focused(groundBeside(without, clay, cover), blur),
    without: focused(without, blur),
    marks: marksOf(marked, plain, cover),
  };
});

/** The share of what stands there that nothing hides. */
export function visibleShare({ seen, whole }: HabitatScene): number {
  let [shown, all] = [0, 0];
  for (let i = 0; i < seen.length; i++) {
    shown += seen[i];
    all += whole[i];
  }
  return all === 0 ? 0 : shown / all;
}

/** Per pixel, the share of its samples that show the object. */
function coverOf(seen: Uint8Array, width: number, height: number): Float32Array {
  const cover = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let sum = 0;
      for (let v = 0; v < fine; v++)
        for (let u = 0; u < fine; u++) sum += seen[(fine * y + v) * fine * width + fine * x + u];
      const share = sum / (fine * fine);
      cover[i] = share >= leastCover ? share : 0;
    }
  return cover;
}

/** The ground with the shadow that falls on it; under an edge, as beside it. */
function groundBeside(without: Raster, clay: Raster, cover: Float32Array): Raster {
  const { width, height } = without;
  const ground: Raster = { ...clay, data: clay.data.slice() };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (cover[i] === 0) continue;
      const from = cover[i] < 1 ? nearest(x, y, width, height, (at) => cover[at] === 0) : -1;
      const source = from < 0 ? without.data : clay.data;
      const at = from < 0 ? i : from;
      for (let k = 0; k < 3; k++) ground.data[3 * i + k] = source[3 * at + k];
    }
  return ground;
}

/** The nearest pixel around one that is of a kind, or −1. */
function nearest(x: number, y: number, width: number, height: number, fits: (at: number) => boolean): number {
  let [best, found] = [Infinity, -1];
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const far = (u - x) * (u - x) + (v - y) * (v - y);
      if (far < best && fits(v * width + u)) [best, found] = [far, v * width + u];
    }
  return found;
}

function grays({ data }: Raster): Float32Array {
  const gray = new Float32Array(data.length / 3);
  for (let i = 0; i < gray.length; i++) gray[i] = luma(data[3 * i], data[3 * i + 1], data[3 * i + 2]);
  return gray;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function placedIn(
  { left, top, width, height }: Box,
  picture: { readonly width: number; readonly height: number },
  cover: Float32Array,
  mask: Uint8Array,
  light: Float32Array,
): Placed {
  const count = width * height;
  const own = { cover: new Float32Array(count), mask: new Uint8Array(count), light: new Float32Array(count) };
  let [sum, inside] = [0, 0];
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const at = (top + y) * picture.width + left + x;
      if (cover[at] === 0) continue;
      own.cover[to] = cover[at];
      own.mask[to] = mask[at];
      // At an edge the ground shines through the clay: the light there is that beside it.
      const whole =
        cover[at] === 1
          ? at
          : nearest(left + x, top + y, picture.width, picture.height, (i) => cover[i] === 1);
      own.light[to] = light[whole < 0 ? at : whole];
      sum += own.light[to];
      inside++;
    }
  const mean = Math.max(1, sum / Math.max(1, inside));
  const form = own.light.map((value, i) => (own.cover[i] === 0 ? 0 : deepened * (value / mean - 1)));
  return {
    figure: { width, height, mask: own.mask, light: own.light },
    relief: { cover: own.cover, form, shadow: new Float32Array(count), reach: 0 },
    left,
    top,
  };
}

/** The fill that the object is painted with, over its box. */
function fillOf(
  { without, marks }: { readonly without: Raster; readonly marks: Float32Array },
  { figure, left, top }: Placed,
  [across, down]: readonly [number, number],
): Raster {
  const { width, height } = without;
  const [dx, dy] = [Math.round(across * width), Math.round(down * height)];
  const fill = createRaster(figure.width, figure.height, 3);
  for (let y = 0, to = 0; y < figure.height; y++)
    for (let x = 0; x < figure.width; x++, to++) {
      const row = again(top + y + dy, height) * width;
      const { one, other, share } = acrossEnds(left + x + dx, width);
      for (let k = 0; k < 3; k++) {
        const [a, b] = [without.data[3 * (row + one) + k], without.data[3 * (row + other) + k]];
        fill.data[3 * to + k] = a + share * (b - a) + 0.5;
      }
    }
  const mean = meanOf(fill);
  for (let y = 0, to = 0; y < figure.height; y++)
    for (let x = 0; x < figure.width; x++, to++) {
      const mark = marks[(top + y) * width + left + x];
      for (let k = 0; k < 3; k++) {
        const soft = mean[k] + softness * (fill.data[3 * to + k] - mean[k]);
        fill.data[3 * to + k] = Math.min(255, soft * mark + 0.5);
      }
    }
  return fill;
}

/** A place in a picture that begins again beyond its sides: a mirror image would show its axis. */
const again = (at: number, length: number): number => ((at % length) + length) % length;

/** How far beyond a side the picture blends into its other end, as a share of its width. */
const passage = 0.07;

/** The pixels blended at a place of a row that repeats beyond its ends: `one`, and the share of `other` near an end. */
function acrossEnds(at: number, width: number): { one: number; other: number; share: number } {
  const beyond = at < 0 ? -1 - at : at - width;
  const one = again(at, width);
  if (beyond < 0) return { one, other: one, share: 0 };
  return {
    one,
    other: at < 0 ? beyond : width - 1 - beyond,
    share: Math.max(0, 1 - (beyond + 1) / (passage * width)),
  };
}

/** The mean color of what is read for a coat. */
function meanOf({ data }: Raster): readonly [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < data.length; i++) sums[i % 3] += data[i];
  return sums.map((sum) => (3 * sum) / data.length) as [number, number, number];
}

/** Per pixel, the factor by which markings change the light: 1 on average. */
function marksOf(marked: Raster, plain: Raster, cover: Float32Array): Float32Array {
  const [own, gray] = [grays(marked), grays(plain)];
  let [sum, count] = [0, 0];
  for (let i = 0; i < own.length; i++) {
    if (cover[i] !== 1) continue;
    own[i] = own[i] / Math.max(8, gray[i]);
    sum += own[i];
    count++;
  }
  const mean = sum / Math.max(1, count);
  const factors = new Float32Array(own.length).fill(1);
  for (let i = 0; i < own.length; i++)
    if (cover[i] === 1)
      factors[i] = 1 + markings * (Math.min(lightestMark, Math.max(darkestMark, own[i] / mean)) - 1);
  return factors;
}
