import { places } from '../../../content/figures/icons/places.js';
import type { Element } from '../../../content/figures/icons/stamps.js';
import { formatColor, fromOklch, type Stream } from '../../../core/index.js';
import { packInto, type Room } from './pack.js';
import { type Made, modelIn, pieces, placedPieces, round } from './scenes.js';
import type { MultisceneStage } from './stage.js';

/** How many things there are of the rarer kinds, in each of two sizes. */
const lessOfAll = 26;

/** Left free on the outer side of the outline, pixels. */
const clear = 2;

/** Number of tints of a thing on one side. */
const tints = 3;
/** How far one thing's lightness and hue are from another's of its kind, ±, the latter in degrees. */
const [lightSpread, hueSpread] = [0.055, 12];

/** The places in which an object can be hidden: not among things of its kind. */
export const placesFor = (category: string): typeof places =>
  places.filter(({ most, less, rare }) => [most, less, rare].every(([thing]) => thing !== category));

/**
 * A place that is full of things, in which those that make up an object lie within its outline and have tints of their
 * own: none crosses the outline.
 * @param shift how far the two tints of a kind are apart: 1 is plain to see
 */
export function hiddenScene(
  size: number,
  category: string,
  variations: number,
  shift: number,
  stage: MultisceneStage,
  stream: Stream,
): Made {
  const unit = size / 512;
  const place = stream.choice(placesFor(category));
  const model = modelIn(category, variations, stream);
  const longer = Math.round(size * stream.uniform(0.74, 0.84));
  const mask = stage.modelMask(category, model.variation, model.look, longer);
  const left = Math.round((size - mask.width) * stream.uniform(0.12, 0.88));
  const top = Math.round((size - mask.height) * stream.uniform(0.12, 0.88));
  const inside: Room = { width: size, height: size, free: new Uint8Array(size * size) };
  const outside: Room = { width: size, height: size, free: new Uint8Array(size * size).fill(1) };
  const { width, height } = mask;
  let area = 0;
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++, from++) {
      if (mask.inside[from] === 0) continue;
      area++;
      const at = (top + y) * size + left + x;
      inside.free[at] = 1;
      outside.free[at] = 0;
      const isBeside = x > 0 && x < width - 1 && mask.inside[from - 1] && mask.inside[from + 1];
      if (isBeside && mask.inside[from - width] && mask.inside[from + width]) continue;
      // Nothing from outside touches the outline, which would move its box.
      for (let dy = -clear; dy <= clear; dy++) {
        const middle = at + dy * size;
        outside.free.fill(0, Math.max(0, middle - clear), Math.max(0, middle + clear + 1));
      }
    }
  // What is rare and what there is less of has its places first, on either side by itself.
  const fill = (room: Room, firstColor: number, rare: number, less: number): Element[] => {
    const lay = (index: number, side: number, most: number): Element[] =>
      placedPieces(
        packInto(room, pieces(stage, kinds[index][0], side * unit, stream), stream, most, side > 20 ? 4 : 3),
        tints,
        stream,
        firstColor + tints * index,
      );
    return [
      ...lay(2, 30, rare),
      ...[30, 23].flatMap((side) => lay(1, side, less)),
      ...[30, 24, 19, 16].flatMap((side) => lay(0, side, Infinity)),
    ].map((element) => ({ ...element, x: round(element.x), y: round(element.y) }));
  };
  const kinds = [place.most, place.less, place.rare];
  const share = area / (size * size);
  const elements = fill(inside, 0, 2, Math.max(2, Math.round(share * lessOfAll)));
  const around = fill(outside, tints * kinds.length, 3, Math.round((1 - share) * lessOfAll));
  const small = [...new Set(elements.map(({ thing }) => thing))];
  const toLight = stream.below(2) === 0 ? 1 : -1;
  const toRed = stream.below(2) === 0 ? 1 : -1;
  const side = (sign: number): string[] =>
    kinds.flatMap(([, [lightness, chroma, hue]], index) =>
      // Both sides have the same variety, one tint lighter, one darker, so that their difference is what is asked for.
      Array.from({ length: tints }, (_, i) => {
        const own = index === 2 ? 0 : (sign * shift * (place.apart ?? 1)) / 2;
        const light = lightness + 0.12 * toLight * own + lightSpread * (i - 1) + stream.uniform(-0.01, 0.01);
        const turned = hue + 40 * toRed * own + hueSpread * [0, 1, -1][i] + stream.uniform(-2, 2);
        return formatColor(fromOklch(light, chroma, turned));
      }),
    );
  return {
    ground: formatColor(fromOklch(...place.ground)),
    colors: [...side(1), ...side(-1)],
    figures: [
      {
        word: category,
        small,
        box: [0, 0, 0, 0],
        outline: { left, top, width: mask.width, height: mask.height, model },
        elements,
      },
    ],
    around,
    parts: [],
  };
}
