import { type Affine, parseColor } from '../../core/index.js';
import { rect, Surface, type Paint, type Path, type Raster } from '../../draw/index.js';
import type { Material, Part } from '../index.js';
import { box } from './solids/box.js';
import { textPath, textWidth } from './plane/text-path.js';
import { textured } from './texture.js';

export interface TextStyle {
  /** The id of a shipped font. Default 'dejavu-sans' */
  readonly font?: string;
  /** How much wider strokes are than in the font, as a share of the capitals' height. Default 0 */
  readonly bold?: number;
  /** The line is made smaller to be at most so wide, meters. */
  readonly maxWidth?: number;
}

/** A picture in the making, drawn in meters from its middle, y downward: labels, covers, dials, screens. */
export class Sheet {
  private readonly surface: Surface;
  private readonly map: Affine;

  /** @param longest pixels along the longer side */
  constructor(
    readonly width: number,
    readonly height: number,
    background: string,
    longest = 256,
  ) {
    const scale = longest / Math.max(width, height);
    const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    this.surface = new Surface(columns, rows, 3, parseColor(background));
    this.map = [columns / width, 0, 0, rows / height, columns / 2, rows / 2];
  }

  /** Fills a path. @param tint a color such as '#a03028', or a gradient */
  fill(path: Path, tint: string | Exclude<Paint, number>): this {
    this.surface.fill(path, paintOf(tint), { transform: this.map });
    return this;
  }

  /** A rectangle by its middle. */
  bar(x: number, y: number, width: number, height: number, tint: string | Exclude<Paint, number>): this {
    return this.fill(rect(x - width / 2, y - height / 2, width, height), tint);
  }

  /** Draws along a path. @param width meters */
  stroke(path: Path, tint: string, width: number): this {
    this.surface.stroke(path, parseColor(tint), { width, transform: this.map, join: 'round', cap: 'round' });
    return this;
  }

  /** A line of text with its middle at a place. */
  text(text: string, x: number, y: number, capHeight: number, tint: string, style: TextStyle = {}): this {
    const { font = 'dejavu-sans', bold = 0, maxWidth = Infinity } = style;
    const height = capHeight * Math.min(1, maxWidth / textWidth(text, capHeight, font));
    const path = textPath(text, height, font).transform([1, 0, 0, 1, x, y]);
    if (bold > 0) this.stroke(path, tint, bold * height);
    return this.fill(path, tint);
  }

  /** The picture drawn so far. */
  get image(): Raster {
    return this.surface.raster;
  }

  /** The picture as a thin plate that faces +Z about the origin. */
  plate(name: string, material: Material, thickness = 0.0008): Part {
    return {
      name,
      mesh: box(this.width, this.height, thickness),
      material: textured(material, this.image, 'clamp'),
    };
  }
}

const paintOf = (tint: string | Exclude<Paint, number>): Paint =>
  typeof tint === 'string' ? parseColor(tint) : tint;
