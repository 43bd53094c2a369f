import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { disk } from '../../core/files/disk.js';
import { sha256 } from '../../core/hash.js';
import { decodePng } from '../../draw/png/decode.js';
import type { Box, Channels, Raster } from '../../draw/index.js';
import { makeFolder, writeAtomic } from '../folder/atomic-file.js';
import { fromPicture, loadSharp, strictly, type SharpLibrary } from '../folder/shown-picture.js';
import { shrinker } from './shrink.js';

/** The longer side of a thumbnail in pixels; smaller pictures are left as they are. */
export const tileSide = 160;
/** Thumbnails stand on square sheets, so that a gallery is a few hundred files and not tens of thousands. */
const sheetColumns = 6;
const sheetTiles = sheetColumns * sheetColumns;
/** The distance from one thumbnail to the next; between them is room, so that none shows a seam of its neighbor. */
const pitch = tileSide + 4;
const sheetSide = sheetColumns * pitch;
const white = 255;
/** A PNG file of no more pixels is decoded without sharp. */
const fewPixels = 1 << 16;

/** Folder of the sheets, below the gallery's. */
export const sheetFolder = 'thumbnails';
/** The names of sheets, and of files that a killed run was writing. */
const ours = /^([0-9a-f]{16}\.webp|.+\.tmp)$/;

/** Where a thumbnail stands: from (x, y) on sheet `sheet`, with its own width and height. Pixels. */
export interface Thumbnail extends Box {
  readonly sheet: number;
}

/** A sheet as the page shows it. */
export interface Sheet {
  /** The path relative to the gallery's folder. The name is a hash of the content, so no browser shows an old one. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A sheet that is being filled. */
interface Filling {
  readonly index: number;
  readonly pixels: Buffer;
  /** How many thumbnails have a place on it, and how many of them are still to be drawn. */
  placed: number;
  awaited: number;
  /** Whether no more come. */
  closed: boolean;
}

/** Makes the sheets of thumbnails of a gallery. */
export class SheetWriter {
  readonly sheets: Sheet[] = [];
  private filling: Filling | undefined;
  private count = 0;
  private readonly shrink = shrinker(tileSide);

  private constructor(
    private readonly sharp: SharpLibrary,
    private readonly dataset: string,
    private readonly gallery: string,
  ) {}

  /** @param dataset the folder that image paths are relative to @param gallery the folder to write to */
  static async open(dataset: string, gallery: string): Promise<SheetWriter> {
    makeFolder(join(gallery, sheetFolder));
    return new SheetWriter(await loadSharp(), dataset, gallery);
  }

  /**
   * Adds the pictures of an item, next to one another on one sheet if a sheet can hold them. Places are given at once, so that
   * calls may overlap.
   */
  async add(files: readonly string[]): Promise<Thumbnail[]> {
    const crowded = this.filling !== undefined && this.filling.placed + files.length > sheetTiles;
    const done = crowded ? this.shut() : undefined;
    const drawn = files.map((file) => {
      if (this.filling?.placed === sheetTiles) this.shut();
      const sheet = this.openSheet();
      const place = sheet.placed++;
      sheet.awaited++;
      return this.draw(file, sheet, place);
    });
    if (done) await this.write(done);
    return Promise.all(drawn);
  }

  /** Writes the sheet that is being filled, if there is one. Call it when every call of `add` is done. */
  async finish(): Promise<void> {
    const done = this.shut();
    if (done) await this.write(done);
  }

  /** Removes the sheets of earlier galleries. Call it once the page no longer shows them. */
  sweep(): void {
    const kept = new Set(this.sheets.map(({ file }) => file));
    for (const name of readdirSync(join(this.gallery, sheetFolder))) {
      const file = `${sheetFolder}/${name}`;
      if (ours.test(name) && !kept.has(file)) disk.remove(join(this.gallery, file));
    }
  }

  private openSheet(): Filling {
    const pixels = () => Buffer.alloc(sheetSide * sheetSide * 3, white);
    this.filling ??= { index: this.count++, pixels: pixels(), placed: 0, awaited: 0, closed: false };
    return this.filling;
  }

  /** Lets nothing more on the sheet. @returns it if it can be written; else what is drawn last on it writes it */
  private shut(): Filling | undefined {
    const sheet = this.filling;
    this.filling = undefined;
    if (!sheet) return undefined;
    sheet.closed = true;
    return sheet.awaited === 0 ? sheet : undefined;
  }

  private async draw(file: string, sheet: Filling, place: number): Promise<Thumbnail> {
    const small = await fromPicture(this.dataset, file, (bytes) => this.shrunk(bytes));
    const x = (place % sheetColumns) * pitch;
    const y = Math.floor(place / sheetColumns) * pitch;
    paste(sheet.pixels, (y * sheetSide + x) * 3, small);
    sheet.awaited--;
    if (sheet.closed && sheet.awaited === 0) await this.write(sheet);
    return { sheet: sheet.index, x, y, width: small.width, height: small.height };
  }

  /** Gray or RGB. A small PNG file is decoded here: sharp works beside, but to call it takes longer than that. */
  private async shrunk(bytes: Buffer): Promise<Raster> {
    const pixels = pixelsOfPlainPng(bytes);
    if (pixels <= fewPixels) return this.shrink(decodePng(bytes));
    const fitted = this.sharp(bytes, strictly).resize(tileSide, tileSide, {
      fit: 'inside',
      withoutEnlargement: true,
      kernel: 'linear',
    });
    const opaque = pixels < Infinity ? fitted : fitted.flatten({ background: '#fff' }).toColourspace('srgb');
    const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: info.channels as Channels, data };
  }

  private async write({ index, pixels, placed }: Filling): Promise<void> {
    const height = Math.ceil(placed / sheetColumns) * pitch;
    const used = pixels.subarray(0, height * sheetSide * 3);
    const raw = { width: sheetSide, height, channels: 3 } as const;
    const bytes = await this.sharp(used, { raw }).webp({ quality: 80, effort: 0 }).toBuffer();
    const file = `${sheetFolder}/${sha256(bytes).slice(0, 16)}.webp`;
    writeAtomic(join(this.gallery, file), bytes);
    this.sheets[index] = { file, width: sheetSide, height };
  }
}

/** Copies a picture to where it stands among the pixels of a sheet. */
function paste(pixels: Buffer, at: number, { width, height, channels, data }: Raster): void {
  for (let row = 0, from = 0; row < height; row++, from += width * channels) {
    const to = at + row * sheetSide * 3;
    if (channels === 3) pixels.set(data.subarray(from, from + width * 3), to);
    else
      for (let i = 0; i < width; i++)
        for (let c = 0; c < 3; c++)
          pixels[to + 3 * i + c] = data[from + channels * i + (channels === 1 ? 0 : c)];
  }
}

/** The pixels of a PNG file of gray or RGB with 8 bits each, not interlaced; Infinity for any other file. */
function pixelsOfPlainPng(bytes: Buffer): number {
  if (bytes.length < 29 || bytes.toString('latin1', 12, 16) !== 'IHDR') return Infinity;
  const [depth, color, interlaced] = [bytes[24], bytes[25], bytes[28]];
  const plain = depth === 8 && (color === 0 || color === 2) && interlaced === 0;
  return plain ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : Infinity;
}
