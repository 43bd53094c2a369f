import { TopsyturvyError } from '../../core/errors.js';
import { disk, ifPossible } from '../../core/files/disk.js';
import { sha256 } from '../../core/hash.js';
import { claimFolder } from '../folder/folder.js';
import { journalBytes } from '../folder/journal.js';
import { runIdentity, runIdentityOf } from '../folder/manifest.js';
import type { Maker } from '../item/maker.js';
import { jobOf } from '../plan/job.js';
import { settleForm } from '../tar/form.js';
import { runTasks } from '../write/pool.js';
import { tasksOf } from '../write/write.js';
import type { ShardJob } from './shard-job.js';
import { chunksOfShard, shardName } from './shard-range.js';
import type { ShardStore } from './store.js';

/** How a call of {@link makeShard} ended. */
export type ShardOutcome = 'made' | 'there before' | 'stopped';

interface Making {
  readonly signal?: AbortSignal | undefined;
  /** Called with how many items were made just now. */
  onProgress?(now: number): void;
}

/**
 * Makes a shard and puts it into its store, marked as done: once, however often and by however many it is called. The shard is
 * there whole or not at all.
 *
 * @throws TopsyturvyError 'bad-folder' if the store has the shard with other contents
 */
export async function makeShard(
  maker: Maker,
  job: ShardJob,
  store: ShardStore,
  making: Making = {},
): Promise<ShardOutcome> {
  const name = shardName(job.shard);
  if ((await store.marker(name)) !== undefined) return 'there before';
  const scratch = store.scratch(name);
  try {
    if (!(await makeIn(scratch, maker, job, making))) return 'stopped';
    const text = markerText(scratch, maker, job);
    if (await isThere(store, name, text)) return 'there before';
    await store.publish(name, scratch, (folder) => markerText(folder, maker, job) === text);
    await store.writeMarker(name, text);
    return 'made';
  } catch (error) {
    // One that was faster has tidied up what this one was making.
    if ((await store.marker(name)) === undefined) throw error;
    if (error instanceof TopsyturvyError && error.code !== 'bad-folder') throw error;
    return 'there before';
  } finally {
    ifPossible(() => disk.remove(scratch));
  }
}

/** @returns false if it was stopped */
async function makeIn(
  folder: string,
  maker: Maker,
  { shard, shards, format }: ShardJob,
  { signal, onProgress }: Making,
): Promise<boolean> {
  claimFolder(folder, runIdentity(maker), runIdentityOf);
  settleForm(folder, format);
  const tasks = tasksOf(chunksOfShard(maker.plan.length, shard, shards), format);
  const outcomes = runTasks(maker, jobOf(maker.plan, folder, '.'), tasks, { workers: 1, signal });
  for await (const { done } of outcomes) onProgress?.(done);
  return !signal?.aborted;
}

/** What a done-marker says: the same for equal shards, as a journal has the hash of each picture. */
function markerText(folder: string, { plan }: Maker, { shard, shards }: ShardJob): string {
  const chunks = chunksOfShard(plan.length, shard, shards);
  const hashes = chunks.map((chunk) => {
    const bytes = journalBytes(folder, chunk);
    return bytes ? sha256(bytes) : '';
  });
  const [from, to] = [chunks[0]!.from, chunks.at(-1)!.to];
  return `${JSON.stringify({ shard, from, to, sha256: sha256(hashes.join('\n')) })}\n`;
}

async function isThere(store: ShardStore, name: string, text: string): Promise<boolean> {
  const found = await store.marker(name);
  if (found === undefined || found === text) return found !== undefined;
  throw new TopsyturvyError(
    'broken-law',
    `Two workers made shard ${name} of '${store.name}' with different bytes; remake it with a machine that you trust`,
    name,
  );
}
