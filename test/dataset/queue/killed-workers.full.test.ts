import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { Stream } from '../../../src/core/stream.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { collectShards } from '../../../src/dataset/queue/collect.js';
import { jobCounts } from '../../../src/dataset/queue/job-counts.js';
import { submitSet } from '../../../src/dataset/queue/submit.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { needBuild, root } from '../../cli/command.js';
import { haveTool } from '../../system-tools.js';
import { temporaryFolder } from '../folders.js';
import { RedisServer } from './redis-server.js';

const spec: Spec = {
  name: 'text',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 1024, params: { length: 4, size: 96 } }],
};
const kills = 50;
/** Every so many kills it is Redis that is killed. */
const redisEvery = 8;
const atWork = 2;
/** Milliseconds in which a worker has surely connected. */
const toConnect = 5_000;

class Workers {
  private readonly running: ChildProcess[] = [];
  /** Those that may have found no Redis when they began, which ends them with 1. */
  private readonly young = new Set<ChildProcess>();
  private readonly excused = new Set<ChildProcess>();
  /** How those ended that were not killed, but for these. */
  readonly codes: (number | null)[] = [];

  constructor(
    private readonly redis: RedisServer,
    private readonly queue: string,
  ) {}

  /** Has so many workers running. */
  fill(): void {
    while (this.running.length < atWork) {
      const args = [
        'queue',
        'work',
        '--redis',
        this.redis.url,
        '--queue',
        this.queue,
        '--stalled-after',
        '1',
        '--quiet',
      ];
      const child = spawn(process.execPath, [join(root, 'dist/cli.js'), ...args], { stdio: 'ignore' });
      this.running.push(child);
      setTimeout(() => this.young.delete(child), toConnect);
      this.young.add(child);
      child.on('exit', (code, signal) => {
        this.forget(child);
        if (signal === null && !(code === 1 && this.excused.has(child))) this.codes.push(code);
      });
    }
  }

  /** Redis is about to go away. */
  excuse(): void {
    for (const child of this.young) this.excused.add(child);
  }

  async kill(which: number): Promise<void> {
    const child = this.running[which];
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async ended(): Promise<void> {
    await Promise.all([...this.running].map((child) => once(child, 'exit')));
  }

  private forget(child: ChildProcess): void {
    const at = this.running.indexOf(child);
    if (at >= 0) this.running.splice(at, 1);
  }
}

/** Kills workers at random while they work on a set, Redis now and then, until the set is done. @returns how many kills */
async function disturb(redis: RedisServer, name: string, chance: Stream, most: number): Promise<number> {
  const queue: Queue = await redis.queue(name);
  const workers = new Workers(redis, name);
  let [killed, last] = [0, 0];
  try {
    while (killed < most) {
      workers.fill();
      const { waiting, active, retrying } = await jobCounts(queue);
      if (waiting + active + retrying === 0) break;
      // A job of a worker that was killed counts as active, too, until it is found to be stalled.
      if (!(await queue.getActive()).some(({ processedOn = 0 }) => processedOn > last)) {
        await wait(25);
        continue;
      }
      await wait(chance.uniform(0, 150));
      killed++;
      if (killed % redisEvery === 0) {
        workers.excuse();
        await redis.kill();
        await redis.start();
      } else await workers.kill(chance.integer(0, atWork - 1));
      last = Date.now();
    }
    await workers.ended();
    // What the excused left.
    workers.fill();
    await workers.ended();
    expect(await jobCounts(queue)).toMatchObject({ waiting: 0, active: 0, retrying: 0, failed: 0 });
    expect(new Set(workers.codes)).toEqual(new Set([0]));
  } finally {
    for (let i = 0; i < atWork; i++) await workers.kill(0);
    await queue.close();
  }
  return killed;
}

test.skipIf(!haveTool('redis-server'))(
  'fifty kills of workers and of Redis do not change a byte',
  { timeout: 300_000 },
  async () => {
    needBuild();
    const folder = temporaryFolder();
    const redis = await RedisServer.start(folder);
    const chance = new Stream(['killed workers']);
    try {
      let killed = 0;
      for (let seed = 1; killed < kills; seed++) {
        const [queue, store] = [`set-${seed}`, join(folder, `store-${seed}`)];
        const format = seed % 2 === 1 ? 'folder' : 'webdataset';
        await submitSet(spec, `${seed}`, { redis: redis.url, queue, store, shards: 64, format });
        killed += await disturb(redis, queue, chance, Math.min(kills / 2, kills - killed));
        const whole = await writeDataset(plan(spec, { seed }), join(folder, `whole-${seed}`));
        const merged = await collectShards(store, join(folder, `merged-${seed}`));
        expect(merged.digest).toBe(whole!.digest);
      }
      expect(killed).toBe(kills);
    } finally {
      await redis.kill();
    }
  },
);
