import { type Affine, compose, cosDegrees, parseColor, type Rgb, sinDegrees } from '../../../core/index.js';
import { memoize, memoizeLatest } from '../../../core/memoize.js';
import { per255 } from '../../../draw/blend.js';
import { coverage, type Coverage } from '../../../draw/fill/coverage.js';
import type { Surface } from '../../../draw/surface.js';
import type { Font } from '../../../glyphs/font.js';
import { type Icon, iconOf, type Layer } from './index.js';

/** A small thing in the picture: where its middle is and how large it is, pixels. */
export type Element = {
  /** A word of `iconWords`, or one upper-case letter. */
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  /** Side of the square that it fills. */
  readonly side: number;
  /** The clockwise rotation in degrees. */
  readonly angle: number;
  /** The index of the picture's color. */
  readonly color: number;
};

/** The common properties of letters and icons: layers in the square from −1 to 1. */
export type Drawn = Pick<Icon, 'layers'>;

/** One layer of a thing as it is drawn: what it covers, in the thing's window. */
type StampLayer = Pick<Layer, 'shade' | 'own'> & { readonly cover: Coverage };

/** A thing whose middle is the middle of its window, and of a pixel. */
interface Stamp {
  readonly layers: readonly StampLayer[];
  /** The coverage of all layers together. */
  readonly cover: Coverage;
}

/** The distance from a thing's middle to its window's sides, of its side: nothing reaches further, however turned. */
export const reach = 0.75;

/** Pixels from the middle of a thing's window to its sides: a whole number and a half. */
export const halfWindow = (side: number): number => Math.ceil(reach * side) + 0.5;

/** The number of stamps that are kept: those of the largest pictures have some 100 kB each. */
const mostStamps = 400;

/** Small things as layers; letters are from a font, their larger side filling the square. */
export class Stamps {
  constructor(readonly font: Font) {}

  readonly of = memoize((thing: string): Drawn => {
    if (!/^[A-Z]$/.test(thing)) return iconOf(thing);
    const { path, bounds } = this.font.glyph(thing)!;
    const { left, top, right, bottom } = bounds!;
    const scale = 2 / Math.max(right - left, bottom - top);
    const map: Affine = [scale, 0, 0, scale, (-scale * (left + right)) / 2, (-scale * (top + bottom)) / 2];
    return { layers: [{ path: path.transform(map) }] };
  });

  /** The coverage of a thing, in a square window of {@link halfWindow} to every side. It is not to be changed. */
  cover(thing: string, side: number, angle: number): Coverage {
    return this.stampOf(thing, side, angle).cover;
  }

  draw(surface: Surface, { thing, x, y, side, angle, color }: Element, colors: readonly string[]): void {
    const base = parseColor(colors[color]);
    const half = halfWindow(side);
    const [left, top] = [x - half, y - half];
    if (Number.isInteger(left) && Number.isInteger(top)) {
      for (const { cover, shade = 1, own } of this.stampOf(thing, side, angle).layers)
        surface.blit(cover, left, top, own ?? shaded(base, shade));
      return;
    }
    const transform = mapOf(side, angle, x, y);
    for (const { path, shade = 1, own } of this.of(thing).layers)
      surface.fill(path, own ?? shaded(base, shade), { transform });
  }

  /** A picture has many things of few sizes and turns. */
  private readonly stampOf = memoizeLatest(
    mostStamps,
    (thing: string, side: number, angle: number): Stamp => {
      const half = halfWindow(side);
      const options = { width: 2 * half, height: 2 * half, transform: mapOf(side, angle, half, half) };
      const layers = this.of(thing).layers.map(({ path, ...look }) => ({
        ...look,
        cover: coverage(path, options),
      }));
      return { layers, cover: together(layers.map(({ cover }) => cover)) };
    },
  );
}

/** The union of coverages, as if laid over one another. */
function together(covers: readonly Coverage[]): Coverage {
  if (covers.length === 1) return covers[0];
  const x = Math.min(...covers.map((cover) => cover.x));
  const y = Math.min(...covers.map((cover) => cover.y));
  const width = Math.max(...covers.map((cover) => cover.x + cover.width)) - x;
  const height = Math.max(...covers.map((cover) => cover.y + cover.height)) - y;
  const data = new Uint8Array(width * height);
  for (const cover of covers)
    for (let v = 0, from = 0; v < cover.height; v++) {
      let to = (cover.y + v - y) * width + cover.x - x;
      for (let u = 0; u < cover.width; u++, from++, to++)
        data[to] = 255 - per255((255 - data[to]) * (255 - cover.data[from]));
    }
  return { x, y, width, height, data };
}

const mapOf = (side: number, angle: number, x: number, y: number): Affine => {
  const [c, s] = [cosDegrees(angle) * 0.5 * side, sinDegrees(angle) * 0.5 * side];
  return compose([c, s, -s, c, 0, 0], [1, 0, 0, 1, x, y]);
};

const shaded = (color: Rgb, shade: number): [number, number, number] =>
  color.map((part) => Math.round(shade <= 1 ? part * shade : part + (255 - part) * (shade - 1))) as [
    number,
    number,
    number,
  ];
