import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { retryAfterOf } from '../../../src/dataset/ask/retry-after.js';
import { askingOfStrings, newFile, repliesIn } from './strings.js';
import { fully } from '../../few.js';

const { ask, serve } = askingOfStrings();

describe('a server that asks to wait longer than one would', () => {
  test.each<[string, Record<string, string>, number]>([
    ['in seconds', { 'retry-after': '7200' }, 7200],
    ['in milliseconds', { 'retry-after-ms': '7200000' }, 7200],
    [
      'until a date',
      { 'retry-after': 'Fri, 01 Jan 2100 02:00:00 GMT', date: 'Fri, 01 Jan 2100 00:00:00 GMT' },
      7200,
    ],
    ['for ever', { 'retry-after': '9'.repeat(400) }, 1e9],
  ])('%s: the run ends with its words, and goes on later', async (_, headers, seconds) => {
    let isOpen = false;
    const { server, baseUrl } = await serve((call) =>
      call.number === 3 && !isOpen ? call.refuse(429, 'daily limit reached', headers) : call.say('x'),
    );
    const replies = newFile();
    await expect(ask(baseUrl, replies)).rejects.toMatchObject({
      code: 'no-service',
      message: `${baseUrl} asks to wait for ${seconds} s, longer than --max-wait (429 daily limit reached); 3 replies are in '${replies}', and the same call asks the rest`,
    });
    expect(server.calls.length).toBe(4);
    isOpen = true;
    expect(await ask(baseUrl, replies)).toMatchObject({ before: 3, asked: 3 });
  });

  test('also with status 200, and at the first question', async () => {
    const { baseUrl } = await serve((call) =>
      call.body({ error: { message: 'later', code: 429 } }, { 'retry-after': '601' }),
    );
    const replies = newFile();
    await expect(ask(baseUrl, replies)).rejects.toMatchObject({
      code: 'no-service',
      message: `${baseUrl} asks to wait for 601 s, longer than --max-wait (429 later); there is no reply yet`,
    });
    expect(existsSync(replies)).toBe(false);
  });

  test('is waited for where that is allowed', async () => {
    const { baseUrl } = await serve((call) =>
      call.number === 1 ? call.refuse(503, 'busy', { 'retry-after': '1' }) : call.say('x'),
    );
    expect(await ask(baseUrl, newFile(), { maxWait: 1 })).toMatchObject({ asked: 6, failed: {} });
  });
});

fully('no server is asked again sooner than usual', async () => {
  const heads: Record<string, string>[] = [
    { 'retry-after': '0' },
    { 'retry-after': '-5' },
    { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { 'retry-after': 'soon' },
    {},
  ];
  const file = newFile();
  await Promise.all(
    heads.map(async (head, at) => {
      const times: number[] = [];
      const { baseUrl } = await serve((call) => {
        times.push(performance.now());
        call.refuse(503, 'busy', head);
      });
      expect(await ask(baseUrl, `${file}${at}`, { limit: 1, retries: 2 })).toMatchObject({ asked: 0 });
      expect(times).toHaveLength(3);
      expect(times[1] - times[0]).toBeGreaterThan(499);
      expect(times[2] - times[1]).toBeGreaterThan(999);
    }),
  );
});

test('a signal ends every wait, of the server and of the pause after it', async () => {
  const stop = new AbortController();
  const { baseUrl } = await serve((call) => {
    if (call.number === 0) return call.say('x');
    if (call.number % 2 === 0) return; // never answered
    call.refuse(429, 'slow', { 'retry-after': '590' });
    setTimeout(() => stop.abort(), 100);
  });
  const replies = newFile();
  const report = await ask(baseUrl, replies, { signal: stop.signal, concurrency: 4, timeout: 500 });
  expect(report).toMatchObject({ asked: 1, interrupted: true, failed: {} });
  expect(repliesIn(replies)).toHaveLength(1);
});

fully('an answer whose body never ends is given up', async () => {
  const { baseUrl } = await serve((call) => {
    if (call.number !== 1) return call.say('x');
    call.response.writeHead(200, { 'content-type': 'application/json' });
    call.response.write('{"choices": [');
  });
  expect(await ask(baseUrl, newFile(), { timeout: 1, retries: 8 })).toMatchObject({ asked: 6, failed: {} });
});

test.each([400, 503])('of a refusal with status %d that never ends the beginning is read', async (status) => {
  const { baseUrl } = await serve((call) => {
    if (call.number !== 1) return call.say('x');
    call.response.writeHead(status, { 'content-type': 'application/json' });
    const more = () => void (!call.response.destroyed && call.response.write('too long '.repeat(1e5), more));
    more();
  });
  const report = await ask(baseUrl, newFile(), { timeout: 60, retries: 0 });
  expect(report.asked).toBe(5);
  expect(Object.keys(report.failed)).toEqual([
    expect.stringMatching(new RegExp(`^${status} too long too long`)),
  ]);
});

test.each([400, 429])(
  'a refusal with status %d that is nested too deeply keeps its status',
  async (status) => {
    const nested = `{"error":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    const { baseUrl } = await serve((call) => {
      if (call.number !== 1) return call.say('x');
      call.response.writeHead(status, { 'content-type': 'application/json' }).end(nested);
    });
    const report = await ask(baseUrl, newFile(), { retries: 0 });
    expect(report).toMatchObject({ asked: 5, failed: { [`${status} its answer is nested too deeply`]: 1 } });
  },
);

test('no one there: the sentence speaks of no answers, and no file is left', async () => {
  const { server, baseUrl } = await serve((call) => call.say('x'));
  await server.close();
  const replies = newFile();
  await expect(ask(baseUrl, replies, { retries: 0 })).rejects.toThrow(
    /^http.* gave no reply to the first question \(Connection error\. \(connect ECONNREFUSED .*\)\); there is no reply yet$/,
  );
  expect(existsSync(replies)).toBe(false);
});

test('a server that was there and is gone: two questions are asked, and what there is is said', async () => {
  const { server, baseUrl } = await serve((call) => (call.number < 3 ? call.say('x') : call.drop()));
  const replies = newFile();
  await ask(baseUrl, replies, { limit: 3, retries: 0 });
  await expect(ask(baseUrl, replies, { limit: 12, retries: 0 })).rejects.toMatchObject({
    code: 'no-service',
    message: expect.stringMatching(
      /gave no reply to 2 questions in a row \(Connection error\. \([a-zA-Z ]+\)\); 3 replies are in '.*', and the same call asks the rest$/,
    ),
  });
  expect(server.calls.length).toBe(5);
});

test('a time in the head', () => {
  const of = (head: Record<string, string>) => retryAfterOf(new Headers(head));
  expect(of({})).toBeUndefined();
  expect(of({ 'retry-after': '2.5' })).toBe(2.5);
  expect(of({ 'retry-after-ms': '20', 'retry-after': '9' })).toBe(0.02);
  expect(of({ 'retry-after-ms': 'x', 'retry-after': '9' })).toBe(9);
  expect(of({ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(0);
});
