import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { queueStatus } from '../../../src/dataset/queue/status.js';
import { submitSet } from '../../../src/dataset/queue/submit.js';
import { haveTool } from '../../system-tools.js';
import { temporaryFolder } from '../folders.js';
import { RedisServer } from './redis-server.js';

const spec: Spec = {
  name: 'text',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 8, params: { length: 3, size: 48 } }],
};

test.skipIf(!haveTool('redis-server'))(
  'a Redis that answers at first and then writes nothing for long is given up, and used when it goes on',
  { timeout: 120_000 },
  async () => {
    const folder = temporaryFolder();
    const redis = await RedisServer.start(folder);
    const client = new Redis(redis.url);
    client.on('error', () => undefined); // it is killed in the end
    const store = join(folder, 'store');
    const submitted = () =>
      submitSet(spec, '1', { redis: redis.url, queue: 'q', store, shards: 1, format: 'folder' });
    try {
      // As it does while another one takes over.
      await client.call('CLIENT', 'PAUSE', '600000', 'WRITE');
      const silent = `Redis at 127.0.0.1:${redis.port} gave no answer in 10 s`;
      await Promise.all([
        expect(submitted()).rejects.toThrow(`${silent}; submit again`),
        expect(queueStatus(redis.url, 'q')).rejects.toThrow(silent),
      ]);
      await client.call('CLIENT', 'UNPAUSE');
      expect(await submitted()).toMatchObject({ shards: 1, done: 0 });
      expect(await queueStatus(redis.url, 'q')).toMatchObject({ waiting: 1, failed: 0 });
    } finally {
      client.disconnect();
      await redis.kill();
    }
  },
);
