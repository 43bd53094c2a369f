import { iconOf, iconWords } from '../../../content/figures/icons/index.js';
import { type Element, halfWindow } from '../../../content/figures/icons/stamps.js';
import { formatColor, fromOklch, parseColor, type Stream, withHueOf } from '../../../core/index.js';
import { recognizableLook, viewOf } from '../silhouette/poses.js';
import { packInto, type Piece, type Put, type Room } from './pack.js';
import type { MultisceneStage } from './stage.js';
import type { LargeFigure, MultisceneState } from './state.js';

/** The lengths below are for pictures of 512 pixels. */
export const unitOf = (size: number): number => size / 512;

/** A scene before its boxes are measured. */
export type Made = Pick<MultisceneState, 'ground' | 'colors' | 'figures' | 'around'>;

/** Whether a small thing is what the large one is. */
export const sameThing = (word: string, category: string): boolean =>
  word === category || (word === 'cup' && category === 'mug');

/** The outline of an object, packed with small things of one kind and a few of another. */
export function packedScene(
  size: number,
  category: string,
  variations: number,
  stage: MultisceneStage,
  stream: Stream,
): Made {
  const unit = unitOf(size);
  const others = iconWords.filter((word) => !sameThing(word, category));
  const [main, rare] = stream.shuffle(others);
  const model = {
    variation: stream.below(variations),
    look: recognizableLook(viewOf(category), stream.child('look')),
  };
  const mask = stage.modelMask(category, model.variation, model.look, Math.round(size * 0.88));
  const left = Math.round((size - mask.width) * stream.uniform(0.35, 0.65));
  const top = Math.round((size - mask.height) * stream.uniform(0.35, 0.65));
  const room: Room = { ...mask, free: mask.inside.slice() };
  const { ground, colors: given } = palette(stream.child('colours'));
  const packed = [
    ...placed(packInto(room, pieces(stage, rare, 46 * unit, stream), stream, 3), 5, stream),
    ...[40, 32, 26, 21, 17].flatMap((side) =>
      placed(
        packInto(room, pieces(stage, main, side * unit, stream), stream, Infinity, side > 20 ? 3 : 2),
        5,
        stream,
      ),
    ),
  ].map((element) => ({ ...element, x: round(element.x + left), y: round(element.y + top) }));
  const { colors, elements } = inNaturalColors(given, packed);
  const figure: LargeFigure = {
    word: category,
    small: elements.some(({ thing }) => thing === rare) ? [main, rare] : [main],
    box: [0, 0, 0, 0],
    outline: { left, top, width: mask.width, height: mask.height, model },
    elements,
  };
  return { ground, colors, figures: [figure], around: [] };
}

/** What the eyes of a face are, and its skin and nose, which are other things. */
export const eyes = ['flower', 'star', 'apple', 'heart'];
export const fruits = ['apple', 'pear', 'heart', 'flower', 'star', 'mushroom'];

/** A face of fruit: a full-faced oval with hair of leaves, after Arcimboldo. */
export function portraitScene(size: number, stage: MultisceneStage, stream: Stream): Made {
  const unit = unitOf(size);
  const eye = stream.choice(eyes);
  const others = fruits.filter((thing) => thing !== eye);
  const [skin, nose] = stream.shuffle(others);
  const [width, height] = [
    Math.round(stream.uniform(300, 340) * unit),
    Math.round(stream.uniform(400, 440) * unit),
  ];
  const [left, top] = [Math.round((size - width) / 2), Math.round((size - height) / 2)];
  const mask = stage.mask({ word: 'face', outline: { left, top, width, height } });
  const at = (x: number, y: number): readonly [number, number] => [width * x, height * y];
  const feature = (
    thing: string,
    [x, y]: readonly [number, number],
    side: number,
    angle: number,
    color: number,
  ): Element => ({ thing, x: round(x), y: round(y), side: round(side * unit), angle, color });
  const turn = stream.uniform(-6, 6);
  const features: Element[] = [
    feature(eye, at(0.3, 0.45), 62, turn, 6),
    feature(eye, at(0.7, 0.45), 62, turn, 6),
    feature('leaf', at(0.29, 0.345), 74, -12, 7),
    feature('leaf', at(0.71, 0.345), 74, 12, 7),
    feature(nose, at(0.5, 0.6), 74, turn, 8),
    ...[-2, -1, 0, 1, 2].map((i) => feature('cherry', at(0.5 + 0.1 * i, 0.79 - 0.012 * i * i), 36, 0, 9)),
  ];
  const room: Room = { ...mask, free: mask.inside.slice() };
  for (const { thing, x, y, side, angle } of features)
    clear(room, stage, thing, x, y, side + 12 * unit, angle);
  const hair: Room = { ...room, free: room.free.slice() };
  for (let y = 0, i = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++, i++) {
      const u = (2 * x) / width - 1;
      const isHair = v < 0.5 && (v < 0.19 + 0.1 * u * u || Math.abs(u) > 0.8);
      if (isHair) room.free[i] = 0;
      else hair.free[i] = 0;
    }
  }
  const packed = [
    ...features,
    ...[44, 32, 24, 18].flatMap((side) =>
      placed(packInto(hair, pieces(stage, 'leaf', side * unit, stream), stream), 3, stream, 3),
    ),
    ...[34, 27, 21, 17].flatMap((side) =>
      placed(packInto(room, pieces(stage, skin, side * unit, stream), stream), 3, stream),
    ),
  ].map((element) => ({ ...element, x: round(element.x + left), y: round(element.y + top) }));
  const hue = stream.uniform(20, 70);
  const shade = (lightness: number, chroma: number, at: number): string =>
    formatColor(fromOklch(lightness, chroma, at));
  const given = [
    ...[0.78, 0.82, 0.74].map((lightness, i) => shade(lightness, 0.1, hue + 9 * i)),
    ...[0.5, 0.56, 0.44].map((lightness, i) => shade(lightness, 0.1, 135 + 8 * i)),
    // What has a color of its own has it light enough to be seen: a dark red apple could be a plum.
    eye === 'apple' ? shade(0.5, 0.19, 25) : shade(0.36, 0.1, 300),
    shade(0.38, 0.08, 150),
    shade(0.62, 0.15, 45),
    shade(0.48, 0.2, 25),
  ];
  const { colors, elements } = inNaturalColors(given, packed);
  return {
    ground: shade(0.22, 0.02, hue + 180),
    colors,
    figures: [
      {
        word: 'face',
        small: [...new Set([skin, eye, nose, 'leaf', 'cherry'])],
        box: [0, 0, 0, 0],
        outline: { left, top, width, height },
        elements,
      },
    ],
    around: [],
  };
}

function clear(
  { width, height, free }: Room,
  stage: MultisceneStage,
  thing: string,
  x: number,
  y: number,
  side: number,
  angle: number,
): void {
  const cover = stage.stamps.cover(thing, side, angle);
  const half = halfWindow(side);
  const [left, top] = [Math.round(x - half) + cover.x, Math.round(y - half) + cover.y];
  for (let v = 0, at = 0; v < cover.height; v++)
    for (let u = 0; u < cover.width; u++, at++) {
      const [px, py] = [left + u, top + v];
      if (cover.data[at] > 0 && px >= 0 && py >= 0 && px < width && py < height) free[py * width + px] = 0;
    }
}

/** A thing at a size in a few turns. */
export function pieces(stage: MultisceneStage, thing: string, side: number, stream: Stream): Piece[] {
  const { turn } = iconOf(thing);
  return Array.from({ length: turn > 90 ? 8 : 4 }, () => {
    const angle = Math.round(stream.uniform(-turn, turn)) + 0; // no −0
    return { thing, side: round(side), angle, cover: stage.stamps.cover(thing, side, angle) };
  });
}

export const placed = (puts: readonly Put[], colors: number, stream: Stream, first = 0): Element[] =>
  puts.map(({ piece: { thing, side, angle }, x, y }) => {
    const color = first + stream.below(colors);
    return { thing, x, y, side, angle, color };
  });

export const round = (value: number): number => Math.round(10 * value) / 10;

/** Elements with the colors that they have in nature, added to those of the picture: a purple apple would be a plum. */
function inNaturalColors(
  colors: readonly string[],
  elements: readonly Element[],
): { readonly colors: readonly string[]; readonly elements: Element[] } {
  const all = [...colors];
  const natural = elements.map((element) => {
    const { hues } = iconOf(element.thing);
    if (!hues) return element;
    const own = formatColor(withHueOf(parseColor(colors[element.color]), hues));
    if (!all.includes(own)) all.push(own);
    return { ...element, color: all.indexOf(own) };
  });
  return { colors: all, elements: natural };
}

/** A ground and five related colors that stand out from it. */
function palette(stream: Stream): Pick<MultisceneState, 'ground' | 'colors'> {
  const dark = stream.below(3) === 0;
  const hue = stream.uniform(0, 360);
  return {
    ground: formatColor(fromOklch(dark ? 0.2 : 0.97, 0.012, hue)),
    colors: Array.from({ length: 5 }, () => {
      const lightness = stream.uniform(dark ? 0.68 : 0.36, dark ? 0.84 : 0.56);
      const chroma = stream.uniform(0.09, 0.17);
      return formatColor(fromOklch(lightness, chroma, hue + stream.uniform(-55, 55)));
    }),
  };
}
