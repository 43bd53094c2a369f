import {
  badFile,
  badFolder,
  canonicalJson,
  type Json,
  jsonFault,
  parseJson,
  TopsyturvyError,
} from '../../core/index.js';
import { zod, type Zod, checkForm, sha256 } from '../../core/index.js';
import { readSpec, type Spec } from '../plan/spec.js';
import { forms, type Form } from '../tar/tar-file.js';
import { mostShards } from './shard-range.js';
import type { ShardStore } from './store.js';

/** What a store is for: its `queue.json`. Workers put shards nowhere else, wherever a job may lead them. */
export interface StoreRecord extends Omit<ShardJob, 'shard' | 'from' | 'to' | 'store'> {
  readonly form: 'topsyturvy-queue-1';
}

const schema = (z: Zod) =>
  z.strictObject({
    form: z.literal('topsyturvy-queue-1'),
    identity: z.string(),
    topsyturvy: z.string(),
    spec: z.unknown(),
    seed: z.string(),
    shards: z.int().min(1).max(mostShards),
    format: z.enum(forms),
  });

/** The text of a record. A spec is JSON, but an interface has no index signature. */
export const recordText = ({ identity, topsyturvy, spec, seed, shards, format }: ShardJob): string =>
  `${canonicalJson({ form: 'topsyturvy-queue-1', identity, topsyturvy, spec: spec as unknown as Json, seed, shards, format })}\n`;

/** Checks that a store is for this set. @throws TopsyturvyError 'bad-folder' for a store of no queue or of another set */
export async function checkRecord(store: ShardStore, job: ShardJob): Promise<void> {
  const found = await store.record();
  if (found === recordText(job)) return;
  const why =
    found === undefined
      ? "is no store of a queue here: it has no queue.json, which 'queue submit' writes"
      : 'is the store of another set, version, format or number of shards';
  throw badFolder(`'${store.name}' ${why}`, store.name);
}

/** Makes a new store one for a set, or checks that it is. */
export async function claimStore(store: ShardStore, job: ShardJob): Promise<void> {
  if ((await store.record()) === undefined) {
    if (!(await store.isEmpty()))
      throw badFolder(`The store '${store.name}' holds other files; give an empty or a new one`, store.name);
    await store.writeRecord(recordText(job));
  }
  await checkRecord(store, job);
}

/** Reads the record of a store. @throws TopsyturvyError 'bad-folder' for a store without a record, 'bad-file' for a malformed one */
export async function readRecord(store: ShardStore): Promise<StoreRecord> {
  const text = await store.record();
  if (text === undefined)
    throw badFolder(`'${store.name}' is no store of a queue: it has no queue.json`, store.name);
  const name = `queue.json of '${store.name}'`;
  let record: unknown;
  try {
    record = parseJson(text);
  } catch (error) {
    throw badFile(`${name} ${jsonFault(error)}`, store.name);
  }
  const value = checkForm(schema(zod()), record, name, 'bad-file');
  const what = `The spec in queue.json of '${store.name}'`;
  return { ...value, spec: readSpec(value.spec, what, 'bad-file') };
}

/** What a job says: from it a worker makes every byte of a shard. */
export interface ShardJob {
  readonly spec: Spec;
  readonly seed: string;
  /** The index of the shard, from 0, and the number of shards. */
  readonly shard: number;
  readonly shards: number;
  /** Indices of its items in the plan: from ≤ i < to. */
  readonly from: number;
  readonly to: number;
  readonly format: Form;
  /** Version of the library that submitted it. */
  readonly topsyturvy: string;
  /** The identity of the set, as in {@link ClosedSet}. */
  readonly identity: string;
  /** A folder's path or `s3://bucket/prefix`. */
  readonly store: string;
}

function jobSchema(z: Zod) {
  const index = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
  return z.strictObject({
    spec: z.unknown(),
    seed: z.string().max(1000),
    shard: index,
    shards: z.int().min(1).max(mostShards),
    from: index,
    to: index,
    format: z.enum(forms),
    topsyturvy: z.string().max(60),
    identity: z.string().regex(/^[0-9a-f]{64}$/),
    store: z.string().min(1).max(4096),
  });
}

/**
 * A job as it came from a queue, which anyone may have written.
 * @throws TopsyturvyError 'bad-spec' naming the first field that is wrong
 */
export function readShardJob(data: unknown): ShardJob {
  const job = checkForm(jobSchema(zod()), data, 'The job', 'bad-spec');
  if (job.shard >= job.shards)
    throw new TopsyturvyError('bad-spec', `The job's shard ${job.shard} is none of ${job.shards}`, job.shard);
  return { ...job, spec: readSpec(job.spec) };
}

/** Jobs of one set that go to one store in one way share what stands before the dash: submitted twice, a job is one job. */
export function jobId({ identity, topsyturvy, store, shards, format, shard }: ShardJob): string {
  const set = sha256(JSON.stringify([identity, topsyturvy, store, shards, format])).slice(0, 16);
  return `${set}-${shard}`;
}
