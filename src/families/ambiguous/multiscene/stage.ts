import { memoizeLatest } from '../../../core/memoize.js';
import { parseColor } from '../../../core/color.js';
import { blurredImage } from '../../../draw/bands/blurred-image.js';
import type { Raster } from '../../../draw/raster.js';
import { rect } from '../../../draw/shapes.js';
import { Surface } from '../../../draw/surface.js';
import type { Look } from '../silhouette/figure.js';
import type { Mask, OutlineSource } from './outline-source.js';
import { reach, type Stamps } from './stamps.js';
import type { LargeFigure, MultisceneState } from './state.js';

/** Of the green box of the region questions. */
const green = [0, 190, 60] as const;
const frame = { width: 1 / 128, gap: 1 / 64 } as const;

/** What an item's proposal, views and judge share: outlines and pictures, each made once. */
export class MultisceneStage {
  private readonly pictures = new Map<string, Raster>();

  constructor(private readonly source: OutlineSource) {}

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
          : part === 'region'
            ? framed(x, this.picture(x, 'whole'))
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

/** A green box around the figure of the region questions. */
function framed({ size, figures, region }: MultisceneState, picture: Raster): Raster {
  const surface = new Surface(size, size, 3);
  surface.raster.data.set(picture.data);
  const [left, top, right, bottom] = figures[region]!.box;
  const gap = frame.gap * size;
  const [x, y] = [Math.max(2, left - gap), Math.max(2, top - gap)];
  const path = rect(x, y, Math.min(size - 2, right + gap) - x, Math.min(size - 2, bottom + gap) - y);
  return surface.stroke(path, green, { width: frame.width * size }).raster;
}

/** Standard deviation of the blur, of the picture's side: small things melt, large ones stay. */
const farShare = 1 / 46;

/** A picture as it looks from so far that small things melt: a Gaussian in linear light. */
export const fromAfar = (picture: Raster): Raster => blurredImage(picture, picture.width * farShare).raster;
