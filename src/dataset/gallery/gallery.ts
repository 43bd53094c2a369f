import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { badParameter, badFile, badFolder } from '../../core/errors.js';
import { headOf } from '../../core/files/regular-file.js';
import type { AnyFamily } from '../../families/family.js';
import { makeFolder, writeAtomic } from '../folder/atomic-file.js';
import { ioError } from '../folder/folder.js';
import { itemsFile, manifestFile, readManifest } from '../folder/layout.js';
import { type Manifest } from '../item/record.js';
import { readEntries, type Entry } from '../item/read-items.js';
import { checkLoose } from '../tar/tar-file.js';
import { Collector, shownViews } from './collect.js';
import { relativeUrl } from './escape.js';
import { ItemWords } from './item-words.js';
import { galleryMark, renderPage } from './page.js';
import { questionFields } from './page-data.js';
import { Statistics } from './statistics.js';
import type { GalleryReplies } from './replies.js';
import { sheetFolder, SheetWriter } from './thumbnails.js';

/** What a gallery shows, and where it is written. */
export interface GalleryOptions {
  /** The folder to write to: new, empty, or an earlier gallery. Default: `gallery` in the dataset's folder. */
  readonly out?: string;
  /**
   * The most items that the page shows, 1 to 20,000; of a larger dataset it shows this many, taken at even distances,
   * and its charts count all. Default 20,000.
   */
  readonly limit?: number;
  /** Graded replies to show beside the questions. Default: none. */
  readonly replies?: GalleryReplies;
  /** Families of your own, whose words the page uses; see `FamilyWords`. Default: those shipped. */
  readonly families?: readonly AnyFamily[];
  /** Called after every item with how many have been read, of how many. */
  onProgress?(done: number, total: number): void;
}

/** The gallery that was written. */
export interface GalleryReport {
  /** The page, to be opened in a browser from where it is. */
  readonly file: string;
  /** Items of the dataset. */
  readonly items: number;
  /** Items that the page shows. */
  readonly shown: number;
  /** Sheets of thumbnails beside it. */
  readonly sheets: number;
}

const pageFile = 'index.html';
const mostItems = 20_000;
/** How many items' pictures are read at the same time. */
const atOnce = 8;

/** The work of `../write/write-gallery.ts`, which says what it is. */
export async function writeGallery(folder: string, options: GalleryOptions = {}): Promise<GalleryReport> {
  const { limit = mostItems, out = join(folder, 'gallery') } = options;
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= mostItems))
    throw badParameter('limit', limit, `a whole number from 1 to ${mostItems}`);
  const manifest = readManifest(folder);
  checkLoose(folder);
  try {
    claim(out);
    const sheets = await SheetWriter.open(folder, out);
    const statistics = new Statistics(manifest);
    const words = await ItemWords.open(Object.keys(manifest.families), options.families);
    const collector = new Collector(words, options.replies);
    let at = 0;
    const withThumbnails = async (entry: Entry) => ({
      entry,
      thumbnails: isShown(at++, manifest.counts.items, limit)
        ? await sheets.add(shownViews(entry.item).map((view) => view.file))
        : undefined,
    });
    for await (const { entry, thumbnails } of inOrder(readEntries(folder), atOnce, withThumbnails)) {
      if (thumbnails) collector.add(entry, thumbnails);
      statistics.add(entry);
      if (statistics.items > manifest.counts.items) throw otherCount(manifest, 'more');
      options.onProgress?.(statistics.items, manifest.counts.items);
    }
    if (statistics.items < manifest.counts.items) throw otherCount(manifest, statistics.items);
    await sheets.finish();
    const file = join(out, pageFile);
    const page = renderPage(manifest, statistics, {
      base: baseUrl(out, folder),
      fields: questionFields,
      sheets: sheets.sheets,
      answerers: options.replies?.names ?? [],
      values: collector.values,
      items: collector.items,
    });
    // Its temporary file stands among the thumbnails: a run that was killed leaves no foreign file.
    writeAtomic(file, page, join(out, sheetFolder, `${pageFile}.${process.pid}.tmp`));
    sheets.sweep();
    return { file, items: statistics.items, shown: collector.items.length, sheets: sheets.sheets.length };
  } catch (error) {
    throw ioError(out, error);
  }
}

/** Whether item i of n is among the `limit` that are shown: exactly that many are, at even distances. */
const isShown = (i: number, n: number, limit: number): boolean =>
  n <= limit || Math.floor(((i + 1) * limit) / n) > Math.floor((i * limit) / n);

const otherCount = ({ counts }: Manifest, items: number | 'more'): Error =>
  badFile(`${manifestFile} tells of ${counts.items} items, but ${itemsFile} holds ${items}`, items);

/** Makes sure that a folder is new, empty or a gallery. */
function claim(out: string): void {
  makeFolder(out);
  const foreign = readdirSync(out).find((name) => name !== pageFile && name !== sheetFolder);
  const isOurs = (): boolean =>
    headOf({ folder: out, name: pageFile }, galleryMark.length).toString() === galleryMark;
  if (foreign === undefined && (!existsSync(join(out, pageFile)) || isOurs())) return;
  throw badFolder(
    `The folder '${out}' holds other files (${foreign ?? pageFile}); give an empty or a new one`,
    out,
  );
}

/** The URL from the gallery's folder to the dataset's, with a slash at its end. */
function baseUrl(out: string, folder: string): string {
  const path = relative(resolve(out), resolve(folder)).split(sep).join('/');
  return path === '' ? '' : `${relativeUrl(path)}/`;
}

/**
 * The results of some work on each value, in the order of the values, with the work on several going on at once.
 * @param most how many are worked on at once, at least 1
 */
async function* inOrder<T, R>(
  values: AsyncIterable<T>,
  most: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const going: Promise<R>[] = [];
  try {
    for await (const value of values) {
      const result = work(value);
      // It is awaited later: until then, its failure is not one that nobody handles.
      result.catch(() => undefined);
      going.push(result);
      if (going.length >= most) yield await going.shift()!;
    }
    while (going.length > 0) yield await going.shift()!;
  } finally {
    await Promise.allSettled(going);
  }
}
