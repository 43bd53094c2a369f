import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { ServerProcess } from './server-process.js';

async function start(): Promise<ServerProcess> {
  const server = await ServerProcess.start(8, ['--workers', '1']);
  onTestFinished(() => void server.end('SIGTERM'));
  return server;
}

async function reset({ url }: ServerProcess, asked: object): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/reset`, { method: 'POST', headers, body: JSON.stringify(asked) });
  return { status: answer.status, body: await answer.json() };
}

/** A client that asks and does not wait for the answer. */
async function askAndGo({ address }: ServerProcess, asked: object): Promise<void> {
  const client = connect(address);
  client.on('error', () => undefined);
  await once(client, 'connect');
  const body = JSON.stringify(asked);
  const head = `POST /reset HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  await new Promise((sent) => client.write(`${head}\r\n\r\n${body}`, sent));
  await wait(2);
  client.destroy();
}

test('what clients asked for that have gone does not pile up', async () => {
  const server = await start();
  for (let i = 0; i < 900; i++)
    await askAndGo(server, { condition: 'first', params: { side: 500 + (i % 500) } });
  const waiting = await server.metric('topsyturvy_items_waiting');
  console.log(`${waiting} batches wait`);
  // 256 that are waited for, and of each stream one more than there are workers.
  expect(waiting).toBeLessThanOrEqual(256 + 17 * 2);
  // Refused for want of room until then, and answered at once.
  while ((await reset(server, { params: { side: 9999 } })).status !== 422) await wait(100);
});

test('what is asked for by those who have gone is not made', async () => {
  const server = await start();
  // Each of one item of its own, some of a stream's next and some of a certain deal.
  for (let i = 0; i < 250; i++)
    await askAndGo(server, { params: { side: 500 + i }, ...(i % 2 === 0 && { seed: i }) });
  await wait(200);
  const waiting = await server.metric('topsyturvy_items_waiting');
  console.log(`${waiting} batches wait`);
  // What is made ahead: of the server's own stream and of sixteen others, of each one more batch than there are workers.
  expect(waiting).toBeLessThanOrEqual(17 * 2);
});

test('those who ask for one new stream at a time are dealt different items', async () => {
  const server = await start();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => reset(server, { family: 'text/rotated', params: { size: 48 } })),
  );
  const ids = answers.map(
    ({ body }) => (body as { observation: { episode_id: string } }).observation.episode_id,
  );
  expect(new Set(ids).size).toBe(12);
});

test('what is asked for is not kept if it is very long', async () => {
  expect(await reset(await start(), { params: { side: 8, words: 'x'.repeat(1_000_000) } })).toEqual({
    status: 422,
    body: {
      code: 'VALIDATION_ERROR',
      detail:
        'The family, params, condition and difficulty are too long: expected at most 3000 bytes as JSON',
    },
  });
});

test('an id that is none of ours is a name of the client, whatever it says', async () => {
  const server = await start();
  for (const asked of [
    { params: null, family: 5 },
    { family: 7 },
    { params: 'x' },
    { difficulty: 99 },
    [1],
    null,
  ]) {
    const id = `5.${Buffer.from(JSON.stringify(asked)).toString('base64url')}`;
    const first = await reset(server, { episode_id: id });
    expect(first.status, JSON.stringify(asked)).toBe(200);
    expect(await reset(server, { episode_id: id })).toEqual(first);
  }
});

test.runIf(process.platform === 'linux')(
  'a session whose client fell silent is asked by TCP whether it is there',
  async () => {
    const server = await start();
    const client = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    await once(client, 'open');
    await wait(500);
    const port = `:${server.address.port.toString(16).toUpperCase().padStart(4, '0')}`;
    const timers = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(port) && state === '01')
      .map((fields) => fields[5].slice(0, 2));
    client.terminate();
    expect(timers.length).toBeGreaterThan(0);
    expect(new Set(timers)).toEqual(new Set(['02']));
  },
);

/** Clients that announce a request of 2 MiB and send some of it. */
async function beginning({ address }: ServerProcess, clients: number, bytes: number): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < clients; i++) {
    const client = connect(address);
    client.on('error', () => undefined).on('data', (answer) => answers.push(answer.toString().slice(0, 12)));
    await once(client, 'connect');
    onTestFinished(() => void client.destroy());
    const head = 'POST /reset HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json';
    await new Promise((sent) =>
      client.write(`${head}\r\ncontent-length: 2097152\r\n\r\n${'{'.repeat(bytes)}`, sent),
    );
  }
  return answers;
}

test('what is announced and not sent takes no room from others', async () => {
  const server = await start();
  await beginning(server, 60, 1);
  expect((await reset(server, {})).status).toBe(200);
});

test('what is sent and waits for its rest has 64 MiB over all', async () => {
  const server = await start();
  const answers = await beginning(server, 60, 1_900_000);
  while (answers.length === 0) await wait(50);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 503']));
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
