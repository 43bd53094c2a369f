import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { OpenEnvClient } from './open-env-client.js';
import { ServerProcess } from './server-process.js';

/** A client that asks for the same large answer often, and reads nothing. */
async function unreading({ url }: ServerProcess, times: number, data: object = {}): Promise<WebSocket> {
  const client = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  client.on('error', () => undefined);
  await once(client, 'open');
  client.pause();
  for (let i = 0; i < times; i++) client.send(JSON.stringify({ type: 'reset', data }));
  return client;
}

/** The same over HTTP, all requests at once. */
async function unreadingHttp(server: ServerProcess, times: number, request: string): Promise<Socket> {
  const client = connect(server.address);
  client.on('error', () => undefined);
  await once(client, 'connect');
  client.pause();
  client.write(`${request}`.repeat(times));
  return client;
}

const end = (one: WebSocket | Socket): unknown =>
  one instanceof WebSocket ? one.terminate() : one.destroy();

const reset = [
  'POST /reset HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 10',
  '',
  '{"seed":0}',
].join('\r\n');
const item = 'GET /items/user/noise/1/1?side=1024 HTTP/1.1\r\nhost: localhost\r\n\r\n';

test('clients that ask for much and read nothing: memory is bounded, the others are served, the slowest are dropped', async () => {
  const server = await ServerProcess.start(1024, ['--prefetch', '2']);
  const sockets = await Promise.all(Array.from({ length: 40 }, () => unreading(server, 60, { seed: 0 })));
  const https = await Promise.all([
    ...Array.from({ length: 20 }, () => unreadingHttp(server, 60, reset)),
    ...Array.from({ length: 20 }, () => unreadingHttp(server, 60, item)),
  ]);
  // As soon as one is to be dropped, all of them read: it hears why.
  const told = (async () => {
    while ((await server.metric('topsyturvy_dropped_total')) === 0) await wait(20);
    for (const socket of sockets) socket.resume();
  })();
  const code = new Promise((done) => {
    for (const socket of sockets) socket.on('close', (one) => one !== 1006 && done(one));
  });
  let most = 0;
  let longest = 0;
  for (let i = 0; i < 30; i++) {
    const began = performance.now();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    longest = Math.max(longest, performance.now() - began);
    most = Math.max(most, await server.mebibytes());
    await wait(150);
  }
  console.log(`at most ${most.toFixed()} MiB; health at the latest after ${longest.toFixed()} ms`);
  expect(most).toBeLessThan(1024);
  await told;
  expect(await code).toBe(1013);

  const client = await OpenEnvClient.connect(server.url);
  for (let i = 0; i < 3; i++) expect((await client.reset()).images).toHaveLength(1);
  await client.close();
  [...sockets, ...https].forEach(end);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

test.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])(
  'a client that reads nothing does not keep a server from ending by %s',
  async (signal) => {
    const server = await ServerProcess.start(1024, ['--prefetch', '2']);
    const clients = [await unreading(server, 60, { seed: 0 }), await unreadingHttp(server, 60, reset)];
    // One that never finishes its request, and one that never sends any.
    clients.push(await unreadingHttp(server, 1, reset.slice(0, -3)), await unreadingHttp(server, 1, ''));
    await wait(2000);
    const { code, seconds } = await server.end(signal);
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(10);
    clients.forEach(end);
  },
);

test.each<[NodeJS.Signals, NodeJS.Signals]>([
  ['SIGTERM', 'SIGINT'],
  ['SIGINT', 'SIGINT'],
])('after %s, %s ends it at once', async (first, second) => {
  const server = await ServerProcess.start(1024, ['--prefetch', '2']);
  const client = await unreading(server, 60, { seed: 0 });
  await wait(2000);
  expect((await server.end(first, second)).signal).toBe(second);
  client.terminate();
});

const upgrade = [
  'GET /ws HTTP/1.1',
  'host: localhost',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');

test.each<[string, (client: OpenEnvClient) => Promise<number>, number]>([
  ['says goodbye and more', (client) => client.flood('{"type":"close"}'), 1000],
  ['asks for too much', (client) => client.flood(), 1008],
])(
  'the session of a client that %s ends with its connection, not after the time it has for that',
  async (_, leaves, code) => {
    const server = await ServerProcess.start(8);
    // One that is told goodbye first, does not answer that, and so is given the whole time.
    const mute = connect(server.address);
    mute.write(upgrade);
    await once(mute, 'data');
    mute.write(Buffer.concat([Buffer.of(0x81, 0x80 | 16, 0, 0, 0, 0), Buffer.from('{"type":"close"}')]));
    await once(mute, 'data');
    const ended = once(mute, 'end');
    const client = await OpenEnvClient.connect(server.url);
    expect(await Promise.race([leaves(client), ended])).toBe(code);
    await ended;
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);
