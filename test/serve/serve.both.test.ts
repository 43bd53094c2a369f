import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { overlapDatasets } from '../../src/benchmarks/overlap-datasets.js';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { serve, type RunningServer, type ServeOptions } from '../../src/serve/serve.js';
import { needBuild } from '../cli/command.js';
import { readLines, temporaryFolder } from '../dataset/folders.js';
import { OpenEnvClient, type Observed } from './open-env-client.js';
import { fully } from '../few.js';

const servers: RunningServer[] = [];
async function started(what: readonly string[], options: ServeOptions = {}): Promise<string> {
  needBuild();
  const server = await serve(what, { port: 0, workers: 1, prefetch: 4, ...options });
  servers.push(server);
  return server.url;
}
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** A family that never comes to an item, however fast the machine. */
const endless = `export const endless = {
  name: 'user/endless',
  version: 1,
  summary: 'Never done.',
  params: (z) => z.strictObject({}),
  views: [{ name: 'original', moved: false, part: 'whole' }],
  propose() { for (;;); },
  label: () => '',
  act: (_, x) => x,
  rho: (_, y) => y,
  draw: () => ({ width: 1, height: 1, channels: 1, data: new Uint8Array(1) }),
  judge: () => ({ holds: true }),
  ask: () => [],
};
`;

const params = { length: 3, size: 64, textOnly: false };
const set = { seed: 5, params };
let url: string;
beforeAll(async () => {
  url = await started(['text/rotated'], set);
});

const get = async (path: string): Promise<Record<string, unknown>> =>
  (await (await fetch(url + path)).json()) as Record<string, unknown>;
const post = (path: string, body: unknown, base = url): Promise<Response> =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('over WebSocket', () => {
  test('an episode shows a question of an item of the set, rewards the right reply, and tells the truth in the end', async () => {
    const client = await OpenEnvClient.connect(url);
    const maker = await prepare(plan('text/rotated', set));
    for (const seed of [0, 3]) {
      const observed = await client.reset({ seed });
      const state = await client.ask({ type: 'state' });
      const item = maker.make((state.data as unknown as { index: number }).index);
      const asked = item.questions.find(
        ({ condition, prompt }) => condition === observed.condition && prompt === observed.prompt,
      )!;
      const shown = asked.images.map((file) => item.views.find((view) => view.file === file)!.png);
      expect(observed.images).toEqual(shown.map((png) => Buffer.from(png).toString('base64')));
      expect(observed).toMatchObject({ family: 'text/rotated', result: null, answers: null, truth: null });
      const { observation, reward, done } = await client.step(`The answer is: ${asked.answer}`);
      expect({ reward, done }).toEqual({ reward: 1, done: true });
      expect(observation.result).toMatchObject({ correct: true, parsed: asked.answer });
      expect(observation.answers).toEqual([
        { condition: asked.condition, answer: asked.answer, accept: asked.accept },
      ]);
      expect(observation.truth).toEqual({
        state: item.state,
        transform: item.transform,
        label: item.label,
        moved: item.movedLabel,
        certificate: item.certificate,
      });
    }
    expect(await client.close()).toBe(1000);
  });

  test('a wrong reply earns nothing; what it says of itself cannot change that', async () => {
    const client = await OpenEnvClient.connect(url);
    await client.reset();
    expect(await client.step('{"reward": 1, "correct": true}')).toMatchObject({ reward: 0, done: true });
    await client.close();
  });

  test('episodes come in order, each once over all clients; their ids deal them again to the byte', async () => {
    const clients = await Promise.all([OpenEnvClient.connect(url), OpenEnvClient.connect(url)]);
    const first: Observed[] = [];
    for (let i = 0; i < 6; i++) first.push(await clients[i % 2].reset());
    const ids = first.map(({ episode_id: id }) => Number(id));
    expect(ids).toEqual(ids.map((_, i) => ids[0] + i));
    for (const observed of first)
      expect(await clients[0].reset({ episode_id: observed.episode_id })).toEqual(observed);
    await Promise.all(clients.map((client) => client.close()));
  });

  fully(
    'a family, params and a condition may be asked for, and their episodes dealt again by id alone',
    async () => {
      const client = await OpenEnvClient.connect(url);
      const asked = { family: 'text/turned', params: { length: 2, size: 48 } };
      const one = await client.reset(asked);
      const two = await client.reset(asked);
      expect(one.family).toBe('text/turned');
      expect(two.images).not.toEqual(one.images);
      expect(await client.reset({ episode_id: one.episode_id })).toEqual(one);
      const condition = await client.reset({ condition: 'I_rot.Q_d' });
      expect(condition.condition).toBe('I_rot.Q_d');
      const own = await client.reset({ episode_id: 'my own name' });
      expect(await client.reset({ episode_id: 'my own name' })).toEqual(own);
      await client.close();
    },
  );

  test('state says where the episode stands', async () => {
    const client = await OpenEnvClient.connect(url);
    expect(await client.ask({ type: 'state' })).toMatchObject({
      type: 'state',
      data: { episode_id: null, step_count: 0 },
    });
    const { episode_id: id } = await client.reset({ seed: 2 });
    await client.step('?');
    expect(await client.ask({ type: 'state' })).toMatchObject({
      data: { episode_id: id, step_count: 1, seed: 2, done: true, rewards: [0] },
    });
    await client.close();
  });

  test('wrong messages get the codes of the protocol, and the session goes on', async () => {
    const client = await OpenEnvClient.connect(url);
    expect(await client.errorOf('{"type": ')).toBe('INVALID_JSON');
    expect(await client.errorOf('null')).toBe('UNKNOWN_TYPE');
    expect(await client.errorOf({ type: 'rest' })).toBe('UNKNOWN_TYPE');
    expect(await client.ask('[]')).toMatchObject({
      data: { message: 'A message needs a type; there are reset, step, state, close' },
    });
    for (const huge of [
      { type: 'x'.repeat(900_000) },
      { type: 'reset', data: { family: 'x'.repeat(900_000) } },
      { type: 'step', data: { reply: 'b', ['x'.repeat(900_000)]: 1 } },
    ]) {
      const told = await client.ask(huge);
      expect(told.type === 'error' && told.data.message.length).toBeLessThanOrEqual(600);
    }
    expect(await client.errorOf({ type: 'step', data: { reply: 'b' } })).toBe('SESSION_ERROR');
    await client.reset();
    const step = (data: object): object => ({ type: 'step', data });
    const reset = (data: object): object => ({ type: 'reset', data });
    expect(await client.errorOf(step({ reply: 4 }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(step({ reply: 'b', reward: 1 }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(step({ reply: [{ role: 'assistant', content: 4 }] }))).toBe(
      'VALIDATION_ERROR',
    );
    expect(await client.errorOf(reset({ seed: -1 }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(reset({ family: 'no/such' }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(reset({ params: { length: 99 } }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(reset({ params: { size: 4096 } }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(reset({ params: { fonts: ['/etc/passwd'] } }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(reset({ condition: 'none' }))).toBe('VALIDATION_ERROR');
    expect(await client.errorOf(reset({ episode_id: '3.bm9uc2Vuc2U' }))).not.toMatch(/^no error but error/);
    expect((await client.reset({ seed: 1, unknown: 'member' })).family).toBe('text/rotated');
    expect((await client.step('?')).done).toBe(true);
    expect(await client.errorOf(step({ reply: 'b' }))).toBe('SESSION_ERROR');
    await client.close();
  });

  fully('more clients than there may be are told so, and get in when another has left', async () => {
    const small = await started(['text/rotated'], { ...set, sessions: 1 });
    const client = await OpenEnvClient.connect(small);
    const second = new WebSocket(`${small.replace('http', 'ws')}/ws`);
    const [message] = (await once(second, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({
      type: 'error',
      data: { code: 'CAPACITY_REACHED' },
    });
    await once(second, 'close');
    await client.close();
    const third = await OpenEnvClient.connect(small);
    expect((await third.reset()).family).toBe('text/rotated');
    await third.close();
  });

  fully('a family that cannot be opened here is a FACTORY_ERROR', async () => {
    const broken = await started(['text/rotated'], { params: { fonts: ['missing.ttf'] } });
    const client = await OpenEnvClient.connect(broken);
    expect(await client.errorOf({ type: 'reset', data: {} })).toBe('FACTORY_ERROR');
    await client.close();
  });

  fully('an item that takes too long is given up, and the next is dealt', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'endless.mjs'), endless);
    const hasty = await started(['text/rotated'], {
      ...{ timeout: 4, base: folder, modules: ['endless.mjs'], seed: 5 },
    });
    const client = await OpenEnvClient.connect(hasty);
    expect(await client.errorOf({ type: 'reset', data: { family: 'user/endless' } })).toBe(
      'VALIDATION_ERROR',
    );
    expect((await client.reset()).family).toBe('text/rotated');
    await client.close();
  });
});

fully('what a held-out set has is not dealt, and counted; the rest of the stream is as before', async () => {
  const short = { length: 2, alphabet: 'bdpq69', size: 48, fonts: ['dejavu-sans'], textOnly: false };
  const held = join(temporaryFolder(), 'held');
  await writeDataset(await plan('text/rotated', { seed: 'held', count: 12, params: short }), held);
  const texts = readLines<{ state: { text: string } }>(held, 'items.jsonl').map(({ state }) => state.text);
  const dealtBy = async (exclude: string[]): Promise<string[]> => {
    const client = await OpenEnvClient.connect(await started(['text/rotated'], { params: short, exclude }));
    const dealt: string[] = [];
    for (let i = 0; i < 40; i++) {
      await client.reset();
      const { observation } = await client.step('?');
      dealt.push((observation.truth as { state: { text: string } }).state.text);
    }
    await client.close();
    return dealt;
  };
  const [free, kept] = [await dealtBy([]), await dealtBy([held])];
  expect(free.some((text) => texts.includes(text))).toBe(true);
  expect(kept.filter((text) => texts.includes(text))).toEqual([]);
  free.forEach((text, i) => !texts.includes(text) && expect(kept[i]).toBe(text));
  const metrics = await (await fetch(`${servers.at(-1)!.url}/metrics`)).text();
  expect(metrics).toMatch(/topsyturvy_items_excluded_total\{family="text\/rotated"\} [1-9]/);
});

fully('how many items there are is said, and which share of them is left', async () => {
  const short = { length: 2, size: 48, textOnly: false };
  const exist = (await prepare(plan('text/rotated', { params: short }))).plan.length;
  const base = await started(['text/rotated'], { params: short });
  const client = await OpenEnvClient.connect(base);
  const left = async (): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`)).text();
    return Number(/^topsyturvy_items_left\{part="text-rotated"\} (\S+)$/m.exec(text)![1]);
  };
  for (let i = 0; i < 6; i++) await client.reset();
  expect(await client.ask({ type: 'state' })).toMatchObject({ data: { exist } });
  expect(await left()).toBeCloseTo((exist - 6) / exist, 12);
  await client.reset({ seed: 0 });
  expect(await left()).toBeCloseTo((exist - 6) / exist, 12);
  for (let i = 6; i < exist + 2; i++) await client.reset();
  expect(await left()).toBe(0);
  await client.close();
});

fully('what a published split has is not dealt by its name, as the log of the server shows', async () => {
  const { params: own } = (await plan('rotoutbench@1')).parts[2];
  const nearOf = async (name: string, exclude: string[]): Promise<number> => {
    const log = join(temporaryFolder(), `${name}.jsonl`);
    const options = { params: own, log, exclude, seed: 'train' };
    const client = await OpenEnvClient.connect(await started(['text/rotated'], options));
    for (let i = 0; i < 36; i++) {
      await client.reset();
      await client.step('?');
    }
    await client.close();
    const { near, families } = await overlapDatasets(log, 'rotoutbench@1');
    expect(families[0]).toMatchObject({ family: 'text/rotated', others: 342 });
    return near;
  };
  expect(await nearOf('free', [])).toBeGreaterThan(0);
  expect(await nearOf('kept', ['rotoutbench@1'])).toBe(0);
});

fully('only the parts of a benchmark that are named are dealt', async () => {
  const base = await started(['rotoutbench'], { parts: ['text-3'], exclude: ['rotoutbench@1'], seed: 'x' });
  const client = await OpenEnvClient.connect(base);
  for (let i = 0; i < 6; i++) {
    await client.reset();
    // As many as there are of three letters.
    expect(await client.ask({ type: 'state' })).toMatchObject({
      data: { family: 'text/rotated', exist: 216 },
    });
  }
  await expect(serve(['rotoutbench'], { parts: ['txet-3'] })).rejects.toThrow(
    /^Expected one or more of text-1, .*txet-3/,
  );
});

test('a split is for tests: it is not served, and an unknown one is no reason to deal everything', async () => {
  await expect(serve(['rotoutbench@1'])).rejects.toThrow(
    /^Expected benchmarks, families and specs, not a split/,
  );
  await expect(serve(['text/rotated'], { exclude: ['dori@77'] })).rejects.toThrow(
    /^There is no split 'dori@77'; there are /,
  );
});

fully('a server that ends takes its clients leave', async () => {
  const server = await serve(['text/rotated'], { ...set, port: 0, workers: 1 });
  const client = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  await once(client, 'open');
  const [[code]] = await Promise.all([once(client, 'close'), server.close()]);
  expect(code).toBe(1001);
  await expect(fetch(`${server.url}/health`)).rejects.toThrow();
});

fully('an episode of an item asks a question of each of its conditions in turn', async () => {
  const whole = await started(['text/rotated'], { ...set, episode: 'item' });
  const client = await OpenEnvClient.connect(whole);
  const first = await client.reset();
  const conditions = [first.condition];
  for (let { observation, done } = await client.step('?'); ; { observation, done } = await client.step('?')) {
    if (done) {
      expect(observation.answers?.map(({ condition }) => condition)).toEqual(conditions);
      break;
    }
    expect(observation).toMatchObject({ answers: null, truth: null, question: conditions.length + 1 });
    conditions.push(observation.condition);
  }
  expect(new Set(conditions).size).toBe(first.questions);
  expect(first.questions).toBeGreaterThan(2);
  await client.close();
});

describe('over HTTP', () => {
  test('what `openenv validate --url` looks at is there', async () => {
    expect(await get('/health')).toEqual({ status: 'healthy' });
    expect(await get('/metadata')).toMatchObject({
      name: 'topsyturvy',
      description: expect.any(String) as string,
    });
    const { action, observation, state } = (await get('/schema')) as Record<string, { type: string }>;
    expect([action.type, observation.type, state.type]).toEqual(['object', 'object', 'object']);
    const api = (await get('/openapi.json')) as { info: { version: string }; paths: Record<string, object> };
    expect(api.info.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/reset', '/step', '/state']));
    expect(await (await post('/mcp', {})).json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } });
    expect(await (await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })).json()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: { tools: [] },
    });
  });

  test('reset and step play an episode', async () => {
    const reset = (await (await post('/reset', { seed: 1 })).json()) as {
      observation: { episode_id: string };
    };
    expect(reset).toMatchObject({ reward: null, done: false });
    const { episode_id } = reset.observation;
    const body = { action: { reply: '?' }, timeout_s: 5, request_id: 'r', episode_id };
    expect(await (await post('/step', body)).json()).toMatchObject({ reward: 0, done: true });
    expect(await get(`/state?episode_id=${episode_id}`)).toMatchObject({ episode_id, step_count: 1 });
  });

  test.each([
    ['/reset', '{', 400, 'INVALID_JSON'],
    ['/reset', { family: 'no/such' }, 422, 'VALIDATION_ERROR'],
    ['/step', {}, 422, 'VALIDATION_ERROR'],
    ['/step', { action: { reply: 'b', x: 1 } }, 422, 'VALIDATION_ERROR'],
    ['/step', { action: { reply: 'b', episode_id: '999999' } }, 409, 'SESSION_ERROR'],
    ['/grade', {}, 422, 'VALIDATION_ERROR'],
  ])('%s of %j answers %i %s', async (path, body, status, code) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, detail: expect.any(String) as string });
  });

  test('a request that is too long is refused before it is read', async () => {
    const response = await post('/step', { action: { reply: 'x'.repeat(2 << 20) } });
    expect(response.status).toBe(422);
  });

  test('pages of other sites, and other names of this machine, are refused', async () => {
    const statusOf = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((done, fail) =>
        request(`${url}/health`, { headers }, (response) => done(response.resume().statusCode))
          .on('error', fail)
          .end(),
      );
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ origin: 'http://localhost:3000' })).toBe(200);
    expect(await statusOf({ origin: 'https://example.com' })).toBe(422);
    expect(await statusOf({ host: 'example.com' })).toBe(422);
    await expect(OpenEnvClient.connect(url, { origin: 'https://example.com' })).rejects.toThrow('422');
  });

  fully('a client that sends too much is told to wait', async () => {
    const slow = await started(['text/rotated'], { ...set, rate: 1 });
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${slow}/health`)));
    const seconds = (performance.now() - start) / 1000;
    // One at once, and one more for each second that it took: however busy the machine, not all of them.
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(taken).toBeLessThanOrEqual(Math.min(59, 1 + seconds));
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(60 - taken);
  });

  fully('however much was answered that no item is made for, the next item is', async () => {
    const base = await started(['text/rotated'], set);
    // As of a server that is scraped for an hour, and of which nobody asks anything else.
    for (let read = 0; read <= 1 << 20;)
      read += (await (await fetch(`${base}/openapi.json`)).arrayBuffer()).byteLength;
    expect((await post('/reset', {}, base)).status).toBe(200);
  });

  test('a connection on which requests come far ahead of their answers ends, and no other', async () => {
    const { hostname: host, port } = new URL(url);
    const client = connect({ host, port: Number(port) });
    client.on('error', () => undefined);
    client.resume();
    client.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1000));
    await once(client, 'close');
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test('metrics count episodes and rewards by family', async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/^topsyturvy_episodes_total\{family="text\/rotated"\} [1-9]/m);
    expect(text).toMatch(/^topsyturvy_reset_seconds_bucket/m);
    expect(text).toMatch(/^topsyturvy_errors_total\{code="INVALID_JSON"\} [1-9]/m);
  });
});

describe('items by their place', () => {
  const path = '/items/text/rotated/42/3?length=3&size=64';

  test('are those of a dataset of the seed, without what would tell the answer', async () => {
    const item = (await prepare(plan('text/rotated', { seed: 42, params: { length: 3, size: 64 } }))).make(3);
    const served = (await get(path)) as {
      id: string;
      images: string[];
      questions: Record<string, unknown>[];
    };
    expect(served.id).toBe(item.id);
    expect(served.images).toContain(Buffer.from(item.view('original').png).toString('base64'));
    expect(served.questions.map(({ id }) => id)).toEqual(
      item.questions.filter(({ images }) => images.length > 0).map(({ id }) => id),
    );
    for (const question of served.questions) expect(question).not.toHaveProperty('answer');
    expect(served).not.toHaveProperty('truth');
    expect((await post('/grade', { family: 'text/rotated' })).status).toBe(422);
  });

  fully('with --truth are told whole, and their replies graded; pictures have addresses', async () => {
    const open = await started(['text/rotated'], { ...set, truth: true, pictures: 'url' });
    const served = (await (await fetch(`${open}${path}&images=url`)).json()) as {
      images: string[];
      questions: { id: string; answer: string }[];
      truth: object;
    };
    expect(served.truth).toHaveProperty('certificate');
    const picture = await fetch(open + served.images[0]);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(served.images[0]).toBe(`/images/${createHash('sha256').update(bytes).digest('hex')}.png`);
    const { id, answer } = served.questions[0];
    const place = {
      family: 'text/rotated',
      seed: 42,
      index: 3,
      params: { length: 3, size: 64 },
      question: id,
    };
    expect(await (await post('/grade', { ...place, reply: answer }, open)).json()).toMatchObject({
      reward: 1,
    });
    expect(await (await post('/grade', { ...place, reply: 'no' }, open)).json()).toMatchObject({ reward: 0 });
    const client = await OpenEnvClient.connect(open);
    const { images } = await client.reset();
    expect((await fetch(open + images[0])).status).toBe(200);
    await client.close();
  });

  test('a path that is no place says what would be', async () => {
    const response = await fetch(`${url}/items/text`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('FAMILY/SEED/INDEX') as string,
    });
  });
});
