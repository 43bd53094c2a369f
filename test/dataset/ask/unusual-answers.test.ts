import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCompletion } from '../../../src/dataset/ask/completion.js';
import { FailingDisk } from '../failing-disk.js';
import { temporaryFolder } from '../folders.js';
import { askingOfStrings, newFile, repliesIn } from './strings.js';

const { ask, serve } = askingOfStrings();

test.each<[string, (text: string) => object]>([
  ['an error', (text) => ({ error: { message: text } })],
  ['a foreign answer', (text) => [text]],
  ['the end of a choice', (text) => ({ choices: [{ finish_reason: text, message: { content: '' } }] })],
])('of what a server says at any length the beginning is kept: %s', (_, body) => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => (collect(), process.memoryUsage().heapUsed);
  const before = used();
  const read = Array.from({ length: 24 }, (_, i) =>
    readCompletion(JSON.stringify(body(String(i).repeat(4_000_000))), undefined),
  );
  expect(used() - before).toBeLessThan(16e6);
  for (const one of read) expect(JSON.stringify(one).length).toBeLessThan(500);
});

test.each([
  ['407 Proxy', 'it answers with status 407, as a proxy does that wants a password'],
  ['600 Odd', 'its answer has the status 600'],
  ['099 Odd', 'its answer has a status below 100'],
])('an answer with status %s is told in words', async (status, why) => {
  const { baseUrl } = await serve(({ response }) => void response.socket!.end(`HTTP/1.1 ${status}\r\n\r\n`));
  await expect(ask(baseUrl, newFile(), { retries: 0 })).rejects.toThrow(
    `${baseUrl} gave no reply to the first question (Connection error. (${why})); there is no reply yet`,
  );
});

test('a redirect that does not say where to is a refusal', async () => {
  const { baseUrl } = await serve((call) => call.refuse(307, 'moved'));
  await expect(ask(baseUrl, newFile())).rejects.toThrow(`${baseUrl} refuses requests: 307 moved`);
});

test('a file that cannot be written is named', async () => {
  const { baseUrl } = await serve((call) => call.say('x'));
  const nowhere = join(temporaryFolder(), 'none', 'replies.jsonl');
  await expect(ask(baseUrl, nowhere)).rejects.toThrow(
    `Cannot write to '${nowhere}': there is no such folder, or it was removed meanwhile`,
  );
  // The disk refuses one call after another, the claim on the file, or half of a reply; what it has taken stays.
  for (let at = 0; ; at++) {
    const replies = newFile();
    const full = new FailingDisk(at, 'half');
    const error = await full.during(() => ask(baseUrl, replies)).catch((one: Error) => one);
    if (!full.failed) break;
    if (error instanceof Error)
      expect(error.message).toMatch(new RegExp(`^Cannot write to '${replies}': [a-z ]+`));
    const before = existsSync(replies) ? readFileSync(replies, 'utf8').split('\n').length - 1 : 0;
    const report = await ask(baseUrl, replies);
    expect(report.before + report.asked).toBe(6);
    expect(report.before).toBe(Math.max(0, before - 1)); // one line says what is asked
    expect(new Set(repliesIn(replies).map(({ id }) => id)).size).toBe(6);
    expect(repliesIn(replies)).toHaveLength(6);
  }
});
