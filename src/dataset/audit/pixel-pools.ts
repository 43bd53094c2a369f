import { addTo, madeOnce } from '../../core/group.js';
import { decodePng } from '../../draw/png/decode.js';
import type { InherentCues } from '../../families/pixel-cue.js';
import { AuditPools } from '../../score/audit/pools.js';
import type { Box, Question, Scorer } from '../../score/index.js';
import { PictureFiles } from '../tar/tar-file.js';
import { type ItemRecord } from '../item/record.js';
import { readEntries } from '../item/read-items.js';
import { cues, markSide, type Cue, type CuePicture } from './cues.js';
import type { Example } from './learner.js';

/** A question as the learners of a cue have it. */
export interface PixelRow {
  readonly example: Example;
  /** The question's id. */
  readonly question: string;
}

/** Questions that a guesser cannot tell apart, with what each cue shows of them. */
export interface PixelPool {
  readonly family: string;
  /** The conditions; several where a guesser cannot tell which one is asked. */
  readonly conditions: Set<string>;
  /** The cues that the family declares inherent for the params of the pool's first item. */
  readonly inherent: InherentCues;
  readonly byCue: Map<Cue, PixelRow[]>;
}

/** What the family of an item declares inherent. */
export type InherentOf = (item: Pick<ItemRecord, 'family' | 'params'>) => InherentCues;

/** The fewest items of a pool; fewer teach a learner nothing. */
export const leastItems = 200;

/** Reads the pictures of every pool of at least 200 items. */
export async function readPixelPools(
  folder: string,
  scorers: readonly Scorer[],
  inherentOf: InherentOf,
): Promise<PixelPool[]> {
  const large = await largePools(folder, scorers);
  const pools = new AuditPools(scorers);
  const byKey = new Map<string, PixelPool>();
  if (large.size === 0) return [];
  const files = new PictureFiles(folder);
  for await (const { item, questions } of readEntries(folder)) {
    const pictures = new Map<string, CuePicture>();
    const features = new Map<string, readonly number[] | undefined>();
    for (const question of questions) {
      const key = pools.poolOf(question);
      if (key === undefined || !large.has(key)) continue;
      const { family } = question;
      const pool = madeOnce(byKey, key, () => ({
        family,
        conditions: new Set(),
        inherent: inherentOf(item),
        byCue: new Map(),
      }));
      pool.conditions.add(question.condition);
      const shown = question.images.map((file) =>
        madeOnce(pictures, file, () => readPicture(files, file, item)),
      );
      for (const cue of [...cues, markSide]) {
        const name = `${cue.name} ${question.images.join(' ')}`;
        if (!features.has(name)) features.set(name, cue.features(shown));
        const found = features.get(name);
        if (!found) continue;
        addTo(pool.byCue, cue, { example: exampleOf(question, found), question: question.id });
      }
    }
  }
  return [...byKey.values()];
}

/** The keys of pools of at least 200 items with pictures; no picture is read. */
async function largePools(folder: string, scorers: readonly Scorer[]): Promise<Set<string>> {
  const pools = new AuditPools(scorers);
  const items = new Map<string, Set<string>>();
  for await (const { questions } of readEntries(folder))
    for (const question of questions) {
      const key = pools.poolOf(question);
      if (key === undefined || question.images.length === 0) continue;
      madeOnce(items, key, () => new Set()).add(question.item);
    }
  return new Set([...items].flatMap(([key, { size }]) => (size >= leastItems ? [key] : [])));
}

function readPicture(files: PictureFiles, file: string, item: ItemRecord): CuePicture {
  const bytes = files.read(file);
  const isView = item.views.some((view) => view.file === file);
  return { raster: decodePng(bytes), bytes: bytes.length, marked: isView ? marksOf(item) : [] };
}

/** The boxes of what is asked about, where a certificate names them. */
function marksOf({ certificate }: ItemRecord): Box[] {
  const { boxes } = certificate as {
    boxes?: readonly { left: number; top: number; width: number; height: number }[];
  };
  return (boxes ?? []).map(({ left, top, width, height }) => [left, top, left + width, top + height]);
}

const exampleOf = (
  { item, options = {}, answer, scoring }: Question,
  features: readonly number[],
): Example => {
  const chosen = scoring.kind === 'letter';
  return {
    item,
    features,
    answer: chosen ? options[answer] : answer,
    offered: chosen ? Object.values(options) : [],
  };
};
