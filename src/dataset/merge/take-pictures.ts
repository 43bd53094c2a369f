import { copyFileSync, linkSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { disk } from '../../core/files/disk.js';
import { onBehalfOf, readingOf } from '../../core/files/system-errors.js';
import { sha256 } from '../../core/hash.js';
import { makeFolder, writePlain } from '../folder/atomic-file.js';
import type { Chunk } from '../folder/journal.js';
import { leavesByLink } from '../folder/within.js';
import type { ItemLines } from '../item/item.js';
import type { AnimationRecord, ItemRecord, ViewRecord } from '../item/record.js';
import type { Plan, PlannedItem } from '../plan/plan.js';
import { ChunkLayout } from '../tar/chunk-layout.js';
import { ChunkReader } from '../tar/chunk-reader.js';
import { ChunkTars } from '../tar/chunk-tars.js';
import { formOf, type Form } from '../tar/form.js';

/** A chunk that a shard has whole. */
export interface WholeChunk {
  readonly folder: string;
  readonly lines: readonly ItemLines[];
  readonly chunk: Chunk;
  readonly plan: Plan;
}

/** Where pictures are taken to, in which form. */
export interface Target {
  readonly folder: string;
  readonly form: Form;
}

type Picture = ViewRecord | AnimationRecord;

/**
 * Takes a chunk's pictures to another folder after a look at their hashes: linked where both have files of their own and the
 * file system can, else copied.
 *
 * @throws TopsyturvyError 'bad-folder' for a picture that is missing, spoiled or not the shard's own
 */
export async function takePictures(from: WholeChunk, to: Target): Promise<void> {
  const { folder, chunk, plan } = from;
  const layout = new ChunkLayout(plan);
  const reader = formOf(folder) === 'webdataset' ? new ChunkReader(folder, layout, chunk) : undefined;
  const tars = to.form === 'webdataset' ? new ChunkTars(to.folder, layout, chunk) : undefined;
  try {
    for (const [at, lines] of from.lines.entries()) {
      const item = plan.item(chunk.from + at);
      const records = recordsOf(lines, item, folder);
      const packed = (await reader?.sample(item))?.pictures;
      const found = records.map((record, i) =>
        checkedPicture(record, folder, packed ? packed[i] : readLoose(folder, record)),
      );
      if (tars) await tars.add(item, lines, found);
      else
        for (const [i, { file }] of records.entries())
          place(to.folder, file, found[i]!, packed ? undefined : folder);
    }
    await reader?.finish();
    await tars?.publish();
  } finally {
    reader?.close();
    tars?.discard();
  }
}

/** What an item's line says of its pictures. A shard may be a stranger's: a name of its own choice would reach other files. */
export function recordsOf(
  { item: line }: Pick<ItemLines, 'item'>,
  { id, folder: under }: PlannedItem,
  folder: string,
): Picture[] {
  const { views, animations = [] } = JSON.parse(line) as ItemRecord;
  const own = `images/${under}/${id}-`;
  for (const { file } of [...views, ...animations])
    if (!file.startsWith(own) || /[\\/]/.test(file.slice(own.length))) throw notIts(join(folder, file), file);
  return [...views, ...animations];
}

function readLoose(folder: string, { file }: Picture): Uint8Array | undefined {
  const path = join(folder, file);
  if (leavesByLink(folder, path)) return undefined;
  return readingOf(`'${path}'`, 'bad-folder', () => readFileSync(path));
}

/** A picture's bytes, which have its hash. */
export function checkedPicture(
  { file, sha256: expected }: Picture,
  folder: string,
  data: Uint8Array | undefined,
): Uint8Array {
  if (data && sha256(data) === expected) return data;
  throw notIts(join(folder, file), file);
}

const notIts = (path: string, file: string): TopsyturvyError =>
  new TopsyturvyError(
    'bad-folder',
    `The picture '${path}' is not the one that the shard's item names; remake the shard`,
    file,
  );

/** @param linkFrom the folder that has the picture as a file of its own, if one has */
function place(folder: string, file: string, data: Uint8Array, linkFrom: string | undefined): void {
  const to = join(folder, file);
  makeFolder(dirname(to));
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size === data.length) return;
  if (there) disk.remove(to); // an earlier merge was killed while it copied
  if (linkFrom === undefined) {
    writePlain(to, data);
    return;
  }
  const from = join(linkFrom, file);
  try {
    linkSync(from, to);
  } catch {
    onBehalfOf(to, () => copyFileSync(from, to)); // on another disk, or one without links
  }
}
