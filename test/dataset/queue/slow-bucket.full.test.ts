import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/dataset/queue/open-store.js';
import { misbehavingBucket } from './misbehaving-bucket.js';

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 500);
  response.on('close', () => clearInterval(timer));
}

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['that says nothing', () => undefined, /^'s3:\/\/sets\/x' cannot be used: TimeoutError/],
  [
    'that sends two bytes a second',
    drip,
    /^'s3:\/\/sets\/x' cannot be used: it sends 'queue\.json' too slowly$/,
  ],
])('a bucket %s is given up', { timeout: 100_000 }, async (_, answer, message) => {
  await expect((await openStore(await misbehavingBucket(answer))).record()).rejects.toThrow(message);
});
