import { linkSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type JsonObject, parsedJson, TopsyturvyError, badFolder } from '../../core/index.js';
import { disk } from '../../core/files/disk.js';
import { readRegularFile } from '../../core/files/regular-file.js';
import { sha256 } from '../../core/hash.js';
import { animationsOf, viewsOf } from '../../families/family.js';
import { makeFolder, writePlain } from '../folder/atomic-file.js';
import type { Chunk } from '../folder/journal.js';
import { imageFile, mostPictureBytes } from '../folder/layout.js';
import type { ItemLines } from '../item/item.js';
import type { Plan, PlannedItem } from '../plan/plan.js';
import { ChunkLayout, ChunkReader, ChunkTars } from '../tar/chunk-tars.js';
import { formOf, type Form } from '../tar/tar-file.js';
import type { Packed } from '../tar/tar-reader.js';

/** A chunk that a shard has whole. */
export interface WholeChunk {
  readonly folder: string;
  readonly lines: readonly ItemLines[];
  readonly chunk: Chunk;
  readonly plan: Plan;
}

/** Where pictures are taken to, in which form. */
export type Target = { readonly folder: string; readonly form: Form };

/** The picture or film that an item's line names. */
type Picture = { readonly file: string; readonly sha256: string };

/**
 * Takes a chunk's pictures to another folder after a look at their hashes: linked where both have files of their own and the
 * file system can, else copied.
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
      const pictures = checkedPictures(records, folder, reader?.sample(item).pictures);
      if (tars) await tars.add(item, lines, pictures);
      else for (const { file } of records) place(to.folder, file, pictures.next().value!, !reader && folder);
    }
    reader?.finish();
    await tars?.publish();
  } finally {
    reader?.close();
    tars?.discard();
  }
}

/**
 * What an item's line says of its pictures. A shard may be a stranger's: a name of its own choice would reach other files.
 * @throws TopsyturvyError 'bad-folder' for a line that names others than those that the plan has of the item
 */
export function recordsOf(
  { item: line }: Pick<ItemLines, 'item'>,
  item: PlannedItem,
  folder: string,
): Picture[] {
  const { family, params } = item.part;
  const files = [
    ...viewsOf(family, params).map(({ name }) => imageFile(item, name)),
    ...animationsOf(family, params).map(({ name }) => imageFile(item, name, 'gif')),
  ];
  const record = parsedJson(line);
  const { views, animations = [] } = isObject(record) ? record : ({} as JsonObject);
  const records = Array.isArray(views) && Array.isArray(animations) ? [...views, ...animations] : [];
  const [wrong = -1] = files.flatMap((file, i) => (isRecordOf(records[i], file) ? [] : [i]));
  if (wrong < 0 && records.length === files.length) return records as Picture[];
  throw notIts(folder, files[wrong] ?? files.at(-1) ?? item.id);
}

const isRecordOf = (record: unknown, file: string): boolean =>
  isObject(record) && record['file'] === file && typeof record['sha256'] === 'string';

/**
 * The bytes of an item's pictures one after another, which have their hashes.
 * @param packed where they are in a tar file, if they are
 */
export function* checkedPictures(
  records: readonly Picture[],
  folder: string,
  packed?: readonly Packed[],
): Generator<Uint8Array, undefined> {
  for (const [i, { file, sha256: expected }] of records.entries()) {
    const data = packed ? packed[i].read() : readRegularFile({ folder, name: file }, mostPictureBytes);
    if (sha256(data) !== expected) throw notIts(folder, file);
    yield data;
  }
}

const notIts = (folder: string, file: string): TopsyturvyError =>
  badFolder(
    `The picture '${join(folder, file)}' is not the one that the shard's item names; remake the shard`,
    file,
  );

/** @param linkFrom the folder that has the picture as a file of its own, if one has */
function place(folder: string, file: string, data: Uint8Array, linkFrom: string | false): void {
  const to = join(folder, file);
  makeFolder(dirname(to));
  const there = lstatSync(to, { throwIfNoEntry: false });
  if (there?.isFile() && there.size === data.length) return;
  if (there) disk.remove(to); // an earlier merge was killed while it copied
  if (linkFrom === false || !isLinked(join(linkFrom, file), to)) writePlain(to, data);
}

/** Whether a file could be given a second name: not on another disk, on one without links, or where it is a link itself. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
  } catch {
    return false;
  }
  if (lstatSync(to).isFile()) return true;
  disk.remove(to);
  return false;
}
