import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test as always, vi } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { openClosedSet } from '../../../src/dataset/queue/closed-set.js';
import { collectShards } from '../../../src/dataset/queue/collect.js';
import { makeShard } from '../../../src/dataset/queue/shard-worker.js';
import { rangeOfShard } from '../../../src/dataset/queue/shard-range.js';
import { openStore } from '../../../src/dataset/queue/open-store.js';
import { claimStore, type ShardJob } from '../../../src/dataset/queue/store-record.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { haveTool } from '../../system-tools.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { misbehavingBucket } from './misbehaving-bucket.js';
import { S3Server } from './s3-server.js';
import { fully, someOf } from '../../few.js';

const spec: Spec = {
  name: 'text',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 40, params: { length: 3, size: 48 } }],
};
const test = always.skipIf(!haveTool('s3rver'));
const server = new S3Server();
const root = sharedFolder();
beforeAll(() => server.start(root));
afterAll(() => server.stop());

async function jobs(place: string, format: 'folder' | 'webdataset') {
  const { maker, identity, version } = await openClosedSet(spec, '4');
  const all = Array.from({ length: 2 }, (_, shard): ShardJob => ({
    ...{ spec: maker.plan.spec, seed: '4', shard, shards: 2, ...rangeOfShard(40, shard, 2) },
    ...{ format, topsyturvy: version, identity, store: place },
  }));
  return { maker, all };
}

test('many files on their way at a time are nothing that Node warns of', async () => {
  const warnings: string[] = [];
  const note = (warning: Error): unknown => warnings.push(warning.name);
  process.on('warning', note);
  const place = 's3://sets/many';
  const { signal } = new AbortController();
  const store = await openStore(place, signal);
  const { maker, all } = await jobs(place, 'folder');
  await claimStore(store, all[0]);
  expect(await makeShard(maker, all[0], store, { signal })).toBe('made');
  process.off('warning', note);
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});

fully(
  'of those who collect one store at a time none is in the way of another, and nothing is left beside it',
  async () => {
    const place = 's3://sets/two';
    const store = await openStore(place);
    const { maker, all } = await jobs(place, 'folder');
    await claimStore(store, all[0]);
    for (const job of all) await makeShard(maker, job, store);
    const folder = temporaryFolder();
    const out = join(folder, 'out');
    const ends = await Promise.allSettled([1, 2, 3].map(() => collectShards(place, out)));
    expect(ends.map(({ status }) => status)).toContain('fulfilled');
    // Who waits less than a second for another goes on after it.
    for (const end of ends)
      if (end.status === 'rejected')
        expect((end.reason as Error).message).toBe(
          `Another run is writing to '${out}.shards.tmp'; give the same command again when it has ended`,
        );
    const whole = (await writeDataset(plan(spec, { seed: 4 }), join(temporaryFolder(), 'whole')))!;
    expect(await collectShards(place, out)).toMatchObject({ digest: whole.digest });
    expect(readdirSync(folder)).toEqual(['out']);
  },
);

test.each(someOf(['folder', 'webdataset'] as const, 1))(
  'shards go to a bucket and come back as the set: %s',
  async (format) => {
    const place = `s3://sets/of/${format}`;
    const store = await openStore(place);
    const { maker, all } = await jobs(place, format);
    await claimStore(store, all[0]);
    for (const job of all) expect(await makeShard(maker, job, store)).toBe('made');
    expect(await makeShard(maker, all[1], store)).toBe('there before');
    expect(await store.done()).toEqual(new Set(['00000', '00001']));
    const out = join(temporaryFolder(), 'out');
    const { digest } = (await writeDataset(plan(spec, { seed: 4 }), join(temporaryFolder(), 'whole')))!;
    expect((await collectShards(place, out)).digest).toBe(digest);
    expect(existsSync(`${out}.shards.tmp`)).toBe(false);
  },
);

fully('a file of several parts comes back as it was, and a part is in memory at a time', async () => {
  const [scratch, into] = [join(temporaryFolder(), 'shard'), join(temporaryFolder(), 'back')];
  mkdirSync(scratch);
  const file = join(scratch, '00000.tar');
  writeFileSync(file, 'first');
  truncateSync(file, 100 << 20);
  appendFileSync(file, 'last');
  const { size } = statSync(file);
  const hash = (of: string): string => createHash('sha256').update(readFileSync(of)).digest('hex');
  const whole = hash(file);
  const store = await openStore('s3://sets/parts');
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5);
  await store.publish('00000', scratch, () => false);
  clearInterval(timer);
  console.log(`at most ${(most / 2 ** 20).toFixed()} MiB more`);
  expect(most).toBeLessThan(80 << 20);
  await store.fetch('00000', into);
  expect(statSync(join(into, '00000.tar')).size).toBe(size);
  expect(hash(join(into, '00000.tar'))).toBe(whole);
});

test('what cannot be used is told in a sentence', async () => {
  const storeOf = async (place: string) => (await openStore(place)).record();
  await expect(storeOf('s3://nowhere/x')).rejects.toThrow(
    "'s3://nowhere/x' cannot be used: there is no such bucket",
  );
  await expect(storeOf('s3://key:secret@sets/x')).rejects.toThrow(
    /^Expected a folder, or s3:\/\/bucket\/prefix without keys/,
  );
  await expect(collectShards('s3://sets/empty', join(temporaryFolder(), 'x'))).rejects.toThrow(
    /is no store of a queue/,
  );
});

test('a bucket that is away is told in a sentence', async () => {
  await server.stop();
  await expect((await openStore('s3://sets/x')).record()).rejects.toThrow(
    "'s3://sets/x' cannot be used: no server answers (ECONNREFUSED)",
  );
});

test('a record without end is not read to its end', async () => {
  const hostile = await misbehavingBucket((answer) => {
    const piece = Buffer.alloc(1 << 20, ' ');
    const more = (): void => {
      while (answer.write(piece));
    };
    answer.on('drain', more);
    more();
  });
  await expect((await openStore(hostile)).record()).rejects.toThrow(
    "'s3://sets/x' cannot be used: its answer is larger than 64 MiB",
  );
});

const xml = (text: string) => (answer: ServerResponse) => {
  answer.writeHead(200, { 'content-type': 'application/xml' }).end(text);
};
const error = (text: string) => (answer: ServerResponse) => void answer.writeHead(503).end(text);

test.each<[string, (answer: ServerResponse) => void, RegExp]>(
  someOf(
    [
      [
        'a list of many empty tags',
        xml(`<List>${'<a/>'.repeat(3e6)}</List>`),
        /its answer is larger than 4 MiB/,
      ],
      ['tags within tags', xml('<a>'.repeat(2e5)), /its answer is none of S3's protocol \(status 200\)/],
      ['a list that is JSON', xml('{"a": 1}'), /its answer is none of S3's protocol \(status 200\)/],
      ['an error without a word', error(''), /its answer is none of S3's protocol \(status 503\)/],
      ['an error that is a page', error('Bad gateway'), /its answer is none of S3's protocol \(status 503\)/],
      [
        'an error of megabytes',
        error(`<Error><Code>a</Code><Message>${'b'.repeat(2e6)}</Message></Error>`),
        /its answer is larger than 1 MiB/,
      ],
    ],
    2,
  ),
)('%s is told in one short sentence', async (_, answer, said) => {
  const store = await openStore(await misbehavingBucket(answer));
  const thrown = await store.done().then(String, (why: unknown) => (why as Error).message);
  expect(thrown).toMatch(said);
  expect(thrown).not.toContain('\n');
});

fully(
  'a worker that is told to stop while a bucket takes its shard stops, and leaves nothing in the temporary folder',
  async () => {
    const stop = new AbortController();
    const place = await misbehavingBucket((answer) => {
      if (answer.req.method === 'GET') answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      else stop.abort();
    });
    const folder = temporaryFolder();
    vi.stubEnv('TMPDIR', folder);
    const { signal } = stop;
    const { maker, all } = await jobs(place, 'folder');
    const began = performance.now();
    await expect(makeShard(maker, all[0], await openStore(place, signal), { signal })).rejects.toThrow(
      /it was told to stop/,
    );
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(readdirSync(folder)).toEqual([]);
  },
);

describe('parts of a file that cannot be put whole are taken back', () => {
  const created = '<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>';
  const failing = async (step: string, forget: (answer: ServerResponse) => void) => {
    const asked: string[] = [];
    const place = await misbehavingBucket((answer) => {
      const { method, url } = answer.req;
      const { searchParams: query } = new URL(url!, 'http://bucket');
      const what = query.has('uploads') ? 'begin' : query.has('partNumber') ? 'part' : `${method}`;
      answer.req.resume().on('end', () => {
        asked.push(`${what} ${query.get('uploadId')}`);
        if (what === 'DELETE') forget(answer);
        else if (what === step) answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
        else answer.writeHead(200, { etag: 'x' }).end(what === 'begin' ? created : '');
      });
    });
    const scratch = join(temporaryFolder(), 'shard');
    mkdirSync(scratch);
    writeFileSync(join(scratch, '00000.tar'), Buffer.alloc(17 << 20));
    const began = performance.now();
    const store = await openStore(place);
    await expect(store.publish('00000', scratch, () => false)).rejects.toThrow(
      /cannot be used: AccessDenied/,
    );
    return { asked, seconds: (performance.now() - began) / 1000 };
  };

  test.each(someOf(['part', 'POST'], 1))('when a %s is refused', async (step) => {
    const { asked } = await failing(step, (answer) => answer.writeHead(204).end());
    expect(asked.filter((one) => one === 'DELETE one')).toHaveLength(1);
  });

  fully('and a bucket that does not answer this is not waited for', async () => {
    const { asked, seconds } = await failing('part', () => undefined);
    expect(asked).toContain('DELETE one');
    expect(seconds).toBeLessThan(8);
  });
});
