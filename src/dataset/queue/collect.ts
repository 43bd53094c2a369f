import { badFolder } from '../../core/errors.js';
import { disk } from '../../core/files/disk.js';
import { withIoErrors } from '../folder/folder.js';
import { lockRun } from '../folder/run-lock.js';
import type { Manifest } from '../item/record.js';
import { mergeShards, type MergeOptions } from '../merge/merge.js';
import { join } from 'node:path';
import { shardName } from './shard-range.js';
import { openStore } from './open-store.js';
import { readRecord } from './store-record.js';

/**
 * Joins the shards of a store into the dataset that one machine makes. Shards of a bucket are downloaded beside it first.
 * @throws TopsyturvyError 'bad-folder' if shards are missing or spoiled, 'no-service' for a bucket that cannot be used
 */
export async function collectShards(
  place: string,
  out: string,
  options: Pick<MergeOptions, 'format' | 'onProgress'> = {},
): Promise<Manifest> {
  const store = await openStore(place);
  const { shards, format } = await readRecord(store);
  const done = await store.done();
  const names = Array.from({ length: shards }, (_, shard) => shardName(shard));
  const missing = names.filter((name) => !done.has(name));
  if (missing.length > 0)
    throw badFolder(
      `${missing.length} of the ${shards} shards of '${store.name}' are not done (the first is ${missing[0]}); merge when 'queue status' says that all are`,
      missing[0],
    );
  const beside = `${out}.shards.tmp`;
  const folders: string[] = [];
  const release = await lockRun(beside, { i: 1, n: 1 });
  try {
    for (const name of names) folders.push(await store.fetch(name, join(beside, name)));
    return await mergeShards(folders, out, { format, ...options });
  } finally {
    release();
    withIoErrors(beside, () => disk.remove(beside));
  }
}
