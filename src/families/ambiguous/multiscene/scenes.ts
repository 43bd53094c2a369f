import { iconOf, iconWords } from '../../../content/figures/icons/index.js';
import type { Element } from '../../../content/figures/icons/stamps.js';
import { formatColor, fromOklch, parseColor, type Stream, withHueOf, words } from '../../../core/index.js';
import { recognizableLook, viewOf } from '../silhouette/poses.js';
import { packInto, type Piece, type Put, type Room } from './pack.js';
import { boxOf, frame, type MultisceneStage } from './stage.js';
import type { FigurePart, LargeFigure, MultisceneState } from './state.js';

/** The lengths below are for pictures of 512 pixels. */
export const unitOf = (size: number): number => size / 512;

/** A scene before its boxes are measured. */
export type Made = Pick<MultisceneState, 'ground' | 'colors' | 'figures' | 'around' | 'parts'>;

/** Whether a small thing is what the large one is. */
export const sameThing = (word: string, category: string): boolean =>
  word === category || (word === 'cup' && category === 'mug');

/** Parts that shape an outline, and the pieces of models that they are. */
const piecesOf: Readonly<Record<string, RegExp>> = {
  head: /^(head|beak|(left|right) (eye|ear|horn|tusk))$/,
  tail: /^tail$/,
  handle: /^handle$/,
  spout: /^spout$/,
};

/** A part of fewer things has no form. */
const fewest = 4;

/** The parts of objects that can be packed with things of their own: large enough, and apart from the rest. */
export const partsOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(words('cat, dog, horse').map((word) => [word, ['head', 'tail']])),
  ...Object.fromEntries(words('cow, duck, elephant, rabbit').map((word) => [word, ['head']])),
  teapot: ['spout', 'handle'],
  mug: ['handle'],
};

/** An example of an object, from a side that shows what it is. */
export const modelIn = (category: string, variations: number, stream: Stream) => ({
  variation: stream.below(variations),
  look: recognizableLook(viewOf(category), stream.child('look')),
});

/**
 * The outline of an object, packed with small things of one kind and a few of another.
 * @param count how many of its parts are made of other things
 */
export function packedScene(
  size: number,
  category: string,
  variations: number,
  stage: MultisceneStage,
  stream: Stream,
  count = 0,
): Made {
  const unit = unitOf(size);
  const others = iconWords.filter((word) => !sameThing(word, category));
  const [main, rare, ...more] = stream.shuffle(others);
  const model = modelIn(category, variations, stream);
  const longer = Math.round(size * 0.88);
  const mask = stage.modelMask(category, model.variation, model.look, longer);
  const left = Math.round((size - mask.width) * stream.uniform(0.35, 0.65));
  const top = Math.round((size - mask.height) * stream.uniform(0.35, 0.65));
  const room: Room = { ...mask, free: mask.inside.slice() };
  const { ground, colors: given } = palette(stream.child('colours'));
  const lay = (
    into: Room,
    thing: string,
    sides: readonly number[],
    most = Infinity,
    coarse = 20,
  ): Element[] =>
    sides.flatMap((side) => {
      const step = side > coarse ? 3 : 2;
      return placedPieces(
        packInto(into, pieces(stage, thing, side * unit, stream), stream, most, step),
        5,
        stream,
      );
    });
  const chosen = count > 0 ? stream.child('parts').shuffle(partsOf[category]).slice(0, count) : [];
  const ofParts = chosen.map((word, at) => {
    const isPiece = (piece: string): boolean => piecesOf[word].test(piece);
    const { inside } = stage.source.modelMask(category, model.variation, model.look, longer, isPiece);
    for (let i = 0; i < inside.length; i++) if (inside[i] === 1) room.free[i] = 0;
    return lay({ ...room, free: inside }, more[at], [34, 27, 22, 18, 16], Infinity, 40);
  });
  const parts = chosen.flatMap((word, at) =>
    ofParts[at].length < fewest ? [] : [partIn(room, word, [ofParts[at]], [left, top], stage, size)],
  );
  const packed = [
    ...ofParts.flat(),
    ...lay(room, rare, [46], 3),
    ...lay(room, main, [40, 32, 26, 21, 17]),
  ].map((element) => ({ ...element, x: round(element.x + left), y: round(element.y + top) }));
  const { colors, elements } = inNaturalColors(given, packed);
  const figure: LargeFigure = {
    word: category,
    small: [main, rare, ...more].filter((word) => elements.some(({ thing }) => thing === word)),
    box: [0, 0, 0, 0],
    outline: { left, top, width: mask.width, height: mask.height, model },
    elements,
  };
  return { ground, colors, figures: [figure], around: [], parts };
}

/**
 * A part of a figure, made of groups of things, each a box of its own; from now on nothing may lie in or at one of these.
 * @param room of the figure, whose corner is at `left` and `top` of the picture
 */
export function partIn(
  { width, height, free }: Room,
  word: string,
  groups: readonly (readonly Element[])[],
  [left, top]: readonly [number, number],
  stage: MultisceneStage,
  size: number,
): FigurePart {
  const beside = Math.ceil((frame.gapOfPart + frame.width / 2) * size);
  const boxes = groups.map((group) => boxOf(stage, group));
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = Math.max(0, y0 - beside); y < Math.min(height, y1 + beside); y++)
      free.fill(0, y * width + Math.max(0, x0 - beside), y * width + Math.min(width, x1 + beside));
  return {
    word,
    small: [...new Set(groups.flat().map(({ thing }) => thing))],
    boxes: boxes.map(([x0, y0, x1, y1]) => [x0 + left, y0 + top, x1 + left, y1 + top]),
  };
}

/** A thing at a size in a few turns. */
export function pieces(stage: MultisceneStage, thing: string, side: number, stream: Stream): Piece[] {
  const { turn } = iconOf(thing);
  return Array.from({ length: turn > 90 ? 8 : 4 }, () => {
    const angle = Math.round(stream.uniform(-turn, turn)) + 0; // no −0
    return { thing, side: round(side), angle, cover: stage.stamps.cover(thing, side, angle) };
  });
}

export const placedPieces = (puts: readonly Put[], colors: number, stream: Stream, first = 0): Element[] =>
  puts.map(({ piece: { thing, side, angle }, x, y }) => {
    const color = first + stream.below(colors);
    return { thing, x, y, side, angle, color };
  });

export const round = (value: number): number => Math.round(10 * value) / 10;

/** Elements with the colors that they have in nature, added to those of the picture: a purple apple would be a plum. */
export function inNaturalColors(
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
