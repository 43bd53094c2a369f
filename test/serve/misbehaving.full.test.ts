import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { OpenEnvClient } from './open-env-client.js';
import { ServerProcess } from './server-process.js';

const clients = 8;
const episodes = 40;

/** What clients do that mean no good, or are broken. Each ends when its connection does, or after a while. */
const misbehaviors: readonly ((server: ServerProcess) => Promise<void>)[] = [
  // Asks for much and reads nothing.
  async (server) => {
    const socket = await opened(server);
    socket.pause();
    for (let i = 0; i < 60; i++) socket.send('{"type":"reset","data":{"seed":0}}');
    await wait(2000);
    socket.terminate();
  },
  // The same over HTTP, all requests at once.
  (server) =>
    raw(server, 'GET /items/user/noise/1/1?side=512 HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(60)),
  // Never ends what it begins to say.
  (server) => raw(server, 'POST /reset HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n{'),
  // Goes away while it is answered.
  async (server) => {
    const socket = await opened(server);
    socket.send('{"type":"reset","data":{}}');
    await wait(5);
    socket.terminate();
  },
  // Sends nothing that means anything, much of it.
  async (server) => {
    const socket = await opened(server);
    for (let i = 0; i < 50; i++) socket.send(JSON.stringify({ type: 'x'.repeat(900_000) }), () => undefined);
    for (let i = 0; i < 1000; i++) socket.ping(Buffer.alloc(125), undefined, () => undefined);
    await Promise.race([once(socket, 'close'), wait(2000)]);
    socket.terminate();
  },
];

async function opened({ url }: ServerProcess): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'open'), once(socket, 'close')]);
  return socket;
}

async function raw(server: ServerProcess, text: string): Promise<void> {
  const socket = connect(server.address).on('error', () => undefined);
  socket.pause().write(text);
  await wait(2000);
  socket.destroy();
}

/** Plays episodes of clients that behave. @returns how long resets took, milliseconds, the shortest first */
async function played(server: ServerProcess, memory: number[]): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await OpenEnvClient.connect(server.url);
      for (let i = 0; i < episodes; i++) {
        const began = performance.now();
        await client.reset();
        times.push(performance.now() - began);
        expect((await client.step('A')).done).toBe(true);
        if (i % 10 === 0) memory.push(await server.mebibytes());
        await wait(20);
      }
      await client.close();
    }),
  );
  return times.sort((a, b) => a - b);
}

test(
  'with half of its clients misbehaving a server answers the others, and its memory is flat',
  { timeout: 400_000 },
  async () => {
    const server = await ServerProcess.start(256);
    const quiet: number[] = [];
    const before = await played(server, quiet);
    let goesOn = true;
    let misbehaved = 0;
    const others = Array.from({ length: clients }, async (_, at) => {
      for (let i = at; goesOn; i++, misbehaved++) await misbehaviors[i % misbehaviors.length](server);
    });
    const memory: number[] = [];
    const during = await played(server, memory);
    const again = await played(server, memory);
    goesOn = false;
    await Promise.all(others);
    expect([before.length, during.length, again.length]).toEqual(Array(3).fill(clients * episodes));
    expect(misbehaved).toBeGreaterThan(clients);
    const p99 = (times: readonly number[]): number => times[Math.floor(0.99 * times.length)];
    const [first, last] = [memory.slice(0, memory.length / 2), memory.slice(memory.length / 2)];
    console.log(
      `${misbehaved} misbehaved; p99 of the others ${p99(before).toFixed(1)} ms without them, ${p99(during).toFixed(1)} and ${p99(again).toFixed(1)} ms with them; ` +
        `MiB at most: ${[quiet, first, last].map((some) => Math.max(...some).toFixed()).join(', ')}`,
    );
    expect(Math.max(...last)).toBeLessThan(1.5 * Math.max(...first));
    expect(Math.max(...memory)).toBeLessThan(1024);
    expect((await server.end('SIGTERM')).code).toBe(0);
  },
);
