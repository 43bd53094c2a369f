import { compose, type Affine } from '../../../core/affine.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { parseColor, type Rgb } from '../../../core/color.js';
import { coverage, type Coverage } from '../../../draw/coverage.js';
import type { Surface } from '../../../draw/surface.js';
import type { Font } from '../../../glyphs/font.js';
import { iconOf, type Icon } from './icons.js';
import type { Element } from './state.js';

/** What letters and icons have in common: layers in the square from −1 to 1. */
export type Drawn = Pick<Icon, 'layers'>;

/** Of the largest pictures, some 50 kB each. */
const mostCovers = 400;

/** Small things as layers; letters are from a font, their larger side filling the square. */
export class Stamps {
  private readonly letters = new Map<string, Drawn>();
  /** Covers by what they show: a picture has many things of few sizes and turns. */
  private readonly covers = new Map<string, Coverage>();

  constructor(readonly font: Font) {}

  of(thing: string): Drawn {
    if (!/^[A-Z]$/.test(thing)) return iconOf(thing);
    let letter = this.letters.get(thing);
    if (!letter) {
      const { path, bounds } = this.font.glyph(thing)!;
      const { left, top, right, bottom } = bounds!;
      const scale = 2 / Math.max(right - left, bottom - top);
      const map: Affine = [scale, 0, 0, scale, (-scale * (left + right)) / 2, (-scale * (top + bottom)) / 2];
      letter = { layers: [{ path: path.transform(map) }] };
      this.letters.set(thing, letter);
    }
    return letter;
  }

  /** What a thing covers, in a square of `side` pixels. It is not to be changed. */
  cover(thing: string, side: number, angle: number): Coverage {
    const key = `${thing} ${side} ${angle}`;
    let cover = this.covers.get(key);
    if (!cover) {
      if (this.covers.size >= mostCovers) this.covers.clear();
      this.covers.set(key, (cover = this.coverOf(thing, side, angle)));
    }
    return cover;
  }

  private coverOf(thing: string, side: number, angle: number): Coverage {
    const layers = this.of(thing).layers.map(({ path }) => path);
    const whole = layers
      .slice(1)
      .reduce((all, path) => all.append(path), layers[0]!.transform([1, 0, 0, 1, 0, 0]));
    const pixels = Math.ceil(side) + 2;
    return coverage(whole, {
      width: pixels,
      height: pixels,
      transform: mapOf(side, angle, pixels / 2, pixels / 2),
    });
  }

  draw(surface: Surface, { thing, x, y, side, angle, colour }: Element, colours: readonly string[]): void {
    const base = parseColor(colours[colour]!);
    const transform = mapOf(side, angle, x, y);
    for (const { path, shade = 1, own } of this.of(thing).layers)
      surface.fill(path, own ?? shaded(base, shade), { transform });
  }
}

const mapOf = (side: number, angle: number, x: number, y: number): Affine => {
  const [c, s] = [cosDegrees(angle) * 0.5 * side, sinDegrees(angle) * 0.5 * side];
  return compose([c, s, -s, c, 0, 0], [1, 0, 0, 1, x, y]);
};

const shaded = (colour: Rgb, shade: number): [number, number, number] =>
  colour.map((part) => Math.round(shade <= 1 ? part * shade : part + (255 - part) * (shade - 1))) as [
    number,
    number,
    number,
  ];
