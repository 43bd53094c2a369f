import { type Element, halfWindow, reach, Stamps } from '../../../content/figures/icons/stamps.js';
import { compose, memoize, memoizeLatest, parseColor, type StreamPath } from '../../../core/index.js';
import { blurredImage } from '../../../draw/bands/blurred-image.js';
import { coverage, type Coverage } from '../../../draw/fill/coverage.js';
import { ellipse, rect, Surface, type Raster } from '../../../draw/index.js';
import { type Font, loadFont } from '../../../glyphs/font.js';
import type { Box } from '../../../score/question.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/scene.js';
import { type Look, renderSilhouette } from '../silhouette/figure.js';
import { ModelAssets } from '../sources/model-assets.js';
import type { LargeFigure, MultisceneState } from './state.js';

/** A silhouette: 1 inside, rows from the top. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly inside: Uint8Array;
}

/** What all items of a set share: models, fonts and small things. */
export class OutlineSource {
  readonly stamps: Stamps;

  private constructor(
    private readonly models: ModelAssets,
    private readonly renderer: Renderer,
    private readonly heavy: Font,
    small: Font,
  ) {
    this.stamps = new Stamps(small);
  }

  static async open(path: StreamPath): Promise<OutlineSource> {
    const renderer = await sharedSoftRenderer();
    const models = await ModelAssets.open(path[0]);
    return new OutlineSource(models, renderer, loadFont('archivo-black'), loadFont('dejavu-sans'));
  }

  get hashes(): Readonly<Record<string, string>> {
    return { 'archivo-black': this.heavy.sha256, 'dejavu-sans': this.stamps.font.sha256 };
  }

  /** The outline of a face or of a letter, in a window. */
  plainMask(word: string, width: number, height: number): Mask {
    if (word === 'face') return filled(width, height, ellipse(width / 2, height / 2, width / 2, height / 2));
    return this.letterMask(word, height);
  }

  /** @param isShown which pieces of the model, by name. Default: all */
  modelMask(
    category: string,
    variation: number,
    look: Look,
    side: number,
    isShown?: (piece: string) => boolean,
  ): Mask {
    const model = this.models.modelOf({ category, variation });
    const { width, height, mask } = renderSilhouette(this.renderer, model, look, side, isShown);
    return { width, height, inside: mask };
  }

  /** A heavy capital. @param height pixels */
  letterMask(letter: string, height: number): Mask {
    const { path, bounds } = this.heavy.glyph(letter)!;
    const { left, top, right, bottom } = bounds!;
    const scale = height / (bottom - top);
    const width = Math.ceil((right - left) * scale);
    return filled(
      width,
      height,
      path.transform(compose([1, 0, 0, 1, -left, -top], [scale, 0, 0, scale, 0, 0])),
    );
  }
}

function filled(width: number, height: number, path: Parameters<typeof coverage>[0]): Mask {
  const inside = new Uint8Array(width * height);
  const cover = coverage(path, { width, height });
  for (let y = 0, at = 0; y < cover.height; y++)
    for (let x = 0; x < cover.width; x++, at++)
      if (cover.data[at] > 127) inside[(y + cover.y) * width + x + cover.x] = 1;
  return { width, height, inside };
}

/** The color of the green box of the region questions. */
const green = [0, 190, 60] as const;
export const frame = { width: 1 / 128, gap: 1 / 64, gapOfPart: 1 / 128 } as const;

/** What an item's proposal, views and judge share: outlines and pictures, each made once. */
export class MultisceneStage {
  private readonly pictures = new Map<string, Raster>();

  constructor(readonly source: OutlineSource) {}

  get stamps(): Stamps {
    return this.source.stamps;
  }

  /** The outline of a figure, in the window that its state gives. */
  mask({ word, outline }: Pick<LargeFigure, 'word' | 'outline'>): Mask {
    const { width, height, model } = outline;
    if (model) return this.modelMask(word, model.variation, model.look, Math.max(width, height));
    return this.source.plainMask(word, width, height);
  }

  readonly modelMask = memoizeLatest(
    8,
    (category: string, variation: number, look: Look, side: number): Mask =>
      this.source.modelMask(category, variation, look, side),
  );

  letterMask(letter: string, height: number): Mask {
    return this.source.letterMask(letter, height);
  }

  /** Not to be changed. @param part whole; region, with a green box; near, a magnified corner */
  picture(x: MultisceneState, part: string): Raster {
    const key = `${part} ${x.seen}`;
    let picture = this.pictures.get(key);
    if (!picture) {
      picture =
        x.seen === 'large'
          ? fromAfar(this.picture({ ...x, seen: 'both' }, part))
          : part.startsWith('region')
            ? framed(x, this.picture(x, 'whole'), regionOf(x, part).box)
            : drawNear(x, part, this.stamps);
      this.pictures.set(key, picture);
    }
    return picture;
  }
}

function drawNear(
  { size, ground, colors, figures, around, near }: MultisceneState,
  part: string,
  stamps: Stamps,
): Raster {
  const surface = new Surface(size, size, 3, parseColor(ground));
  const zoom = part === 'near' ? size / near.side : 1;
  const [x0, y0] = part === 'near' ? [near.x, near.y] : [0, 0];
  for (const element of [...around, ...figures.flatMap(({ elements }) => elements)]) {
    const moved = {
      ...element,
      x: (element.x - x0) * zoom,
      y: (element.y - y0) * zoom,
      side: element.side * zoom,
    };
    const room = reach * moved.side;
    if (moved.x + room < 0 || moved.y + room < 0 || moved.x - room > size || moved.y - room > size) continue;
    stamps.draw(surface, moved, colors);
  }
  return surface.raster;
}

/** The figure or part that a view of a region is about. @param view region, region-2, … */
export function regionOf(
  { figures, region, parts }: MultisceneState,
  view: string,
): Pick<LargeFigure, 'word' | 'small' | 'box'> {
  const at = view === 'region' ? 0 : Number(view.slice('region-'.length)) - 1;
  return parts.length > 0 ? { ...parts[at], box: parts[at].boxes[0] } : figures[region + at];
}

/** A green box around what the region questions are about. */
function framed({ size, parts }: MultisceneState, picture: Raster, box: Box): Raster {
  const surface = new Surface(size, size, 3);
  surface.raster.data.set(picture.data);
  const [left, top, right, bottom] = box;
  const gap = (parts.length > 0 ? frame.gapOfPart : frame.gap) * size;
  const [x, y] = [Math.max(2, left - gap), Math.max(2, top - gap)];
  const path = rect(x, y, Math.min(size - 2, right + gap) - x, Math.min(size - 2, bottom + gap) - y);
  return surface.stroke(path, green, { width: frame.width * size }).raster;
}

/** Standard deviation of the blur, of the picture's side: small things melt, large ones stay. */
const farShare = 1 / 46;

/** A picture as it looks from so far that small things melt: a Gaussian in linear light. */
export const fromAfar = (picture: Raster): Raster => blurredImage(picture, picture.width * farShare).raster;

/** Coverage of 255 from which a pixel is ink. */
const inked = 64;

/** The box of what is covered enough, in a cover's window. */
const inkOf = memoize(({ width, height, data }: Coverage): Box => {
  let box: Box = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (data[at] >= inked)
        box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
  return box;
});

/** The box around all elements' coverage. */
export function boxOf(stage: MultisceneStage, elements: readonly Element[]): Box {
  const boxes = elements.map((element) => elementBox(stage, element));
  return boxes.reduce(([left, top, right, bottom], [x0, y0, x1, y1]) => [
    Math.min(left, x0),
    Math.min(top, y0),
    Math.max(right, x1),
    Math.max(bottom, y1),
  ]);
}

/** The box around one element's ink, pixel edges: what is barely covered is not seen and does not count. */
export function elementBox({ stamps }: MultisceneStage, { thing, side, angle, x, y }: Element): Box {
  const cover = stamps.cover(thing, side, angle);
  const [left, top, right, bottom] = inkOf(cover);
  const half = halfWindow(side);
  const [x0, y0] = [x - half + cover.x, y - half + cover.y];
  return [Math.floor(x0 + left), Math.floor(y0 + top), Math.ceil(x0 + right), Math.ceil(y0 + bottom)];
}
