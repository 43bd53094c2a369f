import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPlan } from '../../../src/dataset/plan/plan.js';
import { mostItems } from '../../../src/serve/items/stream-part.js';
import { plan } from '../../../src/benchmarks/plan.js';
import { memoize } from '../../../src/core/memoize.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { Curriculum } from '../../../src/serve/curriculum/curriculum.js';
import type { EndedEpisode } from '../../../src/serve/curriculum/episode-log.js';
import { serve, type RunningServer, type ServeOptions } from '../../../src/serve/serve.js';
import { needBuild } from '../../cli/command.js';
import { OpenEnvClient, type Observed } from '../open-env-client.js';
import { fully } from '../../few.js';

const folder = mkdtempSync(join(tmpdir(), 'curriculum-'));
afterAll(() => rmSync(folder, { recursive: true }));

const params = { size: 64, textOnly: false };
const rule = { target: 0.5, window: 4 };

async function withServer(
  options: ServeOptions,
  play: (client: OpenEnvClient, url: string) => Promise<void>,
): Promise<void> {
  needBuild();
  const server: RunningServer = await serve(['text/rotated'], {
    port: 0,
    workers: 1,
    prefetch: 2,
    seed: 5,
    params,
    ...options,
  });
  const client = await OpenEnvClient.connect(server.url);
  await play(client, server.url);
  await client.close();
  await server.close();
}

const logOf = (path: string): EndedEpisode[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EndedEpisode);

const makerAt = memoize(async (difficulty: number) => {
  const { spec, registry } = await plan('text/rotated', { seed: 5, params: { ...params, difficulty } });
  const parts = spec.parts.map((part) => ({ ...part, count: mostItems }));
  return prepare(createPlan({ ...spec, parts }, 5, registry, { orFewer: true }));
});

/** The right reply to what was asked. */
async function answerTo(
  client: OpenEnvClient,
  { condition, prompt }: Observed,
  difficulty: number,
): Promise<string> {
  const { data } = await client.ask({ type: 'state' });
  return (await makerAt(difficulty))
    .make((data as unknown as { index: number }).index)
    .questions.find((one) => one.condition === condition && one.prompt === prompt)!.answer;
}

/** Plays episodes of a player who knows everything up to level 3. */
async function play(client: OpenEnvClient, episodes: number): Promise<Observed[]> {
  const seen: Observed[] = [];
  for (let i = 0; i < episodes; i++) {
    const observed = await client.reset();
    const state = await client.ask({ type: 'state' });
    const { difficulty } = state.data as unknown as { difficulty: number };
    await client.step(difficulty <= 3 ? await answerTo(client, observed, difficulty) : '?');
    seen.push(observed);
  }
  return seen;
}

test('levels move by the rewards, by the log alone; ids deal episodes again; a server that begins anew goes on', async () => {
  const [first, again] = [join(folder, 'first.jsonl'), join(folder, 'again.jsonl')];
  let seen: Observed[] = [];
  await withServer({ curriculum: rule, log: first }, async (client) => {
    seen = await play(client, 40);
    for (const observed of [seen[0], seen.at(-1)!])
      expect(await client.reset({ episode_id: observed.episode_id })).toEqual(observed);
  });
  const log = logOf(first);
  const levels = log.map(({ level }) => level as number);
  expect(levels[0]).toBe(1);
  expect(Math.max(...levels)).toBe(4);
  expect(new Set(levels.slice(-20))).toEqual(new Set([3, 4]));
  const curriculum = new Curriculum(rule);
  for (const { family, level, reward } of log) curriculum.ended({ family, level: level as number, reward });
  for (const line of log) {
    const before = new Curriculum(rule);
    for (const { family, level, reward } of log.slice(0, line.after!))
      before.ended({ family, level: level as number, reward });
    expect(line.level).toBe(before.levelOf(line.family));
  }

  await withServer({ curriculum: rule, log: again }, async (client) => void (await play(client, 40)));
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(first, 'utf8'));

  await withServer({ curriculum: rule, log: first }, async (client) => void (await play(client, 1)));
  const next = logOf(first).at(-1)!;
  expect(next).toMatchObject({ seed: 40, after: 40, level: curriculum.levelOf('text/rotated') });
});

fully('a client may ask for a difficulty; its params go before', async () => {
  await withServer({}, async (client) => {
    const hard = await client.reset({ seed: 2, difficulty: 8 });
    expect(await client.step(`The answer is: ${await answerTo(client, hard, 8)}`)).toMatchObject({
      reward: 1,
    });
    expect(await client.reset({ episode_id: hard.episode_id })).toEqual(hard);
    expect((await client.reset({ seed: 2 })).images).not.toEqual(hard.images);
    const long = await client.reset({ seed: 2, difficulty: 8, params: { length: 3 } });
    const { observation } = await client.step('?');
    expect(observation.truth).toMatchObject({
      state: { text: expect.stringMatching(/^.{3}$/) as string, blur: 0.8 },
    });
    expect(long.images).not.toEqual(hard.images);
    const axes = await client.reset({ seed: 2, difficulty: { length: 10 } });
    expect(await client.reset({ episode_id: axes.episode_id })).toEqual(axes);
    for (const difficulty of [0, 11, 'hard', { no: 3 }, '3-8'])
      expect(await client.errorOf({ type: 'reset', data: { difficulty } })).toBe('VALIDATION_ERROR');
    expect(await client.errorOf({ type: 'reset', data: { params: { difficulty: [3, 8] } } })).toBe(
      'VALIDATION_ERROR',
    );
  });
});

fully('a client may go from the difficulty of the server to another', async () => {
  await withServer({ params: { ...params, difficulty: 3 } }, async (client) => {
    const [own, same, hard] = [
      await client.reset({ seed: 2 }),
      await client.reset({ seed: 2, difficulty: 3 }),
      await client.reset({ seed: 2, difficulty: 9 }),
    ];
    expect(same.images).toEqual(own.images);
    expect(hard.images).not.toEqual(own.images);
    await client.step('?');
  });
});

fully('an item by its place may be of a difficulty', async () => {
  await withServer({}, async (client, url) => {
    const item = await fetch(`${url}/items/text/rotated/5/2?difficulty=8&noise=0`);
    expect(await item.json()).toMatchObject({ params: { length: 8, blur: 0.8, noise: 0 } });
    await client.reset();
  });
});

test('a log that is none is refused, naming its line', async () => {
  const path = join(folder, 'wrong.jsonl');
  writeFileSync(path, '{"episode_id":"0"}\n');
  await expect(serve(['text/rotated'], { port: 0, curriculum: rule, log: path })).rejects.toThrow(
    /Line 1 of the log/,
  );
});
