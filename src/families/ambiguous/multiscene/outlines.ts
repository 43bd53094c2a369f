import { compose } from '../../../core/affine.js';
import type { StreamPath } from '../../../core/stream.js';
import { coverage } from '../../../draw/fill/coverage.js';
import { ellipse } from '../../../draw/shapes.js';
import { loadFont, type Font } from '../../../glyphs/font.js';
import { openRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import { ModelStudio } from '../sources/model-studio.js';
import { renderSilhouette, type Look } from '../silhouette/figure.js';
import { Judge } from './judge.js';
import { Stamps } from './stamps.js';
import type { LargeFigure } from './state.js';

/** A silhouette: 1 inside, rows from the top. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly inside: Uint8Array;
}

let shared: Promise<Renderer> | undefined;

/** What multi-scene pictures are drawn with. */
export class MultisceneStudio {
  readonly stamps: Stamps;
  readonly judge = new Judge(this);
  private last: { key: string; mask: Mask } | undefined;

  private constructor(
    private readonly models: ModelStudio,
    private readonly renderer: Renderer,
    private readonly heavy: Font,
    small: Font,
  ) {
    this.stamps = new Stamps(small);
  }

  static async open(path: StreamPath): Promise<MultisceneStudio> {
    const renderer = await (shared ??= openRenderer('soft'));
    return new MultisceneStudio(await ModelStudio.open(path[0]!), renderer, loadFont('archivo-black'), loadFont('dejavu-sans')); // prettier-ignore
  }

  get hashes(): Readonly<Record<string, string>> {
    return { 'archivo-black': this.heavy.sha256, 'dejavu-sans': this.stamps.font.sha256 };
  }

  /** The outline of a figure, in the window that its state gives. */
  mask({ word, outline }: Pick<LargeFigure, 'word' | 'outline'>): Mask {
    const { width, height, model } = outline;
    if (model) return this.modelMask(word, model.variation, model.look, Math.max(width, height));
    if (word === 'face') return filled(width, height, ellipse(width / 2, height / 2, width / 2, height / 2));
    return this.letterMask(word, height);
  }

  modelMask(category: string, variation: number, look: Look, side: number): Mask {
    const key = JSON.stringify([category, variation, look, side]);
    if (this.last?.key === key) return this.last.mask;
    const { width, height, mask } = renderSilhouette(this.renderer, this.models.modelOf({ category, variation }), look, side); // prettier-ignore
    this.last = { key, mask: { width, height, inside: mask } };
    return this.last.mask;
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
      if (cover.data[at]! > 127) inside[(y + cover.y) * width + x + cover.x] = 1;
  return { width, height, inside };
}
