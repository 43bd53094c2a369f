import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './pictures.js';

const folder = join(import.meta.dirname, 'expected', 'thumbnails');
const side = 160;
const gap = 8;

/** Where the small picture of an item is held: of its first picture, which stands for the others. */
export const thumbnailOf = (set: string, { item, view }: Picture): string =>
  join(folder, set, `${item}-${view}.webp`);

/** The first picture of every item, films left out. */
export function firstPictures(pictures: readonly Picture[]): Picture[] {
  const first = new Map<string, Picture>();
  for (const picture of pictures) {
    if (picture.file.endsWith('.png') && !first.has(picture.item)) first.set(picture.item, picture);
  }
  return [...first.values()];
}

/** A picture made small, at most 160 pixels a side, as it is held: lossy, and the same whenever it is made anew. */
const shrunk = (file: string): Promise<Buffer> =>
  sharp(file)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();

/** Writes the small picture of one that is meant to look so from now on. */
export async function holdThumbnail(set: string, picture: Picture, file: string): Promise<void> {
  const path = thumbnailOf(set, picture);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await shrunk(file));
}

/**
 * Writes expected picture, actual picture and their difference (four times, on black) side by side as a PNG, all of them small.
 *
 * @returns false where no small picture of the expected one is held
 */
export async function writeComparison(
  set: string,
  picture: Picture,
  actual: string,
  out: string,
): Promise<boolean> {
  const held = thumbnailOf(set, picture);
  if (!existsSync(held)) return false;
  const [before, after] = await Promise.all([pixels(readFileSync(held)), pixels(await shrunk(actual))]);
  const difference = Buffer.from(before.map((value, i) => Math.min(255, 4 * Math.abs(value - after[i]))));
  const tiles = [before, after, difference].map((input, at) => ({
    input,
    raw: { width: side, height: side, channels: 3 as const },
    left: gap + at * (side + gap),
    top: gap,
  }));
  mkdirSync(dirname(out), { recursive: true });
  await sharp({
    create: { width: gap + 3 * (side + gap), height: side + 2 * gap, channels: 3, background: '#808080' },
  })
    .composite(tiles)
    .png()
    .toFile(out);
  return true;
}

/** The pixels of a small picture in the middle of a white square. */
const pixels = (image: Buffer): Promise<Buffer> =>
  sharp(image)
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize({ width: side, height: side, fit: 'contain', background: '#ffffff', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer();
