import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type RunningServer } from '../../src/serve/serve.js';
import { needBuild } from '../cli/command.js';

let server: RunningServer;
beforeAll(async () => {
  needBuild();
  server = await serve(['text/rotated'], { port: 0, workers: 1, prefetch: 4, params: { size: 64 } });
});
afterAll(() => server.close());

const body = '{"seed":0}';
const post = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
const upgrade = (to: string): string => `Connection: Upgrade\r\nUpgrade: ${to}\r\n`;
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const head = (first: string, lines: string): string => `${first} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n`;

async function sent(text: string): Promise<{ socket: Socket; answers: () => string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  let all = '';
  socket.on('data', (data) => (all += data.toString('latin1')));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answers: () => all };
}

describe.each(['h2c', 'websocket', 'TLS/1.0', 'h2c, websocket', 'nonsense', 'WebSocket'])(
  'who asks a plain route for %s is answered as if nothing had been said of it',
  (protocol) => {
    test.each([
      ['a route', head('GET /health', upgrade(protocol)), 200],
      ['a body', head('POST /reset', post + upgrade(protocol)) + body, 200],
      ['a path that is none', head('GET /nowhere', upgrade(protocol) + key), 404],
      ['the method of no WebSocket', head('POST /ws', post + upgrade(protocol)) + body, 404],
    ])('with %s', async (_, text, status) => {
      const { socket, answers } = await sent(text);
      await expect.poll(answers, { timeout: 20_000 }).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      // The connection goes on as any other.
      socket.write(head('GET /health', ''));
      await expect.poll(answers, { timeout: 20_000 }).toMatch(/"healthy"\}$/);
      socket.destroy();
    });
  },
);

test.each([
  ['without a key', upgrade('websocket')],
  ['of another version', `${upgrade('websocket')}${key}Sec-WebSocket-Version: 99\r\n`],
  ['with a key that is none', `${upgrade('websocket')}Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n`],
  [
    'of a page elsewhere',
    `${upgrade('websocket')}${key}Sec-WebSocket-Version: 13\r\norigin: http://evil.example\r\n`,
  ],
])('a handshake %s ends the connection with an answer', async (_, lines) => {
  const { socket, answers } = await sent(head('GET /ws', lines));
  await once(socket, 'close');
  expect(answers()).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('a handshake behind other requests waits for their answers', async () => {
  const before = head('GET /items/text/rotated/1/1?size=48', '').repeat(3);
  const { socket, answers } = await sent(
    before + head('GET /ws', `${upgrade('websocket')}${key}Sec-WebSocket-Version: 13\r\n`),
  );
  await expect.poll(answers, { timeout: 60_000 }).toMatch(/HTTP\/1\.1 101 Switching Protocols/);
  expect(answers().match(/HTTP\/1\.1 \d\d\d/g)).toEqual([
    ...Array<string>(3).fill('HTTP/1.1 200'),
    'HTTP/1.1 101',
  ]);
  socket.destroy();
});
