import type { ServerResponse } from 'node:http';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/dataset/queue/open-store.js';
import type { ShardStore } from '../../../src/dataset/queue/store.js';
import { haveTool } from '../../system-tools.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { misbehavingBucket, misbehavingBuckets } from './misbehaving-bucket.js';
import { S3Server } from './s3-server.js';

/** Sends something now and then. */
const drip =
  (first: string, milliseconds: number) =>
  (response: ServerResponse): void => {
    response.writeHead(200);
    response.write(first);
    const timer = setInterval(() => response.write(' '), milliseconds);
    response.on('close', () => clearInterval(timer));
  };

const silent = /^'s3:\/\/bucket-\d\/x' cannot be used: it is silent for 15 s$/;
const slow = /^'s3:\/\/bucket-\d\/x' cannot be used: it (sends its answer too slowly|is silent for 15 s)$/;
const list = '<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>';

const buckets: readonly [string, (response: ServerResponse) => void, RegExp][] = [
  ['that says nothing', () => undefined, silent],
  ['that sends a head and nothing more', (response) => response.writeHead(200).flushHeaders(), silent],
  ['that sends a piece and nothing more', (response) => response.writeHead(200).write(list), silent],
  [
    'that begins to be wrong, and says nothing more',
    (response) => response.writeHead(500, { 'content-length': 900 }).write('<Error>'),
    silent,
  ],
  ['that begins its head', (response) => response.socket!.write('HTTP/1.1 200 OK\r\ncontent-le'), silent],
  ['that sends two bytes a second', drip(list, 500), slow],
];
const uses: readonly [string, (store: ShardStore) => Promise<unknown>][] = [
  ['reads its record', (store) => store.record()],
  ['lists what is done', (store) => store.done()],
  ['writes its record', (store) => store.writeRecord('{}')],
  ['puts a large file', (store) => store.publish('00000', folderOf(20 << 20), () => false)],
];

/** A folder with a file of so many bytes. */
function folderOf(bytes: number): string {
  const folder = join(temporaryFolder(), 'shard');
  mkdirSync(folder);
  writeFileSync(join(folder, 'large.tar'), 'begins');
  truncateSync(join(folder, 'large.tar'), bytes);
  return folder;
}

describe('a bucket is given up within 20 s', () => {
  let end: () => void;
  beforeAll(async () => {
    // A path begins with the name of the bucket.
    end = await misbehavingBuckets((response, { url }) =>
      buckets[Number(/bucket-(\d)/.exec(url!)![1])][1](response),
    );
  });
  afterAll(() => end());

  // All of them wait at the same time.
  describe.concurrent.each(buckets.map((bucket, i) => [...bucket, i] as const))(
    '%s',
    (_, __, why, bucket) => {
      test.each(uses)('by whoever %s', { timeout: 60_000 }, async (___, use) => {
        const store = await openStore(`s3://bucket-${bucket}/x`);
        const began = performance.now();
        await expect(use(store)).rejects.toThrow(why);
        expect(performance.now() - began).toBeLessThan(20_000);
      });
    },
  );
});

test('an answer without end is not read to its end', { timeout: 60_000 }, async () => {
  const place = await misbehavingBucket((response) => {
    const piece = Buffer.alloc(1 << 20, ' ');
    const more = (): void => {
      while (response.write(piece));
    };
    response.write(list);
    response.on('drain', more);
    more();
  });
  await expect((await openStore(place)).done()).rejects.toThrow(/its answer is larger than 4 MiB$/);
});

describe.skipIf(!haveTool('s3rver'))('a real bucket', () => {
  const server = new S3Server();
  const root = sharedFolder();
  beforeAll(() => server.start(root));
  afterAll(() => server.stop());

  test('takes a file of 1.5 GB in bounded memory', { timeout: 300_000 }, async () => {
    const store = await openStore('s3://sets/large');
    const before = process.memoryUsage.rss();
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 20);
    await store.publish('00000', folderOf(1500 << 20), () => false);
    clearInterval(timer);
    console.log(`at most ${(most / 2 ** 20).toFixed()} MiB more`);
    expect(most).toBeLessThan(400 << 20);
  });
});

test.each<[string, (page: number) => string]>([
  ['no name', () => ''],
  ['long names', (page) => `<Contents><Key>x/done/${page}${'k'.repeat(1 << 20)}</Key></Contents>`],
])('a list without end whose pages have %s is given up', { timeout: 60_000 }, async (_, named) => {
  let page = 0;
  const place = await misbehavingBucket((answer) => {
    const more = `<IsTruncated>true</IsTruncated><NextContinuationToken>${++page}</NextContinuationToken>`;
    answer.end(`<ListBucketResult>${more}${named(page)}</ListBucketResult>`);
  });
  await expect((await openStore(place)).done()).rejects.toThrow(
    "'s3://sets/x' cannot be used: its list goes on after 64 MiB of names or 1024 pages",
  );
  expect(page).toBeLessThan(1100);
});
