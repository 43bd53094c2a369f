import { compose } from '../../../core/affine.js';
import type { StreamPath } from '../../../core/stream.js';
import { coverage } from '../../../draw/fill/coverage.js';
import { ellipse } from '../../../draw/shapes.js';
import { loadFont, type Font } from '../../../glyphs/font.js';
import { sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import { ModelStudio } from '../sources/model-studio.js';
import { renderSilhouette, type Look } from '../silhouette/figure.js';
import { Stamps } from './stamps.js';

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
    private readonly models: ModelStudio,
    private readonly renderer: Renderer,
    private readonly heavy: Font,
    small: Font,
  ) {
    this.stamps = new Stamps(small);
  }

  static async open(path: StreamPath): Promise<OutlineSource> {
    const renderer = await sharedSoftRenderer();
    const models = await ModelStudio.open(path[0]!);
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

  modelMask(category: string, variation: number, look: Look, side: number): Mask {
    const model = this.models.modelOf({ category, variation });
    const { width, height, mask } = renderSilhouette(this.renderer, model, look, side);
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
      if (cover.data[at]! > 127) inside[(y + cover.y) * width + x + cover.x] = 1;
  return { width, height, inside };
}
