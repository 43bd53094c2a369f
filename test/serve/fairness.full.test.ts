import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ServerProcess } from './server-process.js';

const clients = 300;
const json = (text: string): string =>
  `POST /step HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
const list = (value: string): string =>
  `[${Array<string>(Math.floor(1_900_000 / (value.length + 1)))
    .fill(value)
    .join(',')}]`;

/** What many send at once, again and again, and read nothing. */
const floods: readonly [string, string, number][] = [
  ['requests ahead of their answers', 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2000), 200],
  [
    'requests for items',
    'GET /items/user/noise/1/1?side=64 HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(60),
    1000,
  ],
  ['replies of many values', json(`{"action":{"reply":[{"content":${list('1')}}]}}`), 1000],
  ['metadata of many lists', json(`{"action":{"reply":"A","metadata":{"a":${list('[]')}}}}`), 1000],
];

test.each(floods)(
  'others are served while many send %s, and memory is bounded',
  { timeout: 120_000 },
  async (_, text, milliseconds) => {
    const server = await ServerProcess.start(64);
    let goesOn = true;
    const flood = Array.from({ length: clients }, async () => {
      while (goesOn) {
        const socket = connect(server.address).on('error', () => undefined);
        socket.pause().write(text);
        await wait(milliseconds);
        socket.destroy();
      }
    });
    await wait(1000);
    const times: number[] = [];
    let memory = 0;
    for (let i = 0; i < 10; i++) {
      const began = performance.now();
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      times.push(performance.now() - began);
      memory = Math.max(memory, await server.mebibytes());
    }
    goesOn = false;
    await Promise.all(flood);
    console.log(`health at the latest after ${Math.max(...times).toFixed()} ms; ${memory.toFixed()} MiB`);
    expect(Math.max(...times)).toBeLessThan(20_000);
    expect(memory).toBeLessThan(1024);
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);
