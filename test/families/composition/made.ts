import sharp, { type Sharp } from 'sharp';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Json } from '../../../src/core/json.js';
import type { Item } from '../../../src/dataset/item/item.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Raster } from '../../../src/draw/raster.js';

/** The first items of a set. */
export async function made(
  family: string,
  count: number,
  params: Record<string, Json> = {},
): Promise<Item[]> {
  const maker = await prepare(await plan(family, { seed: 11, count, params }));
  return Array.from({ length: count }, (_, i) => maker.make(i));
}

/** What sharp's own operations make of a picture: another library's idea of the turns. */
export async function turnedBySharp(
  { width, height, channels, data }: Raster,
  steps: readonly string[],
): Promise<Raster> {
  let picture = { data: Buffer.from(data), width, height };
  for (const step of steps) {
    const raw = { raw: { width: picture.width, height: picture.height, channels } };
    const { data: moved, info } = await operations[step](sharp(picture.data, raw))
      .toColorspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    picture = { data: moved, width: info.width, height: info.height };
  }
  return { ...picture, channels };
}

const operations: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  none: (picture) => picture,
  half: (picture) => picture.rotate(180),
  'quarter-cw': (picture) => picture.rotate(90),
  'quarter-ccw': (picture) => picture.rotate(270),
  mirror: (picture) => picture.flop(),
  flip: (picture) => picture.flip(),
};

/** How often each value comes. */
export function counts(values: Iterable<string>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
}

/** The answer of an item to one of its questions. */
export const answerOf = (item: Item, condition: string): string =>
  item.questions.find((question) => question.condition === condition)!.answer;
