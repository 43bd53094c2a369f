import { type Element, halfWindow } from '../../../content/figures/icons/stamps.js';
import { formatColor, fromOklch, type Stream } from '../../../core/index.js';
import { settled } from './pack.js';
import { type Made, round, unitOf } from './scenes.js';
import type { Mask, MultisceneStage } from './stage.js';
import type { LargeFigure, LettersParam } from './state.js';

/** Capitals that can be distinguished at any size. */
const capitals = 'ABCDEFGHKLMNPRSTUXYZ'.split('');

/** How far a small letter may be moved in its grid to stick out less of the large one, as a share of the pitch. */
const nudge = 0.1;

/** Heights of the large letters and pitches of the small ones, by the number of the large ones. */
const heights: Readonly<Record<number, number>> = { 1: 430, 2: 232, 4: 214 };
const pitches: Readonly<Record<number, number>> = { 1: 29, 2: 20, 4: 19.5 };

/** Small letters of another kind in one of four large ones. */
const rare = [3, 5] as const;

/** Large capitals of small ones. */
export function lettersScene(
  size: number,
  letters: LettersParam,
  stage: MultisceneStage,
  stream: Stream,
): Made {
  const unit = unitOf(size);
  const count = letters === 'one or two' ? stream.below(2) + 1 : 4;
  const words = stream.shuffle(capitals);
  const smallOf = (i: number): string => (count === 4 ? words[i] : words[2 * i + 1]);
  const large =
    count < 4 ? words.filter((_, i) => i % 2 === 0) : stream.shuffle([4, 4, 5, 6]).map((at) => words[at]);
  const odd = count === 4 ? stream.below(count) : -1;
  const cell = count === 1 ? size : size / 2;
  const figures = Array.from({ length: count }, (_, i): LargeFigure => {
    const [word, small] = [large[i], smallOf(i)];
    const room = heights[count] * unit;
    let mask = stage.letterMask(word, Math.round(room));
    if (mask.width > room) mask = stage.letterMask(word, Math.floor((room * room) / mask.width));
    const { width, height } = mask;
    const pitch = pitches[count] * unit;
    const sway = count === 4 ? 6 : count === 2 ? 0 : 20;
    const left = Math.round(
      ((i % 2) + 0.5) * cell - width / 2 + (sway > 0 ? stream.uniform(-sway, sway) * unit : 0),
    );
    const middle = count === 4 ? (Math.floor(i / 2) + 0.5) * cell : size / 2;
    const swing = count === 4 ? 6 : 24;
    const top = Math.round(middle - height / 2 + stream.uniform(-swing, swing) * unit);
    const side = round(0.8 * pitch);
    const half = halfWindow(side);
    const put: (readonly [number, number])[] = [];
    const places = gridOf(mask, pitch);
    const others =
      i === odd
        ? new Set(stream.shuffle(places.map((_, at) => at)).slice(0, stream.integer(...rare)))
        : undefined;
    const elements = places.map(([x, y], at): Element => {
      const thing = others?.has(at) ? words[7] : small;
      const wanted = [Math.round(x - half), Math.round(y - half)] as const;
      const cover = stage.stamps.cover(thing, side, 0);
      const [u, v] = settled(mask, cover, wanted, put, Math.round(nudge * pitch), Math.ceil(size / 256));
      put.push([u, v]);
      return { thing, x: left + u + half, y: top + v + half, side, angle: 0, color: i };
    });
    const kinds = others ? [small, words[7]] : [small];
    return { word, small: kinds, box: [0, 0, 0, 0], outline: { left, top, width, height }, elements };
  });
  const dark = stream.below(2) === 0;
  const hue = stream.uniform(0, 360);
  return {
    ground: formatColor(fromOklch(dark ? 0.24 : 0.96, 0.015, hue)),
    colors: Array.from({ length: Math.max(2, count) }, (_, i) =>
      formatColor(fromOklch(dark ? 0.86 : 0.36, 0.11, hue + (count === 4 ? 90 : 150) * i)),
    ),
    figures,
    around: [],
    parts: [],
  };
}

/** Middles of the cells of a square grid that are inside. */
function gridOf({ width, height, inside }: Mask, pitch: number): (readonly [number, number])[] {
  const places: [number, number][] = [];
  const [columns, rows] = [Math.max(1, Math.round(width / pitch)), Math.max(1, Math.round(height / pitch))];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [((column + 0.5) * width) / columns, ((row + 0.5) * height) / rows];
      let hits = 0;
      for (const dx of [-0.25, 0, 0.25])
        for (const dy of [-0.25, 0, 0.25])
          hits += inside[Math.floor(y + dy * pitch) * width + Math.floor(x + dx * pitch)] ?? 0;
      if (hits >= 5) places.push([x, y]);
    }
  return places;
}

/** How many pictures there are: large and small letters are all different, but for large ones that are there twice. */
export function letterPictures(letters: LettersParam): number {
  const all = capitals.length;
  if (letters === 'one or two') return inOrder(all, 2) + inOrder(all, 4);
  // Two of four places are the places of the letter that is there twice.
  return inOrder(all, 4) * 6 * inOrder(all - 4, 3);
}

/** The number of ordered choices of a number of elements out of `all`. */
export const inOrder = (all: number, count: number): number =>
  Array.from({ length: count }, (_, i) => all - i).reduce((product, factor) => product * factor, 1);
