import { readManifest } from '../dataset/folder/read-manifest.js';
import { keptItems, type KeptItem } from '../dataset/overlap/fingerprint.js';
import { readServedLog } from '../dataset/overlap/served-log.js';
import type { OverlapSet } from '../dataset/overlap/overlap-set.js';
import { fingerprintOf, meansSplit } from './splits/fingerprints.js';

/** A set to compare, by name: a published split, the log of a server, or the folder of a dataset. */
export function overlapSet(what: string): OverlapSet {
  if (meansSplit(what)) return { items: [...keptItems(fingerprintOf(what))] };
  if (what.endsWith('.jsonl')) return { items: readServedLog(what) };
  readManifest(what);
  return { folder: what };
}

/** The families that a set has items of. */
export const familiesIn = (set: OverlapSet): readonly string[] =>
  'folder' in set ? Object.keys(readManifest(set.folder).families) : familiesOfKept(set.items);

const familiesOfKept = (items: readonly KeptItem[]): string[] => [
  ...new Set(items.map(({ family }) => family)),
];
