import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { connect } from '../../../src/dataset/queue/redis.js';
import { workOnQueue } from '../../../src/dataset/queue/work.js';
import { topsyturvy } from '../../cli/command.js';
import { haveTool } from '../../system-tools.js';
import { temporaryFolder } from '../folders.js';
import { freePort, RedisServer } from './redis-server.js';

describe('what is no Redis that can be used is told in a sentence without its password', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** The address of a server that answers each line of a client with what `answer` makes of it. */
  const serving = async (answer: (text: string) => string | undefined): Promise<string> => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const reply = answer(String(data));
        if (reply !== undefined) socket.write(reply);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `redis://:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const errorOf = (url: string) =>
    connect(url).then(
      () => undefined,
      (error: Error) => error.message,
    );

  test('no address of one', async () => {
    for (const url of ['http://u:secret@host', 'secret', 'redis://'])
      expect(await errorOf(url)).toBe('Expected redis://HOST:PORT (or rediss:// with TLS) for --redis');
    for (const database of ['abc', '1/2', '-1', '1e3'])
      expect(await errorOf(`redis://host/${database}`)).toBe(
        `Expected redis://HOST:PORT (or rediss:// with TLS) for --redis, whose database is a number, not '${database}'`,
      );
  });

  test('an address with settings of the client', async () => {
    for (const query of ['?db=x', '?connectTimeout=x', '?sentinels=5', '?family=5'])
      expect(await errorOf(`redis://host/1${query}`)).toBe(
        `Expected redis://HOST:PORT (or rediss:// with TLS) for --redis, which may end in ?family=0, 4 or 6 and not in '${query}'`,
      );
    const port = await freePort();
    expect(await errorOf(`redis://127.0.0.1:${port}?family=4`)).toMatch(/ the connection is refused$/);
  });

  test('away', async () => {
    const port = await freePort();
    expect(await errorOf(`redis://u:secret@127.0.0.1:${port}`)).toBe(
      `Redis at 127.0.0.1:${port} cannot be used: the connection is refused`,
    );
  });

  test('a web server', async () => {
    const url = await serving(() => 'HTTP/1.1 400 Bad Request\r\n\r\n');
    expect(await errorOf(url)).toMatch(
      /^Redis at 127\.0\.0\.1:\d+ cannot be used: it closes the connection, as what is no Redis does$/,
    );
  });

  test('too old', async () => {
    // Speaks as Redis 5 does: each command is answered, INFO with its version.
    const url = await serving((text) =>
      (text.match(/\r\n(auth|info|client|select)\r\n/gi) ?? [])
        .map((word) =>
          /info/i.test(word) ? bulk('# Server\r\nredis_version:5.0.14\r\nloading:0\r\n') : '+OK\r\n',
        )
        .join(''),
    );
    expect(await errorOf(url)).toMatch(
      /^Expected version 6\.2 or newer for Redis at 127\.0\.0\.1:\d+ but received "5\.0\.14"$/,
    );
  });

  test('silent: a worker that is told to stop does not wait for its answer', async () => {
    const redis = await serving(() => undefined);
    const began = performance.now();
    const signal = AbortSignal.timeout(100);
    const report = await workOnQueue({ redis, queue: 'q', stay: false, stalledAfter: 60, signal });
    expect(performance.now() - began).toBeLessThan(4000);
    expect(report).toEqual({ made: 0, items: 0, failed: 0, aside: {} });
  });

  test.skipIf(!haveTool('redis-server'))('one that wants another password', async () => {
    const redis = await RedisServer.start(temporaryFolder(), ['--requirepass', 'right']);
    try {
      const url = redis.url.replace('//', '//:secret@');
      expect(await errorOf(url)).toBe(
        `Redis at 127.0.0.1:${redis.port} cannot be used: it refuses the name or password of the address`,
      );
      expect(await errorOf(redis.url)).toMatch(/it refuses the name or password/);
      expect(await connect(url.replace('secret', 'right'))).toMatchObject({ keeps: true });
    } finally {
      await redis.kill();
    }
  });

  test.skipIf(!haveTool('redis-server'))('one without that database', async () => {
    const redis = await RedisServer.start(temporaryFolder());
    try {
      expect(await errorOf(`${redis.url}/9999`)).toBe(
        `Redis at 127.0.0.1:${redis.port} cannot be used: it has no database of that number`,
      );
      expect(await connect(`${redis.url}/3`)).toMatchObject({ keeps: true });
    } finally {
      await redis.kill();
    }
  });

  test('on the command line: one line, exit code 1', async () => {
    const { code, stdout, stderr } = await topsyturvy(['queue', 'work'], {
      env: { REDIS_URL: `redis://u:secret@127.0.0.1:${await freePort()}` },
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^topsyturvy: Redis at 127\.0\.0\.1:\d+ cannot be used: the connection is refused\n$/,
    );
  });
});
