import { TopsyturvyError } from '../../core/errors.js';
import { sha256 } from '../../core/hash.js';
import { zod, type Zod, checkForm } from '../../core/zod.js';
import { readSpec, type Spec } from '../plan/spec.js';
import { forms, type Form } from '../tar/form.js';
import { mostShards } from './shard-range.js';

/** What a job is: from it a worker makes every byte of a shard. */
export interface ShardJob {
  readonly spec: Spec;
  readonly seed: string;
  /** Which of how many, from 0. */
  readonly shard: number;
  readonly shards: number;
  /** Indices of its items in the plan: from ≤ i < to. */
  readonly from: number;
  readonly to: number;
  readonly format: Form;
  /** Of the library that submitted it. */
  readonly topsyturvy: string;
  /** As of {@link ClosedSet}. */
  readonly identity: string;
  /** A folder's path or `s3://bucket/prefix`. */
  readonly store: string;
}

function schema(z: Zod) {
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
 *
 * @throws TopsyturvyError 'bad-spec' naming the first field that is wrong
 */
export function readShardJob(data: unknown): ShardJob {
  const job = checkForm(schema(zod()), data, 'The job', 'bad-spec');
  if (job.shard >= job.shards)
    throw new TopsyturvyError('bad-spec', `The job's shard ${job.shard} is none of ${job.shards}`, job.shard);
  return { ...job, spec: readSpec(job.spec) };
}

/** Jobs of one set that go to one store in one way share what stands before the dash: submitted twice, a job is one job. */
export function jobId({ identity, topsyturvy, store, shards, format, shard }: ShardJob): string {
  const set = sha256(JSON.stringify([identity, topsyturvy, store, shards, format])).slice(0, 16);
  return `${set}-${shard}`;
}
