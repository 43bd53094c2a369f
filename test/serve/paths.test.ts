import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type RunningServer } from '../../src/serve/serve.js';
import { needBuild } from '../cli/command.js';

let server: RunningServer;
beforeAll(async () => {
  needBuild();
  server = await serve(['text/rotated'], { port: 0, workers: 1, prefetch: 1, params: { size: 64 } });
});
afterAll(() => server.close());

async function asked(path: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  const [head, body] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

test.each([
  ['none', '/nowhere', 404, 'There is no GET /nowhere'],
  ['none, and long', `/${'a'.repeat(6000)}`, 404, `There is no GET /${'a'.repeat(580)}...`],
  ['not encoded', '/items/%E0%A4%A', 400, "'/items/%E0%A4%A' is not a valid url component"],
  ['not encoded, and long', `/%${'a'.repeat(6000)}`, 400, `'/%${'a'.repeat(594)}...`],
  ['no picture', '/images/0.png', 404, 'There is no such picture, or none any more'],
])('a path that is %s is answered as every error, in a bounded sentence', async (_, path, status, detail) => {
  expect(await asked(path)).toEqual({ status, body: { detail, code: 'VALIDATION_ERROR' } });
});
