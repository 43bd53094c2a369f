import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import { disk } from '../../core/files/disk.js';
import { TopsyturvyError } from '../../core/errors.js';
import { sha256 } from '../../core/hash.js';
import { maxSide } from '../../draw/raster.js';
import { makeFolder, writeAtomic } from '../folder/atomic-file.js';
import { below } from '../folder/within.js';

/** Side of a thumbnail in pixels; larger pictures are scaled down to it, smaller ones stand in its middle. */
export const tileSide = 192;
/** Thumbnails stand on square sheets, so that a gallery is a few hundred files and not tens of thousands. */
export const sheetColumns = 6;
const sheetTiles = sheetColumns * sheetColumns;

/** Folder of the sheets, below the gallery's. */
export const sheetFolder = 'thumbnails';
/** A sheet, or a file that a run which was killed was writing. */
const ours = /^([0-9a-f]{16}\.webp|.+\.tmp)$/;

/** Where a thumbnail stands: tile `tile` of sheet `sheet`, row by row. */
export interface Thumbnail {
  readonly sheet: number;
  readonly tile: number;
}

/** A sheet as the page shows it. */
export interface Sheet {
  /** Relative to the gallery's folder. The name is a hash of the content, so no browser shows an old one. */
  readonly file: string;
  readonly rows: number;
}

type SharpLibrary = (input: Buffer | string | SharpOptions, options?: SharpOptions) => Sharp;

/** Makes the sheets of thumbnails of a gallery, one at a time. */
export class SheetWriter {
  readonly sheets: Sheet[] = [];
  private pending: string[] = [];

  private constructor(
    private readonly sharp: SharpLibrary,
    private readonly dataset: string,
    private readonly gallery: string,
  ) {}

  /**
   * @param dataset the folder that image paths are relative to
   * @param gallery the folder to write to
   */
  static async open(dataset: string, gallery: string): Promise<SheetWriter> {
    const { default: sharp } = await import('sharp');
    makeFolder(join(gallery, sheetFolder));
    return new SheetWriter(sharp as SharpLibrary, dataset, gallery);
  }

  /** Adds the pictures of an item, next to one another on one sheet if a sheet can hold them. */
  async add(files: readonly string[]): Promise<Thumbnail[]> {
    if (this.pending.length + files.length > sheetTiles) await this.flush();
    const places: Thumbnail[] = [];
    for (const file of files) {
      if (this.pending.length === sheetTiles) await this.flush();
      places.push({ sheet: this.sheets.length, tile: this.pending.length });
      this.pending.push(file);
    }
    return places;
  }

  /** Removes the sheets of earlier galleries. Call it once the page no longer shows them. */
  sweep(): void {
    const kept = new Set(this.sheets.map(({ file }) => file));
    for (const name of readdirSync(join(this.gallery, sheetFolder))) {
      const file = `${sheetFolder}/${name}`;
      if (ours.test(name) && !kept.has(file)) disk.remove(join(this.gallery, file));
    }
  }

  /** Writes the sheet that is being filled, if there is anything on it. */
  async flush(): Promise<void> {
    if (this.pending.length === 0) return;
    const tiles = await Promise.all(this.pending.map((file) => this.tile(file)));
    const rows = Math.ceil(tiles.length / sheetColumns);
    const sheet = this.sharp({
      create: {
        width: sheetColumns * tileSide,
        height: rows * tileSide,
        channels: 4,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      },
    }).composite(
      tiles.map(({ data, info: { width, height, channels } }, i) => ({
        input: data,
        raw: { width, height, channels },
        left: (i % sheetColumns) * tileSide + Math.floor((tileSide - width) / 2),
        top: Math.floor(i / sheetColumns) * tileSide + Math.floor((tileSide - height) / 2),
      })),
    );
    const bytes = await sheet.webp({ quality: 90, alphaQuality: 100, effort: 2 }).toBuffer();
    const file = `${sheetFolder}/${sha256(bytes).slice(0, 16)}.webp`;
    writeAtomic(join(this.gallery, file), bytes);
    this.sheets.push({ file, rows });
    this.pending = [];
  }

  private async tile(file: string) {
    const path = below(this.dataset, file);
    if (path === undefined)
      throw new TopsyturvyError('bad-file', `The picture '${file}' leaves the dataset that names it`, file);
    try {
      const picture = this.sharp(path, { limitInputPixels: maxSide * maxSide, failOn: 'error' });
      const { format } = await picture.metadata();
      // Other formats that sharp reads (SVG, PDF) may name further files.
      if (!['png', 'jpeg', 'webp', 'gif'].includes(format ?? '')) throw new Error(`its format is ${format}`);
      return await picture
        .resize(tileSide, tileSide, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      throw new TopsyturvyError(
        'bad-file',
        `The dataset's picture '${file}' cannot be read: ${(error as Error).message}`,
        file,
        'a PNG, JPEG, WebP or GIF file',
        { cause: error },
      );
    }
  }
}
