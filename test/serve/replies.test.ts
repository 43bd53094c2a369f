import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type RunningServer } from '../../src/serve/serve.js';
import { needBuild } from '../cli/command.js';
import { OpenEnvClient } from './open-env-client.js';

let server: RunningServer;
beforeAll(async () => {
  needBuild();
  const params = { length: 3, size: 64 };
  server = await serve(['text/rotated'], { port: 0, workers: 1, prefetch: 2, seed: 5, params, truth: true });
});
afterAll(() => server.close());

interface Answer {
  readonly reward?: number;
  readonly detail?: string;
  readonly observation: { readonly episode_id: string; readonly answers: readonly { answer: string }[] };
}

async function post(path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

/** The reward function of docs/serve.md. */
async function rewardOf(completion: unknown, episode: string): Promise<number | string | undefined> {
  await post('/reset', { episode_id: episode });
  const { reward, detail } = await post('/step', { action: { reply: completion, episode_id: episode } });
  return reward ?? detail;
}

async function episode(): Promise<{ id: string; answer: string }> {
  const { episode_id: id } = (await post('/reset', {})).observation;
  const { observation } = await post('/step', { action: { reply: '?', episode_id: id } });
  return { id, answer: observation.answers[0].answer };
}

const says = (content: unknown, more: object = {}) => ({ role: 'assistant', content, ...more });
const text = (of: string) => ({ type: 'text', text: of });

test.each<[string, (right: string) => unknown, number]>([
  ['a text', (right) => right, 1],
  ['a list of one message', (right) => [says(right)], 1],
  ['a message', (right) => says(right), 1],
  ['a message whose content is parts', (right) => [says([text(right)])], 1],
  ['parts alone', (right) => [text(right)], 1],
  ['parts of thinking and text', (right) => [says([{ type: 'thinking', thinking: 'zz' }, text(right)])], 1],
  ['a message with its reasoning beside it', (right) => [says(right, { reasoning_content: 'zz' })], 1],
  ['several messages', (right) => [says('zz'), { role: 'tool', content: 'zz' }, says(right)], 1],
  ['a tool that speaks last', (right) => [says(right), { role: 'tool', content: 'zz' }], 1],
  ['messages without roles', (right) => [{ content: 'zz' }, { content: right }], 1],
  ['120,000 characters of reasoning', (right) => `<think>${'so '.repeat(40_000)}</think>${right}`, 1],
  [
    '1.5 million of them, in a message',
    (right) => [says(`<think>${'so '.repeat(500_000)}</think>${right}`)],
    1,
  ],
  ['a long text whose answer stands last', (right) => `${'word '.repeat(40_000)}\nThe answer is ${right}`, 1],
  ['the answer in the reasoning alone', (right) => [says(null, { reasoning_content: right })], 0],
  ['the answer in a part of thinking', (right) => [says([{ type: 'thinking', text: right }])], 0],
  ['a call of a tool', () => [says(null, { tool_calls: [{}] })], 0],
  ['nothing', () => [], 0],
])('%s', async (_, reply, reward) => {
  const { id, answer } = await episode();
  expect(await rewardOf(reply(answer), id)).toBe(reward);
});

test('messages over a WebSocket, too', async () => {
  const client = await OpenEnvClient.connect(server.url);
  const { id, answer } = await episode();
  await client.ask({ type: 'reset', data: { episode_id: id } });
  const { data } = await client.ask({ type: 'step', data: { reply: [says([text(answer)])] } });
  expect(data).toMatchObject({ reward: 1, done: true });
  await client.close();
});

test.each([
  ['a number', 4],
  ['null', null],
  ['a message whose content is a number', [says(4)]],
  ['a list of numbers', [4]],
])('%s is refused with what would be right', async (_, reply) => {
  const { id } = await episode();
  expect(await rewardOf(reply, id)).toBe(
    'The action is wrong at reply: expected a text, or messages with a role and a content',
  );
});
