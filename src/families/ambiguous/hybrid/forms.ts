import { knownByOutline, otherNames } from '../../../content/models/known.js';
import { atan2, cos, sin, Stream } from '../../../core/index.js';
import { movedImage } from '../../../draw/bands/align.js';
import { sigmaOf } from '../../../draw/bands/cycles.js';
import { createFloats, type FloatImage, resize, correlation } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { side, thumbnailOf } from '../sources/likest-view.js';
import { ModelAssets } from '../sources/model-assets.js';
import { drawModelView } from '../sources/model-camera.js';

/** An outline that a blurred thing could be taken for. */
export interface Form {
  readonly word: string;
  readonly names: readonly string[];
  /** Coverage, 0 to 1, one channel. */
  readonly mask: FloatImage;
  readonly extent: Extent;
}

/** The wrong reading that a blurred form resembles most. */
export type Likest = {
  readonly word: string;
  /** Correlation of the two, equally blurred: −1 to 1. */
  readonly correlation: number;
};

let shared: Promise<readonly Form[]> | undefined;

/** The outlines of the things that are known by them, one view of each: the same for all sets, drawn once. */
export const openForms = (): Promise<readonly Form[]> => (shared ??= ModelAssets.open('forms').then(formsOf));

const formsOf = (assets: ModelAssets): readonly Form[] =>
  knownByOutline.map((category) => {
    const view = drawModelView(assets.entryOf(category), 1, new Stream(['hybrid', 'forms', category]));
    const mask = thumbnailOf(assets, view, { width: side, height: side, margin: 0.1 });
    return { word: category, names: [category, ...otherNames(category)], mask, extent: extentOf(mask) };
  });

/**
 * Which other form a thing seen from afar could be taken for: those of known things, laid over it in its size, and an ellipse
 * and a rectangle of its extent and direction.
 * @param seen what is left of the picture, the thing dark @param own the thing's coverage @param cut cycles per shorter side
 * @param names of the thing
 */
export function likestForm(
  seen: FloatImage,
  own: FloatImage,
  cut: number,
  forms: readonly Form[],
  names: readonly string[],
): Likest {
  const [picture, thing] = [square(seen), square(own)];
  const extent = extentOf(thing);
  const others = forms
    .filter((form) => !form.names.some((name) => names.includes(name)))
    .map(({ word, mask, extent: its }) => {
      const scale = Math.sqrt(extent.area / its.area);
      return {
        word,
        mask: movedImage(mask, { scale, x: extent.x - its.x * scale, y: extent.y - its.y * scale }),
      };
    });
  const plain = (['ellipse', 'rectangle'] as const).map((word) => ({
    word: `plain ${word}`,
    mask: plainForm(word, extent),
  }));
  let likest: Likest = { word: '', correlation: -1 };
  const compared = [...others, ...plain];
  const blurred = blurredAlike(
    compared.map(({ mask }) => mask),
    sigmaOf(cut, side),
  );
  for (const [at, { word }] of compared.entries()) {
    const likeness = -correlation(picture, blurred[at]);
    if (likeness > likest.correlation) likest = { word, correlation: likeness };
  }
  return likest;
}

/** Masks under a Gaussian, as many at a time as a picture has channels: four cost as much as one. */
function blurredAlike(masks: readonly FloatImage[], sigma: number): FloatImage[] {
  const blurred: FloatImage[] = [];
  const joined = createFloats(side, side, 4);
  for (let first = 0; first < masks.length; first += 4) {
    const together = masks.slice(first, first + 4);
    for (const [c, { data }] of together.entries())
      for (let i = 0; i < data.length; i++) joined.data[4 * i + c] = data[i];
    const { data } = gaussian(joined, sigma);
    for (const c of together.keys()) {
      const own = createFloats(side, side, 1);
      for (let i = 0; i < own.data.length; i++) own.data[i] = data[4 * i + c];
      blurred.push(own);
    }
  }
  return blurred;
}

const square = (image: FloatImage): FloatImage =>
  image.width === side && image.height === side ? image : resize(image, side, side);

/** Area in pixels; the middle in shares of the side; spread along the main direction and across it. */
interface Extent {
  readonly area: number;
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly short: number;
  readonly angle: number;
}

function extentOf({ data }: FloatImage): Extent {
  let [area, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < data.length; at++) {
    const value = data[at];
    if (value === 0) continue;
    const [u, v] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    area += value;
    x += value * u;
    y += value * v;
    xx += value * u * u;
    xy += value * u * v;
    yy += value * v * v;
  }
  [x, y] = [x / area, y / area];
  [xx, xy, yy] = [xx / area - x * x, xy / area - x * y, yy / area - y * y];
  const half = Math.sqrt(((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy);
  const root = (variance: number): number => Math.sqrt(Math.max(0, variance));
  const angle = atan2(2 * xy, xx - yy) / 2;
  return { area, x, y, long: root((xx + yy) / 2 + half), short: root((xx + yy) / 2 - half), angle };
}

/** An ellipse or a rectangle of that extent. */
function plainForm(form: 'ellipse' | 'rectangle', { x, y, long, short, angle }: Extent): FloatImage {
  const out = createFloats(side, side, 1);
  const [c, s] = [cos(angle), sin(angle)];
  for (let at = 0; at < out.data.length; at++) {
    const [u, v] = [((at % side) + 0.5) / side - x, (Math.floor(at / side) + 0.5) / side - y];
    const [along, across] = [(u * c + v * s) / long, (v * c - u * s) / short];
    const inside =
      form === 'ellipse' ? along * along + across * across < 4 : Math.max(along * along, across * across) < 3;
    out.data[at] = inside ? 1 : 0;
  }
  return out;
}
