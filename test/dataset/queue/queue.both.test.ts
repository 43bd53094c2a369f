import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Manifest } from '../../../src/dataset/item/record.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { collectShards } from '../../../src/dataset/queue/collect.js';
import { queueStatus } from '../../../src/dataset/queue/status.js';
import { submitSet, type SubmitOptions } from '../../../src/dataset/queue/submit.js';
import { workOnQueue, type WorkOptions } from '../../../src/dataset/queue/work.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { needBuild, root as packageFolder } from '../../cli/command.js';
import { haveTool } from '../../system-tools.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { RedisServer } from './redis-server.js';
import { fully, fullyDescribe, someOf } from '../../few.js';

const spec: Spec = {
  name: 'text',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 60, params: { length: 3, size: 48 } }],
};
/** Waits for what another process does. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50);
}

const fileSpec: Spec = {
  ...spec,
  parts: [{ name: 'text', family: 'text/rotated', count: 4, params: { fonts: ['mine.ttf'] } }],
};

describe.skipIf(!haveTool('redis-server'))('a queue', () => {
  let redis: RedisServer;
  let whole: Manifest;
  let queues = 0;

  const root = sharedFolder();
  beforeAll(async () => {
    redis = await RedisServer.start(root);
    whole = (await writeDataset(plan(spec, { seed: 4 }), join(root, 'whole')))!;
  });
  afterAll(() => redis.kill());

  /** A queue of its own, with a new store. */
  const begin = async (options: Partial<SubmitOptions> = {}, of: Spec = spec) => {
    const queue = `q${++queues}`;
    const store = options.store ?? join(temporaryFolder(), 'store');
    const settings: SubmitOptions = {
      redis: redis.url,
      queue,
      shards: 3,
      store,
      format: 'folder',
      ...options,
    };
    return { queue, store, settings, report: await submitSet(of, '4', settings) };
  };
  const work = (queue: string, options: Partial<WorkOptions> = {}) =>
    workOnQueue({ redis: redis.url, queue, stay: false, stalledAfter: 30, ...options });
  /** Changes a job as whoever can write to the Redis can. */
  const tamper = async (queue: string, data: object) => {
    const open = await redis.queue(queue);
    const [job] = await open.getWaiting();
    await job.updateData({ ...(job.data as object), ...data });
    await open.close();
  };

  test.each(someOf(['folder', 'webdataset'] as const, 1))(
    'makes the set that one machine makes: %s',
    async (format) => {
      const { queue, store, settings, report } = await begin({ format });
      expect(report).toMatchObject({ items: 60, shards: 3, added: 3, done: 0, keeps: true });
      expect(await work(queue)).toEqual({ made: 3, items: 60, failed: 0, aside: {} });
      expect(await queueStatus(redis.url, queue)).toMatchObject({
        waiting: 0,
        active: 0,
        done: 3,
        failed: 0,
      });
      const out = join(temporaryFolder(), 'out');
      expect((await collectShards(store, out)).digest).toBe(whole.digest);
      expect(await verifyDataset(out)).toMatchObject({ ok: true });
      expect(existsSync(join(out, format === 'folder' ? 'images' : 'shards'))).toBe(true);
      expect(readdirSync(join(store, '.scratch'))).toEqual([]);
      // Submitted again, there is nothing to do.
      expect(await submitSet(spec, '4', settings)).toMatchObject({ added: 0, done: 3 });
    },
  );

  fully('makes each shard once, however often its job is run', async () => {
    const { queue, store, settings } = await begin();
    await work(queue);
    const marker = join(store, 'done', '00001');
    const text = readFileSync(marker, 'utf8');
    rmSync(marker); // as of a worker that was killed between its last two steps
    expect(await submitSet(spec, '4', settings)).toMatchObject({ added: 1, done: 2 });
    await work(queue);
    expect(readFileSync(marker, 'utf8')).toBe(text);
    rmSync(marker);
    rmSync(join(store, 'shards/00001/.topsyturvy'), { recursive: true }); // a shard that is not whole is replaced
    await submitSet(spec, '4', settings);
    await work(queue);
    expect((await collectShards(store, join(temporaryFolder(), 'out'))).digest).toBe(whole.digest);
  });

  fully('that was stopped gives its job back', async () => {
    const { queue, store } = await begin();
    const stop = new AbortController();
    const report = await work(queue, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(report.made).toBe(0);
    expect(await queueStatus(redis.url, queue)).toMatchObject({ waiting: 3, active: 0, failed: 0 });
    expect(readdirSync(join(store, '.scratch'))).toEqual([]);
    expect(await work(queue)).toMatchObject({ made: 3 });
  });

  fully('merges only what is whole', async () => {
    const { queue, store } = await begin();
    const merged = () => collectShards(store, join(temporaryFolder(), 'out'));
    await expect(merged()).rejects.toThrow(
      /^3 of the 3 shards of '.*store' are not done \(the first is 00000\)/,
    );
    await work(queue);
    const images = join(store, 'shards/00002/images/000');
    writeFileSync(join(images, readdirSync(images)[0]), 'spoiled');
    await expect(merged()).rejects.toThrow(/is not the one that the shard's item names; remake the shard$/);
    await expect(collectShards(temporaryFolder(), join(temporaryFolder(), 'out'))).rejects.toThrow(
      /is no store of a queue/,
    );
  });

  fullyDescribe('leaves a job to others, and says why, if', () => {
    test.each([
      [
        'it is of another version',
        { topsyturvy: '9.9.9' },
        /is for topsyturvy 9\.9\.9, and this worker has \d+\.\d+/,
      ],
      [
        'it is of other fonts',
        { identity: '0'.repeat(64) },
        /was made with other fonts, families or renderers/,
      ],
      [
        'its store is not here',
        { store: '/nowhere/at/all' },
        /'\/nowhere\/at\/all' is no store of a queue here/,
      ],
    ])('%s', async (_, data, sentence) => {
      const { queue, store } = await begin({ shards: 1 });
      await tamper(queue, data);
      const why = await work(queue).then(
        ({ aside }) => Object.entries(aside).join(),
        (error: Error) => `${error.message},1`,
      );
      expect(why.replace(/,1$/, '')).toMatch(sentence);
      expect(await queueStatus(redis.url, queue)).toMatchObject({ waiting: 1, active: 0, failed: 0 });
      expect(readdirSync(store, { recursive: true }).sort()).toEqual(['.scratch', 'queue.json']);
    });

    test('a job that is not JSON ends the worker with a sentence, and so does a queue.json', async () => {
      const { queue, store, settings } = await begin({ shards: 1 });
      const open = await redis.queue(queue);
      const [job] = await open.getWaiting();
      const client = new Redis(redis.url);
      await client.hset(open.toKey(job.id!), 'data', '{"spec":');
      client.disconnect();
      await open.close();
      await expect(work(queue)).rejects.toThrow(
        /^A job of the queue '.+' in Redis at .+ is not JSON: .+; whoever changed it has to remove it$/,
      );
      expect(await submitSet(spec, '4', settings)).toMatchObject({ added: 0, done: 0 });
      writeFileSync(join(store, 'queue.json'), '');
      await expect(collectShards(store, join(temporaryFolder(), 'out'))).rejects.toThrow(
        /^queue\.json of '.+' is not JSON: /,
      );
    });

    test.each<[object, RegExp]>([
      [{ topsyturvy: '9.9.9' }, /is for topsyturvy 9\.9\.9/],
      [{ store: '/nowhere/at/all' }, /'\/nowhere\/at\/all' is no store of a queue here/],
    ])('and does the others, wherever in the queue it is: %j', async (data, sentence) => {
      const { queue } = await begin({ shards: 7 });
      const open = await redis.queue(queue);
      const jobs = await open.getWaiting();
      for (const at of [0, 3, 6]) await jobs[at].updateData({ ...(jobs[at].data as object), ...data });
      await open.close();
      const notes: string[] = [];
      const both = await Promise.all([work(queue, { onNote: (note) => notes.push(note) }), work(queue)]);
      expect(both[0].made + both[1].made).toBe(4);
      for (const { aside } of both) expect(Object.keys(aside).join()).toMatch(sentence);
      expect(notes).toEqual([expect.stringMatching(/^jobs are left to other workers: /)]);
      expect(await queueStatus(redis.url, queue)).toMatchObject({
        waiting: 3,
        active: 0,
        failed: 0,
        done: 4,
      });
    });
  });

  fully.each<[string, string, string, string, RegExp]>([
    ['read-only', 'min-replicas-to-write', '1', '0', /refuses: NOREPLICAS /],
    ['full', 'maxmemory', '1', '0', /refuses: OOM /],
  ])('of a Redis that is %s says so, and goes on when it is not', async (_, name, value, usual, why) => {
    const { queue, settings } = await begin();
    const client = new Redis(redis.url);
    await client.call('CONFIG', 'SET', name, value);
    const notes: string[] = [];
    const working = work(queue, { onNote: (note) => notes.push(note) });
    await expect(submitSet(spec, '4', { ...settings, queue: `${queue}-more` })).rejects.toThrow(why);
    await expect.poll(() => notes.join(), { timeout: 20_000 }).toMatch(why);
    await client.call('CONFIG', 'SET', name, usual);
    expect(await working).toMatchObject({ made: 3 });
    client.disconnect();
  });

  test('whose keys are of another kind is told in a sentence', async () => {
    const client = new Redis(redis.url);
    await client.call('SET', 'bull:kind:wait', 'x');
    client.disconnect();
    const why = /^Redis at \S+ refuses: WRONGTYPE /;
    await expect(queueStatus(redis.url, 'kind')).rejects.toThrow(why);
    await expect(work('kind')).rejects.toThrow(why);
  });

  fully('a worker ends soon when it is told to while Redis is away', async () => {
    needBuild();
    const own = await RedisServer.start(temporaryFolder());
    const store = join(temporaryFolder(), 'store');
    const settings = { redis: own.url, queue: 'away', shards: 8, store, format: 'folder' } as const;
    await submitSet(
      { ...spec, parts: [{ ...spec.parts[0], count: 4000, params: { length: 6, size: 512 } }] },
      '4',
      settings,
    );
    const args = ['queue', 'work', '--redis', own.url, '--queue', 'away', '--stay'];
    const worker = spawn(process.execPath, [join(packageFolder, 'dist/cli.js'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    worker.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    await until(() => readdirSync(join(store, '.scratch')).length > 0);
    await own.kill();
    await until(() => said.includes('is away'));
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect((await ended) as unknown[]).toEqual([130, null]);
  });

  fullyDescribe('fails a job that no one may do:', () => {
    test.each([
      [
        'a module',
        { spec: { ...spec, modules: ['evil.mjs'] } },
        /names the module 'evil\.mjs', and workers of a queue open nothing/,
      ],
      ['a file', { spec: fileSpec }, /names the file 'mine\.ttf', and workers of a queue open nothing/],
      ['items of another shard', { from: 8 }, /items are not those of its shard 0/],
      ['a shard with a path in it', { shard: '../../etc' }, /^The job is wrong at shard/],
      ['more than a job has', { evil: true }, /^The job is wrong at the top/],
    ])('%s', async (_, data, sentence) => {
      const { queue, store } = await begin({ shards: 1 });
      await tamper(queue, data);
      expect(await work(queue)).toMatchObject({ made: 0, failed: 1 });
      const { reasons } = await queueStatus(redis.url, queue);
      expect(Object.keys(reasons)).toEqual([expect.stringMatching(sentence)]);
      expect(readdirSync(store, { recursive: true }).sort()).toEqual(['.scratch', 'queue.json']);
    });

    test('another one can be submitted again', async () => {
      const { queue, settings } = await begin({ shards: 1 });
      await tamper(queue, { from: 8 });
      await work(queue);
      expect(await submitSet(spec, '4', settings)).toMatchObject({ added: 1 });
      expect(await work(queue)).toMatchObject({ made: 1, failed: 0 });
    });
  });

  test('refuses specs with modules or files, and stores of other sets', async () => {
    await expect(begin({}, { ...spec, modules: ['mine.mjs'] })).rejects.toThrow(
      /^The spec names the module 'mine\.mjs'/,
    );
    await expect(begin({}, fileSpec)).rejects.toThrow(/names the file 'mine\.ttf'/);
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'thesis'));
    await expect(begin({ store: folder })).rejects.toThrow(/holds other files; give an empty or a new one$/);
    const { store } = await begin();
    await expect(begin({ store, shards: 2 })).rejects.toThrow(
      /is the store of another set, version, format or number/,
    );
    await expect(begin({ store: 'ftp://host/x' })).rejects.toThrow(
      /^Expected a folder, or s3:\/\/bucket\/prefix/,
    );
  });
});
