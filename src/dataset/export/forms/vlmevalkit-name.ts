import type { ExportSource } from '../exporter.js';

/** Parts of names by which VLMEvalKit chooses another way of asking or scoring. */
const special = /circular|mmbench|ccbench|mmcr|openended|mmt|mmmu|video|mcq|vqa/i;

/** A table's name: it tells the dataset by its digest, and nothing in it means anything to VLMEvalKit. */
export function vlmevalkitName({ name, manifest, split }: ExportSource): string {
  const short = special.test(name) ? 'set' : name;
  return ['Topsy', short, ...(split === 'all' ? [] : [split]), manifest.digest.slice(0, 8)].join('_');
}

/** Separators in the column `id`: between the questions that a row asks, and after one with rotated options. */
export const [idsBetween, turnMark] = [' ', '-'];
