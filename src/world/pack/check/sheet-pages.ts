import { Surface, type Raster } from '../../../draw/index.js';
import { arrows, paste, sceneOf, writeLine } from '../../gltf/sheet.js';
import type { Model } from '../../model.js';
import { softRenderer } from '../../render/renderer.js';
import type { PackEntry } from '../form.js';

/** Each model is seen from its four corners, degrees about the vertical: from its front left first. */
const views = [-35, 55, 145, 235];
/** Models beside each other, and below each other, on a page. */
const [across, down] = [2, 7];
/** The side of a cell in pixels. */
const cell = 132;
const caption = 42;
const margin = 8;

/** Orientation sheets: pages with all models of a pack, each with a red arrow to its front and a green one to its top. */
export class SheetPages {
  private readonly renderer = softRenderer();
  private page: Surface | undefined;
  private count = 0;

  /** @param onPage is given each page, with its number from 1, when it is full or the last */
  constructor(private readonly onPage: (page: Raster, number: number) => void) {}

  add(model: Model, { file, category, front, checked }: PackEntry): void {
    const place = this.count++ % (across * down);
    const page = (this.page ??= newPage());
    const left = margin + (place % across) * (views.length * cell + margin);
    const top = margin + Math.floor(place / across) * (cell + caption);
    const shown = arrows(model);
    const objects = [model, front === null ? { ...shown, parts: shown.parts.slice(0, 1) } : shown];
    const size = { width: cell, height: cell };
    views.forEach((degrees, i) => {
      const picture = this.renderer.render(sceneOf(objects, degrees), { ...size, samples: 4, shadows: true });
      paste(picture, page.raster, left + i * cell, top);
    });
    const middle = left + (views.length * cell) / 2;
    const said = [
      category,
      ...(front === null ? ['no front'] : []),
      ...(checked === false ? ['assumed'] : []),
    ];
    writeLine(page, said.join(', '), middle, top + cell + 16);
    writeLine(page, file.length > 76 ? `…${file.slice(-75)}` : file, middle, top + cell + 31);
    if (place === across * down - 1) this.finishPage();
  }

  /** Hands over the last page. */
  finish(): void {
    this.finishPage();
    this.renderer.dispose();
  }

  private finishPage(): void {
    if (this.page) this.onPage(this.page.raster, Math.ceil(this.count / (across * down)));
    this.page = undefined;
  }
}

const newPage = (): Surface =>
  new Surface(across * (views.length * cell + margin) + margin, down * (cell + caption) + margin);
